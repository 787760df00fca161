"""The five midtown tiles (GD-M)."""

from typing import Any

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

SIDES = "7,6=G07 9,6=Y04"
"""Left and right of a car at 8,6 that looks north; the midtown tile is in front."""
BEYOND = "8,4=R01? 7,5=Y01? 9,5=G06?"
"""Face-down tiles around 8,5: badges of 2, 3 and 2."""


def midtown(tile: str, hand: str = "hit_the_gas", more_tiles: str = BEYOND, **more: Any) -> Table:
    """The Driver at 8,6 looks north at a midtown tile."""
    return table(f"8,6 N {hand}", tiles=f"8,5={tile} {SIDES} {more_tiles}", **more)


@rule("GD-M1", "GD-D6")
@pytest.mark.parametrize("tile", ["G01?", "G03?", "G04?", "G05?"])
def test_a_bonus_does_not_come_from_flipping_alone(tile: str) -> None:
    t = midtown(tile, tokens=5).play("study:front")
    assert (t.tokens, t.kind, t.state.extra) == (5, "turn", [0])
    assert [t.tile(space)[-1] for space in ("8,4", "7,5", "9,5")] == ["?", "?", "?"]


@rule("GD-M1", "GD-M4", "GD-C8")
def test_a_bonus_comes_on_every_entry() -> None:
    t = midtown("G03", "hit_the_gas handbrake_turn", "8,4=G06 7,5=R02 9,5=R05", tokens=10).play("drive:front")
    assert t.tokens == 8
    t.play("play:hit_the_gas", "drive:front", "play:handbrake_turn")
    assert (t.at("driver"), t.tokens) == ("8,5 S", 6)


@rule("GD-M1", "GD-D20")
def test_no_bonus_for_who_backs_out_or_spins() -> None:
    """A token from Leave Wreckage lies on Skid Row; no stunt matches a tile without icons."""
    t = midtown("G03", hazards="8,5", tokens=5).play("drive:front", "back-out")
    assert (t.at("driver"), t.tokens) == ("8,6 N", 5)
    t = midtown("G03", "handbrake_turn", hazards="8,5", tokens=5).play("drive:front", "spin")
    assert (t.at("driver"), t.tokens) == ("8,6 S", 5)


@rule("GD-M1", "GD-A6", "GD-X10")
def test_no_bonus_for_coming_back() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,6=G03 8,5=G06 {SIDES} {BEYOND}", tokens=5)
    t.play("drive:front", "end", "play:decoy_car")
    assert (t.at("driver"), t.tokens) == ("8,6 N", 5)


@rule("GD-M1", "GD-X37")
def test_switching_cars_onto_a_midtown_tile_is_an_entry() -> None:
    t = midtown("G03?", "switch_cars hit_the_gas", vehicles="patrol-1@8,5W", tokens=5).play("play:switch_cars")
    assert (t.at("driver"), t.tokens) == ("8,5 W", 3)


# City Map.


@rule("GD-M2")
def test_city_map_shows_the_driver_one_tile_anywhere() -> None:
    t = midtown("G01", more_tiles=f"{BEYOND} 1,1=R03?").play("drive:front")
    assert (t.asked, t.kind) == ("driver", "city-map")
    assert t.options() == "no-peek peek:1,1 peek:7,5 peek:8,4 peek:9,5"
    t.play("peek:1,1")
    assert (t.tile("1,1"), t.tokens, t.meter(), t.kind) == ("R03?", 0, 0, "free")
    assert t.told("driver") == t.told("police") == ["peeked driver 1,1 R03"]
    assert t.told("onlooker") == ["peeked driver 1,1 ?"]


@rule("GD-M2", "GD-I4")
def test_only_the_driver_learns_it_and_keeps_it_in_mind() -> None:
    t = midtown("G01").play("drive:front", "peek:8,4")
    seen = {tile.at: tile.tile for tile in t.view("driver").tiles if not tile.up}
    assert seen == {"8,4": "R01", "7,5": None, "9,5": None}
    assert {tile.tile for tile in t.view("onlooker").tiles if not tile.up} == {None}


@rule("GD-M2")
def test_city_map_may_be_declined() -> None:
    t = midtown("G01").play("drive:front")
    assert t.default() == "no-peek"
    t.play("no-peek")
    assert t.kind == "free"
    assert [tile.tile for tile in t.view("driver").tiles if not tile.up] == [None, None, None]


@rule("GD-M2", "GD-V2")
def test_peeking_at_the_event_symbol_does_not_trigger_it() -> None:
    t = midtown("G01", more_tiles="8,4=G10? 7,5=Y01? 9,5=G06?", events=True).play("drive:front", "peek:8,4")
    assert (t.kind, t.state.event) == ("free", -1)


