"""Guided first games over plain HTTP."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from lamster.server.answers import answer
from lamster.server.limits import Buckets
from lamster.server.rest import body_of, person_of
from lamster.tables import protocol as wire
from lamster.tables import teaching
from lamster.tables.hub import Hub
from lamster.tables.refused import Refused


class Learning:
    """The endpoints, over one hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.new_tables = Buckets(rate=0.5, burst=20.0)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/lessons", self.lessons),
            Route("/api/lessons", self.learn, methods=["POST"]),
        ]

    async def lessons(self, request: Request) -> Response:
        return answer(await teaching.cards(self.hub, person_of(request)))

    async def learn(self, request: Request) -> Response:
        wanted = await body_of(request, wire.Learn)
        person = person_of(request)
        if not self.new_tables.take(person):
            raise Refused("too-fast", "too many new tables: wait a moment")
        table = await teaching.learn(self.hub, person, await self.hub.name_of(person), wanted)
        return answer(wire.NewTableMade(table), 201)
