"""Step C of the Police turn: buying, placing, and what every upgrade has in common (GD-P10 to P18, GD-U1 to U4)."""

from typing import Any

import pytest

from lamster.games.getaway_driver.components import UPGRADE
from lamster.games.getaway_driver.view import UpgradeView
from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"
AROUND = ("10,6", "6,6", "7,5", "7,7", "8,4", "8,8", "9,5", "9,7")
"""The eight spaces two away from 8,6, in the order of their codes."""
PRICES = {
    "armored_car": 4,
    "barricade": 2,
    "dispatch": 2,
    "patrol_car": 2,
    "police_helicopter": 8,
    "police_motorcycle": 4,
    "tire_spikes": 2,
    "traffic_camera": 2,
}
PIECE = {"armored_car": "armored-1", "police_helicopter": "helicopter-1", "police_motorcycle": "motorcycle-1"}


def shop(tokens: int = 10, tiles: str = ROAD, **more: Any) -> Table:
    """Step C of a Driver without cards at 8,6."""
    return table("8,6 N", tiles=tiles, tokens=tokens, phase="purchase", **more)


def garage(t: Table) -> dict[str, UpgradeView]:
    """The upgrades as the Driver sees them."""
    police = t.view("driver").police
    assert police is not None
    return {upgrade.upgrade: upgrade for upgrade in police.garage}


def places(t: Table) -> list[str]:
    return [code.removeprefix("place:") for code in t.decision.codes]


# Buying.


@rule("GD-P10")
def test_the_police_may_buy_one_upgrade_a_round() -> None:
    t = shop(spikes="8,7", bought="tire_spikes")
    assert (t.asked, t.kind, t.decision.rule) == ("police", "purchase", "GD-P10")
    t.play("buy:barricade", "place:8,7")
    assert (t.tokens, t.options()) == (8, "done spikes:1")
    assert t.told() == ["bought police barricade 8", "barricade-placed 8,7"]
    assert t.refused("buy:patrol_car") == t.refused("buy:barricade") == "GD-P10"


@rule("GD-P10")
def test_or_none() -> None:
    t = shop()
    assert t.default() == "done"
    t.play("done")
    assert (t.tokens, t.state.round) == (10, 4)


@rule("GD-P10")
def test_the_next_round_brings_the_next_purchase() -> None:
    t = shop().play("buy:dispatch", "drive:front")
    assert (t.kind, t.tokens) == ("purchase", 8)
    t.play("buy:traffic_camera")
    assert t.tokens == 6


@rule("GD-P11")
def test_a_card_bought_once_stays_open_and_the_piece_costs_its_price_again() -> None:
    t = shop(4, bought="police_motorcycle")
    assert (garage(t)["police_motorcycle"].bought, garage(t)["armored_car"].bought) == (1, 0)
    t.play("buy:police_motorcycle", "place:8,4", "face:S")
    assert t.tokens == 0
    assert (garage(t)["police_motorcycle"].bought, garage(t)["police_motorcycle"].left) == (1, 0)


@rule("GD-P11", "GD-Q21")
def test_every_purchase_lays_one_card_open() -> None:
    """With four players there are two of each."""
    road = f"{ROAD} 12,5=G06 11,6=G07 13,6=Y04"
    t = table("8,6 N", "12,6 N", tiles=road, tokens=2, phase="purchase").play("police buy:dispatch")
    assert t.state.bought[UPGRADE.index["dispatch"]] == 1


@rule("GD-P11")
def test_a_crash_does_not_take_the_card_away() -> None:
    t = table(
        "8,6 N leave_wreckage",
        tiles=ROAD,
        vehicles="motorcycle-1@8,6N",
        tokens=5,
        bought="police_motorcycle",
    ).play("play:leave_wreckage", "drive:front", "buy:police_motorcycle")
    assert (t.tokens, t.state.bought[UPGRADE.index["police_motorcycle"]]) == (1, 1)


