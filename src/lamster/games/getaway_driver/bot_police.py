"""Rules of thumb for the Police and the City (ledger 7.2).

A score of 1 is worth about one space of the Pursuit Meter when it is half full. They look at the Police's tokens and
at what lies open; at face-down tiles only where this seat sees them; never at a Driver's hand.
"""

from itertools import permutations
from math import exp
from typing import Final

from lamster.games.getaway_driver.components import (
    ARMORED_CAR,
    BARRICADE,
    BEHIND,
    COST,
    DISPATCH,
    FACE_OF,
    GREEN,
    HELICOPTER,
    HUNTER,
    LAY,
    LEFT,
    MOTORCYCLE,
    NONE,
    PATROL_CAR,
    RED,
    RIGHT,
    TILE_BADGE,
    TILE_LIGHT,
    TILE_SPECIAL,
    TIRE_SPIKES,
    TUNNEL,
    VEHICLE,
    VEHICLE_KIND,
)
from lamster.games.getaway_driver.rules.board import covers
from lamster.games.getaway_driver.rules.net import PLACE, SIDES
from lamster.games.getaway_driver.rules.pursuit import WAY_OF
from lamster.games.getaway_driver.rules.turn import hazardous
from lamster.games.getaway_driver.rules.upgrades import UPGRADE_OF
from lamster.games.getaway_driver.state import Getaway

CATCH: Final = [9.0, 2.25, 2.04, 2.8, 2.4]
"""What it is worth to be on the Driver's tile at the check, by the spaces left to red."""
SECOND: Final = 1.1
"""A second vehicle there: harder to shake off."""
ALIGNED: Final = [0.9, 0.4, -0.2, 0.24]
"""By how far the vehicle's facing is off the Driver's."""
COVER: Final = 0.98
"""Being able to come to where the Driver goes next."""
AGAIN: Final = 0.35
"""Covering what another vehicle covers already."""
TOKEN: Final = 0.27
NEAR: Final = 0.45
"""What each space nearer is worth."""
WANTED: Final = [0.72, 0.5, 1.52, 1.7, 3.4, 2.6, 1.44, 0.3]
"""The upgrades, by number, as they are worth having first."""
SAVING: Final = 2.24
"""What it is worth to save for the Helicopter."""


def spaces_left(s: Getaway, driver: int) -> int:
    return min(4, s.settings.red - s.meter[driver] - 1)


# Where the Driver may go next.


def guess(s: Getaway, driver: int) -> list[tuple[int, int, float]]:
    """The spaces in front, left and right with the way there, and how likely the Driver takes each."""
    heading = s.heading[driver]
    found: list[tuple[int, int, float]] = []
    for way in (heading, heading + LEFT & 3, heading + RIGHT & 3):
        space = s.ground.ahead[way][s.car[driver]]
        if space != NONE:
            found.append((space, way, exp(appeal(s, driver, space, way))))
    total = sum([weight for _, _, weight in found])
    return [(space, way, weight / total) for space, way, weight in found]


def appeal(s: Getaway, driver: int, space: int, way: int) -> float:
    """What draws the Driver there, from what is open to all."""
    value = 0.8 if space in s.stash else 0.0
    if space in s.barricades:
        value -= 1.0
    if hazardous(s, space):
        value -= 1.0
    if space in s.at or space in s.spikes:
        value -= 0.8
    for side in (0, LEFT, RIGHT):
        beyond = s.ground.ahead[way + side & 3][space]
        value += 0.25 if beyond != NONE and s.tiles[beyond] == NONE else -0.3 if beyond == NONE else 0.0
    for vehicle in s.in_play:
        at = s.at[vehicle]
        if at == s.car[driver] and way == s.facing[vehicle] + BEHIND & 3:
            value += 1.0
        elif at != s.car[driver] and s.ground.distance(at, space) == 1:
            value -= 0.5
    return value


