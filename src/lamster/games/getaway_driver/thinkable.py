"""What could come to a player's mind in each question of Getaway Driver, possible or not."""

from typing import Final

from lamster.games.getaway_driver.components import CARD, CARDS_IN, NONE, SIDE, UPGRADE, VEHICLE
from lamster.games.getaway_driver.state import Getaway

TURN: Final = ("turn", "cornered", "free")
DRIVES: Final = [f"drive:{side}" for side in SIDE.codes]
STUDIES: Final = [f"study:{side}" for side in SIDE.codes]
WAYS: Final = ("ahead", "left", "right", "turn-left", "turn-right")


def thinkable(s: Getaway, seat: int, kind: str) -> list[str]:
    """Nothing but what the seat knows: the table, and a Driver's own cards."""
    if seat < s.settings.drivers:
        return of_driver(s, seat, kind)
    if kind == "purchase":
        return [f"buy:{upgrade}" for upgrade in UPGRADE.codes]
    if kind == "vehicles":
        return [f"{way}:{name}" for i, name in enumerate(VEHICLE.codes) if s.at[i] != NONE for way in WAYS]
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
