"""Which options are final, by what is open to all and what the deciding seat knows.

Only what is cheap to tell is not final: where a tile, a pursuer or an event card may answer, the option is.
"""

from typing import Final

from lamster.games.getaway_driver.components import (
    BARRICADE,
    CITY_MAP,
    CONES,
    COURIER,
    HAND_SIZE,
    HUNTER,
    LAST_DITCH_EFFORT,
    LEAVE_WRECKAGE,
    LEFT,
    NONE,
    PIECES,
    RAMMING_SPEED,
    RIGHT,
    SLAM_ON_THE_BRAKES,
    SWITCH_CARS,
    TILE_SPECIAL,
    TIRE_SPIKES,
    VANTAGE_POINT,
)
from lamster.games.getaway_driver.rules.board import face_up, vehicle_on
from lamster.games.getaway_driver.rules.cards import JamOne, switch_targets
from lamster.games.getaway_driver.rules.hand import CARD_OF
from lamster.games.getaway_driver.rules.net import AtOnce, Dispatch, FaceVehicle, MoveVehicles
from lamster.games.getaway_driver.rules.setup import FaceCar
from lamster.games.getaway_driver.rules.stash import permitted_set
from lamster.games.getaway_driver.rules.turn import DriversTurn
from lamster.games.getaway_driver.rules.upgrades import UPGRADE_OF, PlaceVehicle, barricade_places, spike_places
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.finality import Finality

SIMPLE_CARDS: Final = frozenset({LAST_DITCH_EFFORT, RAMMING_SPEED, SLAM_ON_THE_BRAKES})
"""GD-X20, X24, X26: they change something at once, and nobody is asked about it."""
SHOWING: Final = frozenset({CITY_MAP, VANTAGE_POINT})
"""GD-M2: tiles that show other tiles."""
WAYS: Final = {"drive:front": 0, "drive:left": LEFT, "drive:right": RIGHT}


def take_is_final(s: Getaway, seat: int, _code: str) -> bool:
    """GD-S3, Q2: the last card of a hand; a Driver without partner aims next."""
    return s.settings.four and s.hand[seat].bit_count() + 1 >= HAND_SIZE


def lay_is_final(s: Getaway, _seat: int, _code: str) -> bool:
    """GD-E4, L1: while there is still a choice of tiles, a tile that was laid face down may lie elsewhere."""
    return s.settings.learning or len(s.drawn) <= 2


def keep_is_final(s: Getaway, _seat: int, _code: str) -> bool:
    """GD-E5: the tiles that are kept are laid next."""
    return len(s.drawn) < 2


def token_is_final(s: Getaway, _seat: int, code: str) -> bool:
    """GD-T7: a token is moved next, if there is a choice."""
    return permitted_set(s, int(code.partition(":")[2]) - 1).bit_count() < 2


# The Police.


def acts_left(s: Getaway) -> int:
    """GD-P1: the actions that vehicles still have."""
    return sum([s.acts[vehicle] for vehicle in s.in_play])


def turn_is_final(s: Getaway, _seat: int, _code: str) -> bool:
    """GD-A8, P1, M6: the last action of all; one at once on the Thoroughfare is not counted among them."""
    return acts_left(s) <= int(isinstance(s.steps[-1], MoveVehicles))


def move_is_final(s: Getaway, seat: int, code: str) -> bool:
    """GD-V7, V8, V10: the same, and an event card may answer the move."""
    return s.event in (HUNTER, CONES) or turn_is_final(s, seat, code)


def stay_is_final(s: Getaway, _seat: int, _code: str) -> bool:
    """GD-M6: an action at once that is declined, before others."""
    return not isinstance(s.steps[-1], AtOnce) or not acts_left(s)


def half_turn_is_final(s: Getaway, _seat: int, _code: str) -> bool:
    """GD-U11: before the Helicopter moves, if it still does."""
    return not isinstance(s.steps[-1], MoveVehicles) or not acts_left(s)


def place_is_final(s: Getaway, _seat: int, _code: str) -> bool:
    """GD-P13, U7: a vehicle is turned after it was placed; Barricades and Spikes are not."""
    return not isinstance(s.steps[-1], Dispatch | PlaceVehicle)


