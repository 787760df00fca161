"""Traffic cones, Operativo Speciale, Vigilante Justice and the Time Bomb (GD-V10 to V19)."""

from typing import Any

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

SIDES = "7,6=G07 9,6=Y04"
ROAD = f"8,5=G06 {SIDES}"
BEYOND = "8,4=Y02 7,5=R02 9,5=R05"


# Fresh Out of Traffic Cones.


def cones(tile: str, vehicle: str = "patrol-1", **more: Any) -> Table:
    """A vehicle looks at 9,6; the Driver is at 8,6."""
    tiles = f"8,5=G06 7,6=G07 9,6={tile}"
    vehicles = f"{vehicle}@9,7N patrol-3@1,1N"
    usual: dict[str, Any] = {"tiles": tiles, "vehicles": vehicles, "phase": "net"}
    return table(more.pop("driver", "8,6 N"), event="fresh_out_of_cones", **{**usual, **more})


@rule("GD-V10", "GD-K5")
@pytest.mark.parametrize("tile", ["Y01", "G06", "G03", "G05", "G10"])
def test_a_vehicle_flips_the_tile_it_drives_onto(tile: str) -> None:
    """No badge, no midtown bonus."""
    t = cones(f"{tile}?", tiles=f"8,5=Y02 7,6=G07 9,6={tile}? 10,6=R01?", tokens=5).play("ahead:patrol-1")
    assert (t.tile("9,6"), t.tile("10,6"), t.tokens, t.hazards) == (tile, "R01?", 5, "")
    assert t.told() == ["vehicle-moved patrol-1 9,6 N", f"turned-up 9,6 {tile}"]
    assert t.in_play == "patrol-1 patrol-3"


@rule("GD-V10", "GD-M6")
def test_only_the_thoroughfare_works_for_that_vehicle() -> None:
    t = cones("G04?").play("ahead:patrol-1")
    assert (t.tile("9,6"), t.kind) == ("G04", "at-once")


@rule("GD-V10", "GD-F10")
def test_breaking_off_flips_a_tile() -> None:
    t = cones(
        "Y02?",
        driver="8,6 N hit_the_gas",
        vehicles="motorcycle-1@8,6N",
        tokens=1,
        bought="police_motorcycle",
        phase="turn",
    ).play("drive:front", "swerve-east:motorcycle-1")
    assert (t.tile("9,6"), t.at("motorcycle-1")) == ("Y02", "9,6 E")


@rule("GD-V10", "GD-X29", "GD-V11")
def test_a_forced_move_flips_a_tile() -> None:
    t = cones("R01?", driver="8,6 N slam_on_the_brakes", phase="turn").play("play:slam_on_the_brakes")
    assert (t.tile("9,6"), t.hazards, t.in_play) == ("R01", "9,6", "patrol-3")


@rule("GD-V10", "GD-X18")
def test_a_jammed_move_flips_a_tile() -> None:
    t = cones("Y02?", driver="8,6 N jam_the_police_radar", phase="turn")
    t.play("play:jam_the_police_radar", "jam-north:patrol-1")
    assert t.tile("9,6") == "Y02"


@rule("GD-V10", "GD-P13")
def test_placing_does_not() -> None:
    t = cones("Y04", tiles=f"{ROAD} 8,4=R01?", tokens=3, bought="dispatch").play("dispatch:patrol-3", "place:8,4")
    assert t.play("face:S").tile("8,4") == "R01?"
    t = cones("Y04", tiles=f"{ROAD} 8,4=R01?", tokens=2, phase="purchase").play("buy:patrol_car", "place:8,4", "face:S")
    assert (t.tile("8,4"), t.hazards) == ("R01?", "")


@rule("GD-V11")
@pytest.mark.parametrize("vehicle", ["patrol-1", "motorcycle-1"])
def test_on_red_it_crashes(vehicle: str) -> None:
    t = cones("R06?", vehicle, bought="police_motorcycle", tokens=3).play(f"ahead:{vehicle}")
    assert (t.tile("9,6"), t.hazards, t.in_play, t.tokens) == ("R06", "9,6", "patrol-3", 3)
    assert t.told()[-1] == f"crashed {vehicle} 9,6 cones"
    alone = cones("R06?", vehicles=f"{vehicle}@9,7N").play(f"ahead:{vehicle}")
    assert alone.in_play == ""


