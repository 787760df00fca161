"""Learning mode, options and what they may be combined with (GD-L)."""

import pytest

from lamster.games.getaway_driver.components import METER
from lamster.games.getaway_driver.game import GAME
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value
from tests.games.getaway_driver.table import table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"


@rule("GD-L1")
def test_tiles_are_laid_face_up_by_the_police() -> None:
    t = table("8,6 N", phase="expand", learning=True).play("*draw:R01", "*draw:Y01", "*draw:G06")
    assert (t.asked, t.options()) == ("police", "lay:G06 lay:R01 lay:Y01")
    assert t.mask("lay:R01", "driver") == t.mask("lay:R01", "onlooker") == "lay:R01"
    t.play("lay:R01", "lay:G06")
    assert [t.tile(space) for space in ("8,5", "7,6", "9,6")] == ["R01", "G06", "Y01"]
    assert t.told("driver") == ["laid-open police 8,5 R01", "laid-open police 7,6 G06", "laid-open police 9,6 Y01"]


@rule("GD-L1", "GD-I1")
def test_while_they_are_drawn_only_the_police_see_them() -> None:
    t = table("8,6 N", phase="expand", learning=True)
    assert t.mask("*draw:R01", "driver") == "draw:?"
    t.play("*draw:R01", "*draw:Y01", "*draw:G06")
    assert (t.view("police").drawn, t.view("driver").drawn) == (["R01", "Y01", "G06"], None)


@rule("GD-L1", "GD-X32")
def test_stomping_grounds_lays_face_up_too() -> None:
    t = table("8,6 N stomping_grounds", phase="start", learning=True).play("play:stomping_grounds")
    t.play("*draw:R01", "*draw:Y01", "*draw:G06", "driver lay:R01", "lay:G06")
    assert t.tile("8,5") == "R01"


@rule("GD-L2")
def test_a_badge_pays_when_the_driver_enters_not_when_it_is_laid() -> None:
    t = table("8,6 N", phase="expand", learning=True).play("*draw:G07", "*draw:Y01", "*draw:G06", "lay:G07", "lay:G06")
    assert t.tokens == 0
    t.play("drive:front")
    assert t.tokens == 2


@rule("GD-L2", "GD-C8")
def test_and_again_on_a_later_entry() -> None:
    t = table("8,6 N hit_the_gas handbrake_turn", tiles=f"{ROAD} 8,4=G08 7,5=R02 9,5=R05", learning=True)
    t.play("drive:front", "play:hit_the_gas", "drive:front", "play:handbrake_turn")
    assert (t.at("driver"), t.tokens) == ("8,5 S", 4)


@rule("GD-L2", "GD-H5")
def test_backing_out_does_not_undo_it() -> None:
    t = table("8,6 N hit_the_gas", tiles="8,5=R06 7,6=G07 9,6=Y04", learning=True).play("drive:front", "back-out")
    assert (t.at("driver"), t.tokens) == ("8,6 N", 2)


@rule("GD-L2", "GD-X37")
def test_switching_cars_is_an_entry_for_badges_too() -> None:
    t = table("8,6 N switch_cars decoy_car", tiles=f"{ROAD} 9,5=G10", vehicles="patrol-1@9,5W", learning=True).play(
        "play:switch_cars"
    )
    assert t.tokens == 1


@rule("GD-L3", "GD-M2", "GD-M7")
@pytest.mark.parametrize("tile", ["G01", "G05"])
def test_nothing_to_study_to_peek_at_or_to_turn_up(tile: str) -> None:
    t = table("8,6 N hit_the_gas", tiles=f"8,5={tile} 7,6=G07 9,6=Y04 8,4=R01 7,5=Y01 9,5=G06", learning=True)
    assert t.options() == "drive:front drive:left drive:right play:hit_the_gas"
    assert t.refused("study:front") == "GD-D2"
    t.play("drive:front")
    assert (t.kind, t.tokens, t.told()) == ("free", 0, ["drove driver front 8,5 N"])


# Options.


def settled(seats: int, **options: Value) -> dict[str, Value]:
    return GAME.settle(seats, options)


def refused(seats: int, **options: Value) -> str:
    """The rule against these settings; `-` where a value itself is wrong."""
    with pytest.raises(Refusal) as refusal:
        GAME.settle(seats, options)
    return refusal.value.rule or "-"


@rule("GD-L4", "GD-S5", "GD-T1", "GD-T3")
def test_the_options_and_their_defaults() -> None:
    usual = settled(2)
    names = ("stash", "size", "obstacles", "meter", "learning", "events")
    assert [usual[name] for name in names] == [5, "usual", 0, 5, False, False]
    for stash in range(2, 9):
        assert GAME.setup(2, {"stash": stash}).settings.stash == stash
    assert refused(2, stash=1) == refused(2, stash=9) == refused(2, obstacles=4) == refused(2, meter=6) == "-"
    assert [GAME.setup(2, {"obstacles": n}).settings.obstacles for n in range(4)] == [0, 1, 2, 3]


@rule("GD-L4", "GD-T1")
@pytest.mark.parametrize(
    ("size", "columns", "rows"), [("usual", 15, 11), ("compact", 11, 9), ("standard", 15, 11), ("large", 19, 13)]
)
def test_the_sizes_of_the_table(size: str, columns: int, rows: int) -> None:
    view = GAME.view(GAME.setup(2, {"size": size}), None)
    assert (view.columns, view.rows) == (columns, rows)


@rule("GD-L4", "GD-T1")
def test_a_size_of_ones_own() -> None:
    view = GAME.view(GAME.setup(2, {"size": "custom", "columns": 31, "rows": 9}), None)
    assert (view.columns, view.rows) == (31, 9)
    assert refused(2, size="custom", columns=32) == refused(2, size="custom", rows=8) == "-"


@rule("GD-L4", "GD-S2")
def test_the_hard_meter_is_a_space_shorter() -> None:
    assert METER == {5: 4, 4: 3}
    assert GAME.view(GAME.setup(2, {"meter": 4}), None).red == 3
    hard = table("8,6 N", tiles=ROAD, vehicles="patrol-1@8,6N", meter=2, meter_spaces=4, phase="check")
    usual = table("8,6 N", tiles=ROAD, vehicles="patrol-1@8,6N", meter=2, phase="check")
    assert (hard.result, usual.result) == ("police GD-W2", "")


@rule("GD-L5", "GD-V1")
def test_event_cards_need_two_players_five_tokens_and_no_learning() -> None:
    assert settled(2, events=True)["events"] is True
    assert refused(2, events=True, learning=True) == "GD-L5"
    assert refused(2, events=True, stash=4) == refused(2, events=True, stash=6) == "GD-L5"
    assert refused(1, events=True) == refused(4, events=True) == "GD-V1"


@rule("GD-L5", "GD-L1")
def test_learning_mode_is_for_two() -> None:
    assert settled(2, learning=True, stash=8)["learning"] is True
    assert refused(1, learning=True) == refused(4, learning=True) == "GD-L1"


@rule("GD-L5", "GD-O4")
def test_alone_the_difficulty_sets_the_stash() -> None:
    assert refused(1, stash=6) == "GD-S5"
    levels = ("standard", "imposing", "relentless")
    assert [GAME.setup(1, {"difficulty": level}).settings.stash for level in levels] == [5, 6, 6]


@rule("GD-L5", "GD-Q3")
def test_with_four_both_drivers_have_the_same_stash() -> None:
    assert GAME.setup(4, {"stash": 7}).settings.stash == 7
