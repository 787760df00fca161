"""Barricade, Tire Spikes and Traffic Camera (GD-U8, U9, U17, U18)."""

from typing import Any

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"


# Barricade.


@rule("GD-U8")
def test_no_barricade_on_stash_hazard_or_another_barricade() -> None:
    t = table(
        "8,6 N",
        tiles=f"{ROAD} 8,7=R02",
        stash="8,5",
        hazards="8,7",
        barricades="7,6",
        vehicles="patrol-1@9,6W",
        spikes="9,6",
        tokens=2,
        phase="purchase",
    ).play("buy:barricade")
    assert t.barricades == "7,6 9,6"
    assert "barricade-placed 9,6" in t.told()


def blocked(hand: str, **more: Any) -> Table:
    """A Barricade stands in front of the Driver at 8,6."""
    return table(f"8,6 N {hand}", tiles=f"{ROAD} 8,4=? 7,5=? 9,5=?", barricades="8,5", **more)


@rule("GD-U9", "GD-D20")
def test_to_pass_a_barricade_a_card_is_given_up() -> None:
    t = blocked("decoy_car hit_the_gas").play("drive:front")
    assert (t.kind, t.decision.rule, t.options()) == ("barricade", "GD-U9", "give:decoy_car give:hit_the_gas")
    assert t.default() == "give:hit_the_gas"
    assert t.at("driver") == "8,6 N"
    t.play("give:decoy_car")
    assert (t.at("driver"), t.hand(), t.discard(), t.barricades) == ("8,5 N", "hit_the_gas", "decoy_car", "8,5")
    assert t.told()[0] == "gave-up-card driver decoy_car 8,5"


@rule("GD-U9", "GD-X4")
def test_the_card_may_come_from_the_discard_pile_for_a_stash_token() -> None:
    t = blocked("decoy_car", discard="ramming_speed", loot=1).play("drive:front")
    assert t.options() == "give-again:ramming_speed give:decoy_car"
    t.play("give-again:ramming_speed")
    assert (t.hand(), t.discard(), t.removed(), t.loot()) == ("decoy_car", "", "ramming_speed", 0)


@rule("GD-U9")
def test_who_cannot_pay_does_not_pass() -> None:
    t = blocked("", discard="ramming_speed")
    assert t.options() == "drive:left drive:right"
    assert t.refused("drive:front") == "GD-U9"


@rule("GD-U9", "GD-A12")
def test_the_card_has_no_other_effect() -> None:
    t = blocked("last_ditch_effort", meter=2, phase="turn").play("drive:front", "give:last_ditch_effort")
    assert (t.discard(), t.at("driver")) == ("last_ditch_effort", "8,5 N")
    assert not any(line.startswith("last-ditch") for line in t.told())


@rule("GD-U9", "GD-C6", "GD-K8")
def test_leaving_is_free_and_the_barricade_keeps_hazards_away() -> None:
    t = table("8,6 N decoy_car", tiles="8,5=R01 7,6=G07 9,6=Y04", barricades="8,5 8,6")
    t.play("drive:front", "give:decoy_car")
    assert (t.at("driver"), t.hazards) == ("8,5 N", "")
    assert "no-hazard 8,5 police" in t.told()
    t = table("8,6 N decoy_car", tiles=ROAD, barricades="8,6").play("drive:front")
    assert (t.at("driver"), t.hand()) == ("8,5 N", "decoy_car")


@rule("GD-U9", "GD-H5")
def test_backing_out_onto_a_barricade_is_free() -> None:
    t = table("8,6 N decoy_car", tiles="8,5=R01 7,6=G07 9,6=Y04", barricades="8,6").play("drive:front", "back-out")
    assert (t.at("driver"), t.hand(), t.barricades) == ("8,6 N", "decoy_car", "8,6")


@rule("GD-U9", "GD-X14")
def test_spinning_back_onto_a_barricade_is_free() -> None:
    t = table("8,6 N decoy_car handbrake_turn", tiles="8,5=R01 7,6=G07 9,6=Y04", barricades="8,6")
    t.play("drive:front", "spin")
    assert (t.at("driver"), t.hand()) == ("8,6 S", "decoy_car")


@rule("GD-U9", "GD-X10")
def test_a_decoy_comes_back_onto_a_barricade_for_free() -> None:
    t = table("8,6 N decoy_car hit_the_gas", tiles=f"{ROAD} 8,4=? 7,5=? 9,5=?", barricades="8,6")
    t.play("drive:front", "end", "play:decoy_car")
    assert (t.at("driver"), t.hand()) == ("8,6 N", "hit_the_gas")


@rule("GD-U9", "GD-X37")
def test_switching_cars_onto_a_barricade_is_free() -> None:
    t = table("8,6 N switch_cars decoy_car", tiles=f"{ROAD} 9,5=G10", vehicles="patrol-1@9,5E", barricades="9,5")
    t.play("play:switch_cars")
    assert (t.at("driver"), t.hand(), t.barricades) == ("9,5 E", "decoy_car", "9,5")