@rule("GD-P12")
def test_a_fourth_patrol_car_only_after_one_has_crashed() -> None:
    """EX9."""
    cars = "patrol-1@8,6N patrol-2@1,1N patrol-3@1,2N"
    t = shop(vehicles=cars)
    assert not t.offers("buy:patrol_car")
    assert t.refused("buy:patrol_car") == "GD-P12"
    t = table("8,6 N leave_wreckage", tiles=ROAD, vehicles=cars, tokens=2).play("play:leave_wreckage", "drive:front")
    t.play("done", "buy:patrol_car", "place:8,3", "face:N")
    assert (t.in_play, t.tokens) == ("patrol-2 patrol-3 patrol-1", 0)


@rule("GD-P12")
@pytest.mark.parametrize(
    ("upgrade", "position"),
    [
        ("barricade", {"barricades": "1,1 1,2 1,3"}),
        ("police_motorcycle", {"vehicles": "motorcycle-1@1,1N"}),
        ("armored_car", {"vehicles": "armored-1@1,1N"}),
        ("police_helicopter", {"vehicles": "helicopter-1@1,1N"}),
        ("tire_spikes", {"spikes": "1,1"}),
        ("dispatch", {"bought": "dispatch"}),
        ("traffic_camera", {"bought": "traffic_camera"}),
    ],
)
def test_what_is_all_in_play_cannot_be_bought(upgrade: str, position: dict[str, Any]) -> None:
    assert shop(**position).refused(f"buy:{upgrade}") == "GD-P12"
    assert shop().offers(f"buy:{upgrade}")


@rule("GD-P12")
def test_three_barricades_are_there() -> None:
    assert shop(barricades="1,1 1,2").offers("buy:barricade")


# Placing.


@rule("GD-P13", "GD-U3", "GD-U4", "GD-U10", "GD-U14", "GD-A2")
@pytest.mark.parametrize("upgrade", ["patrol_car", "armored_car", "police_motorcycle", "police_helicopter"])
def test_a_vehicle_goes_two_spaces_away_with_any_facing(upgrade: str) -> None:
    """Tile (8,4) or bare table, with or without a Stash token."""
    t = shop(tiles=f"{ROAD} 8,4=R02?", stash="7,5").play(f"buy:{upgrade}")
    assert (tuple(places(t)), t.decision.rule) == (AROUND, "GD-P13")
    assert t.refused("place:8,5") == t.refused("place:8,3") == "GD-A2"
    t.play("place:7,5")
    assert t.options() == "face:E face:N face:S face:W"
    t.play("face:W")
    vehicle = PIECE.get(upgrade, "patrol-1")
    assert (t.at(vehicle), t.told()[0]) == ("7,5 W", f"placed {vehicle} 7,5 W")


@rule("GD-P13", "GD-T2", "GD-T3")
def test_only_on_legal_spaces() -> None:
    t = table("1,1 E", tiles="2,1=G06 1,2=G07", tokens=2, phase="purchase", blocked="2,2").play("buy:patrol_car")
    assert places(t) == ["1,3", "3,1"]


@rule("GD-P13", "GD-U8", "GD-U17")
@pytest.mark.parametrize("upgrade", ["barricade", "tire_spikes"])
def test_barricade_and_spikes_go_next_to_the_driver(upgrade: str) -> None:
    t = shop().play(f"buy:{upgrade}")
    assert places(t) == ["7,6", "8,5", "8,7", "9,6"]
    t.play("place:8,7")
    assert (t.barricades or t.spikes) == "8,7"


@rule("GD-P14")
@pytest.mark.parametrize("upgrade", ["patrol_car", "armored_car", "police_motorcycle"])
def test_no_car_is_placed_on_a_hazard(upgrade: str) -> None:
    t = shop(tiles=f"{ROAD} 8,4=R02 9,5=G08", hazards="8,4").play(f"buy:{upgrade}")
    assert places(t) == [space for space in AROUND if space != "8,4"]


