"""An event loop with virtual time: when nothing is ready, its clock jumps to the next timer.

Nothing sleeps, so an hour takes as long as the work that is done in it. The order of all callbacks follows from the
program alone: a run with the same seed is the same run. Threads would break that, so there are none.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar
from typing import Any, NoReturn, TypeVar

from lamster.tables.clock import Clock

WALL_AT_START_MS = 1_700_000_000_000
STEPS_WITHOUT_TIME = 20_000
"""Steps of the loop after which a run whose clock stands still counts as a runaway."""
RESOLUTION_S = 1e-6
GROUP: ContextVar[str] = ContextVar("group", default="")
"""What the running code belongs to (a node, a client): its tasks belong to the same, and are ended with it."""

T = TypeVar("T")


class Deadlock(RuntimeError):
    """Nothing is ready, and no timer is set: the program would wait for ever."""


class Runaway(RuntimeError):
    """The program is busy without end, and its clock stands still."""


class NumberedTask(asyncio.Task[Any]):
    """A task whose hash is its number: a set of tasks is walked in the same order in every run."""

    def __init__(self, work: Coroutine[Any, Any, Any], loop: "VirtualLoop", context: Context | None) -> None:
        self.number = loop.numbers  # Asyncio keeps the task in a set at once.
        self.group = GROUP.get() if context is None else context.get(GROUP, "")
        super().__init__(work, loop=loop, context=context)

    def __hash__(self) -> int:
        return self.number


class JumpingSelector:
    """Takes the place of the selector: instead of waiting for a time it lets the time pass."""

    def __init__(self, loop: "VirtualLoop") -> None:
        self.loop = loop

    def select(self, timeout: float | None) -> list[NoReturn]:
        if timeout is None:
            raise Deadlock("nothing is ready, and no timer is set")
        if timeout > 0:
            self.loop.jump()
        else:
            self.loop.step()
        return []

    def close(self) -> None:
        pass


class VirtualLoop(asyncio.BaseEventLoop):
    """A loop of its own time, which begins at 0 seconds."""

    def __init__(self, steps_without_time: int = STEPS_WITHOUT_TIME) -> None:
        super().__init__()
        self._selector = JumpingSelector(self)
        self._clock_resolution = RESOLUTION_S
        self.now = 0.0
        self.steps = 0
        self.steps_without_time = steps_without_time
        self.numbers = 0
        self.living: dict[str, set[NumberedTask]] = {}
        """The tasks that are not done, by their group."""
        self.ended: set[str] = set()
        """Groups that are no more."""
        self.problems: list[dict[str, Any]] = []
        """What was raised and nobody waited for."""
        self.set_task_factory(self.make_task)  # type: ignore[arg-type]
        self.set_exception_handler(lambda _, problem: self.problems.append(problem))

    # Time.

    def time(self) -> float:
        return self.now

    def jump(self) -> None:
        """Nothing is ready: it is as late as the next timer says."""
        timers: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        self.now = max(self.now, timers[0].when())
        self.steps = 0

    def step(self) -> None:
        self.steps += 1
        if self.steps > self.steps_without_time:
            raise Runaway(f"{self.steps} steps at {self.now:.3f} s, and no end")

    # What a loop without files and threads has to say.

    def _process_events(self, _: list[NoReturn]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    def run_in_executor(self, *_: Any) -> NoReturn:  # type: ignore[override]
        raise RuntimeError("there are no threads in virtual time")

    # Tasks.

    def make_task(
        self, _: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, T], context: Context | None = None
    ) -> asyncio.Task[T]:
        self.numbers += 1
        task = NumberedTask(work, self, context)
        self.living.setdefault(task.group, set()).add(task)
        task.add_done_callback(self.forget_task)
        if task.group in self.ended:
            task.cancel()
        return task

    def end_group(self, group: str) -> None:
        """Nothing of a group goes on: its tasks are cancelled, and so are those that they make as they end."""
        self.ended.add(group)
        for task in self.tasks_of(group):
            task.cancel()

    def forget_task(self, task: asyncio.Task[Any]) -> None:
        assert isinstance(task, NumberedTask)
        group = self.living.get(task.group, set())
        group.discard(task)
        if not group:
            self.living.pop(task.group, None)

    def tasks_of(self, group: str) -> list[NumberedTask]:
        return sorted(self.living.get(group, ()), key=lambda task: task.number)


class VirtualClock(Clock):
    """The clock of the tables, by the time of a virtual loop."""

    def __init__(self, loop: VirtualLoop, wall_at_start_ms: int = WALL_AT_START_MS) -> None:
        self.loop = loop
        self.wall_at_start_ms = wall_at_start_ms
        self.was_set_back = False
        self.latest_start_ms = wall_at_start_ms
        """The start of the loop on the wall, as it was when the clock was furthest ahead."""

    def monotonic(self) -> int:
        return round(self.loop.now * 1000)

    def wall(self) -> int:
        return self.wall_at_start_ms + self.monotonic()

    def set_wall(self, by_ms: int) -> None:
        """The clock on the wall is set, or the machine slept."""
        self.wall_at_start_ms += by_ms
        self.was_set_back = self.was_set_back or by_ms < 0
        self.latest_start_ms = max(self.latest_start_ms, self.wall_at_start_ms)


def run(main: Callable[[VirtualLoop], Coroutine[Any, Any, T]], steps_without_time: int = STEPS_WITHOUT_TIME) -> T:
    """Run a program from its beginning to its end in virtual time. What it leaves behind is dropped."""
    loop = VirtualLoop(steps_without_time)
    try:
        asyncio.set_event_loop(loop)
        return loop.run_until_complete(main(loop))
    finally:
        drop_tasks(loop)
        asyncio.set_event_loop(None)
        loop.close()


def drop_tasks(loop: VirtualLoop) -> None:
    """Cancel all that is still there, and let it end."""
    for task in [task for group in loop.living for task in loop.tasks_of(group)]:
        task.cancel()
    for _ in range(10):
        if not loop.living:
            return
        loop.steps = 0
        loop.call_soon(loop.stop)
        loop.run_forever()
