"""Tournaments between bots: every pair meets, and the results give Elo ratings with intervals."""

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value
from lamster.lab.parallel import THIS_PROCESS, PartsLost, Progress, Workers, run_parallel
from lamster.lab.play import GameResult
from lamster.lab.ray import check_on
from lamster.lab.seating import ALONE, Schedule, Table
from lamster.lab.simulate import check_simulation
from lamster.lab.standings import Results, standings

USUAL_ANCHORS = ("medium", "thumb")
Batch = list[tuple[int, GameResult]]
"""Games, each with its number."""


class TournamentSpec(NamedTuple):
    """What to play: at least `games` games a pair. `seats` of 0 means the fewest seats for more than one player."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, Value]
    seats: int = 0
    anchor: str = ""
    """The bot that has 1000 points; if empty, the first of `USUAL_ANCHORS` that takes part, else the first bot."""


class Tournament:
    """A tournament whose arguments have been checked."""

    def __init__(self, spec: TournamentSpec) -> None:
        self.spec = spec
        self.bots = sorted(set(spec.bots))
        self.table = Table(spec.game, spec.seats, spec.options)
        self.check()
        seatings = self.table.seatings(self.bots, spec.games)
        self.schedule = Schedule(spec.game, spec.seed, spec.options, seatings)
        usual = [bot for bot in USUAL_ANCHORS if bot in self.bots]
        self.anchor = spec.anchor or (usual[0] if usual else spec.bots[0])

    def check(self) -> None:
        """Raise a Refusal for wrong arguments before the first game is played."""
        spec, alone = self.spec, self.table.form == ALONE
        for bot in self.bots:
            check_simulation(spec.game, [bot] * self.table.seats, spec.games, spec.options)
        if len(self.bots) < 2 and not alone:
            raise Refusal("a tournament needs at least two different bots")
        if spec.anchor and alone:
            raise Refusal(f"there is no anchor in {spec.game}: the bots play against the game itself, which has 1000")
        if spec.anchor and spec.anchor not in self.bots:
            raise Refusal(f"the anchor cannot be {spec.anchor!r}: it is one of {', '.join(self.bots)}")

    def games(self) -> int:
        return self.schedule.games()

    def play(self, workers: Workers = THIS_PROCESS, progress: Progress | None = None) -> dict[str, Any]:
        """Play all games and rate the bots. The same seed gives the same games with any workers."""
        check_on(workers.on)
        played: dict[int, GameResult] = {}
        lost: list[str] = []
        try:
            for _, batch in run_parallel(partial(play_batch, self.schedule), workers.parts(self.games()), *workers):
                played.update(batch)
                if progress is not None:
                    progress(len(played))
        except PartsLost as problem:
            lost = problem.messages()
        return {**self.description(), **standings(self.table, self.anchor, self.results(played)), "errors": lost}

    def results(self, played: Mapping[int, GameResult]) -> Results:
        """The games by the bots at the seats."""
        found: Results = {seating.bots: [] for seating in self.schedule.seatings}
        for number in sorted(played):
            found[self.schedule.seatings[self.schedule.seating_of(number)].bots].append(played[number])
        return found

    def description(self) -> dict[str, Any]:
        """What was played, as needed to repeat it."""
        spec = self.spec
        return {
            "game": spec.game,
            "form": self.table.form,
            "seats": self.table.seats,
            "names": list(self.table.names),
            "order": {"games": spec.games, "seed": spec.seed, "options": dict(spec.options)}
            | {"seats": spec.seats, "anchor": spec.anchor},
        }


def play_batch(schedule: Schedule, numbers: range) -> Batch:
    """Play some games. One that fails ends the tournament, since the table would be unfair without it."""
    batch: Batch = []
    for number in numbers:
        try:
            batch.append((number, schedule.play(number)))
        except Exception as error:
            raise Refusal(f"game {number + 1}: {type(error).__name__}: {error}") from None
    return batch
