"""The run: what a finish is worth, whatever the page says of it, and what becomes of those who are late."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from lamster.tables.store.base import StorageError
from tests.rules import rule
from tests.server.in_process import Socket
from tests.server.racing import FakeClock, House, Racer, happens, opened, sent
from tests.toys.dash.state import PATH

pytestmark = pytest.mark.usefixtures("dash")


def path_of(racer: Racer) -> str:
    found: str = racer.position["view"]["path"]
    return found


# The official time.


@rule("OUT-T5", "OUT-T6", "OUT-L4")
def test_a_finish_carries_what_was_measured_and_the_time_that_follows(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)
        await house.later(6450)
        await ann.finish("LRJ", 6430)
        assert ann.run(0) == "run:LRJ@6430~6450.6430.30"
        assert bob.position["view"]["finished"] == [0]
        told = [frame for frame in bob.frames if re.search(r"\b6430\b|run:", frame)]
        assert told == [], "others learn only that it is done"
        await bob.finish("RJL", 6430)
        assert bob.run(1) == "run:RJL@6430~6450.6430.30"
        assert [seat for seat, _ in ann.position["view"]["runs"]] == [0, 1], "in the order of arrival"

    happens(tmp_path, scenario)


@rule("OUT-T8")
@pytest.mark.parametrize(
    ("claim", "time", "noted"),
    [
        (5000, 5000, "5000"),
        (4971, 4971, "4971"),
        (0, 4970, "0"),
        (1, 4970, "1"),
        (-1, 5000, "-"),
        (-(10**6), 5000, "-"),
        (4990.5, 5000, "-"),
        (1e300, 5000, "-"),
        (None, 5000, "-"),
        (10**18, 5000, "99999999"),
        (5001, 5000, "5001"),
    ],
)
def test_a_page_that_lies_gains_no_more_than_its_allowance(tmp_path: Path, claim: Any, time: int, noted: str) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)
        await house.later(5000)
        await ann.finish("LRJ", claim)
        assert ann.run(0) == f"run:LRJ@{time}~5000.{noted}.30"

    happens(tmp_path, scenario)


def test_a_time_that_is_no_number_at_all_is_not_understood_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)
        eve = await Socket(house.hub, ann.table["id"]).open()
        fields = {"type": "act", "id": 7, "seat": 0, "decision": ann.decision_id, "code": "run:LRJ"}
        for wrong in ("4000", [1], {"ms": 1}, True):
            await eve.send(**fields, ms=wrong)
        await eve.send(**fields, ms=4000)
        while len(eve.texts) < 6:
            await asyncio.sleep(0.001)
        assert ["bad-message" in text for text in eve.texts[-5:]] == [True] * 4 + [False]
        assert "not-your-seat" in eve.texts[-1], "read, but not the own seat"
        assert len(ann.codes()) == 2

    happens(tmp_path, scenario)


def test_no_row_is_laid_faster_than_hands_can(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)
        await house.later(10)
        await ann.finish("LRJ", 0)
        assert ann.official(0) == 300

    happens(tmp_path, scenario)


@rule("OUT-T8")
@pytest.mark.parametrize(("trip", "time"), [(50, 4000), (370, 4000), (400, 4000), (600, 4200), (2000, 5600)])
def test_a_slow_line_costs_nothing_up_to_400_milliseconds(tmp_path: Path, trip: int, time: int) -> None:
    """Who takes four seconds is heard after four seconds and the way there and back."""

    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        ann.trip = trip
        await house.later(12_000)
        await house.revealed(ann, bob)
        await house.later(4000 + trip)
        await ann.finish("LRJ", 4000)
        await bob.finish("LRJ", 4000)
        assert ann.official(0) == time
        assert bob.official(1) == 4000 + trip - 30, "on a quick line the same claim does not help"

    happens(tmp_path, scenario)


# What a page may send.


@rule("OUT-T10")
def test_the_same_finish_again_is_harmless_and_another_is_ignored(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)
        decision = ann.decision_id
        await house.later(4000)
        await ann.finish("LRJ", 3990)
        await house.later(1000)
        before = ann.codes()
        assert (await ann.ask("act", seat=0, decision=decision, code="run:LRJ", ms=1))["type"] == "ok"
        assert await ann.refused("act", seat=0, decision=decision, code="run:RJL", ms=1) == "not-asked"
        assert ann.codes() == before
        await bob.finish("LRJ", 4990)
        assert (await ann.ask("act", seat=0, decision=decision, code="run:LRJ", ms=1))["type"] == "ok"

    happens(tmp_path, scenario)


def test_a_finish_for_another_question_or_seat_is_refused(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)
        await house.later(2000)
        assert await ann.refused("act", seat=0, decision="1@99", code="run:LRJ", ms=1) == "stale"
        assert await ann.refused("act", seat=1, decision=bob.decision_id, code="run:LRJ", ms=1) == "not-your-seat"
        assert len(ann.codes()) == 2

    happens(tmp_path, scenario)


@rule("OUT-T11")
@pytest.mark.parametrize("code", ["run:LRJ@300", "run:LRJ@1999~2000.1999.30", "late", "run:X", "run:LRJR", "turn", ""])
def test_what_is_no_row_or_carries_a_time_already_is_refused_and_may_be_sent_again(tmp_path: Path, code: str) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)
        await house.later(2000)
        assert await ann.refused("act", seat=0, decision=ann.decision_id, code=code, ms=1990) == "illegal"
        await house.later(500)
        await ann.finish("LRJ", 2490)
        assert ann.official(0) == 2490, "and the clock went on"

    happens(tmp_path, scenario)


def test_asking_why_tells_nothing_of_what_is_right(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)
        answers = [await ann.ask("why", seat=0, code=f"run:{row}") for row in (*PATH.codes, "L", "")]
        assert {(answer["allowed"], answer["rule"], answer["message"]) for answer in answers} == {(True, "DASH-R1", "")}
        for code in ("run:LRJ@300", "late", "run:X"):
            assert not (await ann.ask("why", seat=0, code=code))["allowed"]

    happens(tmp_path, scenario)


# A page that comes back.


@rule("OUT-T9")
def test_who_reconnects_in_mid_run_finds_the_row_and_is_timed_by_the_server_alone(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)
        await house.later(3000)
        await ann.ask("draft", seat=0, decision=ann.decision_id, code="LR")
        await ann.gone()
        await house.later(2000)
        again = await ann.back()
        assert (again.clock["draft"], again.clock["elapsed"], again.clock["left"]) == ("LR", 5000, 55_000)
        assert path_of(again) == path_of(bob)
        await house.later(1000)
        await again.finish("LRJ", 1)
        assert again.run(0) == "run:LRJ@6000~6000.1.0r"
        assert not any('"LR"' in frame for frame in bob.frames), "a draft is for its own seat alone"

    happens(tmp_path, scenario)


def test_a_draft_is_the_seats_own_and_of_this_question(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)
        assert await bob.refused("draft", seat=0, decision=ann.decision_id, code="L") == "not-your-seat"
        assert await ann.refused("draft", seat=0, decision=ann.decision_id, code="L" * 201) == "bad-text"
        await ann.ask("draft", seat=0, decision="1@0", code="J")
        assert (await ann.back()).clock["draft"] is None

    happens(tmp_path, scenario)


def test_a_second_page_opened_later_is_timed_by_the_server_alone(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)
        await house.later(3000)
        other = await ann.back()
        await other.finish("LRJ", 2000)
        assert other.official(0) == 3000

    happens(tmp_path, scenario)


# Time is up.


@rule("OUT-U1", "OUT-U4")
def test_at_the_limit_those_who_have_not_finished_are_late(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob, _ = await house.racers("Ann", "Bob", "Cas")
        await house.revealed(*[ann, bob, _])
        await house.later(9000)
        await bob.finish(path_of(bob), 8990)
        await house.later(51_399)
        assert len(ann.codes()) == 3, "answers under way are still waited for"
        await house.later(1)
        assert ann.codes()[3:7] == ["table timeout:1=limit", "1 late", "table timeout:3=limit", "3 late"]
        assert [news["data"]["event"] for news in bob.news.values()].count("table-timeout") == 2

    happens(tmp_path, scenario)


@rule("OUT-T12")
@pytest.mark.parametrize(("trip", "claim", "taken"), [(370, 59_990, True), (370, 60_001, False), (0, 59_990, False)])
def test_a_finish_under_way_at_the_limit_counts_by_its_official_time(
    tmp_path: Path, trip: int, claim: int, taken: bool
) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        ann.trip = trip
        await house.later(12_000)
        await house.revealed(ann, bob)
        await house.later(60_350)
        if taken:
            await ann.finish("LRJ", claim)
            assert ann.official(0) == 59_990
        else:
            decision = ann.decision_id
            assert await ann.refused("act", seat=0, decision=decision, code="run:LRJ", ms=claim) == "too-late"
        await house.later(50)
        assert [code for code in ann.codes() if code.endswith("late")] == ["2 late"] if taken else ["1 late", "2 late"]

    happens(tmp_path, scenario)


@rule("OUT-U7")
def test_a_choice_has_a_limit_of_its_own_and_more_time_for_every_step(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob", rounds=3)
        await house.revealed(ann, bob)
        await house.later(2000)
        await ann.finish(path_of(ann), 2000)
        await bob.finish("", 2000)
        assert (ann.clock["kind"], ann.clock["left"]) == ("limit", 15_000)
        await house.later(14_000)
        await ann.act("spend")
        assert ann.clock["left"] == 30_000
        await house.later(20_000)
        await ann.act("more")
        assert ann.clock["left"] == 10_000 + 10_000
        await house.later(20_000)
        assert ann.codes()[-2:] == ["table timeout:1=limit", "1 stop"]
        assert bob.clock["kind"] == "ready"

    happens(tmp_path, scenario)


@rule("OUT-Q51")
def test_after_a_restart_in_mid_run_the_clock_goes_on_where_it_stopped(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            house.bots.runs = {2: "run:LRJ@9000"}
            ann, bob = await house.racers("Ann", "Bob", bots=1)
            await house.revealed(ann, bob)
            await house.later(4000)
            await ann.finish("LRJ", 3990)
            seeds = house.bots.seeds
        async with opened(tmp_path, FakeClock(77, wall=1_700_009_000_000)) as later:
            later.bots.runs = {2: "run:LRJ@9000"}
            bob = await Racer(later, bob.person).at(ann.table["id"])
            assert (bob.clock["elapsed"], bob.clock["left"]) == (4000, 56_000)
            assert later.bots.seeds == seeds, "bots keep their plan"
            await later.later(4999)
            assert len(bob.codes()) == 3
            await later.later(1)
            assert bob.codes()[3] == "3 run:LRJ@9000"
            await bob.finish("LRJ", 100)
            assert bob.run(1) == "run:LRJ@9000~9000.100.0r"

    asyncio.run(scenario())


def test_trouble_with_the_disk_at_the_limit_is_over_in_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)

        async def full(*_: object) -> None:
            raise StorageError("the disk is full")

        with monkeypatch.context() as trouble:
            trouble.setattr(house.hub.store, "append", full)
            await house.later(65_000)
            assert len(ann.codes()) == 2
        await house.later(1000)
        assert ann.codes()[2:] == ["table timeout:1=limit", "1 late", "table timeout:2=limit", "2 late"]
        assert bob.clock["kind"] == "ready"

    happens(tmp_path, scenario)


# Bots.


@rule("OUT-N2")
def test_bots_finish_at_their_own_time_which_is_exact(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.runs = {1: "run:LRJ@4321", 2: "run:L@61000"}
        (ann,) = await house.racers("Ann", bots=2, rounds=1)
        await house.revealed(ann)
        await house.later(4320)
        assert ann.position["view"]["finished"] == []
        await house.later(1)
        assert ann.codes()[-1] == "2 run:LRJ@4321"
        await house.later(1000)
        await ann.finish("J", 5300)
        await house.later(55_078)
        assert house.bots.questions.count(("run", 2)) == 1
        assert ann.position["view"]["finished"] == [1, 0]
        await house.later(1)
        assert "table timeout:3=limit" in ann.codes(), "a bot that takes too long is late like anybody"
        while not ann.over:
            await house.later(1000)
        assert ann.verified().startswith("verified")

    happens(tmp_path, scenario)


def test_a_bot_that_thinks_longer_than_it_runs_loses_nothing(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.runs = {1: "run:LRJ@4321"}
        house.bots.thinking.clear()
        (ann,) = await house.racers("Ann", bots=1)
        await house.revealed(ann)
        await house.later(61_000)
        assert "table timeout:2=limit" not in ann.codes()
        house.bots.thinking.set()
        await house.later(200)
        assert "2 run:LRJ@4321" in ann.codes()
        assert "1 late" in ann.codes()

    happens(tmp_path, scenario)


def test_a_bot_that_never_answers_holds_nobody_up_for_ever(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.thinking.clear()
        (ann,) = await house.racers("Ann", bots=1)
        await house.revealed(ann)
        await house.later(60_400 + 25_100)
        assert "table timeout:2=limit" in ann.codes()

    happens(tmp_path, scenario)


def test_clocks_are_told_sparingly(tmp_path: Path) -> None:
    """A run of one minute with two pages: nobody counts the seconds for them."""

    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)
        before = len(sent(ann, "clock")) + len(sent(ann, "state"))
        await house.later(59_000)
        assert len(sent(ann, "clock")) + len(sent(ann, "state")) == before

    happens(tmp_path, scenario)
