"""What is kept about the person of a browser over plain HTTP: all of it as a file, and the end of it."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from lamster.server.identity import BEFORE, COOKIE, cleared, is_secure, selves_before
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

PATIENCE = 10.0
"""Seconds after which the rest is done without the browser waiting for it."""


class PersonalDataRoutes:
    """The endpoints, over one hub. They are for all whom this browser is or was: `lamster-before` has the others."""

    def __init__(self, hub: Hub, sender: NotificationSender | None) -> None:
        self.hub = hub
        self.sender = sender
        self.looks = SharedLimit(TokenBuckets(rate=0.05, burst=3.0), TokenBuckets(rate=0.1, burst=30.0))
        self.reading = asyncio.Lock()
        self.forgetting: set[asyncio.Task[bool]] = set()

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me/data", self.data),
            Route("/api/me", self.forget, methods=["DELETE"]),
        ]

    def people(self, request: Request) -> list[str]:
        selves = [identity_of(request), *selves_before(request.scope)]
        return list(dict.fromkeys(identity.person for identity in selves))

    async def data(self, request: Request) -> Response:
        """All logs are looked through for this, so one after the other, and nobody again and again."""
        self.looks.spend(identity_of(request).person, address_of(request.scope))
        async with self.reading:
            with storing():
                found = [await personal_data.data_of(self.hub.store, person) for person in self.people(request)]
        text = msgspec.json.format(msgspec.json.encode(wire.MyData(found)), indent=1)
        return file_response(text, "lamster-me.json", "application/json")

    async def forget(self, request: Request) -> Response:
        """The browser is nobody from now on, and somebody new when it asks again."""
        identity = identity_of(request)
        self.looks.spend(identity.person, address_of(request.scope))
        with storing():
            asked = [await self.ask(person) for person in self.people(request)]
            done = await self.within_patience(asked)
        identity.fresh = False
        response = json_response(wire.Forgotten(done))
        for name in (COOKIE, BEFORE):
            response.headers.append("set-cookie", cleared(name, is_secure(request.scope)))
        return response

    async def ask(self, person: str) -> Erasure:
        if self.sender is not None:
            await self.sender.stop_calling(person)
        erasure = await personal_data.ask_to_forget(self.hub.store, person, self.hub.clock.wall())
        self.hub.peers.tell(Forgotten(person))
        return erasure

    async def within_patience(self, asked: list[Erasure]) -> bool:
        """Whether all is done by now. It goes on when the browser has gone, and after a restart."""
        task = asyncio.create_task(self.forget_all(asked))
        self.forgetting.add(task)
        task.add_done_callback(self.forgetting.discard)
        with suppress(TimeoutError):
            return await asyncio.wait_for(asyncio.shield(task), PATIENCE)
        return False

    async def forget_all(self, asked: list[Erasure]) -> bool:
        done = [await self.hub.retention.erase(erasure) for erasure in asked]
        return all(done)
