"""Two people who play at a table of their own, and how long they wait for each answer; and one who plays a bot."""

import asyncio
import json
import secrets
from http.client import HTTPConnection
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.shared.lamster_client import request

HOST = "127.0.0.1"
BETWEEN = 0.03
"""Seconds between two moves."""
PATIENCE = 60.0


class Page:
    """Somebody's page of the table: answers at random whatever is asked."""

    def __init__(self, port: int, table: str, secret: str, rng: Random) -> None:
        self.address = f"ws://{HOST}:{port}/api/tables/{table}/socket"
        self.secret = secret
        self.rng = rng
        self.line: ClientConnection | None = None
        self.number = 0
        self.asked = ""
        self.phase = ""
        self.sent: dict[int, float] = {}
        self.took: list[float] = []
        self.waited: list[float] = []
        """How long others took until this page was asked again, in seconds."""
        self.moved = 0.0
        self.moving: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def live(self) -> None:
        headers = {"Cookie": f"lamster={self.secret}"}
        async with connect(self.address, additional_headers=headers, max_size=None, proxy=None) as self.line:
            async for message in self.line:
                await self.hear(json.loads(message))

    async def send(self, kind: str, **fields: Any) -> int:
        assert self.line is not None
        self.number += 1
        self.sent[self.number] = perf_counter()
        await self.line.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    async def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "ok" and message["id"] in self.sent:
            self.took.append(perf_counter() - self.sent.pop(message["id"]))
        if message["type"] != "state":
            return
        self.ready.set()
        if message["table"] is not None:
            self.phase = message["table"]["phase"]
            if self.phase == "starting":
                await self.send("promise", commitment="")
        decision = (message["position"] or {}).get("decision")
        if decision is not None and decision["id"] != self.asked:
            self.asked = decision["id"]
            if self.moved:
                self.waited.append(perf_counter() - self.moved)
            self.moving = asyncio.create_task(self.move(decision))

    async def move(self, decision: dict[str, Any]) -> None:
        await asyncio.sleep(BETWEEN)
        code = self.rng.choice(decision["options"])["code"]
        self.moved = perf_counter()
        await self.send("act", seat=decision["seat"], decision=decision["id"], code=code)


class Company:
    """People at a table of a server, with bots on the other seats."""

    def __init__(self, port: int, people: int, *bots: str, game: str = "on-the-lam") -> None:
        self.port = port
        self.secrets = [secrets.token_urlsafe(32) for _ in range(people)]
        seats = ["me", *["open"] * (people - 1), *bots]
        self.table = self.make({"game": game, "seats": seats, "options": {}})
        self.pages = [Page(port, self.table, secret, Random(place)) for place, secret in enumerate(self.secrets)]
        self.living: list[asyncio.Task[None]] = []

    def make(self, wanted: dict[str, Any]) -> str:
        line = HTTPConnection(HOST, self.port)
        for place, secret in enumerate(self.secrets):
            request(line, "PUT", "/api/me", secret, {"name": f"Player {place + 1}"})
        made: str = request(line, "POST", "/api/tables", self.secrets[0], wanted)["table"]
        line.close()
        return made

    async def begin(self) -> None:
        """Everybody sits, and the game begins."""
        self.living = [asyncio.create_task(page.live()) for page in self.pages]
        async with asyncio.timeout(PATIENCE):
            for seat, page in enumerate(self.pages):
                await page.ready.wait()
                if seat:
                    await page.send("sit", seat=seat)
            await asyncio.sleep(0.2)
            await self.pages[0].send("start")
            while any(page.phase != "playing" for page in self.pages):
                await asyncio.sleep(0.01)

    def forget(self) -> None:
        for page in self.pages:
            page.took.clear()
            page.waited.clear()

    def took(self) -> list[float]:
        return [time for page in self.pages for time in page.took]

    async def leave(self) -> None:
        tasks = [*self.living, *[page.moving for page in self.pages if page.moving is not None]]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
