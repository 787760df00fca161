"""A hub that stops while it restores a table."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from lamster.tables.hub.hub import Hub
from lamster.tables.model.refused import Refused
from lamster.tables.room import ownership
from lamster.tables.store.base import StorageError
from tests.server import in_process


async def unloaded_table(hub: Hub) -> str:
    """A table that is not in memory."""
    ann = await in_process.newcomer(hub, "Ann")
    table = await in_process.table_of(ann, "me", "open")
    await ownership.unload(hub.rooms[table])
    return table


def test_an_error_is_no_surprise_after_all_who_waited_have_left(tmp_path: Path) -> None:
    surprises: list[dict[str, Any]] = []

    async def scenario() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, problem: surprises.append(problem))
        async with in_process.house(tmp_path) as hub:
            table = await unloaded_table(hub)
            fails = asyncio.Event()

            async def read(*_: object) -> None:
                await fails.wait()
                raise StorageError("the disk cannot be read")

            hub.store.read = read  # type: ignore[method-assign, assignment]
            waiting = asyncio.create_task(hub.room(table))
            await in_process.until(lambda: hub.loading)
            waiting.cancel()
            fails.set()
            await in_process.until(lambda: not hub.loading)
        gc.collect()

    asyncio.run(scenario())
    assert surprises == []


def test_a_load_that_takes_too_long_is_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ownership, "FINISH_S", 0.05)

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            table = await unloaded_table(hub)

            async def read(*_: object) -> None:
                await asyncio.Event().wait()

            hub.store.read = read  # type: ignore[method-assign, assignment]
            waiting = asyncio.create_task(hub.room(table))
            await in_process.until(lambda: hub.loading)
            await hub.farewell()
            await in_process.until(lambda: not hub.loading)
            with pytest.raises(asyncio.CancelledError):
                await waiting
            with pytest.raises(Refused, match="going down"):
                await hub.room(table)

    asyncio.run(scenario())
