"""Who a browser is: a random secret in a cookie that scripts cannot read, and the public id that follows from it."""

import hashlib
import re
import secrets
from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.types import Scope

COOKIE = "lamster"
BEFORE = "lamster-before"
"""Holds the secrets of those whom this browser was before, so that nobody is lost by becoming somebody else."""
SELVES_KEPT = 5
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
        return written(COOKIE, self.secret, secure)


def written(name: str, value: str, secure: bool, seconds: int = YEAR) -> str:
    flags = "; Secure" if secure else ""
    return f"{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flags}"


def cleared(name: str, secure: bool) -> str:
    return written(name, "", secure, 0)


def before_cookie(selves: Sequence[Identity], secure: bool) -> str:
    return written(BEFORE, ".".join(identity.secret for identity in selves[:SELVES_KEPT]), secure)


def person_of(secret: str) -> str:
    """The public id; the secret cannot be found from it."""
    return hashlib.sha256(b"lamster person\0" + secret.encode()).hexdigest()[:20]


def identify(scope: Scope) -> Identity:
    """The secret of the cookie, or a fresh one."""
    found = cookie_in(scope, COOKIE)
    if SECRET.fullmatch(found):
        return Identity(found, fresh=False)
    return Identity(secrets.token_urlsafe(32), fresh=True)


def selves_before(scope: Scope) -> list[Identity]:
    """Those whom this browser was before, the latest first."""
    found = cookie_in(scope, BEFORE).split(".")
    return [Identity(secret, fresh=False) for secret in found[:SELVES_KEPT] if SECRET.fullmatch(secret)]


def cookie_in(scope: Scope, name: str) -> str:
    """What we write needs no quotes, and what others write beside it may be anything, as long as they like.

    The library's reader takes seconds for some of that, and after some of it does not see ours.
    """
    pairs = [part.partition("=") for part in Headers(scope=scope).get("cookie", "").split(";")]
    return next((value.strip() for found, _, value in reversed(pairs) if found.strip() == name), "")


def is_secure(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")
