"""What takes playing a game again: asked of another process, charged to an address, and packed in a thread."""

import asyncio
import gzip
from collections.abc import Callable, Mapping
from typing import Concatenate, ParamSpec, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from lamster.server.limits import PLIES_PER_TOKEN, TokenBuckets
from lamster.server.security import address_group_of
from lamster.tables.hub.hub import Hub
from lamster.tables.model.table import Table
from lamster.tables.workers.fair_queue import Requester
from lamster.tables.workers.game_copies import Replica

PACKED_FROM = 1024
"""Bytes. Less than that is not worth packing."""
PACKING = 5
"""Of 9: more takes twice as long and saves a few percent."""

P = ParamSpec("P")
T = TypeVar("T")


class Replays:
    """All requests of one server that take playing a game again share what an address may spend."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.allowed = TokenBuckets(rate=10.0, burst=300.0)

    async def ask(
        self,
        request: Request,
        table: Table,
        function: Callable[Concatenate[Replica, P], T],
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        """What the function says of this table. A thousand plies that are played again cost as much as a request."""
        here = address_group_of(request.scope)
        self.allowed.spend(here)
        found, plies = await self.hub.readers.ask(Requester(here, table.id), table, function, *args, **more)
        self.allowed.charge(here, plies / PLIES_PER_TOKEN)
        return found


async def compressed_response(request: Request, body: bytes, media: str, headers: Mapping[str, str]) -> Response:
    """An answer that may be long. Packing it takes as long as making it, so a thread does it."""
    sent = {"cache-control": "no-store", **headers}
    if len(body) >= PACKED_FROM and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, PACKING)
        sent |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(body, 200, sent, media)
