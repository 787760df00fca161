"""What needs the others' consent: going back, onlookers, and looking over somebody's shoulder."""

from typing import Literal

from lamster.tables.protocol.basics import Part, Sent, Told

UndoRule = Literal["consent", "free"]
"""What may be taken back. Free: one's own last action, until something was learned. Consent: more, if all agree."""

# From the browser.


class AskUndo(Sent, frozen=True, tag="ask-undo"):
    """Go back to before an own action, one of `position.back`. If nobody must agree it is done at once."""

    seat: int
    place: int


class AnswerUndo(Sent, frozen=True, tag="answer-undo"):
    """Agree to the wish of somebody who wants to go back, or decline it."""

    wish: int
    """The number of the wish that is meant."""
    agree: bool


class Welcome(Sent, frozen=True, tag="welcome"):
    """Somebody who has a seat agrees to onlookers, or does not: one who does not is enough to keep them out."""

    onlookers: bool


class ShareSeat(Sent, frozen=True, tag="share-seat"):
    """Make a link by which others look over the shoulder of an own seat. A link that was made before ends."""

    seat: int


class EndShare(Sent, frozen=True, tag="end-share"):
    """The link to an own seat ends, and whoever looks over its shoulder must go."""

    seat: int


# Inside messages.


class WayBack(Part, frozen=True):
    """An own action that a seat may want to go back to: the position is then as it was before it."""

    place: int
    """In the log of the game."""
    code: str
    turn: bool
    """It is the first action of the seat's turn."""
    acted: list[int]
    """The other seats whose actions would be taken back too."""
    learned: bool
    """Since then something was drawn or shown, which nobody can forget."""
    free: bool
    """Nobody has to agree: it is the seat's own, and nothing was learned."""


class UndoRequest(Part, frozen=True):
    """Somebody wants to go back, and the others are asked."""

    number: int
    seat: int
    place: int
    code: str
    """The action to go back to, as the reader may know it."""
    turn: bool
    acted: list[int]
    learned: bool
    needed: list[str]
    """The people who must all agree."""
    agreed: list[str]
    """Those who have."""
    left: int
    """Milliseconds until it lapses."""


# From the server.


class SeatShared(Told, frozen=True, tag="seat-shared"):
    """The key of a link to the own seat. It is told once: the server keeps no more than its hash."""

    id: int
    key: str
