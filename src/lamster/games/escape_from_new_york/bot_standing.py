"""Who is how near to winning, as it looks from above all seats: for searches that stop before the end."""

from math import exp
from typing import Final

from lamster.games.escape_from_new_york.bot_goals import TENTHS, spread
from lamster.games.escape_from_new_york.bot_know import BRIDGE_SPACE, is_dead, president_holder
from lamster.games.escape_from_new_york.bot_weights import WEIGHTS
from lamster.games.escape_from_new_york.components import (
    AROUND,
    BARS,
    BLUE_THING,
    BOSS_CASE,
    BOSS_DAMAGE,
    BOSSES,
    BRIDGE_ROAD,
    CAMP,
    CASES,
    DIAGRAM_OF,
    DUKE,
    GRID,
    GULLFIRE,
    HELICOPTER,
    MISSION_CUBES,
    NONE,
    POI_SPACES,
    RAFT,
    SUBURB_SPACES,
    TAPE,
    WANTED,
    WTC_SPACE,
)
from lamster.games.escape_from_new_york.state import UNSEEN, NewYork

STEPS_A_TURN: Final = 1.7
A_TURN: Final = 2.0
"""Cards that are spent in a turn."""
CLOSED_ROAD: Final = 10
"""What a Roadblock costs on the way to a bridge, in tenths of a step."""
LOUD: Final = 7
"""Noise beyond this will soon cost Mission cubes."""
COMES_ALONG: Final = 0.93
"""How often a Hero is there when the others escape."""
ALONE: Final = 0.3


def chances(s: NewYork) -> list[float]:
    """Every seat's chance to be among the winners: with the others over a bridge, or alone."""
    if NONE in s.heroes or NONE in s.textures:
        return [0.5 for _ in range(s.seats)]
    together = 0.0 if is_dead(s) else 1.0 / (1.0 + exp(-weighed(features(s), WEIGHTS[s.seats])))
    along = 1.0 if s.seats == 1 else COMES_ALONG
    found = []
    for seat in range(s.seats):
        alone = ALONE / (1.0 + exp(turns_alone(s, seat) - 2.0)) if s.taken or s.hurried else 0.0
        found.append(along * together + (1.0 - together) * alone)
    return found


def weighed(found: list[float], weights: list[float]) -> float:
    return sum([found[i] * weights[i] for i in range(len(weights))])


# Together.


def features(s: NewYork) -> list[float]:
    """What the chance to escape together hangs on; what each counts is in `bot_weights`, in the same order."""
    president = president_holder(s)
    tape = holder_of(s, TAPE)
    return [1.0, *time(s), *goals(s, president, tape), *bridges(s, president, tape), *enemies(s), *things(s)]


def time(s: NewYork) -> list[float]:
    """The turns that are left, with what cuts them short: lost cards, Noise, POI that will burn Timer tiles."""
    cards = sum([hand.bit_count() for hand in s.hands])
    full = cards + sum([discards.bit_count() for discards in s.discards])
    tiles = s.blacks + max(0, s.reds - 1)
    each = 1.0 / s.seats
    return [
        (tiles * full * each + cards) * each / A_TURN,
        s.blacks * each,
        s.reds * each,
        float(not s.blacks),
        0.0 if s.taken else len(face_down(s)) * each,
        cards * each,
        full * each,
        float(s.noise),
        float(MISSION_CUBES - s.missions),
        float(max(0, s.noise - LOUD)),
    ]


def face_down(s: NewYork) -> list[int]:
    return [space for space in POI_SPACES if s.tiles[space] == NONE]


def holder_of(s: NewYork, thing: int) -> int:
    for seat in range(s.seats):
        if thing in s.supplies[seat]:
            return seat
    return NONE


def nearest_hero(s: NewYork, space: int) -> int:
    return min([GRID[at][space] for at in s.at])


def goals(s: NewYork, president: int, tape: int) -> list[float]:
    """President and Tape: whether they are held, and if not, where they may be and how far that is."""
    hidden = face_down(s) if president == NONE else []
    camp = [space for space in POI_SPACES if s.tiles[space] == CAMP] if president == NONE else []
    slots = [slot for slot in range(CASES) if s.slots[slot] in (UNSEEN, TAPE)] if tape == NONE else []
    share = 1.0 / max(1, len(slots))
    lying = [s.tokens[slot] for slot in slots if s.tokens[slot] != NONE]
    guarded = len([slot for slot in slots if slot <= 1 and s.tokens[slot] == NONE])
    owners = [boss for boss in range(BOSSES) if boss != DUKE and BOSS_CASE[boss] - 1 in slots and s.boss_at[boss] >= 0]
    unknown = president == NONE and not camp
    next_goals = [*camp, *lying, *(hidden if unknown else [])]
    return [
        float(president != NONE),
        float(tape != NONE),
        float(len(slots)),
        len(lying) * share,
        guarded * share,
        len(owners) * share,
        sum([s.boss_life[boss] for boss in owners]) * share,
        float(len(hidden)) if unknown else 0.0,
        float(min([nearest_hero(s, space) for space in next_goals], default=0)),
    ]


