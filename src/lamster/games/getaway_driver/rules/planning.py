"""City and Police plan together before the draw (GD-Q7)."""

from typing import Final, final

from lamster.games.getaway_driver.events import PLANNED, SIGNAL, SIGNALLED
from lamster.games.getaway_driver.rules.board import sees_signals
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask

READY: Final = "ready"
SAY: Final = [f"signal:{signal}" for signal in SIGNAL.codes]
SIGNAL_OF: Final = {code: signal for signal, code in enumerate(SAY)}
UNSEEN_SIGNAL: Final = "signal:?"


@final
class Planning(Ask[Getaway]):
    """GD-Q7: each of the two sends as many signals as they like, each once a round, until both are ready."""

    FIELDS = ("ready",)

    def __init__(self, ready: int) -> None:
        self.ready = ready
        """The set of seats that have said so."""

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return tuple([plan(s, seat) for seat in (s.settings.city, s.settings.police) if not self.ready >> seat & 1])

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code == READY:
            s.tell(PLANNED, (seat,))
            s.next(Planning(self.ready | 1 << seat))
            return
        s.signals = [*s.signals, (seat, SIGNAL_OF[code])]
        s.tell(SIGNALLED, (seat, SIGNAL_OF[code]), 1 << s.settings.city | 1 << s.settings.police)
        s.next(self)

    def mask(self, s: Getaway, seat: int, code: str, viewer: int | None) -> str:
        return code if code == READY or sees_signals(s, viewer) else UNSEEN_SIGNAL

    def default(self, s: Getaway, seat: int) -> str:
        return READY


def plan(s: Getaway, seat: int) -> Decision:
    """The signals that this seat has not sent yet."""
    unsent = [SAY[signal] for signal in range(len(SAY)) if (seat, signal) not in s.signals]
    return Decision(seat, "plan", "GD-Q7", (READY, *sorted(unsent)))


PLANNING: Final = Planning(0)
