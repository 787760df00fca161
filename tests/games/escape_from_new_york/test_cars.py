"""Cars of Heroes (EFNY-R)."""

from typing import Any

import pytest

from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule


def brain(more: str = "", *others: str, **position: Any) -> Table:
    """Brain on D5 in the window before step 1."""
    return table(f"brain D5 {more}", *(others or ("snake K4",)), step=0, windows=True, **position)


# Taking and leaving.


@rule("EFNY-R1")
def test_an_abandoned_car_may_be_taken() -> None:
    t = brain(wrecks="D5=1").play("collect:car")
    assert (t.car("brain"), t.wrecks, t.told()) == ("car", "", ["took-wreck brain"])
    assert t.view("snake").seats[0].car == "car"


@rule("EFNY-R1", "EFNY-R9")
def test_not_among_enemies_and_not_with_a_car() -> None:
    assert not brain("radio", wrecks="D5=1", enemies="D5: 1 driver").offers("collect:car")
    assert not brain("car", wrecks="D5=1").offers("collect:car")
    assert not brain("taxi", wrecks="D5=1").offers("collect:car")


@rule("EFNY-R2", "EFNY-H7")
def test_taking_a_car_ends_the_movement_and_the_rest_of_the_card_follows() -> None:
    t = table("brain D5", plan="back-alleys", wrecks="E4=1").play("play:back-alleys", "go:E4", "collect:car")
    assert (t.kind, t.at("brain"), t.car("brain")) == ("reveal", "E4", "car")
    assert not any(line.startswith("skipped") for line in t.told())


@rule("EFNY-R8")
def test_a_car_is_left_with_a_white_base() -> None:
    t = brain("car")
    assert t.rule_of("abandon") == "EFNY-R8"
    t.play("abandon")
    assert (t.car("brain"), t.wrecks, t.told()) == ("", "D5=1", ["left-car brain"])


@rule("EFNY-R8")
def test_the_taxi_leaves_the_game_instead() -> None:
    t = brain("taxi")
    left = t.state.cars_left
    t.play("abandon")
    assert (t.car("brain"), t.wrecks, t.state.cars_left) == ("", "", left)


@rule("EFNY-R10")
def test_the_same_car_cannot_be_taken_again_in_the_same_turn() -> None:
    """Ruling J41."""
    t = brain("car radio").play("abandon")
    assert not t.offers("collect:car")
    t = table("brain D5 car", step=12, windows=True).play("abandon", "go-on")
    assert t.offers("collect:car")


@rule("EFNY-R6")
def test_a_car_does_not_count_towards_the_limit() -> None:
    t = brain("car radio crowbar cigarettes")
    assert t.kind == "window"
    assert len(t.view("snake").seats[0].supply) == 3


# Step 5.


@rule("EFNY-R5", "EFNY-H12", "EFNY-W14")
def test_a_car_drives_one_space_and_then_reveals() -> None:
    t = table("brain D5 car", step=5, tiles="D3")
    assert (t.options(), t.rule_of("drive")) == ("decline drive", "EFNY-R5")
    t.play("drive", "go:D3")
    assert (t.at("brain"), t.kind) == ("D3", "reveal")


@rule("EFNY-R5", "EFNY-W14")
def test_the_taxi_drives_one_or_two() -> None:
    t = table("cabbie D5 taxi", step=5, tiles="D3").play("drive", "go:D3")
    assert "stop" in t.options()
    assert t.play("stop").kind == "reveal"
    t = table("cabbie D5 taxi", step=5, tiles="D3").play("drive", "go:D3", "go:C4")
    assert (t.at("cabbie"), t.kind) == ("C4", "reveal")


@rule("EFNY-R5")
def test_it_is_optional_and_not_for_a_space_with_enemies() -> None:
    t = table("brain D5 car", step=5, tiles="D3").play("decline")
    assert t.at("brain") == "D5"
    t = table("brain D5 car", "snake K4", step=5, enemies="D5: 1 prisoner-down")
    assert t.kind != "drive"


@rule("EFNY-R5")
def test_enemies_on_the_way_do_not_matter() -> None:
    t = table("cabbie D5 taxi", step=5, enemies="D3: 2 prisoners").play("drive", "go:D3", "go:C4")
    assert t.at("cabbie") == "C4"


# Passengers.


@rule("EFNY-R3", "EFNY-R4")
def test_a_willing_hero_without_a_car_comes_along() -> None:
    t = table("brain D5 car", "snake D5", "maggie D5 car", "cabbie K4", step=5, tiles="D3").play("drive", "go:D3")
    assert (t.kind, t.options()) == ("company", "alone invite:2")
    t.play("invite:2")
    assert (t.asked, t.options(), t.default("snake")) == ("snake", "ride stay", "stay")
    t.play("ride")
    assert (t.at("brain"), t.at("snake"), t.at("maggie")) == ("D3", "D3", "D5")
    assert t.told()[-2:] == ["moved brain D3", "rode snake D3"]


@rule("EFNY-R4")
def test_nobody_is_taken_along_against_their_will() -> None:
    t = table("brain D5 car", "snake D5", step=5, tiles="D3").play("drive", "go:D3", "invite:2", "snake stay")
    assert (t.at("brain"), t.at("snake"), "stayed snake" in t.told()) == ("D3", "D5", True)


