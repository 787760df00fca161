"""Connections to PostgreSQL, and their errors as sentences for people.

Every change is one statement, so no transaction stays open between two messages: a node that is frozen at any moment
holds no lock that others wait for.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Generic, Protocol, TypeVar
from urllib.parse import urlsplit

import asyncpg

from lamster.tables.store.base import StorageError
from lamster.tables.store.write_jobs import Job

SCHEMES = ("postgresql", "postgres")
CONNECT_TIMEOUT_S = 5.0
ANSWER_TIMEOUT_S = 10.0
"""After this time without an answer the connection counts as lost."""
MAX_READERS = 6
"""Connections for queries, beside the few for writing."""
SETTINGS = {
    "application_name": "lamster",
    "default_transaction_isolation": "read committed",
    "synchronous_commit": "on",
    "plan_cache_mode": "force_generic_plan",  # Planning our statements takes longer than executing them.
    "jit": "off",
    "lock_timeout": "5s",
    "statement_timeout": "60s",
    "idle_in_transaction_session_timeout": "5s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""Settings of each connection, which override those of the database."""
LOST = (
    OSError,
    asyncpg.AdminShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.CrashShutdownError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
)
"""Errors after which it is unknown whether the last statement was committed. A TimeoutError is an OSError."""
SENTENCES: dict[type[Exception], str] = {
    asyncpg.DiskFullError: "the disk is full: nothing can be saved until there is room again",
    asyncpg.ReadOnlySQLTransactionError: "the database is read-only: nothing can be saved",
    asyncpg.InvalidPasswordError: "PostgreSQL does not accept the user or the password",
    asyncpg.InvalidAuthorizationSpecificationError: "PostgreSQL does not accept the user or the password",
    asyncpg.InvalidCatalogNameError: "there is no such database: make it first (createdb)",
    asyncpg.InsufficientPrivilegeError: "the user of the database may not do this",
    asyncpg.TooManyConnectionsError: "PostgreSQL has no connection left (max_connections)",
    asyncpg.CannotConnectNowError: "PostgreSQL is starting or stopping",
    asyncpg.LockNotAvailableError: "the database is in use by another program",
    asyncpg.DataCorruptedError: "the database is damaged",
    asyncpg.IndexCorruptedError: "the database is damaged",
    asyncpg.DataError: "the database cannot keep this",
    asyncpg.PostgresIOError: "the disk cannot be read or written",
    OSError: "PostgreSQL cannot be reached",
    asyncpg.PostgresConnectionError: "PostgreSQL cannot be reached",
    ValueError: "the address of the database is not right",
}
UNKNOWN = "the database did not do as it was asked"
J = TypeVar("J", bound=Job)
T = TypeVar("T")


class Connection(Protocol):
    """The part of an asyncpg connection that we use; asyncpg has no types."""

    async def fetch(self, sql: str, *values: Any, timeout: float | None = None) -> list[Any]: ...
    async def fetchrow(self, sql: str, *values: Any, timeout: float | None = None) -> Any: ...
    async def fetchval(self, sql: str, *values: Any, timeout: float | None = None) -> Any: ...
    async def execute(self, sql: str, *values: Any, timeout: float | None = None) -> str: ...
    async def executemany(self, sql: str, rows: Iterable[Any], *, timeout: float | None = None) -> None: ...
    def transaction(self, *, isolation: str | None = None, readonly: bool = False) -> Any: ...
    def is_closed(self) -> bool: ...
    def terminate(self) -> None: ...
    async def close(self, *, timeout: float | None = None) -> None: ...


def place(url: str) -> str:
    """Host and name of the database, without the password."""
    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise StorageError(f"the address of the database is not right ({error})") from None
    if parts.scheme not in SCHEMES:
        raise StorageError("the address of the database must be like postgresql://user:password@host:5432/name")
    return f"{parts.netloc.rpartition('@')[2] or 'this machine'}{parts.path}"


def failure(error: BaseException, where: str = "") -> StorageError:
    """A sentence for people, with the technical error in brackets."""
    if isinstance(error, StorageError):
        return error
    sentence = next((words for kind, words in SENTENCES.items() if isinstance(error, kind)), UNKNOWN)
    return StorageError(f"{where}{': ' if where else ''}{sentence} ({str(error) or type(error).__name__})")


class Database:
    """The address of a database, and how to connect to it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.where = place(url)

    async def connect(self) -> Connection:
        timeouts = {"timeout": CONNECT_TIMEOUT_S, "command_timeout": ANSWER_TIMEOUT_S}
        try:
            connection: Connection = await asyncpg.connect(self.url, **timeouts, server_settings=SETTINGS)
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise failure(error, self.where) from error
        return connection


class Connector:
    """A connection for one task, opened again when it is lost."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.connection: Connection | None = None

    async def get(self) -> Connection:
        if self.connection is None or self.connection.is_closed():
            self.connection = await self.database.connect()
        return self.connection

    def is_lost(self, error: Exception) -> bool:
        """Whether the connection is lost after this error; it is then dropped."""
        broken = isinstance(error, LOST) or self.connection is None or self.connection.is_closed()
        if broken:
            self.drop()
        return broken

    def drop(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.terminate()

    async def attempt(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do work that may be done twice: it is repeated once when the connection was lost."""
        for again in (True, False):
            connection = await self.get()
            try:
                return await work(connection)
            except Exception as error:
                if not (self.is_lost(error) and again):
                    raise failure(error) from error
        raise AssertionError("unreachable")

    async def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await connection.close(timeout=CONNECT_TIMEOUT_S)


class Batcher(ABC, Generic[J]):
    """Does all jobs that came during the last batch together in the next, on one connection."""

    def __init__(self, database: Database) -> None:
        self.connector = Connector(database)
        self.waiting: list[J] = []
        self.called = asyncio.Event()
        self.ending = False
        self.task = asyncio.create_task(self.run())

    def put(self, job: J) -> "asyncio.Future[None]":
        if self.ending:
            raise StorageError("the database is closed")
        self.waiting.append(job)
        self.called.set()
        return job.future

    async def run(self) -> None:
        while batch := await self.next_batch():
            try:
                await self.do(batch)
            except Exception as error:
                self.fail(batch, failure(error))
            for job in batch:
                job.resolve()
        await self.connector.close()

    async def next_batch(self) -> list[J]:
        """All jobs that wait, at least one; empty when the batcher is closed."""
        while not self.waiting and not self.ending:
            self.called.clear()
            await self.called.wait()
        batch, self.waiting = self.waiting, []
        return batch

    def fail(self, batch: list[J], error: StorageError) -> None:
        for job in batch:
            job.error = type(error)(*error.args)

    async def close(self) -> None:
        """Finish pending jobs."""
        self.ending = True
        self.called.set()
        await self.task

    @abstractmethod
    async def do(self, batch: list[J]) -> None:
        """Do jobs. The error of one job is stored in it; an error that is raised is that of all."""
