"""Reports of errors in pages of the client: one log line and one count each."""

import logging

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from lamster.server.limits import SharedLimit, TokenBuckets
from lamster.server.logs import log_fields
from lamster.server.responses import json_response
from lamster.server.rest import body_of, person_of
from lamster.server.security import address_of
from lamster.tables import protocol as wire
from lamster.tables.metrics import Metrics

logger = logging.getLogger("lamster.page_errors")
PAGES = ("home", "new", "table", "replay", "rules", "settings", "learn", "games", "device", "not-found")
"""The pages of `web/src/shared/router.svelte.ts`: only these become labels of the metric."""


class PageErrorRoutes:
    """The endpoint. Nothing is stored: an operator reads the log."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.reports = SharedLimit(TokenBuckets(rate=0.01, burst=5.0), TokenBuckets(rate=0.02, burst=30.0))

    def routes(self) -> list[BaseRoute]:
        return [Route("/api/page-errors", self.report, methods=["POST"])]

    async def report(self, request: Request) -> Response:
        error = await body_of(request, wire.PageError)
        self.reports.spend(person_of(request), address_of(request.scope), "too many reports: wait a moment")
        page = error.page if error.page in PAGES else "other"
        self.metrics.page_errors.add(page)
        fields = log_fields(page=page, client_version=error.version)
        logger.error("error on page %s: %s; stack: %s", page, error.message, error.stack, extra=fields)
        return json_response({}, 201)
