"""People who leave a race: nobody waits for them, a bot takes over between two rounds, and somebody acts as host."""

from pathlib import Path

import pytest

from tests.rules import rule
from tests.server.racing import House, Racer, happens
from tests.toys.dash.state import PATH

pytestmark = pytest.mark.usefixtures("dash")


def seat_of(racer: Racer, seat: int) -> tuple[str | None, bool, bool]:
    """The bot that plays a seat, whether nobody does, and whether the host may give it up."""
    found = racer.table["seats"][seat]
    return found["bot"], found["empty"], found["idle"]


async def running(house: House, *names: str, bots: int = 0, rounds: int = 3) -> list[Racer]:
    racers = await house.racers(*names, bots=bots, rounds=rounds)
    await house.revealed(*racers)
    await house.later(2000)
    return racers


def wrong(racer: Racer) -> str:
    """A row that is not the path."""
    return next(path for path in PATH.codes if path != racer.position["view"]["path"])


# Leaving.


@rule("OUT-E4", "OUT-E5")
def test_who_leaves_in_mid_run_is_not_waited_for_and_a_bot_takes_over_in_the_next_round(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.runs = {2: "run:L@1000"}
        ann, bob, cas = await running(house, "Ann", "Bob", "Cas")
        await cas.ask("stand", seat=2)
        assert seat_of(ann, 2) == (None, True, False)
        assert ann.codes()[-1] == "table stand-in:3=nobody"
        assert await cas.refused("act", seat=2, decision="3@2", code="run:L") == "not-your-seat"
        await ann.finish(wrong(ann), 0)
        assert ann.codes()[-1].startswith("1 run"), "others still run"
        await bob.finish(wrong(bob), 0)
        after = ann.codes()
        assert after[-3:] == ["table timeout:3=empty", "3 late", "table stand-in:3=medium"]
        assert seat_of(bob, 2) == ("medium", False, False)
        assert not any(news["data"]["event"] == "table-timeout" for news in ann.news.values())
        await house.revealed(ann, bob)
        await house.later(1000)
        assert ann.codes()[-1] == "3 run:L@1000"

    happens(tmp_path, scenario)


def test_who_comes_back_before_the_others_have_finished_runs_on(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await running(house, "Ann", "Bob")
        await bob.ask("stand", seat=1)
        await bob.ask("sit", seat=1)
        assert seat_of(ann, 1) == (None, False, False)
        await bob.finish("L", 2000)
        await ann.finish("L", 2000)
        assert "table timeout:2=empty" not in ann.codes()

    happens(tmp_path, scenario)


@rule("OUT-E5")
def test_a_finish_from_before_counts_and_the_seat_is_not_asked_to_vote(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        racers = await running(house, "Ann", "Bob", "Cas", "Dee")
        ann, bob, cas, dee = racers
        for racer in (ann, bob, cas):
            await racer.finish(racer.position["view"]["path"], 2000)
        await house.later(20_000)
        assert ann.clock["vote"]["needed"] == [0, 1, 2]
        await ann.ask("stand", seat=0)
        assert bob.clock["vote"]["needed"] == [1, 2]
        for racer in (bob, cas):
            await racer.ask("vote", seat=racer.seat)
        assert dee.clock["last_call"]
        await house.later(5400)
        codes = bob.codes()
        assert codes[-3:] == ["table timeout:1=empty", "1 refuse", "table stand-in:1=medium"], "it was the fastest"

    happens(tmp_path, scenario)


@rule("OUT-L5")
def test_a_seat_of_nobody_is_named_before_those_who_are_late(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob, cas = await running(house, "Ann", "Bob", "Cas")
        await ann.finish(wrong(ann), 0)
        await cas.ask("stand", seat=2)
        await house.later(60_000)
        late = [code for code in bob.codes() if code.startswith("table timeout")]
        assert late == ["table timeout:3=empty", "table timeout:2=limit"]

    happens(tmp_path, scenario)


def test_who_leaves_between_two_rounds_is_taken_over_at_once(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob")
        await ann.ask("stand", seat=0)
        assert seat_of(bob, 0) == ("medium", False, False)
        await bob.ask("ready", seat=1)
        assert bob.clock["kind"] == "countdown", "the bot turns the path"

    happens(tmp_path, scenario)


def test_who_resigns_in_mid_run_is_replaced_in_the_next_round(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob, cas = await running(house, "Ann", "Bob", "Cas")
        await cas.ask("resign", seat=2)
        assert cas.codes()[-2:] == ["table resign:3", "table stand-in:3=nobody"]
        await ann.finish(wrong(ann), 0)
        await bob.finish(wrong(bob), 0)
        assert seat_of(ann, 2) == ("medium", False, False)
        await cas.ask("sit", seat=2)
        assert seat_of(ann, 2)[0] == "medium", "for good"

    happens(tmp_path, scenario)


@rule("OUT-E6")
def test_when_all_have_gone_the_game_is_broken_off_without_a_winner(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await running(house, "Ann", "Bob")
        await ann.ask("stand", seat=0)
        assert not bob.over
        await bob.ask("stand", seat=1)
        assert bob.position["outcome"] == {"winners": [], "rule": "abandoned"}
        assert bob.verified().endswith("result abandoned")

    happens(tmp_path, scenario)


# The host says who plays on.


@rule("OUT-E4")
def test_the_host_may_leave_a_seat_empty_or_choose_a_bot(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob, cas = await running(house, "Ann", "Bob", "Cas", rounds=4)
        assert await ann.refused("set-seat", seat=2, bot="hard") == "seat-taken"
        await cas.ask("stand", seat=2)
        assert await bob.refused("set-seat", seat=2, bot="nobody") == "not-host"
        assert await ann.refused("set-seat", seat=2, bot="genius") == "unknown-bot"
        await ann.ask("set-seat", seat=2, bot="nobody")
        for round_ in range(2):
            for racer in (ann, bob):
                await racer.finish(wrong(racer), 0)
            assert seat_of(bob, 2) == (None, True, False)
            await house.revealed(ann, bob)
            await house.later(1000)
            assert ann.codes().count("3 late") == round_ + 1
        await ann.ask("set-seat", seat=2, bot="pacer")
        assert seat_of(bob, 2) == (None, True, False), "not before the round is over"
        for racer in (ann, bob):
            await racer.finish(wrong(racer), 0)
        assert seat_of(bob, 2) == ("pacer", False, False)
        await ann.ask("set-seat", seat=2, bot="nobody")
        assert seat_of(bob, 2) == (None, True, False)
        await ann.ask("ready", seat=0)

    happens(tmp_path, scenario)


def test_an_empty_seat_turns_its_path_after_the_same_countdown(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await running(house, "Ann", "Bob")
        await bob.ask("stand", seat=1)
        await ann.ask("set-seat", seat=1, bot="nobody")
        await ann.finish(wrong(ann), 0)
        assert ann.clock["kind"] == "ready"
        await ann.ask("ready", seat=0)
        assert (ann.clock["kind"], ann.clock["left"]) == ("countdown", 3000)
        await house.later(3000)
        assert ann.codes()[-3:-1] == ["table timeout:2=empty", "2 turn"]

    happens(tmp_path, scenario)


# Giving up on somebody.


@rule("OUT-E6")
def test_after_a_minute_without_a_page_the_host_may_give_a_seat_up(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob, cas = await house.racers("Ann", "Bob", "Cas")
        assert await ann.refused("give-up", seat=2) == "too-early"
        await cas.gone()
        await house.later(59_999)
        assert await ann.refused("give-up", seat=2) == "too-early"
        assert not seat_of(ann, 2)[2]
        await house.later(1)
        assert seat_of(ann, 2)[2], "everybody is told"
        assert await bob.refused("give-up", seat=2) == "not-host"
        await ann.ask("give-up", seat=2)
        assert ann.codes()[-1].startswith("table stand-in:3=")
        assert (await ann.ask("give-up", seat=2))["type"] == "ok"
        cas = await cas.back()
        await cas.ask("sit", seat=2)
        assert seat_of(ann, 2) == (None, False, False)

    happens(tmp_path, scenario)


@rule("OUT-E6")
def test_whoever_does_not_answer_for_a_minute_may_be_given_up_but_not_in_a_run(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await house.racers("Ann", "Bob", relaxed=True)
        await house.revealed(ann, bob)
        await bob.finish(bob.position["view"]["path"], 0)
        await house.later(60_000)
        assert not seat_of(bob, 0)[2], "a run has a limit of its own"
        await house.later(400)
        assert bob.position["clock"] is None, "and the prize has none at this table"
        await house.later(59_999)
        assert not seat_of(ann, 1)[2]
        await house.later(1)
        assert seat_of(ann, 1)[2]
        await ann.ask("give-up", seat=1)
        at_once = ["table stand-in:2=nobody", "table timeout:2=empty", "2 refuse", "table stand-in:2=medium"]
        assert ann.codes()[-4:] == at_once

    happens(tmp_path, scenario)


@rule("OUT-E6")
def test_when_the_host_has_gone_the_next_one_clockwise_is_host(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob, cas = await running(house, "Ann", "Bob", "Cas")
        assert ann.you["host"]
        await bob.gone()
        await ann.ask("stand", seat=0)
        assert (ann.you["host"], cas.you["host"]) == (False, True), "the next one who is there"
        await cas.ask("set-seat", seat=0, bot="nobody")
        bob = await bob.back()
        assert bob.you["host"]
        await ann.ask("sit", seat=0)
        assert ann.you["host"]

    happens(tmp_path, scenario)


def test_a_host_who_is_only_away_is_replaced_after_a_while(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob = await running(house, "Ann", "Bob")
        await ann.gone()
        assert not bob.you["host"]
        await house.later(30_000)
        assert bob.you["host"]
        await house.later(30_000)
        await bob.ask("give-up", seat=0)
        assert seat_of(bob, 0)[0] == "medium" or seat_of(bob, 0)[1]

    happens(tmp_path, scenario)


def test_bots_alone_race_on_only_while_somebody_looks(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.runs = dict.fromkeys(range(3), "run:LRJ@5000")
        ann, bob = await house.racers("Ann", "Bob", bots=1, rounds=9)
        for racer in (ann, bob):
            await racer.ask("stand", seat=racer.seat)
        await house.later(30_000)
        seen = len(ann.codes())
        assert seen > 8
        await ann.gone()
        await bob.gone()
        await house.later(600_000)
        stopped = len(ann.codes())
        assert stopped < seen + 10
        assert ann.table["id"] not in house.hub.rooms, "nothing waits there, so the table has left memory"

    happens(tmp_path, scenario)
