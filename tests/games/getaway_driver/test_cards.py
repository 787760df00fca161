"""Using driver cards (GD-X1 to X7), Decoy Car and Handbrake Turn (GD-X8 to X15)."""

from typing import Any

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"
BEYOND = "8,4=Y02 7,5=R02 9,5=R05"
"""Face-up tiles around 8,5."""


def car(hand: str, tiles: str = f"{ROAD} {BEYOND}", **more: Any) -> Table:
    """The Driver's turn at 8,6, looking north."""
    return table(f"8,6 N {hand}", tiles=tiles, **more)


# Using cards.


@rule("GD-X1", "GD-H2")
def test_a_card_is_either_a_stunt_or_an_ability() -> None:
    stunt = car("hit_the_gas", "8,5=R01 7,6=G07 9,6=Y04").play("drive:front")
    assert stunt.options() == "back-out stunt:hit_the_gas"
    stunt.play("stunt:hit_the_gas")
    assert stunt.at("driver") == "8,5 N"
    ability = car("hit_the_gas").play("play:hit_the_gas")
    assert ability.options() == "drive:front drive:left drive:right"
    assert stunt.discard() == ability.discard() == "hit_the_gas"


@rule("GD-X2")
def test_any_number_of_cards_in_a_turn() -> None:
    t = car("hit_the_gas last_ditch_effort leave_wreckage ramming_speed decoy_car", meter=2)
    t.play("play:ramming_speed", "play:last_ditch_effort", "play:leave_wreckage", "play:hit_the_gas", "drive:front")
    assert t.hand() == "decoy_car"
    assert t.kind == "turn"


@rule("GD-X3", "GD-X6")
def test_from_the_hand_a_card_goes_openly_to_the_discard_pile() -> None:
    t = car("last_ditch_effort hit_the_gas", meter=1).play("play:last_ditch_effort")
    assert (t.hand(), t.discard(), t.removed()) == ("hit_the_gas", "last_ditch_effort", "")
    assert t.told("police")[0] == "played driver last_ditch_effort"
    for viewer in ("driver", "police", "onlooker"):
        assert t.view(viewer).drivers[0].discard == ["last_ditch_effort"]


@rule("GD-X4", "GD-X6")
def test_from_the_discard_pile_an_ability_costs_a_stash_token() -> None:
    t = car("", meter=2, discard="last_ditch_effort", loot=2).play("replay:last_ditch_effort")
    assert (t.discard(), t.removed(), t.loot(), t.meter()) == ("", "last_ditch_effort", 1, 1)
    assert t.told("police")[0] == "replayed driver last_ditch_effort"
    for viewer in ("driver", "police", "onlooker"):
        assert t.view(viewer).drivers[0].removed == ["last_ditch_effort"]


@rule("GD-X4", "GD-H4")
def test_so_does_a_stunt() -> None:
    t = car("", "8,5=R01 7,6=G07 9,6=Y04", discard="hit_the_gas decoy_car", loot=1).play("drive:front")
    assert t.options() == "back-out restunt:hit_the_gas"
    t.play("restunt:hit_the_gas")
    assert (t.at("driver"), t.removed(), t.discard(), t.loot()) == ("8,5 N", "hit_the_gas", "decoy_car", 0)


@rule("GD-X4")
def test_without_stash_the_discard_pile_is_closed() -> None:
    t = car("hit_the_gas", meter=2, discard="last_ditch_effort")
    assert t.refused("replay:last_ditch_effort") == "GD-X4"
    t = car("", "8,5=R01 7,6=G07 9,6=Y04", discard="hit_the_gas").play("drive:front")
    assert t.at("driver") == "8,6 N"


@rule("GD-X4")
def test_a_removed_card_never_comes_back() -> None:
    t = car("", meter=3, discard="last_ditch_effort", loot=2).play("replay:last_ditch_effort")
    assert not t.offers("replay:last_ditch_effort")
    assert not t.offers("play:last_ditch_effort")


@rule("GD-X5")
def test_a_card_may_be_replayed_in_the_turn_it_was_played() -> None:
    t = car("last_ditch_effort", meter=3, loot=1).play("play:last_ditch_effort", "replay:last_ditch_effort")
    assert (t.meter(), t.removed(), t.loot()) == (1, "last_ditch_effort", 0)


@rule("GD-X7", "GD-C5")
def test_stash_tokens_pile_up_and_have_no_other_use() -> None:
    t = car("decoy_car", loot=7, stash="8,5").play("drive:front")
    assert (t.loot(), t.options()) == (8, "end")


