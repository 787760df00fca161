"""The thread that writes to a SQLite file: everything that waits goes into one commit."""

import sqlite3
from asyncio import AbstractEventLoop
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import cache
from itertools import chain
from queue import SimpleQueue
from threading import Thread
from time import perf_counter

from msgspec import json

from lamster.tables.metrics import Metrics
from lamster.tables.store.base import Card, Conflict, StorageError
from lamster.tables.store.write_jobs import KNOWN_MOST, NEW_CARD, PEOPLE, Append, Job, Known, Rewrite, Row, card_row

PURGE = "FAST"
"""What is deleted is overwritten too, as far as that costs nothing; where somebody is forgotten it may cost a bit."""
VALUES_MOST = 512
"""How many values one statement may carry; old builds of SQLite stop at 999."""
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
    """What went wrong, as a sentence for people with the technical words behind it."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    sentence = FAILURES.get(code, "the database did not do as it was asked")
    return StorageError(f"{sentence} ({error})")


class Change(Job):
    """Any other statements, all or none."""

    __slots__ = ("forgotten", "statements")

    def __init__(self, statements: Sequence[tuple[str, Row]], forgotten: str = "") -> None:
        super().__init__()
        self.statements = statements
        self.forgotten = forgotten
        """A table that is no more."""


def resolve_all(batch: list[Job]) -> None:
    for job in batch:
        job.resolve()


@cache
def values_statement(head: str, width: int, count: int, tail: str) -> str:
    """A statement about many rows."""
    row = f"({', '.join('?' * width)})"
    return f"{head} VALUES {', '.join([row] * count)}{tail}"


def rows_at_once(width: int, count: int) -> int:
    """How many rows of this width the next statement inserts: a power of two, so that few statements are parsed."""
    return min(1 << (VALUES_MOST // width).bit_length() - 1, 1 << count.bit_length() - 1)


def is_one_statement(rows: list[Row]) -> bool:
    return not rows or rows_at_once(len(rows[0]), len(rows)) == len(rows)


class Writer:
    """The thread that owns the connection that writes.

    The interpreter's lock is let go and fought for again at every statement, which takes milliseconds while the event
    loop is busy. So a batch is a handful of statements however many jobs it has.
    """

    def __init__(self, connection: sqlite3.Connection, loop: AbstractEventLoop) -> None:
        self.connection = connection
        self.loop = loop
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.known: dict[str, Known] = {}
        self.commits = 0
        self.metrics: Metrics | None = None
        self.ending = False
        self.thread = Thread(target=self.run, name="lamster-writer", daemon=True)
        self.thread.start()

    def run(self) -> None:
        while batch := self.next_batch():
            begun = perf_counter()
            self.write(batch)
            if self.metrics is not None:
                self.metrics.commits.note(perf_counter() - begun)
                self.metrics.commit_sizes.note(len(batch))
            self.forget()
            with suppress(RuntimeError):  # The loop is closed: nobody waits any more.
                self.loop.call_soon_threadsafe(resolve_all, batch)
        self.connection.close()

    def next_batch(self) -> list[Job]:
        """All that waits, at least one job; empty when there will be no more."""
        batch: list[Job] = []
        while not self.ending and not (batch and self.queue.empty()):
            job = self.queue.get()
            if job is None:
                self.ending = True
            else:
                batch.append(job)
        return batch

    def write(self, batch: list[Job]) -> None:
        """What hinders the database hinders the whole batch; of anything else one job alone is the cause."""
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
        if len(self.known) > KNOWN_MOST:
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
        self.commits += 1

    def change(self, job: Change) -> None:
        with self.purging() if job.forgotten else nullcontext():
            for sql, values in job.statements:
                self.connection.execute(sql, values)
        self.known.pop(job.forgotten, None)

    @contextmanager
    def purging(self) -> Iterator[None]:
        """Nothing of what is deleted meanwhile can be found in the file."""
        self.connection.execute("PRAGMA secure_delete = ON")
        try:
            yield
        finally:
            self.connection.execute(f"PRAGMA secure_delete = {PURGE}")

    def rewrite(self, job: Rewrite) -> None:
        with self.purging():
            self.replace(job)

    def replace(self, job: Rewrite) -> None:
        job.error = job.conflict(self.known[job.table].end if job.table in self.known else 0)
        if job.error is None:
            rows = [(entry, job.table, number) for number, entry in job.entries.items()]
            self.connection.executemany("UPDATE log SET entry = ? WHERE table_id = ? AND seq = ?", rows)
            if job.card is not None:
                self.insert("INSERT INTO cards", [card_row(job.card)], UPDATE_CARD)
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
        self.insert("INSERT INTO log", rows)
        if cards:
            self.insert("INSERT INTO cards", [card_row(card) for card in cards.values()], UPDATE_CARD)
            self.seat(cards.values())

    def look_up(self, tables: list[str]) -> None:
        """Learn where these logs end and who sits there."""
        for start in range(0, len(tables), VALUES_MOST):
            some = tables[start : start + VALUES_MOST]
            text = self.connection.execute(values_statement(LOOK_UP, 1, len(some), LOOKED_UP), some).fetchone()[0]
            for table, end, people in json.decode(text, type=list[tuple[str, int, str]]):
                self.known[table] = Known(end, PEOPLE.decode(people))

    def insert(self, head: str, rows: list[Row], tail: str = "") -> None:
        """Rows in few statements, of few lengths (powers of two), so that they are parsed once."""
        start = 0
        while start < len(rows):
            count = rows_at_once(len(rows[0]), len(rows) - start)
            values = list(chain.from_iterable(rows[start : start + count]))
            self.connection.execute(values_statement(head, len(rows[0]), count, tail), values)
            start += count

    def seat(self, cards: Iterable[Card]) -> None:
        """Keep who sits where."""
        gone: list[Row] = []
        come: list[Row] = []
        for card in cards:
            self.known[card.table].seat(card, gone, come)
        if gone:
            self.connection.executemany("DELETE FROM seated WHERE person = ? AND table_id = ?", gone)
        self.insert("INSERT INTO seated", come)
