"""Every setting of a table goes the whole way: form, log, wire, lobby and waiting room."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model.settings import FIXED_BY_START
from lamster.tables.model.table import Table
from tests.server.in_process import Visitor, house

GAME = "on-the-lam"
WEB = Path(__file__).parent.parent.parent / "web" / "src"
FORM = WEB / "shell" / "new" / "draft.svelte.ts"
WAITING_ROOM = WEB / "shared" / "table" / "TableSettings.svelte"

USUAL: dict[str, Any] = {"options": {}, "listed": False, "onlookers": True}
"""What the form sends for settings that have no default."""
OTHER: dict[str, Any] = {
    "options": {"round_limit": 60},
    "listed": True,
    "onlookers": False,
    "onlooker_delay": 60,
    "undo": "free",
    "hints": "all",
    "time": {"kind": "move", "amount": 30, "more": 0, "on_time": "others"},
}
"""For each setting a value that is not the usual one."""
IN_LOBBY = {"options": "options", "onlookers": "onlookers", "time": "time"}
"""Settings that the card of a table shows; `listed` decides whether there is a card in everybody's lobby."""


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def has(found: Any, wanted: Any) -> bool:
    """Options of a table are complete: those that are wanted must be among them."""
    found = plain(found)
    return bool(found | wanted == found if isinstance(wanted, dict) else found == wanted)


def test_there_is_an_example_of_every_setting() -> None:
    assert set(OTHER) == set(wire.SETTINGS)
    assert set(FIXED_BY_START) < set(wire.SETTINGS)
    assert set(wire.SETTINGS) < set(wire.SetTable.__struct_fields__), "the host can change every setting"


@pytest.mark.parametrize("name", wire.SETTINGS)
def test_a_setting_of_a_new_table_goes_the_whole_way(name: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            ann = Visitor(hub)
            await hub.rename(ann.person, "Ann")
            sent = {"game": GAME, "seats": ["me", "open"], **USUAL, name: OTHER[name]}
            table = await hub.create(ann.person, "Ann", msgspec.convert(sent, wire.NewTable))
            lines = await hub.store.read(table)
            assert has(msgspec.json.decode(lines[0].entry)[name], OTHER[name]), "in the log"
            restored = Table.from_log(table, lines)
            assert has(getattr(restored.settings, name), OTHER[name]), "restored from the log"
            await ann.enter(table)
            assert has(ann.table[name], OTHER[name]), "on the wire"
            check_lobby(name, await hub.lobby(ann.person))

    asyncio.run(scenario())


def check_lobby(name: str, lobby: wire.Lobby) -> None:
    (card,) = lobby.mine
    if name in IN_LOBBY:
        assert has(getattr(card, IN_LOBBY[name]), OTHER[name]), "in the lobby"
    assert bool(lobby.open) == (name == "listed")


@pytest.mark.parametrize("name", wire.SETTINGS)
def test_the_host_changes_a_setting_in_the_waiting_room(name: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            ann = Visitor(hub)
            await hub.rename(ann.person, "Ann")
            sent = {"game": GAME, "seats": ["me", "open"], **USUAL}
            table = await hub.create(ann.person, "Ann", msgspec.convert(sent, wire.NewTable))
            await ann.enter(table)
            assert not has(ann.table[name], OTHER[name]), "the example must differ from the usual value"
            before = {other: ann.table[other] for other in wire.SETTINGS if other != name}
            await ann.ask("set-table", **{name: OTHER[name]})
            assert has(ann.table[name], OTHER[name])
            assert {other: ann.table[other] for other in before} == before, "nothing else changes"
            last = log.decode((await hub.store.read(table))[-1].entry)
            assert isinstance(last, log.Arranged)
            assert has(getattr(last, name), OTHER[name])

    asyncio.run(scenario())


@pytest.mark.parametrize("name", wire.SETTINGS)
def test_the_form_and_the_waiting_room_of_the_client_have_every_setting(name: str) -> None:
    for path in (FORM, WAITING_ROOM):
        assert name in path.read_text(encoding="utf-8"), f"{path.name} does not mention {name}"


def test_settings_are_encoded_as_they_were_before() -> None:
    """Logs, databases and clients of earlier versions have the fields in this order."""
    shared: dict[str, Any] = {"onlooker_delay": 60, "undo": "free", "hints": "all"}
    arranged = log.Arranged(seats=2, options={"x": 1}, listed=True, onlookers=False, **shared)
    assert log.encode(arranged) == (
        b'{"type":"arranged","seats":2,"options":{"x":1},"listed":true,"onlookers":false,"onlooker_delay":60,'
        b'"undo":"free","hints":"all"}'
    )
    created = log.Created(
        game="g", rules=1, seats=2, options={}, host="h", listed=False, onlookers=True, secret="s", **shared
    )
    assert log.encode(created) == (
        b'{"type":"created","game":"g","rules":1,"seats":2,"options":{},"host":"h","listed":false,"onlookers":true,'
        b'"secret":"s","onlooker_delay":60,"undo":"free","hints":"all"}'
    )
