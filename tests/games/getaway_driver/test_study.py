"""Step A of the Driver's turn: study the road (GD-D1 to D9)."""

import pytest

from tests.games.getaway_driver.table import table
from tests.rules import rule

HIDDEN = "8,5=Y04? 7,6=G07? 9,6=R02? 8,7=G06?"
"""Face-down tiles all around a car at 8,6."""


def studies(options: str) -> str:
    return " ".join(code for code in options.split() if code.startswith("study"))


@rule("GD-D1")
def test_before_the_normal_move_only() -> None:
    t = table("8,6 N hit_the_gas", tiles=f"{HIDDEN} 8,4=G09? 7,5=G01? 9,5=G02?")
    assert studies(t.options()) == "study:behind study:front study:left study:right"
    t.play("drive:front", "no-hazard")
    assert (t.kind, t.options()) == ("free", "end play:hit_the_gas")
    assert t.refused("study:front") == "GD-D1"
    t.play("play:hit_the_gas")
    assert t.options() == "drive:front drive:left drive:right"


@rule("GD-D1")
def test_an_extra_move_after_the_normal_one_gives_no_new_study() -> None:
    t = table("8,6 N hit_the_gas decoy_car", tiles=f"{HIDDEN} 8,4=G09? 7,5=G01? 9,5=G02?")
    t.play("drive:front", "no-hazard", "play:hit_the_gas", "drive:front")
    assert (t.kind, t.options()) == ("free", "end")


@rule("GD-D1", "GD-R4")
def test_the_first_study_closes_the_beginning_of_the_turn() -> None:
    t = table("8,6 N ramming_speed slam_on_the_brakes last_ditch_effort", tiles=HIDDEN)
    assert t.offers("play:ramming_speed")
    t.play("study:left")
    assert t.options() == (
        "drive:front drive:left drive:right play:last_ditch_effort study:behind study:front study:right"
    )


@rule("GD-D1", "GD-R6")
def test_step_a_lasts_until_the_normal_move() -> None:
    """After Hit the Gas before the normal move the tiles at the new place can be studied (RL81)."""
    t = table("8,6 N hit_the_gas", tiles=HIDDEN).play("study:front", "play:hit_the_gas", "drive:front", "no-hazard")
    t.play("*draw:G01", "*draw:G02", "*draw:G03", "lay:G01", "lay:G02")
    assert studies(t.options()) == "study:front study:left study:right"


@rule("GD-D2")
def test_tiles_that_share_an_edge_in_all_four_directions() -> None:
    t = table("8,6 E", tiles=f"{HIDDEN} 9,5=G09? 8,4=G01?")
    assert studies(t.options()) == "study:behind study:front study:left study:right"
    assert t.rule_of("study:behind") == "GD-D2"
    t.play("study:behind")
    assert (t.tile("7,6"), t.tile("9,5"), t.tile("8,4")) == ("G07", "G09?", "G01?")


@rule("GD-D2")
def test_only_face_down_tiles() -> None:
    t = table("8,6 N", tiles="8,5=Y04 7,6=G07? 9,6=R02")
    assert studies(t.options()) == "study:left"
    assert t.refused("study:front") == t.refused("study:behind") == "GD-D2"


@rule("GD-D3", "GD-D4")
def test_one_at_a_time_and_announced_to_all() -> None:
    t = table("8,6 N", tiles=HIDDEN).play("study:right")
    line = ["studied driver 9,6", "turned-up 9,6 R02", "study-price driver 1 4"]
    assert t.told("police") == t.told("onlooker") == t.told("driver") == line
    assert studies(t.options()) == "study:behind study:front study:left"
    t.play("study:left")
    assert studies(t.options()) == "study:behind study:front"
    t.play("drive:left")
    assert t.at("driver") == "7,6 W"


@rule("GD-D4")
def test_each_tile_costs_a_space_of_the_meter() -> None:
    t = table("8,6 N", tiles=HIDDEN, meter=1).play("study:front")
    assert t.meter() == 2
    t.play("study:left")
    assert t.meter() == 3


@rule("GD-D4", "GD-W2")
def test_on_red_the_police_win_at_once() -> None:
    """Even though the Driver could have moved, and holds Last Ditch Effort."""
    t = table("8,6 N last_ditch_effort", tiles=HIDDEN, meter=3).play("study:front")
    assert (t.result, t.tile("8,5"), t.meter()) == ("police GD-W2", "Y04", 4)


@rule("GD-D5", "GD-K5")
def test_a_badge_still_pays() -> None:
    t = table("8,6 N", tiles="8,5=Y01? 7,6=G07 9,6=G08").play("study:front")
    assert t.told() == ["studied driver 8,5", "turned-up 8,5 Y01", "badge 3 3", "study-price driver 1 4"]
    assert t.tokens == 3


@rule("GD-D6")
@pytest.mark.parametrize("tile", ["R01", "Y11", "G01", "G03", "G04", "G05", "G10"])
def test_nothing_else_happens(tile: str) -> None:
    """No hazard, Stash, midtown bonus or Thoroughfare until the car is there."""
    t = table("8,6 N decoy_car", tiles=f"8,5={tile}? 7,6=G07 9,6=G08 8,4=?", stash="8,5", tokens=3)
    before = t.tokens
    t.play("study:front")
    assert (t.kind, t.hazards, t.stash, t.loot(), t.state.extra[0]) == ("turn", "", "8,5", 0, 0)
    assert t.tile("8,4").endswith("?")
    assert t.tokens >= before


@rule("GD-D6", "GD-V2")
def test_the_event_symbol_is_the_exception() -> None:
    t = table("8,6 N decoy_car", tiles="8,5=G10? 7,6=G07 9,6=G08", events=True).play("study:front")
    assert (t.asked, t.kind) == ("*", "event")


@rule("GD-D7")
def test_a_studied_tile_stays_face_up() -> None:
    t = table("8,6 N", tiles=HIDDEN).play("study:front", "drive:left")
    assert t.tile("8,5") == "Y04"
    for viewer in ("driver", "police", "onlooker"):
        assert {tile.at: tile.up for tile in t.view(viewer).tiles}["8,5"]


@rule("GD-D8")
def test_studying_is_never_forced() -> None:
    t = table("8,6 N", tiles=HIDDEN)
    assert t.default() == "drive:front"
    t.play("drive:left")
    assert (t.at("driver"), t.meter()) == ("7,6 W", 0)


@rule("GD-D9", "GD-X27")
def test_not_after_slam_on_the_brakes() -> None:
    t = table("8,6 N slam_on_the_brakes last_ditch_effort", tiles=HIDDEN).play("play:slam_on_the_brakes")
    assert (t.kind, t.options()) == ("free", "end")
    assert t.refused("study:front") == "GD-D9"
    assert t.refused("drive:front") == "GD-X27"


@rule("GD-D9", "GD-X27", "GD-M5")
def test_no_thoroughfare_move_after_slam_on_the_brakes() -> None:
    """The car came onto the Thoroughfare by Switch Cars, and then stays there."""
    t = table(
        "8,6 N slam_on_the_brakes switch_cars decoy_car",
        tiles=f"{HIDDEN} 9,5=G04",
        vehicles="patrol-1@9,5N",
    ).play("play:switch_cars")
    assert t.offers("thoroughfare")
    t.play("play:slam_on_the_brakes")
    assert (t.kind, t.options()) == ("free", "end")
