"""Where a code points on the map, and which piece would stand there: made from what all see, or from what is asked."""

from dataclasses import dataclass
from typing import Final

from lamster.games.getaway_driver.components import (
    ARMORED_CAR,
    BEHIND,
    FACE_OF,
    FACING,
    HELICOPTER,
    LEFT,
    NONE,
    OPERATIVO,
    RIGHT,
    VEHICLE,
    VEHICLE_KIND,
)
from lamster.games.getaway_driver.rules.board import may_enter
from lamster.games.getaway_driver.rules.cards import DRIVE_SIDE
from lamster.games.getaway_driver.rules.chase import ChooseChase
from lamster.games.getaway_driver.rules.crashes import can_use
from lamster.games.getaway_driver.rules.net import SIDES, Dispatch, FaceVehicle
from lamster.games.getaway_driver.rules.pursuit import WAY_OF, SettleOne, destination
from lamster.games.getaway_driver.rules.turn import STUDY_SIDE
from lamster.games.getaway_driver.rules.upgrades import PlaceBarricade, PlaceSpikes, PlaceVehicle
from lamster.games.getaway_driver.state import AVOID, Getaway
from lamster.kernel.decision import Decision

SPACE_VERBS: Final = frozenset({"place", "aim", "start", "to", "peek", "take-up", "drop"})
"""Verbs whose argument is a space."""
CHASED: Final = {"chase-a": 0, "chase-b": 1}
TURNS: Final = {
    "turn-left": LEFT,
    "turn-right": RIGHT,
    "react-left": LEFT,
    "react-right": RIGHT,
    "half-turn": BEHIND,
}
"""Verbs that only turn a vehicle, and how far."""


@dataclass(slots=True)
class Placement:
    """A piece that a code moves, turns or brings: `driver-1` for a car, a vehicle, or the kind of a token."""

    piece: str
    facing: str | None


# Where a code points.


def targets_of(s: Getaway, decision: Decision) -> dict[str, str]:
    """The space each code points to, as far as it points to one."""
    targets: dict[str, str] = {}
    for code in decision.codes:
        space = target(s, decision, code)
        if space != NONE:
            targets[code] = s.ground.name[space]
    return targets


def target(s: Getaway, decision: Decision, code: str) -> int:
    verb, _, argument = code.partition(":")
    if verb in SPACE_VERBS:
        return s.ground.index[argument]
    if verb == "drive":
        return beside(s, decision.seat, DRIVE_SIDE[code])
    if verb == "study":
        return beside(s, decision.seat, STUDY_SIDE[code])
    if verb == "lay":
        return s.filling[0]
    if verb == "token":
        return s.stash[int(argument) - 1]
    if verb == "spikes":
        return s.spikes[int(argument) - 1]
    if verb == "face":
        return faced(s, decision.seat)
    return vehicle_target(s, verb, argument)


def beside(s: Getaway, driver: int, side: int) -> int:
    return s.ground.ahead[s.heading[driver] + side & 3][s.car[driver]]


def faced(s: Getaway, seat: int) -> int:
    """Where the piece stands that is being turned: the vehicle that was put there, else the Driver's own car."""
    step = s.steps[-1]
    return s.at[step.vehicle] if isinstance(step, FaceVehicle) else s.car[seat]


def vehicle_target(s: Getaway, verb: str, name: str) -> int:
    """Where a vehicle would stand; for a turn or a choice about it: where it stands."""
    if name not in VEHICLE.index:
        return NONE
    vehicle = VEHICLE.index[name]
    if verb in SIDES and verb not in TURNS:
        return s.ground.ahead[s.facing[vehicle] + SIDES[verb] & 3][s.at[vehicle]]
    if verb.startswith(("swerve-", "jam-")):
        return s.ground.ahead[WAY_OF[verb]][s.at[vehicle]]
    step = s.steps[-1]
    if verb == "follow" and isinstance(step, SettleOne):
        return destination(s, step.driver)
    if verb in CHASED and not is_same_chase(s):
        return destination(s, CHASED[verb])
    return s.at[vehicle]


def is_same_chase(s: Getaway) -> bool:
    """Both Drivers go to the same tile: a press on it would not say who is meant."""
    return isinstance(s.steps[-1], ChooseChase) and destination(s, 0) == destination(s, 1)


# What would stand there.


def placements_of(s: Getaway, decision: Decision) -> dict[str, Placement]:
    """The piece that each code moves, turns or brings, as far as it does; it would stand at the code's target."""
    placements: dict[str, Placement] = {}
    for code in decision.codes:
        placement = placement_of(s, decision.seat, code)
        if placement is not None:
            placements[code] = placement
    return placements


def placement_of(s: Getaway, seat: int, code: str) -> Placement | None:
    verb, _, argument = code.partition(":")
    if verb == "drive":
        return Placement(f"driver-{seat}", FACING.codes[s.heading[seat] + DRIVE_SIDE[code] & 3])
    if verb == "start":
        return Placement(f"driver-{seat}", None)
    if verb == "face":
        step = s.steps[-1]
        piece = VEHICLE.codes[step.vehicle] if isinstance(step, FaceVehicle) else f"driver-{seat}"
        return Placement(piece, FACING.codes[FACE_OF[code]])
    if verb == "to":
        return Placement("stash", None)
    if verb == "place":
        return Placement(placed(s), None)
    if verb == "switch":
        return Placement(f"driver-{seat}", FACING.codes[s.facing[VEHICLE.index[argument]]])
    return vehicle_placement(s, verb, argument)


def placed(s: Getaway) -> str:
    """What is put on the table now."""
    step = s.steps[-1]
    if isinstance(step, Dispatch | PlaceVehicle):
        return VEHICLE.codes[step.vehicle]
    assert isinstance(step, PlaceBarricade | PlaceSpikes)
    return "barricade" if isinstance(step, PlaceBarricade) else "tire_spikes"


def vehicle_placement(s: Getaway, verb: str, name: str) -> Placement | None:
    """A vehicle that drives or turns; nothing for one that stays as it is."""
    if name not in VEHICLE.index:
        return None
    facing = facing_after(s, verb, VEHICLE.index[name])
    return None if facing == NONE else Placement(name, FACING.codes[facing])


def facing_after(s: Getaway, verb: str, vehicle: int) -> int:
    if verb in TURNS:
        return s.facing[vehicle] + TURNS[verb] & 3
    if verb in SIDES:
        return s.facing[vehicle] + SIDES[verb] & 3
    if verb in WAY_OF:
        return WAY_OF[verb]
    if verb in CHASED:
        return s.way[CHASED[verb]]
    step = s.steps[-1]
    return s.way[step.driver] if verb in ("follow", "return") and isinstance(step, SettleOne) else NONE


# What a vehicle can reach.


def reach_of(s: Getaway, vehicle: int) -> list[int]:
    """The spaces in front, left and right of a vehicle that one action could take it to."""
    facing, ahead = s.facing[vehicle], s.ground.ahead
    spaces = [ahead[facing + side & 3][s.at[vehicle]] for side in (0, LEFT, RIGHT)]
    return [space for space in spaces if may_enter(s, vehicle, space) and passes(s, vehicle, space)]


def passes(s: Getaway, vehicle: int, space: int) -> bool:
    """A Hazard token stops all but a Helicopter, an Armored Car that can pay, and vehicles that cannot crash."""
    if space not in s.hazards or VEHICLE_KIND[vehicle] == HELICOPTER or s.event == OPERATIVO:
        return True
    return VEHICLE_KIND[vehicle] == ARMORED_CAR and can_use(s, AVOID, ARMORED_CAR, vehicle)
