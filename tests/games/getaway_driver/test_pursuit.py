"""Pursuit: reaction turns, following, settling (GD-F)."""

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

SIDES = "7,6=G07 9,6=G08"
OPEN_ROAD = f"8,5=G06 {SIDES}"


# Pursuing.


@rule("GD-F1")
def test_pursuing_is_being_on_the_drivers_tile() -> None:
    t = table("8,6 N", tiles=OPEN_ROAD, vehicles="patrol-1@8,6S patrol-2@8,5N")
    view = t.view("police")
    assert {v.vehicle: v.pursues for v in view.vehicles} == {"patrol-1": [0], "patrol-2": []}
    assert view.drivers[0].pursued


@rule("GD-F1", "GD-B2")
def test_a_pursuer_raises_the_meter() -> None:
    t = table("8,6 N", tiles=OPEN_ROAD, vehicles="patrol-1@8,6N", phase="check")
    assert t.meter() == 1
    t = table("8,6 N", tiles=OPEN_ROAD, vehicles="patrol-1@8,5N", meter=2, phase="check")
    assert t.meter() == 1


# Reaction turns.


@rule("GD-F2")
@pytest.mark.parametrize(("facing", "after"), [("N", "N"), ("E", "N"), ("W", "N")])
def test_vehicles_that_face_the_same_way_or_crosswise(facing: str, after: str) -> None:
    t = table("8,6 N decoy_car", tiles=OPEN_ROAD, vehicles=f"patrol-1@8,5{facing}").play("drive:front")
    assert (t.at("patrol-1"), t.kind) == (f"8,5 {after}", "free")
    assert ("reacted patrol-1 N" in t.told()) == (facing != "N")


@rule("GD-F2")
@pytest.mark.parametrize(("code", "after"), [("left", "E"), ("right", "W"), ("none", "S")])
def test_against_the_traffic_the_police_choose(code: str, after: str) -> None:
    t = table("8,6 N decoy_car", tiles=OPEN_ROAD, vehicles="patrol-1@8,5S").play("drive:front")
    assert (t.asked, t.kind, t.decision.rule) == ("police", "react", "GD-F2")
    assert t.options() == "react-left:patrol-1 react-none:patrol-1 react-right:patrol-1"
    assert t.default() == "react-none:patrol-1"
    t.play(f"react-{code}:patrol-1")
    assert t.at("patrol-1") == f"8,5 {after}"


@rule("GD-F2")
def test_every_vehicle_there_reacts() -> None:
    """Those that drove there turn by the Driver's new facing, not the old one."""
    where = "patrol-1@7,6E patrol-2@7,6N helicopter-1@7,6W motorcycle-1@7,6E"
    t = table("8,6 N decoy_car", tiles=OPEN_ROAD, vehicles=where).play("drive:left")
    assert t.options() == "react-left:patrol-1 react-none:patrol-1 react-right:patrol-1"
    t.play("react-right:patrol-1", "react-left:motorcycle-1")
    facings = [t.at(name) for name in ("patrol-1", "patrol-2", "helicopter-1", "motorcycle-1")]
    assert facings == ["7,6 S", "7,6 W", "7,6 W", "7,6 N"]


@rule("GD-F3")
def test_a_reaction_is_not_a_move() -> None:
    t = table("8,6 N", tiles=OPEN_ROAD, vehicles="patrol-1@8,5E patrol-2@8,5S").play(
        "drive:front", "react-left:patrol-2"
    )
    assert t.kind == "vehicles"
    assert [t.offers(f"ahead:{name}") for name in ("patrol-1", "patrol-2")] == [True, True]


# Following.


@rule("GD-F4", "GD-F7")
@pytest.mark.parametrize("facing", ["N", "E", "W"])
def test_pursuers_follow_by_themselves(facing: str) -> None:
    """They take the Driver's facing, and have moved."""
    t = table("8,6 N decoy_car", tiles=OPEN_ROAD, vehicles=f"patrol-1@8,6{facing}").play("drive:front")
    assert t.told() == ["drove driver front 8,5 N", "followed patrol-1 8,5 N"]
    assert t.at("patrol-1") == "8,5 N"
    t.play("end")
    assert t.kind == "decoy"


@rule("GD-F4")
def test_all_of_them_follow() -> None:
    where = "patrol-1@8,6N helicopter-1@8,6E motorcycle-1@8,6W armored-1@8,6N"
    t = table("8,6 N decoy_car", tiles=OPEN_ROAD, vehicles=where).play("drive:front")
    names = ("patrol-1", "helicopter-1", "motorcycle-1", "armored-1")
    assert [t.at(name) for name in names] == ["8,5 N"] * 4


