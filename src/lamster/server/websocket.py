"""The session of an open page: one websocket from its opening to its end.

Messages are answered one after the other, and what waits to be sent is limited. A session usually has its socket in
the same process (`DirectSocket`): messages and frames then pass no queue and no middleware. A session that another
node forwards has ASGI's `receive` and `send` only.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from time import perf_counter
from typing import Protocol

import msgspec
from starlette.datastructures import QueryParams
from starlette.types import Receive, Scope, Send

from lamster.server.identity import Identity
from lamster.server.limits import (
    MAX_INBOX_MESSAGES,
    MAX_MESSAGE_BYTES,
    MAX_OUTBOX_BYTES,
    MAX_OUTBOX_MESSAGES,
    Limits,
    message_bucket,
)
from lamster.server.security import address_group_of, address_of
from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.model.refused import Refused
from lamster.tables.room import dispatch
from lamster.tables.room.connection import Connection
from lamster.tables.room.room import Room

DIRECT = "lamster.socket"
"""The extension of the ASGI scope that holds the `DirectSocket`."""
TRY_AGAIN = 1013
GOING_AWAY = 1000
MAX_REFUSALS = 200
"""Messages above the rate limit that are refused before the connection is closed."""
FINISH_S = 5.0
"""How long the end of a session waits for a client that does not read."""

UNREADABLE = (ValueError, RecursionError)
"""Errors of the JSON decoder: wrong data, invalid text, lists that are nested too deeply."""

read_message = msgspec.json.Decoder(wire.FromBrowser).decode


class Listener(Protocol):
    """What a socket needs of its session."""

    @property
    def is_full(self) -> bool:
        """Whether the inbox is full, so that the socket must not be read."""

    def hear(self, text: str | bytes) -> None:
        """Take a message that arrived."""

    def flush(self) -> None:
        """Send what waits, because the socket can be written to again."""


class DirectSocket(Protocol):
    """A websocket of this process. It calls the session for each message, and takes frames without waiting."""

    is_writable: bool

    def attach(self, session: Listener) -> None: ...
    def detach(self) -> None: ...
    def resume(self) -> None: ...
    def send_texts(self, messages: Iterable[bytes]) -> None: ...


class Numbered(msgspec.Struct):
    """The number of a message that cannot be read otherwise, so that the error names it."""

    id: int | None = None


class PageSession:
    """One websocket of a page, and the messages that wait in both directions."""

    def __init__(self, hub: Hub, scope: Scope, receive: Receive, send: Send, limits: Limits | None = None) -> None:
        self.hub = hub
        self.loop = asyncio.get_running_loop()
        self.limits = limits or Limits()
        self.address = address_of(scope)
        self.group = address_group_of(scope)
        self.table: str = scope["path_params"]["table"]
        self.key = QueryParams(scope.get("query_string", b"")).get("key", "")
        identity: Identity = scope["state"]["identity"]
        self.receive = receive
        self.send = send
        self.direct: DirectSocket | None = scope.get("extensions", {}).get(DIRECT)
        self.outbox: deque[bytes] = deque()
        self.waiting = 0
        """Bytes in the outbox."""
        self.flushing = False
        """A flush is scheduled, or waits until the socket can be written to."""
        self.sending: asyncio.Task[None] | None = None
        self.closing = 0
        """The code with which the session closes the socket; 0: it stays open."""
        self.closed = False
        """The close frame is sent."""
        self.bucket = message_bucket()
        self.refusals = 0
        self.inbox: deque[Callable[[], Awaitable[None]]] = deque()
        self.arrival: asyncio.Future[None] | None = None
        """Resolved when there is something to do for `work`, which waits for it."""
        self.drained = asyncio.Event()
        self.disconnected = False
        self.connection = Connection(identity.person, "", self.put, self.close)
        self.connection.address = self.address
        self.room: Room | None = None

    async def run(self, headers: Iterable[tuple[bytes, bytes]] = ()) -> None:
        """Accept the websocket with these headers, and serve it until it is closed."""
        await self.receive()
        await self.send({"type": "websocket.accept", "headers": [*headers]})
        try:
            await self.attend()
        finally:
            await self.finish()

    async def attend(self) -> None:
        """Open the table, unless a limit is reached or the person is not admitted."""
        try:
            with self.limits.connections.admit(self.connection.person, self.address):
                await self.stay(await self.hub.open_page(self.table, self.connection, self.key))
        except Refused as refused:
            self.hub.metrics.refused.add(refused.error)
            self.connection.goodbye(refused)

    async def stay(self, room: Room) -> None:
        """Answer messages until the connection ends."""
        self.room = room
        self.hub.metrics.opened.add()
        listening = asyncio.create_task(self.listen())
        try:
            if self.direct is not None:
                self.direct.attach(self)
            await self.work()
        finally:
            listening.cancel()
            if self.direct is not None:
                self.direct.detach()
            dispatch.leave(room, self.connection)

    async def finish(self) -> None:
        """Send what waits and close the socket; a client that does not read is given up after a while."""
        self.close()
        sending = self.start_sending()
        done, _ = await asyncio.wait([sending], timeout=FINISH_S)
        if not done:
            sending.cancel()
        del self.connection  # It refers to this session; without the cycle both are freed at once.

    # Out.

    def put(self, message: bytes) -> None:
        """Add a message to the outbox, unless the session is closing."""
        if self.closing:
            return
        self.outbox.append(message)
        self.waiting += len(message)
        if len(self.outbox) > MAX_OUTBOX_MESSAGES or self.waiting > MAX_OUTBOX_BYTES:
            self.drop()
        self.wake_writer()

    def drop(self) -> None:
        """Close the connection of a client that is too slow. It may not get the close frame; it opens a new one."""
        self.hub.metrics.dropped.add()
        self.outbox.clear()
        self.waiting = 0
        self.close(TRY_AGAIN)
        if self.room is not None:
            self.loop.call_soon(dispatch.leave, self.room, self.connection)

    def close(self, code: int = GOING_AWAY) -> None:
        """Close the socket once the outbox is sent."""
        self.closing = self.closing or code
        self.wake_writer()

    def wake_writer(self) -> None:
        """Send at the end of this turn of the event loop, all messages of the turn in one write."""
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        if self.direct is None or self.closing:
            self.start_sending()
        elif self.direct.is_writable:  # Otherwise the socket calls again.
            self.direct.send_texts(self.outbox)
            self.outbox.clear()
            self.waiting = 0
            self.flushing = False

    def start_sending(self) -> "asyncio.Task[None]":
        if self.sending is None or (self.sending.done() and not self.closed):
            self.sending = asyncio.create_task(self.send_rest())
        return self.sending

    async def send_rest(self) -> None:
        """Send the outbox through ASGI, which may wait for the client, and the close frame after it."""
        try:
            while self.outbox:
                message = self.outbox.popleft()
                self.waiting -= len(message)
                await self.send({"type": "websocket.send", "text": message.decode()})
            if self.closing and not self.closed:
                self.closed = True
                await self.send({"type": "websocket.close", "code": self.closing})
        except (OSError, RuntimeError):
            # The client has gone; `listen` gets the same news.
            self.closing = self.closing or GOING_AWAY
        self.flushing = bool(self.closing)

    # In.

    @property
    def is_full(self) -> bool:
        return len(self.inbox) >= MAX_INBOX_MESSAGES

    async def listen(self) -> None:
        """Take messages from ASGI until the client has gone. A direct socket delivers most messages itself.

        Messages are taken while the one before is still being answered, so that each has its time of arrival.
        """
        try:
            while (received := await self.receive())["type"] != "websocket.disconnect":
                self.hear(received.get("text") or received.get("bytes") or "")
                while self.is_full and not self.disconnected:
                    self.drained.clear()
                    await self.drained.wait()
        finally:
            self.disconnect()

    def disconnect(self) -> None:
        """End the session after the messages that arrived before."""
        self.disconnected = True
        self.wake()

    def hear(self, text: str | bytes) -> None:
        if self.closing:
            self.disconnect()
        elif self.room is not None:
            self.take(self.room, text, self.hub.clock.monotonic())

    def take(self, room: Room, text: str | bytes, heard: int) -> None:
        """Put a message into the inbox, refused ones too. A latency reply is measured at once."""
        stranger = not room.is_member(self.connection.person)
        try:
            self.check(text, stranger)
            message = read_message(text)
            self.limits.messages.check(self.connection.person, self.group, message, stranger)
        except Refused as refused:
            self.inbox.append(partial(self.refuse, text, refused))
        except UNREADABLE as problem:
            unread = Refused("bad-message", f"this message is not understood: {problem}")
            self.inbox.append(partial(self.refuse, text, unread))
        else:
            if isinstance(message, wire.BeatBack):
                self.connection.latency.note_answer(message.n, heard)
                return
            self.inbox.append(partial(self.deal, room, message, heard, perf_counter()))
        self.wake()

    async def work(self) -> None:
        """Answer messages in the order in which they came. After a goodbye they are ignored."""
        while self.inbox or not self.disconnected:
            while self.inbox:
                answer = self.next_message()
                if not self.closing:
                    await answer()
            if not self.disconnected:
                self.arrival = self.loop.create_future()
                await self.arrival

    def wake(self) -> None:
        if self.arrival is not None and not self.arrival.done():
            self.arrival.set_result(None)

    def next_message(self) -> Callable[[], Awaitable[None]]:
        message = self.inbox.popleft()
        if len(self.inbox) == MAX_INBOX_MESSAGES - 1:
            self.drained.set()
            if self.direct is not None:
                self.direct.resume()
        return message

    async def deal(self, room: Room, message: wire.FromBrowser, heard: int, arrived: float) -> None:
        """Carry out a message, and note the time until its effects are durable and sent."""
        outcome = await dispatch.handle(room, self.connection, message, heard)
        metrics, kind = self.hub.metrics, str(message.__struct_config__.tag)
        metrics.messages.add(kind, outcome)
        metrics.answers.observe(perf_counter() - arrived, kind)
        if outcome != dispatch.OK:
            metrics.refused.add(outcome)

    async def refuse(self, text: str | bytes, refused: Refused) -> None:
        self.hub.metrics.messages.add("unread", refused.error)
        self.hub.metrics.refused.add(refused.error)
        self.connection.refuse(number_in(text), refused)

    def check(self, text: str | bytes, stranger: bool) -> None:
        """Check the limits of a message that is not decoded yet."""
        try:
            if not self.bucket.take():
                raise Refused("too-fast", "too many messages: wait a moment")
            self.limits.messages.check_arrival(self.group, stranger)
        except Refused:
            self.refusals += 1
            if self.refusals > MAX_REFUSALS:
                self.connection.goodbye(Refused("too-fast", "too many messages: the connection is closed"))
            raise
        if len(text) > MAX_MESSAGE_BYTES:
            raise Refused("too-large", f"a message has at most {MAX_MESSAGE_BYTES} bytes, this one has {len(text)}")


def number_in(text: str | bytes) -> int | None:
    try:
        return msgspec.json.decode(text, type=Numbered).id
    except UNREADABLE:
        return None
