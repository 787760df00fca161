"""Which bot has which seat in a tournament, balanced so that no bot gains from its seats.

There are three forms. In a race each bot of a pair has half of the sides, in all possible ways; with an odd number of
sides it has one more and one less equally often. In a duel of two different sides every bot on one side meets every
bot on the other, itself included: this separates the strength in each role from the advantage of the role. If there
is only one side, each bot has all seats and plays against the game itself.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate, combinations, product
from math import ceil
from typing import NamedTuple

from lamster.games import load
from lamster.kernel.chance import derive, seed_from_text
from lamster.kernel.game import Value
from lamster.lab.play import GameResult, play_game

RACE, DUEL, ALONE = "race", "duel", "alone"
Way = tuple[int, ...]
"""The sides that the first bot of a pair has."""


class Seating(NamedTuple):
    """The bot of each seat, and for how many games."""

    bots: tuple[str, ...]
    games: int


class Table:
    """A table of a game: its seats, and which seats form a side."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Value]) -> None:
        rules = load(game)
        fewest = min((n for n in rules.meta.seats if n > 1), default=1)
        self.seats = seats or fewest
        self.usual = self.seats == fewest
        s = rules.setup(self.seats, options)
        self.names = rules.seat_names(self.seats)
        teams = [rules.team(s, seat) for seat in range(self.seats)]
        order = list(dict.fromkeys(teams))
        self.sides = [order.index(team) for team in teams]
        """The side of each seat."""
        self.form = self.form_of(rules.meta.cooperative)

    def form_of(self, cooperative: bool) -> str:
        if cooperative or not any(self.sides):
            return ALONE
        return DUEL if max(self.sides) == 1 and not self.names[0].isdecimal() else RACE

    def seatings(self, bots: Sequence[str], games: int) -> list[Seating]:
        """Each bot against each other, at least `games` games a pair; more if all seatings need the same number."""
        if self.form == ALONE:
            return [Seating((bot,) * self.seats, games) for bot in bots]
        if self.form == DUEL:
            return [Seating(self.bots_by_seat(pair, (0,)), ceil(games / 2)) for pair in product(bots, repeat=2)]
        ways = ways_to_share(max(self.sides) + 1)
        each = ceil(games / len(ways))
        return [Seating(self.bots_by_seat(pair, way), each) for pair in combinations(bots, 2) for way in ways]

    def bots_by_seat(self, pair: tuple[str, ...], way: Way) -> tuple[str, ...]:
        """The first bot of the pair has the sides in `way`, the second all others."""
        return tuple(pair[0] if side in way else pair[1] for side in self.sides)


def ways_to_share(sides: int) -> list[Way]:
    """All ways to give the first of two bots half of the sides; if their number is odd, rounded down and up."""
    halves = dict.fromkeys([sides // 2, sides - sides // 2])
    return [way for half in halves for way in combinations(range(sides), half)]


class Schedule:
    """All games of a tournament, numbered. The games of two bots do not depend on which others take part."""

    def __init__(self, game: str, seed: str, options: Mapping[str, Value], seatings: Sequence[Seating]) -> None:
        self.game = game
        self.seed = seed_from_text(seed)
        self.options = dict(options)
        self.seatings = seatings
        self.starts = list(accumulate([seating.games for seating in seatings], initial=0))

    def games(self) -> int:
        return self.starts[-1]

    def seating_of(self, number: int) -> int:
        return bisect_right(self.starts, number) - 1

    def play(self, number: int) -> GameResult:
        place = self.seating_of(number)
        bots = self.seatings[place].bots
        seed = derive(self.seed, *bots, number - self.starts[place])
        return play_game(load(self.game), bots, seed, self.options)
