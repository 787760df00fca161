"""The components as tables: the city, its tiles and cards, read once from components.toml."""

import tomllib
from pathlib import Path
from typing import Any, Final

from lamster.kernel.event import Names
from lamster.kernel.pile import Draws

DATA: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))
NONE: Final = -1

# Effects: small programs. A word with its numbers and marks, as the ledger's section 3.0 has them.

Word = tuple[str, int, tuple[str, ...]]
"""The word, its number (0 without one), and its marks."""


def program(text: str) -> tuple[Word, ...]:
    """What a card or tile does, part after part."""
    return tuple([word(part.split()) for part in text.split(";") if part.strip()])


def word(parts: list[str]) -> Word:
    numbers = [int(part) for part in parts[1:] if part.lstrip("-").isdecimal()]
    marks = [part for part in parts[1:] if part != str(numbers[0])] if numbers else parts[1:]
    return parts[0], numbers[0] if numbers else 0, tuple(marks)


# The city (5.1).

DIRECTION: Final = Names("direction", ("N", "NE", "SE", "S", "SW", "NW"))
DIRECTIONS: Final = 6
SPACE: Final = Names("space", tuple(DATA["spaces"]))
SPACES: Final = len(SPACE.codes)
KIND: Final[list[str]] = [space["kind"] for space in DATA["spaces"].values()]
"""city, park, poi, ring, library or wtc."""
NEIGHBOUR: Final[list[list[int]]] = [
    [SPACE.index.get(road, NONE) for road in space["roads"]] for space in DATA["spaces"].values()
]
"""By direction; NONE: the coast, or a bridge."""
AROUND: Final[list[list[int]]] = [[other for other in roads if other != NONE] for roads in NEIGHBOUR]
BRIDGE: Final[list[int]] = [
    next((int(road[7:]) for road in space["roads"] if road.startswith("bridge")), 0)
    for space in DATA["spaces"].values()
]
"""The number of the bridge that a space leads to; 0: none."""
SUBURB_SPACES: Final[list[int]] = [i for i, space in enumerate(DATA["spaces"].values()) if space.get("suburb")]
POI_SPACES: Final[list[int]] = [i for i, kind in enumerate(KIND) if kind == "poi"]
PARK_SPACES: Final[list[int]] = [i for i, kind in enumerate(KIND) if kind == "park"]
PRINTED_MANHOLES: Final = sum([1 << i for i, space in enumerate(DATA["spaces"].values()) if space.get("manhole")])
"""EFNY-F13: on two spaces of the ring around the Library."""
LIBRARY_SPACE: Final = SPACE.index["F5"]
WTC_SPACE: Final = SPACE.index["C4"]
PARK_CENTRE: Final = SPACE.index["I6"]


def number_roads() -> tuple[list[list[int]], int]:
    """EFNY-K6: one number for each road, whichever of its two spaces it is looked at from."""
    roads = [[NONE] * DIRECTIONS for _ in range(SPACES)]
    numbered = 0
    for space in range(SPACES):
        for direction in range(DIRECTIONS):
            other = NEIGHBOUR[space][direction]
            bridge = DATA["spaces"][SPACE.codes[space]]["roads"][direction].startswith("bridge")
            if bridge or other > space:
                roads[space][direction] = numbered
                if not bridge:
                    roads[other][(direction + 3) % DIRECTIONS] = numbered
                numbered += 1
    return roads, numbered


ROAD: Final[list[list[int]]] = number_roads()[0]
"""The road of a space in each direction; NONE to the coast (EFNY-K5)."""
ROADS: Final = number_roads()[1]
BRIDGE_ROAD: Final[list[int]] = [
    next((ROAD[space][d] for d in range(DIRECTIONS) if ROAD[space][d] != NONE and NEIGHBOUR[space][d] == NONE), NONE)
    for space in range(SPACES)
]


def grid_distances(start: int) -> list[int]:
    """EFNY-G6: how many steps every space is away, as the crow flies."""
    found = [NONE] * SPACES
    found[start] = 0
    edge = [start]
    for space in edge:
        for other in AROUND[space]:
            if found[other] == NONE:
                found[other] = found[space] + 1
                edge.append(other)
    return found


GRID: Final[list[list[int]]] = [grid_distances(space) for space in range(SPACES)]

