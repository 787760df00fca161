"""Writes fail, lag and get lost exactly as they are told to."""

import asyncio
from random import Random

import pytest

from lamster.tables.store.base import Conflict, StorageError
from tests.simulation.faulty_store import RecordingDatabase, SimulatedStore, Trouble
from tests.simulation.virtual_loop import VirtualClock, VirtualLoop, run


def opened(loop: VirtualLoop, *names: str) -> list[SimulatedStore]:
    database = RecordingDatabase(loop, VirtualClock(loop))
    stores = [SimulatedStore(database, name, Trouble(Random(1))) for name in names]
    for store in stores:
        store.is_open = True
    return stores


async def written(store: SimulatedStore) -> int:
    return len(store.database.logs.get("t", ()))


def test_a_write_fails_and_has_not_happened() -> None:
    async def main(loop: VirtualLoop) -> None:
        (store,) = opened(loop, "")
        store.trouble.writes_fail = 1.0
        with pytest.raises(StorageError, match="full"):
            await store.append("t", 0, [b"x"], 1, None)
        assert await written(store) == 0
        store.trouble.heal()
        await store.append("t", 0, [b"x"], 1, None)
        assert await written(store) == 1

    run(main)


def test_a_write_takes_its_time() -> None:
    async def main(loop: VirtualLoop) -> None:
        (store,) = opened(loop, "")
        store.trouble.lag_s = 10.0
        await store.append("t", 0, [b"x"], 1, None)
        assert 0.1 < loop.time() < 12.5
        assert store.database.written["t"][0] < loop.time()  # type: ignore[attr-defined]

    run(main)


def test_what_a_killed_server_was_writing_is_lost_or_not_told() -> None:
    async def main(loop: VirtualLoop) -> set[int]:
        found = set()
        for kill_at in range(1, 100):
            (store,) = opened(loop, "")
            store.trouble.lag_s = 1.0
            writing = asyncio.create_task(store.append("t", 0, [b"x"], 1, None))
            await asyncio.sleep(kill_at / 100)
            writing.cancel()
            for task in list(store.under_way):
                task.cancel()
            await asyncio.wait([writing])
            await asyncio.sleep(5)
            found.add(await written(store))
        return found

    assert run(main) == {0, 1}


def test_a_write_of_which_nobody_knows_has_happened() -> None:
    async def main(loop: VirtualLoop) -> None:
        (store,) = opened(loop, "")
        store.trouble.unknown = 1.0
        with pytest.raises(StorageError, match="not known"):
            await store.append("t", 0, [b"x"], 1, None)
        assert await written(store) == 1

    run(main)


def test_a_node_whose_clock_is_behind_is_fenced() -> None:
    async def main(loop: VirtualLoop) -> None:
        a, b = opened(loop, "a", "b")
        for store in (a, b):
            await store.leases.beat(True)
        await a.leases.take("t")
        await a.append("t", 0, [b"x"], 1, None)
        a.behind_ms = 4_000
        await asyncio.sleep(3.5)
        await b.leases.beat(True)
        await b.leases.take("t")
        assert a.leases.owns("t"), "it cannot know"
        with pytest.raises(Conflict):
            await a.append("t", 1, [b"y"], 1, None)
        assert await written(b) == 1

    run(main)
