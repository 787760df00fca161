"""Checks a race against its record: every acknowledged Finish must count once, with the right time and rank."""

from collections import Counter
from typing import NamedTuple, cast

from bench.races.page import Finish
from lamster.games import load
from lamster.games.outrun.rules.running import RUN, measured_in
from lamster.games.outrun.settings import LAG_CAP
from lamster.games.outrun.state import Outrun
from lamster.kernel.decision import Refusal
from lamster.kernel.match import Match
from lamster.kernel.record import Record, read_record, replay_line, verify
from lamster.kernel.timing import Measured

GAME = load("outrun")
Key = tuple[int, int]
"""A round and a seat."""


class Run(NamedTuple):
    """A run as the record has it."""

    place: int
    """Its line in the record."""
    row: str
    official_ms: int
    measured: Measured


class Ranking(NamedTuple):
    """The seats of a round in the kernel's order, and those whose row was correct."""

    seats: list[int]
    correct: list[int]


class CheckedRace(NamedTuple):
    """A race and the problems found in it."""

    rounds: int
    runs: dict[Key, Run]
    problems: list[str]


def check_race(text: str, finishes: list[Finish]) -> CheckedRace:
    """Check the record of a race against the finishes of its pages."""
    record = read_record(text)
    try:
        verify(GAME, record)
    except Refusal as refusal:
        return CheckedRace(0, {}, [f"the record does not follow the rules: {refusal}"])
    runs = runs_in(record)
    acknowledged = {(finish.round, finish.seat): finish for finish in finishes if not finish.error}
    problems = [*find_duplicates(record), *find_missing(runs, acknowledged), *find_timeouts(record)]
    for key in runs.keys() & acknowledged.keys():
        problems += [f"{describe(key)}: {problem}" for problem in find_differences(runs[key], acknowledged[key])]
    rankings = rankings_in(record)
    return CheckedRace(len(rankings), runs, [*problems, *find_wrong_rankings(runs, rankings)])


def describe(key: Key) -> str:
    return f"round {key[0]}, seat {key[1] + 1}"


# The contents of a record.


def run_keys_in(record: Record) -> list[Key]:
    return [(line.round, int(line.seat) - 1) for line in record.lines if line.code.startswith("run:")]


def runs_in(record: Record) -> dict[Key, Run]:
    runs: dict[Key, Run] = {}
    for place, line in enumerate(record.lines):
        match = RUN.fullmatch(line.code)
        measured = measured_in(match) if match is not None else None
        if match is not None and measured is not None:
            runs[line.round, int(line.seat) - 1] = Run(place, match[1], int(match[2]), measured)
    return runs


def rankings_in(record: Record) -> dict[int, Ranking]:
    """The ranking of every round, by replaying the record."""
    match = Match(GAME, record.number("Seats"), record.options, None)
    rankings: dict[int, Ranking] = {}
    for line in record.lines:
        replay_line(match, line, None)
        s = cast(Outrun, match.state)
        if s.runs_round and s.runs_round not in rankings:
            rankings[s.runs_round] = Ranking(list(s.line), [run[0] for run in s.runs if run[-1]])
    return rankings


# Problems.


def find_duplicates(record: Record) -> list[str]:
    return [f"{describe(key)}: duplicated" for key, count in Counter(run_keys_in(record)).items() if count > 1]


def find_missing(runs: dict[Key, Run], acknowledged: dict[Key, Finish]) -> list[str]:
    lost = [f"{describe(key)}: lost" for key in acknowledged.keys() - runs.keys()]
    return [*lost, *[f"{describe(key)}: never acknowledged" for key in runs.keys() - acknowledged.keys()]]


def find_timeouts(record: Record) -> list[str]:
    """All people finish in time, so no run may time out."""
    return [f"round {line.round}, {line.code}" for line in record.lines if line.code.startswith("timeout:")]


def find_differences(run: Run, finish: Finish) -> list[str]:
    """Conditions that a run in the record does not meet, given what its page sent."""
    span_ms, claim_ms, allowance_ms, same_connection = run.measured
    lag_ms = allowance_ms * same_connection
    conditions = {
        "another row than was laid": run.row == finish.row,
        "another claim than was made": claim_ms == finish.claim_ms,
        "less time than the page measured": span_ms >= finish.run_ms - 1,
        "a new connection taken for the old one": same_connection or finish.connections > 1,
        "a lag allowance out of bounds": 0 <= allowance_ms <= LAG_CAP,
        "more subtracted than the lag allowance": run.official_ms >= span_ms - lag_ms,
        "slower than was measured": run.official_ms <= max(span_ms, fastest_run_ms(run)),
        "a cheat gained more than the lag allowance": run.official_ms >= finish.run_ms - 1 - lag_ms,
        "an honest run became faster": finish.cheats or run.official_ms >= min(claim_ms, span_ms),
    }
    return [f"{problem}: {run} {finish}" for problem, holds in conditions.items() if not holds]


def fastest_run_ms(run: Run) -> int:
    """OUT-T6, written independently of the rules."""
    return 150 + 50 * len(run.row)


def find_wrong_rankings(runs: dict[Key, Run], rankings: dict[int, Ranking]) -> list[str]:
    """Correct rows come first, then the official time decides, then the place in the record."""
    wrong: list[str] = []
    for round_, (seats, correct) in rankings.items():
        ran = {seat: runs[round_, seat] for seat in seats if (round_, seat) in runs}
        expected = sorted(ran, key=lambda seat: (seat not in correct, ran[seat].official_ms, ran[seat].place))
        if seats != expected:
            wrong.append(f"round {round_}: ranked {seats}, not {expected}")
    return wrong


def lost_ms(run: Run, finish: Finish) -> int:
    """The official time minus the page's own, or minus the shortest official time."""
    return run.official_ms - max(finish.run_ms, fastest_run_ms(run))
