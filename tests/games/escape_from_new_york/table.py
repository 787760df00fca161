"""A table of Escape from New York in any position, played on in codes.

    t = table("snake D5 dead-run bare-knuckles", "maggie F5 tape", tiles="D3 C2", enemies="D5: 2 prisoners 1 driver")
    t.play("choose:dead-run", "choose:bare-knuckles", "ready", "play:bare-knuckles", "hit-prisoner:D5")
    assert t.crowd("D5") == "1 prisoner 1 driver"

A Hero is a name, a space and what belongs to it, in any order: Action cards of the hand (none told: all eight; `empty`
for none), `discard:CARD`, things of the supply, `weapon:THING` (with `=2` for its Ammo; else full), `car` or `taxi`,
`level:2` (Level Bars removed), a texture, `bar:1+0` (Prisoners and Items on the bar), `blue:tape`, `purple:raft`,
`wanted:1`, `learned:CARD` (a Special Action card that is told as hand or discard needs no such mention). Nobody has a
starting card that is not told. Seats are called after their Heroes.

Spaces where something is told are revealed; `tiles` reveals others, plainly (`D3`) or with a tile of the game
(`D3=ct01`, `A2=dukes-camp`): of its icons only Manhole, Event icon, Building and Trap count, all else is told. What
chance shows is written with `*`, such as `*tile:ct14`. `plan` are the cards chosen in step 2: play goes on with step 3.
Else `step` says where play goes on (0: before the window that precedes step 1). `windows` opens the windows between
the steps, which are else passed over.
"""

import re
from collections.abc import Callable

from lamster.games.escape_from_new_york.components import (
    ACTION,
    AMMO,
    BLUE,
    BOSS,
    DIRECTION,
    HERO,
    NEIGHBOUR,
    NONE,
    NY_CARD,
    NY_CARDS,
    PURPLE,
    ROAD,
    SPACE,
    SPACES,
    SUBURB,
    THING,
    TILE,
    cards_in,
)
from lamster.games.escape_from_new_york.game import GAME
from lamster.games.escape_from_new_york.rules.enemies import DRIVER
from lamster.games.escape_from_new_york.rules.fighting import kind_name
from lamster.games.escape_from_new_york.rules.setup import lay_the_table
from lamster.games.escape_from_new_york.state import CAR, FACE_DOWN, UNSEEN, NewYork
from lamster.games.escape_from_new_york.view import NewYorkView
from lamster.kernel.decision import CHANCE
from lamster.kernel.game import Value
from lamster.kernel.play import advance
from tests.games.escape_from_new_york.laying import (
    begin,
    deal_objectives,
    lay_cases,
    lay_new_york,
    lay_pieces,
    lay_piles,
    lay_timer,
    peek,
    put_enemies,
    reveal_named,
    reveal_plainly,
    roads_of,
    seat_hero,
)
from tests.games.playing import Playing

ENEMY_BITS = {"": 0, "down": 2, "hurt1": 4, "hurt2": 8}


