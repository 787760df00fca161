"""Parts of a table: chairs, chat messages, and events with their index in the log."""

from array import array
from collections.abc import Iterable
from typing import Any, NamedTuple

from lamster.kernel.event import Event

NEWS_TOLD = 400
"""The number of events that a client gets when it connects, and that are always kept; the replay has the others."""
SLACK = 100
"""Old events are dropped when this many have come together, so that a new event costs little."""


class Chair:
    """Who holds a seat: a person, a bot, or nobody."""

    __slots__ = ("bot", "person")

    def __init__(self, person: str = "", bot: str = "") -> None:
        self.person = person
        self.bot = bot

    @property
    def free(self) -> bool:
        return not self.person and not self.bot


class Chat(NamedTuple):
    """A chat message; `team` is -1 if it is for everybody."""

    n: int
    at: int
    person: str
    text: str
    team: int


class Happening(NamedTuple):
    """An event with its index in the log of the game. Events of the table itself are plain data, and public."""

    ply: int
    round: int
    event: Event | dict[str, Any]

    def data(self, seat: int | None) -> dict[str, Any]:
        return self.event.data(seat) if isinstance(self.event, Event) else self.event


class Happenings:
    """The events of a game so far, numbered from 0. Old ones are dropped: a page shows the latest, a replay makes all
    of them again.
    """

    def __init__(self) -> None:
        self.first = 0
        """The number of the first event in `kept`."""
        self.kept: list[Happening] = []
        self.plies = array("I")
        """The log index of each event."""

    def __len__(self) -> int:
        return len(self.plies)

    def add(self, happened: Iterable[Happening]) -> None:
        for happening in happened:
            self.kept.append(happening)
            self.plies.append(happening.ply)

    def since(self, number: int) -> list[Happening]:
        """The events from this number on, which must be kept."""
        if number < self.first:
            raise LookupError(f"the events before number {self.first} are not in memory, and {number} was asked for")
        return self.kept[number - self.first :]

    def drop_old(self) -> None:
        """Drop all events but the latest. Those of an entry all stay until the next entry."""
        if len(self.kept) >= NEWS_TOLD + SLACK:
            self.first = len(self) - NEWS_TOLD
            del self.kept[:-NEWS_TOLD]
