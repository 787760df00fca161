"""Four players: Partners in Crime and Bait and Switch (GD-Q26 to Q28)."""

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

BLOCK = " ".join(f"{column},{row}=START" for row in range(4, 10) for column in range(6, 16))
"""A town of plain tiles: nothing has to be filled."""
PIC = "partners_in_crime"


def town(a: str, b: str, discard: str = "", discard_b: str = "", barricades: str = "") -> Table:
    """A at 8,6 and B at 12,6, too far apart to share."""
    a, b = f"8,6 N {a}", f"12,6 N {b}"
    return table(a, b, tiles=BLOCK, discard=discard, discard_b=discard_b, barricades=barricades)


def copies(t: Table, who: str = "driver-a") -> list[str]:
    """What this Driver may do with Partners in Crime."""
    return [code for code in t.options(who).split() if "copy" in code]


# Copying.


@rule("GD-Q26")
def test_a_card_in_the_partners_hand_is_used_shown_and_stays_there() -> None:
    t = town(PIC, "ramming_speed decoy_car")
    assert (copies(t), t.rule_of("driver-a copy:ramming_speed")) == (["copy:ramming_speed"], "GD-Q26")
    t.play("driver-a copy:ramming_speed")
    assert (t.state.ramming, t.hand(1), t.discard(1)) == ([True, False], "decoy_car ramming_speed", "")
    assert (t.hand(0), t.discard(0)) == ("", PIC)
    assert t.told() == ["copied driver-a ramming_speed"]
    assert [driver.shown for driver in t.view("police").drivers] == [[], ["ramming_speed"]]


@rule("GD-Q26")
def test_a_card_in_the_partners_discard_pile_costs_no_stash_and_stays_there() -> None:
    t = town(PIC, "", discard_b="ramming_speed").play("driver-a copy:ramming_speed")
    assert (t.state.ramming, t.discard(1), t.removed(1), t.discard(0)) == ([True, False], "ramming_speed", "", PIC)
    assert t.state.shown == [0, 0]


@rule("GD-Q26", "GD-X4")
def test_from_the_own_discard_pile_it_is_paid_for_and_removed() -> None:
    t = table("8,6 N", "12,6 N ramming_speed", tiles=BLOCK, discard=PIC, loot=1)
    assert copies(t) == ["recopy:ramming_speed"]
    t.play("driver-a recopy:ramming_speed")
    assert (t.state.ramming, t.loot(0), t.removed(0), t.discard(0)) == ([True, False], 0, PIC, "")
    assert t.told() == ["recopied driver-a ramming_speed"]
    t = table("8,6 N", "12,6 N ramming_speed", tiles=BLOCK, discard=PIC, loot=0, loot_b=3)
    assert copies(t) == []


@rule("GD-Q26")
def test_only_with_the_card_and_only_the_partners() -> None:
    t = town("ramming_speed decoy_car", "hit_the_gas")
    assert t.refused("driver-a copy:hit_the_gas") == "GD-Q26"
    t = town(f"{PIC} ramming_speed", "hit_the_gas", discard="last_ditch_effort")
    assert copies(t) == ["copy:hit_the_gas"]


@rule("GD-Q26", "GD-R4")
def test_at_the_proper_time_of_the_copied_card() -> None:
    t = town(f"{PIC} leave_wreckage", "slam_on_the_brakes hit_the_gas last_ditch_effort decoy_car stomping_grounds")
    assert copies(t) == ["copy:hit_the_gas", "copy:slam_on_the_brakes"]  # A's meter is on white
    t.play("driver-a drive:front", "driver-b drive:front")
    assert copies(t) == ["copy:hit_the_gas"]


@rule("GD-Q26", "GD-X17")
def test_the_copied_ability_is_the_copying_drivers() -> None:
    t = town(PIC, "hit_the_gas").play("driver-a copy:hit_the_gas")
    assert (t.asked, t.kind) == ("driver-a", "extra-move")
    t.play("drive:left")
    assert (t.at("driver-a"), t.at("driver-b")) == ("7,6 W", "12,6 N")


