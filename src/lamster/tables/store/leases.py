"""Who looks after which table, where several servers ("nodes") share a store.

A table has one owner at a time. A node owns what it took, as long as it lives; it lives as long as it says so often
enough. Whoever takes a table gets a number, the epoch, that is higher than those before: the store writes for the
owner with the newest one alone, so that a node that slept through its own death cannot write when it wakes up.
"""

from abc import ABC, abstractmethod
from typing import NamedTuple

BEAT = 1.0
"""Seconds between two signs of life."""
LIFE = 3.0
"""Seconds that a node lives after its last sign."""


class Lease(NamedTuple):
    """The table is ours."""

    table: str
    epoch: int
    since: int | None
    """Since when nobody looked after it, in milliseconds since 1970; None: nobody had to (it is new, was let go, or
    has been ours all the time)."""


class Elsewhere(NamedTuple):
    """The table is another node's."""

    table: str
    node: str


class Beat(NamedTuple):
    """What a node hears back when it says that it lives."""

    others_hear: bool
    """Some other living node hears the others."""
    orphans: tuple[str, ...]
    """Tables that are left behind by dead nodes, in any order; if they are many, some of them."""


class Leases(ABC):
    """The leases of one node. Whatever fails raises a StorageError; what is ours is then as it was."""

    node: str
    """Who we are: another name for each start."""

    @property
    @abstractmethod
    def living(self) -> bool:
        """Whether nobody can have taken what is ours, by our own clock: asks nobody. Dead, we own nothing any more."""

    @abstractmethod
    def owns(self, table: str) -> bool:
        """Whether a table is ours as far as we know: asks nobody."""

    @abstractmethod
    async def beat(self, hears: bool) -> Beat:
        """Live for another while, and say whether we hear the other nodes. The first one is our birth.

        Who was dead, by the own clock or that of the others, is born again, and what it had is an orphan: `owns` says
        after each beat what is still ours.
        """

    @abstractmethod
    async def take(self, table: str) -> Lease | Elsewhere:
        """Own a table that is free, a dead node's or ours already; each time with a new epoch.

        It need not exist: it is taken before it is made. Who takes one that is not there by mistake releases it.
        """

    @abstractmethod
    async def release(self, table: str) -> None:
        """Let a table go that needs nobody to look after it; harmless when it is not ours."""

    @abstractmethod
    async def leave(self) -> None:
        """Die at once: all that we had is an orphan from now on. Harmless when dead."""


class Alone(Leases):
    """There is no other node: everything is ours."""

    node = ""

    @property
    def living(self) -> bool:
        return True

    def owns(self, table: str) -> bool:
        return True

    async def beat(self, hears: bool) -> Beat:
        return Beat(False, ())

    async def take(self, table: str) -> Lease | Elsewhere:
        return Lease(table, 0, None)

    async def release(self, table: str) -> None:
        pass

    async def leave(self) -> None:
        pass