# Decoy Car.


@rule("GD-X8")
def test_the_decoy_is_for_its_window_only() -> None:
    t = car("decoy_car", discard="hit_the_gas", loot=1)
    assert t.refused("play:decoy_car") == "GD-X8"
    t.play("drive:front")
    assert t.refused("play:decoy_car") == "GD-X8"
    assert table("8,6 N decoy_car", tiles=ROAD, phase="start").refused("play:decoy_car") == "GD-R2"


@rule("GD-X8", "GD-X28")
def test_no_decoy_without_a_movement_action() -> None:
    t = car("decoy_car slam_on_the_brakes").play("play:slam_on_the_brakes", "end")
    assert (t.kind, t.options()) == ("decoy", "pass")
    assert t.refused("play:decoy_car") == "GD-X8"


@rule("GD-X8", "GD-X28", "GD-X36")
def test_switching_cars_is_no_movement_action() -> None:
    t = car("decoy_car switch_cars slam_on_the_brakes", f"{ROAD} {BEYOND}", vehicles="patrol-1@8,5N")
    t.play("play:switch_cars", "play:slam_on_the_brakes", "end")
    assert (t.kind, t.options()) == ("decoy", "pass")


@rule("GD-X8", "GD-X4")
def test_the_decoy_may_come_from_the_discard_pile() -> None:
    t = car("hit_the_gas", discard="decoy_car", loot=1).play("drive:front", "end")
    assert t.options() == "pass replay:decoy_car"
    t.play("replay:decoy_car")
    assert (t.at("driver"), t.removed(), t.loot()) == ("8,6 N", "decoy_car", 0)


@rule("GD-X9")
def test_the_car_goes_back_to_tile_and_facing_before_the_last_movement() -> None:
    t = car("decoy_car", "8,5=G06 7,6=G07 9,6=Y04 7,5=R02? 7,7=R05? 6,6=Y02?").play("drive:left", "end")
    t.play("play:decoy_car")
    assert (t.at("driver"), t.told()[1]) == ("8,6 N", "decoyed driver 8,6 N")


@rule("GD-X9")
def test_only_the_last_movement_counts() -> None:
    t = car("decoy_car hit_the_gas").play("drive:front", "play:hit_the_gas", "drive:front", "no-hazard", "end")
    t.play("play:decoy_car")
    assert t.at("driver") == "8,5 N"


@rule("GD-X8", "GD-X9", "GD-X13")
def test_a_handbrake_turn_is_a_movement_too() -> None:
    t = car("decoy_car handbrake_turn", f"{ROAD} {BEYOND}").play("drive:front", "play:handbrake_turn", "end")
    assert t.at("driver") == "8,6 S"
    assert t.play("play:decoy_car").at("driver") == "8,5 N"


@rule("GD-X8", "GD-X9", "GD-H5")
def test_after_backing_out_only_the_facing_changes() -> None:
    t = car("decoy_car", "8,5=G06 7,6=R01 9,6=Y04").play("drive:left", "back-out", "end")
    assert t.at("driver") == "8,6 W"
    assert t.play("play:decoy_car").at("driver") == "8,6 N"


@rule("GD-X9", "GD-X14")
def test_after_a_spin_too() -> None:
    t = car("decoy_car handbrake_turn", "8,5=R01 7,6=G07 9,6=Y04").play("drive:front", "spin", "end")
    assert t.at("driver") == "8,6 S"
    assert t.play("play:decoy_car").at("driver") == "8,6 N"


@rule("GD-X8", "GD-A12")
def test_no_decoy_that_changes_nothing() -> None:
    """Straight ahead and back out: tile and facing are as before."""
    t = car("decoy_car", "8,5=R01 7,6=G07 9,6=Y04").play("drive:front", "back-out", "end")
    assert (t.kind, t.options()) == ("decoy", "pass")


@rule("GD-X10", "GD-A6")
def test_coming_back_is_no_entry() -> None:
    """Nothing of the tile returned to happens: red, a face-down neighbour, a vehicle that looks the other way."""
    t = table(
        "8,6 N decoy_car",
        tiles=f"8,6=R03 {ROAD} {BEYOND} 8,7=?",
        vehicles="patrol-1@7,6E",
    ).play("drive:front", "end", "ahead:patrol-1", "play:decoy_car")
    assert (t.at("driver"), t.at("patrol-1"), t.hazards, t.tile("8,7")[-1]) == ("8,6 N", "8,6 E", "", "?")
    assert not any(line.startswith("reacted") for line in t.told())


