"""HTTP responses of the API."""

from typing import Any

from starlette.responses import Response

from lamster.tables import protocol as wire
from lamster.tables.model.refused import Refused
from lamster.tables.protocol import encode

STATUS: dict[str, int] = {
    "bad-origin": 403,
    "banned": 403,
    "blocked": 403,
    "busy": 503,
    "closed": 410,
    "closing": 503,
    "no-onlookers": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "not-over": 409,
    "not-started": 409,
    "other-rules": 409,
    "storage": 503,
    "too-fast": 429,
    "too-large": 413,
    "too-late": 408,
    "too-many-tables": 429,
    "unknown-game": 404,
    "unknown-page": 404,
    "unknown-place": 404,
    "unknown-table": 404,
    "unreadable": 409,
}


def json_response(body: Any, status: int = 200) -> Response:
    """JSON that no cache keeps, because it may be for this person alone."""
    return Response(encode(body), status, {"cache-control": "no-store"}, "application/json")


def file_response(body: str | bytes, name: str, media: str) -> Response:
    """A download under this name, which no cache keeps."""
    return Response(body, 200, {**attachment_headers(name), "cache-control": "no-store"}, media)


def attachment_headers(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


def error_response(refused: Refused) -> Response:
    body = wire.Failure(refused.error, refused.message, refused.rule, refused.about)
    return json_response(body, STATUS.get(refused.error, 400))
