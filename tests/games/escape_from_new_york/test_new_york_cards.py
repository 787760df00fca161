"""Every New York card: standard, hard and special ones (5.18 to 5.20)."""

from typing import Any

import pytest

from lamster.games.escape_from_new_york.components import COMES_FROM, COST, DIRECTION, NEW_YORK_DATA, NY_CARD
from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule

BACKS = """
    ambush                  4 N SE     S
    up-from-the-sewers      5 NW S     NE
    barricades              4 NE SW    N
    dead-ends               4 N SW SE  SW
    the-hunt-is-on          5 NE S     NW
    street-gangs            6 NW SE    N
    running-the-clock       5 N S NE   SE
    the-bridges-are-mined   5 NW SW    S
    wreckers                5 NE SW SE NE
    time-is-running-out     7 N S NW   NW
    ambush-in-force         4 N SE     S
    sewer-flood             5 NW S     NE
    high-barricades         4 NE SW    N
    lockdown                4 N SW SE  SW
    manhunt                 5 NE S     NW
    all-the-gangs           6 NW SE    N
    countdown               5 N S NE   SE
    more-mines              5 NW SW    S
    wrecking-crew           5 NE SW SE NE
    last-minutes            7 N S NW   NW
    thick-skins             4 N NE     SE
    blowguns                5 S SW     N
    night-runners           4 NW SE    SW
"""
QUIET_TOP = "the-hunt-is-on"
"""Shows NE and S: in these positions nobody comes from there in step 12."""


def paid(card: str, *heroes: str, top: str = QUIET_TOP, **more: Any) -> Table:
    """New York has just paid for this card, and the next one is on top; Snake stands at D5 unless told."""
    hard = card in [NY_CARD.codes[i] for i in range(10, 20)]
    noise = COST[NY_CARD.index[card]]
    usual: dict[str, Any] = {"step": 11, "top": card, "noise": noise, "hard_deck": hard}
    if hard and top == QUIET_TOP:
        top = "manhunt"
    t = table(*(heroes or ("snake D5",)), **{**usual, **more})
    return t.play(f"*new-york:{top}")


@rule("EFNY-N7", "EFNY-W17", "EFNY-Q6")
@pytest.mark.parametrize("line", BACKS.strip().splitlines())
def test_the_backs(line: str) -> None:
    name, cost, *ways, roadblock = line.split()
    card = NY_CARD.index[name]
    assert (COST[card], NEW_YORK_DATA[card]["roadblock"]) == (int(cost), roadblock)
    assert {DIRECTION.codes[way] for way in COMES_FROM[card]} == set(ways)


def test_there_are_ten_ten_and_three() -> None:
    assert [line.split()[0] for line in BACKS.strip().splitlines()] == list(NY_CARD.codes)


# The standard deck.


@rule("EFNY-G2", "EFNY-E19")
def test_ambush_one_here_one_next_door_and_two_hunt() -> None:
    t = paid("ambush", tiles="D3", enemies="C2: 1 prisoner, B3: 1 prisoner", roadblocks="D5-D3")
    # A Roadblock in between does not matter for placing.
    assert (t.kind, t.options()) == ("place", "prisoner:C4 prisoner:D3 prisoner:E4 prisoner:E6")
    t.play("prisoner:C4")
    # C4 reaches Snake; of the others only one is moved.
    assert t.crowd("D5") == "2 prisoners"
    assert t.options() == "hunt-prisoner:B3 hunt-prisoner:C2"
    t.play("hunt-prisoner:B3")
    assert t.enemies == "C2: 1 prisoner, C4: 1 prisoner, D5: 2 prisoners"


@rule("EFNY-G10")
def test_ambush_with_one_prisoner_left_in_the_supply() -> None:
    t = paid("ambush", prisoners_left=1).play("prisoner:E6")
    assert (t.kind, t.options()) == ("place", "prisoner:D5 prisoner:E6")
    t.play("prisoner:D5")
    assert (t.enemies, t.noise) == ("D5: 1 prisoner", 1)


