"""The President: taking him, and what follows (EFNY-P)."""

from typing import Any

import pytest

from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule

OPEN = "A8=nothing-here C10=romeros-hideout E0=slags-ring G10=crash-site I0=old-theatre K2=gang-hideout K8=looted-store"
"""All POI but the Camp on A2."""


def cabbie(more: str = "", tiles: str = OPEN, **position: Any) -> Table:
    """Cabbie in the Duke's Camp on A2, in the window before step 1."""
    return table(f"cabbie A2 {more}", "snake F5", tiles=f"A2=dukes-camp {tiles}", step=0, windows=True, **position)


# Taking him.


@rule("EFNY-P1")
def test_in_the_camp_without_enemies_he_may_be_taken() -> None:
    t = cabbie().play("collect:president")
    assert (t.supply("cabbie"), t.state.taken, t.view("snake").city.president) == ("president", True, "taken")
    assert t.told()[0] == "took-president cabbie"


@rule("EFNY-P1")
def test_not_among_enemies_not_elsewhere_and_not_twice() -> None:
    assert "collect:president" not in cabbie("radio", enemies="A2: 1 prisoner").options()
    assert "collect:president" not in cabbie("radio", taken=True).options()
    t = table("cabbie A4 radio", tiles="A2=dukes-camp", step=0, windows=True)
    assert "collect:president" not in t.options()


@rule("EFNY-P1", "EFNY-T3")
def test_he_may_be_left_alone() -> None:
    t = cabbie().play("go-on")
    assert not t.state.taken


# What follows.


@rule("EFNY-P2", "EFNY-P3", "EFNY-P4", "EFNY-B1", "EFNY-X3")
def test_example_w15_the_first_time() -> None:
    """Three revealed neighbours, 6 POI face down: 3 Prisoners, 6 tiles and 6 Timer tiles, then the Duke."""
    t = cabbie(tiles="K8=looted-store A4 B1 B3", copter="I6")
    timer = t.state.blacks
    t.play("collect:president")
    assert t.enemies == "A4: 1 prisoner, B1: 1 prisoner, B3: 1 prisoner"
    assert t.copter == "I6 landed"
    assert (t.kind, t.options()) == ("poi", "turn:A8 turn:C10 turn:E0 turn:G10 turn:I0 turn:K2")
    t.play("turn:E0", "*poi:romeros-hideout")
    assert (t.at("romero"), t.crowd("E0"), t.kind) == ("E0", "1 prisoner romero", "timer")
    t.play("*timer:street-noise", "turn:A8", "*poi:nothing-here", "*timer:patrols")
    t.play("turn:C10", "*poi:slags-ring", "*timer:tension", "turn:G10", "*poi:crash-site", "*timer:lull")
    t.play("turn:I0", "*poi:old-theatre", "*special:1", "*new-york:ambush", "*timer:lookout")
    assert t.at("duke") == ""
    t.play("*poi:gang-hideout", "*special:2", "*new-york:ambush", "*timer:lookout")
    assert (t.at("duke"), t.life("duke"), t.state.blacks) == ("A8", 10, timer - 6)
    assert t.told()[-2:] == ["timer-gone lookout", "came duke A8"]
    assert (t.state.event_level, t.noise) == (1, 0)  # the effects of the discarded tiles are ignored


@rule("EFNY-P2", "EFNY-K1", "EFNY-E19")
def test_the_guards_come_to_revealed_neighbours_whatever_roadblocks_there_are() -> None:
    t = cabbie(tiles=f"{OPEN} A4", roadblocks="A2-A4").play("collect:president")
    assert t.enemies == "A4: 1 prisoner, A8: duke"


@rule("EFNY-P2", "EFNY-X3")
def test_a_helicopter_that_has_landed_stays_as_it_is() -> None:
    t = cabbie(landed=True, blacks=3).play("collect:president")
    assert (t.copter, "landed I6" in t.told()) == ("I6 landed", False)


