"""What a code would lead to, told before it is confirmed: where it points on the map, and a few notes in words.

Everything is made from what is open to all, or from what the deciding seat itself knows.
"""

from lamster.games.getaway_driver.components import (
    ARMORED_CAR,
    BEHIND,
    GARAGE_HIDEOUT,
    HUNTER,
    MOTORCYCLE,
    NONE,
    VEHICLE,
    VEHICLE_KIND,
)
from lamster.games.getaway_driver.events import BY_HAZARD, BY_RAMMING
from lamster.games.getaway_driver.rules.board import face_up, is_special, may_enter, vehicles_on
from lamster.games.getaway_driver.rules.cards import DRIVE_SIDE
from lamster.games.getaway_driver.rules.crashes import can_use, immune
from lamster.games.getaway_driver.rules.net import SIDES, FaceVehicle
from lamster.games.getaway_driver.rules.pursuit import WAY_OF, directly_behind
from lamster.games.getaway_driver.rules.round import idle_left, watched
from lamster.games.getaway_driver.rules.turn import STUDY_SIDE, hazardous
from lamster.games.getaway_driver.state import AVOID, RIDE, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.preview import Note

SPACE_VERBS = frozenset({"place", "aim", "start", "to", "peek", "take-up", "drop"})
"""Verbs whose argument is a space."""


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
    if verb in ("ahead", "left", "right", "through-ahead", "through-left", "through-right"):
        return s.ground.ahead[s.facing[vehicle] + SIDES[verb] & 3][s.at[vehicle]]
    if verb.startswith(("swerve-", "jam-")):
        return s.ground.ahead[WAY_OF[verb]][s.at[vehicle]]
    return s.at[vehicle]


def notes_for(s: Getaway, decision: Decision) -> list[Note]:
    notes: list[Note] = []
    for code in decision.codes:
        verb = code.partition(":")[0]
        if verb == "drive":
            notes += drive_notes(s, decision, code)
        elif verb == "study" and s.event != HUNTER:
            notes.append(Note(code, "note-study", {"left": s.settings.red - s.meter[decision.seat] - 1}))
        elif verb == "end":
            notes += idle_notes(s, code)
    return notes


def idle_notes(s: Getaway, code: str) -> list[Note]:
    """GD-D19: this brings no new tile, and soon that is the end."""
    left = idle_left(s)
    return [] if left is None else [Note(code, "note-idle", {"left": left})]


def drive_notes(s: Getaway, decision: Decision, code: str) -> list[Note]:
    """Who follows, who is shaken off, who could arrive, and what that means for the meter."""
    driver = decision.seat
    way = s.heading[driver] + DRIVE_SIDE[code] & 3
    space = s.ground.ahead[way][s.car[driver]]
    followed = decision.kind == "turn" or decision.rule == "GD-M5"
    here = vehicles_on(s, s.car[driver]) if followed else []
    # A Helicopter does not come along into a face-up Tunnel (GD-U13).
    following = [v for v in here if not directly_behind(s, v, way) and may_enter(s, v, space)]
    notes = [Note(code, "note-follows", {"vehicle": VEHICLE.codes[v]}) for v in following]
    notes += [Note(code, "note-shaken", {"vehicle": VEHICLE.codes[v]}) for v in here if v not in following]
    arriving = [v for v in s.in_play if v not in following and can_arrive(s, v, space)]
    notes += [Note(code, "note-arrives", {"vehicle": VEHICLE.codes[v]}) for v in arriving]
    if space in s.barricades and not s.ramming[driver]:
        notes.append(Note(code, "note-barricade", {}))
    if hazardous(s, space):
        notes.append(Note(code, "note-hazard", {}))
    if face_up(s, space):
        notes += idle_notes(s, code)
    there = [v for v in vehicles_on(s, space) if not (s.ramming[driver] and not immune(s, v, BY_RAMMING))]
    return notes + meter_notes(s, driver, code, space, bool(following) or bool(there))


def can_arrive(s: Getaway, vehicle: int, space: int) -> bool:
    """Whether a vehicle could drive onto this space with one action in step A, once the Driver is there."""
    if not may_enter(s, vehicle, space) or not can_act(s, vehicle):
        return False
    if hazardous(s, space) and not braves_hazards(s, vehicle):
        return False
    way = s.ground.direction(s.at[vehicle], space)
    return way != NONE and way != s.facing[vehicle] + BEHIND & 3


def can_act(s: Getaway, vehicle: int) -> bool:
    """GD-P1, U15: it has not moved this round, or is a Motorcycle that can pay for another action."""
    if not s.moved >> vehicle & 1:
        return True
    return VEHICLE_KIND[vehicle] == MOTORCYCLE and can_use(s, RIDE, MOTORCYCLE, vehicle)


def braves_hazards(s: Getaway, vehicle: int) -> bool:
    """GD-U6, U10, V13: a Helicopter, an Armored Car that can pay, any vehicle that cannot crash."""
    if VEHICLE_KIND[vehicle] == ARMORED_CAR and can_use(s, AVOID, ARMORED_CAR, vehicle):
        return True
    return immune(s, vehicle, BY_HAZARD)


def meter_notes(s: Getaway, driver: int, code: str, space: int, pursued: bool) -> list[Note]:
    """GD-B3, B5, V16: what the check would do if nothing else changed."""
    if s.event == HUNTER:
        return []
    if is_special(s, space, GARAGE_HIDEOUT):
        return [Note(code, "note-hideout", {})]
    if pursued or space in s.spikes or watched(s, space):
        return [Note(code, "note-meter", {"left": s.settings.red - s.meter[driver] - 1})]
    return []
