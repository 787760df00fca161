"""Phase 3, step A of the solo game: the automated Police close the net (GD-O14 to O21).

A vehicle may drive to its front, left or right, so only a space directly behind it costs an action more than the
steps along rows and columns: a turn on the spot. Spaces are coloured like a chessboard, each step changes the
colour, so going round never costs less than that turn. Therefore the shortest sequence of actions (GD-O16) follows a
shortest way over spaces, whatever the facing, and a turn is its first action exactly when all such ways begin
directly behind the vehicle.
"""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    ARMORED_CAR,
    BEHIND,
    FRONT,
    HELICOPTER,
    LEFT,
    NONE,
    RIGHT,
    THOROUGHFARE,
    TILE_SPECIAL,
    TUNNEL,
    VEHICLE_KIND,
)
from lamster.games.getaway_driver.events import (
    AUTOMA_AGAIN,
    AUTOMA_FACED,
    AUTOMA_FLANKED,
    AUTOMA_JOINED,
    AUTOMA_MOVED,
    AUTOMA_PURSUES,
    AUTOMA_STUCK,
    AUTOMA_TURNED,
    AUTOMA_WAITS,
    BESIDE_DRIVER,
    CHARGE_USED,
    ONLY_PATH,
    RIGHT_FIRST,
    STRAIGHT_FIRST,
    TO_DRIVER,
)
from lamster.games.getaway_driver.ground import Ground, spaces_in
from lamster.games.getaway_driver.rules.board import is_special, remove_hazard
from lamster.games.getaway_driver.rules.crashes import police_arrives
from lamster.games.getaway_driver.rules.net import forced_moves
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.state import Step

BY_PRIORITY: Final = (FRONT, RIGHT, LEFT)
"""GD-O17: which way to move when several are equally short."""
NO_WAY: Final = (0, 0)


@final
class AutomaCloseTheNet(Step[Getaway]):
    """GD-O14, O21: every vehicle in the order it came into play; after Slam on the Brakes only the forced moves."""

    def happen(self, s: Getaway) -> None:
        if s.slammed[0]:
            forced_moves(s)
            return
        for vehicle in s.in_play:
            take_turn(s, vehicle)


AUTOMA_CLOSE_THE_NET: Final = AutomaCloseTheNet()


def take_turn(s: Getaway, vehicle: int) -> None:
    """GD-O14, O20: its action if it has not moved, and one more for the Thoroughfare unless it has the Driver."""
    if not is_special(s, s.at[vehicle], THOROUGHFARE):
        s.bonus &= ~(1 << vehicle)
    if not s.moved >> vehicle & 1:
        act(s, vehicle)
    act_again(s, vehicle)


def act_again(s: Getaway, vehicle: int) -> None:
    """GD-O20: the action that the Thoroughfare gives, unless the vehicle has reached the Driver."""
    if s.bonus >> vehicle & 1 and s.at[vehicle] != s.car[0]:
        s.tell(AUTOMA_AGAIN, (vehicle,))
        act(s, vehicle)


def act(s: Getaway, vehicle: int) -> None:
    """GD-O15 to O19: one action."""
    s.moved |= 1 << vehicle
    if s.at[vehicle] == s.car[0]:
        line_up(s, vehicle)
    else:
        approach(s, vehicle)


def line_up(s: Getaway, vehicle: int) -> None:
    """GD-O15: on the Driver's tile it takes the Driver's facing; from the opposite one it gets only to the right."""
    off = s.heading[0] - s.facing[vehicle] & 3
    if off == FRONT:
        s.tell(AUTOMA_PURSUES, (vehicle,))
    elif off == BEHIND:
        s.facing[vehicle] = s.heading[0] + RIGHT & 3
        s.tell(AUTOMA_FLANKED, (vehicle, s.facing[vehicle]))
    else:
        s.facing[vehicle] = s.heading[0]
        s.tell(AUTOMA_JOINED, (vehicle, s.facing[vehicle]))


def approach(s: Getaway, vehicle: int) -> None:
    """GD-O16, O18, O19: towards the Driver, or next to a Driver whose tile is closed to it; else it stays."""
    car = s.car[0]
    nearer, actions = way_to(s, vehicle, 1 << car)
    if nearer:
        set_off(s, vehicle, nearer, actions, TO_DRIVER)
    elif not closed_to(s, vehicle, car):
        s.tell(AUTOMA_STUCK, (vehicle,))
    elif s.ground.distance(s.at[vehicle], car) == 1:
        face_driver(s, vehicle)
    else:
        get_beside(s, vehicle)


def closed_to(s: Getaway, vehicle: int, space: int) -> bool:
    """GD-O18: the vehicle cannot enter a tile with a Hazard token, a Helicopter no face-up Tunnel."""
    if VEHICLE_KIND[vehicle] == HELICOPTER:
        return is_special(s, space, TUNNEL)
    return space in s.hazards


