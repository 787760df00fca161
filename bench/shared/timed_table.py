"""A table of four clients: it moves at once or once a second, and measures until all four have heard of a move."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from random import Random
from time import perf_counter
from typing import Literal

from bench.shared.websocket import Socket

SEATS = 4
Pace = Literal["saturated", "paced", "rest"]


class Table:
    """Moves that may be made now, moves that are under way, and how long those took that all four have heard of."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.pace: Pace = "rest"
        self.seats: list[Seat] = []
        self.possible: dict[int, bytes] = {}
        """The next message of each seat that is asked something."""
        self.sent: deque[float] = deque()
        self.heard: dict[int, int] = {}
        self.took: list[float] = []
        self.bytes = 0

    @property
    def begun(self) -> bool:
        return bool(self.possible)

    def may(self, seat: int, message: bytes) -> None:
        """A seat is asked for a move; this is the one it will make."""
        self.possible[seat] = message
        if self.pace == "saturated":
            self.move()

    def move(self) -> None:
        """Make every move that is possible, or just one when there is time."""
        while self.possible:
            seat, message = self.possible.popitem()
            self.sent.append(perf_counter())
            self.seats[seat].socket.send(message)
            if self.pace != "saturated":
                return

    def hear(self, number: int, size: int) -> None:
        """One more of the four has heard of the change with this number; changes come in order."""
        self.bytes += size
        count = self.heard.pop(number, 0) + 1
        if count < SEATS:
            self.heard[number] = count
        else:
            self.took.append(perf_counter() - self.sent.popleft())

    async def play(self, pace: Pace, seconds: float) -> None:
        """Keep the pace for a while, and then wait until everybody has heard of everything."""
        self.pace = pace
        if pace == "saturated":
            self.move()
            await asyncio.sleep(seconds)
        else:
            await self.move_every_second(seconds)
        self.pace = "rest"
        while self.sent:
            await asyncio.sleep(0.01)

    async def move_every_second(self, seconds: float) -> None:
        """Not all tables at the same moment."""
        loop = asyncio.get_running_loop()
        start = loop.time()
        at = start + self.rng.random()
        while at < start + seconds:
            await asyncio.sleep(at - loop.time())
            self.move()
            at += 1.0


class Seat(ABC):
    """One client: a person's open page of a table."""

    socket: Socket

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        table.seats.append(self)

    @abstractmethod
    def hear(self, message: bytes) -> None:
        """Take a message of the server."""

    async def connect(self, address: tuple[str, int], path: str, headers: dict[str, str]) -> None:
        self.socket = Socket("{}:{}".format(*address), path, headers, self.hear)
        await asyncio.get_running_loop().create_connection(lambda: self.socket, *address)
