"""The observation of Escape from New York."""

from collections.abc import Mapping

from lamster.envs.fields import Choice, Counts, Field, Fields, Flag, Kind, Maybe, Number, Placed, Rows
from lamster.games.escape_from_new_york.components import (
    ACTION,
    BLUE,
    BOSS,
    BUILDING,
    CASES,
    DIRECTION,
    EVENT,
    HERO,
    LEVELS,
    MOST_NOISE,
    NY_CARD,
    PURPLE,
    ROADS,
    SPACE,
    SPACES,
    SUBURB,
    TEXTURE,
    THING,
    TILE,
)
from lamster.games.escape_from_new_york.rules.roadblocks import ROAD_OF
from lamster.games.escape_from_new_york.view import (
    BackView,
    BarView,
    BossView,
    CityView,
    EnemyView,
    NewYorkView,
    RoadView,
    SeatView,
    SpaceView,
    TurnView,
)
from lamster.games.escape_from_new_york.view_own import LoneView, OwnView
from lamster.kernel.game import Value

MANY = 100
MOST_STEPS = 20
NUMBERS = range(1, CASES + 1)
FACE_DOWN = "face-down"
ENEMIES = [(car, down, damage) for car in (False, True) for down in (False, True) for damage in range(3)]
"""The properties that distinguish Prisoners: with a Car, lying down, damage."""
ROAD_NAMES = [(SPACE.codes[ROAD_OF[road][0]], DIRECTION.codes[ROAD_OF[road][1]]) for road in range(ROADS)]


def schema(seats: int, _options: Mapping[str, Value]) -> Fields:
    return Fields(
        NewYorkView,
        {"preview": "follows from what is asked"},
        {
            "turn": turn(seats),
            "city": city(),
            "spaces": Rows(SPACES, space(seats)),
            "roads": Placed(ROAD_NAMES, lambda found: (found.space, found.direction), road()),
            "bosses": Rows(len(BOSS.codes), boss()),
            "seats": Rows(seats, seat()),
            "own": Maybe(own()),
        },
    )


def turn(seats: int) -> Fields:
    told: dict[str, Field] = {
        "active": Choice(range(seats)),
        "step": Number(MOST_STEPS),
        "forced": Flag(),
        "ability": Flag(),
        "noise": Number(MANY),
        "guard": Number(MANY),
        "played": Counts(ACTION, 1),
        "reach": Counts(SPACE, 1),
    }
    return Fields(TurnView, {}, told)


def city() -> Fields:
    numbers = ("missions", "event_level", "black_tiles", "red_tiles", "deck", "specials_beside")
    left = ("prisoners_left", "cars_left", "items_left", "events_left")
    told: dict[str, Field] = {
        "noise": Number(MOST_NOISE * 10),
        **{number: Number(MANY) for number in (*numbers, *left)},
        **{flag: Flag() for flag in ("hurried", "landed", "gullfire")},
        "top": Maybe(back()),
        "below": Counts(NY_CARD, key=lambda card: card.card),
        "playing": Choice(NY_CARD),
        "discard": Counts(NY_CARD),
        "bonuses": Counts(NY_CARD),
        "copter": Choice(SPACE),
        "president": Choice(("camp", "taken", "dead")),
        "slots": Rows(CASES, Choice((FACE_DOWN, *THING.codes))),
    }
    return Fields(CityView, {"payable": "follows from Noise and cards"}, told)


def back() -> Fields:
    told: dict[str, Field] = {
        "card": Choice(NY_CARD),
        "cost": Number(MANY),
        "directions": Counts(DIRECTION),
        "roadblock": Choice(DIRECTION),
    }
    return Fields(BackView, {}, told)


def space(seats: int) -> Fields:
    told: dict[str, Field] = {
        "tile": Kind(TILE),
        "building": Choice(BUILDING),
        "manhole": Flag(),
        "event": Flag(),
        "suburb": Choice((FACE_DOWN, *SUBURB.codes)),
        "enemies": Counts(ENEMIES, MANY, key=enemy),
        "bosses": Counts(BOSS, 1),
        "heroes": Counts(range(seats), 1),
        "cubes": Number(MANY),
        "wrecks": Number(MANY),
        "cases": Counts(NUMBERS, 1),
    }
    fixed = dict.fromkeys(("kind", "bridge"), "never changes")
    return Fields(SpaceView, {"space": "is its place", **fixed}, told)


def enemy(found: EnemyView) -> tuple[bool, bool, int]:
    return found.car, found.down, min(found.damage, 2)


def road() -> Fields:
    return Fields(RoadView, dict.fromkeys(("space", "direction"), "is its place"), {"intact": Flag()})


def boss() -> Fields:
    told: dict[str, Field] = {"space": Choice(SPACE), "life": Number(MANY), "down": Flag(), "gone": Flag()}
    return Fields(BossView, {"boss": "is its place", "most": "never changes"}, told)


def seat() -> Fields:
    told: dict[str, Field] = {
        "hero": Choice(HERO),
        "space": Choice(SPACE),
        **{number: Number(MANY) for number in ("hand", "discard", "chosen", "cases", "ammo", "wanted")},
        "supply": Counts((None, *THING.codes)),
        "known": Counts(THING),
        "weapon": Choice(THING),
        "car": Choice(("car", "taxi")),
        "level": Number(LEVELS),
        "bar": Maybe(bar()),
        "always_shows": Flag(),
        "sure_discard": Counts(ACTION, 1),
    }
    return Fields(SeatView, {"seat": "is its place", "most_ammo": "follows from the weapon"}, told)


def bar() -> Fields:
    numbers = {name: Number(MANY) for name in ("prisoners", "items", "needs_prisoners", "needs_items")}
    return Fields(BarView, {}, {"texture": Choice(TEXTURE), **numbers})


def own() -> Fields:
    told: dict[str, Field] = {
        **{pile: Counts(ACTION, 1) for pile in ("hand", "discard")},
        "chosen": Rows(3, Choice(ACTION)),
        **{pile: Counts(THING) for pile in ("supply", "shop")},
        "blue": Choice(BLUE),
        "purple": Choice(PURPLE),
        "lone": Fields(
            LoneView,
            {"at_risk": "follows from the city"},
            {flag: Flag() for flag in ("president", "level", "thing", "transport")},
        ),
        "threat": Number(MANY),
        "peeked": Placed(SPACE, lambda known: known[0], Kind(TILE), lambda known: known[1]),
        "slots": Placed(NUMBERS, lambda known: known[0], Choice(THING), lambda known: known[1]),
        "event_top": Choice(EVENT),
        "event_bottom": Choice(EVENT),
    }
    return Fields(OwnView, {"seat": "is the viewer"}, told)
