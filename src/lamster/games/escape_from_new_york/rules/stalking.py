"""One Enemy's move towards the current Hero: its route, whom a Car takes along, Roadblocks (EFNY-E12, E15 to E17)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import ROAD, SPACE
from lamster.games.escape_from_new_york.rules.city import (
    FAR,
    ahead,
    blocked_between,
    break_road,
    direction_to,
    distances,
    hero_at,
)
from lamster.games.escape_from_new_york.rules.enemies import (
    DRIVER,
    FIRST_BOSS,
    LYING,
    MARKED,
    add,
    damage_on,
    place_prisoners,
    remove,
    take_cars,
)
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

PASSENGER: Final = 32
"""Rides along in a Car that is being moved."""
BOSS_KIND: Final = 256
"""Bosses among those that are moved: this and their number; the others are the bits of a Prisoner."""
NOBODY: Final = 0
ABOARD: Final = 1
LATER: Final = 2
"""EFNY-E16: nobody rides along yet; somebody does; somebody shall, but not from this space."""


def movable(s: NewYork, space: int, kind: int) -> list[int]:
    """EFNY-E7, E14, A12: Prisoners of this kind there, who neither lie nor were moved already."""
    if hero_at(s, space):
        return []
    return [enemy for enemy in s.crowd[space] if enemy & DRIVER == kind and not enemy & (LYING | MARKED)]


def by_damage(enemies: list[int]) -> tuple[str, ...]:
    return tuple([f"hurt:{damage}" for damage in sorted({damage_on(enemy) for enemy in enemies})])


def with_damage(enemies: list[int], code: str) -> int:
    return next(enemy for enemy in enemies if damage_on(enemy) == int(code[5:]))


@final
class Stalk(Step[NewYork]):
    """EFNY-E12, E15 to E17: step by step along a shortest route, as far as there is nothing to choose."""

    FIELDS = ("kind", "at", "left", "rider", "start")

    def __init__(self, kind: int, at: int, left: int, rider: int, start: int) -> None:
        self.kind = kind
        self.at = at
        self.left = left
        self.rider = rider
        self.start = start

    def happen(self, s: NewYork) -> None:
        spaces = self.next_spaces(s)
        if not spaces:
            self.arrive(s)
        elif self.is_car() and self.rider == NOBODY and movable(s, self.at, 0):
            s.next(Boarding(self.kind, self.at, self.left, self.start))
        elif len(spaces) == 1:
            self.go(s, spaces[0])
        else:
            s.next(Route(self.kind, self.at, self.left, self.rider, self.start))

    def is_car(self) -> bool:
        return self.kind < BOSS_KIND and bool(self.kind & DRIVER)

    def next_spaces(self, s: NewYork) -> list[int]:
        """The next spaces of shortest routes; with a Car first those on which somebody can be taken along."""
        goal = s.at[s.active]
        if not self.left or self.at == goal:
            return []
        if not self.is_car():
            return ahead(s, self.at, distances(s, goal, True), True)
        through, way = car_way(s, self.at)
        spaces = ahead(s, self.at, way, False, through)
        if self.rider == ABOARD or (self.rider == NOBODY and movable(s, self.at, 0)):
            return spaces
        return [other for other in spaces if picks_up(s, self.at, other, self.left - 1)] or spaces

    def go(self, s: NewYork, to: int) -> None:
        """One space on; an abandoned Car there, or a Roadblock in between, ends the move."""
        if self.kind >= BOSS_KIND:
            s.boss_at[self.kind - BOSS_KIND] = to
            s.next(Stalk(self.kind, to, self.left - 1, NOBODY, self.start))
            return
        carry_on(s, self.kind, self.at, to)
        rider = ABOARD if self.rider == ABOARD else NOBODY
        if self.is_car() and blocked_between(s, self.at, to):
            crash_in(s, self, to)
        elif not self.is_car() and s.wrecks[to] and not hero_at(s, to):
            s.next(Stalk(self.kind, to, 0, NOBODY, self.start))
        else:
            s.next(Stalk(self.kind, to, self.left - 1, rider, self.start))

    def arrive(self, s: NewYork) -> None:
        kind = FIRST_BOSS + self.kind - BOSS_KIND if self.kind >= BOSS_KIND else self.kind & DRIVER
        s.tell(events.HUNTED, (kind, self.start, self.at))
        alight(s, self.at)


def car_way(s: NewYork, at: int) -> tuple[bool, tuple[int, ...]]:
    """EFNY-E17: how far it is from everywhere by Car, through Roadblocks only if there is no other way from here."""
    goal = s.at[s.active]
    way = distances(s, goal, False)
    return (False, way) if way[at] < FAR else (True, distances(s, goal, False, True))


def picks_up(s: NewYork, before: int, space: int, left: int) -> bool:
    """EFNY-E16: whether a Car that comes to this space with so many steps left can take somebody along from here on."""
    if not left or space == s.at[s.active] or blocked_between(s, before, space):
        return False
    if movable(s, space, 0):
        return True
    through, way = car_way(s, space)
    return any(picks_up(s, space, other, left - 1) for other in ahead(s, space, way, False, through))


def carry_on(s: NewYork, kind: int, at: int, to: int) -> None:
    """The Enemy, and whoever rides along, one space on."""
    remove(s, at, kind)
    add(s, to, kind)
    for rider in [enemy for enemy in s.crowd[at] if enemy & PASSENGER]:
        remove(s, at, rider)
        add(s, to, rider)


def crash_in(s: NewYork, car: Stalk, to: int) -> None:
    """EFNY-E17, A4, G10: the Roadblock is destroyed, the Car goes to the supply, a Prisoner stands where it ends."""
    break_road(s, ROAD[car.at][direction_to(car.at, to)])
    remove(s, to, car.kind)
    s.cars_left += 1
    s.tell(events.CRASHED_IN, (to,))
    if s.prisoners_left:
        s.prisoners_left -= 1
        add(s, to, car.kind & ~DRIVER)
        s.next(Stalk(car.kind & ~DRIVER, to, 0, car.rider, car.start))
    else:
        alight(s, to)
        place_prisoners(s, [to])


def alight(s: NewYork, space: int) -> None:
    """EFNY-E4, E16: who rode along stands in the space; a Prisoner there takes an abandoned Car at once."""
    for rider in [enemy for enemy in s.crowd[space] if enemy & PASSENGER]:
        remove(s, space, rider)
        add(s, space, rider & ~PASSENGER)
        s.tell(events.CARRIED, (space,))
    take_cars(s, space)


@final
class Route(Ask[NewYork]):
    """EFNY-E15: between equally short routes the current player chooses."""

    FIELDS = ("kind", "at", "left", "rider", "start")

    def __init__(self, kind: int, at: int, left: int, rider: int, start: int) -> None:
        self.kind = kind
        self.at = at
        self.left = left
        self.rider = rider
        self.start = start

    def mover(self) -> Stalk:
        return Stalk(self.kind, self.at, self.left, self.rider, self.start)

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"step:{SPACE.codes[space]}" for space in self.mover().next_spaces(s)])
        return (Decision(s.active, "route", "EFNY-E15", tuple(codes)),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        self.mover().go(s, SPACE.index[code[5:]])


@final
class Boarding(Ask[NewYork]):
    """EFNY-E16, G2: who rides along; if somebody else could do so further on, that one instead."""

    FIELDS = ("kind", "at", "left", "start")

    def __init__(self, kind: int, at: int, left: int, start: int) -> None:
        self.kind = kind
        self.at = at
        self.left = left
        self.start = start

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        through, way = car_way(s, self.at)
        spaces = ahead(s, self.at, way, False, through)
        later = any(picks_up(s, self.at, other, self.left - 1) for other in spaces)
        codes = by_damage(movable(s, self.at, 0)) + (("later",) if later else ())
        return (Decision(s.active, "aboard", "EFNY-E16", codes, None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.next(Stalk(self.kind, self.at, self.left, LATER if code == "later" else ABOARD, self.start))
        if code != "later":
            rider = with_damage(movable(s, self.at, 0), code)
            remove(s, self.at, rider)
            add(s, self.at, rider | MARKED | PASSENGER)
