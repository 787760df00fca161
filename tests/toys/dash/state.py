"""The components of Dash, its events, and everything that is true in it."""

from typing import Final

from lamster.kernel.event import NUMBER, SEAT, TEXT, EventKind, Names
from lamster.kernel.state import State

PATH: Final = Names("path", ("JLR", "LRJ", "RJL"))
TURNED: Final = EventKind("turned", "DASH-W1", (("path", PATH),), reveals=True)
FINISHED: Final = EventKind("finished", "DASH-R1", (("seat", SEAT),), reveals=True)
LATE: Final = EventKind("late", "DASH-R2", (("seat", SEAT),), reveals=True)
RAN: Final = EventKind("ran", "DASH-R1", (("seat", SEAT), ("run", TEXT)), reveals=True)
WON: Final = EventKind("won", "DASH-R3", (("seat", SEAT), ("ms", NUMBER)), reveals=True)
EVENTS: Final = (TURNED, FINISHED, LATE, RAN, WON)


class Dash(State):
    """The path of this round, and what everybody ran."""

    __slots__ = ("path", "points", "runs")
    FIELDS = ("path", "points", "runs")

    path: int
    """-1 until it is turned up."""
    points: list[int]
    runs: tuple[tuple[int, str], ...]
    """Seats and codes of the round, once all have run."""

    def clone(self) -> "Dash":
        copy = Dash()
        self.clone_into(copy)
        copy.path = self.path
        copy.points = self.points.copy()
        copy.runs = self.runs
        return copy