# Tiles (5.2 to 5.6).

CITY_TILES: Final = (*DATA["tiles"]["city"], *DATA["tiles"]["trap"])
PARK_TILES: Final = tuple(DATA["tiles"]["park"])
POI_TILES: Final = tuple(DATA["pois"])
TILE: Final = Names("tile", (*CITY_TILES, *PARK_TILES, *POI_TILES, "library", "ring", "wtc"))
TRAP_TILES: Final = len(DATA["tiles"]["trap"])
FIRST_PARK: Final = len(CITY_TILES)
FIRST_POI: Final = FIRST_PARK + len(PARK_TILES)
FIRST_PRINTED: Final = FIRST_POI + len(POI_TILES)
LIBRARY: Final = TILE.index["library"]
RING: Final = TILE.index["ring"]
WTC: Final = TILE.index["wtc"]
CAMP: Final = TILE.index["dukes-camp"]
NOTHING_HERE: Final = TILE.index["nothing-here"]
ICONS: Final[list[dict[str, Any]]] = [
    *DATA["tiles"]["city"].values(),
    *DATA["tiles"]["trap"].values(),
    *DATA["tiles"]["park"].values(),
    *[{} for _ in range(len(TILE.codes) - FIRST_POI)],
]
BUILDING: Final = Names("building", ("library", "surgery", "gun-shop", "shelter"))
BUILDING_OF: Final[list[int]] = [
    BUILDING.index.get("library" if tile == LIBRARY else icons.get("building", ""), NONE)
    for tile, icons in enumerate(ICONS)
]
TRAP_OF: Final[list[tuple[Word, ...]]] = [program(icons.get("trap", "")) for icons in ICONS]
POI_EFFECT: Final[list[tuple[Word, ...]]] = [program(text) for text in DATA["pois"].values()]
SUBURB: Final = Names("suburb", tuple(DATA["suburbs"]))
SUBURB_COPIES: Final[list[int]] = list(DATA["suburbs"].values())
RAFT: Final = SUBURB.index["raft"]
TRAP_CARD: Final = Names("trap-card", tuple(DATA["trap_cards"]))
TRAP_COPIES: Final[list[int]] = list(DATA["trap_cards"].values())

# Timer tiles and events (5.7, 5.8).

TIMER: Final = Names("timer", (*DATA["timer"]["black"], "hurry-up", *DATA["timer"]["red"]))
BLACK: Final = len(DATA["timer"]["black"])
HURRY_UP: Final = BLACK
FIRST_RED: Final = BLACK + 1
NEW_YORK_WINS: Final = TIMER.index["new-york-wins"]
TIMER_EFFECT: Final[list[tuple[Word, ...]]] = [program(tile["effect"]) for tile in DATA["timer"]["black"].values()]
BLACK_COPIES: Final[list[int]] = [tile["copies"] for tile in DATA["timer"]["black"].values()]
BLACK_STRETCH: Final[list[bool]] = [tile.get("stretch", False) for tile in DATA["timer"]["black"].values()]
RED_COPIES: Final[list[int]] = list(DATA["timer"]["red"].values())
KEPT: Final[dict[int, int]] = {int(seats): number for seats, number in DATA["timer"]["kept"].items()}
EVENT: Final = Names("event_card", tuple(DATA["events"]))
EVENT_EFFECT: Final[list[tuple[Word, ...]]] = [program(card["effect"]) for card in DATA["events"].values()]
EVENT_COPIES: Final[list[int]] = [card["copies"] for card in DATA["events"].values()]
EVENT_STRETCH: Final[list[bool]] = [card.get("stretch", False) for card in DATA["events"].values()]

# Things that a hero can hold (5.9 to 5.12): Items, starting cards, Cases and the President.

