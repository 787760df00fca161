"""Four players: expanding, the Police's turn, the checks and the end (GD-Q9, Q10, Q18 to Q25)."""

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

A_ROAD = "8,5=START 7,6=START 9,6=START"
B_ROAD = "12,5=START 11,6=START 13,6=START"
ROADS = f"{A_ROAD} {B_ROAD}"


def lay(t: Table, *draws: str) -> Table:
    """Draw these tiles and lay them in this order."""
    t.play(*[f"*draw:{tile}" for tile in draws])
    for tile in draws[:-1]:
        t.play(f"lay:{tile}")
    return t


# Expanding.


@rule("GD-Q9", "GD-Q10", "GD-E2")
def test_the_city_fills_the_spaces_of_both_from_one_draw() -> None:
    t = table("8,6 N", "12,6 N", phase="expand")
    t.play("*draw:Y01", "*draw:Y01", "*draw:R03", "*draw:G06", "*draw:Y05", "*draw:G01")
    assert (t.asked, t.kind) == ("city", "lay")
    assert t.view("city").filling == ["8,5", "7,6", "9,6", "12,5", "11,6", "13,6"]
    assert t.options() == "lay:G01 lay:G06 lay:R03 lay:Y01 lay:Y05"
    t.play("lay:G01", "lay:Y05", "lay:G06", "lay:R03", "lay:Y01")  # any tile to either Driver
    assert [t.tile(space) for space in ("8,5", "12,5", "13,6")] == ["G01?", "R03?", "Y01?"]
    assert (t.view("onlooker").bag, t.asked) == (80, "driver-a driver-b")


@rule("GD-Q9")
def test_a_space_next_to_both_drivers_is_filled_once() -> None:
    t = table("8,6 N", "10,6 N", phase="expand")
    assert t.view("city").filling == ["8,5", "7,6", "9,6", "10,5", "11,6"]
    t = table("8,6 N", "10,6 N", bag="Y01 Y02 Y03 Y04 Y05", phase="expand")
    assert t.kind == "draw"  # exactly enough


@rule("GD-Q9", "GD-E4")
def test_only_the_open_spaces_of_each() -> None:
    t = table("8,6 N", "12,6 N", tiles="8,5=START 11,6=START", phase="expand")
    assert t.view("city").filling == ["7,6", "9,6", "12,5", "13,6"]
    t = table("8,6 N", "12,6 N", tiles=ROADS, phase="expand")
    assert t.asked == "driver-a driver-b"


@rule("GD-Q9", "GD-Q20", "GD-W1")
def test_both_drivers_win_when_the_bag_is_short_of_the_total() -> None:
    t = table("8,6 N", "12,6 N", tiles=A_ROAD, bag="Y01 Y02 Y03", phase="expand")
    assert t.kind == "draw"  # exactly enough
    t = table("8,6 N", "12,6 N", bag="Y01 Y02 Y03 Y04 Y05", phase="expand")
    assert t.result == "driver-a driver-b GD-W1"
    assert t.tile("8,5") == ""


@rule("GD-Q20", "GD-Q10")
def test_the_drivers_win_in_a_fill_during_their_turn_as_well() -> None:
    t = table("8,6 N hit_the_gas", "12,6 N", tiles=ROADS + " 8,4=START 7,5=START 9,5=START", bag="Y01 Y02")
    t.play("driver-a drive:front", "driver-b drive:front")
    t.play("driver-a play:hit_the_gas", "drive:front")
    assert t.result == ""
    t = table("8,6 N hit_the_gas", "12,6 N", tiles=ROADS, bag="Y01 Y02")
    t.play("driver-a drive:front", "driver-b drive:front", "driver-a play:hit_the_gas")
    assert t.result == "driver-a driver-b GD-W1"


@rule("GD-Q10", "GD-R6")
def test_the_city_fills_during_the_turn_and_only_for_the_driver_who_moves() -> None:
    t = table("8,6 N hit_the_gas", "12,6 N", tiles=ROADS)
    t.play("driver-a drive:front", "driver-b drive:front", "driver-a play:hit_the_gas")
    t.play("*draw:Y01", "*draw:Y02", "*draw:Y03")
    assert (t.asked, t.kind, t.view("city").filling) == ("city", "lay", ["8,4", "7,5", "9,5"])


