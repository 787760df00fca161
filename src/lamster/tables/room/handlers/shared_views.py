"""Handlers that make and end the links of shared views."""

import secrets

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.table import Table
from lamster.tables.room.connection import Connection
from lamster.tables.room.perform import perform
from lamster.tables.room.registry import Answer, handles
from lamster.tables.room.room import Room
from lamster.tables.room.shared_views import key_hash
from lamster.tables.room.telling import tell_shared_views

KEY_BYTES = 16


@handles(wire.ShareSeat)
async def share(room: Room, connection: Connection, message: wire.ShareSeat) -> Answer:
    check_own(room.table, connection.person, message.seat)
    key = secrets.token_urlsafe(KEY_BYTES)
    await perform(room, [log.Shared(message.seat, key_hash(key))], tell_shared_views)
    return wire.SeatShared(message.id, key)


@handles(wire.EndShare)
async def end(room: Room, connection: Connection, message: wire.EndShare) -> Answer:
    check_own(room.table, connection.person, message.seat)
    if message.seat in room.table.shared:
        await perform(room, [log.Shared(message.seat)], tell_shared_views)
    return wire.Ok(message.id)


def check_own(table: Table, person: str, seat: int) -> None:
    permissions.check_mine(table, person, seat)
    permissions.check_playing(table)
