"""Positions of Getaway Driver, and the taps that play them."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from playwright.sync_api import Locator, expect

from lamster.games.getaway_driver.components import VEHICLE
from lamster.games.getaway_driver.state import Getaway
from lamster.tables import protocol as wire
from tests.browser import stored_positions
from tests.browser.browsing import Guest
from tests.browser.pages import board, press_and_confirm, wait_until
from tests.browser.stored_positions import Ready, Wanted, in_reach, made, match_of, on_the_map
from tests.server.playing import GETAWAY
from tests.server.running import Person


def chase(people: Sequence[Person], ready: Ready, seed: int = 1, **settings: wire.Value) -> str:
    """Seat these people, in this order, in the middle of a game; return its table."""
    return made(people, Wanted(GETAWAY, ready, seed, settings=settings))


def vehicle_on_the_map(guest: Guest, vehicle: str) -> Locator:
    return board(guest).locator(f'[data-stop="{vehicle}"]')


def pick_vehicle(guest: Guest, code: str) -> None:
    """Where several vehicles could move, one is tapped first."""
    vehicle = vehicle_on_the_map(guest, code.partition(":")[2])
    if code.partition(":")[2] in VEHICLE.index and not on_the_map(guest, code).count() and in_reach(vehicle):
        guest.press(vehicle)
        expect(vehicle).to_have_attribute("aria-pressed", "true")


def draft(guest: Guest) -> Locator:
    """The cards to choose from, in place of the map."""
    return guest.page.get_by_role("list", name=guest.say("gd-pick"))


def look_closer(guest: Guest, code: str) -> None:
    """Where a press on a part of the map first shows this code: spaces too small, or wanted by several vehicles."""
    leading = board(guest).locator(f'[data-codes~="{code}"]')
    if not on_the_map(guest, code).count() and in_reach(leading):
        guest.press(leading.first)
        expect(on_the_map(guest, code)).to_be_visible()


def play_by_tapping(guest: Guest, code: str) -> str:
    """Play a code; return where it was tapped: on the `map`, on the `desk` or in the `list`."""
    if code.startswith("take:"):
        press_and_confirm(guest, draft(guest).locator(f'[data-code="{code}"]'))
        return "map"
    guest.page.evaluate(stored_positions.STILL)
    look_closer(guest, code)
    pick_vehicle(guest, code)
    guest.page.evaluate(stored_positions.STILL)
    return stored_positions.play_by_tapping(guest, code)


def play_as_told(guest: Guest, rng: Random) -> str:
    return stored_positions.play_as_told(guest, rng, play_by_tapping)


def play_rounds(guests: Sequence[Guest], rounds: int, rng: Random) -> Counter[str]:
    return stored_positions.play_rounds(guests, rounds, rng, play_by_tapping)


def pieces(guest: Guest) -> dict[str, str]:
    """The place of every vehicle, read from the map."""
    found: dict[str, str] = (
        board(guest)
        .locator("[data-piece]")
        .evaluate_all("all => Object.fromEntries(all.map(one => [one.dataset.piece, one.dataset.at]))")
    )
    return found


def see_the_same(guests: Sequence[Guest]) -> None:
    """Check that the maps of all guests agree with the state."""
    s = match_of(guests[0]).state
    assert isinstance(s, Getaway)
    cars = {f"driver-{driver}": s.ground.name[at] for driver, at in enumerate(s.car)}
    true = cars | {VEHICLE.codes[vehicle]: s.ground.name[s.at[vehicle]] for vehicle in s.in_play}
    for guest in guests:
        wait_until(guest, lambda guest=guest: pieces(guest) == true, "for the map")  # type: ignore[misc]
