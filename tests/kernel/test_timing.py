"""What a game says of time: nothing, unless it is a race."""

from lamster.kernel.conform import battery
from lamster.kernel.timing import Timing
from tests.kernel.playing import dealt
from tests.toys.dash import GAME as DASH
from tests.toys.heist import GAME
from tests.toys.tail import GAME as TAIL


def test_a_game_without_a_clock_need_not_speak_of_it() -> None:
    s = dealt("ABC", "ABC")
    assert GAME.timing(s, s.open[0]) is None
    assert GAME.absent(s, 0) == GAME.default(s, 0) == "plan:wait"
    assert GAME.may_take_over(s)
    assert (TAIL.meta.real_time, TAIL.meta.levels) == (False, ())


def test_a_race_says_what_the_clock_does() -> None:
    assert (DASH.meta.real_time, DASH.meta.levels) == (True, ("pacer",))
    s = DASH.setup(2)
    assert DASH.timing(s, s.open[0]) == Timing(0, ready=15_000, auto=10_000, countdown=3_000)
    assert DASH.may_take_over(s)
    DASH.apply(s, 0, "turn")
    DASH.apply(s, -1, "path:LRJ")
    assert [DASH.timing(s, decision) for decision in s.open] == [DASH.timing(s, s.open[0])] * 2
    assert not DASH.may_take_over(s)


def test_the_toy_race_passes_the_battery() -> None:
    assert [finding.text() for finding in battery(DASH, effort=0.3)] == []
