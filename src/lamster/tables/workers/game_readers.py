"""Asks another process whatever takes playing a game again: replays, records, checks of the chance, positions.

The event loop answers all tables, so it does none of this itself. Who asks waits in a fair queue: all at one address
take turns with others.
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
from lamster.tables.workers.bot_workers import Failed, Worker
from lamster.tables.workers.fair_queue import Asker, FairQueue
from lamster.tables.workers.game_copies import Declined, Missing, Read, Reading, Replica, read

NICENESS = 10
"""People come first, then bots, and then this."""
LIMIT = 20.0
"""Seconds within which the process answers; one that does not is replaced."""
LONGEST_WAIT = 20.0
"""Seconds that a question waits for its turn."""

P = ParamSpec("P")
T = TypeVar("T")
Answer = Read | Missing | Declined | Failed

logger = logging.getLogger("lamster")


def too_busy() -> Refused:
    return Refused("too-fast", "many games are being looked at just now: try again in a moment")


class GameReaders:
    """One process, begun when somebody asks for the first time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.queue: FairQueue[Worker] = FairQueue(0)
        self.worker: Worker | None = None
        self.numbers = count(1)
        self.replicas: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        """The number by which the process knows its copy of each table: another for a table that was read anew."""
        self.tasks: set[asyncio.Task[Any]] = set()

    async def ask(
        self,
        asker: Asker,
        table: Table,
        function: Callable[Concatenate[Replica, P], T],
        *args: P.args,
        **more: P.kwargs,
    ) -> tuple[T, int]:
        """What the function says of a copy of this table as it is now, and how many plies were played again for it.

        All entries that the table has by now must be in the store.
        """
        if table not in self.replicas:
            self.replicas[table] = next(self.numbers)
        reading = Reading(
            self.replicas[table], table.id, table.seq, partial(function, **more) if more else function, args
        )
        worker = await self.turn(asker)
        # When nobody wants to know any more the process still answers: it would not hear that it need not.
        found = await asyncio.shield(self.spawn(self.work(worker, reading)))
        if isinstance(found, Read):
            return found.found, found.plies
        if isinstance(found, Declined):
            raise Refused(found.error, found.message, found.rule, **found.about)
        logger.warning("table %s could not be read again: %s", table.id, found)
        raise too_busy()

    async def turn(self, asker: Asker) -> Worker:
        if self.worker is None:
            self.hire()
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await self.queue.take(asker)
        except TimeoutError:
            raise too_busy() from None

    async def work(self, worker: Worker, reading: Reading) -> Answer:
        """A process that answers is free again; one that does not is replaced."""
        try:
            if worker.pool is None:
                await worker.start()
            found = await worker.work(read, reading, LIMIT)
            if isinstance(found, Missing):
                found = await worker.work(read, await self.completed(reading, found.first), LIMIT)
        except Refused as refused:
            found = Declined(refused.error, refused.message, refused.rule, refused.about)
        except Exception as error:
            self.replace(worker)
            return Failed(f"{type(error).__name__}: {error}", False)
        self.queue.put(worker)
        return found

    async def completed(self, reading: Reading, first: int) -> Reading:
        """The question with the entries that the process lacks."""
        with storing():
            lines = await self.store.read(reading.table, first, reading.seq)
        return reading._replace(lines=lines)

    # The process.

    def hire(self) -> None:
        self.worker = Worker(NICENESS)
        self.queue.put(self.worker)

    def replace(self, worker: Worker) -> None:
        if not self.queue.closed:
            self.spawn(worker.end())
            self.hire()

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
