"""What writes to PostgreSQL beside the logs, and what reads."""

import asyncio
from collections import defaultdict
from contextlib import suppress
from typing import Any

import asyncpg

from lamster.tables.store.base import StorageError
from lamster.tables.store.postgres.connections import ANSWER, CONNECT, LOST, POOL_MOST, SETTINGS, Batcher, Link, failure
from lamster.tables.store.write_jobs import Job, Row


class Change(Job):
    """One statement. It may be done twice, because nobody looks whether it was done before the connection was lost."""

    __slots__ = ("sql", "values")

    def __init__(self, sql: str, values: Row) -> None:
        super().__init__()
        self.sql = sql
        self.values = values


class Changes(Batcher[Change]):
    """Of the same statement as many as wait go into one commit."""

    async def do(self, batch: list[Change]) -> None:
        alike: dict[str, list[Change]] = defaultdict(list)
        for job in batch:
            alike[job.sql].append(job)
        for sql, jobs in alike.items():
            await self.change(sql, jobs)

    async def change(self, sql: str, jobs: list[Change]) -> None:
        """What is wrong with one of them must not fail the others."""
        rows = [job.values for job in jobs]
        try:
            await self.line.attempt(lambda connection: connection.executemany(sql, rows))
        except StorageError as error:
            if len(jobs) > 1 and not isinstance(error.__cause__, LOST):
                for job in jobs:
                    await self.change(sql, [job])
            else:
                self.fail(jobs, error)


class Readers:
    """A few connections that read; each sees whatever was committed when it is asked."""

    def __init__(self, link: Link) -> None:
        self.pool = asyncpg.create_pool(
            link.url,
            min_size=0,
            max_size=POOL_MOST,
            timeout=CONNECT,
            command_timeout=ANSWER,
            server_settings=SETTINGS,
        )

    async def open(self) -> None:
        await self.pool

    async def fetch(self, sql: str, values: Row, again: bool = True) -> list[Any]:
        """Rows; once more when the connection was lost meanwhile."""
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # PostgreSQL keeps no such text, so there is nothing of this name.
        try:
            return list(await self.pool.fetch(sql, *values))
        except (*LOST, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            if again and isinstance(error, (*LOST, asyncpg.InterfaceError)):
                return await self.fetch(sql, values, again=False)
            raise failure(error) from error

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self.pool.close(), CONNECT)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            with suppress(asyncpg.InterfaceError):
                self.pool.terminate()
