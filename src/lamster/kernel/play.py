"""The loop: take the top step; it happens, or it asks."""

from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask, State, Step


def advance(s: State) -> None:
    """Let everything happen that needs no answer, up to the next open decision or the end of the game."""
    steps = s.steps
    while s.ended is None and steps:
        step: Step[State] = steps[-1]
        if isinstance(step, Ask):
            asked: tuple[Decision, ...] = step.ask(s)
            if len(asked) == 1:
                only = asked[0]
                if only.public and len(only.codes) == 1 and only.form is None:
                    steps.pop()
                    step.answer(s, only.seat, only.codes[0])
                    continue
            if asked:
                open_decisions(s, asked)
                return
            steps.pop()
        else:
            steps.pop()
            step.happen(s)
    s.open = ()


def open_decisions(s: State, asked: tuple[Decision, ...]) -> None:
    """A decision keeps its id while its question stays the same, so one seat's answer does not make another's stale."""
    if asked is s.open:
        return
    for decision in asked:
        decision.ply = s.ply
    for before in s.open:
        for decision in asked:
            if before.same_question(decision):
                decision.ply = before.ply
    s.open = asked


def apply(s: State, seat: int, code: str) -> None:
    """Play a legal code (checked by the caller) and let everything follow from it."""
    step: Ask[State] = s.steps.pop()
    s.open = tuple([decision for decision in s.open if decision.seat != seat]) if len(s.open) > 1 else ()
    s.ply += 1
    step.answer(s, seat, code)
    advance(s)


def ask_again(s: State) -> None:
    """Ask what is open anew, after what it depends on has changed out of sight; every decision keeps its id."""
    opened = {decision.seat: decision.ply for decision in s.open}
    nothing: tuple[Decision, ...] = ()
    s.open = nothing
    advance(s)
    if opened.keys() != {decision.seat for decision in s.open}:
        raise AssertionError("a resampled world must ask the same seats")
    for decision in s.open:
        decision.ply = opened[decision.seat]


def chance_open(s: State) -> bool:
    return len(s.open) == 1 and s.open[0].seat == CHANCE
