"""Timeouts and limits of connections: requests that are not completed, answers that are not read, floods of frames.

Closing a connection waits until its buffer is sent, which never ends with a client that reads nothing; such connections
are aborted.
"""

import asyncio
from collections.abc import Iterable
from http import HTTPStatus

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from lamster.server.frames import text_header, whole_text
from lamster.server.limits import (
    ABORT_DELAY_S,
    CLOSE_TIMEOUT_S,
    HEAD_TIMEOUT_S,
    MAX_HEAD_BYTES,
    REQUEST_TIMEOUT_S,
    frame_bucket,
)
from lamster.server.websocket import DIRECT, Listener

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
PIECE_BYTES = 4096
"""Received data is parsed in pieces of this size, so that a limit takes effect before the rest is parsed."""


class HttpProtocol(HttpToolsProtocol):
    """A connection for HTTP requests, with time limits for the request and for reading the answer."""

    timer: asyncio.TimerHandle | None = None
    head_bytes = 0
    """Bytes of the request that are not part of its body; the parser does not limit them."""
    is_upgraded = False
    """The connection is a websocket now."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.start_timer(HEAD_TIMEOUT_S)

    def data_received(self, data: bytes) -> None:
        if self.timer is None and not self.is_answering:
            self.start_timer(HEAD_TIMEOUT_S)
        for start in range(0, len(data), PIECE_BYTES):
            if not self.is_upgraded and not self.transport.is_closing():
                self.read_piece(data[start : start + PIECE_BYTES])

    def read_piece(self, data: bytes) -> None:
        """Parse a piece. A whole head at once would be answered before it is counted."""
        self.head_bytes += len(data)
        super().data_received(data)
        if self.head_bytes > MAX_HEAD_BYTES:
            self.refuse_head()

    def on_body(self, body: bytes) -> None:
        self.head_bytes -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.head_bytes = 0
        super().on_message_complete()

    def on_headers_complete(self) -> None:
        self.start_timer(REQUEST_TIMEOUT_S)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self.stop_timer()
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        """A slow client may still be reading the answer."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(REQUEST_TIMEOUT_S, self.transport.abort)

    def handle_websocket_upgrade(self) -> None:
        self.is_upgraded = True
        self.stop_timer()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # It refers to this object, and is not used any more.

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        super().connection_lost(exc)

    @property
    def is_answering(self) -> bool:
        """Whether an answer is being sent. Before the first request there is no cycle, contrary to its type."""
        return not getattr(self.cycle, "response_complete", True)

    def start_timer(self, seconds: float) -> None:
        self.stop_timer()
        self.timer = self.loop.call_later(seconds, self.time_out)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def time_out(self) -> None:
        self.timer = None
        self.end(TOO_SLOW)

    def refuse_head(self) -> None:
        """End a connection whose head is too long, also while an earlier request is being answered."""
        if self.is_answering:
            self.transport.abort()
        else:
            self.end(TOO_LARGE)

    def end(self, answer: bytes) -> None:
        """Send this instead of an answer, unless one has begun, and abort the connection soon."""
        if not self.is_answering:
            self.transport.write(answer)
            self.transport.close()
        self.loop.call_later(ABORT_DELAY_S, self.transport.abort)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """The connection of a page: limits its frames, and passes messages to the session without ASGI's queue."""

    session: Listener | None = None
    is_paused = False
    """The inbox of the session is full, so that the socket is not read."""
    is_writable = True
    """The client reads what it is sent."""
    heard_at = 0.0
    """When the last data arrived, by the event loop's clock."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.bucket = frame_bucket()
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][DIRECT] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        text = whole_text(data) if len(data) <= PIECE_BYTES and self.is_between_messages else None
        if text is None:
            self.parse(data)
        elif self.bucket.take():
            self.deliver(text)
        else:
            self.transport.abort()

    @property
    def is_between_messages(self) -> bool:
        """Whether the next byte begins a message that can be passed on directly."""
        conn = self.conn
        waiting = conn.reader.buffer or conn.extensions or conn.current_size is not None
        return self.takes_messages and not waiting and conn.state is State.OPEN

    def parse(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE_BYTES):
            if not self.transport.is_closing():
                super().data_received(data if len(data) <= PIECE_BYTES else data[start : start + PIECE_BYTES])

    def handle_events(self) -> None:
        """Count the frames, control frames and fragments too: the session sees whole messages only."""
        for _ in self.conn.events:
            if not self.bucket.take():
                self.transport.abort()
                return
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        """Drop empty fragments: they do not count towards the size of a message, but take memory."""
        if event.data or event.fin:
            super().handle_cont(event)

    def send_keepalive_ping(self) -> None:
        """Ping a connection that has been silent for the whole interval. Any message shows that the client is there."""
        silent_until = self.heard_at + (self.ping_interval or 0.0)
        if self.loop.time() < silent_until:
            self.ping_timer = self.loop.call_at(silent_until, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(ABORT_DELAY_S, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """The parser and its connection refer to each other: without it both are freed at once."""
        super().connection_lost(exc)
        self.is_writable = True  # What is sent now is dropped.
        self.conn.parser.close()

    async def run_asgi(self) -> None:
        """Abort the connection some time after the session, also when the other side does not close it."""
        await super().run_asgi()
        self.scope["extensions"].clear()  # It refers to this object.
        self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)

    # The direct way between the socket and the session (`DirectSocket`).

    def attach(self, session: Listener) -> None:
        self.session = session

    def detach(self) -> None:
        self.session = None
        self.resume()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. What cannot be passed on directly takes ASGI's queue, and what follows it too."""
        if not self.takes_messages:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        try:
            message = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.deliver(message)

    @property
    def takes_messages(self) -> bool:
        return self.session is not None and not self.close_sent and self.queue.empty()

    def deliver(self, message: str | bytes) -> None:
        assert self.session is not None
        self.session.hear(message)
        if self.session.is_full and not self.is_paused:
            self.is_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.is_paused and not self.transport.is_closing():
            self.is_paused = False
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self.session is not None:
            self.session.flush()

    def send_texts(self, messages: Iterable[bytes]) -> None:
        """Send text frames in one write. After the end of the connection they are dropped.

        If the other side has closed the connection, the session gets that from `receive`.
        """
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        if self.conn.extensions:
            for message in messages:
                self.conn.send_text(message)
            frames = self.conn.data_to_send()
        else:
            frames = [part for message in messages for part in (text_header(len(message)), message)]
        self.transport.write(b"".join(frames))