@rule("GD-Q26", "GD-U9")
def test_with_the_last_card_a_barricade_cannot_be_paid_any_more() -> None:
    around = "8,5 7,6 9,6"
    t = town(PIC, "hit_the_gas", barricades=around)
    assert copies(t) == []
    t = town(f"{PIC} decoy_car", "hit_the_gas", barricades=around)
    assert copies(t) == ["copy:hit_the_gas"]


@rule("GD-Q26", "GD-X31")
def test_stomping_grounds_is_copied_in_the_window_of_its_own() -> None:
    t = table(f"8,6 N {PIC}", "12,6 N stomping_grounds", phase="start")
    assert (t.options(), t.rule_of("copy:stomping_grounds")) == ("copy:stomping_grounds pass", "GD-Q26")
    t.play("copy:stomping_grounds", "pass", "city ready", "police ready")
    assert t.view("driver-a").filling == ["8,5", "7,6", "9,6"]
    assert (t.hand(1), t.state.stomping) == ("stomping_grounds", [1, 0])


@rule("GD-Q26", "GD-X8")
def test_decoy_car_is_copied_in_the_window_of_its_own() -> None:
    t = table("8,6 N", "12,6 N decoy_car", tiles=BLOCK, discard=PIC, loot=1)
    t.play("driver-a drive:front", "driver-b drive:front", "driver-a end", "driver-b end")
    assert (t.asked, t.options(), t.rule_of("recopy:decoy_car")) == ("driver-a", "pass recopy:decoy_car", "GD-Q26")
    t.play("recopy:decoy_car")
    assert (t.at("driver-a"), t.at("driver-b"), t.removed(0)) == ("8,6 N", "12,5 N", PIC)


@rule("GD-Q26", "GD-I5")
def test_the_windows_open_for_partners_in_crime_in_the_pile_whatever_the_partner_holds() -> None:
    for hand in ("decoy_car", "hit_the_gas"):
        t = table("8,6 N", f"12,6 N {hand}", tiles=BLOCK, discard=PIC, loot=1)
        t.play("driver-a drive:front", "driver-b drive:front", "driver-a end", "driver-b end")
        assert (t.asked, t.kind) == ("driver-a", "decoy")
    t = table("8,6 N", "12,6 N decoy_car", tiles=BLOCK, discard=PIC)
    t.play("driver-a drive:front", "driver-b drive:front", "driver-b end")
    assert (t.asked, t.kind) == ("driver-b", "decoy")
    t = table("8,6 N", "12,6 N decoy_car", discard=PIC, loot=1, phase="start")
    assert (t.asked, t.kind, t.options()) == ("driver-a", "round-start", "pass")


@rule("GD-Q26", "GD-H2")
@pytest.mark.parametrize("again", [False, True])
def test_a_stunt_of_the_partner(again: bool) -> None:
    roads = BLOCK.replace("8,5=START", "8,5=R06")
    hand = "" if again else PIC
    t = table(f"8,6 N {hand}", "12,6 N decoy_car hit_the_gas", tiles=roads, discard=PIC if again else "", loot=1)
    t.play("driver-a drive:front", "driver-b drive:front")
    verb = "recopy-stunt" if again else "copy-stunt"
    assert t.options() == f"back-out {verb}:decoy_car"  # a ramp does not match
    assert t.rule_of(f"{verb}:decoy_car") == "GD-Q26"
    t.play(f"{verb}:decoy_car")
    assert (t.at("driver-a"), t.hand(1), t.state.shown) == ("8,5 N", "decoy_car hit_the_gas", [0, 1])
    assert (t.removed(0), t.discard(0)) == ((PIC, "") if again else ("", PIC))


