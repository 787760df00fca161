"""The Helicopter and the Motorcycle (GD-U10 to U16)."""

from typing import Any

import pytest

from lamster.games.getaway_driver.components import VEHICLE
from lamster.games.getaway_driver.state import HALF_TURN
from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"


def helicopter(hand: str, where: str, tokens: int = 1, tiles: str = ROAD, **more: Any) -> Table:
    """A Driver at 8,6 that looks north, and a Helicopter whose card is bought."""
    place = f"helicopter-1@{where}"
    return table(f"8,6 N {hand}", tiles=tiles, vehicles=place, tokens=tokens, bought="police_helicopter", **more)


def motorcycle(hand: str, where: str, tokens: int = 1, tiles: str = ROAD, **more: Any) -> Table:
    place = f"motorcycle-1@{where}"
    return table(f"8,6 N {hand}", tiles=tiles, vehicles=place, tokens=tokens, bought="police_motorcycle", **more)


def codes(vehicle: str, *verbs: str) -> str:
    return " ".join(f"{verb}:{vehicle}" for verb in verbs)


# The Helicopter does not crash.


@rule("GD-U10", "GD-H10")
def test_it_flies_over_hazards_and_the_tokens_stay() -> None:
    t = helicopter("", "9,7N", 0, phase="net", hazards="9,6").play("ahead:helicopter-1")
    assert (t.at("helicopter-1"), t.hazards) == ("9,6 N", "9,6")


@rule("GD-U10", "GD-H7", "GD-H9")
def test_it_follows_through_a_stunt_unharmed() -> None:
    t = helicopter("ramming_speed", "8,6N", 0, "8,5=R01 7,6=G07 9,6=Y04").play("drive:front", "stunt:ramming_speed")
    assert (t.at("helicopter-1"), t.hazards, t.meter()) == ("8,5 N", "8,5", 1)


@rule("GD-U10", "GD-X21", "GD-X23")
def test_leave_wreckage_does_not_touch_it() -> None:
    t = helicopter("leave_wreckage hit_the_gas", "8,6N").play("play:leave_wreckage")
    assert (t.at("helicopter-1"), t.hazards, t.asked) == ("8,6 N", "8,6", "driver")


@rule("GD-U10", "GD-X24")
def test_ramming_does_not_touch_it() -> None:
    t = helicopter("ramming_speed hit_the_gas", "8,5E").play("play:ramming_speed", "drive:front")
    assert t.at("helicopter-1") == "8,5 N"


@rule("GD-U10", "GD-X30")
def test_forced_onto_the_driver_or_a_hazard_it_does_not_crash() -> None:
    assert helicopter("slam_on_the_brakes", "8,7N").play("play:slam_on_the_brakes").at("helicopter-1") == "8,6 N"
    t = helicopter("slam_on_the_brakes", "9,7N", hazards="9,6").play("play:slam_on_the_brakes")
    assert (t.at("helicopter-1"), t.hazards) == ("9,6 N", "9,6")


# Its half turn.


@rule("GD-U11", "GD-U2")
def test_it_turns_half_for_a_token_and_still_acts() -> None:
    t = helicopter("", "8,7S", 2, phase="net").play("half-turn:helicopter-1")
    assert (t.at("helicopter-1"), t.tokens) == ("8,7 N", 1)
    assert t.told() == ["half-turned helicopter-1 N"]
    assert t.refused("half-turn:helicopter-1") == "GD-U11"
    t.play("ahead:helicopter-1")
    assert (t.at("helicopter-1"), t.meter()) == ("8,6 N", 1)


@rule("GD-U11")
def test_only_before_it_moves() -> None:
    t = table(
        "8,6 N",
        tiles=ROAD,
        vehicles="helicopter-1@8,8S patrol-1@1,1N",
        tokens=2,
        bought="police_helicopter",
        phase="net",
    ).play("turn-left:helicopter-1")
    assert t.refused("half-turn:helicopter-1") == "GD-U11"


@rule("GD-U11", "GD-M6")
def test_not_before_the_extra_action_of_the_thoroughfare_either() -> None:
    """It has followed the Driver there; the Driver goes on without it."""
    t = helicopter("hit_the_gas", "8,6N", 2, "8,5=G04 7,6=G07 9,6=Y04 8,4=G06 7,5=R02 9,5=R05")
    t.play("drive:front", "play:hit_the_gas", "drive:front")
    assert (t.at("driver"), t.at("helicopter-1"), t.kind) == ("8,4 N", "8,5 N", "free")
    t.play("end")
    assert t.offers("ahead:helicopter-1")
    assert t.refused("half-turn:helicopter-1") == "GD-U11"


