"""The connection of a page in a race, with an artificial delay for people on slow connections."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter

from bench.shared.lamster_api import Address
from bench.shared.websocket import Socket


class DelayedConnection:
    """Passes messages on after a delay, in order. Times are those at which messages enter or leave this process."""

    def __init__(self, delay_s: float, receive: Callable[[bytes, float], None]) -> None:
        self.delay_s = delay_s
        """In each direction."""
        self.receive = receive
        self.incoming: deque[tuple[bytes, float]] = deque()
        self.outgoing: deque[tuple[int, bytes]] = deque()
        self.sent_at: dict[int, float] = {}
        """When each message left, by its id."""
        self.open = False

    async def connect(self, address: Address, path: str, headers: dict[str, str]) -> None:
        self.socket = Socket("{}:{}".format(*address), path, headers, self.queue_incoming)
        self.open = True
        await asyncio.get_running_loop().create_connection(lambda: self.socket, *address)

    def queue_incoming(self, message: bytes) -> None:
        self.incoming.append((message, perf_counter()))
        self.call_delayed(self.deliver)

    def deliver(self) -> None:
        message, at = self.incoming.popleft()
        if self.open:
            self.receive(message, at)

    def send(self, message_id: int, message: bytes) -> None:
        self.outgoing.append((message_id, message))
        self.call_delayed(self.transmit)

    def transmit(self) -> None:
        """Send the next message. Messages that are delayed when the connection breaks are lost."""
        message_id, message = self.outgoing.popleft()
        if self.open:
            self.sent_at[message_id] = perf_counter()
            self.socket.send(message)

    def call_delayed(self, function: Callable[[], None]) -> None:
        if self.delay_s:
            asyncio.get_running_loop().call_later(self.delay_s, function)
        else:
            function()

    def close(self) -> None:
        self.open = False
        if self.socket.transport is not None:
            self.socket.transport.close()
