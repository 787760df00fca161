"""Play many games between bots and count what came of them."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, median
from time import perf_counter
from typing import Any

from lamster.bots import make
from lamster.games import load
from lamster.kernel.chance import derive, seed_from_text
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value
from lamster.lab.play import Played, play_game, record_game
from lamster.lab.spread import parts_of, spread

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
Progress = Callable[[int], None]
Batch = tuple[list[Played], list[str]]
"""Games played, and what went wrong with the others."""


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, Value],
    jobs: int = 1,
    progress: Progress | None = None,
    records: Path | None = None,
) -> dict[str, Any]:
    """Play the games and sum them up. The same seed gives the same games, however many processes share them."""
    check(game, bots, games, options)
    start = perf_counter()
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    task = Task(game, tuple(bots), seed, dict(options), records)
    done: dict[int, Batch] = {}
    for part, batch in spread(partial(play_batch, task), parts_of(games, jobs), jobs):
        done[part.start] = batch
        if progress is not None:
            progress(sum(len(played) + len(errors) for played, errors in done.values()))
    played = [one for first in sorted(done) for one in done[first][0]]
    errors = [error for first in sorted(done) for error in done[first][1]]
    return summary(game, bots, played, errors, perf_counter() - start)


def check(game: str, bots: Sequence[str], games: int, options: Mapping[str, Value]) -> None:
    """Whatever is wrong with the order is said before the first game is played."""
    if games < 1:
        raise Refusal(f"cannot play {games} games: at least 1")
    load(game).settle(len(bots), options)
    for name in bots:
        make(name, load(game), b"")


class Task:
    """What is the same for all games of a run."""

    def __init__(
        self, game: str, bots: tuple[str, ...], seed: str, options: dict[str, Value], records: Path | None
    ) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.options = options
        self.records = records

    def play(self, number: int) -> Played:
        game = load(self.game)
        seed = derive(seed_from_text(self.seed), number)
        if self.records is None:
            return play_game(game, self.bots, seed, self.options)
        played, record = record_game(game, self.bots, seed, self.options)
        (self.records / f"{self.game}-{number + 1:05}.rec").write_text(record.text(), encoding="utf-8")
        return played


def play_batch(task: Task, numbers: range) -> Batch:
    """Some games; one that fails is told with its number and the others go on."""
    played: list[Played] = []
    errors: list[str] = []
    for number in numbers:
        try:
            played.append(task.play(number))
        except Exception as error:
            errors.append(f"game {number + 1}: {type(error).__name__}: {error}")
    return played, errors


def interval(wins: float, games: int) -> list[float]:
    """Wilson's 95 % interval for a share."""
    if not games:
        return [0.0, 1.0]
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return [round(max(0.0, (middle - spread) / scale), 4), round(min(1.0, (middle + spread) / scale), 4)]


def share(name: str, wins: float, games: int) -> dict[str, Any]:
    return {
        "name": name,
        "games": games,
        "wins": round(wins, 3),
        "share": round(wins / games, 4) if games else 0.0,
        "interval": interval(wins, games),
    }


def summary(game: str, bots: Sequence[str], played: list[Played], errors: list[str], seconds: float) -> dict[str, Any]:
    """All that is counted, in plain data."""
    decisions = sum(one.decisions for one in played)
    names = load(game).seat_names(len(bots))
    by_seat = [
        {**share(names[seat], sum(one.returns[seat] for one in played), len(played)), "bot": bots[seat]}
        for seat in range(len(bots))
    ]
    return {
        "game": game,
        "games": len(played),
        "decisions": decisions,
        "forced": sum(one.forced for one in played),
        "draws": sum(one.draws for one in played),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "wins": {"seat": by_seat, "role": by_role(played), "team": by_team(names, bots, played)},
        "nobody": sum(not any(one.returns) for one in played),
        "lengths": {
            "rounds": spread_of([one.rounds for one in played]),
            "decisions": spread_of([one.decisions for one in played]),
        },
        "endings": {rule: sum(one.rule == rule for one in played) for rule in sorted({one.rule for one in played})},
        "errors": errors,
    }


def by_role(played: list[Played]) -> list[dict[str, Any]]:
    """How each role fared, whoever played it."""
    results: dict[str, list[float]] = {}
    for one in played:
        for role, result in zip(one.roles, one.returns, strict=True):
            results.setdefault(role, []).append(result)
    return [share(role, sum(results[role]), len(results[role])) for role in sorted(results)]


def by_team(names: Sequence[str], bots: Sequence[str], played: list[Played]) -> list[dict[str, Any]]:
    """How each team fared, called by its seats; where all play for themselves the teams are the seats."""
    teams = played[0].teams if played else []
    rows = []
    for team in dict.fromkeys(teams):
        seats = [seat for seat in range(len(teams)) if teams[seat] == team]
        wins = sum(one.returns[seats[0]] for one in played)
        name = " + ".join(names[seat] for seat in seats)
        rows.append({**share(name, wins, len(played)), "bots": [bots[seat] for seat in seats]})
    return rows


def spread_of(numbers: list[int]) -> dict[str, float]:
    """How long games are: mean, median, the middle 90 % and the extremes."""
    if not numbers:
        return {}
    ranked = sorted(numbers)
    last = len(ranked) - 1
    return {
        "mean": round(mean(ranked), 2),
        "median": median(ranked),
        "p5": ranked[round(0.05 * last)],
        "p95": ranked[round(0.95 * last)],
        "min": ranked[0],
        "max": ranked[-1],
    }
