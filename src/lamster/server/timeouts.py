"""How long the server waits for those who begin to say something and do not go on, or do not listen to the answer;
and how much it takes from those who go on and on.

A closed connection is flushed first, which never ends with a client that reads nothing: those are cut off.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from lamster.server.limits import (
    ABORT_DELAY_S,
    CLOSE_TIMEOUT_S,
    HEAD_TIMEOUT_S,
    MAX_HEAD_BYTES,
    REQUEST_TIMEOUT_S,
    frame_bucket,
)

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
PIECE = 4096
"""Bytes that are read at once: of what comes after too many frames, or too long a head, nothing more is read."""


class HttpProtocol(HttpToolsProtocol):
    """A connection for plain requests: one must be asked within a while, and its answer read."""

    hurry: asyncio.TimerHandle | None = None
    beside = 0
    """Bytes of the request that are no part of its body; nothing else bounds them."""
    upgraded = False
    """The connection is a page's from now on."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait(HEAD_TIMEOUT_S)

    def data_received(self, data: bytes) -> None:
        if self.hurry is None and not self.answering:
            self.wait(HEAD_TIMEOUT_S)
        for start in range(0, len(data), PIECE):
            if not self.upgraded and not self.transport.is_closing():
                self.read_piece(data[start : start + PIECE])

    def read_piece(self, data: bytes) -> None:
        """A head that comes in one go would be answered before it was counted."""
        self.beside += len(data)
        super().data_received(data)
        if self.beside > MAX_HEAD_BYTES:
            self.stop_reading()

    def on_body(self, body: bytes) -> None:
        self.beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.beside = 0
        super().on_message_complete()

    def on_headers_complete(self) -> None:
        self.wait(REQUEST_TIMEOUT_S)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self.wait_no_more()
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        """The answer may still be on its way to somebody who reads slowly."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(REQUEST_TIMEOUT_S, self.transport.abort)

    def handle_websocket_upgrade(self) -> None:
        self.upgraded = True
        self.wait_no_more()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # It refers to us, and nothing more is asked here.

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait_no_more()
        super().connection_lost(exc)

    @property
    def answering(self) -> bool:
        """Before the first request there is no cycle, whatever its type says."""
        return not getattr(self.cycle, "response_complete", True)

    def wait(self, seconds: float) -> None:
        self.wait_no_more()
        self.hurry = self.loop.call_later(seconds, self.give_up)

    def wait_no_more(self) -> None:
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None

    def give_up(self) -> None:
        self.hurry = None
        self.end(TOO_SLOW)

    def stop_reading(self) -> None:
        """The answer to a request that was understood may be on its way, but nobody waits for it who goes on so."""
        if self.answering:
            self.transport.abort()
        else:
            self.end(TOO_LARGE)

    def end(self, answer: bytes) -> None:
        """Whoever has still to ask is told so; who does not read the answer cannot be."""
        if not self.answering:
            self.transport.write(answer)
            self.transport.close()
        self.loop.call_later(ABORT_DELAY_S, self.transport.abort)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """The connection of a page. It bounds the frames that are no messages: the page never hears of those."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.taken = frame_bucket()
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        if all(self.taken.take() for _ in self.conn.events):
            super().handle_events()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Empty parts of a message add nothing to its length, and would be kept all the same."""
        if event.data or event.fin:
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(ABORT_DELAY_S, self.transport.abort)

    async def run_asgi(self) -> None:
        """Once all is said the connection ends, also when the other side does not hear it."""
        await super().run_asgi()
        self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)
