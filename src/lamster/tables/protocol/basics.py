"""The base types of all messages."""

from typing import Literal

import msgspec
from msgspec import Struct

Phase = Literal["open", "starting", "playing", "over", "closed"]
"""Open: people take seats. Starting: all players add a share to the seed. Playing. Over: the record is open to all.
Closed: the operator closed the table, and nobody can open it."""
Channel = Literal["table", "team"]
Holder = Literal["open", "person", "bot"]
ClockKind = Literal["ready", "countdown", "run", "limit"]
"""What the clock of a real-time game does: waits until all are ready, counts down, times a run, or limits an answer."""
Value = str | int | bool
ErrorCode = Literal[
    "already-started",
    "bad-address",
    "bad-clock",
    "bad-link",
    "bad-message",
    "bad-name",
    "bad-options",
    "bad-origin",
    "bad-text",
    "banned",
    "blocked",
    "busy",
    "closed",
    "closing",
    "forgotten",
    "from-position",
    "full",
    "hint-late",
    "illegal",
    "log-full",
    "log-nearly-full",
    "no-analysis",
    "no-hints",
    "no-link",
    "no-onlookers",
    "no-pupil",
    "no-team-talk",
    "no-undo",
    "not-asked",
    "not-host",
    "not-in-lesson",
    "not-over",
    "not-started",
    "not-your-seat",
    "nothing-left",
    "nudged",
    "one-seat",
    "other-rules",
    "removed",
    "seat-taken",
    "seats-open",
    "stale",
    "storage",
    "too-early",
    "too-fast",
    "too-large",
    "too-late",
    "too-many",
    "too-many-pages",
    "too-many-tables",
    "undo-asked",
    "undo-declined",
    "unknown-bot",
    "unknown-card",
    "unknown-game",
    "unknown-page",
    "unknown-person",
    "unknown-place",
    "unknown-seat",
    "unknown-table",
    "unreadable",
    "unready",
]


class Sent(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of the browser. `id` is its number, and the server's answer carries the same number."""

    id: int


class Told(Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message."""


encode = msgspec.json.Encoder().encode
"""Encodes a message as JSON."""
