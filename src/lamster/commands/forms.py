"""Forms at the terminal: what is too much to list is typed, and where time counts, against the clock."""

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING

from lamster.kernel.decision import Decision
from lamster.kernel.timing import Measured

if TYPE_CHECKING:
    from lamster.commands.session import Session

Clock = Callable[[], float]
"""Seconds that only go forward."""
UNTOLD = -1
"""There is no page that could claim a time of its own."""


class Forms:
    """The player's forms. The clock runs from the moment one is shown to the Enter that answers it."""

    def __init__(self, session: "Session", clock: Clock) -> None:
        self.session = session
        self.clock = clock
        self.begun = ""
        """The id of the decision whose clock runs."""
        self.start = 0.0

    def ask(self, decision: Decision) -> None:
        """Whoever has just acted sees the form at once; others say first that they are ready."""
        session = self.session
        if self.begun == decision.id:
            session.draw(decision)
            self.show(decision)
        elif session.acted_last():
            self.begin(decision)
        else:
            session.draw(decision)
            session.screen.write("")
            session.say("play-ready", "strong")

    def begin(self, decision: Decision) -> None:
        self.show(decision)
        self.begun = decision.id
        self.start = self.clock()

    def show(self, decision: Decision) -> None:
        session = self.session
        screen = session.screen
        screen.write("\n" + screen.paint(session.words.question(decision.kind), "strong"))
        screen.write(session.terminal.form(session.view(), session.words, screen.colour, screen.width))

    def answer(self, decision: Decision, typed: str) -> bool:
        """What was typed, as the answer; the first line only says that the player is ready. True when it was taken."""
        if self.begun != decision.id:
            self.begin(decision)
            return False
        measured = Measured(round(1000 * (self.clock() - self.start)), UNTOLD, 0, True)
        if self.is_late(decision, measured):
            self.enter(decision, "")
            return True
        if not typed:
            return False
        code = self.session.terminal.typed(self.session.view(), self.session.words, typed)
        self.enter(decision, self.session.game.stamp(self.session.match.state, decision.seat, code, measured))
        return True

    def is_late(self, decision: Decision, measured: Measured) -> bool:
        timing = self.session.game.timing(self.session.match.state, decision)
        return timing is not None and 0 < timing.limit < measured.span

    def enter(self, decision: Decision, code: str) -> None:
        """The answer among those of the bots, by their times: as a table with a clock would have got them."""
        session = self.session
        if code and (refusal := session.game.refuse(session.match.state, decision.seat, code)):
            raise refusal
        answers = [(asked, session.choice(asked)) for asked in session.match.state.open if asked.seat in session.bots]
        for asked, played in sorted([*answers, (decision, code)], key=time_of):
            if played:
                session.match.act(asked.seat, played)
            else:
                session.match.table(f"timeout:{session.labels[asked.seat]}=limit")


def time_of(answer: tuple[Decision, str]) -> float:
    """How long an answer took; one without a time comes last."""
    decision, code = answer
    return (decision.form.duration(code) if decision.form is not None else 0) or inf
