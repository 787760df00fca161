"""The ledger's worked examples that are of the 2-player game (section 4: EX1 to EX12, EX16)."""

import pytest

from tests.games.getaway_driver.table import Table, new_game, table
from tests.rules import rule

FIVE = ("decoy_car", "hit_the_gas", "last_ditch_effort", "leave_wreckage", "stomping_grounds")


def placing_the_first_car() -> Table:
    """Setup up to the first Patrol Car, the Driver car at 8,6."""
    t = new_game().play(*[f"take:{card}" for card in FIVE], "aim:8,6")
    t.play("*drop:4,6", "*drop:6,6", "*drop:8,8", "*drop:10,6", "*drop:12,6")
    return t.play("start:8,6", "face:N")


@rule("GD-A2", "GD-S8")
def test_ex1_where_the_first_patrol_car_may_stand() -> None:
    t = placing_the_first_car()
    assert (t.asked, t.decision.rule) == ("police", "GD-S8")
    spaces = {code.removeprefix("place:") for code in t.decision.codes}
    assert spaces == {"10,6", "6,6", "8,8", "8,4", "9,7", "9,5", "7,7", "7,5"}


@rule("GD-E1", "GD-E2")
def test_ex2_the_first_round() -> None:
    t = placing_the_first_car().play("place:8,8", "face:N", "pass")
    assert (t.tile("8,6"), t.view("driver").bag) == ("START", 43)
    t.play("*draw:Y01", "*draw:Y02", "*draw:Y03", "lay:Y01", "lay:Y02")
    assert t.told() == [
        *["drew police ?"] * 3,
        "laid police 8,5 ?",
        "laid police 7,6 ?",
        "laid police 9,6 ?",
    ]
    assert t.view("driver").bag == 40


@rule("GD-E2")
def test_ex3_one_space_is_open() -> None:
    t = table("8,5 N", tiles="8,5=G06 8,4=Y01? 7,5=Y02?", phase="expand")
    before = t.state.left_in
    t.play("*draw:Y03")
    assert t.told() == ["drew police ?", "laid police 9,5 ?"]
    assert (before - t.state.left_in, t.tile("9,5"), t.kind) == (1, "Y03?", "turn")


@rule("GD-E2")
def test_ex4_nothing_to_fill() -> None:
    t = table("8,5 N decoy_car", tiles="8,5=G06 8,4=Y01? 7,5=Y02? 9,5=Y03?", phase="start")
    before = t.state.left_in
    t.play("pass")
    assert (t.told(), t.kind, t.state.left_in) == ([], "turn", before)


@rule("GD-T9", "GD-K7")
def test_ex5_a_stash_token_on_a_new_tile() -> None:
    t = table("8,6 N decoy_car", stash="7,6", phase="start").play("pass", "*draw:R01", "*draw:R02", "*draw:R03")
    t.play("lay:R01", "lay:R02")
    assert (t.tile("7,6"), t.stash) == ("R02?", "7,6")
    t.play("drive:left")
    assert (t.hazards, t.loot(), t.stash) == ("", 1, "")


@rule("GD-A7", "GD-D11")
def test_ex6_driving_to_the_left() -> None:
    t = table("8,6 N decoy_car", tiles="8,5=G06 7,6=G07 9,6=G08").play("drive:left")
    assert t.at("driver") == "7,6 W"
    t.play("end", "pass", "pass")
    assert (t.state.round, t.at("driver")) == (4, "7,6 W")


@rule("GD-F5")
def test_ex7_behind_the_patrol_car() -> None:
    t = table("8,6 N decoy_car", tiles="8,5=G06 7,6=G07 9,6=G08", vehicles="patrol-1@8,6E").play("drive:left")
    assert (t.at("driver"), t.at("patrol-1")) == ("7,6 W", "8,6 E")
    assert t.view("police").vehicles[0].pursues == []


@rule("GD-C1", "GD-H2")
def test_ex8_car_accident() -> None:
    hand = f"{' '.join(FIVE)} handbrake_turn"
    t = table(f"8,6 N {hand}", tiles="8,5=R01? 7,6=G07 9,6=G08").play("drive:front")
    assert t.hazards == "8,5"
    assert t.options() == "back-out spin stunt:hit_the_gas stunt:stomping_grounds"


@rule("GD-P12")
def test_ex9_three_patrol_cars() -> None:
    roads = "8,5=G06 7,6=G07 9,6=G08"
    where = "patrol-1@8,9N patrol-2@8,9N patrol-3@8,6N"
    t = table("8,6 N", tiles=roads, vehicles=where, tokens=2, phase="purchase")
    assert not t.offers("buy:patrol_car")
    assert t.refused("buy:patrol_car") == "GD-P12"
    t = table("8,6 N leave_wreckage", tiles=roads, vehicles=where, tokens=2).play("play:leave_wreckage", "drive:front")
    t.play("done")
    assert t.offers("buy:patrol_car")
    t.play("buy:patrol_car", "place:8,3", "face:S")
    assert (t.tokens, len(t.in_play.split())) == (0, 3)


@rule("GD-U16")
@pytest.mark.parametrize(("code", "left"), [("swerve-west", "7,6 W"), ("crash", "")])
def test_ex10_the_motorcycle_goes_another_way(code: str, left: str) -> None:
    t = table(
        "8,6 N hit_the_gas decoy_car",
        tiles="8,5=Y01 7,6=G07 9,6=G08",
        vehicles="motorcycle-1@8,6N",
        bought="police_motorcycle",
        tokens=1,
    ).play("drive:front", "hazard", "stunt:hit_the_gas")
    assert (t.asked, t.kind) == ("police", "settle")
    t.play(f"{code}:motorcycle-1")
    assert t.at("motorcycle-1") == left
    assert t.tokens == (0 if left else 1)


@rule("GD-H5", "GD-F9")
def test_ex11_backing_out_with_a_pursuer() -> None:
    t = table("8,6 N decoy_car", tiles="8,5=G06 7,6=G07 9,6=R02", vehicles="patrol-1@8,6N")
    t.play("drive:right", "back-out")
    assert (t.at("driver"), t.at("patrol-1"), t.hazards) == ("8,6 E", "8,6 E", "9,6")


@rule("GD-H6")
def test_ex12_the_token_on_the_old_tile_goes() -> None:
    tiles = "8,6=Y01 8,5=R02 7,6=G07 9,6=G08"
    t = table("8,6 N decoy_car", tiles=tiles, hazards="8,6", vehicles="patrol-1@8,7N").play("drive:front", "back-out")
    assert t.hazards == "8,5"
    t.play("end", "ahead:patrol-1")
    assert t.at("patrol-1") == "8,6 N"


@rule("GD-E3", "GD-W1")
def test_ex16_the_escape() -> None:
    t = table("8,6 N decoy_car", bag="Y01 Y02", phase="start").play("pass")
    assert (t.told()[0], t.result) == ("escaped 8,5", "driver GD-W1")
    assert [t.tile(space) for space in ("8,5", "7,6", "9,6")] == ["", "", ""]
