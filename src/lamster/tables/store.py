"""Where tables are kept: an append-only log for each, a card for the lobby, and what is known of people.

The log is the truth; everything else could be made from it again or is small. A store is opened once and used by one
event loop. The word "person" stands for the public id of a browser, "table" for the id of a table.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct


class Stored(NamedTuple):
    """An entry of a table's log, and when it was written."""

    at: int
    """Milliseconds since 1970."""
    entry: bytes


class Card(Struct, frozen=True):
    """What the lobby must know of a table without reading its log."""

    table: str
    phase: str
    listed: bool
    free: bool
    """An open seat is left."""
    people: tuple[str, ...]
    """The persons seated."""
    created: int
    updated: int
    data: bytes
    """JSON for the lobby, opaque to the store."""


class Relation(NamedTuple):
    """A person does not want to hear another ("mute"), or to meet them either ("block")."""

    kind: str
    other: str


class ReportRow(NamedTuple):
    """A ruling that a person thinks is wrong, with the game up to there."""

    table: str
    seq: int
    at: int
    person: str
    text: str
    record: str
    position: bytes


class Subscription(NamedTuple):
    """A browser at which a person wants to be called: where its push service is, and how to write to it alone."""

    person: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    at: int


class Result(NamedTuple):
    """How a game ended for whoever held one seat; the data is for whoever asks for it, opaque to the store."""

    table: str
    seat: int
    person: str
    ended: int
    data: bytes


class StorageError(Exception):
    """Could not be written or read; the text is a sentence for people. Nothing of what was asked has happened."""


class Conflict(StorageError):
    """The place in the log is already taken, or the one before it is still empty."""


class Store(ABC):
    """A place to keep tables. Whatever fails raises a StorageError and leaves all as it was."""

    @abstractmethod
    async def open(self) -> None:
        """Make ready for use; what is not there yet is made."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked and let go. Harmless when closed already."""

    @abstractmethod
    async def append(self, table: str, first: int, entries: Sequence[bytes], at: int, card: Card | None) -> None:
        """Write entries number first, first + 1, ... of a table's log, all or none; a card replaces the table's card.

        Returns when they are durable. The first entry of a log is number 0; a Conflict is raised when a number is
        taken or one would be left out. When the caller is cancelled meanwhile they may be written or not.
        """

    @abstractmethod
    async def read(self, table: str) -> list[Stored]:
        """The log of a table in order; empty when there is no such table."""

    @abstractmethod
    async def tables(self) -> list[str]:
        """Every table that has a log, by id."""

    @abstractmethod
    async def card(self, table: str) -> Card | None:
        """The card of a table."""

    @abstractmethod
    async def cards_open(self, limit: int) -> list[Card]:
        """Listed tables whose phase is "open" with a seat left, the most recently updated first."""

    @abstractmethod
    async def cards_playing(self) -> list[Card]:
        """Tables whose phase is "playing", by id."""

    @abstractmethod
    async def alive(self) -> int | None:
        """When a server was last known to use this store, in milliseconds since 1970; None: nobody noted it yet."""

    @abstractmethod
    async def set_alive(self, at: int) -> None:
        """Note that a server uses this store."""

    @abstractmethod
    async def cards_of(self, person: str, limit: int) -> list[Card]:
        """The tables at which this person is seated, the most recently updated first."""

    @abstractmethod
    async def seen(self, person: str, tables: Sequence[str]) -> dict[str, int]:
        """How much of what happened this person has seen, by table; tables of which nothing is known are left out."""

    @abstractmethod
    async def set_seen(self, person: str, table: str, seen: int) -> None:
        """Note how much a person has seen of a table; it never becomes less."""

    @abstractmethod
    async def analysis(self, table: str, version: str) -> bytes | None:
        """The analysis of a game, made by this version; one that another version made is dropped."""

    @abstractmethod
    async def keep_analysis(self, table: str, version: str, data: bytes) -> None:
        """Keep the analysis of a game; there is one for each."""

    @abstractmethod
    async def count(self, table: str, results: Sequence[Result]) -> None:
        """Keep how a game ended for everybody, and that it was counted; harmless when it was."""

    @abstractmethod
    async def is_counted(self, table: str) -> bool:
        """Whether the results of this table are kept."""

    @abstractmethod
    async def uncounted(self) -> list[str]:
        """Tables whose card says "over" and whose results are not kept yet, the most recently updated first."""

    @abstractmethod
    async def results_of(self, person: str, limit: int) -> list[bytes]:
        """The results of a person, the newest first."""

    @abstractmethod
    async def name_of(self, person: str) -> str | None:
        """The name a person chose; None if they did not yet."""

    @abstractmethod
    async def set_name(self, person: str, name: str) -> None:
        """Remember the name a person chose."""

    @abstractmethod
    async def relations(self, person: str) -> list[Relation]:
        """Whom this person muted and blocked."""

    @abstractmethod
    async def set_relation(self, person: str, kind: str, other: str, on: bool) -> None:
        """Mute or block somebody, or no longer; harmless when it is so already."""

    @abstractmethod
    async def add_report(self, row: ReportRow) -> None:
        """Keep a report of a wrong ruling."""

    @abstractmethod
    async def reports(self) -> list[ReportRow]:
        """All reports, the oldest first."""

    @abstractmethod
    async def subscriptions(self) -> list[Subscription]:
        """Every browser at which somebody wants to be called, the oldest first."""

    @abstractmethod
    async def subscribe(self, row: Subscription) -> None:
        """Keep one; of the same endpoint there is only the latest."""

    @abstractmethod
    async def unsubscribe(self, endpoint: str) -> None:
        """Forget one; harmless when it is not known."""
