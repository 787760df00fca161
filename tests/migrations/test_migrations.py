"""Databases of every earlier schema are migrated, each step in one transaction, after a copy was made."""

import asyncio
import logging
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from lamster.tables.store.base import StorageError
from lamster.tables.store.sqlite import migrations
from lamster.tables.store.sqlite.migrations import APPLICATION, VERSION
from lamster.tables.store.sqlite.store import SqliteStore
from tests.migrations.fixtures import NAMES, RELEASES, rows, schema, unpack


def open_once(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("name", [*NAMES, *RELEASES])
def test_an_old_file_becomes_what_a_new_one_is(name: str, tmp_path: Path) -> None:
    old, new = unpack(name, tmp_path / "old"), tmp_path / "new" / "lamster.db"
    before = rows(old, "SELECT * FROM log ORDER BY table_id, seq")
    for path in (old, new):
        open_once(path)
    assert schema(old) == schema(new)
    assert rows(old, "PRAGMA user_version") == rows(new, "PRAGMA user_version") == [(VERSION,)]
    assert rows(old, "SELECT * FROM log ORDER BY table_id, seq") == before
    assert rows(old, "PRAGMA integrity_check") == [("ok",)]


def test_as_it_was_it_is_kept_beside_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = unpack("first", tmp_path)
    before, old_schema = rows(path, "SELECT * FROM log"), schema(path)
    with caplog.at_level(logging.WARNING, "lamster"):
        open_once(path)
    copy = tmp_path / "lamster.db.before-2"
    assert copy.name in caplog.text
    assert rows(copy, "SELECT * FROM log") == before
    assert schema(copy) == old_schema
    assert rows(copy, "PRAGMA user_version") == [(1,)]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    caplog.clear()
    open_once(path)
    assert not caplog.text
    assert sorted(found.name for found in tmp_path.iterdir()) == ["lamster.db", copy.name]


def test_a_new_file_has_no_copy(tmp_path: Path) -> None:
    open_once(tmp_path / "lamster.db")
    assert [found.name for found in tmp_path.iterdir()] == ["lamster.db"]


def test_only_the_last_copies_are_kept(tmp_path: Path) -> None:
    path = unpack("first", tmp_path)
    for number in (1, 9, 10, 11):
        (tmp_path / f"lamster.db.before-{number}").write_text("old")
    (tmp_path / "lamster.db.before-long").write_text("somebody's own")
    with closing(sqlite3.connect(path)) as connection:
        migrations.keep_copy(connection, path, 12)
    assert {found.name for found in tmp_path.iterdir()} == {
        "lamster.db",
        "lamster.db.before-11",
        "lamster.db.before-12",
        "lamster.db.before-long",
    }


def test_a_step_that_fails_changes_nothing_and_the_next_start_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = unpack("client", tmp_path)
    good = migrations.MIGRATIONS
    monkeypatch.setattr(migrations, "MIGRATIONS", (*good[:2], "CREATE TABLE half (a); CREATE TABLE log (a);"))
    with pytest.raises(StorageError, match="already exists"):
        open_once(path)
    assert rows(path, "PRAGMA user_version") == [(2,)]
    assert not rows(path, "SELECT 1 FROM sqlite_master WHERE name = 'half'")
    monkeypatch.setattr(migrations, "MIGRATIONS", good)
    open_once(path)
    assert rows(path, "PRAGMA user_version") == [(VERSION,)]
    assert rows(tmp_path / "lamster.db.before-2", "PRAGMA user_version") == [(1,)]
    assert rows(tmp_path / "lamster.db.before-3", "PRAGMA user_version") == [(2,)]


def test_without_room_for_a_copy_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = unpack("first", tmp_path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(migrations, "create_private", full)
    monkeypatch.setattr("lamster.tables.store.sqlite.store.create_private", lambda _: None)
    with pytest.raises(StorageError, match=r"no copy could be made in .*before-2.*No space left"):
        open_once(path)
    assert rows(path, "PRAGMA user_version") == [(1,)]


@pytest.mark.parametrize(
    ("pragmas", "words"),
    [
        (f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION + 1}", "made by a newer Lamster"),
        (f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = 0", "another program"),
        ("PRAGMA application_id = 7; PRAGMA user_version = 1", "another program"),
    ],
)
def test_what_is_not_ours_is_left_alone(tmp_path: Path, pragmas: str, words: str) -> None:
    path = unpack("first", tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(pragmas)
    before = path.read_bytes()
    with pytest.raises(StorageError, match=words):
        open_once(path)
    assert path.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == ["lamster.db"]
