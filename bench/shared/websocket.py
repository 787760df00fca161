"""The client's end of a websocket, as cheap as can be: it shares the machine with the server that is measured."""

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = MASKED = 0x80
SHORT, LONG = 126, 127
"""Lengths that say that the true one follows, in two bytes or in eight."""
END_OF_HEADERS = b"\r\n\r\n"


class Broken(Exception):
    """The server did not do what it should."""


class Socket(asyncio.Protocol):
    """A websocket that hands every text to `hear`, and answers pings. Whole frames only: neither server sends parts."""

    def __init__(self, host: str, path: str, headers: dict[str, str], hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.greeting = greeting(host, path, headers)
        self.transport: asyncio.WriteTransport | None = None
        self.buffer = b""
        self.open = False
        self.mask = secrets.token_bytes(4)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(self.greeting)

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if self.open or self.welcomed():
            self.buffer = self.buffer[self.read(self.buffer) :]

    def welcomed(self) -> bool:
        """Whether the server has switched to websockets."""
        headers, end, rest = self.buffer.partition(END_OF_HEADERS)
        if end and not headers.startswith(b"HTTP/1.1 101"):
            raise Broken(headers.decode())
        self.open = bool(end)
        self.buffer = rest if end else self.buffer
        return self.open

    def read(self, data: bytes) -> int:
        """Take all frames that are whole; gives back where the rest begins."""
        at = 0
        while len(data) - at >= 4 or (len(data) - at >= 2 and data[at + 1] < SHORT):
            length, start = data[at + 1], at + 2
            if length >= SHORT:
                wide = 2 if length == SHORT else 8
                start += wide
                length = int.from_bytes(data[at + 2 : start])
            if len(data) < start + length:
                break
            self.take(data[at] & 0x0F, data[start : start + length])
            at = start + length
        return at

    def take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self.frame(PONG, payload)
        elif kind == CLOSE:
            raise Broken(f"the server closed the line: {payload[2:].decode()}")

    def send(self, text: bytes) -> None:
        self.frame(TEXT, text)

    def frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        short = size < SHORT
        head = bytes([FINAL | kind, MASKED | (size if short else SHORT)]) + (b"" if short else size.to_bytes(2))
        masked = int.from_bytes(payload) ^ int.from_bytes((self.mask * (size // 4 + 1))[:size])
        assert self.transport is not None
        self.transport.write(head + self.mask + masked.to_bytes(size))


def greeting(host: str, path: str, headers: dict[str, str]) -> bytes:
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
