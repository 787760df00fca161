"""Four players: both cars move at the same instant (GD-Q11 to Q14, Q16, Q17)."""

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

A_ROAD = "8,5=START 7,6=START 9,6=START"
B_ROAD = "12,5=START 11,6=START 13,6=START"
ROADS = f"{A_ROAD} {B_ROAD}"
OTHERS = ("city", "police", "onlooker")


def both(t: Table, a: str, b: str) -> Table:
    """Both Drivers choose these directions."""
    return t.play(f"driver-a drive:{a}", f"driver-b drive:{b}")


# Choosing directions.


@rule("GD-Q11")
def test_cards_and_studying_are_open_to_both_in_the_order_they_come_in() -> None:
    roads = "8,5=Y05? 7,6=START 9,6=START 12,5=Y06? 11,6=START 13,6=START"
    t = table("8,6 N ramming_speed", "12,6 N ramming_speed last_ditch_effort", tiles=roads, meter_b=2)
    assert t.asked == "driver-a driver-b"
    t.play("driver-b study:front", "driver-a play:ramming_speed", "driver-b play:last_ditch_effort")
    t.play("driver-a study:front")
    assert (t.meter(0), t.meter(1)) == (1, 2)
    assert (t.state.ramming, t.tile("8,5"), t.tile("12,5")) == ([True, False], "Y05", "Y06")


@rule("GD-Q11", "GD-R4")
def test_the_beginning_of_the_turn_is_each_drivers_own() -> None:
    roads = "8,5=? 7,6=START 9,6=START 12,5=? 11,6=START 13,6=START"
    t = table("8,6 N ramming_speed", "12,6 N ramming_speed", tiles=roads)
    t.play("driver-b study:front")
    assert t.refused("driver-b play:ramming_speed") == "GD-X24"
    assert t.offers("driver-a play:ramming_speed")


@rule("GD-Q11")
def test_nobody_moves_before_both_have_set_their_direction() -> None:
    t = table("8,6 N", "12,6 N", tiles=ROADS).play("driver-a drive:left")
    assert (t.at("driver-a"), t.asked) == ("8,6 N", "driver-b")
    t.play("driver-b drive:right")
    assert (t.at("driver-a"), t.at("driver-b")) == ("7,6 W", "13,6 E")


@rule("GD-Q11")
def test_the_partner_sees_the_direction_and_nobody_else() -> None:
    t = table("8,6 N", "12,6 N", tiles=ROADS)
    assert t.mask("driver-a drive:left", "driver-b") == "drive:left"
    for other in OTHERS:
        assert t.mask("driver-a drive:left", other) == "drive:?"
    t.play("driver-a drive:left")
    assert t.told("driver-b") == t.told("driver-a") == ["direction-set driver-a left"]
    assert [driver.way for driver in t.view("driver-b").drivers] == ["W", None]
    for other in OTHERS:
        assert t.told(other) == ["direction-set driver-a ?"]
        assert [(driver.chosen, driver.way) for driver in t.view(other).drivers] == [(True, None), (False, None)]


@rule("GD-Q11")
def test_everybody_sees_the_directions_once_both_are_set() -> None:
    t = table("8,6 N", "12,6 N", tiles=ROADS).play("driver-b drive:right")
    t.play("driver-a drive:left")
    assert t.told("police")[1:5] == [
        "direction-shown driver-a left",
        "direction-shown driver-b right",
        "drove driver-a left 7,6 W",
        "drove driver-b right 13,6 E",
    ]


@rule("GD-Q11", "GD-U9")
def test_a_barricade_is_paid_for_when_both_are_set_and_before_the_cars_move() -> None:
    t = table("8,6 N decoy_car last_ditch_effort", "12,6 N decoy_car", tiles=ROADS, barricades="8,5 12,5")
    t.play("driver-a drive:front")
    assert t.asked == "driver-b"  # paying now would tell the other side
    t.play("driver-b drive:front")
    assert (t.asked, t.kind, t.at("driver-a"), t.at("driver-b")) == ("driver-a", "barricade", "8,6 N", "12,6 N")
    t.play("give:decoy_car")
    assert (t.asked, t.at("driver-a")) == ("driver-b", "8,6 N")
    t.play("give:decoy_car")
    assert (t.at("driver-a"), t.at("driver-b")) == ("8,5 N", "12,5 N")


