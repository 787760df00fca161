"""Phase 1: the Police expand the search area (GD-E)."""

import pytest

from tests.games.getaway_driver.table import table
from tests.rules import rule

OPEN_ROAD = "8,5=G06 7,6=G07 9,6=G08"


@rule("GD-E1")
@pytest.mark.parametrize(
    ("driver", "tiles", "spaces"),
    [
        ("8,6 N", "", ["8,5", "7,6", "9,6"]),
        ("8,6 E", "", ["9,6", "8,5", "8,7"]),
        ("8,6 S", "8,7=?", ["9,6", "7,6"]),
        ("8,6 W", "7,6=? 8,7=G01", ["8,5"]),
        ("1,1 N", "", ["2,1"]),
        ("1,6 N", "2,6=?", ["1,5"]),
    ],
)
def test_open_spaces_in_front_left_and_right_are_filled(driver: str, tiles: str, spaces: list[str]) -> None:
    """Never the one behind; what has a tile or is not legal is skipped."""
    t = table(driver, tiles=tiles, phase="expand")
    assert t.view("driver").filling == spaces
    while t.kind in ("draw", "lay"):
        t.play(("*" if t.asked == "*" else "") + t.decision.codes[0])
    assert [t.tile(space).endswith("?") for space in spaces] == [True] * len(spaces)
    assert sum(tile is not None for tile in t.view("police").tiles) == len(tiles.split()) + len(spaces) + 1


@rule("GD-E1")
def test_a_space_under_an_obstacle_is_skipped() -> None:
    t = table("8,6 N", blocked="8,5", phase="expand")
    assert t.view("driver").filling == ["7,6", "9,6"]


@rule("GD-E2")
@pytest.mark.parametrize(("tiles", "number"), [("", 3), ("8,5=?", 2), ("8,5=? 9,6=?", 1), ("8,5=? 9,6=? 7,6=G01", 0)])
def test_exactly_as_many_tiles_as_spaces(tiles: str, number: int) -> None:
    t = table("8,6 N", tiles=tiles, phase="expand")
    before = t.state.left_in
    drawn = 0
    while t.kind == "draw":
        code = f"*{t.decision.codes[0]}"
        t.play(code)
        drawn += 1
        assert t.kind != "draw" or not t.offers(code)
    assert (drawn, before - t.state.left_in) == (number, number)
    if not number:
        assert t.kind == "turn"


@rule("GD-E3", "GD-W1")
@pytest.mark.parametrize(
    ("tiles", "bag", "shown"),
    [("", "Y01 Y02", "8,5"), ("", "", "8,5"), ("8,5=G06", "Y01", "7,6"), ("8,5=G06 7,6=G07", "", "9,6")],
)
def test_a_bag_that_is_short_lets_the_driver_escape(tiles: str, bag: str, shown: str) -> None:
    """Nothing is drawn; the Escape tile is shown in front, else left, else right."""
    t = table("8,6 N decoy_car", tiles=tiles, bag=bag, phase="start").play("pass")
    assert (t.told()[0], t.result) == (f"escaped {shown}", "driver GD-W1")
    assert t.state.left_in == len(bag.split())


@rule("GD-E3")
def test_exactly_enough_tiles_are_laid() -> None:
    t = table("8,6 N", bag="Y01 Y02 Y03", phase="expand")
    t.play("*draw:Y01", "*draw:Y02", "*draw:Y03", "lay:Y01", "lay:Y02")
    assert (t.kind, t.result, t.state.left_in) == ("turn", "", 0)


@rule("GD-E3")
def test_an_empty_bag_and_nothing_to_fill_changes_nothing() -> None:
    t = table("8,6 N", tiles=OPEN_ROAD, bag="", phase="expand")
    assert (t.kind, t.result) == ("turn", "")


@rule("GD-E4")
def test_the_police_look_and_arrange() -> None:
    t = table("8,6 N", phase="expand").play("*draw:Y01", "*draw:R02", "*draw:G03")
    assert t.view("police").drawn == ["Y01", "R02", "G03"]
    assert (t.asked, t.kind, t.options()) == ("police", "lay", "lay:G03 lay:R02 lay:Y01")
    assert t.told("driver") == ["drew police ?"] * 3
    t.play("lay:R02")
    assert t.options() == "lay:G03 lay:Y01"
    t.play("lay:Y01")
    assert [t.tile(space) for space in ("8,5", "7,6", "9,6")] == ["R02?", "Y01?", "G03?"]
    assert t.told("police") == ["laid police 7,6 Y01", "laid police 9,6 G03"]
    assert t.told("driver") == t.told("onlooker") == ["laid police 7,6 ?", "laid police 9,6 ?"]


@rule("GD-E4", "GD-P4")
def test_a_new_tile_opens_the_ground_around_it() -> None:
    """Vehicles may go two spaces from it at most."""
    t = table("8,6 N", vehicles="patrol-1@8,4N", phase="expand")
    t.play("*draw:Y01", "*draw:R02", "*draw:G06", "lay:G06", "lay:R02", "drive:front")
    assert t.offers("ahead:patrol-1")


