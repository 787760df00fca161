"""Parts of a table: chairs, chat messages, turns, events with their index in the log, and the events so far."""

from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from lamster.kernel.event import EVERYBODY, Event, EventKind

NEWS_TOLD = 400
"""The number of events that a client gets when it connects, and that are always kept; the replay has the others."""
SLACK = 100
"""Old events are dropped when this many have come together, so that a new event costs little."""
MAX_SHARED = 20_000
"""Events that all tables share, the least recently used are dropped: at most about 5 MB."""


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

    @property
    def is_public(self) -> bool:
        """Whether all readers are told the same."""
        return not isinstance(self.event, Event) or self.event.only == EVERYBODY


class LastTurn(NamedTuple):
    """The first and the last action of a seat in its last turn, by their indices in the log of the game."""

    first: int
    last: int


class Happenings:
    """The events of a game so far, numbered from 0. Old ones are dropped: a page shows the latest, a replay makes all
    of them again.
    """

    def __init__(self) -> None:
        self.first = 0
        """The number of the first event that is kept."""
        self.events: list[Event | dict[str, Any]] = []
        """The events that are kept."""
        self.rounds = array("I")
        """The round of each event that is kept."""
        self.plies = array("I")
        """The log index of each event, from the first one of the game on."""

    def __len__(self) -> int:
        return len(self.plies)

    def add(self, ply: int, round_: int, events: Iterable[Event | dict[str, Any]]) -> None:
        """Add what happened at this index of the log."""
        for event in events:
            self.events.append(event if isinstance(event, dict) else shared(event.kind, event.values, event.only))
            self.rounds.append(round_)
            self.plies.append(ply)

    def since(self, number: int) -> list[Happening]:
        """The events from this number on, which must be kept."""
        if number < self.first:
            raise LookupError(f"the events before number {self.first} are not in memory, and {number} was asked for")
        start = number - self.first
        return [*map(Happening, self.plies[number:], self.rounds[start:], self.events[start:])]

    def drop_old(self) -> None:
        """Drop all events but the latest. Those of an entry all stay until the next entry."""
        if len(self.events) >= NEWS_TOLD + SLACK:
            self.first = len(self) - NEWS_TOLD
            del self.events[:-NEWS_TOLD]
            del self.rounds[:-NEWS_TOLD]


@lru_cache(MAX_SHARED)
def shared(kind: EventKind, values: tuple[int | str, ...], only: int) -> Event:
    """The event that all tables share with equal ones."""
    return Event(kind, values, only)
