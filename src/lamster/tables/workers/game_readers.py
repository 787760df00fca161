"""Asks a worker process for what needs a replay of a game: replays, records, checks of random draws, positions.

A replay would block the event loop. Questions wait in a fair queue, in which all people of one address share turns.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import count
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from lamster.tables.model.refused import Refused, storing
from lamster.tables.model.table import Table
from lamster.tables.store.base import Store
from lamster.tables.workers.bot_workers import Worker, WorkerFailure
from lamster.tables.workers.fair_queue import FairQueue, Requester
from lamster.tables.workers.game_copies import MissingEntries, ReadRequest, ReadResult, RefusedRead, Replica, read

NICENESS = 10
"""Yields the processor to the server and to bots."""
LIMIT_S = 20.0
"""A process that does not answer within this time is replaced."""
MAX_WAIT_S = 20.0
"""How long a question waits for its turn."""

P = ParamSpec("P")
T = TypeVar("T")
Answer = ReadResult | MissingEntries | RefusedRead | WorkerFailure

logger = logging.getLogger("lamster")


def too_busy() -> Refused:
    return Refused("too-fast", "many games are being looked at just now: try again in a moment")


class GameReaders:
    """One worker process, started by the first question."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.queue: FairQueue[Worker] = FairQueue(0)
        self.worker: Worker | None = None
        self.numbers = count(1)
        self.replicas: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        """The number of each table's replica in the process; a table that is loaded again gets a new one."""
        self.tasks: set[asyncio.Task[Any]] = set()

    async def ask(
        self,
        requester: Requester,
        table: Table,
        function: Callable[Concatenate[Replica, P], T],
        *args: P.args,
        **more: P.kwargs,
    ) -> tuple[T, int]:
        """Call a function with a replica of the table as it is now; its result, and how many plies were replayed.

        All entries of the table must already be in the store.
        """
        if table not in self.replicas:
            self.replicas[table] = next(self.numbers)
        reading = ReadRequest(
            self.replicas[table], table.id, table.seq, partial(function, **more) if more else function, args
        )
        worker = await self.take_worker(requester)
        # If the caller is cancelled the process still answers, because it cannot be told to stop.
        found = await asyncio.shield(self.spawn(self.work(worker, reading)))
        if isinstance(found, ReadResult):
            return found.found, found.plies
        if isinstance(found, RefusedRead):
            raise Refused(found.error, found.message, found.rule, **found.about)
        logger.warning("table %s could not be replayed: %s", table.id, found)
        raise too_busy()

    async def take_worker(self, requester: Requester) -> Worker:
        if self.worker is None:
            self.add_worker()
        try:
            async with asyncio.timeout(MAX_WAIT_S):
                return await self.queue.take(requester)
        except TimeoutError:
            raise too_busy() from None

    async def work(self, worker: Worker, reading: ReadRequest) -> Answer:
        """Give the process back after any answer; replace one that does not answer."""
        try:
            if worker.pool is None:
                await worker.start()
            found = await worker.work(read, reading, LIMIT_S)
            if isinstance(found, MissingEntries):
                found = await worker.work(read, await self.add_entries(reading, found.first), LIMIT_S)
        except Refused as refused:
            found = RefusedRead(refused.error, refused.message, refused.rule, refused.about)
        except Exception as error:
            self.replace(worker)
            return WorkerFailure(f"{type(error).__name__}: {error}", False)
        self.queue.put(worker)
        return found

    async def add_entries(self, reading: ReadRequest, first: int) -> ReadRequest:
        """The question with the entries that the process does not have."""
        with storing():
            lines = await self.store.read(reading.table, first, reading.seq)
        return reading._replace(lines=lines)

    # The process.

    def add_worker(self) -> None:
        self.worker = Worker(NICENESS)
        self.queue.put(self.worker)

    def replace(self, worker: Worker) -> None:
        if not self.queue.closed:
            self.spawn(worker.end())
            self.add_worker()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        self.queue.close()
        if self.worker is not None:
            await self.worker.end()
        await asyncio.gather(*self.tasks, return_exceptions=True)
