"""Phase 3, step A: the Police move their vehicles (GD-P1 to P9, GD-U6, U7, U11, U15, GD-M6, GD-X29, X30)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    ARMORED_CAR,
    BEHIND,
    FACE_OF,
    FACES,
    HELICOPTER,
    HUNTER,
    LEFT,
    MOTORCYCLE,
    NONE,
    OPERATIVO,
    RIGHT,
    START,
    THOROUGHFARE,
    TUNNEL,
    VEHICLE,
    VEHICLE_KIND,
    VEHICLES,
)
from lamster.games.getaway_driver.components import DISPATCH as DISPATCH_CARD
from lamster.games.getaway_driver.events import (
    ANOTHER_ACTION,
    BROKE_THROUGH,
    BY_HAZARD,
    BY_SLAM,
    DISPATCHED,
    FORCED,
    HALF_TURNED,
    NET_CLOSED,
    PLACED,
    VEHICLE_MOVED,
    VEHICLE_TURNED,
)
from lamster.games.getaway_driver.rules.board import is_special, may_enter, remove_hazard
from lamster.games.getaway_driver.rules.crashes import CHECK_HUNT, can_use, hit_all, look_at_tile, police_arrives, use
from lamster.games.getaway_driver.rules.event_cards import run_home
from lamster.games.getaway_driver.rules.pursuit import HALF, STAY
from lamster.games.getaway_driver.settings import REVISED
from lamster.games.getaway_driver.state import AVOID, CALL, HALF_TURN, RIDE, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

AHEAD: Final = [f"ahead:{vehicle}" for vehicle in VEHICLE.codes]
GO_LEFT: Final = [f"left:{vehicle}" for vehicle in VEHICLE.codes]
GO_RIGHT: Final = [f"right:{vehicle}" for vehicle in VEHICLE.codes]
TURN_LEFT: Final = [f"turn-left:{vehicle}" for vehicle in VEHICLE.codes]
TURN_RIGHT: Final = [f"turn-right:{vehicle}" for vehicle in VEHICLE.codes]
THROUGH: Final = [
    (f"through-ahead:{vehicle}", f"through-left:{vehicle}", f"through-right:{vehicle}") for vehicle in VEHICLE.codes
]
ANOTHER: Final = [f"another:{vehicle}" for vehicle in VEHICLE.codes]
DISPATCH: Final = [f"dispatch:{vehicle}" for vehicle in VEHICLE.codes]
SIDES: Final = {
    "ahead": 0,
    "left": LEFT,
    "right": RIGHT,
    "through-ahead": 0,
    "through-left": LEFT,
    "through-right": RIGHT,
    "turn-left": LEFT,
    "turn-right": RIGHT,
}
DONE: Final = "done"


@final
class CloseTheNet(Step[Getaway]):
    """GD-P1, P9, M6, Q24: every vehicle that has not moved gets one action, one left on the Thoroughfare another."""

    def happen(self, s: Getaway) -> None:
        if any(s.slammed):
            forced_moves(s)
            return
        for v in s.in_play:
            s.acts[v] = (not s.moved >> v & 1) + (s.bonus >> v & 1 and is_special(s, s.at[v], THOROUGHFARE))
        s.bonus = 0
        s.next(MOVE_VEHICLES)


@final
class MoveVehicles(Ask[Getaway]):
    """GD-P1, P2, P8: one vehicle after the other, in the order the Police choose, as many as they like."""

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        codes = action_codes(s, sorted([v for v in s.in_play if s.acts[v]]))
        codes += [DISPATCH[v] for v in dispatchable(s)]
        codes += [ANOTHER[v] for v in s.in_play if can_ride_again(s, v)]
        codes += [HALF[v] for v in s.in_play if can_half_turn(s, v)]
        codes.append(DONE)
        codes.sort()
        return (Decision(s.settings.police, "vehicles", "GD-P1", tuple(codes), None, True),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code == DONE:
            s.acts = [0] * VEHICLES
            s.tell(NET_CLOSED, (seat,))
            return
        s.next(self)
        verb, _, name = code.partition(":")
        vehicle = VEHICLE.index[name]
        if verb == "dispatch":
            s.next(Dispatch(vehicle))
        elif verb == "another":
            ride_again(s, vehicle)
        elif verb == "half-turn":
            half_turn(s, vehicle)
        else:
            act(s, vehicle, verb)

    def default(self, s: Getaway, seat: int) -> str:
        return DONE

    def rule_of(self, s: Getaway, code: str) -> str:
        return ACTION_RULE.get(code.partition(":")[0], "")

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        verb, _, name = code.partition(":")
        if name not in VEHICLE.index:
            return ""
        vehicle = VEHICLE.index[name]
        if verb.startswith("turn-") and not s.acts[vehicle]:
            return "GD-P1"
        if verb in ("ahead", "left", "right"):
            return why_not(s, vehicle, verb)
        return ACTION_RULE.get(verb, "")


ACTION_RULE: Final = {
    "ahead": "GD-A8",
    "left": "GD-A8",
    "right": "GD-A8",
    "turn-left": "GD-P2",
    "turn-right": "GD-P2",
    "through-ahead": "GD-U6",
    "through-left": "GD-U6",
    "through-right": "GD-U6",
    "another": "GD-U15",
    "half-turn": "GD-U11",
    "dispatch": "GD-U7",
    DONE: "GD-P2",
}


def why_not(s: Getaway, vehicle: int, verb: str) -> str:
    """The rule that forbids a vehicle this move."""
    if s.at[vehicle] == NONE or not s.acts[vehicle]:
        return "GD-P1"
    space = s.ground.ahead[s.facing[vehicle] + SIDES[verb] & 3][s.at[vehicle]]
    if space != NONE and space in s.hazards:
        return "GD-H10"
    return "GD-P4" if space == NONE or not s.offroad >> space & 1 else "GD-K10"


def action_codes(s: Getaway, vehicles: list[int]) -> list[str]:
    """GD-A8: one space to the front, left or right, or a turn on the spot, for each of these vehicles."""
    codes: list[str] = []
    for v in vehicles:
        facing = s.facing[v]
        codes += moves(s, v, (facing, facing + LEFT & 3, facing + RIGHT & 3))
        codes.append(TURN_LEFT[v])
        codes.append(TURN_RIGHT[v])
    return codes


MOVE_CODES: Final = (AHEAD, GO_LEFT, GO_RIGHT)


def moves(s: Getaway, v: int, ways: tuple[int, int, int]) -> list[str]:
    """GD-P3 to P5, H10, U6, U10, V13: where the vehicle may drive, and through which Hazard it may pay its way."""
    codes: list[str] = []
    for i in range(3):
        space = s.ground.ahead[ways[i]][s.at[v]]
        if not may_enter(s, v, space):
            continue
        if space not in s.hazards or VEHICLE_KIND[v] == HELICOPTER or s.event == OPERATIVO:
            codes.append(MOVE_CODES[i][v])
        elif VEHICLE_KIND[v] == ARMORED_CAR and can_use(s, AVOID, ARMORED_CAR, v):
            codes.append(THROUGH[v][i])
    return codes


def act(s: Getaway, vehicle: int, verb: str) -> None:
    """GD-A8, P1, P2, U6: a movement action."""
    s.acts[vehicle] -= 1
    s.moved |= 1 << vehicle
    s.facing[vehicle] = s.facing[vehicle] + SIDES[verb] & 3
    if verb.startswith("turn-"):
        s.tell(VEHICLE_TURNED, (vehicle, s.facing[vehicle]))
        return
    if verb.startswith("through-"):
        use(s, AVOID, vehicle)
    drive_on(s, vehicle)


def drive_on(s: Getaway, vehicle: int) -> None:
    """GD-P1, P6, F12: one space ahead, keeping its facing.

    GD-U6 removes the Hazard token of an Armored Car's way, GD-M6 gives an action at once.
    """
    s.at[vehicle] = space = s.ground.ahead[s.facing[vehicle]][s.at[vehicle]]
    s.tell(VEHICLE_MOVED, (vehicle, s.ground.name[space], s.facing[vehicle]))
    if space in s.hazards and VEHICLE_KIND[vehicle] == ARMORED_CAR and s.event != OPERATIVO:
        s.tell(BROKE_THROUGH, (vehicle, s.ground.name[space]))
        remove_hazard(s, space)
    police_arrives(s, vehicle)
    if s.bonus >> vehicle & 1:
        s.next(AtOnce(vehicle))


@final
class AtOnce(Ask[Getaway]):
    """GD-M6: a vehicle that drove onto the Thoroughfare may act again at once."""

    FIELDS = ("vehicle",)

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        if s.at[self.vehicle] == NONE:
            return ()
        codes = sorted([*action_codes(s, [self.vehicle]), STAY[self.vehicle]])
        return (Decision(s.settings.police, "at-once", "GD-M6", tuple(codes)),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        s.bonus &= ~(1 << self.vehicle)
        verb = code.partition(":")[0]
        if verb != "stay":
            s.acts[self.vehicle] += 1
            act(s, self.vehicle, verb)

    def default(self, s: Getaway, seat: int) -> str:
        return STAY[self.vehicle]


# Paid extras (GD-P8).


def can_ride_again(s: Getaway, vehicle: int) -> bool:
    """GD-U15: a Motorcycle that has acted or followed; not one that was dispatched."""
    if VEHICLE_KIND[vehicle] != MOTORCYCLE or s.acts[vehicle]:
        return False
    return not s.used[CALL] >> vehicle & 1 and can_use(s, RIDE, MOTORCYCLE, vehicle)


def ride_again(s: Getaway, vehicle: int) -> None:
    use(s, RIDE, vehicle)
    s.acts[vehicle] += 1
    s.tell(ANOTHER_ACTION, (vehicle,))


def can_half_turn(s: Getaway, vehicle: int) -> bool:
    """GD-U11: before the Helicopter moves, so not once it has followed, acted or been dispatched this round."""
    fresh = not s.moved >> vehicle & 1
    return VEHICLE_KIND[vehicle] == HELICOPTER and fresh and can_use(s, HALF_TURN, HELICOPTER, vehicle)


def half_turn(s: Getaway, vehicle: int) -> None:
    use(s, HALF_TURN, vehicle)
    s.facing[vehicle] = s.facing[vehicle] + BEHIND & 3
    s.tell(HALF_TURNED, (vehicle, s.facing[vehicle]))


def dispatchable(s: Getaway) -> list[int]:
    """GD-U7, P8: vehicles that may be sent, if Dispatch can be used and there is a place for them."""
    calls = s.used[CALL].bit_count()
    if not s.tokens or calls >= s.bought[DISPATCH_CARD]:
        return []
    fresh = [v for v in s.in_play if s.settings.dispatch_any or not s.moved >> v & 1]
    return [v for v in fresh if places_for(s, v) and not s.used[CALL] >> v & 1]


def places_for(s: Getaway, vehicle: int) -> list[int]:
    """GD-P13, P14, V7, Q21: the spaces two away from a Driver where this vehicle may be put."""
    kind = VEHICLE_KIND[vehicle]
    found: list[int] = []
    for driver in range(s.settings.drivers):
        for space in s.ground.away2[s.car[driver]]:
            if space not in found and may_be_put(s, kind, space):
                found.append(space)
    return found


def may_be_put(s: Getaway, kind: int, space: int) -> bool:
    """GD-P14, V7: no Hazard token, except under a Helicopter, which is not put on a face-up Tunnel.

    RL107: nor onto the tile of a Driver, which can be two spaces away from the other one.
    """
    if s.event == HUNTER and s.tiles[space] == START:
        return False
    if space in s.car and s.rules >= REVISED:
        return False
    if kind == HELICOPTER:
        return not is_special(s, space, TUNNEL)
    return space not in s.hazards


PLACE: Final = "place:"


def why_not_there(s: Getaway, code: str, distance: int, rule: str) -> str:
    """The rule that keeps a piece off a space: not at this distance, a Driver stands there, or the piece's own rule."""
    space = s.ground.index.get(code.removeprefix(PLACE), NONE)
    if space == NONE or not any(s.ground.distance(space, car) == distance for car in s.car):
        return "GD-A2"
    if s.event == HUNTER and s.tiles[space] == START and distance == 2:
        return "GD-V7"
    return "GD-A3" if not s.ground.legal[space] else "GD-Q21" if space in s.car else rule


