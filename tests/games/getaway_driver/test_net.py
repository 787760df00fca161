"""Step A of the Police turn: vehicles close the net (GD-P1 to P9)."""

from typing import Any

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"
"""Face-up tiles in front, left and right of a car at 8,6 that looks north; Start is under the car."""


def net(vehicles: str, tiles: str = ROAD, **more: Any) -> Table:
    """The Driver stands at 8,6 without cards, and step A begins."""
    return table("8,6 N", tiles=tiles, vehicles=vehicles, phase="net", **more)


def actions(vehicle: str, *verbs: str) -> str:
    """The options of one vehicle, with the end of the step."""
    return " ".join(sorted(["done", *[f"{verb}:{vehicle}" for verb in verbs]]))


# Who acts.


@rule("GD-P1")
def test_every_vehicle_takes_one_action_in_the_order_the_police_choose() -> None:
    t = net("patrol-1@10,6W patrol-2@8,8N")
    assert (t.asked, t.kind, t.decision.rule) == ("police", "vehicles", "GD-P1")
    t.play("ahead:patrol-2")
    assert t.at("patrol-2") == "8,7 N"
    assert t.options() == actions("patrol-1", "ahead", "left", "right", "turn-left", "turn-right")
    assert t.refused("ahead:patrol-2") == t.refused("left:patrol-2") == "GD-P1"
    t.play("ahead:patrol-1")
    assert t.at("patrol-1") == "9,6 W"
    assert t.told()[0] == "vehicle-moved patrol-1 9,6 W"
    assert t.told()[1] == "net-closed police"


@rule("GD-P1", "GD-A8")
def test_a_move_turns_the_vehicle_first_and_a_vehicle_never_reverses() -> None:
    t = net("patrol-1@9,7N")
    assert t.options() == actions("patrol-1", "ahead", "left", "right", "turn-left", "turn-right")
    assert net("patrol-1@9,7N").play("left:patrol-1").at("patrol-1") == "8,7 W"
    assert net("patrol-1@9,7N").play("right:patrol-1").at("patrol-1") == "10,7 E"
    assert net("patrol-1@9,7N").play("ahead:patrol-1").at("patrol-1") == "9,6 N"
    left_only = net("patrol-1@9,7N", hazards="9,6 10,7")
    assert left_only.options() == actions("patrol-1", "left", "turn-left", "turn-right")
    right_only = net("patrol-1@9,7N", hazards="9,6 8,7")
    assert right_only.options() == actions("patrol-1", "right", "turn-left", "turn-right")


@rule("GD-P1")
def test_a_vehicle_that_followed_has_moved() -> None:
    t = table("8,6 N", tiles=f"{ROAD} 8,4=?", vehicles="patrol-1@8,6N patrol-2@10,6W").play("drive:front")
    assert t.at("patrol-1") == "8,5 N"
    assert t.options() == actions("patrol-2", "ahead", "left", "right", "turn-left", "turn-right")
    assert t.refused("ahead:patrol-1") == "GD-P1"


@rule("GD-P1", "GD-F10")
def test_a_vehicle_that_broke_off_has_moved() -> None:
    t = table("8,6 N", tiles=ROAD, vehicles="motorcycle-1@8,6N", tokens=1, bought="police_motorcycle")
    t.play("drive:front", "swerve-east:motorcycle-1")
    assert (t.at("motorcycle-1"), t.tokens) == ("9,6 E", 0)
    assert "net-closed police" in t.told()
    assert t.kind != "vehicles"


@rule("GD-P1", "GD-U7")
def test_a_vehicle_that_was_dispatched_has_moved() -> None:
    t = net("patrol-1@8,8N patrol-2@10,6W", tokens=1, bought="dispatch").play(
        "dispatch:patrol-1", "place:8,4", "face:S"
    )
    assert t.options() == actions("patrol-2", "ahead", "left", "right", "turn-left", "turn-right")
    assert t.refused("turn-left:patrol-1") == "GD-P1"
    assert t.refused("ahead:patrol-1") == "GD-P1"


@rule("GD-P1")
def test_a_vehicle_in_the_supply_does_not_act() -> None:
    assert net("patrol-1@8,8N").refused("ahead:patrol-2") == "GD-P1"


# What they may do.


@rule("GD-P2")
def test_doing_nothing_is_always_allowed() -> None:
    t = net("patrol-1@8,7N patrol-2@10,6W")
    assert t.default() == "done"
    t.play("done")
    assert (t.at("patrol-1"), t.at("patrol-2")) == ("8,7 N", "10,6 W")
    assert t.told()[0] == "net-closed police"


