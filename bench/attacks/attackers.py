"""Strangers who ask for as much as they may, on loopback, for a given number of seconds.

usage: python -m bench.attacks.attackers NAME PORT TABLE SECONDS

Each request has a new cookie where that helps, and each attack is bounded in number and time. The last line that is
printed says how often each answer came.
"""

import asyncio
import json
import os
import secrets
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from time import monotonic

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HOST = "127.0.0.1"
A_SECOND = 10
"""Requests of the attacks by plain requests."""
STRANGERS = 50
LOOKS_A_SECOND = 1_900
"""Of all strangers together."""
PAGES_A_SECOND = 40
LATER = 0.005
NICENESS = 10
"""The attackers' own work is not to be measured."""


class Attack:
    """Who is attacked, for how long, and what came of it."""

    def __init__(self, port: int, table: str, seconds: float) -> None:
        self.port = port
        self.table = table
        self.until = monotonic() + seconds
        self.rng = Random(7)
        self.answers: Counter[str] = Counter()

    @property
    def over(self) -> bool:
        return monotonic() >= self.until

    async def request(self, method: str, path: str, secret: str = "") -> bytes:
        """A request on a connection of its own; the status is noted."""
        reader, writer = await asyncio.open_connection(HOST, self.port)
        head = f"{method} /api/tables/{self.table}/{path} HTTP/1.1\r\nHost: {HOST}\r\nAccept-Encoding: gzip\r\n"
        cookie = f"Cookie: lamster={secret}\r\n" if secret else ""
        writer.write(f"{head}{cookie}Connection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        self.answers[answer[9:12].decode()] += 1
        return answer

    async def at_pace(self, a_second: float, work: Callable[[], Awaitable[object]]) -> None:
        """Begin so often a second, whether or not the one before is done; wait for all at the end."""
        tasks: set[asyncio.Task[object]] = set()
        while not self.over:
            task = asyncio.ensure_future(work())
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            await asyncio.sleep(1 / a_second)
        await asyncio.gather(*tasks, return_exceptions=True)

    # The attacks.

    async def nothing(self) -> None:
        await asyncio.sleep(max(0.0, self.until - monotonic()))

    async def replays(self) -> None:
        """Anywhere in the game, as many frames as there are for one request."""
        await self.at_pace(
            A_SECOND, lambda: self.request("GET", f"replay?start={self.rng.randrange(15_000)}&count=100")
        )

    async def records(self) -> None:
        await self.at_pace(A_SECOND, lambda: self.request("GET", "record"))

    async def chances(self) -> None:
        await self.at_pace(A_SECOND, lambda: self.request("GET", "fairness"))

    async def analyses(self) -> None:
        """Begun and stopped in turn, by somebody new each time."""

        async def one() -> None:
            secret = secrets.token_urlsafe(32)
            await self.request("POST", "analysis", secret)
            await self.request("DELETE", "analysis", secret)

        await self.at_pace(A_SECOND, one)

    async def looks(self) -> None:
        await asyncio.gather(*[self.look() for _ in range(STRANGERS)])

    async def look(self) -> None:
        """One of many strangers, who opens the page again when it is closed."""
        while not self.over:
            try:
                async with self.page() as page:
                    await self.look_and_look(page)
            except (WebSocketException, OSError):
                self.answers["cut off"] += 1
                await asyncio.sleep(1.0)

    async def look_and_look(self, page: ClientConnection) -> None:
        reading = asyncio.create_task(self.read(page))
        try:
            while not self.over:
                await page.send('{"type":"look","id":1,"seat":null}')
                self.answers["look"] += 1
                await asyncio.sleep(STRANGERS / LOOKS_A_SECOND)
        finally:
            reading.cancel()

    async def read(self, page: ClientConnection) -> None:
        async for message in page:
            self.answers[str(message)[:15]] += 1

    async def pages(self) -> None:
        """Opened and closed again at once."""

        async def one() -> None:
            async with self.page() as page:
                await page.recv()
                self.answers["page"] += 1

        await self.at_pace(PAGES_A_SECOND, one)

    def page(self) -> connect:
        headers = {"Cookie": f"lamster={secrets.token_urlsafe(32)}"}
        address = f"ws://{HOST}:{self.port}/api/tables/{self.table}/socket"
        return connect(address, additional_headers=headers, max_size=None, proxy=None)


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "nothing": Attack.nothing,
    "replays": Attack.replays,
    "records": Attack.records,
    "checks of the chance": Attack.chances,
    "analyses": Attack.analyses,
    "looks": Attack.looks,
    "pages": Attack.pages,
}


async def attack(name: str, port: int, table: str, seconds: float) -> Counter[str]:
    found = Attack(port, table, seconds)
    await ATTACKS[name](found)
    return found.answers


if __name__ == "__main__":
    os.nice(NICENESS)
    kind, where, which, how_long = sys.argv[1:]
    print(json.dumps(asyncio.run(attack(kind, int(where), which, float(how_long)))), flush=True)