@rule("EFNY-W16")
def test_up_from_the_sewers_the_two_nearest_manholes_then_two_hunt() -> None:
    t = paid("up-from-the-sewers", "snake D5", manholes="B5")
    # E4 lies 1 away, B5 2, G6 3. From E4 and B5 both come on; B5 by C4, or through the Manhole to E4.
    assert (t.crowd("D5"), t.crowd("G6"), t.options()) == ("1 prisoner", "", "step:C4 step:E4")


@rule("EFNY-W17")
def test_barricades_a_roadblock_and_a_prisoner_here() -> None:
    t = paid("barricades")
    assert (t.roadblocks, t.enemies) == ("C4-D5", "D5: 1 prisoner")


@rule("EFNY-W17", "EFNY-K6")
def test_dead_ends_every_heros_space_once_in_turn_order() -> None:
    heroes = ("maggie F5", "snake D5", "brain F5")
    t = paid("dead-ends", *heroes, active="snake", enemies="C4: 1 prisoner, E6: 4 prisoners")
    assert t.roadblocks == "C4-D5 E4-F5"
    roadblocks = [line for line in t.told() if line.startswith("roadblock")]
    assert roadblocks == ["roadblock D5 NW", "roadblock F5 NW"]
    t = paid("dead-ends", "maggie F5", "snake D5", "brain G8", active="snake")
    assert [line for line in t.told() if line.startswith("roadblock")][1:] == ["roadblock G8 NW", "roadblock F5 NW"]


@rule("EFNY-W17")
def test_dead_ends_the_hunt_comes_after_the_roadblocks() -> None:
    t = paid("dead-ends", "maggie F5", "snake D5", active="snake", enemies="C4: 1 prisoner, E6: 4 prisoners")
    # HUNT 3 comes afterwards, when C4 is cut off.
    assert t.enemies == "C4: 1 prisoner, D5: 3 prisoners, E6: 1 prisoner"


@rule("EFNY-W15", "EFNY-E18")
def test_the_hunt_is_on_moves_up_to_five() -> None:
    crowd = "E4: 2 prisoners, E6: 2 prisoners, C4: 2 prisoners"
    t = paid("the-hunt-is-on", enemies=crowd, top="time-is-running-out")
    t.play("hunt-prisoner:C4", "hunt-prisoner:C4", "hunt-prisoner:E4", "hunt-prisoner:E4")
    assert t.enemies == "D5: 5 prisoners, E6: 1 prisoner"


@rule("EFNY-G2")
def test_street_gangs_three_of_the_revealed_neighbours_then_two_hunt() -> None:
    t = paid("street-gangs", tiles="D3 D7", top="the-bridges-are-mined")
    assert t.options() == "prisoner:C4 prisoner:D3 prisoner:D7 prisoner:E4 prisoner:E6"
    t.play("prisoner:D3", "prisoner:E4", "prisoner:E6", "hunt-prisoner:E4", "hunt-prisoner:E6")
    assert t.enemies == "D3: 1 prisoner, D5: 2 prisoners"


@rule("EFNY-G2")
def test_street_gangs_with_three_neighbours_there_is_no_choice() -> None:
    t = paid("street-gangs", top="the-bridges-are-mined")
    # C4, E4 and E6 are all there is around D5; two of the three then come.
    assert (t.kind, t.options()) == ("hunt", "hunt-prisoner:C4 hunt-prisoner:E4 hunt-prisoner:E6")


@rule("EFNY-W18")
def test_running_the_clock_a_mission_cube_then_three_hunt() -> None:
    t = paid("running-the-clock", enemies="C4: 3 prisoners, E6: 1 prisoner", top="the-bridges-are-mined")
    assert t.missions == 3
    t.play("hunt-prisoner:C4", "hunt-prisoner:C4")
    assert (t.options(), t.crowd("D5")) == ("hunt-prisoner:C4 hunt-prisoner:E6", "2 prisoners")


