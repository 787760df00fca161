"""A backup made while people play is complete and of one moment, and restoring it loses nothing."""

import asyncio
import json
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from lamster.server.notifications.webpush import KEY_FILE, key_in
from lamster.tables.store.sqlite.migrations import VERSION
from lamster.tables.store.sqlite.store import SqliteStore
from tests.command_runner import CommandRunner
from tests.migrations.fixtures import rows, unpack
from tests.migrations.test_migrations import open_once
from tests.server.playing import begun, play_on
from tests.server.running import running

LOG = "SELECT * FROM log ORDER BY table_id, seq"


def test_there_and_back_while_people_play(tmp_path: Path, run: CommandRunner) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with running(data) as server:
        pages = begun(server, ["Ann", "Bob"])
        play_on(pages, Random(1), 5)
        acknowledged = server.file(LOG)
        ran = run("backup", str(copy), "--data", str(data))
        assert ran.code == 0, ran.out
        assert "All is well." in ran.out
        play_on(pages, Random(2), 5)
        ran = run("doctor", "--data", str(data), "--json")
        assert (ran.code, json.loads(ran.out)["faults"]) == (0, [])
        saved = rows(copy, LOG)
        assert saved == acknowledged
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        table, person = pages[0].table_id, pages[0].person
        ran = run("restore", str(copy), "--data", str(data))
        assert (ran.code, "another server uses" in ran.err) == (2, True)
    newer = rows(data / "lamster.db", LOG)
    assert len(newer) > len(saved)
    ran = run("restore", str(copy), "--data", str(data))
    assert ran.code == 0
    assert rows(data / "lamster.db", LOG) == saved
    (kept,) = data.glob("lamster.db.replaced-*")
    assert kept.name in " ".join(ran.out.split()).replace(" ", "")
    assert rows(kept, LOG) == newer
    with running(data) as server:
        person.server = server
        again = person.page(table).ready()
        assert again.seq == len([row for row in saved if row[0] == table])


def test_into_an_empty_folder_with_the_key_of_the_server(tmp_path: Path, run: CommandRunner) -> None:
    source, target, copy = tmp_path / "source", tmp_path / "target", tmp_path / "copy.db"
    unpack("client", source)
    open_once(source / "lamster.db")
    key_in(source)
    assert run("backup", str(copy), "--data", str(source)).code == 0
    assert run("restore", str(copy), "--data", str(target)).code == 0
    assert (target / KEY_FILE).read_bytes() == (source / KEY_FILE).read_bytes()
    assert stat.S_IMODE((target / KEY_FILE).stat().st_mode) == 0o600
    assert rows(target / "lamster.db", LOG) == rows(source / "lamster.db", LOG)
    assert rows(target / "lamster.db", "SELECT * FROM notes") == []
    assert not list(target.glob("lamster.db.*"))


def killed_while_writing(path: Path, data: Path) -> None:
    """What is in the folder of a server that did not come to fold its write-ahead log in."""

    async def write() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.append("t", 0, [b"x"], 1, None)
        shutil.copytree(path.parent, data)
        await store.close()

    asyncio.run(write())


def test_what_a_killed_server_left_in_the_write_ahead_log_is_kept_too(tmp_path: Path, run: CommandRunner) -> None:
    data, copy = tmp_path / "data", unpack("client", tmp_path / "copy")
    killed_while_writing(tmp_path / "server" / "lamster.db", data)
    assert (data / "lamster.db-wal").stat().st_size > 0
    newer = rows(data / "lamster.db", LOG)
    assert run("restore", str(copy), "--data", str(data)).code == 0
    (kept,) = [path for path in data.glob("lamster.db.replaced-*") if not path.name.endswith(("-wal", "-shm"))]
    assert rows(kept, LOG) == newer
    assert rows(data / "lamster.db", LOG) == rows(copy, LOG)


def test_a_file_that_is_beyond_reading_is_set_aside_with_all_that_belongs_to_it(
    tmp_path: Path, run: CommandRunner
) -> None:
    data, copy = tmp_path / "data", unpack("client", tmp_path / "copy")
    data.mkdir()
    (data / "lamster.db").write_text("this is a letter")
    (data / "lamster.db-wal").write_text("and what was to come after it")
    assert run("restore", str(copy), "--data", str(data)).code == 0
    assert rows(data / "lamster.db", LOG) == rows(copy, LOG)
    texts = sorted(path.read_text() for path in data.glob("lamster.db.replaced-*"))
    assert texts == ["and what was to come after it", "this is a letter"]


