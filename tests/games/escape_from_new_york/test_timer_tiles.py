"""The Timer deck (EFNY-Y), and every Timer tile (5.7)."""

from typing import Any

import pytest

from lamster.games.escape_from_new_york.components import BLACK, BLACK_COPIES, RED_COPIES, TIMER
from tests.games.escape_from_new_york.table import Table, new_game, table
from tests.rules import rule


def tile(name: str, hero: str = "snake D5", *others: str, **more: Any) -> Table:
    """The first Hero has just turned up this Timer tile in step 1."""
    spare = {"snake": "dead-run", "maggie": "clean-shot", "brain": "scrounge", "cabbie": "short-cut"}[
        hero.partition(" ")[0]
    ]
    return table(f"{hero} discard:{spare}", *others, **more).play("recover-all", f"*timer:{name}")


# The deck.


@rule("EFNY-Y1", "EFNY-Y2", "EFNY-H3")
def test_step_1_reveals_one_and_gives_the_cards_back_first() -> None:
    t = table("snake D5 discard:dead-run", blacks=5).play("recover-all")
    assert (t.asked, t.kind, t.discard("snake")) == ("*", "timer", "")
    t.play("*timer:lull")
    assert t.timer == "4+3"


@rule("EFNY-Y1", "EFNY-Y2", "EFNY-O4")
def test_a_full_mission_box_reveals_one_for_the_current_player() -> None:
    t = table("maggie F5", "snake D5", active="snake", step=10, noise=10, missions=1, top="ambush", deck="wreckers")
    t.play("*new-york:wreckers")
    assert t.kind == "timer"
    t.play("*timer:supply-drop", "*item:radio")
    assert t.supply("snake") == "radio"


@rule("EFNY-Y2", "EFNY-Y1")
def test_only_step_1_gives_cards_back() -> None:
    t = table("snake D5 discard:dead-run", step=11, noise=7, top="time-is-running-out")
    t.play("*new-york:ambush", "*timer:lull")
    assert t.discard("snake") == "dead-run"


@rule("EFNY-Y3", "EFNY-X3")
def test_hurry_up_comes_with_the_last_black_tile_before_its_effect() -> None:
    t = table("snake D5 discard:dead-run", blacks=1).play("recover-all", "*timer:lull")
    assert t.told()[1:4] == ["timer-tile lull", "timer-tile hurry-up", "landed I6"]
    assert (t.timer, t.copter, t.state.hurried) == ("0+3", "I6 landed", True)


@rule("EFNY-Y3", "EFNY-V9", "EFNY-V5")
def test_a_lone_victory_may_be_declared_right_then_before_the_effect() -> None:
    hero = "snake I6 fake-tape level:3 blue:fake-tape purple:helicopter"
    t = tile("supply-drop", hero, blacks=1)
    assert (t.kind, t.offers("win")) == ("moment", True)
    t.play("win")
    assert t.result == "snake EFNY-V5"


@rule("EFNY-Y3", "EFNY-T3")
def test_at_that_moment_nothing_can_be_collected() -> None:
    """A Timer tile is no action: things are collected in the window after it."""
    hero = "snake I6 fake-tape level:3 blue:fake-tape purple:helicopter"
    t = tile("supply-drop", hero, blacks=1, cubes="I6")
    assert t.options() == "go-on win"


@rule("EFNY-Y3")
def test_hurry_up_costs_no_reveal_of_its_own() -> None:
    t = tile("lull", blacks=1)
    assert t.kind == "choose"


@rule("EFNY-Y4", "EFNY-V8")
def test_red_tiles_two_do_nothing_one_ends_the_game() -> None:
    t = table("snake D5 discard:dead-run", "maggie F5", blacks=0).play("recover-all")
    assert (t.options(), t.decision.weights) == ("timer:new-york-wins timer:red", (1, 2))
    t.play("*timer:red")
    assert (t.timer, t.kind, t.result) == ("0+2", "choose", "")
    t = table("snake D5 discard:dead-run", "maggie F5", blacks=0).play("recover-all", "*timer:new-york-wins")
    assert t.result == "EFNY-V8"


@rule("EFNY-Y6")
def test_how_many_are_left_is_open_but_not_which() -> None:
    t = table("snake D5", "maggie F5", blacks=7)
    for who in ("snake", "maggie", "onlooker"):
        assert (t.view(who).city.black_tiles, t.view(who).city.red_tiles) == (7, 3)
    # With 7 tiles to come any of the 15 may be the next one: nobody knows which were removed.
    t = table("snake D5 discard:dead-run", "maggie F5", blacks=7).play("recover-all")
    assert t.decision.weights is not None
    assert sum(t.decision.weights) == 15


# Every tile.


