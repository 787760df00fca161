"""Prisoners and their Cars: values, taking a Car, passengers, Roadblocks, placing (EFNY-E1 to E8, E16, E17, E19)."""

from typing import Any

from lamster.games.escape_from_new_york.components import SPACE
from tests.games.escape_from_new_york.table import Table, table
from tests.games.escape_from_new_york.test_hunting import hunt
from tests.rules import rule


def crazies(hero: str = "snake", at: str = "D5", **more: Any) -> Table:
    """HUNT 1, with a Prisoner placed in the Hero's space before."""
    return table(f"{hero} {at} discard:dead-run", **more).play("recover-all", "*timer:street-noise", "*event:crazies")


# Values.


@rule("EFNY-E2", "EFNY-D2")
def test_a_prisoner_has_1_of_everything_and_no_range() -> None:
    t = table("snake D5", plan="bare-knuckles dead-run", enemies="D5: 3 prisoners, D3: 2 prisoners")
    t.play("play:bare-knuckles")
    assert t.crowd("D5") == "1 prisoner"
    t.play("play:dead-run")
    assert t.told()[-1] == "damaged snake 1"


@rule("EFNY-E3", "EFNY-D2")
def test_a_prisoner_with_a_car_has_2_hit_points_but_does_1_damage() -> None:
    t = table("snake D5", plan="hit-and-run dead-run", enemies="D5: 2 drivers")
    t.play("hit-instead:hit-and-run", "hit-driver-hurt1:D5")
    assert (t.crowd("D5"), t.wrecks) == ("1 driver", "D5=1")
    t.play("play:dead-run")
    assert t.told()[-1] == "damaged snake 1"


@rule("EFNY-E3", "EFNY-A13")
def test_a_prisoner_with_a_car_can_be_tricked() -> None:
    t = table("brain D5", plan="stony-poker-face scrounge", enemies="D5: 1 driver")
    t.play("play:stony-poker-face", "trick-driver:E4")
    assert t.enemies == "E4: 1 driver-down"


# Taking a Car.


@rule("EFNY-E4")
def test_example_w18_a_prisoner_takes_an_abandoned_car_and_stops() -> None:
    """With Night Runners it would have had a step left."""
    t = hunt("snake F3", wrecks="E2", enemies="D1: 1 prisoner", tiles="D3", bonuses="night-runners")
    assert (t.enemies, t.wrecks, t.state.prisoners_left) == ("E2: 1 driver", "", 40)
    assert t.told()[3:] == ["hunted prisoner D1 E2", "took-car E2"]


@rule("EFNY-E4", "EFNY-E3")
def test_from_then_on_it_has_2_steps_and_2_hit_points() -> None:
    t = table("snake D5", plan="spray-the-street dead-run", wrecks="D3", enemies="D1: 1 prisoner", event_spaces="E4")
    t.play("play:dead-run", "go:E4", "go:E6", "reveal:D7", "*tile:ct07", "*event:thats-the-duke")
    assert t.enemies == "D3: 1 driver"
    assert [enemy.life for enemy in t.view("snake").spaces[SPACE.index["D3"]].enemies] == [2]


@rule("EFNY-E4")
def test_not_where_a_hero_is_but_as_soon_as_the_hero_leaves() -> None:
    t = table("snake D5", plan="hit-and-run dead-run", wrecks="D5", enemies="D5: 3 prisoners", tiles="D3")
    assert t.crowd("D5") == "3 prisoners"
    t.play("play:hit-and-run", "go:D3")
    assert (t.crowd("D5"), t.wrecks) == ("1 prisoner 1 driver", "")


@rule("EFNY-E4")
def test_not_while_another_hero_stays() -> None:
    t = table("snake D5", "maggie D5", plan="hit-and-run dead-run", wrecks="D5", enemies="D5: 3 prisoners", tiles="D3")
    t.play("play:hit-and-run", "go:D3")
    assert (t.crowd("D5"), t.wrecks) == ("2 prisoners", "D5=1")


@rule("EFNY-E4")
def test_a_prisoner_who_is_placed_there_takes_it_too() -> None:
    t = table("snake F5 discard:dead-run", wrecks="E4").play("recover-all", "*timer:sewer-dwellers")
    assert (t.enemies, t.wrecks) == ("E4: 1 driver, G6: 1 prisoner", "")


@rule("EFNY-E4", "EFNY-A12")
def test_a_lying_one_takes_it_only_when_it_stands_up() -> None:
    t = table("brain D5", plan="stony-poker-face scrounge", enemies="D5: 1 prisoner", wrecks="D3", top="wreckers")
    t.play("play:stony-poker-face", "trick-prisoner:D3")
    assert (t.enemies, t.wrecks) == ("D3: 1 prisoner-down", "D3=1")
    t.play("play:scrounge", "*item:radio", "*new-york:barricades", "*new-york:dead-ends")
    assert (t.enemies, t.wrecks) == ("D3: 1 driver", "")


