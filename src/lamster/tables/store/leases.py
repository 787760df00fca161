"""Leases: which node owns which table, where several servers ("nodes") share a store.

A table has one owner at a time. A node owns the tables that it took while it is alive, and it is alive while its
heartbeats come in time. Each lease has a number, the epoch, that is higher than those before: the store accepts writes
with the newest epoch only, so that a node that was frozen and counted as dead cannot write when it wakes up.
"""

from abc import ABC, abstractmethod
from typing import NamedTuple

HEARTBEAT_S = 1.0
"""The interval of heartbeats."""
NODE_LIFETIME_S = 3.0
"""How long a node is alive after its last heartbeat."""


class Lease(NamedTuple):
    """This node owns the table."""

    table: str
    epoch: int
    since: int | None
    """Since when the table had no owner, in milliseconds since 1970; None: it needed none (it is new, was released, or
    was this node's)."""


class OwnedElsewhere(NamedTuple):
    """Another node owns the table."""

    table: str
    node: str


class HeartbeatReply(NamedTuple):
    """What a node learns with its heartbeat."""

    others_hear: bool
    """Whether another live node receives messages of other nodes."""
    orphans: tuple[str, ...]
    """Tables of dead nodes, in random order; if there are many, some of them."""


class Leases(ABC):
    """The leases of one node. An operation that fails raises a StorageError and changes none."""

    node: str
    """The id of this node, a new one at each start."""

    @property
    @abstractmethod
    def living(self) -> bool:
        """Whether the leases hold by the clock of this node; without a query. A dead node owns nothing."""

    @abstractmethod
    def owns(self, table: str) -> bool:
        """Whether this node owns a table as far as it knows; without a query."""

    @abstractmethod
    async def beat(self, hears: bool) -> HeartbeatReply:
        """Send a heartbeat, with whether this node receives messages of the others. The first one registers the node.

        A node that counts as dead, by its own clock or by the others', is registered again and loses its tables:
        `owns` says after each heartbeat which are left.
        """

    @abstractmethod
    async def take(self, table: str) -> Lease | OwnedElsewhere:
        """Take a table that is free, of a dead node, or already this node's; each time with a new epoch.

        The table need not exist: it is taken before it is created.
        """

    @abstractmethod
    async def release(self, table: str) -> None:
        """Give up a table that needs no owner; harmless when this node does not own it."""

    @abstractmethod
    async def leave(self) -> None:
        """Give up all tables at once, as a dead node does. Harmless when dead."""


class SingleNodeLeases(Leases):
    """Leases of a single node, which owns every table."""

    node = ""

    @property
    def living(self) -> bool:
        return True

    def owns(self, table: str) -> bool:
        return True

    async def beat(self, hears: bool) -> HeartbeatReply:
        return HeartbeatReply(False, ())

    async def take(self, table: str) -> Lease | OwnedElsewhere:
        return Lease(table, 0, None)

    async def release(self, table: str) -> None:
        pass

    async def leave(self) -> None:
        pass
