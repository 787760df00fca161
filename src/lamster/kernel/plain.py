"""States as JSON and back, exactly: tuples stay tuples, steps stay steps."""

from collections.abc import Iterator
from typing import Any

from lamster.kernel.decision import Outcome
from lamster.kernel.pile import Pile
from lamster.kernel.state import State, Step

COMMON = ("rules", "seats", "options", "round", "ply", "steps", "ended")


def step_types(package: str) -> dict[str, type[Step[Any]]]:
    """The step classes of a game, by name: those defined below its package."""
    return {cls.__name__: cls for cls in below(Step) if cls.__module__.startswith(package)}


def below(cls: type[Step[Any]]) -> Iterator[type[Step[Any]]]:
    for sub in cls.__subclasses__():
        yield sub
        yield from below(sub)


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
