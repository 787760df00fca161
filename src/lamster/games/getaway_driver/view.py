"""What one seat may know of Getaway Driver (GD-I), built up from nothing."""

from dataclasses import dataclass
from typing import Any

from lamster.games.getaway_driver.components import (
    ARMORED_CAR,
    CARD,
    CARDS_IN,
    CONES,
    COST,
    DISPATCH,
    ENFORCEMENT,
    EVENT,
    FACING,
    HAZARDS,
    HELICOPTER,
    HUNTER,
    MOTORCYCLE,
    NONE,
    OBSTACLE,
    PERILOUS,
    TILE,
    TIRE_SPIKES,
    TRAFFIC_CAMERA,
    UPGRADE,
    UPGRADES,
    VEHICLE,
    VEHICLE_KIND,
)
from lamster.games.getaway_driver.events import PILE, SIGNAL
from lamster.games.getaway_driver.ground import spaces_in
from lamster.games.getaway_driver.preview import OwnView, own_view
from lamster.games.getaway_driver.preview_places import reach_of
from lamster.games.getaway_driver.rules.board import is_set, open_spaces, sees_signals
from lamster.games.getaway_driver.rules.pursuit import Settle, SettleOne
from lamster.games.getaway_driver.rules.round import idle_left, pursued
from lamster.games.getaway_driver.rules.stash import misplaced
from lamster.games.getaway_driver.rules.tiles import cards_for, layer_of, sees
from lamster.games.getaway_driver.rules.upgrades import pieces_left
from lamster.games.getaway_driver.state import (
    AVOID,
    CALL,
    ENDED,
    HALF_TURN,
    MOVE_SPIKES,
    REDRAW,
    RIDE,
    TUNNEL_ESCAPE,
    Getaway,
)
from lamster.kernel.views import Views


@dataclass(slots=True)
class ObstacleView:
    obstacle: str
    spaces: list[str]


@dataclass(slots=True)
class TileView:
    """A tile on the table. `tile` is None for a back; one that the viewer knows is told though `up` is false."""

    at: str
    tile: str | None
    up: bool
    pile: str | None
    """In the solo game: the pile a face-down tile that nobody has seen came from."""


@dataclass(slots=True)
class StashView:
    number: int
    at: str
    misplaced: bool
    """Only while the tokens are adjusted (GD-T6)."""


@dataclass(slots=True)
class VehicleView:
    vehicle: str
    kind: str
    at: str
    facing: str
    moved: bool
    """It has moved this round (GD-P1)."""
    actions: int
    """Movement actions it still has in step A."""
    pursues: list[int]
    """The Drivers on its tile (GD-F1)."""
    follows: int | None
    """The Driver it is on its way to follow (GD-F9)."""
    reach: list[str]
    """The spaces that one action could take it to (GD-A8), whether or not it still has one."""


@dataclass(slots=True)
class DriverView:
    seat: int
    at: str | None
    facing: str | None
    meter: int
    cards: int
    """How many are in hand."""
    hand: list[str] | None
    """Only for those who may see it (GD-I2, Q2)."""
    shown: list[str]
    discard: list[str]
    removed: list[str]
    stash: int
    """Stash tokens held."""
    spent: int
    extra_moves: int
    ramming: bool
    slammed: bool
    stomping: int
    """Phases 1 in which this Driver still lays the tiles."""
    stomping_for_both: bool
    """With four players: those for the partner as well (GD-Q25)."""
    pursued: bool
    """A vehicle or Tire Spikes on the Driver's tile now."""
    ended: bool
    """The turn is over."""
    chosen: bool
    """With four players: the direction is set, the partner's is not yet (GD-Q11)."""
    way: str | None
    """With four players: the direction that was chosen, for those who may know it (GD-Q11)."""


@dataclass(slots=True)
class UpgradeView:
    """An upgrade in the garage: everything about it is public."""

    upgrade: str
    cost: int
    bought: int
    used: int
    """How often its paid abilities were used this round (GD-P17)."""
    left: int
    """Pieces in the supply, or cards not yet bought."""
    affordable: bool


@dataclass(slots=True)
class PoliceView:
    tokens: int
    supply: int
    garage: list[UpgradeView]


@dataclass(slots=True)
class SoloView:
    """GD-O10: the automated Police."""

    difficulty: str
    perilous: int
    serene: int
    deck: int
    badges: list[int]
    coming: int
    """How many upgrades these badges will bring (GD-O22)."""
    charged: bool


@dataclass(slots=True)
class EventView:
    event: str
    goal: int
    crashes: int
    escapes: int
    fuse: int


@dataclass(slots=True)
class SignalView:
    seat: int
    signal: str


