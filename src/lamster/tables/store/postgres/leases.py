"""Leases in PostgreSQL: a row for each live node, and one for each table with an owner.

A node is dead when its row is gone. Any node that sees an expired row deletes it, and frees the tables of that node in
the same transaction; a node whose heartbeat comes too late finds no row. So the order is never in doubt.
"""

import secrets
import time
from asyncio import Lock
from functools import partial

from lamster.tables.store.base import StorageError
from lamster.tables.store.leases import NODE_LIFETIME_S, HeartbeatReply, Lease, Leases, OwnedElsewhere
from lamster.tables.store.postgres.connections import Batcher, Connection, Connector, Database
from lamster.tables.store.write_jobs import Job

NODE_LIFETIME_MS = int(NODE_LIFETIME_S * 1000)
MAX_ORPHANS = 500
"""Tables of dead nodes in one heartbeat reply."""
CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC) if hasattr(time, "clock_gettime") else None
"""A clock that goes on while the machine sleeps, where there is one."""
LIVE_ON = "UPDATE nodes SET until = clock_ms() + $2, hears = $3 WHERE node = $1 AND until > clock_ms() RETURNING node"
BE_BORN = "INSERT INTO nodes (node, until, hears) VALUES ($1, clock_ms() + $2, $3)"
BURY = "SELECT bury($1, $2)"
OTHERS_HEAR = "SELECT EXISTS (SELECT FROM nodes WHERE node <> $1 AND hears AND until > clock_ms())"
ORPHANS = f"SELECT table_id FROM leases WHERE node = '' ORDER BY random() LIMIT {MAX_ORPHANS}"
TAKE = """
WITH me AS MATERIALIZED (SELECT node FROM nodes WHERE node = $1 AND until > clock_ms() FOR KEY SHARE)
INSERT INTO leases (table_id, node, epoch)
SELECT wanted.table_id, me.node, nextval('epochs') FROM me, unnest($2::text[]) AS wanted (table_id)
ORDER BY wanted.table_id
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = nextval('epochs'),
    since = CASE WHEN leases.node = '' THEN leases.since END
WHERE leases.node IN ('', excluded.node)
RETURNING table_id, epoch, since"""
"""Locks this node's row, so that no other node declares it dead while it takes tables."""
OWNERS = "SELECT table_id, node FROM leases WHERE table_id = ANY($1)"
ALIVE = "SELECT EXISTS (SELECT FROM nodes WHERE node = $1 AND until > clock_ms())"
RELEASE = """DELETE FROM leases USING unnest($2::text[], $3::bigint[]) AS old (table_id, epoch)
WHERE leases.table_id = old.table_id AND leases.epoch = old.epoch AND leases.node = $1"""
DEAD = "this server counts as dead for the others, because its heartbeat came too late"


def now() -> float:
    return time.monotonic() if CLOCK is None else time.clock_gettime(CLOCK)


class Take(Job):
    """Takes a table; the answer is set when it is done."""

    __slots__ = ("answer", "table")

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table
        self.answer: Lease | OwnedElsewhere | None = None


class Release(Job):
    """Releases a table."""

    __slots__ = ("epoch", "table")

    def __init__(self, table: str, epoch: int) -> None:
        super().__init__()
        self.table = table
        self.epoch = epoch


