"""Computes the results of a report from sums: shares with intervals, lengths, and the effect of each component."""

from collections.abc import Sequence
from math import sqrt
from statistics import median
from typing import Any, NamedTuple

from lamster.games import load
from lamster.kernel.game import Game, Options
from lamster.lab.intervals import Z_95, wilson_interval
from lamster.lab.report.calibrate import KNOTS, SIZE, dot, empty_sums, fit_chances
from lamster.lab.report.components import Group, catalogue, key_of
from lamster.lab.report.counts import SEEN, Sums, first_seats, side_of
from lamster.lab.report.leads import Leads, leads_of
from lamster.lab.report.spec import ReportSpec

RARE_SHARE = 0.05
"""A component that is used in a smaller share of the games is rare."""
MIN_GAMES = 10
"""We show the effect of a component only if it was used, and not used, in at least this many games each."""
MIN_OUTLIER_GAMES = 30
"""A component must be used in at least this many games to be an outlier."""
OUTLIER_FACTOR = 3.0
"""An outlier is this many median absolute deviations from the median of its group."""
MIN_OUTLIER_DISTANCE = 0.02
"""Two percentage points: a smaller distance is never an outlier."""


class Share(NamedTuple):
    """A share with its 95 % interval."""

    name: str
    games: int
    mean: float
    low: float
    high: float


