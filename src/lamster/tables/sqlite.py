"""Tables kept in one SQLite file: a thread that writes, many changes to a commit, and a thread that reads.

A commit waits for the disk, so everything that came in during the last one shares the next. There is no bound on how
much may wait: a table asks for its next append when the last is done, so no more wait than there are tables.
"""

import os
import sqlite3
import sys
from asyncio import Future, get_running_loop, to_thread
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from lamster.tables.sqlite_writer import PEOPLE, Append, Change, Job, Row, Writer, failure
from lamster.tables.store import Card, Relation, ReportRow, Result, StorageError, Store, Stored, Subscription

APPLICATION = 0x4C616D73
"""Marks the file as one of ours ("Lams")."""
VERSION = 1
PATIENCE = 5000
"""How many milliseconds to wait for another program that has locked the file."""
CHECKPOINT = 8000
"""After how many pages (32 MB) the write-ahead log is folded in: a busy server does it less often than by default."""
HANDOVER = 20e-6
"""Seconds after which a waiting thread may ask for the interpreter's lock. With the usual 5 ms a busy event loop, which
lets go of it often but for moments only, keeps the writer waiting for up to a second."""
SCHEMA = """
CREATE TABLE log (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE cards (
    table_id TEXT NOT NULL PRIMARY KEY, phase TEXT NOT NULL, listed INTEGER NOT NULL, free INTEGER NOT NULL,
    people TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL, data BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX cards_open ON cards (updated) WHERE listed AND free AND phase = 'open';
CREATE TABLE seated (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
CREATE TABLE people (person TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE relations (
    person TEXT NOT NULL, kind TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, kind, other)
) WITHOUT ROWID;
CREATE TABLE reports (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL,
    record TEXT NOT NULL, position BLOB NOT NULL
);
"""
LATER = """
CREATE TABLE IF NOT EXISTS subscriptions (
    endpoint TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
    language TEXT NOT NULL, at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS alive (one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS analyses (
    table_id TEXT NOT NULL PRIMARY KEY, version TEXT NOT NULL, data BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, ended INTEGER NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS results_of ON results (person, ended);
CREATE TABLE IF NOT EXISTS seen (
    person TEXT NOT NULL, table_id TEXT NOT NULL, seen INTEGER NOT NULL, PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS counted (table_id TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID;
"""
"""What came later: made where it is missing. An older Lamster leaves it alone, so the version stays the same."""
CARD = "SELECT cards.* FROM cards"


# Opening the file.


def connect(path: Path) -> sqlite3.Connection:
    """A connection for one thread at a time, without transactions behind one's back."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE / 1000)
    pragmas = ("synchronous = FULL", "fullfsync = ON", "foreign_keys = OFF", f"busy_timeout = {PATIENCE}")
    for pragma in (*pragmas, f"wal_autocheckpoint = {CHECKPOINT}"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def create_private(path: Path) -> None:
    """The file holds the secrets of seeds: what is made anew is for its owner alone."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def check_ours(connection: sqlite3.Connection, path: Path) -> bool:
    """Whether the file has our tables; False when it is empty. Nobody else's file is touched."""
    mark, version = pragma(connection, "application_id"), pragma(connection, "user_version")
    if not mark and not version and not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        return False
    if mark != APPLICATION:
        raise StorageError(f"{path} is a database of another program")
    if version > VERSION:
        raise StorageError(f"{path} was made by a newer Lamster (version {version}, this one knows {VERSION})")
    return True


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Make the tables if there are none yet, and let readers read while somebody writes."""
    ours = check_ours(connection, path)
    if pragma(connection, "journal_mode = WAL") != "wal":
        raise StorageError(f"{path} is on a disk that cannot keep a write-ahead log")
    if not ours:
        marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION};"
        connection.executescript(f"BEGIN IMMEDIATE; {SCHEMA} {marks} COMMIT;")
    connection.executescript(f"BEGIN IMMEDIATE; {LATER} COMMIT;")


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
        await self.write(Change(get_running_loop(), sql, values))

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
        for row in results:
            await self.change("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?)", *row)
        await self.change("INSERT OR IGNORE INTO counted VALUES (?)", table)

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