class Table(Playing[NewYork]):
    """A game under way. Seats are called after their Heroes."""

    def __init__(self, state: NewYork) -> None:
        super().__init__(GAME, state)

    def seat(self, name: str) -> int:
        heroes = [HERO.codes[hero] if hero != NONE else "" for hero in self.state.heroes]
        return heroes.index(name) if name in heroes else super().seat(name)

    def name(self, seat: int) -> str:
        hero = self.state.heroes[seat] if seat != CHANCE else NONE
        return HERO.codes[hero] if hero != NONE else super().name(seat)

    # Heroes.

    def at(self, who: str) -> str:
        """The space of a Hero or Boss; empty for a Boss that is not on the map."""
        s = self.state
        space = s.boss_at[BOSS.index[who]] if who in BOSS.index else s.at[self.seat(who)]
        return SPACE.codes[space] if space >= 0 else ""

    def hand(self, who: str) -> str:
        return names_of(self.state.hands[self.seat(who)])

    def discard(self, who: str) -> str:
        return names_of(self.state.discards[self.seat(who)])

    def supply(self, who: str) -> str:
        return " ".join(THING.codes[thing] for thing in self.state.supplies[self.seat(who)])

    def weapon(self, who: str) -> str:
        """The revealed Weapon, with its Ammo if it takes any, such as `revolver=2`."""
        thing, ammo = self.state.weapons[self.seat(who)], self.state.ammo[self.seat(who)]
        if thing == NONE:
            return ""
        return f"{THING.codes[thing]}={ammo}" if AMMO[thing] else THING.codes[thing]

    def car(self, who: str) -> str:
        return ["", "car", "taxi"][self.state.cars[self.seat(who)]]

    def level(self, who: str) -> int:
        """How many Level Bars are gone."""
        return self.state.levels[self.seat(who)]

    def bar(self, who: str) -> str:
        """Prisoners and Items on the bar, such as `1+0`."""
        seat = self.seat(who)
        return f"{self.state.bar_prisoners[seat]}+{self.state.bar_items[seat]}"

    def objectives(self, who: str) -> str:
        seat = self.seat(who)
        return f"{BLUE.codes[self.state.blues[seat]]} {PURPLE.codes[self.state.purples[seat]]}"

    # The map.

    def tile(self, space: str) -> str:
        """The tile there; empty where nothing is revealed."""
        tile = self.state.tiles[SPACE.index[space]]
        return TILE.codes[tile] if tile != NONE else ""

    def crowd(self, space: str) -> str:
        """The Enemies of a space, such as `2 prisoners 1 driver romero`."""
        at = SPACE.index[space]
        kinds: dict[str, int] = {}
        for enemy in self.state.crowd[at]:
            kinds[kind_name(enemy)] = kinds.get(kind_name(enemy), 0) + 1
        words = [f"{n} {plural(kind) if n > 1 else kind}" for kind, n in kinds.items()]
        for boss, where in enumerate(self.state.boss_at):
            if where == at:
                words.append(BOSS.codes[boss] + ("-down" if self.state.boss_down >> boss & 1 else ""))
        return " ".join(words)

    @property
    def enemies(self) -> str:
        """All Enemies on the map, as `table` takes them."""
        crowds = [(space, self.crowd(space)) for space in SPACE.codes]
        return ", ".join(f"{space}: {crowd}" for space, crowd in crowds if crowd)

    def life(self, boss: str) -> int:
        return self.state.boss_life[BOSS.index[boss]]

    @property
    def cubes(self) -> str:
        return counted(self.state.cubes)

    @property
    def wrecks(self) -> str:
        return counted(self.state.wrecks)

    @property
    def tokens(self) -> str:
        """Case tokens on the map, such as `3@D5`."""
        return " ".join(f"{n + 1}@{SPACE.codes[at]}" for n, at in enumerate(self.state.tokens) if at != NONE)

    @property
    def slots(self) -> str:
        """The Case slots: a card, `?` (nobody has seen it) or `-`."""
        marks = {UNSEEN: "?", NONE: "-"}
        return " ".join(marks[slot] if slot in marks else THING.codes[slot] for slot in self.state.slots)

    @property
    def roadblocks(self) -> str:
        """Intact Roadblocks, such as `D5-E4` or `I10-S`, sorted."""
        return " ".join(road_names(self.state.intact))

    @property
    def broken(self) -> str:
        return " ".join(road_names(self.state.broken))

    @property
    def manholes(self) -> str:
        return spaces_in(self.state.manholes)

    @property
    def event_spaces(self) -> str:
        return spaces_in(self.state.event_spaces)

    def suburb(self, space: str) -> str:
        token = self.state.suburbs[SPACE.index[space]]
        return "?" if token == FACE_DOWN else SUBURB.codes[token] if token >= 0 else ""

    @property
    def copter(self) -> str:
        """Where the Helicopter counter is; with `landed` once it shows the Helicopter."""
        return SPACE.codes[self.state.copter] + (" landed" if self.state.landed else "")

    # New York.

    @property
    def noise(self) -> int:
        return self.state.noise

    @property
    def missions(self) -> int:
        """Mission cubes in the left box."""
        return self.state.missions

    @property
    def timer(self) -> str:
        """Black and red tiles left, such as `10+3`."""
        return f"{self.state.blacks}+{self.state.reds}"

    @property
    def top(self) -> str:
        return NY_CARD.codes[self.state.ny_top]

    @property
    def deck(self) -> str:
        """The New York cards below the top one."""
        return cards(self.state.ny_deck, NY_CARD.codes)

    @property
    def ny_discard(self) -> str:
        return cards(self.state.ny_discard, NY_CARD.codes)

    @property
    def bonuses(self) -> str:
        return " ".join(NY_CARD.codes[card] for card in range(NY_CARDS) if self.state.bonuses >> card & 1)

    @property
    def active(self) -> str:
        return self.name(self.state.active)

    def view(self, viewer: str) -> NewYorkView:
        return GAME.view(self.state, self.viewer(viewer))


# How positions are read.


def plural(kind: str) -> str:
    word, dash, rest = kind.partition("-")
    return f"{word}s{dash}{rest}"


def names_of(some: int) -> str:
    return " ".join(ACTION.codes[card] for card in cards_in(some))


