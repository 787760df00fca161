"""The clock of all tables. Nothing else reads the time, so that tests can replace it."""

import asyncio
import time

DAY_S = 24 * 3600
DAY_MS = 1000 * DAY_S


class Clock:
    """A clock in whole milliseconds."""

    def monotonic(self) -> int:
        """A time that never jumps, for durations only."""
        return time.monotonic_ns() // 1_000_000

    def wall(self) -> int:
        """The time since 1970, for what is stored and must mean the same to the next server."""
        return time.time_ns() // 1_000_000

    async def sleep(self, milliseconds: int) -> None:
        await asyncio.sleep(milliseconds / 1000)
