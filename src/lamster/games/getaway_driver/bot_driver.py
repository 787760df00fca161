"""Rules of thumb for the Driver (ledger 7.2).

A score of 1 is worth about one space of the Pursuit Meter when it is half full. They look at the Driver's own cards and
at what lies open; of a face-down tile only at what the Driver knows of it.
"""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    ARMORED_CAR,
    BEHIND,
    GARAGE_HIDEOUT,
    GREEN,
    HANDBRAKE_TURN,
    HELICOPTER,
    HIT_THE_GAS,
    HUNTER,
    JAM_THE_POLICE_RADAR,
    KINDS,
    LAST_DITCH_EFFORT,
    LEAVE_WRECKAGE,
    LEFT,
    MOTORCYCLE,
    NONE,
    OPERATIVO,
    PERILOUS,
    RAMMING_SPEED,
    RED,
    RIGHT,
    SLAM_ON_THE_BRAKES,
    STUNTING,
    SWITCH_CARS,
    TILE_ICONS,
    TILE_LIGHT,
    VEHICLE_KIND,
    VIGILANTE,
)
from lamster.games.getaway_driver.rules.board import covers, is_special, may_enter, police_piece, vehicles_on
from lamster.games.getaway_driver.rules.cards import DRIVE_SIDE
from lamster.games.getaway_driver.rules.hand import CARD_OF, can_replay
from lamster.games.getaway_driver.rules.round import watched
from lamster.games.getaway_driver.rules.turn import EXTRA_CODE
from lamster.games.getaway_driver.state import MOVED, RIDE, Getaway

METER_COST: Final = [30.0, 1.35, 0.79, 0.14, 0.3]
"""What a space up costs, by how many are left to red afterwards."""
RELIEF: Final = [0.0, 0.26, 0.48, 2.0, 3.0]
"""What a space down is worth, by the meter."""
FILL: Final = 0.36
"""What each tile is worth that the Police will have to lay next."""
STASH: Final = 1.87
CRASHED: Final = 0.26
"""A police vehicle less."""
CARD_WORTH: Final = [1.8, 0.54, 2.56, 0.35, 0.8, 1.0, 0.5, 0.45, 0.6, 1.04, 0.4]
"""What a card in hand is worth keeping, by its number."""
AGAIN: Final = 1.52
"""What a Stash token is worth keeping."""
ARRIVES: Final = 0.95
"""How surely a vehicle comes that can."""
COMPANY: Final = 0.18
"""What each vehicle on the tile costs beyond the check: it will follow."""
STUNT_PRICE: Final = 0.96
"""What the card for a stunt is worth, as long as it is not known which."""
BACK_PRICE: Final = 0.72
"""A move that leads nowhere."""
BARRICADE_PRICE: Final = 1.2
EDGE: Final = 0.05
"""What the edge of the table costs, two spaces off."""
CLOSE: Final = 0.1
"""What each vehicle costs that could be where the car goes next."""
ROOM: Final = [-8.0, -1.2, -0.36, 0.0]
"""By how many ways lead on."""
MATCH: Final = [0.0, 0.4, 0.7, 0.9, 1.0, 1.0]
"""How likely a tile with two icons matches one of so many different stunts."""


@final
class Lookout:
    """What a Driver can tell of the position; made once a decision."""

    def __init__(self, s: Getaway, driver: int) -> None:
        self.driver = driver
        self.left = s.settings.red - s.meter[driver]
        self.usable = s.hand[driver] | (s.discard[driver] if can_replay(s, driver) else 0)
        self.stunts = stunts_of(self.usable)
        self.late = s.stage[driver] == MOVED
        """The Driver has moved: vehicles that followed will not act any more."""
        self.red_share, self.yellow_share = -1.0, -1.0

    def look_at_unseen(self, s: Getaway) -> None:
        """How many of the tiles that the Driver has not seen are red, and how many yellow."""
        if self.red_share >= 0.0:
            return
        lights = [0, 0, 0]
        for tile in range(KINDS):
            lights[TILE_LIGHT[tile]] += s.bag[tile]
        known = s.up | s.known[self.driver]
        for space, tile in enumerate(s.tiles):
            if NONE < tile < PERILOUS and not known >> space & 1:
                lights[TILE_LIGHT[tile]] += 1
        for tile in s.drawn:
            lights[TILE_LIGHT[tile]] += 1
        total = float(sum(lights) or 1)
        self.red_share = lights[RED] / total
        self.yellow_share = lights[1] / total


