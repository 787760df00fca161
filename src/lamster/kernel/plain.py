"""States as JSON and back, exactly: tuples stay tuples, steps stay steps."""

import sys
from typing import Any

from lamster.kernel.decision import Outcome, Refusal
from lamster.kernel.pile import Pile
from lamster.kernel.state import State, Step

COMMON = ("rules", "seats", "options", "round", "ply", "steps", "answers", "ended")
FOUND: dict[str, dict[str, type[Step[Any]]]] = {}
"""Step classes by the package of their game."""


def step_types(package: str) -> dict[str, type[Step[Any]]]:
    """The step classes of a game, by name: those found in the modules of its package, all imported by now."""
    if package not in FOUND:
        FOUND[package] = {
            name: value
            for module in list(sys.modules.values())
            if module.__name__ == package or module.__name__.startswith(f"{package}.")
            for name, value in list(vars(module).items())
            if isinstance(value, type) and issubclass(value, Step)
        }
    return FOUND[package]


def freeze(value: object) -> object:
    """A value of a state as JSON data."""
    if isinstance(value, list):
        return [freeze(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [freeze(item) for item in value]}
    if isinstance(value, dict):
        return {"dict": [[freeze(key), freeze(item)] for key, item in value.items()]}
    if isinstance(value, Step):
        return {"step": type(value).__name__, "args": [freeze(getattr(value, name)) for name in value.FIELDS]}
    if isinstance(value, Pile):
        return {"pile": [value.top, value.layers, value.bottom]}
    if isinstance(value, Outcome):
        return {"winners": list(value.winners), "rule": value.rule}
    if value is None or isinstance(value, bool | int | str):
        return value
    raise TypeError(f"a state holds plain data only, not {type(value).__name__}")


def thaw(value: Any, steps: dict[str, type[Step[Any]]]) -> Any:
    """The inverse of freeze."""
    if isinstance(value, list):
        return [thaw(item, steps) for item in value]
    if not isinstance(value, dict):
        return value
    if "tuple" in value:
        return tuple(thaw(item, steps) for item in value["tuple"])
    if "dict" in value:
        return {thaw(key, steps): thaw(item, steps) for key, item in value["dict"]}
    if "step" in value:
        if value["step"] not in steps:
            raise Refusal(f"the saved state has a step {value['step']!r} that these rules do not know")
        return steps[value["step"]](*[thaw(item, steps) for item in value["args"]])
    if "pile" in value:
        top, layers, bottom = value["pile"]
        return Pile(list(top), [list(layer) for layer in layers], list(bottom))
    return Outcome(tuple(value["winners"]), value["rule"])


def save(state: State) -> dict[str, object]:
    """The whole state as JSON data, in mid-choice too. When each open decision was opened is part of it."""
    data = {name: freeze(getattr(state, name)) for name in COMMON + state.FIELDS}
    data["opened"] = [[decision.seat, decision.ply] for decision in state.open]
    return data


def restore(state: State, data: dict[str, Any], steps: dict[str, type[Step[Any]]]) -> None:
    """Fill a new state from saved data; the caller opens its decisions again."""
    state.begin(0, 0, {})
    for name in COMMON + state.FIELDS:
        setattr(state, name, thaw(data[name], steps))
    state.prepare()
