"""What one seat may know of Escape from New York (ledger 7.2), built up from nothing."""

from dataclasses import dataclass, replace

from lamster.games.escape_from_new_york import knowledge
from lamster.games.escape_from_new_york.components import (
    AMMO,
    BLOCKS,
    BOSS,
    BOSS_LIFE,
    BOSSES,
    BRIDGE,
    BUILDING,
    CASES,
    COMES_FROM,
    COST,
    DIRECTION,
    HERO,
    KIND,
    NONE,
    NY_CARD,
    NY_CARDS,
    PRESIDENT,
    ROADS,
    SPACE,
    SPACES,
    SUBURB,
    TEXTURE,
    THING,
    TILE,
)
from lamster.games.escape_from_new_york.preview import PreviewView, preview
from lamster.games.escape_from_new_york.preview_plan import affordable, louder
from lamster.games.escape_from_new_york.rules.city import bosses_at, building_at
from lamster.games.escape_from_new_york.rules.enemies import LYING, bar_of, damage_on, has_car, life_of
from lamster.games.escape_from_new_york.rules.fighting import reach
from lamster.games.escape_from_new_york.rules.new_york import PutAway
from lamster.games.escape_from_new_york.rules.roadblocks import ROAD_OF
from lamster.games.escape_from_new_york.state import CAR, FACE_DOWN, GONE, NO_CAR, NewYork
from lamster.games.escape_from_new_york.view_own import OwnView, named, own_view
from lamster.kernel.views import Views

CARS = {NO_CAR: None, CAR: "car"}


@dataclass(slots=True)
class EnemyView:
    """A Prisoner, on foot or with a Car."""

    car: bool
    down: bool
    damage: int
    life: int


@dataclass(slots=True)
class SpaceView:
    """A space of the city: everything on it is open but what lies face down."""

    space: str
    kind: str
    tile: str | None
    """None: not revealed."""
    building: str | None
    manhole: bool
    event: bool
    suburb: str | None
    """A Suburb token: `face-down`, or what it turned out to be."""
    bridge: int | None
    enemies: list[EnemyView]
    bosses: list[str]
    heroes: list[int]
    cubes: int
    wrecks: int
    cases: list[int]
    """The numbers of the Case tokens here."""


@dataclass(slots=True)
class RoadView:
    """A road with a Roadblock, by one of its spaces."""

    space: str
    direction: str
    intact: bool


@dataclass(slots=True)
class BossView:
    boss: str
    space: str | None
    life: int
    most: int
    down: bool
    gone: bool
    """Killed: Romero and Slag for good, the Duke until the next Timer tile."""


@dataclass(slots=True)
class BackView:
    """The open back of the top New York card."""

    card: str
    cost: int
    directions: list[str]
    roadblock: str


@dataclass(slots=True)
class CityView:
    """New York's own board, decks and tracks."""

    noise: int
    missions: int
    """Mission cubes in the left box."""
    event_level: int
    black_tiles: int
    """EFNY-Y6: how many are left is open, which ones is not."""
    red_tiles: int
    hurried: bool
    top: BackView | None
    below: list[BackView]
    """Cards that all know to lie below it, in no order: the deck holds some unseen ones besides."""
    payable: int
    """EFNY-N1, N2: how many of them New York could pay for in step 11, with the Noise of step 10."""
    playing: str | None
    """The New York card that is being carried out."""
    deck: int
    discard: list[str]
    bonuses: list[str]
    specials_beside: int
    prisoners_left: int
    cars_left: int
    items_left: int
    events_left: int
    copter: str
    landed: bool
    gullfire: bool
    president: str
    """camp, taken or dead."""
    slots: list[str | None]
    """Case slots: `face-down`, a card that lies open, or None."""


@dataclass(slots=True)
class BarView:
    """The Level Bar in use."""

    texture: str
    prisoners: int
    items: int
    needs_prisoners: int
    needs_items: int


