"""Shared views: a person lets others see what their own seat sees, by a link that they can end."""

import hashlib
from hmac import compare_digest

from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.room.connection import Connection


def key_hash(key: str) -> str:
    """The hash of a key. Only the hash is stored, so that access to the store does not give access to the view."""
    return hashlib.sha256(b"lamster shoulder\0" + key.encode()).hexdigest()


def seat_of(table: Table, key: str) -> int | None:
    """The seat whose view this key opens; a link ends with the game."""
    shared = table.shared if table.phase == "playing" else {}
    return next((seat for seat, kept in shared.items() if compare_digest(kept, key_hash(key))), None)


def admit(table: Table, connection: Connection) -> None:
    """Set the seat whose shared view a connection shows, by its key. After the game nothing is hidden."""
    connection.shared_seat = None
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
    connection.shared_seat = seat


def check_link(table: Table, connection: Connection) -> None:
    """A shared view lasts until its link ends; after the game it may stay open."""
    if table.phase != "over" and seat_of(table, connection.key) != connection.shared_seat:
        raise Refused("no-link", "this link has ended")
