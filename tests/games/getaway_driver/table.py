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
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.event import SEAT, Event
from lamster.kernel.game import Value
from lamster.kernel.play import advance

ONLOOKER = "onlooker"
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


class Table:
    """A game under way. Whatever a test writes must be legal, else the test fails there."""

    def __init__(self, state: Getaway) -> None:
        self.state = state
        self.events: list[Event] = []
        """What has happened since the last `play` began."""

    # Playing.

    def play(self, *codes: str) -> "Table":
        """Play `code` for whoever is asked, `*code` for chance, `police code` for the Police."""
        self.events = []
        self.state.log = self.events
        for text in codes:
            seat, code = self.meant(text)
            refusal = GAME.refuse(self.state, seat, code)
            assert refusal is None, f"{text}: {refusal}"
            GAME.apply(self.state, seat, code)
        return self

    def meant(self, text: str) -> tuple[int, str]:
        """The seat and the code of a line such as `*draw:Y01`, `police done` or `drive:left`."""
        if text.startswith("*"):
            return CHANCE, text[1:]
        who, _, code = text.rpartition(" ")
        if who:
            return self.seat(who), code
        seats = [decision.seat for decision in self.state.open if decision.seat != CHANCE]
        assert len(seats) == 1, f"{text}: asked now: {self.asked}"
        return seats[0], code

    def seat(self, name: str) -> int:
        return GAME.seat_names(self.state.seats).index(name)

    def viewer(self, name: str) -> int | None:
        return None if name == ONLOOKER else self.seat(name)

    # What is asked.

    @property
    def asked(self) -> str:
        """Who is asked, or `*` for chance; empty when the game is over."""
        return " ".join(GAME.seat_text(self.state, decision.seat) for decision in self.state.open)

    @property
    def decision(self) -> Decision:
        assert len(self.state.open) == 1, f"asked now: {self.asked}"
        return self.state.open[0]

    @property
    def kind(self) -> str:
        return self.decision.kind

    def kind_of(self, who: str) -> str:
        """What this seat is asked; empty when it is not."""
        decision = GAME.decision(self.state, self.seat(who))
        return "" if decision is None else decision.kind

    def options(self, who: str = "") -> str:
        """The legal codes, of the one that is asked or of this seat."""
        if not who:
            return " ".join(self.decision.codes)
        return " ".join(code for d in self.state.open if d.seat == self.seat(who) for code in d.codes)

    def offers(self, code: str) -> bool:
        """Whether this code (`police done`, or of whoever is asked) is legal now."""
        seat, meant = self.meant(code)
        return GAME.refuse(self.state, seat, meant) is None

    def refused(self, text: str) -> str:
        """The rule that forbids this code."""
        seat, code = self.meant(text)
        refusal = GAME.refuse(self.state, seat, code)
        assert refusal is not None, f"{text} is legal"
        return refusal.rule

    def rule_of(self, text: str) -> str:
        """The rule that allows this code (`police done`, or of whoever is asked)."""
        seat, code = self.meant(text)
        decision = GAME.decision(self.state, seat)
        assert decision is not None
        assert code in decision.codes
        return GAME.rule_of(self.state, decision, code)

    def default(self, who: str = "") -> str:
        """What is played when the time runs out, of the one that is asked or of this seat; it must be legal."""
        seat = self.seat(who) if who else self.decision.seat
        decision = GAME.decision(self.state, seat)
        code = GAME.default(self.state, seat)
        assert decision is not None
        assert code in decision.codes
        return code

    def mask(self, text: str, viewer: str) -> str:
        """The code as somebody else sees it."""
        seat, code = self.meant(text)
        return GAME.mask(self.state, seat, code, self.viewer(viewer))

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

    @property
    def result(self) -> str:
        """The winners and the rule that ended the game; empty while it goes on."""
        ended = self.state.ended
        names = GAME.seat_names(self.state.seats)
        return "" if ended is None else " ".join([*[names[seat] for seat in ended.winners], ended.rule])

    def view(self, viewer: str) -> GetawayView:
        return GAME.view(self.state, self.viewer(viewer))

    def told(self, viewer: str = ONLOOKER) -> list[str]:
        """The events of the last `play` as this viewer is told them: `drove driver left 7,6 W`; `?` is hidden."""
        return [self.line(event, self.viewer(viewer)) for event in self.events]

    def line(self, event: Event, viewer: int | None) -> str:
        data = event.data(viewer)
        words = [event.kind.name]
        names = GAME.seat_names(self.state.seats)
        for name, kind in event.kind.fields:
            value = data[name]
            words.append("?" if value is None else names[int(str(value))] if kind is SEAT else str(value))
        return " ".join(words)


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
    before: Callable[[Getaway], None] | None = None,
    **options: Value,
) -> Table:
    """A position in the middle of a game; 2 seats unless told, 4 when there is a second Driver.

    `before` makes the last changes to it before play goes on.
    """
    s = GAME.new_state()
    s.begin(
        GAME.meta.rules, seats or (4 if driver_b else 2), GAME.meta.parse_options({**options, "meter": meter_spaces})
    )
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
