"""Forms at the terminal: answers with too many options to list are typed, against the clock if time counts."""

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING

from lamster.kernel.decision import Decision
from lamster.kernel.timing import Measured

if TYPE_CHECKING:
    from lamster.commands.session import Session

Clock = Callable[[], float]
"""A monotonic clock in seconds."""
NO_CLAIMED_MS = -1
"""In place of the time that a browser measures: a terminal sends none."""


class Forms:
    """The player's forms. The clock runs from showing a form to the Enter key that answers it."""

    def __init__(self, session: "Session", clock: Clock) -> None:
        self.session = session
        self.clock = clock
        self.begun = ""
        """The id of the decision whose clock is running."""
        self.start = 0.0

    def ask(self, decision: Decision) -> None:
        """Show the form at once if the player has just acted; otherwise first ask whether the player is ready."""
        session = self.session
        if self.begun == decision.id:
            session.draw(decision)
            self.show(decision)
        elif session.has_acted_last():
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
        """Answer with the typed line; the first line only means that the player is ready. True if it was an answer."""
        if self.begun != decision.id:
            self.begin(decision)
            return False
        measured = Measured(round(1000 * (self.clock() - self.start)), NO_CLAIMED_MS, 0, True)
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
        """Enter the answers of the player and the bots in the order of their times, as at a real-time table."""
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
    """The time of an answer; an answer without a time comes last."""
    decision, code = answer
    return (decision.form.duration(code) if decision.form is not None else 0) or inf
