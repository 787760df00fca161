"""Reaching people who have no page open, and being the same person on another device; asked over plain HTTP."""

from typing import Literal

from lamster.tables.protocol.basics import Part
from lamster.tables.protocol.http import Me

CallEvent = Literal["turn", "nudge", "over", "stand-in", "rematch", "test"]
"""Why somebody is called: it is their turn, somebody nudges them, the game is over, a bot took their seat, there is a
rematch, or they try it out."""


class PushKey(Part, frozen=True):
    """The server's public key: a browser hands it to its push service, which then takes messages of nobody else."""

    key: str


class PushSecrets(Part, frozen=True):
    """What a message to one browser is encrypted with, as the browser gives it (base64url)."""

    p256dh: str
    auth: str


class Subscribe(Part, frozen=True):
    """Call this person at this browser, in this language. The same address again replaces what was known of it."""

    endpoint: str
    keys: PushSecrets
    language: str = "en"


class PushAddress(Part, frozen=True):
    """A browser that is to be called no more, or just to see whether it can be."""

    endpoint: str


class PushCall(Part, frozen=True):
    """What a browser is called with: encrypted for it alone. It holds nothing that is secret at the table."""

    event: CallEvent
    table: str
    """Where to go; empty when somebody tries it out."""
    game: str
    title: str
    seat: int | None
    name: str
    """Whose seat it is about."""
    language: str


class Webhook(Part, frozen=True):
    """Where the table tells what happens; empty: nowhere. Only its host may know."""

    url: str


class WebhookCall(Part, frozen=True):
    """What is sent to a webhook."""

    table: str
    game: str
    event: CallEvent
    seat: int | None
    """None: it is about all."""
    name: str
    url: str
    """The page to open."""


class Tried(Part, frozen=True):
    """What came of trying to reach somebody: the other side's answer, 0 if there was none."""

    ok: bool
    status: int


class DeviceLink(Part, frozen=True):
    """What makes another device this person: good once, and for so many seconds."""

    token: str
    seconds: int


class DeviceToken(Part, frozen=True):
    """A link that was opened."""

    token: str


class DeviceOffer(Part, frozen=True):
    """What following a link would do."""

    name: str
    """Whom this device would become."""
    same: bool
    """That is who it is already."""
    now: str
    """Who it is now; empty when it never had a name."""
    tables: int
    """At how many tables, whose games are not over, it sits as that."""


class Selves(Part, frozen=True):
    """Whom else this browser has been, the latest first: it may be them again."""

    others: list[Me]


class BeAgain(Part, frozen=True):
    """Be somebody again."""

    person: str
