"""What one house tells and asks the other houses that share its store; where there is one house, nobody."""

from msgspec import Struct

from lamster.tables import protocol as wire
from lamster.tables.store.base import Subscription


class Notice(Struct, frozen=True, tag=True):
    """Something that every house must know. It may get lost: whoever was out of reach reads all anew from the store."""


class Renamed(Notice, frozen=True):
    """A person has another name."""

    person: str
    name: str


class Related(Notice, frozen=True):
    """A person mutes or blocks another, or no longer does."""

    person: str
    kind: str
    other: str
    on: bool


class Subscribed(Notice, frozen=True):
    """A browser wants to be called."""

    row: Subscription


class Unsubscribed(Notice, frozen=True):
    """A browser does not want to be called any more."""

    endpoint: str


class Forgotten(Notice, frozen=True):
    """A person is being forgotten."""

    person: str


AnyNotice = Renamed | Related | Subscribed | Unsubscribed | Forgotten


class PeerNodes:
    """Nobody: there is one house."""

    async def open(self) -> None:
        """Let the others know that we are here. The store is open, and no table is in use yet."""

    async def leave(self) -> None:
        """Our tables are theirs from now on. Nobody writes any more."""

    async def close(self) -> None:
        """The store is about to be closed."""

    def tell(self, notice: AnyNotice) -> None:
        """Let all other houses know. Never waits."""

    async def card(self, node: str, table: str, person: str, seen: int | None) -> wire.TableCard | None:
        """The card of a table that another house looks after, for a person; None when it cannot be asked now."""
        return None
