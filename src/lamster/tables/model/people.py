"""Parts of a table: chairs, chat messages, events with their index in the log, and turns."""

from typing import Any, NamedTuple

from lamster.kernel.event import EVERYBODY, Event


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
