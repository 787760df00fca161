"""`lamster backup` and `lamster restore`: a copy of all tables while a server runs, and back again when none does."""

import argparse
import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from lamster.commands.doctor import checked_file, reading, tell
from lamster.commands.stores import database_of, path_of
from lamster.folders import data_folder
from lamster.kernel.decision import Refusal
from lamster.screen import Screen
from lamster.server.notifications.webpush import KEY_FILE
from lamster.server.serve import lock_data
from lamster.tables.store.base import StorageError
from lamster.tables.store.sqlite.migrations import copy_to, create_private, version_of
from lamster.text import Words

KEY_NOTE = "push-key"
"""Where a backup has the key by which browsers know this server when it calls them."""
HAS_NOTES = "SELECT 1 FROM sqlite_master WHERE name = 'notes'"


def run(args: argparse.Namespace, screen: Screen) -> int:
    if database_of(args):
        way = "pg_dump --format=custom" if args.command == "backup" else "pg_restore --clean"
        raise Refusal(f"a PostgreSQL database is saved and restored with its own tools: {way}, see docs/operations.md")
    try:
        return (back_up if args.command == "backup" else restore)(args, screen)
    except StorageError as problem:
        raise Refusal(str(problem)) from None


# Out.


def back_up(args: argparse.Namespace, screen: Screen) -> int:
    """The copy is of one moment, and is looked through like any database; a faulty one is kept all the same."""
    words, source, target = Words(args.language), path_of(args), Path(args.file)
    if target.exists():
        raise Refusal(f"{target} is there already, and is not written over: give another name, or move it away")
    with reading(source) as connection:
        version_of(connection, source)
        copy_to(connection, target)
    keep_key(source.parent / KEY_FILE, target)
    found = checked_file(target)
    tell(found, words, screen)
    screen.write(words.message("doctor-saved", file=str(target), bytes=target.stat().st_size))
    return 1 if found.troubles else 0


def keep_key(key: Path, target: Path) -> None:
    """With another key all browsers would have to ask anew to be called, so it goes with the tables."""
    if not key.is_file():
        return
    with closing(sqlite3.connect(target)) as copy, copy:
        if copy.execute(HAS_NOTES).fetchone():
            copy.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (KEY_NOTE, key.read_text()))


# And back.


def restore(args: argparse.Namespace, screen: Screen) -> int:
    """Only where no server is. What was there stays beside it, under another name."""
    words, source = Words(args.language), Path(args.file)
    folder = Path(args.data) if args.data else data_folder()
    if not source.is_file():
        raise Refusal(f"there is no file {source}")
    if not source.stat().st_size:
        raise Refusal(f"{source} is empty: it is no backup")
    with lock_data(folder):
        found = checked_file(source)
        tell(found, words, screen)
        if found.troubles and not args.anyway:
            screen.write(words.message("doctor-not-restored"))
            return 1
        kept = put_in_place(source, folder / "lamster.db")
        key_back(folder)
        hand_over(folder)
    if kept is not None:
        screen.write(words.message("doctor-kept", file=str(kept)))
    screen.write(words.message("doctor-restored", folder=str(folder)))
    return 0


def put_in_place(source: Path, target: Path) -> Path | None:
    """The file is there whole, or the old one still is. Gives back where that one is now."""
    incoming = target.with_name(f"{target.name}.incoming")
    with reading(source) as connection:
        copy_to(connection, incoming)
    kept = set_aside(target) if target.exists() else None
    incoming.replace(target)
    return kept


def set_aside(path: Path) -> Path:
    """Another name for a database and its write-ahead log. It is not opened: whatever is wrong with it stays so."""
    aside = path.with_name(f"{path.name}.replaced-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    os.link(path, aside)
    for ending in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + ending).rename(aside.with_name(aside.name + ending))
    return aside


def key_back(folder: Path) -> None:
    """The key of the backup, where the folder has none of its own. It does not stay in the database."""
    with closing(sqlite3.connect(folder / "lamster.db")) as connection, connection:
        if not connection.execute(HAS_NOTES).fetchone():
            return
        found = connection.execute("SELECT text FROM notes WHERE name = ?", (KEY_NOTE,)).fetchone()
        if found and not (folder / KEY_FILE).exists():
            create_private(folder / KEY_FILE)
            (folder / KEY_FILE).write_text(found[0])
        connection.execute("DELETE FROM notes WHERE name = ?", (KEY_NOTE,))


def hand_over(folder: Path) -> None:
    """What root has put there belongs to whoever the folder belongs to: the server must be able to write to it."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    owner = folder.stat()
    for name in ("lamster.db", KEY_FILE, "lock"):
        with suppress(FileNotFoundError):
            os.chown(folder / name, owner.st_uid, owner.st_gid, follow_symlinks=False)
