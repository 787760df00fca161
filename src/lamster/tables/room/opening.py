"""Opens a room for a table."""

from lamster.tables.model.table import Table
from lamster.tables.room.clocks.turn_clock import TurnClock
from lamster.tables.room.notifications import Notifications
from lamster.tables.room.room import Room
from lamster.tables.room.room_host import RoomHost
from lamster.tables.room.spectators import Spectators


def open_room(table: Table, hub: RoomHost, host_blocks: set[str]) -> Room:
    """Open a room, with the parts that must note its state at once: clock, notifications and spectators."""
    room = Room(table, hub, host_blocks)
    for part in (TurnClock, Notifications, Spectators):
        room.part(part)
    return room
