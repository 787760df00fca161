"""Each release left a database with unfinished games of every kind: this version plays all of them to their ends."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.command_runner import CommandRunner
from tests.migrations.finishing import ENGINE, Game, play_to_the_end
from tests.migrations.fixtures import RELEASES, read_description, unpack
from tests.migrations.local_server import ENTRY_TYPES, Client, LocalServer, copy_to_postgres, operating, serving
from tests.migrations.make_fixture import FIXTURES
from tests.migrations.make_release import make_database
from tests.server.reading import Json

SOON_MS = 1_000
"""A short restart: everything that was open still is."""
YEAR_MS = 365 * 86_400_000
TWO_MINUTES_MS = 120_000
MOST_BYTES = 1_000_000
TABLE_VERBS = frozenset({"stand-in", "back", "resign", "undo", "timeout"})
"""The verbs of the table's own codes."""

AGREED = {
    "undo request": {"undo-answered", "undo"},
    "clock proposal": {"clock-answered", "clock-added"},
    "time vote": {"voted-on-time", "prolonged"},
    "bot vote": {"bot-wanted", "stand-in"},
    "players who left": {"back"},
    "Hal is banned": {"stand-in"},
    "forgotten player": {"stand-in"},
    "mid-run, a bot is to play on": {"stand-in"},
}
"""What is written, by the kind of table, when people come back and agree to what they are asked."""
LEFT_ALONE = {
    "undo request": {"undo-lapsed"},
    "clock proposal": {"clock-lapsed"},
    "time vote": {"stand-in"},
    "Hal is banned": {"stand-in"},
    "forgotten player": {"stand-in"},
}
"""The same when nobody comes back."""


def marks(entries: list[Json]) -> set[str]:
    """What entries are: their types, and the verbs of the table's own codes."""
    verbs = {entry["code"].partition(":")[0] for entry in entries if entry["type"] == "tabled"}
    return verbs | {entry["type"] for entry in entries}


def unfinished(then: Json) -> dict[str, Json]:
    """The tables that are played on; the operator has one closed at the start."""
    return {
        table: noted
        for table, noted in then["tables"].items()
        if noted["phase"] in ("open", "playing") and noted["kind"] != "to be closed"
    }


def table_of(then: Json, kind: str) -> str:
    return next(str(table) for table, noted in then["tables"].items() if noted["kind"] == kind)


async def written_since(server: LocalServer, then: Json, kind: str) -> set[str]:
    table = table_of(then, kind)
    return marks((await server.log_of(table))[then["tables"][table]["entries"] :])


# What is in a fixture.


def test_there_is_a_fixture_of_the_first_release() -> None:
    assert "release-0.1.0" in RELEASES


@pytest.mark.parametrize("name", RELEASES)
def test_every_table_is_what_it_was(name: str, tmp_path: Path) -> None:
    path, then = unpack(name, tmp_path), read_description(name)

    async def run() -> None:
        async with operating(path, then["left_at"]) as operator:
            assert await operator.tables() == sorted(then["tables"])
            for table, noted in then["tables"].items():
                now = await operator.describe(table)
                assert now == {key: noted[key] for key in now}, noted["kind"]

    asyncio.run(run())
    assert len(then["tables"]) > len(unfinished(then)) > 50
    assert (FIXTURES / f"{name}.db.gz").stat().st_size < MOST_BYTES


def check_it_covers_everything(then: Json, logs: list[list[Json]]) -> None:
    """Every kind of entry, every verb, and every game in mid-game at every number of seats."""
    found = set().union(*map(marks, logs))
    assert found >= ENTRY_TYPES | TABLE_VERBS
    playing = [noted for noted in then["tables"].values() if noted["phase"] == "playing"]
    seats = {(noted["game"], len(noted["people"])) for noted in playing}
    assert seats >= {("on-the-lam", 2), ("on-the-lam", 3), ("on-the-lam", 4)}
    assert seats >= {("getaway-driver", 1), ("getaway-driver", 2), ("getaway-driver", 4)}
    assert seats >= {("escape-from-new-york", count) for count in range(1, 5)}
    assert seats >= {("outrun", count) for count in range(1, 7)}
    assert {noted["rules"] for noted in playing} >= {1, 2}


def test_a_fixture_of_this_version_would_have_everything(tmp_path: Path) -> None:
    """The script that the next release runs works, and knows of every kind of entry."""
    path = tmp_path / "lamster.db"

    async def run() -> None:
        then = await make_database(path)
        async with operating(path, then["left_at"]) as operator:
            check_it_covers_everything(then, [await operator.log_of(table) for table in then["tables"]])

    asyncio.run(run())


# Playing on.


