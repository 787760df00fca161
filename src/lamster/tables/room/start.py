"""The start of a game: everybody at the table adds a share to the seed, and nobody can choose it alone.

First all promise their shares by a hash, then all show them. Whoever shows another share than the promised one, or
none, stops the start: so nobody gains by waiting for the others.
"""

import asyncio
from typing import TYPE_CHECKING

from lamster.kernel.chance import commitment
from lamster.tables import protocol as wire
from lamster.tables.model import permissions
from lamster.tables.model.entries import Started
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.room.connection import Connection
from lamster.tables.room.perform import change

if TYPE_CHECKING:
    from lamster.tables.room.room import Room

START_LIMIT = 8.0
"""Seconds that everybody's page has to add its share."""
SHARE_BYTES = (16, 64)
HASH_LENGTH = 64


class Starting:
    """A start under way."""

    def __init__(self, table: Table, connection: Connection, number: int) -> None:
        self.connection = connection
        self.number = number
        """Where the answer to the request goes that asked for the start."""
        self.waiting = {person: table.labels[table.seats_of(person)[0]] for person in table.people()}
        """The people who play, each under the label of their first seat."""
        self.promises: dict[str, str] = {}
        self.secrets: dict[str, str] = {}

    @property
    def promised(self) -> bool:
        return self.waiting.keys() == self.promises.keys()

    @property
    def complete(self) -> bool:
        return self.promised and all(person in self.secrets for person, promise in self.promises.items() if promise)

    def missing(self) -> list[str]:
        """Who has not answered yet."""
        answered = self.secrets.keys() | {person for person, promise in self.promises.items() if not promise}
        return [person for person in self.waiting if person not in (answered if self.promised else self.promises)]

    def promise(self, person: str, promise: str) -> None:
        """A promise counts once: a second page of the same person changes nothing."""
        if person not in self.waiting:
            raise Refused("not-your-seat", "only those who play have a share of the seed")
        if promise and (len(promise) != HASH_LENGTH or set(promise) - set("0123456789abcdef")):
            raise Refused("bad-message", f"a promise is a SHA-256 hash: {HASH_LENGTH} hexadecimal digits, or empty")
        self.promises.setdefault(person, promise)

    def reveal(self, person: str, secret: str) -> None:
        if not self.promised:
            raise Refused("unready", "not everybody has promised a share yet")
        if commitment(self.waiting.get(person, ""), share(secret)) != self.promises.get(person):
            raise Refused("bad-message", "this is not the share that was promised")
        self.secrets[person] = secret

    def shown_promises(self) -> dict[str, str]:
        return {self.waiting[person]: promise for person, promise in self.promises.items() if promise}

    def entry(self) -> Started:
        return Started(self.shown_promises(), {self.waiting[person]: secret for person, secret in self.secrets.items()})


def share(secret: str) -> bytes:
    try:
        found = bytes.fromhex(secret)
    except ValueError:
        found = b""
    if not SHARE_BYTES[0] <= len(found) <= SHARE_BYTES[1]:
        raise Refused("bad-message", f"a share is {SHARE_BYTES[0]} to {SHARE_BYTES[1]} bytes in hexadecimal")
    return found


# What pages ask for.


async def start(room: "Room", connection: Connection, message: wire.Start) -> wire.FromServer | None:
    """Ask everybody for a share of the seed. The answer comes when the game has begun."""
    permissions.check_open(room.table)
    if room.starting:
        raise Refused("already-started", "the game is just starting")
    if any(chair.free for chair in room.table.chairs):
        raise Refused("seats-open", "every seat must be taken: by a person or a bot")
    check_here(room)
    room.starting = Starting(room.table, connection, message.id)
    room.spawn(stop_waiting(room, room.starting))
    await go_on(room, room.starting)
    return None


def check_here(room: "Room") -> None:
    away = [room.table.names.get(person, "") for person in room.table.people() if person not in room.online]
    if away:
        raise Refused("unready", f"{', '.join(away)}: the page is not open there", people=", ".join(away))


async def promise(room: "Room", connection: Connection, message: wire.Promise) -> wire.FromServer | None:
    starting = under_way(room)
    starting.promise(connection.person, message.commitment)
    if starting.promised:
        await go_on(room, starting)
    return wire.Ok(message.id)


async def reveal(room: "Room", connection: Connection, message: wire.Reveal) -> wire.FromServer | None:
    starting = under_way(room)
    starting.reveal(connection.person, message.secret)
    if starting.complete:
        await go_on(room, starting)
    return wire.Ok(message.id)


def under_way(room: "Room") -> Starting:
    if room.starting is None:
        raise Refused("not-started", "no game is starting here")
    return room.starting


async def go_on(room: "Room", starting: Starting) -> None:
    """The next stage of the start; when all shares are there, the game begins."""
    if not starting.complete:
        room.tell_table()
        return
    room.starting = None
    try:
        await change(room, [starting.entry()])
    except Refused as refused:
        starting.connection.refuse(starting.number, refused)
        raise
    starting.connection.tell(wire.Ok(starting.number))


async def stop_waiting(room: "Room", starting: Starting) -> None:
    await asyncio.sleep(START_LIMIT)
    async with room.lock:
        if room.starting is starting:
            room.starting = None
            room.tell_table()
            names = ", ".join(room.table.names.get(person, "") for person in starting.missing())
            starting.connection.refuse(
                starting.number, Refused("unready", f"no answer came from {names}", people=names)
            )
