"""What is wrong with a SQLite file, as far as the file alone can tell."""

import sqlite3
from contextlib import closing
from pathlib import Path

from lamster.tables.store.base import Fault, StorageError
from lamster.tables.store.integrity import MOST_OF_A_SORT, questions

QUESTIONS = questions("json_each(cards.people)")


def faults_in(path: Path) -> list[Fault]:
    """All that is found; a file that cannot even be read is a fault too. Nothing is written."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)) as connection:
            connection.execute("BEGIN")  # Everything is read as it is at one moment.
            return [*damage(connection), *told(connection)]
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise StorageError(f"{path} cannot be read ({error})") from error
        return [Fault("", f"the file is damaged ({error})")]


def damage(connection: sqlite3.Connection) -> list[Fault]:
    found = [text for (text,) in connection.execute(f"PRAGMA integrity_check({MOST_OF_A_SORT})")]
    return [] if found == ["ok"] else [Fault("", f"the file is damaged: {text}") for text in found]


def told(connection: sqlite3.Connection) -> list[Fault]:
    return [
        Fault(table, question.words(*rest))
        for question in QUESTIONS
        for table, *rest in connection.execute(f"{question.sql} LIMIT {MOST_OF_A_SORT}")
    ]