# Garage Hideout: see also the check.


@rule("GD-M3")
def test_the_garage_only_works_at_the_check() -> None:
    """Studying is paid for there all the same."""
    t = table("8,6 N", tiles=f"8,6=G02 8,5=G06? {SIDES}", vehicles="patrol-1@8,6W", meter=1).play("study:front")
    assert t.meter() == 2


@rule("GD-M3", "GD-B5")
def test_entering_the_garage_with_a_pursuer() -> None:
    t = midtown("G02", "", vehicles="patrol-1@8,6N", meter=3).play("drive:front")
    assert (t.at("patrol-1"), t.meter(), t.result) == ("8,5 N", 3, "")
    assert "hidden driver" in t.told()


# Skid Row.


@rule("GD-M4")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_skid_row_costs_the_police_two_tokens(before: int, after: int) -> None:
    assert midtown("G03", tokens=before).play("drive:front").tokens == after


@rule("GD-M4", "GD-D20")
def test_they_may_spend_a_token_on_an_escape_first() -> None:
    t = midtown("G03", vehicles="motorcycle-1@8,6N", bought="police_motorcycle", tokens=1).play("drive:front")
    t.play("swerve-east:motorcycle-1")
    assert t.told()[-1] == "skid-row 0 0"


# Thoroughfare, for the Driver.


@rule("GD-M5", "GD-R6", "GD-R5")
def test_thoroughfare_gives_an_extra_move_at_a_later_clean_point() -> None:
    t = midtown("G04", "hit_the_gas last_ditch_effort", "", meter=1).play("drive:front")
    assert t.options() == "end play:hit_the_gas play:last_ditch_effort thoroughfare"
    t.play("play:last_ditch_effort", "thoroughfare")
    assert (t.asked, t.kind) == ("*", "draw")
    t.play("*draw:G06", "*draw:R02", "*draw:R05", "lay:G06", "lay:R02")
    assert (t.asked, t.options(), t.decision.rule) == ("driver", "drive:front drive:left drive:right", "GD-M5")
    t.play("drive:front")
    assert (t.at("driver"), t.options()) == ("8,4 N", "end play:hit_the_gas")


@rule("GD-M5")
def test_the_extra_move_is_not_a_duty_and_ends_with_the_turn() -> None:
    t = midtown("G04").play("drive:front", "end", "pass", "pass")
    assert (t.state.round, t.state.extra) == (4, [0])
    assert not t.offers("thoroughfare")


@rule("GD-M5", "GD-F4")
def test_pursuers_follow_the_extra_move() -> None:
    t = midtown("G04", more_tiles="8,4=G06 7,5=R02 9,5=R05", vehicles="patrol-1@8,6N")
    t.play("drive:front", "thoroughfare", "drive:front")
    assert (t.at("driver"), t.at("patrol-1")) == ("8,4 N", "8,4 N")


@rule("GD-M5", "GD-F6")
def test_but_not_hit_the_gas_from_there() -> None:
    t = midtown("G04", more_tiles="8,4=G06 7,5=R02 9,5=R05", vehicles="patrol-1@8,6N")
    t.play("drive:front", "play:hit_the_gas", "drive:front")
    assert (t.at("driver"), t.at("patrol-1")) == ("8,4 N", "8,5 N")
    assert t.offers("thoroughfare")


@rule("GD-M5", "GD-D10")
def test_before_the_normal_move_it_does_not_replace_it() -> None:
    """Switch Cars puts the Driver onto the Thoroughfare."""
    t = midtown("G04", "switch_cars hit_the_gas", "8,4=G06 7,5=R02 9,5=R05", vehicles="patrol-1@8,5N")
    t.play("play:switch_cars", "thoroughfare", "drive:front")
    assert (t.at("driver"), t.kind) == ("8,4 N", "turn")
    assert t.refused("end") == "GD-D10"


@rule("GD-M5", "GD-H12")
def test_backing_out_of_the_extra_move_leads_back_to_the_thoroughfare() -> None:
    t = midtown("G04", more_tiles="8,4=R01 7,5=R02 9,5=R05", hand="last_ditch_effort")
    t.play("drive:front", "thoroughfare", "drive:front", "back-out")
    assert (t.at("driver"), t.options()) == ("8,5 N", "end")


@rule("GD-M5", "GD-X27")
def test_no_extra_move_after_a_slam() -> None:
    t = midtown("G04", "switch_cars slam_on_the_brakes decoy_car", "8,4=G06", vehicles="patrol-1@8,5N")
    t.play("play:switch_cars")
    assert t.offers("thoroughfare")
    t.play("play:slam_on_the_brakes")
    assert (t.options(), t.refused("thoroughfare")) == ("end", "GD-M5")


