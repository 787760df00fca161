"""What is known of a space: its tile, who is there, what lies there, and whether a Roadblock is in the way."""

from collections.abc import Iterator

from lamster.games.escape_from_new_york.components import (
    BOSS,
    BUILDING,
    CASES,
    KIND,
    NEIGHBOUR,
    NONE,
    RAFT,
    ROAD,
    SPACE,
    TILE,
)
from lamster.games.escape_from_new_york.knowledge import POI
from lamster.games.escape_from_new_york.rules.city import bosses_at, building_at
from lamster.games.escape_from_new_york.rules.enemies import has_car
from lamster.games.escape_from_new_york.state import FACE_DOWN, NewYork
from lamster.kernel.preview import Note


def place_notes(s: NewYork, seat: int, code: str) -> Iterator[Note]:
    """About the space that this option names."""
    verb, _, name = code.partition(":")
    space = SPACE.index[name]
    if verb in ("go", "reveal") and is_walled(s, space):
        yield Note(code, "note-road", {})
    if s.tiles[space] == NONE:
        yield from unseen(s, seat, code, space)
    else:
        yield Note(code, f"tile-{TILE.codes[s.tiles[space]]}", {})
        yield from crowd(s, code, space)
        yield from things(s, code, space)


def is_walled(s: NewYork, space: int) -> bool:
    """Whether an intact Roadblock stands between the current Hero and this space."""
    here = s.at[s.active]
    roads = [road for other, road in zip(NEIGHBOUR[here], ROAD[here], strict=True) if other == space]
    return any(s.intact >> road & 1 for road in roads)


def unseen(s: NewYork, seat: int, code: str, space: int) -> Iterator[Note]:
    """A space that is not revealed; a POI that the seat has looked at by its name."""
    tile = next((tile for viewer, where, tile in s.facts if viewer == seat and where == POI + space), NONE)
    if tile != NONE:
        yield Note(code, f"tile-{TILE.codes[tile]}", {})
    elif KIND[space] == "poi":
        yield Note(code, "board-poi", {})
    elif s.suburbs[space] == FACE_DOWN:
        yield Note(code, "board-face-down-suburb", {})
    elif KIND[space] == "park":
        yield Note(code, "board-park", {})


def crowd(s: NewYork, code: str, space: int) -> Iterator[Note]:
    """Who of the Enemies is there."""
    yield from (Note(code, f"boss-{BOSS.codes[boss]}", {}) for boss in bosses_at(s, space))
    drivers = len([enemy for enemy in s.crowd[space] if has_car(enemy)])
    prisoners = len(s.crowd[space]) - drivers
    if prisoners:
        yield Note(code, "note-prisoners", {"prisoners": prisoners})
    if drivers:
        yield Note(code, "note-drivers", {"drivers": drivers})


def things(s: NewYork, code: str, space: int) -> Iterator[Note]:
    """What can be collected or used there, and what may happen."""
    yield from (Note(code, "note-case", {"number": n + 1}) for n in range(CASES) if s.tokens[n] == space)
    if s.cubes[space]:
        yield Note(code, "note-cubes", {"cubes": s.cubes[space]})
    signs = {
        "board-wreck": s.wrecks[space] > 0,
        "board-manhole": bool(s.manholes >> space & 1),
        "board-event": bool(s.event_spaces >> space & 1),
        "board-raft": s.suburbs[space] == RAFT,
    }
    yield from (Note(code, message, {}) for message, there in signs.items() if there)
    building = building_at(s, space)
    if building != NONE:
        yield Note(code, f"building-{BUILDING.codes[building]}.effect", {})