def get_beside(s: Getaway, vehicle: int) -> None:
    """GD-O18, O19."""
    nearer, actions = way_to(s, vehicle, s.ground.spread(1 << s.car[0]))
    if nearer:
        set_off(s, vehicle, nearer, actions, BESIDE_DRIVER)
    else:
        s.tell(AUTOMA_STUCK, (vehicle,))


def face_driver(s: Getaway, vehicle: int) -> None:
    """GD-O18: next to the Driver it turns to look at the car, to the right if the car is directly behind."""
    side = s.ground.direction(s.at[vehicle], s.car[0]) - s.facing[vehicle] & 3
    if side == FRONT:
        s.tell(AUTOMA_WAITS, (vehicle,))
        return
    s.facing[vehicle] = s.facing[vehicle] + (LEFT if side == LEFT else RIGHT) & 3
    s.tell(AUTOMA_FACED, (vehicle, s.facing[vehicle]))


# The first action of a shortest sequence.


def set_off(s: Getaway, vehicle: int, nearer: int, actions: int, target: int) -> None:
    """GD-O17: onto one of these spaces, which are a step nearer: straight, right, left, else a turn to the right."""
    facing = s.facing[vehicle]
    ahead = s.ground.ahead
    at = s.at[vehicle]
    sides = [side for side in BY_PRIORITY if (to := ahead[facing + side & 3][at]) != NONE and nearer >> to & 1]
    if sides:
        motive = ONLY_PATH if len(sides) == 1 else STRAIGHT_FIRST if sides[0] == FRONT else RIGHT_FIRST
        drive(s, vehicle, facing + sides[0] & 3, (motive, target, actions - 1))
    else:
        s.facing[vehicle] = facing + RIGHT & 3
        s.tell(AUTOMA_TURNED, (vehicle, s.facing[vehicle], target, actions))


def drive(s: Getaway, vehicle: int, facing: int, why: tuple[int, int, int]) -> None:
    """GD-A8: one space that way; GD-O27: a charge is used for the Hazard token there, which goes; GD-O20, M6."""
    s.facing[vehicle] = facing
    s.at[vehicle] = space = s.ground.ahead[facing][s.at[vehicle]]
    s.tell(AUTOMA_MOVED, (vehicle, s.ground.name[space], facing, *why))
    if space in s.hazards and VEHICLE_KIND[vehicle] == ARMORED_CAR:
        s.charged = 0
        s.tell(CHARGE_USED, (vehicle, s.ground.name[space]))
        remove_hazard(s, space)
    police_arrives(s, vehicle)


# Shortest ways.


def way_to(s: Getaway, vehicle: int, goals: int) -> tuple[int, int]:
    """GD-O16: the spaces one step nearer to the nearest goal, and how many steps it takes; 0 spaces without a way."""
    kind = VEHICLE_KIND[vehicle]
    at = s.at[vehicle]
    if kind == HELICOPTER:
        return open_way(s.ground, at, goals, s.offroad & ~tunnels(s))
    hazards = sum([1 << space for space in s.hazards])
    if kind == ARMORED_CAR and s.charged:
        return broken_way(s.ground, at, goals, s.offroad, hazards)
    return open_way(s.ground, at, goals, s.offroad & ~hazards)


def tunnels(s: Getaway) -> int:
    """GD-K10: the spaces of face-up Tunnels."""
    return sum([1 << space for space in spaces_in(s.up) if TILE_SPECIAL[s.tiles[space]] == TUNNEL])


def open_way(ground: Ground, at: int, goals: int, area: int) -> tuple[int, int]:
    """Over spaces of the area only: rings around the goals grow until one is next to where the vehicle is."""
    ring = goals & area
    seen = ring
    steps = 1
    while ring:
        beside = ground.spread(ring)
        if beside >> at & 1:
            return ring, steps
        ring = beside & area & ~seen
        seen |= ring
        steps += 1
    return NO_WAY


def broken_way(ground: Ground, at: int, goals: int, area: int, hazards: int) -> tuple[int, int]:
    """GD-O27: the same, but one Hazard token of the way is driven through.

    `with_charge` are the spaces so many steps from a goal for a vehicle that still has its charge there, `without`
    for one that has none. Onto a Hazard token goes whoever has the charge, and is without it there.
    """
    with_charge = without = seen_with = seen_without = goals & area
    steps = 1
    while with_charge or without:
        enter = with_charge & ~hazards | without & hazards
        beside = ground.spread(enter)
        if beside >> at & 1:
            return enter, steps
        with_charge = beside & area & ~seen_with
        without = ground.spread(without & ~hazards) & area & ~seen_without
        seen_with |= with_charge
        seen_without |= without
        steps += 1
    return NO_WAY
