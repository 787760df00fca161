"""The night watch: tables with a clock are looked after even if nobody has a page of them open.

While a clock runs its room stays in memory, kept there by its alarm. After a start all such rooms are woken. The time
between two servers counts for nobody: the store knows when the last one was still there, and what was missed becomes a
line of each log before anything else does.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.refused import Away, Refused
from lamster.tables.model.table import Table
from lamster.tables.store.base import StorageError

if TYPE_CHECKING:
    from lamster.tables.hub.hub import Hub
    from lamster.tables.room.room import Room

BOT_MOVED_MS = 86_400_000
"""A game without a clock is woken after a start if somebody moved so shortly before: a bot may be to move."""
BRING_BACK_MS = 1_000
"""How often it is tried to bring back a table that could not be read."""
ALIVE = 300.0
"""Seconds between two notes that the server is still there: so much at most is given back after a crash."""

PASSING = ("storage", "closing")
"""Refusals that may be over the next time."""

logger = logging.getLogger("lamster")


class ClockSupervisor:
    """Of one house."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.last: int | None = None
        """When the server before this one was known to be there."""
        self.opened = 0
        self.woken = False
        self.walking: asyncio.Task[None] | None = None
        self.dropped: set[str] = set()
        """Tables whose rooms were dropped in mid-game."""
        self.bringing_back: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        self.last = await self.hub.store.alive()
        self.opened = self.hub.clock.wall()
        self.walking = asyncio.create_task(self.walk())

    async def end(self) -> None:
        for task in (self.walking, self.bringing_back):
            if task is not None:
                task.cancel()
        await self.note()

    async def note(self) -> None:
        """That the server is there. Not before all tables have what they missed: the next one would not know of it."""
        if self.woken:
            try:
                await self.hub.store.set_alive(self.hub.clock.wall())
            except StorageError as problem:
                logger.error("it could not be noted that the server is there: %s", problem)

    async def walk(self) -> None:
        for table in await self.tables_to_wake():
            await self.wake(table)
        self.woken = True
        while True:
            await self.note()
            await asyncio.sleep(ALIVE)

    async def tables_to_wake(self) -> list[str]:
        """Games that are on: with a clock, or where a bot may be to move, or of which that cannot be read."""
        last = self.opened if self.last is None else self.last
        moved = await self.hub.store.played_since(last - BOT_MOVED_MS)
        cards = [(card.table, views.kept_card(card)) for card in await self.hub.store.cards_playing()]
        timed = [table for table, card in cards if card is None or card.time.kind != "none"]
        return [*timed, *[table for table in moved if table not in set(timed)]]

    async def wake(self, table: str) -> bool:
        """Whether somebody looks after it now. Whatever is wrong with one table, the others are looked after."""
        try:
            await (await self.hub.room(table)).look_after()
        except Away:
            return True  # Another server does.
        except Refused as refused:
            logger.warning("table %s could not be woken: %s", table, refused.message)
            return refused.error not in PASSING
        except Exception:
            logger.exception("table %s could not be woken", table)
            return False
        return True

    # What was dropped.

    def bring_back(self, table: str) -> None:
        """No page may be open there, and no other server takes a table that is ours."""
        self.dropped.add(table)
        if not self.hub.closing and (self.bringing_back is None or self.bringing_back.done()):
            self.bringing_back = asyncio.create_task(self.keep_trying())

    async def keep_trying(self) -> None:
        while self.dropped:
            await self.hub.clock.sleep(BRING_BACK_MS)
            for table in sorted(self.dropped):
                if await self.wake(table):
                    self.dropped.discard(table)

    # What was missed.

    def missed(self, table: Table, alone: int | None) -> int:
        """Milliseconds without a server since the last entry of this log.

        Where several share the store, it is known since when this very table has had none.
        """
        if not table.times.running:
            return 0
        if alone is not None:
            return max(0, self.hub.clock.wall() - max(table.updated, alone))
        since = table.updated if self.last is None else max(table.updated, self.last)
        return max(0, self.opened - since)

    async def make_up(self, room: "Room", alone: int | None) -> None:
        """A table was brought back from its log: what it missed counts for nobody."""
        if missed := self.missed(room.table, alone):
            await room.commit([log.Skipped(missed)], card=False)
