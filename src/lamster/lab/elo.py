"""Strength from results: Elo by the model of Bradley and Terry, with 95 % intervals.

The chance that one player beats another depends on the difference of their strengths alone. Half a win is added to both
sides of each meeting, so that who always won is not infinitely strong. Intervals come from the curvature of the
likelihood at its top (Fisher information); shared games count as parts of wins, which makes them a little wide.
"""

from collections.abc import Hashable, Sequence
from math import exp, log, sqrt
from typing import Generic, NamedTuple, TypeVar

Player = TypeVar("Player", bound=Hashable)
Matrix = list[list[float]]
ANCHOR = 1000
POINTS = 400 / log(10)
"""Elo points of one unit of the logarithm of odds."""
Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
EXTRA = 0.5
STEPS = 100
LARGEST_STEP = 2.0


class Meeting(NamedTuple, Generic[Player]):
    """How often the first won against the second."""

    first: Player
    second: Player
    games: float
    wins: float


class Rating(NamedTuple):
    """Elo, and between what it lies with 95 % confidence."""

    elo: int
    low: int
    high: int


class Ratings(Generic[Player]):
    """The most likely strengths of players who met, and how sure that is."""

    def __init__(self, meetings: Sequence[Meeting[Player]]) -> None:
        players = dict.fromkeys(player for meeting in meetings for player in (meeting.first, meeting.second))
        self.places = {player: place for place, player in enumerate(players)}
        self.meetings = meetings
        self.strengths = [0.0] * len(players)
        self.climb()
        self.covariance = inverse(self.curvature())

    def climb(self) -> None:
        """Newton's method. The first player stays where it is: only differences count."""
        for _ in range(STEPS):
            slope = self.slope()
            step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse(self.curvature())]
            shorter = min(1.0, LARGEST_STEP / max(map(abs, step), default=1.0)) if any(step) else 1.0
            self.strengths = [old + shorter * change for old, change in zip(self.strengths, step, strict=True)]
            if max(map(abs, step)) < 1e-9:
                return

    def chance(self, meeting: Meeting[Player]) -> float:
        """How likely the first is to win, as things are thought to stand."""
        difference = self.strengths[self.places[meeting.first]] - self.strengths[self.places[meeting.second]]
        return 1 / (1 + exp(-difference))

    def slope(self) -> list[float]:
        slope = [0.0] * len(self.places)
        for meeting in self.meetings:
            more = meeting.wins + EXTRA - (meeting.games + 2 * EXTRA) * self.chance(meeting)
            slope[self.places[meeting.first]] += more
            slope[self.places[meeting.second]] -= more
        slope[0] = 0.0
        return slope

    def curvature(self) -> Matrix:
        curve = [[0.0] * len(self.places) for _ in self.places]
        for meeting in self.meetings:
            i, j, chance = self.places[meeting.first], self.places[meeting.second], self.chance(meeting)
            known = (meeting.games + 2 * EXTRA) * chance * (1 - chance)
            curve[i][i] += known
            curve[j][j] += known
            curve[i][j] -= known
            curve[j][i] -= known
        curve[0] = [1.0] + [0.0] * (len(curve) - 1)
        for row in curve[1:]:
            row[0] = 0.0
        return curve

    def difference(self, player: Player, other: Player) -> tuple[float, float]:
        """By how many points the one is stronger, and the standard error of that."""
        i, j, c = self.places[player], self.places[other], self.covariance
        # The first player's own entry stands for a variance of none.
        own = [0.0 if place == 0 else c[place][place] for place in (i, j)]
        error = sqrt(max(0.0, own[0] + own[1] - 2 * c[i][j])) if i != j else 0.0
        return POINTS * (self.strengths[i] - self.strengths[j]), POINTS * error

    def rating(self, player: Player, anchor: Player) -> Rating:
        """Elo, where the anchor has 1000."""
        points, error = self.difference(player, anchor)
        return Rating(*(round(ANCHOR + points + z * error) for z in (0, -Z, Z)))


def inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; what is inverted here is symmetric and positive, so that no rows need to change places."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
