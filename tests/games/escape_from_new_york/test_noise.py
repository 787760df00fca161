"""Noise and Mission cubes (EFNY-O), and the Timer tiles that they bring."""

from typing import Any

import pytest

from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule


def fire(noise: int, weapon: str = "pump-shotgun", **position: Any) -> Table:
    """Snake fires a Weapon before step 1: Noise at once."""
    t = table(f"snake F5 weapon:{weapon}", step=0, windows=True, noise=noise, **position)
    return t.play(f"fire:{weapon}")


# The track.


@rule("EFNY-O1", "EFNY-O3")
def test_noise_runs_from_0_to_10() -> None:
    assert fire(0).noise == 3
    t = fire(7)
    assert (t.noise, t.missions) == (10, 4)
    t = fire(8)
    assert (t.noise, t.missions) == (10, 3)


@rule("EFNY-O2", "EFNY-H13")
def test_cards_and_ability_make_noise_in_step_6_only() -> None:
    t = table("maggie F5", plan="clean-shot hurry-up", noise=2).play("play:clean-shot")
    assert t.noise == 2
    t.play("hit-instead:hurry-up")
    assert t.told()[:2] == ["ability-hit maggie", "noise 5 7"]


@rule("EFNY-O2", "EFNY-I12")
@pytest.mark.parametrize(("code", "noise"), [("fire:revolver", 2), ("use:molotov-cocktail", 2), ("use:crowbar", 0)])
def test_weapons_and_items_make_noise_at_once(code: str, noise: int) -> None:
    things = "molotov-cocktail crowbar weapon:revolver"
    t = table(f"snake F5 {things}", roadblocks="F5-F3", step=0, windows=True).play(code)
    if "molotov" in code:
        t.play("burn:F5")
    assert (t.noise, t.kind) == (noise, "window")


@rule("EFNY-O2", "EFNY-N1", "EFNY-N3")
def test_step_10_and_an_unpaid_card_make_1_each() -> None:
    t = table("snake F5", "maggie F5", step=10, top="ambush").play("*new-york:time-is-running-out")
    assert t.told() == ["noise 1 1", "ny-unpaid time-is-running-out 7"]
    t.play("*new-york:barricades")
    assert t.told()[0] == "noise 1 2"


@rule("EFNY-O2", "EFNY-G10")
def test_prisoners_that_cannot_be_placed_make_noise() -> None:
    t = table("snake F5 discard:dead-run", prisoners_left=1)
    t.play("recover-all", "*timer:street-noise", "*event:gang-ambush")
    assert (t.crowd("F5"), t.noise) == ("1 prisoner", 1)


@rule("EFNY-O2")
@pytest.mark.parametrize(("event", "noise"), [("car-alarm", 3), ("rats", 1)])
def test_events_make_noise(event: str, noise: int) -> None:
    t = table("snake F5 discard:dead-run").play("recover-all", "*timer:street-noise", f"*event:{event}")
    assert t.noise == noise


# Saturation.


@rule("EFNY-O3")
def test_each_noise_too_much_moves_a_mission_cube_instead() -> None:
    t = fire(10)
    assert (t.noise, t.missions) == (10, 1)
    assert t.told()[-3:] == ["mission 3", "mission 2", "mission 1"]


@rule("EFNY-O4", "EFNY-Y1")
def test_an_empty_left_box_brings_a_timer_tile_then_all_begins_anew() -> None:
    """3 Noise on 10 with 2 cubes left: two cubes, a Timer tile, Noise to 0, and the third Noise counts from there."""
    t = fire(10, missions=2)
    assert (t.kind, t.noise, t.missions) == ("timer", 10, 0)
    blacks = t.state.blacks
    t.play("*timer:lookout", "done")
    assert (t.noise, t.missions, t.state.blacks) == (1, 4, blacks - 1)
    assert t.told()[-3:] == ["quieter 10 0", "reset", "noise 1 1"]


@rule("EFNY-O4")
def test_with_the_last_cube_on_the_last_noise_nothing_is_left_over() -> None:
    t = fire(9, missions=2).play("*timer:lookout", "done")
    assert (t.noise, t.missions) == (0, 4)


