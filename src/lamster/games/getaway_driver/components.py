"""The components as tables: tiles, cards, upgrades, vehicles, read once from components.toml."""

import tomllib
from pathlib import Path
from typing import Any, Final

from lamster.kernel.event import Names
from lamster.kernel.pile import Draws

DATA: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))
NONE: Final = -1

# Directions are numbered clockwise, so that a turn is an addition.

FACING: Final = Names("facing", ("N", "E", "S", "W"))
FACES: Final = ("face:E", "face:N", "face:S", "face:W")
FACE_OF: Final = {f"face:{code}": i for i, code in enumerate(FACING.codes)}
FRONT: Final = 0
RIGHT: Final = 1
BEHIND: Final = 2
LEFT: Final = 3
SIDE: Final = Names("side", ("front", "right", "behind", "left"))
"""What is added to a facing to look that way."""

# GD-K1 to K11: the tiles. A tile is the number of its kind; the two copies of a 4-player game are of one kind.

TILE_DATA: Final[list[dict[str, Any]]] = sorted(DATA["tiles"], key=lambda tile: str(tile["id"]))
KINDS: Final = len(TILE_DATA)
START: Final = KINDS
ESCAPE: Final = KINDS + 1
PERILOUS: Final = KINDS + 2
"""A Perilous tile that nobody has seen: it is not any tile yet (GD-O2). The number after it is a Serene one."""
TILE: Final = Names("tile", (*[tile["id"] for tile in TILE_DATA], "START", "ESCAPE"))
LIGHT: Final = Names("light", ("green", "yellow", "red"))
GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2
TILE_LIGHT: Final[list[int]] = [LIGHT.index[tile["light"]] for tile in TILE_DATA] + [GREEN, GREEN]
TILE_BADGE: Final[list[int]] = [tile.get("badge", 0) for tile in TILE_DATA] + [0, 0]
SPECIAL: Final = Names(
    "special", ("none", "city_map", "garage_hideout", "skid_row", "thoroughfare", "vantage_point", "tunnel", "event")
)
CITY_MAP: Final = 1
GARAGE_HIDEOUT: Final = 2
SKID_ROW: Final = 3
THOROUGHFARE: Final = 4
VANTAGE_POINT: Final = 5
TUNNEL: Final = 6
EVENT_SYMBOL: Final = 7
TILE_SPECIAL: Final[list[int]] = [SPECIAL.index[tile.get("special", "none")] for tile in TILE_DATA] + [0, 0, 0, 0]
DRAW: Final = Draws("draw", TILE.codes[:KINDS])
REVEAL: Final = Draws("reveal", TILE.codes[:KINDS])
LAY: Final = Draws("lay", TILE.codes[:KINDS])

# GD-K4, H2: a set of stunts is an int with one bit a stunt.

STUNT: Final = Names("stunt", tuple(DATA["stunts"]))
TILE_ICONS: Final[list[int]] = [
    sum([1 << STUNT.index[icon] for icon in tile.get("icons", [])]) for tile in TILE_DATA
] + [0, 0]

# Driver cards: a set of cards is an int with one bit a card; their numbers follow the order of their names.

CARD: Final = Names("card", tuple(card["id"] for card in DATA["cards"]))
CARDS: Final = len(CARD.codes)
DECOY_CAR: Final = CARD.index["decoy_car"]
HANDBRAKE_TURN: Final = CARD.index["handbrake_turn"]
HIT_THE_GAS: Final = CARD.index["hit_the_gas"]
JAM_THE_POLICE_RADAR: Final = CARD.index["jam_the_police_radar"]
LAST_DITCH_EFFORT: Final = CARD.index["last_ditch_effort"]
LEAVE_WRECKAGE: Final = CARD.index["leave_wreckage"]
PARTNERS_IN_CRIME: Final = CARD.index["partners_in_crime"]
RAMMING_SPEED: Final = CARD.index["ramming_speed"]
SLAM_ON_THE_BRAKES: Final = CARD.index["slam_on_the_brakes"]
STOMPING_GROUNDS: Final = CARD.index["stomping_grounds"]
SWITCH_CARS: Final = CARD.index["switch_cars"]
CARD_STUNT: Final[list[int]] = [1 << STUNT.index[card["stunt"]] if "stunt" in card else 0 for card in DATA["cards"]]
HAND_SIZE: Final = 5
BEGINNER: Final[list[int]] = [i for i, card in enumerate(DATA["cards"]) if card.get("beginner")]
FOUR_PLAYERS_ONLY: Final[list[bool]] = [bool(card.get("four_players_only")) for card in DATA["cards"]]
ALL_CARDS: Final = (1 << CARDS) - 1
STUNTING: Final = [
    sum([1 << c for c in range(CARDS) if CARD_STUNT[c] & icons]) for icons in range(1 << len(STUNT.codes))
]
"""By the icons of a tile: the cards whose stunt matches one of them (GD-H2)."""


