"""A process full of clients: sits down at its tables, and then lives there for as long as it is told.

usage: python -m bench.load.client lamster|boardgame PORT TABLES FIRST PACE
"""

import asyncio
import gc
import json
import sys
from random import Random
from time import process_time
from typing import Any

import uvloop

from bench.load.page import Pace, Seen
from bench.load.table import Table, games_of
from bench.server.client import fail
from bench.shared import boardgame_client
from bench.shared.timed_table import Table as OneOfFour

AT_ONCE = 8
"""So many tables sit down at the same time."""


class Ours:
    """Tables of our own server."""

    def __init__(self, port: int, tables: int, first: int, pace: Pace) -> None:
        self.seen = Seen()
        address = ("127.0.0.1", port)
        games = games_of(first + tables)[first:]
        self.tables = [
            Table(address, game, pace, self.seen, Random(f"{first + number}")) for number, game in enumerate(games)
        ]

    async def sit_down(self) -> None:
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table) -> None:
            async with turn:
                await table.sit_down()

        await asyncio.gather(*map(one, self.tables))

    async def live(self, seconds: float) -> None:
        self.forget()
        living = [asyncio.create_task(table.live()) for table in self.tables]
        await asyncio.wait(living, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in living:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)

    def forget(self) -> None:
        """What was seen while all sat down."""
        for kept in (self.seen.answers, self.seen.spread, self.seen.openings):
            kept.clear()
        self.seen.counts.clear()
        self.seen.errors.clear()

    def report(self) -> dict[str, Any]:
        return vars(self.seen)


class Theirs:
    """Matches of boardgame.io's server: four people each, of whom the one whose turn it is moves after a while."""

    def __init__(self, port: int, tables: int, first: int, pace: Pace) -> None:
        self.address = ("127.0.0.1", port)
        self.pace = pace
        self.tables = [OneOfFour(Random(f"{first + number}")) for number in range(tables)]

    async def sit_down(self) -> None:
        for table in self.tables:
            table.pace = "paced"
            await boardgame_client.sit_down(table, self.address)

    async def live(self, seconds: float) -> None:
        for table in self.tables:
            table.took = []
        await asyncio.gather(*[self.play(table, seconds) for table in self.tables])

    async def play(self, table: OneOfFour, seconds: float) -> None:
        end = asyncio.get_running_loop().time() + seconds
        while (wait := table.rng.uniform(*self.pace.move)) < end - asyncio.get_running_loop().time():
            await asyncio.sleep(wait)
            table.move()

    def report(self) -> dict[str, Any]:
        took = [time for table in self.tables for time in table.took]
        return {
            "answers": [],
            "spread": took,
            "openings": [],
            "counts": {"moves": len(took), "plies": len(took)},
            "errors": {},
        }


async def main(kind: str, port: str, tables: str, first: str, pace: str) -> None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(fail)
    words = json.loads(pace)
    clients = (Ours if kind == "lamster" else Theirs)(
        int(port), int(tables), int(first), Pace(tuple(words[0]), words[1], words[2])
    )
    await clients.sit_down()
    gc.freeze()
    print("ready", flush=True)
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        spent = process_time()
        await clients.live(float(line))
        print(json.dumps({**clients.report(), "cpu": process_time() - spent}), flush=True)


if __name__ == "__main__":
    uvloop.run(main(*sys.argv[1:]))