@rule("GD-V11", "GD-K13")
def test_with_all_hazard_tokens_out_the_farthest_is_used() -> None:
    out = "15,11 " + " ".join(f"{column},1" for column in range(1, 12))
    t = cones("R06?", hazards=out).play("ahead:patrol-1")
    assert (len(t.hazards.split()), "15,11" in t.hazards, t.hazards.split()[-1]) == (12, False, "9,6")


@rule("GD-V11", "GD-U10")
def test_a_helicopter_stays_and_so_does_the_token() -> None:
    t = cones("R06?", "helicopter-1").play("ahead:helicopter-1")
    assert (t.at("helicopter-1"), t.hazards) == ("9,6 N", "9,6")


@rule("GD-V11", "GD-U5")
def test_an_armored_car_may_pay_and_the_token_goes() -> None:
    t = cones("R06?", "armored-1", tokens=1, bought="armored_car").play("ahead:armored-1")
    assert t.options() == "crash:armored-1 pay:armored-1"
    t.play("pay:armored-1")
    assert (t.at("armored-1"), t.hazards, t.tokens) == ("9,6 N", "", 0)


@rule("GD-V11")
@pytest.mark.parametrize("piece", [{"stash": "9,6"}, {"barricades": "9,6"}, {"spikes": "9,6"}])
def test_not_where_stash_or_another_police_piece_is(piece: dict[str, str]) -> None:
    t = cones("R06?", **piece).play("ahead:patrol-1")
    assert (t.tile("9,6"), t.hazards, t.at("patrol-1")) == ("R06", "", "9,6 N")
    t = cones("R06?", vehicles="patrol-1@9,7N patrol-3@9,6N").play("ahead:patrol-1")
    assert (t.tile("9,6"), t.hazards, t.in_play) == ("R06", "", "patrol-1 patrol-3")


@rule("GD-V11")
def test_a_red_tile_that_was_face_up_already_is_harmless() -> None:
    t = cones("R06").play("ahead:patrol-1")
    assert (t.hazards, t.at("patrol-1")) == ("", "9,6 N")


@rule("GD-V12", "GD-E6")
def test_the_police_no_longer_see_face_down_tiles() -> None:
    t = cones("R06?")
    assert {tile.at: tile.tile for tile in t.view("police").tiles}["9,6"] is None
    usual = table("8,6 N", tiles="8,5=G06 7,6=G07 9,6=R06?")
    assert {tile.at: tile.tile for tile in usual.view("police").tiles}["9,6"] == "R06"


@rule("GD-V12", "GD-E4")
def test_they_still_see_what_they_have_just_drawn() -> None:
    t = table("8,6 N", event="fresh_out_of_cones", phase="expand").play("*draw:R01", "*draw:R02", "*draw:R03")
    assert (t.view("police").drawn, t.options()) == (["R01", "R02", "R03"], "lay:R01 lay:R02 lay:R03")
    t.play("lay:R01", "lay:R02")
    assert {tile.tile for tile in t.view("police").tiles} == {None, "START"}


@rule("GD-V12", "GD-M2")
def test_nor_what_the_driver_peeks_at() -> None:
    t = table("8,6 N hit_the_gas", tiles="8,5=G01 7,6=R01? 9,6=Y04", event="fresh_out_of_cones")
    t.play("drive:front", "peek:7,6")
    assert (t.told("driver")[-1], t.told("police")[-1]) == ("peeked driver 7,6 R01", "peeked driver 7,6 ?")


# Operativo Speciale.


def operativo(hand: str = "", tiles: str = f"{ROAD} {BEYOND}", **more: Any) -> Table:
    return table(f"8,6 N {hand}", tiles=tiles, event="operativo_speciale", **more)


@rule("GD-V13", "GD-X21", "GD-X22")
def test_wreckage_crashes_nobody() -> None:
    t = operativo("leave_wreckage hit_the_gas", vehicles="patrol-1@8,6N").play("play:leave_wreckage")
    assert (t.at("patrol-1"), t.hazards) == ("8,6 N", "8,6")
    on_hazard = operativo("leave_wreckage", vehicles="patrol-1@8,6N", hazards="8,6")
    assert on_hazard.refused("play:leave_wreckage") == "GD-X21"


