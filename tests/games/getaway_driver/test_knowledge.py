"""Worlds that fit what a seat knows: unseen tiles and cards are dealt anew, evenly (GD-I, GD-E8, GD-V12)."""

import math
from collections import Counter
from random import Random
from typing import Any

import pytest

from lamster.games.getaway_driver.components import KINDS, NONE, TILE
from lamster.games.getaway_driver.game import GAME
from lamster.games.getaway_driver.state import Getaway
from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"
TWO_PLAYER_CARDS = 10


def all_tiles(s: Getaway) -> Counter[str]:
    """Every tile of the game, wherever it is."""
    found = Counter({TILE.codes[kind]: number for kind, number in enumerate(s.bag)})
    found.update(TILE.codes[tile] for tile in s.drawn)
    found.update(TILE.codes[tile] for tile in s.tiles if tile not in (NONE, KINDS))
    return +found


def worlds(t: Table, viewer: str, number: int = 60) -> list[Table]:
    """Sampled worlds, each checked: no tile lost or doubled, and the viewer cannot tell it apart."""
    before = GAME.save(t.state)
    found = [Table(GAME.resample(t.state, t.viewer(viewer), Random(seed))) for seed in range(number)]
    for world in found:
        assert all_tiles(world.state) == all_tiles(t.state)
        assert world.state.left_in == t.state.left_in == sum(world.state.bag)
        assert world.view(viewer) == t.view(viewer)
        assert [d.id for d in world.state.open] == [d.id for d in t.state.open]
    assert GAME.save(t.state) == before
    return found


def near(count: int, expected: float) -> bool:
    """Within four standard deviations of a fair draw."""
    return abs(count - expected) < 4 * math.sqrt(expected)


# Tiles.


@rule("GD-I1", "GD-E8")
def test_every_unseen_tile_is_equally_likely_on_every_space() -> None:
    """Five unseen tiles: two on the table, three in the bag."""
    t = table("8,6 N hit_the_gas", tiles="8,5=R01? 7,6=G07 9,6=Y04?", bag="R03 G01 Y13")
    found = worlds(t, "driver", 1000)
    for space in ("8,5", "9,6"):
        seen = Counter(world.tile(space) for world in found)
        assert set(seen) == {"R01?", "Y04?", "R03?", "G01?", "Y13?"}
        assert all(near(count, 200) for count in seen.values())
    pairs = Counter((world.tile("8,5"), world.tile("9,6")) for world in found)
    assert len(pairs) == 20
    assert all(near(count, 50) for count in pairs.values())
    assert {world.tile("7,6") for world in found} == {"G07"}


@rule("GD-I1", "GD-I4")
def test_a_tile_that_was_looked_at_stays_where_it_is() -> None:
    t = table("8,6 N hit_the_gas", tiles="8,5=G01 7,6=Y13? 9,6=R02?", bag="R03 R04").play("drive:front", "peek:7,6")
    found = worlds(t, "driver", 300)
    assert {world.tile("7,6") for world in found} == {"Y13?"}
    seen = Counter(world.tile("9,6") for world in found)
    assert set(seen) == {"R02?", "R03?", "R04?"}
    assert all(near(count, 100) for count in seen.values())


@rule("GD-I1", "GD-E4")
def test_drawn_tiles_are_unknown_to_the_driver_and_known_to_the_police() -> None:
    t = table("8,6 N hit_the_gas", tiles="9,6=Y04?", phase="expand", bag="R01 R02 R03 G01").play(
        "*draw:R01", "*draw:R02"
    )
    assert t.kind == "lay"
    found = worlds(t, "driver", 600)
    hands = Counter(frozenset(TILE.codes[tile] for tile in world.state.drawn) for world in found)
    assert len(hands) == 10
    assert all(near(count, 60) for count in hands.values())
    for world in found:
        assert world.options() == " ".join(sorted(f"lay:{TILE.codes[tile]}" for tile in world.state.drawn))
    assert {world.options() for world in worlds(t, "police")} == {"lay:R01 lay:R02"}
    assert {world.tile("9,6") for world in worlds(t, "police")} == {"Y04?"}


@rule("GD-I1", "GD-E4")
def test_tiles_already_laid_in_this_fill_are_unknown_too() -> None:
    t = table("8,6 N hit_the_gas", phase="expand", bag="R01 R02 R03 G01")
    t.play("*draw:R01", "*draw:R02", "*draw:R03", "lay:R02")
    found = worlds(t, "driver", 400)
    seen = Counter(world.tile("8,5") for world in found)
    assert set(seen) == {"R01?", "R02?", "R03?", "G01?"}
    assert all(near(count, 100) for count in seen.values())


@rule("GD-X33", "GD-I4")
def test_on_home_ground_driver_and_police_know_the_tiles() -> None:
    t = table("8,6 N stomping_grounds hit_the_gas", phase="start")
    t.play("play:stomping_grounds", "*draw:R01", "*draw:R02", "*draw:R03")
    for viewer in ("driver", "police"):
        assert {world.options() for world in worlds(t, viewer)} == {"lay:R01 lay:R02 lay:R03"}
    assert len({world.options() for world in worlds(t, "onlooker")}) > 50
    t.play("lay:R03", "lay:R01")
    for viewer in ("driver", "police"):
        assert {world.tile("8,5") for world in worlds(t, viewer)} == {"R03?"}
    assert len({world.tile("8,5") for world in worlds(t, "onlooker")}) > 20


