"""The components of Tail, its events, and everything that is true in it."""

from typing import Final

from lamster.kernel.event import SEAT, EventKind, Names
from lamster.kernel.state import State

NONE: Final = -1
STREET: Final = Names("street", ("left", "right", "straight"))
ROLES: Final = {1: ("driver",), 2: ("driver", "police"), 4: ("driver-a", "driver-b", "city", "police")}

DROVE: Final = EventKind("drove", "TAIL-D1", (("seat", SEAT), ("street", STREET)), secret="street")
WATCHED: Final = EventKind("watched", "TAIL-P1", (("seat", SEAT), ("street", STREET)), reveals=True)
ALONE: Final = EventKind("alone", "TAIL-O1", (("street", STREET),), reveals=True)
CAUGHT: Final = EventKind("caught", "TAIL-W2", (("seat", SEAT),), reveals=True)
EVENTS: Final = (DROVE, WATCHED, ALONE, CAUGHT)


class Tail(State):
    """Drivers sit on the first seats, and none or as many pursuers on the others."""

    __slots__ = ("turns",)
    FIELDS = ("turns",)

    turns: list[int]
    """The street that each driver has taken in this round: no secret from the partner, one from the others."""

    def clone(self) -> "Tail":
        copy = Tail()
        self.clone_into(copy)
        copy.turns = self.turns.copy()
        return copy


def drivers(s: State) -> range:
    return range(max(1, s.seats // 2))


def pursuers(s: State) -> range:
    return range(max(1, s.seats // 2), s.seats)


def same_side(s: State, seat: int, viewer: int | None) -> bool:
    return viewer is not None and (seat in drivers(s)) == (viewer in drivers(s))


def side(s: State, seat: int) -> int:
    """The seats of one side, as the audience of an event."""
    return sum(1 << other for other in range(s.seats) if same_side(s, seat, other))
