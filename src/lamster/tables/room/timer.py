"""Something that a room does by itself at a moment to come."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lamster.tables.room.room import Room


class Timer:
    """Wakes somebody once, at the last moment it was set to, with the room's lock held."""

    def __init__(self, room: "Room", rung: Callable[[], Awaitable[None]]) -> None:
        self.room = room
        self.rung = rung
        self.due: int | None = None
        """By the clock of the tables; None: never."""
        self.asleep: asyncio.Future[None] | None = None

    def set(self, due: int | None) -> None:
        sleeping = self.asleep is not None and not self.asleep.done()
        if due == self.due and sleeping:
            return
        if self.asleep is not None:
            self.asleep.cancel()
        self.due = due
        self.asleep = None if due is None else self.room.spawn(self.ring(due))

    async def ring(self, due: int) -> None:
        clock = self.room.hub.clock
        await clock.sleep(max(0, due - clock.monotonic()))
        # From here on it is not to be stopped any more: what is being written must be finished.
        self.asleep = None
        async with self.room.lock:
            await self.rung()
