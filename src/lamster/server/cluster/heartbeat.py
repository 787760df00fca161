"""The heartbeat of a node: it keeps the leases of the node, and finds tables of dead nodes.

A node whose heartbeats fail is dead after a few seconds, and others may take its tables. It drops them by its own clock
before that. So does a node that receives no messages of the others while they receive each other's.
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
from lamster.tables.store.leases import HEARTBEAT_S, HeartbeatReply, Lease

CHECK_INTERVAL_S = 0.1
"""Between two checks of the own clock."""
LEAVE_TIMEOUT_S = 2.0
DISCONNECTED_S = 0.9 * HEARTBEAT_S
"""After this time it is certain that this node alone is disconnected: when Redis stops, nodes notice it one by one."""

logger = logging.getLogger("lamster")


class Heartbeat:
    """The heartbeat of one node."""

    def __init__(self, hub: Hub, bus: Bus) -> None:
        self.hub = hub
        self.bus = bus
        self.leases = hub.store.leases
        self.trouble = ""
        """Why this node owns no tables now; empty: it may."""
        self.called = asyncio.Event()
        self.alone_since: float | None = None
        """Since when this node is disconnected while the others are not."""
        self.adopting: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Register the node. The database must be available; Redis need not be."""
        await self.leases.beat(self.bus.hears)
        self.tasks = [asyncio.create_task(work()) for work in (self.keep_beating, self.keep_looking)]

    async def close(self) -> None:
        """Stop and give up all tables. Harmless when done already."""
        tasks, self.tasks = self.tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if tasks:
            try:
                async with asyncio.timeout(LEAVE_TIMEOUT_S):
                    await self.leases.leave()
            except (StorageError, TimeoutError) as problem:
                logger.warning("node %s could not give up its tables: %s", self.bus.node, problem)

    def wake(self) -> None:
        """Send a heartbeat now, because something may have changed."""
        self.called.set()

    def hurdle(self) -> str:
        """Why this node is not ready; empty: it is ready."""
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
            await asyncio.sleep(CHECK_INTERVAL_S)

    def give_up(self, why: str) -> None:
        """Drop all tables at once; clients reconnect, and find them at another node."""
        if self.trouble:
            return
        logger.warning("node %s drops %d tables: %s", self.bus.node, len(self.hub.rooms), why)
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
                logger.warning("the heartbeat of node %s failed: %s", self.bus.node, problem)
            except Exception:
                logger.exception("node %s", self.bus.node)
            await self.pause()

    async def pause(self) -> None:
        """Wait for the next heartbeat or for `wake`, but a minimum time, to spare the database."""
        await asyncio.sleep(HEARTBEAT_S / 5)
        try:
            async with asyncio.timeout(HEARTBEAT_S - HEARTBEAT_S / 5):
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
        elif not self.trouble and time.monotonic() - self.alone_since >= DISCONNECTED_S:
            await self.give_up_disconnected()

    async def give_up_disconnected(self) -> None:
        """Leave the tables to the nodes that are connected to each other."""
        self.give_up("this node does not hear the other nodes")
        await self.leases.leave()

    # Tables of dead nodes.

    def adopt(self, beat: HeartbeatReply) -> None:
        """Take over tables of dead nodes, in random order, so that several nodes share the work."""
        fresh = [table for table in beat.orphans if table not in self.adopting]
        random.shuffle(fresh)
        if fresh and not self.hub.closing:
            self.adopting.update(fresh)
            task = asyncio.create_task(self.adopt_all(fresh))
            self.tasks.append(task)
            task.add_done_callback(self.forget_task)

    def forget_task(self, task: asyncio.Task[None]) -> None:
        if task in self.tasks:
            self.tasks.remove(task)

    async def adopt_all(self, tables: list[str]) -> None:
        for table in tables:
            try:
                await self.adopt_one(table)
            except (Refused, StorageError) as problem:
                logger.warning("table %s could not be taken over yet: %s", table, problem)
            except Exception:
                logger.exception("table %s could not be taken over yet", table)
            finally:
                self.adopting.discard(table)

    async def adopt_one(self, table: str) -> None:
        """Load a table whose game is on, because of its clocks and bots; release any other, which needs no owner."""
        card = await self.hub.store.card(table)
        if card is not None and card.phase == "playing":
            await self.hub.clock_supervisor.wake(table)
        elif not self.is_wanted(table):
            taken = await self.leases.take(table)
            if isinstance(taken, Lease) and not self.is_wanted(table):
                await self.leases.release(table)

    def is_wanted(self, table: str) -> bool:
        """Whether the table is in use or being loaded here."""
        return table in self.hub.rooms or table in self.hub.loading
