"""Retention: erases people on request, and deletes old data, in small steps in the background.

Erasure requests are kept in the store, so that after a crash, or at another node that owns some of the tables, the work
continues.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec

from lamster.tables.clock import DAY_MS
from lamster.tables.hub import personal_data, results
from lamster.tables.hub.service_host import ServiceHost
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused
from lamster.tables.model.restore import BEYOND
from lamster.tables.model.table import Table
from lamster.tables.room import ownership
from lamster.tables.room.dispatch import leave
from lamster.tables.room.perform import change_table, refresh_card, rewrite
from lamster.tables.room.room import Room
from lamster.tables.store.base import Card, Erasure, StorageError, Store

ERASURES_EVERY_MS = 60_000
"""The time between two checks for erasure requests."""
FIRST_ROUND_MS = 300_000
"""The time between the start and the first search for old tables, because a start has enough other work."""
STEP = 50
PAUSE_MS = 50
"""The time between two old tables; `STEP` of them are read at a time. Clients have priority."""
CHAT_DONE = "chat-forgotten"
"""The name of the note in the store that says how far the chat of finished games is deleted."""

Work = Callable[[Card, int], Awaitable[None]]
"""What to do with a table that is unused since a given wall time."""

logger = logging.getLogger("lamster")


@dataclass(frozen=True, slots=True)
class Keeping:
    """The number of days after which old data is deleted; None: never."""

    open: float | None = None
    """Tables at which no game has begun, since their last change."""
    over: float | None = None
    """Finished games. Their results stay in the players' statistics, without the names of the others."""
    chat: float | None = None
    """The chat of finished games."""

    @property
    def anything(self) -> bool:
        return any(days is not None for days in (self.open, self.over, self.chat))


KEEP_ALL = Keeping()


