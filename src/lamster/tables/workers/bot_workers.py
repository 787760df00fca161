"""Bots think in processes of their own, so that no table waits for another's bot and none gets stuck.

Every worker is a process with one question at a time; a question waits in `fair_queue`, unpickled, until it is its
turn. So a worker that dies or hangs takes nobody else's question with it. Waiting counts against the time of a level:
who has waited searches less long, and for who has waited too long a simpler bot answers.
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
from lamster.tables.workers.fair_queue import Asker, FairQueue

FALLBACK = "thumb"
"""Answers when the bot that was asked did not."""
GRACE = 2.0
"""Seconds beyond its limit after which a worker is taken to hang."""
WARM_UP = 60.0
"""Seconds that a new process may take to get ready, at most."""
QUICK_START = 10.0
"""Seconds that the first one may take. One that hangs is soon replaced, and the next has twice as many."""
NICENESS = 5
"""People come before bots when the processor is busy."""
LONGEST_WAIT = 1.0
"""Seconds that a search may wait for a worker without searching less, where somebody looks: about the pause that bots
make anyway."""
LEAST_SEARCH = 0.05
"""Seconds. With less than that a search is worth no more than the simpler bot."""

ANYBODY = Asker()

Q = TypeVar("Q")
T = TypeVar("T")

logger = logging.getLogger("lamster")


class Thought(NamedTuple):
    """What a bot chose, and the reason as a message, where there is one."""

    code: str
    why: Reason | None


class Question(NamedTuple):
    """What a worker is asked. The world is packed by the game: one that the seat cannot tell from the true one."""

    game: str
    bot: str
    seat: int
    world: bytes
    seed: bytes
    patience: float = 0.0
    """Seconds that the bot may take at most, because the table has a clock; 0: its own limit is enough."""


class Share(NamedTuple):
    """A part of a question that several workers search at once: each with a seed of its own, all from the same world.

    Nothing is kept from one question to the next. The tree of a bot's last search would be in one of many processes,
    worth little where the next question is shared out anyway, and a table may be asked again after days.
    """

    question: Question
    number: int
    of: int


class Failed(NamedTuple):
    """A bot did not choose, and why."""

    reason: str
    refused: bool
    """The question itself was wrong: no bot could answer it."""


class ThinkingError(Exception):
    """A worker or its bot failed; another may do better."""


# In the worker.


def begin(niceness: int) -> None:
    """The parent decides when a worker ends: not Ctrl-C or a stop that all processes get at once, but its death."""
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
    """Import what thinking needs. Tells the process id."""
    for name in metas():
        with suppress(Exception):  # A game that cannot be loaded is told when it is asked for.
            load_thumb(name)
    return os.getpid()


def think(question: Question) -> Thought | Failed:
    """Whatever goes wrong comes back as data: not every exception can travel."""
    try:
        return answer(question)
    except Refusal as refusal:
        return Failed(refusal.text(), True)
    except Exception as error:
        return failed(error)


def failed(error: Exception) -> Failed:
    """A process that has no memory left is of no use any more: it ends, and a fresh one takes its place."""
    if isinstance(error, MemoryError):
        os._exit(1)
    return Failed(f"{type(error).__name__}: {error}", False)


def asked(question: Question) -> tuple[State, Decision]:
    game = load(question.game)
    world = game.unpack(question.world)
    decision = game.decision(world, question.seat)
    if decision is None:
        raise Refusal(f"{game.seat_text(world, question.seat)} is not asked anything in this world")
    return world, decision


def answer(question: Question) -> Thought:
    world, decision = asked(question)
    choice = bot_of(question, question.seed).choose(world, decision)
    return Thought(choice.code, choice.why)


def bot_of(question: Question, seed: bytes) -> Bot:
    bot = make(question.bot, load(question.game), seed)
    if question.patience:
        bot.hurry(question.patience)
    return bot


def search_share(share: Share) -> Tally | Failed:
    """A worker's part of a search. Whatever goes wrong comes back as data."""
    question = share.question
    try:
        bot = bot_of(question, derive(question.seed, "share", share.number))
        world, decision = asked(question)
        assert isinstance(bot, SearchBot), "only searches are shared"
        return bot.consider(world, decision, 1 / share.of)
    except Refusal as refusal:
        return Failed(refusal.text(), True)
    except Exception as error:
        return failed(error)


