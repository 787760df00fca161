"""What could come to a player's mind in each question of Getaway Driver, possible or not."""

from typing import Final

from lamster.games.getaway_driver.components import (
    CARD,
    CARDS_IN,
    DISPATCH,
    HELICOPTER,
    MOTORCYCLE,
    NONE,
    PATROL_CAR,
    SIDE,
    UPGRADE,
    VEHICLE,
    VEHICLE_KIND,
    VEHICLES_OF,
)
from lamster.games.getaway_driver.rules.net import PLACE
from lamster.games.getaway_driver.rules.upgrades import SPIKES, PlaceVehicle
from lamster.games.getaway_driver.state import Getaway

TURN: Final = ("turn", "cornered", "free")
DRIVES: Final = [f"drive:{side}" for side in SIDE.codes]
STUDIES: Final = [f"study:{side}" for side in SIDE.codes]
WAYS: Final = ("ahead", "left", "right", "turn-left", "turn-right")
EXTRA_OF: Final = {MOTORCYCLE: "another", HELICOPTER: "half-turn"}
"""What can be paid for in step A, by the kind of vehicle."""


def thinkable(s: Getaway, seat: int, kind: str) -> list[str]:
    """Nothing but what the seat knows: the table, and a Driver's own cards."""
    if seat < s.settings.drivers:
        return of_driver(s, seat, kind)
    if kind == "purchase":
        return [*[f"buy:{upgrade}" for upgrade in UPGRADE.codes], *SPIKES[: len(s.spikes)]]
    if kind == "vehicles":
        return of_vehicles(s)
    return [PLACE + s.ground.name[space] for space in places_in_question(s, kind)]


def of_vehicles(s: Getaway) -> list[str]:
    """Every way of every vehicle, and what has been bought for them."""
    codes = [f"{way}:{name}" for i, name in enumerate(VEHICLE.codes) if s.at[i] != NONE for way in WAYS]
    codes += [f"{extra}:{VEHICLE.codes[v]}" for v in s.in_play if (extra := EXTRA_OF.get(VEHICLE_KIND[v], ""))]
    return codes + [f"dispatch:{VEHICLE.codes[v]}" for v in s.in_play if s.bought[DISPATCH]]


def places_in_question(s: Getaway, kind: str) -> list[int]:
    """The spaces at the right distance from the Drivers, whether or not something stands in the way."""
    cars = s.car
    step = s.steps[-1]
    if isinstance(step, PlaceVehicle) and not s.round:
        cars = [s.car[VEHICLES_OF[PATROL_CAR].index(step.vehicle)]]
    if kind in ("place", "dispatch"):
        return sorted({space for car in cars for space in s.ground.away2[car]})
    if kind in ("place-barricade", "place-spikes"):
        return sorted({space for car in cars for space in s.ground.away1[car]})
    return []


def of_driver(s: Getaway, driver: int, kind: str) -> list[str]:
    if kind in TURN:
        return [*DRIVES, *STUDIES, *cards(s, driver, "play", "replay"), "end"]
    if kind in ("round-start", "decoy"):
        return cards(s, driver, "play", "replay")
    if kind == "handle":
        return cards(s, driver, "stunt", "restunt")
    if kind in ("extra-move", "barricade"):
        return DRIVES if kind == "extra-move" else cards(s, driver, "give", "give-again")
    return []


def cards(s: Getaway, driver: int, verb: str, again: str) -> list[str]:
    """Those in hand, and those on the discard pile for Stash."""
    hand = [f"{verb}:{CARD.codes[card]}" for card in CARDS_IN[s.hand[driver]]]
    return hand + [f"{again}:{CARD.codes[card]}" for card in CARDS_IN[s.discard[driver]]]
