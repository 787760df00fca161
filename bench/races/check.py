"""Races looked up in their records: whether every Finish that was acknowledged counts once, and as it must."""

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


class Ran(NamedTuple):
    """A run as it stands in the record."""

    place: int
    row: str
    official: int
    measured: Measured


class Checked(NamedTuple):
    """A race that was looked up."""

    rounds: int
    runs: dict[Key, Ran]
    problems: list[str]


def check(text: str, finishes: list[Finish]) -> Checked:
    """Everything about one race."""
    record = read_record(text)
    try:
        verify(GAME, record)
    except Refusal as refusal:
        return Checked(0, {}, [f"the record is not right: {refusal}"])
    runs = runs_in(record)
    acknowledged = {(finish.round, finish.seat): finish for finish in finishes if not finish.error}
    problems = [*doubled(record), *missing(runs, acknowledged), *unfinished(record)]
    for key in runs.keys() & acknowledged.keys():
        problems += [f"round {key[0]}, seat {key[1] + 1}: {what}" for what in differences(runs[key], acknowledged[key])]
    lines = lines_in(record)
    return Checked(len(lines), runs, [*problems, *misplaced(runs, lines)])


# What stands in a record.


def keys_in(record: Record) -> list[Key]:
    return [(line.round, int(line.seat) - 1) for line in record.lines if line.code.startswith("run:")]


def runs_in(record: Record) -> dict[Key, Ran]:
    found: dict[Key, Ran] = {}
    for place, line in enumerate(record.lines):
        ran = RUN.fullmatch(line.code)
        measured = measured_in(ran) if ran is not None else None
        if ran is not None and measured is not None:
            found[line.round, int(line.seat) - 1] = Ran(place, ran[1], int(ran[2]), measured)
    return found


def lines_in(record: Record) -> dict[int, tuple[list[int], list[int]]]:
    """By round the seats as the kernel ranks them, and those of them who were right."""
    match = Match(GAME, record.number("Seats"), record.options, None)
    found: dict[int, tuple[list[int], list[int]]] = {}
    for line in record.lines:
        replay_line(match, line, None)
        s = cast(Outrun, match.state)
        if s.runs_round and s.runs_round not in found:
            found[s.runs_round] = (list(s.line), [run[0] for run in s.runs if run[-1]])
    return found


# What may be wrong.


def doubled(record: Record) -> list[str]:
    return [
        f"round {round_}, seat {seat + 1}: doubled"
        for (round_, seat), count in Counter(keys_in(record)).items()
        if count > 1
    ]


def missing(runs: dict[Key, Ran], acknowledged: dict[Key, Finish]) -> list[str]:
    lost = [f"round {key[0]}, seat {key[1] + 1}: lost" for key in acknowledged.keys() - runs.keys()]
    silent = [f"round {key[0]}, seat {key[1] + 1}: never acknowledged" for key in runs.keys() - acknowledged.keys()]
    return [*lost, *silent]


def unfinished(record: Record) -> list[str]:
    """Everybody finishes in time, so nobody's time may run out."""
    return [f"round {line.round}, {line.code}" for line in record.lines if line.code.startswith("timeout:")]


def differences(ran: Ran, finish: Finish) -> list[str]:
    """What the record has must be what was sent; the time must follow from it, and a lie be worth an honest line."""
    span, claim, allowance, same = ran.measured
    rules = {
        "another row than was laid": ran.row == finish.row,
        "another claim than was made": claim == finish.claim,
        "less time than the page saw": span >= finish.ms - 1,
        "a new line taken for the old one": same or finish.lines > 1,
        "more allowed than may be": 0 <= allowance <= LAG_CAP,
        "more taken off than is allowed": ran.official >= span - allowance * same,
        "slower than was measured": ran.official <= max(span, fastest(ran)),
        "a liar gained more than the line may take": ran.official >= finish.ms - 1 - allowance * same,
        "an honest run became faster": finish.lies or ran.official >= min(claim, span),
    }
    return [f"{what}: {ran} {finish}" for what, holds in rules.items() if not holds]


def fastest(ran: Ran) -> int:
    """OUT-T6, written down once more."""
    return 150 + 50 * len(ran.row)


def misplaced(runs: dict[Key, Ran], lines: dict[int, tuple[list[int], list[int]]]) -> list[str]:
    """Right before wrong, by official time, then by the place in the record."""
    wrong: list[str] = []
    for round_, (line, right) in lines.items():
        ran = {seat: runs[round_, seat] for seat in line if (round_, seat) in runs}
        due = sorted(ran, key=lambda seat: (seat not in right, ran[seat].official, ran[seat].place))
        if line != due:
            wrong.append(f"round {round_}: ranked {line}, not {due}")
    return wrong


def lost_time(ran: Ran, finish: Finish) -> int:
    """Milliseconds of the official time above the page's own, or above what any run takes."""
    return ran.official - max(finish.ms, fastest(ran))
