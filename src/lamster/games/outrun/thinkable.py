"""What could come to a player's mind in each question of Outrun, possible or not."""

from lamster.games.outrun.components import CARD, CHARACTER, FOCUS, MAJOR_SHORTCUT, SEAT_NUMBERS
from lamster.games.outrun.state import Outrun


def thinkable(s: Outrun, seat: int, kind: str) -> list[str]:
    """Nothing but what the seat knows: who is where, and its own hand."""
    seats = SEAT_NUMBERS[: s.seats]
    if kind == "pick":
        return [f"pick:{character}" for character in CHARACTER.codes]
    if kind == "infect":
        return [f"infect:{number}" for number in seats]
    if kind != "interfere":
        return []
    alone = (FOCUS, MAJOR_SHORTCUT)
    held = sorted(set(s.hands[seat]))
    return [
        *[f"play:{CARD.codes[card]}" for card in held if card in alone],
        *[f"play:{CARD.codes[card]}>{number}" for card in held if card not in alone for number in seats],
    ]
