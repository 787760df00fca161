"""Ten idle rounds lose the game (GD-D19): everybody is warned in time, with the rounds that are left."""

import pytest

from lamster.games.getaway_driver.game import GAME
from lamster.games.getaway_driver.terminal import draw, note
from lamster.text import Words
from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

ROUNDABOUT = "8,6=START 7,6=G06 7,7=G07 8,7=G08 8,5=R01 9,6=R02 6,6=R03 7,5=R04 7,8=R05 6,7=R06 9,7=R07 8,8=R08"
"""The car can go round and round to the left on these four tiles, all face up."""


def after(rounds: int) -> Table:
    return table("8,6 N", tiles=ROUNDABOUT).play(*["drive:left"] * rounds)


@rule("GD-D19")
@pytest.mark.parametrize(("rounds", "left"), [(0, None), (2, None), (3, 7), (8, 2), (9, 1)])
def test_the_view_counts_down_for_everybody(rounds: int, left: int | None) -> None:
    t = after(rounds)
    assert [t.view(who).idle_left for who in ("driver", "police", "onlooker")] == [left] * 3


@rule("GD-D19")
def test_the_log_warns_after_each_round_from_the_fifth_on() -> None:
    told = [line for line in after(9).told() if line.startswith("idle-warning")]
    assert told == [f"idle-warning {idle} {10 - idle}" for idle in range(5, 10)]
    assert not any(line.startswith("idle-warning") for line in after(10).told()[-3:])


@rule("GD-D19")
def test_options_that_bring_no_new_tile_say_so() -> None:
    assert after(2).view("driver").idle_left is None
    late = after(9)
    own = late.view("driver").own
    assert own is not None
    assert {one.code: one.args["left"] for one in own.notes if one.note == "note-idle"} == dict.fromkeys(
        ("drive:front", "drive:left", "drive:right"), 1
    )


@rule("GD-D19")
def test_a_tile_that_was_turned_up_this_round_ends_the_warning() -> None:
    t = after(7)
    assert t.view("driver").idle_left == 3
    t.state.busy = True
    assert t.view("driver").idle_left is None


@pytest.mark.parametrize(("language", "sentence"), [("en", "No new tile within 3 rounds"), ("nl", "binnen 3 rondes")])
def test_the_terminal_tells_the_rounds_that_are_left_and_the_rule(language: str, sentence: str) -> None:
    t, words = after(7), Words.of(language, GAME, ["Ann", "Bob"], 0)
    drawn = " ".join(draw(t.view("driver"), words, False, 200).split())
    assert sentence in drawn
    assert "GD-D19" in drawn
    assert "3" in note(t.view("driver"), words, "drive:left", t.state.options)
    assert "GD-D19" not in draw(after(2).view("driver"), words, False, 200)
