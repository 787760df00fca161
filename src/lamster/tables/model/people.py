"""Who is at a table and what they say: chairs, chat, events, who was sent away, and who wants a bot for whom."""

from typing import TYPE_CHECKING, Any, NamedTuple

from lamster.kernel.event import Event
from lamster.tables.model import entries as log

if TYPE_CHECKING:
    from lamster.tables.model.table import Table


class Chair:
    """A seat of the table: a person's, a bot's, or nobody's."""

    __slots__ = ("bot", "person")

    def __init__(self, person: str = "", bot: str = "") -> None:
        self.person = person
        self.bot = bot

    @property
    def free(self) -> bool:
        return not self.person and not self.bot


class Chat(NamedTuple):
    """A line of chat; `team` is -1 when it was said to all."""

    n: int
    at: int
    person: str
    text: str
    team: int


class Happening(NamedTuple):
    """An event with its place in the log of the game; the table's own events are plain data that all may know."""

    ply: int
    round: int
    event: Event | dict[str, Any]

    def data(self, seat: int | None) -> dict[str, Any]:
        return self.event.data(seat) if isinstance(self.event, Event) else self.event


# How the table changes.


def removed(table: "Table", entry: log.Removed, _: int) -> None:
    """A person who was sent away before keeps the seats that they had then."""
    had = table.seats_of(entry.person)
    table.sent_away[entry.person] = had or table.sent_away.get(entry.person, [])
    (table.removed.add if entry.ban else table.removed.discard)(entry.person)
    for seat in had:
        table.chairs[seat] = Chair()


def readmitted(table: "Table", entry: log.Readmitted, _: int) -> None:
    table.removed.discard(entry.person)
    table.sent_away.pop(entry.person, None)


def bot_wanted(table: "Table", entry: log.BotWanted, _: int) -> None:
    votes = table.bot_votes.setdefault(entry.seat, {})
    votes.pop(entry.person, None)
    if entry.bot:
        votes[entry.person] = entry.bot
