"""Rules of thumb for what a Driver decides beside driving: hazards, windows, cards to give or take, the start."""

from typing import Final

from lamster.games.getaway_driver.bot_driver import (
    AGAIN,
    CARD_WORTH,
    CRASHED,
    METER_COST,
    RELIEF,
    STUNT_PRICE,
    Lookout,
    drive_value,
    place_value,
    stunt_value,
)
from lamster.games.getaway_driver.components import (
    BEHIND,
    DECOY_CAR,
    FACE_OF,
    GARAGE_HIDEOUT,
    HANDBRAKE_TURN,
    HIT_THE_GAS,
    HUNTER,
    NONE,
    PARTNERS_IN_CRIME,
    RED,
    SLAM_ON_THE_BRAKES,
    STOMPING_GROUNDS,
    STUNTING,
    SWITCH_CARS,
    TILE_BADGE,
    TILE_ICONS,
    TILE_LIGHT,
    TILE_SPECIAL,
)
from lamster.games.getaway_driver.rules.board import is_special
from lamster.games.getaway_driver.rules.cards import DRIVE_SIDE
from lamster.games.getaway_driver.rules.hand import CARD_OF
from lamster.games.getaway_driver.rules.round import pursued_at
from lamster.games.getaway_driver.state import Getaway


def rate_handle(s: Getaway, driver: int, codes: tuple[str, ...]) -> list[float]:
    """A stunt, Handbrake Turn, or back out; the car stands on the hazard tile meanwhile."""
    o = Lookout(s, driver)
    space = s.car[driver]
    way = s.heading[driver]
    followers = list(s.followers[driver])
    through = stunt_value(s, o, space, way, followers) + STUNT_PRICE
    home = s.from_at[driver]
    back = place_value(s, o, home, way, len(followers), tuple(followers)) - 0.3
    spun = place_value(s, o, home, way + BEHIND & 3, 0, tuple(followers)) + CRASHED * len(followers)
    return [
        back if code == "back-out" else (through if code in CARD_OF else spun) - stunt_price(s, code) for code in codes
    ]


def stunt_price(s: Getaway, code: str) -> float:
    """What it costs: from the hand the card's worth, from the discard pile Stash, from the partner another card."""
    if code.startswith("re"):
        return AGAIN * s.settings.price
    if code.startswith("copy"):
        return CARD_WORTH[PARTNERS_IN_CRIME]
    return CARD_WORTH[CARD_OF.get(code, HANDBRAKE_TURN)]


def rate_hazard(s: Getaway, driver: int, codes: tuple[str, ...]) -> list[float]:
    """A Hazard token on yellow: to crash pursuers, or as a fortress."""
    o = Lookout(s, driver)
    space = s.car[driver]
    way = s.heading[driver]
    followers = list(s.followers[driver])
    stay = place_value(s, o, space, way, len(followers), tuple(followers))
    fitting = o.usable & (STUNTING[TILE_ICONS[s.tiles[space]]] | 1 << HANDBRAKE_TURN)
    hazard = stunt_value(s, o, space, way, followers) if fitting else -5.0
    return [hazard if code == "hazard" else stay for code in codes]


def rate_extra(s: Getaway, driver: int, codes: tuple[str, ...], followed: bool) -> list[float]:
    o = Lookout(s, driver)
    return [drive_value(s, o, s.heading[driver] + DRIVE_SIDE[code] & 3, followed) for code in codes]


def rate_give(s: Getaway, codes: tuple[str, ...]) -> list[float]:
    """The least useful card; the discard pile only if Stash is plenty."""
    return [-CARD_WORTH[CARD_OF[code]] if code.startswith("give:") else -AGAIN * s.settings.price for code in codes]


def rate_decoy(s: Getaway, driver: int, codes: tuple[str, ...]) -> list[float]:
    """Back to the last tile if that ends the pursuit."""
    price = METER_COST[min(s.settings.red - s.meter[driver] - 1, 4)] + RELIEF[min(4, s.meter[driver])]
    caught = chased_at(s, s.car[driver])
    free = s.back_at[driver] != NONE and not chased_at(s, s.back_at[driver])
    gain = price + 0.2 if caught and free else -1.0
    return [0.0 if code == "pass" else gain - card_price(s, code, DECOY_CAR) for code in codes]


def card_price(s: Getaway, code: str, card: int) -> float:
    return CARD_WORTH[card] if code.startswith("play") else AGAIN * s.settings.price + 0.2


def chased_at(s: Getaway, space: int) -> bool:
    """The meter would go up here."""
    return s.event != HUNTER and not is_special(s, space, GARAGE_HIDEOUT) and pursued_at(s, space)


def rate_stomping(s: Getaway, driver: int, codes: tuple[str, ...]) -> list[float]:
    """Home ground is worth most when the Police are close and the spaces around are open."""
    pressed = 0.5 * s.meter[driver] + (0.3 if s.car[driver] in s.at else 0.0) - 0.4
    return [0.0 if code == "pass" else pressed - 0.3 * card_price(s, code, STOMPING_GROUNDS) for code in codes]


def rate_share(s: Getaway, driver: int, ability: bool, codes: tuple[str, ...]) -> list[float]:
    """GD-Q14, Q15: what the partner pays for is welcome, unless it would take the own move away."""
    unwelcome = ability and s.steps[-1].card in (SLAM_ON_THE_BRAKES, SWITCH_CARS, HIT_THE_GAS, HANDBRAKE_TURN)
    wanted = "decline" if unwelcome and s.car[driver] not in s.at else "share"
    return [float(code == wanted) for code in codes]


TAKE: Final = [1.0, 0.75, 0.95, 0.24, 0.8, 0.36, 0.3, 0.3, 0.9, 0.6, 0.3]
"""Cards as they are worth taking along."""


def rate_hand(codes: tuple[str, ...]) -> list[float]:
    return [TAKE[CARD_OF[code]] for code in codes]


def lay_worth(tile: int) -> float:
    """How much a Driver who lays tiles likes to drive onto this one."""
    return -0.35 * TILE_BADGE[tile] - (1.2 if TILE_LIGHT[tile] == RED else 0.0) + (0.6 if TILE_SPECIAL[tile] else 0.0)


# Setup.


def rate_aim(s: Getaway, codes: tuple[str, ...]) -> list[float]:
    """Stash tokens in the middle can be reached from everywhere."""
    return [-float(s.ground.distance(s.ground.index[code[4:]], s.ground.middle)) for code in codes]


def rate_start(s: Getaway, codes: tuple[str, ...]) -> list[float]:
    """Not far from the middle, with Stash tokens around."""
    return [start_value(s, s.ground.index[code[6:]]) for code in codes]


def start_value(s: Getaway, space: int) -> float:
    near_by = sum([1.0 / s.ground.distance(space, token) for token in s.stash])
    return near_by - 0.12 * s.ground.distance(space, s.ground.middle)


def rate_heading(s: Getaway, driver: int, codes: tuple[str, ...]) -> list[float]:
    """Towards the Stash tokens and the open table."""
    return [outlook(s, s.car[driver], FACE_OF[code]) for code in codes]


def outlook(s: Getaway, space: int, heading: int) -> float:
    """The room ahead, and the Stash tokens that lie that way."""
    value = 0.0
    reach = space
    while (reach := s.ground.ahead[heading][reach]) != NONE:
        value += 0.15
    for token in s.stash:
        across, down = token % s.ground.columns, token // s.ground.columns
        right, low = across - space % s.ground.columns, down - space // s.ground.columns
        value += 0.3 * ([-low, right, low, -right][heading] > 0)
    return value
