"""Messages about what needs the consent of other players: undo requests, spectators, and shared views."""

from typing import Literal

from lamster.tables.protocol.basics import Part, Sent, Told

UndoRule = Literal["consent", "free"]
"""What may be taken back. Free: one's own last action, until something is learned. Consent: more, if all agree."""

# From the browser.


class AskUndo(Sent, frozen=True, tag="ask-undo"):
    """Ask to go back to before an own action, one of `position.back`. Without need for consent it is done at once."""

    seat: int
    place: int


class AnswerUndo(Sent, frozen=True, tag="answer-undo"):
    """Agree to an undo request, or decline it."""

    wish: int
    """The number of the undo request."""
    agree: bool


class Welcome(Sent, frozen=True, tag="welcome"):
    """A player agrees to spectators, or does not. A single player who does not agree keeps them out."""

    onlookers: bool


class ShareSeat(Sent, frozen=True, tag="share-seat"):
    """Make a link that shares the view of one's own seat. An earlier link ends."""

    seat: int


class EndShare(Sent, frozen=True, tag="end-share"):
    """End the link to one's own seat and disconnect everybody who uses it."""

    seat: int


# Inside messages.


class WayBack(Part, frozen=True):
    """An action of a seat that may be undone: the position becomes that before the action."""

    place: int
    """Its index in the log of the game."""
    code: str
    turn: bool
    """It is the first action of the seat's turn."""
    acted: list[int]
    """The other seats whose actions would be taken back too."""
    learned: bool
    """Since then something was drawn or shown, which players cannot forget."""
    free: bool
    """No consent is needed: no other seat has acted since, and nothing was learned."""


class UndoRequest(Part, frozen=True):
    """A player asks to undo actions, and the other players are asked for their consent."""

    number: int
    seat: int
    place: int
    code: str
    """The action to go back to, as far as the reader may know it."""
    turn: bool
    acted: list[int]
    learned: bool
    needed: list[str]
    """The people who must all agree."""
    agreed: list[str]
    """The people who have agreed."""
    left: int
    """Milliseconds until the request lapses."""


# From the server.


class SeatShared(Told, frozen=True, tag="seat-shared"):
    """The key of the link to one's own seat. It is sent once: the server stores only its hash."""

    id: int
    key: str
