"""Roadblocks (EFNY-K), ROADBLOCK and BREAK (EFNY-W17, W7)."""

from typing import Any

import pytest

from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule

TWENTY_FIVE = (
    "F5-F3 F5-G4 F5-G6 F5-F7 F5-E6 F5-E4 F3-G4 G4-G6 F7-G6 E6-F7 E4-E6 E4-F3 "
    "D5-E4 D5-E6 D5-C4 D3-E4 D3-C4 D3-D5 D7-E6 D7-D5 E8-E6 E8-F7 F9-F7 G8-F7 G8-G6"
)


def barricade(at: str, top: str = "ambush", **more: Any) -> Table:
    """Fresh Barricade on the Hero's space; Ambush shows the road S."""
    t = table(f"snake {at} discard:dead-run", "maggie H3", top=top, **more)
    return t.play("recover-all", "*timer:street-noise", "*event:fresh-barricade")


# Placing.


@rule("EFNY-W17", "EFNY-K2")
@pytest.mark.parametrize(
    ("top", "road"),
    [
        ("barricades", "D3-D5"),
        ("up-from-the-sewers", "D5-E4"),
        ("running-the-clock", "D5-E6"),
        ("ambush", "D5-D7"),
        ("dead-ends", "C6-D5"),
        ("the-hunt-is-on", "C4-D5"),
    ],
)
def test_the_road_on_the_back_of_the_top_card(top: str, road: str) -> None:
    assert barricade("D5", top).roadblocks == road


@rule("EFNY-K2", "EFNY-F5")
def test_the_other_source_is_the_icon_of_a_tile() -> None:
    t = table("snake F7", plan="bare-knuckles dead-run", top="ambush")
    t.play("move-instead:bare-knuckles", "go:E6", "reveal:D7", "*tile:ct31")
    assert t.roadblocks == "D5-D7"


@rule("EFNY-K3")
def test_where_an_intact_one_is_nothing_happens() -> None:
    t = barricade("D5", roadblocks="D5-D7")
    assert (t.roadblocks, "roadblock D5 S" in t.told()) == ("D5-D7", False)


@rule("EFNY-K4")
def test_a_destroyed_one_is_restored() -> None:
    t = barricade("D5", broken="D5-D7 D5-D3")
    assert (t.roadblocks, t.broken) == ("D5-D7", "D3-D5")


@rule("EFNY-K5")
def test_towards_the_coast_nothing_is_placed() -> None:
    assert barricade("D9").roadblocks == ""


@rule("EFNY-K5", "EFNY-V2")
def test_the_road_to_a_bridge_may_be_blocked() -> None:
    t = barricade("I10")
    assert t.roadblocks == "I10-S"


@rule("EFNY-K6")
def test_a_road_belongs_to_both_its_spaces() -> None:
    """N of D7 is S of D5."""
    t = barricade("D7", "barricades", roadblocks="D5-D7")
    assert t.roadblocks == "D5-D7"
    t = table("snake D7", plan="on-my-own dead-run", roadblocks="D5-D7", tiles="D5 C6 C8")
    t.play("play:on-my-own")
    assert "go:D5" not in t.options()


@rule("EFNY-K8", "EFNY-G2")
def test_without_a_counter_a_destroyed_one_is_taken_from_the_board() -> None:
    roads = TWENTY_FIVE.split()
    t = barricade("B3", roadblocks=" ".join(roads[:23]), broken=" ".join(roads[23:]))
    assert (t.asked, t.kind, t.options()) == ("snake", "reuse", "reuse:G8-N reuse:G8-NW")
    t.play("reuse:G8-N")
    assert t.broken == "F7-G8"
    assert "B3-B5" in t.roadblocks


@rule("EFNY-K8")
def test_if_all_25_stand_nothing_is_placed() -> None:
    t = barricade("B3", roadblocks=TWENTY_FIVE)
    assert (t.kind, "B3-B5" in t.roadblocks) == ("choose", False)
    assert len(t.roadblocks.split()) == 25