@rule("EFNY-O5", "EFNY-O4")
def test_the_tile_is_resolved_before_the_reset_and_its_noise_is_put_aside() -> None:
    """Car Alarm inside the tile: its 3 Noise wait for the cubes, and are added after the reset."""
    t = fire(10, missions=2).play("*timer:street-noise")
    assert (t.kind, t.noise, t.missions) == ("event", 10, 0)
    t.play("*event:car-alarm")
    assert (t.noise, t.missions) == (4, 4)
    assert t.told()[-3:] == ["quieter 10 0", "reset", "noise 4 4"]


@rule("EFNY-O5")
def test_a_mission_inside_the_tile_waits_for_the_cubes() -> None:
    t = fire(10, missions=3, timer_tiles=True).play("*timer:riot")
    assert (t.noise, t.missions) == (0, 3)
    assert t.told()[-2:] == ["reset", "mission 3"]


@rule("EFNY-O5")
def test_noise_that_needs_no_cube_is_not_put_aside() -> None:
    """Lull makes room on the track; what the tile then adds is wiped with the rest."""
    t = fire(10, missions=3).play("*timer:lull")
    assert (t.noise, t.missions) == (0, 4)
    assert "quieter 3 7" in t.told()


@rule("EFNY-O5", "EFNY-O6")
def test_noise_inside_the_tile_of_a_mission_counts_as_far_as_the_track_goes() -> None:
    """New York has 5 after paying; the tile's Events add 3 and 3, of which 1 waits for the cubes and moves one then."""
    deck = "running-the-clock barricades dead-ends"
    t = table("snake F5", step=10, noise=10, missions=2, top="ambush", deck=deck, event_level=2)
    t.play("*new-york:running-the-clock", "*new-york:barricades")
    assert (t.noise, t.missions, t.kind) == (5, 0, "timer")
    t.play("*timer:street-noise", "*event:car-alarm", "*event:car-alarm")
    assert (t.noise, t.missions) == (10, 3)
    assert t.told()[2:7] == ["noise 3 8", "event-card snake car-alarm", "noise 2 10", "reset", "mission 3"]


# Missions by a card.


@rule("EFNY-O6", "EFNY-W18")
def test_a_mission_card_leaves_the_noise_as_it_is() -> None:
    t = table("snake F5", step=10, noise=6, missions=1, top="ambush", deck="running-the-clock barricades dead-ends")
    t.play("*new-york:running-the-clock", "*new-york:barricades")
    assert (t.noise, t.missions, t.kind) == (2, 0, "timer")
    t.play("*timer:lookout", "done")
    assert (t.noise, t.missions) == (2, 4)
    assert t.told()[-2:] == ["reset", "turn snake 4"]


@rule("EFNY-O6", "EFNY-W18")
def test_a_mission_2_goes_on_with_the_cubes_that_came_back() -> None:
    t = table(
        "snake F5",
        step=10,
        noise=6,
        missions=1,
        top="ambush-in-force",
        deck="countdown lockdown manhunt",
        hard_deck=True,
    )
    t.play("*new-york:countdown", "*new-york:lockdown", "*timer:lookout", "done")
    assert (t.noise, t.missions) == (2, 3)


@rule("EFNY-O6")
def test_without_a_full_box_no_tile_is_revealed() -> None:
    t = table("snake F5", step=10, noise=6, top="ambush", deck="running-the-clock barricades dead-ends")
    t.play("*new-york:running-the-clock", "*new-york:barricades")
    assert (t.missions, t.timer, t.told()[2]) == (3, "10+3", "mission 3")


# Less.


@rule("EFNY-O7")
@pytest.mark.parametrize(("noise", "left"), [(5, 2), (2, 0)])
def test_noise_never_falls_below_0(noise: int, left: int) -> None:
    t = table("snake F5 cigarettes", step=0, windows=True, noise=noise).play("use:cigarettes")
    assert (t.noise, t.told()[-1]) == (left, f"quieter {noise - left} {left}")


@rule("EFNY-O4", "EFNY-V8", "EFNY-G3")
def test_saturation_can_lose_the_game() -> None:
    t = fire(10, missions=1, blacks=0).play("*timer:new-york-wins")
    assert t.result == "EFNY-V8"
