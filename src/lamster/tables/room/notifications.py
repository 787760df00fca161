"""Notifies people who see no page of the table: their turn, the end of a game, a bot on their seat, a rematch.

This module decides whom to notify and when; the hub's notifier sends it. A turn lasts from being asked until another
seat is asked, and nobody is notified twice in one turn: what was asked when the table was restored counts as told.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lamster.kernel.timing import EMPTY, NOBODY
from lamster.tables.model import entries as log
from lamster.tables.model import standing_answers
from lamster.tables.model.table import Table
from lamster.tables.model.table_codes import TableCode
from lamster.tables.protocol import CallEvent
from lamster.tables.room.clocks.unasked_answers import PASSING_MS
from lamster.tables.room.connection import Connection
from lamster.tables.room.room import Room
from lamster.tables.room.room_host import Notification, Notifier

OFFLINE_MS = 5_000
"""The time that a person without a connection has to come back: a reload, or a change of networks, takes about this
long."""
HIDDEN_MS = 30_000
"""The time that a person has to look whose pages are all hidden or silent."""
QUIET_MS = 30_000
"""The least time between two notifications of one person by one table."""
CHECK_MS = 2_500


class Waiting(NamedTuple):
    """A notification that is sent unless its person looks before."""

    call: Notification
    since: int


class Notifications:
    """The notifications of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.clock = room.clock
        self.asked = seats_asked(room.table)
        self.over = room.table.phase == "over"
        self.waiting: dict[tuple[CallEvent, str], Waiting] = {}
        self.called: dict[str, int] = {}
        """When each person was last notified by this table."""
        self.watch: asyncio.Future[None] | None = None

    @property
    def table(self) -> Table:
        return self.room.table

    def note(self, entries: Sequence[log.AnyEntry]) -> None:
        """After every change: remember who is asked now, and notify those for whom it is new. Lessons notify nobody."""
        seats, ended = self.seats_with_new_turn(), self.ended()
        notifier = self.room.hub.notifier
        if notifier is None or self.table.lesson:
            return
        others = [entry for entry in entries if not isinstance(entry, log.Played)]
        hooked, player = self.table.hook.url != "", self.table.player
        turns = [self.call("turn", seat) for seat in seats if hooked or notifier.wants(player(seat))]
        if not (turns or ended or others):
            return
        calls = [*self.stand_ins(others), *turns, *ended, *self.rematches(others)]
        if hooked:
            windows = [call for call in turns if self.is_window(call.seat)]
            for call in once_for_all([call for call in calls if call not in windows]):
                notifier.tell(self.table.hook, call)
            for call in windows:
                self.room.spawn(self.tell_if_asked(notifier, call))
        for call in calls:
            if notifier.wants(call.person):
                self.waiting[call.event, call.person] = Waiting(call, self.clock.monotonic())
        if self.waiting and (self.watch is None or self.watch.done()):
            self.watch = self.room.spawn(self.wait(notifier))

    def is_window(self, seat: int | None) -> bool:
        """Whether all may know that this seat is really asked only when the window does not pass by itself."""
        asked = None if seat is None else self.table.game.decision(self.table.playing.state, seat)
        return asked is not None and standing_answers.is_window(self.table, asked)

    async def tell_if_asked(self, notifier: Notifier, call: Notification) -> None:
        """Tell the webhook, which has many readers, as soon as the window would have passed by itself."""
        await self.clock.sleep(PASSING_MS)
        if call.seat in self.asked and self.table.phase == "playing":
            notifier.tell(self.table.hook, call)

    def nudge(self, seat: int) -> None:
        """Notify the person of this seat at once, because others wait. A person who sees the page is told there."""
        notifier, call = self.room.hub.notifier, self.call("nudge", seat)
        if notifier is None:
            return
        if self.table.hook.url:
            notifier.tell(self.table.hook, call)
        if notifier.wants(call.person) and not any(connection.shown for connection in self.connections_of(call)):
            self.called[call.person] = self.clock.monotonic()
            notifier.ring(call)

    # New notifications.

    def seats_with_new_turn(self) -> list[int]:
        """The seats of people whose turn has begun. A race has no turns: all play at the same time, with their pages
        open.
        """
        asked = seats_asked(self.table)
        if not asked or asked == self.asked or self.table.game.meta.real_time:
            return []
        fresh, self.asked = asked - self.asked, asked
        return [seat for seat in sorted(fresh) if self.table.player(seat)]

    def ended(self) -> list[Notification]:
        before, self.over = self.over, self.table.phase == "over"
        return self.to_all("over") if self.over and not before else []

    def stand_ins(self, entries: Iterable[log.AnyEntry]) -> list[Notification]:
        codes = [TableCode.parse(entry.code) for entry in entries if isinstance(entry, log.Tabled)]
        given = [code for code in codes if code.verb == "stand-in" and code.value not in (NOBODY, EMPTY)]
        return [self.call("stand-in", self.table.labels.index(code.argument)) for code in given]

    def rematches(self, entries: Iterable[log.AnyEntry]) -> list[Notification]:
        return self.to_all("rematch") if any(isinstance(entry, log.Followed) for entry in entries) else []

    def to_all(self, event: CallEvent) -> list[Notification]:
        return [self.call(event, self.table.seats_of(person)[0]) for person in self.table.people()]

    def call(self, event: CallEvent, seat: int) -> Notification:
        table, meta = self.table, self.table.game.meta
        where = table.next if event == "rematch" else table.id
        return Notification(event, where, meta.name, meta.title, table.chairs[seat].person, seat, table.name_on(seat))

    # People who do not look.

    async def wait(self, notifier: Notifier) -> None:
        """Wait until all people to notify have looked or have been notified."""
        while self.waiting:
            await self.clock.sleep(CHECK_MS)
            now = self.clock.monotonic()
            for key, waiting in list(self.waiting.items()):
                if self.is_told(waiting):
                    del self.waiting[key]
                elif self.is_due(waiting, now):
                    del self.waiting[key]
                    self.called[waiting.call.person] = now
                    notifier.ring(waiting.call)

    def is_told(self, waiting: Waiting) -> bool:
        """Whether the person has looked since, or has answered already."""
        call, since = waiting
        if call.event == "turn" and (call.seat not in self.asked or self.table.phase != "playing"):
            return True
        return any(connection.shown and connection.heard >= since for connection in self.connections_of(call))

    def is_due(self, waiting: Waiting, now: int) -> bool:
        patience = HIDDEN_MS if self.connections_of(waiting.call) else OFFLINE_MS
        last = self.called.get(waiting.call.person)
        return now >= waiting.since + patience and (last is None or now >= last + QUIET_MS)

    def connections_of(self, call: Notification) -> list[Connection]:
        """The connections of the person at this table, and at that of the rematch."""
        elsewhere = [] if call.table == self.table.id else self.room.hub.connections_at(call.table)
        return [each for each in [*self.room.connections, *elsewhere] if each.person == call.person]


def seats_asked(table: Table) -> set[int]:
    """The seats that are asked something; not those for which the table answers."""
    if table.phase != "playing":
        return set()
    asked = {decision.seat for decision in table.playing.state.open if decision.seat >= 0}
    return asked - standing_answers.unasked(table).keys()


def once_for_all(calls: Iterable[Notification]) -> list[Notification]:
    """Notifications for a webhook, which gets what concerns all seats only once."""
    found: dict[tuple[CallEvent, int | None], Notification] = {}
    for call in calls:
        about_all = call.event in ("over", "rematch")
        told = call._replace(seat=None, name="", person="") if about_all else call
        found.setdefault((told.event, told.seat), told)
    return list(found.values())