@rule("GD-V13", "GD-X24")
def test_ramming_crashes_barricades_only() -> None:
    t = operativo("ramming_speed hit_the_gas", vehicles="patrol-1@8,5E", barricades="8,5")
    t.play("play:ramming_speed", "drive:front")
    assert (t.at("patrol-1"), t.barricades) == ("8,5 N", "")


@rule("GD-V13", "GD-X30")
def test_forced_vehicles_stand_where_they_would_have_crashed() -> None:
    t = operativo("slam_on_the_brakes", vehicles="patrol-1@8,7N patrol-2@9,7N", hazards="9,6")
    t.play("play:slam_on_the_brakes")
    assert (t.at("patrol-1"), t.at("patrol-2"), t.hazards, t.meter()) == ("8,6 N", "9,6 N", "9,6", 1)


@rule("GD-V13", "GD-H7", "GD-U5")
def test_followers_stand_with_the_driver_after_a_stunt() -> None:
    """Nobody is asked to pay."""
    t = operativo(
        "ramming_speed",
        f"8,5=R01 {SIDES}",
        vehicles="patrol-1@8,6N armored-1@8,6N",
        tokens=1,
        bought="armored_car",
    ).play("drive:front", "stunt:ramming_speed")
    assert (t.at("patrol-1"), t.at("armored-1"), t.hazards) == ("8,5 N", "8,5 N", "8,5")
    assert (t.meter(), t.tokens) == (1, 1)


@rule("GD-V13", "GD-X14")
def test_after_a_spin_they_stand_on_the_hazard() -> None:
    t = operativo("handbrake_turn", f"8,5=R01 {SIDES}", vehicles="patrol-1@8,6N").play("drive:front", "spin")
    assert (t.at("driver"), t.at("patrol-1"), t.hazards, t.meter()) == ("8,6 S", "8,5 N", "8,5", 0)


@rule("GD-V13", "GD-H10")
@pytest.mark.parametrize("vehicle", ["patrol-1", "armored-1", "motorcycle-1"])
def test_they_enter_hazards_freely_and_the_tokens_stay(vehicle: str) -> None:
    t = operativo(vehicles=f"{vehicle}@9,7N", hazards="9,6", tokens=1, bought="armored_car", phase="net")
    t.play(f"ahead:{vehicle}")
    assert (t.at(vehicle), t.hazards, t.tokens) == ("9,6 N", "9,6", 1)


@rule("GD-V13", "GD-P14", "GD-V4")
def test_but_none_is_placed_or_jammed_onto_a_hazard() -> None:
    t = operativo(hazards="8,4", tokens=2, phase="purchase").play("buy:patrol_car")
    assert "place:8,4" not in t.decision.codes
    t = operativo("jam_the_police_radar", vehicles="patrol-1@9,5N", hazards="9,6").play("play:jam_the_police_radar")
    assert "jam-south:patrol-1" not in t.decision.codes


@rule("GD-V13", "GD-U13")
def test_a_helicopter_stays_outside_a_tunnel_unless_it_pays_to_break_off() -> None:
    poor = operativo("hit_the_gas", f"8,5=G08? {SIDES}", vehicles="helicopter-1@8,6N").play("drive:front")
    assert (poor.at("helicopter-1"), poor.in_play) == ("8,6 N", "helicopter-1")
    rich = operativo(
        "hit_the_gas", f"8,5=G08? {SIDES}", vehicles="helicopter-1@8,6N", tokens=1, bought="police_helicopter"
    ).play("drive:front")
    ways = ("hold-east", "hold-west", "stay", "swerve-east", "swerve-west")
    assert rich.options() == " ".join(f"{way}:helicopter-1" for way in ways)
    assert rich.play("stay:helicopter-1", "end").offers("left:helicopter-1")
    fly = operativo(vehicles="helicopter-1@9,7N", tiles="8,5=G06 7,6=G07 9,6=G08", phase="net")
    assert fly.refused("ahead:helicopter-1") == "GD-K10"


@rule("GD-V14", "GD-X4")
def test_a_replayed_card_comes_back_to_the_discard_pile() -> None:
    t = operativo(meter=3, discard="last_ditch_effort", loot=2).play("replay:last_ditch_effort")
    assert (t.discard(), t.removed(), t.loot()) == ("last_ditch_effort", "", 1)
    t.play("replay:last_ditch_effort")
    assert (t.meter(), t.loot()) == (1, 0)


