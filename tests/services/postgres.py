"""Starts a PostgreSQL server for tests."""

import asyncio
import itertools
import os
import shutil
import signal
import subprocess
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg

from tests.services.process import PATIENCE, Service, unprivileged_prefix

USER = "lamster"
PASSWORD = "only for tests"
EMPTY = """
DO $$
DECLARE name text;
BEGIN
    PERFORM pg_terminate_backend(pid, 5000) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend';
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'lamster' LOOP
        EXECUTE 'DELETE FROM ' || quote_ident(name);
    END LOOP;
END $$"""
"""Closes all connections and deletes all rows: half a second faster than a new database."""
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "on",
    "shared_buffers": "32MB",
    "max_connections": "100",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}


def program(name: str) -> str:
    """Find the server's programs. Debian keeps them outside the path, one folder for each version."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    where = str(found[-1]) if found else shutil.which(name)
    assert where is not None, f"there is no {name} here: `make test` installs PostgreSQL, or do it yourself"
    return where


def children_of(parent: int) -> list[int]:
    found = []
    for path in Path("/proc").iterdir():
        with suppress(OSError):
            if path.name.isdecimal() and int((path / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(path.name))
    return found


class Postgres(Service):
    """One server with any number of databases."""

    ending = signal.SIGINT  # PostgreSQL's "fast" shutdown: it closes all connections.

    def __init__(self) -> None:
        super().__init__("postgres")
        self.data = self.folder / "data"
        self.numbers = itertools.count()
        try:
            self.prepare()
            self.start()
        except BaseException:
            self.close()
            raise

    def prepare(self) -> None:
        password = self.folder / "password"
        password.write_text(PASSWORD)
        password.chmod(0o644)
        words = ["-D", str(self.data), "--no-sync", "-U", USER, "-E", "UTF8", "--locale=C", "-A", "scram-sha-256"]
        command = [*unprivileged_prefix(), program("initdb"), *words, f"--pwfile={password}"]
        subprocess.run(command, check=True, timeout=6 * PATIENCE, stdout=subprocess.DEVNULL, cwd=self.folder)

    def command(self) -> list[str]:
        settings = [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
        return [program("postgres"), "-D", str(self.data), "-p", str(self.port), *settings]

    def is_ready(self) -> bool:
        """Whether it answers a query: after a kill it listens before its recovery is done."""
        try:
            self.run("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def kill(self) -> None:
        """Kill all its processes at once, as a power failure does, while the server is frozen."""
        assert self.process is not None
        self.signal(signal.SIGSTOP)
        for pid in children_of(self.process.pid):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        super().kill()
        (self.data / "postmaster.pid").unlink(missing_ok=True)

    def restart(self) -> None:
        self.stop()
        self.start()

    def close(self) -> None:
        """Kill it: an orderly shutdown takes a second more."""
        if self.is_running:
            self.kill()
        super().close()

    def url(self, database: str, password: str = PASSWORD, port: int = 0) -> str:
        return f"postgresql://{USER}:{quote(password)}@127.0.0.1:{port or self.port}/{database}"

    def database(self) -> str:
        """The address of a new database."""
        name = f"test_{os.getpid()}_{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name} STRATEGY wal_log")
        return self.url(name)

    def empty(self, url: str) -> None:
        self.run(EMPTY, url=url)

    def run(self, sql: str, *values: Any, url: str = "") -> list[Any]:
        """Run SQL on a new connection, also while an event loop runs; a statement without rows returns []."""

        async def ask() -> list[Any]:
            connection = await asyncpg.connect(url or self.url("postgres"), timeout=5)
            try:
                return [tuple(row) for row in await connection.fetch(sql, *values)]
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:
            return thread.submit(lambda: asyncio.run(ask())).result()
