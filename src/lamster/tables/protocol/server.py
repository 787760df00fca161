"""The messages that the server sends to a client."""

from typing import Any

from msgspec import Raw, field

from lamster.tables.protocol.absent_players import BotVote, ClockProposal, Nudged, SentAway
from lamster.tables.protocol.basics import Channel, ClockKind, ErrorCode, Holder, Part, Phase, Told
from lamster.tables.protocol.clocks import TimesInfo
from lamster.tables.protocol.consent import SeatShared, UndoRequest, WayBack
from lamster.tables.protocol.learning import Hinted, LessonInfo, WhyNots
from lamster.tables.protocol.pointing import Emoted, Pointed
from lamster.tables.protocol.settings import TableSettings, in_order
from lamster.tables.protocol.standing_answers import AskWhen

# Inside messages.


class SeatInfo(Part, frozen=True):
    """A seat of a table and who holds it."""

    seat: int
    label: str
    """The name of the seat in records: a number, or a role in an asymmetric game."""
    holder: Holder
    person: str | None
    bot: str | None
    """The level of the bot that plays this seat, from the start or as a stand-in."""
    name: str
    stand_in: bool
    """A bot plays for the person, who may take the seat back."""
    resigned: bool
    team: int
    """Seats of one team win and lose together and, where the rules allow it, have a chat of their own."""
    empty: bool = False
    """Nobody plays it, not even a bot: its person has left, and may take it back."""
    idle: bool = False
    """In a real-time game: its person was absent or silent for so long that the host may give the seat up."""
    shared: bool = False
    """Its person shares its view: others see what this seat sees."""
    hints: int = 0
    """The number of hints that its person has had from a bot."""
    bot_in: int | None = None
    """Its person is asked and absent: a bot may be seated after this number of milliseconds. None: does not apply."""


class PersonInfo(Part, frozen=True):
    """A person at the table, seated or a spectator."""

    person: str
    name: str
    online: bool
    over: int | None = None
    """The seat whose shared view this person sees."""


class Origin(Part, frozen=True):
    """The game and the index in its log from whose position a table begins."""

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
    """Hashes of the shares of the seed: `table` for the server's share, a seat's label for a person's."""
    reveal: bool
    """While starting: all hashes are known, and the server asks for the shares."""
    previous: str | None
    next: str | None
    """The table of the rematch."""
    watchable: bool = True
    """Spectators are allowed by the host and by all players."""
    origin: Origin | None = None
    """None: the game begins at its initial position. Otherwise seats and options are those of the original game."""


class SeenInfo(Part, frozen=True):
    """How much of the game the reader has seen, on any device."""

    n: int
    """The number of the first event that the reader has not seen."""
    ply: int
    """The length of the game's log before that event."""
    acted: int | None = None
    """The length of the game's log before the last action of the reader's seat. None: it has not acted."""


class You(Part, frozen=True):
    """The reader of the message."""

    person: str
    name: str
    seats: list[int]
    eyes: int | None
    """The seat whose view this page shows; None: a spectator's view."""
    host: bool
    muted: list[str]
    blocked: list[str]
    delayed: bool = False
    """This page shows the table as it was `onlooker_delay` seconds ago, chat included."""
    pupil: bool = False
    """This page shows the shared view of the seat in `eyes`: it may not act."""
    welcomes: bool = True
    """The reader agrees to spectators."""
    seen: SeenInfo | None = None
    """What the reader has seen of this game; None: unknown."""
    sent_away: tuple[SentAway, ...] = ()
    """For the host: the people whom the host removed and did not readmit."""
    standing: dict[str, AskWhen] = field(default_factory=dict)
    """The standing answers of the seat in `eyes`, by card; `matters` for all others. Nobody else is told them."""


class OptionInfo(Part, frozen=True, omit_defaults=True):
    """A legal code, and the rule that allows it."""

    code: str
    rule: str
    warning: str = ""
    """A message of the game that warns of it: the client always asks the player to confirm, whatever its settings."""
    final: bool = False
    """It draws, rolls or reveals something, lets another seat act, or may do so. Without it the option can be undone
    freely once it is played. Answers to a form are always final.
    """


class DecisionInfo(Part, frozen=True, omit_defaults=True):
    """The question to the seat: options to choose from, or a form to fill in."""

    id: str
    seat: int
    kind: str
    rule: str
    options: list[OptionInfo]
    form: dict[str, Any] | None
    unasked: bool = False
    """The table answers it soon: there is only one option, or the standing answers of the seat pass the window. The
    client does not put it to the player."""


