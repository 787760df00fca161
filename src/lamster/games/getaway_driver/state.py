"""Everything that is true in a game of Getaway Driver."""

from typing import Final, final

from lamster.games.getaway_driver.ground import Ground, ground_of
from lamster.games.getaway_driver.settings import Settings
from lamster.kernel.state import State

# How far a Driver's turn has come (GD-R3, R4).
BEGINNING: Final = 0
ON_THE_ROAD: Final = 1
"""The beginning-of-turn window is closed, the normal move is still due."""
SET: Final = 2
"""With four players: the direction is chosen, the partner's is not yet (GD-Q11). Added to the stage before it."""
MOVED: Final = 4
ENDED: Final = 5

# How a car comes onto a tile (GD-A6, F4, F6).
NORMAL: Final = 0
EXTRA: Final = 1
"""The extra move of a Thoroughfare: it is followed, like a normal one."""
GAS: Final = 2
U_TURN: Final = 3
SWAP: Final = 4

# What became of it (GD-F9).
IN: Final = 0
STUNTED: Final = 1
BACKED_OUT: Final = 2
SPUN: Final = 3
"""Handbrake Turn as a stunt (GD-X14)."""

# Abilities of the Police that count once a round (GD-P17). What has used each is a set of vehicles, or of numbers.
AVOID: Final = 0
CALL: Final = 1
HALF_TURN: Final = 2
TUNNEL_ESCAPE: Final = 3
RIDE: Final = 4
MOVE_SPIKES: Final = 5
REDRAW: Final = 6
ABILITIES: Final = 7


