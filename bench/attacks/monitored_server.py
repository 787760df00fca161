"""`lamster serve` that notes how long its event loop is busy in one go, independent of the load of the machine.

usage: python -m bench.attacks.monitored_server FILE serve …

FILE gets a line for every time that was longer than some milliseconds: when it was over, and how long it took of the
processor.
"""

import asyncio
import sys
from pathlib import Path
from time import thread_time, time
from typing import TextIO

from lamster.cli import main
from lamster.server import serve

EVERY = 0.002
"""Seconds between two looks."""
NOTED = 0.005


async def note(file: TextIO) -> None:
    before = thread_time()
    while True:
        await asyncio.sleep(EVERY)
        busy, before = thread_time() - before, thread_time()
        if busy > NOTED:
            print(time(), busy, file=file, flush=True)


class Noted(serve.Server):
    """A server with somebody who looks at the clock in between."""

    file: TextIO
    noting: asyncio.Task[None]

    async def startup(self, sockets: object = None) -> None:
        await super().startup(sockets)  # type: ignore[arg-type]
        self.noting = asyncio.create_task(note(self.file))


if __name__ == "__main__":
    with Path(sys.argv.pop(1)).open("w", encoding="utf-8") as noted:
        Noted.file = noted
        serve.Server = Noted  # type: ignore[misc]
        sys.exit(main())
