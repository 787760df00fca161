"""Finds the handler of a message, and opens and closes connections."""

import logging

from lamster.tables import protocol as wire
from lamster.tables.model.refused import Refused
from lamster.tables.room import handlers, limits, ownership, shared_views
from lamster.tables.room.connection import Connection
from lamster.tables.room.perform import look_after
from lamster.tables.room.registry import HANDLERS, Answer
from lamster.tables.room.room import Room
from lamster.tables.room.spectators import Spectators
from lamster.tables.room.telling import tell_all, tell_table, tell_voters

OK = "ok"

__all__ = ["OK", "handle", "handlers", "join", "leave"]
logger = logging.getLogger("lamster")


async def handle(room: Room, connection: Connection, message: wire.FromBrowser, heard: int | None = None) -> str:
    """Carry out a message that arrived at this time, and answer it; a refused one changes nothing.

    Returns `ok`, or the error.
    """
    heard = room.clock.monotonic() if heard is None else heard
    if isinstance(message, wire.BeatBack):
        connection.latency.note_answer(message.n, heard)
        return OK
    async with room.lock:
        if ownership.is_lost(room):
            ownership.drop(room)  # No answer: the client reconnects, and repeats the message elsewhere.
            return "closing"
        connection.heard = heard
        try:
            answer = await answer_to(room, connection, message)
        except Refused as refused:
            tell_refusal(room, connection, message, refused)
            return refused.error
        if answer is not None:
            connection.tell(answer)
        return OK


async def answer_to(room: Room, connection: Connection, message: wire.FromBrowser) -> Answer:
    room.check_connection(connection)
    registered = HANDLERS[type(message)]
    if registered.host_only and connection.person != room.host:
        name = room.table.names.get(room.host, "")
        raise Refused("not-host", "only the host of the table may do this", host=name)
    return await registered.handler(room, connection, message)


def tell_refusal(room: Room, connection: Connection, message: wire.FromBrowser, refused: Refused) -> None:
    """Send the refusal; a client with a stale position also gets the full state."""
    if not room.gone:
        connection.refuse(message.id, refused)
    if refused.error == "storage":
        logger.error("table %s: %s", room.table.id, refused.message)
    if refused.error == "stale":
        tell_all(room, connection)


# Connections.


async def join(room: Room, connection: Connection) -> None:
    """A client connects: it gets everything that it may know. After a restart bots wait for the first connection."""
    async with room.lock:
        ownership.check(room)
        shared_views.admit(room.table, connection)
        room.check_connection(connection)
        limits.check_place(room, connection.person)
        if connection.shared_seat is None:
            await room.part(Spectators).prepare(connection.person)
        arrived = connection.person not in room.online or connection.shared_seat is not None
        if connection.person in room.away:
            room.hub.metrics.returned.add()
        room.connections.append(connection)
        connection.heard = room.clock.monotonic()
        room.set_seat_shown(connection)
        tell_all(room, connection)
        if arrived:
            tell_table(room, but=connection)
        tell_voters(room)
        await look_after(room)


def leave(room: Room, connection: Connection) -> None:
    """A connection is closed."""
    if connection not in room.connections:
        return
    room.connections.remove(connection)
    room.used_at = room.clock.monotonic()
    if connection.shared_seat is not None and connection.person in room.online:
        room.spawn(tell_left(room))
    if connection.person in room.online:
        return
    if room.is_member(connection.person):
        room.away[connection.person] = room.clock.monotonic()
    room.spawn(tell_left(room))


async def tell_left(room: Room) -> None:
    """Tell everybody that a person has left."""
    async with room.lock:
        tell_table(room)
        tell_voters(room)
        await look_after(room)