@rule("GD-Q11", "GD-Q27")
def test_a_direction_is_lifted_when_the_partners_card_moves_the_car() -> None:
    t = table("8,6 N slam_on_the_brakes", "12,6 N partners_in_crime", tiles=ROADS)
    t.play("driver-a drive:left", "driver-b play:partners_in_crime", "bait-swap")
    assert t.told("police")[-2:] == ["direction-lifted driver-a", "traded-places driver-b 8,6 12,6"]
    assert t.asked == "driver-a driver-b"
    assert t.offers("driver-a play:slam_on_the_brakes")  # neither studied nor moved: the turn has hardly begun
    assert [driver.way for driver in t.view("driver-b").drivers] == [None, None]
    both(t, "right", "front")
    assert (t.at("driver-a"), t.at("driver-b")) == ("13,6 E", "8,5 N")


@rule("GD-Q11", "GD-Q15")
def test_a_direction_is_lifted_when_the_driver_shares_a_card_that_moves_the_car() -> None:
    roads = f"{A_ROAD} 8,7=START 8,4=START 7,5=START 9,5=START 7,7=START 9,7=START 8,8=START 7,8=START 9,8=START"
    t = table("8,6 N", "8,7 S hit_the_gas", tiles=roads)
    t.play("driver-a drive:left", "driver-b play:hit_the_gas", "share", "drive:front", "drive:front")
    assert (t.at("driver-a"), t.at("driver-b"), t.asked) == ("8,5 N", "8,8 S", "driver-a driver-b")
    assert t.refused("driver-a play:slam_on_the_brakes") == "GD-X26"


@rule("GD-Q11")
def test_who_has_set_a_direction_waits() -> None:
    t = table("8,6 N last_ditch_effort", "12,6 N last_ditch_effort", tiles=ROADS, meter=2).play("driver-a drive:front")
    assert not t.offers("driver-a play:last_ditch_effort")
    t.play("driver-b drive:front", "driver-a play:last_ditch_effort")
    assert t.meter(0) == 1


@rule("GD-Q11", "GD-D17")
def test_who_can_only_give_up_is_asked_last() -> None:
    t = table("8,6 N partners_in_crime", "12,6 N", tiles=A_ROAD, blocked="12,5 11,6 13,6")
    assert t.asked == "driver-a"
    t.play("play:partners_in_crime", "bait-pull")
    assert (t.at("driver-b"), t.asked) == ("8,6 N", "driver-a driver-b")


# Resolving.


@rule("GD-Q12")
def test_both_tiles_are_flipped_first_and_as_badge_pays_first() -> None:
    roads = "8,5=R01? 7,6=START 9,6=START 12,5=R06? 11,6=START 13,6=START"
    t = both(table("8,6 N", "12,6 N", tiles=roads), "front", "front")
    flips = [line for line in t.told() if line.startswith(("turned-up", "badge", "hazard-placed"))]
    assert flips == ["turned-up 8,5 R01", "badge 2 2", "turned-up 12,5 R06", "badge 2 4"]
    assert (t.asked, t.kind, t.options()) == ("driver-a", "resolve-first", "first-a first-b")


@rule("GD-Q12")
def test_the_drivers_choose_who_is_resolved_first() -> None:
    def resolved(code: str) -> Table:
        t = table(
            "8,6 N decoy_car", "12,6 N decoy_car", tiles="8,5=R06 12,5=R06 7,6=START 11,6=START 9,6=START 13,6=START"
        )
        return both(t, "front", "front").play(code)

    assert resolved("first-a").asked == "driver-a"
    t = resolved("first-b")
    assert (t.asked, t.kind, t.hazards) == ("driver-b", "handle", "12,5")
    t.play("stunt:decoy_car")
    assert (t.asked, t.kind, t.hazards) == ("driver-a", "handle", "12,5 8,5")


