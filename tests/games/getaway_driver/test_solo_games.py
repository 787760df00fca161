"""Whole solo games, and the automated Police's shortest ways beside a slow search that follows the text."""

from collections.abc import Iterator
from random import Random

import pytest

from lamster.games.getaway_driver.components import (
    ARMORED_CAR,
    FACING,
    FRONT,
    HELICOPTER,
    KINDS,
    LEFT,
    NONE,
    PATROL_CAR,
    PERILOUS,
    RIGHT,
    START,
    TILE_LIGHT,
    VEHICLE_KIND,
    VEHICLES_OF,
)
from lamster.games.getaway_driver.components import RED as RED_LIGHT
from lamster.games.getaway_driver.game import GAME
from lamster.games.getaway_driver.rules.automa import act
from lamster.games.getaway_driver.rules.board import may_enter
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.decision import CHANCE
from tests.games.getaway_driver.solo import EVERYWHERE, alone
from tests.rules import rule

DIFFICULTIES = ("standard", "imposing", "relentless")
Place = tuple[int, int, bool]
"""Space, facing, and whether the charge is still there."""


# The slow search.


def actions(s: Getaway, vehicle: int, place: Place) -> Iterator[Place]:
    """GD-A8, O17: what a vehicle may do, in the order in which it prefers it."""
    at, facing, charge = place
    for side in (FRONT, RIGHT, LEFT):
        way = facing + side & 3
        space = s.ground.ahead[way][at]
        if not may_enter(s, vehicle, space):
            continue
        if space not in s.hazards or VEHICLE_KIND[vehicle] == HELICOPTER:
            yield space, way, charge
        elif charge:
            yield space, way, False
    yield at, facing + RIGHT & 3, charge
    yield at, facing + LEFT & 3, charge


def how_long(s: Getaway, vehicle: int, place: Place, goals: list[int]) -> float:
    """The number of actions to any of these spaces."""
    seen = {place}
    ring = [place]
    count = 0
    while ring:
        if any(at in goals for at, _, _ in ring):
            return count
        reached = {after for before in ring for after in actions(s, vehicle, before)} - seen
        seen |= reached
        ring = list(reached)
        count += 1
    return float("inf")


def towards(s: Getaway, vehicle: int, place: Place, goals: list[int]) -> Place:
    """GD-O16, O17: the first action of a shortest sequence; where it is when there is none."""
    choices = list(actions(s, vehicle, place))
    lengths = [how_long(s, vehicle, choice, goals) for choice in choices]
    return place if min(lengths) == float("inf") else choices[lengths.index(min(lengths))]


def expected(s: Getaway, vehicle: int) -> Place:
    """GD-O15 to O19, O27, step by step."""
    car, heading, at, facing = s.car[0], s.heading[0], s.at[vehicle], s.facing[vehicle]
    armored = VEHICLE_KIND[vehicle] == ARMORED_CAR
    place = (at, facing, armored and s.charged > 0)
    if at == car:
        return at, {0: heading, 1: heading, 2: heading + 1 & 3, 3: heading}[heading - facing & 3], place[2]
    flies = VEHICLE_KIND[vehicle] == HELICOPTER
    closed = not may_enter(s, vehicle, car) if flies else car in s.hazards
    after = towards(s, vehicle, place, [car])
    if after != place or not closed:
        return after
    if s.ground.distance(at, car) > 1:
        return towards(s, vehicle, place, [space for space in s.ground.around[car] if open_to(s, vehicle, space)])
    turn = {0: 0, 1: 1, 2: 1, 3: 3}[s.ground.direction(at, car) - facing & 3]
    return at, facing + turn & 3, place[2]


def open_to(s: Getaway, vehicle: int, space: int) -> bool:
    charged = VEHICLE_KIND[vehicle] == ARMORED_CAR and s.charged > 0
    free = space not in s.hazards or VEHICLE_KIND[vehicle] == HELICOPTER or charged
    return free and may_enter(s, vehicle, space)


def random_position(rng: Random) -> Getaway:
    """Anything anywhere, crowded so that ways round are long and some places are shut in."""
    middle = [f"{column},{row}" for column in range(4, 13) for row in range(3, 10)]
    picked = rng.sample(middle, 30)
    tunnels = dict(zip(picked[16:19], ("G08", "G09", "Y21"), strict=True))
    return alone(
        f"{picked[0]} {rng.choice(FACING.codes)}",
        unseen=EVERYWHERE if rng.random() < 0.6 else " ".join(picked[12:16]),
        tiles=" ".join(f"{space}={tile}" for space, tile in tunnels.items()),
        hazards=" ".join(picked[rng.randrange(2) : 12]),
        blocked=" ".join(picked[19 : 19 + rng.randrange(11)]),
        difficulty="imposing",
        charged=rng.randrange(2),
        phase="end",
    ).state