@rule("EFNY-W18", "EFNY-W17")
def test_the_bridges_are_mined_cube_roadblock_and_two_hunt() -> None:
    t = paid("the-bridges-are-mined", enemies="C4: 1 prisoner, E6: 2 prisoners")
    # The Roadblock stands before the HUNT: C4 is cut off, NW of D5.
    assert (t.missions, t.roadblocks, t.enemies) == (3, "C4-D5", "C4: 1 prisoner, D5: 2 prisoners")


@rule("EFNY-X1")
def test_wreckers_a_prisoner_for_the_world_trade_center() -> None:
    t = paid("wreckers", "snake F5")
    assert (t.crowd("C4"), t.crowd("F5"), t.state.gullfire) == ("1 prisoner", "1 prisoner", True)


@rule("EFNY-X1")
def test_wreckers_with_an_enemy_there_and_no_hero_the_gullfire_is_gone() -> None:
    t = paid("wreckers", "snake F5", enemies="C4: romero-down")
    assert (t.crowd("C4"), t.crowd("F5"), t.state.gullfire) == ("romero", "1 prisoner", False)
    assert "gullfire-gone" in t.told()


@rule("EFNY-X1")
def test_wreckers_a_hero_protects_the_gullfire() -> None:
    t = paid("wreckers", "snake F5", "maggie C4", enemies="C4: 1 prisoner")
    assert (t.crowd("C4"), t.state.gullfire) == ("2 prisoners", True)


@rule("EFNY-Y1")
def test_time_is_running_out_reveals_a_timer_tile() -> None:
    t = paid("time-is-running-out", "snake D5 discard:dead-run", blacks=4)
    assert t.kind == "timer"
    t.play("*timer:supply-drop", "*item:radio")
    # Only step 1 gives cards back.
    assert (t.timer, t.supply("snake"), t.discard("snake")) == ("3+3", "radio", "dead-run")


# The hard deck.


def test_ambush_in_force_two_here_and_three_hunt() -> None:
    t = paid("ambush-in-force", enemies="C4: 1 prisoner, E6: 3 prisoners")
    t.play("hunt-prisoner:C4")
    assert t.enemies == "D5: 5 prisoners, E6: 1 prisoner"


@rule("EFNY-W16")
def test_sewer_flood_three_manholes_and_three_hunt() -> None:
    t = paid("sewer-flood", "snake D5", manholes="B5 C8")
    # E4 is 1 away, B5 and C8 are 2: those are the three; G6 is further. Then all three come on.
    assert (t.enemies, t.kind) == ("B5: 1 prisoner, C8: 1 prisoner, D5: 1 prisoner", "hunt")


@rule("EFNY-W17")
def test_high_barricades_a_roadblock_and_two_prisoners() -> None:
    t = paid("high-barricades")
    assert (t.roadblocks, t.enemies) == ("C4-D5", "D5: 2 prisoners")


@rule("EFNY-W17")
def test_lockdown_roadblocks_and_a_prisoner_for_every_hero() -> None:
    t = paid("lockdown", "snake D5", "maggie F5", "brain F5")
    assert (t.roadblocks, t.enemies) == ("C4-D5 E4-F5", "D5: 1 prisoner, F5: 2 prisoners")


@rule("EFNY-G10", "EFNY-G2")
def test_lockdown_with_two_prisoners_left_for_three_heroes() -> None:
    t = paid("lockdown", "snake D5", "maggie F5", "brain F5", prisoners_left=2)
    assert t.options() == "prisoner:D5 prisoner:F5"
    t.play("prisoner:F5", "prisoner:F5")
    assert (t.enemies, t.noise) == ("F5: 2 prisoners", 1)


@rule("EFNY-W15")
def test_manhunt_moves_up_to_eight() -> None:
    t = paid("manhunt", enemies="C4: 9 prisoners", top="countdown")
    assert t.enemies == "C4: 1 prisoner, D5: 8 prisoners"


