"""The messages that a client sends to the server."""

from lamster.tables.protocol.absent_players import AnswerClock, Nudge, ProposeClock, ReplaceAbsent
from lamster.tables.protocol.basics import Channel, Sent, Value
from lamster.tables.protocol.clocks import DecideTime, TimeControl
from lamster.tables.protocol.consent import AnswerUndo, AskUndo, EndShare, ShareSeat, UndoRule, Welcome
from lamster.tables.protocol.learning import AskHint, AskWhyNot, CancelHint, HintRule
from lamster.tables.protocol.pointing import Emote, Point
from lamster.tables.protocol.standing_answers import SetStandingAnswer

# From the browser: before the game.


class Sit(Sent, frozen=True, tag="sit"):
    """Take a free seat, or take one's own seat back from its stand-in bot."""

    seat: int


class Stand(Sent, frozen=True, tag="stand"):
    """Leave a seat. In mid-game a stand-in bot plays it until its person comes back."""

    seat: int


class SetSeat(Sent, frozen=True, tag="set-seat"):
    """The host gives a seat to a bot of this level, or frees it (an empty level).

    In the middle of a real-time game it says who plays for a person who has left: a bot level, or `nobody`.
    """

    seat: int
    bot: str


class Swap(Sent, frozen=True, tag="swap"):
    """The host swaps the holders of two seats. To move a person, swap with a free seat."""

    a: int
    b: int


class Shuffle(Sent, frozen=True, tag="shuffle"):
    """The host shuffles the seats: people, bots and free seats change places at random."""


class Remove(Sent, frozen=True, tag="remove"):
    """The host removes a person from the table. A person who is not banned may come back by the link."""

    person: str
    ban: bool = False


class Readmit(Sent, frozen=True, tag="readmit"):
    """The host readmits a person. Before the game the person gets the seat back if it is free."""

    person: str


class SetTable(Sent, frozen=True, tag="set-table"):
    """The host changes the number of seats or the settings of the table; None leaves a value unchanged."""

    seats: int | None = None
    """Options that do not apply to this number of seats return to their defaults, unless `options` names them."""
    options: dict[str, Value] | None = None
    listed: bool | None = None
    onlookers: bool | None = None
    onlooker_delay: int | None = None
    undo: UndoRule | None = None
    hints: HintRule | None = None
    time: TimeControl | None = None


class Start(Sent, frozen=True, tag="start"):
    """The host starts the game. Every seat must be taken."""


class Promise(Sent, frozen=True, tag="promise"):
    """While a game starts: the hash of this person's share of the seed. Empty: no share."""

    commitment: str


class Reveal(Sent, frozen=True, tag="reveal"):
    """While a game starts, once all promises are known: the share itself, in hexadecimal."""

    secret: str


# From the browser: the game.


class Act(Sent, frozen=True, tag="act"):
    """Answer a decision with a code. A repeated answer is harmless; one to an old decision is refused as stale."""

    seat: int
    decision: str
    code: str
    ms: int | float | None = None
    """For timed answers: the time taken by the client's own clock, in whole milliseconds."""


class Undo(Sent, frozen=True, tag="undo"):
    """Take back one's own last action, which is possible until new information was learned."""

    seat: int


class Resign(Sent, frozen=True, tag="resign"):
    """Give up. A bot plays the seat on if others are still playing."""

    seat: int


class Look(Sent, frozen=True, tag="look"):
    """Show the view of another of one's own seats (several people at one device); None is the spectator's view."""

    seat: int | None


class Why(Sent, frozen=True, tag="why"):
    """Ask which rule allows or forbids a code now."""

    seat: int
    code: str


class Ready(Sent, frozen=True, tag="ready"):
    """This seat is ready for the next run. It stays ready until the run begins."""

    seat: int


class Vote(Sent, frozen=True, tag="vote"):
    """This seat has finished and votes to end the run for the others."""

    seat: int


class Draft(Sent, frozen=True, tag="draft"):
    """An unfinished answer: the server keeps it for this seat alone and shows it when the page is opened again.

    An unfinished row decides nothing. An option that has been selected for a second is played when its time runs out.
    """

    seat: int
    decision: str
    code: str


class GiveUp(Sent, frozen=True, tag="give-up"):
    """The host declares that a player has left: allowed for seats that are `idle`."""

    seat: int


class Rematch(Sent, frozen=True, tag="rematch"):
    """Another game with the same people, bots and settings, at a new table."""

    rotate: bool = False
    """Everybody moves up by one seat: the roles rotate, and another player begins."""


# From the browser: chat, people and the connection.


class Say(Sent, frozen=True, tag="say"):
    """A line of chat."""

    channel: Channel
    text: str


class Mute(Sent, frozen=True, tag="mute"):
    """Hide a person's chat, or show it again."""

    person: str
    on: bool


class Block(Sent, frozen=True, tag="block"):
    """Mute a person and keep them from the tables that one hosts, or undo this."""

    person: str
    on: bool


class Report(Sent, frozen=True, tag="report"):
    """Report a wrong ruling. The text is stored with the record and the position."""

    text: str


class Ping(Sent, frozen=True, tag="ping"):
    """Ask whether the connection is open."""


class Shown(Sent, frozen=True, tag="shown"):
    """Whether this page is visible. The server may notify a person none of whose pages is visible."""

    on: bool


class Seen(Sent, frozen=True, tag="seen"):
    """All news with a lower number than `n` have been visible. A returning reader is shown what happened since."""

    n: int


class BeatBack(Sent, frozen=True, tag="beat-back"):
    """The answer to a `beat` of the server, to be sent at once. The server does not answer it."""

    n: int


FromBrowser = (
    Sit
    | Stand
    | SetSeat
    | Swap
    | Shuffle
    | Remove
    | Readmit
    | SetTable
    | Start
    | Promise
    | Reveal
    | Act
    | Undo
    | AskUndo
    | AnswerUndo
    | Resign
    | Look
    | Why
    | Ready
    | Vote
    | Draft
    | DecideTime
    | GiveUp
    | Rematch
    | Say
    | Point
    | Emote
    | Mute
    | Block
    | Report
    | Ping
    | Shown
    | Seen
    | Welcome
    | ShareSeat
    | EndShare
    | AskHint
    | AskWhyNot
    | CancelHint
    | SetStandingAnswer
    | Nudge
    | ReplaceAbsent
    | ProposeClock
    | AnswerClock
    | BeatBack
)
