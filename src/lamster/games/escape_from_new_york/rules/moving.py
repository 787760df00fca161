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
    ROAD,
    SPACE,
    SPACES,
)
from lamster.games.escape_from_new_york.rules.city import blocked, enemy_at, smash
from lamster.games.escape_from_new_york.rules.company import (
    CLEAR,
    COMPANY,
    CRASH,
    DRIVING,
    LEAP,
    QUIET,
    SMASH,
    WhoComes,
    friends_of,
    lose_car,
)
from lamster.games.escape_from_new_york.rules.programs import MOMENT, WORDS, Part
from lamster.games.escape_from_new_york.rules.revealing import Reveal
from lamster.games.escape_from_new_york.rules.window import collect, collectable, lone_codes
from lamster.games.escape_from_new_york.rules.winning import attempt, declare, might_win_alone
from lamster.games.escape_from_new_york.state import CAR, NO_CAR, TAXI, NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask

STOP: Final = "stop"
TAXI_MOVES: Final = 2
CAR_MOVES: Final = 1


# Where a step may lead.


def enterable(s: NewYork, space: int) -> bool:
    """EFNY-M1: a revealed space or a face-down POI."""
    return space != NONE and (s.tiles[space] != NONE or KIND[space] == "poi")


def free_steps(s: NewYork, space: int, flags: int) -> list[str]:
    """EFNY-M1, M2, V3: by open roads or smashing Roadblocks; onto a bridge as well."""
    codes = [
        f"go:{SPACE.codes[NEIGHBOUR[space][d]]}"
        for d in range(DIRECTIONS)
        if enterable(s, NEIGHBOUR[space][d]) and (flags & SMASH or not blocked(s, space, d))
    ]
    if BRIDGE[space] and (flags & SMASH or not bridge_blocked(s, space)):
        codes.append(f"bridge:{BRIDGE[space]}")
    return codes


def crash_steps(s: NewYork, space: int, flags: int) -> list[str]:
    """EFNY-R7: a Hero may give up the Car to pass a Roadblock."""
    if not s.cars[s.active] or flags & SMASH:
        return []
    codes = [
        f"crash:{SPACE.codes[NEIGHBOUR[space][d]]}"
        for d in range(DIRECTIONS)
        if enterable(s, NEIGHBOUR[space][d]) and blocked(s, space, d)
    ]
    if BRIDGE[space] and bridge_blocked(s, space):
        codes.append(f"crash-bridge:{BRIDGE[space]}")
    return codes


def bridge_blocked(s: NewYork, space: int) -> bool:
    return bool(s.intact >> BRIDGE_ROAD[space] & 1)


def can_move(s: NewYork, flags: int) -> bool:
    """EFNY-H8, M4: a first step is possible without giving anything up."""
    here = s.at[s.active]
    return not (flags & CLEAR and enemy_at(s, here)) and bool(free_steps(s, here, flags))


def could_crash(s: NewYork, flags: int) -> bool:
    """EFNY-R7 (ruling J40): only by giving up the Car; then it is the player's choice."""
    here = s.at[s.active]
    return not (flags & CLEAR and enemy_at(s, here)) and bool(crash_steps(s, here, flags))


# Walking and driving.


