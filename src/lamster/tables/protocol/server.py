"""What the server says to a page."""

from typing import Any

from msgspec import Raw

from lamster.tables.protocol.absent_players import BotVote, ClockProposal, Nudged, SentAway
from lamster.tables.protocol.basics import Channel, ClockKind, ErrorCode, Holder, Part, Phase, Told
from lamster.tables.protocol.clocks import TimesInfo
from lamster.tables.protocol.consent import SeatShared, UndoRequest, WayBack
from lamster.tables.protocol.learning import Hinted, LessonInfo, WhyNots
from lamster.tables.protocol.settings import TableSettings, in_order

# Inside messages.


class SeatInfo(Part, frozen=True):
    """A seat of a table and who holds it."""

    seat: int
    label: str
    """The seat as records call it: a number, or a role of an uneven game."""
    holder: Holder
    person: str | None
    bot: str | None
    """The level of the bot that plays this seat, from the start or as a stand-in."""
    name: str
    stand_in: bool
    """A bot plays on for the person, who may take the seat back."""
    resigned: bool
    team: int
    """Seats of one team win and lose together and, where the rules let them, have a chat of their own."""
    empty: bool = False
    """Nobody plays it, not even a bot: its person has gone. The person may take it back."""
    idle: bool = False
    """In a real-time game: its person was away or did not answer for so long that the host may give the seat up."""
    shared: bool = False
    """Its person has let others look over their shoulder: they see what this seat sees."""
    hints: int = 0
    """How many hints its person has had from a bot."""
    bot_in: int | None = None
    """Its person is asked and away: in so many milliseconds a bot may be seated there. None: nobody waits for one."""


class PersonInfo(Part, frozen=True):
    """Somebody at the table, seated or looking on."""

    person: str
    name: str
    online: bool
    over: int | None = None
    """Looks over the shoulder of this seat."""


class Origin(Part, frozen=True):
    """The game, and the place in its log, with whose position a table begins."""

    table: str
    ply: int


@in_order(
    "id game rules options listed onlookers host phase seats people promises reveal previous next watchable"
    " onlooker_delay undo hints origin time"
)
class TableInfo(TableSettings, frozen=True, kw_only=True):
    """A table as everybody at it sees it, with its settings."""

    id: str
    game: str
    rules: int
    host: str
    phase: Phase
    seats: list[SeatInfo]
    people: list[PersonInfo]
    promises: dict[str, str]
    """Hashes of the shares of the seed: `table` for the server's own, a seat's label for a person's."""
    reveal: bool
    """While starting: all hashes are known, now the shares are asked for."""
    previous: str | None
    next: str | None
    """The table of the rematch."""
    watchable: bool = True
    """Spectators are allowed: by the host and by everybody who plays."""
    origin: Origin | None = None
    """None: the game begins at its beginning. Else seats and options are those of that game."""


class SeenInfo(Part, frozen=True):
    """How much of what happened the reader has seen, on whichever device."""

    n: int
    """The number of the first news that they have not."""
    ply: int
    """How long the log of the game was before that one."""


class You(Part, frozen=True):
    """The reader of the message."""

    person: str
    name: str
    seats: list[int]
    eyes: int | None
    """The seat whose view this page shows; None: an onlooker's."""
    host: bool
    muted: list[str]
    blocked: list[str]
    delayed: bool = False
    """This page shows the table as it was `onlooker_delay` seconds ago, chat included."""
    pupil: bool = False
    """This page looks over the shoulder of the seat behind its eyes: it may not act."""
    welcomes: bool = True
    """The reader agrees to onlookers."""
    seen: SeenInfo | None = None
    """What the reader has seen of this game; None: nothing is known of it."""
    sent_away: tuple[SentAway, ...] = ()
    """For the host: whom they have sent away and not readmitted."""


class OptionInfo(Part, frozen=True, omit_defaults=True):
    """A legal code, and the rule that allows it."""

    code: str
    rule: str
    warning: str = ""
    """A message of the game that warns of it: the player is asked once more, whatever the settings of the page."""


class DecisionInfo(Part, frozen=True):
    """What the seat is asked: options to choose from, or a form to fill in."""

    id: str
    seat: int
    kind: str
    rule: str
    options: list[OptionInfo]
    form: dict[str, Any] | None


class OutcomeInfo(Part, frozen=True):
    """Who won, and the rule that ended the game."""

    winners: list[int]
    rule: str


