"""The entries of a table's log: the state of a table follows from them, in this order."""

import msgspec
from msgspec import Struct

from lamster.tables.protocol import TableSettings, TimeControl, in_order


class Entry(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Something that was done at a table, as it stands on disk."""


@in_order(
    "game rules seats options host listed onlookers secret previous onlooker_delay undo opening origin origin_ply time"
)
class Created(Entry, TableSettings, frozen=True, kw_only=True, tag="created"):
    """The first entry: which game, whose table, its settings, and the server's secret share of the seed."""

    game: str
    rules: int
    seats: int
    host: str
    secret: str
    previous: str = ""
    opening: list[tuple[int, str]] = []
    """The codes that lead to the position the game begins with: seats and codes, chance included, of another game."""
    origin: str = ""
    """The table of that game, which may be deleted by now."""
    origin_ply: int = 0
    lesson: bool = False
    """The table is a lesson: see lessons.py."""


@in_order("seats options listed onlookers onlooker_delay undo time hints")
class Arranged(Entry, TableSettings, frozen=True, kw_only=True, tag="arranged"):
    """The host changed the table: the number of seats and all settings as they are now."""

    seats: int


class Named(Entry, frozen=True, tag="named"):
    """What a person at this table is called from now on."""

    person: str
    name: str


class Seated(Entry, frozen=True, tag="seated"):
    """Who holds a seat from now on: a person, a bot of some level, or nobody."""

    seat: int
    person: str = ""
    bot: str = ""


class Swapped(Entry, frozen=True, tag="swapped"):
    """Two seats changed their holders."""

    a: int
    b: int


class Removed(Entry, frozen=True, tag="removed"):
    """The host sent a person away, for good or until they come back by the link."""

    person: str
    ban: bool = True


class Readmitted(Entry, frozen=True, tag="readmitted"):
    """The host takes it back that a person was sent away."""

    person: str


class Started(Entry, frozen=True, tag="started"):
    """The game began: the promises, and the secrets that the seed is mixed from, the server's own left out."""

    promises: dict[str, str] = {}
    secrets: dict[str, str] = {}


class Played(Entry, frozen=True, tag="played"):
    """A seat played a code. What chance answers follows from the seed."""

    seat: int
    code: str
    said: str = ""
    """What the seat said, where the table added the time."""


class Tabled(Entry, frozen=True, tag="tabled"):
    """The table played a code of its own: stand-in, back, resign, undo, time-out."""

    code: str


class Skipped(Entry, frozen=True, tag="skipped"):
    """So much of the time since the last line counts for nobody: the server was down or slept, or its clock was set."""

    milliseconds: int


class VotedOnTime(Entry, frozen=True, tag="voted-on-time"):
    """What somebody wants to become of a seat whose time is up: to wait for it, or to leave it to a bot."""

    person: str
    seat: int
    wait: bool


class Prolonged(Entry, frozen=True, tag="prolonged"):
    """The others wait for a seat whose time was up: it has its time anew."""

    seat: int


class BotWanted(Entry, frozen=True, tag="bot-wanted"):
    """Somebody wants a bot of this level to play for a seat whose person is away; empty: not any more."""

    person: str
    seat: int
    bot: str


class ClockProposed(Entry, frozen=True, tag="clock-proposed"):
    """Somebody proposes a clock for a game that has begun without one."""

    person: str
    time: TimeControl


class ClockAnswered(Entry, frozen=True, tag="clock-answered"):
    """Somebody agreed to the clock, or declined."""

    person: str
    agree: bool


class ClockLapsed(Entry, frozen=True, tag="clock-lapsed"):
    """Not everybody who was asked has answered in time: the game goes on without a clock."""


class ClockAdded(Entry, frozen=True, tag="clock-added"):
    """All who were asked agreed: from now on the game has this clock."""

    time: TimeControl


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """Somebody wants to go back to before an own action."""

    seat: int
    place: int


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    """Somebody agreed to it, or declined. When all have agreed, the table takes the actions back."""

    person: str
    agree: bool


class UndoLapsed(Entry, frozen=True, tag="undo-lapsed"):
    """Not everybody has answered in time: it is as if somebody had declined."""


class Welcomed(Entry, frozen=True, tag="welcomed"):
    """Somebody who plays agrees to onlookers, or does not."""

    person: str
    onlookers: bool


class Shared(Entry, frozen=True, tag="shared"):
    """A seat may be looked at by whoever has the key with this hash; empty: by nobody any more."""

    seat: int
    key: str = ""


class Hinted(Entry, frozen=True, tag="hinted"):
    """Somebody had a hint from a bot."""

    seat: int


class Succeeded(Entry, frozen=True, tag="succeeded"):
    """Who is to play on for a seat whose person has gone, as the host wants it: a bot of some level, or nobody."""

    seat: int
    bot: str


class Chatted(Entry, frozen=True, tag="chatted"):
    """Somebody said something, to all or to a team."""

    person: str
    text: str
    team: int = -1


class Hooked(Entry, frozen=True, tag="hooked"):
    """The host said where the table is to tell what happens (nowhere: empty), and how this server is reached."""

    url: str
    origin: str


class Followed(Entry, frozen=True, tag="followed"):
    """The rematch is at this table."""

    next: str


class Closed(Entry, frozen=True, tag="closed"):
    """Whoever runs the server closed the table: nobody plays or looks at it any more."""

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