@rule("GD-X10")
def test_a_hazard_on_the_tile_returned_to_is_removed() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,6=R03 {ROAD} {BEYOND}", hazards="8,6")
    t.play("drive:front", "end", "play:decoy_car")
    assert (t.at("driver"), t.hazards) == ("8,6 N", "")


@rule("GD-X10")
def test_not_if_only_the_facing_changes() -> None:
    t = car("decoy_car leave_wreckage", "8,5=G06 7,6=R01 9,6=Y04")
    t.play("drive:left", "back-out", "play:leave_wreckage", "end", "play:decoy_car")
    assert (t.at("driver"), t.hazards) == ("8,6 N", "7,6 8,6")


@rule("GD-X10")
def test_what_was_gained_and_spent_stays_so() -> None:
    t = car("decoy_car ramming_speed", "8,5=Y01? 7,6=G07 9,6=Y04", stash="8,5")
    t.play("play:ramming_speed", "drive:front", "end", "play:decoy_car")
    assert (t.loot(), t.tokens, t.tile("8,5"), t.discard()) == (1, 3, "Y01", "decoy_car ramming_speed")


@rule("GD-X11", "GD-F6")
def test_vehicles_do_not_come_along() -> None:
    t = car("decoy_car", vehicles="patrol-1@8,6N", meter=1).play("drive:front", "end", "play:decoy_car")
    assert (t.at("driver"), t.at("patrol-1"), t.meter()) == ("8,6 N", "8,5 N", 0)


# Handbrake Turn.


@rule("GD-X12", "GD-R5", "GD-D10")
def test_handbrake_turn_before_or_after_the_normal_move() -> None:
    before = car("handbrake_turn decoy_car", f"{ROAD} 8,7=G10").play("play:handbrake_turn")
    assert (before.at("driver"), before.kind) == ("8,7 S", "turn")
    assert before.refused("end") == "GD-D10"
    after = car("handbrake_turn decoy_car").play("drive:front", "play:handbrake_turn")
    assert (after.at("driver"), after.options()) == ("8,6 S", "end")


@rule("GD-X12", "GD-X27")
def test_no_handbrake_turn_after_a_slam() -> None:
    t = car("handbrake_turn slam_on_the_brakes", f"{ROAD} 8,7=G10").play("play:slam_on_the_brakes")
    assert t.refused("play:handbrake_turn") == "GD-X27"


@rule("GD-X13", "GD-E4")
def test_one_tile_is_laid_behind_the_car_if_none_is_there() -> None:
    t = car("handbrake_turn decoy_car", ROAD).play("play:handbrake_turn")
    assert (t.asked, t.kind) == ("*", "draw")
    t.play("*draw:G10")
    assert (t.at("driver"), t.tile("8,7"), t.tokens) == ("8,7 S", "G10", 1)
    assert t.told("driver")[:2] == ["drew police ?", "laid police 8,7 ?"]


@rule("GD-X13", "GD-E3", "GD-W1")
def test_from_an_empty_bag_it_wins_the_game() -> None:
    t = car("handbrake_turn decoy_car", f"{ROAD} 2,2=R05?", bag="").play("play:handbrake_turn")
    assert t.result == "driver GD-W1"
    assert t.told("onlooker")[-1].startswith("uncovered")
    assert "2,2=R05 decoy_car" in t.told("onlooker")[-1]


@rule("GD-X13", "GD-T2", "GD-T3")
def test_not_off_the_table_nor_onto_an_obstacle() -> None:
    t = table("8,11 N handbrake_turn", tiles="8,10=G06 7,11=G07 9,11=Y04")
    assert t.refused("play:handbrake_turn") == "GD-X12"
    assert car("handbrake_turn", ROAD, blocked="8,7").refused("play:handbrake_turn") == "GD-X12"


@rule("GD-X13", "GD-U9")
def test_a_barricade_behind_must_be_paid() -> None:
    t = car("handbrake_turn decoy_car", f"{ROAD} 8,7=G10", barricades="8,7").play("play:handbrake_turn")
    assert t.options() == "give:decoy_car"
    assert t.play("give:decoy_car").at("driver") == "8,7 S"
    assert not car("handbrake_turn", f"{ROAD} 8,7=G10", barricades="8,7").offers("play:handbrake_turn")
    again = car("handbrake_turn", f"{ROAD} 8,7=G10", barricades="8,7", loot=1).play("play:handbrake_turn")
    assert again.options() == "give-again:handbrake_turn"