@rule("GD-Q26", "GD-X14")
def test_handbrake_turn_as_a_stunt_of_the_partner() -> None:
    roads = BLOCK.replace("8,5=START", "8,5=R12")
    t = table(f"8,6 N {PIC}", "12,6 N", tiles=roads, discard_b="handbrake_turn")
    t.play("driver-a drive:front", "driver-b drive:front")
    assert t.options() == "back-out copy-spin"  # its printed stunt does not match
    t.play("copy-spin")
    assert (t.at("driver-a"), t.discard(1), t.discard(0)) == ("8,6 S", "handbrake_turn", PIC)


@rule("GD-Q26", "GD-Q14")
def test_a_copied_stunt_takes_both_through_as_well() -> None:
    t = table(f"8,6 N {PIC}", "8,6 N decoy_car", tiles="8,5=R06 7,6=START 9,6=START")
    t.play("driver-a drive:front", "driver-b drive:front", "first-a", "copy-stunt:decoy_car")
    assert (t.asked, t.kind) == ("driver-b", "share-stunt")
    t.play("share")
    assert (t.at("driver-a"), t.at("driver-b"), t.hand(1)) == ("8,5 N", "8,5 N", "decoy_car")


@rule("GD-Q26", "GD-D16")
def test_a_driver_who_can_copy_a_stunt_is_not_boxed_in() -> None:
    walls = "8,5=R06 7,6=R06 9,6=R12 8,7=R12 12,5=START 11,6=START 13,6=START"
    t = table(f"8,6 N {PIC}", "12,6 N decoy_car", tiles=walls)
    assert t.options("driver-a") == "drive:front drive:left drive:right play:partners_in_crime"
    t = table(f"8,6 N {PIC}", "12,6 N hit_the_gas", tiles=walls)
    assert t.options("driver-a") == "copy:hit_the_gas give-up play:partners_in_crime"
    t = table("8,6 N", "12,6 N", tiles=walls, discard=PIC, discard_b="decoy_car", loot=1)
    assert t.offers("driver-a drive:front")
    t = table("8,6 N hit_the_gas", "12,6 N decoy_car", tiles=walls)
    assert t.offers("driver-a give-up")


@rule("GD-Q26")
def test_the_partners_copying_half_cannot_be_copied_but_bait_and_switch_can() -> None:
    t = town(PIC, f"{PIC} ramming_speed")
    assert copies(t) == ["copy:partners_in_crime", "copy:ramming_speed"]
    t.play("driver-a copy:partners_in_crime")
    assert (t.asked, t.options()) == ("driver-a", "bait-pull bait-swap")  # nothing of A's own to choose from
    t.play("bait-swap")
    assert (t.at("driver-a"), t.at("driver-b"), t.hand(1)) == ("12,6 N", "8,6 N", f"{PIC} ramming_speed")


# Bait and Switch.


@rule("GD-Q27")
def test_the_drivers_trade_tiles_and_keep_their_facings() -> None:
    t = table(f"8,6 E {PIC}", "12,6 S", tiles=BLOCK)
    assert t.rule_of("driver-a play:partners_in_crime") == "GD-Q27"
    t.play("driver-a play:partners_in_crime")
    assert (t.asked, t.kind, t.options()) == ("driver-a", "bait", "bait-pull bait-swap")
    t.play("bait-swap")
    assert (t.at("driver-a"), t.at("driver-b"), t.discard(0)) == ("12,6 E", "8,6 S", PIC)


@rule("GD-Q27")
def test_or_the_partner_is_pulled_onto_the_own_tile() -> None:
    t = table("8,6 E", f"12,6 S {PIC}", tiles=BLOCK).play("driver-b play:partners_in_crime", "bait-pull")
    assert (t.at("driver-a"), t.at("driver-b")) == ("12,6 E", "12,6 S")
    assert t.told()[-1] == "pulled driver-a 12,6"


