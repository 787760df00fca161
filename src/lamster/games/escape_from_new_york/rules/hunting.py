"""How New York moves its Enemies: HUNT, step 12, the Duke, and where it places Prisoners (EFNY-E, N7, B7, W15, W16)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    AROUND,
    BOSS,
    BOSS_MOVES,
    BOSSES,
    COMES_FROM,
    DUKE,
    GRID,
    NEIGHBOUR,
    NONE,
    PRESIDENT,
    ROAD,
    SPACE,
    SPACES,
)
from lamster.games.escape_from_new_york.rules.city import (
    FAR,
    around,
    blocked,
    bosses_at,
    break_road,
    direction_to,
    distances,
    hero_at,
    open_between,
)
from lamster.games.escape_from_new_york.rules.enemies import (
    DRIVER,
    FIRST_BOSS,
    LYING,
    MARKED,
    add,
    moves_of,
    place_driver,
    place_prisoners,
    remove,
    take_cars,
)
from lamster.games.escape_from_new_york.rules.fighting import KINDS
from lamster.games.escape_from_new_york.rules.programs import WORDS
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

REACHES: Final = 100
PER_MOVE: Final = 10
CAR_FIRST: Final = 2
BOSS_SECOND: Final = 1

Hunter = tuple[int, int, int]
"""An Enemy that could be moved: how much it comes first, its kind (a Prisoner's bits, or BOSS_KIND + boss), its space."""
BOSS_KIND: Final = 64


@final
class Ways:
    """How far it is to the current Hero from everywhere: on foot, by Car, and by Car through Roadblocks."""

    def __init__(self, s: NewYork) -> None:
        goal = s.at[s.active]
        self.foot: Final = distances(s, goal, True)
        self.car: Final = distances(s, goal, False)
        self.through: Final = distances(s, goal, False, True)


def hunters(s: NewYork, ways: Ways) -> list[Hunter]:
    """EFNY-E11, E13: who can be moved, with how much each comes first."""
    found: list[Hunter] = []
    for space in range(SPACES):
        if s.crowd[space] and not hero_at(s, space):
            for enemy in set(s.crowd[space]):
                if not enemy & (LYING | MARKED):
                    found += hunter(s, ways, enemy, space)
    for boss in range(BOSSES):
        space = s.boss_at[boss]
        free = space >= 0 and not hero_at(s, space) and not (s.boss_down | s.boss_moved) >> boss & 1
        if free and ways.foot[space] < FAR:
            reach = REACHES * (ways.foot[space] <= BOSS_MOVES[boss])
            found.append((reach + PER_MOVE * BOSS_MOVES[boss] + BOSS_SECOND, BOSS_KIND + boss, space))
    return found


def hunter(s: NewYork, ways: Ways, enemy: int, space: int) -> list[Hunter]:
    moves = moves_of(s, enemy)
    if not enemy & DRIVER:
        far = ways.foot[space]
        return [(REACHES * (far <= moves) + PER_MOVE * moves, enemy, space)] if far < FAR else []
    far = ways.car[space]
    if far < FAR:
        return [(REACHES * (far <= moves) + PER_MOVE * moves + CAR_FIRST, enemy, space)]
    if ways.through[space] == FAR:
        return []
    return [(REACHES * crashes_into_hero(s, space, moves, ways) + PER_MOVE * moves + CAR_FIRST, enemy, space)]


def crashes_into_hero(s: NewYork, space: int, moves: int, ways: Ways) -> bool:
    """EFNY-E17: the step through the first Roadblock enters the Hero's space."""
    goal = s.at[s.active]
    return ways.through[space] <= moves and any(
        [not open_between(s, before, goal) for before in last_before(s, space, goal, ways, moves)]
    )


def last_before(s: NewYork, space: int, goal: int, ways: Ways, moves: int) -> list[int]:
    """Spaces from which a shortest way through Roadblocks enters the goal, reached by open roads."""
    edge = [space]
    for _ in range(ways.through[space] - 1):
        edge = [other for at in edge for other in around(s, at, False) if ways.through[other] == ways.through[at] - 1]
    return [at for at in edge if goal in AROUND[at]]


# HUNT.


@final
class Hunt(Ask[NewYork]):
    """EFNY-W15, E13, E14, E18: one at a time; ties are the current player's."""

    FIELDS = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if not self.left:
            return ()
        found = hunters(s, Ways(s))
        if not found:
            return ()
        best = max([rank for rank, _, _ in found])
        codes = sorted({hunt_code(kind, space) for rank, kind, space in found if rank == best})
        return (Decision(s.active, "hunt", "EFNY-E13", tuple(codes), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.next(Hunt(self.left - 1))
        name, _, place = code[5:].partition(":")
        space = SPACE.index[place]
        if name in BOSS.index:
            boss = BOSS.index[name]
            s.boss_moved |= 1 << boss
            s.next(Stalk(BOSS_KIND + boss, space, BOSS_MOVES[boss], False, space))
        else:
            enemy = next(e for e in s.crowd[space] if not e & (LYING | MARKED) and plain_name(e) == name)
            remove(s, space, enemy)
            add(s, space, enemy | MARKED)
            s.next(Stalk(enemy | MARKED, space, moves_of(s, enemy), False, space))


def hunt_code(kind: int, space: int) -> str:
    name = BOSS.codes[kind - BOSS_KIND] if kind >= BOSS_KIND else plain_name(kind)
    return f"hunt-{name}:{SPACE.codes[space]}"


def plain_name(enemy: int) -> str:
    """Prisoners who differ only in damage are moved alike, the less hurt first."""
    return KINDS[enemy & DRIVER]


@final
class Stalk(Ask[NewYork]):
    """EFNY-E12, E15 to E17: step by step along a shortest route; between equal ones the current player chooses."""

    FIELDS = ("kind", "at", "left", "carries", "start")

    def __init__(self, kind: int, at: int, left: int, carries: bool, start: int) -> None:
        self.kind = kind
        self.at = at
        self.left = left
        self.carries = carries
        """EFNY-E16: a passenger has come along."""
        self.start = start

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"step:{SPACE.codes[space]}" for space in self.next_spaces(s)])
        return (Decision(s.active, "route", "EFNY-E15", tuple(codes or ["arrived"]), None, True),)

    def is_car(self) -> bool:
        return self.kind < BOSS_KIND and bool(self.kind & DRIVER)

    def next_spaces(self, s: NewYork) -> list[int]:
        """The next spaces of shortest routes; with a Car first those on which somebody can be taken along."""
        if not self.left or self.at == s.at[s.active]:
            return []
        ways = Ways(s)
        if not self.is_car():
            return [other for other in around(s, self.at, True) if ways.foot[other] == ways.foot[self.at] - 1]
        if ways.car[self.at] < FAR:
            ahead = [other for other in around(s, self.at, False) if ways.car[other] == ways.car[self.at] - 1]
            if self.carries or passenger(s, self.at) != NONE:
                return ahead
            return [other for other in ahead if picks_up(s, ways, other, self.left - 1)] or ahead
        return [other for other in around(s, self.at, False, True) if ways.through[other] == ways.through[self.at] - 1]

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "arrived":
            if self.at != self.start:
                self.tell_arrival(s)
            return
        to = SPACE.index[code[5:]]
        if self.kind >= BOSS_KIND:
            s.boss_at[self.kind - BOSS_KIND] = to
            s.next(Stalk(self.kind, to, self.left - 1, False, self.start))
        else:
            self.walk(s, to)

    def walk(self, s: NewYork, to: int) -> None:
        """A Prisoner goes on, alone or with a passenger, through a Roadblock only by losing the Car."""
        carries = self.carries
        if self.is_car() and not carries and passenger(s, self.at) != NONE:
            mark_passenger(s, self.at)
            carries = True
        crash = blocked(s, self.at, direction_to(self.at, to)) if to in AROUND[self.at] else False
        carry_on(s, self.kind, self.at, to, carries)
        if crash and self.is_car():
            crash_in(s, self.kind, self.at, to)
            s.next(Stalk(self.kind & ~DRIVER, to, 0, carries, self.start))
        elif not self.is_car() and s.wrecks[to] and not hero_at(s, to):
            s.tell(events.HUNTED, (self.kind & DRIVER, self.start, to))
            take_cars(s, to)
        else:
            s.next(Stalk(self.kind, to, self.left - 1, carries, self.start))

    def tell_arrival(self, s: NewYork) -> None:
        kind = FIRST_BOSS + self.kind - BOSS_KIND if self.kind >= BOSS_KIND else self.kind & DRIVER
        s.tell(events.HUNTED, (kind, self.start, self.at))
        if self.carries:
            s.tell(events.CARRIED, (self.at,))


def passenger(s: NewYork, space: int) -> int:
    """EFNY-E16: a Prisoner here that can be taken along; NONE if there is none."""
    if hero_at(s, space):
        return NONE
    found = [enemy for enemy in s.crowd[space] if not enemy & (DRIVER | LYING | MARKED)]
    return found[0] if found else NONE


def picks_up(s: NewYork, ways: Ways, space: int, left: int) -> bool:
    """Whether a shortest route on from here meets a Prisoner before its end."""
    if not left or ways.car[space] == 0:
        return False
    if passenger(s, space) != NONE:
        return True
    ahead = [other for other in around(s, space, False) if ways.car[other] == ways.car[space] - 1]
    return any([picks_up(s, ways, other, left - 1) for other in ahead])


def mark_passenger(s: NewYork, space: int) -> None:
    """EFNY-E16: it cannot be chosen again by the same effect."""
    enemy = passenger(s, space)
    remove(s, space, enemy)
    add(s, space, enemy | MARKED | PASSENGER)


PASSENGER: Final = 32
"""Rides along in a Car that is being moved."""


def carry_on(s: NewYork, kind: int, at: int, to: int, carries: bool) -> None:
    """The Enemy, and whoever rides along, one space on."""
    remove(s, at, kind)
    add(s, to, kind)
    if carries:
        rider = next(enemy for enemy in s.crowd[at] if enemy & PASSENGER)
        remove(s, at, rider)
        add(s, to, rider)


def crash_in(s: NewYork, kind: int, at: int, to: int) -> None:
    """EFNY-E17: the Roadblock is destroyed, the Car goes to the supply, a Prisoner stands in the space just entered."""
    break_road(s, ROAD[at][direction_to(at, to)])
    remove(s, to, kind)
    s.cars_left += 1
    s.tell(events.CRASHED_IN, (to,))
    if s.prisoners_left:
        s.prisoners_left -= 1
        add(s, to, kind & ~DRIVER)
    else:
        place_prisoners(s, [to])


@final
class HuntOver(Step[NewYork]):
    """EFNY-E14: what was moved may be moved again by the next effect."""

    def happen(self, s: NewYork) -> None:
        s.boss_moved = 0
        for space in range(SPACES):
            if s.crowd[space]:
                s.crowd[space] = tuple(sorted([enemy & (MARKED - 1) for enemy in s.crowd[space]]))
                take_cars(s, space)


def do_hunt(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.then(Hunt(number), HUNT_OVER)


# Step 12, and the Duke.


@final
class WalkIn(Step[NewYork]):
    """EFNY-N7 to N9: from the neighbour spaces named on the back of the top card."""

    def happen(self, s: NewYork) -> None:
        here = s.at[s.active]
        for direction in COMES_FROM[s.ny_top]:
            space = NEIGHBOUR[here][direction]
            if space != NONE and not blocked(s, here, direction) and not hero_at(s, space):
                walk_in(s, space, here)


def walk_in(s: NewYork, space: int, here: int) -> None:
    for enemy in [enemy for enemy in s.crowd[space] if not enemy & LYING]:
        remove(s, space, enemy)
        add(s, here, enemy)
        s.tell(events.ENTERED, (enemy & DRIVER, space, here))
    for boss in bosses_at(s, space):
        if not s.boss_down >> boss & 1:
            s.boss_at[boss] = here
            s.tell(events.ENTERED, (FIRST_BOSS + boss, space, here))


@final
class DukeHunts(Ask[NewYork]):
    """EFNY-N6, B7, XP4: towards the Hero who holds the President, up to two steps."""

    FIELDS = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"step:{SPACE.codes[space]}" for space in self.next_spaces(s)])
        return (Decision(s.active, "duke", "EFNY-B7", tuple(codes), None, True),) if codes else ()

    def next_spaces(self, s: NewYork) -> list[int]:
        at = s.boss_at[DUKE]
        holder = next((seat for seat in range(s.seats) if PRESIDENT in s.supplies[seat]), NONE)
        if not self.left or at < 0 or holder == NONE or s.boss_down >> DUKE & 1:
            return []
        if s.at[holder] == at or (self.left == BOSS_MOVES[DUKE] and hero_at(s, at)):
            return []
        way = distances(s, s.at[holder], True)
        return [other for other in around(s, at, True) if way[other] == way[at] - 1] if way[at] < FAR else []

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.boss_at[DUKE] = SPACE.index[code[5:]]
        s.tell(events.DUKE_MOVED, (s.boss_at[DUKE],))
        s.next(DukeHunts(self.left - 1))


