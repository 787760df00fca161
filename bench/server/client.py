"""A process of clients for the server benchmark: `python -m bench.server.client KIND PORT TABLES FIRST`."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from random import Random
from time import process_time
from typing import Any

from bench.shared import boardgame_client, lamster_client
from bench.shared.client_process import Answer, ClientArguments, run_clients
from bench.shared.lamster_api import Address
from bench.shared.timed_table import Pace, TimedTable

JoinTable = Callable[[TimedTable, Address], Awaitable[None]]
JOIN_TABLE: dict[str, JoinTable] = {"lamster": lamster_client.join_table, "boardgame": boardgame_client.join_table}
TIMEOUT_S = 30.0
"""For all games to start, and for the last moves of a turn to reach all clients."""


async def connect(arguments: ClientArguments) -> Answer:
    """Join all tables, and wait until their games have started."""
    tables = [TimedTable(Random(str(arguments.first + number))) for number in range(arguments.tables)]
    for table in tables:
        await JOIN_TABLE[arguments.kind](table, arguments.address)
    async with asyncio.timeout(TIMEOUT_S):
        while not all(table.has_started for table in tables):
            await asyncio.sleep(0.05)
    gc.disable()  # A pause of the collector in a client would be measured as latency of the server.

    async def answer(request: tuple[Pace, float]) -> dict[str, Any]:
        return await play(tables, *request)

    return answer


async def play(tables: list[TimedTable], pace: Pace, seconds: float) -> dict[str, Any]:
    """Play at all tables for some seconds. The fields of the answer are those of `Turn` that clients know."""
    start_cpu_s = process_time()
    for table in tables:
        table.reset()
    async with asyncio.timeout(seconds + TIMEOUT_S):
        await asyncio.gather(*[table.play(pace, seconds) for table in tables])
    return {
        "latencies_s": [latency for table in tables for latency in table.latencies_s],
        "client_cpu_s": process_time() - start_cpu_s,
        "received_bytes": sum(table.received_bytes for table in tables),
    }


if __name__ == "__main__":
    run_clients(connect)
