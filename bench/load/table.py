"""A table under load: two people and two bots, both people's pages and two more that look on, game after game."""

import asyncio
import secrets
from http.client import HTTPConnection
from random import Random
from typing import Any

from bench.load.page import Pace, Page, Seen
from bench.shared.lamster_client import request

GAMES: dict[str, dict[str, Any]] = {
    "on-the-lam": {"round_limit": 20},
    "getaway-driver": {},
    "outrun": {},
    "escape-from-new-york": {},
}
"""What is played, table by table in turn, and with which settings."""
SEATS = ("me", "open", "medium", "medium")
"""A bot of the level medium is `thumb`."""
PLAYERS, ONLOOKERS = 2, 2
PAGES = PLAYERS + ONLOOKERS
AFTER_A_GAME = (3.0, 8.0)
"""Seconds until somebody asks for another game."""


class Table:
    """The pages of one table."""

    def __init__(self, address: tuple[str, int], game: str, pace: Pace, seen: Seen, rng: Random) -> None:
        self.address = address
        self.game = game
        self.pace = pace
        self.seen = seen
        self.rng = rng
        seats = [*range(PLAYERS), *[None] * ONLOOKERS]
        self.pages = [Page(address, secrets.token_urlsafe(32), seat, seen, rng) for seat in seats]
        for page in self.pages:
            page.company, page.pace = self.pages, pace
        self.moving = asyncio.Lock()
        """Held while all go on to the next game: nobody loads a page anew in between, where an answer would be lost."""

    @property
    def players(self) -> list[Page]:
        return self.pages[:PLAYERS]

    async def sit_down(self) -> None:
        """Two people with names; one makes the table, the other comes; then those who look on, and the game begins."""
        table = await asyncio.to_thread(self.make)
        for page in self.pages:
            await page.open(table)
        self.players[1].send("sit", seat=1)
        await asyncio.sleep(0.1)
        await self.begin()

    def make(self) -> str:
        line = HTTPConnection(*self.address)
        for number, page in enumerate(self.players):
            request(line, "PUT", "/api/me", page.secret, {"name": f"Player {number + 1}"})
        wanted = {"game": self.game, "seats": list(SEATS), "options": GAMES[self.game]}
        made: str = request(line, "POST", "/api/tables", self.players[0].secret, wanted)["table"]
        line.close()
        return made

    async def begin(self) -> None:
        self.players[0].send("start")
        async with asyncio.timeout(30):
            while self.players[0].phase != "playing":
                await asyncio.sleep(0.05)

    # What people do beside playing.

    async def live(self) -> None:
        """Until it is cancelled: moves are made by the pages themselves."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.talk())
            group.create_task(self.play_again())
            for page in self.pages:
                group.create_task(self.reload(page))

    async def talk(self) -> None:
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / self.pace.chat))
            self.rng.choice(self.players).say()

    async def reload(self, page: Page) -> None:
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / self.pace.reload))
            async with self.moving:
                if page.here.is_set():
                    self.seen.counts["reloads"] += 1
                    await page.open(page.table)

    async def play_again(self) -> None:
        """A rematch, when the game is over: all go there."""
        while True:
            await asyncio.sleep(self.rng.uniform(*AFTER_A_GAME))
            async with self.moving:
                if self.players[0].phase == "over" and all(page.here.is_set() for page in self.pages):
                    await self.go_on(self.players[0])

    async def go_on(self, host: Page) -> None:
        self.seen.counts["games"] += 1
        host.made = asyncio.get_running_loop().create_future()
        host.send("rematch")
        table = await asyncio.wait_for(host.made, 30)
        for page in self.pages:
            await page.open(table)
        await self.begin()


def games_of(tables: int) -> list[str]:
    return [list(GAMES)[number % len(GAMES)] for number in range(tables)]
