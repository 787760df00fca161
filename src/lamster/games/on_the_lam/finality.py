"""Which options are final, by what is open to all and what the deciding seat knows."""

from typing import Final

from lamster.games.on_the_lam.components import MOB_HIDEOUT, PRIVATE_EYE, STATION, TILE
from lamster.games.on_the_lam.rules.meetings import cannot_pay
from lamster.games.on_the_lam.state import NONE, Lam, held
from lamster.kernel.finality import Finality


def tile_of(code: str) -> int:
    return TILE.index[code.partition(":")[2]]


def alarming(s: Lam, tile: int) -> bool:
    """OTL-W1, V7: coming here wins the game, or the police ask at once."""
    return tile == STATION or (tile == s.police and s.settings.walk_into_police)


def go_is_final(s: Lam, seat: int, code: str) -> bool:
    """OTL-T1, N2 to N5: where there is no choice of action, the play card is drawn at once."""
    tile = tile_of(code)
    if alarming(s, tile):
        return True
    if tile in (PRIVATE_EYE, MOB_HIDEOUT):
        return cannot_pay(s, seat)
    return bool(s.marks[seat] >> tile & 1)


def last_is_final(s: Lam, seat: int, _code: str) -> bool:
    """OTL-H3: the turn is not over yet while there are cards to discard."""
    return not held(s, seat)


def taxi_is_final(s: Lam, seat: int, code: str) -> bool:
    """OTL-C1: a ride to where nothing happens at once, or no ride."""
    tile = tile_of(code)
    return last_is_final(s, seat, code) or (tile != s.tiles[seat] and alarming(s, tile))


def phone_is_final(s: Lam, seat: int, code: str) -> bool:
    """OTL-C3: the police investigate everybody whom they meet, but nobody at their station."""
    tile = tile_of(code)
    return last_is_final(s, seat, code) or (tile != STATION and tile in s.tiles)


def try_is_final(s: Lam, seat: int, _code: str) -> bool:
    """OTL-S2, V8: the die is rolled at once, unless an item may be declared before it."""
    return not s.settings.before_roll or s.items[seat] == NONE


FINALITY: Final = Finality[Lam](
    (),
    {
        "go": go_is_final,
        "search": try_is_final,
        "retry": try_is_final,
        "stop": last_is_final,
        "decline": last_is_final,
        "taxi": taxi_is_final,
        "phone": phone_is_final,
    },
)
"""Draws, trades, cards that are laid face up, and the end of the turn are final (OTL-D1, E1, M1, H4, R2)."""