@rule("GD-Q12")
def test_a_is_first_unless_they_say_otherwise() -> None:
    t = both(
        table("8,6 N", "12,6 N", tiles="8,5=Y05 12,5=Y06 7,6=START 9,6=START 11,6=START 13,6=START"), "front", "front"
    )
    assert t.default() == "first-a"
    t.play("first-a")
    assert t.asked == "driver-a"


@rule("GD-Q12")
def test_nobody_is_asked_who_is_first_where_it_cannot_matter() -> None:
    t = both(
        table("8,6 N", "12,6 N", tiles="8,5=START 12,5=Y06 7,6=START 9,6=START 11,6=START 13,6=START"), "front", "front"
    )
    assert (t.asked, t.kind) == ("driver-b", "hazard")


@rule("GD-Q12", "GD-H6")
def test_the_order_matters_where_one_backs_out_onto_the_others_tile() -> None:
    roads = "8,5=R02 8,6=R12 8,7=START 7,6=START 9,6=START 7,7=START 9,7=START"

    def crossing(first: str) -> Table:
        t = table("8,6 N", "8,7 N switch_cars", tiles=roads)
        return both(t, "front", "front").play(first)

    t = crossing("first-a")  # A backs out to 8,6 before B's token is placed there
    assert (t.asked, t.at("driver-a")) == ("driver-b", "8,6 N")
    t.play("stunt:switch_cars")
    assert t.hazards == "8,5 8,6"
    t = crossing("first-b").play("stunt:switch_cars")
    assert t.hazards == "8,5"  # A comes back and takes B's token away


@rule("GD-Q12", "GD-K8")
def test_a_vehicle_that_leaves_with_the_partner_is_not_there_when_the_car_arrives() -> None:
    roads = "8,5=START 8,6=R12 8,7=START 7,6=START 9,6=START 7,7=START 9,7=START"
    t = table("8,6 N", "8,7 N", tiles=roads, vehicles="patrol-1@8,6N")
    both(t, "front", "front").play("first-b")
    assert "hazard-placed 8,6" in t.told()
    assert t.at("patrol-1") == "8,5 N"
    assert t.at("driver-b") == "8,7 N"  # nothing to pass the hazard with


@rule("GD-Q12", "GD-K8", "GD-C6")
@pytest.mark.parametrize("piece", ["barricades", "spikes"])
def test_other_police_pieces_keep_the_hazard_away_as_usual(piece: str) -> None:
    roads = "8,5=R06 7,6=START 9,6=START 12,5=START 11,6=START 13,6=START"
    place = {"barricades": "", "spikes": "", piece: "8,5"}
    t = table(
        "8,6 N decoy_car last_ditch_effort",
        "12,6 N",
        tiles=roads,
        barricades=place["barricades"],
        spikes=place["spikes"],
    )
    both(t, "front", "front")
    if piece == "barricades":
        t.play("give:decoy_car")
    assert (t.at("driver-a"), t.hazards, t.asked) == ("8,5 N", "", "driver-a")


@rule("GD-Q12", "GD-M5", "GD-Q27")
def test_an_extra_move_that_is_blocked_is_not_lost_while_the_partner_may_help() -> None:
    roads = "8,5=START 7,6=START 9,6=START 12,5=G04 11,6=START 13,6=START"
    t = table(
        "8,6 N partners_in_crime", "12,6 N", tiles=f"{roads} 8,4=START 7,5=START 9,5=START", blocked="12,4 11,5 13,5"
    )
    both(t, "front", "front")
    assert (t.asked, t.options("driver-b")) == ("driver-a driver-b", "end")
    t.play("driver-a play:partners_in_crime", "bait-pull", "driver-b thoroughfare", "drive:left")
    assert t.at("driver-b") == "7,5 W"


@rule("GD-Q12", "GD-M5")
def test_extra_moves_and_free_plays_follow_as_they_come_in() -> None:
    roads = "8,5=G04 7,6=START 9,6=START 12,5=G04 11,6=START 13,6=START"
    more = " 8,4=START 7,5=START 9,5=START 12,4=START 11,5=START 13,5=START"
    t = table("8,6 N last_ditch_effort", "12,6 N", tiles=roads + more, meter=1)
    both(t, "front", "front").play("first-b")
    assert t.asked == "driver-a driver-b"
    t.play("driver-b thoroughfare", "drive:front", "driver-a thoroughfare", "drive:left")
    assert (t.at("driver-a"), t.at("driver-b"), t.asked) == ("7,5 W", "12,4 N", "driver-a")
    t.play("play:last_ditch_effort")
    assert t.kind_of("driver-a") == ""  # nothing left: the turn is over


