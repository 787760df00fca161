"""Pages of other sites, and of this one that came over an open line, do not act for their visitors."""

import pytest
from starlette.types import Scope

from lamster.server.security import RequestChecks
from lamster.tables.model.refused import Refused

HOST = "games.example.org"


def is_admitted(kind: str, scheme: str, origin: str | None, method: str = "POST") -> bool:
    """Whether a request from a page of this origin gets through."""
    headers = [(b"host", HOST.encode()), *([] if origin is None else [(b"origin", origin.encode())])]
    scope: Scope = {"type": kind, "scheme": scheme, "path": "/api/me", "headers": headers, "client": ("192.0.2.1", 1)}
    checks = RequestChecks([f"https://{HOST}"])
    try:
        checks.admit({**scope, "method": method})
    except Refused:
        return False
    return True


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
    assert is_admitted(kind, scheme, origin) is taken


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_pages_of_other_sites_may_fetch_what_they_cannot_read(origin: str) -> None:
    """Following a link is no attack: that they cannot read the answer, `tests/server/test_security.py` sees."""
    assert is_admitted("http", "https", origin, "GET")
