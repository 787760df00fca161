"""Forwards requests about a table, and the websockets of its pages, to the node that owns the table.

The node that a client reached checks who asks and whether they may. The owner runs the rest of the application on the
request, which does not know that it was forwarded.
"""

import asyncio
import re
import time

from starlette.middleware import Middleware
from starlette.types import ASGIApp, Receive, Scope, Send

from lamster.server.cluster.node import Node
from lamster.server.cluster.proxied_sessions import TRY_AGAIN
from lamster.server.responses import error_response
from lamster.tables import protocol as wire
from lamster.tables.model.refused import Away, Refused
from lamster.tables.protocol import encode
from lamster.tables.room.ownership import changing_nodes

TABLE_PATH = re.compile(r"/api/tables/([^/]+)/")
FORWARD_LIMIT_S = 4.0
"""How long a request waits while a table changes its owner; less than a client waits for its websocket to open."""
RETRY_S = 0.15
"""Until the owner is looked up again."""
FIRST_ANSWER_S = 0.4
"""Within this time a node accepts a request; at each further attempt it gets twice the time."""


class Relay:
    """The forwarding of one node."""

    def __init__(self, node: Node) -> None:
        self.node = node

    def middleware(self) -> Middleware:
        return Middleware(RelayMiddleware, relay=self)

    def serve_websockets(self, app: ASGIApp) -> None:
        self.node.websocket_app = app

    async def forward(self, table: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Let the owner answer; False when this node owns the table, or there is no such table."""
        end, answer_s = time.monotonic() + FORWARD_LIMIT_S, FIRST_ANSWER_S
        while (owner := await self.owner_of(table)) is not None:
            session = self.node.open_session(owner, scope, receive, send)
            try:
                if await session.open(answer_s):
                    if not await session.run():
                        await refuse_for_now(scope, receive, send)
                    return True
            finally:
                self.node.close_session(session)
            answer_s *= 2
            if time.monotonic() > end:
                await refuse_for_now(scope, receive, send)
                return True
            await asyncio.sleep(RETRY_S)
        return False

    async def owner_of(self, table: str) -> str | None:
        """The other node that owns a table; None: this node does, or the application will say what is wrong."""
        try:
            await self.node.hub.room(table)
        except Away as away:
            return away.node
        except Refused:
            return None
        return None


class RelayMiddleware:
    """Forwards HTTP requests. The application inside it also answers requests that other nodes forward."""

    def __init__(self, app: ASGIApp, relay: Relay) -> None:
        self.app = app
        self.relay = relay

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            self.relay.node.serve(self.app, scope.get("app"))
        found = TABLE_PATH.match(scope.get("path", ""))
        if found is None or not await self.relay.forward(found[1], scope, receive, send):
            await self.app(scope, receive, send)


async def refuse_for_now(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse with an error after which clients try again by themselves."""
    refused = changing_nodes()
    if scope["type"] == "http":
        await error_response(refused)(scope, receive, send)
        return
    await send({"type": "websocket.accept"})
    message = wire.Bye(refused.error, refused.message, refused.about)
    await send({"type": "websocket.send", "text": encode(message).decode()})
    await send({"type": "websocket.close", "code": TRY_AGAIN})
