"""How long bots wait before they answer, so that people can follow."""

from types import SimpleNamespace
from typing import Any

import pytest

from lamster.games import load
from lamster.kernel.decision import Decision
from lamster.tables.bot_turns import pause
from tests.rules import rule


def room(game: str, seconds: float = 1.0) -> Any:
    table = SimpleNamespace(game=load(game), secret=b"secret")
    return SimpleNamespace(table=table, house=SimpleNamespace(bot_pause=seconds))


def asked(ply: int) -> Decision:
    decision = Decision(0, "interfere", "OUT-B3", ("pass", "play:focus"))
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