@rule("GD-F4", "GD-M5")
def test_the_thoroughfare_move_is_followed_too() -> None:
    tiles = f"8,5=G04 {SIDES} 8,4=G01 7,5=G02 9,5=G03"
    t = table("8,6 N decoy_car", tiles=tiles, vehicles="patrol-1@8,6N").play(
        "drive:front", "thoroughfare", "drive:left"
    )
    assert (t.at("driver"), t.at("patrol-1")) == ("7,5 W", "7,5 W")


@rule("GD-F4")
def test_only_vehicles_on_the_drivers_tile_follow() -> None:
    t = table("8,6 N decoy_car", tiles=OPEN_ROAD, vehicles="patrol-1@8,7N").play("drive:front")
    assert t.at("patrol-1") == "8,7 N"


@rule("GD-F5", "GD-F8")
@pytest.mark.parametrize(
    ("facing", "code", "follows"),
    [
        ("N", "drive:left", True),
        ("E", "drive:left", False),
        ("W", "drive:left", True),
        ("W", "drive:right", False),
        ("S", "drive:front", False),
        ("S", "drive:right", True),
    ],
)
def test_nobody_follows_to_the_space_at_his_back(facing: str, code: str, follows: bool) -> None:
    """Whoever was shaken off keeps the facing, is not Pursuing, has not moved and may act."""
    t = table("8,6 N decoy_car", tiles=OPEN_ROAD, vehicles=f"patrol-1@8,6{facing}").play(code)
    space = t.at("driver").split()[0]
    assert (t.at("patrol-1") == t.at("driver")) == follows
    assert ("shaken patrol-1" in t.told()) == (not follows)
    if not follows:
        assert t.at("patrol-1") == f"8,6 {facing}"
        assert not t.view("police").drivers[0].pursued
    t.play("end")
    assert (t.kind == "vehicles") == (not follows)
    assert space != "8,6"


@rule("GD-F6")
def test_nobody_follows_hit_the_gas() -> None:
    t = table("8,6 N hit_the_gas", tiles=OPEN_ROAD, vehicles="patrol-1@8,6N").play("play:hit_the_gas", "drive:front")
    assert (t.at("driver"), t.at("patrol-1")) == ("8,5 N", "8,6 N")


@rule("GD-F6", "GD-U12")
def test_a_helicopter_is_not_asked_again_for_a_move_that_nobody_follows() -> None:
    """It stayed where it was on the normal move, from which the Driver came back; Hit the Gas is not its business."""
    t = table(
        "8,6 N hit_the_gas",
        tiles=f"8,5=R02 {SIDES}",
        vehicles="helicopter-1@8,6S",
        bought="police_helicopter",
        tokens=1,
    ).play("drive:front", "back-out", "stay:helicopter-1", "play:hit_the_gas", "drive:left")
    assert (t.kind, t.at("driver"), t.at("helicopter-1")) == ("vehicles", "7,6 W", "8,6 S")


@rule("GD-F6", "GD-X13")
def test_nobody_follows_handbrake_turn() -> None:
    t = table("8,6 N handbrake_turn decoy_car", tiles=f"{OPEN_ROAD} 8,7=G09", vehicles="patrol-1@8,6S")
    t.play("play:handbrake_turn")
    assert (t.at("driver"), t.at("patrol-1")) == ("8,7 S", "8,6 S")


@rule("GD-F6", "GD-X36")
def test_nobody_follows_switch_cars() -> None:
    t = table("8,6 N switch_cars decoy_car", tiles=f"{OPEN_ROAD} 9,5=G09", vehicles="patrol-1@8,6N patrol-2@9,5E")
    t.play("play:switch_cars")
    assert [t.at(name) for name in ("driver", "patrol-1", "patrol-2")] == ["9,5 E", "8,6 N", "8,6 N"]


@rule("GD-F6", "GD-X11")
def test_nobody_follows_the_decoy() -> None:
    t = table("8,6 N decoy_car", tiles=OPEN_ROAD, vehicles="patrol-1@8,6N").play("drive:front", "end", "play:decoy_car")
    assert (t.at("driver"), t.at("patrol-1"), t.meter()) == ("8,6 N", "8,5 N", 0)


@rule("GD-F7")
def test_followed_there_and_back_means_moved() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=R02 {SIDES}", vehicles="patrol-1@8,6E patrol-2@8,9N")
    t.play("drive:front", "back-out", "end")
    assert t.at("patrol-1") == "8,6 N"
    assert t.refused("ahead:patrol-1") == "GD-P1"
    assert not t.offers("turn-left:patrol-1")
    assert t.offers("turn-left:patrol-2")


@rule("GD-F8", "GD-P7")
def test_left_behind_by_hit_the_gas_it_may_act() -> None:
    t = table("8,6 N hit_the_gas", tiles=f"{OPEN_ROAD} 8,4=G01 7,5=G02 9,5=G03", vehicles="patrol-1@8,6N")
    t.play("play:hit_the_gas", "drive:front", "drive:left")
    assert t.offers("ahead:patrol-1")


