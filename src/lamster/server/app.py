"""The application: everything a browser asks for, over one hub."""

from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Match, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

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
from lamster.server.security import SecurityMiddleware
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
"""Files whose names never change, so browsers must ask every time whether they changed."""
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The browser client has not been built: run `make web` in the checkout, or install the package's wheel."


class Assets(StaticFiles):
    """Built files: their names change with their contents, so browsers may keep them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOREVER
        return response


class Socket:
    """The websocket of a table, as a bare application: it is the busiest path of all."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.limits = Limits()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await PageSession(self.hub, scope, receive, send, self.limits).run()


def make_app(
    hub: Hub,
    origins: Collection[str] = (),
    static: Path = STATIC,
    sender: NotificationSender | None = None,
    devices: DeviceLinks | None = None,
    relay: Sequence[Middleware] = (),
) -> Starlette:
    """Without a messenger nobody is called who has no page open; the relay is that of one server among several."""
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
        return client(static, 200)

    async def root_file(request: Request) -> Response:
        path = static / request.url.path.removeprefix("/")
        return FileResponse(path, headers={"cache-control": "no-cache"}) if path.is_file() else client(static, 404)

    async def unknown(request: Request, _: Exception) -> Response:
        if request.url.path.startswith("/api/"):
            return error_response(Refused("unknown-page", f"there is nothing at {request.url.path[:100]}"))
        return client(static, 404)

    async def refused(_: Request, problem: Exception) -> Response:
        if not isinstance(problem, Refused):
            raise problem
        hub.metrics.refused.add(problem.error)
        return error_response(problem)

    async def other(request: Request, problem: Exception) -> Response:
        if request.url.path.startswith("/api/"):
            return no_such_method(request)
        status = problem.status_code if isinstance(problem, HTTPException) else 500
        return PlainTextResponse(getattr(problem, "detail", "error"), status)

    return Starlette(
        routes=[
            *RestRoutes(hub, new_tables, replays).routes(),
            *FinishedGameRoutes(hub, new_tables, replays).routes(),
            *LessonRoutes(hub, new_tables).routes(),
            *PersonalDataRoutes(hub, sender).routes(),
            *PageErrorRoutes(hub.metrics).routes(),
            WebSocketRoute("/api/tables/{table}/socket", Socket(hub)),
            *DeviceRoutes(hub, devices).routes(),
            *(NotificationRoutes(hub, sender).routes() if sender is not None else []),
            *[Route(path, page) for path in PAGES],
            *[Route(f"/{name}", root_file) for name in ROOT_FILES],
            Mount("/assets", Assets(directory=static / "assets", check_dir=False)),
        ],
        middleware=[
            Middleware(SecurityMiddleware, origins=origins, bans=hub.moderation.bans, metrics=hub.metrics),
            *relay,
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={Refused: refused, 404: unknown, HTTPException: other},
        lifespan=lifespan,
    )


def no_such_method(request: Request) -> Response:
    """The page is there, but this cannot be done with it; what can be is told."""
    found = [route for route in request.app.routes if isinstance(route, Route)]
    here = [route for route in found if route.matches(request.scope)[0] is not Match.NONE]
    allowed = sorted({method for route in here for method in route.methods or ()})
    message = f"{request.method} is not possible at {request.url.path[:100]}: {', '.join(allowed)} is"
    answered = error_response(Refused("unknown-page", message))
    answered.status_code = 405
    answered.headers["allow"] = ", ".join(allowed)
    return answered


def client(static: Path, status: int) -> Response:
    """The one page of the client, which shows the right one by the address."""
    if not (static / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(static / "index.html", status, {"cache-control": "no-cache"})
