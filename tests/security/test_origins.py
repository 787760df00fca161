"""Pages of other sites, and of this one that came over an open line, do not act for their visitors."""

import asyncio

import pytest
from starlette.types import Message, Receive, Scope, Send

from lamster.server.security import SecurityMiddleware

HOST = "games.example.org"


async def allowed(kind: str, scheme: str, origin: str | None, method: str = "POST") -> bool:
    """Whether a request from a page of this origin gets through."""
    reached: list[bool] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        reached.append(True)

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(_: Message) -> None:
        return

    headers = [(b"host", HOST.encode()), *([] if origin is None else [(b"origin", origin.encode())])]
    scope = {"type": kind, "scheme": scheme, "path": "/api/me", "headers": headers, "client": ("192.0.2.1", 1)}
    await SecurityMiddleware(app, [f"https://{HOST}"])({**scope, "method": method}, receive, send)
    return bool(reached)


@pytest.mark.parametrize(("kind", "scheme"), [("http", "https"), ("websocket", "wss")])
@pytest.mark.parametrize(
    ("origin", "taken"),
    [
        (f"https://{HOST}", True),
        (None, True),
        (f"http://{HOST}", False),
        (f"HTTP://{HOST}", False),
        (f"https://{HOST}.evil.example", False),
        (f"https://{HOST}@evil.example", False),
        (f"https://evil.example/{HOST}", False),
        (f"https://{HOST}:8443", False),
        ("null", False),
        ("", False),
    ],
)
def test_where_requests_may_come_from(kind: str, scheme: str, origin: str | None, taken: bool) -> None:
    """With TLS not even a page of the same name without it: on the way anybody could have written that one."""
    assert asyncio.run(allowed(kind, scheme, origin)) is taken


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_pages_of_other_sites_may_fetch_what_they_cannot_read(origin: str) -> None:
    """Following a link is no attack: that they cannot read the answer, `tests/server/test_safety.py` sees."""
    assert asyncio.run(allowed("http", "https", origin, "GET"))
