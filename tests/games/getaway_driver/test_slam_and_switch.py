"""Slam on the Brakes, Stomping Grounds and Switch Cars (GD-X26 to X39)."""

from typing import Any

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"
BEYOND = "8,4=Y02 7,5=R02 9,5=R05"


def car(hand: str, tiles: str = f"{ROAD} {BEYOND}", **more: Any) -> Table:
    """The Driver's turn at 8,6, looking north."""
    return table(f"8,6 N {hand}", tiles=tiles, **more)


def slammed(vehicles: str, **more: Any) -> Table:
    """The Driver slams on the brakes at 8,6, with no other card."""
    return car("slam_on_the_brakes", vehicles=vehicles, **more).play("play:slam_on_the_brakes")


# Slam on the Brakes: the Driver.


@rule("GD-X26", "GD-R4")
def test_slam_is_for_the_beginning_of_the_turn() -> None:
    t = car("slam_on_the_brakes decoy_car", "8,5=G06? 7,6=G07 9,6=Y04").play("study:front")
    assert t.refused("play:slam_on_the_brakes") == "GD-X26"
    t = car("slam_on_the_brakes hit_the_gas").play("play:hit_the_gas", "drive:front")
    assert t.refused("play:slam_on_the_brakes") == "GD-X26"
    t = car("slam_on_the_brakes hit_the_gas").play("drive:front")
    assert t.refused("play:slam_on_the_brakes") == "GD-X26"


@rule("GD-X27", "GD-D9", "GD-D10")
def test_the_driver_neither_studies_nor_moves() -> None:
    t = car("slam_on_the_brakes decoy_car", "8,5=G06? 7,6=G07 9,6=Y04").play("play:slam_on_the_brakes")
    assert (t.kind, t.options()) == ("free", "end")
    assert t.refused("drive:front") == "GD-X27"
    assert t.refused("study:front") == "GD-D9"
    t.play("end", "pass")
    assert (t.at("driver"), t.state.round) == ("8,6 N", 4)


@rule("GD-X27")
@pytest.mark.parametrize("card", ["hit_the_gas", "handbrake_turn", "ramming_speed", "switch_cars"])
def test_cards_that_need_a_move_are_out(card: str) -> None:
    t = car(f"slam_on_the_brakes {card}", f"{ROAD} 8,7=G10", vehicles="patrol-1@8,5N")
    assert t.offers(f"play:{card}")
    t.play("play:slam_on_the_brakes")
    assert not t.offers(f"play:{card}")


@rule("GD-X27")
def test_others_are_not() -> None:
    t = car(
        "slam_on_the_brakes last_ditch_effort leave_wreckage jam_the_police_radar",
        vehicles="patrol-1@9,5N",
        meter=1,
    ).play("play:slam_on_the_brakes")
    cards = "play:jam_the_police_radar play:last_ditch_effort play:leave_wreckage"
    assert t.options() == f"end {cards}"


@rule("GD-X27", "GD-D15", "GD-D16")
def test_nobody_is_cornered_after_a_slam() -> None:
    """A dead end: the edge in front and on the left, an obstacle on the right."""
    t = table("1,1 N slam_on_the_brakes decoy_car", tiles="1,2=G06", blocked="2,1")
    assert t.kind == "cornered"
    t.play("play:slam_on_the_brakes", "end", "pass")
    assert (t.result, t.state.round, t.kind) == ("", 4, "round-start")
    t.play("pass", "give-up")
    assert t.result == "police GD-D15"


# Slam on the Brakes: the Police.


@rule("GD-X29", "GD-P9")
def test_every_vehicle_goes_one_space_straight_ahead() -> None:
    t = slammed("patrol-1@10,6N patrol-2@6,6E motorcycle-1@8,8E armored-1@7,7S helicopter-1@9,7S")
    at = [t.at(v) for v in ("patrol-1", "patrol-2", "motorcycle-1", "armored-1", "helicopter-1")]
    assert at == ["10,5 N", "7,6 E", "9,8 E", "7,8 S", "9,8 S"]
    assert "forced patrol-1 10,5 N" in t.told()


@rule("GD-X29", "GD-F1")
def test_a_pursuer_is_forced_off_the_drivers_tile() -> None:
    t = slammed("patrol-1@8,6N", meter=2)
    assert (t.at("patrol-1"), t.at("driver"), t.meter()) == ("8,5 N", "8,6 N", 1)


