"""What everybody has seen of a table, so that who comes back can be told what happened meanwhile.

Pages tell it, because only they know what was in sight. It is kept by person and not by browser: what was seen on one
device is not told again on another. Only of those who have a seat, and nobody else is told.
"""

from typing import TYPE_CHECKING

from lamster.tables import protocol as wire
from lamster.tables.model import undo_requests, views
from lamster.tables.model.refused import Refused, storing
from lamster.tables.room.connection import Connection

if TYPE_CHECKING:
    from lamster.tables.room.room import Room


class ReadMarks:
    """How much of what happened at one table its people have seen."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.known: dict[str, int | None] = {}
        """By person; None: nothing is known of it."""

    async def recall(self, person: str) -> None:
        """Have at hand what is kept of a person who comes in; of those without a seat nothing is."""
        if person in self.known or not self.room.table.seats_of(person):
            return
        table = self.room.table.id
        with storing():
            kept = await self.room.hub.store.seen(person, [table])
        self.known.setdefault(person, kept.get(table))

    def info(self, connection: Connection) -> wire.SeenInfo | None:
        """For the person's own pages; who looks over a shoulder is another one."""
        seen = None if connection.pupil is not None else self.known.get(connection.person)
        table = self.room.table
        if seen is None or table.match is None or not table.seats_of(connection.person):
            return None
        seen = min(seen, len(table.happenings))
        missed = table.happenings[seen : seen + 1]
        return wire.SeenInfo(seen, missed[0].ply if missed else len(table.match.log))

    async def note(self, connection: Connection, seen: int) -> None:
        """This much has been seen. Other pages of the person need not tell it again."""
        known = self.known.get(connection.person)
        if known is not None and seen <= known:
            return
        with storing():
            await self.room.hub.store.set_seen(connection.person, self.room.table.id, seen)
        self.known[connection.person] = seen
        for other in self.room.connections:
            if other is not connection and other.person == connection.person:
                other.tell(wire.State(self.room.table.seq, False, None, views.you(self.room, other), None, [], []))


async def saw(room: "Room", connection: Connection, message: wire.Seen) -> wire.FromServer | None:
    if connection.pupil is not None or not room.table.seats_of(connection.person):
        raise Refused("not-your-seat", "only of those who have a seat is it kept what they have seen")
    if not 0 <= message.n <= len(room.table.happenings):
        raise Refused("unknown-place", f"n must be a number from 0 to {len(room.table.happenings)}")
    await room.read_marks.note(connection, message.n)
    return wire.Ok(message.id)


def consulted(room: "Room", person: str) -> bool:
    """Whether others wait for this person: somebody wants to go back, or somebody's time is up."""
    table = room.table
    wish = table.undo_request
    wanted = wish is not None and person in undo_requests.needed(table, wish.seat) and person not in wish.agreed
    votes = table.times.votes.items()
    return wanted or any(person in room.turn_clock.voters(seat) and person not in voted for seat, voted in votes)
