"""The Driver's turn in the solo game (GD-O11, O13), and what becomes of pursuers (GD-O27, O29, O30)."""

from typing import Any

import pytest

from tests.games.getaway_driver.solo import alone
from tests.games.getaway_driver.table import Table
from tests.rules import rule

SIDES = "7,6=Y06 9,6=Y18"


# Badges.


@rule("GD-O11")
def test_every_badge_of_the_round_is_remembered_in_order() -> None:
    t = alone("8,6 N hit_the_gas", tiles="8,5=Y04 7,6=Y02? 9,6=Y05? 8,4=Y01? 7,5=Y06 9,5=Y18")
    t.play("study:right", "study:left", "drive:front", "no-hazard")
    assert "badge-noted 2 1" in alone("8,6 N", tiles="8,5=Y05? 7,6=Y06 9,6=Y18").play("study:front").told()
    t.play("play:hit_the_gas", "drive:front")
    assert t.state.badges == [2, 1, 3]
    solo = t.view("driver").solo
    assert solo is not None
    assert solo.badges == [2, 1, 3]


@rule("GD-O11")
def test_a_tile_without_badge_or_face_up_counts_for_nothing() -> None:
    t = alone("8,6 N", tiles=f"8,5=Y01 {SIDES}").play("drive:front", "no-hazard")
    assert t.state.badges == []
    assert alone("8,6 N", tiles=f"8,5=Y04? {SIDES}").play("drive:front", "no-hazard").state.badges == []


@rule("GD-O11", "GD-O22")
def test_the_badges_of_a_round_are_used_up_in_it() -> None:
    t = alone("8,6 N", tiles=f"8,5=Y02? {SIDES}", vehicles="patrol-1@3,3N")
    t.play("drive:front", "no-hazard", "end", "pass", "*upgrade:barricade")
    assert (t.state.badges, t.state.round, t.kind) == ([], 4, "round-start")


# Reaction turns.


@rule("GD-O13")
@pytest.mark.parametrize(
    ("code", "vehicle", "facing"),
    [
        ("drive:front", "8,5S", "8,5 E"),
        ("drive:left", "7,6E", "7,6 N"),
        ("drive:right", "9,6W", "9,6 S"),
        ("drive:front", "8,5N", "8,5 N"),
        ("drive:front", "8,5E", "8,5 N"),
        ("drive:front", "8,5W", "8,5 N"),
    ],
)
def test_a_vehicle_facing_the_driver_turns_to_the_drivers_right(code: str, vehicle: str, facing: str) -> None:
    t = alone("8,6 N", tiles=f"8,5=Y04 {SIDES}", vehicles=f"patrol-1@{vehicle}").play(code)
    assert (t.at("patrol-1"), t.asked) == (facing, "driver")


# A Helicopter at a Tunnel.


def into_the_tunnel(facing: str, sides: str = SIDES, **position: Any) -> Table:
    return alone("8,6 N", tiles=f"8,5=G08? {sides}", vehicles=f"helicopter-1@8,6{facing}", **position).play(
        "drive:front"
    )


@rule("GD-O29")
@pytest.mark.parametrize(
    ("facing", "to"),
    [
        # Right of the Driver's way comes first.
        ("N", "9,6 E"),
        ("E", "9,6 E"),
        # It faces west: the right is directly behind it.
        ("W", "7,6 W"),
    ],
)
def test_it_breaks_off_at_a_tunnel_free_of_charge(facing: str, to: str) -> None:
    t = into_the_tunnel(facing)
    assert t.at("helicopter-1") == to
    assert t.told()[-1] == f"dodged-tunnel helicopter-1 {to}"
    assert (t.in_play, t.tokens, t.asked) == ("helicopter-1", 0, "driver")


@rule("GD-O29")
def test_to_the_left_if_it_may_not_go_right() -> None:
    assert into_the_tunnel("N", "7,6=Y06 9,6=G09").at("helicopter-1") == "7,6 W"
    assert into_the_tunnel("N", "7,6=Y06", blocked="9,6").at("helicopter-1") == "7,6 W"


@rule("GD-O29", "GD-U10")
def test_a_hazard_token_does_not_hinder_it() -> None:
    assert into_the_tunnel("N", hazards="9,6").at("helicopter-1") == "9,6 E"


@rule("GD-O29")
@pytest.mark.parametrize(("facing", "stays"), [("N", "8,6 E"), ("E", "8,6 E"), ("W", "8,6 W")])
def test_if_it_may_go_neither_way_it_stays_and_turns(facing: str, stays: str) -> None:
    assert into_the_tunnel(facing, "9,6=G09 7,6=Y21").at("helicopter-1") == stays


@rule("GD-O29")
def test_the_drivers_right_is_that_of_the_way_taken() -> None:
    """Driving left, west: the right is north."""
    t = alone("8,6 N", tiles="8,5=Y04 7,6=G08? 9,6=Y18", vehicles="helicopter-1@8,6N").play("drive:left")
    assert t.at("helicopter-1") == "8,5 N"


