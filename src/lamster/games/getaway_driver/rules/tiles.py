"""Drawing, laying and turning up tiles: phase 1 and the fills during a turn (GD-E, GD-R6, GD-K5, GD-U18)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    CONES,
    DRAW,
    EVENT_SYMBOL,
    KINDS,
    LAY,
    NONE,
    OPERATIVO,
    PERILOUS,
    RED,
    REVEAL,
    TILE_BADGE,
    TILE_LIGHT,
    TILE_SPECIAL,
    TRAFFIC_CAMERA,
)
from lamster.games.getaway_driver.components import COURIER as COURIER_EVENT
from lamster.games.getaway_driver.events import (
    BADGE,
    BADGE_NOTED,
    DREW,
    ESCAPED,
    LAID,
    LAID_OPEN,
    LAID_UNSEEN,
    REDREW,
    STASH_FOR_BADGE,
    TURNED_UP,
)
from lamster.games.getaway_driver.rules.board import covers, drivers_win, face_up, gain_tokens, open_spaces
from lamster.games.getaway_driver.rules.event_cards import DrawEvent, TakeUp, recycle, with_tiles
from lamster.games.getaway_driver.state import REDRAW, Getaway
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.event import EVERYBODY
from lamster.kernel.state import Ask, Step

UNSEEN_DRAW: Final = "draw:?"
UNSEEN_LAY: Final = "lay:?"
BIG_BADGE: Final = 3
"""GD-V15, O22: badges of so many points bring more."""


@final
class Fill(Step[Getaway]):
    """GD-R6: the open spaces around one Driver are filled before the car moves on."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        begin_fill(s, open_spaces(s, self.driver), s.settings.city)


FILL: Final = (Fill(0), Fill(1))


def begin_fill(s: Getaway, spaces: list[int], seat: int) -> None:
    """GD-E2, E3, V9, O7: as many tiles as spaces are drawn; if the bag is short, the Driver is gone."""
    spaces = with_tiles(s, spaces)
    if not spaces:
        return
    missing = len(spaces) - s.left_in
    if missing > 0 and s.event == COURIER_EVENT:
        recycle(s, missing)
        if s.ended is not None:
            return
    elif missing > 0:
        s.tell(ESCAPED, (s.ground.name[spaces[0]],))
        drivers_win(s, "GD-W1")
        return
    s.filling = spaces
    s.drawn = []
    if s.settings.solo:
        fill_solo(s, seat)
    else:
        draw_tiles(s, seat)


def draw_tiles(s: Getaway, seat: int) -> None:
    """GD-E4: draw them all, perhaps once more (GD-E5), then lay them; recycled ones join them (GD-V9)."""
    s.then(TakeUp(s.settings.city), DrawTile(seat), CameraWindow(seat), LayTile(seat))


def fill_solo(s: Getaway, seat: int) -> None:
    """GD-O7, O9: each space gets the next tile of its pile unseen; a Driver on home ground looks and arranges."""
    if seat != NONE:
        s.then(DrawFromPile(seat), LayTile(seat))
        return
    for space in s.filling:
        pile = pile_for(s, space)
        take_from(s, pile)
        s.tiles[space] = PERILOUS + pile
        s.offroad |= s.ground.near[space]
        s.busy = True
        s.tell(LAID_UNSEEN, (s.ground.name[space], pile))
    s.filling = []


def pile_for(s: Getaway, space: int) -> int:
    """GD-O7, O8: Serene where a Stash token or the Police are or could be next, else Perilous; never an empty pile."""
    serene = space in s.stash or space in s.barricades or any(in_reach(s, v, space) for v in s.in_play)
    return int(serene) if s.piles[serene] else int(not serene)


def in_reach(s: Getaway, vehicle: int, space: int) -> bool:
    """GD-O7: the vehicle stands there, or has the space directly in front, left or right of it."""
    return s.at[vehicle] == space or covers(s, s.at[vehicle], s.facing[vehicle], space)


def take_from(s: Getaway, pile: int) -> None:
    s.piles[pile] -= 1
    s.left_in -= 1


