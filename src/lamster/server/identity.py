"""The identity of a browser: a random secret in a cookie that scripts cannot read, and a public id derived from it."""

import hashlib
import re
import secrets
from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.types import Scope

from lamster.tables.clock import DAY_S

COOKIE = "lamster"
FORMER_COOKIE = "lamster-before"
"""The cookie with the secrets of former identities of the browser, so that they can be used again."""
MAX_FORMER = 5
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
COOKIE_LIFETIME_S = 365 * DAY_S


class Identity:
    """The person of a browser. `fresh`: the cookie must still be set."""

    __slots__ = ("fresh", "person", "secret")

    def __init__(self, secret: str, fresh: bool) -> None:
        self.secret = secret
        self.person = person_of(secret)
        self.fresh = fresh

    def cookie(self, secure: bool) -> str:
        return set_cookie(COOKIE, self.secret, secure)


def set_cookie(name: str, value: str, secure: bool, seconds: int = COOKIE_LIFETIME_S) -> str:
    flags = "; Secure" if secure else ""
    return f"{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flags}"


def clear_cookie(name: str, secure: bool) -> str:
    return set_cookie(name, "", secure, 0)


def former_cookie(identities: Sequence[Identity], secure: bool) -> str:
    return set_cookie(FORMER_COOKIE, ".".join(identity.secret for identity in identities[:MAX_FORMER]), secure)


def person_of(secret: str) -> str:
    """The public id; the secret cannot be derived from it."""
    return hashlib.sha256(b"lamster person\0" + secret.encode()).hexdigest()[:20]


def identify(scope: Scope) -> Identity:
    """The identity of the cookie, or a new one."""
    found = cookie_in(scope, COOKIE)
    if SECRET.fullmatch(found):
        return Identity(found, fresh=False)
    return Identity(secrets.token_urlsafe(32), fresh=True)


def former_identities(scope: Scope) -> list[Identity]:
    """Former identities of the browser, the latest first."""
    found = cookie_in(scope, FORMER_COOKIE).split(".")
    return [Identity(secret, fresh=False) for secret in found[:MAX_FORMER] if SECRET.fullmatch(secret)]


def cookie_in(scope: Scope, name: str) -> str:
    """The value of a cookie; the last one counts.

    The library's parser takes seconds for some cookies of other services, and misses ours after some.
    """
    pairs = [part.partition("=") for part in Headers(scope=scope).get("cookie", "").split(";")]
    return next((value.strip() for found, _, value in reversed(pairs) if found.strip() == name), "")


def is_secure(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")
