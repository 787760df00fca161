"""The entries of a table's log. The state of a table follows from them, in their order."""

import msgspec
from msgspec import Struct

from lamster.tables.protocol import AskWhen, TableSettings, TimeControl, in_order


class Entry(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """An action at a table, as the store keeps it."""


@in_order(
    "game rules seats options host listed onlookers secret previous onlooker_delay undo opening origin origin_ply time"
)
class Created(Entry, TableSettings, frozen=True, kw_only=True, tag="created"):
    """The first entry: the game, the host, the settings, and the server's secret share of the seed."""

    game: str
    rules: int
    seats: int
    host: str
    secret: str
    previous: str = ""
    opening: list[tuple[int, str]] = []
    """The codes that lead to the initial position, taken from another game: seats and codes, including chance."""
    origin: str = ""
    """The table of that game, which may have been deleted since."""
    origin_ply: int = 0
    lesson: bool = False
    """The table is a lesson: see lessons.py."""


@in_order("seats options listed onlookers onlooker_delay undo time hints")
class Arranged(Entry, TableSettings, frozen=True, kw_only=True, tag="arranged"):
    """The host changed the table: the new number of seats and all settings."""

    seats: int


class Named(Entry, frozen=True, tag="named"):
    """A person at this table has this name from now on."""

    person: str
    name: str


class Seated(Entry, frozen=True, tag="seated"):
    """The holder of a seat from now on: a person, a bot of some level, or nobody."""

    seat: int
    person: str = ""
    bot: str = ""


class Swapped(Entry, frozen=True, tag="swapped"):
    """Two seats exchanged their holders."""

    a: int
    b: int


class Removed(Entry, frozen=True, tag="removed"):
    """The host removed a person, for good (`ban`) or until they come back by the link."""

    person: str
    ban: bool = True


class Readmitted(Entry, frozen=True, tag="readmitted"):
    """The host readmitted a person."""

    person: str


class Started(Entry, frozen=True, tag="started"):
    """The game began: the promises and the revealed secrets of the players, from which the seed is mixed."""

    promises: dict[str, str] = {}
    secrets: dict[str, str] = {}


class Played(Entry, frozen=True, tag="played"):
    """A seat played a code. The answers of chance follow from the seed."""

    seat: int
    code: str
    said: str = ""
    """The code as the seat sent it, if the table added the time."""
    unasked: bool = False
    """The table played it for a person who did not have to be asked: see standing_answers.py."""


class Tabled(Entry, frozen=True, tag="tabled"):
    """The table played a code of its own: stand-in, back, resign, undo, time-out."""

    code: str


class Skipped(Entry, frozen=True, tag="skipped"):
    """This part of the time since the last entry counts for no seat: the server was down, or its clock was set."""

    milliseconds: int


class VotedOnTime(Entry, frozen=True, tag="voted-on-time"):
    """A vote on a seat whose time is up: to wait for it, or to leave it to a bot."""

    person: str
    seat: int
    wait: bool


class Prolonged(Entry, frozen=True, tag="prolonged"):
    """The others wait for a seat whose time was up: it gets its time again."""

    seat: int


class BotWanted(Entry, frozen=True, tag="bot-wanted"):
    """A person votes to seat a bot of this level for an absent player; empty: the vote is withdrawn."""

    person: str
    seat: int
    bot: str


class ClockProposed(Entry, frozen=True, tag="clock-proposed"):
    """A person proposed a clock for a game that began without one."""

    person: str
    time: TimeControl


class ClockAnswered(Entry, frozen=True, tag="clock-answered"):
    """A person agreed to the proposed clock, or declined."""

    person: str
    agree: bool


class ClockLapsed(Entry, frozen=True, tag="clock-lapsed"):
    """Not all people who were asked answered in time: the game goes on without a clock."""


class ClockAdded(Entry, frozen=True, tag="clock-added"):
    """All people who were asked agreed: from now on the game has this clock."""

    time: TimeControl


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """A seat asked to go back to before one of its own actions."""

    seat: int
    place: int


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    """A person agreed to an undo request, or declined. When all have agreed, the table takes the actions back."""

    person: str
    agree: bool


class UndoLapsed(Entry, frozen=True, tag="undo-lapsed"):
    """Not all people answered the undo request in time: it counts as declined."""


class Welcomed(Entry, frozen=True, tag="welcomed"):
    """A player agrees to spectators, or does not."""

    person: str
    onlookers: bool


class Shared(Entry, frozen=True, tag="shared"):
    """The seat shares its view with everybody who has the key with this hash; empty: the sharing ended."""

    seat: int
    key: str = ""


class Hinted(Entry, frozen=True, tag="hinted"):
    """A seat had a hint from a bot."""

    seat: int


class StandingAnswerSet(Entry, frozen=True, tag="standing-answer-set"):
    """A seat said when it wants to be asked about a card."""

    seat: int
    card: str
    ask: AskWhen


class Succeeded(Entry, frozen=True, tag="succeeded"):
    """The host chose who plays for a person who left: a bot of some level, or nobody."""

    seat: int
    bot: str


class Chatted(Entry, frozen=True, tag="chatted"):
    """A person sent a chat message, to all or to a team."""

    person: str
    text: str
    team: int = -1


class Hooked(Entry, frozen=True, tag="hooked"):
    """The host set the webhook of the table (empty: none), and the origin by which clients reach this server."""

    url: str
    origin: str


class Followed(Entry, frozen=True, tag="followed"):
    """The rematch takes place at this table."""

    next: str


class Closed(Entry, frozen=True, tag="closed"):
    """The operator closed the table: nobody can play or watch it any more."""

    reason: str = ""


AnyEntry = (
    Created
    | Arranged
    | Named
    | Seated
    | Swapped
    | Removed
    | Readmitted
    | Started
    | Played
    | Tabled
    | Succeeded
    | Chatted
    | Followed
    | Hooked
    | UndoAsked
    | UndoAnswered
    | UndoLapsed
    | Welcomed
    | Shared
    | Hinted
    | StandingAnswerSet
    | Skipped
    | VotedOnTime
    | Prolonged
    | BotWanted
    | ClockProposed
    | ClockAnswered
    | ClockLapsed
    | ClockAdded
    | Closed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