# Settling.


@rule("GD-F9")
def test_no_hazard_they_stand_on_the_new_tile() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=Y02 {SIDES}", vehicles="patrol-1@8,6N").play("drive:front")
    assert (t.kind, t.at("patrol-1")) == ("hazard", "8,6 N")
    t.play("no-hazard")
    assert t.at("patrol-1") == "8,5 N"


@rule("GD-F9", "GD-H7")
def test_a_stunt_they_crash_there() -> None:
    t = table("8,6 N hit_the_gas decoy_car", tiles=f"8,5=R02 {SIDES}", vehicles="patrol-1@8,6N").play("drive:front")
    assert t.at("patrol-1") == "8,6 N"
    t.play("stunt:hit_the_gas")
    assert "crashed patrol-1 8,5 hazard" in t.told()
    assert t.in_play == ""


@rule("GD-F9", "GD-H5")
def test_backed_out_they_stand_on_the_old_tile_with_the_drivers_facing() -> None:
    where = "patrol-1@8,6N patrol-2@8,6W patrol-3@8,6E"
    t = table("8,6 N decoy_car", tiles="8,5=G06 7,6=R02 9,6=G08", vehicles=where).play("drive:left", "back-out")
    assert t.at("driver") == "8,6 W"
    # The third has the hazard tile at its back: it never left.
    assert [t.at(f"patrol-{n}") for n in (1, 2, 3)] == ["8,6 W", "8,6 W", "8,6 E"]
    assert "returned patrol-1 8,6 W" in t.told()
    t.play("end")
    assert t.offers("ahead:patrol-3")
    assert t.refused("ahead:patrol-1") == "GD-P1"


def paid_escapes() -> Table:
    where = "armored-1@8,6E motorcycle-1@8,6N patrol-1@8,6N"
    bought = "armored_car police_motorcycle"
    hand = "8,6 N hit_the_gas decoy_car"
    return table(hand, tiles=f"8,5=R02 {SIDES}", vehicles=where, bought=bought, tokens=2)


@rule("GD-F9", "GD-U5", "GD-U16")
def test_the_police_pay_only_when_the_result_is_known() -> None:
    t = paid_escapes().play("drive:front")
    assert (t.asked, t.kind, t.tokens) == ("driver", "handle", 2)
    t.play("stunt:hit_the_gas")
    assert (t.asked, t.kind, t.options()) == ("police", "settle", "crash:armored-1 pay:armored-1")
    t.play("pay:armored-1")
    assert t.kind == "settle"
    assert t.offers("crash:motorcycle-1")
    t.play("swerve-east:motorcycle-1")
    assert [t.at(name) for name in ("armored-1", "motorcycle-1", "patrol-1")] == ["8,5 N", "9,6 E", ""]
    assert (t.tokens, t.hazards) == (0, "")


@rule("GD-F9")
def test_nobody_pays_to_follow_or_to_return() -> None:
    t = paid_escapes().play("drive:front", "back-out")
    assert t.options() == (
        "hold-east:motorcycle-1 hold-west:motorcycle-1 return:motorcycle-1 "
        "swerve-east:motorcycle-1 swerve-west:motorcycle-1"
    )
    assert t.default() == "return:motorcycle-1"
    t.play("return:motorcycle-1")
    assert [t.at(name) for name in ("armored-1", "motorcycle-1", "patrol-1")] == ["8,6 N"] * 3
    assert t.tokens == 2


@rule("GD-F9", "GD-U12")
def test_the_helicopter_turns_when_followers_are_settled() -> None:
    t = table(
        "8,6 N decoy_car",
        tiles=f"8,5=Y02 {SIDES}",
        vehicles="helicopter-1@8,6S",
        bought="police_helicopter",
        tokens=1,
    ).play("drive:front")
    assert t.kind == "hazard"
    t.play("no-hazard")
    assert (t.asked, t.options()) == ("police", "half-turn:helicopter-1 stay:helicopter-1")
    t.play("half-turn:helicopter-1")
    assert (t.at("helicopter-1"), t.tokens) == ("8,5 N", 0)


# Breaking off.


def breaking_off(facing: str, drive: str = "drive:front", **more: str) -> Table:
    t = table(
        "8,6 N decoy_car",
        tiles=f"{OPEN_ROAD} 8,7=G09",
        vehicles=f"motorcycle-1@8,6{facing}",
        bought="police_motorcycle",
        tokens=1,
        hazards=more.get("hazards", ""),
        blocked=more.get("blocked", ""),
    )
    return t.play(drive)