class PostgresLeases(Leases):
    """The leases of one node. Heartbeats have a connection of their own, so that nothing delays them."""

    def __init__(self, database: Database, node: str = "") -> None:
        self.node = node or secrets.token_hex(8)
        self.epochs: dict[str, int] = {}
        self.until = 0.0
        """When the node counts as dead, by its own clock."""
        self.lives = 0
        self.heartbeat_connector = Connector(database)
        self.beating = Lock()
        self.database = database
        self.lease_writer: LeaseWriter | None = None

    def open(self) -> None:
        self.lease_writer = LeaseWriter(self)

    async def close(self) -> None:
        lease_writer, self.lease_writer = self.lease_writer, None
        if lease_writer is not None:
            await lease_writer.close()
        await self.heartbeat_connector.close()

    # Without queries.

    @property
    def living(self) -> bool:
        return now() < self.until

    def owns(self, table: str) -> bool:
        return self.epoch(table) is not None

    def epoch(self, table: str) -> int | None:
        """The epoch of our lease of a table; None: we have none."""
        return self.epochs.get(table) if self.living else None

    def lost(self, table: str, epoch: int) -> None:
        """Note that another node has taken the table."""
        if self.epochs.get(table) == epoch:
            del self.epochs[table]

    def die(self) -> None:
        self.until = 0.0
        self.lives += 1
        self.epochs.clear()

    # Heartbeats.

    async def beat(self, hears: bool) -> HeartbeatReply:
        async with self.beating:
            return await self.heartbeat_connector.attempt(partial(self.send_heartbeat, hears))

    async def send_heartbeat(self, hears: bool, connection: Connection) -> HeartbeatReply:
        begun = now()
        if not (
            self.living
            and await connection.fetchval(LIVE_ON, self.node, NODE_LIFETIME_MS, hears, timeout=NODE_LIFETIME_S)
        ):
            self.die()
            await connection.execute(BURY, self.node, NODE_LIFETIME_MS, timeout=NODE_LIFETIME_S)
            begun = now()
            await connection.execute(BE_BORN, self.node, NODE_LIFETIME_MS, hears, timeout=NODE_LIFETIME_S)
        self.until = begun + NODE_LIFETIME_S
        await connection.execute(BURY, "", NODE_LIFETIME_MS)
        orphans = await connection.fetch(ORPHANS)
        return HeartbeatReply(await connection.fetchval(OTHERS_HEAR, self.node), tuple(table for (table,) in orphans))

    async def leave(self) -> None:
        async with self.beating:
            self.die()
            await self.heartbeat_connector.attempt(
                lambda connection: connection.execute(BURY, self.node, NODE_LIFETIME_MS)
            )

    # Tables.

    def open_writer(self) -> "LeaseWriter":
        if self.lease_writer is None:
            raise StorageError("the database is closed")
        return self.lease_writer

    async def take(self, table: str) -> Lease | OwnedElsewhere:
        job = Take(table)
        await self.open_writer().put(job)
        assert job.answer is not None
        return job.answer

    async def release(self, table: str) -> None:
        epoch = self.epochs.pop(table, None)
        if epoch is not None:
            await self.open_writer().put(Release(table, epoch))


class LeaseWriter(Batcher[Take | Release]):
    """Takes and releases tables, many at a time."""

    def __init__(self, leases: PostgresLeases) -> None:
        super().__init__(leases.database)
        self.leases = leases

    async def do(self, batch: list[Take | Release]) -> None:
        if released := [job for job in batch if isinstance(job, Release)]:
            await self.connector.attempt(partial(self.release, released))
        if wanted := [job for job in batch if isinstance(job, Take)]:
            await self.connector.attempt(partial(self.take, wanted))

    async def release(self, jobs: list[Release], connection: Connection) -> None:
        tables, epochs = [job.table for job in jobs], [job.epoch for job in jobs]
        await connection.execute(RELEASE, self.leases.node, tables, epochs)

    async def take(self, jobs: list[Take], connection: Connection) -> None:
        """Take tables; repeated when their owner was dead, or released one meanwhile."""
        left = {job.table for job in jobs}
        answers: dict[str, Lease | OwnedElsewhere] = {}
        while left:
            answers |= await self.take_free(left, connection)
            left -= answers.keys()
            if left and not await connection.fetchval(BURY, "", NODE_LIFETIME_MS):
                answers |= await self.owners(left, connection)
                left -= answers.keys()
        for job in jobs:
            job.answer = answers[job.table]

    async def take_free(self, tables: set[str], connection: Connection) -> dict[str, Lease | OwnedElsewhere]:
        life = self.leases.lives
        found = [Lease(*row) for row in await connection.fetch(TAKE, self.leases.node, sorted(tables))]
        if (
            not self.leases.living or life != self.leases.lives
        ):  # The node counted as dead meanwhile and lost what it took.
            raise StorageError(DEAD)
        self.leases.epochs.update({lease.table: lease.epoch for lease in found})
        return {lease.table: lease for lease in found}

    async def owners(self, tables: set[str], connection: Connection) -> dict[str, Lease | OwnedElsewhere]:
        """The owners of tables that we could not take; this node itself may be dead."""
        if not await connection.fetchval(ALIVE, self.leases.node):
            self.leases.die()
            raise StorageError(DEAD)
        rows = await connection.fetch(OWNERS, sorted(tables))
        return {table: OwnedElsewhere(table, node) for table, node in rows if node not in ("", self.leases.node)}
