"""How the game ends (GD-W)."""

from typing import Any

import pytest

from lamster.games.getaway_driver.game import GAME
from lamster.kernel.match import Match
from tests.games.getaway_driver.table import table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"


@rule("GD-W1", "GD-E3", "GD-W4")
def test_the_driver_wins_when_the_bag_is_short() -> None:
    """EX16: two tiles for three spaces; nothing is drawn or laid."""
    t = table("8,6 N hit_the_gas", bag="R01 R02", phase="start", tokens=10).play("pass")
    assert (t.result, t.asked) == ("driver GD-W1", "")
    assert t.told()[0] == "escaped 8,5"
    assert (t.state.left_in, [t.tile(space) for space in ("8,5", "7,6", "9,6")]) == (2, ["", "", ""])


@rule("GD-W1", "GD-E3")
def test_exactly_enough_tiles_go_on() -> None:
    t = table("8,6 N", bag="R01 R02 R03", phase="expand").play("*draw:R01", "*draw:R02", "*draw:R03")
    assert (t.result, t.kind) == ("", "lay")


@rule("GD-W1", "GD-R6")
def test_also_in_a_fill_during_the_turn() -> None:
    t = table("8,6 N hit_the_gas", tiles=ROAD, bag="R01").play("drive:front", "play:hit_the_gas")
    assert t.result == "driver GD-W1"
    t = table("8,6 N", tiles="8,5=G04 7,6=G07 9,6=Y04", bag="R01").play("drive:front", "thoroughfare")
    assert t.result == "driver GD-W1"
    t = table("8,6 N switch_cars decoy_car", tiles=f"{ROAD} 9,5=G10", vehicles="patrol-1@9,5E", bag="R01")
    assert t.play("play:switch_cars", "go-on").result == "driver GD-W1"


@rule("GD-W2", "GD-B3")
@pytest.mark.parametrize(("spaces", "red"), [(5, 4), (4, 3)])
def test_the_police_win_on_red_at_the_check(spaces: int, red: int) -> None:
    pursued: dict[str, Any] = {"tiles": ROAD, "vehicles": "patrol-1@8,6N", "phase": "check", "meter_spaces": spaces}
    assert table("8,6 N", meter=red - 2, **pursued).result == ""
    assert table("8,6 N", meter=red - 1, **pursued).result == "police GD-W2"


@rule("GD-W2", "GD-D4", "GD-W4")
def test_the_police_win_on_red_through_studying() -> None:
    t = table("8,6 N hit_the_gas", tiles="8,5=Y01? 7,6=G07 9,6=Y04", meter=3).play("study:front")
    assert (t.result, t.asked) == ("police GD-W2", "")
    assert t.told()[-2:-1] == ["caught driver"]


@rule("GD-W3", "GD-D15", "GD-D17")
def test_the_police_win_in_a_dead_end() -> None:
    t = table("1,1 N decoy_car", tiles="1,2=G06", blocked="2,1").play("give-up")
    assert t.result == "police GD-D15"
    assert table("1,1 N", tiles="1,2=G06", blocked="2,1").result == "police GD-D15"


@rule("GD-W3", "GD-D16")
def test_the_police_win_when_the_driver_is_boxed_in() -> None:
    t = table("8,6 N", tiles=f"{ROAD} 8,7=Y02", hazards="8,5 7,6 9,6 8,7")
    assert t.result == "police GD-D16"


@rule("GD-W3", "GD-D19")
def test_the_police_win_after_ten_idle_rounds() -> None:
    """The car drives round and round on four tiles between the edge and obstacles."""
    t = table("1,1 E", tiles="2,1=G08 2,2=G09 1,2=G02", blocked="3,1 3,2 1,3 2,3").play("drive:front")
    for _ in range(8):
        t.play("drive:right")
    assert t.result == ""
    t.play("drive:right")
    assert t.result == "police GD-D19"


@rule("GD-W3", "GD-D19")
def test_a_round_in_which_a_tile_is_only_laid_is_not_idle() -> None:
    t = table("8,6 N", tiles="8,5=G08", phase="expand").play("*draw:R01", "*draw:R02", "lay:R01")
    t.state.idle = 9
    t.play("drive:front")
    assert (t.state.round, t.state.idle, t.result) == (4, 0, "")


@rule("GD-W4")
def test_nothing_else_is_resolved() -> None:
    """The Police win at the check: no purchase, no fuse, no next round."""
    t = table(
        "8,6 N",
        tiles=ROAD,
        vehicles="patrol-1@8,6N",
        meter=3,
        tokens=10,
        phase="net",
        event="ticking_time_bomb",
        fuse=1,
    ).play("done")
    assert (t.result, t.state.fuse, t.state.round) == ("police GD-W2", 1, 3)
    assert t.refused("police done") == "GD-W2"


@rule("GD-W4")
def test_at_the_end_everything_is_shown() -> None:
    t = table("8,6 N hit_the_gas", tiles="8,5=Y01? 7,6=R05? 9,6=Y04", meter=3).play("study:front")
    assert [tile.tile for tile in t.view("onlooker").tiles] == ["Y01", "R05", "START", "Y04"]
    assert t.view("police").drivers[0].hand == ["hit_the_gas"]
    assert t.told("onlooker")[-1] == "uncovered 7,6=R05 hit_the_gas"


@rule("GD-W5")
@pytest.mark.parametrize(("seat", "winner"), [("driver", 1), ("police", 0)])
def test_who_resigns_leaves_the_game_to_the_other_side(seat: str, winner: int) -> None:
    match = Match(GAME, 2, {}, None)
    match.table(f"resign:{seat}")
    assert match.outcome is not None
    assert match.outcome.winners == (winner,)
