"""Leases in PostgreSQL: a row for each node that lives, and one for each table that somebody looks after.

A node is dead when its row is gone. Whoever sees that a node's time is over removes the row, and with it, in the same
transaction, what the node had becomes nobody's; a node that comes too late to live on finds no row. So there is never a
doubt about who was first.
"""

import secrets
import time
from asyncio import Lock
from functools import partial

from lamster.tables.store.base import StorageError
from lamster.tables.store.leases import LIFE, Beat, Elsewhere, Lease, Leases
from lamster.tables.store.postgres.connections import Batcher, Connection, Line, Link
from lamster.tables.store.write_jobs import Job

LIFE_MS = int(LIFE * 1000)
ORPHANS_MOST = 500
"""So many are told at a time."""
CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC) if hasattr(time, "clock_gettime") else None
"""Goes on while the machine sleeps, where there is such a clock."""
LIVE_ON = "UPDATE nodes SET until = clock_ms() + $2, hears = $3 WHERE node = $1 AND until > clock_ms() RETURNING node"
BE_BORN = "INSERT INTO nodes (node, until, hears) VALUES ($1, clock_ms() + $2, $3)"
BURY = "SELECT bury($1, $2)"
OTHERS_HEAR = "SELECT EXISTS (SELECT FROM nodes WHERE node <> $1 AND hears AND until > clock_ms())"
ORPHANS = f"SELECT table_id FROM leases WHERE node = '' ORDER BY random() LIMIT {ORPHANS_MOST}"
TAKE = """
WITH me AS MATERIALIZED (SELECT node FROM nodes WHERE node = $1 AND until > clock_ms() FOR KEY SHARE)
INSERT INTO leases (table_id, node, epoch)
SELECT wanted.table_id, me.node, nextval('epochs') FROM me, unnest($2::text[]) AS wanted (table_id)
ORDER BY wanted.table_id
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = nextval('epochs'),
    since = CASE WHEN leases.node = '' THEN leases.since END
WHERE leases.node IN ('', excluded.node)
RETURNING table_id, epoch, since"""
"""While we take, nobody can remove our own row: what a dead node takes would be nobody's without anybody knowing."""
OWNERS = "SELECT table_id, node FROM leases WHERE table_id = ANY($1)"
ALIVE = "SELECT EXISTS (SELECT FROM nodes WHERE node = $1 AND until > clock_ms())"
RELEASE = """DELETE FROM leases USING unnest($2::text[], $3::bigint[]) AS old (table_id, epoch)
WHERE leases.table_id = old.table_id AND leases.epoch = old.epoch AND leases.node = $1"""
DEAD = "this server counts as dead for the others, because it could not say in time that it lives"


def now() -> float:
    return time.monotonic() if CLOCK is None else time.clock_gettime(CLOCK)


class Take(Job):
    """A table that we want, and what came of it."""

    __slots__ = ("answer", "table")

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table
        self.answer: Lease | Elsewhere | None = None


class Release(Job):
    """A table that we let go."""

    __slots__ = ("epoch", "table")

    def __init__(self, table: str, epoch: int) -> None:
        super().__init__()
        self.table = table
        self.epoch = epoch


