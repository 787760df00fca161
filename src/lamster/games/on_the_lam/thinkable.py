"""What could come to a player's mind in each question of On the Lam!, possible or not."""

from typing import Final

from lamster.games.on_the_lam.components import CHARACTER, PLAY, TILE
from lamster.games.on_the_lam.state import NONE, Lam

STEPS: Final = [f"go:{tile}" for tile in TILE.codes]
RIDES: Final = [f"taxi:{tile}" for tile in TILE.codes]
TRADES: Final = [f"trade:{character}" for character in CHARACTER.codes]
PICKS: Final = [f"pick:{character}" for character in CHARACTER.codes]
WISHES: Final[dict[str, list[str]]] = {
    "pick": PICKS,
    "move": STEPS,
    "act": ["search", "draw", *TRADES],
    "meet": TRADES,
    "taxi": RIDES,
    "retry": ["draw"],
    "hand-limit": ["end"],
}


def thinkable(s: Lam, seat: int, kind: str) -> list[str]:
    """Nothing but what the seat knows: the board, and its own item."""
    if kind in ("item", "before-roll"):
        return [f"use:{PLAY.codes[s.items[seat]]}"] if s.items[seat] != NONE else []
    return WISHES.get(kind, [])
