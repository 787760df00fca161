"""Tables kept in one SQLite file: a thread that writes, many changes to a commit, and a thread that reads.

A commit waits for the disk, so everything that came in during the last one shares the next. There is no bound on how
much may wait: a table asks for its next append when the last is done, so no more wait than there are tables.
"""

import os
import sqlite3
import sys
from asyncio import Future, get_running_loop, to_thread
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from lamster.tables.jobs import PEOPLE, Append, Job, Rewrite, Row
from lamster.tables.migrations import create_private, migrate, pragma, version_of
from lamster.tables.sqlite_faults import faults_in
from lamster.tables.sqlite_writer import PURGE, Change, Writer, failure
from lamster.tables.store import (
    Ban,
    Card,
    Closing,
    Erasure,
    Fault,
    Relation,
    ReportRow,
    Result,
    StorageError,
    Store,
    Stored,
    Subscription,
)

PATIENCE = 5000
"""How many milliseconds to wait for another program that has locked the file."""
CHECKPOINT = 8000
"""After how many pages (32 MB) the write-ahead log is folded in: a busy server does it less often than by default."""
HANDOVER = 20e-6
"""Seconds after which a waiting thread may ask for the interpreter's lock. With the usual 5 ms a busy event loop, which
lets go of it often but for moments only, keeps the writer waiting for up to a second."""
CARD = "SELECT cards.* FROM cards"
BY_AGE = ("open", "over", "closed")
OF_A_TABLE = ("log", "cards", "seated", "seen", "analyses", "counted", "closings")
OF_A_PERSON = (
    "people WHERE person = ?",
    "relations WHERE person = ?",
    "relations WHERE other = ?",
    "subscriptions WHERE person = ?",
    "seen WHERE person = ?",
    "results WHERE person = ?",
)


# Opening the file.


def connect(path: Path) -> sqlite3.Connection:
    """A connection for one thread at a time, without transactions behind one's back."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE / 1000)
    pragmas = ("synchronous = FULL", "fullfsync = ON", "foreign_keys = OFF", f"secure_delete = {PURGE}")
    for each in (*pragmas, f"busy_timeout = {PATIENCE}", f"wal_autocheckpoint = {CHECKPOINT}"):
        connection.execute(f"PRAGMA {each}")
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the tables up to date, and let readers read while somebody writes."""
    version_of(connection, path)
    if pragma(connection, "journal_mode = WAL") != "wal":
        raise StorageError(f"{path} is on a disk that cannot keep a write-ahead log")
    migrate(connection, path)
    if not os.access(path, os.W_OK):  # SQLite would tell it at the first move.
        raise StorageError(f"{path} is read-only: nothing could be saved")


def open_writer(path: Path) -> sqlite3.Connection:
    try:
        create_private(path)
        connection = connect(path)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{path} cannot be opened ({error})") from error
    try:
        prepare(connection, path)
    except sqlite3.Error as error:
        connection.close()
        raise StorageError(f"{path}: {failure(error)}") from error
    except StorageError:
        connection.close()
        raise
    return connection


def open_reader(path: Path) -> sqlite3.Connection:
    connection = connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


# The store.


def row_card(row: Row) -> Card:
    table, phase, listed, free, people, created, updated, data = row
    return Card(table, phase, bool(listed), bool(free), PEOPLE.decode(people), created, updated, data)