# Placing.


def do_prisoners(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    """`here`, with every Hero, or on neighbour spaces of the current player's choice."""
    if "heroes" in marks:
        place_prisoners(s, [space for space in s.at for _ in range(number)])
    elif "adjacent" in marks:
        s.next(PlaceAround(int(marks[1]) if len(marks) > 1 else 1, ()))
    else:
        place_prisoners(s, [where] * number)


@final
class PlaceAround(Ask[NewYork]):
    """NY01, NY06, EFNY-G2: a Prisoner on each of several different neighbour spaces that are revealed."""

    FIELDS = ("left", "chosen")

    def __init__(self, left: int, chosen: tuple[int, ...]) -> None:
        self.left = left
        self.chosen = chosen

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        spaces = [o for o in AROUND[s.at[s.active]] if s.tiles[o] != NONE and o not in self.chosen]
        codes = sorted([f"prisoner:{SPACE.codes[space]}" for space in spaces]) if self.left else []
        return (Decision(s.active, "place", "EFNY-G2", tuple(codes or ["placed"]), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "placed":
            place_prisoners(s, list(self.chosen))
        else:
            s.next(PlaceAround(self.left - 1, (*self.chosen, SPACE.index[code[9:]])))


@final
class Sewer(Ask[NewYork]):
    """EFNY-W16: the nearest Manholes by grid distance; ties are the current player's."""

    FIELDS = ("left", "chosen")

    def __init__(self, left: int, chosen: tuple[int, ...]) -> None:
        self.left = left
        self.chosen = chosen

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        holes = [i for i in range(SPACES) if s.manholes >> i & 1 and i not in self.chosen] if self.left else []
        near = GRID[s.at[s.active]]
        closest = min([near[space] for space in holes], default=0)
        codes = sorted([f"prisoner:{SPACE.codes[space]}" for space in holes if near[space] == closest])
        return (Decision(s.active, "sewer", "EFNY-W16", tuple(codes or ["placed"]), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "placed":
            place_prisoners(s, list(self.chosen))
        else:
            s.next(Sewer(self.left - 1, (*self.chosen, SPACE.index[code[9:]])))


def do_sewer(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(Sewer(number, ()))


@final
class StolenWheels(Ask[NewYork]):
    """EV-12: a Prisoner with a Car in a revealed neighbour space of one's choice."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        spaces = [other for other in AROUND[s.at[s.active]] if s.tiles[other] != NONE]
        codes = sorted([f"wheels:{SPACE.codes[space]}" for space in spaces])
        return (Decision(s.active, "wheels", "EFNY-U7", tuple(codes), None, True),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        place_driver(s, SPACE.index[code[7:]])


def do_car(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(StolenWheels())


HUNT_OVER: Final = HuntOver()
WALK_IN: Final = WalkIn()
WORDS["hunt"] = do_hunt
WORDS["sewer"] = do_sewer
WORDS["prisoners"] = do_prisoners
WORDS["car"] = do_car
