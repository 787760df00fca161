"""The observation of Getaway Driver."""

from collections.abc import Mapping

from lamster.envs.fields import Choice, Counts, Field, Fields, Flag, Kind, Maybe, Number, Place, Placed, Rows
from lamster.games.getaway_driver.components import (
    CARD,
    EVENT,
    FACING,
    LIGHT,
    OBSTACLE,
    SPECIAL,
    STUNT,
    TILE,
    TILE_BADGE,
    TILE_ICONS,
    TILE_LIGHT,
    TILE_SPECIAL,
    UPGRADES,
    VEHICLE,
)
from lamster.games.getaway_driver.events import PILE, SIGNAL
from lamster.games.getaway_driver.settings import Settings
from lamster.games.getaway_driver.view import (
    DriverView,
    EventView,
    GetawayView,
    ObstacleView,
    PoliceView,
    SoloView,
    StashView,
    TileView,
    UpgradeView,
    VehicleView,
)
from lamster.kernel.game import Value

MANY = 100
ROUNDS = 1000
BADGES = 12
"""The maximum number of flipped badges in an observation."""
DRAWN = 8
"""The maximum number of spaces being filled in an observation."""
BY_OPTIONS = "is set by the options"


def spaces(columns: int, rows: int) -> list[str]:
    return [f"{column},{row}" for row in range(1, rows + 1) for column in range(1, columns + 1)]


def schema(seats: int, options: Mapping[str, Value]) -> Fields:
    settings = Settings(dict(options), seats)
    place = Place(settings.columns, settings.rows)
    board = spaces(settings.columns, settings.rows)
    tokens = range(1, settings.stash * settings.copies + 1)
    signals = [(seat, signal) for seat in range(seats) for signal in SIGNAL.codes]
    return Fields(
        GetawayView,
        {
            **dict.fromkeys(("columns", "rows", "red", "learning"), BY_OPTIONS),
            "frozen": "follows from the event",
            "price": BY_OPTIONS,
            "rounds_left": "follows from the bag",
            "own": "follows from what is asked",
            "rule": "tells why the game is over",
            "escape": "is beyond the end of the game",
        },
        {
            "round": Number(ROUNDS),
            "obstacles": Placed(OBSTACLE, lambda found: found.obstacle, obstacle(board)),
            "tiles": Placed(board, lambda found: found.at, tile()),
            "stash": Placed(tokens, lambda found: found.number, stash(place)),
            "hazards": Counts(board, 1),
            "hazards_left": Number(MANY),
            "barricades": Counts(board),
            "spikes": Counts(board),
            "vehicles": Placed(VEHICLE, lambda found: found.vehicle, vehicle(place, settings.drivers)),
            "drivers": Rows(settings.drivers, driver(place)),
            "police": Maybe(police()),
            "solo": Maybe(solo()),
            "bag": Number(MANY),
            "filling": Rows(DRAWN, place),
            "drawn": Maybe(Counts(TILE)),
            "event": Maybe(event()),
            "idle_left": Number(MANY),
            "signals": Counts(signals, 1, lambda sent: (sent.seat, sent.signal)),
            "winners": Counts(range(seats), 1),
        },
    )


def obstacle(board: list[str]) -> Fields:
    return Fields(ObstacleView, {"obstacle": "is its place"}, {"spaces": Counts(board, 1)})


def tile() -> Fields:
    told: dict[str, Field] = {"tile": Kind(TILE, TRAITS, CALLED), "up": Flag(), "pile": Choice(PILE)}
    return Fields(TileView, {"at": "is its place"}, told)


CALLED = (*LIGHT.codes, "badge", *SPECIAL.codes[1:], *STUNT.codes)
"""The properties of a tile besides its number."""


def traits(kind: int) -> list[float]:
    light = [float(TILE_LIGHT[kind] == i) for i in range(len(LIGHT.codes))]
    special = [float(TILE_SPECIAL[kind] == i) for i in range(1, len(SPECIAL.codes))]
    stunts = [float(TILE_ICONS[kind] >> i & 1) for i in range(len(STUNT.codes))]
    return [*light, float(TILE_BADGE[kind]), *special, *stunts]


TRAITS = [traits(kind) for kind in range(len(TILE.codes))]


def stash(place: Place) -> Fields:
    return Fields(StashView, {"number": "is its place"}, {"at": place, "misplaced": Flag()})


def vehicle(place: Place, drivers: int) -> Fields:
    told: dict[str, Field] = {
        "at": place,
        "facing": Choice(FACING),
        "moved": Flag(),
        "actions": Number(MANY),
        "pursues": Counts(range(drivers), 1),
        "follows": Choice(range(drivers)),
    }
    left_out = {"vehicle": "is its place", "kind": "follows from its place", "reach": "follows from its place"}
    return Fields(VehicleView, left_out, told)


def driver(place: Place) -> Fields:
    told: dict[str, Field] = {
        "at": place,
        "facing": Choice(FACING),
        "meter": Number(MANY),
        "cards": Number(MANY),
        "hand": Maybe(Counts(CARD)),
        **{pile: Counts(CARD) for pile in ("shown", "discard", "removed")},
        **{number: Number(MANY) for number in ("stash", "spent", "extra_moves", "stomping")},
        **{flag: Flag() for flag in ("ramming", "slammed", "stomping_for_both", "pursued", "ended", "chosen")},
        "way": Choice(FACING),
    }
    return Fields(DriverView, {"seat": "is its place"}, told)


def police() -> Fields:
    told: dict[str, Field] = {"tokens": Number(MANY), "supply": Number(MANY), "garage": Rows(UPGRADES, upgrade())}
    return Fields(PoliceView, {}, told)


def upgrade() -> Fields:
    told: dict[str, Field] = {
        "bought": Number(MANY),
        "used": Number(MANY),
        "left": Number(MANY),
        "affordable": Flag(),
    }
    return Fields(UpgradeView, {"upgrade": "is its place", "cost": "follows from its place"}, told)


def solo() -> Fields:
    told: dict[str, Field] = {
        "perilous": Number(MANY),
        "serene": Number(MANY),
        "deck": Number(MANY),
        "badges": Rows(BADGES, Number(MANY)),
        "charged": Flag(),
    }
    return Fields(SoloView, {"difficulty": BY_OPTIONS, "coming": "follows from the badges"}, told)


def event() -> Fields:
    numbers = {number: Number(MANY) for number in ("goal", "crashes", "escapes", "fuse")}
    return Fields(EventView, {}, {"event": Choice(EVENT), **numbers})
