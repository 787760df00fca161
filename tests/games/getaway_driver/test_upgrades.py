"""What bought upgrades can do: the price, the Armored Car, Dispatch (GD-U2, GD-U5 to U7)."""

from typing import Any

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"


def armored(hand: str, where: str, tokens: int = 1, tiles: str = ROAD, **more: Any) -> Table:
    """A Driver at 8,6 that looks north, and an Armored Car whose card is bought."""
    return table(
        f"8,6 N {hand}", tiles=tiles, vehicles=f"armored-1@{where}", tokens=tokens, bought="armored_car", **more
    )


# The price of an ability.


@rule("GD-U2", "GD-U7", "GD-U11", "GD-U15", "GD-U6")
@pytest.mark.parametrize(
    ("code", "position"),
    [
        ("dispatch:patrol-1", {"vehicles": "patrol-1@8,8N", "bought": "dispatch"}),
        ("half-turn:helicopter-1", {"vehicles": "helicopter-1@8,8N", "bought": "police_helicopter"}),
        ("through-ahead:armored-1", {"vehicles": "armored-1@9,7N", "hazards": "9,6", "bought": "armored_car"}),
        ("another:motorcycle-1", {"vehicles": "motorcycle-1@8,8N", "bought": "police_motorcycle"}),
    ],
)
def test_every_paid_ability_costs_one_token(code: str, position: dict[str, Any]) -> None:
    first = ["turn-left:motorcycle-1"] * (code == "another:motorcycle-1")
    place = ["place:8,4", "face:N"] * code.startswith("dispatch")
    t = table("8,6 N", tiles=ROAD, tokens=2, phase="net", **position).play(*first, code, *place)
    assert t.tokens == 1
    poor = table("8,6 N", tiles=ROAD, tokens=0, phase="net", **position, spikes="1,1")
    assert code not in poor.decision.codes


@rule("GD-U2", "GD-U18")
def test_traffic_camera_is_free() -> None:
    t = table("8,6 N", bought="traffic_camera", phase="expand").play("*draw:R01", "*draw:R02", "*draw:R03", "redraw")
    assert (t.tokens, t.asked) == (0, "*")


# Armored Car.


@rule("GD-U5", "GD-H9")
def test_after_a_stunt_a_paid_armored_car_stays_and_the_token_goes() -> None:
    t = armored("ramming_speed", "8,6N", tiles="8,5=R01 7,6=G07 9,6=Y04").play("drive:front", "stunt:ramming_speed")
    assert (t.asked, t.options()) == ("police", "crash:armored-1 pay:armored-1")
    assert (t.default(), t.rule_of("pay:armored-1")) == ("crash:armored-1", "GD-U5")
    t.play("pay:armored-1")
    assert (t.at("armored-1"), t.hazards, t.tokens) == ("8,5 N", "", 0)
    assert "saved armored-1 8,5 0" in t.told()


@rule("GD-U5")
def test_or_it_crashes_and_the_token_stays() -> None:
    t = armored("ramming_speed", "8,6N", tiles="8,5=R01 7,6=G07 9,6=Y04")
    t.play("drive:front", "stunt:ramming_speed", "crash:armored-1")
    assert (t.in_play, t.hazards, t.tokens) == ("", "8,5", 1)


@rule("GD-U5", "GD-X21", "GD-X23")
def test_after_leave_wreckage_it_stays_and_so_does_the_token() -> None:
    t = armored("leave_wreckage", "8,6N").play("play:leave_wreckage")
    assert (t.asked, t.decision.rule, t.options()) == ("police", "GD-U5", "crash:armored-1 pay:armored-1")
    t.play("pay:armored-1")
    assert (t.at("armored-1"), t.hazards, t.tokens) == ("8,6 N", "8,6", 0)


@rule("GD-U5", "GD-X24")
def test_rammed_it_may_stay_and_then_reacts() -> None:
    t = armored("ramming_speed", "8,5E").play("play:ramming_speed", "drive:front")
    assert t.options() == "crash:armored-1 pay:armored-1"
    t.play("pay:armored-1")
    assert (t.at("armored-1"), t.hazards) == ("8,5 N", "")


