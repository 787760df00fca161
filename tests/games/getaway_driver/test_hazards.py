"""Step C of the Driver's turn: road conditions and hazards (GD-C, GD-H)."""

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

SIDES = "7,6=G07 9,6=G08"
ALL_STUNTS = "decoy_car hit_the_gas last_ditch_effort leave_wreckage stomping_grounds"
"""One card for each of the five stunts."""


# Road conditions.


@rule("GD-C1")
def test_red_with_nothing_on_it_gets_a_token() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=R02 {SIDES}", stash="7,6", spikes="9,6").play("drive:front")
    assert t.told() == ["drove driver front 8,5 N", "hazard-placed 8,5"]
    assert t.decision.rule == "GD-H1"


@rule("GD-C2")
@pytest.mark.parametrize(("answer", "hazards", "kind"), [("hazard", "8,5", "handle"), ("no-hazard", "", "free")])
def test_yellow_is_the_drivers_choice(answer: str, hazards: str, kind: str) -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=Y02 {SIDES}").play("drive:front")
    assert t.asked == "driver"
    t.play(answer)
    assert (t.hazards, t.kind) == (hazards, kind)


@rule("GD-C2", "GD-C5", "GD-C6")
@pytest.mark.parametrize("there", ["stash", "spikes", "vehicle", "barricade"])
def test_yellow_asks_nothing_where_no_token_may_lie(there: str) -> None:
    t = table(
        "8,6 N decoy_car hit_the_gas",
        tiles=f"8,5=Y02 {SIDES}",
        stash="8,5" if there == "stash" else "",
        spikes="8,5" if there == "spikes" else "",
        vehicles="patrol-1@8,5N" if there == "vehicle" else "",
        barricades="8,5" if there == "barricade" else "",
    ).play("drive:front")
    if there == "barricade":
        t.play("give:decoy_car")
    assert (t.kind, t.hazards) == ("free", "")


@rule("GD-C3")
def test_green_is_never_asked_about() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=G06 {SIDES}").play("drive:front")
    assert (t.kind, t.told()) == ("free", ["drove driver front 8,5 N"])


@rule("GD-C4", "GD-H1")
@pytest.mark.parametrize("tile", ["R02", "Y02", "G06"])
def test_a_token_that_lies_there_must_be_dealt_with(tile: str) -> None:
    """Of any colour; no second token, and no question on yellow. Not even police on it help."""
    t = table("8,6 N decoy_car", tiles=f"8,5={tile} {SIDES}", hazards="8,5", spikes="8,5").play("drive:front")
    assert (t.kind, t.hazards) == ("handle", "8,5")


@rule("GD-C5")
@pytest.mark.parametrize("tile", ["R02", "Y02", "G06"])
def test_the_driver_takes_the_stash_token(tile: str) -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5={tile} {SIDES}", stash="8,5 2,2").play("drive:front")
    assert "took-stash driver 8,5 1" in t.told()
    assert (t.loot(), t.stash, t.hazards, t.kind) == (1, "2,2", "", "free")
    assert t.view("police").drivers[0].stash == 1


@rule("GD-C5", "GD-C8")
def test_only_this_entry_is_free_of_a_hazard() -> None:
    """Coming back later, the red tile gets its token."""
    tiles = f"8,5=R02 {SIDES} 8,4=G09 7,5=G02 9,5=G03"
    t = table("8,6 N hit_the_gas handbrake_turn", tiles=tiles, stash="8,5").play("drive:front", "play:hit_the_gas")
    t.play("drive:front", "play:handbrake_turn")
    assert (t.at("driver"), t.hazards) == ("8,5 S", "8,5")


@rule("GD-C6", "GD-X24")
def test_no_token_even_if_the_police_are_rammed_away() -> None:
    t = table("8,6 N ramming_speed decoy_car", tiles=f"8,5=R02 {SIDES}", vehicles="patrol-1@8,5N", barricades="8,5")
    t.play("play:ramming_speed", "drive:front")
    assert t.told()[-3:] == ["crashed patrol-1 8,5 ramming", "barricade-crashed 8,5", "no-hazard 8,5 police"]
    assert (t.in_play, t.barricades, t.hazards) == ("", "", "")


