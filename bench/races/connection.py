"""The line of a page in a race: as fast as the machine, or slowed down as by a long way."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter

from bench.shared.websocket import Socket


class Line:
    """Hands on what comes and goes after a while, in order; times are those at which it entered or left the machine."""

    def __init__(self, delay: float, hear: Callable[[bytes, float], None]) -> None:
        self.delay = delay
        """Seconds, each way."""
        self.hear = hear
        self.coming: deque[tuple[bytes, float]] = deque()
        self.going: deque[tuple[int, bytes]] = deque()
        self.left: dict[int, float] = {}
        """When each message left, by its number."""
        self.open = False

    async def connect(self, address: tuple[str, int], path: str, headers: dict[str, str]) -> None:
        self.socket = Socket("{}:{}".format(*address), path, headers, self.arrive)
        self.open = True
        await asyncio.get_running_loop().create_connection(lambda: self.socket, *address)

    def arrive(self, message: bytes) -> None:
        self.coming.append((message, perf_counter()))
        self.later(self.hand_on)

    def hand_on(self) -> None:
        message, at = self.coming.popleft()
        if self.open:
            self.hear(message, at)

    def send(self, number: int, message: bytes) -> None:
        self.going.append((number, message))
        self.later(self.leave)

    def leave(self) -> None:
        """What is still on its way when the line breaks is lost."""
        number, message = self.going.popleft()
        if self.open:
            self.left[number] = perf_counter()
            self.socket.send(message)

    def later(self, do: Callable[[], None]) -> None:
        if self.delay:
            asyncio.get_running_loop().call_later(self.delay, do)
        else:
            do()

    def close(self) -> None:
        self.open = False
        if self.socket.transport is not None:
            self.socket.transport.close()