@rule("GD-F10", "GD-U16")
@pytest.mark.parametrize(
    ("facing", "ways"), [("N", ["east", "west"]), ("E", ["east", "south"]), ("W", ["south", "west"])]
)
def test_front_left_or_right_but_not_the_drivers_way(facing: str, ways: list[str]) -> None:
    t = breaking_off(facing)
    holds = [f"hold-{way}:motorcycle-1" for way in ways]
    swerves = [f"swerve-{way}:motorcycle-1" for way in ways]
    assert t.options() == " ".join(["follow:motorcycle-1", *holds, *swerves])
    assert t.rule_of(holds[0]) == "GD-U16"


@rule("GD-F10")
@pytest.mark.parametrize(("code", "at"), [("swerve-east", "9,6 E"), ("hold-west", "8,6 W")])
def test_one_space_another_way_or_only_a_turn(code: str, at: str) -> None:
    """It counts as moved, and as a way without the Driver."""
    t = breaking_off("N").play(f"{code}:motorcycle-1")
    assert (t.at("motorcycle-1"), t.tokens, t.told()) == (at, 0, [f"broke-off motorcycle-1 {at}"])
    t.play("end")
    assert t.kind == "decoy"


@rule("GD-F10")
def test_not_where_it_may_not_go() -> None:
    """A Hazard token or an obstacle leaves only the turn."""
    t = breaking_off("N", hazards="9,6")
    assert "swerve-east" not in t.options()
    assert t.offers("hold-east:motorcycle-1")
    t = table(
        "8,1 W decoy_car",
        tiles="7,1=G06 8,2=G07",
        vehicles="motorcycle-1@8,1W",
        bought="police_motorcycle",
        tokens=1,
    ).play("drive:front")
    assert t.options() == (
        "follow:motorcycle-1 hold-north:motorcycle-1 hold-south:motorcycle-1 swerve-south:motorcycle-1"
    )


@rule("GD-F10", "GD-U13")
def test_a_helicopter_breaks_off_at_a_tunnel() -> None:
    """It may fly over a Hazard token, but not into another face-up Tunnel."""
    t = table(
        "8,6 N decoy_car",
        tiles="8,5=G08 7,6=G09 9,6=G07",
        vehicles="helicopter-1@8,6N",
        bought="police_helicopter",
        hazards="9,6",
        tokens=1,
    ).play("drive:front")
    assert t.options() == ("crash:helicopter-1 hold-east:helicopter-1 hold-west:helicopter-1 swerve-east:helicopter-1")
    t.play("swerve-east:helicopter-1")
    assert (t.at("helicopter-1"), t.hazards, t.tokens) == ("9,6 E", "9,6", 0)


# Vehicles that were there before.


@rule("GD-F11")
@pytest.mark.parametrize("code", ["react-left", "react-none"])
def test_vehicles_on_the_new_tile_are_pursuing_from_now_on(code: str) -> None:
    t = table("8,6 N", tiles=OPEN_ROAD, vehicles="patrol-1@8,5S").play("drive:front", f"{code}:patrol-1")
    assert t.view("police").drivers[0].pursued
    t.play("done")
    assert t.meter() == 1


@rule("GD-F11")
@pytest.mark.parametrize("answer", ["back-out", "spin"])
def test_who_was_there_stays_when_the_driver_goes_back(answer: str) -> None:
    """A Helicopter hovers over the Hazard token: it stays, has not moved and may act."""
    t = table(
        "8,6 N handbrake_turn decoy_car",
        tiles=f"8,5=R02 {SIDES}",
        hazards="8,5",
        vehicles="helicopter-1@8,5E",
    ).play("drive:front", answer)
    assert t.at("helicopter-1") == "8,5 N"
    t.play("end")
    assert (t.kind, t.offers("ahead:helicopter-1")) == ("vehicles", True)


@rule("GD-F11", "GD-F4")
def test_who_was_there_follows_the_next_move() -> None:
    tiles = f"{OPEN_ROAD} 8,4=G01 7,5=G02 9,5=G03"
    t = table("8,6 N hit_the_gas", tiles=tiles, vehicles="patrol-1@8,5E").play("play:hit_the_gas", "drive:front")
    t.play("drive:left")
    assert (t.at("driver"), t.at("patrol-1")) == ("7,5 W", "7,5 W")


@rule("GD-F12")
@pytest.mark.parametrize(
    ("where", "code", "at"),
    [("8,7N", "ahead", "8,6 N"), ("7,6E", "ahead", "8,6 E"), ("8,5S", "ahead", "8,6 S"), ("7,6N", "right", "8,6 E")],
)
def test_a_vehicle_that_drives_onto_the_drivers_tile_keeps_its_facing(where: str, code: str, at: str) -> None:
    t = table("8,6 N decoy_car", tiles=OPEN_ROAD, vehicles=f"patrol-1@{where}", phase="net").play(f"{code}:patrol-1")
    assert t.at("patrol-1") == at
    assert t.view("police").drivers[0].pursued
