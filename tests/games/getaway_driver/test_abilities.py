"""Hit the Gas, Jam, Last Ditch Effort, Leave Wreckage, Ramming Speed (GD-X16 to X25)."""

from typing import Any

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"
BEYOND = "8,4=Y02 7,5=R02 9,5=R05"


def car(hand: str, tiles: str = f"{ROAD} {BEYOND}", **more: Any) -> Table:
    """The Driver's turn at 8,6, looking north."""
    return table(f"8,6 N {hand}", tiles=tiles, **more)


# Hit the Gas.


@rule("GD-X16", "GD-X17", "GD-D10")
def test_hit_the_gas_before_or_after_the_normal_move() -> None:
    before = car("hit_the_gas decoy_car").play("play:hit_the_gas", "drive:front")
    assert (before.at("driver"), before.kind) == ("8,5 N", "turn")
    after = car("hit_the_gas decoy_car").play("drive:front", "play:hit_the_gas", "drive:front", "no-hazard")
    assert (after.at("driver"), after.options()) == ("8,4 N", "end")


@rule("GD-X16", "GD-X27")
def test_no_gas_after_a_slam() -> None:
    t = car("hit_the_gas slam_on_the_brakes").play("play:slam_on_the_brakes")
    assert t.refused("play:hit_the_gas") == "GD-X27"


@rule("GD-X16", "GD-U9")
def test_only_if_a_movement_is_possible_after_filling() -> None:
    corner = table("1,1 N hit_the_gas decoy_car", tiles="", blocked="2,1")
    assert corner.refused("play:hit_the_gas") == "GD-X16"
    shut = {"barricades": "8,5 7,6 9,6"}
    assert car("hit_the_gas", ROAD, **shut).refused("play:hit_the_gas") == "GD-X16"
    assert car("hit_the_gas decoy_car", ROAD, **shut).offers("play:hit_the_gas")


@rule("GD-X16", "GD-U9")
def test_a_replayed_card_cannot_pay_for_the_barricade_but_another_can() -> None:
    """Both come from the discard pile, a Stash token each."""
    shut: dict[str, Any] = {"barricades": "8,5 7,6 9,6", "tiles": ROAD}
    offers = [
        car("", discard=pile, loot=loot, **shut).offers("replay:hit_the_gas")
        for pile, loot in (("hit_the_gas", 2), ("hit_the_gas decoy_car", 1), ("hit_the_gas decoy_car", 2))
    ]
    assert offers == [False, False, True]
    back = car("", discard="hit_the_gas", loot=2, event="operativo_speciale", **shut)
    assert back.offers("replay:hit_the_gas")
    assert not car("", discard="hit_the_gas", loot=1, event="operativo_speciale", **shut).offers("replay:hit_the_gas")


@rule("GD-X16", "GD-X17")
def test_one_way_is_enough_and_is_taken_at_once() -> None:
    """On the left or on the right only, between the edge and an obstacle."""
    left = table("1,1 W hit_the_gas decoy_car", tiles="1,2=G06")
    right = table("1,1 E hit_the_gas decoy_car", tiles="1,2=G06", blocked="2,1")
    for t in (left, right):
        t.play("play:hit_the_gas")
        assert t.at("driver") == "1,2 S"


@rule("GD-X17", "GD-A7", "GD-D12")
def test_the_extra_move_is_a_movement_action_like_any_other() -> None:
    t = car("hit_the_gas decoy_car").play("play:hit_the_gas")
    assert (t.decision.rule, t.refused("drive:behind")) == ("GD-X17", "GD-A7")


@rule("GD-X17", "GD-R6")
def test_the_police_fill_first() -> None:
    t = car("hit_the_gas decoy_car", "8,5=G06 7,6=G07 9,6=Y04").play("drive:front", "play:hit_the_gas")
    assert t.asked == "*"
    t.play("*draw:G10", "*draw:R02", "*draw:R05")
    assert (t.asked, t.kind) == ("police", "lay")
    t.play("lay:R02", "lay:R05")
    assert t.options() == "drive:front drive:left drive:right"
    t.play("drive:right")
    assert (t.at("driver"), t.tile("9,5"), t.tokens) == ("9,5 E", "G10", 1)


