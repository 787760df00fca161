"""A process of people who race: `python -m bench.races.client KIND PORT RACES FIRST SLOWEST_RUN_S`."""

import asyncio
import gc
from random import Random
from time import process_time

from bench.races.page import SEATS, Habits, Page, Race, Report
from bench.shared.client_process import Answer, ClientArguments, run_clients
from bench.shared.lamster_api import Address, create_table, new_person

MONSTERS = ("vampire", "bear", "zombie", "dragon")
START_WINDOW_S = 4.0
"""The races of a process start at random moments of this time."""
CHEATING_SEAT, SLOW_SEAT = 1, 2
MAX_DELAY_S = 0.15
"""Of a slow connection, in each direction."""
RACE_TIMEOUT_RUNS = 50
RACE_TIMEOUT_PAUSES_S = 120.0
"""A race takes at most as long as this number of its slowest runs, and this time for all pauses between them."""


def habits_of(seat: int, race_number: int, rng: Random) -> Habits:
    """In every race one person cheats and one has a slow connection; in every other race a second one has."""
    slow = seat == SLOW_SEAT or (seat == SLOW_SEAT + 1 and race_number % 2)
    return Habits(seat == CHEATING_SEAT, rng.uniform(MAX_DELAY_S / 3, MAX_DELAY_S) if slow else 0.0)


async def join_race(address: Address, number: int, slowest_run_s: float) -> Race:
    """Create a table and let six people sit down at it."""
    rng = Random(str(number))
    people = [new_person() for _ in range(SEATS)]
    options = {"monster": MONSTERS[number % len(MONSTERS)], "maps": 1}
    race = Race(create_table(address, people, "outrun", options), address, slowest_run_s, rng)
    race.pages = [Page(race, seat, person, habits_of(seat, number, rng)) for seat, person in enumerate(people)]
    for page in race.pages:
        await take_seat(page)
    return race


async def take_seat(page: Page) -> None:
    await page.connect()
    if page.seat:
        page.opened.clear()
        page.send("sit", seat=page.seat)
        await page.opened.wait()


async def run_races(races: list[Race], slowest_run_s: float) -> Report:
    start_cpu_s = process_time()
    async with asyncio.timeout(START_WINDOW_S + RACE_TIMEOUT_PAUSES_S + RACE_TIMEOUT_RUNS * slowest_run_s):
        await asyncio.gather(*[run_race(race) for race in races])
    return Report(
        tables={race.table: race.pages[0].person for race in races},
        finishes=[finish for race in races for finish in race.finishes],
        card_spreads_s=[spread for race in races for spread in race.card_spreads_s()],
        cpu_s=process_time() - start_cpu_s,
    )


async def run_race(race: Race) -> None:
    """Start a race, and wait until it is over for all its people."""
    await asyncio.sleep(race.rng.random() * START_WINDOW_S)
    race.pages[0].send("start")
    while not race.is_over:
        await asyncio.sleep(0.05)


async def connect(arguments: ClientArguments) -> Answer:
    slowest_run_s = float(arguments.words[0])
    numbers = range(arguments.first, arguments.first + arguments.tables)
    races = [await join_race(arguments.address, number, slowest_run_s) for number in numbers]
    gc.disable()  # A pause of the collector in a client would be measured as latency of the server.

    async def answer(_: str) -> Report:
        return await run_races(races, slowest_run_s)

    return answer


if __name__ == "__main__":
    run_clients(connect)
