"""The thread that writes to a SQLite file; all jobs that wait go into one commit."""

import sqlite3
from asyncio import AbstractEventLoop, to_thread
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import cache
from itertools import chain
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import TypeGuard

from msgspec import json

from lamster.tables.metrics import Metrics
from lamster.tables.store.base import Card, Conflict, StorageError
from lamster.tables.store.write_jobs import (
    MAX_KNOWN_TABLES,
    NEW_CARD,
    PEOPLE,
    Append,
    Job,
    KnownTable,
    Rewrite,
    Row,
    card_row,
)

SECURE_DELETE = "FAST"
"""Deleted data is overwritten where that costs no extra write; erasures use the full mode."""
MAX_VALUES = 512
"""The number of values in one statement; old builds of SQLite allow 999."""
INSERT_ENTRY = "INSERT INTO log VALUES (?, ?, ?, ?)"
INSERT_ENTRIES, INSERT_CARDS, INSERT_SEATED = [f"INSERT OR ROLLBACK INTO {name}" for name in ("log", "cards", "seated")]
"""Of several rows at once. Without OR ROLLBACK SQLite writes a copy of each page to a temporary file first, so that it
could take back such a statement alone.
"""
UPDATE_CARD = f" ON CONFLICT (table_id) DO UPDATE SET {NEW_CARD}"
LOOK_UP = "WITH asked (id) AS ("
LOOKED_UP = """)
SELECT json_group_array(json_array(
    id,
    ifnull((SELECT max(seq) + 1 FROM log WHERE table_id = id), 0),
    ifnull((SELECT people FROM cards WHERE table_id = id), '[]')
)) FROM asked"""
FAILURES = {
    sqlite3.SQLITE_FULL: "the disk is full: nothing can be saved until there is room again",
    sqlite3.SQLITE_READONLY: "the database is read-only: nothing can be saved",
    sqlite3.SQLITE_BUSY: "the database is in use by another program",
    sqlite3.SQLITE_LOCKED: "the database is in use by another program",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened",
    sqlite3.SQLITE_CORRUPT: "the database is damaged",
    sqlite3.SQLITE_NOTADB: "the file is not a database",
}