@rule("GD-P2")
@pytest.mark.parametrize(("turn", "facing"), [("turn-left", "W"), ("turn-right", "E")])
def test_a_vehicle_may_turn_on_the_spot_instead_of_moving(turn: str, facing: str) -> None:
    t = net("patrol-1@8,7N patrol-2@10,6W")
    assert t.rule_of(f"{turn}:patrol-1") == "GD-P2"
    t.play(f"{turn}:patrol-1")
    assert (t.at("patrol-1"), t.told()) == (f"8,7 {facing}", [f"vehicle-turned patrol-1 {facing}"])
    assert t.refused("ahead:patrol-1") == "GD-P1"


@rule("GD-P2")
def test_no_half_turn_for_cars() -> None:
    t = net("patrol-1@8,7N armored-1@8,8N motorcycle-1@7,7E", tokens=3, bought="police_helicopter")
    for vehicle in ("patrol-1", "armored-1", "motorcycle-1"):
        assert t.refused(f"half-turn:{vehicle}") == "GD-U11"


@rule("GD-P3")
def test_vehicles_drive_on_face_up_tiles_face_down_tiles_and_bare_table() -> None:
    t = net("patrol-1@9,7N patrol-2@7,7N patrol-3@8,9N", f"{ROAD} 9,6=Y04 7,6=R03?")
    t.play("ahead:patrol-1", "ahead:patrol-2", "ahead:patrol-3")
    assert [t.at(f"patrol-{n}") for n in (1, 2, 3)] == ["9,6 N", "7,6 N", "8,8 N"]


@rule("GD-P3")
@pytest.mark.parametrize("tile", ["R01", "R01?", "Y01?", "G05?"])
def test_they_never_flip_tiles_nor_cause_hazards(tile: str) -> None:
    t = net("patrol-1@9,7N patrol-2@13,11E", f"8,5=G06 7,6=G07 9,6={tile}").play("ahead:patrol-1")
    assert t.at("patrol-1") == "9,6 N"
    assert (t.tile("9,6"), t.hazards, t.tokens, t.in_play) == (tile, "", 0, "patrol-1 patrol-2")


@rule("GD-P4")
def test_bare_table_only_within_two_of_a_tile() -> None:
    """The nearest tile is 9,6: 11,6 is two away from it, everything around it farther."""
    t = net("patrol-1@11,6E")
    assert t.options() == actions("patrol-1", "turn-left", "turn-right")
    for way in ("ahead", "left", "right"):
        assert t.refused(f"{way}:patrol-1") == "GD-P4"
    assert net("patrol-1@10,6E").options() == actions("patrol-1", "ahead", "left", "right", "turn-left", "turn-right")


@rule("GD-P4")
def test_start_and_face_down_tiles_count_for_that() -> None:
    alone = table("8,6 N", tiles="", vehicles="patrol-1@8,7S", phase="net")
    assert alone.offers("ahead:patrol-1")
    assert alone.play("ahead:patrol-1").at("patrol-1") == "8,8 S"
    assert table("8,6 N", vehicles="patrol-1@8,8S", phase="net").refused("ahead:patrol-1") == "GD-P4"
    assert table("8,6 N", tiles="8,7=?", vehicles="patrol-1@8,8S", phase="net").offers("ahead:patrol-1")


@rule("GD-P4", "GD-T2", "GD-T3")
def test_not_off_the_table_nor_onto_an_obstacle() -> None:
    t = table("15,6 W", tiles="14,6=G06 15,5=G07 15,7=Y04", vehicles="patrol-1@15,5E", phase="net", blocked="14,5")
    assert t.refused("ahead:patrol-1") == "GD-P4"
    assert t.offers("left:patrol-1")
    t = table("8,6 N", tiles=ROAD, vehicles="patrol-1@8,7W", phase="net", blocked="7,7")
    assert t.refused("ahead:patrol-1") == "GD-P4"


@rule("GD-P5", "GD-H10")
@pytest.mark.parametrize("vehicle", ["patrol-1", "motorcycle-1", "armored-1"])
def test_without_protection_no_vehicle_drives_onto_a_hazard(vehicle: str) -> None:
    t = net(f"{vehicle}@9,7N", hazards="9,6")
    assert t.options() == actions(vehicle, "left", "right", "turn-left", "turn-right")
    assert t.refused(f"ahead:{vehicle}") == "GD-H10"