# Vehicles.


def vehicle_value(s: Getaway, vehicle: int, space: int, facing: int, guesses: list[tuple[int, int, float]]) -> float:
    """What it is worth to have this vehicle here at the check, and next round."""
    driver = wanted_driver(s)
    car = s.car[driver]
    others = [v for v in s.in_play if v != vehicle]
    if s.event == HUNTER:
        return hunted_value(s, space)
    if space == car:
        alone = not any(s.at[v] == car for v in others) and car not in s.spikes
        return (CATCH[spaces_left(s, driver)] if alone else SECOND) + ALIGNED[facing - s.heading[driver] & 3]
    value = -NEAR * s.ground.distance(space, car)
    flies = VEHICLE_KIND[vehicle] == HELICOPTER
    for goal, _, chance in guesses:
        if goal in s.hazards and not flies:
            continue
        if space == goal or covers(s, space, facing, goal):
            taken = any(s.at[v] == goal or covers(s, s.at[v], s.facing[v], goal) for v in others)
            value += chance * COVER * (AGAIN if taken else 1.0)
    return value


def hunted_value(s: Getaway, space: int) -> float:
    """GD-V7: home to Start, and away from the Driver."""
    start = min(
        [
            s.ground.distance(space, other)
            for other in range(s.ground.size)
            if s.up >> other & 1 and s.tiles[other] == 43
        ]
        or [0]
    )
    return -0.8 * start + 0.3 * min(3, s.ground.distance(space, s.car[0]))


def wanted_driver(s: Getaway) -> int:
    """With two Drivers: the one nearer to red."""
    return 1 if s.settings.four and s.meter[1] > s.meter[0] else 0


def chase_of(s: Getaway) -> str:
    """GD-Q16: after the Driver who is nearer to red."""
    return ("chase-a", "chase-b")[wanted_driver(s)]


def rate_plan(s: Getaway, codes: tuple[str, ...]) -> list[float]:
    """GD-Q7: whom to be after is said once, and that is all."""
    focus = ("signal:focus-a", "signal:focus-b")[wanted_driver(s)]
    return [2.0 if code == focus else 1.0 if code == "ready" else 0.0 for code in codes]


def rate_vehicles(s: Getaway, codes: tuple[str, ...]) -> list[float]:
    """Each action by what the vehicle gains; being done gains nothing."""
    guesses = guess(s, wanted_driver(s))
    now: dict[int, float] = {}
    return [rate_action(s, code, guesses, now) for code in codes]


def rate_action(s: Getaway, code: str, guesses: list[tuple[int, int, float]], now: dict[int, float]) -> float:
    verb, _, name = code.partition(":")
    if name not in VEHICLE.index:
        return 0.0
    vehicle = VEHICLE.index[name]
    if vehicle not in now:
        now[vehicle] = vehicle_value(s, vehicle, s.at[vehicle], s.facing[vehicle], guesses)
    if verb in SIDES:
        return gain(s, verb, vehicle, guesses) - now[vehicle]
    if verb == "dispatch":
        return best_place(s, vehicle, guesses) - now[vehicle] - TOKEN
    if verb == "another":
        return best_action(s, vehicle, guesses) - now[vehicle] - TOKEN
    if verb == "half-turn":
        turned = vehicle_value(s, vehicle, s.at[vehicle], s.facing[vehicle] + BEHIND & 3, guesses)
        return max(turned, best_turned(s, vehicle, guesses)) - now[vehicle] - TOKEN
    return 0.0


def gain(s: Getaway, verb: str, vehicle: int, guesses: list[tuple[int, int, float]]) -> float:
    facing = s.facing[vehicle] + SIDES[verb] & 3
    space = s.at[vehicle] if verb.startswith("turn-") else s.ground.ahead[facing][s.at[vehicle]]
    price = TOKEN if verb.startswith("through-") else 0.0
    return vehicle_value(s, vehicle, space, facing, guesses) - price