@dataclass(slots=True)
class SeatView:
    """What everybody sees of a Hero; `known` is what the viewer has seen go into the supply."""

    seat: int
    hero: str | None
    space: str
    hand: int
    discard: int
    chosen: int
    supply: list[str | None]
    """None: a back."""
    cases: int
    """How many of the backs are Case cards: they can be told apart from behind."""
    known: list[str]
    weapon: str | None
    ammo: int
    most_ammo: int
    car: str | None
    level: int
    bar: BarView | None
    wanted: int
    always_shows: bool
    """EFNY-V11: has promised to show everything in each escape attempt."""
    sure_discard: list[str]
    """Cards that all know to lie on the discard pile."""


@dataclass(slots=True)
class TurnView:
    active: int
    step: int
    forced: bool
    ability: bool
    noise: int
    """Noise made by this turn's cards so far."""
    guard: int
    played: list[str]
    """Cards revealed this turn."""
    reach: list[str]
    """The spaces within range of the attack that is being carried out."""


@dataclass(slots=True)
class NewYorkView:
    """The whole game through the eyes of one seat, or of the onlooker."""

    turn: TurnView
    city: CityView
    spaces: list[SpaceView]
    roads: list[RoadView]
    bosses: list[BossView]
    seats: list[SeatView]
    own: OwnView | None
    preview: PreviewView | None
    """What the options of the viewer's question lead to."""


def views(s: NewYork) -> Views[NewYorkView]:
    """What each seat may know at this moment: it sees the seats and its own things otherwise than an onlooker."""
    turn = TurnView(s.active, s.step, s.forced, s.ability, s.made_noise, s.guard, named(s.shown), reach(s))
    spaces = [space_view(s, space) for space in range(SPACES)]
    roads = [road_view(s, road) for road in range(ROADS) if (s.intact | s.broken) >> road & 1]
    bosses = [boss_view(s, boss) for boss in range(BOSSES)]
    seats = [seat_view(s, seat) for seat in range(s.seats)]
    shared = NewYorkView(turn, city_view(s), spaces, roads, bosses, seats, own=None, preview=None)
    names = ("seats", "own", "preview")
    return Views(shared, names, lambda seat: (seats_known_by(s, seat, seats), own_view(s, seat), preview(s, seat)))


def city_view(s: NewYork) -> CityView:
    return CityView(
        noise=s.noise,
        missions=s.missions,
        event_level=s.event_level,
        black_tiles=s.blacks,
        red_tiles=s.reds,
        hurried=s.hurried,
        top=None if s.ny_top == NONE else back_view(s.ny_top),
        below=[back_view(card) for card in knowledge.known_below(s)],
        payable=affordable(knowledge.known_below(s), louder(s, 1).noise),
        playing=next((NY_CARD.codes[step.card] for step in s.steps if isinstance(step, PutAway)), None),
        deck=sum(s.ny_deck) + (s.ny_top != NONE),
        discard=[NY_CARD.codes[card] for card in range(NY_CARDS) for _ in range(s.ny_discard[card])],
        bonuses=[NY_CARD.codes[card] for card in range(NY_CARDS) if s.bonuses >> card & 1],
        specials_beside=s.ny_beside.bit_count(),
        prisoners_left=s.prisoners_left,
        cars_left=s.cars_left,
        items_left=s.item_pile.size(),
        events_left=s.event_pile.size(),
        copter=SPACE.codes[s.copter],
        landed=s.landed,
        gullfire=s.gullfire,
        president=president_view(s),
        slots=[slot_view(s, slot) for slot in range(CASES)],
    )


def back_view(card: int) -> BackView:
    ways = [DIRECTION.codes[way] for way in COMES_FROM[card]]
    return BackView(NY_CARD.codes[card], COST[card], ways, DIRECTION.codes[BLOCKS[card]])


def president_view(s: NewYork) -> str:
    if not s.taken:
        return "camp"
    return "taken" if any(PRESIDENT in supply for supply in s.supplies) else "dead"


