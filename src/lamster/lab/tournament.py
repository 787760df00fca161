"""Tournaments: who is stronger, and how sure that is."""

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value
from lamster.lab.parallel import THIS_PROCESS, PartsLost, Workers, run_parallel
from lamster.lab.play import Played
from lamster.lab.ray import check_on
from lamster.lab.seating import ALONE, Schedule, Table
from lamster.lab.simulate import Progress, check
from lamster.lab.standings import Results, standings

ANCHORS = ("medium", "thumb")
Batch = list[tuple[int, Played]]
"""Games, each with its number."""


class Order(NamedTuple):
    """What is to be played: at least so many games a pair, at tables of so many seats (0: the fewest for two)."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, Value]
    seats: int = 0
    anchor: str = ""
    """The bot that has 1000 points; empty: medium, else thumb, else the first."""


class Tournament:
    """An order that was found in order."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.bots = sorted(set(order.bots))
        self.table = Table(order.game, order.seats, order.options)
        self.check()
        seatings = self.table.seatings(self.bots, order.games)
        self.schedule = Schedule(order.game, order.seed, order.options, seatings)
        usual = [bot for bot in ANCHORS if bot in self.bots]
        self.anchor = order.anchor or (usual[0] if usual else order.bots[0])

    def check(self) -> None:
        """Whatever is wrong is said before the first game is played."""
        order, alone = self.order, self.table.form == ALONE
        for bot in self.bots:
            check(order.game, [bot] * self.table.seats, order.games, order.options)
        if len(self.bots) < 2 and not alone:
            raise Refusal("a tournament needs at least two different bots")
        if order.anchor and alone:
            raise Refusal(f"there is no anchor in {order.game}: the bots play against the game itself, which has 1000")
        if order.anchor and order.anchor not in self.bots:
            raise Refusal(f"the anchor cannot be {order.anchor!r}: it is one of {', '.join(self.bots)}")

    def games(self) -> int:
        return self.schedule.games()

    def play(self, workers: Workers = THIS_PROCESS, progress: Progress | None = None) -> dict[str, Any]:
        """All games, summed up. The same seed gives the same games, whoever plays them."""
        check_on(workers.on)
        played: dict[int, Played] = {}
        lost: list[str] = []
        try:
            for _, batch in run_parallel(partial(play_batch, self.schedule), workers.parts(self.games()), *workers):
                played.update(batch)
                if progress is not None:
                    progress(len(played))
        except PartsLost as problem:
            lost = problem.messages()
        return {**self.told(), **standings(self.table, self.anchor, self.results(played)), "errors": lost}

    def results(self, played: Mapping[int, Played]) -> Results:
        """The games by who sat where."""
        found: Results = {seating.bots: [] for seating in self.schedule.seatings}
        for number in sorted(played):
            found[self.schedule.seatings[self.schedule.seating_of(number)].bots].append(played[number])
        return found

    def told(self) -> dict[str, Any]:
        """What was played, so that it can be played again."""
        order = self.order
        return {
            "game": order.game,
            "form": self.table.form,
            "seats": self.table.seats,
            "names": list(self.table.names),
            "order": {"games": order.games, "seed": order.seed, "options": dict(order.options)}
            | {"seats": order.seats, "anchor": order.anchor},
        }


def play_batch(schedule: Schedule, numbers: range) -> Batch:
    """Some games. One that fails ends the tournament: without it the table would not be fair."""
    batch: Batch = []
    for number in numbers:
        try:
            batch.append((number, schedule.play(number)))
        except Exception as error:
            raise Refusal(f"game {number + 1}: {type(error).__name__}: {error}") from None
    return batch
