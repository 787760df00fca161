"""Tables kept in PostgreSQL, by any number of servers at the same time."""

import secrets
from collections.abc import Sequence
from typing import Any

from lamster.tables.store.base import Erasure, Fault, ReportRow, Result, StorageError
from lamster.tables.store.leases import Alone, Leases
from lamster.tables.store.postgres.changes import Change, Changes, Readers
from lamster.tables.store.postgres.connections import Link, failure
from lamster.tables.store.postgres.integrity import faults_in
from lamster.tables.store.postgres.leases import PostgresLeases
from lamster.tables.store.postgres.schema import check_server, migrate
from lamster.tables.store.postgres.writer import AnyJob, Forget, Writer
from lamster.tables.store.sql import SqlStore

COUNT = """
WITH kept AS (
    INSERT INTO results (table_id, seat, person, ended, data)
    SELECT * FROM unnest($2::text[], $3::integer[], $4::text[], $5::bigint[], $6::bytea[])
    ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, ended = excluded.ended, data = excluded.data
) INSERT INTO counted (table_id) VALUES ($1) ON CONFLICT DO NOTHING"""
BEGIN_ERASURE = """
WITH begun AS (
    INSERT INTO erasures (person, stranger, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
), reported AS (
    UPDATE reports SET person = coalesce((SELECT stranger FROM erasures WHERE person = $1), $2), text = ''
    WHERE person = $1
), unnamed AS (
    DELETE FROM people WHERE person = $1
), unrelated AS (
    DELETE FROM relations WHERE person = $1 OR other = $1
), unsubscribed AS (
    DELETE FROM subscriptions WHERE person = $1
), unseen AS (
    DELETE FROM seen WHERE person = $1
) DELETE FROM results WHERE person = $1"""
REPORT = "table_id, seq, at, person, text, record, position"


class PostgresStore(SqlStore):
    """All tables in one database. A node writes to tables that it has taken, and to no other.

    Whoever is alone with the database, as a command of the operator is, needs no leases.
    """

    def __init__(self, url: str, node: str = "", alone: bool = False) -> None:
        self.link = Link(url)
        self.held = None if alone else PostgresLeases(self.link, node)
        self.leases: Leases = self.held or Alone()
        self.writer: Writer | None = None
        self.changes: Changes | None = None
        self.readers: Readers | None = None

    async def open(self) -> None:
        if self.writer is None:
            await self.prepare()
            self.readers = Readers(self.link)
            await self.readers.open()
            self.changes = Changes(self.link)
            self.writer = Writer(self.link, self.held)
            self.writer.metrics = self.metrics
            if self.held is not None:
                self.held.open()

    async def prepare(self) -> None:
        """Bring the database up to date."""
        connection = await self.link.connect()
        try:
            await check_server(connection, self.link.where)
            await migrate(connection, self.link.where)
        except Exception as error:
            raise failure(error, self.link.where) from error
        finally:
            await connection.close()

    async def close(self) -> None:
        writer, self.writer = self.writer, None
        changes, self.changes = self.changes, None
        readers, self.readers = self.readers, None
        for part in (writer, changes, self.held, readers):
            if part is not None:
                await part.close()

    async def write(self, job: AnyJob) -> None:
        if self.writer is None:
            raise StorageError("the database is closed")
        await self.writer.put(job)

    async def change(self, sql: str, *values: Any) -> None:
        if self.changes is None:
            raise StorageError("the database is closed")
        await self.changes.put(Change(sql, values))

    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        if self.readers is None:
            raise StorageError("the database is closed")
        return await self.readers.fetch(sql, values)

    async def seen(self, person: str, tables: Sequence[str]) -> dict[str, int]:
        sql = "SELECT table_id, seen FROM seen WHERE person = $1 AND table_id = ANY($2)"
        return dict(await self.fetch(sql, person, list(tables)))

    async def set_seen(self, person: str, table: str, seen: int) -> None:
        again = "ON CONFLICT (person, table_id) DO UPDATE SET seen = greatest(seen.seen, excluded.seen)"
        await self.change(f"INSERT INTO seen (person, table_id, seen) VALUES ($1, $2, $3) {again}", person, table, seen)

    async def check_writing(self) -> None:
        await self.change("UPDATE alive SET at = at")

    async def count(self, table: str, results: Sequence[Result]) -> None:
        columns = [[row[i] for row in results] for i in range(len(Result._fields))]
        await self.change(COUNT, table, *columns)

    async def add_report(self, row: ReportRow) -> None:
        """The mark makes that it is kept once, even if it is sent twice."""
        sql = f"INSERT INTO reports (mark, {REPORT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING"
        await self.change(sql, secrets.token_hex(16), *row)

    async def reports(self) -> list[ReportRow]:
        return [ReportRow(*row) for row in await self.fetch(f"SELECT {REPORT} FROM reports ORDER BY number")]

    # What is forgotten, and what stays.

    async def forget(self, table: str) -> None:
        await self.write(Forget(table))

    async def mentioning(self, text: str, tables: Sequence[str]) -> list[str]:
        """One table at a time: whoever else wants to read comes in between."""
        sql = "SELECT 1 FROM log WHERE table_id = $1 AND position($2::bytea IN entry) > 0 LIMIT 1"
        return [table for table in tables if await self.fetch(sql, table, text.encode())]

    async def begin_erasure(self, row: Erasure) -> None:
        await self.change(BEGIN_ERASURE, *row)

    async def faults(self) -> list[Fault]:
        return await faults_in(self.link)
