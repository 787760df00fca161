"""Who a browser is: a random secret in a cookie that scripts cannot read, and the public id that follows from it."""

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers
from starlette.types import Scope

COOKIE = "lamster"
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR = 365 * 24 * 3600


class Identity:
    """A person at this browser. `fresh`: the cookie has still to be set."""

    __slots__ = ("fresh", "person", "secret")

    def __init__(self, secret: str, fresh: bool) -> None:
        self.secret = secret
        self.person = person_of(secret)
        self.fresh = fresh

    def cookie(self, secure: bool) -> str:
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={self.secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"


def person_of(secret: str) -> str:
    """The public id; the secret cannot be found from it."""
    return hashlib.sha256(b"lamster person\0" + secret.encode()).hexdigest()[:20]


def identify(scope: Scope) -> Identity:
    """The secret of the cookie, or a fresh one."""
    try:
        found = SimpleCookie(Headers(scope=scope).get("cookie", "")).get(COOKIE)
    except CookieError:
        found = None
    if found is not None and SECRET.fullmatch(found.value):
        return Identity(found.value, fresh=False)
    return Identity(secrets.token_urlsafe(32), fresh=True)


def is_secure(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")
