"""The digital table (GD-T): its spaces, what lies next to what, and how far apart (GD-A1 to A3).

A space is a number, row by row from the north-west; a set of spaces is an int with one bit a space.
"""

from functools import lru_cache
from typing import Final, final

from lamster.games.getaway_driver.components import NONE, OBSTACLE_SHAPE

ACROSS: Final = (0, 1, 0, -1)
DOWN: Final = (-1, 0, 1, 0)
GROUNDS: Final = 64
"""How many different tables are remembered: obstacles make them many."""
SPREAD: Final = 4
"""GD-T5: the farthest a token is thrown from the aim, in columns and in rows."""
MARGIN: Final = 2
"""GD-T4: so many spaces lie between the edge and an obstacle."""
APART: Final = 3
"""GD-T4: king's moves between the spaces of two obstacles."""
TOO_CLOSE: Final = 1
IN_TOUCH: Final = 3
"""GD-T6: a Stash token lies farther than the first and not farther than the second from the nearest other."""

Landings = tuple[list[int], tuple[str, ...], tuple[int, ...]]
"""Spaces in the order of their codes, these codes, and in how many ways a token lands there."""


@final
class Ground:
    """A table with its obstacles: made once for each, and shared by all states that are played on it."""

    def __init__(self, columns: int, rows: int, blocked: int) -> None:
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        self.legal = [not blocked >> space & 1 for space in range(self.size)]
        self.spaces = [space for space in range(self.size) if self.legal[space]]
        """GD-A3: the legal spaces."""
        self.name = [f"{space % columns + 1},{space // columns + 1}" for space in range(self.size)]
        self.index = {name: space for space, name in enumerate(self.name)}
        self.by_name = sorted(self.spaces, key=lambda space: self.name[space])
        self.ahead = [[self.neighbour(space, way) for space in range(self.size)] for way in range(4)]
        """The legal space next to each space, by direction; NONE where there is none."""
        self.away1 = [self.at_distance(space, 1) for space in range(self.size)]
        self.away2 = [self.at_distance(space, 2) for space in range(self.size)]
        """GD-A2: the legal spaces exactly so far away, in the order of their codes."""
        self.around = [[other for way in range(4) if (other := self.ahead[way][s]) != NONE] for s in range(self.size)]
        self.near = [self.within_two(space) for space in range(self.size)]
        """GD-P4: the set of legal spaces at most two away."""
        self.too_close = [self.within_kings(space, TOO_CLOSE) for space in range(self.size)]
        self.in_touch = [self.within_kings(space, IN_TOUCH) for space in range(self.size)]
        """GD-T6: the sets of legal spaces too close to a Stash token, and of those not too far from it."""
        self.throws: dict[int, Landings] = {}
        self.middle = rows // 2 * columns + columns // 2
        self.aims = tuple([f"aim:{self.name[space]}" for space in self.by_name])
        self.start = [f"start:{name}" for name in self.name]
        self.to = [f"to:{name}" for name in self.name]
        self.all = sum([1 << space for space in self.spaces])
        self.not_west = sum([1 << space for space in range(self.size) if space % columns])
        self.not_east = sum([1 << space for space in range(self.size) if (space + 1) % columns])

    def neighbour(self, space: int, way: int) -> int:
        """GD-T2, A3: the legal space that way; NONE beyond the edge and under an obstacle."""
        column, row = space % self.columns + ACROSS[way], space // self.columns + DOWN[way]
        if 0 <= column < self.columns and 0 <= row < self.rows and self.legal[row * self.columns + column]:
            return row * self.columns + column
        return NONE

    def spread(self, spaces: int) -> int:
        """The set of legal spaces that are next to one of these."""
        sideways = (spaces & self.not_east) << 1 | (spaces & self.not_west) >> 1
        return (sideways | spaces << self.columns | spaces >> self.columns) & self.all

    def distance(self, one: int, other: int) -> int:
        """GD-A1: steps along rows and columns."""
        columns = self.columns
        return abs(one % columns - other % columns) + abs(one // columns - other // columns)

    def king_moves(self, one: int, other: int) -> int:
        columns = self.columns
        return max(abs(one % columns - other % columns), abs(one // columns - other // columns))

    def diagonal(self, one: int, other: int) -> bool:
        """GD-A1: both the column and the row differ by one."""
        columns = self.columns
        return abs(one % columns - other % columns) == 1 and abs(one // columns - other // columns) == 1

    def at_distance(self, space: int, distance: int) -> list[int]:
        return [other for other in self.close_by(space, distance) if self.distance(space, other) == distance]

    def within_two(self, space: int) -> int:
        return sum([1 << other for other in self.close_by(space, 2) if self.distance(space, other) <= 2])

    def within_kings(self, space: int, reach: int) -> int:
        return sum([1 << other for other in self.close_by(space, reach)])

    def close_by(self, space: int, reach: int) -> list[int]:
        """The legal spaces in the square around a space, in the order of their codes."""
        column, row = space % self.columns, space // self.columns
        found = [
            r * self.columns + c
            for r in range(max(0, row - reach), min(self.rows, row + reach + 1))
            for c in range(max(0, column - reach), min(self.columns, column + reach + 1))
        ]
        return sorted([other for other in found if self.legal[other]], key=lambda other: self.name[other])

    def landings(self, aim: int) -> Landings:
        """GD-T5: where a token thrown at the aim may land, and in how many ways: by two differences of 0 to 4."""
        if aim not in self.throws:
            near = self.close_by(aim, SPREAD)
            codes = tuple([f"drop:{self.name[space]}" for space in near])
            self.throws[aim] = (near, codes, tuple([self.ways_to(aim, space) for space in near]))
        return self.throws[aim]

    def ways_to(self, aim: int, space: int) -> int:
        columns = self.columns
        across = SPREAD + 1 - abs(space % columns - aim % columns)
        return across * (SPREAD + 1 - abs(space // columns - aim // columns))

    def direction(self, one: int, other: int) -> int:
        """The way from a space to its neighbour; NONE when it is none."""
        for way in range(4):
            if self.ahead[way][one] == other:
                return way
        return NONE

    # Obstacles (GD-T3, T4).

    def shape_at(self, obstacle: int, space: int, turned: bool) -> int:
        """The set of spaces an obstacle covers with its north-west corner here; 0 where it may not lie."""
        wide, high = OBSTACLE_SHAPE[obstacle]
        if turned:
            wide, high = high, wide
        column, row = space % self.columns, space // self.columns
        if not (column >= MARGIN and column + wide <= self.columns - MARGIN):
            return 0
        if not (row >= MARGIN and row + high <= self.rows - MARGIN):
            return 0
        return sum([1 << (row + r) * self.columns + column + c for r in range(high) for c in range(wide)])

    def far_from(self, spaces: int, others: int) -> bool:
        """GD-T4: at least three king's moves between any two spaces of these sets."""
        theirs = spaces_in(others)
        return all(self.king_moves(one, other) >= APART for one in spaces_in(spaces) for other in theirs)


def marks_of(spaces: int, size: int) -> str:
    """A set of spaces as text, a 1 for every space that is in it: many of them are sooner looked up there."""
    return f"{spaces:b}"[::-1].ljust(size, "0")


def spaces_in(spaces: int) -> list[int]:
    """The spaces of a set, in order."""
    found: list[int] = []
    marks = f"{spaces:b}"[::-1]
    space = marks.find("1")
    while space >= 0:
        found.append(space)
        space = marks.find("1", space + 1)
    return found


@lru_cache(maxsize=GROUNDS)
def ground_of(columns: int, rows: int, blocked: int) -> Ground:
    return Ground(columns, rows, blocked)
