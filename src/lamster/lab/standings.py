"""What the games of a tournament say about its bots."""

from collections.abc import Iterable, Mapping
from typing import Any

from lamster.lab.elo import Meeting, Ratings
from lamster.lab.play import Played
from lamster.lab.seating import ALONE, DUEL, Table
from lamster.lab.simulate import interval, share

Bots = tuple[str, ...]
Results = dict[Bots, list[Played]]
"""The games of every seating."""
GAME = ""
"""The game itself, as a player: its bots have names."""


def standings(table: Table, anchor: str, results: Results) -> dict[str, Any]:
    """Everything that can be said, in plain data."""
    if table.form == ALONE:
        return {"bots": against_the_game(results), "roles": by_role(results, alone=True)}
    pairs = pairs_of(table, results)
    found = {"anchor": anchor, "bots": by_strength(pairs, anchor), "pairs": pairs, "roles": by_role(results)}
    return {**found, **duels(table, anchor, results)} if table.form == DUEL else found


# Every bot against every other.


def scored(table: Table, bots: Bots, name: str, one: Played) -> float:
    """What this bot won of a game: its sides together; a game that nobody won is half a win for both."""
    if not any(one.returns):
        return 0.5
    firsts = [table.sides.index(side) for side in range(max(table.sides) + 1)]
    return sum(one.returns[seat] for seat in firsts if bots[seat] == name)


def pairs_of(table: Table, results: Results) -> list[dict[str, Any]]:
    """How the first bot of each pair fared against the second, and that in each order of seats."""
    pairs: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for bots, games in results.items():
        pair = tuple(sorted(set(bots)))
        if len(pair) == 2:
            wins = sum(scored(table, bots, pair[0], one) for one in games)
            seats = [table.names[seat] for seat, bot in enumerate(bots) if bot == pair[0]]
            pairs.setdefault(pair, []).append(share(" + ".join(seats), wins, len(games)))
    return [
        {**share(" / ".join(pair), summed(sides, "wins"), summed(sides, "games")), "first": pair[0], "second": pair[1]}
        | {"sides": sides}
        for pair, sides in pairs.items()
    ]


def summed(rows: Iterable[Mapping[str, Any]], key: str) -> Any:
    return sum(row[key] for row in rows)


def by_strength(pairs: list[dict[str, Any]], anchor: str) -> list[dict[str, Any]]:
    """The bots by Elo, the strongest first."""
    ratings = Ratings([Meeting(p["first"], p["second"], p["games"], p["wins"]) for p in pairs])
    names = dict.fromkeys(name for pair in pairs for name in (pair["first"], pair["second"]))
    rows = [{**total(name, pairs), **rated(ratings, name, anchor)} for name in names]
    return sorted(rows, key=lambda row: -row["elo"])


def total(name: str, pairs: list[dict[str, Any]]) -> dict[str, Any]:
    """All games of a bot against others."""
    mine = [(p["wins"], p["games"]) for p in pairs if p["first"] == name]
    mine += [(p["games"] - p["wins"], p["games"]) for p in pairs if p["second"] == name]
    return {"bot": name, **share(name, sum(wins for wins, _ in mine), sum(games for _, games in mine))}


def rated(ratings: Ratings[Any], player: Any, anchor: Any) -> dict[str, Any]:
    rating = ratings.rating(player, anchor)
    return {"elo": rating.elo, "elo_interval": [rating.low, rating.high]}


# Two unlike sides.


def duels(table: Table, anchor: str, results: Results) -> dict[str, Any]:
    """The strength on each side, where the anchor has 1000 on both; and what a side is worth between equals."""
    last = table.seats - 1
    meetings = []
    for bots, games in results.items():
        wins = sum(scored_first(one) for one in games)
        meetings.append(Meeting((bots[0], 0), (bots[last], 1), len(games), wins))
    ratings = Ratings(meetings)
    names = dict.fromkeys(bots[0] for bots in results)
    sides = [
        {"bot": name, "side": side_name(table, side), **rated(ratings, (name, side), (anchor, side))}
        for side in (0, 1)
        for name in names
    ]
    return {"sides": sides, "equals": [between_equals(table, name, results) for name in names]}


def scored_first(one: Played) -> float:
    """What the side of the first seat won."""
    return one.returns[0] if any(one.returns) else 0.5


def side_name(table: Table, side: int) -> str:
    return " + ".join(name for name, of in zip(table.names, table.sides, strict=True) if of == side)


def between_equals(table: Table, name: str, results: Results) -> dict[str, Any]:
    """How the first side fares when the same bot has both."""
    games = results[(name,) * table.seats]
    return {"bot": name, "side": side_name(table, 0)} | share(name, sum(map(scored_first, games)), len(games))


# One side.


def against_the_game(results: Results) -> list[dict[str, Any]]:
    """Each bot by its wins against the game, which has 1000 points."""
    rows = [row_alone(bots[0], games) for bots, games in results.items()]
    ratings = Ratings([Meeting(row["bot"], GAME, row["games"], row["wins"]) for row in rows])
    return sorted([row | rated(ratings, row["bot"], GAME) for row in rows], key=lambda row: -row["elo"])


def row_alone(bot: str, games: list[Played]) -> dict[str, Any]:
    """A win is shared: where one of three wins alone, that is a third of a win."""
    shares = [won(one) for one in games]
    together = sum(one == 1 for one in shares)
    some = sum(0 < one < 1 for one in shares)
    rules = sorted({one.rule for one in games})
    return {
        "bot": bot,
        **share(bot, sum(shares), len(games)),
        "together": together,
        "some": some,
        "nobody": len(games) - together - some,
        "endings": {rule: sum(one.rule == rule for one in games) for rule in rules},
    }


def won(one: Played) -> float:
    """The share of the seats that won."""
    return sum(result > 0 for result in one.returns) / len(one.returns)


# What bots play.


def by_role(results: Results, alone: bool = False) -> list[dict[str, Any]]:
    """How each bot fared as what it played; partners against the game do not share what they win together."""
    found: dict[tuple[str, str], list[float]] = {}
    for bots, games in results.items():
        for one in games:
            for bot, role, result in zip(bots, one.roles, one.returns, strict=True):
                found.setdefault((bot, role), []).append(float(result > 0) if alone else result)
    return [
        {"bot": bot, "role": role, "games": len(got), "wins": round(sum(got), 3)}
        | {"share": round(sum(got) / len(got), 4), "interval": interval(sum(got), len(got))}
        for (bot, role), got in sorted(found.items())
    ]
