"""Runs bots in worker processes, so that a bot cannot block the event loop or another table.

A worker answers one question at a time; other questions wait in a `FairQueue` in this process, so a worker that dies
or hangs affects one question only. The wait counts against the time limit of a bot: a search that waited gets less
time, and after too long a wait a simpler bot answers.
"""

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from lamster.bots import Bot, make
from lamster.bots.searching import SearchBot
from lamster.bots.tally import Tally, summed
from lamster.games import load, load_thumb, metas
from lamster.kernel.chance import derive
from lamster.kernel.decision import Decision, Refusal
from lamster.kernel.state import State
from lamster.kernel.thumb import Reason
from lamster.tables.metrics import Metrics
from lamster.tables.workers.fair_queue import FairQueue, Requester

FALLBACK = "thumb"
"""The bot that answers when the one that was asked fails."""
GRACE_S = 2.0
"""How long after its limit a worker counts as hanging."""
MAX_START_S = 60.0
"""The longest start of a process that is waited for."""
FIRST_START_S = 10.0
"""Time limit of the first start. A process that hangs is replaced soon; each further one gets twice the time."""
NICENESS = 5
"""Bots yield the processor to the server."""
FREE_WAIT_S = 1.0
"""How long a search of a table with open connections may wait without losing search time; about the pause that bots
make anyway."""
MIN_SEARCH_S = 0.05
"""A shorter search is no better than the simpler bot."""

ANY_REQUESTER = Requester()

Q = TypeVar("Q")
T = TypeVar("T")

logger = logging.getLogger("lamster")


class BotChoice(NamedTuple):
    """The option that a bot chose, and the reason if the bot gives one."""

    code: str
    why: Reason | None


class Question(NamedTuple):
    """Asks a bot for a decision. The world is one that the seat cannot distinguish from the true state."""

    game: str
    bot: str
    seat: int
    world: bytes
    seed: bytes
    time_limit_s: float = 0.0
    """The longest time that the bot may take at a table with a clock; 0: the bot's own limit applies."""


class SearchShare(NamedTuple):
    """One worker's part of a search that several workers share: the same world, each with its own seed.

    No search tree is kept for the next question: it would be in one of several processes, and the next question of a
    table may come days later.
    """

    question: Question
    number: int
    of: int


class WorkerFailure(NamedTuple):
    """The reason why a worker gave no answer."""

    reason: str
    refused: bool
    """The question itself is invalid, so no bot can answer it."""


class BotError(Exception):
    """A worker or its bot failed; another bot may answer."""


# In the worker.


def set_up_process(niceness: int) -> None:
    """Ignore signals that the whole process group gets, and end with the parent instead."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Thread(target=end_with_parent, name="lamster-parent", daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm_up() -> int:
    """Import what bots need. Returns the process id."""
    for name in metas():
        with suppress(Exception):  # The error is reported when a question needs this game.
            load_thumb(name)
    return os.getpid()


def answer(question: Question) -> BotChoice | WorkerFailure:
    """Ask the bot. Errors are returned as data, because not every exception can be pickled."""
    try:
        return choose_option(question)
    except Refusal as refusal:
        return WorkerFailure(refusal.text(), True)
    except Exception as error:
        return failure_of(error)


def failure_of(error: Exception) -> WorkerFailure:
    """Describe an error. A process without memory ends instead, so that a new one replaces it."""
    if isinstance(error, MemoryError):
        os._exit(1)
    return WorkerFailure(f"{type(error).__name__}: {error}", False)


def decision_of(question: Question) -> tuple[State, Decision]:
    game = load(question.game)
    world = game.unpack(question.world)
    decision = game.decision(world, question.seat)
    if decision is None:
        raise Refusal(f"{game.seat_text(world, question.seat)} is not asked anything in this world")
    return world, decision


def choose_option(question: Question) -> BotChoice:
    world, decision = decision_of(question)
    choice = bot_of(question, question.seed).choose(world, decision)
    return BotChoice(choice.code, choice.why)


def bot_of(question: Question, seed: bytes) -> Bot:
    bot = make(question.bot, load(question.game), seed)
    if question.time_limit_s:
        bot.hurry(question.time_limit_s)
    return bot


def search_share(share: SearchShare) -> Tally | WorkerFailure:
    """Do one worker's part of a search. Errors are returned as data."""
    question = share.question
    try:
        bot = bot_of(question, derive(question.seed, "share", share.number))
        world, decision = decision_of(question)
        assert isinstance(bot, SearchBot), "only searches are shared"
        return bot.consider(world, decision, 1 / share.of)
    except Refusal as refusal:
        return WorkerFailure(refusal.text(), True)
    except Exception as error:
        return failure_of(error)


