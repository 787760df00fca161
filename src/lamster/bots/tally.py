"""The statistics of searches in plain data, and the choice of a code from them."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from lamster.bots.search import Search, error_of

MIXED = 0.5
"""A choice that must be unpredictable is drawn among the codes with at least this share of the most visits."""


class Row(NamedTuple):
    """One code: its results, and its lead over the favourite of the rules of thumb in the same worlds."""

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
        """The mean lead over the favourite."""
        return self.ahead / self.compared if self.compared else 0.0

    def error(self) -> float:
        """The standard error of its lead."""
        return error_of(self.compared, self.ahead, self.squares)

    def sure_lead(self, margin: float) -> float:
        """The lead minus `margin` standard errors."""
        return self.lead() - margin * self.error()


class Tally(NamedTuple):
    """The statistics of one search, or of several from the same world."""

    rows: tuple[Row, ...]
    """The candidates, the favourite of the rules of thumb first."""
    worlds: int
    mixed: bool
    """Whether opponents do not see the choice, so that it must be unpredictable."""
    margin: float


def tally_of(search: Search) -> Tally:
    rows = [Row(a.code, a.visits, a.total, a.compared, a.ahead, a.squares) for a in search.candidates]
    return Tally(tuple(rows), search.worlds, search.root.mixed, search.manner.margin)


def summed(tallies: Sequence[Tally]) -> Tally:
    """The sum of several searches of the same decision with different seeds."""
    rows = tallies[0].rows
    for other in tallies[1:]:
        rows = tuple(row.plus(more) for row, more in zip(rows, other.rows, strict=True))
    return tallies[0]._replace(rows=rows, worlds=sum(one.worlds for one in tallies))


def chosen(tally: Tally, rng: Random | None = None) -> Row:
    """The favourite of the rules of thumb, unless another code is significantly better.

    A choice that opponents do not see is drawn in proportion to visits (without `rng`: the most visited). In such a
    search the seats' trials respond to each other, so that a code that can be exploited is tried less and less.
    """
    if not tally.mixed:
        favourite = tally.rows[0]
        return max(tally.rows, key=lambda row: 0.0 if row is favourite else row.sure_lead(tally.margin))
    most = max(tally.rows, key=lambda row: row.visits)
    good = [row for row in tally.rows if row.visits >= MIXED * most.visits]
    return rng.choices(good, [row.visits for row in good])[0] if rng is not None and most.visits else most
