"""Spectators, with the consent of all players: they see the table at once, or with a delay.

A table follows from its log, so the table of a minute ago follows from the entries until then. Delayed spectators get
everything from that table and nothing from the current one, so nothing of the current game can leak.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import views as table_views
from lamster.tables.model.refused import Refused, storing
from lamster.tables.model.restore import in_slices
from lamster.tables.model.table import Table
from lamster.tables.model.undo_requests import LAPSES_MS
from lamster.tables.room import ownership, views
from lamster.tables.room.clocks.timer import Timer
from lamster.tables.room.connection import Connection
from lamster.tables.room.room import Room
from lamster.tables.store.base import Stored


class Past:
    """A table as it was some time ago. Entries before the game are public at once; the others wait for the delay."""

    def __init__(self, table: str, lines: Sequence[Stored], written: Callable[[int, int], int], delay: int) -> None:
        """`written` gives the monotonic time at which an entry was written, from its log index and its wall time."""
        entries = [(written(place, line.at), line.at, log.decode(line.entry)) for place, line in enumerate(lines)]
        begun = next(place for place, (*_, entry) in enumerate(entries) if isinstance(entry, log.Started))
        self.delay = delay
        self.table = Table.from_log(table, lines[:begun])
        self.waiting = deque(entries[begun:])
        self.told = self.chat_told = 0

    @property
    def length(self) -> int:
        """The number of entries, with those that wait."""
        return self.table.seq + len(self.waiting)

    def add(self, now: int, at: int, entries: Sequence[log.AnyEntry]) -> None:
        """Add entries that were written now, at this monotonic time and this wall time."""
        self.waiting.extend((now, at, entry) for entry in entries)

    def advance(self, now: int) -> bool:
        """Apply the entries that are old enough; returns whether there were any."""
        before = self.table.seq
        for _ in self.apply_aged(now):
            pass
        return self.table.seq > before

    def apply_aged(self, now: int) -> Iterator[Table]:
        """The same, yielding after every entry."""
        while self.waiting and self.waiting[0][0] + self.delay <= now:
            _, at, entry = self.waiting.popleft()
            self.table.apply(entry, at)
            yield self.table

    def mark_told(self) -> None:
        """What has happened so far is told as a whole to each who comes: only what comes later is news."""
        self.told, self.chat_told = len(self.table.happenings), self.table.chatted

    def due(self) -> int | None:
        """When the next entry will be old enough, by the monotonic clock."""
        return self.waiting[0][0] + self.delay if self.waiting else None


class Spectators:
    """The spectators of one table. Callers hold the room's lock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.clock = room.clock
        self.past: Past | None = None
        self.timer = Timer(room, lambda: catch_up_in_time(room))
        self.written: deque[tuple[int, int]] = deque()
        """For the latest entries: the log index at which they begin, and when they were written, by the monotonic
        clock."""
        self.read = room.table.seq
        """The number of entries that were written before this room was opened."""

    # Who sees what.

    @property
    def connections(self) -> list[Connection]:
        """The connections of delayed spectators."""
        return [each for each in self.room.connections if self.room.is_delayed(each)] if self.delay else []

    async def prepare(self, person: str) -> None:
        """Build the past table, if this person may see only that."""
        if not self.room.sees_later(person):
            return
        if self.past is None:
            with storing():
                lines = await self.room.hub.store.read(self.room.table.id)
            past = Past(self.room.table.id, lines, self.written_at, self.delay)
            await in_slices(past.apply_aged(self.clock.monotonic()))
            past.mark_told()
            self.past = past
        self.catch_up()

    @property
    def delay(self) -> int:
        return 1000 * self.room.table.settings.onlooker_delay

    def written_at(self, place: int, at: int) -> int:
        """When an entry was written, by the monotonic clock; before this room was opened, by its wall time."""
        for first, moment in reversed(self.written):
            if first <= place:
                return moment
        age = max(0, self.clock.wall() - at) if place < self.read else self.delay
        return self.clock.monotonic() - age

    def remember(self, entries: int) -> None:
        """Record when these entries were written. Records older than the delay are dropped."""
        now = self.clock.monotonic()
        self.written.append((self.room.table.seq - entries, now))
        while len(self.written) > 1 and self.written[1][1] + self.delay <= now:
            self.written.popleft()

    async def table_for(self, person: str) -> Table:
        """The table as this person may see it. Refuses if another node may own the table."""
        ownership.check(self.room)
        await self.prepare(person)
        return self.past.table if self.past is not None and self.room.sees_later(person) else self.room.table

    # Changes of the table.

    async def note(self, at: int, entries: Sequence[log.AnyEntry]) -> list[Connection]:
        """Take note of written entries. Returns the connections that may see everything now: the game is over."""
        if self.delay:
            self.remember(len(entries))
        if self.room.table.phase == "over":
            return self.release_all()
        if self.past is not None:
            if self.past.length < self.room.table.seq:  # Else they were read from the log already.
                self.past.add(self.clock.monotonic(), at, entries)
            self.catch_up()  # The timer runs for connected spectators only, and entries would pile up without them.
        elif behind := self.connections:
            await self.prepare_all(behind)
        return []

    def release_all(self) -> list[Connection]:
        if self.past is None:
            return []
        self.past = None
        self.timer.set(None)
        seated = self.room.table.people()
        return [each for each in self.room.connections if each.shared_seat is None and each.person not in seated]

    async def restart(self) -> None:
        """The log was rewritten, or a write failed that may still be in it: read it again, by the times in it."""
        self.past = None
        self.written.clear()
        self.read = self.room.table.seq
        if behind := self.connections:
            await self.prepare_all(behind)

    async def prepare_all(self, behind: Sequence[Connection]) -> None:
        """The game has begun: build the past table, and disconnect the delayed spectators if that fails."""
        try:
            await self.prepare(behind[0].person)
        except Refused as refused:
            for connection in behind:
                self.room.connections.remove(connection)
                connection.goodbye(refused)

    def catch_up(self) -> None:
        if self.past is not None:
            if self.past.advance(self.clock.monotonic()):
                self.tell()
            self.set_timer()

    def set_timer(self) -> None:
        """Set the timer for connected spectators only; others get the state when they connect."""
        self.timer.set(self.past.due() if self.past is not None and self.connections else None)

    # Telling.

    def tell(self) -> None:
        """Send the delayed spectators what has become old enough."""
        past = self.past
        if past is None:
            return
        happenings = past.table.happenings
        first, past.told = max(past.told, happenings.first), len(happenings)
        said, past.chat_told = past.chat_told, past.table.chatted
        news = table_views.news(happenings.since(first), first, None)
        fresh = [chat for chat in past.table.chat if chat.n >= said]
        for connection in self.connections:
            heard = table_views.chat_lines(past.table, connection.person, connection.unheard, fresh)
            connection.tell(self.state(past.table, connection, False, news, heard))

    def tell_all(self, connection: Connection) -> None:
        """Send the full past state to one connection; later changes follow with the delay."""
        if self.past is not None:
            table = self.past.table
            chat = table_views.chat_lines(table, connection.person, connection.unheard, table.chat)
            connection.tell(self.state(table, connection, True, table_views.latest_news(table, None), chat))
            self.set_timer()

    def tell_table(self, but: Connection | None) -> None:
        """Send who is present, which is not part of the game and has no delay."""
        if self.past is not None:
            for connection in self.connections:
                if connection is not but:
                    connection.tell(self.state(self.past.table, connection, False, [], []))

    def state(
        self, table: Table, connection: Connection, full: bool, news: list[wire.News], chat: list[wire.ChatLine]
    ) -> wire.State:
        asked = 0 if table.undo_request is None else table.undo_request.at
        left = min(max(0, asked + LAPSES_MS - (self.clock.wall() - self.delay)), LAPSES_MS)
        shown = table_views.position(table, None, table_views.ClockFacts(undo_left_ms=left))
        return wire.State(
            table.seq, full, views.table_info(self.room, table), views.you(self.room, connection), shown, news, chat
        )


async def catch_up_in_time(room: Room) -> None:
    """Catch up when the timer says so. It is no method: the timer would keep the spectators in memory, and they it."""
    room.part(Spectators).catch_up()
