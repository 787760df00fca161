"""The OpenAPI document of the HTTP endpoints, made from the types of the protocol.

`web/make_contract.py` writes it to docs/openapi.json. Tests check that it has every path of the server, and that a
running server does what it says.
"""

import re
from http import HTTPStatus
from typing import Any, NamedTuple

import msgspec

from lamster import __version__
from lamster.server.identity import COOKIE
from lamster.server.limits import MAX_BODY_BYTES
from lamster.server.responses import STATUS
from lamster.server.rest import LONGEST_PATH
from lamster.tables import protocol as wire
from lamster.tables.model.views import MOST_FRAMES

JSON = "application/json"
REFERENCE = "#/components/schemas/{name}"
Schema = dict[str, Any]

Nothing: Schema = {"type": "object", "additionalProperties": False}
Text: Schema = {"type": "string"}
Health: Schema = {
    "type": "object",
    "required": ["version", "tables"],
    "properties": {"version": Text, "tables": {"type": "integer", "minimum": 0}},
}
Readiness: Schema = {
    "type": "object",
    "required": ["ready", "reasons"],
    "properties": {"ready": {"type": "boolean"}, "reasons": {"type": "array", "items": Text}},
}


class Query(NamedTuple):
    """A query parameter; all are optional."""

    name: str
    about: str
    schema: Schema


class Endpoint(NamedTuple):
    """One endpoint."""

    method: str
    path: str
    about: str
    answer: Any = None
    """A type of the protocol, a schema, or None for an empty object."""
    body: Any = None
    status: int = 200
    media: str = JSON
    queries: tuple[Query, ...] = ()
    refusals: tuple[wire.ErrorCode, ...] = ()
    """Errors of this endpoint, beside those that all have."""
    unready: Any = None
    """The body of an answer with status 503 that is no refusal."""


