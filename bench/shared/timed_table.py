"""A table of four clients that moves as fast as it can or once a second, and measures the latency of moves."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from random import Random
from time import perf_counter
from typing import Literal

from bench.shared.websocket import Socket

SEATS = 4
Pace = Literal["saturated", "paced", "rest"]
"""As fast as possible, one move a second, or no moves."""


class TimedTable:
    """Measures each move from sending it until all four clients have received it."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.pace: Pace = "rest"
        self.seats: list[Seat] = []
        self.possible: dict[int, bytes] = {}
        """The next message of each seat that has a decision to make."""
        self.sent_at: deque[float] = deque()
        """When each move that is not yet received by all was sent."""
        self.receivers: dict[int, int] = {}
        """How many clients have received a change, by the change's number."""
        self.latencies_s: list[float] = []
        self.received_bytes = 0

    @property
    def has_started(self) -> bool:
        return bool(self.possible)

    def offer_move(self, seat: int, message: bytes) -> None:
        """A seat has a decision to make; the message is the move it will make."""
        self.possible[seat] = message
        if self.pace == "saturated":
            self.move()

    def move(self) -> None:
        """Make every possible move if saturated, else one."""
        while self.possible:
            seat, message = self.possible.popitem()
            self.sent_at.append(perf_counter())
            self.seats[seat].socket.send(message)
            if self.pace != "saturated":
                return

    def count_receiver(self, number: int, size: int) -> None:
        """One more client has received the change with this number. Changes arrive in order."""
        self.received_bytes += size
        count = self.receivers.pop(number, 0) + 1
        if count < SEATS:
            self.receivers[number] = count
        else:
            self.latencies_s.append(perf_counter() - self.sent_at.popleft())

    def reset(self) -> None:
        """Drop what was measured so far."""
        self.latencies_s, self.received_bytes = [], 0

    async def play(self, pace: Pace, seconds: float) -> None:
        """Keep the pace for some seconds, then wait until all clients have received every move."""
        self.pace = pace
        if pace == "saturated":
            self.move()
            await asyncio.sleep(seconds)
        else:
            await self.move_every_second(seconds)
        self.pace = "rest"
        while self.sent_at:
            await asyncio.sleep(0.01)

    async def move_every_second(self, seconds: float) -> None:
        """Begin at a random moment of the first second, so that tables do not move at the same time."""
        loop = asyncio.get_running_loop()
        start = loop.time()
        at = start + self.rng.random()
        while at < start + seconds:
            await asyncio.sleep(at - loop.time())
            self.move()
            at += 1.0


class Seat(ABC):
    """One client: a person's connection to a table."""

    socket: Socket

    def __init__(self, table: TimedTable, number: int) -> None:
        self.table = table
        self.number = number
        table.seats.append(self)

    @abstractmethod
    def receive(self, message: bytes) -> None:
        """Handle a message of the server."""

    async def connect(self, address: tuple[str, int], path: str, headers: dict[str, str]) -> None:
        self.socket = Socket("{}:{}".format(*address), path, headers, self.receive)
        await asyncio.get_running_loop().create_connection(lambda: self.socket, *address)