class Reader:
    """The thread that owns the connection that reads; it sees whatever was committed when it is asked."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.connection: sqlite3.Connection | None = None
        self.pool = ThreadPoolExecutor(1, "lamster-reader")

    def fetch(self, sql: str, values: Row) -> list[Row]:
        try:
            if self.connection is None:
                self.connection = open_reader(self.path)
            return self.connection.execute(sql, values).fetchall()
        except (sqlite3.Error, UnicodeEncodeError) as error:
            raise failure(error) from error

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()


class SqliteStore(Store):
    """All tables in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writer: Writer | None = None
        self.reader: Reader | None = None

    async def open(self) -> None:
        if self.writer is None:
            sys.setswitchinterval(min(sys.getswitchinterval(), HANDOVER))
            self.writer = Writer(await to_thread(open_writer, self.path), get_running_loop())
            self.writer.figures = self.figures
            self.reader = Reader(self.path)

    async def close(self) -> None:
        writer, self.writer = self.writer, None
        reader, self.reader = self.reader, None
        if writer is not None:
            writer.queue.put(None)
            await to_thread(writer.thread.join)
        if reader is not None:
            await get_running_loop().run_in_executor(reader.pool, reader.close)
            reader.pool.shutdown()

    def write(self, job: Job) -> Future[None]:
        if self.writer is None:
            raise StorageError("the database is closed")
        self.writer.queue.put(job)
        return job.future

    async def change(self, sql: str, *values: Any) -> None:
        await self.write(Change(get_running_loop(), [(sql, values)]))

    async def change_all(self, *statements: tuple[str, Row], forgotten: str = "") -> None:
        """All or none."""
        await self.write(Change(get_running_loop(), statements, forgotten))

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        if self.reader is None:
            raise StorageError("the database is closed")
        return await get_running_loop().run_in_executor(self.reader.pool, self.reader.fetch, sql, values)

    async def append(self, table: str, first: int, entries: Sequence[bytes], at: int, card: Card | None) -> None:
        await self.write(Append(get_running_loop(), table, first, entries, at, card))

    async def read(self, table: str) -> list[Stored]:
        found = await self.fetch("SELECT at, entry FROM log WHERE table_id = ? ORDER BY seq", table)
        return [Stored(*row) for row in found]

    async def tables(self) -> list[str]:
        return [table for (table,) in await self.fetch("SELECT DISTINCT table_id FROM log ORDER BY table_id")]

    async def card(self, table: str) -> Card | None:
        rows = await self.fetch(f"{CARD} WHERE table_id = ?", table)
        return row_card(rows[0]) if rows else None

    async def cards_open(self, limit: int) -> list[Card]:
        found = await self.fetch(
            f"{CARD} WHERE listed AND free AND phase = 'open' ORDER BY updated DESC LIMIT ?", limit
        )
        return [row_card(row) for row in found]

    async def cards_playing(self) -> list[Card]:
        return [row_card(row) for row in await self.fetch(f"{CARD} WHERE phase = 'playing' ORDER BY table_id")]

    async def alive(self) -> int | None:
        rows = await self.fetch("SELECT at FROM alive")
        return rows[0][0] if rows else None

    async def set_alive(self, at: int) -> None:
        await self.change("INSERT OR REPLACE INTO alive VALUES (1, ?)", at)

    async def cards_of(self, person: str, limit: int) -> list[Card]:
        sql = f"{CARD} JOIN seated USING (table_id) WHERE person = ? ORDER BY updated DESC LIMIT ?"
        return [row_card(row) for row in await self.fetch(sql, person, limit)]

    async def seen(self, person: str, tables: Sequence[str]) -> dict[str, int]:
        marks = ", ".join("?" * len(tables))
        sql = f"SELECT table_id, seen FROM seen WHERE person = ? AND table_id IN ({marks})"
        return dict(await self.fetch(sql, person, *tables))

    async def set_seen(self, person: str, table: str, seen: int) -> None:
        sql = "INSERT INTO seen VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET seen = max(seen, excluded.seen)"
        await self.change(sql, person, table, seen)

    async def analysis(self, table: str, version: str) -> bytes | None:
        rows = await self.fetch("SELECT version, data FROM analyses WHERE table_id = ?", table)
        if rows and rows[0][0] != version:
            await self.change("DELETE FROM analyses WHERE table_id = ? AND version = ?", table, rows[0][0])
            return None
        return rows[0][1] if rows else None

    async def keep_analysis(self, table: str, version: str, data: bytes) -> None:
        await self.change("INSERT OR REPLACE INTO analyses VALUES (?, ?, ?)", table, version, data)

    async def count(self, table: str, results: Sequence[Result]) -> None:
        rows = [("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?)", tuple(row)) for row in results]
        await self.change_all(*rows, ("INSERT OR IGNORE INTO counted VALUES (?)", (table,)))

    async def is_counted(self, table: str) -> bool:
        return bool(await self.fetch("SELECT 1 FROM counted WHERE table_id = ?", table))

    async def uncounted(self) -> list[str]:
        sql = "SELECT table_id FROM cards WHERE phase = 'over' AND table_id NOT IN (SELECT table_id FROM counted)"
        return [table for (table,) in await self.fetch(f"{sql} ORDER BY updated DESC")]

    async def results_of(self, person: str, limit: int) -> list[bytes]:
        sql = "SELECT data FROM results WHERE person = ? ORDER BY ended DESC, table_id, seat LIMIT ?"
        return [data for (data,) in await self.fetch(sql, person, limit)]

    async def name_of(self, person: str) -> str | None:
        rows = await self.fetch("SELECT name FROM people WHERE person = ?", person)
        return rows[0][0] if rows else None

    async def set_name(self, person: str, name: str) -> None:
        await self.change("INSERT OR REPLACE INTO people VALUES (?, ?)", person, name)

    async def relations(self, person: str) -> list[Relation]:
        found = await self.fetch("SELECT kind, other FROM relations WHERE person = ? ORDER BY kind, other", person)
        return [Relation(*row) for row in found]

    async def set_relation(self, person: str, kind: str, other: str, on: bool) -> None:
        if on:
            await self.change("INSERT OR IGNORE INTO relations VALUES (?, ?, ?)", person, kind, other)
        else:
            await self.change("DELETE FROM relations WHERE person = ? AND kind = ? AND other = ?", person, kind, other)

    async def add_report(self, row: ReportRow) -> None:
        await self.change("INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?)", *row)

    async def reports(self) -> list[ReportRow]:
        return [ReportRow(*row) for row in await self.fetch("SELECT * FROM reports ORDER BY rowid")]

    async def subscriptions(self) -> list[Subscription]:
        sql = "SELECT person, endpoint, p256dh, auth, language, at FROM subscriptions ORDER BY at, endpoint"
        return [Subscription(*row) for row in await self.fetch(sql)]

    async def subscribe(self, row: Subscription) -> None:
        sql = "INSERT OR REPLACE INTO subscriptions (person, endpoint, p256dh, auth, language, at)"
        await self.change(f"{sql} VALUES (?, ?, ?, ?, ?, ?)", *row)

    async def unsubscribe(self, endpoint: str) -> None:
        await self.change("DELETE FROM subscriptions WHERE endpoint = ?", endpoint)

    async def all_cards(self) -> list[Card]:
        return [row_card(row) for row in await self.fetch(f"{CARD} ORDER BY updated DESC, table_id")]

    async def bans(self) -> list[Ban]:
        rows = await self.fetch("SELECT kind, who, until, reason, at FROM bans ORDER BY at, kind, who")
        return [Ban(*row) for row in rows]

    async def ban(self, row: Ban) -> None:
        await self.change("INSERT OR REPLACE INTO bans (kind, who, until, reason, at) VALUES (?, ?, ?, ?, ?)", *row)

    async def unban(self, kind: str, who: str) -> None:
        await self.change("DELETE FROM bans WHERE kind = ? AND who = ?", kind, who)

    async def closings(self) -> list[Closing]:
        rows = await self.fetch("SELECT table_id, reason, at FROM closings ORDER BY at, table_id")
        return [Closing(*row) for row in rows]

    async def ask_to_close(self, row: Closing) -> None:
        await self.change("INSERT OR REPLACE INTO closings (table_id, reason, at) VALUES (?, ?, ?)", *row)

    async def was_closed(self, table: str) -> None:
        await self.change("DELETE FROM closings WHERE table_id = ?", table)

    # What is forgotten, and what stays.

    async def rewrite(self, table: str, entries: Mapping[int, bytes], card: Card | None) -> None:
        await self.write(Rewrite(get_running_loop(), table, entries, card))

    async def forget(self, table: str) -> None:
        drop = [(f"DELETE FROM {name} WHERE table_id = ?", (table,)) for name in OF_A_TABLE]
        await self.change_all(*drop, forgotten=table)

    async def mentioning(self, text: str, tables: Sequence[str]) -> list[str]:
        """One table at a time: whoever else wants to read comes in between."""
        sql = "SELECT 1 FROM log WHERE table_id = ? AND instr(entry, CAST(? AS BLOB)) LIMIT 1"
        return [table for table in tables if await self.fetch(sql, table, text)]

    async def cards_until(self, phase: str, until: int, after: tuple[int, str], limit: int) -> list[Card]:
        # The phase is part of the statement, so that the index of such tables is used.
        if phase not in BY_AGE:
            raise ValueError(f"tables are found by age when their phase is one of {', '.join(BY_AGE)}, not {phase!r}")
        sql = f"{CARD} WHERE phase = '{phase}' AND updated <= ? AND (updated, table_id) > (?, ?)"
        rows = await self.fetch(f"{sql} ORDER BY updated, table_id LIMIT ?", until, *after, limit)
        return [row_card(row) for row in rows]

    async def rewrite_reports(self, table: str, before: str, after: str) -> None:
        await self.change("UPDATE reports SET record = replace(record, ?, ?) WHERE table_id = ?", before, after, table)

    async def results_at(self, table: str) -> list[Result]:
        sql = "SELECT table_id, seat, person, ended, data FROM results WHERE table_id = ? ORDER BY seat"
        return [Result(*row) for row in await self.fetch(sql, table)]

    async def note(self, name: str) -> str | None:
        rows = await self.fetch("SELECT text FROM notes WHERE name = ?", name)
        return rows[0][0] if rows else None

    async def set_note(self, name: str, text: str) -> None:
        await self.change("INSERT OR REPLACE INTO notes VALUES (?, ?)", name, text)

    async def begin_erasure(self, row: Erasure) -> None:
        gone = [(f"DELETE FROM {where}", (row.person,)) for where in OF_A_PERSON]
        stranger = "(SELECT stranger FROM erasures WHERE person = ?)"
        reports = f"UPDATE reports SET person = {stranger}, text = '' WHERE person = ?"
        begun = ("INSERT OR IGNORE INTO erasures VALUES (?, ?, ?)", tuple(row))
        await self.change_all(begun, (reports, (row.person, row.person)), *gone)

    async def erasures(self) -> list[Erasure]:
        rows = await self.fetch("SELECT person, stranger, at FROM erasures ORDER BY at, person")
        return [Erasure(*row) for row in rows]

    async def end_erasure(self, person: str) -> None:
        await self.change("DELETE FROM erasures WHERE person = ?", person)

    async def faults(self) -> list[Fault]:
        """On a connection of its own: it takes a while, and others want to read meanwhile."""
        return await to_thread(faults_in, self.path)
