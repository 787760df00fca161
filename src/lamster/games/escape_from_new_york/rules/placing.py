"""Where New York puts Prisoners, and tiles and cards put Item cubes (EFNY-E19, F2, F4, G10, G12, W16, X1)."""

from typing import final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import AROUND, GRID, NONE, PARK_SPACES, SPACE, SPACES, WTC_SPACE
from lamster.games.escape_from_new_york.rules.city import enemy_at, hero_at
from lamster.games.escape_from_new_york.rules.enemies import place_driver, place_prisoners
from lamster.games.escape_from_new_york.rules.programs import WORDS, Part
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

# Icons of tiles.


@final
class PlacePrisoners(Step[NewYork]):
    """EFNY-F2."""

    FIELDS = ("space", "number")

    def __init__(self, space: int, number: int) -> None:
        self.space = space
        self.number = number

    def happen(self, s: NewYork) -> None:
        place_prisoners(s, [self.space] * self.number)


@final
class PlaceCubes(Step[NewYork]):
    """EFNY-F4."""

    FIELDS = ("space", "number")

    def __init__(self, space: int, number: int) -> None:
        self.space = space
        self.number = number

    def happen(self, s: NewYork) -> None:
        place_cubes(s, self.space, self.number)


def place_cubes(s: NewYork, space: int, number: int) -> None:
    """EFNY-F4, G12: what cannot be placed is dropped."""
    placed = min(number, s.cubes_left)
    if placed:
        s.cubes_left -= placed
        s.cubes[space] += placed
        s.tell(events.CUBES, (space, placed))


def do_items(s: NewYork, part: Part) -> None:
    """`here`, or in every revealed space of Central Park."""
    spaces = [space for space in PARK_SPACES if s.tiles[space] != NONE] if "park" in part.marks else [part.where]
    for space in spaces:
        place_cubes(s, space, part.number)


# Prisoners of cards.


def do_prisoners(s: NewYork, part: Part) -> None:
    """`here`, on the World Trade Center, with every Hero, or in neighbour spaces of the current player's choice."""
    if "heroes" in part.marks:
        place_prisoners(s, s.at * part.number)
    elif "adjacent" in part.marks:
        place_around(s, part.number, (), (part.where,) if "and-here" in part.marks else ())
    else:
        place_prisoners(s, [WTC_SPACE if "wtc" in part.marks else part.where] * part.number)


def place_around(s: NewYork, left: int, chosen: tuple[int, ...], besides: tuple[int, ...]) -> None:
    """One in each of so many revealed neighbour spaces; only where there are more of them there is a choice."""
    free = free_neighbours(s, chosen)
    if left and len(free) > left:
        s.next(PlaceAround(left, chosen, besides))
    else:
        place_prisoners(s, [*besides, *chosen, *(free if left else ())])


def free_neighbours(s: NewYork, chosen: tuple[int, ...]) -> list[int]:
    """EFNY-E19: revealed ones, whatever Roadblocks stand in between."""
    return [other for other in AROUND[s.at[s.active]] if s.tiles[other] != NONE and other not in chosen]


@final
class PlaceAround(Ask[NewYork]):
    """NY01, NY06, NH06, EFNY-G2: in which neighbour spaces."""

    FIELDS = ("left", "chosen", "besides")

    def __init__(self, left: int, chosen: tuple[int, ...], besides: tuple[int, ...]) -> None:
        self.left = left
        self.chosen = chosen
        self.besides = besides
        """Spaces that get one by the same sentence, without a choice."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"prisoner:{SPACE.codes[space]}" for space in free_neighbours(s, self.chosen)])
        return (Decision(s.active, "place", "EFNY-G2", tuple(codes)),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        place_around(s, self.left - 1, (*self.chosen, SPACE.index[code[9:]]), self.besides)


# Out of the sewers.


def do_sewer(s: NewYork, part: Part) -> None:
    climb_out(s, part.number, ())


def climb_out(s: NewYork, left: int, chosen: tuple[int, ...]) -> None:
    """EFNY-W16: the nearest Manholes by grid distance; the current player chooses among equally near ones."""
    nearest = nearest_manholes(s, chosen)
    while left and nearest:
        if len(nearest) > left:
            s.next(Sewer(left, chosen))
            return
        chosen += tuple(nearest)
        left -= len(nearest)
        nearest = nearest_manholes(s, chosen)
    place_prisoners(s, list(chosen))


def nearest_manholes(s: NewYork, chosen: tuple[int, ...]) -> list[int]:
    holes = [space for space in range(SPACES) if s.manholes >> space & 1 and space not in chosen]
    far = GRID[s.at[s.active]]
    least = min([far[space] for space in holes], default=0)
    return [space for space in holes if far[space] == least]


@final
class Sewer(Ask[NewYork]):
    """EFNY-W16: which of the Manholes that are equally near."""

    FIELDS = ("left", "chosen")

    def __init__(self, left: int, chosen: tuple[int, ...]) -> None:
        self.left = left
        self.chosen = chosen

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"prisoner:{SPACE.codes[space]}" for space in nearest_manholes(s, self.chosen)])
        return (Decision(s.active, "sewer", "EFNY-W16", tuple(codes)),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        climb_out(s, self.left - 1, (*self.chosen, SPACE.index[code[9:]]))


# The odd ones.


@final
class StolenWheels(Ask[NewYork]):
    """EV-12: a Prisoner with a Car in a revealed neighbour space of one's choice."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"wheels:{SPACE.codes[space]}" for space in free_neighbours(s, ())])
        return (Decision(s.active, "wheels", "EFNY-U7", tuple(codes), None, True),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        place_driver(s, SPACE.index[code[7:]])


def do_car(s: NewYork, _: Part) -> None:
    s.next(StolenWheels())


def do_wreckers(s: NewYork, _: Part) -> None:
    """NY09."""
    if enemy_at(s, WTC_SPACE) and not hero_at(s, WTC_SPACE):
        destroy_gullfire(s)
    else:
        place_prisoners(s, [WTC_SPACE])


def do_wreck(s: NewYork, _: Part) -> None:
    """NH09."""
    if not hero_at(s, WTC_SPACE):
        destroy_gullfire(s)


def destroy_gullfire(s: NewYork) -> None:
    """EFNY-X1: it never comes back."""
    if s.gullfire:
        s.gullfire = False
        s.tell(events.GULLFIRE_GONE, ())


WORDS["items"] = do_items
WORDS["prisoners"] = do_prisoners
WORDS["sewer"] = do_sewer
WORDS["car"] = do_car
WORDS["wreckers"] = do_wreckers
WORDS["wreck"] = do_wreck