@rule("EFNY-P4", "EFNY-Y3")
def test_hurry_up_comes_at_once_and_is_none_of_the_discards() -> None:
    """One black tile left, two POI face down: a black one, Hurry Up for nothing, and a red one."""
    tiles = OPEN.replace("K2=gang-hideout K8=looted-store", "")
    t = cabbie(tiles=tiles, blacks=1).play(
        "collect:president", "turn:K8", "*poi:looted-store", "*special:1", "*new-york:ambush"
    )
    t.play("*timer:chopper")
    assert t.told() == ["timer-gone chopper", "timer-tile hurry-up"]
    t.play("*poi:gang-hideout", "*special:2", "*new-york:ambush", "*timer:red")
    assert (t.timer, t.at("duke")) == ("0+2", "A8")


@rule("EFNY-P4", "EFNY-V8", "EFNY-G3")
def test_the_last_red_tile_still_loses_the_game() -> None:
    t = cabbie(tiles=OPEN.replace("K8=looted-store", ""), blacks=0).play("collect:president")
    t.play("*poi:looted-store", "*special:1", "*new-york:ambush", "*timer:new-york-wins")
    assert (t.result, t.at("duke")) == ("EFNY-V8", "")


@rule("EFNY-P2", "EFNY-G10")
def test_guards_who_cannot_be_placed_make_noise() -> None:
    t = cabbie(tiles=f"{OPEN} A4 B1 B3", prisoners_left=2).play("collect:president")
    assert t.options() == "prisoner:A4 prisoner:B1 prisoner:B3"
    t.play("prisoner:B1", "prisoner:A4")
    assert (t.enemies, t.noise) == ("A4: 1 prisoner, A8: duke, B1: 1 prisoner", 1)


# In the supply.


@rule("EFNY-P5", "EFNY-I4", "EFNY-P7")
def test_he_counts_towards_the_limit_which_is_kept_before_anything_else_happens() -> None:
    t = cabbie("radio crowbar tape", tiles=f"{OPEN} A4", cases="2=-").play("collect:president")
    assert (t.kind, t.enemies, t.copter) == ("limit", "", "I6")
    t.play("drop-2:tape")
    assert (t.supply("cabbie"), t.tokens) == ("radio crowbar president", "2@A2")
    assert t.enemies == "A4: 1 prisoner, A8: duke"


@rule("EFNY-P5")
def test_he_can_never_be_given_up_by_choice() -> None:
    t = cabbie("radio crowbar cigarettes").play("collect:president")
    assert not any("president" in code for code in t.options().split())
    t.play("throw:radio")
    assert not any("president" in code for code in t.options().split())


@rule("EFNY-P5")
def test_he_lies_open_in_the_supply() -> None:
    t = cabbie("radio").play("collect:president")
    assert t.view("snake").seats[0].supply == ["president", None]
    assert t.view("onlooker").seats[0].supply == ["president", None]


@rule("EFNY-P7", "EFNY-I4", "EFNY-P2")
def test_a_sewer_map_used_for_the_limit_does_not_move_the_guards() -> None:
    """The Camp has a Manhole by no rule; but wherever the Hero is by then, the guards come to the Camp."""
    t = cabbie("sewer-map crowbar tape", tiles=f"{OPEN} A4", manholes="A2", cases="2=-").play("collect:president")
    t.play("use:sewer-map", "manhole:E4")
    assert (t.at("cabbie"), t.enemies) == ("E4", "A4: 1 prisoner, A8: duke")


@rule("EFNY-P6", "EFNY-W9")
def test_stealing_him_is_no_first_time() -> None:
    t = table("snake D5", "cabbie D5 president", plan="not-my-plan-snake ghost-step", taken=True)
    t.play("play:not-my-plan-snake")
    assert (t.supply("snake"), t.supply("cabbie"), t.at("duke"), t.kind) == ("president", "", "", "play")


@rule("EFNY-P6", "EFNY-W9")
@pytest.mark.parametrize(("hero", "card"), [("maggie", "take-it-and-go"), ("brain", "double-deal")])
def test_other_cards_that_steal_cannot_take_him(hero: str, card: str) -> None:
    t = table(f"{hero} D5", "cabbie D5 president", plan=card, taken=True, special_cards=True).play(f"play:{card}")
    assert f"skipped {hero} {card}" in t.told()
    t = table(f"{hero} D5", "cabbie D5 president tape radio", plan=card, taken=True, special_cards=True)
    assert t.play(f"play:{card}").options() == "steal:case-back steal:item-back"