@rule("GD-E5", "GD-U18")
def test_the_camera_after_drawing_and_before_laying() -> None:
    t = table("8,6 N", bought="traffic_camera", phase="expand").play("*draw:Y01", "*draw:R02", "*draw:G03")
    assert (t.asked, t.kind, t.options()) == ("police", "camera", "keep redraw")
    t.play("redraw")
    assert (t.kind, t.state.left_in, t.offers("*draw:Y01")) == ("draw", 43, True)
    t.play("*draw:Y01", "*draw:Y02", "*draw:Y03")
    assert t.options() == "lay:Y01 lay:Y02 lay:Y03"


@rule("GD-E5")
def test_no_camera_no_window() -> None:
    t = table("8,6 N", phase="expand").play("*draw:Y01", "*draw:R02", "*draw:G03")
    assert t.kind == "lay"


@rule("GD-E6")
def test_the_police_see_every_face_down_tile_at_any_time() -> None:
    t = table("8,6 N", tiles="8,5=R01? 7,6=Y02? 9,6=G03 3,3=G04?")
    seen = {tile.at: (tile.tile, tile.up) for tile in t.view("police").tiles}
    assert seen["8,5"] == ("R01", False)
    assert seen["7,6"] == ("Y02", False)
    assert seen["3,3"] == ("G04", False)


@rule("GD-E6", "GD-X33")
def test_they_see_tiles_as_they_are_drawn_and_laid_by_whomever() -> None:
    """On home ground the Driver draws and lays: the Police see it all the same, onlookers see nothing."""
    t = table("8,6 N stomping_grounds", phase="start").play("play:stomping_grounds")
    assert [t.mask("*draw:Y01", viewer) for viewer in ("driver", "police", "onlooker")] == [
        *["draw:Y01"] * 2,
        "draw:?",
    ]
    t.play("*draw:Y01", "*draw:Y02", "*draw:Y03")
    assert (t.asked, t.view("police").drawn, t.view("onlooker").drawn) == ("driver", ["Y01", "Y02", "Y03"], None)
    assert [t.mask("lay:Y01", viewer) for viewer in ("police", "onlooker")] == ["lay:Y01", "lay:?"]
    t.play("lay:Y01", "lay:Y02")
    for viewer, seen in (("driver", "Y01"), ("police", "Y01"), ("onlooker", None)):
        assert {tile.at: tile.tile for tile in t.view(viewer).tiles}["8,5"] == seen
    assert t.told("police")[0] == "laid driver 8,5 Y01"
    assert t.told("onlooker")[0] == "laid driver 8,5 ?"


@rule("GD-E7")
@pytest.mark.parametrize("viewer", ["driver", "police", "onlooker"])
def test_everybody_sees_how_many_tiles_are_in_the_bag(viewer: str) -> None:
    t = table("8,6 N", phase="expand")
    assert t.view(viewer).bag == 43
    t.play("*draw:Y01")
    assert t.view(viewer).bag == 42
    t.play("*draw:Y02", "*draw:Y03", "lay:Y01", "lay:Y02")
    assert t.view(viewer).bag == 40


@rule("GD-E8")
def test_face_down_is_hidden_from_the_driver() -> None:
    t = table("8,6 N", phase="expand")
    seen = [t.mask("*draw:Y01", viewer) for viewer in ("police", "driver", "onlooker")]
    assert seen == ["draw:Y01", "draw:?", "draw:?"]
    t.play("*draw:Y01", "*draw:R02", "*draw:G03")
    for viewer in ("driver", "onlooker"):
        assert t.view(viewer).drawn is None
        assert [t.mask(f"lay:{tile}", viewer) for tile in ("Y01", "R02")] == ["lay:?", "lay:?"]
    t.play("lay:Y01", "lay:R02")
    for viewer in ("driver", "onlooker"):
        assert [(tile.at, tile.tile) for tile in t.view(viewer).tiles if not tile.up] == [
            ("8,5", None),
            ("7,6", None),
            ("9,6", None),
        ]


@rule("GD-E8", "GD-K10", "GD-M6")
def test_a_face_down_tile_has_no_effect_on_anyone_but_vehicles_drive_on_it() -> None:
    """A Helicopter onto a hidden Tunnel; a Patrol Car onto the hidden Thoroughfare gets no second action."""
    vehicles = "helicopter-1@8,4S patrol-1@7,5S"
    t = table("8,6 N", tiles="8,5=G08? 7,6=G04? 9,6=R01?", vehicles=vehicles, phase="net")
    t.play("ahead:helicopter-1", "ahead:patrol-1")
    assert [t.at("helicopter-1"), t.at("patrol-1")] == ["8,5 S", "7,6 S"]
    assert [t.tile(space) for space in ("8,5", "7,6")] == ["G08?", "G04?"]
    assert not any("at-once" in line for line in t.told())
    assert t.state.round == 4
    t = table("8,6 N", tiles="8,5=G08 7,6=G04 9,6=R01", vehicles=vehicles, phase="net")
    assert t.refused("ahead:helicopter-1") == "GD-K10"
    t.play("ahead:patrol-1")
    assert t.kind == "at-once"
