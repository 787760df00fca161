"""The windows for the Driver's cards: around the turn (GD-R2, B1), before it and after the move (GD-R5, R6)."""

from typing import Final

from lamster.games.getaway_driver.components import CARD, PARTNERS_IN_CRIME
from lamster.games.getaway_driver.rules.turn import ABILITY_RULE
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.window import Windows


def card_of(code: str) -> str:
    """GD-Q26: what is copied is played with the card that copies it."""
    verb, _, card = code.partition(":")
    if verb in ("copy", "recopy"):
        return CARD.codes[PARTNERS_IN_CRIME]
    return card if verb in ("play", "replay") else ""


WINDOWS: Final = Windows[Getaway](
    CARD,
    sorted(ABILITY_RULE),
    {"round-start": "pass", "decoy": "pass", "free": "end", "turn": "go-on"},
    card_of,
)
"""GD-A12: abilities are offered only where some part of them can be carried out, so every one could matter."""