async def come_back(server: LocalServer, then: Json) -> list[Game]:
    """Everybody opens their tables again, except who is away, banned or forgotten."""
    missing = {*then["banned"], then["forgotten"]}
    games = []
    for table, noted in unfinished(then).items():
        gone = missing | {*noted.get("absent", [])}
        game = Game(server, table, noted)
        await game.come_back([person for person in dict.fromkeys(noted["people"]) if person and person not in gone])
        if noted["phase"] == "open":
            await game.begin()
        games.append(game)
    return games


async def check_doors(server: LocalServer, then: Json) -> None:
    """Who may open a table may still, and nobody else."""
    eve, ann = then["spectator"], then["people"]["Ann"]
    for kind in ("closed", "to be closed"):
        assert await server.refusal_of(table_of(then, kind), ann) == "closed"
    assert await server.refusal_of(table_of(then, "no spectators"), eve) == "no-onlookers"
    shared = then["tables"][table_of(then, "hints and a shared view")]
    pupil = await Client(server, eve).open(table_of(then, "hints and a shared view"), shared["key"])
    assert (pupil.you["pupil"], pupil.you["eyes"]) == (True, 1)
    assert await server.refusal_of(pupil.table["id"], eve, shared["ended_key"]) == "no-link"
    late = await Client(server, eve).open(table_of(then, "delayed spectators"))
    assert late.you["delayed"]
    (removed,) = then["tables"][table_of(then, "changed waiting room")]["removed"]
    assert await server.refusal_of(table_of(then, "changed waiting room"), removed) == "blocked"
    banned = [await server.refusal_of(table_of(then, "waiting room"), person) for person in then["banned"]]
    assert banned == ["banned", "banned"]
    assert await server.troubles_of(ann) == []


def check_lessons(games: list[Game]) -> None:
    """A lesson goes on where it was left."""
    lessons = [game for game in games if game.noted["kind"].startswith("lesson of ")]
    assert len(lessons) == 4
    for game in lessons:
        now = game.clients[0].position["lesson"]
        assert 0 < now["step"] < now["steps"], game.noted["kind"]
        assert not now["over"]


async def check_forgotten(server: LocalServer, then: Json) -> None:
    logs = str([await server.log_of(table) for table in then["tables"]])
    assert then["people"]["Ann"] in logs
    assert then["forgotten"] not in logs


async def play_all(path: Path, then: Json, database: str = "") -> None:
    async with serving(path, then["left_at"] + SOON_MS, ENGINE, database) as server:
        await check_doors(server, then)
        games = await come_back(server, then)
        check_lessons(games)
        await play_to_the_end(server, games)
        assert [await server.phase_of(game.table) for game in games] == ["over"] * len(games)
        for kind, wanted in AGREED.items():
            assert wanted <= await written_since(server, then, kind), kind
        assert "stand-in" not in await written_since(server, then, "mid-run, nobody plays on")
        await check_forgotten(server, then)
        await server.settle()


@pytest.mark.parametrize("name", RELEASES)
def test_every_game_is_played_to_its_end(name: str, tmp_path: Path, run: CommandRunner) -> None:
    path, then = unpack(name, tmp_path), read_description(name)
    asyncio.run(play_all(path, then))
    ran = run("doctor", "--data", str(tmp_path), "--json")
    found = json.loads(ran.out)
    assert (ran.code, found["faults"], found["other_rules"]) == (0, [], [])
    assert found["tables"] == len(then["tables"])
    assert found["records"] == len(then["tables"])


@pytest.mark.long
@pytest.mark.parametrize("name", RELEASES)
def test_every_game_is_played_to_its_end_on_postgresql(
    name: str, tmp_path: Path, database: str, run: CommandRunner
) -> None:
    path, then = unpack(name, tmp_path), read_description(name)
    asyncio.run(copy_to_postgres(path, database, then["left_at"]))
    asyncio.run(play_all(path, then, database))
    ran = run("doctor", "--database", database, "--json")
    found = json.loads(ran.out)
    assert (ran.code, found["faults"], found["tables"]) == (0, [], len(then["tables"]))


@pytest.mark.long
def test_a_fixture_of_this_version_could_be_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "lamster.db"
    asyncio.run(play_all(path, asyncio.run(make_database(path))))


@pytest.mark.parametrize("name", RELEASES)
def test_after_a_year_alone_no_question_is_left_open(name: str, tmp_path: Path) -> None:
    path, then = unpack(name, tmp_path), read_description(name)

    async def run() -> None:
        async with serving(path, then["left_at"] + YEAR_MS, ENGINE) as server:
            await server.later(TWO_MINUTES_MS)
            for kind, wanted in LEFT_ALONE.items():
                assert wanted <= await written_since(server, then, kind), kind
            assert "skipped" in await written_since(server, then, "clock of days")

    asyncio.run(run())
