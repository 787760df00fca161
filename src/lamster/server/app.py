"""The application: HTTP requests and websockets of browsers, over one hub."""

import re
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Match, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from lamster.server.access_log import FAILED, FORBIDDEN, HEADER, SWITCHED, AccessLog, LoggedRequest
from lamster.server.finished_games import FinishedGameRoutes
from lamster.server.lessons import LessonRoutes
from lamster.server.limits import Limits, NewTableLimits
from lamster.server.notifications.device_links import DeviceLinks
from lamster.server.notifications.routes import DeviceRoutes, NotificationRoutes
from lamster.server.notifications.sender import NotificationSender
from lamster.server.page_errors import PageErrorRoutes
from lamster.server.personal_data import PersonalDataRoutes
from lamster.server.replays import Replays
from lamster.server.responses import error_response
from lamster.server.rest import RestRoutes
from lamster.server.seat_links import SeatLinkRoutes
from lamster.server.security import RequestChecks, SecurityMiddleware, add_headers, with_headers
from lamster.server.websocket import PageSession
from lamster.tables.hub.hub import Hub
from lamster.tables.model.refused import Refused

STATIC = Path(__file__).parent / "static"
PAGES = (
    "/",
    "/new/{game}",
    "/table/{table}",
    "/replay/{table}",
    "/rules/{game}",
    "/rules",
    "/games",
    "/settings",
    "/learn",
    "/device",
)
ROOT_FILES = ("sw.js", "manifest.en.webmanifest", "manifest.nl.webmanifest")
"""Files whose names never change, so browsers must revalidate them each time."""
SOCKET_PATH = "/api/tables/{table}/socket"
SOCKET_PATTERN = re.compile(r"/api/tables/([^/]+)/socket")
POLICY_VIOLATION = 1008
CACHE_FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The browser client has not been built: run `make web` in the checkout, or install the package's wheel."


class Assets(StaticFiles):
    """Built files. Their names change with their contents, so browsers may cache them forever."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = CACHE_FOREVER
        return response


class ClusterRelay(Protocol):
    """Forwards requests and websockets to the node that owns the table."""

    def middleware(self) -> Middleware:
        """For HTTP requests."""

    async def forward(self, table: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Let another node answer; False when this node must."""

    def serve_websockets(self, app: ASGIApp) -> None:
        """Use this application for websockets that other nodes forward."""