def settle(question: Question, tallies: list[Tally]) -> BotChoice:
    """Combine the shares of a search into a choice."""
    bot = bot_of(question, question.seed)
    assert isinstance(bot, SearchBot), "only searches are shared"
    choice = bot.settle(*decision_of(question), summed(tallies))
    return BotChoice(choice.code, choice.why)


# In the server.


class Worker:
    """A worker process."""

    def __init__(self, niceness: int = NICENESS) -> None:
        self.niceness = niceness
        self.pool: ProcessPoolExecutor | None = None
        self.pid = 0

    async def start(self, limit_s: float = MAX_START_S) -> None:
        """Start the process from another thread, because it blocks."""
        async with asyncio.timeout(limit_s):
            self.pid = await asyncio.wrap_future(await asyncio.to_thread(self.launch))

    def launch(self) -> Future[int]:
        self.pool = ProcessPoolExecutor(1, get_context("spawn"), set_up_process, (self.niceness,))
        return self.pool.submit(warm_up)

    async def work(self, function: Callable[[Q], T], question: Q, limit_s: float) -> T:
        """Call a function in the process; TimeoutError when it does not return within the limit and `GRACE_S`."""
        if self.pool is None:
            raise BotError("the worker was never started")
        async with asyncio.timeout(limit_s + GRACE_S):
            return await asyncio.wrap_future(self.pool.submit(function, question))

    async def end(self) -> None:
        """Kill the process, and wait until it and the threads of its pool have ended."""
        if self.pool is not None:
            # A process that hangs ignores a shutdown, and before Python 3.14 a pool has no method to kill one.
            for process in [*(self.pool._processes or {}).values()]:
                process.kill()
            await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)