def best_action(s: Getaway, vehicle: int, guesses: list[tuple[int, int, float]]) -> float:
    """The best place it could be after one more action."""
    best = -9.0
    for side in (0, LEFT, RIGHT):
        facing = s.facing[vehicle] + side & 3
        space = s.ground.ahead[facing][s.at[vehicle]]
        if space != NONE and space not in s.hazards:
            best = max(best, vehicle_value(s, vehicle, space, facing, guesses))
    return best


def best_turned(s: Getaway, vehicle: int, guesses: list[tuple[int, int, float]]) -> float:
    """The best place for a Helicopter after a half turn and an action."""
    facing = s.facing[vehicle] + BEHIND & 3
    space = s.ground.ahead[facing][s.at[vehicle]]
    return vehicle_value(s, vehicle, space, facing, guesses) if space != NONE else -9.0


def best_place(s: Getaway, vehicle: int, guesses: list[tuple[int, int, float]]) -> float:
    spaces = s.ground.away2[s.car[wanted_driver(s)]]
    return max([best_facing(s, vehicle, space, guesses) for space in spaces] or [-9.0])


def best_facing(s: Getaway, vehicle: int, space: int, guesses: list[tuple[int, int, float]]) -> float:
    return max([vehicle_value(s, vehicle, space, facing, guesses) for facing in range(4)])


def rate_place(s: Getaway, vehicle: int, codes: tuple[str, ...]) -> list[float]:
    guesses = guess(s, wanted_driver(s))
    return [best_facing(s, vehicle, s.ground.index[code[len(PLACE) :]], guesses) for code in codes]


def rate_face(s: Getaway, vehicle: int, codes: tuple[str, ...]) -> list[float]:
    guesses = guess(s, wanted_driver(s))
    return [vehicle_value(s, vehicle, s.at[vehicle], FACE_OF[code], guesses) for code in codes]


def rate_barricade(s: Getaway, codes: tuple[str, ...]) -> list[float]:
    """Where the Driver wants to go, or where no vehicle covers the way."""
    chances = {space: chance for space, _, chance in guess(s, wanted_driver(s))}
    return [chances.get(s.ground.index[code[len(PLACE) :]], 0.0) for code in codes]


def rate_settle(s: Getaway, codes: tuple[str, ...]) -> list[float]:
    """A vehicle is worth a token; breaking off is worse than following, better than a crash."""
    guesses = guess(s, wanted_driver(s))
    rated: list[float] = []
    for code in codes:
        verb, _, name = code.partition(":")
        if verb in WAY_OF:
            vehicle = VEHICLE.index[name]
            way = WAY_OF[verb]
            space = s.ground.ahead[way][s.at[vehicle]] if verb.startswith("swerve") else s.at[vehicle]
            rated.append(vehicle_value(s, vehicle, space, way, guesses) - TOKEN)
        else:
            rated.append({"crash": -2.5, "pay": 0.5, "half-turn": 1.5, "follow": 2.0, "return": 2.0}.get(verb, 0.0))
    return rated


# Upgrades.


def rate_purchase(s: Getaway, codes: tuple[str, ...]) -> list[float]:
    """What is wanted most; the Helicopter is worth saving for once two vehicles are out."""
    ground_force = len(s.in_play)
    saves = not s.bought[HELICOPTER] and ground_force >= 2 and s.tokens >= 3
    return [rate_buy(s, code, ground_force, saves) for code in codes]