@final
class DrawFromPile(Ask[Getaway]):
    """GD-O9: the Driver looks at the tiles that the piles give for these spaces."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        if len(s.drawn) == len(s.filling):
            return ()
        return DRAW.from_counts(unseen_weights(s, pile_for(s, s.filling[len(s.drawn)])), "draw", "GD-O9")

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        pile = pile_for(s, s.filling[len(s.drawn)])
        tile = DRAW.kind_of[code]
        seen_at_last(s, tile, pile)
        take_from(s, pile)
        s.drawn.append(tile)
        s.tell(DREW, (self.seat, tile))
        s.next(self)


def seen_at_last(s: Getaway, tile: int, pile: int) -> None:
    """A tile of the solo piles is no longer one of those that nobody has seen."""
    s.bag[tile] -= 1
    if TILE_LIGHT[tile] == RED:
        s.reds[pile] -= 1


def seers(s: Getaway, seat: int) -> int:
    """Who sees a tile that this seat looks at: the seat, and the one that may look at every face-down tile (GD-E6).

    In the solo game there is nobody to hide it from; while cones are out the Police do not look (GD-V12).
    """
    if s.settings.solo:
        return EVERYBODY
    return 1 << seat if s.event == CONES else 1 << seat | 1 << s.settings.city


def sees(s: Getaway, viewer: int | None, seat: int) -> bool:
    return s.settings.solo if viewer is None else seers(s, seat) >> viewer & 1 == 1


@final
class DrawTile(Ask[Getaway]):
    """GD-E2, E8: as many tiles from the bag as there are spaces to fill."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        if len(s.drawn) == len(s.filling) or not s.left_in:
            # With recycled tiles (GD-V9) there are fewer to draw.
            return ()
        if s.settings.copies > 1:
            return DRAW.from_counts(s.bag, "draw", "GD-E2")
        bag = s.bag
        return (Decision(CHANCE, "draw", "GD-E2", tuple([DRAW.codes[k] for k in range(KINDS) if bag[k]])),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        tile = DRAW.kind_of[code]
        s.bag[tile] -= 1
        s.left_in -= 1
        s.drawn.append(tile)
        s.tell(DREW, (self.seat, tile), seers(s, self.seat))
        s.next(self)

    def mask(self, s: Getaway, seat: int, code: str, viewer: int | None) -> str:
        return code if sees(s, viewer, self.seat) else UNSEEN_DRAW


@final
class CameraWindow(Ask[Getaway]):
    """GD-E5, U18: the owner of Traffic Camera may have the tiles drawn again, but not those the Driver draws."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        # From an empty bag the same tiles would come again.
        if self.seat != s.settings.city or not s.left_in or s.used[REDRAW].bit_count() >= s.bought[TRAFFIC_CAMERA]:
            return ()
        return (Decision(self.seat, "camera", "GD-E5", ("keep", "redraw")),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code == "redraw":
            s.used[REDRAW] = s.used[REDRAW] << 1 | 1
            put_back(s)
            s.tell(REDREW, (seat,))
            s.then(DrawTile(seat), self)

    def rule_of(self, s: Getaway, code: str) -> str:
        return "GD-U18" if code == "redraw" else ""


def put_back(s: Getaway) -> None:
    for tile in s.drawn:
        s.bag[tile] += 1
    s.left_in += len(s.drawn)
    s.drawn = []


@final
class LayTile(Ask[Getaway]):
    """GD-E4, E8: one of the drawn tiles for each space, the spaces one after the other."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        if not s.filling:
            return ()
        # The last tile is laid without asking; two equal ones (GD-Q1) are asked about, or everybody would know.
        codes = tuple([LAY.codes[tile] for tile in sorted(set(s.drawn))])
        return (Decision(self.seat, "lay", "GD-E4", codes, None, len(s.drawn) == 1),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        tile = LAY.kind_of[code]
        s.drawn.remove(tile)
        lay(s, s.filling.pop(0), tile, seat)
        s.next(self)

    def mask(self, s: Getaway, seat: int, code: str, viewer: int | None) -> str:
        return code if s.settings.learning or sees(s, viewer, self.seat) else UNSEEN_LAY


def layer_of(s: Getaway) -> int:
    """The seat that lays the tiles just drawn; NONE when there are none."""
    for step in s.steps:
        if isinstance(step, LayTile):
            return step.seat
    return NONE


def lay(s: Getaway, space: int, tile: int, seat: int) -> None:
    """GD-E4, E6, T9, T10, D19, L1: face down (in learning mode face up), under whatever stands there."""
    s.tiles[space] = tile
    s.offroad |= s.ground.near[space]
    s.busy = True
    if s.settings.learning:
        s.up |= 1 << space
        s.tell(LAID_OPEN, (seat, s.ground.name[space], tile))
        return
    seen = seers(s, seat)
    for other in range(s.seats):
        if seen >> other & 1:
            s.known[other] |= 1 << space
    s.tell(LAID, (seat, s.ground.name[space], tile), seen)


@final
class TurnUp(Step[Getaway]):
    """GD-D7, D13, M7, K11, V2: tiles are turned face up for good, because of this Driver.

    RL106: all at the same instant, then their badges pay, then an Event symbol among them takes effect.
    """

    FIELDS = ("driver", "spaces")

    def __init__(self, driver: int, spaces: tuple[int, ...]) -> None:
        self.driver = driver
        self.spaces = spaces

    def happen(self, s: Getaway) -> None:
        down = [space for space in self.spaces if not face_up(s, space)]
        unseen = [space for space in down if s.tiles[space] >= PERILOUS]
        if unseen:
            s.then(*[Reveal(space) for space in unseen], self)
            return
        for space in down:
            flip(s, space)
        if not s.settings.learning:
            for space in down:
                pay_badge(s, space, self.driver)
        if s.settings.events and s.event == NONE and any(shows_event(s, space) for space in down):
            s.next(DrawEvent(self.driver))


def shows_event(s: Getaway, space: int) -> bool:
    return TILE_SPECIAL[s.tiles[space]] == EVENT_SYMBOL


def flip(s: Getaway, space: int) -> None:
    s.up |= 1 << space
    s.busy = True
    for seat in range(s.seats):
        s.known[seat] &= ~(1 << space)
    s.tell(TURNED_UP, (s.ground.name[space], s.tiles[space]))


def pay_badge(s: Getaway, space: int, driver: int) -> None:
    """GD-K5: the Police gain what the badge shows; in the solo game it is remembered (GD-O11)."""
    badge = TILE_BADGE[s.tiles[space]]
    if not badge:
        return
    if s.settings.solo:
        s.badges.append(badge)
        s.tell(BADGE_NOTED, (badge, cards_for(badge)))
        return
    gain_tokens(s, badge)
    s.tell(BADGE, (badge, s.tokens))
    if s.event == OPERATIVO and badge == BIG_BADGE and s.spare:
        gain_stash(s, driver)


def cards_for(badge: int) -> int:
    """GD-O22: the upgrade cards that a badge turns over in the solo game."""
    return 2 if badge == BIG_BADGE else 1


def gain_stash(s: Getaway, driver: int) -> None:
    """GD-V15: a Stash token of those neither on the table nor held."""
    s.spare -= 1
    s.loot[driver] += 1
    s.tell(STASH_FOR_BADGE, (driver, s.loot[driver]))


@final
class Reveal(Ask[Getaway]):
    """GD-O2: chance tells which tile of its pile lies here, now that somebody looks at it."""

    FIELDS = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return REVEAL.from_counts(unseen_weights(s, s.tiles[self.space] - PERILOUS), "reveal", "GD-O2")

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        tile = REVEAL.kind_of[code]
        seen_at_last(s, tile, s.tiles[self.space] - PERILOUS)
        s.tiles[self.space] = tile


def unseen_weights(s: Getaway, pile: int) -> list[int]:
    """How likely each tile is to be one of this pile: nobody knows which red tiles are in which (ruling RL39)."""
    reds = sum([s.bag[tile] for tile in RED_TILES])
    return [
        s.bag[tile] * (s.reds[pile] if TILE_LIGHT[tile] == RED else reds or 1 if PILE_OF[tile] == pile else 0)
        for tile in range(KINDS)
    ]


RED_TILES: Final[list[int]] = [tile for tile in range(KINDS) if TILE_LIGHT[tile] == RED]
PILE_OF: Final[list[int]] = [
    0 if TILE_BADGE[tile] == (3 if TILE_LIGHT[tile] else 2) and TILE_LIGHT[tile] != RED else 1 for tile in range(KINDS)
]
"""GD-O2: 0 for the Perilous, 1 for the Serene pile; red tiles may be in either."""
