"""Round robins between bots: who is stronger, and how sure that is."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import log10
from typing import Any

from lamster.games import load
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value
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
) -> dict[str, Any]:
    """Every bot plays every other, half of the games in each order of seats, at tables of the fewest seats."""
    if len(set(bots)) < 2:
        raise Refusal("a tournament needs at least two different bots")
    pairs: list[dict[str, Any]] = []
    for first, second in combinations(dict.fromkeys(bots), 2):
        tell = Later(progress, games * len(pairs))
        wins, played = play_pair(game, (first, second), games, f"{seed}/{first}/{second}", options, jobs, tell)
        pairs.append(
            {"first": first, "second": second, "games": played, "wins": wins, "interval": interval(wins, played)}
        )
    names = list(dict.fromkeys(bots))
    return {"game": game, "pairs": pairs, "bots": standings(names, pairs)}


class Later:
    """Tells the progress of a part of the games, those before it counted."""

    def __init__(self, progress: Progress | None, before: int) -> None:
        self.progress = progress
        self.before = before

    def __call__(self, done: int) -> None:
        if self.progress is not None:
            self.progress(self.before + done)


def play_pair(
    game: str, pair: tuple[str, str], games: int, seed: str, options: Mapping[str, Value], jobs: int, tell: Later
) -> tuple[float, int]:
    """Wins of the first bot, and games played. With more than two seats the two bots alternate."""
    seats = load(game).meta.seats[0]
    wins = 0.0
    played = 0
    for swap in (0, 1):
        table = [pair[(seat + swap) % 2] for seat in range(max(seats, 2))]
        number = games - games // 2 if swap == 0 else games // 2
        if number:
            part = Later(tell, played)
            result = simulate(game, table, number, f"{seed}/{swap}", options, jobs, part)
            if result["errors"]:
                raise Refusal(f"{result['errors'][0]}")
            wins += sum(seat["wins"] for seat in result["wins"]["seat"] if seat["bot"] == pair[0])
            played += result["games"]
    return wins, played


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
        low, high = pair["interval"]
        lines.append(
            f"{pair['first']} against {pair['second']}: {pair['wins']:g} of {pair['games']} games, "
            f"{pair['wins'] / pair['games']:.1%} ({low:.1%} to {high:.1%})"
        )
    return "\n".join(lines)
