"""Turn clocks: how much time each seat has, and what happens when it runs out."""

from typing import Literal

from lamster.tables.protocol.basics import Part, Sent

TimeKind = Literal["none", "move", "total", "days"]
"""None: no clock. Move: seconds per move. Total: seconds for the whole game, and more with each move. Days: days per
move."""
OnTime = Literal["bot", "others"]
"""When the time of a seat is up: a bot takes the seat over, or the other players decide."""


class TimeControl(Part, frozen=True):
    """The turn clock of a table. Real-time games have their own clock and no turn clock."""

    kind: TimeKind = "none"
    amount: int = 0
    """Seconds per move, seconds for the whole game, or days per move."""
    more: int = 0
    """With `total`: the seconds that each move adds to the time left."""
    on_time: OnTime = "bot"


class SeatTime(Part, frozen=True):
    """The time of one seat that a person plays, at the moment of sending."""

    seat: int
    left: int
    """Milliseconds; 0: the time is up."""
    running: bool


class TimeVote(Part, frozen=True):
    """The time of a seat is up, and the other players vote. Until the decision the late player may still answer."""

    seat: int
    voters: list[str]
    """The people who decide."""
    wait: list[str]
    """The people who want to wait."""
    bot: list[str]
    """The people who want a bot to take over."""
    left: int
    """Milliseconds until the votes cast so far decide."""


class TimesInfo(Part, frozen=True):
    """The time of all seats."""

    seats: list[SeatTime]
    votes: list[TimeVote]


class DecideTime(Sent, frozen=True, tag="decide-time"):
    """Vote on a seat whose time is up: wait (the seat gets its time again), or let a bot take over.

    The vote may be changed until the decision.
    """

    seat: int
    wait: bool
