"""Four players: the partner has the benefit of an ability too (GD-Q15, table 5.4), row by row."""

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

BLOCK = " ".join(f"{column},{row}=START" for row in range(4, 10) for column in range(6, 13))
"""A town of plain tiles: nothing has to be filled."""


def shares(t: Table, code: str, partner: str = "driver-b") -> bool:
    """Play an ability; whether the partner is asked to share it."""
    t.play(code)
    return t.asked == partner and t.kind == "share"


# When.


@rule("GD-Q15")
@pytest.mark.parametrize(
    ("where", "near"), [("8,6", True), ("8,5", True), ("9,6", True), ("9,5", False), ("10,6", False), ("8,8", False)]
)
def test_on_the_same_tile_or_next_to_it(where: str, near: bool) -> None:
    t = table("8,6 N last_ditch_effort", f"{where} N", tiles=BLOCK, meter=2, meter_b=2)
    assert shares(t, "driver-a play:last_ditch_effort") is near
    assert t.meter(0) == (2 if near else 1)


@rule("GD-Q15")
def test_the_partner_says_yes_or_no_and_the_card_is_spent_once() -> None:
    t = table("8,6 N last_ditch_effort", "8,7 N", tiles=BLOCK, meter=2, meter_b=2)
    t.play("driver-a play:last_ditch_effort")
    assert (t.options(), t.decision.rule, t.default()) == ("decline share", "GD-Q15", "decline")
    t.play("share")
    assert (t.discard(0), t.discard(1)) == ("last_ditch_effort", "")
    assert t.told()[0] == "shared driver-b last_ditch_effort"


@rule("GD-Q15")
def test_from_the_discard_pile_it_costs_one_stash_token_for_both() -> None:
    t = table("8,6 N", "8,7 N", tiles=BLOCK, discard="last_ditch_effort", loot=1, loot_b=1, meter=2, meter_b=2)
    t.play("driver-a replay:last_ditch_effort", "share")
    assert (t.meter(0), t.meter(1), t.loot(0), t.loot(1)) == (1, 1, 0, 1)


@rule("GD-Q15", "GD-A12")
def test_the_card_must_be_of_use_to_who_plays_it() -> None:
    t = table("8,6 N last_ditch_effort", "8,7 N", tiles=BLOCK, meter=0, meter_b=2)
    assert t.refused("driver-a play:last_ditch_effort") == "GD-X20"


@rule("GD-Q15")
def test_b_plays_and_a_shares() -> None:
    t = table("8,6 N", "8,7 N last_ditch_effort", tiles=BLOCK, meter=2, meter_b=2)
    assert shares(t, "driver-b play:last_ditch_effort", "driver-a")
    t.play("share")
    assert (t.meter(0), t.meter(1)) == (1, 1)


# Row by row.


def after_a_move(a: str, b: str, hand_b: str = "") -> Table:
    """Both have driven north, from 8,7 and from the space given for B; the Decoy window of A is open."""
    t = table(f"8,7 N decoy_car {a}", f"{b} N {hand_b}", tiles=BLOCK, vehicles="patrol-1@8,5S")
    t.play("driver-a drive:front", "driver-b drive:front", "driver-a end")
    if t.kind_of("driver-b") == "free":
        t.play("driver-b end")
    return t.play("turn-left:patrol-1")


@rule("GD-Q15", "GD-X9")
def test_decoy_car() -> None:
    t = after_a_move("", "9,7")
    assert shares(t, "play:decoy_car")
    t.play("share")
    assert (t.at("driver-a"), t.at("driver-b")) == ("8,7 N", "9,7 N")
    t = after_a_move("", "9,7").play("play:decoy_car", "decline")
    assert (t.at("driver-a"), t.at("driver-b")) == ("8,7 N", "9,6 N")


@rule("GD-Q15", "GD-X28")
def test_decoy_car_is_nothing_for_a_partner_who_has_not_moved() -> None:
    t = table("8,7 N decoy_car", "9,6 N slam_on_the_brakes", tiles=BLOCK)
    t.play("driver-b play:slam_on_the_brakes", "driver-a drive:front", "driver-a end")
    assert not shares(t, "play:decoy_car")
    assert (t.at("driver-a"), t.at("driver-b")) == ("8,7 N", "9,6 N")


@rule("GD-Q15", "GD-X13")
def test_handbrake_turn() -> None:
    t = table("8,6 N handbrake_turn", "9,6 W", tiles=BLOCK, vehicles="patrol-1@9,6E")
    assert shares(t, "driver-a play:handbrake_turn")
    t.play("share")
    assert (t.at("driver-a"), t.at("driver-b"), t.at("patrol-1")) == ("8,7 S", "10,6 E", "9,6 E")
    assert t.asked == "driver-a driver-b"  # the normal moves are still due
    t = table("8,6 N handbrake_turn", "9,6 W", tiles=BLOCK).play("driver-a play:handbrake_turn", "decline")
    assert t.at("driver-b") == "9,6 W"