# The same tile.


def meeting(tile: str, a: str = "", b: str = "", stash: str = "") -> Table:
    """A at 8,6 and B at 10,6 both drive onto 9,6."""
    t = table(f"8,6 E {a}", f"10,6 W {b}", tiles=f"9,6={tile} 8,5=START 8,7=START 10,5=START 10,7=START", stash=stash)
    return both(t, "front", "front")


@rule("GD-Q13")
def test_one_flip_and_one_badge() -> None:
    t = meeting("Y01?")
    assert [line for line in t.told() if line.startswith(("turned-up", "badge"))] == ["turned-up 9,6 Y01", "badge 3 3"]


@rule("GD-Q13")
@pytest.mark.parametrize(("code", "loot"), [("stash-a", (1, 0)), ("stash-b", (0, 1))])
def test_a_stash_token_goes_to_whom_they_name(code: str, loot: tuple[int, int]) -> None:
    t = meeting("Y05", stash="9,6").play("first-a")
    assert (t.asked, t.kind, t.options(), t.default()) == ("driver-a", "shared-stash", "stash-a stash-b", "stash-a")
    t.play(code)
    assert ((t.loot(0), t.loot(1)), t.stash, t.hazards) == (loot, "", "")
    assert t.kind_of("driver-a") != "hazard"  # a yellow tile, but the token keeps the hazard away for both


@rule("GD-Q13", "GD-C2")
def test_a_yellow_hazard_only_if_both_agree() -> None:
    t = meeting("Y05").play("first-a")
    assert (t.asked, t.kind, t.decision.rule, t.default()) == ("driver-a", "hazard", "GD-Q13", "no-hazard")
    t.play("hazard")
    assert (t.asked, t.kind, t.hazards) == ("driver-b", "hazard", "")
    t.play("hazard")
    assert (t.at("driver-a"), t.at("driver-b"), t.hazards) == ("8,6 E", "10,6 W", "9,6")  # both back out
    for codes in (["no-hazard"], ["hazard", "no-hazard"]):
        t = meeting("Y05").play("first-a", *codes)
        assert (t.at("driver-a"), t.at("driver-b"), t.hazards) == ("9,6 E", "9,6 W", "")
        assert t.told().count("no-hazard 9,6 declined") == 1


@rule("GD-Q13", "GD-C1", "GD-H1")
def test_each_must_handle_a_red_tile_alone() -> None:
    t = meeting("R06", "decoy_car", "decoy_car").play("first-a")
    assert (t.asked, t.kind, t.hazards) == ("driver-a", "handle", "9,6")
    t.play("stunt:decoy_car")
    assert (t.asked, t.kind) == ("driver-b", "handle")  # they came from different tiles
    t.play("back-out")
    assert (t.at("driver-a"), t.at("driver-b")) == ("9,6 E", "10,6 W")


@rule("GD-Q13", "GD-K8")
def test_a_police_piece_keeps_the_hazard_away_for_both_even_rammed() -> None:
    roads = "9,6=R06 8,5=START 8,7=START 10,5=START 10,7=START"
    t = table("8,6 E ramming_speed", "10,6 W", tiles=roads, vehicles="patrol-1@9,6N")
    t.play("driver-a play:ramming_speed")
    both(t, "front", "front").play("first-a")
    assert (t.in_play, t.hazards) == ("", "")
    assert (t.at("driver-a"), t.at("driver-b")) == ("9,6 E", "9,6 W")


@rule("GD-Q13", "GD-X24")
def test_both_ram_the_same_tile_once() -> None:
    roads = "9,6=R06 8,5=START 8,7=START 10,5=START 10,7=START"
    t = table("8,6 E ramming_speed", "10,6 W ramming_speed", tiles=roads, vehicles="patrol-1@9,6N", barricades="9,6")
    t.play("driver-a play:ramming_speed", "driver-b play:ramming_speed")
    both(t, "front", "front").play("first-b")
    assert [line for line in t.told() if "crashed" in line] == ["crashed patrol-1 9,6 ramming", "barricade-crashed 9,6"]


