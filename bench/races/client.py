"""A process full of people who race: they sit down at their tables, and start when they are told on standard input.

usage: python -m bench.races.client PORT RACES SEED SECONDS      seconds that the slowest runs take
"""

import asyncio
import gc
import json
import secrets
import sys
from http.client import HTTPConnection
from random import Random
from time import process_time
from typing import Any

import msgspec
import uvloop

from bench.races.page import SEATS, Habits, Page, Race, Report
from bench.server.client import fail
from bench.shared.lamster_client import request

MONSTERS = ("vampire", "bear", "zombie", "dragon")
STARTS = 4.0
"""Seconds in which the races of a process begin."""
LIAR, SLOW = 1, 2
"""Seats of people who are not quite like the others."""
SLOWEST_LINE = 0.15
"""Seconds, each way."""
PATIENCE = 50
"""A race takes no longer than so many of its slowest runs."""


def habits(seat: int, number: int, rng: Random) -> Habits:
    """At every table somebody lies and somebody has a slow line; at every other one more."""
    slow = seat == SLOW or (seat == SLOW + 1 and number % 2)
    return Habits(seat == LIAR, rng.uniform(SLOWEST_LINE / 3, SLOWEST_LINE) if slow else 0.0)


async def sit_down(address: tuple[str, int], number: int, slowest: float, rng: Random) -> Race:
    """Six people with names at a table of their own."""
    line = HTTPConnection(*address)
    people = [secrets.token_urlsafe(32) for _ in range(SEATS)]
    for seat, person in enumerate(people):
        request(line, "PUT", "/api/me", person, {"name": f"Player {seat + 1}"})
    options = {"monster": MONSTERS[number % len(MONSTERS)], "maps": 1}
    wanted = {"game": "outrun", "seats": ["me", *["open"] * (SEATS - 1)], "options": options}
    race = Race(request(line, "POST", "/api/tables", people[0], wanted)["table"], address, slowest, rng)
    line.close()
    race.pages = [Page(race, seat, person, habits(seat, number, rng)) for seat, person in enumerate(people)]
    for page in race.pages:
        await take_seat(page)
    return race


async def take_seat(page: Page) -> None:
    await page.connect()
    if page.seat:
        page.here.clear()
        page.send("sit", seat=page.seat)
        await page.here.wait()


async def run(races: list[Race], slowest: float) -> Report:
    spent = process_time()
    async with asyncio.timeout(STARTS + PATIENCE * slowest):
        await asyncio.gather(*[race_on(race) for race in races])
    return Report(
        tables={race.table: race.pages[0].person for race in races},
        finishes=[finish for race in races for finish in race.finishes],
        spreads=[spread for race in races for spread in race.spreads()],
        cpu=process_time() - spent,
    )


async def race_on(race: Race) -> None:
    """Until the race is over for all."""
    await asyncio.sleep(race.rng.random() * STARTS)
    race.pages[0].send("start")
    while not race.over:
        await asyncio.sleep(0.05)


async def main(*words: str) -> None:
    port, races, seed, slowest = int(words[0]), int(words[1]), words[2], float(words[3])
    loop: Any = asyncio.get_running_loop()
    loop.set_exception_handler(fail)
    address = ("127.0.0.1", port)
    seated = [await sit_down(address, number, slowest, Random(f"{seed} {number}")) for number in range(races)]
    gc.disable()  # A client that stops to clean up would be measured as a slow server.
    print("ready", flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    print(json.dumps(msgspec.to_builtins(await run(seated, slowest))), flush=True)


if __name__ == "__main__":
    uvloop.run(main(*sys.argv[1:]))
