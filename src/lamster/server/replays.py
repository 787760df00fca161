"""Requests that need a replay of a game: a worker process does it, the address pays for it, a thread compresses it."""

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

MIN_COMPRESSED_BYTES = 1024
COMPRESSION_LEVEL = 5
"""Of 9: more takes twice the time and saves a few percent."""

P = ParamSpec("P")
T = TypeVar("T")


class Replays:
    """Replays for requests, with one limit per address for all of them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.budget = TokenBuckets(rate=10.0, burst=300.0)

    async def ask(
        self,
        request: Request,
        table: Table,
        function: Callable[Concatenate[Replica, P], T],
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        """Call a function with a replica of the table. `PLIES_PER_TOKEN` replayed plies cost as much as a request."""
        here = address_group_of(request.scope)
        self.budget.spend(here)
        found, plies = await self.hub.readers.ask(Requester(here, table.id), table, function, *args, **more)
        self.budget.charge(here, plies / PLIES_PER_TOKEN)
        return found


async def compressed_response(request: Request, body: bytes, media: str, headers: Mapping[str, str]) -> Response:
    """A response that may be long. A thread compresses it, because that would block the event loop."""
    sent = {"cache-control": "no-store", **headers}
    if len(body) >= MIN_COMPRESSED_BYTES and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, COMPRESSION_LEVEL)
        sent |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(body, 200, sent, media)
