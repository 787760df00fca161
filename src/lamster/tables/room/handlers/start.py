"""Handlers for the start of a game."""

from lamster.tables import protocol as wire
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused
from lamster.tables.room.connection import Connection
from lamster.tables.room.perform import change_table
from lamster.tables.room.registry import Answer, handles
from lamster.tables.room.room import Room
from lamster.tables.room.starting import Starting
from lamster.tables.room.telling import tell_table

START_LIMIT_MS = 8_000
"""The time that all clients have to add their shares."""


@handles(wire.Start, host_only=True)
async def start(room: Room, connection: Connection, message: wire.Start) -> Answer:
    """Ask everybody for a share of the seed. The answer comes when the game has begun."""
    permissions.check_open(room.table)
    if room.starting:
        raise Refused("already-started", "the game is just starting")
    if any(chair.free for chair in room.table.chairs):
        raise Refused("seats-open", "every seat must be taken: by a person or a bot")
    check_online(room)
    room.starting = Starting(room.table, connection, message.id)
    room.spawn(stop_waiting(room, room.starting))
    await advance(room, room.starting)
    return None


def check_online(room: Room) -> None:
    away = [room.table.names.get(person, "") for person in room.table.people() if person not in room.online]
    if away:
        raise Refused("unready", f"{', '.join(away)}: the page is not open there", people=", ".join(away))


@handles(wire.Promise)
async def promise(room: Room, connection: Connection, message: wire.Promise) -> Answer:
    starting = start_under_way(room)
    starting.promise(connection.person, message.commitment)
    if starting.promised:
        await advance(room, starting)
    return wire.Ok(message.id)


@handles(wire.Reveal)
async def reveal(room: Room, connection: Connection, message: wire.Reveal) -> Answer:
    starting = start_under_way(room)
    starting.reveal(connection.person, message.secret)
    if starting.complete:
        await advance(room, starting)
    return wire.Ok(message.id)


def start_under_way(room: Room) -> Starting:
    if room.starting is None:
        raise Refused("not-started", "no game is starting here")
    return room.starting


async def advance(room: Room, starting: Starting) -> None:
    """Ask for the next part of the shares; when all shares are known, the game begins."""
    if not starting.complete:
        tell_table(room)
        return
    room.starting = None
    try:
        await change_table(room, [starting.entry()])
    except Refused as refused:
        starting.connection.refuse(starting.number, refused)
        raise
    starting.connection.tell(wire.Ok(starting.number))


async def stop_waiting(room: Room, starting: Starting) -> None:
    await room.clock.sleep(START_LIMIT_MS)
    async with room.lock:
        if room.starting is starting:
            room.starting = None
            tell_table(room)
            names = ", ".join(room.table.names.get(person, "") for person in starting.missing())
            refused = Refused("unready", f"no answer came from {names}", people=names)
            starting.connection.refuse(starting.number, refused)
