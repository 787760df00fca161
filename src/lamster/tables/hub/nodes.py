"""Messages between nodes that share a store. A single node uses the no-op implementation."""

from msgspec import Struct

from lamster.tables import protocol as wire
from lamster.tables.store.base import Subscription


class Notice(Struct, frozen=True, tag=True):
    """A message to all nodes. It may get lost: a node that was unreachable reads the state from the store again."""


class Renamed(Notice, frozen=True):
    """A person changed their name."""

    person: str
    name: str


class Related(Notice, frozen=True):
    """A person mutes or blocks another, or no longer does."""

    person: str
    kind: str
    other: str
    on: bool


class Subscribed(Notice, frozen=True):
    """A browser subscribed to notifications."""

    row: Subscription


class Unsubscribed(Notice, frozen=True):
    """A browser unsubscribed from notifications."""

    endpoint: str


class Forgotten(Notice, frozen=True):
    """A person is being erased."""

    person: str


AnyNotice = Renamed | Related | Subscribed | Unsubscribed | Forgotten


class PeerNodes:
    """The other nodes; this base class is the no-op implementation for a single node."""

    async def open(self) -> None:
        """Announce this node. The store is open, and no table is in use yet."""

    async def leave(self) -> None:
        """Hand all tables over to the other nodes, after the last write."""

    async def close(self) -> None:
        """Disconnect, before the store is closed."""

    def tell(self, notice: AnyNotice) -> None:
        """Send a message to all other nodes. Never waits."""

    async def card(self, node: str, table: str, person: str, seen: int | None) -> wire.TableCard | None:
        """The card of a table that another node owns, for a person; None if that node cannot be reached now."""
        return None
