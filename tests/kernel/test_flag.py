"""Somebody's time is up at a table with a clock: the record says so, and nothing is played for them."""

import pytest

from lamster.games import load
from lamster.kernel.chance import Dice
from lamster.kernel.decision import Refusal
from lamster.kernel.match import Match
from lamster.kernel.record import read_record, record_of, verify

OPTIONS: dict[str, str | int | bool] = {"character_choice": "random", "first_player": "seat1", "round_limit": 1}


def begun() -> Match:
    return Match(load("on-the-lam"), 2, OPTIONS, Dice(bytes(32)))


def test_nothing_is_played_for_somebody_whose_time_is_up() -> None:
    match = begun()
    asked = match.state.open[0]
    match.table("timeout:1=flag")
    assert match.state.open[0].id == asked.id
    assert match.log[-1].code == "timeout:1=flag"
    match.table("stand-in:1=medium")
    match.act(0, asked.codes[0])
    text = record_of(match, {}).text()
    assert "timeout:1=flag stand-in:1=medium" in text
    assert "verified" in verify(match.game, read_record(text))


def test_whoever_is_not_asked_has_time() -> None:
    match = begun()
    with pytest.raises(Refusal, match="not asked anything"):
        match.table("timeout:2=flag")


def test_a_move_is_of_the_turn_of_a_seat() -> None:
    match = begun()
    assert match.game.turn(match.state) == 0
    turns = [0]
    while match.outcome is None:
        match.act(match.state.open[0].seat, match.state.open[0].codes[0])
        if match.game.turn(match.state) != turns[-1]:
            turns.append(match.game.turn(match.state))
    assert turns[:2] == [0, 1]
    assert load("getaway-driver").turn(load("getaway-driver").setup(2)) == -1, "there a round is one move of each"
    assert load("escape-from-new-york").turn(load("escape-from-new-york").setup(3)) == 0