@rule("GD-O15", "GD-O16", "GD-O17", "GD-O18", "GD-O19", "GD-O27")
@pytest.mark.parametrize("seed", range(30))
def test_vehicles_act_as_the_slow_search_says(seed: int) -> None:
    rng = Random(seed)
    s = random_position(rng)
    s.charged = rng.randrange(2)
    legal = [space for space in s.ground.spaces if s.offroad >> space & 1]
    for kind in (ARMORED_CAR, HELICOPTER, PATROL_CAR):
        vehicle = VEHICLES_OF[kind][0]
        for space in rng.sample(legal, min(6, len(legal))):
            after = s.clone()
            after.in_play = [vehicle]
            after.at[vehicle], after.facing[vehicle] = space, rng.randrange(4)
            wanted = expected(after, vehicle)
            before = (space, after.facing[vehicle])
            act(after, vehicle)
            charge = after.charged > 0 and kind == ARMORED_CAR
            assert (after.at[vehicle], after.facing[vehicle], charge) == wanted, before


# Random games.


def check_tiles(s: Getaway) -> None:
    """GD-O2: every tile is in a pile, in hand or on the table; what nobody has seen is still to be told by chance."""
    laid = [tile for tile in s.tiles if tile not in (NONE, START)]
    unseen = [tile for tile in laid if tile >= PERILOUS]
    assert s.left_in == sum(s.piles) == KINDS - len(laid) - len(s.drawn)
    assert sum(s.bag) == s.left_in + len(unseen)
    assert sum(s.reds) == sum(s.bag[tile] for tile in range(KINDS) if TILE_LIGHT[tile] == RED_LIGHT)
    assert min(s.piles) >= 0
    for pile in (0, 1):
        assert 0 <= s.reds[pile] <= s.piles[pile] + unseen.count(PERILOUS + pile)


def check_police(s: Getaway) -> None:
    """GD-O6, O27, O29, O30: what the automated Police can never be or have."""
    assert (s.tokens, s.spikes, sum(s.bought)) == (0, [], 0)
    assert len(s.barricades) == len(set(s.barricades)) <= 3
    assert len(s.in_play) == len(set(s.in_play))
    for vehicle in s.in_play:
        grounded = VEHICLE_KIND[vehicle] not in (HELICOPTER, ARMORED_CAR)
        assert not (grounded and s.at[vehicle] in s.hazards)
        assert s.offroad >> s.at[vehicle] & 1
    assert not s.deck[HELICOPTER] or s.at[VEHICLES_OF[HELICOPTER][0]] == NONE
    assert not s.charged or s.at[VEHICLES_OF[ARMORED_CAR][0]] != NONE


def reckless(s: Getaway, rng: Random) -> str:
    """Any code but those that end the game soon, so that it goes on for many rounds."""
    decision = s.open[0]
    if decision.seat == CHANCE:
        return decision.sample(rng)
    return rng.choice([code for code in decision.codes if not code.startswith(("study", "give"))] or decision.codes)


@rule("GD-O1", "GD-O2", "GD-O6", "GD-O8", "GD-O14", "GD-O22", "GD-O29", "GD-O30")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seed", range(8))
def test_random_games_end(difficulty: str, seed: int) -> None:
    rng = Random(seed)
    s = GAME.setup(1, {"difficulty": difficulty, "size": rng.choice(["compact", "standard"])})
    while s.ended is None:
        assert [decision.seat in (0, CHANCE) for decision in s.open] == [True]
        GAME.apply(s, s.open[0].seat, reckless(s, rng))
        # A Driver who is hard to catch sees more of the game.
        s.meter[0] = min(s.meter[0], rng.choice((1, 2, 3)))
        if s.car[0] != NONE:
            check_tiles(s)
            check_police(s)
    assert s.ended.winners in ((), (0,))
    assert s.ended.rule in ("GD-W1", "GD-W2", "GD-D15", "GD-D16", "GD-D19")


@rule("GD-O14", "GD-O22", "GD-O23")
def test_the_automated_police_are_never_asked() -> None:
    """Everything but the decks follows from the rules: the same choices and draws lead to the same game."""
    games = []
    for _ in range(2):
        rng = Random(7)
        s = GAME.setup(1, {"difficulty": "imposing"})
        s.log = []
        for _ in range(150):
            if s.ended is None:
                GAME.apply(s, s.open[0].seat, reckless(s, rng))
        games.append([event.data(0) for event in s.log])
    assert games[0] == games[1]
    assert any(line["event"] == "automa-moved" for line in games[0])