@rule("GD-U11", "GD-U2")
def test_no_half_turn_without_a_token() -> None:
    assert helicopter("", "8,7S", 0, phase="net").refused("half-turn:helicopter-1") == "GD-U11"


@rule("GD-U12", "GD-F5", "GD-F7")
def test_with_a_half_turn_it_follows_after_all() -> None:
    t = helicopter("", "8,6S").play("drive:front")
    assert (t.asked, t.decision.rule, t.options()) == (
        "police",
        "GD-U12",
        codes("helicopter-1", "half-turn", "stay"),
    )
    assert (t.default(), t.at("driver")) == ("stay:helicopter-1", "8,5 N")
    t.play("half-turn:helicopter-1")
    assert (t.at("helicopter-1"), t.tokens, t.meter()) == ("8,5 N", 0, 1)
    assert t.told()[:2] == ["half-turned helicopter-1 N", "followed helicopter-1 8,5 N"]


@rule("GD-U12", "GD-F5", "GD-F8")
def test_or_it_is_left_behind_and_may_act() -> None:
    t = helicopter("", "8,6S").play("drive:front", "stay:helicopter-1")
    assert (t.at("helicopter-1"), t.tokens) == ("8,6 S", 1)
    assert "shaken helicopter-1" in t.told()
    assert t.offers("half-turn:helicopter-1")


@rule("GD-U12", "GD-U11")
def test_both_half_turns_are_one_use() -> None:
    t = helicopter("hit_the_gas", "8,6S", 5)
    t.state.used[HALF_TURN] = 1 << VEHICLE.index["helicopter-1"]
    t.play("drive:front")
    assert (t.at("helicopter-1"), t.tokens, t.kind) == ("8,6 S", 5, "free")
    police = t.view("police").police
    assert police is not None
    garage = {it.upgrade: it.used for it in police.garage}
    assert (garage["police_helicopter"], garage["police_motorcycle"]) == (1, 0)
    t.play("end")
    assert t.offers("ahead:helicopter-1")
    assert t.refused("half-turn:helicopter-1") == "GD-U11"


@rule("GD-U12", "GD-F9")
def test_a_badge_on_the_tile_pays_in_time_for_it() -> None:
    t = helicopter("", "8,6S", 0, "8,5=G06? 7,6=G07 9,6=Y04").play("drive:front")
    assert (t.tokens, t.options()) == (2, codes("helicopter-1", "half-turn", "stay"))


@rule("GD-U12", "GD-F5")
def test_without_a_token_it_is_left_behind() -> None:
    t = helicopter("hit_the_gas", "8,6S", 0).play("drive:front")
    assert (t.at("helicopter-1"), t.kind) == ("8,6 S", "free")
    assert "shaken helicopter-1" in t.told()


# Tunnels.


@rule("GD-U13", "GD-K10")
def test_it_never_flies_into_an_open_tunnel() -> None:
    t = helicopter("", "9,7N", phase="net", tiles="8,5=G06 7,6=G07 9,6=G08")
    assert t.refused("ahead:helicopter-1") == "GD-K10"
    closed = helicopter("", "9,7N", phase="net", tiles="8,5=G06 7,6=G07 9,6=G08?")
    assert closed.play("ahead:helicopter-1").at("helicopter-1") == "9,6 N"
    car = table("8,6 N", tiles="8,5=G06 7,6=G07 9,6=G08", vehicles="patrol-1@9,7N", phase="net")
    assert car.offers("ahead:patrol-1")


@rule("GD-U13", "GD-F4")
def test_cars_follow_into_a_tunnel() -> None:
    t = table("8,6 N", tiles="8,5=G08 7,6=G07 9,6=Y04", vehicles="patrol-1@8,6N").play("drive:front")
    assert (t.at("patrol-1"), t.meter()) == ("8,5 N", 1)


@rule("GD-U13", "GD-F10")
def test_at_a_tunnel_it_pays_to_break_off_or_crashes() -> None:
    t = helicopter("", "8,6N", tiles="8,5=G08? 7,6=G07 9,6=Y04").play("drive:front")
    ways = ("crash", "hold-east", "hold-west", "swerve-east", "swerve-west")
    assert (t.asked, t.options()) == ("police", codes("helicopter-1", *ways))
    assert t.rule_of("swerve-east:helicopter-1") == "GD-U13"
    t.play("swerve-east:helicopter-1")
    assert (t.at("helicopter-1"), t.tokens) == ("9,6 E", 0)
    assert t.told()[0] == "broke-off helicopter-1 9,6 E"


