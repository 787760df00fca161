"""Who is how near to winning, as it looks from above all seats: for searches that stop before the end."""

from math import exp
from typing import Final

from lamster.games.escape_from_new_york.bot_know import BRIDGE_SPACE, is_dead, president_holder
from lamster.games.escape_from_new_york.components import (
    BARS,
    BLUE_THING,
    CAMP,
    CASES,
    DIAGRAM_OF,
    GRID,
    GULLFIRE,
    HELICOPTER,
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
TURNS_A_TILE: Final = 2.8
"""How long a hand lasts, and a Timer tile with it."""


def chances(s: NewYork) -> list[float]:
    """Every seat's chance to be among the winners: with the others over a bridge, or alone."""
    if NONE in s.heroes or NONE in s.textures:
        return [0.5 for _ in range(s.seats)]
    together = 0.0 if is_dead(s) else 1.0 / (1.0 + exp(-weighed(together_features(s), TOGETHER)))
    found = []
    for seat in range(s.seats):
        alone = ALONE / (1.0 + exp(turns_alone(s, seat) - 2.0)) if s.taken or s.hurried else 0.0
        found.append(COMES_ALONG * together + (1.0 - together) * alone)
    return found


def weighed(features: list[float], weights: list[float]) -> float:
    return sum([features[i] * weights[i] for i in range(len(weights))])


# Together.


def holder_of(s: NewYork, thing: int) -> int:
    for seat in range(s.seats):
        if thing in s.supplies[seat]:
            return seat
    return NONE


def nearest_hero(s: NewYork, space: int) -> int:
    return min([GRID[at][space] for at in s.at])


def together_features(s: NewYork) -> list[float]:
    """What the chance to escape together hangs on."""
    president = president_holder(s)
    tape = holder_of(s, TAPE)
    bridge, diagram = nearest_bridge(s, [seat for seat in (president, tape) if seat != NONE])
    face_down = len([space for space in POI_SPACES if s.tiles[space] == NONE])
    time = (s.blacks + s.reds / 3.0 - (0.0 if s.taken else 0.7 * face_down)) * TURNS_A_TILE / s.seats
    far = 0.0
    if bridge:
        holders = [seat for seat in (president, tape, diagram) if seat != NONE]
        far = max([GRID[s.at[seat]][BRIDGE_SPACE[bridge]] for seat in holders], default=4) / STEPS_A_TURN
    work = far + turns_to_president(s, president) + turns_to_tape(s, tape) + (0.0 if bridge else 4.0)
    hands = sum([hand.bit_count() for hand in s.hands]) / s.seats
    crowd = sum([len(s.crowd[space]) for space in set(s.at)]) / s.seats
    return [
        1.0,
        time,
        work,
        float(president != NONE),
        float(tape != NONE),
        float(bridge > 0),
        float(president != NONE and tape != NONE and bridge > 0),
        hands,
        crowd,
        s.noise + 10.0 * (4 - s.missions) / 4.0,
        float(s.seats == 1),
        float(s.seats == 2),
        float(not s.blacks),
    ]


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


def turns_to_president(s: NewYork, holder: int) -> float:
    if holder != NONE:
        return 0.0
    camps = [space for space in POI_SPACES if s.tiles[space] == CAMP]
    return nearest_hero(s, camps[0]) / STEPS_A_TURN + 1.0 if camps else 4.0


def turns_to_tape(s: NewYork, holder: int) -> float:
    """Of the Cases that may hold it some lie on the map, some are with Bosses or not found yet."""
    if holder != NONE:
        return 0.0
    slots = [slot for slot in range(CASES) if s.slots[slot] in (UNSEEN, TAPE)]
    total = 0.0
    for slot in slots:
        if s.tokens[slot] != NONE:
            total += nearest_hero(s, s.tokens[slot]) / STEPS_A_TURN + 1.0
        else:
            total += 5.5 if slot > 1 else 6.0
    return total / max(1, len(slots))


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


COMES_ALONG: Final = 0.93
"""How often a Hero is there when the others escape."""
ALONE: Final = 0.3
TOGETHER: Final[list[float]] = [
    *[-0.914, 0.162, -0.105, -0.472, 0.826, 0.625, 1.013],
    *[0.071, -0.051, -0.042, -0.035, -0.256, -0.976],
]
"""What each feature counts in the log-odds of an escape.

Fitted to the positions at the start of each round of 1,600 games between thumbs (400 for each number of seats). In the
half of the games that a first fit had not seen, sorted by the predicted chance in steps of ten per cent, the share of
escapes is within 6 points of it everywhere.
"""