@rule("GD-Q10", "GD-Q21", "GD-U18")
def test_the_city_uses_the_traffic_cameras_each_once_a_round() -> None:
    t = table("8,6 N", "12,6 N", tiles=A_ROAD, bought="traffic_camera traffic_camera", phase="expand")
    t.play("*draw:Y01", "*draw:Y02", "*draw:Y03")
    assert (t.asked, t.kind, t.options()) == ("city", "camera", "keep redraw")
    t.play("redraw", "*draw:R01", "*draw:R02", "*draw:R03")
    assert (t.asked, t.kind) == ("city", "camera")
    t.play("redraw", "*draw:G01", "*draw:G02", "*draw:G03")
    assert (t.asked, t.kind) == ("city", "lay")


@rule("GD-Q10", "GD-U18")
def test_one_camera_one_use() -> None:
    t = table("8,6 N", "12,6 N", tiles=A_ROAD, bought="traffic_camera", phase="expand")
    t.play("*draw:Y01", "*draw:Y02", "*draw:Y03", "redraw", "*draw:R01", "*draw:R02", "*draw:R03")
    assert (t.asked, t.kind) == ("city", "lay")


# Stomping Grounds.


@rule("GD-Q25", "GD-X32")
def test_the_playing_driver_lays_for_their_own_spaces_before_the_city_draws_for_the_rest() -> None:
    t = table("8,6 N stomping_grounds", "12,6 N", phase="start")
    t.play("play:stomping_grounds", "city ready", "police ready")
    t.play("*draw:Y01", "*draw:Y02", "*draw:Y03")
    assert (t.asked, t.view("driver-a").filling) == ("driver-a", ["8,5", "7,6", "9,6"])
    t.play("lay:Y03", "lay:Y01")
    t.play("*draw:R01", "*draw:R02", "*draw:R03")
    assert (t.asked, t.view("city").filling) == ("city", ["12,5", "11,6", "13,6"])
    assert [t.tile(space) for space in ("8,5", "7,6", "9,6")] == ["Y03?", "Y01?", "Y02?"]


@rule("GD-Q25")
def test_a_space_next_to_both_is_laid_by_the_driver_on_home_ground() -> None:
    t = table("8,6 N", "10,6 N stomping_grounds", phase="start")
    t.play("play:stomping_grounds", "city ready", "police ready")
    assert t.view("driver-b").filling == ["10,5", "9,6", "11,6"]
    lay(t, "Y01", "Y02", "Y03")
    assert t.view("city").filling == ["8,5", "7,6"]


@rule("GD-Q25", "GD-Q15")
def test_shared_the_playing_driver_lays_for_both() -> None:
    t = table("8,6 N stomping_grounds", "8,7 S", phase="start")
    t.play("play:stomping_grounds")
    assert (t.asked, t.kind) == ("driver-b", "share")
    t.play("share")
    assert [driver.stomping_for_both for driver in t.view("police").drivers] == [True, False]
    t.play("city ready", "police ready")
    t.play("*draw:Y01", "*draw:Y02", "*draw:Y03", "*draw:Y04", "*draw:Y05", "*draw:Y06")
    assert (t.asked, t.view("driver-a").filling) == ("driver-a", ["8,5", "7,6", "9,6", "8,8", "9,7", "7,7"])


@rule("GD-Q25", "GD-X32", "GD-X34")
def test_shared_home_ground_lasts_two_rounds() -> None:
    roads = "8,5=START 7,6=START 9,6=START 8,8=START 9,7=START 7,7=START"
    t = table("8,6 N stomping_grounds last_ditch_effort", "8,7 S stomping_grounds", tiles=roads, phase="start")
    t.play("play:stomping_grounds", "share")
    assert t.refused("play:stomping_grounds") == "GD-X34"  # A lays for B already
    t.play("pass", "city ready", "police ready")
    assert (t.state.stomping, t.state.shared) == ([1, 0], 1)
    end_round(t)
    assert t.options("driver-a") == "pass"
    t.play("pass")
    assert t.refused("play:stomping_grounds") == "GD-X34"
    t.play("pass", "city ready", "police ready")
    t.play(*[f"*draw:Y{number:02}" for number in range(1, 7)])
    assert t.asked == "driver-a"
    t.play(*[f"lay:Y{number:02}" for number in range(1, 6)])
    assert (t.state.stomping, t.state.shared) == ([0, 0], 0)