def test_the_19_tiles_and_3_more() -> None:
    assert dict(zip(TIMER.codes[:BLACK], BLACK_COPIES, strict=True)) == {
        "street-noise": 3,
        "tension": 2,
        "lookout": 2,
        "chopper": 2,
        "patrols": 1,
        "sewer-dwellers": 1,
        "supply-drop": 2,
        "lull": 1,
        "adrenaline": 1,
        "blackout": 1,
        "riot": 1,
        "food-drop": 1,
    }
    assert (TIMER.codes[BLACK:], RED_COPIES) == (("hurry-up", "red", "new-york-wins"), [2, 1])
    assert sum(new_game(1).state.black_left) == 15


@rule("EFNY-U1", "EFNY-U3")
def test_street_noise() -> None:
    t = tile("street-noise", event_level=2).play("*event:rats", "*event:car-alarm")
    assert (t.noise, t.kind) == (4, "choose")


@rule("EFNY-U5", "EFNY-U3")
def test_tension() -> None:
    t = tile("tension")
    assert (t.state.event_level, t.kind) == (2, "event")
    t.play("*event:rats")
    assert t.kind == "event"
    t.play("*event:car-alarm")
    assert t.kind == "choose"


@rule("EFNY-Y5", "EFNY-M9")
def test_lookout() -> None:
    t = tile("lookout", tiles="A2=nothing-here")
    assert t.options() == "done turn:A8 turn:C10 turn:E0 turn:G10 turn:I0 turn:K2 turn:K8"
    t.play("turn:E0", "*poi:crash-site")
    assert (t.tile("E0"), t.crowd("E0"), t.tokens) == ("crash-site", "2 prisoners", "3@E0")
    assert tile("lookout").play("done").tile("E0") == ""


@rule("EFNY-X2")
def test_chopper() -> None:
    t = tile("chopper")
    assert t.options() == "copter:H5 copter:H7 copter:I4 copter:I8 copter:J5 copter:J7 done"
    assert t.play("copter:J5").copter == "J5"
    assert tile("chopper", landed=True).play("copter:H5").copter == "H5 landed"
    assert tile("chopper").play("done").copter == "I6"


@rule("EFNY-G10")
def test_patrols() -> None:
    t = tile("patrols", "snake D5", "maggie D5", "brain F5")
    assert t.enemies == "D5: 2 prisoners, F5: 1 prisoner"


@rule("EFNY-W16")
def test_sewer_dwellers() -> None:
    t = tile("sewer-dwellers", manholes="B3 C2")
    assert t.enemies == "B3: 1 prisoner, C2: 1 prisoner, E4: 1 prisoner"


@rule("EFNY-I3")
def test_supply_drop() -> None:
    assert tile("supply-drop").play("*item:axe").supply("snake") == "axe"


@rule("EFNY-O7")
@pytest.mark.parametrize(("before", "after"), [(8, 5), (2, 0)])
def test_lull(before: int, after: int) -> None:
    assert tile("lull", noise=before).noise == after


@rule("EFNY-T5", "EFNY-W5")
def test_adrenaline_for_each_other_hero() -> None:
    t = tile(
        "adrenaline",
        "snake D5",
        "maggie F5 discard:clean-shot discard:eyes-open",
        "brain F5",
        "cabbie F5 discard:hop-in",
    )
    assert (t.asked, t.options()) == ("maggie", "done recover:clean-shot recover:eyes-open")
    t.play("recover:clean-shot")
    assert t.asked == "cabbie"
    t.play("done")
    assert (t.asked, t.discard("maggie"), t.discard("cabbie")) == ("snake", "eyes-open", "hop-in")


@rule("EFNY-S20")
def test_adrenaline_alone_is_an_item() -> None:
    assert tile("adrenaline").play("*item:axe").supply("snake") == "axe"


@rule("EFNY-XS4", "EFNY-W17", "EFNY-O2")
def test_blackout() -> None:
    t = tile("blackout", "snake D5", "maggie F5", "brain F5", timer_tiles=True, top="ambush")
    assert (t.roadblocks, t.noise) == ("D5-D7 F5-F7", 2)


@rule("EFNY-XS4", "EFNY-W18", "EFNY-W15")
def test_riot() -> None:
    t = tile("riot", timer_tiles=True, enemies="E4: 4 prisoners")
    assert (t.missions, t.enemies) == (3, "D5: 3 prisoners, E4: 1 prisoner")


@rule("EFNY-XS4", "EFNY-O5")
def test_riot_inside_a_saturation_moves_its_cube_after_the_cubes_are_back() -> None:
    t = table("snake D5", step=10, timer_tiles=True, noise=10, missions=1, top="ambush", enemies="E4: 4 prisoners")
    t.play("*new-york:dead-ends", "*timer:riot")
    assert t.missions == 3
    hunted = ["hunted prisoner E4 D5"] * 3
    assert t.told()[:7] == ["mission 0", "timer-tile riot", *hunted, "quieter 10 0", "reset"]


@rule("EFNY-XS4", "EFNY-G12")
def test_food_drop() -> None:
    t = tile("food-drop", timer_tiles=True, tiles="H5 I6")
    assert t.cubes == "H5=1 I6=1"
