"""A request or a websocket between the node that a client reached and the node that owns the table.

`ProxiedSession` is the client's end, `HostedSession` the end where the application runs. Both pass on ASGI messages.
"""

import asyncio
import logging
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lamster.server.cluster.bus import Bus, Undelivered
from lamster.server.cluster.messages import Answered, Finished, HungUp, Open, Opened, Said
from lamster.server.limits import MAX_BODY_BYTES, MAX_OUTBOX_BYTES, MAX_OUTBOX_MESSAGES
from lamster.tables.log_context import REQUEST

TRY_AGAIN = 1013
"""The close code after which clients reconnect."""
FAILED = 1011
MAX_UNREAD = 256
"""Messages of a client that wait for the application; more close the session."""
CLOSE_TIMEOUT_S = 1.0
CARRIED = ("type", "method", "path", "raw_path", "query_string", "scheme", "client", "server", "root_path")
SECRET_HEADERS = (b"cookie", b"authorization")
"""Headers that are not forwarded: the other node gets the person, not the credentials."""
GONE: dict[str, Message] = {
    "http": {"type": "http.disconnect"},
    "websocket": {"type": "websocket.disconnect", "code": TRY_AGAIN},
}

logger = logging.getLogger("lamster")


class RemoteIdentity:
    """The identity of a forwarded request: without the secret of the cookie."""

    fresh = False
    secret = ""

    def __init__(self, person: str) -> None:
        self.person = person


def pack_scope(scope: Scope) -> dict[str, Any]:
    """The part of a scope that is forwarded: plain data, and the person."""
    state = scope["state"]
    headers = [(name, value) for name, value in scope["headers"] if name not in SECRET_HEADERS]
    words = {name: value for name, value in state.items() if isinstance(value, str)}
    found = {name: scope[name] for name in CARRIED if name in scope}
    return {**found, "headers": headers, "words": words, "person": state["identity"].person}