class BotWorkers:
    """The workers that answer questions of all tables."""

    def __init__(self, workers: int | None = None) -> None:
        self.count = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        """How many workers may search at once. One more answers questions that take milliseconds."""
        self.queue: FairQueue[Worker] = FairQueue(self.count)
        self.workers: set[Worker] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.started = False
        self.closed = False
        self.metrics: Metrics | None = None
        """Where answers are counted; None: nowhere."""

    # Questions.

    async def choose(self, question: Question, *, limit_s: float, requester: Requester = ANY_REQUESTER) -> BotChoice:
        """Ask a bot. If it fails or takes too long a simpler one answers; the choice is always legal in the world."""
        begun = perf_counter()
        choice = await self.choose_with_fallback(question, limit_s, requester)
        if self.metrics is not None:
            self.metrics.thoughts.note(perf_counter() - begun, question.bot)
        return choice

    async def choose_with_fallback(self, question: Question, limit_s: float, requester: Requester) -> BotChoice:
        player = bot_of(question, question.seed)  # Refuses an unknown game or bot.
        await self.start()
        try:
            if isinstance(player, SearchBot):
                return await self.search(question, player.longest, limit_s, requester)
            return await self.ask(question, limit_s, requester)
        except BotError as error:
            self.note_failure(question.bot, question.game, error)
        try:
            return await self.ask(question._replace(bot=FALLBACK), limit_s, requester)
        except BotError as error:
            self.note_failure(FALLBACK, question.game, error)
        rules = load(question.game)
        return BotChoice(rules.default(rules.unpack(question.world), question.seat), None)

    def note_failure(self, bot: str, game: str, error: BotError) -> None:
        logger.warning("bot %s of %s failed: %s", bot, game, error)
        if self.metrics is not None:
            self.metrics.bot_failures.add(bot)

    async def ask(self, question: Question, limit_s: float, requester: Requester) -> BotChoice:
        """Ask the next free worker."""
        return self.check_answer(await self.work(await self.queue.take(requester), answer, question, limit_s))

    async def search(self, question: Question, longest: float, limit_s: float, requester: Requester) -> BotChoice:
        """Search in the time that is left when a worker becomes free; if none does in time a simpler bot answers."""
        shortened = longest and requester.is_attended()
        until = perf_counter() + (min(limit_s, longest + FREE_WAIT_S) if shortened else limit_s)
        try:
            async with asyncio.timeout(until - MIN_SEARCH_S - perf_counter()):
                first = await self.queue.take(requester, searches=True)
        except TimeoutError:
            return await self.ask_simpler_bot(question, limit_s, requester)
        left = max(MIN_SEARCH_S, until - perf_counter())
        limited = question._replace(time_limit_s=min(longest, left)) if longest else question
        return await self.search_with([first, *self.queue.take_more(requester)], limited, limit_s)

    async def ask_simpler_bot(self, question: Question, limit_s: float, requester: Requester) -> BotChoice:
        if self.metrics is not None:
            self.metrics.bots_hurried.add(question.bot)
        return await self.ask(question._replace(bot=FALLBACK), limit_s, requester)

    async def search_with(self, workers: list[Worker], question: Question, limit_s: float) -> BotChoice:
        """Share a search among workers. Shares that fail are left out."""
        if len(workers) == 1:
            return self.check_answer(await self.work(workers[0], answer, question, limit_s))
        shares = [SearchShare(question, number, len(workers)) for number in range(len(workers))]
        found = await asyncio.gather(
            *[self.work(worker, search_share, share, limit_s) for worker, share in zip(workers, shares, strict=True)]
        )
        tallies = [one for one in found if isinstance(one, Tally)]
        failures = [one for one in found if isinstance(one, WorkerFailure)]
        if not tallies:
            return self.check_answer(failures[0])
        for failure in failures if not self.closed else ():
            logger.warning("a share of bot %s of %s failed: %s", question.bot, question.game, failure.reason)
        return settle(question, tallies)

    def check_answer(self, found: BotChoice | WorkerFailure) -> BotChoice:
        if isinstance(found, BotChoice):
            return found
        if found.refused:
            raise Refusal(found.reason)
        if self.closed:
            raise RuntimeError("the bot workers are closed: the server is stopping")
        raise BotError(found.reason)

    async def work(self, worker: Worker, function: Callable[[Q], T], question: Q, limit_s: float) -> T | WorkerFailure:
        """Call a function in a worker. If the caller is cancelled the worker still finishes."""
        return await asyncio.shield(self.spawn(self.use_worker(worker, function, question, limit_s)))

    async def use_worker(
        self, worker: Worker, function: Callable[[Q], T], question: Q, limit_s: float
    ) -> T | WorkerFailure:
        """Give the worker back after any answer; replace one that does not answer."""
        try:
            found = await worker.work(function, question, limit_s)
        except Exception as error:
            self.queue.lose(worker)
            self.replace(worker)
            return WorkerFailure(f"no answer from the worker ({type(error).__name__}: {error})", False)
        self.queue.put(worker)
        return found

    # Workers.

    async def start(self) -> None:
        """Start the workers in the background; questions wait for the first that is ready."""
        if not self.started and not self.closed:
            self.started = True
            for _ in range(self.count + 1 if self.count else 0):
                self.add_worker()

    def add_worker(self, limit_s: float = 0.0) -> None:
        worker = Worker()
        self.workers.add(worker)
        self.spawn(self.start_worker(worker, limit_s or FIRST_START_S))

    async def start_worker(self, worker: Worker, limit_s: float) -> None:
        """Start a worker and make it available, even if it fails to start: its next question then replaces it.

        One that takes too long is replaced by one with twice the time, up to `MAX_START_S`.
        """
        try:
            await worker.start(limit_s)
        except Exception as error:
            if not self.closed:
                logger.error("a bot worker cannot be started: %s: %s", type(error).__name__, error)
            if isinstance(error, TimeoutError) and limit_s < MAX_START_S:
                self.replace(worker, min(MAX_START_S, 2 * limit_s))
                return
        self.queue.put(worker)

    def replace(self, worker: Worker, limit_s: float = 0.0) -> None:
        if not self.closed:
            self.workers.discard(worker)
            self.add_worker(limit_s)
            self.spawn(worker.end())

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        """Kill all workers. Callers that wait get a RuntimeError."""
        if self.closed:
            return
        self.closed = True
        self.queue.close()
        await self.end_all()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.end_all()  # Workers that were being started.

    async def end_all(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self.workers))