def cards_in(cards: int) -> list[int]:
    """The cards of a set, in the order of their names."""
    return [card for card in range(CARDS) if cards >> card & 1]


CARDS_IN: Final = [cards_in(cards) for cards in range(1 << CARDS)]

# GD-U1: upgrades, in the order of their names.

UPGRADE: Final = Names("upgrade", tuple(upgrade["id"] for upgrade in DATA["upgrades"]))
UPGRADES: Final = len(UPGRADE.codes)
ARMORED_CAR: Final = UPGRADE.index["armored_car"]
BARRICADE: Final = UPGRADE.index["barricade"]
DISPATCH: Final = UPGRADE.index["dispatch"]
PATROL_CAR: Final = UPGRADE.index["patrol_car"]
HELICOPTER: Final = UPGRADE.index["police_helicopter"]
MOTORCYCLE: Final = UPGRADE.index["police_motorcycle"]
TIRE_SPIKES: Final = UPGRADE.index["tire_spikes"]
TRAFFIC_CAMERA: Final = UPGRADE.index["traffic_camera"]
COST: Final[list[int]] = [upgrade["cost"] for upgrade in DATA["upgrades"]]
PIECES: Final[list[int]] = [upgrade.get("pieces", 0) for upgrade in DATA["upgrades"]]
SOLO_DECKS: Final[dict[str, list[int]]] = {
    difficulty: [i for i, upgrade in enumerate(DATA["upgrades"]) if difficulty in upgrade.get("solo", [])]
    for difficulty in ("standard", "imposing", "relentless")
}

# Vehicles of both boxes, in the order of their names; with one box only the lower numbers are used.

VEHICLE: Final = Names(
    "vehicle",
    (
        *[f"{kind}-{n}" for kind in ("armored", "helicopter", "motorcycle") for n in (1, 2)],
        *[f"patrol-{n}" for n in range(1, 7)],
    ),
)
VEHICLES: Final = len(VEHICLE.codes)
VEHICLE_KIND: Final[list[int]] = [ARMORED_CAR] * 2 + [HELICOPTER] * 2 + [MOTORCYCLE] * 2 + [PATROL_CAR] * 6
VEHICLES_OF: Final[list[list[int]]] = [
    [v for v in range(VEHICLES) if VEHICLE_KIND[v] == upgrade] for upgrade in range(UPGRADES)
]

# Event cards.

EVENT: Final = Names("event_card", tuple(DATA["events"]))
CONES: Final = EVENT.index["fresh_out_of_cones"]
COURIER: Final = EVENT.index["high_stakes_courier"]
HUNTER: Final = EVENT.index["hunter_and_prey"]
OPERATIVO: Final = EVENT.index["operativo_speciale"]
TIME_BOMB: Final = EVENT.index["ticking_time_bomb"]
VIGILANTE: Final = EVENT.index["vigilante_justice"]

HAZARDS: Final[int] = DATA["tokens"]["hazard"]
ENFORCEMENT: Final[int] = DATA["tokens"]["enforcement"]
STASH: Final[int] = DATA["tokens"]["stash"]
METER: Final[dict[int, int]] = {int(spaces): steps for spaces, steps in DATA["meter"].items()}
SIZES: Final[dict[str, tuple[int, int]]] = {name: (size[0], size[1]) for name, size in DATA["sizes"].items()}
OBSTACLE: Final = Names("obstacle", tuple(DATA["obstacles"]))
OBSTACLE_SHAPE: Final[list[tuple[int, int]]] = [(shape[0], shape[1]) for shape in DATA["obstacles"].values()]
