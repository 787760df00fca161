"""Migrations of the SQLite file: numbered scripts, each applied once, in order and in one transaction.

The file holds the number of the last script (`user_version`). A released script is never changed; changes are new
scripts at the end. Before a migration the file is copied.
"""

import logging
import os
import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from lamster.tables.store.base import StorageError

APPLICATION = 0x4C616D73
"""The application id of our files ("Lams")."""
COPIES_KEPT = 2
MIGRATIONS = (
    """
CREATE TABLE log (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE cards (
    table_id TEXT NOT NULL PRIMARY KEY, phase TEXT NOT NULL, listed INTEGER NOT NULL, free INTEGER NOT NULL,
    people TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL, data BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX cards_open ON cards (updated) WHERE listed AND free AND phase = 'open';
CREATE TABLE seated (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
CREATE TABLE people (person TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE relations (
    person TEXT NOT NULL, kind TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, kind, other)
) WITHOUT ROWID;
CREATE TABLE reports (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL,
    record TEXT NOT NULL, position BLOB NOT NULL
);
""",
    # These came one by one without a number of their own, so a file of version 1 may have any of them already.
    """
CREATE TABLE IF NOT EXISTS subscriptions (
    endpoint TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
    language TEXT NOT NULL, at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS alive (one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS analyses (
    table_id TEXT NOT NULL PRIMARY KEY, version TEXT NOT NULL, data BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, ended INTEGER NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS results_of ON results (person, ended);
CREATE TABLE IF NOT EXISTS seen (
    person TEXT NOT NULL, table_id TEXT NOT NULL, seen INTEGER NOT NULL, PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS counted (table_id TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID;
-- The first files did not look at whether a seat is left.
DROP INDEX cards_open;
CREATE INDEX cards_open ON cards (updated) WHERE listed AND free AND phase = 'open';
""",
    """
CREATE TABLE bans (
    kind TEXT NOT NULL, who TEXT NOT NULL, until INTEGER NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (kind, who)
) WITHOUT ROWID;
CREATE TABLE closings (table_id TEXT NOT NULL PRIMARY KEY, reason TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE notes (name TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE erasures (person TEXT NOT NULL PRIMARY KEY, stranger TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX cards_waiting ON cards (updated, table_id) WHERE phase = 'open';
CREATE INDEX cards_over ON cards (updated, table_id) WHERE phase = 'over';
""",
)
VERSION = len(MIGRATIONS)

logger = logging.getLogger("lamster")


class Foreign(StorageError):
    """The file is of another program or of a newer Lamster; it need not be damaged."""


def pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def create_private(path: Path) -> None:
    """Create a file that only its owner may read, because it holds secrets of seeds."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """The version of the file; 0 when it is empty. Files of other programs and newer versions are refused."""
    mark, version = pragma(connection, "application_id"), pragma(connection, "user_version")
    if not mark and not version and not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        return 0
    if mark != APPLICATION or version < 1:
        raise Foreign(f"{path} is a database of another program")
    if version > VERSION:
        raise Foreign(f"{path} was made by a newer Lamster (version {version}, this one knows {VERSION})")
    return int(version)


def migrate(connection: sqlite3.Connection, path: Path, keep: bool = True) -> None:
    """Apply the missing scripts. After an interruption the next start continues."""
    have = version_of(connection, path)
    if keep and 0 < have < VERSION:
        copy = keep_copy(connection, path, have + 1)
        logger.warning(
            "%s is brought from version %d to %d; as it was it is kept in %s", path.name, have, VERSION, copy
        )
    for number in range(have + 1, VERSION + 1):
        marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number};"
        connection.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[number - 1]} {marks} COMMIT;")


# Copies.


def copy_to(connection: sqlite3.Connection, target: Path) -> None:
    """Copy a snapshot of the database, also while it is in use. The target is either complete or not there."""
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        create_private(unfinished)
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as copy:
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        drop_log_of(target)
        unfinished.replace(target)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise StorageError(f"no copy could be made in {target} ({error})") from error


def drop_log_of(path: Path) -> None:
    """Delete the write-ahead log of the file that is being replaced."""
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)


def keep_copy(connection: sqlite3.Connection, path: Path, number: int) -> Path:
    """Copy the file before a migration, and delete old copies."""
    copy = path.with_name(f"{path.name}.before-{number}")
    copy_to(connection, copy)
    for old in copies_of(path)[:-COPIES_KEPT]:
        old.unlink(missing_ok=True)
    return copy


def copies_of(path: Path) -> list[Path]:
    """The copies made before migrations, in order."""
    numbered = re.compile(rf"{re.escape(path.name)}\.before-(\d+)")
    found = [(int(match[1]), each) for each in path.parent.iterdir() if (match := numbered.fullmatch(each.name))]
    return [each for _, each in sorted(found)]
