"""Messages about absent players: nudge them, seat a bot for them, or add a clock in mid-game."""

from lamster.tables.protocol.basics import Part, Sent, Told
from lamster.tables.protocol.clocks import TimeControl

# From the browser.


class Nudge(Sent, frozen=True, tag="nudge"):
    """Notify a player who is asked something: in their open pages, or by push and webhook if they see none."""

    seat: int


class ReplaceAbsent(Sent, frozen=True, tag="replace-absent"):
    """Seat a bot of this level for a player who is asked and has been absent for a minute (`bot_in` is 0).

    The host decides alone. From any other player it is a vote, which needs more than half of the players who are
    online; an empty level withdraws the vote.
    """

    seat: int
    bot: str


class ProposeClock(Sent, frozen=True, tag="propose-clock"):
    """Propose a clock for a game that has begun without one. All players who are online must agree."""

    time: TimeControl


class AnswerClock(Sent, frozen=True, tag="answer-clock"):
    """Agree to a proposed clock, or decline it."""

    proposal: int
    """The number of the proposal."""
    agree: bool


# Inside messages.


class BotVote(Part, frozen=True):
    """A player's vote to seat a bot of this level for an absent player."""

    seat: int
    person: str
    bot: str


class ClockProposal(Part, frozen=True):
    """A player proposes to play on with a clock, and the other players are asked."""

    number: int
    person: str
    time: TimeControl
    needed: list[str]
    """The people who must all agree: the players, without those who have been absent for a minute."""
    agreed: list[str]
    """The people who have agreed, including the one who proposes."""
    left: int
    """Milliseconds until the proposal lapses."""


class SentAway(Part, frozen=True):
    """A person whom the host removed from the table and who is not connected."""

    person: str
    name: str
    banned: bool
    """They cannot come back unless the host readmits them."""
    blocked: bool = False
    """The host blocks them at all tables of the host."""


# From the server.


class Nudged(Told, frozen=True, tag="nudged"):
    """Somebody at the table nudges the player of this seat."""

    seat: int
    by: str
    """The person who nudges."""