def settle(question: Question, tallies: list[Tally]) -> Thought:
    """What follows from all shares of a search together."""
    bot = bot_of(question, question.seed)
    assert isinstance(bot, SearchBot), "only searches are shared"
    choice = bot.settle(*asked(question), summed(tallies))
    return Thought(choice.code, choice.why)


# In the server.


class Worker:
    """A process that thinks, and how to be rid of it."""

    def __init__(self, niceness: int = NICENESS) -> None:
        self.niceness = niceness
        self.pool: ProcessPoolExecutor | None = None
        self.pid = 0

    async def start(self, patience: float = WARM_UP) -> None:
        """Starting a process takes a while, so another thread does it."""
        async with asyncio.timeout(patience):
            self.pid = await asyncio.wrap_future(await asyncio.to_thread(self.begin))

    def begin(self) -> Future[int]:
        self.pool = ProcessPoolExecutor(1, get_context("spawn"), begin, (self.niceness,))
        return self.pool.submit(warm_up)

    async def work(self, function: Callable[[Q], T], question: Q, limit: float) -> T:
        """Let the process do this, within the limit of seconds."""
        if self.pool is None:
            raise ThinkingError("it was never started")
        async with asyncio.timeout(limit + GRACE):
            return await asyncio.wrap_future(self.pool.submit(function, question))

    async def end(self) -> None:
        """Kill it, and wait until it and the threads of its pool are gone."""
        if self.pool is not None:
            # A process that hangs would not heed a friendly word; before Python 3.14 a pool has no other.
            for process in [*(self.pool._processes or {}).values()]:
                process.kill()
            await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)