def counted(numbers: list[int]) -> str:
    return " ".join(f"{SPACE.codes[space]}={n}" for space, n in enumerate(numbers) if n)


def cards(counts: list[int], codes: tuple[str, ...]) -> str:
    return " ".join(codes[card] for card, n in enumerate(counts) for _ in range(n))


def spaces_in(some: int) -> str:
    return " ".join(SPACE.codes[space] for space in range(SPACES) if some >> space & 1)


def road_names(roads: int) -> list[str]:
    found = []
    for space in range(SPACES):
        for direction, road in enumerate(ROAD[space]):
            other = NEIGHBOUR[space][direction]
            if road != NONE and roads >> road & 1 and (other == NONE or other > space):
                end = DIRECTION.codes[direction] if other == NONE else SPACE.codes[other]
                found.append(f"{SPACE.codes[space]}-{end}")
    return sorted(found)


# New tables.


def new_game(seats: int = 2, **options: Value) -> Table:
    """A game from its very beginning."""
    return Table(GAME.setup(seats, options))


def table(
    *heroes: str,
    tiles: str = "",
    enemies: str = "",
    roadblocks: str = "",
    broken: str = "",
    cubes: str = "",
    wrecks: str = "",
    tokens: str = "",
    cases: str = "",
    suburbs: str = "",
    manholes: str = "",
    event_spaces: str = "",
    peeked: str = "",
    noise: int = 0,
    missions: int = 4,
    event_level: int = 1,
    events: str | None = None,
    event_discard: str = "",
    items: str | None = None,
    item_discard: str = "",
    top: str = "",
    deck: str | None = None,
    bonuses: str = "",
    blacks: int | None = None,
    reds: str = "red red new-york-wins",
    taken: bool = False,
    landed: bool = False,
    copter: str = "I6",
    gullfire: bool = True,
    prisoners_left: int | None = None,
    cars_left: int | None = None,
    active: str = "",
    plan: str = "",
    step: int = -1,
    windows: bool = False,
    before: Callable[[NewYork], None] | None = None,
    **options: Value,
) -> Table:
    """A position in the middle of a game.

    `tiles`, `cubes`, `wrecks` and the like are words such as `D5=2` or `D5`; `tokens` are Case tokens (`3@D5`), `cases`
    what is in the slots (`1=tape 2=-`; those not told that must be empty are the first ones), `peeked` POI tiles that a
    Hero has looked at (`snake:A2=dukes-camp`). `events` and `items` are all that is left in those decks, `deck` the New
    York cards below the top one. `blacks` of 0 means that Hurry Up has come. `before` makes the last changes.
    """
    s = GAME.new_state()
    s.begin(GAME.meta.rules, len(heroes), GAME.meta.parse_options(options))
    s.prepare()
    lay_the_table(s)
    s.steps.clear()
    s.round = 3
    for seat, text in enumerate(heroes):
        seat_hero(s, seat, text.split())
    deal_objectives(s)
    reveal_named(s, [word for word in tiles.split() if "=" in word])
    lay_cases(s, cases.split(), tokens.split())
    lay_pieces(s, cubes, wrecks, suburbs, manholes, event_spaces)
    for group in filter(None, enemies.split(",")):
        place, _, words = group.partition(":")
        put_enemies(s, SPACE.index[place.strip()], words.split())
    for word in peeked.split():
        peek(s, *re.split("[:=]", word))
    s.intact = roads_of(roadblocks.split())
    s.broken = roads_of(broken.split())
    s.noise, s.missions, s.event_level = noise, missions, event_level
    s.taken, s.landed, s.copter, s.gullfire = taken, landed, SPACE.index[copter], gullfire
    lay_piles(s, events, event_discard.split(), items, item_discard.split())
    lay_new_york(s, top, deck, bonuses.split())
    lay_timer(s, blacks, reds.split())
    s.prisoners_left -= sum(len([e for e in crowd if not e & DRIVER]) for crowd in s.crowd) + sum(s.bar_prisoners)
    s.prisoners_left = s.prisoners_left if prisoners_left is None else prisoners_left
    driven = sum(enemy & DRIVER for crowd in s.crowd for enemy in crowd) + s.cars.count(CAR) + sum(s.wrecks)
    s.cars_left = s.cars_left - driven if cars_left is None else cars_left
    reveal_plainly(s, [word for word in tiles.split() if "=" not in word])
    s.active = s.first = s.heroes.index(HERO.index[active]) if active else 0
    begin(s, plan.split(), step, windows)
    if before is not None:
        before(s)
    advance(s)
    return Table(s)
