"""Statements beside the logs, and queries."""

import asyncio
from collections import defaultdict
from contextlib import suppress
from typing import Any

import asyncpg

from lamster.tables.store.base import StorageError
from lamster.tables.store.postgres.connections import (
    ANSWER_TIMEOUT_S,
    CONNECT_TIMEOUT_S,
    LOST,
    MAX_READERS,
    SETTINGS,
    Batcher,
    Database,
    failure,
)
from lamster.tables.store.write_jobs import Job, Row


class Change(Job):
    """One statement. It may be executed twice, because a lost connection does not tell whether it was committed."""

    __slots__ = ("sql", "values")

    def __init__(self, sql: str, values: Row) -> None:
        super().__init__()
        self.sql = sql
        self.values = values


class Changes(Batcher[Change]):
    """Executes all waiting changes with the same statement in one commit."""

    async def do(self, batch: list[Change]) -> None:
        alike: dict[str, list[Change]] = defaultdict(list)
        for job in batch:
            alike[job.sql].append(job)
        for sql, jobs in alike.items():
            await self.change(sql, jobs)

    async def change(self, sql: str, jobs: list[Change]) -> None:
        """Execute changes; an error in one does not fail the others."""
        rows = [job.values for job in jobs]
        try:
            await self.connector.attempt(lambda connection: connection.executemany(sql, rows))
        except StorageError as error:
            if len(jobs) > 1 and not isinstance(error.__cause__, LOST):
                for job in jobs:
                    await self.change(sql, [job])
            else:
                self.fail(jobs, error)


class Readers:
    """A pool of connections for queries."""

    def __init__(self, database: Database) -> None:
        self.pool = asyncpg.create_pool(
            database.url,
            min_size=0,
            max_size=MAX_READERS,
            timeout=CONNECT_TIMEOUT_S,
            command_timeout=ANSWER_TIMEOUT_S,
            server_settings=SETTINGS,
        )

    async def open(self) -> None:
        await self.pool

    async def fetch(self, sql: str, values: Row, again: bool = True) -> list[Any]:
        """The rows of a query; it is repeated once when the connection was lost."""
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # PostgreSQL cannot store such text, so nothing matches.
        try:
            return list(await self.pool.fetch(sql, *values))
        except (*LOST, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            if again and isinstance(error, (*LOST, asyncpg.InterfaceError)):
                return await self.fetch(sql, values, again=False)
            raise failure(error) from error

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self.pool.close(), CONNECT_TIMEOUT_S)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            with suppress(asyncpg.InterfaceError):
                self.pool.terminate()