class BotWorkers:
    """Asks workers on behalf of tables. Closed at once when the server goes: nothing in a worker is worth keeping."""

    def __init__(self, workers: int | None = None) -> None:
        self.count = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        """How many may search at once. There is one worker more, for questions that take milliseconds."""
        self.queue: FairQueue[Worker] = FairQueue(self.count)
        self.workers: set[Worker] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.started = False
        self.closed = False
        self.metrics: Metrics | None = None
        """Where thoughts are counted, if anybody wants to know."""

    # Questions.

    async def choose(
        self,
        game: str,
        bot: str,
        seat: int,
        world: bytes,
        seed: bytes,
        patience: float = 0.0,
        *,
        limit: float,
        asker: Asker = ANYBODY,
    ) -> Thought:
        """What the bot would do, within the limit of seconds if it can; in any case something legal in this world."""
        begun = perf_counter()
        thought = await self.chosen(Question(game, bot, seat, world, seed, patience), limit, asker)
        if self.metrics is not None:
            self.metrics.thoughts.note(perf_counter() - begun, bot)
        return thought

    async def chosen(self, question: Question, limit: float, asker: Asker) -> Thought:
        player = bot_of(question, question.seed)  # An unknown game or bot is refused at once.
        await self.start()
        try:
            if isinstance(player, SearchBot):
                return await self.search(question, player.longest, limit, asker)
            return await self.think(question, limit, asker)
        except ThinkingError as error:
            self.failed(question.bot, question.game, error)
        try:
            return await self.think(question._replace(bot=FALLBACK), limit, asker)
        except ThinkingError as error:
            self.failed(FALLBACK, question.game, error)
        rules = load(question.game)
        return Thought(rules.default(rules.unpack(question.world), question.seat), None)

    def failed(self, bot: str, game: str, error: ThinkingError) -> None:
        logger.warning("bot %s of %s failed: %s", bot, game, error)
        if self.metrics is not None:
            self.metrics.bot_failures.add(bot)

    async def think(self, question: Question, limit: float, asker: Asker) -> Thought:
        """Ask the next free worker."""
        return self.checked(await self.work(await self.queue.take(asker), think, question, limit))

    async def search(self, question: Question, longest: float, limit: float, asker: Asker) -> Thought:
        """Search in what is left of the time when a worker is free; when none is in time a simpler bot answers."""
        until = perf_counter() + (min(limit, longest + LONGEST_WAIT) if longest and asker.is_attended() else limit)
        try:
            async with asyncio.timeout(until - LEAST_SEARCH - perf_counter()):
                first = await self.queue.take(asker, searches=True)
        except TimeoutError:
            return await self.answer_simply(question, limit, asker)
        left = max(LEAST_SEARCH, until - perf_counter())
        hurried = question._replace(patience=min(longest, left)) if longest else question
        return await self.search_with([first, *self.queue.take_more(asker)], hurried, limit)

    async def answer_simply(self, question: Question, limit: float, asker: Asker) -> Thought:
        if self.metrics is not None:
            self.metrics.bots_hurried.add(question.bot)
        return await self.think(question._replace(bot=FALLBACK), limit, asker)

    async def search_with(self, workers: list[Worker], question: Question, limit: float) -> Thought:
        """Share a search among these workers. What one of them fails to do is missed."""
        if len(workers) == 1:
            return self.checked(await self.work(workers[0], think, question, limit))
        shares = [Share(question, number, len(workers)) for number in range(len(workers))]
        found = await asyncio.gather(
            *[self.work(worker, search_share, share, limit) for worker, share in zip(workers, shares, strict=True)]
        )
        tallies = [one for one in found if isinstance(one, Tally)]
        for failed in found:
            if isinstance(failed, Failed) and tallies and not self.closed:
                logger.warning("a share of bot %s of %s failed: %s", question.bot, question.game, failed.reason)
        return settle(question, tallies) if tallies else self.checked(next(f for f in found if isinstance(f, Failed)))

    def checked(self, found: Thought | Failed) -> Thought:
        if isinstance(found, Thought):
            return found
        if found.refused:
            raise Refusal(found.reason)
        if self.closed:
            raise RuntimeError("bots no longer think: the server is closing")
        raise ThinkingError(found.reason)

    async def work(self, worker: Worker, function: Callable[[Q], T], question: Q, limit: float) -> T | Failed:
        """Let a worker do this. When the table no longer wants to know, it still finishes its thought."""
        return await asyncio.shield(self.spawn(self.worked(worker, function, question, limit)))

    async def worked(self, worker: Worker, function: Callable[[Q], T], question: Q, limit: float) -> T | Failed:
        """A worker that answers, whatever it says, is free again; one that does not is replaced."""
        try:
            found = await worker.work(function, question, limit)
        except Exception as error:
            self.queue.lose(worker)
            self.replace(worker)
            return Failed(f"no answer from the worker ({type(error).__name__}: {error})", False)
        self.queue.put(worker)
        return found

    # Workers.

    async def start(self) -> None:
        """Let the workers get ready in the background; who asks before they are waits for the first."""
        if not self.started and not self.closed:
            self.started = True
            for _ in range(self.count + 1 if self.count else 0):
                self.hire()

    def hire(self, patience: float = 0.0) -> None:
        worker = Worker()
        self.workers.add(worker)
        self.spawn(self.welcome(worker, patience or QUICK_START))

    async def welcome(self, worker: Worker, patience: float) -> None:
        """Free from now on, even if it cannot be started: then its next question fails and it is replaced once more.

        One that only takes long is replaced at once, until the machine must be as slow as that.
        """
        try:
            await worker.start(patience)
        except Exception as error:
            if not self.closed:
                logger.error("a worker for bots cannot be started: %s: %s", type(error).__name__, error)
            if isinstance(error, TimeoutError) and patience < WARM_UP:
                self.replace(worker, min(WARM_UP, 2 * patience))
                return
        self.queue.put(worker)

    def replace(self, worker: Worker, patience: float = 0.0) -> None:
        if not self.closed:
            self.workers.discard(worker)
            self.hire(patience)
            self.spawn(worker.end())

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        """Kill all workers. Who still waits for an answer gets a RuntimeError."""
        if self.closed:
            return
        self.closed = True
        self.queue.close()
        await self.end_all()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.end_all()  # Those that were just being started.

    async def end_all(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self.workers))
