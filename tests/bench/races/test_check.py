"""The check of races finds every kind of wrong record."""

from collections.abc import Callable
from random import Random

import pytest

from bench.races.check import Ranking, check_race, find_duplicates, find_wrong_rankings, lost_ms, runs_in
from bench.races.page import Finish
from lamster.games import load
from lamster.games.outrun.rules.running import RunForm
from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.match import Match
from lamster.kernel.record import read_record, record_of
from lamster.kernel.timing import Measured

ALLOWANCE_MS = 35
CHEATING_SEAT = 1


def run_race(seed: str) -> tuple[str, list[Finish]]:
    """The record of a race of three people, one of whom cheats, and the finishes of their pages."""
    match, rng, finishes = Match(load("outrun"), 3, {"maps": 1}, Dice(seed_from_text(seed))), Random(seed), []
    while match.outcome is None:
        asked = rng.choice(match.state.open)
        code = asked.sample(rng)
        if isinstance(asked.form, RunForm):
            row = rng.choice(asked.form.rows)
            finish = Finish(
                "t", asked.seat, match.state.round, row, asked.seat == CHEATING_SEAT, False, rng.randrange(1000, 1100)
            )
            finishes.append(finish)
            code = asked.form.stamp(f"run:{row}", Measured(finish.run_ms + 5, finish.claim_ms, ALLOWANCE_MS, True))
        match.act(asked.seat, code)
    return record_of(match, {}).text(), finishes


TEXT, FINISHES = run_race("races")


def problems(finishes: list[Finish], text: str = TEXT) -> list[str]:
    return check_race(text, finishes).problems


def with_changed_finish(change: Callable[[Finish], None]) -> list[Finish]:
    """The finishes of the race, with a change of the first one."""
    again = run_race("races")[1]
    change(again[0])
    return again


def test_a_correct_race_has_no_problems() -> None:
    found = check_race(TEXT, FINISHES)
    assert found.problems == []
    assert 3 * found.rounds == len(FINISHES) == len(found.runs) > 3
    lost = {finish.cheats: lost_ms(found.runs[finish.round, finish.seat], finish) for finish in FINISHES}
    assert lost == {False: 0, True: 5 - ALLOWANCE_MS}


def test_a_finish_that_is_not_in_the_record_is_lost() -> None:
    first = FINISHES[0]
    gone = Finish("t", first.seat, 99, "L", False, False, 500)
    assert problems([*FINISHES, gone]) == [f"round 99, seat {first.seat + 1}: lost"]


def test_a_run_without_an_acknowledged_finish_is_found() -> None:
    assert problems(FINISHES[1:]) == [f"round 1, seat {FINISHES[0].seat + 1}: never acknowledged"]


def test_a_duplicated_run_is_found() -> None:
    record = read_record(TEXT)
    assert find_duplicates(record) == []
    record.lines += [line for line in record.lines if line.code.startswith("run:")][:1]
    assert find_duplicates(record) == [f"round 1, seat {FINISHES[0].seat + 1}: duplicated"]


def test_a_record_that_does_not_follow_the_rules_is_found() -> None:
    assert problems(FINISHES, TEXT.replace("@10", "@20", 1))[0].startswith("the record does not follow the rules")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda finish: setattr(finish, "row", "L"), "another row than was laid"),
        (lambda finish: setattr(finish, "cheats", not finish.cheats), "another claim than was made"),
        (lambda finish: setattr(finish, "run_ms", finish.run_ms + 500), "less time than the page measured"),
        (lambda finish: setattr(finish, "run_ms", finish.run_ms + 500), "a cheat gained more than the lag allowance"),
    ],
)
def test_a_finish_that_differs_from_its_record_is_found(change: Callable[[Finish], None], problem: str) -> None:
    assert any(problem in found for found in problems(with_changed_finish(change)))


def test_a_wrong_ranking_is_found() -> None:
    runs = runs_in(read_record(TEXT))
    first = [seat for round_, seat in runs if round_ == 1]
    expected = sorted(first, key=lambda seat: (runs[1, seat].official_ms, runs[1, seat].place))
    assert find_wrong_rankings(runs, {1: Ranking(expected, first)}) == []
    assert find_wrong_rankings(runs, {1: Ranking(expected[::-1], first)}) == [
        f"round 1: ranked {expected[::-1]}, not {expected}"
    ]
    last = expected[-1:]
    assert find_wrong_rankings(runs, {1: Ranking(expected, last)}), "correct rows come before wrong ones"
