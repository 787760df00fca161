"""The judge of the benchmark of races: it must see what is wrong with a race, or the figures mean nothing."""

from collections.abc import Callable
from random import Random

import pytest

from bench.races.check import check, doubled, lost_time, misplaced, runs_in
from bench.races.page import Finish
from lamster.games import load
from lamster.games.outrun.rules.running import RunForm
from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.match import Match
from lamster.kernel.record import read_record, record_of
from lamster.kernel.timing import Measured

ALLOWANCE = 35
LIAR = 1


def raced(seed: str) -> tuple[str, list[Finish]]:
    """The record of a race of three people, one of whom lies, and what their pages know of it."""
    match, rng, finishes = Match(load("outrun"), 3, {"maps": 1}, Dice(seed_from_text(seed))), Random(seed), []
    while match.outcome is None:
        asked = rng.choice(match.state.open)
        code = asked.sample(rng)
        if isinstance(asked.form, RunForm):
            row = rng.choice(asked.form.rows)
            finish = Finish(
                "t", asked.seat, match.state.round, row, asked.seat == LIAR, False, rng.randrange(1000, 1100)
            )
            finishes.append(finish)
            code = asked.form.stamp(f"run:{row}", Measured(finish.ms + 5, finish.claim, ALLOWANCE, True))
        match.act(asked.seat, code)
    return record_of(match, {}).text(), finishes


TEXT, FINISHES = raced("races")


def problems(finishes: list[Finish], text: str = TEXT) -> list[str]:
    return check(text, finishes).problems


def changed(change: Callable[[Finish], None]) -> list[Finish]:
    """With another first Finish."""
    again = raced("races")[1]
    change(again[0])
    return again


def test_a_race_in_which_all_is_well() -> None:
    found = check(TEXT, FINISHES)
    assert found.problems == []
    assert 3 * found.rounds == len(FINISHES) == len(found.runs) > 3
    lost = {finish.lies: lost_time(found.runs[finish.round, finish.seat], finish) for finish in FINISHES}
    assert lost == {False: 0, True: 5 - ALLOWANCE}


def test_a_finish_that_is_not_in_the_record_is_lost() -> None:
    first = FINISHES[0]
    gone = Finish("t", first.seat, 99, "L", False, False, 500)
    assert problems([*FINISHES, gone]) == [f"round 99, seat {first.seat + 1}: lost"]


def test_a_finish_that_nobody_was_told_of_is_seen() -> None:
    assert problems(FINISHES[1:]) == [f"round 1, seat {FINISHES[0].seat + 1}: never acknowledged"]


def test_a_run_that_stands_twice_is_doubled() -> None:
    record = read_record(TEXT)
    assert doubled(record) == []
    record.lines += [line for line in record.lines if line.code.startswith("run:")][:1]
    assert doubled(record) == [f"round 1, seat {FINISHES[0].seat + 1}: doubled"]


def test_a_record_that_does_not_follow_the_rules_is_seen() -> None:
    assert problems(FINISHES, TEXT.replace("@10", "@20", 1))[0].startswith("the record is not right")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda finish: setattr(finish, "row", "L"), "another row than was laid"),
        (lambda finish: setattr(finish, "lies", not finish.lies), "another claim than was made"),
        (lambda finish: setattr(finish, "ms", finish.ms + 500), "less time than the page saw"),
        (lambda finish: setattr(finish, "ms", finish.ms + 500), "a liar gained more than the line may take"),
    ],
)
def test_a_finish_that_differs_from_its_record_is_seen(change: Callable[[Finish], None], problem: str) -> None:
    assert any(problem in found for found in problems(changed(change)))


def test_a_wrong_ranking_is_seen() -> None:
    runs = runs_in(read_record(TEXT))
    first = [seat for round_, seat in runs if round_ == 1]
    due = sorted(first, key=lambda seat: (runs[1, seat].official, runs[1, seat].place))
    assert misplaced(runs, {1: (due, first)}) == []
    assert misplaced(runs, {1: (due[::-1], first)}) == [f"round 1: ranked {due[::-1]}, not {due}"]
    last = due[-1:]
    assert misplaced(runs, {1: (due, last)}), "who is right comes before who is wrong"
