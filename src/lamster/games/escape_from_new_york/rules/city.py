"""Who is where, and which ways are open (EFNY-G5, K1, E12)."""

from functools import lru_cache
from typing import Final

from lamster.games.escape_from_new_york.components import (
    AROUND,
    BOSSES,
    BUILDING_OF,
    DIRECTIONS,
    KIND,
    NEIGHBOUR,
    NONE,
    ROAD,
    SPACES,
)
from lamster.games.escape_from_new_york.events import SMASHED
from lamster.games.escape_from_new_york.state import NewYork

FAR: Final = 1000
"""Further away than anything."""
REMEMBERED: Final = 64
"""How many answers to the question how far it is are kept."""
LINKS: Final = tuple(
    [
        tuple([(NEIGHBOUR[space][d], 1 << ROAD[space][d]) for d in range(DIRECTIONS) if NEIGHBOUR[space][d] != NONE])
        for space in range(SPACES)
    ]
)
"""The neighbours of each space, with the bit of the road that leads there."""


def empty_neighbours(s: NewYork, space: int) -> list[int]:
    """EFNY-M7: neighbours that can be revealed; face-down POI are not among them (EFNY-M9)."""
    return [other for other in AROUND[space] if s.tiles[other] == NONE and KIND[other] != "poi"]


def hero_at(s: NewYork, space: int) -> bool:
    """EFNY-E7: whoever shares a space with a Hero is engaged."""
    return space in s.at


def bosses_at(s: NewYork, space: int) -> list[int]:
    return [boss for boss in range(BOSSES) if s.boss_at[boss] == space]


def enemy_at(s: NewYork, space: int) -> bool:
    """EFNY-E1, A12: tricked ones count as well."""
    return bool(s.crowd[space]) or space in s.boss_at


def blocked(s: NewYork, space: int, direction: int) -> bool:
    """EFNY-K1: an intact Roadblock stands on that road."""
    road = ROAD[space][direction]
    return road != NONE and bool(s.intact >> road & 1)


def direction_to(space: int, other: int) -> int:
    return NEIGHBOUR[space].index(other)


def blocked_between(s: NewYork, space: int, other: int) -> bool:
    return bool(s.intact >> ROAD[space][direction_to(space, other)] & 1)


def open_between(s: NewYork, space: int, other: int) -> bool:
    return not s.intact >> ROAD[space][direction_to(space, other)] & 1


def open_neighbours(s: NewYork, space: int) -> list[int]:
    """Revealed neighbours without an intact Roadblock in between."""
    return [other for other in AROUND[space] if s.tiles[other] != NONE and open_between(s, space, other)]


def break_road(s: NewYork, road: int) -> None:
    """EFNY-K7: flipped, it stays on the road and counts as open."""
    s.intact &= ~(1 << road)
    s.broken |= 1 << road


def smash(s: NewYork, space: int, direction: int) -> None:
    """EFNY-M3."""
    break_road(s, ROAD[space][direction])
    s.tell(SMASHED, (space, direction))


def building_at(s: NewYork, space: int) -> int:
    return BUILDING_OF[s.tiles[space]] if s.tiles[space] != NONE else NONE


# Routes of Enemies.


def distances(s: NewYork, goal: int, manholes: bool, through: bool = False) -> tuple[int, ...]:
    """EFNY-E9, E12, E17: steps from every revealed space to the goal by open roads; by Manholes; through Roadblocks."""
    return flood(tuple(s.tiles), 0 if through else s.intact, s.manholes if manholes else 0, goal)


@lru_cache(maxsize=REMEMBERED)
def flood(tiles: tuple[int, ...], closed: int, manholes: int, goal: int) -> tuple[int, ...]:
    """Remembered, because all moves of one effect, and all steps of a move, ask for the same."""
    found = [FAR] * SPACES
    found[goal] = 0
    edge = [goal]
    for space in edge:
        beyond = found[space] + 1
        for other, road in LINKS[space]:
            if found[other] == FAR and tiles[other] != NONE and not closed & road:
                found[other] = beyond
                edge.append(other)
        if manholes >> space & 1:
            for other in [other for other in range(SPACES) if manholes >> other & 1 and found[other] == FAR]:
                found[other] = beyond
                edge.append(other)
            manholes = 0
    return tuple(found)


def ahead(s: NewYork, space: int, way: tuple[int, ...], manholes: bool, through: bool = False) -> list[int]:
    """EFNY-E15: where the next step of a shortest route leads."""
    near = way[space] - 1
    found = [other for other, road in LINKS[space] if way[other] == near and (through or not s.intact & road)]
    if manholes and s.manholes >> space & 1:
        below = [other for other in range(SPACES) if s.manholes >> other & 1 and way[other] == near]
        found += [other for other in below if other not in found]
    return found
