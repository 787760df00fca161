"""The outermost door: every request gets an id, is counted, and is written down if that is wanted."""

import logging
import re
import secrets
from time import perf_counter
from urllib.parse import parse_qsl

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lamster.server.logs import ACCESS, HIDDEN, facts, redacted
from lamster.tables.log_context import REQUEST, TABLE
from lamster.tables.metrics import Metrics

HEADER = "x-request-id"
WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{8,64}")
OF_A_TABLE = re.compile(r"/(?:api/tables|table|replay)/([a-z0-9]{1,20})(?:/|$)")
HARMLESS = ("start", "count", "eyes")
"""Parts of a query that may be written down; the others may be keys, or hold some."""
OTHER = "other"
SWITCHED = 101
FAILED = 500

logger = logging.getLogger(ACCESS)


class AccessLog:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, site: Starlette, metrics: Metrics, written: bool = False) -> None:
        self.app = app
        self.metrics = metrics
        self.written = written
        self.routes = Routes(site)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visit = LoggedRequest(self, scope, send)
        try:
            await self.app(scope, receive, visit.tell)
        except BaseException:
            visit.answered(FAILED)
            raise
        finally:
            visit.end()


class LoggedRequest:
    """One request, or one line of a page, from its arrival to its end."""

    def __init__(self, access: AccessLog, scope: Scope, send: Send) -> None:
        self.access = access
        self.scope = scope
        self.send = send
        self.begun = perf_counter()
        self.status = 0
        self.route = access.routes.label(scope["path"])
        self.request = request_id(scope)
        REQUEST.set(self.request)
        found = OF_A_TABLE.match(scope["path"])
        TABLE.set(found[1] if found else "")

    async def tell(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept", "websocket.http.response.start"):
            MutableHeaders(raw=message.setdefault("headers", []))[HEADER] = self.request
            self.answered(message.get("status", SWITCHED))
        elif message["type"] == "websocket.close":
            self.answered(403)
        await self.send(message)

    def answered(self, status: int) -> None:
        """The first answer counts: what comes after it is part of it."""
        if not self.status:
            self.status = status
            self.access.metrics.requests.add(self.route, str(status))

    def end(self) -> None:
        took = perf_counter() - self.begun
        if self.scope["type"] == "http":
            self.access.metrics.request_times.note(took, self.route)
        if self.access.written:
            self.write(round(1000 * took))

    def write(self, milliseconds: int) -> None:
        client = (self.scope.get("client") or ("",))[0]
        method = self.scope.get("method", "LINE")
        path = f"{redacted(self.scope['path'])}{query_of(self.scope)}"
        more = facts(client=client, method=method, path=path, status=self.status, ms=milliseconds)
        logger.info("%s %s %s %d %d ms", client or "-", method, path, self.status, milliseconds, extra=more)


class Routes:
    """What requests are counted under: a label for each kind of them, whatever people ask for."""

    def __init__(self, site: Starlette) -> None:
        paths = [path for route in site.routes if (path := getattr(route, "path", ""))]
        self.plain = {path for path in paths if "{" not in path}
        self.patterns = [(as_pattern(path), path) for path in dict.fromkeys(paths) if "{" in path]

    def label(self, path: str) -> str:
        if path in self.plain:
            return path
        if path.startswith("/assets/"):
            return "/assets"
        return next((label for pattern, label in self.patterns if pattern.fullmatch(path)), OTHER)


def as_pattern(path: str) -> re.Pattern[str]:
    return re.compile("[^/]+".join(re.escape(part) for part in re.split(r"\{[^}]*\}", path)))


def request_id(scope: Scope) -> str:
    """The id that a proxy gave it, if it looks like one, else a new one; it goes with the request to whoever has the
    table.
    """
    given = Headers(scope=scope).get(HEADER, "")
    if WELL_FORMED.fullmatch(given) and redacted(given) == given:
        return given
    made = secrets.token_hex(8)
    others = [(name, value) for name, value in scope["headers"] if name != HEADER.encode()]
    scope["headers"] = [*others, (HEADER.encode(), made.encode())]
    return made


def query_of(scope: Scope) -> str:
    """The query without what could be a key."""
    pairs = parse_qsl(scope.get("query_string", b"").decode("latin-1"), keep_blank_values=True)
    shown = [f"{name}={redacted(value) if name in HARMLESS else HIDDEN}" for name, value in pairs]
    return f"?{'&'.join(shown)}" if shown else ""
