"""High Stakes Courier Service (GD-V9)."""

from typing import Any

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

SIDES = "7,6=G07 9,6=Y04"


def courier(**more: Any) -> Table:
    return table("8,6 N", event="high_stakes_courier", **more)


@rule("GD-V9")
def test_the_courier_wins_with_the_last_token_of_the_table() -> None:
    t = courier(tiles=f"8,5=R01 {SIDES}", stash="8,5").play("drive:front")
    assert (t.result, t.stash) == ("driver GD-V9", "")
    assert "goal-reached high_stakes_courier" in t.told()
    assert courier(tiles=f"8,5=R01 {SIDES}", stash="8,5 1,1").play("drive:front").result == ""


@rule("GD-V9", "GD-W1", "GD-E3")
def test_a_short_bag_is_filled_up_from_the_table() -> None:
    t = courier(tiles="1,1=R01? 2,2=R02? 3,3=R03", bag="Y01 Y03", stash="5,5", phase="expand")
    assert (t.asked, t.kind, t.decision.rule) == ("police", "take-up", "GD-V9")
    assert t.options() == "take-up:1,1 take-up:2,2"
    t.play("take-up:2,2", "*draw:Y01", "*draw:Y03")
    assert (t.tile("2,2"), t.asked, t.options()) == ("", "police", "lay:R02 lay:Y01 lay:Y03")
    t.play("lay:R02", "lay:Y01")
    assert [t.tile(space) for space in ("8,5", "7,6", "9,6")] == ["R02?", "Y01?", "Y03?"]


@rule("GD-V9")
def test_as_many_are_taken_up_as_are_missing() -> None:
    t = courier(tiles="1,1=R01? 2,2=R02? 3,3=R03?", bag="Y01", stash="5,5", phase="expand").play("take-up:2,2")
    assert t.options() == "take-up:1,1 take-up:3,3"
    t.play("take-up:3,3")
    assert (t.asked, t.kind, t.tile("1,1")) == ("*", "draw", "R01?")


@rule("GD-V9")
def test_the_space_is_public_but_not_the_face() -> None:
    t = courier(tiles="1,1=R01? 2,2=R02?", bag="Y01 Y03", stash="5,5", phase="expand").play("take-up:2,2")
    assert t.told("driver") == t.told("onlooker") == ["recycled police 2,2"]
    assert t.mask("*draw:Y01", "driver") == "draw:?"


@rule("GD-V9")
def test_no_tile_in_front_left_or_right_of_the_driver_is_taken() -> None:
    t = courier(tiles="8,5=R04? 8,7=R01? 2,2=R02?", bag="Y01", stash="5,5", phase="expand")
    assert t.options() == "take-up:2,2 take-up:8,7"


@rule("GD-V9")
def test_pieces_and_stash_stay_on_the_space() -> None:
    t = courier(
        tiles="2,2=R02? 3,3=R03?",
        bag="Y01 Y03",
        vehicles="patrol-1@2,2E",
        stash="2,2",
        barricades="2,2",
        phase="expand",
    ).play("take-up:2,2")
    assert (t.tile("2,2"), t.at("patrol-1"), t.stash, t.barricades) == ("", "2,2 E", "2,2", "2,2")


@rule("GD-V9", "GD-P4")
def test_vehicles_can_no_longer_drive_around_a_tile_that_is_gone() -> None:
    t = courier(tiles=f"8,5=G06 {SIDES} 2,2=R02? 8,4=R01? 7,5=R05?", bag="", vehicles="patrol-1@2,2E", stash="5,5")
    t.play("drive:front")
    assert t.offers("ahead:patrol-1")
    t.play("done")
    assert t.tile("2,2") == ""
    t.play("drive:left")
    assert t.refused("ahead:patrol-1") == "GD-P4"