@rule("GD-X13", "GD-F6")
def test_nobody_follows_a_handbrake_turn() -> None:
    """Neither a vehicle that looks that way."""
    t = car("handbrake_turn decoy_car", f"{ROAD} 8,7=G10", vehicles="patrol-1@8,6S patrol-2@8,6E")
    t.play("play:handbrake_turn")
    assert (t.at("driver"), t.at("patrol-1"), t.at("patrol-2")) == ("8,7 S", "8,6 S", "8,6 E")


@rule("GD-X13", "GD-C1", "GD-H12")
def test_it_is_a_full_entry() -> None:
    t = car("handbrake_turn decoy_car", f"{ROAD} 8,7=R05?", discard="ramming_speed", loot=1).play("play:handbrake_turn")
    assert (t.hazards, t.options()) == ("8,7", "back-out respin restunt:handbrake_turn stunt:decoy_car")
    t.play("back-out")
    assert (t.at("driver"), t.kind) == ("8,6 S", "turn")


@rule("GD-X14", "GD-H1")
@pytest.mark.parametrize("tile", ["R01", "R04", "R08", "G06"])
def test_as_a_stunt_it_fits_every_hazard(tile: str) -> None:
    t = car("handbrake_turn", f"8,5={tile} 7,6=G07 9,6=Y04", hazards="8,5").play("drive:front")
    assert t.rule_of("spin") == "GD-X14"
    t.play("spin")
    assert (t.at("driver"), t.hazards, t.discard()) == ("8,6 S", "8,5", "handbrake_turn")


@rule("GD-X14", "GD-H6")
def test_a_token_on_the_tile_returned_to_is_removed() -> None:
    t = table("8,6 N handbrake_turn", tiles="8,6=R03 8,5=R01 7,6=G07 9,6=Y04", hazards="8,6")
    t.play("drive:front", "spin")
    assert (t.at("driver"), t.hazards, t.meter()) == ("8,6 S", "8,5", 0)


@rule("GD-X14", "GD-H7")
def test_followers_go_on_and_crash() -> None:
    t = car("handbrake_turn", "8,5=R01 7,6=G07 9,6=Y04", vehicles="patrol-1@8,6N").play("drive:front", "spin")
    assert t.in_play == ""
    assert "crashed patrol-1 8,5 hazard" in t.told()


@rule("GD-X14", "GD-U10", "GD-U5")
def test_survivors_stand_there_with_the_facing_of_the_move() -> None:
    t = car(
        "handbrake_turn",
        "8,5=G06 7,6=R01 9,6=Y04",
        vehicles="helicopter-1@8,6N armored-1@8,6N",
        tokens=1,
        bought="armored_car",
    ).play("drive:left", "spin", "pay:armored-1")
    assert (t.at("driver"), t.at("helicopter-1"), t.at("armored-1")) == ("8,6 E", "7,6 W", "7,6 W")
    assert t.hazards == ""


@rule("GD-X14", "GD-X38")
def test_after_switching_cars_it_leads_back_to_the_old_tile() -> None:
    """The Helicopter stands on a hazard and looks west."""
    t = car("switch_cars handbrake_turn", f"{ROAD} 8,4=R01", vehicles="helicopter-1@8,4W", hazards="8,4")
    t.play("play:switch_cars", "spin")
    assert (t.at("driver"), t.at("helicopter-1"), t.hazards) == ("8,6 E", "8,6 N", "8,4")


@rule("GD-X14", "GD-X4")
def test_it_may_be_a_stunt_from_the_discard_pile() -> None:
    t = car("", "8,5=R01 7,6=G07 9,6=Y04", discard="handbrake_turn", loot=1).play("drive:front")
    assert t.options() == "back-out respin"
    t.play("respin")
    assert (t.at("driver"), t.removed(), t.loot()) == ("8,6 S", "handbrake_turn", 0)


@rule("GD-X15", "GD-H2")
def test_its_printed_stunt_works_like_any_other() -> None:
    t = car("handbrake_turn", "8,5=R09 7,6=G07 9,6=Y04").play("drive:front")
    assert t.options() == "back-out spin stunt:handbrake_turn"
    t.play("stunt:handbrake_turn")
    assert t.at("driver") == "8,5 N"
