"""HTTP endpoints for the data of a person: download and erasure."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from lamster.server.identity import COOKIE, FORMER_COOKIE, clear_cookie, former_identities, is_secure
from lamster.server.limits import SharedLimit, TokenBuckets
from lamster.server.notifications.routes import identity_of
from lamster.server.notifications.sender import NotificationSender
from lamster.server.responses import file_response, json_response
from lamster.server.security import address_of
from lamster.tables import protocol as wire
from lamster.tables.hub import personal_data
from lamster.tables.hub.hub import Hub
from lamster.tables.hub.nodes import Forgotten
from lamster.tables.model.refused import storing
from lamster.tables.store.base import Erasure

ERASURE_WAIT_S = 10.0
"""How long the browser waits; the erasure goes on after that."""


class PersonalDataRoutes:
    """The endpoints. They cover all identities of this browser, former ones (cookie `lamster-before`) too."""

    def __init__(self, hub: Hub, sender: NotificationSender | None) -> None:
        self.hub = hub
        self.sender = sender
        self.limit = SharedLimit(TokenBuckets(rate=0.05, burst=3.0), TokenBuckets(rate=0.1, burst=30.0))
        self.reading = asyncio.Lock()
        self.forgetting: set[asyncio.Task[bool]] = set()

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me/data", self.data),
            Route("/api/me", self.forget, methods=["DELETE"]),
        ]

    def people(self, request: Request) -> list[str]:
        identities = [identity_of(request), *former_identities(request.scope)]
        return list(dict.fromkeys(identity.person for identity in identities))

    async def data(self, request: Request) -> Response:
        """All data of the person as a file. It searches all logs, so one request at a time, with a rate limit."""
        self.limit.spend(identity_of(request).person, address_of(request.scope))
        async with self.reading:
            with storing():
                found = [await personal_data.data_of(self.hub.store, person) for person in self.people(request)]
        text = msgspec.json.format(msgspec.json.encode(wire.MyData(found)), indent=1)
        return file_response(text, "lamster-me.json", "application/json")

    async def forget(self, request: Request) -> Response:
        """Erase the person. The browser loses its identity, and gets a new one with its next request."""
        identity = identity_of(request)
        self.limit.spend(identity.person, address_of(request.scope))
        with storing():
            asked = [await self.ask(person) for person in self.people(request)]
            done = await self.wait_for_erasure(asked)
        identity.fresh = False
        response = json_response(wire.Forgotten(done))
        for name in (COOKIE, FORMER_COOKIE):
            response.headers.append("set-cookie", clear_cookie(name, is_secure(request.scope)))
        return response

    async def ask(self, person: str) -> Erasure:
        if self.sender is not None:
            await self.sender.unsubscribe_all(person)
        erasure = await personal_data.ask_to_forget(self.hub.store, person, self.hub.clock.wall())
        self.hub.peers.tell(Forgotten(person))
        return erasure

    async def wait_for_erasure(self, asked: list[Erasure]) -> bool:
        """Whether all is erased within the wait. It goes on without the browser, and after a restart."""
        task = asyncio.create_task(self.forget_all(asked))
        self.forgetting.add(task)
        task.add_done_callback(self.forgetting.discard)
        with suppress(TimeoutError):
            return await asyncio.wait_for(asyncio.shield(task), ERASURE_WAIT_S)
        return False

    async def forget_all(self, asked: list[Erasure]) -> bool:
        done = [await self.hub.retention.erase(erasure) for erasure in asked]
        return all(done)