@rule("GD-U13", "GD-F10", "GD-F7")
def test_breaking_off_it_may_stay_where_it_is_and_has_moved() -> None:
    t = helicopter("", "8,6N", 3, tiles="8,5=G08? 7,6=G07 9,6=Y04").play("drive:front", "hold-west:helicopter-1")
    assert (t.at("helicopter-1"), t.tokens) == ("8,6 W", 2)
    assert "net-closed police" in t.told()


@rule("GD-U13")
def test_or_it_crashes_at_the_tunnel() -> None:
    t = helicopter("", "8,6N", tiles="8,5=G08? 7,6=G07 9,6=Y04").play("drive:front", "crash:helicopter-1")
    assert (t.in_play, t.tokens) == ("", 1)
    assert "crashed helicopter-1 8,6 tunnel" in t.told()
    poor = helicopter("hit_the_gas", "8,6N", 0, tiles="8,5=G08? 7,6=G07 9,6=Y04").play("drive:front")
    assert (poor.in_play, poor.asked) == ("", "driver")


@rule("GD-U13", "GD-F10")
def test_it_does_not_break_off_into_another_tunnel_but_over_a_hazard() -> None:
    t = helicopter("", "8,6N", tiles="8,5=G08? 7,6=G09 9,6=R02", hazards="9,6").play("drive:front")
    assert t.options() == codes("helicopter-1", "crash", "hold-east", "hold-west", "swerve-east")


@rule("GD-U13", "GD-X14")
def test_the_same_when_the_driver_spins_out_of_a_tunnel() -> None:
    t = helicopter("handbrake_turn", "8,6N", tiles="8,5=Y21 7,6=G07 9,6=Y04").play("drive:front", "hazard", "spin")
    assert t.options() == codes("helicopter-1", "crash", "hold-east", "hold-west", "swerve-east", "swerve-west")
    t.play("crash:helicopter-1")
    assert t.in_play == ""


@rule("GD-U13", "GD-F9")
def test_it_comes_back_for_free_when_the_driver_backs_out() -> None:
    t = helicopter("hit_the_gas", "8,6N", tiles="8,5=Y21 7,6=G07 9,6=Y04").play("drive:front", "hazard", "back-out")
    assert (t.at("helicopter-1"), t.at("driver"), t.tokens, t.asked) == ("8,6 N", "8,6 N", 1, "driver")


@rule("GD-U13")
def test_one_on_a_tile_that_turns_out_to_be_a_tunnel_stays_unharmed_and_may_leave() -> None:
    t = helicopter("", "8,5E", tiles="8,5=G08? 7,6=G07 9,6=Y04").play("drive:front")
    assert (t.at("helicopter-1"), t.tokens, t.kind) == ("8,5 N", 1, "vehicles")
    t.play("ahead:helicopter-1")
    assert t.at("helicopter-1") == "8,4 N"


@rule("GD-U13")
def test_coming_back_to_such_a_tunnel_is_not_entering_it() -> None:
    t = helicopter("", "8,6N", tiles="8,6=G08 8,5=R01 7,6=G07 9,6=Y04").play("drive:front")
    assert (t.at("driver"), t.at("helicopter-1"), t.tokens) == ("8,6 N", "8,6 N", 1)


# The Motorcycle.


@rule("GD-U15", "GD-U2")
def test_it_takes_one_more_action_for_a_token() -> None:
    t = motorcycle("", "8,8N", 2, phase="net").play("ahead:motorcycle-1", "another:motorcycle-1")
    assert t.tokens == 1
    assert t.told()[1] == "another-action motorcycle-1"
    t.play("ahead:motorcycle-1")
    assert (t.at("motorcycle-1"), t.meter()) == ("8,6 N", 1)


@rule("GD-U15")
def test_also_if_it_followed() -> None:
    t = motorcycle("", "8,6N", tiles=f"{ROAD} 8,4=? 7,5=? 9,5=?").play("drive:front", "follow:motorcycle-1")
    assert t.options() == "another:motorcycle-1 done"
    t.play("another:motorcycle-1", "ahead:motorcycle-1")
    assert t.at("motorcycle-1") == "8,4 N"


@rule("GD-U15", "GD-U14")
def test_once_a_round() -> None:
    t = table(
        "8,6 N",
        tiles=ROAD,
        vehicles="motorcycle-1@8,8N patrol-1@1,1N",
        tokens=5,
        bought="police_motorcycle",
        phase="net",
    ).play("ahead:motorcycle-1", "another:motorcycle-1", "turn-left:motorcycle-1")
    assert t.refused("another:motorcycle-1") == "GD-U15"


