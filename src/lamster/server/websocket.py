"""The socket of an open page of a table: messages are read in order and answered; what waits to be sent is bounded."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter

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

TRY_AGAIN = 1013
GOING_AWAY = 1000
PATIENCE = 200
"""How many messages above the rate are refused before the line is closed."""

UNREADABLE = (ValueError, RecursionError)
"""What reading JSON may end in: wrong data, bytes that are no text, lists in lists without end."""

read_message = msgspec.json.Decoder(wire.FromBrowser).decode


class Numbered(msgspec.Struct):
    """Enough of a message that cannot be read to answer it by its number."""

    id: int | None = None


class PageSession:
    """One websocket from its opening to its end."""

    def __init__(self, hub: Hub, scope: Scope, receive: Receive, send: Send, limits: Limits | None = None) -> None:
        self.hub = hub
        self.limits = limits or Limits()
        self.address = address_of(scope)
        self.group = address_group_of(scope)
        self.table: str = scope["path_params"]["table"]
        self.key = QueryParams(scope.get("query_string", b"")).get("key", "")
        identity: Identity = scope["state"]["identity"]
        self.receive = receive
        self.send = send
        self.outbox: deque[bytes] = deque()
        self.waiting = 0
        self.wake = asyncio.Event()
        self.closing = 0
        self.bucket = message_bucket()
        self.refusals = 0
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]] | None] = asyncio.Queue(MAX_INBOX_MESSAGES)
        self.connection = Connection(identity.person, "", self.put, self.close)
        self.connection.address = self.address
        self.room: Room | None = None

    async def run(self) -> None:
        await self.receive()
        await self.send({"type": "websocket.accept"})
        writer = asyncio.create_task(self.write())
        try:
            await self.attend()
        finally:
            await self.finish(writer)

    async def attend(self) -> None:
        """Be at the table, unless there is no room for one more page."""
        try:
            with self.limits.connections.admit(self.connection.person, self.address):
                await self.stay(await self.hub.open_page(self.table, self.connection, self.key))
        except Refused as refused:
            self.hub.metrics.refused.add(refused.error)
            self.connection.goodbye(refused)

    async def stay(self, room: Room) -> None:
        """From the first full state to the last message."""
        self.room = room
        self.hub.metrics.opened.add()
        try:
            await self.read(room)
        finally:
            room.leave(self.connection)

    async def finish(self, writer: "asyncio.Task[None]") -> None:
        """What is still to be said is said, but nobody waits long for a page that does not listen."""
        self.close()
        done, _ = await asyncio.wait([writer], timeout=5.0)
        if not done:
            writer.cancel()
        del self.connection  # It refers to us: without this only the collector would free both, after a long while.

    # Out.

    def put(self, message: bytes) -> None:
        """Into the outbox, unless nothing more is said."""
        if self.closing:
            return
        self.outbox.append(message)
        self.waiting += len(message)
        if len(self.outbox) > MAX_OUTBOX_MESSAGES or self.waiting > MAX_OUTBOX_BYTES:
            self.drop()
        self.wake.set()

    def drop(self) -> None:
        """The page is too slow: when it comes again it gets everything anew. It may never hear that it was closed."""
        self.hub.metrics.dropped.add()
        self.outbox.clear()
        self.close(TRY_AGAIN)
        if self.room is not None:
            asyncio.get_running_loop().call_soon(self.room.leave, self.connection)

    def close(self, code: int = GOING_AWAY) -> None:
        self.closing = self.closing or code
        self.wake.set()

    async def write(self) -> None:
        """Send what is in the outbox, in order, until the line is closed."""
        try:
            while self.outbox or not self.closing:
                while self.outbox:
                    message = self.outbox.popleft()
                    self.waiting -= len(message)
                    await self.send({"type": "websocket.send", "text": message.decode()})
                self.wake.clear()
                if not self.closing:
                    await self.wake.wait()
            await self.send({"type": "websocket.close", "code": self.closing})
        except (OSError, RuntimeError):
            # The page went away while we were writing; reading tells the same.
            self.closing = self.closing or GOING_AWAY

    # In.

    async def read(self, room: Room) -> None:
        """Until the line is closed from either side.

        Beside it the messages are dealt with one after the other, so that the moment of arrival of each is known even
        when the one before must wait.
        """
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self.work())
                await self.listen(room)
        except BaseExceptionGroup as problems:
            raise problems.exceptions[0] from None

    async def listen(self, room: Room) -> None:
        while True:
            received = await self.receive()
            heard = self.hub.clock.monotonic()
            if self.closing or received["type"] == "websocket.disconnect":
                await self.inbox.put(None)
                return
            await self.take(room, received.get("text") or received.get("bytes") or "", heard)

    async def take(self, room: Room, text: str | bytes, heard: int) -> None:
        """A beat measures the line, so it is dealt with at once; all else waits its turn, what is refused too."""
        stranger = not room.knows(self.connection.person)
        try:
            self.check(text, stranger)
            message = read_message(text)
            self.limits.messages.check(self.connection.person, self.group, message, stranger)
        except Refused as refused:
            await self.inbox.put(partial(self.refuse, text, refused))
        except UNREADABLE as problem:
            unread = Refused("bad-message", f"this message is not understood: {problem}")
            await self.inbox.put(partial(self.refuse, text, unread))
        else:
            if isinstance(message, wire.BeatBack):
                await dispatch.handle(room, self.connection, message, heard)
            else:
                await self.inbox.put(partial(self.deal, room, message, heard, perf_counter()))

    async def deal(self, room: Room, message: wire.FromBrowser, heard: int, arrived: float) -> None:
        """Carry a message out, and count it with the time from its arrival until all is written and told."""
        outcome = await dispatch.handle(room, self.connection, message, heard)
        metrics, kind = self.hub.metrics, str(message.__struct_config__.tag)
        metrics.messages.add(kind, outcome)
        metrics.answers.note(perf_counter() - arrived, kind)
        if outcome != dispatch.OK:
            metrics.refused.add(outcome)

    async def refuse(self, text: str | bytes, refused: Refused) -> None:
        self.hub.metrics.messages.add("unread", refused.error)
        self.hub.metrics.refused.add(refused.error)
        self.connection.refuse(number_in(text), refused)

    async def work(self) -> None:
        """Deal with what has come in; who was sent away is not heard any more."""
        while (dealing := await self.inbox.get()) is not None:
            if not self.closing:
                await dealing()

    def check(self, text: str | bytes, stranger: bool) -> None:
        try:
            if not self.bucket.take():
                raise Refused("too-fast", "too many messages: wait a moment")
            self.limits.messages.check_arrival(self.group, stranger)
        except Refused:
            self.refusals += 1
            if self.refusals > PATIENCE:
                self.connection.goodbye(Refused("too-fast", "too many messages: the line is closed"))
            raise
        if len(text) > MAX_MESSAGE_BYTES:
            raise Refused("too-large", f"a message has at most {MAX_MESSAGE_BYTES} bytes, this one has {len(text)}")


def number_in(text: str | bytes) -> int | None:
    try:
        return msgspec.json.decode(text, type=Numbered).id
    except UNREADABLE:
        return None
