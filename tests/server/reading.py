"""What a page learns from the frames that it gets, however they come."""

import json
import secrets
from typing import Any

Json = dict[str, Any]


class Reader:
    """Somebody who reads a table. Every frame is kept as it came."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.table: Json = {}
        self.you: Json = {}
        self.position: Json = {}
        self.news: dict[int, Json] = {}
        self.chat: dict[int, Json] = {}
        self.bye: Json = {}
        self.seq = 0
        self.secret = secrets.token_bytes(32)

    def read(self, text: str) -> Json:
        """Take in the next frame."""
        self.frames.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.take(message)
        elif message["type"] == "clock":
            self.position = {**self.position, "clock": message["clock"]}
        elif message["type"] == "bye":
            self.bye = message
        return message

    def take(self, state: Json) -> None:
        """A full state replaces everything, another one adds to it."""
        if state["full"]:
            self.news, self.chat = {}, {}
        self.seq = state["seq"]
        self.table = state["table"] or self.table
        self.you = state["you"] or self.you
        self.position = state["position"] or self.position
        self.news |= {line["n"]: line for line in state["news"]}
        self.chat |= {line["n"]: line for line in state["chat"]}

    @property
    def decision(self) -> Json | None:
        found: Json | None = self.position.get("decision")
        return found

    @property
    def clock(self) -> Json:
        """The clock of the position, which must be running."""
        found: Json | None = self.position["clock"]
        assert found is not None
        return found

    @property
    def phase(self) -> str:
        found: str = self.table.get("phase", "")
        return found

    @property
    def over(self) -> bool:
        return bool(self.position) and self.position["outcome"] is not None

    @property
    def said(self) -> list[str]:
        """The chat as it stands on this page."""
        return [line["text"] for line in self.chat.values()]

    @property
    def label(self) -> str:
        """What the reader's first seat is called."""
        found: str = self.table["seats"][self.you["seats"][0]]["label"]
        return found