# Thoroughfare, for the Police.


@rule("GD-M6")
def test_a_vehicle_that_drives_there_acts_again_at_once() -> None:
    t = table("8,6 N", tiles=f"8,5=G06 7,6=G07 9,6=G04 {BEYOND}", vehicles="patrol-1@9,7N patrol-2@1,1N", phase="net")
    t.play("ahead:patrol-1")
    assert (t.kind, t.decision.rule, t.default()) == ("at-once", "GD-M6", "stay:patrol-1")
    moves = "ahead:patrol-1 left:patrol-1 right:patrol-1"
    assert t.options() == f"{moves} stay:patrol-1 turn-left:patrol-1 turn-right:patrol-1"
    t.play("left:patrol-1")
    assert (t.at("patrol-1"), t.kind) == ("8,6 W", "vehicles")
    assert t.refused("ahead:patrol-1") == "GD-P1"


@rule("GD-M6")
def test_it_need_not() -> None:
    t = table("8,6 N", tiles="8,5=G06 7,6=G07 9,6=G04", vehicles="patrol-1@9,7N patrol-2@1,1N", phase="net")
    t.play("ahead:patrol-1", "stay:patrol-1")
    assert (t.at("patrol-1"), t.refused("ahead:patrol-1")) == ("9,6 N", "GD-P1")


@rule("GD-M6", "GD-E8")
def test_a_thoroughfare_that_lies_face_down_gives_nothing() -> None:
    t = table("8,6 N", tiles="8,5=G06 7,6=G07 9,6=G04?", vehicles="patrol-1@9,7N patrol-2@1,1N", phase="net")
    assert t.play("ahead:patrol-1").kind == "vehicles"


@rule("GD-M6")
def test_a_follower_left_there_acts_in_step_a() -> None:
    t = midtown("G04", more_tiles="8,4=G06 7,5=R02 9,5=R05 8,3=?", vehicles="patrol-1@8,6N")
    t.play("drive:front", "play:hit_the_gas", "drive:front", "end", "ahead:patrol-1")
    assert (t.at("patrol-1"), t.at("driver"), t.meter()) == ("8,4 N", "8,4 N", 1)


@rule("GD-M6")
def test_following_the_driver_off_the_tile_uses_it_up() -> None:
    t = midtown("G04", "", "8,4=G06 7,5=R02 9,5=R05 8,3=? 7,4=? 9,4=?", vehicles="patrol-1@8,6N patrol-2@1,1N")
    t.play("drive:front", "thoroughfare", "drive:front")
    assert (t.at("patrol-1"), t.options()) == ("8,4 N", "done turn-left:patrol-2 turn-right:patrol-2")


@rule("GD-M6", "GD-F7")
def test_there_and_back_uses_it_up_too() -> None:
    t = midtown("G04", "", "8,4=R01 7,5=R02 9,5=R05", vehicles="patrol-1@8,6N patrol-2@1,1N")
    t.play("drive:front", "thoroughfare", "drive:front")
    assert (t.at("driver"), t.at("patrol-1")) == ("8,5 N", "8,5 N")
    assert t.options() == "done turn-left:patrol-2 turn-right:patrol-2"


@rule("GD-M6", "GD-F10")
def test_a_motorcycle_that_broke_off_on_the_spot_still_has_it() -> None:
    more = "8,4=G06 7,5=Y02 9,5=R05 8,3=? 7,4=? 9,4=?"
    t = midtown("G04", "", more, vehicles="motorcycle-1@8,6N", bought="police_motorcycle", tokens=1)
    t.play("drive:front", "follow:motorcycle-1", "thoroughfare", "drive:front", "hold-west:motorcycle-1")
    assert (t.at("motorcycle-1"), t.kind) == ("8,5 W", "vehicles")
    t.play("ahead:motorcycle-1")
    assert t.at("motorcycle-1") == "7,5 W"


@rule("GD-M6", "GD-U5", "GD-X14")
def test_an_armored_car_that_is_saved_there_has_it_too() -> None:
    """The Driver spins away from a hazard on the Thoroughfare; the follower goes on onto it, and pays."""
    t = midtown("G04", "handbrake_turn", vehicles="armored-1@8,6N", hazards="8,5", tokens=1, bought="armored_car")
    t.play("drive:front", "spin", "pay:armored-1")
    assert (t.at("armored-1"), t.kind, t.state.acts[0]) == ("8,5 N", "vehicles", 1)
    t.play("ahead:armored-1")
    assert (t.at("armored-1"), "net-closed police" in t.told()) == ("8,4 N", True)


