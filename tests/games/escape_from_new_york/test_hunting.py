"""HUNT: who moves, in which order and by which way (EFNY-E9 to E18, W15), and SEWER (EFNY-W16)."""

from typing import Any

from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule

TO_HUNT = ["recover-all", "*timer:street-noise", "*event:thats-the-duke"]


def hunt(*heroes: str, **more: Any) -> Table:
    """The first Hero has just drawn That's the Duke (HUNT 3) in step 1."""
    first, *others = heroes
    return table(f"{first} discard:{SPARE[first.split()[0]]}", *others, **more).play(*TO_HUNT)


SPARE = {"snake": "dead-run", "maggie": "clean-shot", "brain": "scrounge", "cabbie": "short-cut"}


# Who.


@rule("EFNY-W15", "EFNY-E10", "EFNY-E18", "EFNY-E1")
def test_enemies_come_to_the_current_hero_not_to_others() -> None:
    t = hunt("snake F5", "maggie B3", enemies="D3: 1 prisoner, C2: 1 prisoner", tiles="D5")
    # Both are nearer to Maggie; both come to Snake.
    t.play("hunt-prisoner:C2")
    assert t.enemies == "D3: 1 prisoner, E4: 1 prisoner"
    assert t.kind == "choose"


@rule("EFNY-E18")
def test_fewer_enemies_than_the_number() -> None:
    t = hunt("snake D5", enemies="E4: 1 prisoner")
    assert (t.enemies, t.kind) == ("D5: 1 prisoner", "choose")


@rule("EFNY-E11", "EFNY-E7")
def test_the_engaged_are_not_moved() -> None:
    t = hunt("snake D5", "maggie E6", enemies="E6: 1 prisoner romero")
    assert t.enemies == "E6: 1 prisoner romero"


@rule("EFNY-E11", "EFNY-A12")
def test_the_tricked_are_not_moved() -> None:
    """Brain's trick comes before the Event of the same turn."""
    t = table(
        "brain D5", plan="stony-poker-face back-alleys", enemies="D5: 1 prisoner romero", event_spaces="D3", tiles="E2"
    )
    t.play("play:stony-poker-face", "trick-prisoner:E6", "trick-romero:E4", "play:back-alleys", "go:E4")
    assert t.enemies == "E4: romero-down, E6: 1 prisoner-down"
    t.play("go:D3", "reveal:C2", "*tile:ct07", "*event:thats-the-duke")
    assert t.enemies == "E4: romero-down, E6: 1 prisoner-down"


@rule("EFNY-E11", "EFNY-E9")
def test_who_has_no_route_is_skipped_without_using_up_a_move() -> None:
    """B1 is cut off by empty spaces: the three moves are for the three others."""
    t = hunt("snake D5", enemies="B1: 1 prisoner, E4: 3 prisoners")
    assert t.enemies == "B1: 1 prisoner, D5: 3 prisoners"


@rule("EFNY-E9", "EFNY-E12")
def test_nobody_walks_over_a_face_down_poi_or_an_empty_space() -> None:
    """Between D1 and F1 lies E0, a face-down POI: the way leads round by E2."""
    t = hunt("snake F1", enemies="D1: 1 prisoner", tiles="E2")
    assert t.enemies == "E2: 1 prisoner"
    t = hunt("snake F1", enemies="D1: 1 prisoner", tiles="")
    assert t.enemies == "D1: 1 prisoner"


# In which order.


@rule("EFNY-E13")
def test_who_reaches_the_hero_goes_before_who_is_faster() -> None:
    t = hunt("snake D5", enemies="A4: 1 driver romero, E4: 3 prisoners", tiles="B3 B5")
    assert t.enemies == "A4: 1 driver romero, D5: 3 prisoners"


