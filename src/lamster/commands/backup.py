"""`lamster backup` copies the database, even of a running server; `lamster restore` puts a copy back."""

import argparse
import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from lamster.commands.doctor import check_file, open_for_reading, print_checkup
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
"""The name of the note in a backup that holds the Web Push key of the server."""
HAS_NOTES = "SELECT 1 FROM sqlite_master WHERE name = 'notes'"


def run(args: argparse.Namespace, screen: Screen) -> int:
    if database_of(args):
        way = "pg_dump --format=custom" if args.command == "backup" else "pg_restore --clean"
        raise Refusal(f"a PostgreSQL database is saved and restored with its own tools: {way}, see docs/operations.md")
    try:
        return (back_up if args.command == "backup" else restore)(args, screen)
    except StorageError as problem:
        raise Refusal(str(problem)) from None


# Backup.


def back_up(args: argparse.Namespace, screen: Screen) -> int:
    """Copy the database as of one moment and check the copy. A copy with faults is kept."""
    words, source, target = Words(args.language), path_of(args), Path(args.file)
    if target.exists():
        raise Refusal(f"{target} is there already, and is not written over: give another name, or move it away")
    with open_for_reading(source) as connection:
        version_of(connection, source)
        copy_to(connection, target)
    save_push_key(source.parent / KEY_FILE, target)
    found = check_file(target)
    print_checkup(found, words, screen)
    screen.write(words.message("doctor-saved", file=str(target), bytes=target.stat().st_size))
    return 1 if found.troubles else 0


def save_push_key(key: Path, target: Path) -> None:
    """Store the Web Push key in the copy: with another key all browsers would have to subscribe again."""
    if not key.is_file():
        return
    with closing(sqlite3.connect(target)) as copy, copy:
        if copy.execute(HAS_NOTES).fetchone():
            copy.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (KEY_NOTE, key.read_text()))


# Restore.


def restore(args: argparse.Namespace, screen: Screen) -> int:
    """Replace the database while no server runs. The previous one is renamed and stays in the folder."""
    words, source = Words(args.language), Path(args.file)
    folder = Path(args.data) if args.data else data_folder()
    if not source.is_file():
        raise Refusal(f"there is no file {source}")
    if not source.stat().st_size:
        raise Refusal(f"{source} is empty: it is no backup")
    with lock_data(folder):
        found = check_file(source)
        print_checkup(found, words, screen)
        if found.troubles and not args.anyway:
            screen.write(words.message("doctor-not-restored"))
            return 1
        kept = replace_database(source, folder / "lamster.db")
        restore_push_key(folder)
        give_to_owner(folder)
    if kept is not None:
        screen.write(words.message("doctor-kept", file=str(kept)))
    screen.write(words.message("doctor-restored", folder=str(folder)))
    return 0


def replace_database(source: Path, target: Path) -> Path | None:
    """Put a copy in place atomically. Returns where the previous database is now, if there was one."""
    incoming = target.with_name(f"{target.name}.incoming")
    with open_for_reading(source) as connection:
        copy_to(connection, incoming)
    kept = set_aside(target) if target.exists() else None
    incoming.replace(target)
    return kept


def set_aside(path: Path) -> Path:
    """Rename a database and its write-ahead log, without opening it: it may be damaged."""
    aside = path.with_name(f"{path.name}.replaced-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    os.link(path, aside)
    for ending in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + ending).rename(aside.with_name(aside.name + ending))
    return aside


def restore_push_key(folder: Path) -> None:
    """Move the Web Push key from the database to its file, unless the folder already has one."""
    with closing(sqlite3.connect(folder / "lamster.db")) as connection, connection:
        if not connection.execute(HAS_NOTES).fetchone():
            return
        found = connection.execute("SELECT text FROM notes WHERE name = ?", (KEY_NOTE,)).fetchone()
        if found and not (folder / KEY_FILE).exists():
            create_private(folder / KEY_FILE)
            (folder / KEY_FILE).write_text(found[0])
        connection.execute("DELETE FROM notes WHERE name = ?", (KEY_NOTE,))


def give_to_owner(folder: Path) -> None:
    """If root restores, give the files to the owner of the folder, so that the server can write to them."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    owner = folder.stat()
    for name in ("lamster.db", KEY_FILE, "lock"):
        with suppress(FileNotFoundError):
            os.chown(folder / name, owner.st_uid, owner.st_gid, follow_symlinks=False)