@rule("EFNY-G2")
def test_all_the_gangs_four_neighbours_and_three_hunt() -> None:
    t = paid("all-the-gangs", tiles="D3 D7", top="countdown")
    t.play("prisoner:C4", "prisoner:D3", "prisoner:D7", "prisoner:E4")
    assert t.kind == "hunt"
    t.play("hunt-prisoner:D3", "hunt-prisoner:D7", "hunt-prisoner:E4")
    assert t.enemies == "C4: 1 prisoner, D5: 3 prisoners"


@rule("EFNY-W18", "EFNY-O6")
def test_countdown_moves_two_mission_cubes() -> None:
    assert paid("countdown").missions == 2
    # The second one goes on with the cubes that came back, after the Timer tile.
    t = paid("countdown", missions=1, noise=8)
    assert t.kind == "timer"
    t.play("*timer:lull")
    assert (t.missions, t.noise) == (3, 0)


@rule("EFNY-W18", "EFNY-W17")
def test_more_mines_cube_roadblock_prisoner_and_two_hunt() -> None:
    t = paid("more-mines", enemies="C4: 1 prisoner, E6: 3 prisoners")
    assert (t.missions, t.roadblocks, t.crowd("D5"), t.crowd("C4")) == (3, "C4-D5", "3 prisoners", "1 prisoner")


@rule("EFNY-X1")
def test_wrecking_crew_destroys_the_gullfire_unless_a_hero_is_there() -> None:
    t = paid("wrecking-crew", "snake F5")
    assert (t.crowd("C4"), t.crowd("F5"), t.state.gullfire) == ("1 prisoner", "1 prisoner", False)
    assert t.told()[:2] == ["came prisoner C4", "gullfire-gone"]
    t = paid("wrecking-crew", "snake F5", "maggie C4")
    assert (t.crowd("C4"), t.state.gullfire) == ("1 prisoner", True)


@rule("EFNY-Y1")
def test_last_minutes_a_timer_tile_then_three_hunt() -> None:
    t = paid("last-minutes", enemies="E6: 4 prisoners", blacks=4)
    assert (t.kind, t.crowd("E6")) == ("timer", "4 prisoners")
    t.play("*timer:lull")
    assert t.enemies == "D5: 3 prisoners, E6: 1 prisoner"


# Prisoner Bonuses: what they do while in play. How they come into play: test_new_york_phase.py.


@rule("EFNY-E8", "EFNY-A4")
def test_thick_skins_one_hit_point_more_with_and_without_a_car() -> None:
    crowd = "D5: 1 prisoner 1 driver"
    t = table("snake D5", plan="bare-knuckles spray-the-street", bonuses="thick-skins", enemies=crowd)
    t.play("play:bare-knuckles", "hit-prisoner:D5", "hit-prisoner-hurt1:D5")
    assert t.crowd("D5") == "1 driver"
    t.play("play:spray-the-street")
    assert (t.crowd("D5"), t.wrecks) == ("", "D5=1")


@rule("EFNY-E8", "EFNY-D1")
def test_blowguns_reach_one_space_but_not_across_a_roadblock() -> None:
    t = table("snake D5", step=7, bonuses="blowguns", enemies="D3: 2 prisoners, E4: 1 driver", roadblocks="D3-D5")
    assert t.told() == []
    assert (t.kind, t.state.hands[0].bit_count()) == ("lose", 8)
    t.play("*lose:dead-run")
    assert t.state.hands[0].bit_count() == 7


@rule("EFNY-E8", "EFNY-E13")
def test_night_runners_reach_further_and_so_come_first() -> None:
    t = table("snake F5", step=11, top="ambush", noise=4, bonuses="night-runners", deck="wreckers barricades dead-ends",
              enemies="D3: 1 prisoner, C4: 1 prisoner")  # fmt: skip
    t.play("*new-york:wreckers", "prisoner:F3")
    # With 2 steps D3 reaches Snake just as F3 does, and C4 does not.
    assert t.options() == "hunt-prisoner:D3 hunt-prisoner:F3"
    t.play("hunt-prisoner:D3")
    assert t.enemies == "C4: 1 prisoner, F5: 3 prisoners"
