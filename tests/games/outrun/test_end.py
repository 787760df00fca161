"""The end of the game, and seats that nobody plays (OUT-E)."""

from random import Random

import pytest

from lamster.games.outrun.game import GAME
from lamster.games.outrun.state import Outrun
from lamster.kernel.chance import Dice
from lamster.kernel.decision import Refusal
from lamster.kernel.match import ABANDONED, Match
from lamster.kernel.playout import play_out
from lamster.kernel.record import record_of, verify
from tests.games.outrun.table import Table, new_match, table
from tests.rules import rule


def racing_match(seats: int, monster: str = "vampire") -> Match:
    """A match in which the first path card lies open."""
    match = new_match(seats, monster=monster)
    for seat, name in enumerate(["astronaut", "pirate", "witch", "robot", "chef", "diver"][:seats]):
        match.act(seat, f"pick:{name}")
    match.act(-1, "first:1")
    match.act(0, "turn")
    match.act(-1, "path:pc14")
    return match


def at(match: Match) -> Table:
    assert isinstance(match.state, Outrun)
    return Table(match.state)


@rule("OUT-E1", "OUT-G2", "OUT-M4")
def test_the_first_to_leave_wins_alone() -> None:
    t = table("9", "9", "9", path="pc14", maps=1).race("3 5000", "2 4000", "1 6000")
    assert (t.result, t.asked) == ("2 OUT-E1", "")
    assert t.view("1").stage == "over"


@rule("OUT-E1", "OUT-M4")
def test_a_boost_may_lead_out() -> None:
    t = table("13", "1", path="pc14", centre="boost").race("1 5000", "2 6000")
    assert t.result == "1 OUT-E1"


@rule("OUT-E2")
def test_there_is_no_limit_of_rounds() -> None:
    t = table("", "", path="pc14")
    t.state.round = 5000
    t.race("1 5000 wrong", "2 late").play("*draw:boost")
    assert (t.state.round, t.kind, t.result) == (5001, "turn", "")


@rule("OUT-E2", "OUT-L7")
@pytest.mark.parametrize("monster", ["vampire", "bear", "zombie", "dragon"])
def test_random_games_end_long_before_three_hundred_rounds(monster: str) -> None:
    for seed in range(5):
        s = GAME.setup(3, {"monster": monster, "maps": 1})
        play_out(s, [Random(seed * 10 + seat) for seat in range(3)], Dice(bytes([seed] * 32)), 50_000)
        assert s.ended is not None
        assert s.round < 300


@rule("OUT-E3")
def test_standings_go_by_rooms_then_by_the_last_line() -> None:
    t = table("16", "12", "12", "14", path="pc14")
    assert t.view("1").standings == []
    t.race("1 5000", "3 8000 wrong", "2 7000 wrong", "4 9000 wrong")
    assert t.result == "1 OUT-E1"
    for viewer in ("1", "4", "onlooker"):
        assert t.view(viewer).standings == [0, 3, 1, 2]


@rule("OUT-E3")
def test_who_is_farther_but_wrong_stands_before_who_is_right() -> None:
    t = table("16", "12", "15", path="pc14").race("1 5000", "2 6000", "3 late")
    assert t.view("1").standings == [0, 2, 1]


@rule("OUT-E3")
def test_a_game_that_is_broken_off_ranks_nobody() -> None:
    match = racing_match(2)
    match.table("stand-in:1=nobody")
    match.table("stand-in:2=nobody")
    assert GAME.standings(at(match).state) == ()


def finished_match() -> Match:
    match = Match(GAME, 3, {"maps": 1}, Dice(b"standings"))
    rng = Random(1)
    while match.outcome is None:
        decision = match.state.open[0]
        match.act(decision.seat, decision.sample(rng))
    return match


