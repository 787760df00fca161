"""What all nodes must know and nobody else: keys, and links to other devices. Of a link only hashes and what its own
token opens are kept: whoever reads the database can use none.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

from lamster.tables.store.postgres.connections import Connection, Line, Link

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
    """What is known of a link."""

    person: str
    sealed: bytes | None
    """None once it is used, or there is a newer one."""
    used: bool
    good: bool
    """Not too old."""


class PostgresSecrets:
    """Over one connection, which is needed seldom."""

    def __init__(self, link: Link) -> None:
        self.line = Line(link)
        self.lock = asyncio.Lock()

    async def attempt(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async with self.lock:
            return await self.line.attempt(work)

    async def key(self, name: str, fresh: bytes) -> bytes:
        """The key of this name: the one that is kept, or this one from now on, whoever else asks at the same time."""

        async def work(connection: Connection) -> bytes:
            await connection.execute(
                "INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh
            )
            kept: bytes = await connection.fetchval("SELECT value FROM keys WHERE name = $1", name)
            return kept

        return await self.attempt(work)

    async def lend(self, digest: bytes, person: str, sealed: bytes, life: int, kept: int) -> None:
        """Keep a link for so many milliseconds, and for longer that there was one; of a person's only the latest."""
        await self.attempt(lambda connection: connection.execute(LEND, digest, person, sealed, life, kept))

    async def lent(self, digest: bytes) -> Lent | None:
        row = await self.attempt(lambda connection: connection.fetchrow(LENT, digest))
        return None if row is None else Lent(*row)

    async def redeem(self, digest: bytes) -> bytes | None:
        """What the link holds, once; None when it holds nothing any more."""
        return await self.attempt(lambda connection: connection.fetchval(REDEEM, digest))

    async def close(self) -> None:
        await self.line.close()
