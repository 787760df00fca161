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
from lamster.commands.stores import database, opened
from lamster.folders import data_folder
from lamster.kernel.decision import Refusal
from lamster.screen import Screen
from lamster.tables.doctor import FILE, Checkup, Trouble, examine
from lamster.tables.migrations import VERSION, copy_to, migrate, version_of
from lamster.tables.sqlite import SqliteStore
from lamster.tables.sqlite_writer import failure
from lamster.tables.store import StorageError, Store
from lamster.text import Words


def run(args: argparse.Namespace, screen: Screen) -> int:
    words = Words(args.language)
    found = checked_database(args.database) if args.database else checked_file(path_of(args))
    if args.json:
        screen.write(json.dumps(found.data(), indent=2, ensure_ascii=False))
    else:
        tell(found, words, screen)
    return 1 if found.troubles else 0


def path_of(args: argparse.Namespace) -> Path:
    """The file of the tables in the folder of a server, which must be there."""
    path = (Path(args.data) if args.data else data_folder()) / "lamster.db"
    if not path.is_file():
        raise Refusal(f"there are no tables in {path.parent}: name the server's folder with --data")
    return path


def checked_database(url: str) -> Checkup:
    try:
        return checked(database(url))
    except StorageError as problem:
        raise Refusal(str(problem)) from None


def checked_file(path: Path) -> Checkup:
    """What is in a file; one that cannot even be opened is a finding too."""
    try:
        with up_to_date(path) as current:
            return checked(SqliteStore(current))
    except StorageError as problem:
        found = Checkup()
        found.troubles.append(Trouble(FILE, "", str(problem)))
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
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as found:
            yield found
    except sqlite3.Error as error:
        raise StorageError(f"{path}: {failure(error)}") from error


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
