"""Having a table, and not having it any more: where several servers share a store, each table is one server's.

Who takes a table takes it before anything of it is read, and a room whose table is not ours any more writes and says
nothing. The store would refuse it (a `Conflict`); here it is known before that, as far as it can be.
"""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING, Any

from lamster.tables.model.refused import Away, Refused
from lamster.tables.store.base import StorageError
from lamster.tables.store.leases import Lease, OwnedElsewhere

if TYPE_CHECKING:
    from lamster.tables.room.room import Room, RoomHost

LAST_WORDS = 1.0
"""Seconds that what is just being written has to be finished when the server stops."""

logger = logging.getLogger("lamster")


def come_again() -> Refused:
    return Refused("closing", "this table is changing servers: nothing is lost, the page comes back by itself")


def is_lost(room: "Room") -> bool:
    """Whether the table is not ours any more, as far as we know."""
    return room.gone or not room.hub.store.leases.owns(room.table.id)


def check(room: "Room") -> None:
    """Before anything is written or shown: what may be another's by now is let go at once."""
    if is_lost(room):
        drop(room)
        raise come_again()


async def take(hub: "RoomHost", table: str) -> Lease:
    """Look after a table from now on. What we had of it before may be old."""
    found = await hub.store.leases.take(table)
    if isinstance(found, OwnedElsewhere):
        raise Away(found.node)
    if found.since is not None:
        hub.metrics.takeovers.add()
    if (room := hub.rooms.get(table)) is not None:
        drop(room)
    return found


async def let_go(room: "Room") -> None:
    """Nobody needs to look after it. Who wants it meanwhile takes it anew, and that counts."""
    retire(room)
    try:
        await room.hub.store.leases.release(room.table.id)
    except StorageError as problem:
        logger.warning("table %s stays ours for now: %s", room.table.id, problem)


def drop(room: "Room") -> None:
    """It is not ours any more, or nobody knows what is in its log: its pages come again, and find it elsewhere."""
    retire(room)
    room.close(come_again())
    if room.table.phase == "playing":
        room.hub.bring_back(room.table.id)


def retire(room: "Room") -> None:
    """Nothing is written here any more, and nobody finds it; there may be another room of the table by now."""
    room.gone = True
    if room.hub.rooms.get(room.table.id) is room:
        del room.hub.rooms[room.table.id]


def left_undone(work: Coroutine[Any, Any, None]) -> "asyncio.Future[None]":
    """What a room that is gone would have done."""
    work.close()
    nothing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    nothing.cancel()
    return nothing


async def fall_silent(rooms: Iterable["Room"]) -> None:
    """Nothing is written any more; what is just being written is finished, unless it takes too long."""
    waiting = [asyncio.ensure_future(fall_silent_at(room)) for room in rooms]
    if waiting:
        await asyncio.wait(waiting, timeout=LAST_WORDS)


async def fall_silent_at(room: "Room") -> None:
    async with room.lock:
        room.gone = True