def rate_buy(s: Getaway, code: str, force: int, saves: bool) -> float:
    if code not in UPGRADE_OF:
        return 0.3 if code == "done" else spikes_gain(s)
    upgrade = UPGRADE_OF[code]
    value = WANTED[upgrade]
    if upgrade in (PATROL_CAR, MOTORCYCLE, ARMORED_CAR):
        value += 1.5 if force < 2 else 0.0
    if upgrade == DISPATCH and force < 2:
        value -= 0.5
    if upgrade == TIRE_SPIKES:
        value = max(value, spikes_gain(s) + 0.5)
    if upgrade == BARRICADE:
        value += 0.15 * max(0, 4 - s.hand[wanted_driver(s)].bit_count())
    return value - (SAVING if saves and upgrade != HELICOPTER and s.tokens - COST[upgrade] < 6 else 0.0)


def spikes_gain(s: Getaway) -> float:
    """Spikes where the Driver goes next and no vehicle comes."""
    open_ways = 0.0
    for goal, _, chance in guess(s, wanted_driver(s)):
        covered = any(s.at[v] == goal or covers(s, s.at[v], s.facing[v], goal) for v in s.in_play)
        if goal not in s.stash and goal not in s.hazards and goal not in s.spikes and not covered:
            open_ways = max(open_ways, chance)
    return open_ways * CATCH[spaces_left(s, wanted_driver(s))] * 0.6 - TOKEN


def rate_spikes(s: Getaway, codes: tuple[str, ...]) -> list[float]:
    chances = {space: chance for space, _, chance in guess(s, wanted_driver(s))}
    rated: list[float] = []
    for code in codes:
        space = s.ground.index[code[len(PLACE) :]]
        covered = any(s.at[v] == space or covers(s, s.at[v], s.facing[v], space) for v in s.in_play)
        rated.append(chances.get(space, 0.0) * (0.3 if covered else 1.0))
    return rated


# Tiles.


def fit(s: Getaway, tile: int, space: int, way: int, driver: int) -> float:
    """How well a tile serves the Police where the Driver may go: green under pursuit, red and badges elsewhere."""
    car = s.car[driver]
    flying = False
    chased = False
    for vehicle in s.in_play:
        at = s.at[vehicle]
        if at == car and way != s.facing[vehicle] + BEHIND & 3:
            chased = True
            flying = flying or VEHICLE_KIND[vehicle] == HELICOPTER
        elif at == space or (at != car and covers(s, at, s.facing[vehicle], space)):
            chased = True
    worth = 0.3 * TILE_BADGE[tile]
    light = TILE_LIGHT[tile]
    if chased:
        worth += 0.6 if light == GREEN else -1.0 if light == RED else -0.4
    else:
        worth += 0.9 if light == RED else 0.2 if light != GREEN else 0.0
    if TILE_SPECIAL[tile]:
        worth -= 1.4 if flying and TILE_SPECIAL[tile] == TUNNEL else 0.5
    return worth


def rate_lay(s: Getaway, codes: tuple[str, ...]) -> list[float]:
    """The best arrangement with each tile on the space that is laid next."""
    spaces = s.filling
    chances: dict[int, tuple[int, float, int]] = {}
    for driver in range(s.settings.drivers):
        for space, way, chance in guess(s, driver):
            if chance > chances.get(space, (0, 0.0, 0))[1]:
                chances[space] = (way, chance, driver)
    worth = [
        [
            chances[space][1] * fit(s, tile, space, chances[space][0], chances[space][2]) if space in chances else 0.0
            for tile in s.drawn
        ]
        for space in spaces
    ]
    best: dict[int, float] = {}
    for order in arrangements(len(spaces)):
        total = sum([worth[i][order[i]] for i in range(len(spaces))])
        tile = s.drawn[order[0]]
        best[tile] = max(best.get(tile, -99.0), total)
    return [best[LAY.kind_of[code]] for code in codes]


ORDERS: Final = [list(permutations(range(n))) for n in range(4)]


def arrangements(spaces: int) -> list[tuple[int, ...]]:
    """All orders of up to three tiles; of more only which comes first."""
    if spaces < len(ORDERS):
        return ORDERS[spaces]
    rest = list(range(spaces))
    return [(first, *[i for i in rest if i != first]) for first in rest]
