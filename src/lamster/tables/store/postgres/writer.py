"""What writes logs to PostgreSQL: one connection, and whatever came in during the last commit shares the next.

A batch is one statement, however many tables it is of. It locks the leases of its tables, leaves out those that are not
ours any more, and writes the rest: all in one transaction that never waits for us.

When the connection is lost in the middle, nobody knows whether the batch was committed. Then its callers wait until it
is known: the session that was lost is ended for good, the logs are read, and what is not there is written again.
"""

import asyncio
from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import NamedTuple

import asyncpg

from lamster.tables.metrics import Metrics
from lamster.tables.store.base import Card, Conflict, StorageError
from lamster.tables.store.postgres.connections import Batcher, Connection, Link, failure
from lamster.tables.store.postgres.leases import PostgresLeases
from lamster.tables.store.write_jobs import (
    CARD,
    KNOWN_MOST,
    NEW_CARD,
    OF_A_TABLE,
    PEOPLE,
    Append,
    Job,
    Known,
    Rewrite,
    Row,
    card_row,
)

TRIES = 3
"""How often a batch is sent whose connection is lost each time."""
PAUSE = 0.3
"""Seconds between two tries to find out what became of a batch."""
OURS = "SELECT table_id FROM unnest($1::text[], $2::bigint[]) AS mine (table_id, epoch) WHERE $3::text = ''"
HELD = """SELECT leases.table_id FROM leases JOIN unnest($1::text[], $2::bigint[]) AS mine (table_id, epoch)
    ON leases.table_id = mine.table_id AND leases.epoch = mine.epoch
    WHERE leases.node = $3::text ORDER BY leases.table_id FOR SHARE OF leases"""
"""A lease that is locked for us cannot be taken before we have committed; one that was taken is left out."""
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
    """A table that is to be no more."""

    __slots__ = ("table",)

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table


class KnownAt(NamedTuple):
    """What is remembered of a table, as long as it is ours by the same lease."""

    epoch: int
    known: Known


class Rows:
    """What a batch writes, column by column."""

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
    """The one that writes logs. Without leases (of one who is alone with the database) there is nothing to hold."""

    def __init__(self, link: Link, leases: PostgresLeases | None) -> None:
        super().__init__(link)
        self.leases = leases
        self.known: dict[str, KnownAt] = {}
        self.session: Row | None = None
        self.commits = 0
        self.metrics: Metrics | None = None

    async def do(self, batch: list[AnyJob]) -> None:
        """What hinders one kind of jobs does not hinder the others."""
        for kind in (Append, Rewrite, Forget):
            if some := [job for job in batch if isinstance(job, kind)]:
                await self.write(some)
        if len(self.known) > KNOWN_MOST:
            self.known.clear()

    async def write(self, batch: Sequence[AnyJob], tries: int = TRIES) -> None:
        """Jobs of one kind. What is wrong with one of them must not fail the others."""
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
        if self.line.is_lost(error):
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
            self.metrics.commits.note(seconds)
            self.metrics.commit_sizes.note(jobs)

    async def connected(self) -> Connection:
        """The connection, and remembered which session it is, so that it can be ended from another."""
        before = self.line.connection
        connection = await self.line.get()
        if connection is not before:
            try:
                self.session = tuple(await connection.fetchrow(WHO_AM_I))
            except Exception as error:
                self.line.drop()
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
        """By what epochs tables are ours, as far as we know; of the others nothing is sent."""
        found: dict[str, int] = {}
        for job in batch:
            epoch = self.leases.epoch(job.table) if self.leases is not None else 0
            job.error = not_ours(job.table) if epoch is None else None
            if epoch is not None:
                found[job.table] = epoch
        return found

    async def look_up(self, connection: Connection, epochs: dict[str, int]) -> None:
        """Learn where logs end and who sits there: as long as they are ours by the same epoch, nobody changes it."""
        new = [table for table, epoch in epochs.items() if table not in self.known or self.known[table].epoch != epoch]
        for table, end, people in await connection.fetch(LOOK_UP, new) if new else ():
            self.known[table] = KnownAt(epochs[table], Known(end, PEOPLE.decode(people)))

    def gather(self, job: AnyJob, rows: Rows) -> None:
        """Put a job with the others of its batch, unless it is at the wrong place in its log."""
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
        """Keep who sits where."""
        for table, card in rows.cards.items():
            self.known[table].known.seat(card, rows.gone, rows.come)

    async def send(
        self, connection: Connection, batch: Sequence[AnyJob], epochs: dict[str, int], rows: Rows
    ) -> set[str]:
        """The statement itself; the tables for which it was done."""
        tables = {job.table: epochs[job.table] for job in batch}
        node = self.leases.node if self.leases is not None else ""
        forgetting = isinstance(batch[0], Forget)
        columns = [] if forgetting else rows.columns()
        held = f"WITH held AS MATERIALIZED ({HELD if self.leases is not None else OURS})"
        statement = f"{held}, {DROP if forgetting else WRITE} SELECT table_id FROM held"
        found = await connection.fetch(statement, [*tables], [*tables.values()], node, *columns)
        return {table for (table,) in found}

    def check_held(self, batch: Sequence[AnyJob], held: set[str]) -> None:
        """Somebody else has what we do not hold any more. Of what is gone nothing is remembered."""
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
        """What became of a batch; what was not written is written now. Whoever comes meanwhile is turned away."""
        lost = self.session
        while (rest := await self.missing(batch, lost)) is None:
            await asyncio.sleep(PAUSE)
        if rest and tries:
            await self.write(rest, tries)
        elif rest:
            self.fail(rest, StorageError("PostgreSQL breaks off each time that this is to be saved"))

    async def missing(self, batch: Sequence[AnyJob], lost: Row | None) -> list[AnyJob] | None:
        """Those of a batch that were not written; None while it cannot be known."""
        try:
            connection = await self.connected()
            if lost is not None and await connection.fetchval(END_SESSION, *lost) is False:
                raise StorageError("PostgreSQL still works on what was sent before the connection was lost")
            return [job for job in batch if job.error is None and not await is_written(connection, job)]
        except Exception as error:
            self.line.is_lost(error)
            return self.still_unknown(batch, failure(error))

    def still_unknown(self, batch: Sequence[AnyJob], error: StorageError) -> list[AnyJob] | None:
        """Nothing of what waits was sent, so that can be told; of the batch only when there is no more time."""
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
    """Whether the log has exactly what an append was to write. All else can be done twice."""
    if not isinstance(job, Append) or not job.entries:
        return False
    found = await connection.fetch(LOOK_BACK, job.table, job.first, job.first + len(job.entries))
    return [tuple(row) for row in found] == [(job.at, entry) for entry in job.entries]
