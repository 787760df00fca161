"""Checks of every request: host, origin, rate, identity and bans; and the security headers of every answer."""

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

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
READING = ("GET", "HEAD")
RESPONSE_STARTS = ("http.response.start", "websocket.accept")
PROBES = ("/api/health", "/api/ready")
"""Monitoring asks for these by address, without a host name, and often; the answers hold no secrets."""


class RequestChecks:
    """Checks a request or a websocket handshake, and identifies the person by the cookie."""

    def __init__(self, origins: Collection[str] = (), bans: Bans | None = None, metrics: Metrics | None = None) -> None:
        self.bans = Bans() if bans is None else bans
        self.metrics = metrics or Metrics()
        self.origins = {origin.rstrip("/").lower() for origin in origins}
        named = {urlsplit(origin).hostname or "" for origin in self.origins}
        here = socket.gethostname().lower()
        self.hosts = {"localhost", here, f"{here}.local"} | named
        self.requests = TokenBuckets(rate=100.0, burst=1000.0)
        self.concurrent: Counter[str] = Counter()

    def admit(self, scope: Scope) -> Identity:
        """The person who asks, or a refusal."""
        identity = identify(scope)
        try:
            self.check(scope)
            self.check_bans(scope, identity)
        except Refused as refused:
            self.metrics.refused.add(refused.error)
            raise
        scope.setdefault("state", {})["identity"] = identity
        return identity

    def check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self.check_host(headers.get("host", ""))
        if scope["type"] == "websocket" or scope["method"] not in READING:
            self.check_origin(headers.get("origin"), headers.get("host", ""), is_secure(scope))
        here = address_group_of(scope)
        self.requests.spend(here, "too many requests: wait a moment")
        if self.concurrent[here] >= MAX_CONCURRENT_REQUESTS:
            raise Refused("too-fast", "too many requests at once: wait for the answers")

    def check_bans(self, scope: Scope, identity: Identity) -> None:
        """Refuse API requests of banned people. They get the page itself, and the websocket, which tell them why."""
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            self.bans.check(identity.person, address_of(scope))

    def check_host(self, host: str) -> None:
        """Refuse other host names: another site may point its name at this machine to read its tables."""
        name = parts_of(f"//{host}")[1]
        if name not in self.hosts and not is_address(name):
            raise Refused("bad-origin", f"this server is not called {name!r}: name it with --origin https://{name}")

    def check_origin(self, origin: str | None, host: str, secure: bool) -> None:
        """Refuse requests of pages of other sites. Programs that are no browsers send no origin.

        A page without TLS may have been changed on the way, so it may not act at the same site with TLS.
        """
        if origin is None or origin.lower() in self.origins:
            return
        plain = secure and not origin.lower().startswith("https:")
        if parts_of(origin)[0] == host.lower() and not plain:
            return
        raise Refused("bad-origin", f"requests from pages of {origin} are not taken here")


class SecurityMiddleware:
    """Checks HTTP requests, and adds the security headers and the identity cookie to the answers."""

    def __init__(self, app: ASGIApp, checks: RequestChecks) -> None:
        self.app = app
        self.checks = checks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["path"] in PROBES:
            await self.app(scope, receive, with_headers(send, scope, None))
            return
        try:
            identity = self.checks.admit(scope)
        except Refused as refused:
            response = error_response(refused)
            response.headers.update(SECURITY_HEADERS)
            await response(scope, receive, send)
            return
        with counted(self.checks.concurrent, address_group_of(scope)):
            await self.app(scope, receive, with_headers(send, scope, identity))


def with_headers(send: Send, scope: Scope, identity: Identity | None) -> Send:
    """Add the security headers, and the cookie of a new person, to the start of an answer."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] in RESPONSE_STARTS:
            add_headers(MutableHeaders(raw=message.setdefault("headers", [])), scope, identity)
        await send(message)

    return send_with_headers


def add_headers(headers: MutableHeaders, scope: Scope, identity: Identity | None) -> None:
    headers.update(SECURITY_HEADERS)
    if identity is not None and identity.fresh and not scope["path"].startswith("/assets/"):
        headers.append("set-cookie", identity.cookie(is_secure(scope)))
        # A shared cache that kept the cookie would make all its clients the same person.
        headers["cache-control"] = "no-store"


def address_of(scope: Scope) -> str:
    """The client's address; behind a proxy the server has already put it in the place of the proxy's."""
    address: str = (scope.get("client") or ("?",))[0]
    return address


def address_group_of(scope: Scope) -> str:
    """The key of limits per address."""
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
