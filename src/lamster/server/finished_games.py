"""HTTP endpoints of finished games: analysis, fairness, a new table from a position, and a person's results."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from lamster.server.limits import NewTableLimits, SharedLimit, TokenBuckets
from lamster.server.replays import Replays, compressed_response
from lamster.server.responses import file_response, json_response
from lamster.server.rest import body_of, person_of
from lamster.server.security import address_group_of, address_of
from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.hub.results import as_csv
from lamster.tables.model.refused import storing
from lamster.tables.model.table import Table
from lamster.tables.room.spectators import Spectators
from lamster.tables.workers import game_copies
from lamster.tables.workers.fair_queue import Requester


class FinishedGameRoutes:
    """The endpoints, over one hub."""

    def __init__(self, hub: Hub, new_tables: NewTableLimits, replays: Replays) -> None:
        self.hub = hub
        self.new_tables = new_tables
        self.replays = replays
        self.checks = SharedLimit(TokenBuckets(rate=1.0, burst=10.0), TokenBuckets(rate=2.0, burst=40.0))
        self.analyses = SharedLimit(TokenBuckets(rate=0.2, burst=10.0), TokenBuckets(rate=1.0, burst=30.0))

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/tables/{table}/analysis", self.analysis),
            Route("/api/tables/{table}/analysis", self.begin_analysis, methods=["POST"]),
            Route("/api/tables/{table}/analysis", self.stop_analysis, methods=["DELETE"]),
            Route("/api/tables/{table}/fairness", self.fairness),
            Route("/api/tables/{table}/continue", self.go_on, methods=["POST"]),
            Route("/api/me/games", self.games),
            Route("/api/me/games.csv", self.games_file),
        ]

    async def analysis(self, request: Request) -> Response:
        table = await self.table_of(request)
        return json_response(await self.hub.analysts.state(table, person_of(request)))

    async def begin_analysis(self, request: Request) -> Response:
        person, here = person_of(request), address_group_of(request.scope)
        self.analyses.spend(person, address_of(request.scope))
        return json_response(await self.hub.analysts.begin(await self.table_of(request), person, here), 202)

    async def stop_analysis(self, request: Request) -> Response:
        table = await self.table_of(request)
        return json_response(await self.hub.analysts.stop(table, person_of(request)))

    async def fairness(self, request: Request) -> Response:
        """The data to verify the random draws. It takes a replay of the whole game, so its rate is limited."""
        person = person_of(request)
        self.checks.spend(person, address_of(request.scope), "this was just checked: wait a moment")
        checked = await self.replays.ask(request, await self.table_of(request), game_copies.fairness_json, person)
        return await compressed_response(request, checked, "application/json", {})

    async def go_on(self, request: Request) -> Response:
        wanted = await body_of(request, wire.Continue)
        person = person_of(request)
        await self.new_tables.check(person, address_of(request.scope))
        table, asker = (
            await self.table_of(request),
            Requester(address_group_of(request.scope), request.path_params["table"]),
        )
        made = await self.hub.go_on(person, await self.hub.name_of(person), table, wanted, asker)
        return json_response(wire.NewTableMade(made), 201)

    async def games(self, request: Request) -> Response:
        return json_response(await self.my_games(request))

    async def games_file(self, request: Request) -> Response:
        text = as_csv((await self.my_games(request)).games)
        return file_response(text, "lamster-games.csv", "text/csv; charset=utf-8")

    async def my_games(self, request: Request) -> wire.MyGames:
        with storing():
            return await self.hub.results.games_of(person_of(request))

    async def table_of(self, request: Request) -> Table:
        """The table as this person may see it.

        The room is locked for a moment, so that nothing is shown that is not durable yet.
        """
        room = await self.hub.room(request.path_params["table"])
        person = person_of(request)
        room.check_welcome(person)
        async with room.lock:
            return await room.part(Spectators).table_for(person)
