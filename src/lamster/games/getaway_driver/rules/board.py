"""What stands where, and who may go there (GD-A, GD-K, GD-P3 to P6)."""

from lamster.games.getaway_driver.components import (
    CARD,
    CARDS_IN,
    ENFORCEMENT,
    HAZARDS,
    HELICOPTER,
    NONE,
    PERILOUS,
    RIGHT,
    TILE,
    TILE_SPECIAL,
    TUNNEL,
    VEHICLE_KIND,
)
from lamster.games.getaway_driver.components import LEFT as LEFT_SIDE
from lamster.games.getaway_driver.events import HAZARD_PLACED, HAZARD_REMOVED, UNCOVERED
from lamster.games.getaway_driver.state import MOVED, SET, Getaway
from lamster.kernel.decision import Outcome


def vehicles_on(s: Getaway, space: int) -> list[int]:
    """The police vehicles there, in the order in which they came into play."""
    at = s.at
    return [v for v in s.in_play if at[v] == space]


def vehicle_on(s: Getaway, space: int) -> bool:
    """Whether any police vehicle is there: one that crashed or is in the supply is nowhere."""
    return space in s.at


def take_off(s: Getaway, vehicle: int) -> None:
    """GD-A10: off the table."""
    s.in_play.remove(vehicle)
    s.at[vehicle] = NONE


def covers(s: Getaway, space: int, facing: int, goal: int) -> bool:
    """A vehicle that stands here has the goal directly in front, left or right of it."""
    ahead = s.ground.ahead
    if ahead[facing][space] == goal or ahead[facing + LEFT_SIDE & 3][space] == goal:
        return True
    return ahead[facing + RIGHT & 3][space] == goal


def face_up(s: Getaway, space: int) -> bool:
    return s.up >> space & 1 == 1


def face_down(s: Getaway, space: int) -> bool:
    return s.tiles[space] != NONE and not s.up >> space & 1


def is_special(s: Getaway, space: int, special: int) -> bool:
    """Whether a tile with this special feature lies there face up (GD-E8: face down it has none)."""
    return s.up >> space & 1 == 1 and TILE_SPECIAL[s.tiles[space]] == special


def front_left_right(s: Getaway, driver: int) -> list[int]:
    """The legal spaces in front, left and right of a Driver, in this order."""
    heading = s.heading[driver]
    ahead = s.ground.ahead
    car = s.car[driver]
    ways = (heading, heading + LEFT_SIDE & 3, heading + RIGHT & 3)
    return [space for way in ways if (space := ahead[way][car]) != NONE]


def open_spaces(s: Getaway, driver: int) -> list[int]:
    """GD-A4, E1: the spaces that have to be filled before this Driver can move."""
    return [space for space in front_left_right(s, driver) if s.tiles[space] == NONE]


def police_piece(s: Getaway, space: int) -> bool:
    """GD-A5: a vehicle, Barricade or Tire Spikes."""
    return space in s.barricades or space in s.spikes or vehicle_on(s, space)


def may_enter(s: Getaway, vehicle: int, space: int) -> bool:
    """GD-P3, P4, K10: a tile or bare table not too far off; no Helicopter onto a face-up Tunnel. Hazards apart."""
    if space == NONE or not s.offroad >> space & 1:
        return False
    return VEHICLE_KIND[vehicle] != HELICOPTER or not is_special(s, space, TUNNEL)


def pay(s: Getaway, tokens: int) -> None:
    """GD-K6: spent Enforcement tokens go back to the supply."""
    s.tokens -= tokens


def gain_tokens(s: Getaway, points: int) -> None:
    """GD-K6, Q23: what the supply does not hold is lost."""
    s.tokens = min(s.tokens + points, ENFORCEMENT * s.settings.copies)


def place_hazard(s: Getaway, space: int, driver: int) -> None:
    """GD-K12, K13: the farthest Hazard token is taken when none is left."""
    if space in s.hazards:
        return
    if len(s.hazards) == HAZARDS * s.settings.copies:
        # max takes the first of equals: the one placed longest ago.
        remove_hazard(s, max(s.hazards, key=lambda other: s.ground.distance(other, s.car[driver])))
    s.hazards.append(space)
    s.tell(HAZARD_PLACED, (s.ground.name[space],))


def remove_hazard(s: Getaway, space: int) -> None:
    if space in s.hazards:
        s.hazards.remove(space)
        s.tell(HAZARD_REMOVED, (s.ground.name[space],))


def is_set(s: Getaway, driver: int) -> bool:
    """GD-Q11: this Driver has chosen a direction and waits for the partner."""
    return SET <= s.stage[driver] < MOVED


def sees_signals(s: Getaway, seat: int | None) -> bool:
    """GD-Q7: only City and Police know what they have agreed on."""
    return seat is not None and seat >= s.settings.drivers


def drivers_of(s: Getaway) -> tuple[int, ...]:
    """The seats of the Drivers."""
    return (0, 1) if s.settings.four else (0,)


def police_side(s: Getaway) -> tuple[int, ...]:
    """The seats that win when a Driver is caught; nobody in the solo game."""
    return () if s.settings.solo else (2, 3) if s.settings.four else (1,)


def drivers_win(s: Getaway, rule: str) -> None:
    """GD-W4: at once."""
    s.ended = Outcome(drivers_of(s), rule)
    lay_open(s)


def police_win(s: Getaway, rule: str) -> None:
    """GD-W4: at once."""
    s.ended = Outcome(police_side(s), rule)
    lay_open(s)


def lay_open(s: Getaway) -> None:
    """At the end nothing is hidden any more."""
    if s.log is not None:
        down = [space for space, tile in enumerate(s.tiles) if NONE < tile < PERILOUS and not s.up >> space & 1]
        tiles = " ".join([f"{s.ground.name[space]}={TILE.codes[s.tiles[space]]}" for space in down])
        cards = " ".join([CARD.codes[card] for hand in s.hand for card in CARDS_IN[hand]])
        s.tell(UNCOVERED, (tiles, cards))