@rule("GD-C7")
@pytest.mark.parametrize(("tile", "kind"), [("R01", "handle"), ("Y01", "hazard")])
def test_a_badge_does_not_stop_a_token(tile: str, kind: str) -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5={tile}? {SIDES}").play("drive:front")
    assert (t.tokens > 0, t.kind) == (True, kind)


@rule("GD-C8")
def test_on_every_entry() -> None:
    """Round and round: the yellow tile asks every time it is entered without a token."""
    tiles = "8,6=G06 7,6=Y02 7,7=G07 8,7=G08 8,5=R01 9,6=R02 6,6=R03 7,5=R04 7,8=R05 6,7=R06 9,7=R07 8,8=R08"
    t = table("8,6 N", tiles=tiles)
    for _ in range(2):
        t.play("drive:left")
        assert (t.at("driver"), t.kind) == ("7,6 W", "hazard")
        t.play("no-hazard", "drive:left", "drive:left", "drive:left")


# Handling a hazard.


@rule("GD-H1")
def test_stunt_handbrake_turn_or_back_out() -> None:
    t = table("8,6 N handbrake_turn hit_the_gas switch_cars", tiles=f"8,5=R02 {SIDES}").play("drive:front")
    assert (t.decision.rule, t.options()) == ("GD-H1", "back-out spin stunt:hit_the_gas")
    assert [t.rule_of(code) for code in t.decision.codes] == ["GD-H5", "GD-X14", "GD-H2"]
    assert t.default() == "back-out"
    assert not t.offers("no-hazard")


@rule("GD-H1")
def test_a_token_the_driver_chose_needs_a_stunt_too() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=Y02 {SIDES}").play("drive:front", "hazard")
    assert (t.kind, t.options()) == ("handle", "back-out")


@rule("GD-H1")
def test_without_any_card_the_car_backs_out_by_itself() -> None:
    t = table("8,6 N", tiles=f"8,5=R02 {SIDES}").play("drive:front")
    assert "backed-out driver 8,6" in t.told()


@rule("GD-H2")
def test_one_matching_stunt_is_enough() -> None:
    t = table(f"8,6 N {ALL_STUNTS}", tiles=f"8,5=R02 {SIDES}").play("drive:front")
    assert t.options() == "back-out stunt:hit_the_gas stunt:stomping_grounds"
    assert t.refused("stunt:decoy_car") == "GD-H2"
    t.play("stunt:stomping_grounds")
    assert (t.at("driver"), t.kind, t.discard()) == ("8,5 N", "free", "stomping_grounds")
    assert t.hand() == "decoy_car hit_the_gas last_ditch_effort leave_wreckage"


@rule("GD-H3")
@pytest.mark.parametrize("tile", ["G06", "START"])
def test_no_stunt_matches_a_tile_without_icons(tile: str) -> None:
    driver = f"8,6 N handbrake_turn {ALL_STUNTS}"
    t = table(driver, tiles=f"8,6=Y01 8,5={tile} {SIDES}", hazards="8,5").play("drive:front")
    assert t.options() == "back-out spin"
    assert t.refused("stunt:hit_the_gas") == "GD-H3"


@rule("GD-H4", "GD-X4")
def test_the_card_may_come_from_the_discard_pile() -> None:
    tiles = f"8,5=R02 {SIDES}"
    t = table("8,6 N", tiles=tiles, discard="hit_the_gas decoy_car handbrake_turn", loot=1).play("drive:front")
    assert t.options() == "back-out respin restunt:hit_the_gas"
    assert t.rule_of("restunt:hit_the_gas") == "GD-H4"
    t.play("restunt:hit_the_gas")
    assert (t.at("driver"), t.loot(), t.discard(), t.removed()) == (
        "8,5 N",
        0,
        "decoy_car handbrake_turn",
        "hit_the_gas",
    )


@rule("GD-H4")
def test_not_from_the_discard_pile_without_stash() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=R02 {SIDES}", discard="hit_the_gas").play("drive:front")
    assert t.options() == "back-out"


# Backing out.