@rule("GD-Q13", "GD-F2")
def test_a_vehicle_there_reacts_to_the_one_and_then_to_the_other() -> None:
    roads = "9,6=START 8,5=START 8,7=START 10,5=START 10,7=START"
    t = table("8,6 E", "10,6 W", tiles=roads, vehicles="patrol-1@9,6N")
    both(t, "front", "front").play("first-a")
    assert (t.asked, t.kind, t.at("patrol-1")) == ("police", "react", "9,6 E")  # now it looks at B
    t.play("react-left:patrol-1")
    assert t.at("patrol-1") == "9,6 N"


@rule("GD-Q13", "GD-M4")
def test_a_midtown_bonus_is_for_each_who_enters() -> None:
    t = meeting("G03").play("first-a")
    assert [line for line in t.told() if line.startswith("skid-row")] == ["skid-row 0 0", "skid-row 0 0"]


# A shared stunt.


def abreast(tile: str, a: str, b: str = "", vehicles: str = "") -> Table:
    """Both on 8,6; both drive onto 8,5."""
    roads = f"8,5={tile} 7,6=START 9,6=START"
    return both(table(f"8,6 N {a}", f"8,6 N {b}", tiles=roads, vehicles=vehicles), "front", "front")


@rule("GD-Q14")
def test_one_stunt_takes_both_through() -> None:
    t = abreast("R06", "decoy_car").play("first-a", "stunt:decoy_car")
    assert (t.asked, t.kind, t.options()) == ("driver-b", "share-stunt", "decline share")
    t.play("share")
    assert (t.at("driver-a"), t.at("driver-b"), t.discard(0)) == ("8,5 N", "8,5 N", "decoy_car")
    assert "shared-stunt driver-b" in t.told()


@rule("GD-Q14")
def test_a_stunt_by_either() -> None:
    t = abreast("R06", "", "decoy_car").play("first-b", "stunt:decoy_car")
    assert (t.asked, t.kind) == ("driver-a", "share-stunt")


@rule("GD-Q14")
def test_the_partner_may_decline_and_handle_the_token_alone() -> None:
    t = abreast("R06", "decoy_car", "handbrake_turn").play("first-a", "stunt:decoy_car", "decline")
    assert (t.asked, t.kind) == ("driver-b", "handle")
    t.play("back-out")
    assert (t.at("driver-a"), t.at("driver-b")) == ("8,5 N", "8,6 N")


@rule("GD-Q14", "GD-X14")
def test_handbrake_turn_as_a_stunt_takes_both_back() -> None:
    t = abreast("R06", "handbrake_turn").play("first-a", "spin", "share")
    assert (t.at("driver-a"), t.at("driver-b"), t.hazards) == ("8,6 S", "8,6 S", "8,5")


@rule("GD-Q14", "GD-H7")
def test_the_followers_of_both_crash() -> None:
    t = abreast("R06", "decoy_car", vehicles="patrol-1@8,6N patrol-2@8,6N")
    t.play("chase-a:patrol-1", "chase-b:patrol-2", "first-a", "stunt:decoy_car", "share")
    assert t.in_play == ""


@rule("GD-Q14")
def test_not_after_backing_out_nor_from_different_tiles() -> None:
    t = abreast("R06", "decoy_car", "decoy_car").play("first-a", "back-out")
    assert (t.asked, t.kind) == ("driver-b", "handle")
    t.play("stunt:decoy_car")
    assert t.at("driver-a") == "8,6 N"  # A has handled it already
    t = meeting("R06", "decoy_car", "").play("first-a", "stunt:decoy_car")
    assert t.at("driver-b") == "10,6 W"