def test_an_older_database_is_saved_as_it_is(tmp_path: Path, run: CommandRunner) -> None:
    path = unpack("first", tmp_path / "data")
    copy = tmp_path / "copy.db"
    ran = run("backup", str(copy), "--data", str(path.parent))
    assert (ran.code, "All is well." in ran.out) == (0, True)
    assert rows(copy, "PRAGMA user_version") == [(1,)]
    assert rows(copy, "PRAGMA journal_mode") == [("delete",)], "it must be one file"
    assert rows(copy, LOG) == rows(path, LOG)
    assert run("restore", str(copy), "--data", str(tmp_path / "other")).code == 0
    assert rows(tmp_path / "other" / "lamster.db", LOG) == rows(path, LOG)


def test_a_faulty_backup_is_not_restored_unless_it_must_be(tmp_path: Path, run: CommandRunner) -> None:
    path = unpack("first", tmp_path / "data")
    copy = unpack("client", tmp_path / "copy")
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("DELETE FROM log WHERE seq = 2")
    before = path.read_bytes()
    ran = run("restore", str(copy), "--data", str(path.parent))
    assert ran.code == 1
    assert "Nothing was restored." in ran.out
    assert path.read_bytes() == before
    assert run("restore", str(copy), "--data", str(path.parent), "--anyway").code == 0
    assert rows(path, LOG) == rows(copy, LOG)


def test_a_backup_is_one_file_that_needs_not_be_written_to(tmp_path: Path, run: CommandRunner) -> None:
    """It may lie on a disk that can only be read: making, checking and restoring it do not change how it is kept."""
    path, copy = unpack("client", tmp_path / "data"), tmp_path / "copy.db"
    open_once(path)
    assert rows(path, "PRAGMA user_version") == [(VERSION,)]
    assert run("backup", str(copy), "--data", str(path.parent)).code == 0
    saved = copy.read_bytes()
    assert rows(copy, "PRAGMA journal_mode") == [("delete",)]
    assert run("restore", str(copy), "--data", str(tmp_path / "other")).code == 0
    assert copy.read_bytes() == saved
    assert [found.name for found in tmp_path.glob("copy*")] == ["copy.db"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
def test_what_root_restores_belongs_to_the_server(tmp_path: Path, run: CommandRunner) -> None:
    source, folder, copy = unpack("client", tmp_path / "source"), tmp_path / "folder", tmp_path / "copy.db"
    open_once(source)
    key_in(source.parent)
    assert run("backup", str(copy), "--data", str(source.parent)).code == 0
    folder.mkdir()
    os.chown(folder, 4321, 4322)
    assert run("restore", str(copy), "--data", str(folder)).code == 0
    owners = {path.name: (path.stat().st_uid, path.stat().st_gid) for path in folder.iterdir()}
    assert owners == dict.fromkeys(("lamster.db", "lock", KEY_FILE), (4321, 4322))


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_postgresql_has_its_own_tools(
    command: str, tmp_path: Path, run: CommandRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the address on the command line, or in the environment."""
    tool = {"backup": "pg_dump", "restore": "pg_restore"}[command]
    ran = run(command, str(tmp_path / "x"), "--database", "postgresql://localhost/lamster")
    assert (ran.code, tool in ran.err) == (2, True)
    monkeypatch.setenv("LAMSTER_DATABASE", "postgresql://localhost/lamster")
    ran = run(command, str(tmp_path / "x"))
    assert (ran.code, tool in ran.err) == (2, True)


def test_nothing_is_written_over_and_what_is_missing_is_told(tmp_path: Path, run: CommandRunner) -> None:
    path = unpack("first", tmp_path / "data")
    there = tmp_path / "there.db"
    there.write_text("mine")
    ran = run("backup", str(there), "--data", str(path.parent))
    assert (ran.code, "is there already" in ran.err) == (2, True)
    assert there.read_text() == "mine"
    ran = run("backup", str(tmp_path / "no" / "where.db"), "--data", str(tmp_path / "empty"))
    assert (ran.code, "there are no tables in" in ran.err) == (2, True)
    ran = run("restore", str(tmp_path / "none.db"), "--data", str(path.parent))
    assert (ran.code, "there is no file" in ran.err) == (2, True)
    empty = tmp_path / "empty.db"
    empty.touch()
    ran = run("restore", str(empty), "--data", str(path.parent))
    assert (ran.code, "it is no backup" in ran.err) == (2, True)
    letter = tmp_path / "letter.db"
    letter.write_text("this is a letter")
    assert run("restore", str(letter), "--data", str(path.parent)).code == 1
    assert json.loads(run("doctor", "--data", str(path.parent), "--json").out)["faults"] == []
