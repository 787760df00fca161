"""How long the server waits for those who begin to say something and do not go on, or do not listen to the answer.

A closed connection is flushed first, which never ends with a client that reads nothing: those are cut off.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lamster.server.limits import CLOSE_SECONDS, CUT_SECONDS, HEAD_SECONDS, REQUEST_SECONDS

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Requests(HttpToolsProtocol):
    """A connection for plain requests: one must be asked within a while, and its answer read."""

    hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait(HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        if self.hurry is None and not self.answering:
            self.wait(HEAD_SECONDS)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self.wait(REQUEST_SECONDS)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self.wait_no_more()
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        """The answer may still be on its way to somebody who reads slowly."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def handle_websocket_upgrade(self) -> None:
        self.wait_no_more()
        super().handle_websocket_upgrade()

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
        """Whoever has still to ask is told so; who does not read the answer cannot be."""
        self.hurry = None
        if not self.answering:
            self.transport.write(TOO_SLOW)
            self.transport.close()
        self.loop.call_later(CUT_SECONDS, self.transport.abort)


class Pages(WebSocketsSansIOProtocol):
    """The connection of a page."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(CUT_SECONDS, self.transport.abort)

    async def run_asgi(self) -> None:
        """Once all is said the connection ends, also when the other side does not hear it."""
        await super().run_asgi()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
