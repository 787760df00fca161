"""The part of the hub that its services use."""

from typing import Protocol

from lamster.tables.clock import Clock
from lamster.tables.hub.results import Results
from lamster.tables.metrics import Metrics
from lamster.tables.room.room import Room
from lamster.tables.store.base import Store


class ServiceHost(Protocol):
    """What clock supervisor, moderation and retention need of the hub."""

    store: Store
    clock: Clock
    rooms: dict[str, Room]
    results: Results
    metrics: Metrics
    closing: bool

    async def room(self, table: str) -> Room:
        """The room of a table, restored from its log if it is not in memory."""