@rule("GD-X17", "GD-F6")
def test_nobody_follows_the_gas() -> None:
    t = car("hit_the_gas decoy_car", vehicles="patrol-1@8,6N").play("play:hit_the_gas", "drive:front")
    assert (t.at("driver"), t.at("patrol-1")) == ("8,5 N", "8,6 N")


@rule("GD-X17", "GD-C1", "GD-H12")
def test_the_gas_is_a_full_entry() -> None:
    t = car("hit_the_gas decoy_car", f"{ROAD} 8,4=R09? 7,5=R02 9,5=R05").play("drive:front", "play:hit_the_gas")
    t.play("drive:front")
    assert (t.hazards, t.options()) == ("8,4", "back-out stunt:decoy_car")
    assert t.play("back-out").at("driver") == "8,5 N"


# Jam the Police Radar.


@rule("GD-X18")
def test_each_diagonal_vehicle_is_turned_any_way_and_moved_one_space() -> None:
    t = car("jam_the_police_radar decoy_car", vehicles="patrol-1@9,5N patrol-2@7,7E patrol-3@8,4S")
    t.play("play:jam_the_police_radar")
    assert (t.asked, t.kind, t.decision.rule) == ("driver", "jam", "GD-X18")
    assert t.options() == " ".join([f"jam-{way}:patrol-1" for way in ("east", "north", "south", "west")]) + (
        " leave:patrol-1"
    )
    t.play("jam-south:patrol-1")
    assert t.at("patrol-1") == "9,6 S"
    t.play("jam-west:patrol-2")
    assert (t.at("patrol-2"), t.at("patrol-3"), t.kind) == ("6,7 W", "8,4 S", "turn")


@rule("GD-X18")
def test_a_vehicle_may_be_left_alone() -> None:
    t = car("jam_the_police_radar decoy_car", vehicles="patrol-1@9,5N patrol-2@7,7E").play("play:jam_the_police_radar")
    assert t.default() == "leave:patrol-1"
    t.play("leave:patrol-1", "jam-north:patrol-2")
    assert (t.at("patrol-1"), t.at("patrol-2")) == ("9,5 N", "7,6 N")


@rule("GD-X18")
def test_one_that_cannot_go_anywhere_is_passed_over() -> None:
    t = car("jam_the_police_radar", vehicles="patrol-1@9,5N patrol-2@7,7E", hazards="9,4 10,5 9,6 8,5")
    t.play("play:jam_the_police_radar")
    assert t.offers("jam-west:patrol-2")


@rule("GD-X18")
@pytest.mark.parametrize("vehicle", ["patrol-1", "helicopter-1"])
def test_not_onto_a_hazard_not_even_the_helicopter(vehicle: str) -> None:
    t = car("jam_the_police_radar", vehicles=f"{vehicle}@9,5N", hazards="9,6").play("play:jam_the_police_radar")
    assert f"jam-south:{vehicle}" not in t.decision.codes
    assert f"jam-north:{vehicle}" in t.decision.codes


@rule("GD-X18", "GD-P4", "GD-T2")
def test_not_off_the_table_nor_too_far_from_it() -> None:
    t = table("14,6 N jam_the_police_radar", tiles="14,5=G06 13,6=G07 15,6=Y04", vehicles="patrol-1@15,7N")
    t.play("play:jam_the_police_radar")
    assert t.options() == "jam-north:patrol-1 jam-south:patrol-1 jam-west:patrol-1 leave:patrol-1"
    far = car("jam_the_police_radar", "8,5=G06 7,6=G07", blocked="9,6", vehicles="patrol-1@9,7N")
    far.play("play:jam_the_police_radar")
    assert far.options() == "jam-west:patrol-1 leave:patrol-1"


@rule("GD-X18", "GD-U13")
def test_no_helicopter_into_an_open_tunnel() -> None:
    for vehicle, expected in (("helicopter-1", False), ("patrol-1", True)):
        t = car("jam_the_police_radar", "8,5=G06 7,6=G07 9,6=G08", vehicles=f"{vehicle}@9,5N")
        t.play("play:jam_the_police_radar")
        assert (f"jam-south:{vehicle}" in t.decision.codes) == expected


