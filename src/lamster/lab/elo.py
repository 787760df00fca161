"""Elo ratings from results, by the Bradley-Terry model, with 95 % intervals.

In this model the chance that one player beats another depends only on the difference of their strengths. We add half
a win to both sides of each meeting, so that a player who always won has a finite strength. Intervals come from the
curvature of the log-likelihood at its maximum (Fisher information). Shared wins count as fractions, which makes the
intervals slightly too wide.
"""

from collections.abc import Hashable, Sequence
from math import exp, log, sqrt
from typing import Generic, NamedTuple, TypeVar

from lamster.lab.intervals import Z_95

Player = TypeVar("Player", bound=Hashable)
Matrix = list[list[float]]
ANCHOR_ELO = 1000
ELO_PER_LOG_ODDS = 400 / log(10)
"""Elo points of one unit of log-odds."""
EXTRA_WINS = 0.5
MAX_STEPS = 100
MAX_STEP = 2.0
"""Newton steps are shortened to this many units of log-odds, so that they cannot overshoot."""


class Meeting(NamedTuple, Generic[Player]):
    """All games between two players: how many, and how many the first won."""

    first: Player
    second: Player
    games: float
    wins: float


class Rating(NamedTuple):
    """Elo with its 95 % interval."""

    elo: int
    low: int
    high: int


class Ratings(Generic[Player]):
    """The maximum-likelihood strengths of all players in these meetings, and their covariance."""

    def __init__(self, meetings: Sequence[Meeting[Player]]) -> None:
        players = dict.fromkeys(player for meeting in meetings for player in (meeting.first, meeting.second))
        self.places = {player: place for place, player in enumerate(players)}
        self.meetings = meetings
        self.strengths = [0.0] * len(players)
        self.maximize()
        self.covariance = inverse(self.information())

    def maximize(self) -> None:
        """Newton's method. The first player stays at 0, since only differences matter."""
        for _ in range(MAX_STEPS):
            gradient = self.gradient()
            step = [sum(a * b for a, b in zip(row, gradient, strict=True)) for row in inverse(self.information())]
            shorter = min(1.0, MAX_STEP / max(map(abs, step), default=1.0)) if any(step) else 1.0
            self.strengths = [old + shorter * change for old, change in zip(self.strengths, step, strict=True)]
            if max(map(abs, step)) < 1e-9:
                return

    def chance(self, meeting: Meeting[Player]) -> float:
        """The chance that the first player wins, by the current strengths."""
        difference = self.strengths[self.places[meeting.first]] - self.strengths[self.places[meeting.second]]
        return 1 / (1 + exp(-difference))

    def gradient(self) -> list[float]:
        """Of the log-likelihood."""
        gradient = [0.0] * len(self.places)
        for meeting in self.meetings:
            more = meeting.wins + EXTRA_WINS - (meeting.games + 2 * EXTRA_WINS) * self.chance(meeting)
            gradient[self.places[meeting.first]] += more
            gradient[self.places[meeting.second]] -= more
        gradient[0] = 0.0
        return gradient

    def information(self) -> Matrix:
        """The Fisher information, with the first player's row and column replaced by those of the unit matrix."""
        matrix = [[0.0] * len(self.places) for _ in self.places]
        for meeting in self.meetings:
            i, j, chance = self.places[meeting.first], self.places[meeting.second], self.chance(meeting)
            known = (meeting.games + 2 * EXTRA_WINS) * chance * (1 - chance)
            matrix[i][i] += known
            matrix[j][j] += known
            matrix[i][j] -= known
            matrix[j][i] -= known
        matrix[0] = [1.0] + [0.0] * (len(matrix) - 1)
        for row in matrix[1:]:
            row[0] = 0.0
        return matrix

    def difference(self, player: Player, other: Player) -> tuple[float, float]:
        """How many Elo points the player is stronger than the other, and the standard error."""
        i, j, c = self.places[player], self.places[other], self.covariance
        # The first player is fixed, so its variance is 0, whatever the matrix holds there.
        own = [0.0 if place == 0 else c[place][place] for place in (i, j)]
        error = sqrt(max(0.0, own[0] + own[1] - 2 * c[i][j])) if i != j else 0.0
        return ELO_PER_LOG_ODDS * (self.strengths[i] - self.strengths[j]), ELO_PER_LOG_ODDS * error

    def rating(self, player: Player, anchor: Player) -> Rating:
        """The Elo of a player on the scale on which the anchor has `ANCHOR_ELO`."""
        points, error = self.difference(player, anchor)
        return Rating(*(round(ANCHOR_ELO + points + z * error) for z in (0, -Z_95, Z_95)))


def inverse(matrix: Matrix) -> Matrix:
    """Gauss-Jordan elimination. Our matrices are symmetric and positive definite, so no pivoting is needed."""
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
