"""Strangers who send as many requests as the limits allow, to a server on loopback, for a number of seconds.

usage: python -m bench.attacks.attackers NAME PORT TABLE SECONDS

A request has a new cookie if that helps the attack. The number of requests and the time are bounded. The last line of
the output counts the server's answers by kind.
"""

import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from time import monotonic

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.shared.lamster_api import HOST, cookie_of, new_person, socket_path

REQUESTS_PER_S = 10
REPLAY_PLIES = 15_000
"""Replays begin at a random ply below this one."""
STRANGERS = 50
LOOKS_PER_S = 1_900
"""`look` messages of all strangers together."""
PAGES_PER_S = 40
RECONNECT_PAUSE_S = 1.0
ANSWER_CHARACTERS = 15
"""The beginning of a message, by which answers are counted."""
NICENESS = 10
"""The attackers have a lower priority than the server, so that their own work is not measured."""


class Attack:
    """The table that is attacked, the end of the attack, and the server's answers."""

    def __init__(self, port: int, table: str, seconds: float) -> None:
        self.port = port
        self.table = table
        self.end = monotonic() + seconds
        self.rng = Random(7)
        self.answers: Counter[str] = Counter()

    @property
    def is_over(self) -> bool:
        return monotonic() >= self.end

    async def request(self, method: str, path: str, person: str = "") -> None:
        """Send a request on a connection of its own, and count the status of the answer."""
        reader, writer = await asyncio.open_connection(HOST, self.port)
        head = f"{method} /api/tables/{self.table}/{path} HTTP/1.1\r\nHost: {HOST}\r\nAccept-Encoding: gzip\r\n"
        cookie = f"Cookie: {cookie_of(person)['Cookie']}\r\n" if person else ""
        writer.write(f"{head}{cookie}Connection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        self.answers[answer[9:12].decode()] += 1

    async def repeat(self, per_s: float, work: Callable[[], Awaitable[object]]) -> None:
        """Begin the work at a constant rate, without waiting for its end; wait for all of it when time is up."""
        tasks: set[asyncio.Task[object]] = set()
        while not self.is_over:
            task = asyncio.ensure_future(work())
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            await asyncio.sleep(1 / per_s)
        await asyncio.gather(*tasks, return_exceptions=True)

    # The attacks.

    async def no_attack(self) -> None:
        await asyncio.sleep(max(0.0, self.end - monotonic()))

    async def replays(self) -> None:
        """Replays from a random ply, with the largest number of frames that a request may ask for."""
        await self.repeat(
            REQUESTS_PER_S,
            lambda: self.request("GET", f"replay?start={self.rng.randrange(REPLAY_PLIES)}&count=100"),
        )

    async def records(self) -> None:
        await self.repeat(REQUESTS_PER_S, lambda: self.request("GET", "record"))

    async def fairness_checks(self) -> None:
        await self.repeat(REQUESTS_PER_S, lambda: self.request("GET", "fairness"))

    async def analyses(self) -> None:
        """Analyses that are begun and stopped, each by a new person."""

        async def begin_and_stop() -> None:
            person = new_person()
            await self.request("POST", "analysis", person)
            await self.request("DELETE", "analysis", person)

        await self.repeat(REQUESTS_PER_S, begin_and_stop)

    async def looks(self) -> None:
        """`look` messages of many spectators."""
        await asyncio.gather(*[self.look_until_over() for _ in range(STRANGERS)])

    async def look_until_over(self) -> None:
        """One spectator, who reconnects after a pause when the server closes the connection."""
        while not self.is_over:
            try:
                async with self.open_page() as page:
                    await self.send_looks(page)
            except (WebSocketException, OSError):
                self.answers["disconnected"] += 1
                await asyncio.sleep(RECONNECT_PAUSE_S)

    async def send_looks(self, page: ClientConnection) -> None:
        reading = asyncio.create_task(self.count_messages(page))
        try:
            while not self.is_over:
                await page.send('{"type":"look","id":1,"seat":null}')
                self.answers["look"] += 1
                await asyncio.sleep(STRANGERS / LOOKS_PER_S)
        finally:
            reading.cancel()

    async def count_messages(self, page: ClientConnection) -> None:
        async for message in page:
            self.answers[str(message)[:ANSWER_CHARACTERS]] += 1

    async def pages(self) -> None:
        """Pages that are opened, and closed at their first message."""

        async def open_and_close() -> None:
            async with self.open_page() as page:
                await page.recv()
                self.answers["page"] += 1

        await self.repeat(PAGES_PER_S, open_and_close)

    def open_page(self) -> connect:
        url = f"ws://{HOST}:{self.port}{socket_path(self.table)}"
        return connect(url, additional_headers=cookie_of(new_person()), max_size=None, proxy=None)


NO_ATTACK = "no attack"
ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    NO_ATTACK: Attack.no_attack,
    "replays": Attack.replays,
    "records": Attack.records,
    "fairness checks": Attack.fairness_checks,
    "analyses": Attack.analyses,
    "looks": Attack.looks,
    "pages": Attack.pages,
}


async def run_attack(name: str, port: int, table: str, seconds: float) -> Counter[str]:
    attack = Attack(port, table, seconds)
    await ATTACKS[name](attack)
    return attack.answers


def main(name: str, port: str, table: str, seconds: str) -> None:
    os.nice(NICENESS)
    print(json.dumps(asyncio.run(run_attack(name, int(port), table, float(seconds)))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
