"""Computes ratings and win shares of bots from the games of a tournament."""

from collections.abc import Iterable, Mapping
from typing import Any

from lamster.lab.elo import Meeting, Ratings
from lamster.lab.intervals import share_row, wilson_interval
from lamster.lab.play import GameResult
from lamster.lab.seating import ALONE, DUEL, Table

Bots = tuple[str, ...]
Results = dict[Bots, list[GameResult]]
"""The games of every seating, by the bots at its seats."""
GAME = ""
"""The name of the game itself as an opponent; every bot has a non-empty name."""


def standings(table: Table, anchor: str, results: Results) -> dict[str, Any]:
    """All ratings and counts of a tournament, in plain data."""
    if table.form == ALONE:
        return {"bots": against_the_game(results), "roles": by_role(results, alone=True)}
    pairs = pairs_of(table, results)
    found = {"anchor": anchor, "bots": by_strength(pairs, anchor), "pairs": pairs, "roles": by_role(results)}
    return {**found, **duels(table, anchor, results)} if table.form == DUEL else found


# Each bot against each other bot.


def score_of(table: Table, bots: Bots, name: str, one: GameResult) -> float:
    """The share of a game that this bot won, summed over its sides. A game without a winner is half a win for both."""
    if not any(one.returns):
        return 0.5
    firsts = [table.sides.index(side) for side in range(max(table.sides) + 1)]
    return sum(one.returns[seat] for seat in firsts if bots[seat] == name)


def pairs_of(table: Table, results: Results) -> list[dict[str, Any]]:
    """The wins of the first bot of each pair against the second, in total and for each distribution of seats."""
    pairs: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for bots, games in results.items():
        pair = tuple(sorted(set(bots)))
        if len(pair) == 2:
            wins = sum(score_of(table, bots, pair[0], one) for one in games)
            seats = [table.names[seat] for seat, bot in enumerate(bots) if bot == pair[0]]
            pairs.setdefault(pair, []).append(share_row(" + ".join(seats), wins, len(games)))
    return [
        {
            **share_row(" / ".join(pair), total_of(sides, "wins"), total_of(sides, "games")),
            "first": pair[0],
            "second": pair[1],
        }
        | {"sides": sides}
        for pair, sides in pairs.items()
    ]


def total_of(rows: Iterable[Mapping[str, Any]], key: str) -> Any:
    return sum(row[key] for row in rows)


def by_strength(pairs: list[dict[str, Any]], anchor: str) -> list[dict[str, Any]]:
    """The bots by Elo, highest first."""
    ratings = Ratings([Meeting(p["first"], p["second"], p["games"], p["wins"]) for p in pairs])
    names = dict.fromkeys(name for pair in pairs for name in (pair["first"], pair["second"]))
    rows = [{**total_row(name, pairs), **elo_columns(ratings, name, anchor)} for name in names]
    return sorted(rows, key=lambda row: -row["elo"])


def total_row(name: str, pairs: list[dict[str, Any]]) -> dict[str, Any]:
    """All games of a bot against other bots."""
    mine = [(p["wins"], p["games"]) for p in pairs if p["first"] == name]
    mine += [(p["games"] - p["wins"], p["games"]) for p in pairs if p["second"] == name]
    return {"bot": name, **share_row(name, sum(wins for wins, _ in mine), sum(games for _, games in mine))}


def elo_columns(ratings: Ratings[Any], player: Any, anchor: Any) -> dict[str, Any]:
    rating = ratings.rating(player, anchor)
    return {"elo": rating.elo, "elo_interval": [rating.low, rating.high]}


# Two different sides.


def duels(table: Table, anchor: str, results: Results) -> dict[str, Any]:
    """The Elo of each bot on each side (the anchor has 1000 on both), and the wins of side 0 among equal bots."""
    last = table.seats - 1
    meetings = []
    for bots, games in results.items():
        wins = sum(score_of_first_side(one) for one in games)
        meetings.append(Meeting((bots[0], 0), (bots[last], 1), len(games), wins))
    ratings = Ratings(meetings)
    names = dict.fromkeys(bots[0] for bots in results)
    sides = [
        {"bot": name, "side": side_name(table, side), **elo_columns(ratings, (name, side), (anchor, side))}
        for side in (0, 1)
        for name in names
    ]
    return {"sides": sides, "equals": [between_equals(table, name, results) for name in names]}


def score_of_first_side(one: GameResult) -> float:
    """The share of the game that the side of the first seat won."""
    return one.returns[0] if any(one.returns) else 0.5


def side_name(table: Table, side: int) -> str:
    return " + ".join(name for name, of in zip(table.names, table.sides, strict=True) if of == side)


def between_equals(table: Table, name: str, results: Results) -> dict[str, Any]:
    """The wins of the first side in games of a bot against itself."""
    games = results[(name,) * table.seats]
    return {"bot": name, "side": side_name(table, 0)} | share_row(
        name, sum(map(score_of_first_side, games)), len(games)
    )


# All seats against the game.


def against_the_game(results: Results) -> list[dict[str, Any]]:
    """The bots by Elo from their wins against the game, which has 1000 points."""
    rows = [cooperative_row(bots[0], games) for bots, games in results.items()]
    ratings = Ratings([Meeting(row["bot"], GAME, row["games"], row["wins"]) for row in rows])
    return sorted([row | elo_columns(ratings, row["bot"], GAME) for row in rows], key=lambda row: -row["elo"])


def cooperative_row(bot: str, games: list[GameResult]) -> dict[str, Any]:
    """A win is the share of seats that win: if one of three seats wins, it counts as a third."""
    shares = [share_of_winners(one) for one in games]
    together = sum(one == 1 for one in shares)
    some = sum(0 < one < 1 for one in shares)
    rules = sorted({one.rule for one in games})
    return {
        "bot": bot,
        **share_row(bot, sum(shares), len(games)),
        "together": together,
        "some": some,
        "nobody": len(games) - together - some,
        "endings": {rule: sum(one.rule == rule for one in games) for rule in rules},
    }


def share_of_winners(one: GameResult) -> float:
    """The share of the seats that win."""
    return sum(result > 0 for result in one.returns) / len(one.returns)


# Roles.


def by_role(results: Results, alone: bool = False) -> list[dict[str, Any]]:
    """The wins of each bot in each role. Against the game (`alone`) each winning seat counts as a full win."""
    found: dict[tuple[str, str], list[float]] = {}
    for bots, games in results.items():
        for one in games:
            for bot, role, result in zip(bots, one.roles, one.returns, strict=True):
                found.setdefault((bot, role), []).append(float(result > 0) if alone else result)
    return [
        {"bot": bot, "role": role, "games": len(got), "wins": round(sum(got), 3)}
        | {"share": round(sum(got) / len(got), 4), "interval": wilson_interval(sum(got), len(got))}
        for (bot, role), got in sorted(found.items())
    ]