@rule("GD-U15")
def test_no_other_vehicle_does() -> None:
    t = table(
        "8,6 N",
        tiles=ROAD,
        vehicles="motorcycle-1@1,1N patrol-1@8,8N",
        tokens=5,
        bought="police_motorcycle",
        phase="net",
    ).play("ahead:patrol-1")
    assert t.refused("another:patrol-1") == "GD-U15"


def stunt_with_motorcycle(tokens: int, facing: str = "N", **more: Any) -> Table:
    """EX10: the Driver goes onto a yellow tile, places a Hazard token and performs a stunt."""
    t = motorcycle("ramming_speed hit_the_gas", f"8,6{facing}", tokens, "8,5=Y04 7,6=G07 9,6=Y02 8,4=?", **more)
    return t.play("drive:front", "hazard", "stunt:ramming_speed")


@rule("GD-U16", "GD-F10", "GD-H9")
def test_it_breaks_off_instead_of_crashing() -> None:
    """EX10."""
    t = stunt_with_motorcycle(1)
    ways = ("crash", "hold-east", "hold-west", "swerve-east", "swerve-west")
    assert (t.options(), t.default()) == (codes("motorcycle-1", *ways), "crash:motorcycle-1")
    assert t.rule_of("swerve-east:motorcycle-1") == "GD-U16"
    t.play("swerve-east:motorcycle-1")
    assert (t.at("motorcycle-1"), t.tokens, t.kind) == ("9,6 E", 0, "free")


@rule("GD-U16")
def test_without_a_token_it_crashes_unasked() -> None:
    t = stunt_with_motorcycle(0)
    assert (t.in_play, t.kind) == ("", "free")


@rule("GD-U16", "GD-F10")
def test_its_ways_are_those_of_its_own_facing_but_not_the_drivers() -> None:
    """It faces east: front east, left north (the Driver's way), right south."""
    t = stunt_with_motorcycle(1, "E")
    ways = ("crash", "hold-east", "hold-south", "swerve-east", "swerve-south")
    assert t.options() == codes("motorcycle-1", *ways)
    blocked = stunt_with_motorcycle(1, "E", hazards="9,6")
    assert "swerve-east:motorcycle-1" not in blocked.decision.codes
    assert "hold-east:motorcycle-1" in blocked.decision.codes


@rule("GD-U16", "GD-F9")
def test_it_may_break_off_instead_of_following() -> None:
    t = motorcycle("hit_the_gas", "8,6N", tiles=f"{ROAD} 8,4=?").play("drive:front")
    assert t.options() == codes("motorcycle-1", "follow", "hold-east", "hold-west", "swerve-east", "swerve-west")
    t.play("hold-east:motorcycle-1")
    assert (t.at("motorcycle-1"), t.tokens) == ("8,6 E", 0)


@rule("GD-U16", "GD-F9")
def test_it_may_break_off_instead_of_returning() -> None:
    t = motorcycle("hit_the_gas", "8,6N", tiles="8,5=R05 7,6=G07 9,6=Y04").play("drive:front", "back-out")
    assert t.options() == codes("motorcycle-1", "hold-east", "hold-west", "return", "swerve-east", "swerve-west")
    t.play("swerve-west:motorcycle-1")
    assert (t.at("motorcycle-1"), t.at("driver")) == ("7,6 W", "8,6 N")


@rule("GD-U14", "GD-U16", "GD-P17")
def test_one_of_its_abilities_a_round_not_both() -> None:
    t = table(
        "8,6 N",
        tiles=f"{ROAD} 8,4=? 7,5=? 9,5=?",
        vehicles="motorcycle-1@8,6N patrol-1@1,1N",
        tokens=5,
        bought="police_motorcycle",
    ).play("drive:front", "swerve-east:motorcycle-1")
    assert t.refused("another:motorcycle-1") == "GD-U15"


@rule("GD-U16", "GD-X21")
@pytest.mark.parametrize(
    ("card", "where", "codes_played"),
    [
        ("leave_wreckage", "8,6N", ("play:leave_wreckage",)),
        ("ramming_speed", "8,5N", ("play:ramming_speed", "drive:front")),
        ("slam_on_the_brakes", "8,7N", ("play:slam_on_the_brakes",)),
    ],
)
def test_it_has_no_escape_from_abilities(card: str, where: str, codes_played: tuple[str, ...]) -> None:
    t = motorcycle(card, where, 5).play(*codes_played)
    assert t.in_play == ""
    assert t.tokens == 5