@rule("GD-X18", "GD-R4")
def test_jam_is_for_the_beginning_of_the_turn() -> None:
    t = car("jam_the_police_radar decoy_car", vehicles="patrol-1@9,5N", tiles="8,5=G06? 7,6=G07 9,6=Y04")
    t.play("study:front")
    assert t.refused("play:jam_the_police_radar") == "GD-X18"
    t = car("jam_the_police_radar decoy_car", vehicles="patrol-1@7,4N").play("drive:front")
    assert t.refused("play:jam_the_police_radar") == "GD-X18"


@rule("GD-X18", "GD-A12")
def test_not_without_a_vehicle_to_jam() -> None:
    t = car("jam_the_police_radar", vehicles="patrol-1@8,4N patrol-2@8,6N")
    assert t.refused("play:jam_the_police_radar") == "GD-X18"
    assert car("jam_the_police_radar", vehicles="patrol-1@7,5N").offers("play:jam_the_police_radar")


@rule("GD-X19", "GD-P1")
def test_a_jammed_vehicle_still_acts() -> None:
    t = car("jam_the_police_radar", vehicles="patrol-1@9,5N").play("play:jam_the_police_radar", "jam-south:patrol-1")
    assert t.told() == ["played driver jam_the_police_radar", "jammed patrol-1 9,6 S"]
    t.play("drive:front")
    assert (t.kind, t.state.acts[6]) == ("vehicles", 1)
    assert t.play("right:patrol-1").at("patrol-1") == "8,6 W"


# Last Ditch Effort.


@rule("GD-X20", "GD-R5")
def test_last_ditch_effort_moves_the_meter_back_at_any_clean_point() -> None:
    before = car("last_ditch_effort", meter=3).play("play:last_ditch_effort")
    assert (before.meter(), before.told()[1]) == (2, "last-ditch driver 2 4")
    after = car("last_ditch_effort", meter=3).play("drive:front", "play:last_ditch_effort")
    assert "last-ditch driver 2 4" in after.told()


@rule("GD-X20", "GD-A12")
def test_not_on_white() -> None:
    assert car("last_ditch_effort").refused("play:last_ditch_effort") == "GD-X20"


# Leave Wreckage.


@rule("GD-X21")
@pytest.mark.parametrize("tile", ["G06", "Y01", "R01", "G02"])
def test_leave_wreckage_on_any_colour_with_anything_there(tile: str) -> None:
    t = table(
        "8,6 N leave_wreckage decoy_car",
        tiles=f"8,6={tile} 8,5=G10 7,6=G07 9,6=Y04",
        vehicles="patrol-1@8,6N motorcycle-1@8,6S patrol-2@8,7N",
        spikes="8,6",
        barricades="8,6",
        tokens=3,
        bought="police_motorcycle",
    ).play("play:leave_wreckage")
    assert (t.hazards, t.in_play, t.at("driver"), t.kind) == ("8,6", "patrol-2", "8,6 N", "turn")
    assert (t.spikes, t.barricades, t.tokens) == ("8,6", "8,6", 3)


@rule("GD-X21", "GD-R5", "GD-H8")
def test_it_is_also_played_after_the_move_and_needs_no_stunt() -> None:
    t = car("leave_wreckage decoy_car", vehicles="patrol-1@8,6N").play("drive:front", "play:leave_wreckage")
    assert (t.hazards, t.in_play, t.options()) == ("8,5", "", "end")


@rule("GD-X22")
def test_on_a_hazard_the_vehicles_crash_and_no_second_token_comes() -> None:
    t = car("leave_wreckage", vehicles="patrol-1@8,6N", hazards="8,6").play("play:leave_wreckage")
    assert (t.hazards, t.in_play) == ("8,6", "")


@rule("GD-X22", "GD-A12", "GD-U10")
@pytest.mark.parametrize("vehicles", ["", "patrol-1@8,7N", "helicopter-1@8,6N"])
def test_not_on_a_hazard_without_a_vehicle_that_could_crash(vehicles: str) -> None:
    t = car("leave_wreckage", vehicles=vehicles, hazards="8,6")
    assert t.refused("play:leave_wreckage") == "GD-X21"
    assert car("leave_wreckage", vehicles=vehicles).offers("play:leave_wreckage")


@rule("GD-X22", "GD-U5")
def test_an_armored_car_could_crash_even_if_it_can_pay() -> None:
    t = car("leave_wreckage", vehicles="armored-1@8,6N", hazards="8,6", tokens=1, bought="armored_car")
    t.play("play:leave_wreckage", "pay:armored-1")
    assert (t.in_play, t.hazards) == ("armored-1", "8,6")