@rule("GD-X29", "GD-P4", "GD-U13", "GD-T3")
def test_a_vehicle_that_may_not_go_ahead_stays() -> None:
    t = table(
        "2,2 N slam_on_the_brakes",
        tiles="2,1=G06 1,2=G07 3,2=G08",
        vehicles="patrol-1@1,2W helicopter-1@3,1S patrol-2@5,2E patrol-3@3,3S",
        blocked="3,4",
    ).play("play:slam_on_the_brakes")
    at = [t.at(v) for v in ("patrol-1", "helicopter-1", "patrol-2", "patrol-3")]
    assert at == ["1,2 W", "3,1 S", "5,2 E", "3,3 S"]


@rule("GD-X29", "GD-M6")
def test_no_extra_action_on_the_thoroughfare() -> None:
    t = car("slam_on_the_brakes", "8,5=G06 7,6=G07 9,6=G04", vehicles="patrol-1@9,7N").play("play:slam_on_the_brakes")
    assert t.at("patrol-1") == "9,6 N"
    assert t.kind != "at-once"
    assert t.asked == "driver"


@rule("GD-X29", "GD-X19")
def test_a_jammed_vehicle_is_forced_too() -> None:
    t = car("slam_on_the_brakes jam_the_police_radar", vehicles="patrol-1@9,5N")
    t.play("play:jam_the_police_radar", "jam-west:patrol-1", "play:slam_on_the_brakes")
    assert t.at("patrol-1") == "7,5 W"


@rule("GD-X29", "GD-X30")
def test_all_go_at_the_same_time() -> None:
    """One leaves the Driver's tile while the other comes onto it."""
    t = slammed("patrol-1@8,6N patrol-2@8,7N")
    assert (t.at("patrol-1"), t.in_play) == ("8,5 N", "patrol-1")


@rule("GD-X30")
@pytest.mark.parametrize("vehicle", ["patrol-1", "motorcycle-1", "armored-1"])
def test_who_is_forced_onto_the_driver_or_a_hazard_crashes(vehicle: str) -> None:
    t = slammed(f"{vehicle}@8,7N")
    assert t.in_play == ""
    assert f"crashed {vehicle} 8,6 slam" in t.told()
    t = slammed(f"{vehicle}@9,7N", hazards="9,6")
    assert (t.in_play, t.hazards) == ("", "9,6")
    assert f"crashed {vehicle} 9,6 hazard" in t.told()


@rule("GD-X30", "GD-U5")
def test_hazards_are_judged_as_they_were() -> None:
    """The Armored Car takes the token away, but the patrol car came at the same time."""
    t = slammed("armored-1@9,7N patrol-1@10,6W", hazards="9,6", tokens=1, bought="armored_car").play("pay:armored-1")
    assert (t.in_play, t.hazards) == ("armored-1", "")


@rule("GD-X30", "GD-U5")
def test_forced_onto_a_driver_who_stands_on_a_hazard_one_payment_does() -> None:
    t = slammed("armored-1@8,7N", hazards="8,6", tokens=2, bought="armored_car").play("pay:armored-1")
    assert (t.at("armored-1"), t.hazards, t.tokens) == ("8,6 N", "", 1)


@rule("GD-X30")
def test_who_was_on_the_drivers_tile_and_cannot_move_does_not_crash() -> None:
    t = table("1,1 E slam_on_the_brakes", tiles="2,1=G06 1,2=G07", vehicles="patrol-1@1,1W")
    t.play("play:slam_on_the_brakes")
    assert (t.at("patrol-1"), t.meter()) == ("1,1 W", 1)


# Stomping Grounds.


def home(hand: str = "stomping_grounds", **more: Any) -> Table:
    return table(f"8,6 N {hand}", phase="start", **more)


@rule("GD-X31", "GD-R2")
def test_stomping_grounds_is_played_before_phase_1() -> None:
    t = home()
    assert (t.kind, t.options(), t.rule_of("play:stomping_grounds")) == (
        "round-start",
        "pass play:stomping_grounds",
        "GD-X31",
    )
    t = car("stomping_grounds hit_the_gas")
    assert t.refused("play:stomping_grounds") == "GD-X31"
    t.play("drive:front")
    assert t.refused("play:stomping_grounds") == "GD-X31"


