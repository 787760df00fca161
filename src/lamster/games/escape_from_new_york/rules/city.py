"""Who is where, and which ways are open (EFNY-G5, K1, E12)."""

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

FAR = 1000
"""Further away than anything."""


def revealed(s: NewYork, space: int) -> bool:
    return s.tiles[space] != NONE


def empty_neighbours(s: NewYork, space: int) -> list[int]:
    """EFNY-M7: neighbours that can be revealed; face-down POI are not among them (EFNY-M9)."""
    return [other for other in AROUND[space] if s.tiles[other] == NONE and KIND[other] != "poi"]


def hero_at(s: NewYork, space: int) -> bool:
    """EFNY-E7: whoever shares a space with a Hero is engaged."""
    return space in s.at


def bosses_at(s: NewYork, space: int) -> list[int]:
    return [boss for boss in range(BOSSES) if s.boss_at[boss] == space]


def enemy_at(s: NewYork, space: int) -> bool:
    """EFNY-E1, J7: tricked ones count as well."""
    return bool(s.crowd[space]) or space in s.boss_at


def blocked(s: NewYork, space: int, direction: int) -> bool:
    """EFNY-K1: an intact Roadblock stands on that road."""
    road = ROAD[space][direction]
    return road != NONE and bool(s.intact >> road & 1)


def direction_to(space: int, other: int) -> int:
    return NEIGHBOUR[space].index(other)


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


def distances(s: NewYork, goal: int, manholes: bool, through: bool = False) -> list[int]:
    """EFNY-E12, E17: steps from every revealed space to the goal by open roads; by Manholes; or through Roadblocks."""
    found = [FAR] * SPACES
    found[goal] = 0
    edge = [goal]
    for space in edge:
        beyond = found[space] + 1
        for other in around(s, space, manholes, through):
            if found[other] == FAR:
                found[other] = beyond
                edge.append(other)
    return found


def around(s: NewYork, space: int, manholes: bool, through: bool = False) -> list[int]:
    """Where an Enemy can go from here in one step (EFNY-E9)."""
    ways = [
        NEIGHBOUR[space][d]
        for d in range(DIRECTIONS)
        if NEIGHBOUR[space][d] != NONE
        and s.tiles[NEIGHBOUR[space][d]] != NONE
        and (through or not s.intact >> ROAD[space][d] & 1)
    ]
    if manholes and s.manholes >> space & 1:
        ways += [other for other in range(SPACES) if s.manholes >> other & 1 and other != space and other not in ways]
    return ways
