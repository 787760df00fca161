"""Handlers for pointing at the board and for emotes.

They are neither in the log nor in the record: they are told at once to the people who would read a line of chat of this
seat, and to nobody later. So delayed spectators never get them.
"""

from lamster.tables import protocol as wire
from lamster.tables.model import permissions
from lamster.tables.room.connection import Connection
from lamster.tables.room.registry import Answer, handles
from lamster.tables.room.room import Room
from lamster.tables.room.telling import tell_listeners


@handles(wire.Point)
async def point(room: Room, connection: Connection, message: wire.Point) -> Answer:
    permissions.check_pointing(room.table, connection.person, message)
    permissions.check_places(room.table, message)
    told = wire.Pointed(message.seat, message.channel, message.at, message.to)
    tell_listeners(room, connection.person, team_told(room, message), told)
    return wire.Ok(message.id)


@handles(wire.Emote)
async def emote(room: Room, connection: Connection, message: wire.Emote) -> Answer:
    permissions.check_pointing(room.table, connection.person, message)
    told = wire.Emoted(message.seat, message.channel, message.emote)
    tell_listeners(room, connection.person, team_told(room, message), told)
    return wire.Ok(message.id)


def team_told(room: Room, message: wire.Point | wire.Emote) -> int:
    """The team that is told of a message; -1 is everybody, as in a line of chat."""
    return -1 if message.channel == "table" else room.table.team(message.seat)
