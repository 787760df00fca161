"""What searches have found out about the codes of a decision, in plain data, and what to make of it."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from lamster.bots.search import Search, error_of

MIXED = 0.5
"""What must not be foreseeable is drawn among the codes that were tried so often, compared with the one tried most."""


class Row(NamedTuple):
    """One code: how it fared, and how it compared with the favourite of the rules of thumb in the same worlds."""

    code: str
    visits: int = 0
    total: float = 0.0
    compared: int = 0
    ahead: float = 0.0
    squares: float = 0.0

    def plus(self, other: "Row") -> "Row":
        return Row(
            self.code,
            self.visits + other.visits,
            self.total + other.total,
            self.compared + other.compared,
            self.ahead + other.ahead,
            self.squares + other.squares,
        )

    def win_chance(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def lead(self) -> float:
        """By how much it seems better than the favourite."""
        return self.ahead / self.compared if self.compared else 0.0

    def error(self) -> float:
        """The standard error of its lead."""
        return error_of(self.compared, self.ahead, self.squares)

    def sure_lead(self, margin: float) -> float:
        """By how much it is ahead of the favourite at least, so many standard errors taken off."""
        return self.lead() - margin * self.error()


class Tally(NamedTuple):
    """The sum of one search or of several that began at the same world."""

    rows: tuple[Row, ...]
    """The candidates, the favourite of the rules of thumb first."""
    worlds: int
    mixed: bool
    """Opponents do not see the choice, so it must not be foreseeable."""
    margin: float


def tally_of(search: Search) -> Tally:
    rows = [Row(a.code, a.visits, a.total, a.compared, a.ahead, a.squares) for a in search.candidates]
    return Tally(tuple(rows), search.worlds, search.root.mixed, search.manner.margin)


def summed(tallies: Sequence[Tally]) -> Tally:
    """Searches of the same question, each with a seed of its own: all they have seen counts alike."""
    rows = tallies[0].rows
    for other in tallies[1:]:
        rows = tuple(row.plus(more) for row, more in zip(rows, other.rows, strict=True))
    return tallies[0]._replace(rows=rows, worlds=sum(one.worlds for one in tallies))


def chosen(tally: Tally, rng: Random | None = None) -> Row:
    """What the rules of thumb like best, unless something else is better by more than the noise.

    What opponents do not see is drawn (without randomness: the best), as often as it was tried: there everybody's
    trials answer each other's, so a code that can be exploited is tried less and less.
    """
    if not tally.mixed:
        favourite = tally.rows[0]
        return max(tally.rows, key=lambda row: 0.0 if row is favourite else row.sure_lead(tally.margin))
    most = max(tally.rows, key=lambda row: row.visits)
    good = [row for row in tally.rows if row.visits >= MIXED * most.visits]
    return rng.choices(good, [row.visits for row in good])[0] if rng is not None and most.visits else most
