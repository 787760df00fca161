"""Where tables are kept: an append-only log for each, a card for the lobby, and what is known of people.

The log is the truth; everything else could be made from it again or is small. A store is opened once and used by one
event loop. The word "person" stands for the public id of a browser, "table" for the id of a table.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from lamster.tables.metrics import Metrics
from lamster.tables.store.leases import Alone, Leases

LAST = (1 << 31) - 1
"""Beyond the last entry of every log."""


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


class Ban(NamedTuple):
    """Somebody whom the operator does not want here: a person, or whoever comes from an address or a network."""

    kind: str
    """`person` or `address`."""
    who: str
    until: int
    """Milliseconds since 1970; 0: for good."""
    reason: str
    at: int


class Closing(NamedTuple):
    """A table that the operator wants closed; the one server that has it writes it into the table's log."""

    table: str
    reason: str
    at: int


class Erasure(NamedTuple):
    """A person who wants to be forgotten, until every log is rewritten, and the id that stands there instead."""

    person: str
    stranger: str
    at: int


class Fault(NamedTuple):
    """Something that is not as it must be: at a table, or (empty) in the database as a whole."""

    table: str
    what: str


class StorageError(Exception):
    """Could not be written or read; the text is a sentence for people.

    Nothing of what was asked has happened, unless the text says that this is not known.
    """


class Conflict(StorageError):
    """The log is not as whoever writes believes: a place is taken, or empty, or the table is another server's."""


class Store(ABC):
    """A place to keep tables. Whatever fails raises a StorageError and leaves all as it was."""

    leases: Leases = Alone()
    """Who looks after which table, where the store is shared."""

    metrics: Metrics | None = None
    """Where commits are counted, if anybody wants to know."""

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
        """When a server was last known to use this store, in milliseconds since 1970; None: nobody noted it yet."""

    @abstractmethod
    async def set_alive(self, at: int) -> None:
        """Note that a server uses this store."""

    @abstractmethod
    async def check_writing(self) -> None:
        """Write something that changes nothing; a StorageError says why nothing can be saved."""

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

    # What the operator does, beside the server or without one.

    @abstractmethod
    async def all_cards(self) -> list[Card]:
        """The cards of all tables, the most recently updated first."""

    @abstractmethod
    async def bans(self) -> list[Ban]:
        """Everybody who was banned, those whose time is over too, the oldest first."""

    @abstractmethod
    async def ban(self, row: Ban) -> None:
        """Keep one; of the same person or address there is only the latest."""

    @abstractmethod
    async def unban(self, kind: str, who: str) -> None:
        """Forget one; harmless when it is not known."""

    @abstractmethod
    async def closings(self) -> list[Closing]:
        """The tables that are to be closed and are not yet, the oldest first."""

    @abstractmethod
    async def ask_to_close(self, row: Closing) -> None:
        """Keep that a table is to be closed; of the same table there is only the latest."""

    @abstractmethod
    async def was_closed(self, table: str) -> None:
        """It is done; harmless when nobody asked for it."""

    # What is forgotten, and what stays.

    @abstractmethod
    async def rewrite(self, table: str, entries: Mapping[int, bytes], card: Card | None) -> None:
        """Put other words in the place of entries that are there, by their numbers, all or none; the times stay.

        Only for whoever may append to the log too. A Conflict is raised when a number is not there. A card replaces
        the table's card.
        """

    @abstractmethod
    async def forget(self, table: str) -> None:
        """Drop a table: its log, its card, its analysis, who sat there and what they have seen of it.

        Results and reports stay. Only for whoever may append to the log; harmless when there is no such table.
        """

    @abstractmethod
    async def mentioning(self, text: str, tables: Sequence[str]) -> list[str]:
        """Those of these tables whose log has this text in one of its entries, in the order given."""

    @abstractmethod
    async def cards_until(self, phase: str, until: int, after: tuple[int, str], limit: int) -> list[Card]:
        """Tables of one phase, "open", "over" or "closed", that nobody has updated after `until`, the oldest first.

        To go on where the last ones ended: `after` is the last one's `updated` and id, (0, "") at the beginning.
        """

    @abstractmethod
    async def rewrite_reports(self, table: str, before: str, after: str) -> None:
        """In the records of the reports of a table, put one text in the place of another wherever it stands."""

    @abstractmethod
    async def results_at(self, table: str) -> list[Result]:
        """The results of a table, by seat."""

    @abstractmethod
    async def note(self, name: str) -> str | None:
        """A note of the server for itself; None when there is none of this name."""

    @abstractmethod
    async def set_note(self, name: str, text: str) -> None:
        """Keep a note; of the same name there is only the latest."""

    @abstractmethod
    async def begin_erasure(self, row: Erasure) -> None:
        """Keep that a person is to be forgotten, and forget what is of the person alone, in one go.

        That is the name, relations on either side, subscriptions, what was seen, results, and the words of reports,
        which are the stranger's from then on. Bans stay. Who is being erased already stays the stranger of the first
        time.
        """

    @abstractmethod
    async def erasures(self) -> list[Erasure]:
        """Everybody of whom something may be left in logs, the oldest first."""

    @abstractmethod
    async def end_erasure(self, person: str) -> None:
        """No log has anything of this person any more; harmless when nobody asked for it."""

    @abstractmethod
    async def faults(self) -> list[Fault]:
        """What the database itself finds wrong: damaged pages, logs with holes, rows about tables that are not there.

        Nothing is changed. It may take a while; others may use the store meanwhile.
        """
