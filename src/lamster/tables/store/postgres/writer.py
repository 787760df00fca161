"""Writes logs to PostgreSQL over one connection; all jobs that come during a commit share the next.

A batch is one statement for all its tables. It locks the leases of the tables, leaves out those that this node lost,
and writes the rest in one transaction, which never waits for this process.

When the connection is lost during a batch, it is unknown whether the batch was committed. Its callers then wait until
that is known: the lost session is terminated, the logs are read, and missing entries are written again.
"""

import asyncio
from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import NamedTuple

import asyncpg

from lamster.tables.metrics import Metrics
from lamster.tables.store.base import Card, Conflict, StorageError
from lamster.tables.store.postgres.connections import Batcher, Connection, Database, failure
from lamster.tables.store.postgres.leases import PostgresLeases
from lamster.tables.store.write_jobs import (
    CARD,
    MAX_KNOWN_TABLES,
    NEW_CARD,
    OF_A_TABLE,
    PEOPLE,
    Append,
    Job,
    KnownTable,
    Rewrite,
    Row,
    card_row,
)

TRIES = 3
"""How often a batch is sent when the connection is lost each time."""
RETRY_S = 0.3
"""Between two attempts to find out whether a batch was committed."""
OURS = "SELECT table_id FROM unnest($1::text[], $2::bigint[]) AS mine (table_id, epoch) WHERE $3::text = ''"
HELD = """SELECT leases.table_id FROM leases JOIN unnest($1::text[], $2::bigint[]) AS mine (table_id, epoch)
    ON leases.table_id = mine.table_id AND leases.epoch = mine.epoch
    WHERE leases.node = $3::text ORDER BY leases.table_id FOR SHARE OF leases"""
"""A locked lease cannot be taken before the commit; one that was taken is left out."""
WRITE = f"""
logged AS (
    INSERT INTO log (table_id, seq, at, entry)
    SELECT * FROM unnest($4::text[], $5::integer[], $6::bigint[], $7::bytea[]) AS new (table_id, seq, at, entry)
    WHERE table_id IN (SELECT table_id FROM held)
), rewritten AS (
    UPDATE log SET entry = new.entry
    FROM unnest($8::text[], $9::integer[], $10::bytea[]) AS new (table_id, seq, entry)
    WHERE log.table_id = new.table_id AND log.seq = new.seq AND new.table_id IN (SELECT table_id FROM held)
), carded AS (
    INSERT INTO cards ({", ".join(CARD)})
    SELECT * FROM unnest($11::text[], $12::text[], $13::boolean[], $14::boolean[], $15::text[], $16::bigint[],
        $17::bigint[], $18::bytea[]) AS new ({", ".join(CARD)})
    WHERE table_id IN (SELECT table_id FROM held)
    ON CONFLICT (table_id) DO UPDATE SET {NEW_CARD}
), gone AS (
    DELETE FROM seated USING unnest($19::text[], $20::text[]) AS old (person, table_id)
    WHERE seated.person = old.person AND seated.table_id = old.table_id
    AND old.table_id IN (SELECT table_id FROM held)
), come AS (
    INSERT INTO seated (person, table_id)
    SELECT * FROM unnest($21::text[], $22::text[]) AS new (person, table_id)
    WHERE table_id IN (SELECT table_id FROM held) ON CONFLICT DO NOTHING
)"""
DROP = ", ".join(
    f"drop_{name} AS (DELETE FROM {name} WHERE table_id IN (SELECT table_id FROM held))" for name in OF_A_TABLE
)
LOOK_UP = """SELECT id, coalesce((SELECT max(seq) + 1 FROM log WHERE table_id = id), 0) AS end,
    coalesce((SELECT people FROM cards WHERE table_id = id), '[]') AS people FROM unnest($1::text[]) AS id"""
LOOK_BACK = "SELECT at, entry FROM log WHERE table_id = $1 AND seq >= $2 AND seq < $3 ORDER BY seq"
END_SESSION = """SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE pid = $1 AND backend_start = $2 AND pid <> pg_backend_pid()"""
WHO_AM_I = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"


class Forget(Job):
    """Deletes a table."""

    __slots__ = ("table",)

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table


