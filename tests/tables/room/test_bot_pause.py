"""How long bots wait before they answer, so that people can follow."""

from types import SimpleNamespace
from typing import Any

import pytest

from lamster.games import load
from lamster.kernel.decision import Decision
from lamster.tables.model.turn_clock_state import TurnClockState
from lamster.tables.protocol import TimeControl, TimeKind
from lamster.tables.room.bots import LEAST_THINKING_S, pause, thinking_time
from lamster.tables.room.clocks import unasked_answers
from lamster.tables.room.clocks.unasked_answers import PASSING_MS, UnaskedAnswers
from tests.rules import rule


def room(game: str, seconds: float = 1.0, people: int = 1) -> Any:
    table = SimpleNamespace(game=load(game), secret=b"secret", chairs=[None] * people, player=str)
    found: Any = SimpleNamespace(table=table, hub=SimpleNamespace(bot_pause=seconds), online={})
    unasked = UnaskedAnswers(found)
    found.part = lambda kind: unasked
    return found


@pytest.fixture(autouse=True)
def something_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """These rooms have no game."""
    monkeypatch.setattr(unasked_answers, "anything_was_seen", lambda _: True)


def asked(ply: int, *codes: str) -> Decision:
    decision = Decision(0, "interfere", "OUT-B3", codes or ("pass", "play:focus"))
    decision.ply = ply
    return decision


@rule("OUT-N9")
def test_in_a_race_bots_answer_after_one_to_two_and_a_half_seconds() -> None:
    pauses = [pause(room("outrun"), asked(ply)) for ply in range(200)]
    assert 1000 <= min(pauses) < 1050
    assert 2450 < max(pauses) < 2500
    assert pauses == [pause(room("outrun"), asked(ply)) for ply in range(200)], "the same after a restart"


@pytest.mark.parametrize("seconds", [0.0, 0.9])
def test_elsewhere_they_are_even(seconds: float) -> None:
    assert {pause(room("on-the-lam", seconds), asked(ply)) for ply in range(20)} == {int(1000 * seconds)}


def test_where_people_can_learn_from_it_they_take_as_long_as_people_who_are_not_asked() -> None:
    window, choice = asked(1), Decision(0, "claw", "OUT-F6", ("claw:no", "claw:yes"))
    alone, together = room("outrun", 0.0), room("outrun", 0.0, people=2)
    assert [pause(alone, window), pause(together, window)] == [0, PASSING_MS]
    assert pause(together, asked(2, "pass")) == PASSING_MS, "also where there is nothing to choose"
    assert pause(together, choice) == 0


# Nor may they keep people waiting who play against a clock.


def table(game: str, kind: TimeKind = "none", amount: int = 0) -> Any:
    rules = load(game)
    playing = SimpleNamespace(state=rules.setup(2, {"monster": "bear"} if game == "outrun" else {}))
    return SimpleNamespace(game=rules, playing=playing, turn_clock=TurnClockState(TimeControl(kind, amount)))


@pytest.mark.parametrize(
    ("kind", "amount", "seconds"),
    [("none", 0, 0.0), ("move", 40, 2.0), ("move", 5, 0.25), ("total", 600, 3.0), ("total", 5, LEAST_THINKING_S)],
)
def test_under_a_clock_bots_take_a_small_part_of_it(kind: TimeKind, amount: int, seconds: float) -> None:
    assert thinking_time(table("on-the-lam", kind, amount), asked(1)) == pytest.approx(seconds)


def test_what_is_left_to_a_seat_counts() -> None:
    late = table("on-the-lam", "total", 600)
    late.turn_clock.left[0] = 60_000
    assert thinking_time(late, asked(1)) == pytest.approx(0.3)


def test_a_decision_of_a_race_has_its_own_limit() -> None:
    limit = load("outrun").timing(table("outrun").playing.state, asked(1))
    assert limit is not None
    assert 0 < thinking_time(table("outrun"), asked(1)) == pytest.approx(limit.limit / 8000)
