"""Official times, records and what the table may do (OUT-T, OUT-L, OUT-U): the kernel has no clock of its own."""

import re
from itertools import permutations
from random import Random

import pytest

from lamster.games.outrun.game import GAME
from lamster.games.outrun.rules.clock import official_ms
from lamster.games.outrun.state import Outrun
from lamster.kernel.chance import Dice
from lamster.kernel.decision import Refusal
from lamster.kernel.match import Match
from lamster.kernel.record import read_record, record_of, replay, verify
from lamster.kernel.timing import Measured
from lamster.tables.room.clocks.latency import Latency
from tests.games.outrun import reference
from tests.games.outrun.table import Table, new_match, table
from tests.rules import rule


def racing(*players: str, **options: str) -> Table:
    return table(*(players or ("", "")), path="pc14", **options)


def stamped(t: Table, who: str, row: str, measured: Measured) -> str:
    return GAME.stamp(t.state, t.seat(who), f"run:{row}", measured)


@rule("OUT-T1", "OUT-L1")
def test_no_rule_reads_a_clock() -> None:
    for path in GAME.meta.folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"^\s*(import|from) (time|datetime)\b", text, re.MULTILINE), path.name


@rule("OUT-T6")
def test_the_official_time_is_that_of_the_reference() -> None:
    rng = Random(6)
    for _ in range(3000):
        span, allowed, cards = rng.randrange(12_000), rng.randrange(401), rng.randrange(12)
        claim, same = rng.choice([-1, rng.randrange(15_000), span, span - allowed]), rng.random() < 0.8
        measured = Measured(span, claim, allowed, same)
        assert official_ms(measured, cards) == reference.official_ms(span, claim, allowed, cards, same)


@rule("OUT-T6")
@pytest.mark.parametrize(
    ("measured", "code"),
    [
        (Measured(6210, 6165, 70, True), "run:VDLCSR@6165~6210.6165.70"),
        (Measured(6210, 3000, 70, True), "run:VDLCSR@6140~6210.3000.70"),
        (Measured(6210, 9999, 70, True), "run:VDLCSR@6210~6210.9999.70"),
        (Measured(6210, -1, 70, True), "run:VDLCSR@6210~6210.-.70"),
        (Measured(6210, 6165, 70, False), "run:VDLCSR@6210~6210.6165.70r"),
        (Measured(200, 10, 400, True), "run:VDLCSR@450~200.10.400"),
    ],
)
def test_the_stamp_of_the_table(measured: Measured, code: str) -> None:
    t = racing()
    assert stamped(t, "1", "VDLCSR", measured) == code
    assert t.offers(f"1 {code}")


@rule("OUT-T6")
@pytest.mark.parametrize(("row", "least"), [("", 150), ("V", 200), ("VDLCSR", 450), ("LRJDCSVT", 550)])
def test_no_run_is_faster_than_hands_can_be(row: str, least: int) -> None:
    t = racing()
    assert t.offers(f"1 run:{row}@{least}")
    assert not t.offers(f"1 run:{row}@{least - 1}")


@rule("OUT-T8")
def test_a_claim_gains_at_most_the_allowance() -> None:
    rng = Random(8)
    for _ in range(2000):
        span, allowed = rng.randrange(1000, 30_000), rng.randrange(401)
        honest = Measured(span, span - rng.randrange(allowed + 1), allowed, True)
        assert official_ms(honest, 6) == honest.claim
        for claim in (0, -1, 10**9, rng.randrange(span)):
            official = official_ms(Measured(span, claim, allowed, True), 6)
            assert span - allowed <= official <= span
        assert official_ms(Measured(span, 0, allowed, False), 6) == span


@rule("OUT-T2")
def test_the_allowance_of_a_line_is_that_of_the_reference() -> None:
    rng = Random(2)
    for _ in range(300):
        pulse, trips = Latency(), [rng.randrange(600) for _ in range(rng.randrange(16))]
        for n, trip in enumerate(trips, 1):
            pulse.ping(10_000 * n)
            pulse.note_answer(n, 10_000 * n + trip)
        assert pulse.allowance == reference.allowance(trips)
    assert reference.allowance([20, 30]) == 100
    assert reference.allowance([900] * 5 + [50] * 10) == 80