@final
class Move(Ask[NewYork]):
    """EFNY-W1, M1 to M6, T3, V9: step by step; between the steps things may be collected."""

    FIELDS = ("left", "flags", "friends", "moved")

    def __init__(self, left: int, flags: int, friends: int, moved: bool = False) -> None:
        self.left = left
        self.flags = flags
        self.friends = friends
        """Seats that the card may bring along: see company.py."""
        self.moved = moved

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if not self.left:
            return ()
        here = s.at[s.active]
        steps = free_steps(s, here, self.flags)
        codes = steps + crash_steps(s, here, self.flags)
        if not codes:
            return ()
        if not self.moved:
            return (Decision(s.active, "move", "EFNY-M1", tuple(sorted(codes)), None, True),)
        if not steps or self.flags & DRIVING:
            codes.append(STOP)
        codes += collectable(s) + lone_codes(s)
        return (Decision(s.active, "move", "EFNY-M1", tuple(sorted(codes)), None, not might_win_alone(s)),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        verb, _, place = code.partition(":")
        if verb == "win":
            declare(s)
        elif verb == "collect":
            self.pick_up(s, code)
        elif verb in ("go", "crash"):
            self.step(s, SPACE.index[place], CRASH * (verb == "crash"))
        elif verb != STOP:
            self.try_bridge(s, verb == "crash-bridge")

    def step(self, s: NewYork, to: int, crash: int) -> None:
        """EFNY-R7: after a crash a DRIVE ends, a MOVE goes on on foot."""
        left = 0 if crash and self.flags & DRIVING else self.left - 1
        s.then(WhoComes(to, self.flags | crash, self.friends), Move(left, self.flags, self.friends, True))

    def pick_up(self, s: NewYork, code: str) -> None:
        """EFNY-R2, T3: taking a Car ends the movement."""
        if code != "collect:car":
            s.next(self)
        collect(s, code)

    def try_bridge(self, s: NewYork, crash: bool) -> None:
        """EFNY-V1 to V4: a Roadblock that is passed is destroyed, a Car given up for it is gone."""
        here = s.at[s.active]
        if bridge_blocked(s, here):
            smash(s, here, ROAD[here].index(BRIDGE_ROAD[here]))
        if crash:
            lose_car(s)
            s.tell(events.CRASHED, (s.active, here))
        attempt(s, BRIDGE[here])

    def default(self, s: NewYork, seat: int) -> str:
        """No bridge, no crash and no collecting for who is away, where that can be."""
        codes = self.decision_of(s, seat).codes
        return next((code for code in codes if code == STOP or code.startswith("go:")), codes[0])

    def rule_of(self, s: NewYork, code: str) -> str:
        return RULES.get(code.partition(":")[0], "")

    def refuse(self, s: NewYork, seat: int, code: str) -> str:
        """A Roadblock is in the way, where nothing else is."""
        to, around = SPACE.index.get(code.partition(":")[2], NONE), NEIGHBOUR[s.at[s.active]]
        return "EFNY-M2" if enterable(s, to) and to in around else ""


RULES: Final = {
    "crash": "EFNY-R7",
    "bridge": "EFNY-V1",
    "crash-bridge": "EFNY-R7",
    "collect": "EFNY-T3",
    "win": "EFNY-V9",
}


# Manholes and POI.


def manholes_from(s: NewYork, space: int) -> list[int]:
    """EFNY-W10."""
    if not s.manholes >> space & 1:
        return []
    return [other for other in range(SPACES) if s.manholes >> other & 1 and other != space]


@final
class Jump(Ask[NewYork]):
    """EFNY-W10, W11: straight to another Manhole, or from POI to POI."""

    FIELDS = ("poi", "friends")

    def __init__(self, poi: bool, friends: int) -> None:
        self.poi = poi
        self.friends = friends

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        here = s.at[s.active]
        targets = [p for p in POI_SPACES if p != here] if self.poi else manholes_from(s, here)
        verb = "jump" if self.poi else "manhole"
        codes = sorted([f"{verb}:{SPACE.codes[space]}" for space in targets])
        return (Decision(s.active, "jump", "EFNY-W11" if self.poi else "EFNY-W10", tuple(codes), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.next(WhoComes(SPACE.index[code.partition(":")[2]], LEAP, self.friends))


# The words.


def flags_of(marks: tuple[str, ...]) -> int:
    return (
        CLEAR * ("clear" in marks)
        | SMASH * ("smash" in marks)
        | QUIET * ("quiet" in marks)
        | COMPANY * ("company" in marks)
    )


def do_move(s: NewYork, part: Part) -> None:
    more = "car+1" in part.marks and s.cars[s.active] != NO_CAR
    flags = flags_of(part.marks)
    s.next(Move(part.number + more, flags, friends_of(s, flags)))


def drive(s: NewYork, steps: int) -> None:
    """EFNY-W14."""
    s.then(Move(steps, DRIVING, 0), MOMENT[0], Reveal(1))


def car_moves(s: NewYork, seat: int) -> int:
    """EFNY-R5."""
    return TAXI_MOVES if s.cars[seat] == TAXI else CAR_MOVES


def do_manhole(s: NewYork, part: Part) -> None:
    if manholes_from(s, part.where):
        s.next(Jump(False, friends_of(s, flags_of(part.marks))))


def do_poi_jump(s: NewYork, _: Part) -> None:
    s.next(Jump(True, 0))


def do_gain_car(s: NewYork, _: Part) -> None:
    """EFNY-W12."""
    if s.cars[s.active]:
        drive(s, 1)
    elif s.cars_left:
        s.cars_left -= 1
        s.cars[s.active] = CAR
        s.tell(events.TOOK_WRECK, (s.active,))


WORDS["move"] = do_move
WORDS["manhole"] = do_manhole
WORDS["poi-jump"] = do_poi_jump
WORDS["gain-car"] = do_gain_car
