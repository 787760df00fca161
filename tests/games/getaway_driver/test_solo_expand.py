"""The search area of the solo game grows (GD-O7 to O10)."""

from typing import Any

import pytest

from tests.games.getaway_driver.solo import alone, pile_at
from tests.games.getaway_driver.table import Table
from tests.games.playing import ONLOOKER
from tests.rules import rule


def expanded(**position: Any) -> str:
    """The piles from which the front, left and right space of a Driver at 8,6 facing north were filled."""
    t = alone("8,6 N", phase="expand", **position)
    return " ".join(pile_at(t, space) for space in ("8,5", "7,6", "9,6"))


@rule("GD-O7")
def test_front_left_right_from_the_perilous_pile() -> None:
    t = alone("8,6 E", phase="expand")
    assert t.told() == ["laid-unseen 9,6 perilous", "laid-unseen 8,5 perilous", "laid-unseen 8,7 perilous"]
    assert t.state.piles == [12, 28]


@rule("GD-O7")
def test_laid_unseen_and_face_down() -> None:
    t = alone("8,6 N", phase="expand")
    tile = next(tile for tile in t.view("driver").tiles if tile.at == "8,5")
    assert (tile.tile, tile.up, tile.pile) == (None, False, "perilous")
    t.play("drive:front")
    assert (t.asked, t.decision.rule) == ("*", "GD-O2")
    t.play("*reveal:R01")
    assert t.tile("8,5") == "R01"


@rule("GD-O7", "GD-P4", "GD-D19")
def test_new_tiles_widen_the_area_and_count_as_progress() -> None:
    before, after = alone("8,6 N"), alone("8,6 N", phase="expand")
    far = after.state.ground.index["8,3"]
    assert (before.state.offroad >> far & 1, after.state.offroad >> far & 1) == (0, 1)
    assert (before.state.busy, after.state.busy, after.view("driver").filling) == (False, True, [])


@rule("GD-O7")
@pytest.mark.parametrize(
    ("position", "piles"),
    [
        ({"stash": "8,5"}, "serene perilous perilous"),
        ({"stash": "9,6"}, "perilous perilous serene"),
        ({"barricades": "7,6"}, "perilous serene perilous"),
        ({"vehicles": "patrol-1@9,6E"}, "perilous perilous serene"),
        ({"vehicles": "helicopter-1@7,6W"}, "perilous serene perilous"),
        ({"hazards": "7,6"}, "perilous perilous perilous"),
    ],
)
def test_what_is_on_the_space(position: dict[str, str], piles: str) -> None:
    assert expanded(**position) == piles


@rule("GD-O7")
@pytest.mark.parametrize(
    ("vehicle", "piles"),
    [
        ("8,4S", "serene perilous perilous"),
        ("8,4E", "serene perilous perilous"),
        ("8,4W", "serene perilous perilous"),
        ("8,4N", "perilous perilous perilous"),
        ("7,5S", "serene serene perilous"),
        ("7,5W", "perilous serene perilous"),
        ("7,5E", "serene serene perilous"),
        ("7,5N", "serene perilous perilous"),
        ("10,6W", "perilous perilous serene"),
        ("11,6W", "perilous perilous perilous"),
    ],
)
def test_what_a_vehicle_has_in_front_left_or_right(vehicle: str, piles: str) -> None:
    """The space directly behind it is not one of these (ruling RL40)."""
    assert expanded(vehicles=f"patrol-1@{vehicle}") == piles


@rule("GD-O7")
@pytest.mark.parametrize(
    ("facing", "piles"),
    [
        ("N", "serene serene serene"),
        ("E", "serene perilous serene"),
        ("S", "perilous serene serene"),
        ("W", "serene serene perilous"),
    ],
)
def test_pursuing_vehicles_count(facing: str, piles: str) -> None:
    assert expanded(vehicles=f"patrol-1@8,6{facing}") == piles


@rule("GD-O7", "GD-R6")
def test_fills_during_the_turn_come_from_the_piles_too() -> None:
    t = alone("8,6 N hit_the_gas", tiles="8,5=Y04 7,6=Y06 9,6=Y18", stash="8,4")
    t.play("drive:front", "no-hazard", "play:hit_the_gas")
    laid = [line for line in t.told() if line.startswith("laid")]
    assert laid == ["laid-unseen 8,4 serene", "laid-unseen 7,5 perilous", "laid-unseen 9,5 perilous"]


@rule("GD-O7", "GD-X13")
def test_the_tile_behind_for_a_handbrake_turn() -> None:
    t = alone("8,6 N handbrake_turn", tiles="8,5=Y04 7,6=Y06 9,6=Y18").play("play:handbrake_turn")
    assert (t.told()[-1], t.kind) == ("drove driver behind 8,7 S", "reveal")
    assert t.state.piles == [14, 25]


