"""What stands before every request: who may ask from where, and what browsers are told about safety."""

import ipaddress
import socket
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lamster.server.answers import failure
from lamster.server.identity import identify, is_secure
from lamster.server.limits import Buckets
from lamster.tables.refused import Refused

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


class Guard:
    """Checks host, origin and rate, knows the person by the cookie, and adds the headers."""

    def __init__(self, app: ASGIApp, origins: Collection[str] = ()) -> None:
        self.app = app
        self.origins = {origin.rstrip("/").lower() for origin in origins}
        named = {urlsplit(origin).hostname or "" for origin in self.origins}
        here = socket.gethostname().lower()
        self.hosts = {"localhost", here, f"{here}.local"} | named
        self.requests = Buckets(rate=50.0, burst=300.0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except Refused as refused:
            await refuse(refused, scope, receive, send)
            return
        identity = identify(scope)
        scope.setdefault("state", {})["identity"] = identity

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = MutableHeaders(raw=message.setdefault("headers", []))
                headers.update(HEADERS)
                if identity.fresh and not scope["path"].startswith("/assets/"):
                    headers.append("set-cookie", identity.cookie(is_secure(scope)))
            await send(message)

        await self.app(scope, receive, guarded)

    def check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self.check_host(headers.get("host", ""))
        if scope["type"] == "websocket" or scope["method"] not in READING:
            self.check_origin(headers.get("origin"), headers.get("host", ""))
        if not self.requests.take((scope.get("client") or ("?",))[0]):
            raise Refused("too-fast", "too many requests: wait a moment")

    def check_host(self, host: str) -> None:
        """A name that is not ours may be another site's, pointed at this machine to get at its tables."""
        name = parts_of(f"//{host}")[1]
        if name not in self.hosts and not is_address(name):
            raise Refused("bad-origin", f"this server is not called {name!r}: name it with --origin https://{name}")

    def check_origin(self, origin: str | None, host: str) -> None:
        """Pages of other sites must not act for their visitors. Programs that are no browsers send no origin."""
        if origin is None or origin.lower() in self.origins or parts_of(origin)[0] == host.lower():
            return
        raise Refused("bad-origin", f"requests from pages of {origin} are not taken here")


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
        answer = failure(refused)
        answer.headers.update(HEADERS)
        await answer(scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": refused.message[:120]})
