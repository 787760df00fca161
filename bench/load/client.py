"""A process of clients for the load benchmark: `python -m bench.load.client KIND PORT TABLES FIRST PACE`."""

import asyncio
import gc
import json
from random import Random
from time import process_time
from typing import Any

from bench.load.page import Measurements, Pace
from bench.load.table import Table, game_of
from bench.shared import boardgame_client
from bench.shared.client_process import Answer, ClientArguments, run_clients
from bench.shared.timed_table import TimedTable

TABLES_JOINING = 8
"""Tables whose people sit down at the same time."""


class LamsterClients:
    """Tables of Lamster's server."""

    def __init__(self, arguments: ClientArguments, pace: Pace) -> None:
        self.measurements = Measurements()
        numbers = range(arguments.first, arguments.first + arguments.tables)
        self.tables = [
            Table(arguments.address, game_of(number), pace, self.measurements, Random(str(number)))
            for number in numbers
        ]

    async def connect(self) -> None:
        joining = asyncio.Semaphore(TABLES_JOINING)

        async def join(table: Table) -> None:
            async with joining:
                await table.join()

        await asyncio.gather(*map(join, self.tables))

    async def play(self, seconds: float) -> None:
        self.measurements.clear()
        playing = [asyncio.create_task(table.play()) for table in self.tables]
        await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in playing:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    def report(self) -> dict[str, Any]:
        return vars(self.measurements)


class BoardgameClients:
    """Matches of boardgame.io's server: four people each, who move in turn at a human pace."""

    def __init__(self, arguments: ClientArguments, pace: Pace) -> None:
        self.address = arguments.address
        self.pace = pace
        self.tables = [TimedTable(Random(str(arguments.first + number))) for number in range(arguments.tables)]

    async def connect(self) -> None:
        for table in self.tables:
            table.pace = "paced"
            await boardgame_client.join_table(table, self.address)

    async def play(self, seconds: float) -> None:
        for table in self.tables:
            table.reset()
        await asyncio.gather(*[self.play_table(table, seconds) for table in self.tables])

    async def play_table(self, table: TimedTable, seconds: float) -> None:
        end = asyncio.get_running_loop().time() + seconds
        while (pause_s := table.rng.uniform(*self.pace.move_s)) < end - asyncio.get_running_loop().time():
            await asyncio.sleep(pause_s)
            table.move()

    def report(self) -> dict[str, Any]:
        latencies_s = [latency for table in self.tables for latency in table.latencies_s]
        found = Measurements()
        found.delivery_s = latencies_s
        found.counts.update({"moves": len(latencies_s), "plies": len(latencies_s)})
        return vars(found)


async def connect(arguments: ClientArguments) -> Answer:
    pace = Pace(*json.loads(arguments.words[0]))
    clients = (LamsterClients if arguments.kind == "lamster" else BoardgameClients)(arguments, pace)
    await clients.connect()
    gc.freeze()  # The collector does not look at the tables again: its pauses would be measured as latency.

    async def answer(seconds: float) -> dict[str, Any]:
        start_cpu_s = process_time()
        await clients.play(seconds)
        return {**clients.report(), "cpu_s": process_time() - start_cpu_s}

    return answer


if __name__ == "__main__":
    run_clients(connect)
