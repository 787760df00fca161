"""The interface of stores: an append-only log for each table, a card for the lobby, and data about people.

The log is authoritative; everything else is small or can be rebuilt from it. A store is opened once and used by one
event loop. "Person" is the public id of a browser, "table" the id of a table.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from lamster.tables.metrics import Metrics
from lamster.tables.store.leases import Leases, SingleNodeLeases

LAST = (1 << 31) - 1
"""A number after the last entry of every log."""


class Stored(NamedTuple):
    """An entry of a table's log, and when it was written."""

    at: int
    """Milliseconds since 1970."""
    entry: bytes


class Card(Struct, frozen=True):
    """What the lobby shows of a table, so that it need not read the log."""

    table: str
    phase: str
    listed: bool
    free: bool
    """Whether a seat is open."""
    people: tuple[str, ...]
    """The persons seated."""
    created: int
    updated: int
    data: bytes
    """JSON for the lobby, opaque to the store."""


class Relation(NamedTuple):
    """A person who is muted (not heard) or blocked (not met either) by another."""

    kind: str
    other: str


class ReportRow(NamedTuple):
    """A report of a wrong ruling, with the game up to that point."""

    table: str
    seq: int
    at: int
    person: str
    text: str
    record: str
    position: bytes


class Subscription(NamedTuple):
    """A push subscription of a browser: the address of its push service, and its keys."""

    person: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    at: int


class Result(NamedTuple):
    """The result of a game for one seat; the data is opaque to the store."""

    table: str
    seat: int
    person: str
    ended: int
    data: bytes


class Ban(NamedTuple):
    """A ban by the operator, of a person, an address or a network."""

    kind: str
    """`person` or `address`."""
    who: str
    until: int
    """Milliseconds since 1970; 0: without end."""
    reason: str
    at: int


class Closing(NamedTuple):
    """A table that the operator wants closed. The server that owns it writes that into the log."""

    table: str
    reason: str
    at: int


class Erasure(NamedTuple):
    """A person whose data is being erased, and the id that replaces theirs in the logs."""

    person: str
    stranger: str
    at: int


class Fault(NamedTuple):
    """An inconsistency of a table, or of the whole database (empty table)."""

    table: str
    what: str


class StorageError(Exception):
    """A read or write failed; the text is a sentence for people.

    Nothing was changed, unless the text says that this is not known.
    """


class Conflict(StorageError):
    """The log is not as the writer expects: an entry exists or is missing, or another server owns the table."""


