"""Gives every request an id, counts it, and logs it if the operator wants that."""

import logging
import re
import secrets
from collections.abc import Iterable
from time import perf_counter
from urllib.parse import parse_qsl

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Message, Scope, Send

from lamster.server.logs import ACCESS, HIDDEN, log_fields, redact
from lamster.tables.log_context import REQUEST, TABLE
from lamster.tables.metrics import Metrics

HEADER = "x-request-id"
WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{8,64}")
TABLE_PATH = re.compile(r"/(?:api/tables|table|replay)/([a-z0-9]{1,20})(?:/|$)")
LOGGED_PARAMETERS = ("start", "count", "eyes")
"""Query parameters whose values are logged; others may hold keys."""
OTHER = "other"
SWITCHED = 101
FORBIDDEN = 403
FAILED = 500

logger = logging.getLogger(ACCESS)


class AccessLog:
    """The settings that all requests share."""

    def __init__(self, paths: Iterable[str], metrics: Metrics, is_written: bool = False) -> None:
        self.metrics = metrics
        self.is_written = is_written
        self.labels = RouteLabels(paths)

    def begin(self, scope: Scope) -> "LoggedRequest":
        return LoggedRequest(self, scope)


class LoggedRequest:
    """One HTTP request or websocket from its arrival to its end."""

    def __init__(self, access_log: AccessLog, scope: Scope) -> None:
        self.access_log = access_log
        self.scope = scope
        self.begun = perf_counter()
        self.status = 0
        self.route = access_log.labels.of(scope["path"])
        self.id = request_id(scope)
        REQUEST.set(self.id)
        found = TABLE_PATH.match(scope["path"])
        TABLE.set(found[1] if found else "")

    def watch(self, send: Send) -> Send:
        """Add the id to the answer, and note its status."""

        async def send_with_id(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept", "websocket.http.response.start"):
                MutableHeaders(raw=message.setdefault("headers", []))[HEADER] = self.id
                self.note_status(message.get("status", SWITCHED))
            elif message["type"] == "websocket.close":
                self.note_status(FORBIDDEN)
            await send(message)

        return send_with_id

    def note_status(self, status: int) -> None:
        """Count the first status; later messages belong to the same answer."""
        if not self.status:
            self.status = status
            self.access_log.metrics.requests.add(self.route, str(status))

    def end(self) -> None:
        seconds = perf_counter() - self.begun
        if self.scope["type"] == "http":
            self.access_log.metrics.request_times.note(seconds, self.route)
        if self.access_log.is_written:
            self.write(round(1000 * seconds))

    def write(self, milliseconds: int) -> None:
        client = (self.scope.get("client") or ("",))[0]
        method = self.scope.get("method", "WEBSOCKET")
        path = f"{redact(self.scope['path'])}{query_of(self.scope)}"
        fields = log_fields(client=client, method=method, path=path, status=self.status, ms=milliseconds)
        logger.info("%s %s %s %d %d ms", client or "-", method, path, self.status, milliseconds, extra=fields)


class RouteLabels:
    """The label under which a request is counted: its route, so that clients cannot make up labels."""

    def __init__(self, paths: Iterable[str]) -> None:
        paths = list(dict.fromkeys(paths))
        self.plain = {path for path in paths if "{" not in path}
        self.patterns = [(pattern_of(path), path) for path in paths if "{" in path]

    def of(self, path: str) -> str:
        if path in self.plain:
            return path
        if path.startswith("/assets/"):
            return "/assets"
        return next((label for pattern, label in self.patterns if pattern.fullmatch(path)), OTHER)


def pattern_of(path: str) -> re.Pattern[str]:
    return re.compile("[^/]+".join(re.escape(part) for part in re.split(r"\{[^}]*\}", path)))


def request_id(scope: Scope) -> str:
    """The id that a proxy gave, if it is well-formed, else a new one. It stays with the request at another node."""
    given = Headers(scope=scope).get(HEADER, "")
    if WELL_FORMED.fullmatch(given) and redact(given) == given:
        return given
    made = secrets.token_hex(8)
    others = [(name, value) for name, value in scope["headers"] if name != HEADER.encode()]
    scope["headers"] = [*others, (HEADER.encode(), made.encode())]
    return made


def query_of(scope: Scope) -> str:
    """The query with values hidden that could be keys."""
    pairs = parse_qsl(scope.get("query_string", b"").decode("latin-1"), keep_blank_values=True)
    shown = [f"{name}={redact(value) if name in LOGGED_PARAMETERS else HIDDEN}" for name, value in pairs]
    return f"?{'&'.join(shown)}" if shown else ""
