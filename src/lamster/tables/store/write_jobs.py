"""Pending writes to logs, and what a writer remembers of each table."""

from asyncio import Future, get_running_loop
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import json

from lamster.tables.store.base import Card, Conflict, StorageError

Row = tuple[Any, ...]
PEOPLE = json.Decoder(tuple[str, ...])
OF_A_TABLE = ("log", "cards", "seated", "seen", "analyses", "counted", "closings")
"""Database tables whose rows are deleted with a table."""
CARD = ("table_id", "phase", "listed", "free", "people", "created", "updated", "data")
NEW_CARD = ", ".join(f"{name} = excluded.{name}" for name in CARD[1:])
MAX_KNOWN_TABLES = 100_000
"""How many tables a writer remembers."""


def card_row(card: Card) -> Row:
    people = json.encode(card.people).decode()
    return card.table, card.phase, card.listed, card.free, people, card.created, card.updated, card.data


class Job:
    """A write, and the future of its caller."""

    __slots__ = ("error", "future")

    def __init__(self) -> None:
        self.future: Future[None] = get_running_loop().create_future()
        self.error: StorageError | None = None

    def resolve(self) -> None:
        if self.future.done():  # The caller was cancelled.
            return
        if self.error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.error)


class Append(Job):
    """Appends entries to a log."""

    __slots__ = ("at", "card", "entries", "first", "table")

    def __init__(self, table: str, first: int, entries: Sequence[bytes], at: int, card: Card | None) -> None:
        super().__init__()
        self.table = table
        self.first = first
        self.entries = entries
        self.at = at
        self.card = card

    def rows(self) -> list[Row]:
        return [(self.table, self.first + i, self.at, entry) for i, entry in enumerate(self.entries)]

    def conflict(self, end: int) -> Conflict | None:
        if self.first < end:
            return Conflict(f"entry {self.first} of table {self.table} is there already")
        if self.first > end:
            return Conflict(f"entry {self.first} of table {self.table} cannot come before entry {end}")
        return None


class Rewrite(Job):
    """Replaces entries of a log."""

    __slots__ = ("card", "entries", "table")

    def __init__(self, table: str, entries: Mapping[int, bytes], card: Card | None) -> None:
        super().__init__()
        self.table = table
        self.entries = entries
        self.card = card

    def conflict(self, end: int) -> Conflict | None:
        missing = [number for number in self.entries if not 0 <= number < end]
        return Conflict(f"entry {missing[0]} of table {self.table} is not there") if missing else None


class KnownTable:
    """What a writer remembers of a table: the end of its log, and who is seated."""

    __slots__ = ("end", "people")

    def __init__(self, end: int, people: tuple[str, ...]) -> None:
        self.end = end
        self.people = people

    def seat(self, card: Card, gone: list[Row], come: list[Row]) -> None:
        """Collect the rows of people who left and who came since the last card."""
        gone += [(person, card.table) for person in {*self.people} - {*card.people}]
        come += [(person, card.table) for person in {*card.people} - {*self.people}]
        self.people = card.people
