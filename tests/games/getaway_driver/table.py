"""A table of Getaway Driver in any position, played on in codes.

    t = table("8,6 N hit_the_gas decoy_car", tiles="8,5=Y01 7,6=R03? 9,6=?", vehicles="patrol-1@8,6E", phase="turn")
    t.play("drive:left", "stunt:hit_the_gas")
    assert t.at("driver") == "7,6 W"

A Driver is a space, a facing and cards; `?` marks a tile that lies face down (alone: any tile). What chance shows is
written with `*`, such as `*draw:Y01`. Tiles that are not told are in the bag. The car stands on Start unless another
tile is told for its space; `blocked` spaces lie under an obstacle. `phase` says where in the round play goes on:
start, plan, expand, turn, net, decoy, check, purchase or end.
"""

from collections.abc import Callable

from lamster.games.getaway_driver.components import (
    CARD,
    EVENT,
    FACING,
    KINDS,
    NONE,
    START,
    TILE,
    UPGRADE,
    VEHICLE,
)
from lamster.games.getaway_driver.game import GAME
from lamster.games.getaway_driver.rules.round import NEW_ROUND, phases
from lamster.games.getaway_driver.rules.setup import lay_the_table
from lamster.games.getaway_driver.state import Getaway
from lamster.games.getaway_driver.view import GetawayView
from lamster.kernel.game import Value
from lamster.kernel.play import advance
from tests.games.playing import Playing

PHASES = {
    "start": "StompingWindow",
    "plan": "Planning",
    "expand": "Expand",
    "turn": "BeginTurns",
    "net": "CloseTheNet",
    "decoy": "DecoyWindow",
    "check": "Check",
    "purchase": "Purchase",
    "end": "EndRound",
}


class Table(Playing[Getaway]):
    """A game under way. Seats are called as in records."""

    def __init__(self, state: Getaway) -> None:
        super().__init__(GAME, state)

    # What is true now.

    def at(self, who: str) -> str:
        """Space and facing of a Driver or vehicle, such as `8,6 N`; empty when it is not on the table."""
        s = self.state
        if who in VEHICLE.index:
            space, facing = s.at[VEHICLE.index[who]], s.facing[VEHICLE.index[who]]
        else:
            space, facing = s.car[self.seat(who)], s.heading[self.seat(who)]
        return "" if space == NONE else f"{s.ground.name[space]} {FACING.codes[facing]}"

    def tile(self, space: str) -> str:
        """The tile there, with `?` when it lies face down; empty on bare table."""
        s = self.state
        i = s.ground.index[space]
        if s.tiles[i] == NONE:
            return ""
        name = TILE.codes[s.tiles[i]] if s.tiles[i] < len(TILE.codes) else ""
        return name if s.up >> i & 1 else f"{name}?"

    def spaces(self, numbers: list[int]) -> str:
        return " ".join(self.state.ground.name[space] for space in numbers if space != NONE)

    @property
    def hazards(self) -> str:
        return self.spaces(self.state.hazards)

    @property
    def stash(self) -> str:
        return self.spaces(self.state.stash)

    @property
    def barricades(self) -> str:
        return self.spaces(self.state.barricades)

    @property
    def spikes(self) -> str:
        return self.spaces(self.state.spikes)

    @property
    def tokens(self) -> int:
        return self.state.tokens

    def meter(self, driver: int = 0) -> int:
        return self.state.meter[driver]

    def loot(self, driver: int = 0) -> int:
        return self.state.loot[driver]

    def hand(self, driver: int = 0) -> str:
        return cards(self.state.hand[driver])

    def discard(self, driver: int = 0) -> str:
        return cards(self.state.discard[driver])

    def removed(self, driver: int = 0) -> str:
        return cards(self.state.removed[driver])

    @property
    def in_play(self) -> str:
        return " ".join(VEHICLE.codes[vehicle] for vehicle in self.state.in_play)

    def view(self, viewer: str) -> GetawayView:
        return GAME.view(self.state, self.viewer(viewer))


def cards(held: int) -> str:
    return " ".join(code for card, code in enumerate(CARD.codes) if held >> card & 1)


def new_game(seats: int = 2, **options: Value) -> Table:
    """A game from its very beginning."""
    return Table(GAME.setup(seats, options))