class Retention:
    """The retention service of one node."""

    def __init__(self, hub: ServiceHost) -> None:
        self.hub = hub
        self.keeping = KEEP_ALL
        self.tasks: list[asyncio.Task[None]] = []
        self.erasing = asyncio.Lock()

    def begin(self) -> None:
        self.tasks = [asyncio.create_task(self.repeat(self.forget_people, 0, ERASURES_EVERY_MS))]
        if self.keeping.anything:
            self.tasks.append(asyncio.create_task(self.repeat(self.forget_tables, FIRST_ROUND_MS, DAY_MS)))

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def repeat(self, work: Callable[[], Awaitable[None]], first_ms: int, pause_ms: int) -> None:
        """Repeat this work until the task is cancelled. An error disturbs no table, and the next round tries again."""
        if first_ms:
            await self.hub.clock.sleep(first_ms)
        while True:
            try:
                await work()
            except (Refused, StorageError) as problem:
                logger.warning("retention waits: %s", problem)
            except Exception:
                logger.exception("retention")
            await self.hub.clock.sleep(pause_ms)

    # People.

    async def forget_people(self) -> None:
        for erasure in await self.hub.store.erasures():
            await self.erase(erasure)

    async def erase(self, erasure: Erasure) -> bool:
        """Erase a person; returns whether nothing is left to do. Other nodes erase the person at their own tables.

        Erasures run one after the other, because each reads all logs.
        """
        async with self.erasing:
            self.show_out(erasure.person)
            done = [await self.erase_at(table, erasure) for table in await self.tables_of(erasure)]
            if not all(done):
                return False
            # Data stored while the logs were rewritten, such as the result of a game that has just ended.
            await self.hub.store.begin_erasure(erasure)
            await self.hub.store.end_erasure(erasure.person)
            logger.info("a person was forgotten at %d tables", len(done))
            return True

    async def forget_here(self, person: str) -> None:
        """Another node erases a person: close their connections here, and erase them at this node's own tables.

        Some entries may have been written after the other node was done, so a new erasure begins if there are any.
        """
        self.show_out(person)
        async with self.erasing:
            if tables := await self.hub.store.mentioning(person, [*self.hub.rooms]):
                erasure = await personal_data.ask_to_forget(self.hub.store, person, self.hub.clock.wall())
                for table in tables:
                    await self.erase_at(table, erasure)

    async def tables_of(self, erasure: Erasure) -> list[str]:
        return await personal_data.tables_naming(self.hub.store, erasure.person)

    def show_out(self, person: str) -> None:
        """Close the person's connections. Pending requests may still be done, but none that needs their name."""
        for room in self.hub.rooms.values():
            for connection in [each for each in room.connections if each.person == person]:
                connection.name = ""
                connection.goodbye(forgotten())
                leave(room, connection)

    async def erase_at(self, table: str, erasure: Erasure) -> bool:
        """Erase a person at a table; returns whether it is done. Tables of other nodes and failed writes wait."""
        try:
            await self.rewrite_any(table, erasure)
        except Refused as refused:
            logger.info("somebody is not forgotten at table %s yet: %s", table, refused.message)
            return False
        except StorageError as problem:
            logger.warning("somebody is not forgotten at table %s yet: %s", table, problem)
            return False
        return True

    async def rewrite_any(self, table: str, erasure: Erasure) -> None:
        """Rewrite a table's log, also if this version cannot restore the table or its card is missing."""
        try:
            await self.rewrite(table, erasure)
        except Refused as refused:
            if refused.error not in (*BEYOND, "unknown-table"):
                raise
            await personal_data.rewrite_unread(self.hub.store, table, erasure)

    async def rewrite(self, table: str, erasure: Erasure) -> None:
        room = await self.hub.room(table)
        async with room.lock:
            if room.starting:
                raise Refused("already-started", "the game is just starting")
            await self.hub.results.settle()
            if only_theirs(room.table, erasure.person):
                await self.drop(room)
                return
            await leave_seats(room, erasure.person)
            lines = await self.hub.store.read(table)
            names = personal_data.names_in(lines, erasure.person)
            await replace_log(room, personal_data.erased_entries(lines, erasure))
            await personal_data.clean_reports(self.hub.store, table, names)
            await self.count_anew(room.table, erasure.stranger)

    async def drop(self, room: Room) -> None:
        """Delete a table, and close its connections."""
        await self.hub.store.forget(room.table.id)
        await ownership.unload(room)
        room.close(Refused("unknown-table", "this table is no more", table=room.table.id))

    async def count_anew(self, table: Table, stranger: str) -> None:
        """Store the results of the others again without the erased name; the stranger has none."""
        if table.phase == "over" and await self.hub.store.is_counted(table.id):
            rows = [row for row in results.results_of(table) if row.person != stranger]
            await self.hub.store.count(table.id, rows)

    # Old data.

    async def forget_tables(self) -> None:
        """Delete old tables and chat, but never a running game."""
        for phase, days in (("open", self.keeping.open), ("over", self.keeping.over), ("closed", self.keeping.over)):
            if days is not None:
                await self.each(phase, days, (0, ""), self.forget_table)
        if self.keeping.chat is not None:
            await self.forget_chat(self.keeping.chat)

    async def forget_chat(self, days: float) -> None:
        """Delete old chat, from where the last round ended: tables that changed since are newer."""
        done = await self.hub.store.note(CHAT_DONE)
        after = msgspec.json.decode(done, type=tuple[int, str]) if done else (0, "")
        await self.each("over", days, after, self.forget_chat_at, self.note_chat)

    async def note_chat(self, last: tuple[int, str]) -> None:
        await self.hub.store.set_note(CHAT_DONE, msgspec.json.encode(last).decode())

    async def each(
        self,
        phase: str,
        days: float,
        after: tuple[int, str],
        work: Work,
        done: Callable[[tuple[int, str]], Awaitable[None]] | None = None,
    ) -> None:
        """Process every table of this phase that is unused for this many days, the oldest first, a few at a time."""
        until = self.hub.clock.wall() - int(DAY_MS * days)
        while cards := await self.hub.store.cards_until(phase, until, after, STEP):
            for card in cards:
                await self.one(card, until, work)
                await self.hub.clock.sleep(PAUSE_MS)
            after = (cards[-1].updated, cards[-1].table)
            if done is not None:
                await done(after)

    async def one(self, card: Card, until: int, work: Work) -> None:
        """Process one table. It is kept if another node owns it, this version cannot restore it, or it is damaged."""
        try:
            await work(card, until)
        except Refused as refused:
            logger.info("table %s is kept for now: %s", card.table, refused.message)
        except StorageError:
            raise  # It concerns all other tables too.
        except Exception:
            logger.exception("table %s is kept for now", card.table)

    async def forget_table(self, card: Card, until: int) -> None:
        room = await self.hub.room(card.table)
        async with room.lock:
            if is_touched(room, until):
                return
            await self.hub.results.settle()
            await strip_names(self.hub.store, card.table)
            await self.drop(room)
            logger.info("table %s (%s) was old and is gone", card.table, card.phase)

    async def forget_chat_at(self, card: Card, until: int) -> None:
        room = await self.hub.room(card.table)
        async with room.lock:
            if is_touched(room, until):
                await refresh_card(room)  # Retention finds the table again by its card when it is old enough.
            else:
                await replace_log(room, personal_data.without_chat(await self.hub.store.read(card.table)))


def forgotten() -> Refused:
    return Refused("forgotten", "everything about you is gone from this server: your browser is somebody new here")


def is_touched(room: Room, until: int) -> bool:
    """Whether the table has changed since then, or somebody is connected. The card may be older than the table."""
    return room.table.updated > until or bool(room.connections)


def only_theirs(table: Table, person: str) -> bool:
    """Whether nobody else takes part in the table, and no game has ended at it."""
    others = {*table.people(), table.host} - {person}
    return not others and table.phase in ("open", "playing")


async def leave_seats(room: Room, person: str) -> None:
    """Free the person's seats before the game, or seat bots during it."""
    table = room.table
    seats = table.seats_of(person)
    if table.phase == "open":
        await change_table(room, [log.Seated(seat) for seat in seats])
    elif table.phase == "playing":
        await change_table(room, [entry for seat in seats for entry in permissions.leave(table, seat)])


async def replace_log(room: Room, changes: dict[int, bytes]) -> None:
    """Replace the texts of a person in a log."""
    if changes:
        lines = personal_data.with_changes(await room.hub.store.read(room.table.id), changes)
        await rewrite(room, lines, changes)


async def strip_names(store: Store, table: str) -> None:
    """Remove the names from the results of a deleted table, because an erasure could not find them later."""
    rows = await store.results_at(table)
    bare = [row._replace(data=nameless(row.data)) for row in rows]
    if bare:
        await store.count(table, bare)


def nameless(data: bytes) -> bytes:
    game = results.decode(data)
    others = [msgspec.structs.replace(other, name="") for other in game.others]
    return results.encode(msgspec.structs.replace(game, others=others))
