"""Time at the table: how much of it everybody has, and what happens when it is up."""

from typing import Literal

from lamster.tables.protocol.basics import Part, Sent

TimeKind = Literal["none", "move", "total", "days"]
"""None: nobody is timed. Move: seconds a move. Total: seconds for the whole game, more with each move. Days a move."""
OnTime = Literal["bot", "others"]
"""When somebody's time is up: a bot takes the seat over, or the others decide."""


class TimeControl(Part, frozen=True):
    """The clock of a table. Real-time games have one of their own, and none of this kind."""

    kind: TimeKind = "none"
    amount: int = 0
    """Seconds a move, seconds for the whole game, or days a move."""
    more: int = 0
    """With `total`: the seconds that each move begins with beside what was left."""
    on_time: OnTime = "bot"


class SeatTime(Part, frozen=True):
    """The time of one seat that a person plays, at the moment of sending."""

    seat: int
    left: int
    """Milliseconds; 0: it is up."""
    running: bool


class TimeVote(Part, frozen=True):
    """Somebody's time is up, and the others decide what comes of it. Who is late may still answer meanwhile."""

    seat: int
    voters: list[str]
    """The persons who decide."""
    wait: list[str]
    """Those who would rather wait."""
    bot: list[str]
    """Those who want a bot to take over."""
    left: int
    """Milliseconds until it is decided by those who have voted."""


class TimesInfo(Part, frozen=True):
    """Everybody's time."""

    seats: list[SeatTime]
    votes: list[TimeVote]


class DecideTime(Sent, frozen=True, tag="decide-time"):
    """What is to become of somebody whose time is up: wait (they have their time anew), or let a bot take over.

    One's own mind may be changed until it is decided.
    """

    seat: int
    wait: bool