def bridges(s: NewYork, president: int, tape: int) -> list[float]:
    """The way out, if somebody holds a Diagram, with or without all that it takes."""
    bridge, diagram = nearest_bridge(s, [seat for seat in (president, tape) if seat != NONE])
    if not bridge:
        return [0.0] * 6 + [apart(s)]
    space = BRIDGE_SPACE[bridge]
    holders = [seat for seat in (president, tape, diagram) if seat != NONE]
    ready = float(president != NONE and tape != NONE)
    way = way_out(s, space) if ready else ()
    return [
        1.0,
        ready,
        max([way[s.at[seat]] for seat in holders]) / TENTHS if ready else 0.0,
        0.0 if ready else float(max([GRID[s.at[seat]][space] for seat in holders])),
        float(s.intact >> BRIDGE_ROAD[space] & 1),
        ready * sum([GRID[at][space] for at in s.at]) / s.seats,
        apart(s),
    ]


def apart(s: NewYork) -> float:
    """How far the Heroes are from each other."""
    return sum([GRID[one][other] for one in s.at for other in s.at]) / (s.seats * s.seats)


def way_out(s: NewYork, space: int) -> tuple[int, ...]:
    crowded = tuple([min(3, len(crowd)) for crowd in s.crowd])
    bosses = tuple([at for at in s.boss_at if at >= 0])
    return spread(tuple(s.tiles), crowded, bosses, s.intact, s.event_spaces, CLOSED_ROAD, ((space, 0),))


def nearest_bridge(s: NewYork, holders: list[int]) -> tuple[int, int]:
    """The bridge whose Diagram somebody holds, the nearest to all holders, and who holds it."""
    best, best_seat, best_far = 0, NONE, 99
    for seat in range(s.seats):
        for thing in s.supplies[seat]:
            bridge = DIAGRAM_OF[thing]
            if bridge:
                far = max([GRID[s.at[other]][BRIDGE_SPACE[bridge]] for other in [seat, *holders]])
                if far < best_far:
                    best, best_seat, best_far = bridge, seat, far
    return best, best_seat


def enemies(s: NewYork) -> list[float]:
    """Who stands beside the Heroes and around them, and how bad New York has become."""
    each = 1.0 / s.seats
    here = sum([len(s.crowd[at]) for at in s.at])
    around = sum([len(s.crowd[space]) for at in s.at for space in AROUND[at]])
    beside, near = 0, 0
    for boss in range(BOSSES):
        for at in s.at:
            if s.boss_at[boss] == at:
                beside += BOSS_DAMAGE[boss]
            elif s.boss_at[boss] >= 0 and s.boss_at[boss] in AROUND[at]:
                near += 1
    return [here * each, around * each, beside * each, near * each, float(s.event_level), float(s.bonuses.bit_count())]


def things(s: NewYork) -> list[float]:
    each = 1.0 / s.seats
    cars = len([car for car in s.cars if car])
    return [sum([len(supply) for supply in s.supplies]) * each, cars * each, sum(s.levels) * each]


# Alone.


def turns_alone(s: NewYork, seat: int) -> float:
    """Turns until a seat could win alone (EFNY-V5)."""
    bars = BARS[s.textures[seat]][s.levels[seat] : s.settings.lone_level]
    turns = float(max(0, sum([sum(bar) for bar in bars]) - s.bar_prisoners[seat] - s.bar_items[seat]) if bars else 0)
    if s.blues[seat] == WANTED:
        turns += 0.0 if s.wanted[seat] else 6.0
    elif BLUE_THING[s.blues[seat]] not in s.supplies[seat]:
        turns += 6.0
    here = s.at[seat]
    if s.purples[seat] == HELICOPTER:
        return turns + GRID[here][s.copter] / STEPS_A_TURN
    if s.purples[seat] == GULLFIRE:
        return turns + (GRID[here][WTC_SPACE] / STEPS_A_TURN if s.gullfire else 9.0)
    rafts = [GRID[here][space] for space in SUBURB_SPACES if s.suburbs[space] == RAFT]
    return turns + (min(rafts) / STEPS_A_TURN if rafts else 5.0)
