"""How many of a table's events each player has seen, so that a returning player is shown what happened since.

Clients report it, because only they know what was visible. It is stored by person and not by browser: what was seen on
one device is not shown again on another. It is stored only for people with a seat, and shown to nobody else.
"""

from lamster.tables import protocol as wire
from lamster.tables.model.refused import storing
from lamster.tables.room.connection import Connection
from lamster.tables.room.room import Room


class ReadMarks:
    """The number of events that each person at one table has seen."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.known: dict[str, int | None] = {}
        """By person; None: the store has no mark."""

    async def load(self, person: str) -> None:
        """Load the mark of a person who connects."""
        if person in self.known or not self.room.table.seats_of(person):
            return
        table = self.room.table.id
        with storing():
            kept = await self.room.hub.store.seen(person, [table])
        self.known.setdefault(person, kept.get(table))

    def info(self, connection: Connection) -> wire.SeenInfo | None:
        """The mark of the reader; none for a shared view, whose reader is another person."""
        seen = None if connection.shared_seat is not None else self.known.get(connection.person)
        table = self.room.table
        seats = table.seats_of(connection.person)
        if seen is None or table.match is None or not seats:
            return None
        seen = min(seen, len(table.happenings))
        plies = table.happenings.plies
        acted = max((turn.last for seat, turn in table.last_turns.items() if seat in seats), default=None)
        return wire.SeenInfo(seen, plies[seen] if seen < len(plies) else len(table.match.log), acted)

    async def note(self, person: str, seen: int) -> bool:
        """Store that this many events have been seen. Returns whether that is more than before."""
        known = self.known.get(person)
        if known is not None and seen <= known:
            return False
        with storing():
            await self.room.hub.store.set_seen(person, self.room.table.id, seen)
        self.known[person] = seen
        return True
