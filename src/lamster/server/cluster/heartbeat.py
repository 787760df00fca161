"""The heart of a node: it beats every second, so that the others know that it lives, and hears what they left behind.

A node that cannot say that it lives is dead after a few seconds, and others may have its tables: it lets go of them by
its own clock, before it asks anybody. So does one that does not hear the others while they hear each other.
"""

import asyncio
import logging
import random
import time

from lamster.server.cluster.bus import Bus
from lamster.tables.hub.hub import Hub
from lamster.tables.model.refused import Refused
from lamster.tables.room import ownership
from lamster.tables.store.base import StorageError
from lamster.tables.store.leases import BEAT, Beat, Lease

LOOK = 0.1
"""Seconds between two looks at the own clock."""
LAST_WORD = 2.0
"""Seconds that the database has to hear that a node goes."""
CERTAIN = 0.9 * BEAT
"""Seconds after which it is certain that it is us who do not hear: when Redis comes or goes, nobody notices first."""

logger = logging.getLogger("lamster")


class Heartbeat:
    """Of one node."""

    def __init__(self, hub: Hub, bus: Bus) -> None:
        self.hub = hub
        self.bus = bus
        self.leases = hub.store.leases
        self.trouble = ""
        """Why this node looks after no tables now."""
        self.called = asyncio.Event()
        self.alone_since: float | None = None
        """Since when the others hear each other, and we hear nobody."""
        self.adopting: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Be born. The database must be there; whether we hear the others will be seen."""
        await self.leases.beat(self.bus.hears)
        self.tasks = [asyncio.create_task(work()) for work in (self.keep_beating, self.keep_looking)]

    async def close(self) -> None:
        """Stop, and let the others know; they find out by themselves where that fails. Harmless when it is done."""
        tasks, self.tasks = self.tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if tasks:
            try:
                async with asyncio.timeout(LAST_WORD):
                    await self.leases.leave()
            except (StorageError, TimeoutError) as problem:
                logger.warning("node %s goes without a word: %s", self.bus.node, problem)

    def wake(self) -> None:
        """Something may have changed: beat now."""
        self.called.set()

    def hurdle(self) -> str:
        """Why this node is not ready; empty: it is."""
        return self.trouble

    # The own clock.

    async def keep_looking(self) -> None:
        living = hearing = True
        while True:
            if living and not self.leases.living:
                self.give_up("this node could not reach the database")
            if hearing and not self.bus.hears:
                self.wake()
            living, hearing = self.leases.living, self.bus.hears
            await asyncio.sleep(LOOK)

    def give_up(self, why: str) -> None:
        """Let go of all tables at once; their pages come again, and find them elsewhere."""
        if self.trouble:
            return
        logger.warning("node %s lets go of %d tables: %s", self.bus.node, len(self.hub.rooms), why)
        self.trouble = self.hub.trouble = why
        for room in list(self.hub.rooms.values()):
            ownership.drop(room)
        self.bus.lose_all()

    # The others.

    async def keep_beating(self) -> None:
        while True:
            self.called.clear()
            try:
                await self.beat()
            except StorageError as problem:
                logger.warning("node %s cannot say that it lives: %s", self.bus.node, problem)
            except Exception:
                logger.exception("node %s", self.bus.node)
            await self.pause()

    async def pause(self) -> None:
        """Until the next beat, or until something happens; not so often that the database has to do nothing else."""
        await asyncio.sleep(BEAT / 5)
        try:
            async with asyncio.timeout(BEAT - BEAT / 5):
                await self.called.wait()
        except TimeoutError:
            return

    async def beat(self) -> None:
        hears = self.bus.hears
        if not self.leases.living:
            self.give_up("this node could not reach the database")
        beat = await self.leases.beat(hears)
        if hears or not beat.others_hear:
            self.alone_since = None
            self.trouble = self.hub.trouble = ""
            self.adopt(beat)
        elif self.alone_since is None:
            self.alone_since = time.monotonic()
        elif not self.trouble and time.monotonic() - self.alone_since >= CERTAIN:
            await self.go_deaf()

    async def go_deaf(self) -> None:
        """The others hear each other, and we do not hear them: they shall have our tables."""
        self.give_up("this node does not hear the other nodes")
        await self.leases.leave()

    # What dead nodes left behind.

    def adopt(self, beat: Beat) -> None:
        """In any order, so that several nodes share it; tables with pages are asked for by these before that."""
        fresh = [table for table in beat.orphans if table not in self.adopting]
        random.shuffle(fresh)
        if fresh and not self.hub.closing:
            self.adopting.update(fresh)
            task = asyncio.create_task(self.adopt_all(fresh))
            self.tasks.append(task)
            task.add_done_callback(self.adopted)

    def adopted(self, task: asyncio.Task[None]) -> None:
        if task in self.tasks:
            self.tasks.remove(task)

    async def adopt_all(self, tables: list[str]) -> None:
        for table in tables:
            try:
                await self.adopt_one(table)
            except (Refused, StorageError) as problem:
                logger.warning("table %s has nobody yet: %s", table, problem)
            except Exception:
                logger.exception("table %s has nobody yet", table)
            finally:
                self.adopting.discard(table)

    async def adopt_one(self, table: str) -> None:
        """Where a game is on, clocks run and bots move; of any other table nobody needs to look after."""
        card = await self.hub.store.card(table)
        if card is not None and card.phase == "playing":
            await self.hub.clock_supervisor.wake(table)
        elif not self.is_wanted(table):
            taken = await self.leases.take(table)
            if isinstance(taken, Lease) and not self.is_wanted(table):
                await self.leases.release(table)

    def is_wanted(self, table: str) -> bool:
        """Whether it is in use here, or is just being opened."""
        return table in self.hub.rooms or table in self.hub.loading