@rule("GD-P6")
@pytest.mark.parametrize("tile", ["G01", "G02", "G03", "G05", "G06", "Y01", "R01", "G08"])
def test_nothing_on_a_tile_matters_to_a_vehicle(tile: str) -> None:
    """Stash, Barricade, spikes, another vehicle, a badge, a midtown bonus: the patrol car drives on and may go on."""
    t = net(
        "patrol-1@9,7N patrol-2@9,6S patrol-3@13,11E",
        f"8,5=Y02 7,6=G07 9,6={tile} 9,5=? 10,6=?",
        stash="9,6",
        barricades="9,6",
        spikes="9,6",
        tokens=2,
    ).play("ahead:patrol-1")
    assert (t.at("patrol-1"), t.at("patrol-2")) == ("9,6 N", "9,6 S")
    assert (t.stash, t.barricades, t.spikes, t.tokens) == ("9,6", "9,6", "9,6", 2)
    assert t.told() == ["vehicle-moved patrol-1 9,6 N"]
    assert (t.tile("9,5")[-1], t.tile("10,6")[-1]) == ("?", "?")
    assert (t.asked, t.kind) == ("police", "vehicles")


@rule("GD-P7")
def test_a_pursuer_that_did_not_follow_stays_turns_or_leaves() -> None:
    t = net("patrol-1@8,6E", meter=1)
    assert t.options() == actions("patrol-1", "ahead", "left", "right", "turn-left", "turn-right")
    left = net("patrol-1@8,6E", meter=1).play("ahead:patrol-1")
    assert (left.at("patrol-1"), left.meter()) == ("9,6 E", 0)
    turned = net("patrol-1@8,6E", meter=1).play("turn-left:patrol-1")
    assert (turned.at("patrol-1"), turned.meter()) == ("8,6 N", 2)
    assert net("patrol-1@8,6E", meter=1).play("done").meter() == 2


@rule("GD-P7", "GD-F3", "GD-F8", "GD-F11")
def test_so_may_one_that_the_driver_came_upon() -> None:
    """The patrol car reacts when the Driver comes; that turn is not its action."""
    t = table("8,6 N", tiles=f"{ROAD} 8,4=? 7,5=? 9,5=?", vehicles="patrol-1@8,5E").play("drive:front")
    assert t.at("patrol-1") == "8,5 N"
    assert t.options() == actions("patrol-1", "ahead", "left", "right", "turn-left", "turn-right")


@rule("GD-P8")
def test_paid_extras_belong_to_step_a() -> None:
    bought = "dispatch police_motorcycle police_helicopter armored_car"
    vehicles = "motorcycle-1@10,6W helicopter-1@8,8S armored-1@9,7N"
    t = net(vehicles, hazards="9,6", tokens=4, bought=bought)
    assert t.offers("dispatch:helicopter-1")
    assert t.offers("half-turn:helicopter-1")
    assert t.offers("through-ahead:armored-1")
    assert t.rule_of("dispatch:helicopter-1") == "GD-U7"
    assert t.rule_of("half-turn:helicopter-1") == "GD-U11"
    assert t.rule_of("through-ahead:armored-1") == "GD-U6"
    t.play("turn-left:motorcycle-1")
    assert t.rule_of("another:motorcycle-1") == "GD-U15"
    t.play("another:motorcycle-1", "half-turn:helicopter-1", "through-ahead:armored-1", "dispatch:helicopter-1")
    t.play("place:8,4", "face:S", "ahead:motorcycle-1")
    assert t.tokens == 0


@rule("GD-P8")
def test_and_to_no_other_step() -> None:
    bought = "dispatch police_motorcycle police_helicopter armored_car"
    vehicles = "motorcycle-1@10,6W helicopter-1@8,8S armored-1@9,7N"
    t = table("8,6 N", tiles=ROAD, vehicles=vehicles, hazards="9,6", tokens=4, bought=bought, phase="purchase")
    for code in ("dispatch:helicopter-1", "half-turn:helicopter-1", "through-ahead:armored-1", "another:motorcycle-1"):
        assert not t.offers(code)


@rule("GD-P9", "GD-X29")
def test_after_a_slam_there_are_only_forced_moves() -> None:
    bought = "dispatch police_motorcycle police_helicopter"
    t = table(
        "8,6 N slam_on_the_brakes",
        tiles=ROAD,
        vehicles="patrol-1@10,6N motorcycle-1@6,6N helicopter-1@8,8W",
        tokens=4,
        bought=bought,
    ).play("play:slam_on_the_brakes")
    assert [t.at(v) for v in ("patrol-1", "motorcycle-1", "helicopter-1")] == ["10,5 N", "6,5 N", "7,8 W"]
    assert (t.kind, [vehicle.moved for vehicle in t.view("onlooker").vehicles]) == ("purchase", [True] * 3)