@final
class Getaway(State):
    """Drivers are numbered from 0, and sit on the seats of these numbers. Lists of a Driver's things go by that number.

    A set of spaces, cards, vehicles or seats is an int with one bit each.
    """

    __slots__ = (
        "abreast",
        "acts",
        "at",
        "back_at",
        "back_heading",
        "badges",
        "bag",
        "barricades",
        "behind",
        "blocked",
        "bonus",
        "bought",
        "busy",
        "car",
        "charged",
        "clear",
        "crashes",
        "deck",
        "discard",
        "drawn",
        "escapes",
        "event",
        "event_aside",
        "extra",
        "facing",
        "filling",
        "followers",
        "from_at",
        "fuse",
        "goal",
        "gone",
        "ground",
        "hand",
        "hazards",
        "heading",
        "idle",
        "in_play",
        "known",
        "left_in",
        "loot",
        "manner",
        "met",
        "meter",
        "moved",
        "obstacles",
        "offroad",
        "old",
        "piles",
        "prey",
        "ramming",
        "reds",
        "removed",
        "result",
        "settings",
        "settled",
        "shared",
        "shown",
        "signals",
        "slammed",
        "spare",
        "spent",
        "spikes",
        "stage",
        "stash",
        "stomping",
        "tiles",
        "tokens",
        "up",
        "used",
        "way",
    )
    FIELDS = (
        "obstacles",
        "blocked",
        "tiles",
        "up",
        "offroad",
        "known",
        "bag",
        "left_in",
        "piles",
        "reds",
        "drawn",
        "filling",
        "stash",
        "settled",
        "spare",
        "hazards",
        "barricades",
        "spikes",
        "at",
        "facing",
        "in_play",
        "gone",
        "moved",
        "bonus",
        "acts",
        "tokens",
        "bought",
        "used",
        "deck",
        "badges",
        "charged",
        "car",
        "heading",
        "hand",
        "shown",
        "discard",
        "removed",
        "loot",
        "spent",
        "meter",
        "stage",
        "extra",
        "ramming",
        "slammed",
        "stomping",
        "shared",
        "back_at",
        "back_heading",
        "from_at",
        "way",
        "manner",
        "followers",
        "behind",
        "met",
        "prey",
        "clear",
        "result",
        "abreast",
        "event",
        "event_aside",
        "goal",
        "crashes",
        "escapes",
        "fuse",
        "old",
        "busy",
        "idle",
        "signals",
    )

    settings: Settings
    ground: Ground

    # The table.
    obstacles: list[tuple[int, int]]
    """Terrain obstacles: which, and the set of spaces each covers."""
    blocked: int
    """All of these spaces."""
    tiles: list[int]
    """The tile on each space; NONE on bare table."""
    up: int
    """The spaces whose tile is face up."""
    offroad: int
    """GD-P4: the spaces at most two away from a tile."""
    known: list[int]
    """By seat: the spaces whose face-down tile that seat has seen."""
    bag: list[int]
    """How many tiles of each kind nobody has drawn; in the solo game: nobody has seen."""
    left_in: int
    """GD-E7: the tiles in the bag, in the solo game those of both piles."""
    piles: list[int]
    """GD-O10: the tiles in the Perilous and in the Serene pile."""
    reds: list[int]
    """GD-O2: the unseen red tiles that came from, or are still in, the Perilous and the Serene pile."""
    drawn: list[int]
    """Tiles just drawn, not yet laid."""
    filling: list[int]
    """The spaces they are for."""
    stash: list[int]
    """Where each Stash token lies; NONE when it was taken."""
    settled: int
    """GD-T7: tokens that no longer count as misplaced."""
    spare: int
    """GD-V15: Stash tokens that are neither on the table nor held."""
    hazards: list[int]
    """Spaces with a Hazard token, the oldest first."""
    barricades: list[int]
    """Spaces with a Barricade, the oldest first."""
    spikes: list[int]

    # The Police.
    at: list[int]
    """The space of each vehicle; NONE when it is in the supply."""
    facing: list[int]
    in_play: list[int]
    """Vehicles in play, in the order in which they came."""
    gone: int
    """Vehicles removed from the game (GD-V7)."""
    moved: int
    """Vehicles that have moved this round (GD-P1)."""
    bonus: int
    """Vehicles with an unused extra action of the Thoroughfare (GD-M6)."""
    acts: list[int]
    """Movement actions each vehicle still has in step A."""
    tokens: int
    """Enforcement tokens of the Police."""
    bought: list[int]
    """GD-P11: how many cards of each upgrade lie open."""
    used: list[int]
    """What has used each ability this round."""
    deck: list[int]
    """GD-O3: upgrade cards of the solo game still to come, as numbers of each."""
    badges: list[int]
    """GD-O11: badges flipped this round, in the order they were flipped."""
    charged: int
    """GD-O27: the round at the end of which the Armored Car's charge is gone; 0 without one."""

    # The Drivers.
    car: list[int]
    heading: list[int]
    hand: list[int]
    shown: list[int]
    """Cards of the hand that everybody has seen (GD-Q26)."""
    discard: list[int]
    removed: list[int]
    loot: list[int]
    """Stash tokens held."""
    spent: list[int]
    meter: list[int]
    stage: list[int]
    extra: list[int]
    """Thoroughfare moves still to take (GD-M5)."""
    ramming: list[bool]
    slammed: list[bool]
    stomping: list[int]
    """Phases 1 in which this Driver still lays the tiles (GD-X32)."""
    shared: int
    """GD-Q25: the Drivers who then lay those for the partner as well."""
    back_at: list[int]
    back_heading: list[int]
    """GD-X9: tile and facing before the last movement action of this round; NONE before the first."""

    # A car on its way onto a tile (GD-D20).
    from_at: list[int]
    way: list[int]
    """The direction it takes."""
    manner: list[int]
    followers: list[tuple[int, ...]]
    behind: list[tuple[int, ...]]
    """Helicopters left behind that may still turn and follow (GD-U12)."""
    met: list[tuple[int, ...]]
    """Vehicles that stood on the tile already."""
    prey: list[tuple[int, ...]]
    """Those of them that crash because they are hunted (GD-V6): the hunt was on before the tile was turned up."""
    clear: list[int]
    """Why the tile gets no Hazard token: a Stash token or police piece was there (GD-K7, K8); NONE if it may."""
    result: list[int]
    abreast: bool
    """GD-Q14: both Drivers were on the same tile when their turn began."""

    # Events, and the end of a round.
    event: int
    event_aside: int
    """Event cards set aside (GD-V3)."""
    goal: int
    crashes: int
    escapes: int
    fuse: int
    old: int
    """GD-V16: the spaces that were face up when the round began."""
    busy: bool
    """A tile was laid or flipped this round."""
    idle: int
    """GD-D19: rounds in a row in which that was not so."""
    signals: list[tuple[int, int]]
    """GD-Q7: what City and Police have agreed on: who said it, and which signal."""

    def begin(self, rules: int, seats: int, options: dict[str, str | int | bool]) -> None:
        super().begin(rules, seats, options)
        self.blocked = 0

    def prepare(self) -> None:
        self.settings = Settings(self.options, self.seats)
        self.ground = ground_of(self.settings.columns, self.settings.rows, self.blocked)

    def clone(self) -> "Getaway":
        copy = Getaway()
        self.clone_into(copy)
        copy.settings = self.settings
        copy.ground = self.ground
        copy.obstacles = self.obstacles
        copy.blocked = self.blocked
        copy.tiles = self.tiles.copy()
        copy.up = self.up
        copy.offroad = self.offroad
        copy.known = self.known.copy()
        copy.bag = self.bag.copy()
        copy.left_in = self.left_in
        copy.piles = self.piles.copy()
        copy.reds = self.reds.copy()
        copy.drawn = self.drawn.copy()
        copy.filling = self.filling.copy()
        copy.stash = self.stash.copy()
        copy.settled = self.settled
        copy.spare = self.spare
        copy.hazards = self.hazards.copy()
        copy.barricades = self.barricades.copy()
        copy.spikes = self.spikes.copy()
        self.copy_police(copy)
        self.copy_drivers(copy)
        copy.abreast = self.abreast
        copy.event = self.event
        copy.event_aside = self.event_aside
        copy.goal = self.goal
        copy.crashes = self.crashes
        copy.escapes = self.escapes
        copy.fuse = self.fuse
        copy.old = self.old
        copy.busy = self.busy
        copy.idle = self.idle
        copy.signals = self.signals
        return copy

    def copy_police(self, copy: "Getaway") -> None:
        copy.at = self.at.copy()
        copy.facing = self.facing.copy()
        copy.in_play = self.in_play.copy()
        copy.gone = self.gone
        copy.moved = self.moved
        copy.bonus = self.bonus
        copy.acts = self.acts.copy()
        copy.tokens = self.tokens
        copy.bought = self.bought.copy()
        copy.used = self.used.copy()
        copy.deck = self.deck.copy()
        copy.badges = self.badges.copy()
        copy.charged = self.charged

    def copy_drivers(self, copy: "Getaway") -> None:
        copy.car = self.car.copy()
        copy.heading = self.heading.copy()
        copy.hand = self.hand.copy()
        copy.shown = self.shown.copy()
        copy.discard = self.discard.copy()
        copy.removed = self.removed.copy()
        copy.loot = self.loot.copy()
        copy.spent = self.spent.copy()
        copy.meter = self.meter.copy()
        copy.stage = self.stage.copy()
        copy.extra = self.extra.copy()
        copy.ramming = self.ramming.copy()
        copy.slammed = self.slammed.copy()
        copy.stomping = self.stomping.copy()
        copy.shared = self.shared
        copy.back_at = self.back_at.copy()
        copy.back_heading = self.back_heading.copy()
        copy.from_at = self.from_at.copy()
        copy.way = self.way.copy()
        copy.manner = self.manner.copy()
        copy.followers = self.followers.copy()
        copy.behind = self.behind.copy()
        copy.met = self.met.copy()
        copy.prey = self.prey.copy()
        copy.clear = self.clear.copy()
        copy.result = self.result.copy()