@rule("GD-V14", "GD-H4", "GD-U9")
def test_also_one_that_was_a_stunt_or_given_up() -> None:
    t = operativo("", f"8,5=R01 {SIDES}", discard="hit_the_gas", loot=1).play("drive:front", "restunt:hit_the_gas")
    assert (t.discard(), t.removed()) == ("hit_the_gas", "")
    t = operativo("", discard="hit_the_gas", loot=1, barricades="8,5").play("drive:front", "give-again:hit_the_gas")
    assert (t.discard(), t.removed(), t.at("driver")) == ("hit_the_gas", "", "8,5 N")


@rule("GD-V14")
def test_cards_removed_earlier_stay_removed() -> None:
    t = table(
        "8,6 N", tiles=f"8,5=G10? {SIDES}", discard="last_ditch_effort", loot=2, meter=2, events=True, stash="1,1"
    )
    t.play("replay:last_ditch_effort", "drive:front", "*event:operativo_speciale")
    assert (t.removed(), t.discard()) == ("last_ditch_effort", "")


@rule("GD-V15", "GD-K5")
@pytest.mark.parametrize(("tile", "tokens", "loot"), [("Y01", 3, 1), ("G06", 2, 0), ("R02", 0, 0)])
def test_a_three_point_badge_brings_a_stash_token(tile: str, tokens: int, loot: int) -> None:
    t = operativo("hit_the_gas", f"8,5={tile}? {SIDES}").play("study:front")
    assert (t.tokens, t.loot(), "stash-for-badge driver 1" in t.told()) == (tokens, loot, loot == 1)


@rule("GD-V15")
def test_from_those_neither_on_the_table_nor_held_and_eight_in_all() -> None:
    """Five on the table or held; the sixth, seventh and eighth are in the box."""
    t = operativo("hit_the_gas", "8,5=Y01? 7,6=Y03? 9,6=Y13? 8,7=Y15?", stash="1,1 1,3 1,5 1,7", loot=1)
    t.state.meter[0] = -4
    t.play("study:front", "study:left", "study:right")
    assert t.loot() == 4
    t.play("study:behind")
    assert t.loot() == 4


@rule("GD-V15", "GD-X4")
def test_a_token_that_was_spent_is_out_of_the_game() -> None:
    """Three of the eight were never scattered; the one that was spent does not join them."""
    t = operativo("hit_the_gas", "8,5=Y01? 7,6=Y03? 9,6=Y13? 8,7=Y15?", meter=1, discard="last_ditch_effort", loot=1)
    t.play("replay:last_ditch_effort")
    t.state.meter[0] = -4
    t.play("study:front", "study:left", "study:right")
    assert t.loot() == 3
    t.play("study:behind")
    assert (t.loot(), t.tokens) == (3, 10)


# Vigilante Justice.


def vigilantes(hand: str = "", tiles: str = f"{ROAD} {BEYOND}", **more: Any) -> Table:
    return table(f"8,6 N {hand}", tiles=tiles, event="vigilante_justice", **more)


@rule("GD-V16")
def test_on_an_old_road_the_driver_counts_as_pursued() -> None:
    t = vigilantes(meter=1).play("drive:front")
    assert t.meter() == 2
    assert "watched driver" in t.told()


@rule("GD-V16")
def test_on_a_tile_turned_up_this_round_not() -> None:
    """By entering or by studying."""
    entered = vigilantes(tiles=f"8,5=G08? {SIDES} {BEYOND}", meter=1).play("drive:front")
    assert (entered.meter(), "watched driver" in entered.told()) == (0, False)
    studied = vigilantes(tiles=f"8,5=G08? {SIDES} {BEYOND}", meter=1).play("study:front", "drive:front")
    assert studied.meter() == 1
    assert "watched driver" not in studied.told()


@rule("GD-V16", "GD-B3")
def test_one_step_even_with_a_vehicle() -> None:
    assert vigilantes(vehicles="patrol-1@8,6N", meter=1).play("drive:front").meter() == 2


@rule("GD-V16", "GD-B5")
def test_the_garage_protects_as_usual() -> None:
    assert vigilantes(tiles=f"8,5=G02 {SIDES} {BEYOND}", meter=2).play("drive:front").meter() == 2