@rule("OUT-T11", "OUT-L4", "OUT-Q45")
@pytest.mark.parametrize(
    "code",
    [
        "run:VDLCSR",
        "run:VDLCSR@",
        "run:VDLCSR@6000~6210.6165.70",
        "run:VDLCSR@6164~6210.6165.70",
        "run:VDLCSR@6165~6210.6165.70r",
        "run:VDLCSR@6165~6210.6165",
        "run:VDLCSR@5700~6210.0.510",
        "run:VDLCSR@5211~6210.0.999",
        "run:VDLCSR@-5",
        "run:VDLCSR@६०००",
        "run:VDLCSR@6165@6165~6210.6165.70",
        "Run:VDLCSR@6165",
        "run:VDLCSR@99999999",
    ],
)
def test_a_time_that_does_not_follow_from_what_was_measured_is_refused(code: str) -> None:
    t = racing()
    assert t.refused(f"1 {code}") == "OUT-R1"
    assert t.kind_of("1") == "run"


@rule("OUT-Q45", "OUT-L4")
def test_a_client_cannot_stamp_its_own_run() -> None:
    t = racing()
    for forged in ("VDLCSR@500", "VDLCSR@500~500.500.0"):
        assert not t.offers(f"1 {stamped(t, '1', forged, Measured(6000, 6000, 50, True))}")
    assert GAME.stamp(t.state, 0, "late", Measured(6000, 6000, 50, True)) == "late"


@rule("OUT-U1", "OUT-T12", "OUT-O3")
@pytest.mark.parametrize(("limit", "ms"), [("30", 30_000), ("45", 45_000), ("120", 120_000), ("off", 180_000)])
def test_a_run_above_the_limit_is_refused(limit: str, ms: int) -> None:
    t = racing(run_limit=limit)
    assert t.offers(f"1 run:VDLCSR@{ms}")
    assert not t.offers(f"1 run:VDLCSR@{ms + 1}")


@rule("OUT-T12")
def test_a_finish_that_arrives_after_the_limit_counts_if_its_time_does_not() -> None:
    t = racing()
    in_time = stamped(t, "1", "VDLCSR", Measured(60_300, 59_990, 310, True))
    assert in_time == "run:VDLCSR@59990~60300.59990.310"
    assert t.offers(f"1 {in_time}")
    assert not t.offers(f"1 {stamped(t, '1', 'VDLCSR', Measured(60_300, 59_990, 299, True))}")
    assert not t.offers(f"1 {stamped(t, '1', 'VDLCSR', Measured(60_401, 59_000, 400, True))}")


@rule("OUT-T7", "OUT-L6", "OUT-Q44")
def test_the_order_of_entries_does_not_matter_unless_times_are_equal() -> None:
    runs = ["1 run:VDLCSR@6165~6210.6165.70", "2 run:VDLCSR@6130~6450.6130.330", "3 run:VDL@900", "4 late"]
    seen = set()
    for order in permutations(runs):
        t = racing("5", "5", "5", "5").play(*order)
        seen.add((t.order, t.positions, t.rooms, tuple(t.state.runs)))
    assert len(seen) == 1
    assert seen.pop()[:3] == ("2 1 3 4", "4 6 0 0", "7 8 5 5")


@rule("OUT-T13")
def test_times_are_told_in_hundredths_with_a_sign_at_the_cap() -> None:
    t = racing().play("1 run:VDLCSR@6069~6469.6000.400", "2 run:VDLCSR@7005~7075.7005.70")
    assert t.told()[2:4] == ["right 1 VDLCSR 6 06 1", "right 2 VDLCSR 7 00 2"]
    assert (t.explained("1").capped, t.explained("2").capped) == (True, False)
    assert (t.explained("1").ms, t.explained("2").ms) == (6069, 7005)


@rule("OUT-T13", "OUT-T9")
def test_who_was_cut_off_has_no_sign() -> None:
    t = racing().play("1 run:VDLCSR@6469~6469.6000.400r", "2 run:VDLCSR@7005")
    assert (t.explained("1").capped, t.explained("2").capped) == (False, False)


@rule("OUT-N8")
def test_right_runs_of_people_are_remembered_for_three_rounds() -> None:
    """PC14 without cards: a medium runner needs 1150 + 6 * 700 = 5350 ms."""
    t = racing("", "", "", "")
    t.play("1 run:VDLCSR@5350~5400.5350.50", "2 run:VDLCSR@4000", "3 run:VDL@900~900.-.0", "4 late")
    assert list(t.state.paces) == [(1000,)]
    for path, paces in (("pc13", 2), ("pc15", 3), ("pc16", 3)):
        t.play("*draw:boost", "turn", f"*path:{path}").race("1 5000", "2 5000", "3 5000", "4 5000")
        assert len(t.state.paces) == paces
    assert not any(t.state.paces)


# Records.