@rule("GD-U5", "GD-X30")
def test_slammed_into_the_driver_it_may_stay() -> None:
    t = armored("slam_on_the_brakes", "8,7N").play("play:slam_on_the_brakes")
    assert (t.at("armored-1"), t.options()) == ("8,6 N", "crash:armored-1 pay:armored-1")
    t.play("pay:armored-1")
    assert (t.at("armored-1"), t.meter(), t.tokens) == ("8,6 N", 1, 0)


@rule("GD-U5", "GD-X30")
def test_slammed_onto_a_hazard_it_may_stay_and_the_token_goes() -> None:
    t = armored("slam_on_the_brakes", "9,7N", hazards="9,6").play("play:slam_on_the_brakes", "pay:armored-1")
    assert (t.at("armored-1"), t.hazards, t.tokens) == ("9,6 N", "", 0)


@rule("GD-U5")
@pytest.mark.parametrize(("tokens", "bought"), [(0, "armored_car"), (1, "")])
def test_without_token_or_card_it_crashes_unasked(tokens: int, bought: str) -> None:
    t = table("8,6 N leave_wreckage", tiles=ROAD, vehicles="armored-1@8,6N", tokens=tokens, bought=bought)
    t.play("play:leave_wreckage")
    assert (t.in_play, t.asked) == ("", "driver")
    assert t.told() == ["played driver leave_wreckage", "hazard-placed 8,6", "crashed armored-1 8,6 wreckage"]


@rule("GD-U5", "GD-P17")
def test_it_pays_once_a_round() -> None:
    t = armored("leave_wreckage ramming_speed", "8,6N", 5, "8,5=R01 7,6=G07 9,6=Y04")
    t.play("play:leave_wreckage", "pay:armored-1", "drive:front", "stunt:ramming_speed")
    assert (t.in_play, t.tokens) == ("", 4)
    assert "crashed armored-1 8,5 hazard" in t.told()


@rule("GD-U5", "GD-H9")
def test_the_token_it_takes_away_saves_nobody_else() -> None:
    t = table(
        "8,6 N ramming_speed",
        tiles="8,5=R01 7,6=G07 9,6=Y04",
        vehicles="armored-1@8,6N patrol-1@8,6N",
        tokens=1,
        bought="armored_car",
    ).play("drive:front", "stunt:ramming_speed", "pay:armored-1")
    assert (t.in_play, t.hazards) == ("armored-1", "")


@rule("GD-U6")
@pytest.mark.parametrize(("way", "start"), [("ahead", "9,7N"), ("left", "9,7E"), ("right", "9,7W")])
def test_it_breaks_through_a_hazard_for_a_token(way: str, start: str) -> None:
    t = armored("", start, phase="net", hazards="9,6")
    assert t.refused(f"{way}:armored-1") == "GD-H10"
    assert t.rule_of(f"through-{way}:armored-1") == "GD-U6"
    t.play(f"through-{way}:armored-1")
    assert (t.at("armored-1"), t.hazards, t.tokens) == ("9,6 N", "", 0)
    assert "broke-through armored-1 9,6" in t.told()


@rule("GD-U6")
def test_breaking_through_is_the_same_use_as_avoiding_a_crash() -> None:
    t = armored("leave_wreckage", "8,6S", 5, hazards="8,7")
    t.play("play:leave_wreckage", "pay:armored-1", "drive:front")
    assert (t.at("driver"), t.at("armored-1"), t.kind) == ("8,5 N", "8,6 S", "vehicles")
    assert t.refused("through-ahead:armored-1") == "GD-U6"
    assert t.refused("ahead:armored-1") == "GD-H10"


# Dispatch.


def dispatch(vehicles: str, tokens: int = 2, **more: Any) -> Table:
    return table("8,6 N", tiles=ROAD, vehicles=vehicles, tokens=tokens, bought="dispatch", phase="net", **more)


@rule("GD-U7", "GD-P13")
def test_dispatch_puts_a_vehicle_two_spaces_from_the_driver() -> None:
    t = dispatch("patrol-1@1,1N patrol-2@1,2N").play("dispatch:patrol-1")
    assert t.options() == "place:10,6 place:6,6 place:7,5 place:7,7 place:8,4 place:8,8 place:9,5 place:9,7"
    t.play("place:8,4")
    assert t.options() == "face:E face:N face:S face:W"
    t.play("face:S")
    assert (t.at("patrol-1"), t.tokens) == ("8,4 S", 1)
    assert t.told() == ["dispatched patrol-1 8,4 S"]