ITEMS: Final = len(DATA["items"])
THING: Final = Names("thing", (*DATA["items"], *DATA["starting"], *DATA["cases"], "president"))
THINGS: Final = len(THING.codes)
THING_DATA: Final[list[dict[str, Any]]] = [
    *DATA["items"].values(),
    *DATA["starting"].values(),
    *DATA["cases"].values(),
    {},
]
ITEM_COPIES: Final[list[int]] = [item["copies"] for item in DATA["items"].values()]
IS_WEAPON: Final[list[bool]] = [thing.get("weapon", False) for thing in THING_DATA]
AMMO: Final[list[int]] = [thing.get("ammo", 0) for thing in THING_DATA]
THING_NOISE: Final[list[int]] = [thing.get("noise", 0) for thing in THING_DATA]
USE: Final[list[tuple[Word, ...]]] = [program(thing.get("use", "")) for thing in THING_DATA]
FOR_THE_BAR: Final[list[bool]] = [thing.get("bar", False) for thing in THING_DATA]
DIAGRAM_OF: Final[list[int]] = [thing.get("bridge", 0) for thing in THING_DATA]
AXE: Final = THING.index["axe"]
SPIKED_CLUB: Final = THING.index["spiked-club"]
BASEBALL_BAT: Final = THING.index["baseball-bat"]
LID: Final = THING.index["trash-can-lid"]
LID_GUARD: Final = 3
FAKE_TAPE: Final = THING.index["fake-tape"]
CROSSBOW: Final = THING.index["crossbow"]
FINGER: Final = THING.index["presidents-finger"]
FIRST_STARTING: Final = ITEMS
SNAKES_GUN: Final = THING.index["snakes-gun"]
MAGGIES_REVOLVER: Final = THING.index["maggies-revolver"]
DIAGRAM_3: Final = THING.index["diagram-3"]
FIRST_CASE: Final = ITEMS + len(DATA["starting"])
CASES: Final = len(DATA["cases"])
TAPE: Final = THING.index["tape"]
BRACELET: Final = THING.index["bracelet"]
PRESIDENT: Final = THING.index["president"]

# Heroes and their Action cards (5.13, 5.14).

HERO: Final = Names("hero", ("snake", "maggie", "brain", "cabbie"))
SNAKE: Final = 0
MAGGIE: Final = 1
BRAIN: Final = 2
CABBIE: Final = 3
ACTION: Final = Names("action", tuple([card["code"] for card in DATA["actions"]]))
ACTIONS: Final = len(ACTION.codes)
NOISE: Final[list[int]] = [card["noise"] for card in DATA["actions"]]
EFFECT: Final[list[tuple[Word, ...]]] = [program(card["effect"]) for card in DATA["actions"]]
HERO_OF: Final[list[int]] = [HERO.index[card["hero"]] for card in DATA["actions"]]
SET_OF: Final[list[str]] = [card.get("set", "") for card in DATA["actions"]]
"""Empty for the eight that a hero begins with; base and stretch are Special Action cards."""


def cards_of(hero: int, kind: str) -> int:
    """The cards of a hero of one set, as a set of bits."""
    return sum([1 << card for card in range(ACTIONS) if HERO_OF[card] == hero and SET_OF[card] == kind])


STARTING_HAND: Final[list[int]] = [cards_of(hero, "") for hero in range(4)]
BASE_SPECIALS: Final[list[int]] = [cards_of(hero, "base") for hero in range(4)]
STRETCH_SPECIALS: Final[list[int]] = [cards_of(hero, "stretch") for hero in range(4)]
STEALS: Final = sum([1 << card for card in range(ACTIONS) if any(part[0] == "steal" for part in EFFECT[card])])
"""EFNY-S20: not for a hero who plays alone."""

# Levels and objectives (5.15, 5.16).

TEXTURE: Final = Names("texture", tuple(DATA["bars"]))
BARS: Final[list[list[list[int]]]] = list(DATA["bars"].values())
"""Prisoners and Items that each of the three Level Bars of a texture asks for."""
LEVELS: Final = 3
BLUE: Final = Names("blue", (*DATA["objectives"]["blue"], *DATA["objectives"]["variant"]))
PURPLE: Final = Names("purple", tuple(DATA["objectives"]["purple"]))
OBJECTIVE_COPIES: Final = int(DATA["objectives"]["copies"])
OBJECTIVES_USED: Final[dict[int, int]] = {int(seats): n for seats, n in DATA["objectives"]["used"].items()}
HELICOPTER: Final = PURPLE.index["helicopter"]
GULLFIRE: Final = PURPLE.index["gullfire"]
BY_RAFT: Final = PURPLE.index["raft"]
WANTED: Final = BLUE.index["wanted"]
BLUE_THING: Final[list[int]] = [TAPE, BRACELET, FAKE_TAPE, NONE]
"""What each blue objective asks for in the supply."""

