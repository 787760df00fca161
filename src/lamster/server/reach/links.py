"""One-time links that make another device the same person.

They are kept in memory alone, for minutes: the secret of a person, which the cookie holds, is written down nowhere.
"""

import hashlib
import secrets
from collections import OrderedDict

from lamster.server.identity import Identity
from lamster.tables.refused import Refused

SECONDS = 600
REMEMBERED = 24 * 3600
"""Seconds after which even that there was such a link is forgotten."""
MOST_LINKS = 10_000


class Link:
    """One of them; once it is used or old, nothing is left in it that opens anything."""

    __slots__ = ("end", "identity", "used")

    def __init__(self, identity: Identity, end: float) -> None:
        self.identity: Identity | None = identity
        self.end = end
        self.used = False


class Links:
    """All that were made lately, by the hashes of their tokens."""

    def __init__(self) -> None:
        self.known: OrderedDict[bytes, Link] = OrderedDict()

    def make(self, identity: Identity, now: float) -> str:
        """A new link; of one person only the latest is good."""
        self.tidy(now)
        for link in self.known.values():
            if link.identity is not None and link.identity.person == identity.person:
                link.identity = None
        token = secrets.token_urlsafe(24)
        self.known[digest(token)] = Link(identity, now + SECONDS)
        return token

    def tidy(self, now: float) -> None:
        """Old secrets go, and after a day, or when there are too many, all that is known of a link."""
        for link in self.known.values():
            if now >= link.end:
                link.identity = None
        while self.known and (len(self.known) >= MOST_LINKS or self.oldest.end + REMEMBERED < now):
            self.known.popitem(last=False)

    @property
    def oldest(self) -> Link:
        return next(iter(self.known.values()))

    def look(self, token: str, now: float) -> Identity:
        """Whom a link leads to; one that is used, old or unknown is refused with that reason."""
        self.tidy(now)
        link = self.known.get(digest(token))
        if link is None:
            raise bad_link("unknown", "there is no such link: perhaps it was cut off")
        if link.used:
            raise bad_link("used", "this link has been used: make a new one")
        if link.identity is None:
            raise bad_link("expired", "this link is too old, or there is a newer one")
        return link.identity

    def use(self, token: str, now: float) -> Identity:
        identity = self.look(token, now)
        link = self.known[digest(token)]
        link.used, link.identity = True, None
        return identity


def bad_link(why: str, message: str) -> Refused:
    return Refused("bad-link", message, why=why)


def digest(token: str) -> bytes:
    return hashlib.sha256(b"lamster device\0" + token.encode("utf-8", "replace")).digest()