class Store(ABC):
    """Keeps tables. An operation that fails raises a StorageError and changes nothing."""

    leases: Leases = SingleNodeLeases()
    """Which node owns which table, where several share the store."""

    metrics: Metrics | None = None
    """Where commits are counted; None: nowhere."""

    @abstractmethod
    async def open(self) -> None:
        """Open the store, and create what does not exist yet."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes and close. Harmless when closed already."""

    @abstractmethod
    async def append(self, table: str, first: int, entries: Sequence[bytes], at: int, card: Card | None) -> None:
        """Append entries first, first + 1, ... to a table's log, all or none; a card replaces the table's card.

        Returns when they are durable. The first entry of a log is number 0. Raises a Conflict when an entry exists
        or one would be left out. If the caller is cancelled, they may or may not be written.
        """

    @abstractmethod
    async def read(self, table: str, first: int = 0, end: int = LAST) -> list[Stored]:
        """The log of a table in order, from one entry to before another; empty when there is no such table."""

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
    async def played_since(self, at: int) -> list[str]:
        """Tables whose phase is "playing" and whose last entry is from this moment or later, by id."""

    @abstractmethod
    async def alive(self) -> int | None:
        """When a server last noted that it uses this store, in milliseconds since 1970; None: never."""

    @abstractmethod
    async def set_alive(self, at: int) -> None:
        """Note that a server uses this store."""

    @abstractmethod
    async def check_writing(self) -> None:
        """Make a write that changes nothing; a StorageError says why nothing can be saved."""

    @abstractmethod
    async def cards_of(self, person: str, limit: int) -> list[Card]:
        """The tables at which this person is seated, the most recently updated first."""

    @abstractmethod
    async def seen(self, person: str, tables: Sequence[str]) -> dict[str, int]:
        """The read marks of a person by table: how many happenings they have seen. Tables without one are left out."""

    @abstractmethod
    async def set_seen(self, person: str, table: str, seen: int) -> None:
        """Set a person's read mark of a table; it never decreases."""

    @abstractmethod
    async def analysis(self, table: str, version: str) -> bytes | None:
        """The analysis of a game by this version; one by another version is deleted."""

    @abstractmethod
    async def keep_analysis(self, table: str, version: str, data: bytes) -> None:
        """Save the analysis of a game, in the place of an earlier one."""

    @abstractmethod
    async def count(self, table: str, results: Sequence[Result]) -> None:
        """Save the results of a game, and that it is counted; harmless when it is already."""

    @abstractmethod
    async def is_counted(self, table: str) -> bool:
        """Whether the results of this table are saved."""

    @abstractmethod
    async def uncounted(self) -> list[str]:
        """Tables whose card says "over" and whose results are not saved yet, the most recently updated first."""

    @abstractmethod
    async def results_of(self, person: str, limit: int) -> list[bytes]:
        """The results of a person, the newest first."""

    @abstractmethod
    async def name_of(self, person: str) -> str | None:
        """The name that a person chose; None: none yet."""

    @abstractmethod
    async def set_name(self, person: str, name: str) -> None:
        """Save the name that a person chose."""

    @abstractmethod
    async def relations(self, person: str) -> list[Relation]:
        """The people that this person muted or blocked."""

    @abstractmethod
    async def set_relation(self, person: str, kind: str, other: str, on: bool) -> None:
        """Mute or block a person, or end that; harmless when it is so already."""

    @abstractmethod
    async def add_report(self, row: ReportRow) -> None:
        """Save a report of a wrong ruling."""

    @abstractmethod
    async def reports(self) -> list[ReportRow]:
        """All reports, the oldest first."""

    @abstractmethod
    async def subscriptions(self) -> list[Subscription]:
        """All push subscriptions, the oldest first."""

    @abstractmethod
    async def subscribe(self, row: Subscription) -> None:
        """Save a subscription; it replaces one with the same endpoint."""

    @abstractmethod
    async def unsubscribe(self, endpoint: str) -> None:
        """Delete a subscription; harmless when there is none."""

    # Operator actions, which may come from another process.

    @abstractmethod
    async def all_cards(self) -> list[Card]:
        """The cards of all tables, the most recently updated first."""

    @abstractmethod
    async def bans(self) -> list[Ban]:
        """All bans, expired ones too, the oldest first."""

    @abstractmethod
    async def ban(self, row: Ban) -> None:
        """Save a ban; it replaces one of the same person or address."""

    @abstractmethod
    async def unban(self, kind: str, who: str) -> None:
        """Delete a ban; harmless when there is none."""

    @abstractmethod
    async def closings(self) -> list[Closing]:
        """Tables that are to be closed and are not yet, the oldest first."""

    @abstractmethod
    async def ask_to_close(self, row: Closing) -> None:
        """Save that a table is to be closed; it replaces an earlier wish for the same table."""

    @abstractmethod
    async def was_closed(self, table: str) -> None:
        """Delete the wish, because the table is closed; harmless when there is none."""

    # Retention and erasure.

    @abstractmethod
    async def rewrite(self, table: str, entries: Mapping[int, bytes], card: Card | None) -> None:
        """Replace entries by their numbers, all or none; their times stay. A card replaces the table's card.

        Only the owner of the table may do this. Raises a Conflict when an entry does not exist.
        """

    @abstractmethod
    async def forget(self, table: str) -> None:
        """Delete a table: its log, card, analysis, seats and read marks. Results and reports stay.

        Only the owner of the table may do this; harmless when there is no such table.
        """

    @abstractmethod
    async def mentioning(self, text: str, tables: Sequence[str]) -> list[str]:
        """The tables among these whose log contains this text, in the order given."""

    @abstractmethod
    async def cards_until(self, phase: str, until: int, after: tuple[int, str], limit: int) -> list[Card]:
        """Tables of one phase, "open", "over" or "closed", that were not updated after `until`, the oldest first.

        For the next page, `after` is `updated` and id of the last card; (0, "") at the beginning.
        """

    @abstractmethod
    async def rewrite_reports(self, table: str, before: str, after: str) -> None:
        """Replace a text by another in the records of all reports of a table."""

    @abstractmethod
    async def results_at(self, table: str) -> list[Result]:
        """The results of a table, by seat."""

    @abstractmethod
    async def note(self, name: str) -> str | None:
        """A value that the server saved under a name; None: there is none."""

    @abstractmethod
    async def set_note(self, name: str, text: str) -> None:
        """Save a value under a name, in the place of an earlier one."""

    @abstractmethod
    async def begin_erasure(self, row: Erasure) -> None:
        """Save that a person is to be erased, and delete the data that is theirs alone, in one transaction.

        That is the name, relations in both directions, subscriptions, read marks, results, and the texts of reports,
        which get the replacement id. Bans stay. A second erasure of the same person keeps the first replacement id.
        """

    @abstractmethod
    async def erasures(self) -> list[Erasure]:
        """People whose data may still be in logs, the oldest first."""

    @abstractmethod
    async def end_erasure(self, person: str) -> None:
        """Delete the erasure, because no log mentions the person any more; harmless when there is none."""

    @abstractmethod
    async def faults(self) -> list[Fault]:
        """Inconsistencies: damaged pages, logs with missing entries, rows of tables that do not exist.

        Changes nothing. It may take long; the store can be used while it runs.
        """