@rule("GD-X32", "GD-E4")
def test_the_driver_draws_looks_and_lays() -> None:
    t = home().play("play:stomping_grounds")
    assert t.asked == "*"
    assert t.mask("*draw:R01", "driver") == "draw:R01"
    assert t.mask("*draw:R01", "onlooker") == "draw:?"
    t.play("*draw:R01", "*draw:R02", "*draw:R03")
    assert (t.asked, t.options()) == ("driver", "lay:R01 lay:R02 lay:R03")
    assert t.view("driver").drawn == ["R01", "R02", "R03"]
    t.play("lay:R03", "lay:R01")
    assert [t.tile(space) for space in ("8,5", "7,6", "9,6")] == ["R03?", "R01?", "R02?"]


@rule("GD-X32")
def test_in_this_round_and_the_next_and_no_longer() -> None:
    """The car goes along the edge; two tiles are laid a round."""
    t = table("1,1 E stomping_grounds", tiles="1,2=G06", phase="start").play("play:stomping_grounds", "*draw:G08")
    assert t.told("driver")[1:3] == ["drew driver G08", "laid driver 2,1 G08"]
    t.play("drive:front", "*draw:G09", "*draw:Y04")
    assert (t.state.round, t.asked, t.kind) == (4, "driver", "lay")
    t.play("lay:G09", "drive:front", "*draw:G02", "*draw:Y02")
    assert (t.state.round, t.asked, t.kind) == (5, "police", "lay")


@rule("GD-X32", "GD-R6")
def test_fills_in_the_turn_are_done_by_the_police() -> None:
    t = home("stomping_grounds hit_the_gas").play("play:stomping_grounds", "*draw:G06", "*draw:R02", "*draw:R03")
    t.play("lay:G06", "lay:R02", "drive:front", "play:hit_the_gas", "*draw:R01", "*draw:R05", "*draw:R08")
    assert (t.asked, t.kind) == ("police", "lay")


@rule("GD-X33", "GD-I4")
def test_the_driver_keeps_seeing_these_tiles_and_the_police_peek() -> None:
    t = home().play("play:stomping_grounds", "*draw:R01", "*draw:R02", "*draw:R03", "lay:R03", "lay:R01")
    for viewer in ("driver", "police"):
        assert [tile.tile for tile in t.view(viewer).tiles] == ["R03", "R01", "START", "R02"]
    assert [tile.tile for tile in t.view("onlooker").tiles] == [None, None, "START", None]


@rule("GD-X34", "GD-X5")
def test_it_does_not_stack() -> None:
    t = table("1,1 E stomping_grounds decoy_car", tiles="1,2=G06", phase="start", loot=1)
    t.play("play:stomping_grounds", "*draw:G08", "drive:front", "end", "pass")
    assert (t.state.round, t.kind, t.options()) == (4, "round-start", "pass")
    assert t.refused("replay:stomping_grounds") == "GD-X34"
    t.play("pass", "*draw:G09", "*draw:Y04", "lay:G09", "drive:front", "end", "pass")
    assert (t.state.round, t.options()) == (5, "pass replay:stomping_grounds")


# Switch Cars.


def switch(
    vehicles: str = "patrol-1@9,5W", tile: str = "G10", hand: str = "switch_cars decoy_car", **more: Any
) -> Table:
    """A police vehicle stands on a tile at 9,5."""
    return table(f"8,6 N {hand}", tiles=f"{ROAD} 9,5={tile} 8,4=Y02", vehicles=vehicles, **more)


@rule("GD-X35", "GD-R4")
def test_switch_cars_is_for_the_beginning_of_the_turn() -> None:
    assert switch().rule_of("play:switch_cars") == "GD-X35"
    assert switch().play("drive:front").refused("play:switch_cars") == "GD-X35"


@rule("GD-X35")
def test_not_from_a_hazard() -> None:
    assert switch(hazards="8,6").refused("play:switch_cars") == "GD-X35"


@rule("GD-X35")
def test_any_vehicle_on_another_tile_but_not_on_bare_table() -> None:
    t = switch("patrol-1@9,5W patrol-2@10,6W patrol-3@8,6N motorcycle-1@8,4N armored-1@7,6N")
    t.play("play:switch_cars")
    assert t.options() == "switch:armored-1 switch:motorcycle-1 switch:patrol-1"
    assert switch("patrol-2@10,6W patrol-3@8,6N").refused("play:switch_cars") == "GD-X35"


@rule("GD-X35", "GD-U13")
def test_no_helicopter_comes_into_an_open_tunnel() -> None:
    tunnel = f"8,6=G08 {ROAD} 9,5=G10"
    t = car("switch_cars", tunnel, vehicles="helicopter-1@9,5W")
    assert t.refused("play:switch_cars") == "GD-X35"
    assert car("switch_cars", f"{ROAD} 9,5=G10", vehicles="helicopter-1@9,5W").offers("play:switch_cars")


