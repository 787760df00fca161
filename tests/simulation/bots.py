"""Bot workers inside the loop: they answer after a while with something legal, or die, hang, or fail."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from lamster.games import load
from lamster.tables.workers.bot_workers import BotChoice, BotError, BotWorkers, Question, Worker, WorkerFailure

if TYPE_CHECKING:
    from tests.simulation.system import Node

SLOWEST_S = 1.5
HANGS_S = 2.0
"""Seconds beyond the limit after which a worker counts as hung."""


class SimulatedWorker(Worker):
    """Takes the place of a process."""

    def __init__(self, node: "Node") -> None:
        super().__init__()
        self.node = node
        self.is_dead = False

    async def start(self, limit_s: float = 0.0) -> None:
        await asyncio.sleep(0.3)

    async def work(self, function: Callable[..., Any], question: Any, limit_s: float) -> Any:
        rng = Random(question.seed)
        trouble = self.node.bots_trouble
        if trouble == "hang":
            await asyncio.sleep(limit_s + HANGS_S)
            raise TimeoutError
        await asyncio.sleep(SLOWEST_S * rng.random() ** 3)
        if trouble == "die" or self.is_dead:
            self.is_dead = True
            raise BotError("the worker is gone")
        if trouble == "fail":
            return WorkerFailure("ValueError: the bot lost its way", False)
        return answer(question, rng)

    async def end(self) -> None:
        self.is_dead = True


class SimulatedBots(BotWorkers):
    """The real queue, limits and replacements, with other workers: one that searches and one more."""

    def __init__(self, node: "Node") -> None:
        super().__init__(1)
        self.node = node

    def add_worker(self, limit_s: float = 0.0) -> None:
        worker = SimulatedWorker(self.node)
        self.workers.add(worker)
        self.spawn(self.start_worker(worker, limit_s or 10.0))


def answer(question: Question, rng: Random) -> BotChoice:
    """Something legal in the world of the question."""
    game = load(question.game)
    world = game.unpack(question.world)
    decision = game.decision(world, question.seat)
    assert decision is not None, "a bot is asked about a decision that is open"
    if decision.form is not None:
        return BotChoice(decision.form.sample(rng), None)
    code = game.default(world, question.seat) if rng.random() < 0.3 else rng.choice(decision.codes)
    return BotChoice(code, None)