def stunts_of(cards: int) -> int:
    """How many different stunts these cards have; Handbrake Turn fits everything."""
    if cards >> HANDBRAKE_TURN & 1:
        return 5
    return sum([STUNTING[1 << stunt] & cards != 0 for stunt in range(5)])


def can_come(s: Getaway, vehicle: int, space: int, late: bool) -> bool:
    """Whether a vehicle can drive onto this space in step A."""
    if late and s.moved >> vehicle & 1:
        return VEHICLE_KIND[vehicle] == MOTORCYCLE and s.tokens > 0 and not s.used[RIDE] and near(s, vehicle, space)
    if space in s.hazards and not braves_hazards(s, vehicle):
        return False
    if VEHICLE_KIND[vehicle] == MOTORCYCLE and s.tokens and s.ground.distance(s.at[vehicle], space) == 2:
        return True
    return near(s, vehicle, space)


def braves_hazards(s: Getaway, vehicle: int) -> bool:
    """It can drive onto a Hazard token."""
    kind = VEHICLE_KIND[vehicle]
    return kind == HELICOPTER or s.event == OPERATIVO or (kind == ARMORED_CAR and (s.tokens > 0 or s.charged > 0))


def near(s: Getaway, vehicle: int, space: int) -> bool:
    """It has the space in front, left or right of it, and may drive there."""
    return covers(s, s.at[vehicle], s.facing[vehicle], space) and may_enter(s, vehicle, space)


def place_value(s: Getaway, o: Lookout, space: int, heading: int, company: int, gone: tuple[int, ...]) -> float:
    """What it is worth to end the turn here with so many vehicles on the tile; `gone` ones will not come."""
    chance = 1.0 if company or space in s.spikes or watched(s, space) else 0.0
    if not chance:
        for vehicle in s.in_play:
            if vehicle not in gone and s.at[vehicle] != space and can_come(s, vehicle, space, o.late):
                chance += (1.0 - chance) * ARRIVES
    if s.event == HUNTER or is_special(s, space, GARAGE_HIDEOUT):
        meter = 0.0
    else:
        meter = -chance * METER_COST[min(o.left - 1, 4)] + (1.0 - chance) * RELIEF[min(4, s.meter[o.driver])]
    return meter - COMPANY * company + way_on(s, o, space, heading)


def way_on(s: Getaway, o: Lookout, space: int, heading: int) -> float:
    """Open spaces use up the bag; closed ones box the car in."""
    ahead = s.ground.ahead
    distance = s.ground.distance
    ways = 0
    fills = 0
    value = 0.0
    for way in (heading, heading + LEFT & 3, heading + RIGHT & 3):
        beyond = ahead[way][space]
        if beyond == NONE or beyond in s.barricades:
            continue
        if s.tiles[beyond] == NONE:
            fills += 1
            ways += 1
        elif beyond not in s.hazards or o.stunts:
            ways += 1
        if beyond in s.stash:
            value += 0.2
        for vehicle in s.in_play:
            if distance(s.at[vehicle], beyond) <= 2:
                value -= CLOSE
        if ahead[way][beyond] == NONE:
            value -= EDGE
    return value + ROOM[ways] + FILL * fills


# Driving.


def drive_value(s: Getaway, o: Lookout, way: int, followed: bool) -> float:
    """Driving this way: what the tile will probably bring."""
    space = s.ground.ahead[way][s.car[o.driver]]
    here = vehicles_on(s, s.car[o.driver]) if followed else []
    followers = [v for v in here if way != s.facing[v] + BEHIND & 3]
    value = STASH if space in s.stash else 0.0
    if space in s.barricades and not s.ramming[o.driver]:
        value -= BARRICADE_PRICE
    return value + entry_value(s, o, space, way, followers)


