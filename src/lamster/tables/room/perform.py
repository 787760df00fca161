"""How a room carries out what was allowed: written first, then told, and then whatever follows from it."""

from typing import TYPE_CHECKING

from lamster.tables.model import entries as log
from lamster.tables.room.bots import after_move

if TYPE_CHECKING:
    from lamster.tables.model.permissions import Entries
    from lamster.tables.room.room import Room


async def change(room: "Room", entries: "Entries") -> None:
    """The seats or the table: everybody is told everything anew."""
    if entries:
        await room.commit(entries)
        room.tell_anew()
        await room.realtime_clock.look()


async def move(room: "Room", *entries: log.AnyEntry) -> None:
    """The game: everybody is told what happened."""
    if entries:
        await room.commit(entries, card=False)
        room.tell_game()
        await after_move(room)
        await room.realtime_clock.look()
