"""One-time links that give another device the same identity.

They are kept in memory only, for minutes, because the secret of a person is stored nowhere but in the cookie. For
clusters see server/cluster/device_links.py.
"""

import hashlib
import secrets
import time
from abc import ABC, abstractmethod
from collections import OrderedDict

from lamster.server.identity import Identity
from lamster.tables.clock import DAY_S
from lamster.tables.model.refused import Refused

LINK_LIFETIME_S = 600
LINK_KNOWN_S = DAY_S
"""How long after its end a link is remembered, so that the error says that it expired or was used."""
MAX_LINKS = 10_000
UNKNOWN = ("unknown", "there is no such link: perhaps it was cut off")
USED = ("used", "this link has been used: make a new one")
EXPIRED = ("expired", "this link is too old, or there is a newer one")


class DeviceLink:
    """A link. Once it is used or expired it holds no identity."""

    __slots__ = ("end", "identity", "used")

    def __init__(self, identity: Identity, end: float) -> None:
        self.identity: Identity | None = identity
        self.end = end
        self.used = False


class RecentLinks:
    """Recent links, by the hashes of their tokens."""

    def __init__(self) -> None:
        self.known: OrderedDict[bytes, DeviceLink] = OrderedDict()

    def make(self, identity: Identity, now: float) -> str:
        """Make a link; earlier ones of the same person become invalid."""
        self.tidy(now)
        for link in self.known.values():
            if link.identity is not None and link.identity.person == identity.person:
                link.identity = None
        token = secrets.token_urlsafe(24)
        self.known[digest(token)] = DeviceLink(identity, now + LINK_LIFETIME_S)
        return token

    def tidy(self, now: float) -> None:
        """Drop the secrets of expired links, and links that are too old or too many."""
        for link in self.known.values():
            if now >= link.end:
                link.identity = None
        while self.known and (len(self.known) >= MAX_LINKS or self.oldest.end + LINK_KNOWN_S < now):
            self.known.popitem(last=False)

    @property
    def oldest(self) -> DeviceLink:
        return next(iter(self.known.values()))

    def look(self, token: str, now: float) -> Identity:
        """The identity of a link; a used, expired or unknown one is refused with that reason."""
        self.tidy(now)
        link = self.known.get(digest(token))
        if link is None:
            raise bad_link(*UNKNOWN)
        if link.used:
            raise bad_link(*USED)
        if link.identity is None:
            raise bad_link(*EXPIRED)
        return link.identity

    def use(self, token: str, now: float) -> Identity:
        identity = self.look(token, now)
        link = self.known[digest(token)]
        link.used, link.identity = True, None
        return identity


class DeviceLinks(ABC):
    """Where device links are kept."""

    @abstractmethod
    async def make(self, identity: Identity) -> str:
        """Make a link and return its token; earlier ones of the same person become invalid."""

    @abstractmethod
    async def look(self, token: str) -> str:
        """The person of a link; a used, expired or unknown one is refused with that reason."""

    @abstractmethod
    async def use(self, token: str) -> Identity:
        """The identity of a link, which is used up by this."""


class LocalDeviceLinks(DeviceLinks):
    """Links of a single server, in its memory."""

    def __init__(self) -> None:
        self.links = RecentLinks()

    async def make(self, identity: Identity) -> str:
        return self.links.make(identity, time.monotonic())

    async def look(self, token: str) -> str:
        return self.links.look(token, time.monotonic()).person

    async def use(self, token: str) -> Identity:
        return self.links.use(token, time.monotonic())


def bad_link(why: str, message: str) -> Refused:
    return Refused("bad-link", message, why=why)


def digest(token: str) -> bytes:
    return hashlib.sha256(b"lamster device\0" + token.encode("utf-8", "replace")).digest()
