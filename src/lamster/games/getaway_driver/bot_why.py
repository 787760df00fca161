"""Why a bot plays what it plays, as messages: the strongest reason there is."""

from typing import Final

from lamster.games.getaway_driver.bot_police import guess, wanted_driver
from lamster.games.getaway_driver.components import BEHIND, GREEN, LAY, LEFT, NONE, RED, RIGHT, TILE_LIGHT, VEHICLE
from lamster.games.getaway_driver.rules.board import covers, vehicles_on
from lamster.games.getaway_driver.rules.cards import DRIVE_SIDE
from lamster.games.getaway_driver.rules.net import SIDES
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.thumb import Reason

OF_CARDS: Final = frozenset({"play", "replay", "stunt", "restunt", "give", "give-again", "take"})


def why(s: Getaway, decision: Decision, code: str) -> Reason:
    verb, _, argument = code.partition(":")
    if verb == "drive":
        return why_drive(s, decision.seat, code)
    if verb in SIDES:
        return why_vehicle(s, verb, argument)
    if verb == "lay":
        return why_lay(s, decision.seat, LAY.kind_of[code])
    if verb in OF_CARDS or verb == "buy":
        return (f"why-{verb}", {"arg": argument})
    if argument in VEHICLE.index:
        return (OF_VEHICLES.get(verb.partition("-")[0], "why-vehicle"), {"arg": argument})
    return (f"why-{verb}" if verb in PLAIN else why_closing(decision, verb), {})


PLAIN: Final = frozenset({"back-out", "spin", "respin", "hazard", "no-hazard", "redraw", "study"})
OF_VEHICLES: Final = {
    "jam": "why-jam",
    "leave": "why-leave",
    "switch": "why-switch",
    "follow": "why-follow",
    "chase": "why-follow",
    "react": "why-react",
    "pay": "why-pay",
    "crash": "why-crash",
    "swerve": "why-break-off",
    "hold": "why-break-off",
}
"""What is said of a vehicle, by how the verb begins."""
CLOSING: Final = {"vehicles": "why-done", "purchase": "why-save"}
"""Why no more is done, by what was asked."""


def why_closing(decision: Decision, verb: str) -> str:
    """Why a turn, a window or a step is closed: the reason belongs to what was asked."""
    if verb in ("end", "pass"):
        return f"why-{verb}" if len(decision.codes) > 1 else "why-nothing"
    return CLOSING.get(decision.kind, "why-usual") if verb == "done" else "why-usual"


def why_drive(s: Getaway, driver: int, code: str) -> Reason:
    """Stash, an escape from a pursuer, open table, or simply the best of three."""
    way = s.heading[driver] + DRIVE_SIDE[code] & 3
    space = s.ground.ahead[way][s.car[driver]]
    if space in s.stash:
        return ("why-drive-stash", {})
    for vehicle in vehicles_on(s, s.car[driver]):
        if way == s.facing[vehicle] + BEHIND & 3:
            return ("why-drive-shake", {"vehicle": VEHICLE.codes[vehicle]})
    beyond = [s.ground.ahead[way + side & 3][space] for side in (0, LEFT, RIGHT)]
    tiles = len([other for other in beyond if other != NONE and s.tiles[other] == NONE])
    return ("why-drive-open", {"tiles": tiles}) if tiles > 1 else ("why-drive", {})


def why_vehicle(s: Getaway, verb: str, name: str) -> Reason:
    """To catch the Driver, to bar the way, or to come nearer."""
    vehicle = VEHICLE.index[name]
    facing = s.facing[vehicle] + SIDES[verb] & 3
    turns = verb.startswith("turn-")
    space = s.at[vehicle] if turns else s.ground.ahead[facing][s.at[vehicle]]
    if space in s.car:
        return ("why-align" if turns else "why-catch", {"vehicle": name})
    if any(space == goal or covers(s, space, facing, goal) for goal, _, _ in guess(s, wanted_driver(s))):
        return ("why-cover", {"vehicle": name})
    return ("why-approach", {"vehicle": name})


def why_lay(s: Getaway, seat: int, tile: int) -> Reason:
    if seat < s.settings.drivers:
        return ("why-lay-own", {"tile": LAY.codes[tile].partition(":")[2]})
    light = TILE_LIGHT[tile]
    name = {GREEN: "why-lay-green", RED: "why-lay-red"}.get(light, "why-lay")
    return (name, {"tile": LAY.codes[tile].partition(":")[2]})
