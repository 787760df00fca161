"""One running table: its state beside the log, who is connected, and its background tasks.

A room has no rules of its own. Its parts (clocks, spectators, notifications) are built on it, and `perform` is the one
way to change its table.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextvars import copy_context
from typing import Any, TypeVar

from lamster.tables import log_context
from lamster.tables.model.permissions import check_not_closed
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.room import shared_views
from lamster.tables.room.clocks.deadlines import Deadlines
from lamster.tables.room.connection import Connection
from lamster.tables.room.room_host import RoomHost
from lamster.tables.room.starting import Starting

HOST_AWAY_MS = 30_000
"""After this time another person acts for an absent host."""

P = TypeVar("P")
logger = logging.getLogger("lamster")


class Room:
    """One table while it is in memory. Code that changes the table holds the lock, so changes happen one at a time."""

    def __init__(self, table: Table, hub: RoomHost, host_blocks: set[str]) -> None:
        self.table = table
        self.hub = hub
        self.clock = hub.clock
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.starting: Starting | None = None
        self.host_blocks = host_blocks
        """People whom the host blocks."""
        self.opened_at = self.used_at = hub.clock.monotonic()
        self.gone = False
        """Nothing is written here any more: the table was unloaded, or another node owns it."""
        self.thinking: dict[int, str] = {}
        """The decision that the bot of each seat is thinking about."""
        self.tasks: set[asyncio.Future[None]] = set()
        self.events_sent = len(table.happenings)
        self.chat_sent = table.chatted
        self.reports = 0
        self.away: dict[str, int] = {}
        """Since when each player, or the host, has no connection. Others are not recorded: their number has no
        limit."""
        self.nudged_at: dict[str, int] = {}
        self.result_counted = False
        self.deadlines = Deadlines(hub.clock)
        self.parts: dict[object, Any] = {}

    def part(self, kind: Callable[["Room"], P]) -> P:
        """The part of this class, one per room, created on first use."""
        found: P | None = self.parts.get(kind)
        if found is None:
            found = self.parts[kind] = kind(self)
        return found

    # Presence.

    @property
    def online(self) -> dict[str, str]:
        """The names of all connected people, by person."""
        return {connection.person: connection.name for connection in self.connections}

    @property
    def is_idle(self) -> bool:
        return not self.connections and not self.tasks and not self.lock.locked()

    @property
    def host(self) -> str:
        """The host; before the game another connected person, if the host has been absent for a while."""
        table = self.table
        if table.phase == "playing" and table.game.meta.real_time:
            return self.acting_host()
        if table.phase != "open" or not self.host_is_away:
            return table.host
        return next((person for person in table.people() if person in self.online), table.host)

    def acting_host(self) -> str:
        """In a race nobody waits for an absent host: the next player clockwise acts for them."""
        table, seats = self.table, self.table.seats_of(self.table.host)
        gave_up = seats and all(table.has_given_up(seat) for seat in seats)
        if not gave_up and not self.host_is_away:
            return table.host
        first = seats[0] if seats else 0
        clockwise = [table.player((first + i) % len(table.chairs)) for i in range(len(table.chairs))]
        return next((person for person in clockwise if person in self.online), table.host)

    @property
    def host_is_away(self) -> bool:
        away = self.host_away_at()
        return away is not None and self.clock.monotonic() >= away

    def host_away_at(self) -> int | None:
        """When another person may act for the host; None while the host is online."""
        since = self.away_since(self.table.host)
        return None if since is None else since + HOST_AWAY_MS

    def away_since(self, person: str) -> int | None:
        """Since when a person has no connection; if they never had one, since the room was opened."""
        return None if self.is_online(person) else self.away.get(person, self.opened_at)

    def is_online(self, person: str) -> bool:
        return person in [connection.person for connection in self.connections]

    def is_delayed(self, connection: Connection) -> bool:
        """Whether the connection is that of a delayed spectator. A shared view has no delay."""
        return connection.shared_seat is None and self.sees_later(connection.person)

    def sees_later(self, person: str) -> bool:
        """Whether this person may see the game only with the spectators' delay."""
        table = self.table
        return table.settings.onlooker_delay > 0 and table.phase == "playing" and not table.seats_of(person)

    @property
    def live(self) -> list[Connection]:
        """The connections without delay."""
        if not self.table.settings.onlooker_delay:
            return [*self.connections]
        return [connection for connection in self.connections if not self.is_delayed(connection)]

    def is_member(self, person: str) -> bool:
        """Whether this person hosts the table or has a seat."""
        return person == self.table.host or person in [chair.person for chair in self.table.chairs]

    def check_welcome(self, person: str) -> None:
        """Refuse people who may not connect. A player may, even if the host has blocked them since."""
        check_not_closed(self.table)
        if person in self.table.removed or (person in self.host_blocks and not self.table.seats_of(person)):
            raise Refused("blocked", "the host of this table does not want you here")
        if not self.is_member(person) and not self.table.watchable and self.table.phase != "open":
            raise Refused("no-onlookers", "this table is not for onlookers")

    def check_connection(self, connection: Connection) -> None:
        """Refuse connections that may not stay. For a shared view the consent of the person of that seat is enough."""
        try:
            self.check_welcome(connection.person)
        except Refused as refused:
            if connection.shared_seat is None or refused.error != "no-onlookers":
                raise
        if connection.shared_seat is not None:
            shared_views.check_link(self.table, connection)

    def set_seat_shown(self, connection: Connection) -> None:
        """Set the seat whose view the client shows: the person's only seat. With several seats the person chooses."""
        shared = connection.shared_seat
        seats = self.table.seats_of(connection.person) if shared is None else [shared]
        if connection.eyes not in seats:
            connection.eyes = seats[0] if len(seats) == 1 else None

    # Tasks.

    def close(self, refused: Refused) -> None:
        """Close all connections and stop all tasks."""
        for connection in list(self.connections):
            connection.goodbye(refused)
        for task in self.tasks:
            task.cancel()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Future[None]":
        """Run a task in the background for as long as the room exists."""
        if self.gone:
            return discard(work)
        context = copy_context()
        context.run(log_context.of_table, self.table.id)
        task = context.run(asyncio.ensure_future, work)
        self.tasks.add(task)
        task.add_done_callback(self.end_task)
        return task

    def end_task(self, task: "asyncio.Future[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("table %s", self.table.id, exc_info=task.exception())


def discard(work: Coroutine[Any, Any, None]) -> "asyncio.Future[None]":
    """A cancelled future for work that a closed room does not do."""
    work.close()
    nothing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    nothing.cancel()
    return nothing