@rule("EFNY-R3")
def test_in_any_movement_and_a_different_one_at_each_step() -> None:
    """On a MOVE 2: Snake to E4; there he gets out, and Maggie comes on."""
    t = table("brain D5 car", "snake D5", "maggie E4", plan="back-alleys").play("play:back-alleys", "go:E4", "invite:2")
    t.play("snake ride", "go:E6")
    assert t.options() == "alone invite:2 invite:3"
    t.play("invite:3", "maggie ride")
    assert (t.at("brain"), t.at("snake"), t.at("maggie")) == ("E6", "E4", "E6")


@rule("EFNY-R3")
def test_without_a_car_nobody_is_asked() -> None:
    t = table("brain D5", "snake D5", plan="back-alleys").play("play:back-alleys", "go:E4", "go:E6")
    assert (t.at("brain"), t.at("snake")) == ("E6", "D5")


@rule("EFNY-R3")
def test_a_card_that_brings_a_companion_does_not_add_to_the_car() -> None:
    """Hop In by Car: one all the same."""
    t = table("cabbie D5 taxi", "snake D5", "maggie D5", plan="hop-in").play(
        "play:hop-in", "go:E4", "invite:2", "snake ride"
    )
    assert (t.at("cabbie"), t.at("snake"), t.at("maggie"), t.kind) == ("E4", "E4", "D5", "reveal")


@rule("EFNY-R4", "EFNY-U7")
def test_only_the_driver_triggers_events() -> None:
    t = table("brain D5 car", "snake D5", plan="squeeze-past let-me-think", event_spaces="D3", roadblocks="D3-E4")
    t.play("play:squeeze-past", "go:D3", "invite:2", "snake ride", "reveal:C2", "*tile:ct07")
    assert t.kind == "event"
    t.play("*event:rats")
    assert (t.told(), t.kind) == (["event-card brain rats", "noise 1 1"], "play")


@rule("EFNY-R4", "EFNY-M5")
def test_a_face_down_poi_is_turned_up_once() -> None:
    t = table("brain E2 car", "snake E2", plan="squeeze-past")
    t.play("play:squeeze-past", "go:E0", "invite:2", "snake ride", "*poi:nothing-here")
    assert (t.at("brain"), t.at("snake"), t.tile("E0")) == ("E0", "E0", "nothing-here")


# Roadblocks.


@rule("EFNY-R7", "EFNY-M2")
def test_a_car_may_be_given_up_to_pass_a_roadblock() -> None:
    t = table("brain D5 car", "snake D5", plan="back-alleys", roadblocks="D5-E4")
    left = t.state.cars_left
    t.play("play:back-alleys")
    assert t.rule_of("crash:E4") == "EFNY-R7"
    t.play("crash:E4", "invite:2", "snake ride")
    assert (t.at("brain"), t.at("snake"), t.car("brain"), t.broken) == ("E4", "E4", "", "D5-E4")
    assert (t.state.cars_left, t.wrecks) == (left + 1, "")
    t.play("go:E6")  # the rest of a MOVE on foot
    assert (t.at("brain"), t.at("snake")) == ("E6", "E4")


@rule("EFNY-R7")
def test_the_taxi_leaves_the_game() -> None:
    t = table("cabbie D5 taxi", plan="short-cut", roadblocks="D5-E4")
    left = t.state.cars_left
    t.play("play:short-cut", "crash:E4")
    assert (t.car("cabbie"), t.state.cars_left) == ("", left)


@rule("EFNY-R7", "EFNY-W14")
def test_a_drive_ends_after_the_crash_and_reveals() -> None:
    t = table("cabbie D5 taxi", step=5, roadblocks="D5-E4").play("drive", "crash:E4")
    assert (t.at("cabbie"), t.kind) == ("E4", "reveal")


WALLS = "D5-D3 D5-E4 D5-E6 D5-D7 D5-C6 D5-C4"


@rule("EFNY-R7", "EFNY-H6")
@pytest.mark.parametrize("answer", ["dare", "skip"])
def test_nobody_is_forced_to_crash(answer: str) -> None:
    """Ruling J40: where it is the only way, the card may be treated as impossible."""
    t = table("brain D5 car", plan="squeeze-past let-me-think", roadblocks=WALLS).play("play:squeeze-past")
    assert (t.kind, t.options()) == ("dare", "dare skip")
    t.play(answer)
    if answer == "skip":
        assert t.told() == ["skipped brain squeeze-past"]
        assert (t.at("brain"), t.car("brain"), t.kind) == ("D5", "car", "play")
    else:
        t.play("crash:E4")
        assert (t.at("brain"), t.car("brain")) == ("E4", "")


@rule("EFNY-R7", "EFNY-M3")
def test_who_smashes_keeps_the_car() -> None:
    t = table("cabbie D5 car", plan="straight-through", roadblocks="D5-E4").play("play:straight-through", "go:E4")
    assert (t.at("cabbie"), t.car("cabbie"), t.broken) == ("E4", "car", "D5-E4")