def failure(error: Exception) -> StorageError:
    """A sentence for people, with the technical error in brackets."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    sentence = FAILURES.get(code, "the database did not do as it was asked")
    return StorageError(f"{sentence} ({error})")


class Change(Job):
    """Other statements, all or none."""

    __slots__ = ("forgotten", "statements")

    def __init__(self, statements: Sequence[tuple[str, Row]], forgotten: str = "") -> None:
        super().__init__()
        self.statements = statements
        self.forgotten = forgotten
        """The table that the statements delete."""


def resolve_all(batch: list[Job]) -> None:
    for job in batch:
        job.resolve()


@cache
def values_statement(head: str, width: int, count: int, tail: str) -> str:
    """A statement for several rows."""
    row = f"({', '.join('?' * width)})"
    return f"{head} VALUES {', '.join([row] * count)}{tail}"


def rows_at_once(width: int, count: int) -> int:
    """How many rows of this width the next statement inserts: a power of two, so that few statements are parsed."""
    return min(1 << (MAX_VALUES // width).bit_length() - 1, 1 << count.bit_length() - 1)


def is_one_statement(rows: list[Row]) -> bool:
    return not rows or rows_at_once(len(rows[0]), len(rows)) == len(rows)


class Writer:
    """The thread that owns the connection for writing.

    Each statement releases the interpreter's lock and waits for it again, which takes milliseconds while the event loop
    is busy. So a batch takes few statements, however many jobs it has.
    """

    def __init__(self, connection: sqlite3.Connection, loop: AbstractEventLoop) -> None:
        self.connection = connection
        self.loop = loop
        self.queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.submitted: list[Job] = []
        """Jobs that the thread gets at the end of this turn of the event loop."""
        self.known: dict[str, KnownTable] = {}
        self.commits = 0
        self.metrics: Metrics | None = None
        self.ending = False
        self.thread = Thread(target=self.run, name="lamster-writer", daemon=True)
        self.thread.start()

    def submit(self, job: Job) -> None:
        """Hand a job over, with the others of this turn of the event loop. While the loop runs it holds the
        interpreter's lock: a thread that is woken before the end of the turn would only wait for it.
        """
        if not self.submitted:
            self.loop.call_soon(self.hand_over)
        self.submitted.append(job)

    def hand_over(self) -> None:
        jobs, self.submitted = self.submitted, []
        self.queue.put(jobs)

    async def close(self) -> None:
        """Write what was submitted, and end the thread."""
        self.hand_over()
        self.queue.put(None)
        await to_thread(self.thread.join)

    def run(self) -> None:
        while batch := self.next_batch():
            begun = perf_counter()
            self.write(batch)
            if self.metrics is not None:
                self.metrics.commits.observe(perf_counter() - begun)
                self.metrics.commit_sizes.observe(len(batch))
            self.forget()
            with suppress(RuntimeError):  # The loop is closed, and with it all callers.
                self.loop.call_soon_threadsafe(resolve_all, batch)
        self.connection.close()

    def next_batch(self) -> list[Job]:
        """All jobs that wait, at least one; empty when the writer is closed."""
        batch: list[Job] = []
        while not self.ending and not (batch and self.queue.empty()):
            jobs = self.queue.get()
            self.ending = jobs is None
            batch += jobs or []
        return batch

    def write(self, batch: list[Job]) -> None:
        """Write a batch. An operational error fails all jobs; after any other error each job is tried alone."""
        try:
            self.transact(batch)
        except Exception as error:
            self.roll_back()
            if len(batch) > 1 and not isinstance(error, sqlite3.OperationalError):
                for job in batch:
                    self.write([job])
            else:
                self.fail(batch, error)

    def forget(self) -> None:
        if len(self.known) > MAX_KNOWN_TABLES:
            self.known.clear()

    def roll_back(self) -> None:
        self.known.clear()
        with suppress(sqlite3.Error):
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")

    def fail(self, batch: list[Job], error: Exception) -> None:
        for job in batch:
            if isinstance(error, sqlite3.IntegrityError) and isinstance(job, Append):
                job.error = Conflict(f"entry {job.first} of table {job.table} is there already ({error})")
            else:
                job.error = failure(error)

    def transact(self, batch: list[Job]) -> None:
        """Write a batch in one transaction. A single INSERT is one by itself, which saves two statements."""
        if len(batch) == 1 and self.is_entry_of_known_table(batch[0]):
            self.append_entry(batch[0])
        else:
            self.write_together(batch)
        self.commits += 1

    def is_entry_of_known_table(self, job: Job) -> TypeGuard[Append]:
        """Whether the job is what most are: one entry of a table that the writer knows."""
        return isinstance(job, Append) and job.card is None and len(job.entries) == 1 and job.table in self.known

    def append_entry(self, job: Append) -> None:
        known = self.known[job.table]
        job.error = job.conflict(known.end)
        if job.error is None:
            self.connection.execute(INSERT_ENTRY, (job.table, job.first, job.at, job.entries[0]))
            known.end += 1

    def write_together(self, batch: list[Job]) -> None:
        appends = [job for job in batch if isinstance(job, Append)]
        unknown = {job.table for job in batch if isinstance(job, Append | Rewrite)} - self.known.keys()
        if unknown or len(appends) < len(batch):
            self.connection.execute("BEGIN IMMEDIATE")
            self.look_up([*unknown])
        rows, cards = self.gather(appends)
        if not self.connection.in_transaction and (cards or not is_one_statement(rows)):
            self.connection.execute("BEGIN IMMEDIATE")
        self.write_appends(rows, cards)
        for job in batch:
            if isinstance(job, Change):
                self.change(job)
            elif isinstance(job, Rewrite):
                self.rewrite(job)
        if self.connection.in_transaction:
            self.connection.execute("COMMIT")

    def change(self, job: Change) -> None:
        with self.purging() if job.forgotten else nullcontext():
            for sql, values in job.statements:
                self.connection.execute(sql, values)
        self.known.pop(job.forgotten, None)

    @contextmanager
    def purging(self) -> Iterator[None]:
        """Overwrite all data that is deleted meanwhile."""
        self.connection.execute("PRAGMA secure_delete = ON")
        try:
            yield
        finally:
            self.connection.execute(f"PRAGMA secure_delete = {SECURE_DELETE}")

    def rewrite(self, job: Rewrite) -> None:
        with self.purging():
            self.replace(job)

    def replace(self, job: Rewrite) -> None:
        job.error = job.conflict(self.known[job.table].end if job.table in self.known else 0)
        if job.error is None:
            rows = [(entry, job.table, number) for number, entry in job.entries.items()]
            self.connection.executemany("UPDATE log SET entry = ? WHERE table_id = ? AND seq = ?", rows)
            if job.card is not None:
                self.insert(INSERT_CARDS, [card_row(job.card)], UPDATE_CARD)
                self.seat([job.card])

    def gather(self, appends: list[Append]) -> tuple[list[Row], dict[str, Card]]:
        """The rows and cards of appends, without those that do not continue their logs."""
        rows: list[Row] = []
        cards: dict[str, Card] = {}
        for job in appends:
            known = self.known[job.table]
            job.error = job.conflict(known.end)
            if job.error is None:
                known.end += len(job.entries)
                rows += job.rows()
                if job.card is not None:
                    cards[job.table] = job.card
        return rows, cards

    def write_appends(self, rows: list[Row], cards: dict[str, Card]) -> None:
        self.insert(INSERT_ENTRIES, rows)
        if cards:
            self.insert(INSERT_CARDS, [card_row(card) for card in cards.values()], UPDATE_CARD)
            self.seat(cards.values())

    def look_up(self, tables: list[str]) -> None:
        """Read where these logs end and who is seated."""
        for start in range(0, len(tables), MAX_VALUES):
            some = tables[start : start + MAX_VALUES]
            text = self.connection.execute(values_statement(LOOK_UP, 1, len(some), LOOKED_UP), some).fetchone()[0]
            for table, end, people in json.decode(text, type=list[tuple[str, int, str]]):
                self.known[table] = KnownTable(end, PEOPLE.decode(people))

    def insert(self, head: str, rows: list[Row], tail: str = "") -> None:
        """Insert rows with few different statements, which SQLite keeps parsed."""
        start = 0
        while start < len(rows):
            count = rows_at_once(len(rows[0]), len(rows) - start)
            values = list(chain.from_iterable(rows[start : start + count]))
            self.connection.execute(values_statement(head, len(rows[0]), count, tail), values)
            start += count

    def seat(self, cards: Iterable[Card]) -> None:
        """Update who is seated where."""
        gone: list[Row] = []
        come: list[Row] = []
        for card in cards:
            self.known[card.table].seat(card, gone, come)
        if gone:
            self.connection.executemany("DELETE FROM seated WHERE person = ? AND table_id = ?", gone)
        self.insert(INSERT_SEATED, come)