@rule("GD-Q14")
def test_not_on_different_tiles_and_not_for_who_is_through() -> None:
    roads = "8,5=START 7,6=R06 9,6=R06"
    t = both(table("8,6 N decoy_car", "8,6 N decoy_car", tiles=roads), "left", "right").play(
        "first-a", "stunt:decoy_car"
    )
    assert (t.asked, t.kind) == ("driver-b", "handle")
    t = abreast("R06", "decoy_car last_ditch_effort", "decoy_car").play("first-a", "stunt:decoy_car", "decline")
    t.play("stunt:decoy_car")
    assert (t.kind_of("driver-a"), t.at("driver-a"), t.at("driver-b")) == ("free", "8,5 N", "8,5 N")


@rule("GD-Q14")
def test_together_now_but_not_when_the_turn_began() -> None:
    roads = "8,5=R06 7,6=START 9,6=START"
    t = table("8,6 N decoy_car partners_in_crime", "7,6 N decoy_car", tiles=f"{roads} 7,5=START 6,6=START")
    t.play("driver-a play:partners_in_crime", "bait-pull")
    both(t, "front", "front").play("first-a", "stunt:decoy_car")
    assert (t.asked, t.kind) == ("driver-b", "handle")


# Whom vehicles follow.


def parting(a: str, b: str, vehicles: str, tokens: int = 0, bought: str = "") -> Table:
    """Both on 8,6 with these vehicles, looking north, and going these ways."""
    roads = "8,5=START 7,6=START 9,6=START"
    return both(table("8,6 N", "8,6 N", tiles=roads, vehicles=vehicles, tokens=tokens, bought=bought), a, b)


@rule("GD-Q16")
def test_the_police_choose_for_each_vehicle_whom_it_follows() -> None:
    t = parting("left", "right", "patrol-1@8,6N patrol-2@8,6N")
    assert (t.asked, t.kind, t.options()) == ("police", "chase", "chase-a:patrol-1 chase-b:patrol-1")
    t.play("chase-b:patrol-1")
    assert t.options() == "chase-a:patrol-2 chase-b:patrol-2"
    t.play("chase-a:patrol-2", "first-a")
    assert (t.at("patrol-1"), t.at("patrol-2")) == ("9,6 E", "7,6 W")


@rule("GD-Q16")
def test_directions_are_known_but_no_tile_is_flipped_when_they_choose() -> None:
    roads = "8,5=START 7,6=Y05? 9,6=Y06?"
    t = both(table("8,6 N", "8,6 N", tiles=roads, vehicles="patrol-1@8,6N"), "left", "right")
    assert (t.kind, t.at("driver-a"), t.tile("7,6"), t.tile("9,6")) == ("chase", "7,6 W", "Y05?", "Y06?")
    t.play("chase-a:patrol-1")
    assert (t.tile("7,6"), t.tile("9,6")) == ("Y05", "Y06")


@rule("GD-Q16", "GD-F5")
def test_a_vehicle_that_can_follow_only_one_follows_that_one() -> None:
    t = parting("left", "right", "patrol-1@8,6E")  # 7,6 is directly behind it
    assert t.at("patrol-1") == "9,6 E"
    t = parting("left", "right", "patrol-1@8,6W")
    assert t.at("patrol-1") == "7,6 W"


@rule("GD-Q16", "GD-F5")
def test_a_vehicle_that_can_follow_neither_is_shaken_off_once() -> None:
    t = parting("front", "front", "patrol-1@8,6S")
    assert (t.at("patrol-1"), t.told().count("shaken patrol-1")) == ("8,6 S", 1)


@rule("GD-Q16", "GD-F4")
def test_both_to_the_same_harmless_tile_and_the_vehicle_with_them() -> None:
    t = parting("front", "front", "patrol-1@8,6E")
    assert t.at("patrol-1") == "8,5 N"


@rule("GD-Q16", "GD-F9")
def test_both_to_the_same_tile_that_may_be_a_hazard_and_the_police_choose() -> None:
    roads = "8,5=R06 7,6=START 9,6=START"
    t = table("8,6 N decoy_car", "8,6 N", tiles=roads, vehicles="patrol-1@8,6N patrol-2@8,6N")
    both(t, "front", "front").play("chase-a:patrol-1", "chase-b:patrol-2")
    t.play("first-a", "stunt:decoy_car", "decline")
    assert (t.in_play, t.at("patrol-2"), t.at("driver-b")) == ("patrol-2", "8,6 N", "8,6 N")