def entry_value(s: Getaway, o: Lookout, space: int, way: int, followers: list[int]) -> float:
    """Coming onto a tile, by what is known of it."""
    light = light_of(s, o, space)
    waiting = vehicles_on(s, space)
    rammed = len(waiting) if s.ramming[o.driver] or s.event == HUNTER else 0
    gone = tuple(followers)
    stay = place_value(s, o, space, way, len(followers) + len(waiting) - rammed, gone) + CRASHED * rammed
    if space in s.hazards:
        return hazard_value(s, o, space, way, followers, TILE_ICONS[s.tiles[space]])
    clear = space in s.stash or police_piece(s, space)
    if clear or light == GREEN:
        return stay
    if light == RED and s.event != VIGILANTE:
        return hazard_value(s, o, space, way, followers, TILE_ICONS[s.tiles[space]])
    if light != NONE:
        return max(stay, hazard_value(s, o, space, way, followers, TILE_ICONS[s.tiles[space]]))
    return unknown_value(s, o, space, way, followers, stay)


def light_of(s: Getaway, o: Lookout, space: int) -> int:
    """The light of a tile, as far as this Driver knows it."""
    tile = s.tiles[space]
    known = (s.up | s.known[o.driver]) >> space & 1
    return TILE_LIGHT[tile] if known and tile < PERILOUS else NONE


def unknown_value(s: Getaway, o: Lookout, space: int, way: int, followers: list[int], stay: float) -> float:
    """A face-down tile: red, yellow or green by what is still unseen."""
    o.look_at_unseen(s)
    match = MATCH[min(o.stunts, 5)]
    through = stunt_value(s, o, space, way, followers)
    back = back_value(s, o, way, followers)
    hazard = match * max(through, back) + (1.0 - match) * back
    optional = match * max(through, stay) + (1.0 - match) * stay
    return o.red_share * hazard + o.yellow_share * optional + (1.0 - o.red_share - o.yellow_share) * stay


def hazard_value(s: Getaway, o: Lookout, space: int, way: int, followers: list[int], icons: int) -> float:
    """A tile with a Hazard token: a stunt if there is one, else back."""
    back = back_value(s, o, way, followers)
    if not o.usable & (STUNTING[icons] | 1 << HANDBRAKE_TURN):
        return back
    return max(back, stunt_value(s, o, space, way, followers))


def stunt_value(s: Getaway, o: Lookout, space: int, way: int, followers: list[int]) -> float:
    """Followers crash, and nobody but a Helicopter comes after."""
    safe = [v for v in followers if survives(s, v)]
    here = place_behind_hazard(s, o, space, way, len(safe))
    return here + CRASHED * (len(followers) - len(safe)) - STUNT_PRICE


def survives(s: Getaway, vehicle: int) -> bool:
    kind = VEHICLE_KIND[vehicle]
    return kind == HELICOPTER or s.event == OPERATIVO or (kind in (ARMORED_CAR, MOTORCYCLE) and s.tokens > 0)


def place_behind_hazard(s: Getaway, o: Lookout, space: int, heading: int, company: int) -> float:
    """Standing on a Hazard token: only a Helicopter can come."""
    come = [v for v in s.in_play if VEHICLE_KIND[v] == HELICOPTER and near(s, v, space)]
    pursued = company + len(come)
    if pursued:
        return place_value(s, o, space, heading, pursued, ())
    meter = RELIEF[min(4, s.meter[o.driver])] if s.event != HUNTER else 0.0
    return meter + way_on(s, o, space, heading)


def back_value(s: Getaway, o: Lookout, way: int, followers: list[int]) -> float:
    """Backing out: the car stays where it is, looking the other way, with everybody who followed."""
    return place_value(s, o, s.car[o.driver], way, len(followers), tuple(followers)) - BACK_PRICE


# The codes of a turn.


def stay_value(s: Getaway, o: Lookout) -> float:
    """Ending the turn where the car is."""
    space = s.car[o.driver]
    here = vehicles_on(s, space)
    return place_value(s, o, space, s.heading[o.driver], len(here), ())


def rate_turn(s: Getaway, driver: int, codes: tuple[str, ...]) -> list[float]:
    """Drive, study, play a card, or end the turn."""
    o = Lookout(s, driver)
    drives = {
        code: drive_value(s, o, s.heading[driver] + DRIVE_SIDE[code] & 3, True)
        for code in codes
        if code.startswith("drive:")
    }
    if drives:
        usual = max(drives.values())
    else:
        usual = stay_value(s, o) if o.late or s.slammed[driver] else -5.0
    return [drives[code] if code in drives else rate_other(s, o, code, usual) for code in codes]