@rule("GD-V16", "GD-V2")
def test_it_counts_from_the_round_it_is_drawn() -> None:
    """The Event symbol is turned up this round, so the first check there is harmless; the next old road is not."""
    t = table("8,6 N", tiles=f"8,5=G10? {SIDES} {BEYOND}", meter=1, events=True, stash="1,1")
    t.play("drive:front", "*event:vigilante_justice")
    assert t.meter() == 0
    t.play("drive:front", "no-hazard")
    assert t.meter() == 1


@rule("GD-V17", "GD-C1", "GD-C2")
def test_the_driver_decides_on_red_too() -> None:
    t = vigilantes("ramming_speed", f"8,5=R01 {SIDES} 8,4=?").play("drive:front")
    assert (t.options(), t.decision.rule, t.default()) == ("hazard no-hazard", "GD-V17", "no-hazard")
    t.play("no-hazard")
    assert (t.at("driver"), t.hazards) == ("8,5 N", "")
    t = vigilantes("ramming_speed", f"8,5=R01 {SIDES}").play("drive:front", "hazard")
    assert (t.hazards, t.options()) == ("8,5", "back-out stunt:ramming_speed")


@rule("GD-V17", "GD-D16")
def test_red_tiles_do_not_box_in() -> None:
    t = vigilantes(tiles="8,5=R01 7,6=R02 9,6=R03 8,7=R04")
    assert t.kind == "turn"
    usual = table("8,6 N", tiles="8,5=R01 7,6=R02 9,6=R03 8,7=R04")
    assert usual.result == "police GD-D16"


# Ticking Time Bomb.


@rule("GD-V18")
@pytest.mark.parametrize(("spent", "fuse"), [(0, 5), (2, 3), (4, 1)])
def test_all_stash_goes_and_the_fuse_is_set(spent: int, fuse: int) -> None:
    t = table(
        "8,6 N hit_the_gas",
        tiles=f"8,5=G10? {SIDES}",
        events=True,
        stash="1,1 3,3",
        loot=2,
        spent=spent,
        discard="last_ditch_effort",
        meter=1,
    ).play("drive:front", "*event:ticking_time_bomb")
    assert (t.stash, t.loot(), t.state.fuse) == ("", 0, fuse)
    assert t.told()[-1] == f"fuse-set {fuse}"
    assert not t.offers("replay:last_ditch_effort")


@rule("GD-V18", "GD-X4")
def test_tokens_spent_earlier_shorten_the_fuse() -> None:
    t = table(
        "8,6 N", tiles=f"8,5=G10? {SIDES}", events=True, stash="1,1", loot=1, discard="last_ditch_effort", meter=1
    )
    t.play("replay:last_ditch_effort", "drive:front", "*event:ticking_time_bomb")
    assert "fuse-set 4" in t.told()


@rule("GD-V19")
def test_it_burns_at_the_end_of_every_round_this_one_included() -> None:
    t = table("8,6 N", tiles=f"8,5=G10? {SIDES} 8,4=G08 7,5=R02 9,5=R05", events=True, stash="1,1")
    t.play("drive:front", "*event:ticking_time_bomb")
    assert (t.state.round, t.state.fuse, t.told()[-2]) == (4, 4, "fuse-burnt 4")
    t.play("drive:front")
    assert t.state.fuse == 3


@rule("GD-V19", "GD-W4")
def test_with_the_last_token_the_driver_wins() -> None:
    t = table("8,6 N", tiles=ROAD, event="ticking_time_bomb", fuse=1, vehicles="patrol-1@8,6N", phase="net").play(
        "done"
    )
    assert (t.result, t.meter()) == ("driver GD-V19", 1)
    assert "goal-reached ticking_time_bomb" in t.told()
    assert table("8,6 N", tiles=ROAD, event="ticking_time_bomb", fuse=2, phase="end").result == ""


@rule("GD-V19", "GD-D19")
def test_it_burns_before_idle_rounds_are_counted() -> None:
    t = table("1,1 E", tiles="2,1=G08 2,2=G09 1,2=G02", blocked="3,1 3,2 1,3 2,3", event="ticking_time_bomb", fuse=10)
    t.play("drive:front", *["drive:right"] * 9)
    assert t.result == "driver GD-V19"


@rule("GD-V19", "GD-V4", "GD-W2")
def test_caught_before_the_last_token_is_caught() -> None:
    t = table("8,6 N", tiles=ROAD, event="ticking_time_bomb", fuse=1, vehicles="patrol-1@8,6N", meter=3, phase="check")
    assert t.result == "police GD-W2"
