"""Losing a table: if several nodes share a store, each table is owned by one of them at a time.

A room whose table another node owns writes and shows nothing. The store would refuse the write (a `Conflict`); this
module notices it before that, as far as possible.
"""

import asyncio
import logging
from collections.abc import Iterable

from lamster.tables.model.refused import Refused
from lamster.tables.room.room import Room
from lamster.tables.store.base import StorageError

FINISH_S = 1.0
"""The time that running writes may take when the server stops."""

logger = logging.getLogger("lamster")


def changing_nodes() -> Refused:
    return Refused("closing", "this table is changing servers: nothing is lost, the page comes back by itself")


def is_lost(room: Room) -> bool:
    """Whether another node owns the table now, as far as this node knows."""
    return room.gone or not room.hub.store.leases.owns(room.table.id)


def check(room: Room) -> None:
    """Before anything is written or shown: drop a room that another node may own."""
    if is_lost(room):
        drop(room)
        raise changing_nodes()


async def unload(room: Room) -> None:
    """Give up the ownership of a table that nobody uses.

    The parts of a room refer to it. Without them it is freed at once, while the garbage collector would come late.
    """
    retire(room)
    room.parts.clear()
    try:
        await room.hub.store.leases.release(room.table.id)
    except StorageError as problem:
        logger.warning("table %s stays owned by this node for now: %s", room.table.id, problem)


def drop(room: Room) -> None:
    """Close a room that this node no longer owns, or whose log is unknown: its clients reconnect, here or elsewhere."""
    retire(room)
    room.close(changing_nodes())
    if room.table.phase == "playing":
        room.hub.restore_later(room.table.id)


def retire(room: Room) -> None:
    """Write nothing here any more. There may be a new room of the table already."""
    room.gone = True
    room.hub.forget_room(room.table.id, room)


async def stop_writing(rooms: Iterable[Room]) -> None:
    """Stop all rooms; running writes are finished, unless they take too long."""
    waiting = [asyncio.ensure_future(stop_writing_at(room)) for room in rooms]
    if waiting:
        await asyncio.wait(waiting, timeout=FINISH_S)


async def stop_writing_at(room: Room) -> None:
    async with room.lock:
        room.gone = True
