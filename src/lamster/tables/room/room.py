"""A table with people at it: one writer, open pages, bots. What is told has been written to disk before."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from contextvars import copy_context
from typing import Any, Protocol

from lamster.kernel.decision import Refusal
from lamster.tables import log_context
from lamster.tables import protocol as wire
from lamster.tables.clock import Clock
from lamster.tables.hub.moderation import check_not_closed
from lamster.tables.hub.results import Results
from lamster.tables.metrics import Metrics
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.refused import Refused
from lamster.tables.model.restore import built
from lamster.tables.model.table import Table
from lamster.tables.room import absent_players, clock_proposals, limits, ownership, removals, shared_views, undo
from lamster.tables.room.connection import Connection, encode
from lamster.tables.room.deadlines import Deadlines
from lamster.tables.room.hints import Hints
from lamster.tables.room.notifications import Notifications, Notifier
from lamster.tables.room.read_marks import ReadMarks
from lamster.tables.room.realtime_clock import RealtimeClock
from lamster.tables.room.spectators import Spectators
from lamster.tables.room.start import Starting
from lamster.tables.room.turn_clock import TurnClock
from lamster.tables.store.base import Card, Conflict, StorageError, Store
from lamster.tables.workers.bot_workers import BotWorkers
from lamster.tables.workers.game_readers import GameReaders

HOST_AWAY = 30.0
"""Seconds after which somebody else may act for a host who is away."""

logger = logging.getLogger("lamster")


class RoomHost(Protocol):
    """What a room needs of the hub it is in."""

    store: Store
    bot_workers: BotWorkers
    bot_pause: float
    clock: Clock
    notifier: Notifier | None
    results: Results
    metrics: Metrics
    readers: GameReaders
    rooms: dict[str, "Room"]

    async def rematch(self, table: Table, rotate: bool) -> str:
        """Make the table of a rematch, the seats rotated or not; its id."""

    def related(self, person: str, kind: str, other: str, on: bool) -> None:
        """A person muted or blocked another, or no longer does: let all rooms know."""

    def is_banned(self, person: str) -> bool:
        """Whether the operator keeps this person out."""

    def bring_back(self, table: str) -> None:
        """The room of a game that is on was dropped: see that somebody looks after the table again."""


class Room:
    """Everything that happens at one table, one thing after the other: whoever changes it holds the lock."""

    def __init__(self, table: Table, hub: RoomHost, host_blocks: set[str]) -> None:
        self.table = table
        self.hub = hub
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.starting: Starting | None = None
        self.host_blocks = host_blocks
        self.used = time.monotonic()
        self.gone = False
        """Nothing is written here any more: the table is let go, or another server's."""
        self.thinking: dict[int, str] = {}
        """The decision that the bot of each seat is thinking about."""
        self.tasks: set[asyncio.Future[None]] = set()
        self.told = len(table.happenings)
        self.chat_told = table.chatted
        self.reports = 0
        self.away: dict[str, int] = {}
        """Since when those are away who play or host, and had a page open; strangers would be without end."""
        self.begun = hub.clock.monotonic()
        self.nudged: dict[str, int] = {}
        """When each player was last nudged."""
        self.counted = False
        self.deadlines = Deadlines(hub.clock)
        self.turn_clock = TurnClock(self)
        self.realtime_clock = RealtimeClock(self)
        self.notifications = Notifications(self)
        self.spectators = Spectators(self)
        self.hints = Hints()
        self.read_marks = ReadMarks(self)

    # Who is here.

    @property
    def online(self) -> dict[str, str]:
        """Everybody with an open page, with their names."""
        return {connection.person: connection.name for connection in self.connections}

    @property
    def idle(self) -> bool:
        return not self.connections and not self.tasks and not self.lock.locked()

    @property
    def host(self) -> str:
        """The host; before the game somebody else who is here, when the host has been away for a while."""
        table = self.table
        if table.phase == "playing" and table.game.meta.real_time:
            return self.acting_host()
        if table.phase != "open" or not self.host_is_away:
            return table.host
        return next((person for person in table.people() if person in self.online), table.host)

    def acting_host(self) -> str:
        """In a race nobody waits for a host who has gone: the next one clockwise who still plays acts for them."""
        table, seats = self.table, self.table.seats_of(self.table.host)
        gone = seats and all(table.given_up(seat) for seat in seats)
        if not gone and not self.host_is_away:
            return table.host
        first = seats[0] if seats else 0
        clockwise = [table.player((first + i) % len(table.chairs)) for i in range(len(table.chairs))]
        return next((person for person in clockwise if person in self.online), table.host)

    @property
    def host_is_away(self) -> bool:
        away = self.host_away_at()
        return away is not None and self.hub.clock.monotonic() >= away

    def host_away_at(self) -> int | None:
        """When the host has been away for so long that somebody acts for them; None while they are here."""
        since = self.away_since(self.table.host)
        return None if since is None else since + int(1000 * HOST_AWAY)

    def away_since(self, person: str) -> int | None:
        """Since when a person has no page open; of those who never had one, since there is this room."""
        return None if person in self.online else self.away.get(person, self.begun)

    def knows(self, person: str) -> bool:
        return person == self.table.host or bool(self.table.seats_of(person))

    def check_welcome(self, person: str) -> None:
        """Whether this person may have a page of the table. Who plays may, whatever the host thinks of them by now."""
        check_not_closed(self.table)
        if person in self.table.removed or (person in self.host_blocks and not self.table.seats_of(person)):
            raise Refused("blocked", "the host of this table does not want you here")
        if not self.table.watchable and self.table.phase != "open" and not self.knows(person):
            raise Refused("no-onlookers", "this table is not for onlookers")

    def check_connection(self, connection: Connection) -> None:
        """The same of a page that may have come by a link to somebody's seat: that person's consent is enough."""
        try:
            self.check_welcome(connection.person)
        except Refused as refused:
            if connection.pupil is None or refused.error != "no-onlookers":
                raise
        if connection.pupil is not None:
            shared_views.check_still(self.table, connection)

    async def join(self, connection: Connection) -> None:
        """A page opens: it is told everything that it may know."""
        async with self.lock:
            ownership.check(self)
            shared_views.admit(self.table, connection)
            self.check_connection(connection)
            limits.check_place(self, connection.person)
            if connection.pupil is None:
                await self.spectators.prepare(connection.person)
            arrived = connection.person not in self.online or connection.pupil is not None
            if connection.person in self.away:
                self.hub.metrics.returned.add()
            self.connections.append(connection)
            connection.heard = self.hub.clock.monotonic()
            self.reset_eyes(connection)
            self.tell_all(connection)
            if arrived:
                self.tell_table(but=connection)
            absent_players.tell_voters(self)

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.used = time.monotonic()
            if connection.pupil is not None and connection.person in self.online:
                self.spawn(self.tell_left())
            if connection.person not in self.online:
                if self.knows(connection.person):
                    self.away[connection.person] = self.hub.clock.monotonic()
                self.spawn(self.tell_left())
                if connection.person == self.table.host and self.table.phase == "open":
                    self.spawn(self.tell_left(HOST_AWAY + 0.1))

    async def tell_left(self, after: float = 0.0) -> None:
        """Somebody has gone; after a while somebody else may act for a host who has."""
        await asyncio.sleep(after)
        async with self.lock:
            self.tell_table()
            absent_players.tell_voters(self)
            await self.realtime_clock.look()

    def show_out(self) -> None:
        """Close the pages of all who may not be here any more."""
        for connection in list(self.connections):
            try:
                self.check_connection(connection)
            except Refused as refused:
                self.connections.remove(connection)
                connection.goodbye(refused)

    def reset_eyes(self, connection: Connection) -> None:
        """Eyes are those of the only seat; who has several must say each time whose turn it is to look."""
        seats = self.table.seats_of(connection.person) if connection.pupil is None else [connection.pupil]
        if connection.eyes not in seats:
            connection.eyes = seats[0] if len(seats) == 1 else None

    def related(self, person: str, kind: str, other: str, on: bool) -> None:
        """What a person thinks of another counts on all their pages, and at the tables they host."""
        mine = [connection for connection in self.connections if connection.person == person]
        known = [connection.blocked if kind == "block" else connection.muted for connection in mine]
        if kind == "block" and person == self.table.host:
            known.append(self.host_blocks)
            if on:
                self.spawn(removals.shut_out(self, other))
        for people in known:
            (people.add if on else people.discard)(other)

    # Telling.

    def tell_all(self, connection: Connection) -> None:
        """Everything, to one page."""
        if self.spectators.is_late(connection):
            self.spectators.tell_all(connection)
            return
        table = self.table
        connection.tell(
            wire.State(
                seq=table.seq,
                full=True,
                table=views.table_info(self),
                you=views.you(self, connection),
                position=self.position(connection.eyes, connection.pupil is not None),
                news=views.latest_news(table, connection.eyes),
                chat=views.chat_lines(table, connection.person, connection.unheard, table.chat),
            )
        )

    def position(self, eyes: int | None, pupil: bool = False) -> wire.Position | None:
        position = views.position(self.table, eyes, self.realtime_clock.info(eyes), self.turn_clock.info())
        position = views.with_teaching(position, self.table, eyes, pupil)
        position = views.with_votes(position, self.table, clock_proposals.info(self))
        return views.with_consent(position, self.table, eyes, undo.left(self), pupil)

    @property
    def live(self) -> list[Connection]:
        """The pages that are told at once what happens."""
        return [connection for connection in self.connections if not self.spectators.is_late(connection)]

    def tell_table(self, but: Connection | None = None) -> None:
        """Who sits where, to everybody."""
        info = views.table_info(self)
        for connection in self.live:
            if connection is not but:
                connection.tell(wire.State(self.table.seq, False, info, views.you(self, connection), None, [], []))
        self.spectators.tell_table(but)

    def tell_game(self) -> None:
        """What happened and the new position, to everybody, through their own eyes.

        All is written before any of it is sent: what is timed must be shown to all in one go.
        """
        first, self.told = self.told, len(self.table.happenings)
        happened = self.table.happenings[first:]
        fresh = self.realtime_clock.notice()
        written: dict[tuple[int | None, bool], bytes] = {}
        live = self.live
        for eyes, pupil in {(connection.eyes, connection.pupil is not None) for connection in live}:
            told, position = views.news(happened, first, eyes), self.position(eyes, pupil)
            written[eyes, pupil] = encode(wire.State(self.table.seq, False, None, None, position, told, []))
        if fresh:
            self.realtime_clock.show()
        for connection in live:
            connection.send(written[connection.eyes, connection.pupil is not None])

    def tell_clock(self) -> None:
        """That the clock has changed, and nothing else."""
        for connection in self.live:
            connection.tell(wire.Clock(self.realtime_clock.info(connection.eyes)))

    def tell_chat(self) -> None:
        first, self.chat_told = self.chat_told, self.table.chatted
        fresh = [said for said in self.table.chat if said.n >= first]
        for connection in self.live:
            if heard := views.chat_lines(self.table, connection.person, connection.unheard, fresh):
                connection.tell(wire.State(self.table.seq, False, None, None, None, [], heard))

    def tell_anew(self) -> None:
        """Seats changed, and with them perhaps whose eyes a page has: everything, to everybody who may know it."""
        self.show_out()
        self.told, self.chat_told = len(self.table.happenings), self.table.chatted
        if self.realtime_clock.notice():
            self.realtime_clock.show()
        for connection in self.connections:
            self.reset_eyes(connection)
            self.tell_all(connection)

    # Writing.

    async def commit(self, entries: Sequence[log.AnyEntry], card: bool = True) -> None:
        """Apply entries and write them to disk. When they cannot be written, the table is as it was on disk.

        The lobby's card is written with them where it matters to the lobby, when a game begins or ends, and after it:
        what is old is found by its card.
        """
        ownership.check(self)
        check_not_closed(self.table)
        entries = [*self.turn_clock.skipped(), *entries]
        limits.check(self.table, entries)
        at, first, full = self.hub.clock.wall(), self.table.seq, limits.percent(self.table)
        self.used, phase = time.monotonic(), self.table.phase
        try:
            for entry in entries:
                self.table.apply(entry, at)
            written = [log.encode(entry) for entry in entries]
            new_card = self.card() if card or self.table.phase != phase or phase == "over" else None
            await self.hub.store.append(self.table.id, first, written, at, new_card)
        except Refusal as refusal:
            if self.table.seq > first:
                await self.reload()
            raise Refused.of(refusal, "illegal") from None
        except Conflict as problem:
            self.hub.metrics.unsaved(True)
            ownership.drop(self)
            raise Refused("closing", f"this has not happened: {problem}") from None
        except StorageError as problem:
            self.hub.metrics.unsaved(False)
            await self.reload()
            raise Refused("storage", f"this could not be saved, so it has not happened: {problem}") from None
        except Exception:
            # A fault in the rules: what it left half done is not what is on disk.
            await self.reload()
            raise
        self.table.bytes += sum(map(len, written))
        limits.warn(self, full)
        self.turn_clock.settle()
        self.count_result()
        await self.spectators.note(at, entries)
        self.notifications.look(entries)

    async def look_after(self) -> None:
        """Do what is due, and wake the bots: whoever brings a table back from its log does this."""
        async with self.lock:
            await self.realtime_clock.look()

    def count_result(self) -> None:
        """When a game is over its result is kept for everybody's statistics, once."""
        if self.table.ended and not self.counted:
            self.counted = True
            self.hub.results.over(self.table)

    def card(self) -> Card:
        return views.stored_card(self.table)

    async def reload(self) -> None:
        """Back to what is on disk; if even that cannot be read, every page is asked to come again later."""
        try:
            self.table = await built(self.table.id, await self.hub.store.read(self.table.id))
        except Exception as problem:
            logger.error("table %s cannot be read: %s", self.table.id, problem)
            ownership.drop(self)
        else:
            self.tell_anew()

    def close(self, refused: Refused) -> None:
        for connection in list(self.connections):
            connection.goodbye(refused)
        for task in self.tasks:
            task.cancel()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Future[None]":
        """Something that goes on beside the requests, as long as the room is there."""
        if self.gone:
            return ownership.left_undone(work)
        context = copy_context()
        context.run(log_context.of_table, self.table.id)
        task = context.run(asyncio.ensure_future, work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Future[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("table %s", self.table.id, exc_info=task.exception())
