"""Players who are away: nudging them, seating a bot for them, and adding a clock in mid-game."""

from lamster.tables.protocol.basics import Part, Sent, Told
from lamster.tables.protocol.clocks import TimeControl

# From the browser.


class Nudge(Sent, frozen=True, tag="nudge"):
    """Call somebody who is asked something: on their open pages, and by push and webhook when they do not look."""

    seat: int


class ReplaceAbsent(Sent, frozen=True, tag="replace-absent"):
    """Have a bot of this level play for somebody who is asked and has been away for a minute (`bot_in` is 0).

    The host decides alone. Of the others it is a vote, for which more than half of those who are here are needed; an
    empty level takes it back.
    """

    seat: int
    bot: str


class ProposeClock(Sent, frozen=True, tag="propose-clock"):
    """Propose a clock for a game that has begun without one. All who play and are here must agree."""

    time: TimeControl


class AnswerClock(Sent, frozen=True, tag="answer-clock"):
    """Agree to the clock that somebody proposes, or decline it."""

    proposal: int
    """The number of the proposal that is meant."""
    agree: bool


# Inside messages.


class BotVote(Part, frozen=True):
    """Somebody wants a bot of this level to play for a seat whose person is away."""

    seat: int
    person: str
    bot: str


class ClockProposal(Part, frozen=True):
    """Somebody wants to play on with a clock, and the others are asked."""

    number: int
    person: str
    time: TimeControl
    needed: list[str]
    """The people who must all agree: those who play, without those who have been away for a minute."""
    agreed: list[str]
    """Those who have, the one who proposes included."""
    left: int
    """Milliseconds until it lapses."""


class SentAway(Part, frozen=True):
    """Somebody whom the host sent away from the table, and who is not here."""

    person: str
    name: str
    banned: bool
    """They cannot come back, unless the host readmits them."""
    blocked: bool = False
    """The host blocks them, at all own tables."""


# From the server.


class Nudged(Told, frozen=True, tag="nudged"):
    """Somebody at the table nudges the player of a seat."""

    seat: int
    by: str
    """The person who does."""
