"""A store in one SQLite file, with one thread that writes and one that reads.

A commit waits for the disk, so all changes that come during a commit share the next one. The queue needs no limit: a
table waits for each append, so no more appends wait than there are tables.
"""

import os
import re
import sqlite3
import sys
from asyncio import Future, get_running_loop, to_thread
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from lamster.tables.store.base import Erasure, Fault, ReportRow, Result, StorageError
from lamster.tables.store.sql import SqlStore
from lamster.tables.store.sqlite.integrity import faults_in
from lamster.tables.store.sqlite.migrations import VERSION, create_private, migrate, pragma, version_of
from lamster.tables.store.sqlite.writer import SECURE_DELETE, Change, Writer, failure
from lamster.tables.store.write_jobs import OF_A_TABLE, Job, Row

BUSY_TIMEOUT_MS = 5000
"""How long to wait for another program that has locked the file."""
CHECKPOINT_PAGES = 8000
"""The size of the write-ahead log (32 MB) at which it is copied into the file; larger than the default, so that a busy
server does it less often."""
SWITCH_INTERVAL_S = 20e-6
"""After this time a waiting thread requests the interpreter's lock. With the default of 5 ms a busy event loop, which
releases the lock often but briefly, makes the writer wait for up to a second."""
VALUE = re.compile(r"\$(\d+)")
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
    """A connection for one thread at a time, without implicit transactions."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_TIMEOUT_MS / 1000)
    pragmas = ("synchronous = FULL", "fullfsync = ON", "foreign_keys = OFF", f"secure_delete = {SECURE_DELETE}")
    for each in (*pragmas, f"busy_timeout = {BUSY_TIMEOUT_MS}", f"wal_autocheckpoint = {CHECKPOINT_PAGES}"):
        connection.execute(f"PRAGMA {each}")
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Migrate the file, and let reads go on during writes (write-ahead log)."""
    version_of(connection, path)
    if pragma(connection, "journal_mode = WAL") != "wal":
        raise StorageError(f"{path} is on a disk that cannot keep a write-ahead log")
    migrate(connection, path)
    if not os.access(path, os.W_OK):  # Otherwise the first write would fail.
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


@cache
def numbered(sql: str) -> str:
    """A statement with the placeholders of SQLite."""
    return VALUE.sub(r"?\1", sql)


class Reader:
    """The thread that owns the connection for reading; it sees all that is committed."""

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


class SqliteStore(SqlStore):
    """A store in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writer: Writer | None = None
        self.reader: Reader | None = None

    async def open(self) -> None:
        if self.writer is None:
            sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH_INTERVAL_S))
            self.writer = Writer(await to_thread(open_writer, self.path), get_running_loop())
            self.writer.metrics = self.metrics
            self.reader = Reader(self.path)

    async def close(self) -> None:
        writer, self.writer = self.writer, None
        reader, self.reader = self.reader, None
        if writer is not None:
            await writer.close()
        if reader is not None:
            await get_running_loop().run_in_executor(reader.pool, reader.close)
            reader.pool.shutdown()

    def write(self, job: Job) -> Future[None]:
        if self.writer is None:
            raise StorageError("the database is closed")
        self.writer.submit(job)
        return job.future

    async def change(self, sql: str, *values: Any) -> None:
        await self.write(Change([(numbered(sql), values)]))

    async def change_all(self, *statements: tuple[str, Row], forgotten: str = "") -> None:
        """Execute statements in one transaction."""
        await self.write(Change(statements, forgotten))

    async def check_writing(self) -> None:
        """SQLite writes the version even when it is the same."""
        await self.change(f"PRAGMA user_version = {VERSION}")

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        if self.reader is None:
            raise StorageError("the database is closed")
        return await get_running_loop().run_in_executor(self.reader.pool, self.reader.fetch, numbered(sql), values)

    async def seen(self, person: str, tables: Sequence[str]) -> dict[str, int]:
        marks = ", ".join("?" * len(tables))
        sql = f"SELECT table_id, seen FROM seen WHERE person = ? AND table_id IN ({marks})"
        return dict(await self.fetch(sql, person, *tables))

    async def set_seen(self, person: str, table: str, seen: int) -> None:
        sql = "INSERT INTO seen VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET seen = max(seen, excluded.seen)"
        await self.change(sql, person, table, seen)

    async def count(self, table: str, results: Sequence[Result]) -> None:
        rows = [("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?)", tuple(row)) for row in results]
        await self.change_all(*rows, ("INSERT OR IGNORE INTO counted VALUES (?)", (table,)))

    async def add_report(self, row: ReportRow) -> None:
        await self.change("INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?)", *row)

    async def reports(self) -> list[ReportRow]:
        return [ReportRow(*row) for row in await self.fetch("SELECT * FROM reports ORDER BY rowid")]

    # Retention and erasure.

    async def forget(self, table: str) -> None:
        drop = [(f"DELETE FROM {name} WHERE table_id = ?", (table,)) for name in OF_A_TABLE]
        await self.change_all(*drop, forgotten=table)

    async def mentioning(self, text: str, tables: Sequence[str]) -> list[str]:
        """One table at a time, so that other reads are not delayed."""
        sql = "SELECT 1 FROM log WHERE table_id = ? AND instr(entry, CAST(? AS BLOB)) LIMIT 1"
        return [table for table in tables if await self.fetch(sql, table, text)]

    async def begin_erasure(self, row: Erasure) -> None:
        gone = [(f"DELETE FROM {where}", (row.person,)) for where in OF_A_PERSON]
        stranger = "(SELECT stranger FROM erasures WHERE person = ?)"
        reports = f"UPDATE reports SET person = {stranger}, text = '' WHERE person = ?"
        begun = ("INSERT OR IGNORE INTO erasures VALUES (?, ?, ?)", tuple(row))
        await self.change_all(begun, (reports, (row.person, row.person)), *gone)

    async def faults(self) -> list[Fault]:
        """On a connection of its own, because it takes long."""
        return await to_thread(faults_in, self.path)