class WebSockets:
    """Checks a websocket once, at its handshake, and runs the session of the page.

    The session gets ASGI's own `receive` and `send`: its frames pass no middleware.
    """

    def __init__(self, hub: Hub, checks: RequestChecks, relay: ClusterRelay | None) -> None:
        self.hub = hub
        self.checks = checks
        self.relay = relay
        self.limits = Limits()
        if relay is not None:
            relay.serve_websockets(self.serve_forwarded)

    async def serve(self, scope: Scope, receive: Receive, send: Send, request: LoggedRequest) -> None:
        try:
            identity = self.checks.admit(scope)
        except Refused as refused:
            await self.reject(receive, send, request, POLICY_VIOLATION, refused.message[:120])
            return
        found = SOCKET_PATTERN.fullmatch(scope["path"])
        if found is None:
            await self.reject(receive, send, request)
            return
        scope["path_params"] = {"table": found[1]}
        if self.relay is not None:
            forwarded = with_headers(request.watch(send), scope, identity)
            if await self.relay.forward(found[1], scope, receive, forwarded):
                return
        headers = MutableHeaders({HEADER: request.id})
        add_headers(headers, scope, identity)
        request.note_status(SWITCHED)
        await PageSession(self.hub, scope, receive, send, self.limits).run(headers.raw)

    async def serve_forwarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A websocket that another node has checked."""
        found = SOCKET_PATTERN.fullmatch(scope["path"])
        if found is not None:
            scope["path_params"] = {"table": found[1]}
            await PageSession(self.hub, scope, receive, send, self.limits).run()

    async def reject(
        self, receive: Receive, send: Send, request: LoggedRequest, code: int = 1000, reason: str = ""
    ) -> None:
        await receive()
        request.note_status(FORBIDDEN)
        await send({"type": "websocket.close", "code": code, "reason": reason})


class Application:
    """Sends HTTP requests through the middleware of the site, and websockets past it."""

    def __init__(self, site: Starlette, websockets: WebSockets, access_log: AccessLog) -> None:
        self.site = site
        self.websockets = websockets
        self.access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.site(scope, receive, send)
            return
        request = self.access_log.begin(scope)
        try:
            if scope["type"] == "websocket":
                await self.websockets.serve(scope, receive, send, request)
            else:
                await self.site(scope, receive, request.watch(send))
        except BaseException:
            request.note_status(FAILED)
            raise
        finally:
            request.end()


def make_app(
    hub: Hub,
    origins: Collection[str] = (),
    static: Path = STATIC,
    sender: NotificationSender | None = None,
    devices: DeviceLinks | None = None,
    relay: ClusterRelay | None = None,
    log_requests: bool = False,
) -> Application:
    """Without a sender there are no notifications; the relay is that of a node of a cluster."""
    checks = RequestChecks(origins, hub.moderation.bans, hub.metrics)
    site = make_site(hub, static, sender, devices, checks, [relay.middleware()] if relay is not None else [])
    paths = [SOCKET_PATH, *[path for route in site.routes if (path := getattr(route, "path", ""))]]
    return Application(site, WebSockets(hub, checks, relay), AccessLog(paths, hub.metrics, log_requests))


def make_site(
    hub: Hub,
    static: Path,
    sender: NotificationSender | None,
    devices: DeviceLinks | None,
    checks: RequestChecks,
    relay: Sequence[Middleware],
) -> Starlette:
    """Everything but the websockets."""
    new_tables, replays = NewTableLimits(hub), Replays(hub)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hub.open()
        if sender is not None:
            await sender.open()
            hub.notifier = sender
        yield
        if sender is not None:
            await sender.close()
        await hub.close()

    async def page(_: Request) -> Response:
        return client_page(static, 200)

    async def root_file(request: Request) -> Response:
        path = static / request.url.path.removeprefix("/")
        return FileResponse(path, headers={"cache-control": "no-cache"}) if path.is_file() else client_page(static, 404)

    async def not_found(request: Request, _: Exception) -> Response:
        if request.url.path.startswith("/api/"):
            return error_response(Refused("unknown-page", f"there is nothing at {request.url.path[:100]}"))
        return client_page(static, 404)

    async def refused(_: Request, problem: Exception) -> Response:
        if not isinstance(problem, Refused):
            raise problem
        hub.metrics.refused.add(problem.error)
        return error_response(problem)

    async def http_error(request: Request, problem: Exception) -> Response:
        if request.url.path.startswith("/api/"):
            return method_not_allowed(request)
        status = problem.status_code if isinstance(problem, HTTPException) else 500
        return PlainTextResponse(getattr(problem, "detail", "error"), status)

    return Starlette(
        routes=[
            *RestRoutes(hub, new_tables, replays).routes(),
            *FinishedGameRoutes(hub, new_tables, replays).routes(),
            *LessonRoutes(hub, new_tables).routes(),
            *PersonalDataRoutes(hub, sender).routes(),
            *PageErrorRoutes(hub.metrics).routes(),
            *DeviceRoutes(hub, devices).routes(),
            *SeatLinkRoutes(hub).routes(),
            *(NotificationRoutes(hub, sender).routes() if sender is not None else []),
            *[Route(path, page) for path in PAGES],
            *[Route(f"/{name}", root_file) for name in ROOT_FILES],
            Mount("/assets", Assets(directory=static / "assets", check_dir=False)),
        ],
        middleware=[
            Middleware(SecurityMiddleware, checks=checks),
            *relay,
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={Refused: refused, 404: not_found, HTTPException: http_error},
        lifespan=lifespan,
    )


def method_not_allowed(request: Request) -> Response:
    """The path exists, but not with this method; the answer names those that it has."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    here = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    allowed = sorted({method for route in here for method in route.methods or ()})
    message = f"{request.method} is not possible at {request.url.path[:100]}: {', '.join(allowed)} is"
    response = error_response(Refused("unknown-page", message))
    response.status_code = 405
    response.headers["allow"] = ", ".join(allowed)
    return response


def client_page(static: Path, status: int) -> Response:
    """The single page of the client, which shows a view for each address."""
    if not (static / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(static / "index.html", status, {"cache-control": "no-cache"})
