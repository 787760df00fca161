"""Round robins between bots: who is stronger, and how sure that is."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import log10
from typing import Any

from lamster.games import load
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value, any_of
from lamster.lab.simulate import Progress, interval, simulate

ANCHOR = 1000
"""The Elo of the weakest bot of a tournament."""


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, Value],
    jobs: int = 1,
    progress: Progress | None = None,
    seats: int = 0,
) -> dict[str, Any]:
    """Every bot plays every other, half of the games on each side, at tables of so many seats (0: the fewest)."""
    names = list(dict.fromkeys(bots))
    if len(names) < 2:
        raise Refusal("a tournament needs at least two different bots")
    pairs: list[dict[str, Any]] = []
    for pair in combinations(names, 2):
        tell = Later(progress, games * len(pairs))
        tables = tables_of(game, pair, seats, options)
        sides = play_sides(game, tables, pair[0], games, f"{seed}/{pair[0]}/{pair[1]}", options, jobs, tell)
        pairs.append({"first": pair[0], "second": pair[1], **summed(sides), "sides": sides})
    return {"game": game, "pairs": pairs, "bots": standings(names, pairs)}


def tables_of(game: str, pair: tuple[str, str], seats: int, options: Mapping[str, Value]) -> list[list[str]]:
    """Who sits where, the one way and the other: partners are the same bot, and teams alternate between the two."""
    rules = load(game)
    count = seats or min((n for n in rules.meta.seats if n > 1), default=1)
    s = rules.setup(count, options)
    teams = [rules.team(s, seat) for seat in range(count)]
    order = list(dict.fromkeys(teams))
    if len(order) < 2:
        raise Refusal(f"a tournament needs two sides, and {game} has one with {any_of([count])}")
    return [[pair[(order.index(team) + swap) % 2] for team in teams] for swap in (0, 1)]


def summed(sides: list[dict[str, Any]]) -> dict[str, Any]:
    wins, games = sum(side["wins"] for side in sides), sum(side["games"] for side in sides)
    return {"games": games, "wins": wins, "interval": interval(wins, games)}


class Later:
    """Tells the progress of a part of the games, those before it counted."""

    def __init__(self, progress: Progress | None, before: int) -> None:
        self.progress = progress
        self.before = before

    def __call__(self, done: int) -> None:
        if self.progress is not None:
            self.progress(self.before + done)


def play_sides(
    game: str,
    tables: list[list[str]],
    first: str,
    games: int,
    seed: str,
    options: Mapping[str, Value],
    jobs: int,
    tell: Later,
) -> list[dict[str, Any]]:
    """How the first bot of a pair fared on each side; a game that nobody wins is half a win for both."""
    sides: list[dict[str, Any]] = []
    for swap, table in enumerate(tables):
        number = games - games // 2 if swap == 0 else games // 2
        if number:
            part = Later(tell, games - number if swap else 0)
            result = simulate(game, table, number, f"{seed}/{swap}", options, jobs, part)
            if result["errors"]:
                raise Refusal(f"{result['errors'][0]}")
            sides.append(side_of(first, result))
    return sides


def side_of(first: str, result: dict[str, Any]) -> dict[str, Any]:
    """The games of one order of seats, from where the first bot sat."""
    mine = [team for team in result["wins"]["team"] if team["bots"][0] == first]
    wins = sum(team["wins"] for team in mine) + result["nobody"] / 2
    games = result["games"]
    return {
        "seats": " + ".join(team["name"] for team in mine),
        "games": games,
        "wins": wins,
        "interval": interval(wins, games),
    }


def standings(names: list[str], pairs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The bots by Elo, the strongest first."""
    elo = ratings(names, pairs)
    rows = []
    for name in names:
        mine = [(p["wins"], p["games"]) for p in pairs if p["first"] == name]
        mine += [(p["games"] - p["wins"], p["games"]) for p in pairs if p["second"] == name]
        wins, games = sum(w for w, _ in mine), sum(n for _, n in mine)
        rows.append(
            {
                "bot": name,
                "games": games,
                "wins": wins,
                "share": round(wins / games, 4),
                "interval": interval(wins, games),
                "elo": round(elo[name]),
            }
        )
    return sorted(rows, key=lambda row: -row["elo"])


def ratings(names: list[str], pairs: list[dict[str, Any]]) -> dict[str, float]:
    """Elo by the Bradley-Terry model, half a win added to both sides of each pair so that none is infinite."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500):
        new: dict[str, float] = {}
        for name in names:
            won = sum(scored(pair, name) for pair in pairs if name in (pair["first"], pair["second"]))
            faced = sum(
                (pair["games"] + 1) / (strength[pair["first"]] + strength[pair["second"]])
                for pair in pairs
                if name in (pair["first"], pair["second"])
            )
            new[name] = won / faced
        strength = new
    lowest = min(strength.values())
    return {name: ANCHOR + 400 * log10(strength[name] / lowest) for name in names}


def scored(pair: dict[str, Any], name: str) -> float:
    wins: float = pair["wins"] if pair["first"] == name else pair["games"] - pair["wins"]
    return wins + 0.5


def table(result: dict[str, Any]) -> str:
    """The tournament as a text: standings, then each pair."""
    width = max(len(row["bot"]) for row in result["bots"])
    lines = [f"{'bot':<{width}}  {'Elo':>5}  {'games':>6}  {'wins':>6}  95 % interval"]
    for row in result["bots"]:
        low, high = row["interval"]
        lines.append(
            f"{row['bot']:<{width}}  {row['elo']:>5}  {row['games']:>6}  {row['share']:>6.1%}  {low:.1%} to {high:.1%}"
        )
    lines.append("")
    for pair in result["pairs"]:
        lines.append(f"{pair['first']} against {pair['second']}: {told(pair)}")
        sides = [side for side in pair["sides"] if not side["seats"][0].isdecimal()]
        lines += [f"  as {side['seats']}: {told(side)}" for side in sides]
    return "\n".join(lines)


def told(part: dict[str, Any]) -> str:
    low, high = part["interval"]
    share = part["wins"] / part["games"]
    return f"{part['wins']:g} of {part['games']} games, {share:.1%} ({low:.1%} to {high:.1%})"
