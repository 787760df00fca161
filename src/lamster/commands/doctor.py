"""`lamster doctor`: is a database in order? It looks at everything and changes nothing, while a server runs or not."""

import argparse
import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from lamster.commands.progress import Bar
from lamster.commands.stores import database, database_of, opened, path_of
from lamster.kernel.decision import Refusal
from lamster.screen import Screen
from lamster.tables.hub.doctor import FILE, FOREIGN, Checkup, Trouble, examine
from lamster.tables.store.base import StorageError, Store
from lamster.tables.store.sqlite.migrations import VERSION, Foreign, copy_to, migrate, version_of
from lamster.tables.store.sqlite.store import Reader, SqliteStore
from lamster.tables.store.sqlite.writer import failure
from lamster.text import Words

HINDRANCES = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
HINDERED = "be root or the server's user, have no other program lock it, and copy it if nobody can write where it lies"


def run(args: argparse.Namespace, screen: Screen) -> int:
    words = Words(args.language)
    url = database_of(args)
    found = checked_database(url) if url else checked_file(path_of(args))
    if args.json:
        screen.write(json.dumps(found.data(), indent=2, ensure_ascii=False))
    else:
        tell(found, words, screen)
    return 1 if found.troubles else 0


def checked_database(url: str) -> Checkup:
    try:
        return checked(database(url))
    except StorageError as problem:
        raise Refusal(str(problem)) from None


def checked_file(path: Path) -> Checkup:
    """What is in a file; one that cannot even be opened is a finding too."""
    try:
        with up_to_date(path) as current:
            return checked(ReadOnly(current))
    except StorageError as problem:
        found = Checkup()
        found.troubles.append(Trouble(FOREIGN if isinstance(problem, Foreign) else FILE, "", str(problem)))
        return found


def checked(store: Store) -> Checkup:
    bar = Bar()
    try:
        return asyncio.run(opened(store, lambda store: examine(store, bar.show)))
    finally:
        bar.clear()


@contextmanager
def up_to_date(path: Path) -> Iterator[Path]:
    """The file, or a copy that is brought up to date where an earlier version made it: the file is left alone."""
    with reading(path) as connection:
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
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """What hinders us from reading says nothing about the file, and is no fault of it."""
    try:
        with closing(connected(path)) as found:
            yield found
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in HINDRANCES:
            raise Refusal(f"{path} cannot be looked at ({error}): {HINDERED}") from None
        raise StorageError(f"{path}: {failure(error)}") from error


def connected(path: Path) -> sqlite3.Connection:
    """For reading alone, by one thread at a time."""
    where = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(where, uri=True, isolation_level=None, check_same_thread=False)


class ReadOnly(SqliteStore):
    """A file that nothing is written to, not even how it is to be written to: it may lie where nobody can write."""

    async def open(self) -> None:
        self.reader = Reader(self.path)
        self.reader.connection = connected(self.path)


def tell(found: Checkup, words: Words, screen: Screen) -> None:
    """What was looked at, and every fault with what to do about it."""
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
