"""HTTP endpoints of the lobby, tables, records and replays."""

import asyncio
import io
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from lamster import __version__
from lamster.server.limits import BODY_TIMEOUT_S, MAX_BODY_BYTES, NewTableLimits, SharedLimit, TokenBuckets
from lamster.server.replays import Replays, compressed_response
from lamster.server.responses import attachment_headers, json_response
from lamster.server.security import address_group_of, address_of
from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.model import catalogue, views
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.protocol import encode
from lamster.tables.room import views as room_views
from lamster.tables.room.room import Room
from lamster.tables.room.spectators import Spectators
from lamster.tables.workers import game_copies

T = TypeVar("T")
LONGEST_PATH = 200


class RestRoutes:
    """The endpoints, over one hub."""

    def __init__(self, hub: Hub, new_tables: NewTableLimits, replays: Replays) -> None:
        self.hub = hub
        self.replays = replays
        self.new_tables = new_tables
        self.names = SharedLimit(TokenBuckets(rate=0.1, burst=10.0), TokenBuckets(rate=1.0, burst=300.0))
        """Each change of a name is written to the log of every table of the person."""
        self.pictures = TokenBuckets(rate=2.0, burst=60.0)
        """By address: a QR code blocks the event loop for a thirtieth of a second."""

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/health", self.health),
            Route("/api/ready", self.ready),
            Route("/api/me", self.me),
            Route("/api/me", self.set_me, methods=["PUT"]),
            Route("/api/games", self.games),
            Route("/api/lobby", self.lobby),
            Route("/api/qr", self.qr),
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/replay", self.replay),
        ]

    async def health(self, _: Request) -> Response:
        return json_response({"version": __version__, "tables": len(self.hub.rooms)})

    async def ready(self, _: Request) -> Response:
        """Whether the server can take clients, for load balancers."""
        reasons = await self.hub.unready()
        return json_response({"ready": not reasons, "reasons": reasons}, 503 if reasons else 200)

    async def me(self, request: Request) -> Response:
        person = person_of(request)
        return json_response(wire.Me(person, await self.hub.name_of(person)))

    async def set_me(self, request: Request) -> Response:
        wanted = await body_of(request, wire.SetMe)
        person = person_of(request)
        self.names.spend(person, address_of(request.scope), "too many names: wait a moment")
        return json_response(wire.Me(person, await self.hub.rename(person, wanted.name)))

    async def games(self, _: Request) -> Response:
        return json_response(catalogue.games())

    async def lobby(self, request: Request) -> Response:
        return json_response(await self.hub.lobby(person_of(request)))

    async def create(self, request: Request) -> Response:
        wanted = await body_of(request, wire.NewTable)
        person = person_of(request)
        await self.new_tables.check(person, address_of(request.scope))
        made = await self.hub.create(person, await self.hub.name_of(person), wanted)
        return json_response(wire.NewTableMade(made), 201)

    async def record(self, request: Request) -> Response:
        """The record as a file: whole when the game is over, else as the reader may see it.

        Here and below the room is locked for a moment, so that nothing is shown that is not durable yet.
        """
        room = await self.room_of(request)
        async with room.lock:
            table = await room.part(Spectators).table_for(person_of(request))
        text = await self.replays.ask(request, table, game_copies.record, person_of(request))
        name = f"{room.table.game.meta.name}-{room.table.id}.rec"
        return await compressed_response(request, text.encode(), "text/plain; charset=utf-8", attachment_headers(name))

    async def replay(self, request: Request) -> Response:
        room = await self.room_of(request)
        async with room.lock:
            table = await room.part(Spectators).table_for(person_of(request))
            replay = self.replay_head(room, table, request)
        count = min(number_of(request, "count", views.MOST_FRAMES), views.MOST_FRAMES)
        frames = await self.replays.ask(request, table, game_copies.frames, replay.eyes, replay.start, count)
        shown = msgspec.structs.replace(replay, frames=msgspec.Raw(frames))
        return await compressed_response(request, encode(shown), "application/json", {})

    def replay_head(self, room: Room, table: Table, request: Request) -> wire.Replay:
        """The replay without its frames, for the table as the reader may see it."""
        if table.match is None:
            raise Refused("not-started", "there is nothing to replay before the game has begun")
        allowed = views.allowed_eyes(table, person_of(request))
        return wire.Replay(
            table=room_views.table_info(room, table),
            eyes=eyes_of(request, allowed),
            allowed=allowed,
            total=len(table.match.log) + 1,
            start=number_of(request, "start", 0),
            frames=[],
            outcome=views.outcome_info(table.match.outcome),
        )

    async def room_of(self, request: Request) -> Room:
        """The room, if this person may see it."""
        room = await self.hub.room(request.path_params["table"])
        room.check_welcome(person_of(request))
        return room

    async def qr(self, request: Request) -> Response:
        """The address of a page as a QR code."""
        path = request.query_params.get("path", "/")
        if not path.startswith("/") or path.startswith("//") or len(path) > LONGEST_PATH:
            raise Refused("unknown-page", f"the path of a page begins with / and has at most {LONGEST_PATH} characters")
        self.pictures.spend(address_group_of(request.scope))
        import segno  # Imported here, because it would delay the start.

        picture = io.BytesIO()
        segno.make(str(request.base_url).rstrip("/") + path, micro=False).save(picture, kind="svg", border=3, scale=4)
        return Response(picture.getvalue(), media_type="image/svg+xml")


def person_of(request: Request) -> str:
    person: str = request.state.identity.person
    return person


async def body_of(request: Request, kind: type[T]) -> T:
    """The decoded body, within the limits of size and time."""
    try:
        async with asyncio.timeout(BODY_TIMEOUT_S):
            body = await read_body(request)
    except TimeoutError:
        raise Refused("too-late", f"a request must be here within {BODY_TIMEOUT_S:g} seconds") from None
    except ClientDisconnect:
        raise Refused("bad-message", "this request has no end") from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (ValueError, RecursionError) as problem:
        raise Refused("bad-message", f"this is not a {kind.__name__}: {problem}") from None


async def read_body(request: Request) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MAX_BODY_BYTES:
            raise Refused("too-large", f"a request has at most {MAX_BODY_BYTES} bytes")
    return body


def eyes_of(request: Request, allowed: list[int]) -> int | None:
    text = request.query_params.get("eyes", "none")
    if text == "none":
        return None
    if text not in map(str, allowed):
        raise Refused("not-your-seat", f"eyes must be none or one of {', '.join(map(str, allowed)) or 'no seat'}")
    return int(text)


def number_of(request: Request, name: str, default: int) -> int:
    text: Any = request.query_params.get(name, str(default))
    if not text.isdecimal() or len(text) > 9:
        raise Refused("unknown-place", f"{name} must be a number, not {text[:20]!r}")
    return int(text)
