"""HTTP endpoints of links that give the seats of an absent player to another browser."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from lamster.server.limits import TokenBuckets
from lamster.server.responses import json_response
from lamster.server.rest import body_of, person_of
from lamster.server.security import address_group_of
from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.model import entries as log
from lamster.tables.room import ownership
from lamster.tables.room.handlers.seat_links import LIFETIME_S, SeatLinks
from lamster.tables.room.perform import change_table


class SeatLinkRoutes:
    """The endpoints, over one hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.makers = TokenBuckets(rate=0.1, burst=20.0)
        self.visitors = TokenBuckets(rate=0.5, burst=20.0)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/tables/{table}/seat-link", self.make, methods=["POST"]),
            Route("/api/tables/{table}/seat", self.take, methods=["POST"]),
        ]

    async def make(self, request: Request) -> Response:
        wanted = await body_of(request, wire.SeatWanted)
        self.makers.spend(person_of(request))
        room = await self.hub.room(request.path_params["table"])
        async with room.lock:
            ownership.check(room)
            token = room.part(SeatLinks).make(person_of(request), wanted.seat)
        return json_response(wire.DeviceLink(token, LIFETIME_S), 201)

    async def take(self, request: Request) -> Response:
        """Give the seats of the link to this browser; without a name it takes that of the player."""
        token = (await body_of(request, wire.DeviceToken)).token
        self.visitors.spend(address_group_of(request.scope))
        room, person = await self.hub.room(request.path_params["table"]), person_of(request)
        own = await self.hub.name_of(person)
        async with room.lock:
            ownership.check(room)
            links = room.part(SeatLinks)
            name = own or links.name_of(token)
            entries = links.use(token, person)
            await change_table(room, [log.Named(person, name), *entries])
        return json_response(wire.Me(person, own or await self.hub.rename(person, name)))
