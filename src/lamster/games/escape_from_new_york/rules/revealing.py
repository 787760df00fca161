"""Revealing spaces and Points of interest, and what lies on them (EFNY-M7 to M11, F, K)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    BLOCKS,
    BOSS,
    DIRECTION,
    DIRECTIONS,
    DRAW_CITY,
    DRAW_PARK,
    DRAW_POI,
    DRAW_SUBURB,
    FIRST_PARK,
    FIRST_POI,
    FIRST_SPECIAL,
    GRID,
    ICONS,
    KIND,
    MOST_ROADBLOCKS,
    NONE,
    NY_SPECIALS,
    PARK_SPACES,
    POI_EFFECT,
    POI_SPACES,
    ROAD,
    SPACE,
    SPACES,
    SUBURB,
    TILE,
    WTC_SPACE,
)
from lamster.games.escape_from_new_york.knowledge import POI, forget_place, knows
from lamster.games.escape_from_new_york.rules.city import blocked, break_road, empty_neighbours, enemy_at, hero_at
from lamster.games.escape_from_new_york.rules.enemies import enter_boss, place_driver, place_prisoners, put_token
from lamster.games.escape_from_new_york.rules.programs import WORDS, carry_out
from lamster.games.escape_from_new_york.state import FACE_DOWN, NewYork
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask, Step

ROAD_OF: Final[dict[int, tuple[int, int]]] = {
    ROAD[space][d]: (space, d) for space in range(SPACES) for d in range(DIRECTIONS) if ROAD[space][d] != NONE
}


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


@final
class DrawTile(Ask[NewYork]):
    """EFNY-M7, M11: the top tile of the deck that the space belongs to."""

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
    s.next(Icons(space, bool(icons.get("car")), icons.get("prisoners", 0), icons.get("items", 0)))


@final
class Icons(Step[NewYork]):
    """EFNY-F2 to F4."""

    FIELDS = ("space", "car", "prisoners", "items")

    def __init__(self, space: int, car: bool, prisoners: int, items: int) -> None:
        self.space = space
        self.car = car
        self.prisoners = prisoners
        self.items = items

    def happen(self, s: NewYork) -> None:
        place_cubes(s, self.space, self.items)
        place_prisoners(s, [self.space] * self.prisoners)
        if self.car:
            place_driver(s, self.space)


def place_cubes(s: NewYork, space: int, number: int) -> None:
    """EFNY-F4, G12."""
    placed = min(number, s.cubes_left)
    if placed:
        s.cubes_left -= placed
        s.cubes[space] += placed
        s.tell(events.CUBES, (space, placed))


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
        if name in ("item", "prisoner"):
            s.next(Icons(self.space, False, int(name == "prisoner"), int(name == "item")))


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
        return code if viewer == s.active else "poi"


# Roadblocks.


@final
class PutRoadblock(Ask[NewYork]):
    """EFNY-K2 to K6, K8: on that road of the space, unless one stands there or the road leads nowhere."""

    FIELDS = ("space", "direction")

    def __init__(self, space: int, direction: int) -> None:
        self.space = space
        self.direction = direction

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        road = ROAD[self.space][self.direction]
        if road == NONE or s.intact >> road & 1:
            return ()
        if counters_left(s) or s.broken >> road & 1:
            return (Decision(s.active, "roadblock", "EFNY-K2", ("block",), None, True),)
        codes = sorted([road_code("reuse", other) for other in range(s.broken.bit_length()) if s.broken >> other & 1])
        return (Decision(s.active, "reuse", "EFNY-K8", tuple(codes), None, True),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code != "block":
            s.broken &= ~(1 << road_in(code))
        road = ROAD[self.space][self.direction]
        s.broken &= ~(1 << road)
        s.intact |= 1 << road
        s.tell(events.ROADBLOCK, (self.space, self.direction))


def counters_left(s: NewYork) -> int:
    return MOST_ROADBLOCKS - s.intact.bit_count() - s.broken.bit_count()


def road_code(verb: str, road: int) -> str:
    """A road as codes name it: one of its spaces, and the direction."""
    space, direction = ROAD_OF[road]
    return f"{verb}:{SPACE.codes[space]}-{DIRECTION.codes[direction]}"


def road_in(code: str) -> int:
    space, _, direction = code.partition(":")[2].partition("-")
    return ROAD[SPACE.index[space]][DIRECTION.index[direction]]


@final
class Break(Ask[NewYork]):
    """EFNY-W7: intact Roadblocks on roads of the Hero's space, that to a bridge included."""

    FIELDS = ("left", "may_stop")

    def __init__(self, left: int, may_stop: bool) -> None:
        self.left = left
        self.may_stop = may_stop

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        here = s.at[s.active]
        codes = [f"break:{DIRECTION.codes[d]}" for d in range(DIRECTIONS) if blocked(s, here, d)]
        if not codes or not self.left:
            return ()
        return (Decision(s.active, "break", "EFNY-W7", tuple(sorted(codes + ["done"] * self.may_stop)), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code != "done":
            direction = DIRECTION.index[code[6:]]
            break_road(s, ROAD[s.at[seat]][direction])
            s.tell(events.BROKE, (seat, direction))
            s.next(Break(self.left - 1, self.may_stop))


@final
class Wire(Ask[NewYork]):
    """BRX-6: Roadblocks on one or two roads of the Hero's space."""

    FIELDS = ("left", "placed")

    def __init__(self, left: int, placed: int) -> None:
        self.left = left
        self.placed = placed

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = [f"wire:{DIRECTION.codes[d]}" for d in wirable(s, s.at[s.active])] if self.left else []
        if not codes:
            return ()
        if self.placed:
            codes.append("done")
        return (Decision(s.active, "wire", "EFNY-K2", tuple(sorted(codes)), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code != "done":
            s.then(PutRoadblock(s.at[seat], DIRECTION.index[code[5:]]), Wire(self.left - 1, self.placed + 1))


def wirable(s: NewYork, space: int) -> list[int]:
    """EFNY-K3 to K5, K8: roads on which a Roadblock can be put or restored."""
    free = counters_left(s) or s.broken
    roads = [d for d in range(DIRECTIONS) if ROAD[space][d] != NONE and not blocked(s, space, d)]
    return [d for d in roads if free or s.broken >> ROAD[space][d] & 1]


# The words.


def do_reveal(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(Reveal(number))


def do_peek(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(Peek(number, int(marks[1]) if "within" in marks else SPACES, False))


def do_break(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(Break(number, "up-to" in marks))


def do_wire(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(Wire(number, 0))


def do_roadblock(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    """EFNY-W17, K2: the road on the back of the top New York card; for all Heroes each space once."""
    spaces = [where]
    if "heroes" in marks:
        seats = [(s.active + i) % s.seats for i in range(s.seats)]
        spaces = list(dict.fromkeys([s.at[seat] for seat in seats]))
    s.then(*[PutRoadblock(space, BLOCKS[s.ny_top]) for space in spaces])


def do_boss(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    enter_boss(s, BOSS.index[marks[0]], where)


def do_case(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    put_token(s, number - 1, where)


def do_items(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    spaces = [space for space in PARK_SPACES if s.tiles[space] != NONE] if "park" in marks else [where]
    for space in spaces:
        place_cubes(s, space, number)


def do_ny_special(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    """EFNY-W19, Q1: one of those beside the board, unseen, is shuffled into the deck."""
    if s.ny_beside:
        s.next(NewSpecial())


@final
class NewSpecial(Ask[NewYork]):
    """EFNY-W19: chance takes it; nobody sees which."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = tuple([f"special:{i + 1}" for i in range(NY_SPECIALS) if s.ny_beside >> i & 1])
        return (Decision(CHANCE, "special", "EFNY-W19", codes),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        card = int(code[8:]) - 1
        s.ny_beside &= ~(1 << card)
        s.ny_deck[FIRST_SPECIAL + card] += 1
        s.tell(events.NY_SPECIAL, ())

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return "special"


def do_wreckers(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    """NY09, EFNY-X1."""
    if enemy_at(s, WTC_SPACE) and not hero_at(s, WTC_SPACE):
        destroy_gullfire(s)
    else:
        place_prisoners(s, [WTC_SPACE])


def do_wrecking_crew(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    """NH09."""
    if not hero_at(s, WTC_SPACE):
        destroy_gullfire(s)
    place_prisoners(s, [WTC_SPACE])


def destroy_gullfire(s: NewYork) -> None:
    if s.gullfire:
        s.gullfire = False
        s.tell(events.GULLFIRE_GONE, ())


WORDS["reveal"] = do_reveal
WORDS["peek"] = do_peek
WORDS["break"] = do_break
WORDS["wire"] = do_wire
WORDS["roadblock"] = do_roadblock
WORDS["boss"] = do_boss
WORDS["case"] = do_case
WORDS["items"] = do_items
WORDS["ny-special"] = do_ny_special
WORDS["wreckers"] = do_wreckers
WORDS["wrecking-crew"] = do_wrecking_crew
