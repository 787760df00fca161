"""Everything that is true in a game of Escape from New York."""

from typing import Final, final

from lamster.games.escape_from_new_york.settings import Settings
from lamster.kernel.pile import Pile
from lamster.kernel.state import State

NO_CAR: Final = 0
CAR: Final = 1
TAXI: Final = 2
NO_TOKEN: Final = -2
FACE_DOWN: Final = -1
UNSEEN: Final = -2
"""A Case card in its slot that nobody has looked at."""
GONE: Final = -2
"""A Boss that has left: the Duke comes back, the others do not."""


@final
class NewYork(State):
    """Seats are numbered from 0. A set of spaces, roads or cards is an int with one bit each."""

    __slots__ = (
        "ability",
        "active",
        "alive_left",
        "ammo",
        "at",
        "bar_items",
        "bar_prisoners",
        "bat_used",
        "beside",
        "black_left",
        "blacks",
        "blue_left",
        "blue_out",
        "blues",
        "bonuses",
        "boss_at",
        "boss_down",
        "boss_life",
        "boss_moved",
        "bracelet_up",
        "broken",
        "cars",
        "cars_left",
        "case_left",
        "chosen",
        "city_pile",
        "copter",
        "crowd",
        "cubes",
        "cubes_left",
        "dead_left",
        "discards",
        "dropped",
        "event_discard",
        "event_level",
        "event_pile",
        "event_spaces",
        "facts",
        "first",
        "forced",
        "gone",
        "guard",
        "gullfire",
        "hands",
        "held",
        "heroes",
        "hurried",
        "hurrying",
        "intact",
        "item_discard",
        "item_pile",
        "landed",
        "left_cars",
        "levels",
        "made_noise",
        "manholes",
        "missions",
        "missions_aside",
        "noise",
        "noise_aside",
        "ny_beside",
        "ny_deck",
        "ny_discard",
        "ny_seen",
        "ny_top",
        "park_pile",
        "pending",
        "played",
        "poi_left",
        "prisoners_left",
        "purple_left",
        "purple_out",
        "purples",
        "red_left",
        "reds",
        "resetting",
        "seen_cards",
        "settings",
        "shop",
        "showing",
        "shown",
        "slots",
        "step",
        "suburb_left",
        "suburbs",
        "supplies",
        "sure",
        "taken",
        "textures",
        "tiles",
        "tokens",
        "under",
        "wanted",
        "weapons",
        "wrecks",
    )
    FIELDS = (
        "heroes",
        "at",
        "hands",
        "discards",
        "beside",
        "supplies",
        "weapons",
        "ammo",
        "cars",
        "levels",
        "textures",
        "bar_prisoners",
        "bar_items",
        "blues",
        "purples",
        "wanted",
        "showing",
        "blue_left",
        "purple_left",
        "blue_out",
        "purple_out",
        "tiles",
        "city_pile",
        "park_pile",
        "poi_left",
        "under",
        "suburbs",
        "suburb_left",
        "manholes",
        "event_spaces",
        "crowd",
        "boss_at",
        "boss_life",
        "boss_down",
        "boss_moved",
        "cubes",
        "wrecks",
        "tokens",
        "slots",
        "case_left",
        "bracelet_up",
        "intact",
        "broken",
        "gullfire",
        "copter",
        "landed",
        "taken",
        "alive_left",
        "dead_left",
        "prisoners_left",
        "cars_left",
        "cubes_left",
        "noise",
        "noise_aside",
        "missions",
        "missions_aside",
        "resetting",
        "event_level",
        "event_pile",
        "event_discard",
        "black_left",
        "blacks",
        "red_left",
        "reds",
        "hurried",
        "item_pile",
        "item_discard",
        "gone",
        "shop",
        "ny_top",
        "ny_deck",
        "ny_discard",
        "bonuses",
        "ny_seen",
        "ny_beside",
        "first",
        "active",
        "step",
        "forced",
        "chosen",
        "played",
        "shown",
        "made_noise",
        "ability",
        "guard",
        "bat_used",
        "dropped",
        "left_cars",
        "hurrying",
        "pending",
        "facts",
        "seen_cards",
        "sure",
        "held",
    )

    settings: Settings
    heroes: list[int]  # The hero of each seat; NONE before it is chosen.
    at: list[int]  # Where the heroes stand.
    hands: list[int]  # Action cards in hand, a set of bits for each seat.
    discards: list[int]  # The own discard piles.
    beside: list[int]  # Special Action cards of the seat's hero that lie beside the board.
    supplies: list[tuple[int, ...]]  # Things in each supply, sorted: Items, Cases, the President.
    weapons: list[int]  # The revealed Weapon, or NONE.
    ammo: list[int]
    cars: list[int]  # NO_CAR, CAR or TAXI.
    levels: list[int]  # Level Bars removed so far.
    textures: list[int]  # Which set of Level Bars the seat has.
    bar_prisoners: list[int]  # Prisoners on the current Level Bar.
    bar_items: list[int]  # Items on it.
    blues: list[int]  # Personal Objectives: the thing.
    purples: list[int]  # And the means of transport.
    wanted: list[int]  # Wanted cards (EFNY-XW2).
    showing: list[bool]  # EFNY-V11: who shows everything in each escape attempt.
    blue_left: list[int]  # The blue objectives in their deck, of each sort.
    purple_left: list[int]
    blue_out: list[int]  # Those that left the game unseen, and are as good as unknown: see knowledge.py.
    purple_out: list[int]
    tiles: list[int]  # The tile on each space; NONE where it is not revealed (EFNY-G9).
    city_pile: Pile
    park_pile: Pile
    poi_left: list[int]  # POI tiles that nobody has seen yet, of each kind.
    under: list[int]  # The POI tile that lies face down on a space, where somebody has looked at it; else NONE.
    suburbs: list[int]  # NO_TOKEN, FACE_DOWN, or what the Suburb token there turned out to be.
    suburb_left: list[int]
    manholes: int  # Revealed spaces with a Manhole.
    event_spaces: int  # Revealed spaces with an Event icon.
    crowd: list[tuple[int, ...]]  # The Prisoners of each space, sorted: see enemies.py.
    boss_at: list[int]  # Where the Bosses stand; NONE before they enter, GONE after they have left.
    boss_life: list[int]
    boss_down: int  # Bosses that were tricked, one bit each.
    boss_moved: int  # Bosses moved by the present HUNT.
    cubes: list[int]  # Item cubes on each space.
    wrecks: list[int]  # Abandoned Cars on each space.
    tokens: list[int]  # Where Case tokens 1 to 4 lie; NONE in their slots.
    slots: list[int]  # The Case card in each slot: a thing, UNSEEN, or NONE.
    case_left: list[int]  # Case cards that nobody has seen yet, of each kind.
    bracelet_up: bool  # EFNY-C9: it was turned up.
    intact: int  # Roads with an intact Roadblock.
    broken: int  # Roads with a destroyed one.
    gullfire: bool  # EFNY-X1: still there.
    copter: int  # The space of the Helicopter counter.
    landed: bool  # EFNY-X3: it shows the Helicopter.
    taken: bool  # EFNY-V5: the President has been taken by somebody at some time.
    alive_left: int  # EFNY-XP1: Alive cards in the President deck.
    dead_left: int
    prisoners_left: int  # Prisoner tokens in the supply.
    cars_left: int  # Car figures in the supply.
    cubes_left: int
    noise: int
    noise_aside: int  # EFNY-O5: Noise put aside while the Mission cubes are away.
    missions: int  # Mission cubes in the left box.
    missions_aside: int
    resetting: bool  # EFNY-O5: a Timer tile is carried out for a full right box.
    event_level: int
    event_pile: Pile
    event_discard: list[int]
    black_left: list[int]  # Black Timer tiles that nobody has seen, removed ones included.
    blacks: int  # How many of them are in the deck.
    red_left: list[int]
    reds: int
    hurried: bool  # EFNY-Y3: Hurry Up has come to the top.
    item_pile: Pile
    item_discard: list[int]
    gone: tuple[int, ...]  # Items that have left the game.
    shop: tuple[int, ...]  # EFNY-F16: Items drawn in the Gun Shop, before one is kept.
    ny_top: int  # The top New York card: its back is open.
    ny_deck: list[int]  # The cards below it, of each kind.
    ny_discard: list[int]
    bonuses: int  # Prisoner Bonuses in play, one bit for each New York card.
    ny_seen: int  # New York Special cards whose faces were seen since they were shuffled in.
    ny_beside: int  # New York Special Action cards beside the board.
    first: int  # Who began: with this seat a round begins.
    active: int  # Whose turn it is.
    step: int  # The step of the turn, 1 to 12; 0 before the first.
    forced: bool  # EFNY-H2: the recovery of this turn is a duty.
    chosen: tuple[int, ...]  # The Action cards laid face down in step 2, as far as they are not resolved.
    played: int  # Action cards of this turn that go to the discard pile in step 6.
    shown: int  # Those of them that were revealed.
    made_noise: int  # Noise of the cards and the ability so far.
    ability: bool  # EFNY-H10: used this turn.
    guard: int  # EFNY-W13.
    bat_used: bool  # The Baseball Bat, once a turn.
    dropped: int  # EFNY-C11: Case tokens dropped this turn.
    left_cars: int  # EFNY-R10: spaces where the current hero abandoned a Car this turn.
    hurrying: bool  # The current player wants no more windows this turn.
    pending: tuple[int, ...]  # EFNY-U2: spaces whose Events and Traps wait for the end of the action.
    facts: list[tuple[int, int, int]]  # Who knows what of what is hidden: see knowledge.py.
    seen_cards: list[int]  # For each seat the Special Action cards that all know to be its own.
    sure: list[int]  # For each seat the cards that all know to lie on its discard pile.
    held: list[int]  # And those that all know to be in its hand or plan.

    def prepare(self) -> None:
        self.settings = Settings(self.options, self.seats)

    def clone(self) -> "NewYork":  # noqa: PLR0915 (a line a field)
        copy = NewYork()
        self.clone_into(copy)
        copy.settings = self.settings
        copy.heroes = self.heroes.copy()
        copy.at = self.at.copy()
        copy.hands = self.hands.copy()
        copy.discards = self.discards.copy()
        copy.beside = self.beside.copy()
        copy.supplies = self.supplies.copy()
        copy.weapons = self.weapons.copy()
        copy.ammo = self.ammo.copy()
        copy.cars = self.cars.copy()
        copy.levels = self.levels.copy()
        copy.textures = self.textures.copy()
        copy.bar_prisoners = self.bar_prisoners.copy()
        copy.bar_items = self.bar_items.copy()
        copy.blues = self.blues.copy()
        copy.purples = self.purples.copy()
        copy.wanted = self.wanted.copy()
        copy.showing = self.showing.copy()
        copy.blue_left = self.blue_left.copy()
        copy.purple_left = self.purple_left.copy()
        copy.blue_out = self.blue_out.copy()
        copy.purple_out = self.purple_out.copy()
        copy.tiles = self.tiles.copy()
        copy.city_pile = self.city_pile.clone()
        copy.park_pile = self.park_pile.clone()
        copy.poi_left = self.poi_left.copy()
        copy.under = self.under.copy()
        copy.suburbs = self.suburbs.copy()
        copy.suburb_left = self.suburb_left.copy()
        copy.manholes = self.manholes
        copy.event_spaces = self.event_spaces
        copy.crowd = self.crowd.copy()
        copy.boss_at = self.boss_at.copy()
        copy.boss_life = self.boss_life.copy()
        copy.boss_down = self.boss_down
        copy.boss_moved = self.boss_moved
        copy.cubes = self.cubes.copy()
        copy.wrecks = self.wrecks.copy()
        copy.tokens = self.tokens.copy()
        copy.slots = self.slots.copy()
        copy.case_left = self.case_left.copy()
        copy.bracelet_up = self.bracelet_up
        copy.intact = self.intact
        copy.broken = self.broken
        copy.gullfire = self.gullfire
        copy.copter = self.copter
        copy.landed = self.landed
        copy.taken = self.taken
        copy.alive_left = self.alive_left
        copy.dead_left = self.dead_left
        copy.prisoners_left = self.prisoners_left
        copy.cars_left = self.cars_left
        copy.cubes_left = self.cubes_left
        copy.noise = self.noise
        copy.noise_aside = self.noise_aside
        copy.missions = self.missions
        copy.missions_aside = self.missions_aside
        copy.resetting = self.resetting
        copy.event_level = self.event_level
        copy.event_pile = self.event_pile.clone()
        copy.event_discard = self.event_discard.copy()
        copy.black_left = self.black_left.copy()
        copy.blacks = self.blacks
        copy.red_left = self.red_left.copy()
        copy.reds = self.reds
        copy.hurried = self.hurried
        copy.item_pile = self.item_pile.clone()
        copy.item_discard = self.item_discard.copy()
        copy.gone = self.gone
        copy.shop = self.shop
        copy.ny_top = self.ny_top
        copy.ny_deck = self.ny_deck.copy()
        copy.ny_discard = self.ny_discard.copy()
        copy.bonuses = self.bonuses
        copy.ny_seen = self.ny_seen
        copy.ny_beside = self.ny_beside
        copy.first = self.first
        copy.active = self.active
        copy.step = self.step
        copy.forced = self.forced
        copy.chosen = self.chosen
        copy.played = self.played
        copy.shown = self.shown
        copy.made_noise = self.made_noise
        copy.ability = self.ability
        copy.guard = self.guard
        copy.bat_used = self.bat_used
        copy.dropped = self.dropped
        copy.left_cars = self.left_cars
        copy.hurrying = self.hurrying
        copy.pending = self.pending
        copy.facts = self.facts.copy()
        copy.seen_cards = self.seen_cards.copy()
        copy.sure = self.sure.copy()
        copy.held = self.held.copy()
        return copy
