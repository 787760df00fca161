"""`lamster serve` that writes down how long its event loop is blocked, in CPU time.

usage: python -m bench.attacks.monitored_server FILE serve …

CPU time does not depend on what else the machine does. Each line of FILE is a block of more than a few milliseconds:
the time at which it ended, and its duration in seconds.
"""

import asyncio
import sys
from pathlib import Path
from time import thread_time, time
from typing import TextIO

from lamster.cli import main
from lamster.server import serve

CHECK_INTERVAL_S = 0.002
MIN_BLOCK_S = 0.005


async def write_blocks(file: TextIO) -> None:
    before = thread_time()
    while True:
        await asyncio.sleep(CHECK_INTERVAL_S)
        blocked_s, before = thread_time() - before, thread_time()
        if blocked_s > MIN_BLOCK_S:
            print(time(), blocked_s, file=file, flush=True)


class MonitoredServer(serve.Server):
    """A server with a task that measures the event loop."""

    file: TextIO
    monitoring: asyncio.Task[None]

    async def startup(self, sockets: object = None) -> None:
        await super().startup(sockets)  # type: ignore[arg-type]
        self.monitoring = asyncio.create_task(write_blocks(self.file))


if __name__ == "__main__":
    with Path(sys.argv.pop(1)).open("w", encoding="utf-8") as blocks:
        MonitoredServer.file = blocks
        serve.Server = MonitoredServer  # type: ignore[misc]
        sys.exit(main())
