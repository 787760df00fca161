"""When a seat is asked in windows, where it may use a hidden card or pass."""

from typing import Literal

from lamster.tables.protocol.basics import Part, Sent

AskWhen = Literal["always", "matters", "never"]
"""In which windows a seat is asked about a card: in all in which it may be used, in those in which using it would
change anything (the default), or in none."""


class SetStandingAnswer(Sent, frozen=True, tag="set-standing-answer"):
    """When this seat is asked about this card. Nobody else is told."""

    seat: int
    card: str
    ask: AskWhen


class WindowCards(Part, frozen=True):
    """The cards that windows of a game may be about."""

    kind: str
    """The kind of names that they have."""
    cards: list[str]
