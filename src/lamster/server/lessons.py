"""HTTP endpoints of the guided first games."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from lamster.server.limits import NewTableLimits
from lamster.server.responses import json_response
from lamster.server.rest import body_of, person_of
from lamster.server.security import address_of
from lamster.tables import protocol as wire
from lamster.tables.hub import lesson_tables
from lamster.tables.hub.hub import Hub


class LessonRoutes:
    """The endpoints, over one hub."""

    def __init__(self, hub: Hub, new_tables: NewTableLimits) -> None:
        self.hub = hub
        self.new_tables = new_tables

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/lessons", self.lessons),
            Route("/api/lessons", self.learn, methods=["POST"]),
        ]

    async def lessons(self, request: Request) -> Response:
        return json_response(await lesson_tables.cards(self.hub, person_of(request)))

    async def learn(self, request: Request) -> Response:
        wanted = await body_of(request, wire.Learn)
        person = person_of(request)
        await self.new_tables.check(person, address_of(request.scope))
        table = await lesson_tables.learn(self.hub, person, await self.hub.name_of(person), wanted)
        return json_response(wire.NewTableMade(table), 201)
