"""What stands before every request: who may ask from where, and what browsers are told about safety."""

import ipaddress
import socket
from collections import Counter
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lamster.server.identity import Identity, identify, is_secure
from lamster.server.limits import MAX_CONCURRENT_REQUESTS, TokenBuckets, address_group, counted
from lamster.server.responses import error_response
from lamster.tables.hub.moderation import Bans
from lamster.tables.metrics import Metrics
from lamster.tables.model.refused import Refused

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
READING = ("GET", "HEAD")
BEGINNINGS = ("http.response.start", "websocket.accept")
FOR_MACHINES = ("/api/health", "/api/ready")
"""Whoever watches over servers asks by address, without a name, and often; nothing that is told there is a secret."""


class SecurityMiddleware:
    """Checks host, origin and rate, knows the person by the cookie, keeps out who is banned, and adds the headers."""

    def __init__(
        self, app: ASGIApp, origins: Collection[str] = (), bans: Bans | None = None, metrics: Metrics | None = None
    ) -> None:
        self.app = app
        self.bans = Bans() if bans is None else bans
        self.metrics = metrics or Metrics()
        self.origins = {origin.rstrip("/").lower() for origin in origins}
        named = {urlsplit(origin).hostname or "" for origin in self.origins}
        here = socket.gethostname().lower()
        self.hosts = {"localhost", here, f"{here}.local"} | named
        self.requests = TokenBuckets(rate=100.0, burst=1000.0)
        self.under_way: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if scope["path"] in FOR_MACHINES:
            await self.app(scope, receive, with_headers(send))
            return
        identity = identify(scope)
        try:
            self.check(scope)
            self.check_bans(scope, identity)
        except Refused as refused:
            self.metrics.refused.add(refused.error)
            await refuse(refused, scope, receive, send)
            return
        scope.setdefault("state", {})["identity"] = identity

        async def known(message: Message) -> None:
            if message["type"] in BEGINNINGS and identity.fresh and not scope["path"].startswith("/assets/"):
                headers = MutableHeaders(raw=message.setdefault("headers", []))
                headers.append("set-cookie", identity.cookie(is_secure(scope)))
                # A cache between that kept it would make one person of all who ask there.
                headers["cache-control"] = "no-store"
            await send(message)

        guarded = with_headers(known)
        if scope["type"] == "websocket":
            await self.app(scope, receive, guarded)
            return
        with counted(self.under_way, address_group_of(scope)):
            await self.app(scope, receive, guarded)

    def check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self.check_host(headers.get("host", ""))
        if scope["type"] == "websocket" or scope["method"] not in READING:
            self.check_origin(headers.get("origin"), headers.get("host", ""), is_secure(scope))
        here = address_group_of(scope)
        self.requests.spend(here, "too many requests: wait a moment")
        if self.under_way[here] >= MAX_CONCURRENT_REQUESTS:
            raise Refused("too-fast", "too many requests at once: wait for the answers")

    def check_bans(self, scope: Scope, identity: Identity) -> None:
        """Who is banned gets the page, which then tells them so; the line of a page tells it itself."""
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            self.bans.check(identity.person, address_of(scope))

    def check_host(self, host: str) -> None:
        """A name that is not ours may be another site's, pointed at this machine to get at its tables."""
        name = parts_of(f"//{host}")[1]
        if name not in self.hosts and not is_address(name):
            raise Refused("bad-origin", f"this server is not called {name!r}: name it with --origin https://{name}")

    def check_origin(self, origin: str | None, host: str, secure: bool) -> None:
        """Pages of other sites must not act for their visitors. Programs that are no browsers send no origin.

        A page that came without TLS may be anybody's on the way: it does not act at this site with TLS.
        """
        if origin is None or origin.lower() in self.origins:
            return
        plain = secure and not origin.lower().startswith("https:")
        if parts_of(origin)[0] == host.lower() and not plain:
            return
        raise Refused("bad-origin", f"requests from pages of {origin} are not taken here")


def with_headers(send: Send) -> Send:
    """Whatever is answered, browsers are told about safety."""

    async def sent(message: Message) -> None:
        if message["type"] in BEGINNINGS:
            MutableHeaders(raw=message.setdefault("headers", [])).update(HEADERS)
        await send(message)

    return sent


def address_of(scope: Scope) -> str:
    """Behind a proxy that of its client, which the server has put in its place."""
    address: str = (scope.get("client") or ("?",))[0]
    return address


def address_group_of(scope: Scope) -> str:
    """Who shares the bounds of an address with whoever asks."""
    return address_group(address_of(scope))


def parts_of(address: str) -> tuple[str, str]:
    """The host with its port, and without; both empty when it is no address."""
    try:
        found = urlsplit(address)
        return found.netloc.lower(), (found.hostname or "").lower()
    except ValueError:
        return "", ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def refuse(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        answer = error_response(refused)
        answer.headers.update(HEADERS)
        await answer(scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": refused.message[:120]})