# Bosses (5.17).

BOSS: Final = Names("boss", tuple(DATA["bosses"]))
ROMERO: Final = 0
SLAG: Final = 1
DUKE: Final = 2
BOSSES: Final = 3
BOSS_LIFE: Final[list[int]] = [boss["life"] for boss in DATA["bosses"].values()]
BOSS_DAMAGE: Final[list[int]] = [boss["damage"] for boss in DATA["bosses"].values()]
BOSS_RANGE: Final[list[int]] = [boss["range"] for boss in DATA["bosses"].values()]
BOSS_MOVES: Final[list[int]] = [boss["moves"] for boss in DATA["bosses"].values()]
BOSS_CASE: Final[list[int]] = [boss.get("case", 0) for boss in DATA["bosses"].values()]

# New York (5.18 to 5.20).

NEW_YORK_DATA: Final[list[dict[str, Any]]] = [
    *DATA["new_york"]["standard"],
    *DATA["new_york"]["hard"],
    *DATA["new_york"]["special"],
]
NY_CARD: Final = Names("ny-card", tuple([card["code"] for card in NEW_YORK_DATA]))
NY_CARDS: Final = len(NY_CARD.codes)
STANDARD: Final = len(DATA["new_york"]["standard"])
FIRST_SPECIAL: Final = STANDARD + len(DATA["new_york"]["hard"])
NY_SPECIALS: Final = len(DATA["new_york"]["special"])
COST: Final[list[int]] = [card["cost"] for card in NEW_YORK_DATA]
COMES_FROM: Final[list[list[int]]] = [[DIRECTION.index[way] for way in card["from"]] for card in NEW_YORK_DATA]
"""EFNY-N7: the roads on the back by which Enemies come in step 12."""
BLOCKS: Final[list[int]] = [DIRECTION.index[card["roadblock"]] for card in NEW_YORK_DATA]
"""EFNY-W17: the road on the back for a Roadblock."""
NY_EFFECT: Final[list[tuple[Word, ...]]] = [program(card.get("effect", "")) for card in NEW_YORK_DATA]
MORE_LIFE: Final = FIRST_SPECIAL
MORE_RANGE: Final = FIRST_SPECIAL + 1
MORE_MOVES: Final = FIRST_SPECIAL + 2

# Limits (3.1).

MOST_PRISONERS: Final = 40
FEWER_PRISONERS: Final = 30
MOST_CARS: Final = 4
MOST_CUBES: Final = 15
MOST_ROADBLOCKS: Final = 25
MOST_NOISE: Final = 10
MISSION_CUBES: Final = 4
SUPPLY_LIMIT: Final = 3
MOST_EVENTS: Final = 3
WANTED_CARDS: Final = 3

# Draws.

DRAW_CITY: Final = Draws("tile", CITY_TILES)
DRAW_PARK: Final = Draws("tile", PARK_TILES)
DRAW_POI: Final = Draws("poi", POI_TILES)
DRAW_SUBURB: Final = Draws("suburb", SUBURB.codes)
DRAW_BLACK: Final = Draws("timer", TIMER.codes[:BLACK])
DRAW_RED: Final = Draws("timer", TIMER.codes[FIRST_RED:])
DRAW_EVENT: Final = Draws("event", EVENT.codes)
DRAW_ITEM: Final = Draws("item", THING.codes[:ITEMS])
DRAW_CASE: Final = Draws("case", THING.codes[FIRST_CASE : FIRST_CASE + CASES])
DRAW_NY: Final = Draws("new-york", NY_CARD.codes)
DRAW_BLUE: Final = Draws("blue", BLUE.codes)
DRAW_PURPLE: Final = Draws("purple", PURPLE.codes)
DRAW_TRAP: Final = Draws("trap", TRAP_CARD.codes)
DRAW_TEXTURE: Final = Draws("texture", TEXTURE.codes)
SEAT_NUMBERS: Final = ("1", "2", "3", "4")


def cards_in(some: int) -> list[int]:
    """The Action cards of a set of bits, in the order of the table."""
    found: list[int] = []
    while some:
        lowest = some & -some
        found.append(lowest.bit_length() - 1)
        some ^= lowest
    return found
