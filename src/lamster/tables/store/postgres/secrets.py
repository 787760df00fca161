"""Secrets that all nodes share: keys, and device links. Of a link the database has the hash of its token, and data that
only the token decrypts, so that a reader of the database can use none.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

from lamster.tables.store.postgres.connections import Connection, Connector, Database

T = TypeVar("T")
LEND = """
WITH older AS (
    UPDATE links SET sealed = NULL WHERE person = $2
), forgotten AS (
    DELETE FROM links WHERE until < clock_ms() - $5
) INSERT INTO links (digest, person, until, sealed) VALUES ($1, $2, clock_ms() + $4, $3)"""
LENT = "SELECT person, sealed, used, until > clock_ms() AS good FROM links WHERE digest = $1"
REDEEM = """
WITH good AS MATERIALIZED (
    SELECT digest, sealed FROM links WHERE digest = $1 AND sealed IS NOT NULL AND until > clock_ms() FOR UPDATE
) UPDATE links SET sealed = NULL, used = true FROM good WHERE links.digest = good.digest RETURNING good.sealed"""


class Lent(NamedTuple):
    """The state of a device link."""

    person: str
    sealed: bytes | None
    """None once it is used or replaced."""
    used: bool
    good: bool
    """Whether it has not expired."""


class PostgresSecrets:
    """Reads and writes secrets over one connection, which is rarely used."""

    def __init__(self, database: Database) -> None:
        self.connector = Connector(database)
        self.lock = asyncio.Lock()

    async def attempt(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async with self.lock:
            return await self.connector.attempt(work)

    async def key(self, name: str, fresh: bytes) -> bytes:
        """The saved key of this name; if there is none, this one is saved. Safe when several nodes ask at once."""

        async def work(connection: Connection) -> bytes:
            await connection.execute(
                "INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh
            )
            kept: bytes = await connection.fetchval("SELECT value FROM keys WHERE name = $1", name)
            return kept

        return await self.attempt(work)

    async def lend(self, digest: bytes, person: str, sealed: bytes, life: int, kept: int) -> None:
        """Save a link, valid for `life` and known for `kept` milliseconds. It replaces the person's earlier ones."""
        await self.attempt(lambda connection: connection.execute(LEND, digest, person, sealed, life, kept))

    async def lent(self, digest: bytes) -> Lent | None:
        row = await self.attempt(lambda connection: connection.fetchrow(LENT, digest))
        return None if row is None else Lent(*row)

    async def redeem(self, digest: bytes) -> bytes | None:
        """The sealed data of a link, once; None when it is used, replaced or expired."""
        return await self.attempt(lambda connection: connection.fetchval(REDEEM, digest))

    async def close(self) -> None:
        await self.connector.close()