def end_round(t: Table) -> None:
    """Both drive straight on and end their turn; the Police do nothing."""
    t.play("driver-a drive:front", "driver-b drive:front", "driver-a end", "driver-b end", "pass", "pass")


@rule("GD-Q25")
def test_both_on_home_ground_each_lays_their_own() -> None:
    t = table("8,6 N stomping_grounds", "12,6 N stomping_grounds", phase="start")
    t.play("play:stomping_grounds", "play:stomping_grounds", "city ready", "police ready")
    lay(t, "Y01", "Y02", "Y03")
    t.play("*draw:R01", "*draw:R02", "*draw:R03")
    assert (t.asked, t.view("driver-b").filling) == ("driver-b", ["12,5", "11,6", "13,6"])


@rule("GD-Q25", "GD-Q9")
def test_the_total_is_counted_before_anybody_draws() -> None:
    t = table("8,6 N stomping_grounds", "12,6 N", bag="Y01 Y02 Y03 Y04", phase="start")
    t.play("play:stomping_grounds", "city ready", "police ready")
    assert t.result == "driver-a driver-b GD-W1"


# The Police's turn.


@rule("GD-Q22")
def test_the_police_may_go_for_one_driver_alone() -> None:
    t = table("8,6 N", "12,6 N", tiles=ROADS, vehicles="patrol-1@7,6E patrol-2@13,6W", phase="net")
    t.play("ahead:patrol-1", "left:patrol-2")
    assert (t.meter(0), t.meter(1)) == (1, 0)


@rule("GD-Q18")
def test_each_driver_has_a_check_and_a_meter_of_their_own() -> None:
    t = table("8,6 N", "12,6 N", tiles=ROADS, vehicles="patrol-1@8,6N", meter=1, meter_b=2, phase="check")
    assert (t.meter(0), t.meter(1)) == (2, 1)


@rule("GD-Q18")
def test_a_vehicle_on_the_tile_of_both_pursues_both() -> None:
    t = table("8,6 N", "8,6 S", vehicles="patrol-1@8,6N", phase="check")
    assert (t.meter(0), t.meter(1)) == (1, 1)
    assert t.view("police").vehicles[0].pursues == [0, 1]


@rule("GD-Q20", "GD-W2")
@pytest.mark.parametrize("pursuer", ["patrol-1@8,6N", "patrol-1@12,6N"])
def test_either_drivers_meter_on_red_ends_the_game(pursuer: str) -> None:
    t = table("8,6 N", "12,6 N", vehicles=pursuer, meter=3, meter_b=3, phase="check")
    assert t.result == "city police GD-W2"


@rule("GD-Q20", "GD-D15")
@pytest.mark.parametrize("cornered", ["driver-a", "driver-b"])
def test_either_driver_cornered_ends_the_game(cornered: str) -> None:
    walls = "8,5 7,6 9,6" if cornered == "driver-a" else "12,5 11,6 13,6"
    t = table("8,6 N", "12,6 N", tiles=A_ROAD if cornered == "driver-b" else B_ROAD, blocked=walls)
    other = "driver-b" if cornered == "driver-a" else "driver-a"
    assert t.asked == other  # who can only give up waits: the partner may still help
    t.play("drive:front")
    assert t.result == "city police GD-D15"


@rule("GD-Q19", "GD-B1")
def test_decoy_windows_a_then_b() -> None:
    t = table("8,6 N decoy_car", "12,6 N decoy_car", tiles=ROADS, vehicles="patrol-1@8,3S patrol-2@12,3S")
    t.play("driver-a drive:front", "driver-b drive:front", "driver-a end", "driver-b end")
    t.play("ahead:patrol-1", "ahead:patrol-2")
    assert (t.asked, t.kind) == ("driver-a", "decoy")
    t.play("play:decoy_car")
    assert (t.asked, t.kind, t.at("driver-a")) == ("driver-b", "decoy", "8,6 N")
    t.play("pass")
    assert (t.meter(0), t.meter(1)) == (0, 0)