@rule("GD-I1")
def test_the_next_draw_is_asked_of_the_new_bag() -> None:
    t = table("8,6 N hit_the_gas", tiles="9,6=Y04?", phase="expand", bag="R01 R02 R03").play("*draw:R01")
    for world in worlds(t, "driver"):
        left = [TILE.codes[kind] for kind in range(KINDS) if world.state.bag[kind]]
        assert world.options() == " ".join(f"draw:{code}" for code in sorted(left))


@rule("GD-V12", "GD-I2")
def test_while_cones_are_out_the_police_do_not_know_what_the_driver_lays() -> None:
    t = table("8,6 N stomping_grounds hit_the_gas", phase="start", event="fresh_out_of_cones", bag="R01 R02 R03 R04")
    t.play("play:stomping_grounds")
    assert t.mask("*draw:R01", "police") == "draw:?"
    t.play("*draw:R01", "*draw:R02", "*draw:R03")
    assert t.told("police")[-1] == "drew driver ?"
    assert t.view("police").drawn is None
    assert t.mask("lay:R01", "police") == "lay:?"
    t.play("lay:R01", "lay:R02")
    assert len({world.tile("8,5") for world in worlds(t, "police")}) == 4
    assert {world.tile("8,5") for world in worlds(t, "driver")} == {"R01?"}


@rule("GD-V12")
def test_what_the_police_have_laid_themselves_they_may_remember() -> None:
    t = table("8,6 N hit_the_gas", phase="expand", event="fresh_out_of_cones").play(
        "*draw:R01", "*draw:R02", "*draw:R03"
    )
    t.play("lay:R01", "lay:R02")
    assert {tile.tile for tile in t.view("police").tiles} == {None, "START"}
    assert {world.tile("8,5") for world in worlds(t, "police")} == {"R01?"}


# Cards.


@rule("GD-I2", "GD-S3")
def test_every_hand_is_equally_likely_for_the_police() -> None:
    """Two cards of the eight that are not in the piles."""
    more: dict[str, Any] = {"tiles": ROAD, "discard": "ramming_speed decoy_car"}
    t = table("8,6 N hit_the_gas switch_cars", **more)
    for viewer in ("police", "onlooker"):
        hands = Counter(world.hand() for world in worlds(t, viewer, 1120))
        assert len(hands) == 28
        assert all(near(count, 40) for count in hands.values())
        assert not any({"ramming_speed", "decoy_car", "partners_in_crime"} & set(hand.split()) for hand in hands)


@rule("GD-I2", "GD-X4")
def test_removed_cards_are_in_no_hand() -> None:
    t = table("8,6 N hit_the_gas", tiles=ROAD, discard="last_ditch_effort", loot=1, meter=2)
    t.play("replay:last_ditch_effort")
    hands = {world.hand() for world in worlds(t, "police", 200)}
    assert len(hands) == TWO_PLAYER_CARDS - 1
    assert "last_ditch_effort" not in hands


@rule("GD-I2")
def test_while_cards_are_chosen_the_number_stays() -> None:
    t = Table(GAME.setup(2, {})).play("take:hit_the_gas", "take:decoy_car")
    for world in worlds(t, "police"):
        assert len(world.hand().split()) == 2
        assert len(world.decision.codes) == 8
    assert len({world.hand() for world in worlds(t, "police")}) > 20


@rule("GD-I2")
def test_the_driver_keeps_the_own_hand() -> None:
    t = table("8,6 N hit_the_gas switch_cars", tiles="8,5=R01? 7,6=G07 9,6=Y04")
    assert {world.hand() for world in worlds(t, "driver")} == {"hit_the_gas switch_cars"}


@rule("GD-I5")
@pytest.mark.parametrize("phase", ["start", "decoy"])
def test_the_windows_are_open_in_every_world(phase: str) -> None:
    t = table("8,6 N hit_the_gas", tiles=ROAD, phase=phase)
    options = {world.options() for world in worlds(t, "police")}
    assert options == ({"pass", "pass play:stomping_grounds"} if phase == "start" else {"pass"})


@rule("GD-I2", "GD-R3")
def test_the_drivers_options_are_asked_anew_of_the_hand() -> None:
    t = table("8,6 N hit_the_gas", tiles=f"{ROAD} 8,7=?", vehicles="patrol-1@9,5N patrol-2@9,6N", meter=1)
    for world in worlds(t, "police", 100):
        card = world.hand()
        playable = card not in ("decoy_car", "stomping_grounds")
        assert (f"play:{card}" in world.decision.codes) == playable


@rule("GD-I2", "GD-H1")
def test_at_a_hazard_too() -> None:
    t = table("8,6 N hit_the_gas", tiles="8,5=R01 7,6=G07 9,6=Y04").play("drive:front")
    options = {world.hand(): world.options() for world in worlds(t, "police", 200)}
    assert options["decoy_car"] == "back-out"
    assert options["handbrake_turn"] == "back-out spin"
    assert options["ramming_speed"] == "back-out stunt:ramming_speed"


@rule("GD-I6")
def test_an_onlooker_knows_neither_tiles_nor_cards() -> None:
    t = table("8,6 N hit_the_gas switch_cars", tiles="8,5=R01? 7,6=G07 9,6=Y04", bag="R02 R03")
    found = worlds(t, "onlooker", 300)
    assert {world.tile("8,5") for world in found} == {"R01?", "R02?", "R03?"}
    assert len({world.hand() for world in found}) == 45


@rule("GD-L1", "GD-I1")
def test_in_learning_mode_the_bag_is_all_that_is_left_to_guess() -> None:
    t = table("8,6 N hit_the_gas", tiles=ROAD, learning=True)
    assert {world.state.bag == t.state.bag for world in worlds(t, "driver")} == {True}
    assert {world.tile("8,5") for world in worlds(t, "onlooker")} == {"G06"}
