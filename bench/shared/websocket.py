"""A minimal websocket client. It must use little CPU time, because it shares the machine with the measured server."""

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = MASKED = 0x80
LENGTH_IN_2_BYTES, LENGTH_IN_8_BYTES = 126, 127
"""Values of the length byte that say that the length follows."""
END_OF_HEADERS = b"\r\n\r\n"


class ServerError(Exception):
    """The server sent something that the benchmark does not expect."""


class Socket(asyncio.Protocol):
    """A websocket that passes every text message to `receive` and answers pings.

    It reads whole messages only: neither server fragments them.
    """

    def __init__(self, host: str, path: str, headers: dict[str, str], receive: Callable[[bytes], None]) -> None:
        self.receive = receive
        self.upgrade = upgrade_request(host, path, headers)
        self.transport: asyncio.WriteTransport | None = None
        self.buffer = b""
        self.open = False
        self.mask = secrets.token_bytes(4)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(self.upgrade)

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if self.open or self.read_upgrade():
            self.buffer = self.buffer[self.read_frames(self.buffer) :]

    def read_upgrade(self) -> bool:
        """Read the answer to the upgrade request; returns whether it is complete."""
        headers, end, rest = self.buffer.partition(END_OF_HEADERS)
        if end and not headers.startswith(b"HTTP/1.1 101"):
            raise ServerError(headers.decode())
        self.open = bool(end)
        self.buffer = rest if end else self.buffer
        return self.open

    def read_frames(self, data: bytes) -> int:
        """Handle all complete frames; returns where the incomplete one begins."""
        at = 0
        while len(data) - at >= 4 or (len(data) - at >= 2 and data[at + 1] < LENGTH_IN_2_BYTES):
            length, start = data[at + 1], at + 2
            if length >= LENGTH_IN_2_BYTES:
                start += 2 if length == LENGTH_IN_2_BYTES else 8
                length = int.from_bytes(data[at + 2 : start])
            if len(data) < start + length:
                break
            self.handle_frame(data[at] & 0x0F, data[start : start + length])
            at = start + length
        return at

    def handle_frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.receive(payload)
        elif kind == PING:
            self.send_frame(PONG, payload)
        elif kind == CLOSE:
            raise ServerError(f"the server closed the connection: {payload[2:].decode()}")

    def send(self, text: bytes) -> None:
        self.send_frame(TEXT, text)

    def send_frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        short = size < LENGTH_IN_2_BYTES
        length = MASKED | (size if short else LENGTH_IN_2_BYTES)
        head = bytes([FINAL | kind, length]) + (b"" if short else size.to_bytes(2))
        masked = int.from_bytes(payload) ^ int.from_bytes((self.mask * (size // 4 + 1))[:size])
        assert self.transport is not None
        self.transport.write(head + self.mask + masked.to_bytes(size))


def upgrade_request(host: str, path: str, headers: dict[str, str]) -> bytes:
    lines = {
        "Host": host,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": b64encode(secrets.token_bytes(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    return "\r\n".join(
        [f"GET {path} HTTP/1.1", *[f"{name}: {value}" for name, value in lines.items()], "", ""]
    ).encode()
