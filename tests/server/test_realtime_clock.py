"""Before a run: getting ready, the countdown, and the reveal for all at the same moment."""

import asyncio
from pathlib import Path

import pytest

from lamster.tables import protocol as wire
from lamster.tables.model.refused import Refused
from lamster.tables.room.clocks.realtime_clock import RealtimeClock
from lamster.tables.store.base import StorageError
from tests.rules import rule
from tests.server import in_process
from tests.server.racing import FakeClock, House, Racer, happens, opened, sent
from tests.server.running import Refusal
from tests.toys.dash import DashGame
from tests.toys.dash.state import PATH

pytestmark = pytest.mark.usefixtures("dash")


def told_path(racer: Racer) -> bool:
    """Whether anything that this page was ever sent names a path."""
    return any(path in frame for frame in racer.frames for path in PATH.codes)


@rule("OUT-W7", "OUT-T3")
def test_all_get_ready_count_down_and_see_the_path_at_the_same_moment(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        eve = await Racer(house).at(ann.table["id"])
        assert ann.clock == {
            "kind": "ready",
            "elapsed": 0,
            "left": 15_000,
            "ready": [],
            "open": False,
            "vote": None,
            "last_call": False,
            "draft": None,
        }
        assert await ann.refused("act", seat=0, decision=ann.decision_id, code="turn") == "too-early"
        await ann.ask("ready", seat=0)
        assert (bob.clock["ready"], bob.clock["open"]) == ([0], False)
        await bob.ask("ready", seat=1)
        assert (eve.clock["ready"], eve.clock["open"], eve.clock["left"]) == ([0, 1], True, 10_000)
        await ann.act("turn")
        for racer in (ann, bob, eve):
            assert (racer.clock["kind"], racer.clock["left"], racer.clock["open"]) == ("countdown", 3000, False)
        await house.later(2999)
        assert ann.codes() == [], "nothing is entered before the end of the countdown"
        assert not any(told_path(racer) for racer in (ann, bob, eve))
        await house.later(1)
        assert ann.codes()[0] == "1 turn"
        path = ann.position["view"]["path"]
        assert [racer.position["view"]["path"] for racer in (bob, eve)] == [path, path]
        assert [(racer.clock["kind"], racer.clock["left"]) for racer in (ann, bob, eve)] == [("run", 60_000)] * 3
        stage = ann.here.part(RealtimeClock).stage
        assert stage is not None
        assert stage.at == house.clock.at
        assert stage.allowances.keys() == {ann.connection, bob.connection, eve.connection}

    happens(tmp_path, scenario)


@rule("OUT-W7")
def test_who_does_not_say_ready_is_waited_for_15_seconds_and_the_button_10_more(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await bob.ask("ready", seat=1)
        await house.later(14_999)
        assert not ann.clock["open"]
        await house.later(1)
        assert (ann.clock["open"], ann.clock["left"]) == (True, 10_000)
        await house.later(9_999)
        assert ann.clock["kind"] == "ready"
        await house.later(1)
        assert bob.clock["kind"] == "countdown"
        await house.later(3000)
        assert ann.codes()[0] == "1 turn"

    happens(tmp_path, scenario)


@rule("OUT-W7")
def test_only_people_who_are_there_must_be_ready(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob, cas = await house.racers("Ann", "Bob", "Cas")
        await ann.ask("ready", seat=0)
        await bob.ask("ready", seat=1)
        assert not ann.clock["open"]
        await cas.gone()
        assert ann.clock["open"]

    happens(tmp_path, scenario)


@rule("OUT-W7")
def test_a_bot_turns_the_card_as_soon_as_all_are_ready(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.runs = {1: "run:LRJ@4000"}
        (ann,) = await house.racers("Ann", bots=1, rounds=2)
        await house.revealed(ann)
        await ann.finish("L", 900)
        await house.later(4000)
        while ann.clock["kind"] != "ready":
            await house.later(1000)
        assert house.bots.questions == [("run", 1)] or house.bots.questions[-1][0] == "prize"
        await ann.ask("ready", seat=0)
        assert ann.clock["kind"] == "countdown", "the second path is the bot's to turn"
        assert ("turn", 1) not in house.bots.questions
        await house.later(3000)
        assert "2 turn" in ann.codes()

    happens(tmp_path, scenario)


def test_while_nobody_is_there_nothing_is_turned(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.later(5000)
        await ann.gone()
        await bob.gone()
        await house.later(60_000)
        assert ann.codes() == []
        bob = await bob.back()
        assert (bob.clock["kind"], bob.clock["elapsed"], bob.clock["left"]) == ("ready", 5000, 10_000)
        await house.later(20_000)
        assert bob.clock["kind"] == "countdown"
        await bob.gone()
        await house.later(60_000)
        assert bob.codes() == [], "nor does a countdown go on alone"
        ann = await ann.back()
        assert (ann.clock["kind"], ann.clock["left"]) == ("countdown", 3000), "it begins anew"
        await house.later(3000)
        assert ann.codes()[0] == "1 turn"

    happens(tmp_path, scenario)


def test_pressing_twice_or_by_another_changes_nothing(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        assert await bob.refused("ready", seat=0) == "not-your-seat"
        for racer in (ann, bob, ann):
            await racer.ask("ready", seat=racer.seat)
        decision = ann.decision_id
        assert await bob.refused("act", seat=1, decision=decision, code="turn") == "not-asked"
        assert await ann.refused("act", seat=0, decision=decision, code="peek") == "illegal"
        await ann.act("turn")
        await house.later(1000)
        await ann.act("turn")
        await house.later(1999)
        assert ann.codes() == []
        await house.later(1)
        await ann.ask("act", seat=0, decision=decision, code="turn")
        assert await ann.refused("act", seat=0, decision=decision, code="peek") == "stale"
        assert [code for code in ann.codes() if "turn" in code] == ["1 turn"]
        assert await ann.refused("ready", seat=0) == "not-asked"

    happens(tmp_path, scenario)


def test_a_finish_before_the_reveal_is_refused(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        for racer in (ann, bob):
            await racer.ask("ready", seat=racer.seat)
        await ann.act("turn")
        assert await ann.refused("act", seat=0, decision=ann.decision_id, code="run:LRJ", ms=1) == "illegal"
        assert await bob.refused("act", seat=1, decision="2@2", code="run:LRJ", ms=1) == "not-asked"

    happens(tmp_path, scenario)


def test_after_a_restart_in_the_countdown_all_get_ready_again(tmp_path: Path, dash: DashGame) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            ann, bob = await house.racers("Ann", "Bob")
            await ann.ask("ready", seat=0)
            await bob.ask("ready", seat=1)
            await ann.act("turn")
            await house.later(2500)
        async with opened(tmp_path, FakeClock(5_000)) as later:
            again = [await Racer(later, racer.person).at(ann.table["id"]) for racer in (ann, bob)]
            assert (again[0].clock["kind"], again[0].clock["ready"], again[0].clock["open"]) == ("ready", [], False)
            await later.later(10_000)
            assert again[0].codes() == []
            assert not any(told_path(racer) for racer in (ann, bob, *again))
            await later.revealed(*again)
            assert again[1].position["view"]["path"] in PATH.codes

    asyncio.run(scenario())


def test_trouble_with_the_disk_delays_the_reveal_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        for racer in (ann, bob):
            await racer.ask("ready", seat=racer.seat)
        await ann.act("turn")

        async def full(*_: object) -> None:
            raise StorageError("the disk is full")

        with monkeypatch.context() as trouble:
            trouble.setattr(house.hub.store, "append", full)
            await house.later(3500)
            assert ann.codes() == []
            assert not told_path(ann)
        await house.later(1000)
        assert ann.codes()[0] == "1 turn"
        assert bob.clock["kind"] == "run"

    happens(tmp_path, scenario)


# The line.


@rule("OUT-T2")
def test_beats_measure_the_line_every_two_seconds_and_more_often_in_the_countdown(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        bob.trip = 80
        await house.later(9_000)
        assert [beat["n"] for beat in sent(ann, "beat")] == [1, 2, 3, 4, 5]
        assert list(ann.connection.latency.trips) == [0] * 5
        assert list(bob.connection.latency.trips)[1:] == [80] * 4
        await house.revealed(ann, bob)
        assert len(sent(ann, "beat")) == 5 + 2 + 5, "five more beside the usual two"
        stage = ann.here.part(RealtimeClock).stage
        assert stage is not None
        assert (stage.allowances[ann.connection], stage.allowances[bob.connection]) == (30, 110)

    happens(tmp_path, scenario)


def test_a_beat_needs_nobody_to_wait_for_the_table(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await house.racers("Ann", "Bob")
        async with ann.here.lock:
            ann.here.part(RealtimeClock).ping()
            for _ in range(5):
                await asyncio.sleep(0)
            assert len(ann.connection.latency.trips) == 2

    happens(tmp_path, scenario)


@rule("OUT-T5")
def test_a_message_arrives_when_it_arrives_however_busy_the_table_is(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann = Racer(house)
        await house.hub.rename(ann.person, "Ann")
        await ann.at(await in_process.make(ann, wire.NewTable(game="dash", seats=["me", "open"], options={})))
        bob = await in_process.Socket(house.hub, ann.table["id"]).open()
        await house.hub.rename(bob.page.connection.person, "Bob")
        await bob.send(type="sit", id=1, seat=1)
        await in_process.until(lambda: ann.table["seats"][1]["name"] == "Bob")
        await ann.ask("start")
        await ann.ask("promise", commitment="")
        await bob.send(type="promise", id=2, commitment="")
        await in_process.until(lambda: ann.phase == "playing")
        await house.later(25_000 + 3000)
        assert ann.clock["kind"] == "run"
        await house.later(3000)
        decision = ann.decision_id.replace("1@", "2@")
        async with ann.here.lock:
            await bob.send(type="draft", id=3, seat=1, decision=decision, code="LR")
            await bob.send(type="act", id=4, seat=1, decision=decision, code="run:LRJ", ms=2990)
            for _ in range(10):
                await asyncio.sleep(0)
            house.clock.at += 700
        await in_process.until(lambda: ann.position["view"]["finished"] == [1])
        assert ann.run(1) == "run:LRJ@2990~3000.2990.100", "fewer than three beats came back"

    happens(tmp_path, scenario)


# One seat each, and nothing is taken back.


def test_a_person_plays_one_seat_of_a_race(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann = Racer(house)
        await house.hub.rename(ann.person, "Ann")
        with pytest.raises(Refused) as caught:
            await in_process.make(ann, wire.NewTable(game="dash", seats=["me", "me"], options={}))
        assert caught.value.error == "one-seat"
        await ann.enter(
            await in_process.make(ann, wire.NewTable(game="dash", seats=["me", "open", "pacer"], options={}))
        )
        assert await ann.refused("sit", seat=1) == "one-seat"
        await ann.ask("set-seat", seat=1, bot="pacer")
        assert await ann.refused("set-seat", seat=1, bot="nobody") == "unknown-bot"

    happens(tmp_path, scenario)


def test_nothing_is_taken_back_in_a_race(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await house.revealed(ann, bob)
        await ann.finish("L", 500)
        assert not ann.position["undo"]
        with pytest.raises(Refusal, match="since your last action"):
            await ann.ask("undo", seat=0)

    happens(tmp_path, scenario)
