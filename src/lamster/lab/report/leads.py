"""Lead statistics: lead changes, how early games are decided, and leaders who keep the lead to the end."""

from itertools import pairwise
from statistics import mean, median
from typing import NamedTuple

from lamster.lab.report.calibrate import chance

LEAD_MARGIN = 0.05
"""A team takes the lead when its chance is higher than all others by at least this much; smaller leads do not count."""
DECIDED_CHANCE = 0.8
"""A game is decided from the round on in which the winner's chance stays above this."""
THIRD = 1 / 3
TENTHS = tuple(place / 10 for place in range(1, 10))


class Leads(NamedTuple):
    """Lead statistics of all games; shares refer to games with exactly one winner."""

    games: int
    changes: float
    """The mean number of lead changes in a game."""
    histogram: list[int]
    """Games with 0, 1, 2, … lead changes."""
    third: tuple[int, int]
    """Games with a leader after a third of their rounds, and how many of those that leader won."""
    runaway: int
    """Games whose leader after a third won and never lost the lead."""
    decided: float
    """The median share of rounds after which a game is decided."""
    wins: list[tuple[float, int, int]]
    """After each tenth of the rounds: games with a leader, and how many of those that leader won."""


class Path:
    """One game: the chances of each team at the start of each round, and the winner."""

    def __init__(self, rows: list[list[float]], fits: list[list[float]]) -> None:
        told = [against_game(row) if len(row) == 1 else row for row in calibrate_path(rows, fits)]
        self.rows = told[:-1]
        self.winner = told[-1].index(max(told[-1])) if told[-1].count(max(told[-1])) == 1 else None
        self.leaders: list[int | None] = []
        leader: int | None = None
        for row in self.rows:
            leader = next_leader(row, leader)
            self.leaders.append(leader)

    def leader_at(self, share: float) -> int | None:
        return self.leaders[min(len(self.leaders) - 1, int(share * len(self.leaders)))]

    def changes(self) -> int:
        led = [leader for leader in self.leaders if leader is not None]
        return sum([one != other for one, other in pairwise(led)])

    def decided_at(self) -> float:
        """The share of rounds after which the winner's chance stayed above `DECIDED_CHANCE`; 1 if it never did."""
        if self.winner is None:
            return 1.0
        open_rounds = [place for place, row in enumerate(self.rows) if row[self.winner] < DECIDED_CHANCE]
        return (open_rounds[-1] + 1) / len(self.rows) if open_rounds else 0.0

    def is_runaway(self) -> bool:
        """Whether the leader after a third of the rounds kept the lead and won."""
        first = self.leader_at(THIRD)
        later = self.leaders[min(len(self.leaders) - 1, int(THIRD * len(self.leaders))) :]
        return first is not None and first == self.winner and all(leader == first for leader in later)


def calibrate_path(rows: list[list[float]], fits: list[list[float]]) -> list[list[float]]:
    """Estimates as chances. The last row is the result and stays unchanged."""
    return [[chance(fit, value) for fit, value in zip(fits, row, strict=True)] for row in rows[:-1]] + rows[-1:]


def against_game(row: list[float]) -> list[float]:
    return [row[0], 1.0 - row[0]]


def next_leader(row: list[float], leader: int | None) -> int | None:
    """The team that leads now: one that is `LEAD_MARGIN` ahead of all others, else the previous leader."""
    ranked = sorted(range(len(row)), key=lambda side: -row[side])
    return ranked[0] if row[ranked[0]] - row[ranked[1]] >= LEAD_MARGIN else leader


def leads_of(paths: list[list[list[float]]], fits: list[list[float]]) -> Leads | None:
    """The statistics; None if no game lasted a round."""
    found = [Path(rows, fits) for rows in paths if len(rows) > 1]
    if not found:
        return None
    changes = [path.changes() for path in found]
    third = [path for path in found if path.leader_at(THIRD) is not None and path.winner is not None]
    return Leads(
        len(found),
        mean(changes),
        [changes.count(number) for number in range(max(changes) + 1)],
        (len(third), sum([path.leader_at(THIRD) == path.winner for path in third])),
        sum([path.is_runaway() for path in found]),
        median([path.decided_at() for path in found]),
        [won_by_leader(found, share) for share in TENTHS],
    )


def won_by_leader(paths: list[Path], share: float) -> tuple[float, int, int]:
    led = [path for path in paths if path.leader_at(share) is not None and path.winner is not None]
    return share, len(led), sum([path.leader_at(share) == path.winner for path in led])
