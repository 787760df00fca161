"""Roadblocks: placed, restored and broken (EFNY-K, W7, W17)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    BLOCKS,
    DIRECTION,
    DIRECTIONS,
    MOST_ROADBLOCKS,
    NONE,
    ROAD,
    SPACE,
    SPACES,
)
from lamster.games.escape_from_new_york.rules.city import blocked, break_road
from lamster.games.escape_from_new_york.rules.programs import WORDS, Part
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask

ROAD_OF: Final[dict[int, tuple[int, int]]] = {
    ROAD[space][d]: (space, d) for space in range(SPACES) for d in range(DIRECTIONS) if ROAD[space][d] != NONE
}


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


def do_break(s: NewYork, part: Part) -> None:
    s.next(Break(part.number, "up-to" in part.marks))


def do_wire(s: NewYork, part: Part) -> None:
    s.next(Wire(part.number, 0))


def do_roadblock(s: NewYork, part: Part) -> None:
    """EFNY-W17, K2: the road on the back of the top New York card; for all Heroes each space once."""
    spaces = [part.where]
    if "heroes" in part.marks:
        seats = [(s.active + i) % s.seats for i in range(s.seats)]
        spaces = list(dict.fromkeys([s.at[seat] for seat in seats]))
    s.then(*[PutRoadblock(space, BLOCKS[s.ny_top]) for space in spaces])


WORDS["break"] = do_break
WORDS["wire"] = do_wire
WORDS["roadblock"] = do_roadblock
