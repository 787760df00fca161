"""What nodes say to each other. It goes through Redis sealed: whoever can read there learns nothing, and whoever can
write there cannot pretend to be a node. The key is in the database that all nodes share.
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
    """The meaning of a message."""


# About a request or a line that one node passes on to another. `number` is the asking node's own.


class Open(Body, frozen=True):
    """Run your application on this; its person and the rest of its ASGI scope."""

    number: int
    scope: dict[str, Any]


class Opened(Body, frozen=True):
    """It runs: go on."""

    number: int


class Said(Body, frozen=True):
    """What the browser's end received."""

    number: int
    message: dict[str, Any]


class Answered(Body, frozen=True):
    """What the application sent."""

    number: int
    message: dict[str, Any]


class Finished(Body, frozen=True):
    """The application is done with it, or failed."""

    number: int
    failed: bool = False


class HungUp(Body, frozen=True):
    """Nobody waits for it any more."""

    number: int


# Single questions.


class AskCard(Body, frozen=True):
    """What does this table look like to a person in the lobby?"""

    number: int
    table: str
    person: str
    seen: int | None


class CardIs(Body, frozen=True):
    """So, as JSON; empty when it cannot be told."""

    number: int
    card: bytes


# Between two nodes.


class Reset(Body, frozen=True):
    """Something was lost between us: all that was under way is over, and we count from one again."""


# To all.


class Ping(Body, frozen=True):
    """I am here; so far I have sent each of these: the mark of the count, and its last number."""

    sent: dict[str, tuple[int, int]]


class Told(Body, frozen=True):
    """Something that all must know."""

    notice: AnyNotice


class Left(Body, frozen=True):
    """I am going: my tables are free."""


AnyBody = Open | Opened | Said | Answered | Finished | HungUp | AskCard | CardIs | Reset | Ping | Told | Left


class Envelope(Struct, frozen=True, array_like=True):
    """A message on its way. Those to one node alone are counted: `count` names the count, 0 for what goes to all.

    `number` is that of the message in its count. Of what goes to all pings are not counted: they have the last number.
    """

    node: str
    count: int
    number: int
    body: AnyBody


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Envelope).decode


class Seal:
    """Closes and opens envelopes; what is meant for one channel cannot be opened on another."""

    def __init__(self, key: bytes) -> None:
        self.cipher = AESGCM(key)

    def close(self, envelope: Envelope, channel: str) -> bytes:
        nonce = os.urandom(NONCE_BYTES)
        return nonce + self.cipher.encrypt(nonce, encode(envelope), channel.encode())

    def open(self, sealed: bytes, channel: str) -> Envelope | None:
        """None for what no node of ours can have written, or another version did."""
        try:
            plain = self.cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], channel.encode())
            return decode(plain)
        except (InvalidTag, ValueError):
            return None