@rule("GD-P14", "GD-U10", "GD-U13")
def test_a_helicopter_is_placed_on_a_hazard_but_not_on_an_open_tunnel() -> None:
    t = shop(tiles=f"{ROAD} 8,4=R02 9,5=G08 7,5=G09?", hazards="8,4").play("buy:police_helicopter")
    assert places(t) == [space for space in AROUND if space != "9,5"]


@rule("GD-P14")
@pytest.mark.parametrize(("vehicle", "barred"), [("patrol-1", "8,4"), ("helicopter-1", "9,5")])
def test_the_same_holds_for_dispatch(vehicle: str, barred: str) -> None:
    t = table(
        "8,6 N",
        tiles=f"{ROAD} 8,4=R02 9,5=G08",
        hazards="8,4",
        vehicles=f"{vehicle}@1,1N",
        tokens=1,
        bought="dispatch",
        phase="net",
    ).play(f"dispatch:{vehicle}")
    assert places(t) == [space for space in AROUND if space != barred]


@rule("GD-P15")
def test_without_a_place_nothing_is_bought() -> None:
    t = shop(stash="8,5", hazards="7,6", barricades="9,6 8,7")
    assert t.refused("buy:barricade") == "GD-P15"
    assert t.offers("buy:tire_spikes")
    t = shop(stash="8,5 9,6 8,7", hazards="7,6")
    assert t.refused("buy:tire_spikes") == "GD-P15"


@rule("GD-P15", "GD-P14")
def test_a_vehicle_needs_a_place_too() -> None:
    t = shop(hazards=" ".join(AROUND))
    for upgrade in ("patrol_car", "armored_car", "police_motorcycle"):
        assert t.refused(f"buy:{upgrade}") == "GD-P15"
    assert t.offers("buy:police_helicopter")


@rule("GD-P13", "GD-U17")
def test_where_there_is_one_place_only_nobody_is_asked() -> None:
    t = shop(hazards=" ".join(AROUND[1:])).play("buy:patrol_car")
    assert (t.kind, t.at("patrol-1")) == ("face", "10,6 N")
    t = shop(stash="8,5 9,6 8,7").play("buy:tire_spikes")
    assert t.spikes == "7,6"


@rule("GD-P16", "GD-R7")
def test_what_is_bought_counts_from_the_next_round_on() -> None:
    t = table("8,6 N", tiles=ROAD, meter=2, tokens=2, phase="check")
    assert (t.kind, t.meter()) == ("purchase", 1)
    t.play("buy:patrol_car", "place:8,4", "face:S")
    assert (t.meter(), t.state.round, t.asked) == (1, 4, "driver")
    t.play("drive:front")
    assert t.offers("ahead:patrol-1")
    t.play("ahead:patrol-1")
    assert t.meter() == 2


# Abilities in general.


@rule("GD-P17", "GD-U17")
def test_spikes_move_before_or_after_the_purchase_and_once() -> None:
    before = shop(spikes="9,6", bought="tire_spikes").play("spikes:1", "place:8,5")
    assert (before.tokens, before.spikes) == (9, "8,5")
    assert not before.offers("spikes:1")
    assert before.offers("buy:barricade")
    after = shop(spikes="9,6", bought="tire_spikes").play("buy:barricade", "place:9,6", "spikes:1", "place:8,5")
    assert (after.tokens, after.spikes, after.barricades) == (7, "8,5", "9,6")


@rule("GD-P17")
def test_two_abilities_of_one_card_count_separately() -> None:
    """The Helicopter pays for a half turn to follow, and again to keep out of the Tunnel."""
    t = table(
        "8,6 N", tiles="8,5=G08 7,6=G07 9,6=Y04", vehicles="helicopter-1@8,6S", tokens=2, bought="police_helicopter"
    )
    t.play("drive:front", "half-turn:helicopter-1", "swerve-west:helicopter-1")
    assert (t.tokens, t.at("helicopter-1")) == (0, "7,6 W")


