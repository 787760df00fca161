"""Means of escape: Gullfire, Helicopter, Rafts and bridges (EFNY-X)."""

from typing import Any

from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule


def ready_to_leave(at: str, purple: str, **position: Any) -> Table:
    """Maggie lacks nothing for a Lone Victory but perhaps her means of transport."""
    hero = f"maggie {at} level:3 fake-tape blue:fake-tape purple:{purple}"
    return table(hero, "snake F5", step=0, windows=True, **{"taken": True, **position})


@rule("EFNY-X1", "EFNY-V5")
def test_the_gullfire_stands_on_the_world_trade_center() -> None:
    assert ready_to_leave("C4", "gullfire").play("win").result == "maggie EFNY-V5"
    assert not ready_to_leave("D5", "gullfire").offers("win")
    assert not ready_to_leave("C4", "raft").offers("win")


@rule("EFNY-X1")
def test_a_destroyed_gullfire_is_of_no_use() -> None:
    t = ready_to_leave("C4", "gullfire", gullfire=False)
    assert (t.offers("win"), t.view("snake").city.gullfire) == (False, False)


@rule("EFNY-X1", "EFNY-N2")
def test_new_york_destroys_it() -> None:
    deck = "wreckers ambush dead-ends"
    t = table("snake F5", step=10, noise=9, top="barricades", deck=deck, enemies="C4: 1 prisoner")
    t.play("*new-york:wreckers", "*new-york:ambush")
    assert (t.state.gullfire, "gullfire-gone" in t.told()) == (False, True)


@rule("EFNY-X2", "EFNY-V5")
def test_the_helicopter_serves_once_it_has_landed() -> None:
    assert ready_to_leave("I6", "helicopter").play("win").result == "maggie EFNY-V5"
    assert not ready_to_leave("I8", "helicopter").offers("win")
    t = ready_to_leave("I6", "helicopter", taken=False, landed=False)
    assert (t.copter, t.offers("win")) == ("I6", False)


@rule("EFNY-X2", "EFNY-X3")
def test_it_can_still_be_moved_after_landing() -> None:
    t = table(
        "maggie I8 level:3 fake-tape radio blue:fake-tape purple:helicopter", step=0, windows=True, taken=True
    ).play("use:radio", "copter:I8")
    assert t.play("win").result == "maggie EFNY-V5"


@rule("EFNY-X2")
def test_a_timer_tile_may_move_it() -> None:
    t = table("maggie F5 discard:hurry-up").play("recover-all", "*timer:chopper")
    assert t.options() == "copter:H5 copter:H7 copter:I4 copter:I8 copter:J5 copter:J7 done"
    assert (t.default(), t.play("copter:H5").copter) == ("done", "H5")


@rule("EFNY-X3", "EFNY-Y3")
def test_it_lands_with_hurry_up() -> None:
    t = table("maggie F5 discard:hurry-up", blacks=1).play("recover-all", "*timer:supply-drop")
    assert (t.copter, t.told()[1:4]) == ("I6 landed", ["timer-tile supply-drop", "timer-tile hurry-up", "landed I6"])
    assert t.view("onlooker").city.landed


@rule("EFNY-X3", "EFNY-P2")
def test_it_lands_when_the_president_is_taken_and_only_once() -> None:
    west, east = "A8=nothing-here C10=romeros-hideout E0=slags-ring", "G10=crash-site I0=old-theatre"
    tiles = f"A2=dukes-camp {west} {east} K2=gang-hideout K8=looted-store"
    t = table("maggie A2", tiles=tiles, step=0, windows=True).play("collect:president")
    assert (t.copter, t.told().count("landed I6")) == ("I6 landed", 1)


@rule("EFNY-X4", "EFNY-M1")
def test_on_an_unrevealed_space_it_is_out_of_reach() -> None:
    """The counter may be there, but nobody can walk in."""
    t = table("maggie I8", plan="eyes-open", copter="J7", tiles="I10 J9").play("play:eyes-open")
    assert (t.copter, t.tile("J7"), t.options()) == ("J7", "", "go:I10 go:J9")


@rule("EFNY-X5", "EFNY-V5")
def test_any_face_up_raft_serves() -> None:
    assert ready_to_leave("D1", "raft", suburbs="D1=raft").play("win").result == "maggie EFNY-V5"
    assert not ready_to_leave("D1", "raft", suburbs="D1=item").offers("win")
    assert not ready_to_leave("D1", "raft").offers("win")  # the token lies face down


@rule("EFNY-X5")
def test_a_raft_is_not_used_up_by_others_who_stand_there() -> None:
    t = table(
        "snake D1",
        "maggie D1 level:3 fake-tape blue:fake-tape purple:raft",
        suburbs="D1=raft",
        active="maggie",
        step=0,
        windows=True,
        taken=True,
    )
    assert t.offers("win")


@rule("EFNY-X6", "EFNY-V1")
def test_a_bridge_is_no_way_to_leave_alone() -> None:
    for purple in ("helicopter", "gullfire", "raft"):
        assert not ready_to_leave("I10", purple).offers("win")