@rule("GD-Q16", "GD-H3")
def test_a_hazard_token_on_a_green_tile_is_a_hazard_too() -> None:
    t = table("8,6 N", "8,6 N", tiles=A_ROAD, vehicles="patrol-1@8,6N", hazards="8,5")
    both(t, "front", "front")
    assert (t.asked, t.kind) == ("police", "chase")


@rule("GD-Q16", "GD-U12")
def test_a_helicopter_left_behind_may_turn_after_one_of_them() -> None:
    t = parting("front", "front", "helicopter-1@8,6S", tokens=2, bought="police_helicopter")
    t.play("first-a")
    assert (t.asked, t.options()) == ("police", "half-turn:helicopter-1 stay:helicopter-1")
    t.play("half-turn:helicopter-1")
    assert (t.at("helicopter-1"), t.tokens) == ("8,5 N", 1)
    assert "shaken helicopter-1" not in t.told()


@rule("GD-Q16")
def test_vehicles_on_different_tiles_follow_their_own_driver() -> None:
    t = table("8,6 N", "12,6 N", tiles=ROADS, vehicles="patrol-1@8,6N patrol-2@12,6N")
    both(t, "front", "front").play("first-a")
    assert (t.at("patrol-1"), t.at("patrol-2")) == ("8,5 N", "12,5 N")


@rule("GD-Q17")
@pytest.mark.parametrize(("code", "at"), [("chase-b:patrol-1", "9,6 E"), ("stay:patrol-1", "8,6 N")])
def test_one_leaves_one_stays_and_the_police_choose(code: str, at: str) -> None:
    t = table(
        "8,6 N slam_on_the_brakes leave_wreckage",
        "8,6 N",
        tiles="8,5=START 7,6=START 9,6=START",
        vehicles="patrol-1@8,6N",
    )
    t.play("driver-a play:slam_on_the_brakes", "decline", "driver-b drive:right")
    assert (t.asked, t.kind, t.options()) == ("police", "follow-or-stay", "chase-b:patrol-1 stay:patrol-1")
    assert t.decision.rule == "GD-Q17"
    t.play(code)
    assert t.at("patrol-1") == at


@rule("GD-Q17", "GD-M5")
def test_also_in_an_extra_move_and_only_those_that_can_follow() -> None:
    roads = "8,5=G04 7,6=START 9,6=START 8,4=START 7,5=START 9,5=START"
    t = table("8,6 N last_ditch_effort", "8,6 N last_ditch_effort", tiles=roads, vehicles="patrol-1@8,6N patrol-2@8,5S")
    both(t, "front", "front").play("first-a", "react-none:patrol-2", "react-right:patrol-2")
    assert (t.at("patrol-1"), t.at("patrol-2")) == ("8,5 N", "8,5 W")
    t.play("driver-a thoroughfare", "drive:right")
    assert t.options() == "chase-a:patrol-1 stay:patrol-1"  # 9,5 is directly behind the other
    t.play("stay:patrol-1")
    assert (t.at("patrol-1"), t.at("patrol-2"), t.asked) == ("8,5 N", "8,5 W", "driver-a driver-b")
    assert "stayed patrol-1" in t.told()


@rule("GD-Q17", "GD-F6")
def test_nobody_follows_hit_the_gas_here_either() -> None:
    roads = "8,5=START 7,6=START 9,6=START"
    t = table("8,6 N hit_the_gas", "8,6 N", tiles=roads, vehicles="patrol-1@8,6N")
    t.play("driver-a play:hit_the_gas", "decline", "drive:front")
    assert (t.at("driver-a"), t.at("patrol-1"), t.asked) == ("8,5 N", "8,6 N", "driver-a driver-b")


@rule("GD-Q17", "GD-F8")
def test_a_vehicle_that_stays_may_still_act() -> None:
    t = table("8,6 N slam_on_the_brakes", "8,6 N", tiles="8,5=START 7,6=START 9,6=START", vehicles="patrol-1@8,6N")
    t.play("driver-a play:slam_on_the_brakes", "decline", "driver-b drive:right", "stay:patrol-1")
    assert t.at("patrol-1") == "8,5 N"  # forced ahead: it had not followed
