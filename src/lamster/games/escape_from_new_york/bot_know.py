"""What a bot knows of what is hidden: who may hold which thing, and what may lie under a face-down tile.

Everything here is drawn from what the deciding seat sees: its own supply, open cards, its facts, and how many backs of
a sort lie where. Two worlds that this seat cannot tell apart give the same answers.
"""

from typing import Final

from lamster.games.escape_from_new_york.components import (
    BLUE_THING,
    BRIDGE,
    CAMP,
    CASES,
    DIAGRAM_3,
    FIRST_CASE,
    FIRST_POI,
    FIRST_PRINTED,
    NONE,
    POI_SPACES,
    PRESIDENT,
    SPACES,
    THING,
    TILE,
    WANTED,
)
from lamster.games.escape_from_new_york.knowledge import CASE, EVENT_TOP, POI, SLOT, open_things, room
from lamster.games.escape_from_new_york.state import NewYork

DIAGRAM_4: Final = THING.index["diagram-4"]
DIAGRAM_1: Final = THING.index["diagram-1"]
BRIDGE_SPACE: Final[list[int]] = [
    next((space for space in range(SPACES) if BRIDGE[space] == bridge), NONE) for bridge in range(5)
]
"""The space from which each bridge is entered; bridges are numbered from 1."""
GUARDS: Final[dict[int, float]] = {
    TILE.index["dukes-camp"]: 4.0,
    TILE.index["nothing-here"]: 0.0,
    TILE.index["romeros-hideout"]: 3.0,
    TILE.index["slags-ring"]: 3.0,
    TILE.index["crash-site"]: 2.0,
    TILE.index["old-theatre"]: 1.0,
    TILE.index["gang-hideout"]: 2.0,
    TILE.index["looted-store"]: 0.0,
}
"""The damage that waits on each POI tile when it is turned up."""
CASE_TILES: Final[dict[int, int]] = {TILE.index["crash-site"]: 2, TILE.index["old-theatre"]: 3}
BOSS_TILES: Final[dict[int, int]] = {TILE.index["romeros-hideout"]: 0, TILE.index["slags-ring"]: 1}


def poi_known(s: NewYork, seat: int, space: int) -> int:
    """The tile that this seat knows to lie face down there; NONE if it has not looked."""
    for viewer, where, tile in s.facts:
        if viewer == seat and where == POI + space:
            return tile
    return NONE


def top_event(s: NewYork, seat: int) -> int:
    """The Event card that this seat knows to lie on top; NONE if it has not looked."""
    for viewer, where, event in s.facts:
        if viewer == seat and where == EVENT_TOP:
            return event
    return NONE


def hidden_tiles(s: NewYork, seat: int) -> list[int]:
    """POI tiles that lie face down somewhere, this seat does not know where."""
    seen = [s.tiles[space] for space in POI_SPACES if s.tiles[space] != NONE]
    seen += [tile for viewer, where, tile in s.facts if viewer == seat and POI <= where < EVENT_TOP]
    return [tile for tile in range(FIRST_POI, FIRST_PRINTED) if tile not in seen]


def camp_space(s: NewYork, seat: int) -> int:
    """Where the Duke's Camp lies, as far as this seat knows; NONE: somewhere face down."""
    for space in POI_SPACES:
        if s.tiles[space] == CAMP or (s.tiles[space] == NONE and poi_known(s, seat, space) == CAMP):
            return space
    return NONE


def president_holder(s: NewYork) -> int:
    for seat in range(s.seats):
        if PRESIDENT in s.supplies[seat]:
            return seat
    return NONE


def is_dead(s: NewYork) -> bool:
    """EFNY-XP4: the President was found dead: nobody escapes over a bridge any more."""
    return s.taken and president_holder(s) == NONE


def places_of(s: NewYork, seat: int, thing: int) -> list[float]:
    """How likely this Case card lies with each seat, then in each slot, to the eyes of this seat."""
    found = [0.0] * (SLOT + CASES)
    if thing in s.supplies[seat]:
        found[seat] = 1.0
        return found
    face_up = thing in open_things(s)
    if face_up:
        for other in range(s.seats):
            if thing in s.supplies[other]:
                found[other] = 1.0
                return found
        for slot in range(CASES):
            if s.slots[slot] == thing:
                found[SLOT + slot] = 1.0
        return found
    rooms = [float(room(s, CASE, other)) if other != seat and other < s.seats else 0.0 for other in range(SLOT)]
    rooms += [float(room(s, CASE, SLOT + slot)) for slot in range(CASES)]
    return shared_out(s, seat, thing, rooms)


def shared_out(s: NewYork, seat: int, thing: int, rooms: list[float]) -> list[float]:
    """By what is known: places that are sure to hold other cards have less room for this one."""
    mask = -1
    for viewer, where, card in s.facts:
        if viewer == seat and where < POI and FIRST_CASE <= card < FIRST_CASE + CASES:
            if card == thing:
                mask = where
            elif where.bit_count() == 1:
                rooms[where.bit_length() - 1] -= 1.0
    weights = [max(0.0, rooms[i]) if mask >> i & 1 else 0.0 for i in range(len(rooms))]
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


def chance_held(s: NewYork, seat: int, thing: int) -> float:
    """How likely some Hero holds this Case card."""
    places = places_of(s, seat, thing)
    return min(1.0, sum(places[: s.seats]))


def diagram_chance(s: NewYork, seat: int, bridge: int) -> float:
    """How likely some Hero holds the Diagram of this bridge."""
    if bridge <= 2:
        return chance_held(s, seat, DIAGRAM_1 + bridge - 1)
    if bridge == 3:
        return float(any(DIAGRAM_3 in supply for supply in s.supplies))
    if DIAGRAM_4 in s.supplies[seat]:
        return 1.0
    for viewer, where, card in s.facts:
        if viewer == seat and card == DIAGRAM_4 and where < 1 << SLOT:
            return 1.0
    return 0.0


def diagram_places(s: NewYork, seat: int, bridge: int) -> list[float]:
    """How likely each seat holds the Diagram of this bridge."""
    if bridge <= 2:
        return places_of(s, seat, DIAGRAM_1 + bridge - 1)[: s.seats]
    if bridge == 3:
        return [float(DIAGRAM_3 in supply) for supply in s.supplies]
    found = [0.0] * s.seats
    found[seat] = float(DIAGRAM_4 in s.supplies[seat])
    for viewer, where, card in s.facts:
        if viewer == seat and card == DIAGRAM_4 and where < 1 << SLOT and not found[seat]:
            found[where.bit_length() - 1] = 1.0
    return found


def holds_blue(s: NewYork, seat: int) -> bool:
    """EFNY-V5 (c) for one's own objective."""
    if s.blues[seat] == WANTED:
        return s.wanted[seat] > 0
    return BLUE_THING[s.blues[seat]] in s.supplies[seat]