@rule("GD-O8")
@pytest.mark.parametrize(
    ("piles", "laid", "left"),
    [
        ("0 5", "serene serene serene", [0, 2]),
        ("5 0", "perilous perilous perilous", [2, 0]),
        ("1 2", "perilous serene serene", [0, 0]),
        ("1 9", "perilous serene serene", [0, 7]),
    ],
)
def test_when_one_pile_is_empty_the_other_is_used(piles: str, laid: str, left: list[int]) -> None:
    t = alone("8,6 N", phase="expand", piles=piles)
    assert " ".join(pile_at(t, space) for space in ("8,5", "7,6", "9,6")) == laid
    assert t.state.piles == left


@rule("GD-O8")
def test_the_perilous_pile_stands_in_for_the_serene_one() -> None:
    t = alone("8,6 N", phase="expand", piles="9 0", stash="8,5")
    assert pile_at(t, "8,5") == "perilous"


@rule("GD-O8", "GD-E3", "GD-W1")
@pytest.mark.parametrize("piles", ["1 1", "2 0", "0 2", "0 0"])
def test_the_driver_escapes_when_both_piles_are_short(piles: str) -> None:
    t = alone("8,6 N", phase="expand", piles=piles)
    assert (t.result, t.told()[0]) == ("driver GD-W1", "escaped 8,5")
    assert t.tile("8,5") == ""


def on_home_ground() -> Table:
    """A vehicle has the front space before it: Serene; the other two are Perilous."""
    return alone("8,6 N stomping_grounds", phase="start", vehicles="patrol-1@8,4S").play("play:stomping_grounds")


@rule("GD-O9")
def test_on_home_ground_the_tiles_come_from_the_piles_space_by_space() -> None:
    t = on_home_ground()
    assert (t.asked, t.decision.rule) == ("*", "GD-O9")
    assert t.offers("*draw:G01")
    assert not t.offers("*draw:Y01")
    t.play("*draw:G01")
    assert t.offers("*draw:Y01")
    assert not t.offers("*draw:G02")
    t.play("*draw:Y01", "*draw:R05")
    assert t.told("driver") == ["drew driver Y01", "drew driver R05"]
    assert (t.state.piles, t.state.reds) == ([13, 27], [7, 4])


@rule("GD-O9")
def test_the_driver_looks_at_them_and_arranges_them_freely() -> None:
    t = on_home_ground().play("*draw:G01", "*draw:Y01", "*draw:R05")
    assert (t.asked, t.options(), t.view("driver").drawn) == (
        "driver",
        "lay:G01 lay:R05 lay:Y01",
        ["G01", "Y01", "R05"],
    )
    t.play("lay:R05", "lay:G01")
    assert [t.tile(space) for space in ("8,5", "7,6", "9,6")] == ["R05?", "G01?", "Y01?"]
    seen = {tile.at: tile.tile for tile in t.view("driver").tiles}
    assert (seen["8,5"], seen["7,6"], seen["9,6"]) == ("R05", "G01", "Y01")


@rule("GD-O9", "GD-X32")
def test_fills_in_the_drivers_own_turn_stay_unseen() -> None:
    t = alone("8,6 N hit_the_gas", tiles="8,5=Y04 7,6=Y06 9,6=Y18")
    t.state.stomping[0] = 1
    t.play("drive:front", "no-hazard", "play:hit_the_gas")
    assert [pile_at(t, space) for space in ("8,4", "7,5", "9,5")] == ["perilous"] * 3


@rule("GD-O10")
@pytest.mark.parametrize("viewer", ["driver", ONLOOKER])
def test_both_pile_sizes_are_shown(viewer: str) -> None:
    solo = alone("8,6 N", phase="expand", stash="8,5").view(viewer).solo
    assert solo is not None
    assert (solo.perilous, solo.serene) == (13, 27)


@rule("GD-O2", "GD-M2")
def test_city_map_shows_a_tile_of_its_pile() -> None:
    t = alone("8,6 N", tiles="8,5=G01 7,6=Y06 9,6=Y18 3,3=serene").play("drive:front", "peek:3,3")
    assert not t.offers("*reveal:Y01")
    t.play("*reveal:Y02")
    assert (t.told(), t.tile("3,3")) == (["peeked driver 3,3 Y02"], "Y02?")
    assert next(tile.tile for tile in t.view("driver").tiles if tile.at == "3,3") == "Y02"


@rule("GD-O11", "GD-M7")
def test_vantage_point_turns_up_tiles_of_both_piles() -> None:
    t = alone("8,6 N", tiles="8,5=G05 7,6=Y06 9,6=Y18 8,4=perilous 7,5=serene").play("drive:front")
    t.play("*reveal:Y01", "*reveal:R03")
    assert (t.tile("8,4"), t.tile("7,5"), t.state.badges) == ("Y01", "R03", [3, 1])
