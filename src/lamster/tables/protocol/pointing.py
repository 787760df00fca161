"""Messages with which people point at places of the board, and emotes. They are told once and never stored."""

from typing import Literal

from lamster.tables.protocol.basics import Channel, Sent, Told

EmoteCode = Literal["thumbs-up", "laugh", "surprised", "thinking", "hurry", "sorry"]

# From the browser.


class Point(Sent, frozen=True, tag="point"):
    """Mark a place of the board, or draw an arrow between two. Only public places can be pointed at.

    It reaches the people whom a line of chat of this seat would reach on the same channel.
    """

    seat: int
    """A seat of the sender."""
    channel: Channel
    at: str
    """The code of a place, as the game's rules name it."""
    to: str | None = None
    """The place where an arrow ends."""


class Emote(Sent, frozen=True, tag="emote"):
    """Show one of a few signs beside a seat, to the people whom its chat would reach."""

    seat: int
    channel: Channel
    emote: EmoteCode


# From the server.


class Pointed(Told, frozen=True, tag="pointed"):
    """The person of this seat points: show it for a few seconds."""

    seat: int
    channel: Channel
    at: str
    to: str | None


class Emoted(Told, frozen=True, tag="emoted"):
    """The person of this seat sent an emote: show it for a few seconds."""

    seat: int
    channel: Channel
    emote: EmoteCode