def unpack_scope(packed: dict[str, Any], app: Any) -> Scope:
    """The scope of a forwarded request."""
    state = {**packed.pop("words"), "identity": RemoteIdentity(packed.pop("person"))}
    headers = [(name, value) for name, value in packed.pop("headers")]
    client = packed.get("client") and tuple(packed["client"])
    own = {"asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "extensions": {}, "app": app}
    return {**packed, **own, "client": client, "subprotocols": [], "headers": headers, "state": state}


def size_of(message: MutableMapping[str, Any]) -> int:
    return len(message.get("text") or message.get("bytes") or message.get("body") or b"")


def is_last(message: MutableMapping[str, Any]) -> bool:
    """Whether this is the last message of an answer."""
    body = message["type"] == "http.response.body" and not message.get("more_body", False)
    return body or message["type"] == "websocket.close"


class ProxiedSession:
    """The client's end."""

    def __init__(self, bus: Bus, node: str, number: int, scope: Scope, receive: Receive, send: Send) -> None:
        self.bus = bus
        self.node = node
        self.number = number
        self.scope = scope
        self.receive = receive
        self.send = send
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue: asyncio.Queue[Message | None] = asyncio.Queue()
        self.unsent = 0
        self.begun = False
        self.closed = False
        self.finished = False
        self.failed = False
        self.lost = False
        self.carrying: asyncio.Task[None] | None = None

    @property
    def is_websocket(self) -> bool:
        return bool(self.scope["type"] == "websocket")

    # Messages of the other node.

    def accept(self) -> None:
        if not self.opened.done():
            self.opened.set_result(True)

    def put(self, message: Message) -> None:
        """Queue a message for the client. One that is too slow is disconnected; it reconnects with a full state."""
        self.queue.put_nowait(message)
        self.unsent += size_of(message)
        if self.queue.qsize() > MAX_OUTBOX_MESSAGES or self.unsent > MAX_OUTBOX_BYTES:
            self.lose()

    def finish(self, failed: bool) -> None:
        self.finished, self.failed = True, failed
        self.queue.put_nowait(None)

    def lose(self) -> None:
        """End the session: the other node is silent, or the client too slow."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_result(False)
        if self.carrying is not None:
            self.carrying.cancel()

    # The session.

    async def open(self, limit_s: float) -> bool:
        """Whether the other node accepts the session. Nothing was received from the client before.

        A node that is too slow is told that the session has ended, because it may still start it.
        """
        taken = False
        try:
            with suppress(Undelivered, TimeoutError):
                async with asyncio.timeout(limit_s):
                    await self.bus.say(self.node, Open(self.number, pack_scope(self.scope)))
                    taken = await self.opened
        finally:
            if not taken:
                self.bus.post(self.node, HungUp(self.number))
        return taken

    async def run(self) -> bool:
        """Run the session to its end; whether the client got any answer."""
        self.carrying = asyncio.create_task(self.carry())
        if self.lost:  # Since it was opened.
            self.carrying.cancel()
        pumping = asyncio.create_task(self.pump())
        try:
            await asyncio.wait([self.carrying])
        finally:
            pumping.cancel()
            self.carrying.cancel()
            if not self.finished:
                self.bus.post(self.node, HungUp(self.number))
        await self.end()
        return self.begun

    async def carry(self) -> None:
        """Pass messages of the application to the client."""
        while (message := await self.queue.get()) is not None:
            self.unsent -= size_of(message)
            self.begun = True
            await self.send(message)
            self.closed = self.closed or is_last(message)

    async def pump(self) -> None:
        """Pass messages of the client to the application; of a body no more than the limit allows."""
        read = 0
        try:
            while read <= 2 * MAX_BODY_BYTES or self.is_websocket:
                message = await self.receive()
                read += size_of(message)
                await self.bus.say(self.node, Said(self.number, dict(message)))
                if message["type"] in ("http.disconnect", "websocket.disconnect"):
                    return
        except Undelivered:
            self.lose()

    async def end(self) -> None:
        """After a lost node: an incomplete answer is an error, a websocket is closed, so that the client reconnects."""
        if self.closed or not self.begun:
            return
        if not self.is_websocket:
            raise ConnectionError("the answer of another node was interrupted")
        await self.hang_up()

    async def hang_up(self) -> None:
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT_S):
                await self.send({"type": "websocket.close", "code": FAILED if self.failed else TRY_AGAIN})
        except (OSError, RuntimeError, TimeoutError):
            return


class HostedSession:
    """The end where the application runs."""

    def __init__(self, bus: Bus, node: str, number: int, scope: Scope) -> None:
        self.bus = bus
        self.node = node
        self.number = number
        self.scope = scope
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.over = False

    async def run(self, app: ASGIApp) -> None:
        failed = False
        REQUEST.set(Headers(scope=self.scope).get("x-request-id", ""))
        try:
            await self.bus.say(self.node, Opened(self.number))
            if not self.over:
                await app(self.scope, self.receive, self.send)
        except (Undelivered, OSError):
            self.over = True
        except Exception:
            logger.exception("a forwarded request of node %s failed", self.node)
            failed = True
        if not self.over:
            self.bus.post(self.node, Finished(self.number, failed))

    async def receive(self) -> Message:
        return await self.inbox.get()

    async def send(self, message: Message) -> None:
        if self.over:
            raise OSError("the client's node is gone")
        try:
            await self.bus.say(self.node, Answered(self.number, dict(message)))
        except Undelivered as problem:
            self.lose()
            raise OSError(str(problem)) from None

    # Messages of the other node.

    def put(self, message: Message) -> None:
        self.inbox.put_nowait(message)
        if self.inbox.qsize() > MAX_UNREAD:
            self.lose()

    def lose(self) -> None:
        """End the session: for the application the client has gone."""
        self.over = True
        self.inbox.put_nowait(GONE[self.scope["type"]])
