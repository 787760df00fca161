"""How Heroes move: on foot, by Car, through Manholes, from POI to POI (EFNY-M, R, W1, W10 to W14)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    BRIDGE,
    BRIDGE_ROAD,
    DIRECTIONS,
    KIND,
    NEIGHBOUR,
    NONE,
    POI_SPACES,
    SEAT_NUMBERS,
    SPACE,
    SPACES,
    TRAP_OF,
)
from lamster.games.escape_from_new_york.rules.city import blocked, break_road, direction_to, enemy_at, smash
from lamster.games.escape_from_new_york.rules.enemies import take_cars
from lamster.games.escape_from_new_york.rules.programs import MOMENT, WORDS
from lamster.games.escape_from_new_york.rules.revealing import Reveal, TurnPoi
from lamster.games.escape_from_new_york.rules.window import collect, collectable, lone_codes, win_alone
from lamster.games.escape_from_new_york.rules.winning import Attempt
from lamster.games.escape_from_new_york.state import CAR, NO_CAR, TAXI, NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

CLEAR: Final = 1
SMASH: Final = 2
QUIET: Final = 4
COMPANY: Final = 8
"""A companion may come along without a Car (Hop In, Get Behind Me, Tunnel Plans)."""
DRIVING: Final = 16
"""EFNY-W14: may end after any step."""
STOP: Final = "stop"


# Where a step may lead.


def free_steps(s: NewYork, space: int, flags: int) -> list[str]:
    """EFNY-M1, M2: to revealed spaces and face-down POI, by open roads or smashing Roadblocks."""
    codes = []
    for d in range(DIRECTIONS):
        other = NEIGHBOUR[space][d]
        enterable = other != NONE and (s.tiles[other] != NONE or KIND[other] == "poi")
        if enterable and (flags & SMASH or not blocked(s, space, d)):
            codes.append(f"go:{SPACE.codes[other]}")
    if BRIDGE[space] and (flags & SMASH or not bridge_blocked(s, space)):
        codes.append(f"bridge:{BRIDGE[space]}")
    return codes


def crash_steps(s: NewYork, space: int, flags: int) -> list[str]:
    """EFNY-R7: a Hero may give up the Car to pass a Roadblock."""
    if not s.cars[s.active] or flags & SMASH:
        return []
    codes = []
    for d in range(DIRECTIONS):
        other = NEIGHBOUR[space][d]
        if other != NONE and (s.tiles[other] != NONE or KIND[other] == "poi") and blocked(s, space, d):
            codes.append(f"crash:{SPACE.codes[other]}")
    if BRIDGE[space] and bridge_blocked(s, space):
        codes.append(f"crash-bridge:{BRIDGE[space]}")
    return codes


def bridge_blocked(s: NewYork, space: int) -> bool:
    return bool(s.intact >> BRIDGE_ROAD[space] & 1)


# Walking and driving.


@final
class Move(Ask[NewYork]):
    """EFNY-W1, M1 to M6, T3: step by step; between the steps things may be collected."""

    FIELDS = ("left", "flags", "moved")

    def __init__(self, left: int, flags: int, moved: bool) -> None:
        self.left = left
        self.flags = flags
        self.moved = moved

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if not self.left:
            return ()
        here = s.at[s.active]
        steps = free_steps(s, here, self.flags)
        codes = steps + crash_steps(s, here, self.flags)
        if not codes:
            return ()
        if not steps or (self.flags & DRIVING and self.moved):
            codes.append(STOP)
        if self.moved:
            codes += collectable(s) + lone_codes(s)
        public = not self.moved or not lone_codes(s)
        return (Decision(s.active, "move", "EFNY-M1", tuple(sorted(codes)), None, public),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        verb, _, place = code.partition(":")
        if verb == "win":
            win_alone(s)
        elif verb == "collect":
            self.pick_up(s, code)
        elif verb in ("go", "crash"):
            s.then(WhoComes(SPACE.index[place], self.flags, verb == "crash"), self.rest(verb == "crash"))
        elif verb != STOP:
            self.try_bridge(s, verb == "crash-bridge")

    def rest(self, crashed: bool) -> "Move":
        """EFNY-R7: after a crash a DRIVE ends, a MOVE goes on on foot."""
        return Move(0 if crashed and self.flags & DRIVING else self.left - 1, self.flags, True)

    def pick_up(self, s: NewYork, code: str) -> None:
        """EFNY-R2, T3: taking a Car ends the movement."""
        if code != "collect:car":
            s.next(self)
        collect(s, code)

    def try_bridge(self, s: NewYork, crash: bool) -> None:
        """EFNY-V1 to V4: a Roadblock that is passed is destroyed, a Car given up for it is gone."""
        here = s.at[s.active]
        if bridge_blocked(s, here):
            break_road(s, BRIDGE_ROAD[here])
        if crash:
            lose_car(s)
        s.next(Attempt(BRIDGE[here]))

    def rule_of(self, s: NewYork, code: str) -> str:
        rules = {"crash": "EFNY-R7", "bridge": "EFNY-V1", "crash-bridge": "EFNY-R7", "collect": "EFNY-T3"}
        return rules.get(code.partition(":")[0], "")


def lose_car(s: NewYork) -> None:
    """EFNY-R7, J17: the Car goes back to the supply, the Taxi leaves the game."""
    if s.cars[s.active] == CAR:
        s.cars_left += 1
    s.cars[s.active] = NO_CAR


# Company.


def companions(s: NewYork, flags: int) -> list[int]:
    """EFNY-R3: Heroes of the space left without a Car, if the Hero has one or the card brings somebody."""
    if not (s.cars[s.active] or flags & COMPANY):
        return []
    here = s.at[s.active]
    return [seat for seat in range(s.seats) if seat != s.active and s.at[seat] == here and not s.cars[seat]]


@final
class WhoComes(Ask[NewYork]):
    """EFNY-R3: up to one Hero may be asked to come along, at each step anew."""

    FIELDS = ("to", "flags", "crash")

    def __init__(self, to: int, flags: int, crash: bool) -> None:
        self.to = to
        self.flags = flags
        self.crash = crash

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = [f"invite:{SEAT_NUMBERS[seat]}" for seat in companions(s, self.flags)]
        return (Decision(s.active, "company", "EFNY-R3", tuple(sorted(["alone", *codes])), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "alone":
            s.next(Go(self.to, self.flags, self.crash, NONE))
        else:
            s.next(Ride(self.to, self.flags, self.crash, int(code[7:]) - 1))


@final
class Ride(Ask[NewYork]):
    """EFNY-R4: the seat that is asked must agree."""

    FIELDS = ("to", "flags", "crash", "guest")

    def __init__(self, to: int, flags: int, crash: bool, guest: int) -> None:
        self.to = to
        self.flags = flags
        self.crash = crash
        self.guest = guest

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return (Decision(self.guest, "ride", "EFNY-R4", ("ride", "stay")),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "stay":
            s.tell(events.STAYED, (seat,))
        s.next(Go(self.to, self.flags, self.crash, seat if code == "ride" else NONE))

    def default(self, s: NewYork, seat: int) -> str:
        return "stay"


@final
class Go(Step[NewYork]):
    """EFNY-M1 to M5, R7: the step itself."""

    FIELDS = ("to", "flags", "crash", "guest")

    def __init__(self, to: int, flags: int, crash: bool, guest: int) -> None:
        self.to = to
        self.flags = flags
        self.crash = crash
        self.guest = guest

    def happen(self, s: NewYork) -> None:
        here = s.at[s.active]
        if blocked(s, here, direction_to(here, self.to)):
            smash(s, here, direction_to(here, self.to))
        arrive(s, self.to, bool(self.flags & QUIET))
        if self.crash:
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


# Manholes and POI.


def manholes_from(s: NewYork, space: int) -> list[int]:
    """EFNY-W10."""
    if not s.manholes >> space & 1:
        return []
    return [other for other in range(SPACES) if s.manholes >> other & 1 and other != space]


@final
class Jump(Ask[NewYork]):
    """EFNY-W10, W11: straight to another Manhole, or from POI to POI."""

    FIELDS = ("flags", "poi")

    def __init__(self, flags: int, poi: bool) -> None:
        self.flags = flags
        self.poi = poi

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        here = s.at[s.active]
        targets = [p for p in POI_SPACES if p != here] if self.poi else manholes_from(s, here)
        verb = "jump" if self.poi else "manhole"
        codes = sorted([f"{verb}:{SPACE.codes[space]}" for space in targets])
        return (Decision(s.active, "jump", "EFNY-W11" if self.poi else "EFNY-W10", tuple(codes), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.next(JumpWith(SPACE.index[code.partition(":")[2]], self.flags))


@final
class JumpWith(Ask[NewYork]):
    """EFNY-W11, R3: a willing companion comes along by Car, or where the card says so."""

    FIELDS = ("to", "flags")

    def __init__(self, to: int, flags: int) -> None:
        self.to = to
        self.flags = flags

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = [f"invite:{SEAT_NUMBERS[seat]}" for seat in companions(s, self.flags)]
        return (Decision(s.active, "company", "EFNY-R3", tuple(sorted(["alone", *codes])), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "alone":
            leap(s, self.to, NONE)
        else:
            s.next(RideLeap(self.to, int(code[7:]) - 1))


@final
class RideLeap(Ask[NewYork]):
    """EFNY-R4."""

    FIELDS = ("to", "guest")

    def __init__(self, to: int, guest: int) -> None:
        self.to = to
        self.guest = guest

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return (Decision(self.guest, "ride", "EFNY-R4", ("ride", "stay")),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "stay":
            s.tell(events.STAYED, (seat,))
        leap(s, self.to, seat if code == "ride" else NONE)

    def default(self, s: NewYork, seat: int) -> str:
        return "stay"


def leap(s: NewYork, to: int, guest: int) -> None:
    here = s.at[s.active]
    arrive(s, to, False)
    if guest != NONE:
        s.at[guest] = to
        s.tell(events.RODE, (guest, to))
    take_cars(s, here)


# The words.


def flags_of(marks: tuple[str, ...]) -> int:
    return (
        CLEAR * ("clear" in marks)
        | SMASH * ("smash" in marks)
        | QUIET * ("quiet" in marks)
        | COMPANY * ("company" in marks)
    )


def do_move(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    more = "car+1" in marks and s.cars[s.active] != NO_CAR
    s.next(Move(number + more, flags_of(marks), False))


def do_drive(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    """EFNY-W14."""
    s.then(Move(number, DRIVING, False), MOMENT[0], Reveal(1))


def do_manhole(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    if manholes_from(s, where):
        s.next(Jump(flags_of(marks), False))


def do_poi_jump(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(Jump(0, True))


def do_gain_car(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    """EFNY-W12."""
    if s.cars[s.active]:
        do_drive(s, 1, (), where, source)
    elif s.cars_left:
        s.cars_left -= 1
        s.cars[s.active] = CAR
        s.tell(events.TOOK_WRECK, (s.active,))


def can_move(s: NewYork, flags: int) -> bool:
    """EFNY-H8, M4: a first step is possible without giving anything up."""
    here = s.at[s.active]
    return not (flags & CLEAR and enemy_at(s, here)) and bool(free_steps(s, here, flags))


def could_crash(s: NewYork, flags: int) -> bool:
    """EFNY-R7, J40: only by giving up the Car; then it is the player's choice."""
    here = s.at[s.active]
    return not (flags & CLEAR and enemy_at(s, here)) and bool(crash_steps(s, here, flags))


WORDS["move"] = do_move
WORDS["drive"] = do_drive
WORDS["manhole"] = do_manhole
WORDS["poi-jump"] = do_poi_jump
WORDS["gain-car"] = do_gain_car
TAXI_MOVES: Final = 2
CAR_MOVES: Final = 1


def car_moves(s: NewYork, seat: int) -> int:
    """EFNY-R5."""
    return TAXI_MOVES if s.cars[seat] == TAXI else CAR_MOVES
