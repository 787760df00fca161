"""A damaged database: whatever can still be read is there and can be played on; what cannot is told in words."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from lamster.tables.model.table import Table
from tests.faults.faulty_server import LINUX_ONLY, FaultyServer, run_faulty_server, startup_error
from tests.server.playing import begun, play_on
from tests.server.running import Page, Person, Refusal

pytestmark = LINUX_ONLY
PAGE = 4096


def flip(path: Path, first: int, count: int = 64) -> None:
    """Other bytes than there were."""
    with path.open("r+b") as file:
        file.seek(first if first >= 0 else path.stat().st_size + first)
        old = file.read(count)
        file.seek(-len(old), os.SEEK_CUR)
        file.write(bytes(255 - byte for byte in old))


def truncate(path: Path, lost: int) -> None:
    os.truncate(path, path.stat().st_size - lost)


def logs_in(data: Path) -> dict[str, list[tuple[int, bytes]]]:
    """Of every table, straight from the file."""
    found: dict[str, list[tuple[int, bytes]]] = {}
    with closing(sqlite3.connect(f"file:{data / 'lamster.db'}?mode=ro", uri=True)) as store:
        for table, at, entry in store.execute("SELECT table_id, at, entry FROM log ORDER BY table_id, seq"):
            found.setdefault(table, []).append((at, entry))
    return found


WAL_DAMAGE: dict[str, Callable[[Path], None]] = {
    "the last page is other bytes": lambda wal: flip(wal, -PAGE),
    "the last page is cut off in the middle": lambda wal: truncate(wal, PAGE // 2),
    "its middle is other bytes": lambda wal: flip(wal, wal.stat().st_size // 2),
    "it is empty": lambda wal: os.truncate(wal, 0),
    "it has no head": lambda wal: flip(wal, 0, 32),
}


@pytest.mark.parametrize("damage", [pytest.param(name, marks=pytest.mark.long) for name in list(WAL_DAMAGE)[1:]])
def test_a_damaged_write_ahead_log(tmp_path: Path, damage: str) -> None:
    check_damaged_wal(tmp_path, damage)


def test_the_last_page_of_the_write_ahead_log_is_damaged(tmp_path: Path) -> None:
    check_damaged_wal(tmp_path, next(iter(WAL_DAMAGE)))


def check_damaged_wal(tmp_path: Path, damage: str) -> None:
    """What was written last may be gone, as with any disk that loses what it has confirmed; all before it is there."""
    with run_faulty_server(tmp_path / "data") as server:
        early = begun(server, ["Ann", "Bob"])
        play_on(early, Random(1), 8)
        server.stop()
        server.start(server.port)
        for page in early:
            page.reopen()
        play_on(early, Random(2), 8)
        before = [page.caught().seq for page in early]
        server.kill()
        whole = tmp_path / "whole"
        shutil.copytree(server.data, whole)
        WAL_DAMAGE[damage](server.data / "lamster.db-wal")
        server.start(server.port)
        for page in early:
            page.reopen()
            assert page.seq <= max(before)
        check_prefix(server, logs_in(whole))
        assert play_on(early, Random(3), 5) == 5, "it can be played on"


def check_prefix(server: FaultyServer, whole: dict[str, list[tuple[int, bytes]]]) -> None:
    """Of every table the first entries are there, with none left out; the table is the sum of them."""
    left = logs_in(server.data)
    assert left
    assert left.keys() == whole.keys()
    for table, lines in left.items():
        assert lines == whole[table][: len(lines)]
        assert Table.from_log(table, lines).seq == len(lines)


@pytest.mark.long
def test_a_damaged_last_page_of_the_database(tmp_path: Path) -> None:
    """Whoever needs it is told; the server and all else that is whole can be used, and nothing is written over."""
    data = tmp_path / "data"
    with run_faulty_server(data) as server:
        tables = [begun(server, ["Ann", "Bob"]) for _ in range(6)]
        for pages in tables:
            play_on(pages, Random(1), 40)
        server.stop()
        flip(data / "lamster.db", -PAGE, PAGE)
        server.start(server.port)
        assert {opened(pages[0]) for pages in tables} <= {"state", "storage", "unreadable"}
        assert Person(server, "Eve").get("/api/health")["version"]


def opened(page: Page) -> str:
    """What the page is told first: everything, or why not."""
    page.connection = page.open()
    message = page.receive()
    return str(message["error"] if message["type"] == "bye" else message["type"])


@pytest.mark.long
def test_a_database_that_is_cut_off(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with run_faulty_server(data) as server:
        pages = begun(server, ["Ann", "Bob"])
        play_on(pages, Random(1), 20)
        server.stop()
        truncate(data / "lamster.db", PAGE + PAGE // 2)
        size = (data / "lamster.db").stat().st_size
        assert "malformed" in startup_error(data)
        assert (data / "lamster.db").stat().st_size == size, "it is left as it is, for whoever can mend it"


@pytest.mark.long
def test_one_damaged_entry_troubles_one_table(tmp_path: Path) -> None:
    """Its people are told; the other table does not notice."""
    with run_faulty_server(tmp_path / "data") as server:
        good, bad = (begun(server, names) for names in (["Ann", "Bob"], ["Cas", "Dee"]))
        play_on(bad, Random(1), 6)
        server.stop()
        table = bad[0].table_id
        server.change("UPDATE log SET entry = ? WHERE table_id = ? AND seq = 4", b"{no entry", table)
        server.start(server.port)
        for page in good:
            page.reopen()
        assert play_on(good, Random(2), 6) == 6
        assert opened(bad[0]) == "unreadable"
        with pytest.raises(Refusal):
            bad[0].person.get(f"/api/tables/{table}/replay")
        assert [card["id"] for card in bad[0].person.get("/api/lobby")["mine"]] == [table]
        assert table in server.log_text()