class PostgresLeases(Leases):
    """What one node has. Signs of life have a connection of their own, so that nothing delays them."""

    def __init__(self, link: Link, node: str = "") -> None:
        self.node = node or secrets.token_hex(8)
        self.epochs: dict[str, int] = {}
        self.until = 0.0
        """When we are dead, by our own clock."""
        self.lives = 0
        self.heart = Line(link)
        self.beating = Lock()
        self.link = link
        self.desk: Desk | None = None

    def open(self) -> None:
        self.desk = Desk(self)

    async def close(self) -> None:
        desk, self.desk = self.desk, None
        if desk is not None:
            await desk.close()
        await self.heart.close()

    # What is known here.

    @property
    def living(self) -> bool:
        return now() < self.until

    def owns(self, table: str) -> bool:
        return self.epoch(table) is not None

    def epoch(self, table: str) -> int | None:
        """By what number a table is ours; None: it is not."""
        return self.epochs.get(table) if self.living else None

    def lost(self, table: str, epoch: int) -> None:
        """Somebody has taken it from us."""
        if self.epochs.get(table) == epoch:
            del self.epochs[table]

    def die(self) -> None:
        self.until = 0.0
        self.lives += 1
        self.epochs.clear()

    # Living.

    async def beat(self, hears: bool) -> Beat:
        async with self.beating:
            return await self.heart.attempt(partial(self.say_alive, hears))

    async def say_alive(self, hears: bool, connection: Connection) -> Beat:
        begun = now()
        if not (self.living and await connection.fetchval(LIVE_ON, self.node, LIFE_MS, hears, timeout=LIFE)):
            self.die()
            await connection.execute(BURY, self.node, LIFE_MS, timeout=LIFE)
            begun = now()
            await connection.execute(BE_BORN, self.node, LIFE_MS, hears, timeout=LIFE)
        self.until = begun + LIFE
        await connection.execute(BURY, "", LIFE_MS)
        orphans = await connection.fetch(ORPHANS)
        return Beat(await connection.fetchval(OTHERS_HEAR, self.node), tuple(table for (table,) in orphans))

    async def leave(self) -> None:
        async with self.beating:
            self.die()
            await self.heart.attempt(lambda connection: connection.execute(BURY, self.node, LIFE_MS))

    # Taking.

    def at_desk(self) -> "Desk":
        if self.desk is None:
            raise StorageError("the database is closed")
        return self.desk

    async def take(self, table: str) -> Lease | Elsewhere:
        job = Take(table)
        await self.at_desk().put(job)
        assert job.answer is not None
        return job.answer

    async def release(self, table: str) -> None:
        epoch = self.epochs.pop(table, None)
        if epoch is not None:
            await self.at_desk().put(Release(table, epoch))


class Desk(Batcher[Take | Release]):
    """Where tables are taken and let go, many at a time."""

    def __init__(self, leases: PostgresLeases) -> None:
        super().__init__(leases.link)
        self.leases = leases

    async def do(self, batch: list[Take | Release]) -> None:
        if released := [job for job in batch if isinstance(job, Release)]:
            await self.line.attempt(partial(self.release, released))
        if wanted := [job for job in batch if isinstance(job, Take)]:
            await self.line.attempt(partial(self.take, wanted))

    async def release(self, jobs: list[Release], connection: Connection) -> None:
        tables, epochs = [job.table for job in jobs], [job.epoch for job in jobs]
        await connection.execute(RELEASE, self.leases.node, tables, epochs)

    async def take(self, jobs: list[Take], connection: Connection) -> None:
        """Once more when a dead node was in the way, or somebody let go of a table meanwhile."""
        left = {job.table for job in jobs}
        answers: dict[str, Lease | Elsewhere] = {}
        while left:
            answers |= await self.take_free(left, connection)
            left -= answers.keys()
            if left and not await connection.fetchval(BURY, "", LIFE_MS):
                answers |= await self.owners(left, connection)
                left -= answers.keys()
        for job in jobs:
            job.answer = answers[job.table]

    async def take_free(self, tables: set[str], connection: Connection) -> dict[str, Lease | Elsewhere]:
        life = self.leases.lives
        found = [Lease(*row) for row in await connection.fetch(TAKE, self.leases.node, sorted(tables))]
        if not self.leases.living or life != self.leases.lives:  # What was taken meanwhile is an orphan again.
            raise StorageError(DEAD)
        self.leases.epochs.update({lease.table: lease.epoch for lease in found})
        return {lease.table: lease for lease in found}

    async def owners(self, tables: set[str], connection: Connection) -> dict[str, Lease | Elsewhere]:
        """Who has tables that we could not take; we ourselves may be the one who is dead."""
        if not await connection.fetchval(ALIVE, self.leases.node):
            self.leases.die()
            raise StorageError(DEAD)
        rows = await connection.fetch(OWNERS, sorted(tables))
        return {table: Elsewhere(table, node) for table, node in rows if node not in ("", self.leases.node)}