class LeasedTable(NamedTuple):
    """What is remembered of a table while its lease has the same epoch."""

    epoch: int
    known: KnownTable


class Rows:
    """The rows of a batch."""

    def __init__(self) -> None:
        self.log: list[Row] = []
        self.rewritten: list[Row] = []
        self.cards: dict[str, Card] = {}
        self.gone: list[Row] = []
        self.come: list[Row] = []

    def columns(self) -> list[list[object]]:
        cards = [card_row(card) for card in self.cards.values()]
        parts = ((self.log, 4), (self.rewritten, 3), (cards, 8), (self.gone, 2), (self.come, 2))
        return [[row[i] for row in rows] for rows, width in parts for i in range(width)]


AnyJob = Append | Rewrite | Forget


class Writer(Batcher[AnyJob]):
    """Writes logs. Without leases (a single node) there is nothing to lock."""

    def __init__(self, database: Database, leases: PostgresLeases | None) -> None:
        super().__init__(database)
        self.leases = leases
        self.known: dict[str, LeasedTable] = {}
        self.session: Row | None = None
        self.commits = 0
        self.metrics: Metrics | None = None

    async def do(self, batch: list[AnyJob]) -> None:
        """Write jobs by their kinds, so that an error of one kind does not fail the others."""
        for kind in (Append, Rewrite, Forget):
            if some := [job for job in batch if isinstance(job, kind)]:
                await self.write(some)
        if len(self.known) > MAX_KNOWN_TABLES:
            self.known.clear()

    async def write(self, batch: Sequence[AnyJob], tries: int = TRIES) -> None:
        """Write jobs of one kind. An error of one job does not fail the others."""
        begun = perf_counter()
        try:
            connection = await self.connected()
        except StorageError as error:
            self.fail([*batch], error)
            return
        try:
            await self.transact(connection, batch)
        except Exception as error:
            self.forget(batch)
            await self.recover(batch, error, tries)
        else:
            self.count(len(batch), perf_counter() - begun)

    async def recover(self, batch: Sequence[AnyJob], error: Exception, tries: int) -> None:
        if self.connector.is_lost(error):
            await self.find_out(batch, tries - 1)
        elif len(batch) > 1:
            for job in batch:
                await self.write([job], tries)
        elif isinstance(error, asyncpg.UniqueViolationError) and isinstance(batch[0], Append):
            batch[0].error = batch[0].conflict(batch[0].first + 1)
        else:
            self.fail([*batch], failure(error))

    def count(self, jobs: int, seconds: float) -> None:
        self.commits += 1
        if self.metrics is not None:
            self.metrics.commits.observe(seconds)
            self.metrics.commit_sizes.observe(jobs)

    async def connected(self) -> Connection:
        """The connection. Its session is remembered, so that another connection can terminate it."""
        before = self.connector.connection
        connection = await self.connector.get()
        if connection is not before:
            try:
                self.session = tuple(await connection.fetchrow(WHO_AM_I))
            except Exception as error:
                self.connector.drop()
                raise failure(error) from error
        return connection

    # One transaction.

    async def transact(self, connection: Connection, batch: Sequence[AnyJob]) -> None:
        epochs = self.epochs(batch)
        await self.look_up(connection, epochs)
        rows = Rows()
        for job in batch:
            if job.error is None:
                self.gather(job, rows)
        self.seat(rows)
        if sent := [job for job in batch if job.error is None]:
            self.check_held(sent, await self.send(connection, sent, epochs, rows))

    def epochs(self, batch: Sequence[AnyJob]) -> dict[str, int]:
        """The epochs of the tables that this node owns as far as it knows; jobs of other tables get an error."""
        found: dict[str, int] = {}
        for job in batch:
            epoch = self.leases.epoch(job.table) if self.leases is not None else 0
            job.error = not_ours(job.table) if epoch is None else None
            if epoch is not None:
                found[job.table] = epoch
        return found

    async def look_up(self, connection: Connection, epochs: dict[str, int]) -> None:
        """Read where logs end and who is seated. No other node changes that during the same epoch."""
        new = [table for table, epoch in epochs.items() if table not in self.known or self.known[table].epoch != epoch]
        for table, end, people in await connection.fetch(LOOK_UP, new) if new else ():
            self.known[table] = LeasedTable(epochs[table], KnownTable(end, PEOPLE.decode(people)))

    def gather(self, job: AnyJob, rows: Rows) -> None:
        """Add the rows of a job, unless it does not continue its log."""
        if isinstance(job, Forget):
            return
        known = self.known[job.table].known
        job.error = job.conflict(known.end)
        if job.error is not None:
            return
        if isinstance(job, Append):
            known.end += len(job.entries)
            rows.log += job.rows()
        else:
            rows.rewritten += [(job.table, number, entry) for number, entry in job.entries.items()]
        if job.card is not None:
            rows.cards[job.table] = job.card

    def seat(self, rows: Rows) -> None:
        """Update who is seated where."""
        for table, card in rows.cards.items():
            self.known[table].known.seat(card, rows.gone, rows.come)

    async def send(
        self, connection: Connection, batch: Sequence[AnyJob], epochs: dict[str, int], rows: Rows
    ) -> set[str]:
        """Execute the statement; returns the tables that were written."""
        tables = {job.table: epochs[job.table] for job in batch}
        node = self.leases.node if self.leases is not None else ""
        forgetting = isinstance(batch[0], Forget)
        columns = [] if forgetting else rows.columns()
        held = f"WITH held AS MATERIALIZED ({HELD if self.leases is not None else OURS})"
        statement = f"{held}, {DROP if forgetting else WRITE} SELECT table_id FROM held"
        found = await connection.fetch(statement, [*tables], [*tables.values()], node, *columns)
        return {table for (table,) in found}

    def check_held(self, batch: Sequence[AnyJob], held: set[str]) -> None:
        """Fail the jobs of tables whose leases this node has lost, and forget deleted tables."""
        for job in batch:
            if job.table not in held:
                job.error = not_ours(job.table)
                if self.leases is not None:
                    self.leases.lost(job.table, self.known[job.table].epoch)
        self.forget([job for job in batch if job.error is not None or isinstance(job, Forget)])

    def forget(self, batch: Iterable[AnyJob]) -> None:
        for job in batch:
            self.known.pop(job.table, None)

    # When the connection was lost in the middle.

    async def find_out(self, batch: Sequence[AnyJob], tries: int) -> None:
        """Find out what was committed, and write the rest. Jobs that come meanwhile fail."""
        lost = self.session
        while (rest := await self.missing(batch, lost)) is None:
            await asyncio.sleep(RETRY_S)
        if rest and tries:
            await self.write(rest, tries)
        elif rest:
            self.fail(rest, StorageError("PostgreSQL breaks off each time that this is to be saved"))

    async def missing(self, batch: Sequence[AnyJob], lost: Row | None) -> list[AnyJob] | None:
        """The jobs that were not written; None while that is unknown."""
        try:
            connection = await self.connected()
            if lost is not None and await connection.fetchval(END_SESSION, *lost) is False:
                raise StorageError("PostgreSQL still works on what was sent before the connection was lost")
            return [job for job in batch if job.error is None and not await is_written(connection, job)]
        except Exception as error:
            self.connector.is_lost(error)
            return self.still_unknown(batch, failure(error))

    def still_unknown(self, batch: Sequence[AnyJob], error: StorageError) -> list[AnyJob] | None:
        """Fail waiting jobs, which were not sent; fail the batch itself only when the writer is being closed."""
        waiting, self.waiting = self.waiting, []
        self.fail(waiting, error)
        for job in waiting:
            job.resolve()
        if not self.ending:
            return None
        self.fail([*batch], StorageError(f"it is not known whether this was saved: {error}"))
        return []


def not_ours(table: str) -> Conflict:
    return Conflict(f"table {table} is not this server's any more: another one looks after it")


async def is_written(connection: Connection, job: AnyJob) -> bool:
    """Whether the log has the entries of an append. Other jobs can be repeated."""
    if not isinstance(job, Append) or not job.entries:
        return False
    found = await connection.fetch(LOOK_BACK, job.table, job.first, job.first + len(job.entries))
    return [tuple(row) for row in found] == [(job.at, entry) for entry in job.entries]