@rule("GD-O29", "GD-X14")
def test_also_when_the_driver_spins_round_in_the_tunnel() -> None:
    """The way taken counts, although the car faces south by now (ruling RL64)."""
    t = alone("8,6 N handbrake_turn", tiles=f"8,5=Y21? {SIDES}", vehicles="helicopter-1@8,6N")
    t.play("drive:front", "hazard", "spin")
    assert (t.at("driver"), t.at("helicopter-1")) == ("8,6 S", "9,6 E")


@rule("GD-O29", "GD-U13")
def test_it_returns_with_a_driver_who_backs_out() -> None:
    t = alone("8,6 N", tiles=f"8,5=Y21? {SIDES}", vehicles="helicopter-1@8,6E")
    t.play("drive:front", "hazard", "back-out")
    assert (t.at("driver"), t.at("helicopter-1")) == ("8,6 N", "8,6 N")


@rule("GD-O29", "GD-F7")
def test_breaking_off_was_its_move() -> None:
    t = into_the_tunnel("N").play("end")
    assert t.at("helicopter-1") == "9,6 E"
    assert [line for line in t.told() if line.startswith("automa")] == []


@rule("GD-O29", "GD-F5")
def test_it_has_no_half_turn() -> None:
    t = alone("8,6 N", tiles=f"8,5=Y04 {SIDES}", vehicles="helicopter-1@8,6S").play("drive:front", "no-hazard")
    assert (t.at("helicopter-1"), t.told()[1]) == ("8,6 S", "shaken helicopter-1")
    t.play("end")
    assert (t.at("helicopter-1"), t.told()[-1]) == ("8,6 W", "automa-turned helicopter-1 W driver 1")


# Crashes.


@rule("GD-O30", "GD-H7")
def test_followers_crash_after_a_stunt() -> None:
    t = alone(
        "8,6 N hit_the_gas decoy_car",
        tiles=f"8,5=Y02? {SIDES}",
        vehicles="patrol-1@8,6N motorcycle-1@8,6N armored-1@8,6N helicopter-1@8,6N",
        difficulty="imposing",
    ).play("drive:front", "hazard", "stunt:hit_the_gas")
    assert (t.in_play, t.at("helicopter-1"), t.asked) == ("helicopter-1", "8,5 N", "driver")
    assert [line for line in t.told() if line.startswith("crashed")] == [
        f"crashed {vehicle} 8,5 hazard" for vehicle in ("patrol-1", "motorcycle-1", "armored-1")
    ]


@rule("GD-O30")
def test_driver_abilities_crash_vehicles() -> None:
    t = alone(
        "8,6 N leave_wreckage decoy_car",
        tiles=f"8,5=Y02 {SIDES}",
        vehicles="patrol-1@8,6N motorcycle-1@8,6E helicopter-1@8,6S",
    ).play("play:leave_wreckage")
    assert t.in_play == "helicopter-1"
    t = alone("8,6 N ramming_speed decoy_car", tiles=f"8,5=Y02 {SIDES}", vehicles="motorcycle-1@8,5N")
    assert t.play("play:ramming_speed", "drive:front").in_play == ""


@rule("GD-O27")
def test_a_charged_armored_car_follows_through_the_hazard() -> None:
    t = alone(
        "8,6 N hit_the_gas decoy_car",
        tiles=f"8,5=Y02? {SIDES}",
        vehicles="armored-1@8,6E patrol-1@8,6N",
        charged=1,
        difficulty="imposing",
    ).play("drive:front", "hazard", "stunt:hit_the_gas")
    assert (t.at("armored-1"), t.hazards, t.state.charged, t.at("patrol-1")) == ("8,5 N", "", 0, "")
    assert "charge-used armored-1 8,5" in t.told()


@rule("GD-O27")
def test_a_charge_saves_it_from_leave_wreckage_and_the_token_stays() -> None:
    t = alone(
        "8,6 N leave_wreckage decoy_car",
        tiles=f"8,5=Y02 {SIDES}",
        vehicles="armored-1@8,6N",
        charged=1,
        difficulty="imposing",
    ).play("play:leave_wreckage")
    assert (t.at("armored-1"), t.hazards, t.state.charged) == ("8,6 N", "8,6", 0)
    assert t.told()[-1] == "charge-used armored-1 8,6"


@rule("GD-O27", "GD-X24")
def test_a_charge_saves_it_once() -> None:
    t = alone(
        "8,6 N ramming_speed leave_wreckage decoy_car",
        tiles=f"8,5=Y02 {SIDES}",
        vehicles="armored-1@8,5N",
        charged=2,
        difficulty="imposing",
    ).play("play:ramming_speed", "drive:front")
    assert (t.at("armored-1"), t.state.charged) == ("8,5 N", 0)
    assert t.play("play:leave_wreckage").in_play == ""


@rule("GD-O27", "GD-O20", "GD-M6")
def test_a_charged_follower_left_behind_on_the_thoroughfare_has_its_bonus() -> None:
    t = alone(
        "8,6 N handbrake_turn decoy_car",
        tiles=f"8,5=G04 {SIDES}",
        hazards="8,5",
        vehicles="armored-1@8,6N",
        charged=1,
        difficulty="imposing",
    ).play("drive:front", "spin", "end")
    assert t.at("driver") == "8,6 S"
    assert [line for line in t.told() if line.startswith("automa")] == [
        "automa-again armored-1",
        "automa-turned armored-1 E driver 1",
    ]
