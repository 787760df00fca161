"""The order in which questions get workers."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from lamster.tables.workers import fair_queue
from lamster.tables.workers.fair_queue import FairQueue, Requester

Queue = FairQueue[int]


def nobody_looks() -> bool:
    return False


async def served(queue: Queue, askers: list[Requester], searches: bool = False) -> list[Requester]:
    """The order in which these are served who ask one after the other, by workers that come back one at a time."""
    order: list[Requester] = []

    async def ask(asker: Requester) -> None:
        worker = await queue.take(asker, searches)
        order.append(asker)
        await asyncio.sleep(0)
        queue.put(worker)

    tasks = [asyncio.create_task(ask(asker)) for asker in askers]
    await asyncio.sleep(0)
    queue.put(1)
    await asyncio.gather(*tasks)
    return order


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def scenario() -> None:
        await work()

    asyncio.run(scenario())


def test_people_take_turns_and_so_do_their_tables() -> None:
    """Eve asks at eighteen tables before Ann and Bob ask at one each."""

    async def work() -> None:
        eve = [Requester("eve", f"table {number}") for number in range(6) for _ in range(3)]
        ann, bob = Requester("ann", "ann's"), Requester("bob", "bob's")
        order = await served(Queue(1), [*eve, ann, ann, bob])
        assert order[:6] == [eve[0], ann, bob, eve[3], ann, eve[6]]
        assert [asker.table for asker in order[6:10]] == [f"table {number}" for number in (3, 4, 5, 0)]

    run(work)


def test_tables_where_nobody_looks_come_last() -> None:
    async def work() -> None:
        left = Requester("ann", "left", nobody_looks)
        seen = [Requester("eve", f"table {number}") for number in range(3)]
        assert await served(Queue(1), [left, *seen]) == [*seen, left]

    run(work)


def test_whether_somebody_looks_counts_when_the_turn_comes() -> None:
    async def work() -> None:
        lines = [1]
        left, other = Requester("ann", "left", lambda: bool(lines)), Requester("bob", "other")
        queue = Queue(1)
        asked = [asyncio.create_task(queue.take(asker)) for asker in (left, other)]
        await asyncio.sleep(0)
        lines.clear()
        queue.put(7)
        assert await asked[1] == 7
        assert [waiting.requester for waiting in queue.waiting] == [left]
        asked[0].cancel()

    run(work)


def test_one_worker_is_kept_from_searches() -> None:
    async def work() -> None:
        queue = Queue(1)
        for worker in (1, 2):
            queue.put(worker)
        ann = Requester("ann", "table")
        assert await queue.take(ann, searches=True) == 1
        assert queue.take_more(ann) == []
        behind = asyncio.create_task(queue.take(ann, searches=True))
        await asyncio.sleep(0)
        assert await queue.take(Requester("bob", "other")) == 2
        queue.put(2)
        assert not behind.done(), "a search waits, though a worker is idle"
        queue.lose(1)
        assert await behind == 2

    run(work)


@pytest.mark.parametrize(("attended", "most"), [(True, 3), (False, 2)])
def test_a_place_is_kept_for_tables_where_somebody_looks(attended: bool, most: int) -> None:
    async def work() -> None:
        queue = Queue(3)
        for worker in range(4):
            queue.put(worker)
        asker = Requester("ann", "table", lambda: attended)
        assert len([await queue.take(asker, searches=True), *queue.take_more(asker)]) == most

    run(work)


def test_who_stops_waiting_takes_no_worker_with_them() -> None:
    async def work() -> None:
        queue = Queue(1)
        gone = [asyncio.create_task(queue.take(Requester("ann", "table"))) for _ in range(2)]
        await asyncio.sleep(0)
        gone[1].cancel()
        await asyncio.sleep(0)
        assert len(queue.waiting) == 1
        queue.put(1)
        gone[0].cancel()  # It has been given the worker, and does not know it yet.
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (queue.idle, queue.waiting) == ([1], [])

    run(work)


def test_only_so_many_turns_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MAX_TURNS", 4)

    async def work() -> None:
        queue = Queue(1)
        await served(queue, [Requester(f"person {number}", f"table {number}") for number in range(5)])
        assert list(queue.turns) == ["person 3", "table 3", "person 4", "table 4"]

    run(work)


def test_who_waits_when_it_is_closed_is_told() -> None:
    async def work() -> None:
        queue = Queue(1)
        waiting = asyncio.create_task(queue.take(Requester()))
        await asyncio.sleep(0)
        queue.close()
        with pytest.raises(RuntimeError, match="workers are closed"):
            await waiting
        with pytest.raises(RuntimeError, match="workers are closed"):
            await queue.take(Requester())

    run(work)
