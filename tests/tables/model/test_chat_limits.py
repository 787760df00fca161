"""Nobody can use up the chat that others need."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lamster.tables.hub.hub import Hub
from lamster.tables.model import chat_limits
from lamster.tables.model.chat_limits import BEFORE_THE_GAME, MOST, MOST_OF_PLAYERS, OF_ONLOOKERS, most_lines
from lamster.tables.model.permissions import LONGEST_CHAT
from lamster.tables.model.table import Table
from lamster.tables.room import limits
from tests.server import in_process
from tests.server.in_process import Visitor
from tests.server.running import Refusal

FEW = 3


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat_limits, "MOST", dict.fromkeys(MOST, FEW))
    monkeypatch.setattr(chat_limits, "MOST_OF_PLAYERS", 2 * FEW)


def with_two(folder: Path, scenario: Callable[[Hub, Visitor, Visitor], Awaitable[None]]) -> None:
    async def run() -> None:
        async with in_process.house(folder) as hub:
            ann, bob = await in_process.company(hub, "Ann", "Bob")
            await scenario(hub, ann, bob)

    asyncio.run(run())


async def talk(visitor: Visitor) -> int:
    """How many lines are taken until there are too many."""
    for number in range(100):
        try:
            await visitor.ask("say", channel="table", text=f"line {number}")
        except Refusal as refusal:
            return number if refusal.error == "too-many" else -1
    raise AssertionError("there is no end to it")


async def strangers(hub: Hub, visitor: Visitor) -> list[Visitor]:
    found = [await in_process.newcomer(hub, name) for name in ("Eve", "Mal")]
    return [await one.enter(visitor.table["id"]) for one in found]


def test_all_who_look_on_have_one_share_and_each_player_has_their_own(tmp_path: Path) -> None:
    async def scenario(hub: Hub, ann: Visitor, bob: Visitor) -> None:
        await in_process.start([ann, bob])
        assert [await talk(stranger) for stranger in await strangers(hub, ann)] == [FEW, 0]
        assert [await talk(ann), await talk(bob)] == [FEW, FEW]

    with_two(tmp_path, scenario)


def test_who_sits_down_and_gets_up_again_takes_nothing_from_those_who_play(tmp_path: Path) -> None:
    async def scenario(hub: Hub, ann: Visitor, bob: Visitor) -> None:
        assert [await talk(stranger) for stranger in await strangers(hub, ann)] == [FEW, 0]
        assert await talk(bob) == FEW
        await bob.ask("stand", seat=1)
        assert await talk(ann) == 2 * FEW, "the host, alone at the table"
        await bob.ask("sit", seat=1)
        assert await talk(bob) == 0, "the share of those who may get up again is used up"
        await in_process.start([ann, bob])
        assert await talk(bob) == FEW

    with_two(tmp_path, scenario)


def test_the_shares_follow_from_the_log(tmp_path: Path) -> None:
    async def scenario(hub: Hub, ann: Visitor, bob: Visitor) -> None:
        await talk(bob)
        await in_process.start([ann, bob])
        eve, _ = await strangers(hub, ann)
        for visitor in (ann, bob, eve):
            await talk(visitor)
        assert ann.room is not None
        table = ann.room.table
        assert Table.from_log(table.id, await hub.store.read(table.id)).said == table.said
        assert table.said == {BEFORE_THE_GAME: FEW, OF_ONLOOKERS: FEW, ann.person: FEW, bob.person: FEW}

    with_two(tmp_path, scenario)


def test_all_chat_together_does_not_fill_the_log() -> None:
    """A line has at most four bytes a character, and some around it."""
    most = MOST_OF_PLAYERS + sum(MOST.values())
    assert most * (4 * LONGEST_CHAT + 100) < limits.MOST_BYTES


def test_everybody_who_plays_has_an_equal_part(tmp_path: Path) -> None:
    async def scenario(_: Hub, ann: Visitor, bob: Visitor) -> None:
        assert ann.room is not None
        assert most_lines(ann.room.table, ann.person) == most_lines(ann.room.table, bob.person) == FEW

    with_two(tmp_path, scenario)
