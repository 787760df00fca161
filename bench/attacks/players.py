"""People who play at a table of their own during an attack, and measure how long they wait for answers."""

import asyncio
import json
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.shared.lamster_api import HOST, cookie_of, create_table, new_person, socket_path

MOVE_PAUSE_S = 0.03
START_TIMEOUT_S = 60.0


class Page:
    """One person's page. It answers every decision at random."""

    def __init__(self, port: int, table: str, person: str, rng: Random) -> None:
        self.url = f"ws://{HOST}:{port}{socket_path(table)}"
        self.person = person
        self.rng = rng
        self.connection: ClientConnection | None = None
        self.message_id = 0
        self.decision = ""
        """The last decision that the page has answered or is about to answer."""
        self.phase = ""
        self.sent_at: dict[int, float] = {}
        self.answer_s: list[float] = []
        """From sending a message to its `ok`."""
        self.turn_s: list[float] = []
        """From sending a move to the next decision: how long the others at the table took."""
        self.moved_at = 0.0
        self.moving: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def run(self) -> None:
        headers = cookie_of(self.person)
        async with connect(self.url, additional_headers=headers, max_size=None, proxy=None) as self.connection:
            async for message in self.connection:
                await self.handle_message(json.loads(message))

    async def send(self, kind: str, **fields: Any) -> None:
        assert self.connection is not None
        self.message_id += 1
        self.sent_at[self.message_id] = perf_counter()
        await self.connection.send(json.dumps({"type": kind, "id": self.message_id, **fields}))

    async def handle_message(self, message: dict[str, Any]) -> None:
        if message["type"] == "ok" and message["id"] in self.sent_at:
            self.answer_s.append(perf_counter() - self.sent_at.pop(message["id"]))
        if message["type"] != "state":
            return
        self.ready.set()
        if message["table"] is not None:
            self.phase = message["table"]["phase"]
            if self.phase == "starting":
                await self.send("promise", commitment="")
        decision = (message["position"] or {}).get("decision")
        if decision is not None and decision["id"] != self.decision:
            self.decision = decision["id"]
            if self.moved_at:
                self.turn_s.append(perf_counter() - self.moved_at)
            self.moving = asyncio.create_task(self.move(decision))

    async def move(self, decision: dict[str, Any]) -> None:
        await asyncio.sleep(MOVE_PAUSE_S)
        code = self.rng.choice(decision["options"])["code"]
        self.moved_at = perf_counter()
        await self.send("act", seat=decision["seat"], decision=decision["id"], code=code)


class Party:
    """The people at a table, with bots on the other seats."""

    def __init__(self, port: int, people: int, *bots: str, game: str = "on-the-lam") -> None:
        persons = [new_person() for _ in range(people)]
        table = create_table((HOST, port), persons, game, {}, bots)
        self.pages = [Page(port, table, person, Random(seat)) for seat, person in enumerate(persons)]
        self.running: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open all pages, sit down and start the game."""
        self.running = [asyncio.create_task(page.run()) for page in self.pages]
        async with asyncio.timeout(START_TIMEOUT_S):
            for seat, page in enumerate(self.pages):
                await page.ready.wait()
                if seat:
                    await page.send("sit", seat=seat)
            await asyncio.sleep(0.2)
            await self.pages[0].send("start")
            while any(page.phase != "playing" for page in self.pages):
                await asyncio.sleep(0.01)

    def clear(self) -> None:
        """Drop what was measured so far."""
        for page in self.pages:
            page.answer_s.clear()
            page.turn_s.clear()

    @property
    def answer_s(self) -> list[float]:
        return [time for page in self.pages for time in page.answer_s]

    async def leave(self) -> None:
        tasks = [*self.running, *[page.moving for page in self.pages if page.moving is not None]]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