GAME_OF_THREE = """
[Game "outrun"]
[Rules "1"]
[Seats "3"]
[Options "maps=1"]
[Result "*"]

0. 1 pick:robot
0. 2 pick:chef
0. 3 pick:witch
0. * first:2
1. 2 turn
1. * path:pc14
1. 1 run:VDCSR@4731~4770.4731.70
1. 3 run:VDLCSR@6130~6450.6130.330
1. table timeout:2=limit
1. 2 late
1. * draw:boost
"""


@rule("OUT-L3", "OUT-L4", "OUT-L5", "OUT-Q45", "OUT-U4")
def test_a_record_replays() -> None:
    match = replay(GAME, read_record(GAME_OF_THREE))
    assert isinstance(match.state, Outrun)
    t = Table(match.state)
    assert (t.order, t.rooms, t.centre, t.flipper) == ("3 1 2", "1 1 4", "boost", "3")
    again = record_of(match, {}).text()
    assert replay(GAME, read_record(again)).game.save(match.state) == GAME.save(t.state)


@rule("OUT-L9", "OUT-Q48", "OUT-L4")
@pytest.mark.parametrize(
    ("true", "forged", "line"),
    [
        ("@6130~6450", "@4130~6450", 15),
        ("run:VDLCSR@6130", "run:VVLCSR@6130", 15),
        ("2 late", "2 run:VDLCSR@5000", 17),
        ("2 turn", "1 turn", 12),
        ("draw:boost", "draw:focus", 18),
    ],
)
def test_a_replay_stops_at_the_first_line_that_is_wrong_and_names_it(true: str, forged: str, line: int) -> None:
    with pytest.raises(Refusal, match=f"^line {line}: "):
        replay(GAME, read_record(GAME_OF_THREE.replace(true, forged)))


@rule("OUT-L9", "OUT-Q48")
def test_a_wrong_result_is_found() -> None:
    with pytest.raises(Refusal, match="the result"):
        verify(GAME, read_record(GAME_OF_THREE.replace('[Result "*"]', '[Result "1 OUT-E1"]')))


@rule("OUT-L5")
def test_without_a_time_out_the_stage_ends_only_when_all_have_finished() -> None:
    t = racing("", "", "").play("1 run:@400", "2 run:@400")
    assert t.asked == "3"


@rule("OUT-L5", "OUT-U4")
@pytest.mark.parametrize("why", ["limit", "vote", "empty"])
def test_a_time_out_names_the_seat_and_the_cause(why: str) -> None:
    match = new_match(2)
    for seat in (0, 1):
        match.act(seat, "pick:any")
    for code in ("deal:robot", "deal:chef", "first:1"):
        match.act(-1, code)
    match.act(0, "turn")
    match.act(-1, "path:pc14")
    match.table(f"timeout:2={why}")
    assert [(entry.seat, entry.code) for entry in match.log[-2:]] == [(-2, f"timeout:2={why}"), (1, "late")]
    with pytest.raises(Refusal):
        match.table(f"timeout:2={why}")


@rule("OUT-L1", "OUT-L2", "OUT-Q47")
def test_what_chance_draws_depends_on_the_seed_and_the_place_alone() -> None:
    def paths(row: str, ms: int) -> list[str]:
        match = Match(GAME, 2, {}, Dice(bytes(32)))
        match.act(0, "pick:robot")
        match.act(1, "pick:chef")
        for _ in range(3):
            match.act(match.state.open[0].seat, "turn")
            match.act(0, f"run:{row}@{ms}")
            match.act(1, f"run:@{ms}")
        return [entry.code for entry in match.log if entry.seat == -1]

    assert paths("V", 300) == paths("LRJDCSVT", 5000)


@rule("OUT-N8")
def test_a_major_shortcut_tells_nothing_of_how_fast_people_run() -> None:
    t = table("/ major-shortcut", "", monster="bear", path="pc14")
    t.play("1 run:M@1000~1000.1000.30", "2 run:VDLCSR@5350~5350.5350.30")
    assert t.state.paces == ((1000,),)


@rule("OUT-T6")
def test_a_claim_of_nothing_is_a_claim_and_one_below_is_none() -> None:
    assert official_ms(Measured(1000, 0, 400, True), 1) == 600
    assert official_ms(Measured(1000, -1, 400, True), 1) == 1000


@rule("OUT-L4", "OUT-N2")
def test_a_run_tells_how_long_it_took_and_a_claim_of_nothing_is_noted() -> None:
    form = racing().form("1")
    assert [form.duration(code) for code in ("run:VDL@4321", "run:V@6450~6450.6130.330r", "late")] == [4321, 6450, 0]
    assert form.stamp("run:V", Measured(1000, 0, 30, True)) == "run:V@970~1000.0.30"
    assert form.stamp("run:V", Measured(1000, -1, 30, False)) == "run:V@1000~1000.-.30r"