@dataclass(slots=True)
class GetawayView:
    """The table from one seat; `own` is None for an onlooker (GD-I6) and for who is not asked."""

    round: int
    columns: int
    rows: int
    obstacles: list[ObstacleView]
    tiles: list[TileView]
    stash: list[StashView]
    hazards: list[str]
    hazards_left: int
    barricades: list[str]
    spikes: list[str]
    vehicles: list[VehicleView]
    drivers: list[DriverView]
    red: int
    """The step of the Pursuit Meter on which the Police win."""
    frozen: bool
    """The Pursuit Meter stands still (GD-V8)."""
    price: int
    """Stash tokens for a card from the discard pile (GD-X4, O12)."""
    police: PoliceView | None
    solo: SoloView | None
    bag: int
    rounds_left: int
    """How many rounds the tiles last if every Driver goes straight ahead into the open (GD-E1, Q9)."""
    filling: list[str]
    """The spaces that tiles have been drawn for; the first is laid next."""
    drawn: list[str] | None
    """The tiles drawn for them, for those who see them."""
    event: EventView | None
    idle_left: int | None
    """Rounds in which a tile must be laid or turned up, or else the Police win (GD-D19); None while that is far off."""
    escape: str | None
    """Where the Escape tile lies, once the Drivers got away (GD-W1)."""
    signals: list[SignalView]
    learning: bool
    own: OwnView | None
    winners: list[int] | None
    rule: str | None
    """The rule that ended the game."""


FULL_SPEED = 3
"""The most tiles that one Driver uses up in a round."""
OWN = ("tiles", "drivers", "drawn", "signals", "own")
"""The fields that a seat may see otherwise than an onlooker."""


def views(s: Getaway) -> Views[GetawayView]:
    """The views of all seats at one moment."""
    shared = onlooker_view(s)
    drivers = range(s.settings.drivers)
    # All Drivers see the same of each other.
    driven = [driver_view(s, driver, friend=True) for driver in drivers]

    def own(seat: int) -> tuple[Any, ...]:
        seen = driven if seat in drivers else shared.drivers
        return tiles_seen_by(s, seat, shared.tiles), seen, drawn_view(s, seat), signal_views(s, seat), own_view(s, seat)

    return Views(shared, OWN, own)


def onlooker_view(s: Getaway) -> GetawayView:
    name = s.ground.name
    return GetawayView(
        round=s.round,
        columns=s.ground.columns,
        rows=s.ground.rows,
        obstacles=[ObstacleView(OBSTACLE.codes[o], [name[at] for at in spaces_in(at)]) for o, at in s.obstacles],
        tiles=[tile_view(s, space, None) for space, tile in enumerate(s.tiles) if tile != NONE],
        stash=stash_views(s),
        hazards=[name[space] for space in s.hazards],
        hazards_left=HAZARDS * s.settings.copies - len(s.hazards),
        barricades=[name[space] for space in s.barricades],
        spikes=[name[space] for space in s.spikes],
        vehicles=[vehicle_view(s, vehicle) for vehicle in s.in_play],
        drivers=[driver_view(s, driver, friend=False) for driver in range(s.settings.drivers)],
        red=s.settings.red,
        frozen=s.event == HUNTER,
        price=s.settings.price,
        police=None if s.settings.solo else police_view(s),
        solo=solo_view(s) if s.settings.solo else None,
        bag=s.left_in,
        rounds_left=s.left_in // (FULL_SPEED * s.settings.drivers),
        filling=[name[space] for space in s.filling],
        drawn=drawn_view(s, None),
        event=None if s.event == NONE else EventView(EVENT.codes[s.event], s.goal, s.crashes, s.escapes, s.fuse),
        idle_left=idle_left(s),
        escape=escape(s),
        signals=[],
        learning=s.settings.learning,
        own=None,
        winners=None if s.ended is None else list(s.ended.winners),
        rule=None if s.ended is None else s.ended.rule,
    )


def tiles_seen_by(s: Getaway, seat: int, shared: list[TileView]) -> list[TileView]:
    """The tiles, with those that this seat knows though they lie face down."""
    spaces = [space for space, tile in enumerate(s.tiles) if tile != NONE]
    return [view if view.up else tile_view(s, space, seat) for space, view in zip(spaces, shared, strict=True)]


def tile_view(s: Getaway, space: int, seat: int | None) -> TileView:
    tile = s.tiles[space]
    up = s.up >> space & 1 == 1
    if tile >= PERILOUS:
        return TileView(s.ground.name[space], None, False, PILE.codes[tile - PERILOUS])
    shown = up or s.ended is not None or knows(s, seat, space)
    return TileView(s.ground.name[space], TILE.codes[tile] if shown else None, up, None)


def knows(s: Getaway, seat: int | None, space: int) -> bool:
    """GD-I1, I4, E6, V12: who has seen a face-down tile goes on seeing it, but the Police not while cones are out."""
    if seat is None:
        # In the solo game there is nobody to hide it from.
        return s.settings.solo and s.known[0] >> space & 1 == 1
    if s.event == CONES and seat == s.settings.police:
        return False
    return s.known[seat] >> space & 1 == 1


