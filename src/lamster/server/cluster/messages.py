"""Messages between nodes. They are encrypted and authenticated, so that access to Redis is not enough to read or forge
them. The key is in the database that all nodes share.
"""

import os
from typing import Any

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec import Struct

from lamster.tables.hub.nodes import AnyNotice

NONCE_BYTES = 12
KEY_BYTES = 32


class Body(Struct, frozen=True, tag=True, array_like=True):
    """The content of a message."""


# Forwarded requests and websockets. `number` is that of the forwarding node.


class Open(Body, frozen=True):
    """Run the application on this ASGI scope."""

    number: int
    scope: dict[str, Any]


class Opened(Body, frozen=True):
    """The application runs."""

    number: int


class Said(Body, frozen=True):
    """An ASGI message of the client."""

    number: int
    message: dict[str, Any]


class Answered(Body, frozen=True):
    """An ASGI message of the application."""

    number: int
    message: dict[str, Any]


class Finished(Body, frozen=True):
    """The application has ended, or failed."""

    number: int
    failed: bool = False


class HungUp(Body, frozen=True):
    """The client has gone."""

    number: int


# Cards of the lobby.


class AskCard(Body, frozen=True):
    """Asks for the lobby card of a table, for a person."""

    number: int
    table: str
    person: str
    seen: int | None


class CardIs(Body, frozen=True):
    """The card as JSON; empty: there is none."""

    number: int
    card: bytes


# Between two nodes.


class Reset(Body, frozen=True):
    """Messages were lost: forwarded sessions end, and the numbering starts again."""


# Broadcasts.


class Ping(Body, frozen=True):
    """A ping, with the mark and last number of each sequence that was sent."""

    sent: dict[str, tuple[int, int]]


class Told(Body, frozen=True):
    """A notice to all nodes."""

    notice: AnyNotice


class Left(Body, frozen=True):
    """The node stops: its tables are free."""


AnyBody = Open | Opened | Said | Answered | Finished | HungUp | AskCard | CardIs | Reset | Ping | Told | Left


class Envelope(Struct, frozen=True, array_like=True):
    """A message with its sender and sequence: `count` is the mark of the sequence, 0 for broadcasts.

    `number` is the number in the sequence. Pings have the number of the last other broadcast.
    """

    node: str
    count: int
    number: int
    body: AnyBody


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Envelope).decode


class Seal:
    """Encrypts and decrypts envelopes. One of another channel cannot be decrypted."""

    def __init__(self, key: bytes) -> None:
        self.cipher = AESGCM(key)

    def close(self, envelope: Envelope, channel: str) -> bytes:
        nonce = os.urandom(NONCE_BYTES)
        return nonce + self.cipher.encrypt(nonce, encode(envelope), channel.encode())

    def open(self, sealed: bytes, channel: str) -> Envelope | None:
        """Decrypt; None for messages that no node of this cluster and version has written."""
        try:
            plain = self.cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], channel.encode())
            return decode(plain)
        except (InvalidTag, ValueError):
            return None
