"""Keeps clocks of tables running while no client is connected.

While a clock runs, its timer keeps the room in memory. After a start all such rooms are restored. The time without a
server counts against no seat: the store knows when the last server was running, and the missed time becomes the next
entry of each log.
"""

import asyncio
import logging

from lamster.tables.clock import DAY_MS
from lamster.tables.hub.service_host import ServiceHost
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.refused import Away, Refused
from lamster.tables.model.table import Table
from lamster.tables.room.clocks.turn_clock import JUMP_MS
from lamster.tables.room.perform import look_after_locked, perform
from lamster.tables.room.room import Room
from lamster.tables.room.telling import tell_nobody
from lamster.tables.store.base import StorageError

BOT_MOVED_MS = DAY_MS
"""A game without a clock is restored after a start if its last move is younger: a bot may have to move."""
RESTORE_EVERY_MS = 1_000
"""How often the supervisor tries to restore a table that could not be read."""
ALIVE_MS = 300_000
"""How often the store notes that the server is running: after a crash players get back at most this much time."""

PASSING = ("storage", "closing")
"""Temporary refusals: a later attempt may succeed."""

logger = logging.getLogger("lamster")


class ClockSupervisor:
    """The clock supervisor of one hub."""

    def __init__(self, hub: ServiceHost) -> None:
        self.hub = hub
        self.last: int | None = None
        """When the previous server was last known to be running."""
        self.opened = 0
        self.woken = False
        self.running: asyncio.Task[None] | None = None
        self.dropped: set[str] = set()
        """Tables whose rooms were dropped in mid-game."""
        self.restoring: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        self.last = await self.hub.store.alive()
        self.opened = self.hub.clock.wall()
        self.running = asyncio.create_task(self.run())

    async def end(self) -> None:
        for task in (self.running, self.restoring):
            if task is not None:
                task.cancel()
        await self.note()

    async def note(self) -> None:
        """Note in the store that the server runs, but only once all tables have an entry for the time they missed."""
        if self.woken:
            try:
                await self.hub.store.set_alive(self.hub.clock.wall())
            except StorageError as problem:
                logger.error("it could not be noted that the server is there: %s", problem)

    async def run(self) -> None:
        for table in await self.tables_to_wake():
            await self.wake(table)
        self.woken = True
        while True:
            await self.note()
            await self.hub.clock.sleep(ALIVE_MS)

    async def tables_to_wake(self) -> list[str]:
        """Running games with a clock, with a bot that may have to move, or with an unreadable card."""
        last = self.opened if self.last is None else self.last
        moved = await self.hub.store.played_since(last - BOT_MOVED_MS)
        cards = [(card.table, views.read_stored_card(card)) for card in await self.hub.store.cards_playing()]
        timed = [table for table, card in cards if card is None or card.time.kind != "none"]
        return [*timed, *[table for table in moved if table not in set(timed)]]

    async def wake(self, table: str) -> bool:
        """Restore a table; returns whether no further attempt is needed. An error at one table affects no other."""
        try:
            await look_after_locked(await self.hub.room(table))
        except Away:
            return True  # Another node does it.
        except Refused as refused:
            logger.warning("table %s could not be woken: %s", table, refused.message)
            return refused.error not in PASSING
        except Exception:
            logger.exception("table %s could not be woken", table)
            return False
        return True

    # Dropped rooms.

    def restore_later(self, table: str) -> None:
        """Restore a dropped room: perhaps no client asks for it, and other nodes do not take this node's tables."""
        self.dropped.add(table)
        if not self.hub.closing and (self.restoring is None or self.restoring.done()):
            self.restoring = asyncio.create_task(self.keep_trying())

    async def keep_trying(self) -> None:
        while self.dropped:
            await self.hub.clock.sleep(RESTORE_EVERY_MS)
            for table in sorted(self.dropped):
                if await self.wake(table):
                    self.dropped.discard(table)

    # Missed time.

    def missed_ms(self, table: Table, alone: int | None) -> int:
        """Milliseconds without a server since the last entry of this log.

        If several nodes share the store, `alone` is the time since which no node has owned this table. Below 0: the
        wall clock was set back since, and the clock of the table would stand still until it has caught up.
        """
        if not table.turn_clock.running:
            return 0
        if (back := self.hub.clock.wall() - table.updated) < -JUMP_MS:
            return back
        if alone is not None:
            return max(0, self.hub.clock.wall() - max(table.updated, alone))
        since = table.updated if self.last is None else max(table.updated, self.last)
        return max(0, self.opened - since)

    async def add_missed(self, room: Room, alone: int | None) -> None:
        """Write the missed time of a restored table, which counts against no seat."""
        if missed := self.missed_ms(room.table, alone):
            await perform(room, [log.Skipped(missed)], tell_nobody)
