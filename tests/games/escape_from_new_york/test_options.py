"""The options of ledger 7.5: how many black Timer tiles are kept (EFNY-S8), and always showing cards (EFNY-V11)."""

from random import Random
from typing import Any

import pytest

from lamster.games.escape_from_new_york.bot import BETRAYER, THUMB
from lamster.games.escape_from_new_york.game import GAME
from lamster.games.escape_from_new_york.state import NewYork
from lamster.games.escape_from_new_york.terminal import draw
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value
from lamster.text import Words, languages
from tests.games.escape_from_new_york.table import Table, new_game, table
from tests.rules import rule

# Black Timer tiles.


@rule("EFNY-S8", "EFNY-Z1")
@pytest.mark.parametrize(
    ("seats", "options", "kept"),
    [
        (4, {}, 12),
        (1, {"black_tiles": "usual"}, 10),
        (1, {"black_tiles": "6"}, 6),
        (4, {"black_tiles": "15"}, 15),
        (2, {"black_tiles": 8}, 8),
        (3, {"black_tiles": "6", "one_tile_less": True}, 5),
        (2, {"black_tiles": "15", "timer_tiles": True}, 15),
    ],
)
def test_so_many_black_tiles_are_in_the_deck(seats: int, options: dict[str, Value], kept: int) -> None:
    assert new_game(seats, **options).timer == f"{kept}+3"


@rule("EFNY-S8")
def test_there_are_not_more_black_tiles_than_there_are() -> None:
    for wrong in ("5", "16", "few"):
        with pytest.raises(Refusal, match="black_tiles"):
            GAME.setup(2, {"black_tiles": wrong})


@rule("EFNY-S8", "EFNY-Y3")
def test_a_short_deck_comes_to_hurry_up_all_the_same() -> None:
    t = table("snake D5 discard:dead-run", blacks=1, black_tiles="6").play("recover-all", "*timer:lull")
    assert (t.timer, t.state.hurried, t.copter) == ("0+3", True, "I6 landed")


# Always showing.


def promised(*seats: int) -> Any:
    def before(s: NewYork) -> None:
        s.showing = [seat in seats for seat in range(s.seats)]

    return before


def at_the_bridge(*seats: int, snake: str = "president tape", brain: str = "diagram-3") -> Table:
    """Snake and Brain at bridge 3; these seats have promised to show everything."""
    heroes = (f"snake I10 {snake}", f"brain I10 {brain}", "maggie F5")
    return table(*heroes, plan="on-my-own", taken=True, always_show=True, before=promised(*seats))


@rule("EFNY-V11", "EFNY-V3")
def test_every_player_decides_openly_at_the_start() -> None:
    t = new_game(3, always_show=True).play("hero:snake", "hero:maggie", "hero:brain")
    assert (t.asked, t.kind, t.options()) == ("snake", "promise", "always-show choose-each-time")
    t.play("always-show")
    assert t.told() == ["promised snake"]
    t.play("choose-each-time", "always-show")
    assert [seat.always_shows for seat in GAME.view(t.state, None).seats] == [True, False, True]


@rule("EFNY-V11")
def test_nobody_is_asked_without_the_option_and_nobody_who_plays_alone() -> None:
    t = new_game(2).play("hero:snake", "hero:maggie")
    assert t.kind == "texture"
    with pytest.raises(Refusal, match="always_show"):
        GAME.setup(1, {"always_show": True})


@rule("EFNY-V11")
def test_who_is_away_at_the_start_promises_nothing() -> None:
    t = new_game(2, always_show=True).play("hero:snake", "hero:maggie")
    assert GAME.default(t.state, t.state.open[0].seat) == "choose-each-time"


@rule("EFNY-V11", "EFNY-V1")
def test_who_promised_shows_everything_unasked() -> None:
    t = at_the_bridge(1).play("play:on-my-own")
    assert t.asked == "snake"
    t.play("show:tape+president")
    assert t.result == "snake brain EFNY-V1"
    assert "showed brain diagram-3" in t.told()


@rule("EFNY-V11", "EFNY-V1")
def test_where_all_have_promised_the_attempt_is_decided_at_once() -> None:
    t = at_the_bridge(0, 1).play("play:on-my-own")
    assert t.result == "snake brain EFNY-V1"


@rule("EFNY-V11", "EFNY-V4")
def test_who_promised_and_has_nothing_shows_nothing_and_play_goes_on() -> None:
    t = at_the_bridge(0, 1, brain="radio").play("play:on-my-own")
    assert {"showed snake tape", "showed snake president", "showed-nothing brain"} <= set(t.told())
    assert ("failed 3" in t.told(), t.result) == (True, "")


@rule("EFNY-V11")
def test_who_did_not_promise_may_still_hold_back() -> None:
    t = at_the_bridge(0).play("play:on-my-own")
    assert (t.asked, t.options()) == ("brain", "show:diagram-3 show:nothing")
    t.play("show:nothing")
    assert t.result == ""


@rule("EFNY-V11")
def test_a_promise_stands_in_every_world_and_hides_nothing_else() -> None:
    t = at_the_bridge(1).play("play:on-my-own")
    for viewer in (0, 2, None):
        world = GAME.resample(t.state, viewer, Random(1))
        assert world.showing == [False, True, False]
        assert [decision.seat for decision in world.open] == [0]


@rule("EFNY-V11")
@pytest.mark.parametrize("language", languages())
def test_the_terminal_tells_who_has_promised(language: str) -> None:
    words = Words.of(language, GAME, ["Ann", "Bob", "Cas"])
    promise = words.message("board-always-shows")
    lines = draw(GAME.view(at_the_bridge(1).state, None), words, False, 200).splitlines()
    assert [line.split()[1] for line in lines if promise in line] == ["Bob"]


@rule("EFNY-V11")
def test_loyal_bots_promise_and_rogues_do_not() -> None:
    t = new_game(2, always_show=True).play("hero:snake", "hero:maggie")
    decision = t.state.open[0]
    best = [max(zip(thumb.rate(t.state, decision), decision.codes, strict=True))[1] for thumb in (THUMB, BETRAYER)]
    assert best == ["always-show", "choose-each-time"]
