"""Databases of earlier versions open with their tables, cards, names, chat and results, and their games go on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lamster.games import load
from lamster.kernel.record import read_record, verify
from lamster.tables.hub.hub import Hub
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.room.room import Room
from tests.migrations.fixtures import NAMES, read_description, rows, unpack
from tests.migrations.make_fixture import codes_in
from tests.server.in_process import Visitor, house, until
from tests.server.reading import Json


async def check_table(room: Room, reader: str, then: Json) -> None:
    """The table is what the version that made it said of it."""
    table = room.table
    assert (table.game.meta.name, table.phase) == (then["game"], then["phase"])
    assert [table.name_on(seat) for seat in range(len(table.chairs))] == then["names"]
    assert [line.text for line in views.chat_lines(table, reader, (), table.chat)] == then["said"]
    match = table.match
    assert (None if match is None else len(match.log)) == then["ply"]
    if match is not None:
        assert views.asked_of(match.state) == then["asked"]
        assert codes_in(views.record_text(table, reader)) == then["codes"]


async def play_on(hub: Hub, table: str, person: str) -> bool:
    """This person answers, if asked; whether they were. A race, in which all must be ready first, is resigned."""
    visitor = await Visitor(hub, person).enter(table)
    assert visitor.room is not None
    decision = visitor.decision
    if visitor.room.table.game.meta.real_time and not visitor.over:
        await visitor.ask("resign", seat=visitor.you["seats"][0])
        return visitor.over
    if decision is None or not decision["options"]:
        return False
    before, seq = visitor.position["ply"], visitor.seq
    code = decision["options"][-1]["code"]
    await visitor.ask("act", seat=decision["seat"], decision=decision["id"], code=code)
    assert visitor.position["ply"] > before
    assert len(await hub.store.read(table)) == visitor.seq > seq
    return True


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_there_and_what_was_on_is_played_on(name: str, tmp_path: Path) -> None:
    unpack(name, tmp_path)
    then = read_description(name)
    ids = {who: person["id"] for who, person in then["people"].items()}

    async def run() -> None:
        async with house(tmp_path) as hub:
            assert await hub.store.tables() == sorted(then["tables"])
            assert [await hub.name_of(person) for person in ids.values()] == list(ids)
            assert [relation.other for relation in await hub.store.relations(ids["Bob"])] == [ids["Ann"]]
            (report,) = await hub.store.reports()
            assert verified(report.record)
            for table, of_then in then["tables"].items():
                await check_table(await hub.room(table), ids[of_then["reader"]], of_then)
            played = [
                await play_on(hub, table, person)
                for table, what in then["for"].items()
                if what.endswith((" on", " clock")) and then["tables"][table]["phase"] == "playing"
                for person in ids.values()
            ]
            assert sum(played) >= len({what for what in then["for"].values() if what.endswith(" on")})
            await check_people(hub, then)

    asyncio.run(run())


def verified(record: str) -> bool:
    found = read_record(record)
    return verify(load(found.header("Game")), found).startswith("verified")


async def check_people(hub: Hub, then: Json) -> None:
    """The lobby has everybody's tables, and everybody's results are counted, also of what was over before."""
    assert len(then["people"]) == 2
    for person in then["people"].values():
        lobby = await hub.lobby(person["id"])
        assert lobby.mine
        assert {card.id for card in lobby.mine} <= then["tables"].keys()
        assert not any(card.trouble for card in lobby.mine)
        over = {table for table, found in then["tables"].items() if found["phase"] == "over"}
        await until(lambda: not hub.results.tasks)
        games = (await hub.results.games_of(person["id"])).games
        assert over <= {game.table for game in games}
        assert person["games"] is None or {game["table"] for game in person["games"]} <= {game.table for game in games}


def test_every_sort_of_entry_is_in_some_fixture(tmp_path: Path) -> None:
    """Real logs hold the entries that must stay readable."""
    found: set[type] = set()
    for name in NAMES:
        entries: list[tuple[Any, ...]] = rows(unpack(name, tmp_path / name), "SELECT entry FROM log")
        found |= {type(log.decode(entry)) for (entry,) in entries}
    assert {log.Created, log.Named, log.Seated, log.Started, log.Played, log.Tabled, log.Chatted} <= found
    assert {log.Followed, log.Welcomed, log.UndoAsked, log.UndoAnswered} <= found