def stash_views(s: Getaway) -> list[StashView]:
    adjusting = any(decision.kind in ("adjust", "token") for decision in s.open)
    wrong = misplaced(s) if adjusting else []
    return [StashView(i + 1, s.ground.name[at], i in wrong) for i, at in enumerate(s.stash) if at != NONE]


def vehicle_view(s: Getaway, vehicle: int) -> VehicleView:
    at = s.at[vehicle]
    drivers = range(s.settings.drivers)
    follows = [driver for driver in drivers if vehicle in s.followers[driver] and settling(s, driver, vehicle)]
    return VehicleView(
        vehicle=VEHICLE.codes[vehicle],
        kind=UPGRADE.codes[VEHICLE_KIND[vehicle]],
        at=s.ground.name[at],
        facing=FACING.codes[s.facing[vehicle]],
        moved=s.moved >> vehicle & 1 == 1,
        actions=s.acts[vehicle],
        pursues=[driver for driver in drivers if s.car[driver] == at],
        follows=follows[0] if follows else None,
        reach=[s.ground.name[space] for space in reach_of(s, vehicle)],
    )


def settling(s: Getaway, driver: int, vehicle: int) -> bool:
    """The car is under way, and what becomes of this follower has not been settled yet (GD-F9)."""
    return any(
        (isinstance(step, Settle) and step.driver == driver)
        or (isinstance(step, SettleOne) and step.driver == driver and step.vehicle == vehicle)
        for step in s.steps
    )


def escape(s: Getaway) -> str | None:
    """The first space beside a Driver that could not be filled any more."""
    if s.ended is None or s.ended.rule != "GD-W1":
        return None
    spaces = [space for driver in range(s.settings.drivers) for space in open_spaces(s, driver)]
    return s.ground.name[spaces[0]] if spaces else None


def driver_view(s: Getaway, driver: int, *, friend: bool) -> DriverView:
    placed = s.car[driver] != NONE
    return DriverView(
        seat=driver,
        at=s.ground.name[s.car[driver]] if placed else None,
        facing=FACING.codes[s.heading[driver]] if placed else None,
        meter=s.meter[driver],
        cards=s.hand[driver].bit_count(),
        hand=named(s.hand[driver]) if friend or s.ended is not None else None,
        shown=named(s.shown[driver]),
        discard=named(s.discard[driver]),
        removed=named(s.removed[driver]),
        stash=s.loot[driver],
        spent=s.spent[driver],
        extra_moves=s.extra[driver],
        ramming=s.ramming[driver],
        slammed=s.slammed[driver],
        stomping=s.stomping[driver],
        stomping_for_both=s.shared >> driver & 1 == 1,
        pursued=placed and pursued(s, driver),
        ended=s.stage[driver] == ENDED,
        chosen=is_set(s, driver),
        way=FACING.codes[s.way[driver]] if friend and is_set(s, driver) else None,
    )


def named(cards: int) -> list[str]:
    return [CARD.codes[card] for card in CARDS_IN[cards]]


ABILITIES_OF = {
    ARMORED_CAR: (AVOID,),
    DISPATCH: (CALL,),
    HELICOPTER: (HALF_TURN, TUNNEL_ESCAPE),
    MOTORCYCLE: (RIDE,),
    TIRE_SPIKES: (MOVE_SPIKES,),
    TRAFFIC_CAMERA: (REDRAW,),
}


def uses(s: Getaway, upgrade: int) -> int:
    return sum(s.used[ability].bit_count() for ability in ABILITIES_OF.get(upgrade, ()))


def police_view(s: Getaway) -> PoliceView:
    garage = [
        UpgradeView(UPGRADE.codes[u], COST[u], s.bought[u], uses(s, u), pieces_left(s, u), s.tokens >= COST[u])
        for u in range(UPGRADES)
    ]
    return PoliceView(s.tokens, ENFORCEMENT * s.settings.copies - s.tokens, garage)


def solo_view(s: Getaway) -> SoloView:
    coming = sum([cards_for(points) for points in s.badges])
    return SoloView(s.settings.difficulty, s.piles[0], s.piles[1], sum(s.deck), list(s.badges), coming, s.charged > 0)


def drawn_view(s: Getaway, seat: int | None) -> list[str] | None:
    """GD-E4, Q6: tiles just drawn, for the seat that lays them and for the one that sees every tile."""
    layer = layer_of(s)
    if layer == NONE or not sees(s, seat, layer):
        return None
    return [TILE.codes[tile] for tile in s.drawn]


def signal_views(s: Getaway, seat: int) -> list[SignalView]:
    """GD-Q7: only for City and Police."""
    if not sees_signals(s, seat):
        return []
    return [SignalView(who, SIGNAL.codes[signal]) for who, signal in s.signals]
