"""Virtual time passes without waiting, in the same order every time, and never stands still unseen."""

import asyncio
import time

import pytest

from tests.simulation.virtual_loop import GROUP, Deadlock, Runaway, VirtualClock, VirtualLoop, run

DAY_S = 86_400.0


def test_a_day_takes_no_time() -> None:
    async def main(loop: VirtualLoop) -> float:
        await asyncio.sleep(3 * DAY_S)
        return loop.time()

    begun = time.perf_counter()
    assert run(main) == 3 * DAY_S
    assert time.perf_counter() - begun < 5


def test_timers_fire_in_order_each_at_its_own_moment() -> None:
    async def main(loop: VirtualLoop) -> list[tuple[float, str]]:
        heard: list[tuple[float, str]] = []

        async def wake(name: str, after: float) -> None:
            await asyncio.sleep(after)
            heard.append((loop.time(), name))

        await asyncio.gather(wake("c", 2.5), wake("a", 0.1), wake("b", 2.5))
        return heard

    assert run(main) == [(0.1, "a"), (2.5, "c"), (2.5, "b")]


def test_timeouts_are_virtual() -> None:
    async def main(loop: VirtualLoop) -> float:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(40):
                await asyncio.Event().wait()
        return loop.time()

    assert run(main) == 40.0


def test_the_clock_of_the_tables_counts_whole_milliseconds() -> None:
    async def main(loop: VirtualLoop) -> list[int]:
        clock = VirtualClock(loop, 1_000)
        found = []
        for pause_ms in (1, 333, 7, 60_000):
            before = clock.monotonic()
            await clock.sleep(pause_ms)
            found.append(clock.monotonic() - before)
        clock.set_wall(5_000)
        return [*found, clock.wall() - clock.monotonic()]

    assert run(main) == [1, 333, 7, 60_000, 6_000]


def test_who_waits_for_nothing_is_found_out() -> None:
    async def main(_: VirtualLoop) -> None:
        await asyncio.Event().wait()

    with pytest.raises(Deadlock):
        run(main)


def test_who_never_stops_is_found_out() -> None:
    async def main(_: VirtualLoop) -> None:
        while True:
            await asyncio.sleep(0)

    with pytest.raises(Runaway):
        run(main, 1_000)


def test_who_is_busy_for_a_while_is_left_alone() -> None:
    async def main(loop: VirtualLoop) -> int:
        steps = 0
        while loop.time() < 5:
            for _ in range(900):
                await asyncio.sleep(0)
                steps += 1
            await asyncio.sleep(1)
        return steps

    assert run(main, 1_000) == 4_500


def test_threads_are_refused() -> None:
    async def main(_: VirtualLoop) -> None:
        await asyncio.to_thread(time.time)

    with pytest.raises(RuntimeError, match="no threads"):
        run(main)


def test_sets_of_tasks_are_walked_in_order() -> None:
    async def main(_: VirtualLoop) -> list[str]:
        tasks = {asyncio.create_task(asyncio.sleep(1), name=str(i)) for i in range(40)}
        names = [task.get_name() for task in tasks]
        await asyncio.wait(tasks)
        return names

    assert run(main) == [str(i) for i in range(40)]


def test_tasks_belong_to_the_group_that_made_them() -> None:
    async def child() -> None:
        await asyncio.sleep(5)

    async def parent() -> None:
        GROUP.set("node a")
        await asyncio.gather(child(), child())

    async def main(loop: VirtualLoop) -> list[int]:
        task = asyncio.create_task(parent())
        await asyncio.sleep(1)
        found = [len(loop.tasks_of("node a"))]
        await task
        return [*found, len(loop.tasks_of("node a"))]

    assert run(main) == [2, 0]


def test_what_nobody_waited_for_is_kept() -> None:
    async def fail() -> None:
        raise ValueError("unheard")

    async def main(loop: VirtualLoop) -> list[str]:
        task = asyncio.ensure_future(fail())
        await asyncio.sleep(1)
        del task
        return [str(problem["exception"]) for problem in loop.problems]

    assert run(main) == ["unheard"]