class MeanInterval(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Whether it differs significantly from 0."""
        return self.low > 0 or self.high < 0


class Length(NamedTuple):
    """The lengths of games: mean, quantiles, and the number of games of each length."""

    mean: float
    quantiles: tuple[int, int, int, int, int]
    """The 5, 25, 50, 75 and 95 % quantiles."""
    counts: dict[int, int]


class Row(NamedTuple):
    """The results of one component."""

    group: str
    code: str
    of: int
    """The number of all games."""
    seen: int
    """Games in which a seat had it or could use it."""
    games: int
    """Games in which it was used."""
    uses: int
    by: dict[str, int]
    """Uses by each seat."""
    users: Share | None
    others: Share | None
    difference: MeanInterval | None
    """The difference between the wins of users and of others."""
    move: MeanInterval | None
    """The mean change of the user's chance over the round of use."""

    @property
    def share(self) -> float:
        return self.games / self.of

    @property
    def rare(self) -> bool:
        """Whether it is used in less than `RARE_SHARE` of the games, if there are enough games to tell."""
        return self.share < RARE_SHARE and self.of * RARE_SHARE >= 1


class Finding(NamedTuple):
    """All results of one setting."""

    options: Options
    games: int
    errors: list[str]
    wins: dict[str, list[Share]]
    parties: list[Share]
    """Those who should win equally often: teams, roles, or the players together against the game."""
    even: float
    """The share that each of them wins in a fair game."""
    nobody: Share
    endings: list[Share]
    rounds: Length
    decisions: Length
    leads: Leads | None
    leads_of: int
    components: dict[str, list[Row]]
    calibration: dict[str, tuple[int, list[float], list[float]]]
    """By side: the number of positions, their weight at each knot, and the fitted chance there."""

    @property
    def unfairness(self) -> float:
        return max([abs(party.mean - self.even) for party in self.parties], default=1.0)


def findings(spec: ReportSpec, all_sums: Sequence[Sums]) -> list[Finding]:
    return [finding(spec, options, sums) for options, sums in zip(spec.settings(), all_sums, strict=True)]


def finding(spec: ReportSpec, options: Options, whole: Sums) -> Finding:
    game, sums = load(spec.game), whole["sums"]
    games: int = sums["games"]
    wins = {kind: shares(rows) for kind, rows in sums.get("wins", {}).items()}
    seats = game.seat_names(len(spec.bots))
    fits = {side: fit_chances(found) for side, found in sums.get("calibration", {}).items()}
    parties, even = parties_of(game, len(spec.bots), options, wins)
    return Finding(
        options,
        games,
        whole["errors"],
        wins,
        parties,
        even,
        share_of("", sums.get("nobody", 0), games),
        [
            share_of(rule, n, games)
            for rule, n in sorted(sums.get("endings", {}).items(), key=lambda row: (-row[1], row))
        ],
        length_of(sums.get("rounds", {})),
        length_of(sums.get("decisions", {})),
        leads_of(whole["paths"], path_fits(game, len(spec.bots), options, fits)),
        len(whole["paths"]),
        {group.title: rows_of(group, seats, sums, fits) for group in catalogue(spec.game).groups},
        {side: (sums["calibration"][side]["positions"], sums["calibration"][side][SEEN], fits[side]) for side in fits},
    )


def share_of(name: str, won: float, count: int) -> Share:
    low, high = wilson_interval(won, count)
    return Share(name, count, won / count if count else 0.0, low, high)


def shares(rows: dict[str, list[float]]) -> list[Share]:
    return [share_of(name, rows[name][1], int(rows[name][0])) for name in sorted(rows, key=sort_key)]


def sort_key(name: str) -> tuple[int, str]:
    """A sort key: numbers by size, then words."""
    return (int(name), "") if name.isdecimal() else (10**9, name)


def teams_at(game: Game[Any], seats: int, options: Options) -> list[int]:
    s = game.setup(seats, options)
    return [game.team(s, seat) for seat in range(seats)]


def together(game: Game[Any], seats: int, options: Options) -> bool:
    """Whether all seats play together against the game."""
    return game.meta.cooperative or len(set(teams_at(game, seats, options))) == 1


def parties_of(
    game: Game[Any], seats: int, options: Options, wins: dict[str, list[Share]]
) -> tuple[list[Share], float]:
    """Who should win equally often, and their fair share. Against the game the fair share is 0.5."""
    if together(game, seats, options):
        return wins.get("players", []), 0.5
    even = 1 / len(set(teams_at(game, seats, options)))
    if not game.seat_names(seats)[0].isdecimal():
        return wins.get("team", []), even
    roles, places = wins.get("role", []), wins.get("seat", [])
    return (places if {role.name for role in roles} == {seat.name for seat in places} else roles), even


def path_fits(game: Game[Any], seats: int, options: Options, fits: dict[str, list[float]]) -> list[list[float]]:
    """The fitted chances of each team in a path, in the order of `counts.path_of`."""
    names, teams = game.seat_names(seats), teams_at(game, seats, options)
    first = [0] if together(game, seats, options) else first_seats(teams)
    return [fits.get(side_of(names, teams[seat]), list(KNOTS)) for seat in first]


def length_of(counts: dict[str, int]) -> Length:
    by_length = {int(length): counts[length] for length in sorted(counts, key=int)}
    total = sum(by_length.values())
    if not total:
        return Length(0.0, (0, 0, 0, 0, 0), {})
    p5, p25, p50, p75, p95 = [quantile(by_length, total, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
    mean = sum(length * n for length, n in by_length.items()) / total
    return Length(mean, (p5, p25, p50, p75, p95), by_length)


def quantile(counts: dict[int, int], total: int, part: float) -> int:
    """The smallest length such that at least this part of the games is not longer."""
    below = 0
    for length, n in counts.items():
        below += n
        if below >= part * total:
            return length
    raise AssertionError("a part is at most 1")


# Components.


def rows_of(group: Group, seats: Sequence[str], sums: Sums, fits: dict[str, list[float]]) -> list[Row]:
    """The components of a group that were seen, the most used first."""
    found = sums.get("components", {})
    rows = [
        row_of(group, code, found[key_of(group, code)], seats, sums, fits)
        for code in group.codes
        if key_of(group, code) in found
    ]
    return sorted(rows, key=lambda row: (-row.games, row.code))


def row_of(group: Group, code: str, found: Sums, seats: Sequence[str], sums: Sums, fits: dict[str, list[float]]) -> Row:
    users, others = users_of(found["by"], seats, sums)
    return Row(
        group.title,
        code,
        sums["games"],
        found[SEEN],
        found["games"],
        found["uses"],
        {name: int(found["by"][name][0]) for name in seats if name in found["by"]},
        users,
        others,
        difference(users, others) if users and others else None,
        move_of(found["moved"], fits) if found["games"] >= MIN_GAMES else None,
    )


def users_of(by: dict[str, list[float]], seats: Sequence[str], sums: Sums) -> tuple[Share | None, Share | None]:
    """The wins of users, and of seats that could have used it; if it is never offered, of all their other games."""
    rows = [row for row in by.values() if row[1]] or list(by.values())
    users = [sum([row[1] for row in rows]), sum([row[2] for row in rows])]
    others = [sum([row[3] for row in rows]), sum([row[4] for row in rows])]
    if not others[0]:
        places = [sums["wins"]["seat"][name] for name in seats if name in by and by[name][1]]
        others = [sum([row[0] for row in places]) - users[0], sum([row[1] for row in places]) - users[1]]
    return tuple_of_shares(users, others)


def tuple_of_shares(users: list[float], others: list[float]) -> tuple[Share | None, Share | None]:
    one, other = [share_of("", won, int(count)) if count >= MIN_GAMES else None for count, won in (users, others)]
    return one, other


def difference(one: Share, other: Share) -> MeanInterval:
    """Newcombe's interval for the difference of two shares."""
    gap = one.mean - other.mean
    low = gap - sqrt((one.mean - one.low) ** 2 + (other.high - other.mean) ** 2)
    high = gap + sqrt((one.high - one.mean) ** 2 + (other.mean - other.low) ** 2)
    return MeanInterval(gap, low, high)


def move_of(moved: dict[str, Sums], fits: dict[str, list[float]]) -> MeanInterval | None:
    """The mean change of the chance over a round of use. The interval treats games, not rounds, as independent."""
    rounds = sum([sums["rounds"] for sums in moved.values()])
    if not rounds:
        return None
    mean = sum([dot(fit_for(fits, side), sums["first"]) for side, sums in moved.items()]) / rounds
    scatter = sum([scatter_of(sums, fit_for(fits, side), mean) for side, sums in moved.items()])
    width = Z_95 * sqrt(max(0.0, scatter)) / rounds
    return MeanInterval(mean, mean - width, mean + width)


def fit_for(fits: dict[str, list[float]], side: str) -> list[float]:
    return fits[side] if side in fits else fit_chances(empty_sums())


def scatter_of(sums: Sums, fit: list[float], mean: float) -> float:
    """The sum over games of (sum of the game's moves - its rounds * mean) squared."""
    rows = [dot(fit, sums["second"][i * SIZE : (i + 1) * SIZE]) for i in range(SIZE)]
    return dot(fit, rows) - 2 * mean * dot(fit, sums["cross"]) + mean * mean * float(sums["squares"])


def outliers(rows: Sequence[Row]) -> list[Row]:
    """Components that move chances significantly more, or less, than the others of their group."""
    moves = {row.code: row.move.mean for row in rows if row.move and row.games >= MIN_OUTLIER_GAMES}
    if len(moves) < 4:
        return []
    middle = median(moves.values())
    usual = median([abs(move - middle) for move in moves.values()])
    limit = max(OUTLIER_FACTOR * usual, MIN_OUTLIER_DISTANCE)
    return [
        row
        for row in rows
        if row.code in moves and row.move and (row.move.low > middle + limit or row.move.high < middle - limit)
    ]


def never_seen(group: Group, rows: Sequence[Row]) -> list[str]:
    seen = {row.code for row in rows}
    return [code for code in group.codes if code not in seen]


# Comparison of settings.


def fairest(found: Sequence[Finding]) -> Finding:
    return min(found, key=lambda finding: finding.unfairness)


def as_fair(found: Sequence[Finding], best: Finding) -> list[Finding]:
    """Other settings that do not differ significantly from the fairest."""
    return [
        other
        for other in found
        if other is not best
        and not any(difference(one, two).sure for one, two in zip(other.parties, best.parties, strict=False))
    ]


def by_value(spec: ReportSpec, found: Sequence[Finding], option: str) -> list[tuple[Any, list[Share]]]:
    """The wins of the parties at each value of a swept option, over all settings with that value."""
    values = dict(spec.sweeps)[option]
    return [(value, pool_parties([one for one in found if one.options[option] == value])) for value in values]


def pool_parties(found: Sequence[Finding]) -> list[Share]:
    names = sorted({party.name for one in found for party in one.parties}, key=sort_key)
    parts = {name: [party for one in found for party in one.parties if party.name == name] for name in names}
    return [
        share_of(name, sum([part.mean * part.games for part in same]), sum([part.games for part in same]))
        for name, same in parts.items()
    ]
