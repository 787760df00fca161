"""The Decoy window and the pursuit check (GD-B)."""

from typing import Any

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"


def check(vehicles: str = "", tile: str = "", **more: Any) -> Table:
    """The check of a Driver without cards at 8,6, on Start or on another tile."""
    under = f" 8,6={tile}" if tile else ""
    return table("8,6 N", tiles=ROAD + under, vehicles=vehicles, phase="check", **more)


@rule("GD-B1", "GD-R7")
def test_the_decoy_window_is_between_the_vehicles_and_the_check() -> None:
    t = table("8,6 N decoy_car", tiles=f"{ROAD} 8,4=? 7,5=? 9,5=?", vehicles="patrol-1@10,5W", meter=1)
    t.play("drive:front", "end")
    assert (t.asked, t.kind) == ("police", "vehicles")
    t.play("done")
    assert (t.asked, t.kind, t.decision.rule, t.options()) == ("driver", "decoy", "GD-B1", "pass play:decoy_car")
    assert t.meter() == 1
    t.play("pass")
    assert (t.meter(), t.told()[0]) == (0, "meter-down driver 0 4")


@rule("GD-B1", "GD-X8")
def test_nothing_else_is_played_in_that_window() -> None:
    t = table("8,6 N last_ditch_effort", tiles=ROAD, meter=1, phase="decoy")
    assert t.options() == "pass"
    assert (t.refused("play:last_ditch_effort"), t.refused("play:decoy_car")) == ("GD-B1", "GD-X8")


@rule("GD-B2", "GD-B3")
@pytest.mark.parametrize("pursuer", ["patrol-1@8,6S", "motorcycle-1@8,6N", "armored-1@8,6E", "helicopter-1@8,6W"])
def test_a_vehicle_on_the_tile_means_pursued_whichever_way_it_looks(pursuer: str) -> None:
    t = check(pursuer)
    assert t.meter() == 1
    assert t.view("onlooker").drivers[0].pursued


@rule("GD-B2", "GD-B3", "GD-U17")
def test_tire_spikes_on_the_tile_mean_pursued() -> None:
    assert check(spikes="8,6").meter() == 1


@rule("GD-B2", "GD-B4")
def test_pieces_elsewhere_or_a_barricade_do_not() -> None:
    t = check("patrol-1@8,7N patrol-2@8,5S", spikes="9,6", barricades="8,6", meter=2)
    assert t.meter() == 1


@rule("GD-B3")
def test_one_step_however_many_pursue() -> None:
    assert check("patrol-1@8,6N patrol-2@8,6N armored-1@8,6E", spikes="8,6", meter=1).meter() == 2


@rule("GD-B3")
def test_the_step_is_told() -> None:
    t = table("8,6 N", tiles=ROAD, vehicles="patrol-1@8,6N", meter=1, phase="net").play("done")
    assert t.told()[1] == "meter-up driver 2 4"


@rule("GD-B3", "GD-W2", "GD-W4")
def test_on_red_the_police_win_at_once() -> None:
    t = check("patrol-1@8,6N", meter=3, tokens=10)
    assert (t.result, t.asked) == ("police GD-W2", "")
    assert (t.tokens, t.state.round) == (10, 3)


@rule("GD-B4")
def test_one_step_back_when_nobody_pursues() -> None:
    assert [check(meter=meter).meter() for meter in (3, 2, 1)] == [2, 1, 0]


@rule("GD-B4")
def test_not_beyond_white() -> None:
    t = table("8,6 N", tiles=ROAD, vehicles="patrol-1@8,7N", phase="net").play("done")
    assert t.meter() == 0
    assert t.told()[1] == "in-the-clear driver"


@rule("GD-B5", "GD-M3")
@pytest.mark.parametrize("pursuer", [{"vehicles": "patrol-1@8,6N"}, {"spikes": "8,6"}])
def test_in_the_garage_the_meter_does_not_go_up(pursuer: dict[str, Any]) -> None:
    t = table("8,6 N", tiles=f"{ROAD} 8,6=G02", phase="net", meter=3, **pursuer)
    t.play(*["done"] * (t.kind == "vehicles"))
    assert (t.meter(), t.result) == (3, "")


@rule("GD-B5", "GD-M3")
def test_it_goes_down_there_as_usual() -> None:
    assert check(tile="G02", meter=2).meter() == 1


def decoy_home(under: str, **more: Any) -> Table:
    """The Driver leaves 8,6 for 8,5; a patrol car takes the tile left behind; then the Decoy window."""
    t = table(
        "8,6 N decoy_car",
        tiles=f"8,6={under} 8,5=G06 7,6=G07 9,6=Y04 8,4=? 7,5=? 9,5=?",
        vehicles="patrol-1@7,6E",
        meter=1,
        **more,
    )
    return t.play("drive:front", "end", "ahead:patrol-1")


@rule("GD-B6", "GD-X11")
def test_the_tile_at_the_check_counts_for_pursuit() -> None:
    assert decoy_home("Y02").play("pass").meter() == 0
    assert decoy_home("Y02").play("play:decoy_car").meter() == 2


@rule("GD-B6", "GD-B5")
def test_the_tile_at_the_check_counts_for_the_garage() -> None:
    assert decoy_home("G02").play("play:decoy_car").meter() == 1


@rule("GD-B6", "GD-U17")
def test_the_tile_at_the_check_counts_for_the_spikes() -> None:
    assert decoy_home("Y02", spikes="8,5").play("pass").meter() == 2
    left = table("8,6 N decoy_car", tiles=f"{ROAD} 8,4=? 7,5=? 9,5=?", spikes="8,5", meter=1)
    left.play("drive:front", "end", "play:decoy_car")
    assert (left.at("driver"), left.meter()) == ("8,6 N", 0)
    back = table("8,6 N decoy_car", tiles=f"{ROAD} 8,4=? 7,5=? 9,5=?", spikes="8,6", meter=1)
    assert back.play("drive:front", "end", "play:decoy_car").meter() == 2


@rule("GD-B6", "GD-V16")
def test_the_tile_at_the_check_counts_for_vigilantes() -> None:
    """8,5 is turned up only now, 8,6 was face up when the round began."""
    cards = "8,6 N decoy_car"
    new = table(cards, tiles="8,5=G06? 7,6=G07 9,6=Y04", event="vigilante_justice", meter=1)
    assert new.play("drive:front", "end", "pass").meter() == 0
    old = table(cards, tiles="8,5=G06? 7,6=G07 9,6=Y04", event="vigilante_justice", meter=1)
    assert old.play("drive:front", "end", "play:decoy_car").meter() == 2