def face_is_final(s: Getaway, seat: int, _code: str) -> bool:
    """GD-S7, I5, U7: a vehicle that was dispatched in step A, while others can still act; the car of a solo game."""
    step = s.steps[-1]
    if isinstance(step, FaceCar):
        return not (s.settings.solo and s.hand[seat])
    return not (isinstance(step, FaceVehicle) and step.dispatched and acts_left(s))


def buy_is_final(s: Getaway, _seat: int, code: str) -> bool:
    """GD-P10, P13, U8, U17: what has a piece is placed next, if there is a choice."""
    upgrade = UPGRADE_OF[code]
    if upgrade == BARRICADE:
        return len(barricade_places(s)) < 2
    return len(spike_places(s)) < 2 if upgrade == TIRE_SPIKES else not PIECES[upgrade]


def spikes_is_final(s: Getaway, _seat: int, _code: str) -> bool:
    """GD-U17: they are placed next, if there is a choice."""
    return len(spike_places(s)) < 2


# The Driver.


def asked_again(s: Getaway, seat: int, spent: int = 0) -> bool:
    """GD-I5, R5: a Driver who still holds a card is always asked, so that nothing leaks; but see GD-Q11."""
    return bool(s.hand[seat] & ~spent) and not s.settings.four


def play_is_final(s: Getaway, seat: int, code: str) -> bool:
    """GD-R4, R5: abilities in the own turn that only change what is open to all. Cards of the windows are final."""
    if not isinstance(s.steps[-1], DriversTurn):
        return True
    card = CARD_OF[code]
    if card == SWITCH_CARS:
        return len(switch_targets(s, seat)) < 2
    spent = 0 if code.startswith("re") else 1 << card
    return not (asked_again(s, seat, spent) and (card in SIMPLE_CARDS or is_lonely_wreckage(s, seat, card)))


def is_lonely_wreckage(s: Getaway, seat: int, card: int) -> bool:
    """GD-X21: no vehicle crashes by it."""
    return card == LEAVE_WRECKAGE and s.event == NONE and not vehicle_on(s, s.car[seat])


def jam_is_final(s: Getaway, seat: int, _code: str) -> bool:
    """GD-X18: a vehicle that is sent away, where nothing answers it."""
    return s.event != NONE or not isinstance(s.steps[-1], JamOne) or not asked_again(s, seat)


def drive_is_final(s: Getaway, seat: int, code: str) -> bool:
    """GD-D20, H1, U9: a step onto a tile that lies face up, away from vehicles; or to a Barricade, which is paid next.

    What a Hazard token brings is asked before it happens.
    """
    if not asked_again(s, seat):
        return True
    space = s.ground.ahead[s.heading[seat] + WAYS[code] & 3][s.car[seat]]
    if space in s.barricades and not s.ramming[seat]:
        return False
    if s.event in (HUNTER, COURIER) or vehicle_on(s, s.car[seat]) or vehicle_on(s, space):
        return True
    return not face_up(s, space) or TILE_SPECIAL[s.tiles[space]] in SHOWING


FINALITY: Final = Finality[Getaway](
    ("obstacle", "take-back", "start", "signal", "dispatch", "another"),
    {
        "take": take_is_final,
        "lay": lay_is_final,
        "token": token_is_final,
        "keep": keep_is_final,
        **dict.fromkeys(("turn-left", "turn-right"), turn_is_final),
        **dict.fromkeys(("ahead", "left", "right"), move_is_final),
        **dict.fromkeys(("through-ahead", "through-left", "through-right"), move_is_final),
        "stay": stay_is_final,
        "half-turn": half_turn_is_final,
        "place": place_is_final,
        "face": face_is_final,
        "buy": buy_is_final,
        "spikes": spikes_is_final,
        **dict.fromkeys(("play", "replay"), play_is_final),
        **dict.fromkeys(("jam-north", "jam-east", "jam-south", "jam-west", "leave"), jam_is_final),
        "drive": drive_is_final,
    },
)
"""Draws, studies, stunts, answers of the Police to the car, and the ends of turns and steps are final."""
