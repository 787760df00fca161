"""The doctor finds what is wrong with a database and says what to do; what is right is right, whoever made it."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from lamster.tables.hub.doctor import Checkup, examine
from lamster.tables.store.base import Card
from lamster.tables.store.sqlite.migrations import VERSION
from lamster.tables.store.sqlite.store import SqliteStore
from tests.command_runner import CommandRunner
from tests.migrations.fixtures import NAMES, rows, unpack
from tests.server.in_process import company_at, house, play_out, start, until

Damage = Callable[[sqlite3.Connection], object]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with a game that is over, one that is on, and a report."""
    folder = tmp_path_factory.mktemp("evening")

    async def spend() -> None:
        async with house(folder) as hub:
            for over in (True, False):
                visitors = await company_at(hub, "on-the-lam", "Ann", "Bob", round_limit=2)
                await start(visitors)
                await visitors[0].ask("report", text="Is that so?")
                if over:
                    await play_out(visitors, Random(1))
            await until(lambda: not hub.results.tasks)

    asyncio.run(spend())
    return (folder / "lamster.db").read_bytes()


def examined(path: Path) -> Checkup:
    async def run() -> Checkup:
        store = SqliteStore(path)
        await store.open()
        try:
            return await examine(store)
        finally:
            await store.close()

    return asyncio.run(run())


@pytest.mark.parametrize("name", NAMES)
def test_what_earlier_versions_made_is_in_order(name: str, tmp_path: Path, run: CommandRunner) -> None:
    path = unpack(name, tmp_path)
    before = path.read_bytes()
    ran = run("doctor", "--data", str(tmp_path), "--json")
    found = json.loads(ran.out)
    assert (ran.code, found["faults"]) == (0, [])
    assert found["tables"] == rows(path, "SELECT count(DISTINCT table_id) FROM log")[0][0]
    assert found["entries"] == rows(path, "SELECT count(*) FROM log")[0][0]
    assert found["records"] > 0
    assert path.read_bytes() == before


