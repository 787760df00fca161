"""A table that is unloaded is out of memory at once."""

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from lamster.games import metas
from lamster.tables.room import ownership
from lamster.tables.room.perform import ClockTimer
from tests.server import in_process


@pytest.mark.parametrize("game", metas())
def test_an_unloaded_room_is_freed_without_the_collector(tmp_path: Path, game: str) -> None:
    """The server's collector looks at what is old very seldom."""

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            visitors = await in_process.company_at(hub, game, "Ann", "Bob")
            await in_process.start(visitors)
            room = visitors[0].room
            assert room is not None
            assert room.table.phase == "playing"
            for visitor in visitors:
                visitor.leave()
                visitor.room = None
            room.part(ClockTimer).set(None)
            tasks = room.tasks
            for task in [*tasks]:
                task.cancel()
            await in_process.until(lambda: not tasks)
            gone: list[weakref.ref[Any]] = [weakref.ref(room), weakref.ref(room.table)]
            await ownership.unload(room)
            del room, task
            assert [ref() for ref in gone] == [None, None]

    gc.collect()
    gc.disable()
    try:
        asyncio.run(scenario())
    finally:
        gc.enable()
