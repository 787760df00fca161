"""Revealing spaces and Points of interest, and what lies on them (EFNY-M7 to M11, F)."""

from typing import final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    BOSS,
    DIRECTION,
    DRAW_CITY,
    DRAW_PARK,
    DRAW_POI,
    DRAW_SUBURB,
    FIRST_PARK,
    FIRST_POI,
    GRID,
    ICONS,
    KIND,
    NONE,
    POI_EFFECT,
    POI_SPACES,
    SPACE,
    SPACES,
    SUBURB,
    TILE,
)
from lamster.games.escape_from_new_york.knowledge import POI, forget_place, knows
from lamster.games.escape_from_new_york.rules.city import empty_neighbours
from lamster.games.escape_from_new_york.rules.enemies import enter_boss, place_driver, place_prisoners, put_token
from lamster.games.escape_from_new_york.rules.placing import PlaceCubes, PlacePrisoners, place_cubes
from lamster.games.escape_from_new_york.rules.programs import WORDS, Part, carry_out
from lamster.games.escape_from_new_york.rules.roadblocks import PutRoadblock
from lamster.games.escape_from_new_york.state import FACE_DOWN, NewYork
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask

# Revealing an empty space.


@final
class Reveal(Ask[NewYork]):
    """EFNY-W2, M8, H7: one after the other; without an empty neighbour the rest is dropped."""

    FIELDS = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        spaces = empty_neighbours(s, s.at[s.active]) if self.left else []
        codes = sorted([f"reveal:{SPACE.codes[space]}" for space in spaces])
        return (Decision(s.active, "reveal", "EFNY-M7", tuple(codes), None, True),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.then(DrawTile(SPACE.index[code[7:]]), Reveal(self.left - 1))

    def refuse(self, s: NewYork, seat: int, code: str) -> str:
        """A Point of interest is never revealed from next door."""
        space = SPACE.index.get(code.partition(":")[2], NONE)
        return "EFNY-M9" if space != NONE and KIND[space] == "poi" else ""


@final
class DrawTile(Ask[NewYork]):
    """EFNY-F1, M7, M11: the top tile of the deck that the space belongs to."""

    FIELDS = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if KIND[self.space] == "park":
            return DRAW_PARK.from_pile(s.park_pile, "tile", "EFNY-M7")
        return DRAW_CITY.from_pile(s.city_pile, "tile", "EFNY-M7")

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if KIND[self.space] == "park":
            kind = DRAW_PARK.kind_of[code]
            s.park_pile.take(kind)
            lay(s, self.space, FIRST_PARK + kind)
        else:
            kind = DRAW_CITY.kind_of[code]
            s.city_pile.take(kind)
            lay(s, self.space, kind)


def lay(s: NewYork, space: int, tile: int) -> None:
    """EFNY-F2 to F9: Car, Prisoners, Items, Roadblock, then the Suburb token."""
    s.tiles[space] = tile
    s.tell(events.REVEALED, (space, tile))
    icons = ICONS[tile]
    s.manholes |= bool(icons.get("manhole")) << space
    s.event_spaces |= bool(icons.get("event")) << space
    if s.suburbs[space] == FACE_DOWN:
        s.next(TurnSuburb(space))
    if "roadblock" in icons:
        s.next(PutRoadblock(space, DIRECTION.index[icons["roadblock"]]))
    if "items" in icons:
        s.next(PlaceCubes(space, icons["items"]))
    if "prisoners" in icons:
        s.next(PlacePrisoners(space, icons["prisoners"]))
    if "car" in icons:
        place_driver(s, space)


@final
class TurnSuburb(Ask[NewYork]):
    """EFNY-M10: the token's icon is added to the tile, and the token stays."""

    FIELDS = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return DRAW_SUBURB.from_counts(s.suburb_left, "suburb", "EFNY-M10")

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        token = DRAW_SUBURB.kind_of[code]
        s.suburb_left[token] -= 1
        s.suburbs[self.space] = token
        s.tell(events.SUBURB_TURNED, (self.space, token))
        name = SUBURB.codes[token]
        s.manholes |= (name == "manhole") << self.space
        s.event_spaces |= (name == "event") << self.space
        if name == "item":
            place_cubes(s, self.space, 1)
        elif name == "prisoner":
            place_prisoners(s, [self.space])


# Points of interest.


@final
class TurnPoi(Ask[NewYork]):
    """EFNY-F10, F11, M5: turned up in whatever way, its text is carried out."""

    FIELDS = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if s.under[self.space] != NONE:
            return (Decision(CHANCE, "poi", "EFNY-F10", (f"poi:{TILE.codes[s.under[self.space]]}",)),)
        return DRAW_POI.from_counts(s.poi_left, "poi", "EFNY-F10")

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        tile = TILE.index[code[4:]]
        if s.under[self.space] == NONE:
            s.poi_left[tile - FIRST_POI] -= 1
        s.under[self.space] = NONE
        forget_place(s, POI + self.space)
        s.tiles[self.space] = tile
        s.tell(events.POI_TURNED, (self.space, tile))
        carry_out(s, POI_EFFECT[tile - FIRST_POI], where=self.space)


def face_down_pois(s: NewYork) -> list[int]:
    return [space for space in POI_SPACES if s.tiles[space] == NONE]


@final
class Peek(Ask[NewYork]):
    """EFNY-W8: look at face-down POI tiles, as far away as the card allows; they stay face down."""

    FIELDS = ("left", "within", "may_stop")

    def __init__(self, left: int, within: int, may_stop: bool) -> None:
        self.left = left
        self.within = within
        self.may_stop = may_stop

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        here = s.at[s.active]
        near = [space for space in face_down_pois(s) if GRID[here][space] <= self.within] if self.left else []
        codes = [f"peek:{SPACE.codes[space]}" for space in near]
        if not codes:
            return ()
        return (Decision(s.active, "peek", "EFNY-W8", tuple(sorted(codes + ["done"] * self.may_stop)), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code != "done":
            s.then(SeePoi(SPACE.index[code[5:]]), Peek(self.left - 1, self.within, self.may_stop))


@final
class SeePoi(Ask[NewYork]):
    """EFNY-W8: what lies there is told to the one who looks, and to nobody else."""

    FIELDS = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if s.under[self.space] != NONE:
            return (Decision(CHANCE, "poi", "EFNY-W8", (f"poi:{TILE.codes[s.under[self.space]]}",)),)
        return DRAW_POI.from_counts(s.poi_left, "poi", "EFNY-W8")

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        tile = TILE.index[code[4:]]
        if s.under[self.space] == NONE:
            s.poi_left[tile - FIRST_POI] -= 1
            s.under[self.space] = tile
        knows(s, s.active, POI + self.space, tile)
        s.tell(events.PEEKED, (s.active, self.space, tile), 1 << s.active)

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer == s.active else "poi:?"


# The words.


def do_reveal(s: NewYork, part: Part) -> None:
    s.next(Reveal(part.number))


def do_peek(s: NewYork, part: Part) -> None:
    s.next(Peek(part.number, int(part.marks[1]) if "within" in part.marks else SPACES, False))


def do_boss(s: NewYork, part: Part) -> None:
    enter_boss(s, BOSS.index[part.marks[0]], part.where)


def do_case(s: NewYork, part: Part) -> None:
    put_token(s, part.number - 1, part.where)


WORDS["reveal"] = do_reveal
WORDS["peek"] = do_peek
WORDS["boss"] = do_boss
WORDS["case"] = do_case
