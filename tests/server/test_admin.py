"""`lamster admin` over the store of a real server, while it runs: what it tells, and what it must not."""

import json
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lamster.cli import main
from lamster.tables.model.entries import AnyEntry, encode
from tests.migrations.fixtures import rows, unpack
from tests.server.playing import begun, play_on
from tests.server.running import Page, Person, Server


class Operator:
    """Somebody at the command line of the machine."""

    def __init__(self, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
        self.server = server
        self.capsys = capsys

    def run(self, *words: str, code: int = 0) -> str:
        """What the command printed, or what it complained of."""
        self.capsys.readouterr()
        assert main(["admin", *words, "--data", str(self.server.data)]) == code
        printed = self.capsys.readouterr()
        return printed.out if code == 0 else printed.err

    def data(self, *words: str) -> Any:
        return json.loads(self.run(*words, "--json"))


@pytest.fixture
def operator(server: Server, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(server, capsys)


@pytest.fixture(scope="module")
def played(server: Server) -> Iterator[list[Page]]:
    """A game in the middle, with chat, a shared seat and a report."""
    pages = begun(server, ["Ann", "Bob"], first_player="seat1")
    pages[0].ask("say", channel="table", text="a word among friends")
    pages[0].ask("share-seat", seat=0)
    play_on(pages, Random(5), 8)
    pages[1].ask("report", text="that was wrong")
    yield pages
    for page in pages:
        page.close()


def test_tables_are_listed_by_what_one_looks_for(operator: Operator, played: list[Page]) -> None:
    table, ann = played[0].table_id, played[0].person
    other = ann.create("me", "open", game="getaway-driver", options={})

    def found(*words: str) -> set[str]:
        return {row["table"] for row in operator.data("list", *words, "--limit", "1000")}

    assert {table, other} <= found()
    assert table in found("--phase", "playing")
    assert other not in found("--phase", "playing")
    assert found("--person", ann.id) >= {table, other}
    assert found("--person", "0" * 20) == set()
    assert other in found("--game", "getaway-driver")
    assert table not in found("--game", "getaway-driver")
    assert found("--older-than", "1") == set()
    assert len(operator.data("list", "--limit", "1")) == 1
    assert f"{table}  playing  on-the-lam" in operator.run("list", "--limit", "1000")
    assert operator.run("list", "--older-than", "1").strip() == "0 tables"


def test_a_table_is_shown_without_its_secrets(operator: Operator, played: list[Page]) -> None:
    table = played[0].table_id
    text = operator.run("inspect", table, "--entries", "1000") + operator.run("inspect", table, "--json")
    found = operator.data("inspect", table, "--entries", "3")
    assert found["phase"] == "playing"
    assert [seat["name"] for seat in found["seats"]] == ["Ann", "Bob"]
    assert set(found["people"].values()) == {"Ann", "Bob"}
    assert len(found["last"]) == 3
    assert found["last"][-1]["n"] == found["entries"] - 1
    for secret in secrets_of(operator.server, table):
        assert secret not in text
    assert "a word among friends" not in text
    assert "a word among friends" in operator.run("inspect", table, "--chat", "--entries", "1000")


def secrets_of(server: Server, table: str) -> list[str]:
    """Shares of the seed, keys, and what was played in a game that is not over."""
    entries = [json.loads(row[0]) for row in server.file("SELECT entry FROM log WHERE table_id = ?", table)]
    found = [entry[name] for entry in entries for name in ("secret", "key", "code") if entry.get(name)]
    found += [share for entry in entries for share in entry.get("secrets", {}).values()]
    assert len(found) > 8
    return found


def test_every_kind_of_entry_can_be_shown(operator: Operator, played: list[Page]) -> None:
    """What is told of an entry is named, so that a new kind of entry tells nothing until somebody thought of it."""
    from lamster.commands.admin import SHOWN_FIELDS, entry_data
    from lamster.tables.store.base import Stored

    for kind in AnyEntry.__args__:
        fields = {name: sample(name) for name in kind.__struct_fields__}
        shown = entry_data(3, Stored(0, encode(kind(**fields))), over=False, chat=False)
        assert set(shown) <= {"n", "at", "type", "code", *SHOWN_FIELDS}


def sample(name: str) -> Any:
    kinds: dict[str, Any] = {
        **dict.fromkeys(("rules", "seats", "seat", "a", "b", "place", "milliseconds", "team"), 1),
        **dict.fromkeys(("listed", "onlookers", "agree", "wait", "lesson"), True),
        **{name: {} for name in ("options", "promises", "secrets")},
        **dict.fromkeys(("onlooker_delay", "origin_ply"), 0),
        "opening": [],
        "undo": "free",
        "hints": "none",
        "time": {},
    }
    return kinds.get(name, "x")


def test_what_is_damaged_is_shown_as_far_as_it_can_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = unpack("client", tmp_path)
    (well, bad), (last,) = rows(path, "SELECT min(table_id), max(table_id) FROM cards")[0], rows(path, LAST)[0]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE cards SET data = X'7B22' WHERE table_id = ?", [bad])
        connection.execute("UPDATE log SET entry = X'7B22' WHERE table_id = ? AND seq = ?", [bad, last])
    for words in (["list"], ["list", "--game", rows(path, GAME_OF, well)[0][0]], ["inspect", bad]):
        assert main(["admin", *words, "--data", str(tmp_path), "--json"]) == 0
    listed, of_game, shown = read_one_after_another(capsys.readouterr().out)
    assert {well, bad} <= {row["table"] for row in listed}
    assert well in {row["table"] for row in of_game}
    assert [row["game"] for row in listed if row["table"] == bad] == ["unreadable"]
    assert (shown["last"][-1]["n"], shown["last"][-1]["type"]) == (last, "unreadable")
    assert shown["people"]


LAST = "SELECT max(seq) FROM log WHERE table_id = (SELECT max(table_id) FROM cards)"
GAME_OF = "SELECT json_extract(CAST(data AS TEXT), '$.game') FROM cards WHERE table_id = ?"


def read_one_after_another(text: str) -> list[Any]:
    """Several JSON texts."""
    found = []
    while text := text.strip():
        one, end = json.JSONDecoder().raw_decode(text)
        found.append(one)
        text = text[end:]
    return found


def test_a_record_of_a_game_that_is_not_over_tells_what_onlookers_know(
    operator: Operator, played: list[Page], tmp_path: Path
) -> None:
    table = played[0].table_id
    open_one = operator.run("export", table)
    shares = [share for share in secrets_of(operator.server, table) if len(share) == 64]
    assert not any(share in open_one for share in shares)
    whole = operator.run("export", table, "--whole")
    assert any(share in whole for share in shares)
    told = operator.run("export", table, "--whole", "--out", str(tmp_path / "game.rec"))
    assert str(tmp_path / "game.rec") in told
    assert main(["verify", str(tmp_path / "game.rec")]) == 0


def test_all_about_a_person_is_exported(operator: Operator, played: list[Page], tmp_path: Path) -> None:
    bob = played[1].person
    found = operator.data("export", "--person", bob.id)
    assert found["name"] == "Bob"
    assert [report["text"] for report in found["reports"]] == ["that was wrong"]
    assert played[0].table_id in {table["table"] for table in found["tables"]}
    operator.run("export", "--person", bob.id, "--out", str(tmp_path / "bob.json"))
    assert json.loads((tmp_path / "bob.json").read_text(encoding="utf-8"))["person"] == bob.id
    assert stat.S_IMODE((tmp_path / "bob.json").stat().st_mode) == 0o600, "it is nobody else's business"


def test_reports_are_listed_with_the_game(operator: Operator, played: list[Page]) -> None:
    mine = [row for row in operator.data("reports") if row["table"] == played[0].table_id]
    assert [(row["person"], row["text"]) for row in mine] == [(played[1].person.id, "that was wrong")]
    assert "Seat-1" in mine[0]["record"]
    assert "that was wrong" in operator.run("reports")


def test_bans_are_kept_listed_and_lifted(operator: Operator) -> None:
    eve = Person(operator.server, "Eve").id
    operator.run("ban", eve, "--days", "3", "--reason", "  no \n manners ")
    operator.run("ban", "--address", "2001:db8::7/48")
    operator.run("ban", "--address", "::ffff:192.0.2.9")
    found = {row["who"]: row for row in operator.data("bans")}
    assert found[eve]["reason"] == "no manners"
    assert found[eve]["until"] > found[eve]["at"]
    assert found["2001:db8::/48"]["until"] is None
    assert "192.0.2.9" in found, "the address by which they are known"
    for words in ([eve], ["--address", "2001:db8::/48"], ["--address", "::ffff:192.0.2.9"]):
        operator.run("unban", *words)
    assert eve not in {row["who"] for row in operator.data("bans")}
    assert "is not banned" in operator.run("unban", eve, code=2)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["inspect", "nosuchtable"], "there is no table nosuchtable"),
        (["close", "nosuchtable"], "there is no table nosuchtable"),
        (["export", "nosuchtable"], "there is no table nosuchtable"),
        (["list", "--limit", "-1"], "--limit must be 1 or more, not -1"),
        (["list", "--older-than", "nan"], "--older-than must be more than 0"),
        (["list", "--older-than", "inf"], "--older-than must be more than 0"),
        (["list", "--person", "Ann"], "a person is known by an id of 20 signs"),
        (["inspect", "nosuchtable", "--entries", "0"], "--entries must be 1 or more, not 0"),
        (["export"], "name a table, or a --person"),
        (["ban"], "name a person"),
        (["ban", "Ann"], "a person is known by an id of 20 signs"),
        (["ban", "--address", "somewhere"], "--address takes an address or a network"),
        (["ban", "0" * 20, "--address", "192.0.2.1"], "name a person"),
        (["ban", "0" * 20, "--days", "0"], "--days must be more than 0"),
        (["ban", "0" * 20, "--days", "nan"], "--days must be more than 0"),
        (["ban", "0" * 20, "--reason", "x" * 201], "--reason has at most 200 characters"),
    ],
)
def test_what_is_wrong_is_told_and_changes_nothing(operator: Operator, words: list[str], told: str) -> None:
    before = operator.data("bans")
    assert told in operator.run(*words, code=2)
    assert operator.data("bans") == before


def test_a_folder_without_tables_is_told_and_stays_empty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "list", "--data", str(tmp_path / "none")]) == 2
    assert "there are no tables in" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()
    assert main(["admin", "list", "--database", "mysql://localhost"]) == 2
    assert "--database takes an address such as postgresql://" in capsys.readouterr().err


def test_it_speaks_dutch(server: Server) -> None:
    command = [sys.executable, "-m", "lamster", "--language", "nl", "admin", "bans", "--data", str(server.data)]
    assert " bans" in subprocess.run(command, capture_output=True, text=True, check=True).stdout
    shown = subprocess.run([*command[:5], "admin", "--help"], capture_output=True, text=True, check=True).stdout
    assert "Voor wie een server beheert" in shown


def test_it_works_over_postgresql_too(new_database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """By the address on the command line, or in the environment."""
    pytest.importorskip("asyncpg")
    assert main(["admin", "ban", "0" * 20, "--reason", "no manners", "--database", new_database]) == 0
    assert main(["admin", "list", "--database", new_database]) == 0
    capsys.readouterr()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LAMSTER_DATABASE", new_database)
        assert main(["admin", "bans", "--json"]) == 0
    assert [row["reason"] for row in json.loads(capsys.readouterr().out)] == ["no manners"]