@rule("EFNY-E4", "EFNY-G2", "EFNY-A4")
def test_of_several_who_differ_in_damage_the_current_player_says_who() -> None:
    t = table(
        "snake D5", plan="bare-knuckles hit-and-run", wrecks="D5", enemies="D5: 2 prisoners", bonuses="thick-skins"
    )
    t.play("play:hit-and-run", "go:E4")
    assert (t.kind, t.options()) == ("driver", "hurt:0 hurt:1")
    t.play("hurt:1")
    assert t.crowd("D5") == "1 prisoner 1 driver-hurt1"


@rule("EFNY-E5")
def test_bosses_neither_take_a_car_nor_ride_in_one() -> None:
    t = hunt("snake F3", enemies="D1: 1 driver romero", wrecks="E2", tiles="D3")
    assert (t.wrecks, t.crowd("E2")) == ("E2=1", "")
    assert t.crowd("F3") == "1 driver romero"
    assert not [line for line in t.told() if line.startswith("carried")]


@rule("EFNY-E6", "EFNY-A7")
def test_the_car_of_a_dead_driver_is_taken_by_the_next_prisoner_at_once() -> None:
    t = table("snake D5", plan="spray-the-street dead-run", enemies="D3: 1 driver 1 prisoner")
    t.play("play:spray-the-street", "hit-driver:D3", "hit-driver-hurt1:D3")
    # The one who was left has taken the wreck, and the third hit is for that one.
    assert (t.crowd("D3"), t.wrecks) == ("1 driver-hurt1", "")


@rule("EFNY-E6")
def test_but_not_where_a_hero_is() -> None:
    t = table("snake D5", plan="bare-knuckles dead-run", enemies="D5: 1 driver 1 prisoner")
    t.play("play:bare-knuckles", "hit-driver:D5", "hit-driver-hurt1:D5")
    assert (t.crowd("D5"), t.wrecks) == ("1 prisoner", "D5=1")


# Passengers.


@rule("EFNY-E16")
def test_a_car_takes_one_prisoner_along_from_where_it_starts() -> None:
    t = crazies(enemies="D1: 1 driver 2 prisoners", tiles="D3")
    assert t.enemies == "D1: 1 prisoner, D5: 2 prisoners 1 driver"


@rule("EFNY-E16")
def test_among_shortest_ways_it_must_use_one_with_somebody_to_take() -> None:
    """From C2 two ways lead to D5, by C4 and by D3: somebody stands at C4."""
    t = crazies(enemies="C2: 1 driver, C4: 1 prisoner", tiles="D3")
    assert (t.enemies, t.kind) == ("D5: 2 prisoners 1 driver", "choose")


@rule("EFNY-E16", "EFNY-E15")
def test_somebody_on_both_ways_leaves_the_choice_of_the_way() -> None:
    t = crazies(enemies="C2: 1 driver, C4: 1 prisoner, D3: 1 prisoner")
    assert t.options() == "step:C4 step:D3"
    t.play("step:D3")
    assert t.enemies == "C4: 1 prisoner, D5: 2 prisoners 1 driver"


@rule("EFNY-E16", "EFNY-G2")
def test_from_the_start_or_on_the_way_is_the_current_players_choice() -> None:
    t = crazies(enemies="D1: 1 driver 1 prisoner, D3: 1 prisoner")
    assert (t.kind, t.options()) == ("aboard", "hurt:0 later")
    t.play("later")
    assert t.enemies == "D1: 1 prisoner, D5: 2 prisoners 1 driver"
    t = crazies(enemies="D1: 1 driver 1 prisoner, D3: 1 prisoner").play("hurt:0")
    assert t.enemies == "D3: 1 prisoner, D5: 2 prisoners 1 driver"


@rule("EFNY-E16")
def test_who_stands_where_the_car_stops_is_no_passenger() -> None:
    """F5 is 3 steps from C2: the Car stops at E4, where somebody stands already."""
    t = crazies(at="F5", enemies="C2: 1 driver, E4: 1 prisoner-down", tiles="D3")
    assert (t.crowd("E4"), "carried E4" in t.told()) == ("1 driver 1 prisoner-down", False)


@rule("EFNY-E16", "EFNY-E7", "EFNY-A12")
def test_the_engaged_and_the_tricked_do_not_ride() -> None:
    t = table("snake D5 discard:dead-run", "maggie D3", enemies="D1: 1 driver, D3: 1 prisoner")
    t.play("recover-all", "*timer:street-noise", "*event:crazies")
    assert t.enemies == "D3: 1 prisoner, D5: 1 prisoner 1 driver"


@rule("EFNY-E16", "EFNY-E14")
def test_a_passenger_does_not_count_and_is_not_moved_again() -> None:
    """HUNT 3 from far away: the Car brings one along to E4; two others move; the passenger stays where it is."""
    t = hunt("snake F5", enemies="C2: 1 driver 1 prisoner, H3: 2 prisoners, C4: 1 prisoner", tiles="D3")
    t.play("hunt-prisoner:H3", "hunt-prisoner:H3")
    assert t.enemies == "C4: 1 prisoner, E4: 1 prisoner 1 driver, G4: 2 prisoners"


