"""What is asked next where going on reveals nothing: it can be answered together with the question that is open.

The windows and moments of EFNY-T2 and T3 are many. A seat that is asked in one of them sees the options of the step
that follows as well, and goes on by choosing one of these.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from lamster.games.escape_from_new_york.events import CHOSE
from lamster.games.escape_from_new_york.finality import FINALITY
from lamster.games.escape_from_new_york.rules.turn import READY
from lamster.games.escape_from_new_york.rules.window import GO_ON, HURRY
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.play import apply

ONWARD: Final = {"window": GO_ON, "moment": GO_ON, "recovery": "decline", "choose": READY, "drive": "drive"}
"""By kind of question: the code that does nothing but go on to the next one."""
FAR: Final = 6
"""So many questions are looked at, one after the other."""


@dataclass(slots=True)
class AheadOption:
    code: str
    rule: str
    final: bool
    through: list[str]
    """What has to be played before it, code by code."""


@dataclass(slots=True)
class AheadView:
    """The open question and those behind it as one."""

    kind: str
    rule: str
    options: list[AheadOption]


def ahead_of(s: NewYork, decision: Decision) -> AheadView | None:
    """None where going on draws or reveals something, ends the turn or is not possible."""
    if ONWARD.get(decision.kind) not in decision.codes:
        return None
    asked = list(questions(s, decision))
    if len(asked) == 1:
        return None
    options: dict[str, AheadOption] = {}
    for place, (state, question, through) in enumerate(asked):
        leaving = () if place == len(asked) - 1 else (ONWARD[question.kind], HURRY)
        for code in question.codes:
            if code not in options and code not in leaving:
                options[code] = option(state, question, code, through)
    return AheadView(asked[-1][1].kind, asked[-1][1].rule, list(options.values()))


def option(s: NewYork, decision: Decision, code: str, through: list[str]) -> AheadOption:
    rule = s.steps[-1].rule_of(s, code) or decision.rule
    return AheadOption(code, rule, FINALITY.is_final(s, decision.seat, code), through)


def questions(s: NewYork, decision: Decision) -> Iterator[tuple[NewYork, Decision, list[str]]]:
    """The question that is open and those that follow, each with the state in which it is asked and the way there."""
    through: list[str] = []
    for _ in range(FAR):
        yield s, decision, through
        onward = ONWARD.get(decision.kind, "")
        if onward not in decision.codes:
            return
        s = gone_on(s, decision.seat, onward)
        if len(s.open) != 1 or s.open[0].seat != decision.seat or not is_quiet(s):
            return
        decision, through = s.open[0], [*through, onward]


def gone_on(s: NewYork, seat: int, code: str) -> NewYork:
    """A copy in which this has been played, with what it tells."""
    after = s.clone()
    after.log = []
    apply(after, seat, code)
    return after


def is_quiet(s: NewYork) -> bool:
    """Nothing has happened on the way but that a plan is ready, which can be taken back (EFNY-H4)."""
    return all(event.kind is CHOSE for event in s.log or ())
