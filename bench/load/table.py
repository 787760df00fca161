"""A table under load: two people, two bots and two spectators, who play one game after the other."""

import asyncio
from random import Random
from typing import Any

from bench.load.page import Measurements, Pace, Page
from bench.shared.lamster_api import Address, create_table, new_person

GAMES: dict[str, dict[str, Any]] = {
    "on-the-lam": {"round_limit": 20},
    "getaway-driver": {},
    "outrun": {},
    "escape-from-new-york": {},
}
"""The games with their options. The tables take them in turn."""
BOTS = ("medium", "medium")
PLAYERS, SPECTATORS = 2, 2
PAGES = PLAYERS + SPECTATORS
REMATCH_PAUSE_S = (3.0, 8.0)
"""How long the host waits between two looks whether the game is over."""
TIMEOUT_S = 30.0


class Table:
    """The pages of one table."""

    def __init__(self, address: Address, game: str, pace: Pace, measurements: Measurements, rng: Random) -> None:
        self.address = address
        self.game = game
        self.pace = pace
        self.measurements = measurements
        self.rng = rng
        seats = [*range(PLAYERS), *[None] * SPECTATORS]
        self.pages = [Page(address, new_person(), seat, pace, measurements, rng) for seat in seats]
        for page in self.pages:
            page.table_pages = self.pages
        self.rematching = asyncio.Lock()
        """Held while all pages go to the next table. A reload at that time would lose the answer to the rematch."""

    @property
    def players(self) -> list[Page]:
        return self.pages[:PLAYERS]

    async def join(self) -> None:
        """Create the table, open all its pages, sit down and start the game."""
        people = [page.person for page in self.players]
        table = await asyncio.to_thread(create_table, self.address, people, self.game, GAMES[self.game], BOTS)
        for page in self.pages:
            await page.open(table)
        self.players[1].send("sit", seat=1)
        await asyncio.sleep(0.1)
        await self.start()

    async def start(self) -> None:
        self.players[0].send("start")
        async with asyncio.timeout(TIMEOUT_S):
            while self.players[0].phase != "playing":
                await asyncio.sleep(0.05)

    # What people do besides moving.

    async def play(self) -> None:
        """Chat, reload and play rematches until cancelled. The pages move by themselves."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.chat())
            group.create_task(self.play_rematches())
            for page in self.pages:
                group.create_task(self.reload(page))

    async def chat(self) -> None:
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / self.pace.chat_s))
            self.rng.choice(self.players).chat()

    async def reload(self, page: Page) -> None:
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / self.pace.reload_s))
            async with self.rematching:
                if page.is_open:
                    self.measurements.counts["reloads"] += 1
                    await page.open(page.table)

    async def play_rematches(self) -> None:
        while True:
            await asyncio.sleep(self.rng.uniform(*REMATCH_PAUSE_S))
            async with self.rematching:
                if self.players[0].phase == "over" and all(page.is_open for page in self.pages):
                    await self.rematch(self.players[0])

    async def rematch(self, host: Page) -> None:
        """Ask for a rematch, and open all pages at its table."""
        self.measurements.counts["games"] += 1
        host.rematch = asyncio.get_running_loop().create_future()
        host.send("rematch")
        table = await asyncio.wait_for(host.rematch, TIMEOUT_S)
        for page in self.pages:
            await page.open(table)
        await self.start()


def game_of(table_number: int) -> str:
    return list(GAMES)[table_number % len(GAMES)]