@rule("GD-Q15", "GD-X13", "GD-R6")
def test_handbrake_turn_lays_a_tile_behind_the_partner_too() -> None:
    t = table("8,6 N handbrake_turn", "8,7 N", tiles="8,6=START 8,5=START 7,7=START 9,7=START 7,6=START 9,6=START")
    t.play("driver-a play:handbrake_turn", "share")
    assert (t.at("driver-a"), t.kind) == ("8,7 S", "draw")
    t.play("*draw:G06")
    assert t.at("driver-b") == "8,8 S"


@rule("GD-Q15", "GD-X13")
def test_handbrake_turn_is_nothing_for_a_partner_with_the_edge_behind() -> None:
    t = table("8,14 N handbrake_turn", "8,15 N", tiles="8,13=START 7,14=START 9,14=START 7,15=START 9,15=START")
    assert not shares(t, "driver-a play:handbrake_turn")


@rule("GD-Q15", "GD-Q14")
def test_handbrake_turn_as_a_stunt_is_not_shared_this_way() -> None:
    roads = "8,5=R06 7,6=START 9,6=START 9,5=START 10,6=START"
    t = table("8,6 N handbrake_turn", "9,6 N", tiles=roads).play("driver-a drive:front", "driver-b drive:front", "spin")
    assert (t.at("driver-a"), t.at("driver-b")) == ("8,6 S", "9,5 N")
    assert t.kind_of("driver-b") != "share"


@rule("GD-Q15", "GD-X17")
def test_hit_the_gas() -> None:
    t = table("8,6 N hit_the_gas", "9,6 E", tiles=BLOCK, vehicles="patrol-1@9,6E")
    assert shares(t, "driver-a play:hit_the_gas")
    t.play("share", "drive:left")
    assert (t.at("driver-a"), t.asked, t.kind, t.decision.rule) == ("7,6 W", "driver-b", "extra-move", "GD-X17")
    t.play("drive:front")
    assert (t.at("driver-b"), t.at("patrol-1"), t.asked) == ("10,6 E", "9,6 E", "driver-a driver-b")
    t = table("8,6 N hit_the_gas", "9,6 E", tiles=BLOCK).play("driver-a play:hit_the_gas", "decline", "drive:left")
    assert (t.at("driver-b"), t.asked) == ("9,6 E", "driver-a driver-b")


@rule("GD-Q15", "GD-X16")
def test_hit_the_gas_is_nothing_for_a_partner_who_cannot_drive_on() -> None:
    t = table("8,6 N hit_the_gas", "8,7 S", tiles="8,5=START 7,6=START 9,6=START", blocked="8,8 7,7 9,7")
    assert not shares(t, "driver-a play:hit_the_gas")


@rule("GD-Q15", "GD-X27")
def test_driving_cards_are_nothing_for_a_partner_who_has_slammed() -> None:
    for card in ("hit_the_gas", "handbrake_turn", "ramming_speed", "switch_cars"):
        t = table(f"8,6 N {card}", "8,7 N slam_on_the_brakes", tiles=BLOCK, vehicles="patrol-1@10,6N patrol-2@11,6N")
        t.play("driver-b play:slam_on_the_brakes", "decline")
        assert not shares(t, f"driver-a play:{card}")


@rule("GD-Q15", "GD-M5")
def test_a_partner_who_had_ended_the_turn_goes_on_after_a_shared_move() -> None:
    t = table("8,6 N hit_the_gas", "9,6 N last_ditch_effort", tiles=BLOCK)
    t.play("driver-a drive:front", "driver-b drive:front", "driver-b end", "driver-a play:hit_the_gas")
    assert (t.asked, t.kind) == ("driver-b", "share")
    t.play("share", "drive:front", "drive:front")
    assert (t.at("driver-b"), t.asked, t.kind) == ("9,4 N", "driver-b", "free")


@rule("GD-Q15", "GD-X18")
def test_jam_the_police_radar() -> None:
    vehicles = "patrol-1@7,5S patrol-2@10,5S patrol-3@9,5S"
    t = table("8,6 N jam_the_police_radar", "9,6 N", tiles=BLOCK, vehicles=vehicles)
    assert shares(t, "driver-a play:jam_the_police_radar")
    t.play("share", "jam-west:patrol-1")
    assert (t.asked, t.kind) == ("driver-a", "jam")  # 9,5 is diagonal to A alone
    t.play("leave:patrol-3")
    assert (t.asked, t.options()) == (
        "driver-b",
        "jam-east:patrol-2 jam-north:patrol-2 jam-south:patrol-2 jam-west:patrol-2 leave:patrol-2",
    )
    t.play("jam-east:patrol-2")
    assert (t.at("patrol-1"), t.at("patrol-2"), t.at("patrol-3")) == ("6,5 W", "11,5 E", "9,5 S")
    assert t.asked == "driver-a driver-b"