COMMON_ERRORS: tuple[wire.ErrorCode, ...] = ("bad-origin", "banned", "closing", "storage", "too-fast")
"""Errors that every endpoint may answer."""
TABLE_ERRORS: tuple[wire.ErrorCode, ...] = (
    *("blocked", "closed", "no-onlookers", "other-rules", "unknown-table", "unreadable"),
)
BODY_ERRORS: tuple[wire.ErrorCode, ...] = ("bad-message", "too-large", "too-late")
NEW_TABLE_ERRORS: tuple[wire.ErrorCode, ...] = ("bad-name", "bad-options", "one-seat", "too-many-tables", "unknown-bot")
NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
EYES = Query("eyes", "The seat whose view is shown; `none`: a spectator's.", {"type": "string", "default": "none"})
START = Query("start", "The number of the first frame.", NUMBER)
COUNT = Query("count", f"The number of frames; at most {MOST_FRAMES} are returned.", NUMBER)
LOCAL: Schema = {"type": "string", "pattern": "^/([^/].*)?$", "maxLength": LONGEST_PATH, "default": "/"}
PATH = Query("path", "The path of the page.", LOCAL)

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/health", "Whether this server runs.", Health),
    Endpoint("GET", "/api/ready", "Whether the server can take clients now.", Readiness, unready=Readiness),
    Endpoint("GET", "/api/me", "Who this browser is.", wire.Me),
    Endpoint("PUT", "/api/me", "Choose a name.", wire.Me, wire.SetMe, refusals=("bad-name",)),
    Endpoint("DELETE", "/api/me", "Erase all data about this person.", wire.Forgotten),
    Endpoint("GET", "/api/me/data", "All data about this person, as a file.", wire.MyData),
    Endpoint("GET", "/api/games", "Every game, and the levels of bots.", wire.Games),
    Endpoint("GET", "/api/lobby", "Open tables, and the person's own.", wire.Lobby),
    Endpoint("GET", "/api/qr", "The address of a page as a QR code.", Text, media="image/svg+xml", queries=(PATH,),
             refusals=("unknown-page",)),
    Endpoint("POST", "/api/tables", "Create a table.", wire.NewTableMade, wire.NewTable, 201,
             refusals=(*NEW_TABLE_ERRORS, "bad-clock", "unknown-game")),
    Endpoint("GET", "/api/tables/{table}/record", "The record, as far as the reader may see it.", Text,
             media="text/plain", refusals=("not-started",)),
    Endpoint("GET", "/api/tables/{table}/replay", "Frames of the game so far, as one seat saw it.", wire.Replay,
             queries=(EYES, START, COUNT), refusals=("not-started", "not-your-seat", "unknown-place")),
    Endpoint("GET", "/api/tables/{table}/analysis", "The progress of an analysis.", wire.AnalysisState,
             refusals=("not-over", "no-analysis")),
    Endpoint("POST", "/api/tables/{table}/analysis", "Analyse a finished game.", wire.AnalysisState, status=202,
             refusals=("not-over", "no-analysis", "too-many")),
    Endpoint("DELETE", "/api/tables/{table}/analysis", "Stop the person's own analysis.", wire.AnalysisState,
             refusals=("not-over", "no-analysis")),
    Endpoint("GET", "/api/tables/{table}/fairness", "The data to verify the random draws of a finished game.",
             wire.Fairness, refusals=("not-over",)),
    Endpoint("POST", "/api/tables/{table}/continue", "Create a table that starts with a position of this game.",
             wire.NewTableMade, wire.Continue, 201,
             refusals=(*NEW_TABLE_ERRORS, "not-over", "nothing-left", "unknown-place", "unknown-seat")),
    Endpoint("GET", "/api/me/games", "The person's finished games.", wire.MyGames),
    Endpoint("GET", "/api/me/games.csv", "The person's finished games as CSV.", Text, media="text/csv"),
    Endpoint("GET", "/api/lessons", "Every guided first game.", wire.Lessons),
    Endpoint("POST", "/api/lessons", "Start or continue a guided first game.", wire.NewTableMade, wire.Learn, 201,
             refusals=("bad-name", "too-many-tables", "unknown-game")),
    Endpoint("POST", "/api/page-errors", "Report an error in a page of the client.", None, wire.PageError, 201),
    Endpoint("GET", "/api/push", "The server's public key for push messages.", wire.PushKey),
    Endpoint("PUT", "/api/push", "Subscribe to push messages.", None, wire.Subscribe, refusals=("bad-address",)),
    Endpoint("DELETE", "/api/push", "Unsubscribe this browser.", None, wire.PushAddress),
    Endpoint("POST", "/api/push/test", "Send a test message to this browser.", wire.Tried, wire.PushAddress,
             refusals=("bad-address",)),
    Endpoint("GET", "/api/tables/{table}/webhook", "The webhook of the table.", wire.Webhook,
             refusals=("not-host",)),
    Endpoint("PUT", "/api/tables/{table}/webhook", "Set the webhook of the table.", wire.Webhook,
             wire.Webhook, refusals=("bad-address", "not-host")),
    Endpoint("POST", "/api/tables/{table}/webhook/test", "Send a test message to the webhook.", wire.Tried,
             refusals=("bad-address", "not-host")),
    Endpoint("POST", "/api/device", "Create a link for another device.", wire.DeviceLink, status=201,
             refusals=("bad-name",)),
    Endpoint("POST", "/api/device/look", "What a device link would change.", wire.DeviceOffer, wire.DeviceToken,
             refusals=("bad-link",)),
    Endpoint("POST", "/api/device/become", "Take the identity of a device link.", wire.Me, wire.DeviceToken,
             refusals=("bad-link",)),
    Endpoint("POST", "/api/tables/{table}/seat-link", "Create a link for another browser of an absent player.",
             wire.DeviceLink, wire.SeatWanted, 201,
             refusals=("illegal", "not-asked", "not-host", "not-started", "too-early", "unknown-seat")),
    Endpoint("POST", "/api/tables/{table}/seat", "Take the seats of such a link.", wire.Me, wire.DeviceToken,
             refusals=("blocked", "illegal", "no-link", "one-seat")),
    Endpoint("GET", "/api/me/before", "Former identities of this browser.", wire.Selves),
    Endpoint("POST", "/api/me/before", "Take a former identity.", wire.Me, wire.BeAgain, refusals=("unknown-person",)),
)  # fmt: skip