@rule("GD-X36", "GD-F6")
def test_spaces_and_facings_are_exchanged_and_nobody_follows() -> None:
    t = switch("patrol-1@9,5W patrol-2@8,6E").play("play:switch_cars")
    assert (t.at("driver"), t.at("patrol-1"), t.at("patrol-2")) == ("9,5 W", "8,6 N", "8,6 E")
    assert "swapped driver patrol-1 8,6 N" in t.told()


@rule("GD-X36", "GD-P1")
def test_the_swapped_vehicle_has_not_moved() -> None:
    t = switch(hand="switch_cars").play("play:switch_cars", "*draw:R02", "drive:front")
    assert (t.at("driver"), t.kind) == ("8,5 W", "vehicles")
    t.play("ahead:patrol-1")
    assert t.at("patrol-1") == "8,5 N"


@rule("GD-X37", "GD-K5", "GD-D13")
def test_the_new_tile_is_entered_flip_badge_stash() -> None:
    t = switch(tile="Y01?", stash="9,5").play("play:switch_cars")
    assert (t.tile("9,5"), t.tokens, t.loot(), t.stash, t.hazards) == ("Y01", 3, 1, "", "")


@rule("GD-X37", "GD-C1", "GD-K8")
def test_the_vehicle_swapped_away_does_not_keep_hazards_away() -> None:
    t = switch(tile="R05").play("play:switch_cars")
    assert (t.hazards, t.options()) == ("9,5", "back-out stunt:decoy_car")
    t.play("stunt:decoy_car")
    assert (t.at("driver"), t.at("patrol-1")) == ("9,5 W", "8,6 N")


@rule("GD-X37", "GD-C6", "GD-F2")
def test_other_vehicles_there_do_and_react() -> None:
    t = switch("patrol-1@9,5W patrol-2@9,5N", tile="R05").play("play:switch_cars", "switch:patrol-1")
    assert (t.hazards, t.at("patrol-2")) == ("", "9,5 W")


@rule("GD-X37", "GD-F2")
def test_one_that_looks_the_other_way_is_the_polices_choice() -> None:
    t = switch("patrol-1@9,5W patrol-2@9,5E").play("play:switch_cars", "switch:patrol-1")
    assert (t.asked, t.options()) == ("police", "react-left:patrol-2 react-none:patrol-2 react-right:patrol-2")


@rule("GD-X37", "GD-V2")
def test_the_event_symbol_works_too() -> None:
    t = switch(tile="G10?", events=True, stash="1,1").play("play:switch_cars")
    assert (t.asked, t.kind) == ("*", "event")


@rule("GD-X38", "GD-H5")
def test_without_a_stunt_the_driver_comes_back() -> None:
    t = switch(tile="R05").play("play:switch_cars", "back-out")
    assert (t.at("driver"), t.at("patrol-1"), t.hazards) == ("8,6 W", "8,6 N", "9,5")
    assert t.view("onlooker").vehicles[0].pursues == [0]
    assert t.kind == "turn"


@rule("GD-X39", "GD-R6", "GD-R4")
def test_then_the_spaces_around_are_filled_and_the_turn_goes_on() -> None:
    t = table(
        "8,6 N switch_cars slam_on_the_brakes",
        tiles=f"{ROAD} 9,5=G10",
        vehicles="patrol-1@9,5E",
    ).play("play:switch_cars")
    assert (t.kind, t.options()) == ("turn", "go-on play:slam_on_the_brakes")
    t.play("go-on")
    assert t.asked == "*"
    t.play("*draw:R02", "*draw:R08", "lay:R02")
    assert t.options() == "drive:front drive:left drive:right study:front study:left"
    assert (t.refused("end"), t.refused("play:slam_on_the_brakes")) == ("GD-D10", "GD-X26")
    t.play("study:left")
    assert (t.meter(), t.tile("9,4")) == (1, "R08")


@rule("GD-X39", "GD-X38")
def test_after_a_failed_switch_too() -> None:
    t = switch(tile="R05", hand="switch_cars").play("play:switch_cars", "*draw:R01")
    assert (t.at("driver"), t.tile("8,7")) == ("8,6 W", "R01?")
    assert t.options() == "drive:front drive:left drive:right study:left"