FAULTS: dict[str, tuple[Damage, str, str]] = {
    "a hole": (
        lambda db: db.execute("DELETE FROM log WHERE seq = 2 AND table_id = (SELECT max(table_id) FROM log)"),
        "but the last is number",
        "table",
    ),
    "an entry that is no JSON": (
        lambda db: db.execute("UPDATE log SET entry = X'7B22' WHERE seq = 7"),
        "entry 7 of its log cannot be read",
        "table",
    ),
    "an entry that the rules forbid": (
        lambda db: db.execute(
            "UPDATE log SET entry = ? WHERE instr(entry, CAST('played' AS BLOB))",
            (b'{"type":"played","seat":0,"code":"fly:away"}',),
        ),
        "'fly:away' is not possible now",
        "table",
    ),
    "a secret that was not promised": (
        lambda db: db.execute(
            """UPDATE log SET entry = CAST(replace(CAST(entry AS TEXT), '"secrets":{"1":"', '"secrets":{"1":"00')
            AS BLOB) WHERE instr(entry, CAST('"started"' AS BLOB))"""
        ),
        "cannot be",
        "table",
    ),
    "a promise that was not kept": (
        lambda db: db.execute(
            """UPDATE log SET entry = CAST(replace(CAST(entry AS TEXT), '"promises":{"1":"', '"promises":{"1":"00')
            AS BLOB) WHERE instr(entry, CAST('"started"' AS BLOB))"""
        ),
        "its record cannot be verified",
        "table",
    ),
    "another phase on the card": (
        lambda db: db.execute("UPDATE cards SET phase = 'open'"),
        "its card says phase: 'open'",
        "card",
    ),
    "others on the card": (
        lambda db: db.executescript("UPDATE cards SET people = '[\"x\"]'; UPDATE seated SET person = 'x' || person"),
        "its card says people",
        "card",
    ),
    "a card that cannot be shown": (
        lambda db: db.execute("UPDATE cards SET data = X'00'"),
        "its card cannot be shown",
        "card",
    ),
    "no card": (lambda db: db.execute("DELETE FROM cards"), "it has a log, but no card", "table"),
    "a card without a log": (
        lambda db: db.execute("DELETE FROM log WHERE table_id = (SELECT max(table_id) FROM log)"),
        "but there is no log",
        "table",
    ),
    "seats that do not agree": (
        lambda db: db.execute("DELETE FROM seated"),
        "do not agree on whether",
        "table",
    ),
    "somebody else's result": (
        lambda db: db.execute("UPDATE results SET person = 'x'"),
        "person x, who has none",
        "result",
    ),
    "another result": (
        lambda db: db.execute(
            """UPDATE results SET data = CAST(replace(CAST(data AS TEXT), '"won":true', '"won":false') AS BLOB)"""
        ),
        "is not how the game ended",
        "result",
    ),
    "a result too few": (
        lambda db: db.execute("DELETE FROM results WHERE seat = 1"),
        "but not for seat 1",
        "result",
    ),
    "a report of a game that was not so": (
        lambda db: db.execute("UPDATE reports SET record = replace(record, 'Secret-1 \"', 'Secret-1 \"00')"),
        "the record of a report is wrong",
        "report",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_is_found_and_named(name: str, evening: bytes, tmp_path: Path) -> None:
    damage, words, kind = FAULTS[name]
    path = tmp_path / "lamster.db"
    path.write_bytes(evening)
    assert examined(path).troubles == []
    with closing(sqlite3.connect(path)) as connection, connection:
        damage(connection)
    found = examined(path).troubles
    assert any(words in trouble.what and trouble.kind == kind for trouble in found), found


def test_in_words_with_what_to_do(evening: bytes, tmp_path: Path, run: CommandRunner) -> None:
    path = tmp_path / "lamster.db"
    path.write_bytes(evening)
    ran = run("doctor", "--data", str(tmp_path))
    assert ran.code == 0
    assert "Checked 2 tables" in ran.out
    assert "All is well." in ran.out
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE cards SET phase = 'open' WHERE phase = 'over'")
    ran = run("doctor", "--data", str(tmp_path), "--language", "nl")
    assert ran.code == 1
    text = " ".join(ran.out.split())
    assert "2 fouten." in text or "1 fout." in text
    assert "wordt de samenvatting opnieuw geschreven" in text


def test_a_damaged_page_and_a_file_that_is_none(evening: bytes, tmp_path: Path, run: CommandRunner) -> None:
    path = tmp_path / "lamster.db"
    page = 4096
    path.write_bytes(evening[: 3 * page] + b"\xff" * page + evening[4 * page :])
    ran = run("doctor", "--data", str(tmp_path))
    assert ran.code == 1
    assert "damaged" in ran.out
    assert "lamster restore" in " ".join(ran.out.split())
    path.write_text("this is a letter")
    ran = run("doctor", "--data", str(tmp_path), "--json")
    assert ran.code == 1
    assert [fault["kind"] for fault in json.loads(ran.out)["faults"]] == ["file"]


def test_a_newer_file_and_no_file(evening: bytes, tmp_path: Path, run: CommandRunner) -> None:
    path = tmp_path / "lamster.db"
    path.write_bytes(evening)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    ran = run("doctor", "--data", str(tmp_path))
    assert (ran.code, "newer Lamster" in ran.out) == (1, True)
    assert "Use it with the program that made it" in " ".join(ran.out.split())
    ran = run("doctor", "--data", str(tmp_path / "nowhere"))
    assert (ran.code, "there are no tables in" in ran.err) == (2, True)


def test_nothing_is_changed(evening: bytes, tmp_path: Path, run: CommandRunner) -> None:
    """Not even how the file is to be written to."""
    path = tmp_path / "lamster.db"
    path.write_bytes(evening)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    before = path.read_bytes()
    assert run("doctor", "--data", str(tmp_path)).code == 0
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_read_now_is_no_fault_of_it(evening: bytes, tmp_path: Path, run: CommandRunner) -> None:
    """Nobody is sent to a backup because of somebody else's lock, or for want of a right."""
    path = tmp_path / "lamster.db"
    path.write_bytes(evening)
    (tmp_path / "lamster.db-wal").mkdir()
    ran = run("doctor", "--data", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert "lamster.db cannot be read (unable to open database file): run as root" in ran.err


def test_the_database_of_the_environment_is_meant(
    tmp_path: Path, run: CommandRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by `lamster admin`; a folder that is named goes before it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = unpack("first", tmp_path / "lamster")
    monkeypatch.setenv("LAMSTER_DATABASE", "mysql://localhost")
    ran = run("doctor")
    assert (ran.code, "--database takes an address" in ran.err) == (2, True)
    assert run("doctor", "--data", str(path.parent)).code == 0


def test_the_end_of_a_game_is_written_with_its_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever the server is killed, the lobby knows whether the game is over."""
    written: list[tuple[int, str]] = []

    async def run() -> None:
        async with house(tmp_path) as hub:
            append = hub.store.append

            async def noting(table: str, first: int, entries: Sequence[bytes], at: int, card: Card | None) -> None:
                written.append((first + len(entries), card.phase if card is not None else ""))
                await append(table, first, entries, at, card)

            monkeypatch.setattr(hub.store, "append", noting)
            visitors = await company_at(hub, "on-the-lam", "Ann", "Bob", round_limit=1)
            await start(visitors)
            await play_out(visitors, Random(1))
            await visitors[0].ask("say", text="Well played", channel="table")
            assert written[-2:] == [(visitors[0].seq - 1, "over"), (visitors[0].seq, "over")]

    asyncio.run(run())


def test_what_changes_meanwhile_is_looked_at_again(evening: bytes, tmp_path: Path) -> None:
    """A log that is read before a move, and a card that is read after it, are no fault."""
    path = tmp_path / "lamster.db"
    path.write_bytes(evening)

    class Moving(SqliteStore):
        reads = 0

        async def read(self, table: str, *_: int) -> list[object]:  # type: ignore[override]
            lines = await super().read(table)
            self.reads += 1
            return lines[:-3] if self.reads == 1 else lines  # type: ignore[return-value]

    async def look() -> tuple[Checkup, int]:
        store = Moving(path)
        await store.open()
        found = await examine(store)
        await store.close()
        return found, store.reads

    found, reads = asyncio.run(look())
    assert found.troubles == []
    assert reads > found.tables
