"""Games without a clock and without a page: after a restart or trouble with the store, bots that are to move do."""

import asyncio
from pathlib import Path

import pytest

from lamster.tables import protocol as wire
from lamster.tables.store.base import StorageError
from tests.server import in_process
from tests.server.racing import FakeClock, House, Racer, happens, opened
from tests.server.timing import DAY, end_turn, playing

NO_CLOCK = wire.TimeControl()


async def bot_to_move(house: House) -> Racer:
    """Ann has moved and closed her page; a bot thinks, and has not answered yet."""
    house.bots.thinking.clear()
    (ann,) = await playing(house, NO_CLOCK, "Ann", bots=1)
    await end_turn([ann], 0)
    assert ann.here.thinking, "it is the bot's turn"
    await ann.gone()
    return ann


async def asks_ann(house: House, table: str) -> None:
    """Until it is Ann's turn again; nobody opens a page."""
    for _ in range(100):
        await house.later(1_000)
        room = house.hub.rooms.get(table)
        if room is not None and room.table.playing.state.open[0].seat == 0:
            return
    raise AssertionError("the bot has not moved")


@pytest.mark.parametrize("killed", [False, True])
def test_after_a_restart_a_bot_moves_with_nobody_looking(tmp_path: Path, killed: bool) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            ann = await bot_to_move(house)
            wall = house.clock.wall()
            house.hub.clock_supervisor.woken = not killed  # A server that is killed notes nothing at its end.
        async with opened(tmp_path, FakeClock(9, wall + DAY)) as later:
            await in_process.until(lambda: later.hub.clock_supervisor.woken)
            await asks_ann(later, ann.table["id"])

    asyncio.run(scenario())


def test_a_game_that_has_rested_for_long_is_woken_by_the_lobby(tmp_path: Path) -> None:
    """And then the lobby says whose turn it is."""

    async def scenario() -> None:
        async with opened(tmp_path) as house:
            ann = await bot_to_move(house)
            house.clock.at += 30 * DAY
            wall = house.clock.wall()
        async with opened(tmp_path, FakeClock(9, wall)) as later:
            await in_process.until(lambda: later.hub.clock_supervisor.woken)
            assert ann.table["id"] not in later.hub.rooms, "not every old table is read at every start"
            await later.hub.lobby(ann.person)
            await asks_ann(later, ann.table["id"])
            assert (await later.hub.lobby(ann.person)).mine[0].my_turn

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "problem", [StorageError("the database is restarting"), RuntimeError("the driver is confused")]
)
def test_a_table_that_could_not_be_read_is_brought_back_without_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    """As when the database is restarted: neither the move nor the log can be had for a moment."""

    async def scenario(house: House) -> None:
        ann = await bot_to_move(house)
        table = ann.table["id"]

        async def gone(*_: object) -> None:
            raise problem

        with monkeypatch.context() as trouble:
            trouble.setattr(house.hub.store, "append", gone)
            trouble.setattr(house.hub.store, "read", gone)
            house.bots.thinking.set()
            await house.later(3_000)
            assert table not in house.hub.rooms
        await asks_ann(house, table)
        assert house.hub.clock_supervisor.dropped == set()

    happens(tmp_path, scenario)