@rule("GD-H5")
def test_back_to_where_the_move_began_looking_at_the_hazard() -> None:
    t = table("8,6 N hit_the_gas", tiles="8,5=G06 7,6=R02 9,6=G08").play("drive:left", "back-out")
    assert (t.at("driver"), t.hand()) == ("8,6 W", "hit_the_gas")
    assert t.told()[-1] == "backed-out driver 8,6"


@rule("GD-H5")
def test_it_may_be_done_although_a_stunt_is_at_hand() -> None:
    t = table("8,6 N hit_the_gas", tiles=f"8,5=R02 {SIDES}").play("drive:front")
    assert t.options() == "back-out stunt:hit_the_gas"
    t.play("back-out")
    assert (t.at("driver"), t.discard()) == ("8,6 N", "")


@rule("GD-H6")
def test_the_token_stays_where_the_car_was_and_goes_where_it_returns() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,6=G09 8,5=R02 {SIDES}", hazards="8,6 7,6").play("drive:front", "back-out")
    assert (t.at("driver"), t.hazards) == ("8,6 N", "7,6 8,5")
    assert "hazard-removed 8,6" in t.told()


@rule("GD-H6", "GD-H10")
def test_police_may_enter_the_tile_that_was_cleared() -> None:
    t = table("8,6 N", tiles=f"8,6=G09 8,5=R02 {SIDES}", hazards="8,6", vehicles="patrol-1@8,7N").play("drive:front")
    assert t.offers("ahead:patrol-1")


@rule("GD-H11")
def test_on_yellow_the_driver_may_leave_a_blocked_tile() -> None:
    t = table("8,6 N", tiles=f"8,5=Y02 {SIDES}", vehicles="patrol-1@8,4S").play("drive:front", "hazard")
    assert (t.at("driver"), t.hazards) == ("8,6 N", "8,5")
    assert t.refused("ahead:patrol-1") == "GD-H10"


@rule("GD-H12", "GD-H5")
def test_backing_out_of_hit_the_gas_leads_to_where_it_began() -> None:
    tiles = f"8,5=G06 {SIDES} 8,4=R02 7,5=G02 9,5=G03"
    t = table("8,6 N hit_the_gas decoy_car", tiles=tiles).play("drive:front", "play:hit_the_gas", "drive:front")
    t.play("back-out")
    assert t.at("driver") == "8,5 N"


@rule("GD-H12")
def test_backing_out_of_a_thoroughfare_move() -> None:
    tiles = f"8,5=G04 {SIDES} 8,4=G01 7,5=R02 9,5=G03"
    t = table("8,6 N decoy_car", tiles=tiles).play("drive:front", "thoroughfare", "drive:left", "back-out")
    assert t.at("driver") == "8,5 W"


@rule("GD-H12", "GD-X13")
def test_backing_out_of_a_handbrake_turn() -> None:
    tiles = f"8,6=R02 8,5=G06 {SIDES}"
    t = table("8,6 N handbrake_turn decoy_car", tiles=tiles).play("drive:front", "play:handbrake_turn", "back-out")
    assert (t.at("driver"), t.hazards) == ("8,5 S", "8,6")


# Followers and hazards.


def chased(where: str, tokens: int = 0, bought: str = "") -> Table:
    """The car is on the red tile in front, and has a ramp stunt; these are on its old tile."""
    t = table("8,6 N hit_the_gas decoy_car", tiles=f"8,5=R02 {SIDES}", vehicles=where, tokens=tokens, bought=bought)
    return t.play("drive:front")


@rule("GD-H7", "GD-A10")
def test_a_stunt_crashes_all_followers() -> None:
    t = chased("patrol-1@8,6N patrol-2@8,6E motorcycle-1@8,6W armored-1@8,6N").play("stunt:hit_the_gas")
    assert (t.in_play, t.at("driver")) == ("", "8,5 N")
    names = ("patrol-1", "patrol-2", "motorcycle-1", "armored-1")
    assert t.told()[1:] == [f"crashed {name} 8,5 hazard" for name in names]