@rule("EFNY-E13")
def test_among_those_who_reach_more_movement_goes_first() -> None:
    t = hunt("snake D5", enemies="E4: 3 prisoners slag, D1: 1 driver, C6: romero", tiles="D3")
    # Slag and the Prisoners have one step each: a Boss goes before a Prisoner.
    assert t.told()[3:] == ["hunted driver D1 D5", "hunted romero C6 D5", "hunted slag E4 D5"]
    assert t.enemies == "D5: 1 driver romero slag, E4: 3 prisoners"


@rule("EFNY-E13")
def test_the_rest_go_by_the_same_order() -> None:
    t = hunt("snake F5", enemies="H3: 1 prisoner, C2: 1 driver, C6: romero", tiles="D3 D7")
    assert t.told()[3:] == ["hunted driver C2 E4", "hunted romero C6 E6", "hunted prisoner H3 G4"]


@rule("EFNY-E13", "EFNY-G2")
def test_further_ties_are_the_current_players() -> None:
    t = hunt("snake D5", "maggie H3", enemies="E4: 2 prisoners, E6: 2 prisoners")
    assert (t.asked, t.kind, t.options()) == ("snake", "hunt", "hunt-prisoner:E4 hunt-prisoner:E6")
    t.play("hunt-prisoner:E6", "hunt-prisoner:E4")
    assert t.options() == "hunt-prisoner:E4 hunt-prisoner:E6"
    t.play("hunt-prisoner:E4")
    assert t.enemies == "D5: 3 prisoners, E6: 1 prisoner"


@rule("EFNY-E13", "EFNY-A4", "EFNY-G2")
def test_who_differ_in_damage_differ_for_the_hunt_too() -> None:
    """Thick Skins: one of two Prisoners next door has taken a hit this turn."""
    crowd = "D3: 4 prisoners"
    t = table("snake D5", plan="spray-the-street ghost-step", enemies=crowd, bonuses="thick-skins", tiles="E2",
              event_spaces="E6", event_level=1)  # fmt: skip
    t.play("play:spray-the-street", "hit-prisoner:D3", "hit-prisoner:D3", "move-instead:ghost-step")
    t.play("go:E6", "reveal:D7", "*tile:ct07", "*event:crazies")
    assert (t.kind, t.options()) == ("which", "hurt:0 hurt:1")
    t.play("hurt:0", "step:D5")
    assert t.enemies == "D3: 3 prisoners-hurt1, D5: 1 prisoner, E6: 1 prisoner"


@rule("EFNY-E14")
def test_nobody_is_moved_twice_by_one_effect() -> None:
    """Two Enemies with one step each, and three moves: each takes one."""
    t = hunt("snake F5", enemies="C4: 1 prisoner slag", tiles="D3")
    assert t.enemies == "D3: 1 prisoner slag"


@rule("EFNY-E14")
def test_but_the_next_effect_moves_them_again() -> None:
    t = table("snake F5 discard:dead-run", enemies="C4: romero", event_level=2, tiles="D3")
    t.play("recover-all", "*timer:street-noise", "*event:crazies")
    assert t.enemies == "E4: romero, F5: 1 prisoner"
    t.play("*event:crazies")
    assert t.enemies == "F5: 2 prisoners romero"


# By which way.


@rule("EFNY-E15", "EFNY-G2")
def test_between_equally_short_ways_the_current_player_chooses() -> None:
    t = hunt("snake F5", "maggie H3", enemies="D5: 1 prisoner")
    assert (t.asked, t.kind, t.options()) == ("snake", "route", "step:E4 step:E6")
    t.play("step:E6")
    assert t.enemies == "E6: 1 prisoner"


@rule("EFNY-E15")
def test_a_fast_one_stops_in_the_heros_space() -> None:
    t = hunt("snake D5", enemies="D3: romero")
    assert t.at("romero") == "D5"


@rule("EFNY-E15", "EFNY-E10")
def test_as_far_as_the_movement_goes() -> None:
    t = hunt("snake F5", enemies="C4: slag, B3: romero", tiles="D5")
    assert (t.at("slag"), t.at("romero")) == ("D5", "D5")