def table(
    driver: str,
    driver_b: str = "",
    *,
    tiles: str = "",
    vehicles: str = "",
    hazards: str = "",
    stash: str = "",
    barricades: str = "",
    spikes: str = "",
    tokens: int = 0,
    bought: str = "",
    discard: str = "",
    discard_b: str = "",
    loot: int = 0,
    loot_b: int = 0,
    meter: int = 0,
    meter_b: int = 0,
    meter_spaces: int = 5,
    bag: str | None = None,
    event: str = "",
    goal: int = 0,
    fuse: int = 0,
    spent: int = 0,
    blocked: str = "",
    phase: str = "turn",
    seats: int = 0,
    rules: int = GAME.meta.rules,
    before: Callable[[Getaway], None] | None = None,
    **options: Value,
) -> Table:
    """A position in the middle of a game; 2 seats unless told, 4 when there is a second Driver.

    `before` makes the last changes to it before play goes on; `rules` is the version that the game was begun with.
    """
    s = GAME.new_state()
    s.begin(rules, seats or (4 if driver_b else 2), GAME.meta.parse_options({**options, "meter": meter_spaces}))
    s.prepare()
    s.blocked = sum(1 << space for space in spaces_of(s, blocked))
    s.prepare()
    lay_the_table(s)
    s.round = 3
    for number, text in enumerate([driver, driver_b][: s.settings.drivers]):
        seat_driver(s, number, text.split())
    s.discard = [cards_of(text) for text in (discard, discard_b)][: s.settings.drivers]
    s.loot = [loot, loot_b][: s.settings.drivers]
    s.meter = [meter, meter_b][: s.settings.drivers]
    lay_tiles(s, tiles.split(), bag)
    for word in vehicles.split():
        put_vehicle(s, *word.split("@"))
    s.hazards = spaces_of(s, hazards)
    s.stash = spaces_of(s, stash)
    s.barricades = spaces_of(s, barricades)
    s.spikes = spaces_of(s, spikes)
    s.tokens = tokens
    for word in bought.split():
        s.bought[UPGRADE.index[word]] += 1
    s.event = EVENT.index[event] if event else NONE
    s.goal = goal
    s.fuse = fuse
    s.spent[0] = spent
    s.old = s.up
    steps = list(phases(s))
    first = next(i for i, step in enumerate(steps) if PHASES[phase] in type(step).__name__)
    s.steps = [NEW_ROUND, *reversed(steps[first:])]
    if before is not None:
        before(s)
    advance(s)
    return Table(s)


def seat_driver(s: Getaway, driver: int, words: list[str]) -> None:
    space, facing, *hand = words
    s.car[driver] = s.ground.index[space]
    s.heading[driver] = FACING.index[facing]
    s.hand[driver] = cards_of(" ".join(hand))


def cards_of(text: str) -> int:
    return sum(1 << CARD.index[word] for word in text.split())


def spaces_of(s: Getaway, text: str) -> list[int]:
    return [s.ground.index[word] for word in text.split()]


def lay_tiles(s: Getaway, words: list[str], bag: str | None) -> None:
    """Tiles as told (`8,5=Y01`, `8,5=Y01?`, or `8,5=?` for any), Start under the cars; the rest is the bag."""
    told = dict(word.split("=") for word in words)
    for space, tile in told.items():
        if tile != "?":
            lay_tile(s, s.ground.index[space], TILE.index[tile.rstrip("?")], not tile.endswith("?"))
    for space, tile in told.items():
        if tile == "?":
            lay_tile(s, s.ground.index[space], next(k for k in reversed(range(KINDS)) if s.bag[k]), False)
    for car in s.car:
        if s.tiles[car] == NONE:
            lay_tile(s, car, START, True)
    if bag is not None:
        s.bag = [bag.split().count(code) for code in TILE.codes[:KINDS]]
        s.left_in = sum(s.bag)


def lay_tile(s: Getaway, space: int, tile: int, up: bool) -> None:
    s.tiles[space] = tile
    s.offroad |= s.ground.near[space]
    if tile != START:
        s.bag[tile] -= 1
        s.left_in -= 1
    if up:
        s.up |= 1 << space
    elif s.settings.city != NONE:
        s.known[s.settings.city] |= 1 << space


def put_vehicle(s: Getaway, name: str, where: str) -> None:
    vehicle = VEHICLE.index[name]
    s.at[vehicle] = s.ground.index[where[:-1]]
    s.facing[vehicle] = FACING.index[where[-1]]
    s.in_play.append(vehicle)