@rule("OUT-E3")
def test_the_record_has_the_standings_and_they_are_checked() -> None:
    match = finished_match()
    record = record_of(match, {})
    ranked = [str(seat + 1) for seat in at(match).view("1").standings]
    assert record.headers["Standings"].split() == ranked
    assert f'[Standings "{" ".join(ranked)}"]' in record.text()
    verify(GAME, record)
    record.headers["Standings"] = " ".join(reversed(ranked))
    with pytest.raises(Refusal, match="standings"):
        verify(GAME, record)


@rule("OUT-E3")
def test_a_record_of_a_game_under_way_or_without_the_header_is_in_order() -> None:
    assert "Standings" not in record_of(racing_match(2), {}).headers
    record = record_of(finished_match(), {})
    del record.headers["Standings"]
    verify(GAME, record)


# Seats that nobody plays.


@rule("OUT-E4", "OUT-E5", "OUT-L5")
def test_an_empty_seat_has_no_finish_and_does_not_hold_up_the_others() -> None:
    match = racing_match(3)
    match.table("stand-in:2=nobody")
    match.act(0, "run:VDLCSR@5000")
    match.act(2, "run:VDLCSR@6000")
    assert at(match).asked == "2"
    match.table("timeout:2=empty")
    assert (at(match).order, at(match).positions) == ("1 3 2", "6 0 4")


@rule("OUT-E5")
def test_a_finish_played_before_leaving_still_counts() -> None:
    match = racing_match(2)
    match.act(1, "run:VDLCSR@4000")
    match.table("stand-in:2=nobody")
    match.act(0, "run:VDLCSR@5000")
    assert at(match).order == "2 1"


@rule("OUT-E4", "OUT-E5", "OUT-F8")
def test_an_empty_seat_passes_and_refuses_the_claw() -> None:
    t = table("long-1 / boost", "", monster="bear", path="pc14").race("1 5000", "2 6000 wrong")
    assert GAME.absent(t.state, 0) == "claw:no"
    t.play("claw:no", "*draw:not-l", "*draw:not-r")
    assert GAME.absent(t.state, 0) == "pass"


@rule("OUT-E4")
def test_an_empty_flipper_turns_the_card_and_an_empty_seat_takes_any_character() -> None:
    assert GAME.absent(table("", "").state, 0) == "turn"
    assert GAME.absent(GAME.setup(2), 1) == "pick:any"


@rule("OUT-E4", "OUT-E5")
def test_a_bot_takes_over_at_the_start_of_a_round() -> None:
    t = table("", "", monster="bear")
    assert GAME.may_take_over(t.state)
    t.play("turn")
    assert not GAME.may_take_over(t.state)
    t.play("*path:pc14")
    assert not GAME.may_take_over(t.state)
    t.race("1 5000", "2 6000").play("*draw:boost", "*draw:steal")
    assert not GAME.may_take_over(t.state)
    t.play("1 pass", "2 pass")
    assert GAME.may_take_over(t.state)


@rule("OUT-E4", "OUT-E5")
def test_a_bot_that_takes_over_plays_the_seat_from_then_on() -> None:
    match = racing_match(2)
    match.table("stand-in:2=nobody")
    match.table("timeout:2=empty")
    match.act(0, "run:VDLCSR@5000")
    match.act(-1, "draw:boost")
    match.table("stand-in:2=medium")
    assert match.stand_ins == {1: "medium"}
    assert at(match).kind == "turn"


@rule("OUT-E6")
def test_when_nobody_plays_any_seat_the_game_is_broken_off_without_a_winner() -> None:
    match = racing_match(3)
    match.table("stand-in:1=nobody")
    match.table("stand-in:3=medium")
    match.table("stand-in:2=nobody")
    assert at(match).result == ""
    match.table("stand-in:3=nobody")
    assert at(match).result == ABANDONED


@rule("OUT-E5")
def test_no_time_runs_out_for_a_seat_that_is_not_asked() -> None:
    match = racing_match(2)
    match.act(1, "run:VDLCSR@4000")
    with pytest.raises(Refusal):
        match.table("timeout:2=empty")
