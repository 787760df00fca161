"""A process full of clients: sits down at its tables, and then plays as it is told on its standard input.

usage: python -m bench.server.client lamster|boardgame PORT TABLES SEED
"""

import asyncio
import gc
import json
import sys
from collections.abc import Awaitable, Callable
from random import Random
from time import process_time
from typing import Any

import uvloop

from bench.shared import boardgame_client, lamster_client
from bench.shared.timed_table import Pace, Table

Sit = Callable[[Table, tuple[str, int]], Awaitable[None]]
SITTING: dict[str, Sit] = {"lamster": lamster_client.sit_down, "boardgame": boardgame_client.sit_down}
PATIENCE = 30.0


class Clients:
    """The tables of one process."""

    def __init__(self, tables: int, seed: int) -> None:
        self.tables = [Table(Random(f"{seed} {number}")) for number in range(tables)]

    async def sit_down(self, sit: Sit, port: int) -> None:
        for table in self.tables:
            await sit(table, ("127.0.0.1", port))
        async with asyncio.timeout(PATIENCE):
            while not all(table.begun for table in self.tables):
                await asyncio.sleep(0.05)

    async def play(self, pace: Pace, seconds: float) -> dict[str, Any]:
        """How long each move took until all four had heard of it, in seconds."""
        spent = process_time()
        for table in self.tables:
            table.took, table.bytes = [], 0
        async with asyncio.timeout(seconds + PATIENCE):
            await asyncio.gather(*[table.play(pace, seconds) for table in self.tables])
        took = [time for table in self.tables for time in table.took]
        return {"took": took, "cpu": process_time() - spent, "bytes": sum(table.bytes for table in self.tables)}


def fail(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Whatever a client did not expect ends the benchmark: figures of a broken game are worth nothing."""
    sys.exit(f"{context.get('message')}: {context.get('exception')}")


async def main(server: str, port: str, tables: str, seed: str) -> None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(fail)
    clients = Clients(int(tables), int(seed))
    await clients.sit_down(SITTING[server], int(port))
    gc.disable()  # A client that stops to clean up would be measured as a slow server.
    print("ready", flush=True)
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        pace, seconds = json.loads(line)
        print(json.dumps(await clients.play(pace, seconds)), flush=True)


if __name__ == "__main__":
    uvloop.run(main(*sys.argv[1:]))