def short_of_tiles(tiles: str, hand: str = "hit_the_gas", **more: Any) -> Table:
    """An empty bag, and phase 1 about to begin."""
    start = {"bag": "", "stash": "5,5", "event": "high_stakes_courier", "phase": "start"}
    return table(f"8,6 N {hand}", tiles=tiles, **{**start, **more})


@rule("GD-V9")
def test_without_any_face_down_tile_the_police_win() -> None:
    t = short_of_tiles("2,2=R02").play("pass")
    assert t.result == "police GD-V9"
    assert t.told()[0] == "no-tiles-left"


@rule("GD-V9")
def test_one_tile_from_the_bag_does_not_help_when_another_is_missing() -> None:
    assert short_of_tiles("2,2=R02 9,6=Y04", bag="Y01").play("pass").result == "police GD-V9"


@rule("GD-V9", "GD-D12")
def test_the_last_face_down_tiles_in_front_and_left_are_enough_to_go_on() -> None:
    """They stay where they are; on the right nothing can be laid, so the car cannot go there."""
    t = short_of_tiles("8,5=R04? 7,6=R02?").play("pass")
    assert (t.result, t.tile("9,6"), t.kind) == ("", "", "turn")
    assert t.options() == "drive:front drive:left play:hit_the_gas study:front study:left"
    assert t.refused("drive:right") == "GD-D12"


@rule("GD-V9")
def test_of_several_open_spaces_those_in_front_and_on_the_left_come_first() -> None:
    t = short_of_tiles("7,6=R04? 2,2=R02?").play("pass")
    assert [t.tile(space) for space in ("8,5", "9,6", "2,2")] == ["R02?", "", ""]
    assert t.refused("drive:right") == "GD-D12"


@rule("GD-V9", "GD-X13", "GD-X16")
def test_cards_that_need_a_tile_are_not_played_where_none_can_be_laid() -> None:
    t = short_of_tiles("8,5=R04? 7,6=R02?", "hit_the_gas handbrake_turn").play("pass")
    assert t.refused("play:handbrake_turn") == "GD-X12"
    assert t.offers("play:hit_the_gas")
    t.play("play:hit_the_gas")
    assert t.options() == "drive:front drive:left"
    barred = short_of_tiles("8,5=R04?", barricades="8,5").play("pass")
    assert barred.refused("play:hit_the_gas") == "GD-X16"


@rule("GD-V9", "GD-R6")
def test_after_switching_cars_what_can_be_laid_is_laid_and_the_turn_goes_on() -> None:
    t = table(
        "8,6 N switch_cars",
        tiles="8,5=G06 7,6=G07 9,6=Y04 3,3=G08 3,2=R04?",
        vehicles="patrol-1@3,3N",
        bag="",
        stash="5,5",
        event="high_stakes_courier",
    ).play("play:switch_cars")
    assert (t.at("driver"), t.kind) == ("3,3 N", "turn")
    assert t.options() == "drive:front study:front"


@rule("GD-V9", "GD-X32")
def test_on_home_ground_the_police_choose_and_the_driver_lays() -> None:
    t = table(
        "8,6 N stomping_grounds",
        tiles="1,1=R01? 2,2=R02?",
        bag="Y01 Y03",
        stash="5,5",
        event="high_stakes_courier",
        phase="start",
    ).play("play:stomping_grounds")
    assert (t.asked, t.kind) == ("police", "take-up")
    t.play("take-up:1,1", "*draw:Y01", "*draw:Y03")
    assert (t.asked, t.options()) == ("driver", "lay:R01 lay:Y01 lay:Y03")


@rule("GD-V9", "GD-W2", "GD-W3")
def test_meter_and_corners_stay() -> None:
    pursued = courier(tiles=f"8,5=G06 {SIDES}", vehicles="patrol-1@8,6N", meter=3, stash="5,5", phase="check")
    assert pursued.result == "police GD-W2"
    stuck = table("1,1 N", event="high_stakes_courier", tiles="1,2=G06", blocked="2,1", stash="5,5")
    assert stuck.result == "police GD-D15"
