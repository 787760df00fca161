"""What a page of the browser knows: it adds up the messages of the server exactly as the web client does.

See `receive`, `replace` and `show` in web/src/shared/table/table.svelte.ts.
"""

from typing import Any

import msgspec
from msgspec import Raw, Struct

Json = dict[str, Any]
AT_ONCE_S = 1.0
"""Who was told everything anew may be told a part of it once more in the same breath: the client drops that."""


class PositionRead(Struct, forbid_unknown_fields=True):
    """A position. The view of the game is compared and never looked into, so it stays as it came."""

    ply: int
    round: int
    view: Raw
    asked: list[int]
    decision: Json | None
    undo: bool
    team_talk: bool
    outcome: Json | None
    clock: Json | None
    back: list[Json]
    wish: Json | None
    times: Json | None
    lesson: Json | None
    hint: bool
    bot_votes: list[Json]
    clock_proposal: Json | None


class Message(Struct):
    """Any message of the server; what is of one kind alone is empty for the others."""

    type: str
    id: int | None = None
    seq: int = 0
    full: bool = False
    table: Any = None
    you: Json | None = None
    position: PositionRead | None = None
    news: list[Json] = []
    chat: list[Json] = []
    clock: Json | None = None
    n: int = 0
    error: str = ""
    message: str = ""
    key: str = ""
    code: str = ""


decode = msgspec.json.Decoder(Message).decode


class Page:
    """The sum of all states that came over one connection."""

    def __init__(self) -> None:
        self.table: Json = {}
        self.you: Json = {}
        self.position: PositionRead | None = None
        self.news: dict[int, Json] = {}
        self.chat: dict[int, Json] = {}
        self.seq = 0
        self.is_told = False
        """The first full state has come."""
        self.starts = 0
        """How often a game was about to start."""
        self.told_at = 0.0
        """When the table was last told, for what counts down."""
        self.placed_at = 0.0
        """The same of the position."""
        self.renewed_at = 0.0
        """When everything was last told anew."""
        self.wrong: list[str] = []
        """What no server may say."""

    def read(self, frame: bytes, now: float) -> Message:
        message = decode(frame)
        if message.type == "state":
            self.take(message, now)
        elif message.type == "clock" and self.position is not None:
            self.position.clock = message.clock
        return message

    def take(self, state: Message, now: float) -> None:
        """A full state replaces everything, another one adds to it."""
        if not self.is_told and not state.full:
            self.wrong.append("the first state was not a full one")
        if state.table is not None:
            self.starts += state.table["phase"] == "starting" != self.phase
            self.table, self.told_at = state.table, now
        self.you = state.you or self.you
        if state.full or state.position is not None:
            self.placed_at = now
        if state.full:
            self.is_told, self.renewed_at = True, now
            self.position, self.news, self.chat = state.position, {}, {}
        elif state.position is not None:
            self.position = state.position
        self.seq = state.seq
        wrong: list[str] = []
        add_numbered(self.news, state.news, wrong, "news")
        add_numbered(self.chat, state.chat, wrong, "chat")
        if now - self.renewed_at >= AT_ONCE_S:
            self.wrong += wrong

    # What a person does with it.

    @property
    def phase(self) -> str:
        found: str = self.table.get("phase", "")
        return found

    @property
    def eyes(self) -> int | None:
        found: int | None = self.you.get("eyes")
        return found

    @property
    def seats(self) -> list[int]:
        found: list[int] = self.you.get("seats", [])
        return found

    @property
    def decision(self) -> Json | None:
        """What the reader is asked, unless a bot stands in."""
        found = None if self.position is None else self.position.decision
        if found is None or self.you.get("pupil") or self.table["seats"][found["seat"]]["bot"]:
            return None
        return found


def add_numbered(known: dict[int, Json], come: list[Json], wrong: list[str], what: str) -> None:
    """Numbers are given once and in order; what is known already is left out, as the client does."""
    last = max(known, default=-1)
    for item in come:
        n: int = item["n"]
        if what == "news" and known and n > last + 1:
            wrong.append(f"{what} {n} was told after {last}: something is missing")
        if n > last:
            known[n], last = item, n
        else:
            wrong.append(f"{what} {n} was told twice")