@rule("EFNY-E12", "EFNY-K1")
def test_a_roadblock_makes_a_detour() -> None:
    t = hunt("snake D5", enemies="E4: 1 prisoner", roadblocks="D5-E4")
    assert t.enemies == "E6: 1 prisoner"


@rule("EFNY-E12", "EFNY-K7")
def test_a_destroyed_roadblock_is_none() -> None:
    t = hunt("snake D5", enemies="E4: 1 prisoner", broken="D5-E4")
    assert t.enemies == "D5: 1 prisoner"


@rule("EFNY-E12")
def test_manholes_are_one_step_for_prisoners_and_bosses() -> None:
    t = hunt("snake D5", enemies="G6: 1 prisoner slag")
    assert t.enemies == "E4: 1 prisoner slag"


@rule("EFNY-E12", "EFNY-E3")
def test_but_not_for_a_prisoner_with_a_car() -> None:
    t = hunt("snake D5", enemies="G6: 1 driver")
    t.play("step:F7")
    assert t.enemies == "E6: 1 driver"


@rule("EFNY-E12")
def test_the_spaces_of_other_heroes_may_be_passed() -> None:
    t = hunt("snake D5", "maggie D3", enemies="D1: romero")
    assert t.enemies == "D5: romero"


@rule("EFNY-E12", "EFNY-E13", "EFNY-E14", "EFNY-E16", "EFNY-W15")
def test_example_w19_hunt_3() -> None:
    """Green takes blue along, Romero comes by the Manhole, purple one step: four move, three count."""
    crowd = "D3: 1 prisoner, C8: 1 prisoner, E2: 1 driver, G6: romero"
    t = table("brain C6", plan="watch-your-step squeeze-past", enemies=crowd, tiles="D7", event_spaces="D5")
    t.play("play:squeeze-past", "go:D5", "*event:thats-the-duke")
    assert t.told()[2:6] == [
        "event-card brain thats-the-duke",
        "hunted driver E2 D5",
        "carried D5",
        "hunted romero G6 D5",
    ]
    assert t.options() == "step:C6 step:D7"
    t.play("step:D7")
    assert t.enemies == "D5: 1 prisoner 1 driver romero, D7: 1 prisoner"


# SEWER.


@rule("EFNY-W16", "EFNY-G6")
def test_the_nearest_manholes_by_grid_distance_the_own_space_too() -> None:
    """Roadblocks and what is revealed do not matter for the distance."""
    t = table("snake E4 discard:dead-run", manholes="B3 K6", roadblocks="E4-D3")
    t.play("recover-all", "*timer:sewer-dwellers")
    assert t.enemies == "B3: 1 prisoner, E4: 1 prisoner, G6: 1 prisoner"


@rule("EFNY-W16", "EFNY-G2")
def test_equally_near_ones_are_the_current_players_choice() -> None:
    t = table("snake F5 discard:dead-run", "maggie F5", manholes="F1 D7")
    t.play("recover-all", "*timer:street-noise", "*event:something-below")
    # E4 and G6 lie 1 away: those two.
    assert t.enemies == "E4: 1 prisoner, G6: 1 prisoner"
    t = table("snake F5 discard:dead-run", "maggie F5", manholes="F1 D7")
    t.play("recover-all", "*timer:sewer-dwellers")
    assert (t.asked, t.kind, t.options()) == ("snake", "sewer", "prisoner:D7 prisoner:F1")
    t.play("prisoner:F1")
    assert t.enemies == "E4: 1 prisoner, F1: 1 prisoner, G6: 1 prisoner"


@rule("EFNY-W16")
def test_fewer_if_there_are_fewer_manholes() -> None:
    t = table("snake F5 discard:dead-run").play("recover-all", "*timer:sewer-dwellers")
    assert (t.enemies, t.noise) == ("E4: 1 prisoner, G6: 1 prisoner", 0)