def rate_other(s: Getaway, o: Lookout, code: str, usual: float) -> float:
    verb, _, _ = code.partition(":")
    if verb == "end":
        return usual
    if verb == "go-on":
        return usual + 0.01
    if verb == "give-up":
        return -40.0
    if verb == "study":
        return usual - (0.2 if s.event == HUNTER else METER_COST[min(o.left - 1, 4)] + 0.4)
    if verb == EXTRA_CODE:
        return best_move(s, o, True)
    if verb not in ("play", "replay"):
        return usual - 0.5
    price = CARD_WORTH[CARD_OF[code]] if verb == "play" else AGAIN * s.settings.price + 0.2
    return ability_value(s, o, CARD_OF[code], usual) - price


def best_move(s: Getaway, o: Lookout, followed: bool) -> float:
    """The best extra movement action; a space that still has to be filled may bring anything."""
    heading = s.heading[o.driver]
    best = -40.0
    for way in (heading, heading + LEFT & 3, heading + RIGHT & 3):
        if s.ground.ahead[way][s.car[o.driver]] != NONE:
            best = max(best, drive_value(s, o, way, followed))
    return best


def ability_value(s: Getaway, o: Lookout, card: int, usual: float) -> float:
    """What the position is worth once this ability is played, as against the usual."""
    driver = o.driver
    here = vehicles_on(s, s.car[driver])
    if card == LAST_DITCH_EFFORT:
        return usual + RELIEF[min(4, s.meter[driver])] + (1.0 if o.left == 1 else 0.0)
    if card == LEAVE_WRECKAGE:
        return usual + wreckage_gain(s, o, here)
    if card == HIT_THE_GAS:
        return best_move(s, o, False) if o.late else usual - 0.2
    if card == HANDBRAKE_TURN:
        return turn_back_value(s, o) if o.late else usual - 0.2
    if card == SLAM_ON_THE_BRAKES:
        return slam_value(s, o, here)
    if card == RAMMING_SPEED:
        return usual + 0.9 * rams(s, driver)
    if card == JAM_THE_POLICE_RADAR:
        return usual + 0.5
    return usual + (0.2 if card == SWITCH_CARS and usual < -3.0 else 0.0)


def wreckage_gain(s: Getaway, o: Lookout, here: list[int]) -> float:
    """Vehicles on the tile crash; after the move that also ends the pursuit."""
    crashed = len([v for v in here if not survives(s, v)])
    if not crashed:
        return -0.5
    freed = METER_COST[min(o.left - 1, 4)] + 0.5 if crashed == len(here) else 0.0
    return CRASHED * crashed + freed


def turn_back_value(s: Getaway, o: Lookout) -> float:
    way = s.heading[o.driver] + BEHIND & 3
    if s.ground.ahead[way][s.car[o.driver]] == NONE:
        return -40.0
    return drive_value(s, o, way, False)


def slam_value(s: Getaway, o: Lookout, here: list[int]) -> float:
    """Everybody is forced straight ahead: pursuers leave, others crash into the car."""
    space = s.car[o.driver]
    ahead = s.ground.ahead
    stuck = [v for v in here if not may_enter(s, v, ahead[s.facing[v]][space])]
    hitting = [v for v in s.in_play if ahead[s.facing[v]][s.at[v]] == space and not survives(s, v)]
    chance = 1.0 if stuck or space in s.spikes else 0.0
    meter = -chance * METER_COST[min(o.left - 1, 4)] + (1.0 - chance) * RELIEF[min(4, s.meter[o.driver])]
    return meter + CRASHED * len(hitting) + way_on(s, o, space, s.heading[o.driver]) - 0.4


def rams(s: Getaway, driver: int) -> int:
    """Vehicles that could be rammed with the next move."""
    heading = s.heading[driver]
    ways = (heading, heading + LEFT & 3, heading + RIGHT & 3)
    return max(
        [len(vehicles_on(s, space)) for way in ways if (space := s.ground.ahead[way][s.car[driver]]) != NONE] or [0]
    )
