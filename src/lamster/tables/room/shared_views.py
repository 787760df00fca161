"""Looking over somebody's shoulder: a person lets others see what their own seat sees, by a link that they can end."""

import hashlib
import secrets
from hmac import compare_digest
from typing import TYPE_CHECKING

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.room.connection import Connection

if TYPE_CHECKING:
    from lamster.tables.room.room import Room

KEY_BYTES = 16


def hashed(key: str) -> str:
    """What is kept of a key: who reads the disk cannot look over anybody's shoulder."""
    return hashlib.sha256(b"lamster shoulder\0" + key.encode()).hexdigest()


def seat_of(table: Table, key: str) -> int | None:
    """The seat that this key opens now; a link ends with the game."""
    shared = table.shared if table.phase == "playing" else {}
    return next((seat for seat, kept in shared.items() if compare_digest(kept, hashed(key))), None)


def admit(table: Table, connection: Connection) -> None:
    """Whose shoulder a page looks over, by the key that it came with. After the game there is nothing to hide."""
    connection.pupil = None
    if not connection.key or table.phase == "over":
        return
    seat = seat_of(table, connection.key)
    if seat is None:
        raise Refused("no-link", "this link has ended, or there never was one")
    mine = table.seats_of(connection.person)
    if seat in mine:
        return
    if mine:
        raise Refused("no-pupil", "who plays at this table cannot look over another's shoulder")
    connection.pupil = seat


def check_still(table: Table, connection: Connection) -> None:
    """A pupil stays until the link ends, or to the end of the game and after."""
    if table.phase != "over" and seat_of(table, connection.key) != connection.pupil:
        raise Refused("no-link", "this link has ended")


# Making and ending links.


async def share(room: "Room", connection: Connection, message: wire.ShareSeat) -> wire.FromServer | None:
    check_own(room.table, connection.person, message.seat)
    key = secrets.token_urlsafe(KEY_BYTES)
    await enter(room, log.Shared(message.seat, hashed(key)))
    return wire.SeatShared(message.id, key)


async def end(room: "Room", connection: Connection, message: wire.EndShare) -> wire.FromServer | None:
    check_own(room.table, connection.person, message.seat)
    if message.seat in room.table.shared:
        await enter(room, log.Shared(message.seat))
    return wire.Ok(message.id)


def check_own(table: Table, person: str, seat: int) -> None:
    permissions.check_mine(table, person, seat)
    permissions.check_playing(table)


async def enter(room: "Room", entry: log.Shared) -> None:
    """All are told that a seat is watched, and those who may not look any more go before anything else is said."""
    await room.commit([entry], card=False)
    room.show_out()
    room.tell_game()
    room.tell_table()
