"""When somebody's time is up: a bot takes over, or the others decide; and who comes back takes the seat back."""

import asyncio
from pathlib import Path

import pytest

from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.room import dispatch
from lamster.tables.room.perform import ClockTimer
from lamster.tables.store.base import StorageError
from tests.server import in_process
from tests.server.racing import FakeClock, House, Racer, happens, opened
from tests.server.timing import (
    DAY,
    GRACE,
    HOUR,
    MINUTE,
    a_move,
    answer,
    end_turn,
    in_all,
    left,
    now_left,
    of_days,
    playing,
    running,
    table_codes,
)
from tests.toys.tail import TailGame

TAKEN_OVER = ["timeout:1=flag", "stand-in:1=medium"]


def told(visitor: Racer) -> list[tuple[str, int, str]]:
    """What the table itself told."""
    news = [line["data"] for line in visitor.news.values()]
    return [(data["event"], data["seat"], data.get("who", "")) for data in news if data["event"].startswith("table-")]


def votes(visitor: Racer) -> list[tuple[int, int, int, int]]:
    """The votes that are open: the seat, how many decide, and how many want to wait, or a bot."""
    found = visitor.position["times"]["votes"]
    return [(vote["seat"], len(vote["voters"]), len(vote["wait"]), len(vote["bot"])) for vote in found]


# A bot takes over.


