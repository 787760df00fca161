"""Notifications to people without an open page, and links to further devices; HTTP requests and responses."""

from typing import Literal

from lamster.tables.protocol.basics import Part
from lamster.tables.protocol.http import Me

CallEvent = Literal["turn", "nudge", "over", "stand-in", "rematch", "test"]
"""Why a person is notified: it is their turn, somebody nudges them, the game is over, a bot took their seat, there is a
rematch, or they test the notifications."""


class PushKey(Part, frozen=True):
    """The server's public key, for the browser's push service, which then accepts messages of this server only."""

    key: str


class PushSecrets(Part, frozen=True):
    """The keys that encrypt messages to one browser, as the browser gives them (base64url)."""

    p256dh: str
    auth: str


class Subscribe(Part, frozen=True):
    """Send this person notifications at this browser, in this language. An earlier entry of the address is replaced."""

    endpoint: str
    keys: PushSecrets
    language: str = "en"


class PushAddress(Part, frozen=True):
    """The address of a browser, to unsubscribe it or to send it a test notification."""

    endpoint: str


class PushCall(Part, frozen=True):
    """A push notification, encrypted for one browser. It contains nothing that is secret at the table."""

    event: CallEvent
    table: str
    """The table to open; empty for a test."""
    game: str
    title: str
    seat: int | None
    name: str
    """The name of the seat's holder."""
    language: str


class Webhook(Part, frozen=True):
    """Where the table reports its events; empty: nowhere. Only the host may know the address."""

    url: str


class WebhookCall(Part, frozen=True):
    """The body of a request to a webhook."""

    table: str
    game: str
    event: CallEvent
    seat: int | None
    """None: it concerns all seats."""
    name: str
    url: str
    """The page to open."""


class Tried(Part, frozen=True):
    """The result of a test notification: the HTTP status of the other side, 0 without an answer."""

    ok: bool
    status: int


class DeviceLink(Part, frozen=True):
    """A token that makes another device act as this person: valid once, and for this number of seconds."""

    token: str
    seconds: int


class DeviceToken(Part, frozen=True):
    """The token of a link that was opened."""

    token: str


class SeatWanted(Part, frozen=True):
    """The seat of an absent player, who is to play on with another browser."""

    seat: int


class DeviceOffer(Part, frozen=True):
    """What opening a device link would do."""

    name: str
    """The name of the person that this device would become."""
    same: bool
    """The device is that person already."""
    now: str
    """The device's present name; empty if it never had one."""
    tables: int
    """The number of tables with unfinished games at which the device's present person has a seat."""


class Selves(Part, frozen=True):
    """The earlier persons of this browser, the latest first: the browser may become any of them again."""

    others: list[Me]


class BeAgain(Part, frozen=True):
    """Become an earlier person again."""

    person: str