# Purchases.


@rule("GD-Q21", "GD-P10")
def test_still_one_purchase_a_round() -> None:
    t = table("8,6 N", "12,6 N", tiles=ROADS, tokens=8, phase="purchase")
    t.play("buy:dispatch")
    assert t.asked == "city police"  # nothing else to do: the round is over


@rule("GD-Q21", "GD-P12")
def test_a_second_purchase_puts_out_the_second_card() -> None:
    t = table("8,6 N", "12,6 N", tiles=ROADS, tokens=8, bought="dispatch", phase="purchase")
    t.play("buy:dispatch")
    police = t.view("police").police
    assert police is not None
    assert [(u.bought, u.left) for u in police.garage if u.upgrade == "dispatch"] == [(2, 0)]
    t = table("8,6 N", "12,6 N", tiles=ROADS, tokens=8, bought="dispatch dispatch", phase="purchase")
    assert t.refused("buy:dispatch") == "GD-P12"


@rule("GD-Q21", "GD-P13")
def test_distances_are_counted_from_either_driver() -> None:
    t = table("4,4 N", "20,12 N", tokens=8, phase="purchase").play("buy:patrol_car")
    assert t.offers("place:4,2")
    assert t.offers("place:20,14")
    assert len(t.options().split()) == 16
    t.play("place:20,14", "face:N", *["city ready", "police ready"])
    t = table("4,4 N", "20,12 N", tokens=8, phase="purchase").play("buy:barricade")
    assert t.options() == "place:19,12 place:20,11 place:20,13 place:21,12 place:3,4 place:4,3 place:4,5 place:5,4"


@rule("GD-Q21", "GD-P13", "GD-U7", "GD-U8", "GD-U17")
def test_nothing_is_placed_where_the_other_driver_stands() -> None:
    two_apart = table("8,6 N", "10,6 N", tokens=8, phase="purchase").play("buy:patrol_car")
    assert (two_apart.refused("place:10,6"), two_apart.refused("place:8,6")) == ("GD-Q21", "GD-Q21")
    assert two_apart.offers("place:9,5")
    sent = table("8,6 N", "9,7 N", vehicles="patrol-1@3,3N", tokens=2, bought="dispatch", phase="net")
    sent.play("dispatch:patrol-1")
    assert (sent.refused("place:9,7"), sent.refused("place:8,6")) == ("GD-Q21", "GD-Q21")
    for upgrade in ("barricade", "tire_spikes"):
        beside = table("8,6 N", "9,6 N", tokens=8, phase="purchase").play(f"buy:{upgrade}")
        assert (beside.refused("place:9,6"), beside.refused("place:8,6")) == ("GD-Q21", "GD-Q21")
        assert beside.offers("place:10,6")
    moved = table("8,6 N", "9,6 N", tokens=8, bought="tire_spikes", spikes="3,3", phase="purchase").play("spikes:1")
    assert moved.refused("place:9,6") == "GD-Q21"


@rule("GD-Q21", "GD-U7")
def test_ex14_two_dispatch_cards_send_two_vehicles() -> None:
    t = table(
        "8,6 N",
        "12,6 N",
        tiles=ROADS,
        vehicles="patrol-1@7,6E patrol-2@13,6W patrol-3@9,6E",
        tokens=3,
        bought="dispatch dispatch",
        phase="net",
    )
    t.play("dispatch:patrol-1", "place:8,4", "face:S", "dispatch:patrol-2", "place:12,4", "face:S")
    assert (t.at("patrol-1"), t.at("patrol-2"), t.tokens) == ("8,4 S", "12,4 S", 1)
    assert t.refused("dispatch:patrol-3") == "GD-U7"
    one = table("8,6 N", "12,6 N", tiles=ROADS, vehicles="patrol-1@7,6E", tokens=2, bought="dispatch", phase="net")
    assert one.play("dispatch:patrol-1", "place:8,4", "face:S").tokens == 1