@rule("GD-Q15", "GD-X18")
def test_jam_moves_each_vehicle_once() -> None:
    t = table("8,6 N jam_the_police_radar", "8,6 S", tiles=BLOCK, vehicles="patrol-1@7,5S")
    assert not shares(t, "driver-a play:jam_the_police_radar")  # the only one is diagonal to both
    assert (t.asked, t.kind) == ("driver-a", "jam")


@rule("GD-Q15", "GD-X20")
def test_last_ditch_effort() -> None:
    t = table("8,6 N last_ditch_effort", "8,7 N", tiles=BLOCK, meter=2, meter_b=3)
    t.play("driver-a play:last_ditch_effort", "share")
    assert (t.meter(0), t.meter(1)) == (1, 2)
    t = table("8,6 N last_ditch_effort", "8,7 N", tiles=BLOCK, meter=2, meter_b=0)
    assert not shares(t, "driver-a play:last_ditch_effort")


@rule("GD-Q15", "GD-X21")
def test_leave_wreckage() -> None:
    t = table("8,6 N leave_wreckage", "8,7 N", tiles=BLOCK, vehicles="patrol-1@8,6N patrol-2@8,7E")
    assert shares(t, "driver-a play:leave_wreckage")
    t.play("share")
    assert (t.hazards, t.in_play) == ("8,6 8,7", "")
    t = table("8,6 N leave_wreckage", "8,7 N", tiles=BLOCK, vehicles="patrol-1@8,6N patrol-2@8,7E")
    t.play("driver-a play:leave_wreckage", "decline")
    assert (t.hazards, t.in_play) == ("8,6", "patrol-2")


@rule("GD-Q15", "GD-X21")
def test_leave_wreckage_on_the_same_tile_is_once() -> None:
    t = table("8,6 N leave_wreckage", "8,6 S", tiles=BLOCK, vehicles="patrol-1@8,6N")
    assert not shares(t, "driver-a play:leave_wreckage")
    assert (t.hazards, t.in_play) == ("8,6", "")


@rule("GD-Q15", "GD-X24")
def test_ramming_speed() -> None:
    vehicles = "patrol-1@8,5E patrol-2@9,5E"
    t = table("8,6 N ramming_speed", "9,6 N", tiles=BLOCK, vehicles=vehicles)
    assert shares(t, "driver-a play:ramming_speed")
    t.play("share", "driver-a drive:front", "driver-b drive:front", "first-a")
    assert t.in_play == ""
    t = table("8,6 N ramming_speed", "9,6 N", tiles=BLOCK, vehicles=vehicles)
    t.play("driver-a play:ramming_speed", "decline", "driver-a drive:front", "driver-b drive:front", "first-a")
    assert t.in_play == "patrol-2"


@rule("GD-Q15", "GD-X27")
def test_slam_on_the_brakes() -> None:
    t = table("8,6 N slam_on_the_brakes last_ditch_effort", "8,7 N", tiles=BLOCK, vehicles="patrol-1@9,7W")
    assert shares(t, "driver-a play:slam_on_the_brakes")
    t.play("share")
    assert (t.asked, t.at("driver-a"), t.at("driver-b")) == ("driver-a", "8,6 N", "8,7 N")
    t.play("end")
    assert (t.at("driver-b"), t.in_play) == ("8,7 N", "")  # forced onto the tile of a Driver who slammed


@rule("GD-Q15", "GD-X27", "GD-Q11")
def test_slam_on_the_brakes_lifts_a_direction_but_is_too_late_after_a_study() -> None:
    t = table("8,6 N slam_on_the_brakes", "8,7 N last_ditch_effort", tiles=BLOCK).play("driver-b drive:left")
    assert shares(t, "driver-a play:slam_on_the_brakes")
    t.play("share")
    assert (t.at("driver-b"), t.state.slammed) == ("8,7 N", [True, True])
    t = table("8,6 N slam_on_the_brakes", "8,7 S", tiles="8,5=START 7,6=START 9,6=START 8,8=? 7,7=START 9,7=START")
    t.play("driver-b study:front")
    assert not shares(t, "driver-a play:slam_on_the_brakes")


