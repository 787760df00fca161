"""A request, or the line of a page, between the node that the browser reached and the node whose table it is about.

`Asking` is the browser's end, `Hosting` the end where the application runs. Both only carry ASGI's own messages.
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
"""The code with which a line is closed whose page shall come again."""
FAILED = 1011
MOST_UNREAD = 256
"""So many messages of a page may wait for its table; beyond them the line is closed."""
GOODBYE = 1.0
"""Seconds that a page has to take in that its line is closed."""
CARRIED = ("type", "method", "path", "raw_path", "query_string", "scheme", "client", "server", "root_path")
KEPT_BACK = (b"cookie", b"authorization")
"""Headers that tell secrets: the other node is told who somebody is, not how they prove it."""
GONE: dict[str, Message] = {
    "http": {"type": "http.disconnect"},
    "websocket": {"type": "websocket.disconnect", "code": TRY_AGAIN},
}

logger = logging.getLogger("lamster")


class RemoteIdentity:
    """A person as another node knows them: without the secret of the cookie."""

    fresh = False
    secret = ""

    def __init__(self, person: str) -> None:
        self.person = person


def packed(scope: Scope) -> dict[str, Any]:
    """What the other node must know of a request: all plain data, and who asks."""
    state = scope["state"]
    headers = [(name, value) for name, value in scope["headers"] if name not in KEPT_BACK]
    words = {name: value for name, value in state.items() if isinstance(value, str)}
    found = {name: scope[name] for name in CARRIED if name in scope}
    return {**found, "headers": headers, "words": words, "person": state["identity"].person}


def unpacked(packed: dict[str, Any], app: Any) -> Scope:
    """The scope of a request that came to another node."""
    state = {**packed.pop("words"), "identity": RemoteIdentity(packed.pop("person"))}
    headers = [(name, value) for name, value in packed.pop("headers")]
    client = packed.get("client") and tuple(packed["client"])
    own = {"asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "extensions": {}, "app": app}
    return {**packed, **own, "client": client, "subprotocols": [], "headers": headers, "state": state}


def size_of(message: MutableMapping[str, Any]) -> int:
    return len(message.get("text") or message.get("bytes") or message.get("body") or b"")


def is_last(message: MutableMapping[str, Any]) -> bool:
    """Whether nothing comes after this."""
    body = message["type"] == "http.response.body" and not message.get("more_body", False)
    return body or message["type"] == "websocket.close"


class ProxiedSession:
    """The browser's end."""

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
    def is_line(self) -> bool:
        return bool(self.scope["type"] == "websocket")

    # What the other node says.

    def accept(self) -> None:
        if not self.opened.done():
            self.opened.set_result(True)

    def put(self, message: Message) -> None:
        """What waits for a slow page is bounded, as everywhere: when it comes again it gets everything anew."""
        self.queue.put_nowait(message)
        self.unsent += size_of(message)
        if self.queue.qsize() > MAX_OUTBOX_MESSAGES or self.unsent > MAX_OUTBOX_BYTES:
            self.lose()

    def finish(self, failed: bool) -> None:
        self.finished, self.failed = True, failed
        self.queue.put_nowait(None)

    def lose(self) -> None:
        """The other node is not heard any more, or the page does not listen."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_result(False)
        if self.carrying is not None:
            self.carrying.cancel()

    # From here.

    async def open(self, patience: float) -> bool:
        """Whether the other node takes it on. Nothing of it has been read before.

        Who is too slow may come to it later, and must know that nobody waits any more.
        """
        taken = False
        try:
            with suppress(Undelivered, TimeoutError):
                async with asyncio.timeout(patience):
                    await self.bus.say(self.node, Open(self.number, packed(self.scope)))
                    taken = await self.opened
        finally:
            if not taken:
                self.bus.post(self.node, HungUp(self.number))
        return taken

    async def run(self) -> bool:
        """To its end; whether the browser was answered at all."""
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
        """What the application sends goes to the browser."""
        while (message := await self.queue.get()) is not None:
            self.unsent -= size_of(message)
            self.begun = True
            await self.send(message)
            self.closed = self.closed or is_last(message)

    async def pump(self) -> None:
        """What the browser sends goes to the application; of a body no more than is taken anywhere."""
        read = 0
        try:
            while read <= 2 * MAX_BODY_BYTES or self.is_line:
                message = await self.receive()
                read += size_of(message)
                await self.bus.say(self.node, Said(self.number, dict(message)))
                if message["type"] in ("http.disconnect", "websocket.disconnect"):
                    return
        except Undelivered:
            self.lose()

    async def end(self) -> None:
        """An answer that was broken off is an error, a line that was is closed: its page comes again by itself."""
        if self.closed or not self.begun:
            return
        if not self.is_line:
            raise ConnectionError("the answer of another node was broken off")
        await self.hang_up()

    async def hang_up(self) -> None:
        try:
            async with asyncio.timeout(GOODBYE):
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
            logger.exception("a request of node %s failed", self.node)
            failed = True
        if not self.over:
            self.bus.post(self.node, Finished(self.number, failed))

    async def receive(self) -> Message:
        return await self.inbox.get()

    async def send(self, message: Message) -> None:
        if self.over:
            raise OSError("the browser's node is gone")
        try:
            await self.bus.say(self.node, Answered(self.number, dict(message)))
        except Undelivered as problem:
            self.lose()
            raise OSError(str(problem)) from None

    # What the other node says.

    def put(self, message: Message) -> None:
        self.inbox.put_nowait(message)
        if self.inbox.qsize() > MOST_UNREAD:
            self.lose()

    def lose(self) -> None:
        """Nobody is there any more: for the application it is as if the browser had gone."""
        self.over = True
        self.inbox.put_nowait(GONE[self.scope["type"]])