@rule("GD-Q27", "GD-X4")
def test_from_the_discard_pile_for_a_stash_token() -> None:
    t = table("8,6 E", "12,6 S", tiles=BLOCK, discard=PIC, loot=1)
    t.play("driver-a replay:partners_in_crime", "bait-pull")
    assert (t.at("driver-b"), t.loot(0), t.removed(0)) == ("8,6 S", 0, PIC)


@rule("GD-Q27", "GD-A6", "GD-F6")
def test_it_is_no_entry_and_nobody_follows() -> None:
    roads = BLOCK.replace("8,6=START", "8,6=R06")
    t = table(
        f"8,6 E {PIC}", "12,6 S", tiles=roads, vehicles="patrol-1@12,6W patrol-2@8,6E", hazards="8,6", stash="8,6"
    )
    t.play("driver-a play:partners_in_crime", "bait-swap")
    assert (t.at("patrol-1"), t.at("patrol-2")) == ("12,6 W", "8,6 E")  # no reaction turn either
    assert (t.stash, t.hazards, t.loot(1), t.asked) == ("8,6", "8,6", 0, "driver-a driver-b")
    assert [vehicle.pursues for vehicle in t.view("police").vehicles] == [[0], [1]]


@rule("GD-Q27", "GD-R4", "GD-R5")
def test_at_any_clean_point_before_or_after_the_move() -> None:
    t = town(f"{PIC} ramming_speed", "last_ditch_effort").play("driver-a play:partners_in_crime", "bait-swap")
    assert t.offers("driver-a play:ramming_speed")  # it does not end the beginning of the turn
    t = town(PIC, "last_ditch_effort").play("driver-a drive:front", "driver-b drive:front")
    t.play("driver-a play:partners_in_crime", "bait-swap")
    assert (t.at("driver-a"), t.at("driver-b")) == ("12,5 N", "8,5 N")


@rule("GD-Q27", "GD-X27")
def test_also_after_slam_on_the_brakes() -> None:
    t = town(f"{PIC} slam_on_the_brakes", "").play("driver-a play:slam_on_the_brakes")
    assert t.offers("driver-a play:partners_in_crime")


@rule("GD-Q27", "GD-A12")
def test_not_on_the_same_tile() -> None:
    t = table(f"8,6 E {PIC}", f"8,6 S {PIC}", tiles=BLOCK)
    assert t.refused("driver-a play:partners_in_crime") == "GD-Q27"
    assert t.refused("driver-a copy:partners_in_crime") == "GD-Q26"


@rule("GD-Q27", "GD-D10", "GD-R6")
def test_a_partner_who_has_not_moved_still_must_and_the_city_fills_first() -> None:
    t = table(f"8,6 N {PIC}", "12,6 S", tiles=BLOCK)
    t.play("driver-a play:partners_in_crime", "bait-pull")
    assert "end" not in t.options("driver-b").split()
    t = table(f"3,3 N {PIC}", "12,6 S", tiles=BLOCK + " 3,2=START 2,3=START 4,3=START")
    t.play("driver-a play:partners_in_crime", "bait-pull")
    assert t.options("driver-b") == "go-on"  # 3,4 is open, and in front of B
    t.play("driver-b go-on", "*draw:Y01")
    assert t.tile("3,4") == "Y01?"


# No stunt.


@rule("GD-Q28", "GD-H2")
def test_the_card_has_no_stunt() -> None:
    for tile in ("R01", "R04", "R06"):
        t = table(f"8,6 N {PIC}", "12,6 N", tiles=BLOCK.replace("8,5=START", f"8,5={tile}"))
        t.play("driver-a drive:front", "driver-b drive:front")
        assert t.options() == "back-out"


@rule("GD-Q28", "GD-U9")
def test_it_may_be_given_up_at_a_barricade() -> None:
    t = town(PIC, "", barricades="8,5").play("driver-a drive:front", "driver-b drive:front")
    assert t.options() == "give:partners_in_crime"
    t.play("give:partners_in_crime")
    assert (t.at("driver-a"), t.discard(0)) == ("8,5 N", PIC)