def slot_view(s: NewYork, slot: int) -> str | None:
    thing = s.slots[slot]
    if thing == NONE:
        return None
    return THING.codes[thing] if thing in knowledge.open_things(s) else "face-down"


def space_view(s: NewYork, space: int) -> SpaceView:
    building = building_at(s, space)
    return SpaceView(
        space=SPACE.codes[space],
        kind=KIND[space],
        tile=None if s.tiles[space] == NONE else TILE.codes[s.tiles[space]],
        building=None if building == NONE else BUILDING.codes[building],
        manhole=bool(s.manholes >> space & 1),
        event=bool(s.event_spaces >> space & 1),
        suburb=suburb_view(s.suburbs[space]),
        bridge=BRIDGE[space] or None,
        enemies=[EnemyView(has_car(e), bool(e & LYING), damage_on(e), life_of(s, e)) for e in s.crowd[space]],
        bosses=[BOSS.codes[boss] for boss in bosses_at(s, space)],
        heroes=[seat for seat in range(s.seats) if s.at[seat] == space],
        cubes=s.cubes[space],
        wrecks=s.wrecks[space],
        cases=[token + 1 for token in range(CASES) if s.tokens[token] == space],
    )


def suburb_view(token: int) -> str | None:
    if token == FACE_DOWN:
        return "face-down"
    return SUBURB.codes[token] if token >= 0 else None


def road_view(s: NewYork, road: int) -> RoadView:
    space, direction = ROAD_OF[road]
    return RoadView(SPACE.codes[space], DIRECTION.codes[direction], bool(s.intact >> road & 1))


def boss_view(s: NewYork, boss: int) -> BossView:
    at = s.boss_at[boss]
    space = SPACE.codes[at] if at >= 0 else None
    down = bool(s.boss_down >> boss & 1)
    return BossView(BOSS.codes[boss], space, s.boss_life[boss], BOSS_LIFE[boss], down, at == GONE)


def seats_known_by(s: NewYork, viewer: int, shared: list[SeatView]) -> list[SeatView]:
    """The seats, with the cards that this one has seen go into their supplies."""
    found = [knowledge.things_known(s, view.seat, viewer) for view in shared]
    if found == [view.known for view in shared]:
        return shared
    return [replace(view, known=things) for view, things in zip(shared, found, strict=True)]


def seat_view(s: NewYork, seat: int) -> SeatView:
    """A seat as an onlooker sees it."""
    weapon = s.weapons[seat]
    supply = s.supplies[seat]
    face_up = knowledge.open_things(s)
    return SeatView(
        seat=seat,
        hero=None if s.heroes[seat] == NONE else HERO.codes[s.heroes[seat]],
        space=SPACE.codes[s.at[seat]],
        hand=s.hands[seat].bit_count(),
        discard=s.discards[seat].bit_count(),
        chosen=len(s.chosen) + (s.played & ~s.shown).bit_count() if seat == s.active else 0,
        supply=[THING.codes[t] for t in supply if t in face_up] + [None for t in supply if t not in face_up],
        cases=len(knowledge.backs(s, seat, knowledge.CASE)),
        known=knowledge.things_known(s, seat, knowledge.ONLOOKER),
        weapon=None if weapon == NONE else THING.codes[weapon],
        ammo=s.ammo[seat],
        most_ammo=0 if weapon == NONE else AMMO[weapon],
        car=CARS.get(s.cars[seat], "taxi"),
        level=s.levels[seat],
        bar=bar_view(s, seat),
        wanted=s.wanted[seat],
        always_shows=s.showing[seat],
        sure_discard=named(s.sure[seat]),
    )


def bar_view(s: NewYork, seat: int) -> BarView | None:
    prisoners, items = bar_of(s, seat) if s.textures[seat] != NONE else [0, 0]
    if not prisoners and not items:
        return None
    return BarView(TEXTURE.codes[s.textures[seat]], s.bar_prisoners[seat], s.bar_items[seat], prisoners, items)