def test_a_bot_takes_over_and_who_comes_back_has_time_again(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.thinking.clear()
        ann, bas = await playing(house, a_move(120), "Ann", "Bas")
        await house.later(2 * MINUTE + GRACE - 1)
        assert table_codes(ann) == []
        await house.later(1)
        assert table_codes(ann) == TAKEN_OVER
        assert told(bas) == [("table-timeout", 0, "flag"), ("table-stand-in", 0, "medium")]
        assert bas.table["seats"][0]["stand_in"]
        assert [found["seat"] for found in bas.position["times"]["seats"]] == [1]
        assert await ann.refused("act", seat=0, decision=ann.decision_id, code="stay") == "not-your-seat"
        await ann.ask("sit", seat=0)
        assert (running(bas), left(bas, 0)) == ([0], MINUTE)
        await house.later(MINUTE + GRACE)
        assert table_codes(ann)[-2:] == TAKEN_OVER, "not for ever"
        house.bots.thinking.set()
        await house.quiet()

    happens(tmp_path, scenario)


def test_an_answer_that_was_under_way_counts(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await playing(house, a_move(60), "Ann", "Bas")
        await house.later(MINUTE + GRACE - 1)
        assert now_left(bas, 0) == 0
        await end_turn([ann, bas], 0)
        await house.later(10_000)
        assert (table_codes(ann), running(bas)) == ([], [1])

    happens(tmp_path, scenario)


def test_chat_does_not_stop_the_clock(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await playing(house, a_move(60), "Ann", "Bas")
        for _ in range(61):
            await ann.ask("say", channel="table", text="one moment")
            await house.later(1_000)
        assert table_codes(ann) == TAKEN_OVER

    happens(tmp_path, scenario)


def test_a_total_that_was_used_up_leaves_a_minute_to_who_comes_back(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.thinking.clear()
        ann, bas = await playing(house, in_all(300, 5), "Ann", "Bas")
        await house.later(305_000 + GRACE)
        await ann.ask("sit", seat=0)
        assert (running(bas), left(bas, 0)) == ([0], MINUTE)
        house.bots.thinking.set()
        await house.quiet()

    happens(tmp_path, scenario)


def test_several_whose_time_is_up_are_all_replaced(tmp_path: Path, tail: TailGame) -> None:
    async def scenario(house: House) -> None:
        four = await playing(house, a_move(60), "Ann", "Bas", "Eva", "Dee", game="tail")
        house.bots.thinking.clear()
        await house.later(MINUTE + GRACE)
        first, second, *_ = four[0].here.table.labels
        codes = [f"timeout:{first}=flag", f"stand-in:{first}=medium"]
        assert table_codes(four[0]) == [*codes, f"timeout:{second}=flag", f"stand-in:{second}=medium"]
        house.bots.thinking.set()
        await house.quiet()

    happens(tmp_path, scenario)


def test_resigning_is_always_possible(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas, _ = await playing(house, a_move(60, on_time="others"), "Ann", "Bas", "Eva")
        await house.later(MINUTE + GRACE)
        assert votes(bas) == [(0, 2, 0, 0)]
        await ann.ask("resign", seat=0)
        assert votes(bas) == []
        await house.later(HOUR)
        assert table_codes(bas)[:2] == ["timeout:1=flag", "resign:1"]
        assert "stand-in:1=medium" not in table_codes(bas)

    happens(tmp_path, scenario)


# Nobody looks.


def test_days_pass_with_nobody_looking(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await playing(house, of_days(3), "Ann", "Bas", round_limit=1)
        await ann.gone()
        await bas.gone()
        await house.later(3 * DAY + GRACE - 1)
        assert table_codes(ann) == []
        await house.later(1)
        assert table_codes(ann) == TAKEN_OVER
        await house.later(MINUTE)
        assert running(await bas.back()) == [1], "the bot has played on"
        await house.later(4 * DAY)
        for _ in range(200):
            await house.later(1_000)
        assert ann.here.table.phase == "over", "bots play it to its end"

    happens(tmp_path, scenario)


async def woken(hub: Hub, table: str) -> None:
    """Until the night watch has been there; nobody opens a page."""
    await in_process.until(lambda: hub.clock_supervisor.woken)
    assert table in hub.rooms


@pytest.mark.parametrize("fallen", [False, True])
def test_after_a_restart_the_clock_runs_on_with_nobody_looking(tmp_path: Path, fallen: bool) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            ann, _ = await playing(house, of_days(2), "Ann", "Bas")
            table = ann.table["id"]
            house.hub.clock_supervisor.woken = not fallen  # This server could not note that it was running.
            await house.later(DAY)
            wall = house.clock.wall()
        async with opened(tmp_path, FakeClock(9, wall + 5 * DAY)) as later:
            await woken(later.hub, table)
            rest = 2 * DAY if fallen else DAY
            await later.later(rest - HOUR)
            assert later.hub.rooms[table].table.playing.stand_ins == {}
            await later.later(HOUR + GRACE)
            assert later.hub.rooms[table].table.playing.stand_ins == {0: "medium"}

    asyncio.run(scenario())


def test_a_room_whose_clock_runs_is_not_let_go_of_and_others_are(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        timed, _ = await playing(house, of_days(2), "Ann", "Bas")
        plain, _ = await playing(house, wire.TimeControl(), "Eva", "Dee")
        for visitor in (timed, plain):
            for line in [*visitor.here.connections]:
                dispatch.leave(visitor.here, line)
        await house.later(MINUTE)
        assert timed.here.part(ClockTimer).waiting in timed.here.tasks
        assert not timed.here.is_idle
        assert plain.here.part(ClockTimer).waiting is None

    happens(tmp_path, scenario)


def test_trouble_with_the_disk_delays_the_end_of_time_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await playing(house, a_move(60), "Ann", "Bas")

        async def full(*_: object) -> None:
            raise StorageError("the disk is full")

        with monkeypatch.context() as trouble:
            trouble.setattr(house.hub.store, "append", full)
            await house.later(2 * MINUTE)
            assert table_codes(ann) == []
        await house.later(2_000)
        assert table_codes(ann) == TAKEN_OVER

    happens(tmp_path, scenario)


# The others decide.


def test_the_others_wait_or_give_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas, eva, dee = await playing(house, a_move(60, on_time="others"), "Ann", "Bas", "Eva", "Dee")
        assert await bas.refused("decide-time", seat=0, wait=True) == "not-asked"
        await house.later(MINUTE + GRACE)
        assert (votes(ann), running(ann), left(bas, 0)) == ([(0, 3, 0, 0)], [], 0)
        assert await ann.refused("decide-time", seat=0, wait=True) == "not-asked"
        assert await bas.refused("decide-time", seat=9, wait=True) == "unknown-seat"
        await bas.ask("decide-time", seat=0, wait=False)
        await bas.ask("decide-time", seat=0, wait=True)
        await bas.ask("decide-time", seat=0, wait=True)
        await eva.ask("decide-time", seat=0, wait=False)
        assert votes(ann) == [(0, 3, 1, 1)]
        await house.later(MINUTE - 1)
        assert table_codes(ann) == ["timeout:1=flag"], "as long as they do not agree nothing happens"
        await dee.ask("decide-time", seat=0, wait=True)
        assert (votes(ann), running(ann), left(ann, 0)) == ([], [0], MINUTE)
        assert told(ann)[-1] == ("table-more-time", 0, "")
        await house.later(MINUTE + GRACE)
        assert votes(dee) == [(0, 3, 0, 0)], "who waited before may think better of it"
        await bas.ask("decide-time", seat=0, wait=False)
        await dee.ask("decide-time", seat=0, wait=False)
        assert table_codes(ann)[:3] == ["timeout:1=flag", "timeout:1=flag", "stand-in:1=medium"]

    happens(tmp_path, scenario)


def test_a_vote_ends_after_a_minute_with_those_who_have_voted(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas, _eva, _dee = await playing(house, a_move(60, on_time="others"), "Ann", "Bas", "Eva", "Dee")
        await house.later(MINUTE + GRACE)
        await bas.ask("decide-time", seat=0, wait=True)
        assert bas.position["times"]["votes"][0]["left"] == MINUTE
        house.clock.past -= HOUR  # Setting the wall clock changes nothing.
        await house.later(MINUTE - 1)
        assert votes(ann) == [(0, 3, 1, 0)]
        await house.later(1)
        assert (votes(ann), running(ann)) == ([], [0]), "one wants to wait, and nobody wants a bot"
        house.bots.thinking.clear()
        await house.later(MINUTE + GRACE + MINUTE)
        assert table_codes(ann)[-1] == "stand-in:1=medium", "where nobody votes nobody waits"
        house.bots.thinking.set()

    happens(tmp_path, scenario)


def test_who_has_closed_the_page_does_not_count_in_a_vote(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas, eva, dee = await playing(house, a_move(90, on_time="others"), "Ann", "Bas", "Eva", "Dee")
        await dee.gone()
        await house.later(90_000 + GRACE)
        assert votes(ann) == [(0, 2, 0, 0)], "Dee has been away for a minute"
        await eva.gone()
        await bas.ask("decide-time", seat=0, wait=False)
        assert votes(ann) == [(0, 2, 0, 1)], "Eva may be back in a moment"
        house.bots.thinking.clear()
        await house.later(MINUTE)
        assert table_codes(ann) == TAKEN_OVER
        house.bots.thinking.set()

    happens(tmp_path, scenario)


def test_in_a_game_of_days_those_who_are_away_vote_too(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas, eva = await playing(house, of_days(1, on_time="others"), "Ann", "Bas", "Eva")
        await eva.gone()
        await house.later(DAY + GRACE)
        await bas.ask("decide-time", seat=0, wait=False)
        await house.later(DAY - 1)
        assert votes(ann) == [(0, 2, 0, 1)]
        house.bots.thinking.clear()
        await house.later(1)
        assert table_codes(ann) == TAKEN_OVER
        house.bots.thinking.set()

    happens(tmp_path, scenario)


def test_the_bot_that_the_others_voted_for_moves_at_once(tmp_path: Path) -> None:
    """Nobody has to open a page anew for it."""

    async def scenario(house: House) -> None:
        ann, bas, eva = await playing(house, a_move(60, on_time="others"), "Ann", "Bas", "Eva")
        await house.later(MINUTE + GRACE)
        for visitor in (bas, eva):
            await visitor.ask("decide-time", seat=0, wait=False)
        before = len(ann.codes())
        await house.later(5_000)
        assert [code for code in ann.codes()[before:] if code.startswith("1 ")], "the bot has played"

    happens(tmp_path, scenario)


def test_who_is_late_may_answer_while_the_others_think(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await playing(house, a_move(60, on_time="others"), "Ann", "Bas")
        await house.later(MINUTE + GRACE)
        assert votes(bas) == [(0, 1, 0, 0)]
        await answer(ann)
        assert votes(bas) == [(0, 1, 0, 0)], "it is the same move"
        await end_turn([ann, bas], 0)
        assert (votes(bas), running(bas)) == ([], [1])
        assert table_codes(ann) == ["timeout:1=flag"]

    happens(tmp_path, scenario)


def test_of_two_the_other_decides_alone_and_of_equal_votes_they_wait(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await playing(house, in_all(60, 0, on_time="others"), "Ann", "Bas")
        await house.later(MINUTE + GRACE)
        await bas.ask("decide-time", seat=0, wait=True)
        assert (running(bas), left(bas, 0)) == ([0], MINUTE)
        ann, bas, eva = await playing(house, a_move(60, on_time="others"), "Ann", "Bas", "Eva")
        await house.later(MINUTE + GRACE)
        await bas.ask("decide-time", seat=0, wait=False)
        await eva.ask("decide-time", seat=0, wait=True)
        assert running(ann) == [0]

    happens(tmp_path, scenario)


def test_where_nobody_else_is_a_person_a_bot_takes_over(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.thinking.clear()
        (ann,) = await playing(house, a_move(60, on_time="others"), "Ann", bots=2)
        await house.later(MINUTE + GRACE)
        assert table_codes(ann) == TAKEN_OVER
        ann, bas = await playing(house, a_move(60, on_time="others"), "Ann", "Bas")
        await house.later(MINUTE + GRACE)
        await bas.ask("stand", seat=1)
        assert table_codes(ann)[-2:] == ["stand-in:2=medium", "stand-in:1=medium"], "the last who could decide has gone"
        house.bots.thinking.set()
        await house.quiet()

    happens(tmp_path, scenario)


def test_votes_outlive_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            ann, bas, eva = await playing(house, of_days(1, on_time="others"), "Ann", "Bas", "Eva")
            await house.later(DAY + GRACE)
            await bas.ask("decide-time", seat=0, wait=False)
            wall = house.clock.wall()
        async with opened(tmp_path, FakeClock(3, wall + HOUR)) as later:
            again = await Racer(later, eva.person).at(ann.table["id"])
            assert votes(again) == [(0, 2, 0, 1)]
            later.bots.thinking.clear()
            await again.ask("decide-time", seat=0, wait=False)
            assert table_codes(again) == TAKEN_OVER
            later.bots.thinking.set()
            await later.quiet()

    asyncio.run(scenario())


def test_a_seat_is_left_to_a_bot_by_who_leaves_as_before(tmp_path: Path) -> None:
    """And the clock of somebody who has gone does not run."""

    async def scenario(house: House) -> None:
        house.bots.thinking.clear()
        ann, bas = await playing(house, a_move(60, on_time="others"), "Ann", "Bas")
        await ann.ask("stand", seat=0)
        assert running(bas) == []
        await house.later(HOUR)
        assert table_codes(bas) == ["stand-in:1=medium"]
        house.bots.thinking.set()
        await house.quiet()

    happens(tmp_path, scenario)
