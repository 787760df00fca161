"""`lamster doctor`: checks a database without changing it, whether the server runs or not."""

import argparse
import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from lamster.commands.progress import ProgressBar
from lamster.commands.stores import database_of, path_of, postgres_store, use_store
from lamster.kernel.decision import Refusal
from lamster.screen import Screen
from lamster.tables.hub.doctor import FILE, FOREIGN, Checkup, Trouble, examine
from lamster.tables.store.base import StorageError, Store
from lamster.tables.store.sqlite.migrations import VERSION, Foreign, copy_to, migrate, version_of
from lamster.tables.store.sqlite.store import Reader, SqliteStore
from lamster.tables.store.sqlite.writer import failure
from lamster.text import Words

ACCESS_ERRORS = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
ACCESS_ADVICE = "run as root or the server's user, close programs that lock it, and copy it if its folder is read-only"


def run(args: argparse.Namespace, screen: Screen) -> int:
    words = Words(args.language)
    url = database_of(args)
    found = check_database(url) if url else check_file(path_of(args))
    if args.json:
        screen.write(json.dumps(found.data(), indent=2, ensure_ascii=False))
    else:
        print_checkup(found, words, screen)
    return 1 if found.troubles else 0


def check_database(url: str) -> Checkup:
    try:
        return check_store(postgres_store(url))
    except StorageError as problem:
        raise Refusal(str(problem)) from None


def check_file(path: Path) -> Checkup:
    """Check a database file. A file that cannot be opened is a finding."""
    try:
        with migrated_copy(path) as current:
            return check_store(ReadOnlyStore(current))
    except StorageError as problem:
        found = Checkup()
        found.troubles.append(Trouble(FOREIGN if isinstance(problem, Foreign) else FILE, "", str(problem)))
        return found


def check_store(store: Store) -> Checkup:
    bar = ProgressBar()
    try:
        return asyncio.run(use_store(store, lambda store: examine(store, bar.show)))
    finally:
        bar.clear()


@contextmanager
def migrated_copy(path: Path) -> Iterator[Path]:
    """The file, or a migrated temporary copy if an earlier version made it. The file itself is not changed."""
    with open_for_reading(path) as connection:
        if version_of(connection, path) == VERSION:
            yield path
            return
        with TemporaryDirectory(prefix="lamster-doctor-") as folder:
            copy = Path(folder) / path.name
            copy_to(connection, copy)
            with closing(sqlite3.connect(copy, isolation_level=None)) as copied:
                migrate(copied, copy, keep=False)
            yield copy


@contextmanager
def open_for_reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database. A file that we may not read is a Refusal, not a fault of the database."""
    try:
        with closing(connect_read_only(path)) as found:
            yield found
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in ACCESS_ERRORS:
            raise Refusal(f"{path} cannot be read ({error}): {ACCESS_ADVICE}") from None
        raise StorageError(f"{path}: {failure(error)}") from error


def connect_read_only(path: Path) -> sqlite3.Connection:
    """A read-only connection, which one thread at a time may use."""
    where = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(where, uri=True, isolation_level=None, check_same_thread=False)


class ReadOnlyStore(SqliteStore):
    """A SQLite store that opens no writer and sets no pragmas, so that the file may be on a read-only disk."""

    async def open(self) -> None:
        self.reader = Reader(self.path)
        self.reader.connection = connect_read_only(self.path)


def print_checkup(found: Checkup, words: Words, screen: Screen) -> None:
    """Print what was checked, and each fault with advice."""
    counts = {name: getattr(found, name) for name in ("tables", "entries", "records", "results", "reports")}
    screen.paragraph(words.message("doctor-looked", **counts))
    for trouble in found.other_rules:
        screen.paragraph(words.message("doctor-other-rules", table=trouble.table, what=trouble.what), indent="  ")
    for trouble in found.troubles:
        screen.paragraph(fault_line(trouble, words), indent="  ")
    style, verdict = ("red", "doctor-faults") if found.troubles else ("good", "doctor-well")
    screen.write(screen.paint(words.message(verdict, count=len(found.troubles)), style))


def fault_line(trouble: Trouble, words: Words) -> str:
    where = words.message("doctor-at", table=trouble.table) if trouble.table else words.message("doctor-file")
    return f"{where}: {trouble.what}. {words.message(f'doctor-do-{trouble.kind}', table=trouble.table)}"
