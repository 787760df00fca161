"""Calling people who do not look: it is their turn, their game is over, a bot took their seat, there is a rematch.

What is sent, and how, is the business of the bell that the server hangs up; here it is found out whom to call and when.
A turn lasts from being asked until another seat is asked, and nobody is called twice in one: what was asked when the
table was brought back from its log counts as told.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from lamster.kernel.timing import EMPTY, NOBODY
from lamster.tables.model import entries as log
from lamster.tables.protocol import CallEvent

if TYPE_CHECKING:
    from lamster.tables.model.table import Table
    from lamster.tables.room.connection import Connection
    from lamster.tables.room.room import Room

AWAY = 5_000
"""Milliseconds that somebody without a page has to come back: a reload, or another network, takes that long."""
HIDDEN = 30_000
"""Milliseconds to look again for somebody whose pages are all hidden, or silent: a living one is heard of sooner."""
QUIET = 30_000
"""Milliseconds between two calls of one person at one table, whatever happens."""
CHECK = 2_500


class Call(NamedTuple):
    """Why somebody is called, and whose seat it is about; None: all are told, and nobody in particular."""

    event: CallEvent
    table: str
    game: str
    title: str
    person: str
    seat: int | None
    name: str


class Notifier(Protocol):
    """What calls people. Nothing of it ever waits: a table goes on whoever cannot be reached."""

    def wants(self, person: str) -> bool:
        """Whether this person has asked to be called."""

    def ring(self, call: Call) -> None:
        """Call a person."""

    def tell(self, hook: log.Hooked, call: Call) -> None:
        """Tell the webhook of a table."""


class Waiting(NamedTuple):
    """A call that is made unless its person looks."""

    call: Call
    since: int


class Notifications:
    """Looks at what was written in the log of one room, and calls whom it concerns."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.clock = room.hub.clock
        self.asked = seats_asked(room.table)
        self.over = room.table.phase == "over"
        self.waiting: dict[tuple[CallEvent, str], Waiting] = {}
        self.called: dict[str, int] = {}
        """When each person was last called from this table."""
        self.watch: asyncio.Future[None] | None = None

    @property
    def table(self) -> "Table":
        return self.room.table

    def look(self, entries: Sequence[log.AnyEntry]) -> None:
        """After every change: remember who is asked now, and call those for whom something is new. No lesson calls."""
        turns, ended = self.turns(), self.ended()
        bell = self.room.hub.notifier
        if bell is None or self.table.lesson:
            return
        calls = [*self.stand_ins(entries), *turns, *ended, *self.rematches(entries)]
        if self.table.hook.url:
            for call in once_for_all(calls):
                bell.tell(self.table.hook, call)
        for call in calls:
            if bell.wants(call.person):
                self.waiting[call.event, call.person] = Waiting(call, self.clock.monotonic())
        if self.waiting and (self.watch is None or self.watch.done()):
            self.watch = self.room.spawn(self.wait(bell))

    def nudge(self, seat: int) -> None:
        """Somebody waits for this seat and wants its person to know, at once. Who looks is told on the page."""
        bell, call = self.room.hub.notifier, self.call("nudge", seat)
        if bell is None:
            return
        if self.table.hook.url:
            bell.tell(self.table.hook, call)
        if bell.wants(call.person) and not any(connection.shown for connection in self.connections_of(call)):
            self.called[call.person] = self.clock.monotonic()
            bell.ring(call)

    # What is new.

    def turns(self) -> list[Call]:
        """In a race there are no turns: all run together, with their pages open."""
        asked = seats_asked(self.table)
        if not asked or self.table.game.meta.real_time:
            return []
        fresh, self.asked = asked - self.asked, asked
        return [self.call("turn", seat) for seat in sorted(fresh) if self.table.player(seat)]

    def ended(self) -> list[Call]:
        before, self.over = self.over, self.table.phase == "over"
        return self.to_all("over") if self.over and not before else []

    def stand_ins(self, entries: Iterable[log.AnyEntry]) -> list[Call]:
        codes = [entry.code for entry in entries if isinstance(entry, log.Tabled)]
        given = [code.removeprefix("stand-in:").split("=") for code in codes if code.startswith("stand-in:")]
        seats = [self.table.labels.index(label) for label, who in given if who not in (NOBODY, EMPTY)]
        return [self.call("stand-in", seat) for seat in seats]

    def rematches(self, entries: Iterable[log.AnyEntry]) -> list[Call]:
        return self.to_all("rematch") if any(isinstance(entry, log.Followed) for entry in entries) else []

    def to_all(self, event: CallEvent) -> list[Call]:
        return [self.call(event, self.table.seats_of(person)[0]) for person in self.table.people()]

    def call(self, event: CallEvent, seat: int) -> Call:
        table, meta = self.table, self.table.game.meta
        where = table.next if event == "rematch" else table.id
        return Call(event, where, meta.name, meta.title, table.chairs[seat].person, seat, table.name_on(seat))

    # Who does not look.

    async def wait(self, bell: Notifier) -> None:
        """Until everybody who is to be called has looked, or has been called."""
        while self.waiting:
            await self.clock.sleep(CHECK)
            now = self.clock.monotonic()
            for key, waiting in list(self.waiting.items()):
                if self.is_told(waiting):
                    del self.waiting[key]
                elif self.is_due(waiting, now):
                    del self.waiting[key]
                    self.called[waiting.call.person] = now
                    bell.ring(waiting.call)

    def is_told(self, waiting: Waiting) -> bool:
        """The person looked since, or has answered already."""
        call, since = waiting
        if call.event == "turn" and (call.seat not in self.asked or self.table.phase != "playing"):
            return True
        return any(connection.shown and connection.heard >= since for connection in self.connections_of(call))

    def is_due(self, waiting: Waiting, now: int) -> bool:
        patience = HIDDEN if self.connections_of(waiting.call) else AWAY
        last = self.called.get(waiting.call.person)
        return now >= waiting.since + patience and (last is None or now >= last + QUIET)

    def connections_of(self, call: Call) -> list["Connection"]:
        """The pages of the person at this table, and at that of the rematch."""
        rooms = {self.table.id: self.room, call.table: self.room.hub.rooms.get(call.table, self.room)}
        return [
            connection for room in rooms.values() for connection in room.connections if connection.person == call.person
        ]


def seats_asked(table: "Table") -> set[int]:
    if table.phase != "playing":
        return set()
    return {decision.seat for decision in table.playing.state.open if decision.seat >= 0}


def once_for_all(calls: Iterable[Call]) -> list[Call]:
    """A webhook is told once what happened to all."""
    found: dict[tuple[CallEvent, int | None], Call] = {}
    for call in calls:
        about_all = call.event in ("over", "rematch")
        told = call._replace(seat=None, name="", person="") if about_all else call
        found.setdefault((told.event, told.seat), told)
    return list(found.values())
