"""Consistency checks of a SQLite file."""

import sqlite3
from contextlib import closing
from pathlib import Path

from lamster.tables.store.base import Fault, StorageError
from lamster.tables.store.integrity import MAX_FAULTS_PER_CHECK, all_checks

CHECKS = all_checks("json_each(cards.people)")


def faults_in(path: Path) -> list[Fault]:
    """All faults; a file that cannot be read at all is one too. Nothing is written."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)) as connection:
            connection.execute("BEGIN")  # All checks see the same snapshot.
            return [*find_damage(connection), *run_checks(connection)]
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise StorageError(f"{path} cannot be read ({error})") from error
        return [Fault("", f"the file is damaged ({error})")]


def find_damage(connection: sqlite3.Connection) -> list[Fault]:
    found = [text for (text,) in connection.execute(f"PRAGMA integrity_check({MAX_FAULTS_PER_CHECK})")]
    return [] if found == ["ok"] else [Fault("", f"the file is damaged: {text}") for text in found]


def run_checks(connection: sqlite3.Connection) -> list[Fault]:
    return [
        Fault(table, check.words(*rest))
        for check in CHECKS
        for table, *rest in connection.execute(f"{check.sql} LIMIT {MAX_FAULTS_PER_CHECK}")
    ]