@rule("GD-Q15", "GD-Q25")
def test_stomping_grounds() -> None:
    t = table("8,6 N stomping_grounds", "8,7 S", phase="start")
    assert shares(t, "play:stomping_grounds")
    t.play("decline", "city ready", "police ready")
    assert t.view("driver-a").filling == ["8,5", "7,6", "9,6"]
    t = table("8,6 N stomping_grounds", "8,7 S", phase="start")
    t.play("play:stomping_grounds", "share", "city ready", "police ready")
    assert t.view("driver-a").filling == ["8,5", "7,6", "9,6", "8,8", "9,7", "7,7"]
    t.play("*draw:Y01")
    assert (t.told("driver-a"), t.told("driver-b")) == (["drew driver-a Y01"], ["drew driver-a ?"])


@rule("GD-Q15", "GD-Q25")
def test_stomping_grounds_is_nothing_for_a_partner_on_home_ground() -> None:
    t = table("8,6 N stomping_grounds", "8,7 S stomping_grounds", phase="start")
    t.play("play:stomping_grounds", "decline")
    assert not shares(t, "play:stomping_grounds", "driver-a")


@rule("GD-Q15", "GD-X35")
def test_switch_cars() -> None:
    vehicles = "patrol-1@10,8E patrol-2@11,8S"
    t = table("8,6 N switch_cars", "8,7 N", tiles=BLOCK, vehicles=vehicles)
    assert shares(t, "driver-a play:switch_cars")
    t.play("share")
    assert (t.asked, t.options()) == ("driver-a", "switch:patrol-1 switch:patrol-2")
    t.play("switch:patrol-1")
    assert (t.at("driver-a"), t.at("patrol-1")) == ("10,8 E", "8,6 N")
    assert (t.at("driver-b"), t.at("patrol-2")) == ("11,8 S", "8,7 N")  # there is only one other
    t = table("8,6 N switch_cars", "8,7 N", tiles=BLOCK, vehicles=f"{vehicles} patrol-3@6,6E")
    t.play("driver-a play:switch_cars", "share", "switch:patrol-1")
    assert (t.asked, t.options()) == ("driver-b", "switch:patrol-2 switch:patrol-3")
    t = table("8,6 N switch_cars", "8,7 N", tiles=BLOCK, vehicles=vehicles)
    t.play("driver-a play:switch_cars", "decline", "switch:patrol-1")
    assert t.at("driver-b") == "8,7 N"


@rule("GD-Q15", "GD-Q11", "GD-X35")
def test_switch_cars_lifts_a_direction() -> None:
    t = table("8,6 N switch_cars", "8,7 N", tiles=BLOCK, vehicles="patrol-1@10,8E patrol-2@11,8S")
    t.play("driver-b drive:left", "driver-a play:switch_cars", "share", "switch:patrol-1")
    assert (t.at("driver-b"), t.asked) == ("11,8 S", "driver-a driver-b")


@rule("GD-Q15", "GD-X35")
def test_switch_cars_is_over_when_the_player_brings_a_hazard_onto_the_partners_tile() -> None:
    roads = BLOCK.replace("8,7=START", "8,7=R06")
    t = table("8,6 N switch_cars", "8,7 N", tiles=roads, vehicles="patrol-1@8,7E patrol-2@11,8S")
    t.play("driver-a play:switch_cars", "share", "switch:patrol-1")
    assert (t.hazards, t.at("driver-a"), t.at("driver-b")) == ("8,7", "8,6 E", "8,7 N")


@rule("GD-Q15", "GD-X35")
@pytest.mark.parametrize(("vehicles", "hazards"), [("patrol-1@10,8E", ""), ("patrol-1@10,8E patrol-2@11,8S", "8,7")])
def test_switch_cars_needs_another_vehicle_and_no_hazard_under_the_partner(vehicles: str, hazards: str) -> None:
    t = table("8,6 N switch_cars", "8,7 N", tiles=BLOCK, vehicles=vehicles, hazards=hazards)
    assert not shares(t, "driver-a play:switch_cars")


@rule("GD-Q15", "GD-Q26")
def test_partners_in_crime_shares_the_copied_ability_in_the_same_way() -> None:
    t = table("8,6 N partners_in_crime", "8,7 N last_ditch_effort", tiles=BLOCK, meter=2, meter_b=2)
    assert shares(t, "driver-a copy:last_ditch_effort")
    t.play("share")
    assert (t.meter(0), t.meter(1)) == (1, 1)
    assert (t.discard(0), t.hand(1)) == ("partners_in_crime", "last_ditch_effort")


@rule("GD-Q15", "GD-Q27")
def test_bait_and_switch_involves_both_anyway() -> None:
    t = table("8,6 N partners_in_crime", "8,7 N", tiles=BLOCK)
    assert not shares(t, "driver-a play:partners_in_crime")
    assert (t.asked, t.kind) == ("driver-a", "bait")