class VoteInfo(Part, frozen=True):
    """The vote to end a run that some have finished."""

    open: bool
    """It may be voted now."""
    votes: list[int]
    """Seats that have voted."""
    needed: list[int]
    """Seats that must all have voted: those of people who have finished."""


class ClockInfo(Part, frozen=True):
    """The clock of a real-time game, in milliseconds at the moment of sending."""

    kind: ClockKind
    elapsed: int
    """Since the question was shown; in a countdown since it began."""
    left: int | None
    """Until something happens by itself: ready: the answer opens, or once open is given; countdown: the reveal; run and
    limit: time is up. None: nothing does."""
    ready: list[int]
    """Seats that said that they are ready."""
    open: bool
    """The answer that all get ready for may be given now."""
    vote: VoteInfo | None
    """None: there is no vote."""
    last_call: bool
    """A vote has passed: this is the last call."""
    draft: str | None
    """What the reader's seat last sent as its draft of this answer."""


class Position(Part, frozen=True):
    """The game as the reader's eyes see it."""

    ply: int
    """How long the log is; it only grows."""
    round: int
    view: Raw
    """The game's own view, see its view types."""
    asked: list[int]
    """Seats that are asked something now."""
    decision: DecisionInfo | None
    """What the seat behind the reader's eyes is asked."""
    undo: bool
    """That seat may take its last action back, freely."""
    team_talk: bool
    """That seat may talk to its team in private."""
    outcome: OutcomeInfo | None
    clock: ClockInfo | None = None
    """Of a real-time game; None: nobody is timed now."""
    back: tuple[WayBack, ...] = ()
    """How far that seat may ask to go back."""
    wish: UndoRequest | None = None
    """Somebody wants to go back: the others are asked."""
    times: TimesInfo | None = None
    """Of a table with a clock, as long as the game is on."""
    lesson: LessonInfo | None = None
    """Of a guided first game that is not played on yet, for the one who learns."""
    hint: bool = False
    """That seat may ask for a hint."""
    bot_votes: tuple[BotVote, ...] = ()
    """Who of the others wants a bot for somebody who is away."""
    clock_proposal: ClockProposal | None = None
    """Somebody proposes a clock: the others are asked."""


class News(Part, frozen=True):
    """Something that happened: numbered without gaps, so that a page knows what it has told already."""

    n: int
    ply: int
    round: int
    data: dict[str, Any]
    """The event and its fields by name, as the reader may know it; `rule` is the rule behind it."""


class ChatLine(Part, frozen=True):
    """A line of chat, numbered in the order of the table's log."""

    n: int
    at: int
    """When it was said, in milliseconds since 1970."""
    person: str
    name: str
    channel: Channel
    text: str


# From the server.


class State(Told, frozen=True, tag="state"):
    """What changed, after it is on disk; a part that is None did not. `full`: everything, after (re)connecting."""

    seq: int
    """The place in the table's log up to which this is true."""
    full: bool
    table: TableInfo | None
    you: You | None
    position: Position | None
    news: list[News]
    chat: list[ChatLine]


class Clock(Told, frozen=True, tag="clock"):
    """Nothing changed but the clock of the position: this one takes its place."""

    clock: ClockInfo | None


class Beat(Told, frozen=True, tag="beat"):
    """Answer at once with a `beat` of the same number: so the server learns how long the line is."""

    n: int


class Ok(Told, frozen=True, tag="ok"):
    """The message with this number has been done, and is on disk."""

    id: int


class Error(Told, frozen=True, tag="error"):
    """The message with this number was not done, and nothing has changed. `id` is None if it could not be read."""

    id: int | None
    error: ErrorCode
    message: str
    """What was wrong and what would be right, in English; the browser has words of its own for most."""
    rule: str
    """The rule that refuses, where one does."""
    about: dict[str, str]
    """What the browser needs to say it in its own words."""


class Because(Told, frozen=True, tag="because"):
    """The answer to `why`."""

    id: int
    allowed: bool
    rule: str
    message: str


class Made(Told, frozen=True, tag="made"):
    """The table of the rematch is ready."""

    id: int
    table: str


class Pong(Told, frozen=True, tag="pong"):
    """The line is open."""

    id: int


class Bye(Told, frozen=True, tag="bye"):
    """The server is about to close this line, and says why."""

    error: ErrorCode
    message: str
    about: dict[str, str]
    """What the browser needs to say it in its own words."""


FromServer = State | Clock | Beat | Ok | Error | Because | Made | SeatShared | Hinted | WhyNots | Nudged | Pong | Bye
