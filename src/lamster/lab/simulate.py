"""Plays many games between bots and counts wins, lengths and endings."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import mean, median
from time import perf_counter
from typing import Any, NamedTuple

from lamster.bots import make
from lamster.games import load
from lamster.kernel.chance import derive, seed_from_text
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value
from lamster.lab.intervals import share_row
from lamster.lab.parallel import THIS_PROCESS, PartsLost, Progress, Workers, run_parallel
from lamster.lab.play import GameResult, play_game, record_game
from lamster.lab.ray import check_on


class Batch(NamedTuple):
    """The results of some games, the errors of those that failed, and, if asked for, the records by file name."""

    played: list[GameResult]
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
    """Play the games and summarize them. The same seed gives the same games with any workers."""
    check_simulation(game, bots, games, options)
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
                write_records(batch.records, records)
            if progress is not None:
                progress(sum(len(one.played) + len(one.errors) for one in done.values()))
    except PartsLost as problem:
        lost = problem.messages()
    played = [one for first in sorted(done) for one in done[first].played]
    errors = [error for first in sorted(done) for error in done[first].errors]
    return summary(game, bots, played, errors + lost, perf_counter() - start)


def write_records(records: Mapping[str, str], folder: Path) -> None:
    """The parent process writes the records, since workers may run on other machines."""
    for name, text in records.items():
        (folder / name).write_text(text, encoding="utf-8")


def check_simulation(game: str, bots: Sequence[str], games: int, options: Mapping[str, Value]) -> None:
    """Raise a Refusal for wrong arguments before the first game is played."""
    if games < 1:
        raise Refusal(f"cannot play {games} games: at least 1")
    load(game).settle(len(bots), options)
    for name in bots:
        make(name, load(game), b"")


class Task:
    """What all games of a simulation have in common."""

    def __init__(
        self, game: str, bots: tuple[str, ...], seed: str, options: dict[str, Value], recorded: bool = False
    ) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed_from_text(seed)
        self.options = options
        self.recorded = recorded

    def play(self, number: int, batch: Batch) -> None:
        """Play one game and add its result to the batch."""
        game, seed = load(self.game), derive(self.seed, number)
        if self.recorded:
            played, record = record_game(game, self.bots, seed, self.options)
            batch.records[f"{self.game}-{number + 1:05}.rec"] = record.text()
        else:
            played = play_game(game, self.bots, seed, self.options)
        batch.played.append(played)


def play_batch(task: Task, numbers: range) -> Batch:
    """Play some games. A game that fails adds an error with its number, and the others go on."""
    batch = Batch([], [], {})
    for number in numbers:
        try:
            task.play(number, batch)
        except Exception as error:
            batch.errors.append(f"game {number + 1}: {type(error).__name__}: {error}")
    return batch


def summary(
    game: str, bots: Sequence[str], played: list[GameResult], errors: list[str], seconds: float
) -> dict[str, Any]:
    """All counts, in plain data."""
    decisions = sum(one.decisions for one in played)
    names = load(game).seat_names(len(bots))
    by_seat = [
        {**share_row(names[seat], sum(one.returns[seat] for one in played), len(played)), "bot": bots[seat]}
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
            "rounds": length_statistics([one.rounds for one in played]),
            "decisions": length_statistics([one.decisions for one in played]),
        },
        "endings": {rule: sum(one.rule == rule for one in played) for rule in sorted({one.rule for one in played})},
        "errors": errors,
    }


def by_role(played: list[GameResult]) -> list[dict[str, Any]]:
    """The wins of each role, over all bots."""
    results: dict[str, list[float]] = {}
    for one in played:
        for role, result in zip(one.roles, one.returns, strict=True):
            results.setdefault(role, []).append(result)
    return [share_row(role, sum(results[role]), len(results[role])) for role in sorted(results)]


def by_team(names: Sequence[str], bots: Sequence[str], played: list[GameResult]) -> list[dict[str, Any]]:
    """The wins of each team, named by its seats. In a game without teams each seat is a team."""
    teams = played[0].teams if played else []
    rows = []
    for team in dict.fromkeys(teams):
        seats = [seat for seat in range(len(teams)) if teams[seat] == team]
        wins = sum(one.returns[seats[0]] for one in played)
        name = " + ".join(names[seat] for seat in seats)
        rows.append({**share_row(name, wins, len(played)), "bots": [bots[seat] for seat in seats]})
    return rows


def length_statistics(numbers: list[int]) -> dict[str, float]:
    """Mean, median, 5 % and 95 % quantiles, minimum and maximum."""
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