@rule("EFNY-K8", "EFNY-K4")
def test_restoring_needs_no_counter() -> None:
    roads = TWENTY_FIVE.split()
    t = barricade("B3", roadblocks=" ".join(roads[:24]), broken="B3-B5")
    assert (t.kind, "B3-B5" in t.roadblocks, t.broken) == ("choose", True, "")


# What it does.


@rule("EFNY-K1", "EFNY-M2")
def test_it_stops_the_steps_of_heroes() -> None:
    t = table("snake D5", plan="on-my-own dead-run", roadblocks="D5-E4").play("play:on-my-own")
    assert t.options() == "go:C4 go:E6"


@rule("EFNY-K1", "EFNY-A1")
def test_it_stops_the_attacks_of_heroes() -> None:
    t = table("snake D5", plan="spray-the-street dead-run", roadblocks="D3-D5", enemies="D3: 1 prisoner, E4: 1 driver")
    t.play("play:spray-the-street")
    assert t.enemies == "D3: 1 prisoner"


@rule("EFNY-K1", "EFNY-D1")
def test_and_those_of_enemies() -> None:
    t = table("snake D5", step=7, roadblocks="D3-D5", enemies="D3: romero")
    assert t.kind == "new-york"


@rule("EFNY-K1", "EFNY-A10")
def test_nobody_is_tricked_across_it() -> None:
    t = table("brain D5", plan="stony-poker-face scrounge", roadblocks="D5-E4", enemies="D5: 1 prisoner")
    t.play("play:stony-poker-face")
    assert t.options() == "trick-prisoner:C4 trick-prisoner:E6"


@rule("EFNY-K1", "EFNY-M7")
def test_it_does_not_stop_revealing() -> None:
    t = table("snake E4", plan="on-my-own dead-run", roadblocks="E6-D7 E6-D5").play("play:on-my-own", "go:E6")
    assert t.options() == "reveal:D5 reveal:D7 reveal:E8"


@rule("EFNY-K1", "EFNY-W10")
def test_nor_manholes() -> None:
    around = "E4-E2 E4-F3 E4-F5 E4-E6 E4-D5 E4-D3"
    t = table(
        "snake E4 into-the-sewers dead-run", plan="into-the-sewers dead-run", roadblocks=around, special_cards=True
    )
    t.play("play:into-the-sewers")
    assert t.at("snake") == "G6"


@rule("EFNY-K1", "EFNY-W11")
def test_nor_the_way_from_poi_to_poi() -> None:
    t = table("cabbie E0 thirty-years-in-this-town hop-in", plan="thirty-years-in-this-town hop-in",
              tiles="E0=nothing-here K8=slags-ring", roadblocks="E0-E2 E0-D1 E0-F1")  # fmt: skip
    t.play("play:thirty-years-in-this-town", "jump:K8")
    assert t.at("cabbie") == "K8"


@rule("EFNY-K7", "EFNY-M3")
def test_a_destroyed_one_stays_and_counts_as_open() -> None:
    t = table("snake D5", plan="kick-it-down dead-run", roadblocks="D5-E4 D5-E6", tiles="D3")
    t.play("play:kick-it-down", "go:E4")
    assert (t.roadblocks, t.broken) == ("D5-E6", "D5-E4")
    roads = {(road.space, road.direction): road.intact for road in t.view("snake").roads}
    assert roads == {("E4", "SW"): False, ("E6", "NW"): True}


# BREAK.


@rule("EFNY-W7", "EFNY-K7")
def test_break_takes_one_of_the_roadblocks_around_the_bridge_included() -> None:
    t = table("snake I10 crowbar", windows=True, step=0, roadblocks="I10-S I10-I8 I10-H9").play("use:crowbar")
    assert t.options() == "break:N break:NW break:S"
    t.play("break:S")
    assert (t.roadblocks, t.broken) == ("H9-I10 I8-I10", "I10-S")
