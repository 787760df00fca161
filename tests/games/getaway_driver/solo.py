"""A table of the solo game in any position.

    t = alone("8,6 N", unseen="8,5 7,6", tiles="9,6=serene", vehicles="patrol-1@8,8N", phase="net")
    assert t.told() == ["automa-moved patrol-1 8,7 N only-path driver 1"]

As in `table`, but tiles that nobody has seen are told by their pile: `unseen` are those of the Perilous one, as far
as it goes. A Driver of whom no cards are told holds one that is of no use now, so that play stops in every window of
the round. What happened on the way to the first question is told like everything after it.
"""

from typing import Any

from lamster.games.getaway_driver.components import KINDS, NONE, PERILOUS, RED, TILE_LIGHT, UPGRADE, UPGRADES, VEHICLE
from lamster.games.getaway_driver.events import PILE
from lamster.games.getaway_driver.rules.setup import PERILOUS_REDS, PERILOUS_TILES, SERENE_REDS, SERENE_TILES
from lamster.games.getaway_driver.rules.tiles import PILE_OF
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.event import Event
from tests.games.getaway_driver.table import Table, table

SPARE = "stomping_grounds"
EVERYWHERE = " ".join(f"{column},{row}" for column in (2, 5, 8, 11, 14) for row in (2, 5, 8, 10))
"""So many tiles that no space of a standard table is more than two away from one (GD-P4)."""


class Position:
    """What a position of the solo game has beside that of any other."""

    def __init__(self, laid: dict[str, int], piles: str, deck: str, badges: str, charged: int, moved: str) -> None:
        self.laid = laid
        self.piles = piles
        self.deck = deck
        self.badges = badges
        self.charged = charged
        self.moved = moved
        self.events: list[Event] = []

    def set_up(self, s: Getaway) -> None:
        self.fill_piles(s)
        if self.deck != "all":
            s.deck = [self.deck.split().count(UPGRADE.codes[upgrade]) for upgrade in range(UPGRADES)]
        s.badges = [int(badge) for badge in self.badges.split()]
        s.charged = s.round + self.charged - 1 if self.charged else 0
        s.moved = sum(1 << VEHICLE.index[name] for name in self.moved.split())
        s.log = self.events

    def fill_piles(self, s: Getaway) -> None:
        """The piles are what is not on the table; red tiles that were seen were Perilous as long as possible."""
        s.piles = [PERILOUS_TILES, SERENE_TILES]
        s.reds = [PERILOUS_REDS, SERENE_REDS]
        for space, tile in enumerate(s.tiles):
            if NONE < tile < KINDS:
                self.take_seen(s, space, tile)
        for name, pile in self.laid.items():
            self.lay_unseen(s, s.ground.index[name], pile if s.piles[pile] else 1 - pile)
        if self.piles:
            s.piles = [int(number) for number in self.piles.split()]
        s.left_in = sum(s.piles)

    def lay_unseen(self, s: Getaway, space: int, pile: int) -> None:
        s.tiles[space] = PERILOUS + pile
        s.offroad |= s.ground.near[space]
        s.piles[pile] -= 1

    def take_seen(self, s: Getaway, space: int, tile: int) -> None:
        pile = PILE_OF[tile]
        if TILE_LIGHT[tile] == RED:
            pile = 0 if s.reds[0] else 1
            s.reds[pile] -= 1
        s.piles[pile] -= 1
        if not s.up >> space & 1:
            s.known[0] |= 1 << space


def alone(
    driver: str,
    *,
    tiles: str = "",
    unseen: str = "",
    piles: str = "",
    deck: str = "all",
    badges: str = "",
    charged: int = 0,
    moved: str = "",
    vehicles: str = "",
    hazards: str = "",
    stash: str = "",
    barricades: str = "",
    discard: str = "",
    loot: int = 0,
    meter: int = 0,
    blocked: str = "",
    phase: str = "turn",
    **options: Any,
) -> Table:
    """A position of the solo game; `charged` is the number of rounds, this one included, that a charge still lasts."""
    words = dict(word.split("=") for word in tiles.split())
    told = {space: tile for space, tile in words.items() if tile not in PILE.index}
    laid = {space: PILE.index[tile] for space, tile in words.items() if tile in PILE.index}
    # The car stands on a tile that is told, or on Start.
    laid |= {space: 0 for space in unseen.split() if space not in words and space != driver.partition(" ")[0]}
    position = Position(laid, piles, deck, badges, charged, moved)
    t = table(
        driver if len(driver.split()) > 2 else f"{driver} {SPARE}",
        tiles=" ".join(f"{space}={tile}" for space, tile in told.items()),
        vehicles=vehicles,
        hazards=hazards,
        stash=stash,
        barricades=barricades,
        discard=discard,
        loot=loot,
        meter=meter,
        blocked=blocked,
        phase=phase,
        seats=1,
        before=position.set_up,
        **options,
    )
    t.events = position.events
    return t


def pile_at(t: Table, space: str) -> str:
    """The pile of an unseen tile; empty for any other."""
    return next(tile.pile or "" for tile in t.view("driver").tiles if tile.at == space)


def deck_of(t: Table) -> str:
    """The upgrade cards still in the deck."""
    return " ".join(UPGRADE.codes[upgrade] for upgrade in range(UPGRADES) if t.state.deck[upgrade])
