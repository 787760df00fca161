"""A timer of a room, which calls a function at a later time."""

import asyncio
from collections.abc import Awaitable, Callable

from lamster.tables.room.room import Room


class Timer:
    """Calls a function once, at the time it was last set to, with the room's lock held."""

    def __init__(self, room: Room, action: Callable[[], Awaitable[None]]) -> None:
        self.room = room
        self.action = action
        self.due: int | None = None
        """By the monotonic clock; None: never."""
        self.waiting: asyncio.Future[None] | None = None

    def set(self, due: int | None) -> None:
        is_waiting = self.waiting is not None and not self.waiting.done()
        if due == self.due and is_waiting:
            return
        if self.waiting is not None:
            self.waiting.cancel()
        self.due = due
        self.waiting = None if due is None else self.room.spawn(self.run(due))

    async def run(self, due: int) -> None:
        clock = self.room.clock
        await clock.sleep(max(0, due - clock.monotonic()))
        # From here on `set` does not cancel it: a running write must be finished.
        self.waiting = None
        async with self.room.lock:
            await self.action()
