"""Requests about a table, and the lines of its pages, go to the node that looks after it.

It stands behind the guard: who somebody is, and whether they may ask at all, is found out where they came in. The node
that has the table runs the rest of the application on it, and knows nothing of the way it came.
"""

import asyncio
import re
import time

from starlette.types import ASGIApp, Receive, Scope, Send

from lamster.server.cluster.node import Node
from lamster.server.cluster.proxied_sessions import TRY_AGAIN
from lamster.server.responses import error_response
from lamster.tables import protocol as wire
from lamster.tables.model.refused import Away, Refused
from lamster.tables.room.connection import encode
from lamster.tables.room.ownership import come_again

OF_A_TABLE = re.compile(r"/api/tables/([^/]+)/")
PATIENCE = 4.0
"""Seconds that somebody waits at the door while a table changes hands: less than a page waits for its line to open."""
SOON = 0.15
"""Seconds until the next look at who has the table."""
ANSWERS = 0.4
"""Seconds within which a node takes something on; each time it does not, it gets twice as many."""


class Relay:
    """The application around which it stands also runs what other nodes pass on to this one."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self.app = app
        self.node = node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            self.node.serve(self.app, scope.get("app"))
        found = OF_A_TABLE.match(scope.get("path", ""))
        if found is None or not await self.passed_on(found[1], scope, receive, send):
            await self.app(scope, receive, send)

    async def passed_on(self, table: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Whether another node has answered; False when the table is ours, or there is none."""
        end, answers = time.monotonic() + PATIENCE, ANSWERS
        while (owner := await self.owner_of(table)) is not None:
            asking = self.node.ask(owner, scope, receive, send)
            try:
                if await asking.open(answers):
                    if not await asking.run():
                        await turn_away(scope, receive, send)
                    return True
            finally:
                self.node.done(asking)
            answers *= 2
            if time.monotonic() > end:
                await turn_away(scope, receive, send)
                return True
            await asyncio.sleep(SOON)
        return False

    async def owner_of(self, table: str) -> str | None:
        """The other node that has a table; None: we have it, or something is wrong that the application will tell."""
        try:
            await self.node.hub.room(table)
        except Away as away:
            return away.node
        except Refused:
            return None
        return None


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """For now: pages come again by themselves."""
    refused = come_again()
    if scope["type"] == "http":
        await error_response(refused)(scope, receive, send)
        return
    await send({"type": "websocket.accept"})
    await send(
        {"type": "websocket.send", "text": encode(wire.Bye(refused.error, refused.message, refused.about)).decode()}
    )
    await send({"type": "websocket.close", "code": TRY_AGAIN})
