"""A long game that is brought back into memory keeps nobody waiting."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from lamster.tables.model import restore
from lamster.tables.model.refused import Refused
from lamster.tables.model.restore import restore_or_refuse
from tests.server import in_process


def test_others_have_their_turn_while_a_table_is_brought_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(restore, "SLICE_S", 0.0)

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            visitors = await in_process.company(hub, "Ann", "Bob")
            await in_process.start(visitors)
            await in_process.play_out(visitors, Random(1))
            assert visitors[0].room is not None
            table = visitors[0].room.table
            lines = await hub.store.read(table.id)
            loading = asyncio.create_task(restore_or_refuse(table.id, lines))
            turns = 0
            while not loading.done():
                await asyncio.sleep(0)
                turns += 1
            found = loading.result()
            assert (found.seq, found.bytes, found.phase) == (table.seq, table.bytes, "over")
            assert turns >= len(lines) - 1

    asyncio.run(scenario())


def test_what_cannot_be_brought_back_is_told_all_the_same(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, _ = await in_process.company(hub, "Ann", "Bob")
            assert ann.room is not None
            lines = await hub.store.read(ann.room.table.id)
            with pytest.raises(Refused) as caught:
                await restore_or_refuse("x", [*lines, lines[0]._replace(entry=b"{}")])
            assert caught.value.error == "unreadable"

    asyncio.run(scenario())