# The document.


def document() -> Schema:
    """The whole document."""
    types = list(dict.fromkeys([wire.Failure, *[kind for endpoint in ENDPOINTS for kind in types_of(endpoint)]]))
    _, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    paths: dict[str, Schema] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Lamster", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"cookie": COOKIE_SCHEME}},
        "security": [{}, {"cookie": []}],
    }


ABOUT = (
    "The lobby, tables and records. A client without a cookie gets one with the first answer. "
    "Messages of a table go over a websocket: docs/protocol.md."
)
COOKIE_SCHEME: Schema = {"type": "apiKey", "in": "cookie", "name": COOKIE}


def types_of(endpoint: Endpoint) -> list[Any]:
    return [kind for kind in (endpoint.answer, endpoint.body) if isinstance(kind, type)]


def operation(endpoint: Endpoint) -> Schema:
    found: Schema = {"summary": endpoint.about, "operationId": operation_id(endpoint)}
    if parameters := parameters_of(endpoint):
        found["parameters"] = parameters
    if endpoint.body is not None:
        limit = f"At most {MAX_BODY_BYTES} bytes."
        found["requestBody"] = {"required": True, "description": limit, "content": {JSON: schema_of(endpoint.body)}}
    found["responses"] = responses(endpoint)
    return found


def operation_id(endpoint: Endpoint) -> str:
    return "-".join([endpoint.method.lower(), *re.findall(r"[a-z]+", endpoint.path.removeprefix("/api"))])


def parameters_of(endpoint: Endpoint) -> list[Schema]:
    names = re.findall(r"{(\w+)}", endpoint.path)
    paths = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    queries = [{"name": q.name, "in": "query", "description": q.about, "schema": q.schema} for q in endpoint.queries]
    return [*paths, *queries]


def schema_of(kind: Any) -> Schema:
    if isinstance(kind, type):
        return {"schema": {"$ref": REFERENCE.format(name=kind.__name__)}}
    return {"schema": Nothing if kind is None else kind}


def responses(endpoint: Endpoint) -> Schema:
    """The successful answer, and all errors by status."""
    done = {"description": "Done.", "content": {endpoint.media: schema_of(endpoint.answer)}}
    refused = {
        str(status): {"description": f"{phrase(status)}: {', '.join(errors)}.", "content": failure_in(endpoint, status)}
        for status, errors in sorted(refusals(endpoint).items())
    }
    return {str(endpoint.status): done, **refused}


def failure_in(endpoint: Endpoint, status: int) -> Schema:
    told = schema_of(wire.Failure)
    if status == HTTPStatus.SERVICE_UNAVAILABLE and endpoint.unready is not None:
        told = {"schema": {"anyOf": [told["schema"], endpoint.unready]}}
    return {JSON: told}


def refusals(endpoint: Endpoint) -> dict[int, list[str]]:
    table = TABLE_ERRORS if "{table}" in endpoint.path else ()
    body = BODY_ERRORS if endpoint.body is not None else ()
    found: dict[int, list[str]] = {}
    for error in sorted({*COMMON_ERRORS, *table, *body, *endpoint.refusals}):
        found.setdefault(STATUS.get(error, 400), []).append(error)
    return found


def phrase(status: int) -> str:
    return HTTPStatus(status).phrase.capitalize()


def text() -> str:
    """The document as in docs/openapi.json."""
    return msgspec.json.format(msgspec.json.encode(document()), indent=1).decode() + "\n"