# Tire Spikes.


@rule("GD-U17")
def test_no_spikes_on_stash_or_hazard() -> None:
    t = table(
        "8,6 N",
        tiles=f"{ROAD} 8,7=R02",
        stash="8,5",
        hazards="8,7",
        barricades="7,6",
        vehicles="patrol-1@7,6W",
        tokens=2,
        phase="purchase",
    ).play("buy:tire_spikes")
    assert t.options() == "place:7,6 place:9,6"


@rule("GD-U17", "GD-D14", "GD-C6")
def test_the_driver_may_drive_over_spikes_and_they_stay() -> None:
    t = table("8,6 N hit_the_gas", tiles="8,5=R01 7,6=G07 9,6=Y04 8,4=? 7,5=? 9,5=?", spikes="8,5").play("drive:front")
    assert (t.at("driver"), t.spikes, t.hazards) == ("8,5 N", "8,5", "")
    t.play("end", "pass")
    assert (t.meter(), t.spikes) == (1, "8,5")


@rule("GD-U17")
def test_once_a_round_the_spikes_move_next_to_the_driver_for_a_token() -> None:
    t = table(
        "8,6 N", tiles=ROAD, spikes="1,1", stash="8,5", hazards="7,6", tokens=3, bought="tire_spikes", phase="purchase"
    )
    assert t.rule_of("spikes:1") == "GD-U17"
    t.play("spikes:1")
    assert t.options() == "place:8,7 place:9,6"
    t.play("place:9,6")
    assert (t.spikes, t.tokens) == ("9,6", 2)
    assert t.told() == ["spikes-placed 9,6"]
    assert "spikes:1" not in t.decision.codes


@rule("GD-U17", "GD-P17", "GD-P10")
def test_new_spikes_may_be_moved_in_the_same_step() -> None:
    t = table("8,6 N", tiles=ROAD, tokens=3, phase="purchase").play("buy:tire_spikes", "place:8,5")
    assert (t.spikes, t.options()) == ("8,5", "done spikes:1")


# Traffic Camera.


@rule("GD-U18", "GD-E5")
def test_the_drawn_tiles_go_back_and_as_many_are_drawn_again() -> None:
    t = table("8,6 N", bought="traffic_camera", phase="expand").play("*draw:R01", "*draw:R02", "*draw:R03")
    assert (t.asked, t.kind, t.options()) == ("police", "camera", "keep redraw")
    assert (t.rule_of("redraw"), t.default(), t.state.left_in) == ("GD-U18", "keep", 40)
    t.play("redraw")
    assert (t.asked, t.state.left_in, len(t.decision.codes)) == ("*", 43, 43)
    assert t.told("driver") == ["redrew police"]
    t.play("*draw:R01", "*draw:G01", "*draw:G02")
    assert (t.kind, t.options()) == ("lay", "lay:G01 lay:G02 lay:R01")


@rule("GD-U18")
def test_or_they_are_kept() -> None:
    t = table("8,6 N", bought="traffic_camera", phase="expand").play("*draw:R01", "*draw:R02", "*draw:R03", "keep")
    assert t.options() == "lay:R01 lay:R02 lay:R03"


@rule("GD-U18", "GD-R6")
def test_it_works_in_a_fill_of_the_drivers_turn_but_once_a_round() -> None:
    t = table("8,6 N hit_the_gas", tiles="8,5=G06 7,6=G07 9,6=Y04", bought="traffic_camera")
    t.play("drive:front", "play:hit_the_gas", "*draw:R01", "*draw:R02", "*draw:R03")
    assert t.options() == "keep redraw"
    once = table("8,6 N hit_the_gas", bought="traffic_camera", phase="expand")
    once.play("*draw:R01", "*draw:R02", "*draw:R03", "redraw", "*draw:G06", "*draw:G07", "*draw:R03")
    once.play("lay:G06", "lay:G07", "drive:front", "play:hit_the_gas", "*draw:R01", "*draw:R02", "*draw:R04")
    assert once.kind == "lay"


@rule("GD-U18", "GD-X32")
def test_not_while_the_driver_draws() -> None:
    t = table("8,6 N stomping_grounds", bought="traffic_camera", phase="start").play("play:stomping_grounds")
    t.play("*draw:R01", "*draw:R02", "*draw:R03")
    assert (t.asked, t.kind) == ("driver", "lay")


@rule("GD-U18")
def test_nor_from_an_empty_bag() -> None:
    """The same tiles would come again."""
    t = table("8,6 N", bought="traffic_camera", bag="R01 R02 R03", phase="expand")
    t.play("*draw:R01", "*draw:R02", "*draw:R03")
    assert (t.asked, t.kind) == ("police", "lay")
