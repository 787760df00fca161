"""Handlers for seats and settings: each writes entries at once, and everybody gets the full state."""

from collections.abc import Callable, Sequence
from typing import Any

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.room.clocks.realtime_clock import RealtimeClock
from lamster.tables.room.connection import Connection
from lamster.tables.room.naming import naming_entries, naming_entries_if_new
from lamster.tables.room.perform import change_table
from lamster.tables.room.registry import Answer, Handler, handles
from lamster.tables.room.room import Room
from lamster.tables.room.telling import tell_table

Permission = Callable[[Table, str, Any], Sequence[log.AnyEntry]]


def handle_by(permission: Permission) -> Handler:
    """A handler that writes the entries which the permission makes of the message."""

    async def handler(room: Room, connection: Connection, message: Any) -> Answer:
        check_not_starting(room)
        await change_table(room, permission(room.table, connection.person, message))
        return wire.Ok(message.id)

    return handler


def check_not_starting(room: Room) -> None:
    if room.starting:
        raise Refused("already-started", "the game is just starting")


handles(wire.Stand)(handle_by(permissions.stand))
handles(wire.Resign)(handle_by(permissions.resign))
handles(wire.SetSeat, host_only=True)(handle_by(permissions.set_seat))
handles(wire.Swap, host_only=True)(handle_by(permissions.swap))
handles(wire.Shuffle, host_only=True)(handle_by(permissions.shuffle))
handles(wire.Readmit, host_only=True)(handle_by(permissions.readmit))
handles(wire.SetTable, host_only=True)(handle_by(permissions.set_table))


@handles(wire.Sit)
async def sit(room: Room, connection: Connection, message: wire.Sit) -> Answer:
    """A learner needs no name, and takes their own seat back without one."""
    check_not_starting(room)
    is_own = message.seat in room.table.seats_of(connection.person)
    naming = [] if is_own and not connection.name else naming_entries_if_new(room, connection)
    await change_table(room, [*naming, *permissions.sit(room.table, connection.person, message)])
    return wire.Ok(message.id)


@handles(wire.Remove, host_only=True)
async def remove(room: Room, connection: Connection, message: wire.Remove) -> Answer:
    check_not_starting(room)
    check_present(room, message.person)
    entries = permissions.remove(room.table, connection.person, message)
    await change_table(room, [*naming_entries(room, message.person), *entries])
    if not message.ban:
        disconnect(room, message.person)
    return wire.Ok(message.id)


def check_present(room: Room, person: str) -> None:
    if person not in room.online and not room.table.seats_of(person) and person not in room.table.sent_away:
        raise Refused("unknown-person", "nobody of that id is at this table")


def disconnect(room: Room, person: str) -> None:
    """Close the connections of a person who was removed and may come back."""
    for connection in [connection for connection in room.connections if connection.person == person]:
        room.connections.remove(connection)
        connection.goodbye(Refused("removed", "the host has removed you from this table: the link still works"))
    tell_table(room)


@handles(wire.GiveUp, host_only=True)
async def give_up(room: Room, _: Connection, message: wire.GiveUp) -> Answer:
    """The host declares that the player of an idle seat has left."""
    permissions.check_seat(room.table, message.seat)
    permissions.check_playing(room.table)
    if not room.table.has_given_up(message.seat) and message.seat not in room.part(RealtimeClock).idle():
        raise Refused("too-early", "this person was here, or answered, a moment ago: wait a minute")
    await change_table(room, permissions.leave(room.table, message.seat))
    return wire.Ok(message.id)


@handles(wire.Welcome)
async def welcome(room: Room, connection: Connection, message: wire.Welcome) -> Answer:
    """Anybody who has a seat may refuse spectators, and allow them again."""
    table = room.table
    if not table.seats_of(connection.person):
        raise Refused("not-your-seat", "only those who have a seat decide whether others look on")
    if message.onlookers == (connection.person in table.unwelcoming):
        await change_table(room, [log.Welcomed(connection.person, message.onlookers)])
    return wire.Ok(message.id)