@rule("GD-H7", "GD-F5")
def test_who_did_not_follow_does_not_crash() -> None:
    t = chased("patrol-1@8,6S patrol-2@8,7N").play("stunt:hit_the_gas")
    assert [t.at("patrol-1"), t.at("patrol-2")] == ["8,6 S", "8,7 N"]


@rule("GD-H7")
def test_who_was_there_before_is_no_follower() -> None:
    t = table("8,6 N hit_the_gas decoy_car", tiles=f"8,5=R02 {SIDES}", hazards="8,5", vehicles="helicopter-1@8,5E")
    t.play("drive:front", "stunt:hit_the_gas")
    assert t.at("helicopter-1") == "8,5 N"


@rule("GD-H8")
def test_the_token_stays_and_is_left_without_cost() -> None:
    tiles = f"8,5=R02 {SIDES} 8,4=G09 7,5=G02 9,5=G03"
    t = table("8,6 N hit_the_gas", tiles=tiles).play("drive:front", "stunt:hit_the_gas")
    assert (t.at("driver"), t.hazards) == ("8,5 N", "8,5")
    assert t.options() == "drive:front drive:left drive:right"
    t.play("drive:front")
    assert (t.at("driver"), t.hazards) == ("8,4 N", "8,5")


@rule("GD-H9", "GD-U10")
def test_the_helicopter_never_crashes_on_hazards() -> None:
    t = chased("helicopter-1@8,6N").play("stunt:hit_the_gas")
    assert (t.at("helicopter-1"), t.hazards) == ("8,5 N", "8,5")


@rule("GD-H9", "GD-U5", "GD-U16")
def test_the_armored_car_may_pay_and_the_motorcycle_break_off() -> None:
    t = chased("armored-1@8,6N motorcycle-1@8,6N", 2, "armored_car police_motorcycle").play("stunt:hit_the_gas")
    t.play("pay:armored-1", "hold-west:motorcycle-1")
    assert [t.at("armored-1"), t.at("motorcycle-1")] == ["8,5 N", "8,6 W"]
    assert (t.tokens, t.hazards) == (0, "")


@rule("GD-H9")
@pytest.mark.parametrize("where", ["armored-1@8,6N patrol-1@8,6N", "patrol-1@8,6N armored-1@8,6N"])
def test_a_token_removed_by_the_armored_car_saves_nobody_else(where: str) -> None:
    t = chased(where, 1, "armored_car").play("stunt:hit_the_gas", "pay:armored-1")
    assert (t.in_play, t.hazards) == ("armored-1", "")
    assert "crashed patrol-1 8,5 hazard" in t.told()


@rule("GD-H10", "GD-P5")
def test_no_vehicle_without_protection_chooses_a_hazard() -> None:
    where = "patrol-1@8,4S motorcycle-1@8,4S armored-1@8,4S"
    tiles = f"8,5=G06 {SIDES}"
    t = table("8,6 N", tiles=tiles, hazards="8,5", vehicles=where, bought="police_motorcycle armored_car", phase="net")
    for name in ("patrol-1", "motorcycle-1", "armored-1"):
        assert t.refused(f"ahead:{name}") == "GD-H10"
    assert not t.offers("through-ahead:armored-1")


@rule("GD-H10", "GD-U6")
def test_the_armored_car_may_pay_its_way_through() -> None:
    tiles = f"8,5=G06 {SIDES}"
    t = table(
        "8,6 N", tiles=tiles, hazards="8,5", vehicles="armored-1@8,4S", bought="armored_car", tokens=1, phase="net"
    )
    t.play("through-ahead:armored-1")
    assert (t.at("armored-1"), t.hazards, t.tokens) == ("8,5 S", "", 0)


@rule("GD-H10", "GD-X30")
def test_a_vehicle_forced_onto_a_hazard_crashes() -> None:
    tiles = f"8,5=G06 {SIDES} 9,5=G09"
    t = table("8,6 N slam_on_the_brakes", tiles=tiles, hazards="9,5", vehicles="patrol-1@9,4S")
    t.play("play:slam_on_the_brakes")
    assert (t.in_play, t.hazards) == ("", "9,5")
    assert "crashed patrol-1 9,5 hazard" in t.told()
