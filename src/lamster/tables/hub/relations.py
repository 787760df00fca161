"""Mutes and blocks: a change applies at once at every table of this node where its person is connected or hosts."""

from lamster.tables.hub.nodes import Related
from lamster.tables.hub.service_host import ServiceHost
from lamster.tables.model.refused import storing
from lamster.tables.room.connection import Connection
from lamster.tables.room.handlers import people


class Relations:
    """The mutes and blocks of one hub."""

    def __init__(self, hub: ServiceHost) -> None:
        self.hub = hub
        self.opening: dict[Connection, list[Related]] = {}
        """Connections that are not at their table yet, with the changes since they began to open."""

    async def load(self, connection: Connection) -> None:
        """Read the relations of the connection's person. What changes during the read applies after it."""
        with storing():
            for kind, other in await self.hub.store.relations(connection.person):
                connection.set_relation(kind, other, True)
        for change in self.opening[connection]:
            connection.set_relation(change.kind, change.other, change.on)

    def apply(self, change: Related, but: str = "") -> None:
        """Apply a change at all tables, except at one where that is done already."""
        for connection in [opening for opening in self.opening if opening.person == change.person]:
            self.opening[connection].append(change)
            connection.set_relation(change.kind, change.other, change.on)
        for room in [room for room in self.hub.rooms.values() if room.table.id != but]:
            if change.person == room.table.host or change.person in room.online:
                room.spawn(people.apply_relation_locked(room, change.person, change.kind, change.other, change.on))
