"""Who comes along when a Hero moves, and the step itself (EFNY-R3, R4, R7, M1 to M5)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import NONE, SEAT_NUMBERS, SPACES, TRAP_OF
from lamster.games.escape_from_new_york.rules.city import blocked, direction_to, smash
from lamster.games.escape_from_new_york.rules.enemies import take_cars
from lamster.games.escape_from_new_york.rules.revealing import TurnPoi
from lamster.games.escape_from_new_york.state import CAR, NO_CAR, NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

CLEAR: Final = 1
SMASH: Final = 2
QUIET: Final = 4
COMPANY: Final = 8
"""A companion may come along without a Car (Hop In, Get Behind Me, Tunnel Plans)."""
DRIVING: Final = 16
"""EFNY-W14: may end after any step."""
CRASH: Final = 32
"""EFNY-R7: the Car is given up in this step."""
LEAP: Final = 64
"""EFNY-W10, W11: not along a road."""


def companions(s: NewYork, friends: int) -> list[int]:
    """EFNY-R3: Heroes of the space left who have no Car: any of them with a Car, else those that the card brings."""
    here = s.at[s.active]
    some = -1 if s.cars[s.active] else friends
    seats = [seat for seat in range(s.seats) if some >> seat & 1 and s.at[seat] == here and not s.cars[seat]]
    return [seat for seat in seats if seat != s.active]


def friends_of(s: NewYork, flags: int) -> int:
    """Whom a card may bring: those in the space where its movement begins, one bit for each seat."""
    here = s.at[s.active]
    return sum([1 << seat for seat in range(s.seats) if s.at[seat] == here]) if flags & COMPANY else 0


@final
class WhoComes(Ask[NewYork]):
    """EFNY-R3: up to one Hero may be asked to come along, at each step anew."""

    FIELDS = ("to", "flags", "friends")

    def __init__(self, to: int, flags: int, friends: int) -> None:
        self.to = to
        self.flags = flags
        self.friends = friends

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = [f"invite:{SEAT_NUMBERS[seat]}" for seat in companions(s, self.friends)]
        return (Decision(s.active, "company", "EFNY-R3", ("alone", *codes), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "alone":
            s.next(Go(self.to, self.flags, NONE))
        else:
            s.next(Ride(self.to, self.flags, int(code[7:]) - 1))


@final
class Ride(Ask[NewYork]):
    """EFNY-R4: the seat that is asked must agree."""

    FIELDS = ("to", "flags", "guest")

    def __init__(self, to: int, flags: int, guest: int) -> None:
        self.to = to
        self.flags = flags
        self.guest = guest

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return (Decision(self.guest, "ride", "EFNY-R4", ("ride", "stay")),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "stay":
            s.tell(events.STAYED, (seat,))
        s.next(Go(self.to, self.flags, seat if code == "ride" else NONE))

    def default(self, s: NewYork, seat: int) -> str:
        return "stay"


@final
class Go(Step[NewYork]):
    """EFNY-M1 to M5, R7, W10, W11: the step itself, along a road or from hole to hole."""

    FIELDS = ("to", "flags", "guest")

    def __init__(self, to: int, flags: int, guest: int) -> None:
        self.to = to
        self.flags = flags
        self.guest = guest

    def happen(self, s: NewYork) -> None:
        here = s.at[s.active]
        if not self.flags & LEAP and blocked(s, here, direction_to(here, self.to)):
            smash(s, here, direction_to(here, self.to))
        arrive(s, self.to, bool(self.flags & QUIET))
        if self.flags & CRASH:
            lose_car(s)
            s.tell(events.CRASHED, (s.active, self.to))
        if self.guest != NONE:
            s.at[self.guest] = self.to
            s.tell(events.RODE, (self.guest, self.to))
        take_cars(s, here)


def arrive(s: NewYork, to: int, quiet: bool) -> None:
    """EFNY-M5, U1, U6, XS6: a face-down POI is turned up at once; Events and Traps wait for the end of the action."""
    s.at[s.active] = to
    s.tell(events.MOVED, (s.active, to))
    if s.tiles[to] == NONE:
        s.next(TurnPoi(to))
    elif TRAP_OF[s.tiles[to]] or (s.event_spaces >> to & 1 and not quiet):
        s.pending += (to if not quiet else to + SPACES,)


def lose_car(s: NewYork) -> None:
    """EFNY-R7 (ruling J17): the Car goes back to the supply, the Taxi leaves the game."""
    if s.cars[s.active] == CAR:
        s.cars_left += 1
    s.cars[s.active] = NO_CAR
