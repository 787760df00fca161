"""Checks of clones, of states saved as JSON, and of steps as plain values."""

import json
from typing import Any

from lamster.kernel.conform.trial import Differs, Trial, canon, same, saved
from lamster.kernel.plain import freeze, step_types, thaw
from lamster.kernel.state import Ask, Step
from lamster.kernel.together import Together


def clones_are_independent(trial: Trial) -> None:
    """No ply changes a past state: neither one whose clone plays on, nor a clone that was left behind."""
    past: list[tuple[int, Any, str]] = []
    s = trial.start()
    for ply, (seat, code) in enumerate(trial.script):
        trial.ply = ply
        copy = s.clone()
        if copy is s or type(copy) is not type(s):
            raise Differs("a clone is not another state of the same class")
        before = saved(s)
        same("a clone", before, saved(copy))
        left, s = (s, copy) if ply % 2 else (copy, s)
        past.append((ply, left, before))
        trial.game.apply(s, seat, code)
    for ply, left, before in past:
        trial.ply = ply
        same("a past state, at the end of the game,", before, saved(left))


def survives_saving(trial: Trial) -> None:
    """A state that is saved as JSON and loaded before every ply plays on as one that was not."""
    s = trial.start()
    other = trial.start()
    for ply, (seat, code) in enumerate(trial.script):
        trial.ply = ply
        text = saved(s)
        same("a state that was saved and loaded all along", text, saved(other))
        other = trial.game.load(json.loads(text))
        same("a state that was saved and loaded", text, saved(other))
        same("what it asks", canon([opened(d) for d in s.open]), canon([opened(d) for d in other.open]))
        trial.game.apply(s, seat, code)
        trial.game.apply(other, seat, code)
    same("the end of the game", saved(s), saved(other))
    same("a packed state", saved(s), saved(trial.game.unpack(trial.game.pack(s))))


def opened(decision: Any) -> list[object]:
    form = decision.form.spec() if decision.form is not None else None
    return [decision.id, decision.kind, decision.rule, decision.codes, decision.weights, decision.public, form]


def steps_are_plain(trial: Trial) -> None:
    """Every step that lies on the stack is made again from its FIELDS, which are all it has and cannot change."""
    types = step_types(trial.game.package)
    seen: set[str] = set()
    for s, _, _ in trial.positions():
        for step in s.steps:
            text = canon(freeze(step))
            if text not in seen:
                seen.add(text)
                plain_step(step, types)
    for cls in types.values():
        if not cls.FIELDS and cls not in (Step, Ask, Together):
            plain_step(cls(), types)


def plain_step(step: Step[Any], types: dict[str, type[Step[Any]]]) -> None:
    name = type(step).__name__
    if types.get(name) is not type(step):
        raise Differs(f"the step {name} is not found in the game's package, or another has its name")
    again: Any = thaw(json.loads(canon(freeze(step))), types)
    same(f"the step {name}, saved and loaded,", repr(step), repr(again))
    hash(tuple([getattr(step, field) for field in step.FIELDS]))
    owned = attributes(step)
    if owned != sorted(step.FIELDS):
        raise Differs(f"the step {name} has {owned}, but its FIELDS are {sorted(step.FIELDS)}")


def attributes(step: Any) -> list[str]:
    """The names of what a step holds, compiled or not."""
    names = {*getattr(type(step), "__mypyc_attrs__", ()), *getattr(step, "__dict__", {})}
    return sorted(names - {"__dict__"})
