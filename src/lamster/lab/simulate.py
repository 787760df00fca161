"""Play many games between bots and count what came of them."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, median
from time import perf_counter
from typing import Any, NamedTuple

from lamster.bots import make
from lamster.games import load
from lamster.kernel.chance import derive, seed_from_text
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value
from lamster.lab.parallel import THIS_PROCESS, PartsLost, Workers, run_parallel
from lamster.lab.play import Played, play_game, record_game
from lamster.lab.ray import check_on

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
Progress = Callable[[int], None]


class Batch(NamedTuple):
    """Some games: what they came to, what went wrong with the others, and records, by name, if they were asked for."""

    played: list[Played]
    errors: list[str]
    records: dict[str, str]


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, Value],
    workers: Workers = THIS_PROCESS,
    progress: Progress | None = None,
    records: Path | None = None,
) -> dict[str, Any]:
    """Play the games and sum them up. The same seed gives the same games, whoever plays them."""
    check(game, bots, games, options)
    check_on(workers.on)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    start = perf_counter()
    task = Task(game, tuple(bots), seed, dict(options), records is not None)
    done: dict[int, Batch] = {}
    lost: list[str] = []
    try:
        for part, batch in run_parallel(partial(play_batch, task), workers.parts(games), *workers):
            done[part.start] = batch
            if records is not None:
                keep(batch.records, records)
            if progress is not None:
                progress(sum(len(one.played) + len(one.errors) for one in done.values()))
    except PartsLost as problem:
        lost = problem.messages()
    played = [one for first in sorted(done) for one in done[first].played]
    errors = [error for first in sorted(done) for error in done[first].errors]
    return summary(game, bots, played, errors + lost, perf_counter() - start)


def keep(records: Mapping[str, str], folder: Path) -> None:
    """Written here and not where the game was played: that may have been another machine."""
    for name, text in records.items():
        (folder / name).write_text(text, encoding="utf-8")


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
        self, game: str, bots: tuple[str, ...], seed: str, options: dict[str, Value], recorded: bool = False
    ) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed_from_text(seed)
        self.options = options
        self.recorded = recorded

    def play(self, number: int, batch: Batch) -> None:
        """One game, put with the others of its batch."""
        game, seed = load(self.game), derive(self.seed, number)
        if self.recorded:
            played, record = record_game(game, self.bots, seed, self.options)
            batch.records[f"{self.game}-{number + 1:05}.rec"] = record.text()
        else:
            played = play_game(game, self.bots, seed, self.options)
        batch.played.append(played)


def play_batch(task: Task, numbers: range) -> Batch:
    """Some games; one that fails is told with its number and the others go on."""
    batch = Batch([], [], {})
    for number in numbers:
        try:
            task.play(number, batch)
        except Exception as error:
            batch.errors.append(f"game {number + 1}: {type(error).__name__}: {error}")
    return batch


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