@rule("GD-Q1", "GD-Q21", "GD-P12")
def test_ex15_up_to_two_helicopters_and_six_barricades() -> None:
    two = "helicopter-1@2,2E helicopter-2@3,2E"
    t = table("8,6 N", "12,6 N", tokens=20, bought="police_helicopter", vehicles=two[:18], phase="purchase")
    t.play("buy:police_helicopter", "place:8,4", "face:S")
    assert t.in_play == "helicopter-1 helicopter-2"
    t = table("8,6 N", "12,6 N", tokens=20, bought="police_helicopter", vehicles=two, phase="purchase")
    assert t.refused("buy:police_helicopter") == "GD-P12"
    five = "1,1 2,1 3,1 4,1 5,1"
    t = table("8,6 N", "12,6 N", tokens=20, barricades=five, phase="purchase").play("buy:barricade", "place:8,5")
    assert len(t.barricades.split()) == 6
    t = table("8,6 N", "12,6 N", tokens=20, barricades=f"{five} 6,1", phase="purchase")
    assert t.refused("buy:barricade") == "GD-P12"


@rule("GD-Q21", "GD-U14", "GD-U15")
@pytest.mark.parametrize(("cards", "second"), [("police_motorcycle", False), ("police_motorcycle " * 2, True)])
def test_two_motorcycles_have_a_use_each_once_both_cards_are_bought(cards: str, second: bool) -> None:
    bikes = "motorcycle-1@7,6E motorcycle-2@13,6W"
    t = table("8,6 N", "12,6 N", tiles=ROADS, vehicles=bikes, tokens=3, bought=cards, phase="net")
    t.play("turn-left:motorcycle-1", "another:motorcycle-1", "turn-left:motorcycle-1", "turn-left:motorcycle-2")
    assert not t.offers("another:motorcycle-1")
    assert (t.asked == "police" and t.offers("another:motorcycle-2")) is second


@rule("GD-Q21", "GD-U17")
def test_two_tire_spikes_each_moved_once_a_round() -> None:
    t = table("8,6 N", "12,6 N", spikes="1,1 2,1", tokens=3, bought="tire_spikes tire_spikes", phase="purchase")
    t.play("spikes:1", "place:8,5", "spikes:2", "place:12,5")
    assert (t.spikes, t.tokens) == ("8,5 12,5", 1)
    assert not any(code.startswith("spikes") for code in t.options("police").split())
    t = table("8,6 N", "12,6 N", spikes="1,1 2,1", tokens=3, bought="tire_spikes", phase="purchase")
    t.play("spikes:1", "place:8,5")
    assert not any(code.startswith("spikes") for code in t.options("police").split())


# Slam on the Brakes.


@rule("GD-Q24", "GD-X29")
def test_vehicles_that_followed_the_other_driver_are_not_forced() -> None:
    t = table("8,6 N slam_on_the_brakes", "12,6 N", tiles=ROADS, vehicles="patrol-1@12,6N patrol-2@10,8N patrol-3@5,5E")
    t.play("driver-a play:slam_on_the_brakes", "driver-b drive:front")
    assert t.at("patrol-1") == "12,5 N"  # it followed B
    assert (t.at("patrol-2"), t.at("patrol-3")) == ("10,7 N", "6,5 E")


@rule("GD-Q24", "GD-X30")
def test_a_vehicle_crashes_on_the_slammers_tile_but_pursues_on_the_other() -> None:
    t = table("8,6 N slam_on_the_brakes", "12,6 N", tiles=ROADS, vehicles="patrol-1@8,7N patrol-2@12,4S")
    t.play("driver-a play:slam_on_the_brakes", "driver-b drive:front")
    assert t.in_play == "patrol-2"
    assert (t.at("patrol-2"), t.at("driver-b")) == ("12,5 S", "12,5 N")
    assert (t.meter(0), t.meter(1)) == (0, 1)


@rule("GD-Q24", "GD-D9")
def test_the_other_driver_moves_alone_and_at_once() -> None:
    t = table("8,6 N slam_on_the_brakes last_ditch_effort", "12,6 N", tiles=ROADS)
    t.play("driver-b drive:left")
    assert t.at("driver-b") == "12,6 N"
    t.play("driver-a play:slam_on_the_brakes")
    assert t.at("driver-b") == "11,6 W"
    assert (t.asked, t.kind) == ("driver-a", "free")
    assert t.refused("drive:front") == "GD-X27"