@rule("EFNY-E16", "EFNY-E4")
def test_a_passenger_takes_an_abandoned_car_where_the_ride_ends() -> None:
    t = crazies(at="F5", enemies="C2: 1 driver 1 prisoner", tiles="D3", wrecks="E4")
    assert (t.crowd("E4"), t.wrecks) == ("2 drivers", "")


@rule("EFNY-E16", "EFNY-A4", "EFNY-G2")
def test_which_of_those_who_differ_in_damage_rides() -> None:
    t = table("snake D3", plan="spray-the-street ghost-step", enemies="D1: 1 driver 2 prisoners", bonuses="thick-skins",
              event_spaces="D5")  # fmt: skip
    t.play("play:spray-the-street", "hit-prisoner:D1", "hit-driver:D1", "hit-driver-hurt1:D1")
    t.play("move-instead:ghost-step", "go:D5", "reveal:D7", "*tile:ct07", "*event:crazies")
    assert (t.kind, t.options()) == ("aboard", "hurt:0 hurt:1")
    t.play("hurt:1")
    assert t.enemies == "D1: 1 prisoner, D5: 1 prisoner 1 prisoner-hurt1 1 driver-hurt2"


# Through a Roadblock.


@rule("EFNY-E17")
def test_without_an_open_way_a_car_crashes_through_the_first_roadblock() -> None:
    t = hunt("snake D5", enemies="B3: 1 driver", roadblocks="B3-C4 C4-D5", tiles="")
    assert (t.enemies, t.roadblocks, t.broken) == ("C4: 1 prisoner", "C4-D5", "B3-C4")
    assert (t.state.cars_left, t.state.prisoners_left) == (4, 39)
    assert t.told()[3:] == ["crashed-in C4", "hunted prisoner B3 C4"]


@rule("EFNY-E17", "EFNY-E12")
def test_with_an_open_way_however_long_it_does_not() -> None:
    t = hunt("snake D5", enemies="C4: 1 driver", roadblocks="C4-D5", tiles="D3")
    assert (t.enemies, t.roadblocks) == ("D5: 1 driver", "C4-D5")


@rule("EFNY-E17", "EFNY-E16")
def test_the_passenger_is_in_it_too() -> None:
    t = crazies(enemies="B3: 1 driver, C4: 1 prisoner", roadblocks="C4-D5")
    assert (t.enemies, t.broken) == ("D5: 3 prisoners", "C4-D5")


@rule("EFNY-E17", "EFNY-E13")
def test_it_reaches_the_hero_only_if_the_crash_enters_that_space() -> None:
    """Both Cars are 2 steps away. One crashes at once, the other before Snake: that one counts as reaching."""
    cars = "B3: 1 driver, E8: 1 driver"
    t = crazies(enemies=cars, roadblocks="B3-C4 C4-D5 E6-D5 D5-E4")
    assert (t.crowd("D5"), t.crowd("B3"), t.broken) == ("2 prisoners", "1 driver", "D5-E6")


@rule("EFNY-E17", "EFNY-G10")
def test_without_prisoner_tokens_the_crash_makes_noise_instead() -> None:
    t = hunt("snake D5", enemies="C4: 1 driver", roadblocks="C4-D5 D5-E4 D5-E6", prisoners_left=0)
    assert (t.enemies, t.noise, t.broken, t.state.cars_left) == ("", 1, "C4-D5", 4)


@rule("EFNY-G4", "EFNY-E14")
def test_a_hunt_inside_a_hunt_does_not_let_anybody_move_twice() -> None:
    """The crash without a token brings Noise, so the last Mission cube, a Timer tile, an Event and another HUNT."""
    t = table("snake H9 discard:dead-run", enemies="A4: 1 driver, J9: 1 driver", roadblocks="J9-I10", noise=10,
              missions=1, prisoners_left=0, tiles="B5 C6 D7 G8 I10")  # fmt: skip
    t.play("recover-all", "*timer:street-noise", "*event:thats-the-duke", "hunt-driver:A4")
    assert (t.crowd("C6"), t.crowd("I10"), t.kind, t.missions) == ("1 driver", "", "timer", 0)
    t.play("*timer:street-noise", "*event:thats-the-duke")
    # Moved once by each of the two effects: the first one still had a move left, but not for this Car.
    assert (t.enemies, t.kind) == ("E6: 1 driver", "choose")


# Placing.


@rule("EFNY-E19", "EFNY-G10")
def test_prisoners_are_placed_with_heroes_too() -> None:
    t = table("snake D5 discard:dead-run", "maggie D5", "brain F5")
    t.play("recover-all", "*timer:patrols")
    assert t.enemies == "D5: 2 prisoners, F5: 1 prisoner"
