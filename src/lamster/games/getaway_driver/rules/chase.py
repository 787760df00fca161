"""Pursuit with two Drivers: whom a vehicle follows is for the Police to say (GD-Q16, Q17)."""

from typing import Final, final

from lamster.games.getaway_driver.components import GREEN, HELICOPTER, TILE_LIGHT, VEHICLE, VEHICLE_KIND
from lamster.games.getaway_driver.events import CHASES, STAYED
from lamster.games.getaway_driver.rules.board import face_up, police_piece, vehicles_on
from lamster.games.getaway_driver.rules.pursuit import STAY, destination, directly_behind, note, note_followers
from lamster.games.getaway_driver.state import EXTRA, NORMAL, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask

BOTH: Final = (0, 1)
CHASE: Final = [(f"chase-a:{vehicle}", f"chase-b:{vehicle}") for vehicle in VEHICLE.codes]


def note_chase(s: Getaway, driver: int) -> None:
    """GD-F4 to F6, Q17: one Driver has left a tile; where the partner stays behind the Police choose."""
    if s.manner[driver] not in (NORMAL, EXTRA) or s.car[1 - driver] != s.from_at[driver]:
        note_followers(s, driver)
        return
    s.followers[driver] = s.behind[driver] = ()
    pursuers = vehicles_on(s, s.from_at[driver])
    for vehicle in pursuers:
        if directly_behind(s, vehicle, s.way[driver]):
            note(s, driver, vehicle)
    able = [vehicle for vehicle in pursuers if not directly_behind(s, vehicle, s.way[driver])]
    s.then(*[FollowOrStay(driver, vehicle) for vehicle in able])


@final
class FollowOrStay(Ask[Getaway]):
    """GD-Q17: one Driver drives on, the other stays: the vehicle goes along or stays as well."""

    FIELDS = ("driver", "vehicle")

    def __init__(self, driver: int, vehicle: int) -> None:
        self.driver = driver
        self.vehicle = vehicle

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        codes = (CHASE[self.vehicle][self.driver], STAY[self.vehicle])
        return (Decision(s.settings.police, "follow-or-stay", "GD-Q17", codes),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code == STAY[self.vehicle]:
            s.tell(STAYED, (self.vehicle,))
        else:
            follow(s, self.driver, self.vehicle)


def follow(s: Getaway, driver: int, vehicle: int) -> None:
    s.followers[driver] += (vehicle,)
    s.tell(CHASES, (vehicle, driver))


def note_chases(s: Getaway) -> None:
    """GD-F4, F5, Q16: both Drivers have left at the same instant; who can follow both is asked about."""
    asked: list[ChooseChase] = []
    for driver in BOTH:
        s.followers[driver] = s.behind[driver] = ()
    for vehicle in s.in_play:
        left_by = [driver for driver in BOTH if s.from_at[driver] == s.at[vehicle]]
        able = [driver for driver in left_by if not directly_behind(s, vehicle, s.way[driver])]
        if len(able) == 2 and not all_one(s):
            asked.append(ChooseChase(vehicle))
        else:
            # A Helicopter that can follow nobody may still turn after either; others are shaken off.
            for driver in able[:1] or (left_by if VEHICLE_KIND[vehicle] == HELICOPTER else left_by[:1]):
                note(s, driver, vehicle)
    s.then(*asked)


def all_one(s: Getaway) -> bool:
    """Whether it cannot matter whom a vehicle follows: both go to the same tile, and it can hold no hazard."""
    space = destination(s, 0)
    if space != destination(s, 1) or space in s.hazards or not face_up(s, space):
        return False
    return TILE_LIGHT[s.tiles[space]] == GREEN or space in s.stash or police_piece(s, space)


@final
class ChooseChase(Ask[Getaway]):
    """GD-Q16: both Drivers leave the tile: the Police choose whom this vehicle follows."""

    FIELDS = ("vehicle",)

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return (Decision(s.settings.police, "chase", "GD-Q16", CHASE[self.vehicle]),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        follow(s, CHASE[self.vehicle].index(code), self.vehicle)