@rule("GD-U7")
def test_it_does_not_move_any_more_and_dispatch_works_once_a_round() -> None:
    t = dispatch("patrol-1@1,1N patrol-2@1,2N").play("dispatch:patrol-1", "place:8,4", "face:S")
    assert t.refused("ahead:patrol-1") == "GD-P1"
    assert t.refused("dispatch:patrol-2") == t.refused("dispatch:patrol-1") == "GD-U7"
    assert t.options() == "done turn-left:patrol-2 turn-right:patrol-2"


@rule("GD-U7", "GD-U15", "GD-P17")
def test_a_dispatched_motorcycle_takes_no_additional_action() -> None:
    t = table(
        "8,6 N",
        tiles=ROAD,
        vehicles="motorcycle-1@1,1N patrol-1@1,2N",
        tokens=5,
        bought="dispatch police_motorcycle",
        phase="net",
    ).play("dispatch:motorcycle-1", "place:8,4", "face:S")
    assert t.refused("another:motorcycle-1") == "GD-U15"


@rule("GD-U7", "GD-U11")
def test_a_dispatched_helicopter_does_not_turn() -> None:
    t = table(
        "8,6 N",
        tiles=ROAD,
        vehicles="helicopter-1@1,1N patrol-1@1,2N",
        tokens=5,
        bought="dispatch police_helicopter",
        phase="net",
    ).play("dispatch:helicopter-1", "place:8,4", "face:S")
    assert t.refused("half-turn:helicopter-1") == "GD-U11"


@rule("GD-U7", "GD-P15")
def test_dispatch_needs_a_place_and_asks_only_if_there_are_several() -> None:
    around = "10,6 6,6 7,5 7,7 8,4 8,8 9,5 9,7"
    assert dispatch("patrol-1@1,1N", hazards=around).refused("dispatch:patrol-1") == "GD-U7"
    t = dispatch("patrol-1@1,1N", hazards=around[5:]).play("dispatch:patrol-1")
    assert (t.kind, t.at("patrol-1")) == ("face", "10,6 N")


@rule("GD-U7", "GD-P1")
def test_only_a_vehicle_that_has_not_moved() -> None:
    t = dispatch("patrol-1@8,7N patrol-2@1,1N").play("turn-left:patrol-1")
    assert t.refused("dispatch:patrol-1") == "GD-U7"
    assert t.offers("dispatch:patrol-2")
    t = table(
        "8,6 N", tiles=f"{ROAD} 8,4=? 7,5=? 9,5=?", vehicles="patrol-1@8,6N patrol-2@1,1N", tokens=1, bought="dispatch"
    ).play("drive:front")
    assert t.refused("dispatch:patrol-1") == "GD-U7"
    assert t.offers("dispatch:patrol-2")


@rule("GD-U7")
def test_the_option_lets_one_that_has_moved_be_dispatched_too() -> None:
    t = dispatch("patrol-1@8,7N patrol-2@1,1N", dispatch="any").play("turn-left:patrol-1", "dispatch:patrol-1")
    t.play("place:8,4", "face:S")
    assert t.at("patrol-1") == "8,4 S"


@rule("GD-U7", "GD-P7")
def test_a_pursuer_that_has_not_moved_may_be_dispatched() -> None:
    t = dispatch("patrol-1@8,6E", meter=1).play("dispatch:patrol-1", "place:8,4", "face:S")
    assert (t.at("patrol-1"), t.meter()) == ("8,4 S", 0)


@rule("GD-U7", "GD-M6")
def test_dispatched_onto_the_thoroughfare_it_still_does_not_move() -> None:
    t = table(
        "8,6 N",
        tiles=f"{ROAD} 8,4=G04",
        vehicles="patrol-1@1,1N patrol-2@1,2N",
        tokens=1,
        bought="dispatch",
        phase="net",
    ).play("dispatch:patrol-1", "place:8,4", "face:S")
    assert t.kind == "vehicles"
    assert t.refused("ahead:patrol-1") == "GD-P1"
