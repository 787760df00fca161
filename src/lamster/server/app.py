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

from lamster.server.finished_games import After
from lamster.server.lessons import Learning
from lamster.server.limits import Bounds, NewTables
from lamster.server.notifications.device_links import Devices
from lamster.server.notifications.routes import CallRoutes, DeviceRoutes
from lamster.server.notifications.sender import Messenger
from lamster.server.page_errors import PageErrors
from lamster.server.personal_data import Personal
from lamster.server.replays import PastGames
from lamster.server.responses import failure
from lamster.server.rest import Rest
from lamster.server.security import Guard
from lamster.server.websocket import Page
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
        self.bounds = Bounds()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await Page(self.hub, scope, receive, send, self.bounds).run()


def make_app(
    hub: Hub,
    origins: Collection[str] = (),
    static: Path = STATIC,
    messenger: Messenger | None = None,
    devices: Devices | None = None,
    relay: Sequence[Middleware] = (),
) -> Starlette:
    """Without a messenger nobody is called who has no page open; the relay is that of one server among several."""
    new_tables, past_games = NewTables(hub), PastGames(hub)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hub.open()
        if messenger is not None:
            await messenger.open()
            hub.notifier = messenger
        yield
        if messenger is not None:
            await messenger.close()
        await hub.close()

    async def page(_: Request) -> Response:
        return client(static, 200)

    async def root_file(request: Request) -> Response:
        path = static / request.url.path.removeprefix("/")
        return FileResponse(path, headers={"cache-control": "no-cache"}) if path.is_file() else client(static, 404)

    async def unknown(request: Request, _: Exception) -> Response:
        if request.url.path.startswith("/api/"):
            return failure(Refused("unknown-page", f"there is nothing at {request.url.path[:100]}"))
        return client(static, 404)

    async def refused(_: Request, problem: Exception) -> Response:
        if not isinstance(problem, Refused):
            raise problem
        hub.metrics.refused.add(problem.error)
        return failure(problem)

    async def other(request: Request, problem: Exception) -> Response:
        if request.url.path.startswith("/api/"):
            return no_such_method(request)
        status = problem.status_code if isinstance(problem, HTTPException) else 500
        return PlainTextResponse(getattr(problem, "detail", "error"), status)

    return Starlette(
        routes=[
            *Rest(hub, new_tables, past_games).routes(),
            *After(hub, new_tables, past_games).routes(),
            *Learning(hub, new_tables).routes(),
            *Personal(hub, messenger).routes(),
            *PageErrors(hub.metrics).routes(),
            WebSocketRoute("/api/tables/{table}/socket", Socket(hub)),
            *DeviceRoutes(hub, devices).routes(),
            *(CallRoutes(hub, messenger).routes() if messenger is not None else []),
            *[Route(path, page) for path in PAGES],
            *[Route(f"/{name}", root_file) for name in ROOT_FILES],
            Mount("/assets", Assets(directory=static / "assets", check_dir=False)),
        ],
        middleware=[
            Middleware(Guard, origins=origins, bans=hub.moderation.bans, metrics=hub.metrics),
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
    answered = failure(Refused("unknown-page", message))
    answered.status_code = 405
    answered.headers["allow"] = ", ".join(allowed)
    return answered


def client(static: Path, status: int) -> Response:
    """The one page of the client, which shows the right one by the address."""
    if not (static / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(static / "index.html", status, {"cache-control": "no-cache"})
