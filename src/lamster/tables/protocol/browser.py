"""What a page says to the server."""

from lamster.tables.protocol.absent_players import AnswerClock, Nudge, ProposeClock, ReplaceAbsent
from lamster.tables.protocol.basics import Channel, Sent, Value
from lamster.tables.protocol.clocks import DecideTime, TimeControl
from lamster.tables.protocol.consent import AnswerUndo, AskUndo, EndShare, ShareSeat, UndoRule, Welcome
from lamster.tables.protocol.learning import AskHint, AskWhyNot, CancelHint, HintRule

# From the browser: before the game.


class Sit(Sent, frozen=True, tag="sit"):
    """Take a free seat, or take one's own seat back from the bot that stands in for it."""

    seat: int


class Stand(Sent, frozen=True, tag="stand"):
    """Leave a seat. In mid-game a bot stands in for it, until its person comes back."""

    seat: int


class SetSeat(Sent, frozen=True, tag="set-seat"):
    """The host gives a seat to a bot of this level, or frees it (an empty level).

    In the middle of a real-time game it says who plays on for somebody who has gone: a level, or `nobody`.
    """

    seat: int
    bot: str


class Swap(Sent, frozen=True, tag="swap"):
    """The host swaps who sits on two seats; moving somebody is a swap with a free seat."""

    a: int
    b: int


class Shuffle(Sent, frozen=True, tag="shuffle"):
    """The host has it drawn who sits where: people, bots and free seats change places at random."""


class Remove(Sent, frozen=True, tag="remove"):
    """The host sends a person away from the table. Who is not banned may come back by the link."""

    person: str
    ban: bool = False


class Readmit(Sent, frozen=True, tag="readmit"):
    """The host takes it back: the person may come again, and before the game has the seat again, if it is free."""

    person: str


class SetTable(Sent, frozen=True, tag="set-table"):
    """The host changes the number of seats, the settings of the game, or who may come; None leaves it as it is."""

    seats: int | None = None
    """Settings that are not meant for so many go back to their defaults, unless `options` names them."""
    options: dict[str, Value] | None = None
    listed: bool | None = None
    onlookers: bool | None = None
    onlooker_delay: int | None = None
    undo: UndoRule | None = None
    hints: HintRule | None = None
    time: TimeControl | None = None


class Start(Sent, frozen=True, tag="start"):
    """The host starts the game; every seat must be taken."""


class Promise(Sent, frozen=True, tag="promise"):
    """While a game starts: the hash of this person's share of the seed. Empty: no share."""

    commitment: str


class Reveal(Sent, frozen=True, tag="reveal"):
    """While a game starts, when all promises are known: the share itself, in hexadecimal."""

    secret: str


# From the browser: the game.


class Act(Sent, frozen=True, tag="act"):
    """Answer a decision with a code. A repeated answer is harmless, one to an old decision is refused as stale."""

    seat: int
    decision: str
    code: str
    ms: int | float | None = None
    """Where the answer is timed: how long it took by the page's own clock, in whole milliseconds."""


class Undo(Sent, frozen=True, tag="undo"):
    """Take back the own last action, as long as nothing was learned since."""

    seat: int


class Resign(Sent, frozen=True, tag="resign"):
    """Give up; a bot plays on for the seat if others are still playing."""

    seat: int


class Look(Sent, frozen=True, tag="look"):
    """Look through another of one's own seats (one device for several people); None is the onlooker's view."""

    seat: int | None


class Why(Sent, frozen=True, tag="why"):
    """Ask which rule allows or forbids a code now."""

    seat: int
    code: str


class Ready(Sent, frozen=True, tag="ready"):
    """This seat is ready for the next run. Once said it stays so until the run begins."""

    seat: int


class Vote(Sent, frozen=True, tag="vote"):
    """This seat has finished and wants the others' time to be up."""

    seat: int


class Draft(Sent, frozen=True, tag="draft"):
    """The answer as far as it is made: kept for this seat alone, if its page is opened anew.

    A row so far decides nothing. An option that has been selected for a second is played when its time runs out.
    """

    seat: int
    decision: str
    code: str


class GiveUp(Sent, frozen=True, tag="give-up"):
    """The host declares that somebody has gone: allowed for seats that are `idle`."""

    seat: int


class Rematch(Sent, frozen=True, tag="rematch"):
    """Another game with the same people, bots and settings, at a new table."""

    rotate: bool = False
    """Everybody moves up by one seat: roles go round, and the next one begins."""


# From the browser: the company.


class Say(Sent, frozen=True, tag="say"):
    """A line of chat."""

    channel: Channel
    text: str


class Mute(Sent, frozen=True, tag="mute"):
    """Hear nothing more of a person, or hear them again."""

    person: str
    on: bool


class Block(Sent, frozen=True, tag="block"):
    """Mute a person and keep them from the tables one hosts, or let them in again."""

    person: str
    on: bool


class Report(Sent, frozen=True, tag="report"):
    """Report a wrong ruling: the words are kept with the record and the position."""

    text: str


class Ping(Sent, frozen=True, tag="ping"):
    """Is the line still open?"""


class Shown(Sent, frozen=True, tag="shown"):
    """Whether this page can be seen, or is hidden behind others. Who sees none of their pages may be called."""

    on: bool


class Seen(Sent, frozen=True, tag="seen"):
    """All news with a lower number than `n` were in sight. Who comes back is told what happened since."""

    n: int


class BeatBack(Sent, frozen=True, tag="beat-back"):
    """The answer to a `beat` of the server, to be sent at once. It is not answered itself."""

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
    | Nudge
    | ReplaceAbsent
    | ProposeClock
    | AnswerClock
    | BeatBack
)
