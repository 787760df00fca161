"""One-time links that make another device the same person.

They are kept in memory alone, for minutes: the secret of a person, which the cookie holds, is written down nowhere.
Where there are several servers, see server/cluster/device_links.py.
"""

import hashlib
import secrets
import time
from abc import ABC, abstractmethod
from collections import OrderedDict

from lamster.server.identity import Identity
from lamster.tables.model.refused import Refused

SECONDS = 600
REMEMBERED = 24 * 3600
"""Seconds after which even that there was such a link is forgotten."""
MOST_LINKS = 10_000
UNKNOWN = ("unknown", "there is no such link: perhaps it was cut off")
USED = ("used", "this link has been used: make a new one")
EXPIRED = ("expired", "this link is too old, or there is a newer one")


class DeviceLink:
    """One of them; once it is used or old, nothing is left in it that opens anything."""

    __slots__ = ("end", "identity", "used")

    def __init__(self, identity: Identity, end: float) -> None:
        self.identity: Identity | None = identity
        self.end = end
        self.used = False


class RecentLinks:
    """All that were made lately, by the hashes of their tokens."""

    def __init__(self) -> None:
        self.known: OrderedDict[bytes, DeviceLink] = OrderedDict()

    def make(self, identity: Identity, now: float) -> str:
        """A new link; of one person only the latest is good."""
        self.tidy(now)
        for link in self.known.values():
            if link.identity is not None and link.identity.person == identity.person:
                link.identity = None
        token = secrets.token_urlsafe(24)
        self.known[digest(token)] = DeviceLink(identity, now + SECONDS)
        return token

    def tidy(self, now: float) -> None:
        """Old secrets go, and after a day, or when there are too many, all that is known of a link."""
        for link in self.known.values():
            if now >= link.end:
                link.identity = None
        while self.known and (len(self.known) >= MOST_LINKS or self.oldest.end + REMEMBERED < now):
            self.known.popitem(last=False)

    @property
    def oldest(self) -> DeviceLink:
        return next(iter(self.known.values()))

    def look(self, token: str, now: float) -> Identity:
        """Whom a link leads to; one that is used, old or unknown is refused with that reason."""
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
    """Where links are kept."""

    @abstractmethod
    async def make(self, identity: Identity) -> str:
        """The token of a new link; of one person only the latest is good."""

    @abstractmethod
    async def look(self, token: str) -> str:
        """The person whom a link leads to; one that is used, old or unknown is refused with that reason."""

    @abstractmethod
    async def use(self, token: str) -> Identity:
        """The same, once."""


class LocalDeviceLinks(DeviceLinks):
    """Those of one server, in its memory."""

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