@rule("GD-X23")
def test_survivors_stay_with_the_token() -> None:
    t = car(
        "leave_wreckage decoy_car",
        vehicles="helicopter-1@8,6E armored-1@8,6S patrol-1@8,6N",
        tokens=1,
        bought="armored_car",
    ).play("play:leave_wreckage", "pay:armored-1")
    assert (t.at("helicopter-1"), t.at("armored-1"), t.at("patrol-1")) == ("8,6 E", "8,6 S", "")
    assert t.hazards == "8,6"


# Ramming Speed.


@rule("GD-X24", "GD-C6")
def test_vehicles_on_tiles_driven_onto_crash() -> None:
    t = car("ramming_speed decoy_car", "8,5=R01 7,6=G07 9,6=Y04", vehicles="patrol-1@8,5E motorcycle-1@8,5N")
    t.play("play:ramming_speed", "drive:front")
    assert (t.in_play, t.hazards, t.at("driver")) == ("", "", "8,5 N")
    assert "crashed patrol-1 8,5 ramming" in t.told()
    assert "no-hazard 8,5 police" in t.told()


@rule("GD-X24", "GD-U9")
def test_a_barricade_crashes_without_a_card() -> None:
    t = car("ramming_speed", barricades="8,5")
    assert t.offers("drive:front")
    t.play("play:ramming_speed", "drive:front")
    assert (t.at("driver"), t.barricades) == ("8,5 N", "")
    assert "barricade-crashed 8,5" in t.told()
    t = car("ramming_speed decoy_car", barricades="8,5").play("play:ramming_speed", "drive:front")
    assert (t.hand(), t.barricades) == ("decoy_car", "")


@rule("GD-X24")
def test_it_lasts_for_all_movements_of_the_turn() -> None:
    t = car(
        "ramming_speed hit_the_gas decoy_car",
        f"{ROAD} {BEYOND} 8,7=G10",
        vehicles="patrol-1@8,5E patrol-2@8,4E",
    ).play("play:ramming_speed", "drive:front", "play:hit_the_gas", "drive:front")
    assert t.in_play == ""
    turn = car("ramming_speed handbrake_turn decoy_car", f"{ROAD} 8,7=G10", vehicles="patrol-1@8,7E")
    assert turn.play("play:ramming_speed", "play:handbrake_turn").in_play == ""


@rule("GD-X24", "GD-R4")
def test_and_no_longer() -> None:
    t = car("ramming_speed", vehicles="patrol-1@8,4N").play("play:ramming_speed", "drive:front", "done")
    assert t.state.round == 4
    t.play("drive:front")
    assert t.in_play == "patrol-1"


@rule("GD-X24", "GD-F4")
def test_followers_and_spikes_are_not_rammed() -> None:
    t = car("ramming_speed decoy_car", vehicles="patrol-1@8,6N", spikes="8,5").play("play:ramming_speed", "drive:front")
    assert (t.at("patrol-1"), t.spikes) == ("8,5 N", "8,5")


@rule("GD-X24", "GD-R4")
def test_ramming_speed_is_for_the_beginning_of_the_turn() -> None:
    t = car("ramming_speed decoy_car").play("drive:front")
    assert t.refused("play:ramming_speed") == "GD-X24"
    t = car("ramming_speed decoy_car", "8,5=G06? 7,6=G07 9,6=Y04").play("study:front")
    assert t.refused("play:ramming_speed") == "GD-X24"


@rule("GD-X24", "GD-A12")
def test_it_starts_even_if_nothing_is_there_to_ram() -> None:
    assert car("ramming_speed").play("play:ramming_speed").state.ramming == [True]


@rule("GD-X25", "GD-X37")
def test_switching_cars_is_not_driving() -> None:
    """Two patrol cars stand on 8,5: the one that is not swapped stays."""
    t = car("ramming_speed switch_cars decoy_car", vehicles="patrol-1@8,5N patrol-2@8,5N", barricades="8,5")
    t.play("play:ramming_speed", "play:switch_cars", "switch:patrol-1")
    assert (t.at("driver"), t.at("patrol-1"), t.at("patrol-2")) == ("8,5 N", "8,6 N", "8,5 N")
    assert t.barricades == "8,5"
