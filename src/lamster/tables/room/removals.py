"""Sending somebody away from a table: the host removes or blocks them."""

from typing import TYPE_CHECKING

from lamster.tables.model import entries as log
from lamster.tables.model.refused import Refused
from lamster.tables.room.perform import change

if TYPE_CHECKING:
    from lamster.tables.room.room import Room


def dismiss(room: "Room", person: str) -> None:
    """The host has removed somebody who may come back: their pages here are closed."""
    for connection in [connection for connection in room.connections if connection.person == person]:
        room.connections.remove(connection)
        connection.goodbye(Refused("removed", "the host has removed you from this table: the link still works"))
    room.tell_table()


def named(room: "Room", person: str) -> list[log.AnyEntry]:
    """The host must know later whom it was: the name of somebody who is here and has not been named at this table."""
    name = room.online.get(person, "")
    return [log.Named(person, name)] if name and person not in room.table.names else []


async def shut_out(room: "Room", person: str) -> None:
    """The host has just blocked somebody: they go, and before the game their seat is free again."""
    async with room.lock:
        waiting = room.table.phase == "open" and room.starting is None
        seats = [log.Seated(seat) for seat in room.table.seats_of(person) if waiting]
        await change(room, [*named(room, person), *seats])
        room.show_out()
        room.tell_table()
        await room.realtime_clock.look()