@rule("GD-P17")
def test_any_number_of_different_abilities_in_a_round() -> None:
    t = table(
        "8,6 N",
        tiles=ROAD,
        vehicles="patrol-1@1,1N motorcycle-1@10,6W helicopter-1@8,8S",
        spikes="9,6",
        tokens=4,
        bought="dispatch police_motorcycle police_helicopter tire_spikes",
        phase="net",
    )
    t.play("dispatch:patrol-1", "place:8,4", "face:S", "half-turn:helicopter-1", "turn-left:motorcycle-1")
    t.play("another:motorcycle-1", "done", "spikes:1", "place:8,5")
    assert t.tokens == 0


@rule("GD-P17", "GD-A9")
def test_each_is_there_again_in_the_next_round() -> None:
    t = table("8,6 N", tiles=ROAD, vehicles="helicopter-1@8,8S", tokens=2, bought="police_helicopter", phase="net")
    t.play("half-turn:helicopter-1")
    assert t.refused("half-turn:helicopter-1") == "GD-U11"
    t.play("done", "drive:front")
    assert t.offers("half-turn:helicopter-1")


@rule("GD-P18")
def test_an_ability_needs_its_piece() -> None:
    t = table(
        "8,6 N leave_wreckage",
        tiles=ROAD,
        vehicles="motorcycle-1@8,6N patrol-1@1,1N",
        tokens=1,
        bought="police_motorcycle police_helicopter armored_car tire_spikes",
    )
    t.play("play:leave_wreckage", "drive:front")
    assert t.in_play == "patrol-1"
    assert t.options() == "done turn-left:patrol-1 turn-right:patrol-1"
    assert t.refused("another:motorcycle-1") == "GD-U15"
    assert t.refused("half-turn:helicopter-1") == "GD-U11"
    assert t.refused("through-ahead:armored-1") == "GD-U6"


@rule("GD-P18", "GD-U17")
def test_spikes_that_are_not_on_the_table_are_not_moved() -> None:
    t = shop(2, bought="tire_spikes")
    assert t.offers("buy:tire_spikes")
    assert not t.offers("spikes:1")


# Prices.


@rule("GD-U1", "GD-P10")
@pytest.mark.parametrize(("upgrade", "price"), PRICES.items())
def test_the_price_list(upgrade: str, price: int) -> None:
    t = shop(price)
    assert t.rule_of(f"buy:{upgrade}") == "GD-U1"
    t.play(f"buy:{upgrade}")
    assert t.tokens == 0


@rule("GD-U1")
@pytest.mark.parametrize(("upgrade", "price"), [(upgrade, price) for upgrade, price in PRICES.items() if price > 2])
def test_one_token_short_is_too_little(upgrade: str, price: int) -> None:
    assert shop(price - 1).refused(f"buy:{upgrade}") == "GD-U1"


@rule("GD-U1")
def test_one_token_buys_nothing() -> None:
    """Nobody is asked: the next round has begun."""
    t = shop(1)
    assert (t.asked, t.state.round, t.tokens) == ("driver", 4, 1)


@rule("GD-U1")
def test_the_garage_shows_the_prices() -> None:
    shown = garage(shop(4))
    assert {upgrade: shown[upgrade].cost for upgrade in shown} == PRICES
    assert [upgrade for upgrade in shown if not shown[upgrade].affordable] == ["police_helicopter"]


@rule("GD-U3")
def test_a_patrol_car_has_no_ability() -> None:
    """With all cards and tokens it can only be dispatched, like any other vehicle."""
    bought = " ".join(PRICES)
    t = table("8,6 N", tiles=ROAD, vehicles="patrol-1@8,7N", tokens=10, bought=bought, phase="net")
    verbs = {code.partition(":")[0] for code in t.decision.codes}
    assert verbs == {"ahead", "left", "right", "turn-left", "turn-right", "dispatch", "done"}
    t = table("8,6 N leave_wreckage", tiles=ROAD, vehicles="patrol-1@8,6N", tokens=10, bought=bought)
    assert t.play("play:leave_wreckage").in_play == ""