@final
class Dispatch(Ask[Getaway]):
    """GD-U7: the vehicle is put two spaces away from the Driver, and does not move any more this round."""

    FIELDS = ("vehicle",)

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        codes = sorted([PLACE + s.ground.name[space] for space in places_for(s, self.vehicle)])
        return (Decision(s.settings.police, "dispatch", "GD-U7", tuple(codes), None, True),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        use(s, CALL, self.vehicle)
        s.at[self.vehicle] = s.ground.index[code[len(PLACE) :]]
        s.acts[self.vehicle] = 0
        s.moved |= 1 << self.vehicle
        s.next(FaceVehicle(self.vehicle, True))

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        return why_not_there(s, code, 2, "GD-P14")


@final
class FaceVehicle(Ask[Getaway]):
    """GD-S8, P13, U7: a vehicle that is put somewhere may face any way."""

    FIELDS = ("vehicle", "dispatched")

    def __init__(self, vehicle: int, dispatched: bool) -> None:
        self.vehicle = vehicle
        self.dispatched = dispatched

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return (Decision(s.settings.police, "face", "GD-P13", FACES),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        vehicle = self.vehicle
        s.facing[vehicle] = FACE_OF[code]
        kind = DISPATCHED if self.dispatched else PLACED
        s.tell(kind, (vehicle, s.ground.name[s.at[vehicle]], s.facing[vehicle]))


# After Slam on the Brakes.


def forced_moves(s: Getaway) -> None:
    """GD-X29, X30, Q24: all vehicles go one space straight ahead at the same time, and crash as they find it."""
    hazards = frozenset(s.hazards)
    slammed = [s.car[driver] for driver in range(s.settings.drivers) if s.slammed[driver]]
    forced = [v for v in s.in_play if can_be_forced(s, v)]
    for v in forced:
        s.at[v] = s.ground.ahead[s.facing[v]][s.at[v]]
        s.tell(FORCED, (v, s.ground.name[s.at[v]], s.facing[v]))
        s.moved |= 1 << v
    s.then(*[ForcedArrival(v) for v in forced], CHECK_HUNT)
    hit_all(s, [v for v in forced if s.at[v] in slammed and s.at[v] not in hazards], BY_SLAM)
    hit_all(s, [v for v in forced if s.at[v] in hazards], BY_HAZARD)


@final
class ForcedArrival(Step[Getaway]):
    """GD-X29, V7, V8, V10: a forced vehicle that has not crashed gets home, or flips a tile.

    The hunt is judged when all have arrived, because they move at the same time.
    """

    FIELDS = ("vehicle",)

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def happen(self, s: Getaway) -> None:
        if s.at[self.vehicle] != NONE and not run_home(s, self.vehicle):
            look_at_tile(s, self.vehicle)


def can_be_forced(s: Getaway, vehicle: int) -> bool:
    """GD-X29, Q24: its space ahead may be entered, and it has not followed another Driver."""
    if s.settings.four and s.moved >> vehicle & 1:
        return False
    return may_enter(s, vehicle, s.ground.ahead[s.facing[vehicle]][s.at[vehicle]])


CLOSE_THE_NET: Final = CloseTheNet()
MOVE_VEHICLES: Final = MoveVehicles()
