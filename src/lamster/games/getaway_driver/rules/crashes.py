"""Crashes, protections and what a police vehicle's arrival brings (GD-A10, H9, U5, M6, V6, V7, V10 to V13)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    ARMORED_CAR,
    CONES,
    HELICOPTER,
    NONE,
    OPERATIVO,
    RED,
    THOROUGHFARE,
    TILE_LIGHT,
    VEHICLE,
    VEHICLE_KIND,
)
from lamster.games.getaway_driver.events import (
    BARRICADE_CRASHED,
    BY_CONES,
    BY_HAZARD,
    BY_HUNTER,
    BY_TUNNEL,
    CHARGE_USED,
    CRASHED,
    SAVED,
)
from lamster.games.getaway_driver.rules.board import face_down, is_special, pay, place_hazard, remove_hazard, take_off
from lamster.games.getaway_driver.rules.event_cards import check_hunt, count_crash, run_home
from lamster.games.getaway_driver.rules.tiles import flip
from lamster.games.getaway_driver.state import AVOID, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

PAY: Final = [f"pay:{vehicle}" for vehicle in VEHICLE.codes]
CRASH: Final = [f"crash:{vehicle}" for vehicle in VEHICLE.codes]


def can_use(s: Getaway, ability: int, upgrade: int, vehicle: int) -> bool:
    """GD-P17, P18, U2, Q21: it is bought, can be paid for, and was not used this round, nor by this vehicle.

    GD-O30: never in the solo game, which has no tokens.
    """
    if not s.tokens or not s.bought[upgrade]:
        return False
    used = s.used[ability]
    return used.bit_count() < s.bought[upgrade] and not used >> vehicle & 1


def use(s: Getaway, ability: int, number: int) -> None:
    """GD-U2, U7, P17: one Enforcement token; what has used the ability is remembered."""
    pay(s, 1)
    s.used[ability] |= 1 << number


def crash(s: Getaway, vehicle: int, cause: int) -> None:
    s.tell(CRASHED, (vehicle, s.ground.name[s.at[vehicle]], cause))
    take_off(s, vehicle)
    count_crash(s)


def immune(s: Getaway, vehicle: int, cause: int) -> bool:
    """GD-U10, V6, V13: a Helicopter, except when hunted; every vehicle during Operativo Speciale."""
    if s.event == OPERATIVO:
        return True
    return VEHICLE_KIND[vehicle] == HELICOPTER and cause not in (BY_HUNTER, BY_TUNNEL)


def wreck(s: Getaway, vehicles: list[int], cause: int) -> None:
    """GD-H9: all crash at once, unless protected; then the hunt is judged (GD-V8)."""
    s.next(CHECK_HUNT)
    hit_all(s, vehicles, cause)


def hit_all(s: Getaway, vehicles: list[int], cause: int) -> None:
    """GD-H9: all crash at once, unless protected; an Armored Car may pay (GD-U5), or uses its charge (GD-O27)."""
    for vehicle in vehicles:
        if immune(s, vehicle, cause):
            continue
        if VEHICLE_KIND[vehicle] == ARMORED_CAR and s.charged:
            spend_charge(s, vehicle, cause)
        elif VEHICLE_KIND[vehicle] == ARMORED_CAR and can_use(s, AVOID, ARMORED_CAR, vehicle):
            s.next(AvoidCrash(vehicle, cause))
        else:
            crash(s, vehicle, cause)


def spend_charge(s: Getaway, vehicle: int, cause: int) -> None:
    """GD-O27: a charged Armored Car uses its charge instead of crashing."""
    s.charged = 0
    s.tell(CHARGE_USED, (vehicle, s.ground.name[s.at[vehicle]]))
    clear_away(s, vehicle, cause)


def survive(s: Getaway, vehicle: int, cause: int) -> None:
    """GD-U5: it stays where it would have crashed."""
    s.tell(SAVED, (vehicle, s.ground.name[s.at[vehicle]], s.tokens))
    clear_away(s, vehicle, cause)


def clear_away(s: Getaway, vehicle: int, cause: int) -> None:
    """ED12: a Hazard token that it moved onto, and that was the cause, goes."""
    if cause in (BY_HAZARD, BY_CONES):
        remove_hazard(s, s.at[vehicle])


@final
class AvoidCrash(Ask[Getaway]):
    """GD-U5: once a round the Armored Car may pay 1 instead of crashing."""

    FIELDS = ("vehicle", "cause")

    def __init__(self, vehicle: int, cause: int) -> None:
        self.vehicle = vehicle
        self.cause = cause

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        if s.at[self.vehicle] == NONE:
            return ()
        codes = (CRASH[self.vehicle], PAY[self.vehicle])
        return (Decision(s.settings.police, "avoid", "GD-U5", codes),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code == PAY[self.vehicle]:
            use(s, AVOID, self.vehicle)
            survive(s, self.vehicle, self.cause)
        else:
            crash(s, self.vehicle, self.cause)


@final
class CheckHunt(Step[Getaway]):
    """GD-V8: the goals of the Hunter and the Prey, once everything of this instant has happened."""

    def happen(self, s: Getaway) -> None:
        check_hunt(s)


CHECK_HUNT: Final = CheckHunt()


def crash_barricade(s: Getaway, space: int) -> None:
    """GD-X24: it goes back to the supply."""
    s.barricades.remove(space)
    s.tell(BARRICADE_CRASHED, (s.ground.name[space],))


def police_arrives(s: Getaway, vehicle: int) -> None:
    """A vehicle has moved onto a space: GD-V7 home, GD-V10 flipped tile, GD-M6 the Thoroughfare's extra action."""
    if run_home(s, vehicle):
        s.next(CHECK_HUNT)
    else:
        look_at_tile(s, vehicle)


def look_at_tile(s: Getaway, vehicle: int) -> None:
    """GD-V10, M6: what the tile does to a vehicle that has just come onto it."""
    space = s.at[vehicle]
    if s.event == CONES and face_down(s, space):
        flip_for_police(s, vehicle, space)
    if is_special(s, space, THOROUGHFARE):
        s.bonus |= 1 << vehicle


def flip_for_police(s: Getaway, vehicle: int, space: int) -> None:
    """GD-V10, V11: no badge is paid; on red, with nothing else there, the vehicle crashes unless protected."""
    flip(s, space)
    alone = sum([s.at[other] == space for other in s.in_play]) == 1
    free = space not in s.stash and space not in s.barricades and space not in s.spikes
    if TILE_LIGHT[s.tiles[space]] == RED and alone and free:
        place_hazard(s, space, 0)
        wreck(s, [vehicle], BY_CONES)