@rule("GD-M6", "GD-F10")
def test_breaking_off_onto_it_gives_an_action_in_step_a() -> None:
    t = table(
        "8,6 N",
        tiles=f"8,5=G06 7,6=G04 9,6=Y04 {BEYOND}",
        vehicles="motorcycle-1@8,6N",
        bought="police_motorcycle",
        tokens=1,
    ).play("drive:front", "swerve-west:motorcycle-1")
    assert (t.at("motorcycle-1"), t.kind) == ("7,6 W", "vehicles")
    assert t.offers("right:motorcycle-1")


@rule("GD-M6", "GD-X18", "GD-X19")
def test_jammed_onto_it_a_vehicle_has_two_actions() -> None:
    t = table(
        "8,6 N jam_the_police_radar",
        tiles=f"8,5=G06 7,6=G04 9,6=Y04 {BEYOND}",
        vehicles="patrol-1@7,7E",
    ).play("play:jam_the_police_radar", "jam-north:patrol-1", "drive:front")
    assert (t.at("patrol-1"), t.state.acts[6]) == ("7,6 N", 2)
    t.play("right:patrol-1", "ahead:patrol-1")
    assert t.at("patrol-1") == "9,6 E"


@rule("GD-M6", "GD-X36")
def test_being_swapped_or_placed_there_gives_nothing() -> None:
    tiles = f"8,6=G04 8,5=Y02 {SIDES} 9,5=G06 9,4=R02 10,5=G10"
    t = table("8,6 N switch_cars", tiles=tiles, vehicles="patrol-1@9,5N").play("play:switch_cars", "drive:right")
    assert (t.at("patrol-1"), t.kind, t.state.acts[6]) == ("8,6 N", "vehicles", 1)
    t = table("8,6 N", tiles=f"8,5=G06 {SIDES} 8,4=G04", tokens=2, phase="purchase")
    t.play("buy:patrol_car", "place:8,4", "face:S", "drive:front")
    assert t.state.acts[6] == 1


# Vantage Point.


@rule("GD-M7", "GD-K5")
def test_vantage_point_turns_up_all_neighbours_for_good() -> None:
    t = midtown("G05", more_tiles=f"{BEYOND} 8,3=R02?").play("drive:front")
    assert [t.tile(space) for space in ("8,4", "7,5", "9,5", "8,3")] == ["R01", "Y01", "G06", "R02?"]
    assert (t.tokens, t.meter(), t.hazards) == (7, 0, "")


@rule("GD-M7", "GD-A1")
def test_not_the_diagonal_ones() -> None:
    t = midtown("G05", more_tiles="7,4=R02? 9,4=R05? 8,4=Y02?").play("drive:front")
    assert [t.tile(space) for space in ("7,4", "9,4", "8,4")] == ["R02?", "R05?", "Y02"]


@rule("GD-M7", "GD-D6", "GD-M1")
def test_nothing_else_on_those_tiles_happens() -> None:
    t = midtown("G05", more_tiles="8,4=G03? 7,5=G04? 9,5=G01?", tokens=4, stash="8,4").play("drive:front")
    assert (t.tokens, t.state.extra, t.stash, t.kind) == (4, [0], "8,4", "free")


@rule("GD-M7", "GD-V2")
def test_but_the_event_symbol_works() -> None:
    t = midtown("G05", more_tiles="8,4=G10? 7,5=Y01? 9,5=G06?", events=True, stash="1,1").play("drive:front")
    assert (t.asked, t.kind) == ("*", "event")


EVENT_AMONG_THEM = [("8,4", "7,5"), ("7,5", "8,4"), ("9,5", "7,5")]
"""Where the Event tile and a tile with a 3-point badge lie: the compass must not matter."""


@rule("GD-M7", "GD-V2", "GD-V15")
@pytest.mark.parametrize(("event", "badge"), EVENT_AMONG_THEM)
def test_vantage_point_turns_all_up_before_an_event_among_them(event: str, badge: str) -> None:
    """All tiles are turned up at the same instant: badges among them are paid before Operativo Speciale is drawn."""
    t = midtown("G05", more_tiles=f"{event}=G10? {badge}=Y01?", events=True, stash="1,1", tokens=0).play("drive:front")
    assert (t.tile(event), t.tile(badge), t.tokens) == ("G10", "Y01", 4)
    assert (t.asked, t.kind) == ("*", "event")
    t.play("*event:operativo_speciale")
    assert t.loot() == 0


@rule("GD-M7")
def test_vantage_point_tells_all_tiles_first_then_the_badges() -> None:
    t = midtown("G05", more_tiles="8,4=G10? 7,5=Y01? 9,5=G06?", events=True, stash="1,1").play("drive:front")
    told = [line.split()[0] for line in t.told()]
    assert told[-6:] == ["turned-up"] * 3 + ["badge"] * 3