class OutcomeInfo(Part, frozen=True):
    """Who won, and the rule that ended the game."""

    winners: list[int]
    rule: str


class VoteInfo(Part, frozen=True):
    """The vote to end a run that some players have finished."""

    open: bool
    """Voting is possible now."""
    votes: list[int]
    """The seats that have voted."""
    needed: list[int]
    """The seats that must all vote: those of people who have finished."""


class ClockInfo(Part, frozen=True):
    """The clock of a real-time game, in milliseconds at the moment of sending."""

    kind: ClockKind
    elapsed: int
    """Since the question was shown, or since the countdown began."""
    left: int | None
    """Until the next automatic step. Ready: the answer becomes possible, then is given; countdown: the reveal; run and
    limit: time is up. None: there is none."""
    ready: list[int]
    """The seats that are ready."""
    open: bool
    """The answer that all seats prepare for may be given now."""
    vote: VoteInfo | None
    """None: no vote."""
    last_call: bool
    """A vote has passed: the last answers are collected."""
    draft: str | None
    """The last draft of this answer that the reader's seat sent."""


class Position(Part, frozen=True):
    """The game as the reader's seat sees it."""

    ply: int
    """The length of the log, which only grows."""
    round: int
    view: Raw
    """The game's own view: see its view types."""
    asked: list[int]
    """The seats that are asked something now."""
    decision: DecisionInfo | None
    """What the reader's seat is asked."""
    undo: bool
    """That seat may take its last action back without consent."""
    team_talk: bool
    """That seat may talk to its team in private."""
    outcome: OutcomeInfo | None
    clock: ClockInfo | None = None
    """The clock of a real-time game; None: nothing is timed now."""
    back: tuple[WayBack, ...] = ()
    """The actions to which that seat may ask to go back."""
    wish: UndoRequest | None = None
    """The open undo request, on which the other players must decide."""
    times: TimesInfo | None = None
    """The turn clock of a table that has one, while the game runs."""
    lesson: LessonInfo | None = None
    """A guided first game that is not played on yet, for the learner."""
    hint: bool = False
    """That seat may ask for a hint."""
    bot_votes: tuple[BotVote, ...] = ()
    """The votes to seat bots for absent players."""
    clock_proposal: ClockProposal | None = None
    """The open proposal of a clock, on which the other players must decide."""


class News(Part, frozen=True):
    """An event, numbered without gaps, so that a client knows which events it has shown already."""

    n: int
    ply: int
    round: int
    data: dict[str, Any]
    """The event and its fields by name, as far as the reader may know it; `rule` is the rule behind it."""


class ChatLine(Part, frozen=True):
    """A chat message, numbered in the order of the table's log."""

    n: int
    at: int
    """When it was written, in milliseconds since 1970."""
    person: str
    name: str
    channel: Channel
    text: str


# From the server.


class State(Told, frozen=True, tag="state"):
    """What changed, sent once it is stored; a part that is None did not change. `full`: everything, on connecting."""

    seq: int
    """The index in the table's log up to which this is true."""
    full: bool
    table: TableInfo | None
    you: You | None
    position: Position | None
    news: list[News]
    chat: list[ChatLine]


class Clock(Told, frozen=True, tag="clock"):
    """Only the clock of the position changed: this one replaces it."""

    clock: ClockInfo | None


class Beat(Told, frozen=True, tag="beat"):
    """Answer at once with a `beat-back` of the same number: with it the server measures the connection's latency."""

    n: int


class Ok(Told, frozen=True, tag="ok"):
    """The message with this number was carried out and stored."""

    id: int


class Error(Told, frozen=True, tag="error"):
    """The message with this number was refused, and nothing has changed. `id` is None if it could not be read."""

    id: int | None
    error: ErrorCode
    message: str
    """What was wrong and what would be right, in English; the client has its own texts for most errors."""
    rule: str
    """The rule that refuses, if any."""
    about: dict[str, str]
    """The values that the client needs for its own text."""


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
    """The connection is open."""

    id: int


class Bye(Told, frozen=True, tag="bye"):
    """The server is about to close this connection, and says why."""

    error: ErrorCode
    message: str
    about: dict[str, str]
    """The values that the client needs for its own text."""


FromServer = (
    State
    | Clock
    | Beat
    | Ok
    | Error
    | Because
    | Made
    | SeatShared
    | Hinted
    | WhyNots
    | Nudged
    | Pointed
    | Emoted
    | Pong
    | Bye
)
