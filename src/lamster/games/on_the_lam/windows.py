"""The windows for items, and when an item could matter (OTL-S3, S15, V8)."""

from typing import Final

from lamster.games.on_the_lam.components import IS_ITEM, IS_REROLL, PLAY, TILE_NUMBER
from lamster.games.on_the_lam.odds import MOST_CARDS
from lamster.games.on_the_lam.rules.search import BeforeRoll, item_bonus, skill_bonus
from lamster.games.on_the_lam.state import Lam
from lamster.kernel.window import Windows


def cards_for(s: Lam, seat: int, die: int, extra: int) -> int:
    """OTL-S4, S6: how many alibi cards a try brings; 0 when it fails."""
    above = die + skill_bonus(s, seat) + extra - TILE_NUMBER[s.tiles[seat]]
    return max(1, min(MOST_CARDS, above)) if above >= 0 else 0


def item_matters(s: Lam, seat: int, _code: str) -> bool:
    """OTL-S3, S15, V8: the try comes out otherwise with the item, by the die or by some face of it."""
    faces = s.settings.faces.values()
    if isinstance(s.steps[-1], BeforeRoll):
        return any(cards_for(s, seat, face, item_bonus(s, seat)) != cards_for(s, seat, face, 0) for face in faces)
    now = cards_for(s, seat, s.die, s.extra)
    if IS_REROLL[s.items[seat]]:
        return any(cards_for(s, seat, face, s.extra) != now for face in faces)
    return cards_for(s, seat, s.die, item_bonus(s, seat)) != now


WINDOWS: Final = Windows[Lam](
    PLAY,
    [card for card, is_item in zip(PLAY.codes, IS_ITEM, strict=True) if is_item],
    {"item": "keep", "before-roll": "keep"},
    lambda code: code.partition(":")[2],
    item_matters,
)
