"""Time at the table: who uses it, what a move is, and what a restart, an undo or a jump of the clock does to it."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from lamster.games import load
from lamster.kernel.record import read_record, verify
from lamster.tables import protocol as wire
from lamster.tables.model import views
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from tests.server import in_process
from tests.server.racing import FakeClock, House, Racer, happens, opened
from tests.server.reading import Json
from tests.server.timing import (
    DAY,
    GRACE,
    HOUR,
    LAM,
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
    waiting,
)
from tests.toys.tail import TailGame

# Who uses time, and what a move is.


def test_a_move_is_a_turn_however_many_decisions_it_has(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await playing(house, a_move(120), "Ann", "Bas")
        assert (running(ann), left(ann, 0), left(ann, 1)) == ([0], 2 * MINUTE, 2 * MINUTE)
        await house.later(30_000)
        assert now_left(ann, 0) == 90_000
        await answer(ann)
        assert (running(bas), left(bas, 0)) == ([0], 90_000), "the same turn goes on"
        await house.later(40_000)
        await end_turn([ann, bas], 0)
        assert (running(ann), left(ann, 1)) == ([1], 2 * MINUTE)
        await house.later(10_000)
        assert now_left(ann, 0) == 50_000, "whoever is not asked uses no time"
        await end_turn([ann, bas], 1)
        while running(ann) != [0]:
            await answer(bas)
        assert left(ann, 0) == 2 * MINUTE, "a new turn"

    happens(tmp_path, scenario)


def test_a_total_is_used_up_and_every_move_begins_with_more(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await playing(house, in_all(300, 5), "Ann", "Bas")
        assert (left(ann, 0), left(ann, 1)) == (305_000, 300_000)
        await house.later(MINUTE)
        await answer(ann)
        assert left(ann, 0) == 245_000
        await end_turn([ann, bas], 0)
        assert (running(ann), left(ann, 0), left(ann, 1)) == ([1], 245_000, 305_000)
        await house.later(5_000)
        await end_turn([ann, bas], 1)
        while running(ann) != [0]:
            await answer(bas)
        assert (left(ann, 0), left(ann, 1)) == (250_000, 300_000)

    happens(tmp_path, scenario)


def test_with_days_whoever_is_asked_anew_has_them_anew(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await playing(house, of_days(2), "Ann", "Bas")
        await house.later(DAY)
        await answer(ann)
        assert left(ann, 0) == DAY, "the same question goes on"
        await end_turn([ann, bas], 0)
        assert (running(ann), left(bas, 1)) == ([1], 2 * DAY)
        await house.later(DAY + HOUR)
        assert now_left(bas, 1) == 23 * HOUR

    happens(tmp_path, scenario)


def test_several_are_asked_at_once_and_each_uses_their_own(tmp_path: Path, tail: TailGame) -> None:
    async def scenario(house: House) -> None:
        four = await playing(house, in_all(300, 0), "Ann", "Bas", "Eva", "Dee", game="tail")
        ann, bas = four[0], four[1]
        assert running(ann) == [0, 1], "both drivers choose at the same time"
        await house.later(20_000)
        await answer(ann)
        assert (running(bas), left(bas, 0), left(bas, 1)) == ([1], 280_000, 280_000)
        await house.later(20_000)
        assert (now_left(bas, 0), now_left(bas, 1)) == (280_000, 260_000)
        await answer(bas)
        assert 0 not in running(four[2])
        assert left(four[2], 2) == 300_000

    happens(tmp_path, scenario)


def test_what_others_answer_in_between_does_not_use_the_time_of_whose_turn_it_is(tmp_path: Path) -> None:
    """Escape from New York asks the others dozens of times within one turn."""

    async def scenario(house: House) -> None:
        game = "escape-from-new-york"
        people = await playing(house, a_move(3_000), "Ann", "Bas", "Eva", game=game)
        rng, table = Random(5), people[0].here.table
        used: dict[tuple[int, int, int], int] = {}
        interrupted, before = 0, -1
        for _ in range(400):
            s = table.playing.state
            asked = [visitor for visitor in people if visitor.decision is not None]
            if not asked:
                break
            turn = (s.round, table.game.turn(s))
            for seat in running(people[0]):
                assert now_left(people[0], seat) == 3_000_000 - used.get((*turn, seat), 0)
            mover = rng.choice(asked)
            interrupted += before not in (-1, mover.seat) and mover.seat == turn[1]
            before = mover.seat
            await house.later(700)
            for visitor in asked:
                used[*turn, visitor.seat] = used.get((*turn, visitor.seat), 0) + 700
            assert mover.decision is not None
            await mover.act(rng.choice(mover.decision["options"])["code"])
        assert interrupted > 5, "this game was to interrupt turns"
        assert max(used.values()) > 10_000

    happens(tmp_path, scenario)


def test_bots_use_no_time_and_have_none(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.thinking.clear()
        (ann,) = await playing(house, a_move(60), "Ann", bots=1)
        assert [found["seat"] for found in ann.position["times"]["seats"]] == [0]
        await end_turn([ann], 0)
        assert running(ann) == []
        await house.later(HOUR)
        assert table_codes(ann) == []
        house.bots.thinking.set()
        await house.quiet()

    happens(tmp_path, scenario)


def test_somebody_with_both_seats_has_the_time_of_both(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann = Racer(house)
        await house.hub.rename(ann.person, "Ann")
        await ann.at(
            await in_process.make(
                ann, wire.NewTable(game=LAM, seats=["me", "me"], options={"character_choice": "random"}, time=a_move())
            )
        )
        await in_process.start([ann])
        assert [found["left"] for found in ann.position["times"]["seats"]] == [2 * MINUTE] * 2
        await house.later(2 * MINUTE + GRACE)
        assert len(table_codes(ann)) == 2, "nobody else can decide, so a bot takes over"

    happens(tmp_path, scenario)


def test_undo_gives_no_time_back(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        for clock, at_first in ((a_move(120), 120_000), (in_all(300, 10), 310_000), (of_days(1), DAY)):
            ann, bas = await playing(house, clock, "Ann", "Bas")
            await house.later(20_000)
            await answer(ann)
            assert ann.position["undo"]
            await house.later(5_000)
            await ann.ask("undo", seat=0)
            assert (running(bas), left(bas, 0)) == ([0], at_first - 25_000)

    happens(tmp_path, scenario)


def test_an_undo_after_which_another_is_asked_is_no_new_move_either(tmp_path: Path, tail: TailGame) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await playing(house, in_all(300, 10), "Ann", "Bas", game="tail")
        await house.later(1_000)
        await answer(ann)
        assert (running(ann), left(ann, 0), left(ann, 1)) == ([1], 309_000, 310_000)
        await house.later(2_000)
        await ann.ask("undo", seat=0)
        assert (running(bas), left(bas, 0), left(bas, 1)) == ([0], 309_000, 308_000)
        await answer(ann)
        assert (running(bas), left(bas, 0), left(bas, 1)) == ([1], 309_000, 308_000), "this move had begun already"

    happens(tmp_path, scenario)


# What is and is not a clock.


@pytest.mark.parametrize(
    "time",
    [
        a_move(4),
        a_move(86_401),
        a_move(60, more=5),
        in_all(29),
        in_all(300, -1),
        in_all(300, 3_601),
        of_days(0),
        of_days(31),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(tmp_path: Path, time: wire.TimeControl) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await waiting(house, a_move(60), "Ann", "Bas")
        fields = {"kind": time.kind, "amount": time.amount, "more": time.more}
        assert await ann.refused("set-table", time=fields) == "bad-clock"
        assert ann.table["time"]["amount"] == 60
        with pytest.raises(Refused) as caught:
            await in_process.make(ann, wire.NewTable(game=LAM, seats=["me", "open"], options={}, time=time))
        assert caught.value.error == "bad-clock"

    happens(tmp_path, scenario)


def test_the_host_chooses_the_clock_before_the_game_and_all_are_told(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await waiting(house, wire.TimeControl(), "Ann", "Bas")
        assert ann.table["time"] == {"kind": "none", "amount": 0, "more": 0, "on_time": "bot"}
        chosen = {"kind": "total", "amount": 900, "more": 10, "on_time": "others"}
        assert await bas.refused("set-table", time=chosen) == "not-host"
        await ann.ask("set-table", time=chosen)
        await ann.ask("set-table", listed=True)
        assert bas.table["time"] == chosen
        (card,) = (await house.hub.lobby(bas.person)).mine
        assert (card.time, card.left) == (wire.TimeControl("total", 900, 10, "others"), None)
        await ann.ask("set-table", time={"kind": "none", "amount": 7, "on_time": "others"})
        assert bas.table["time"]["amount"] == 0
        await ann.ask("set-table", time=chosen)
        await in_process.start([ann, bas])
        assert await ann.refused("set-table", time={"kind": "none"}) == "already-started"
        await house.later(10_000)
        assert [(await house.hub.lobby(visitor.person)).mine[0].left for visitor in (ann, bas)] == [900_000, None]

    happens(tmp_path, scenario)


def test_a_race_has_a_clock_of_its_own(tmp_path: Path, dash: object) -> None:
    async def scenario(house: House) -> None:
        with pytest.raises(Refused, match="clock of its own"):
            await waiting(house, a_move(60), "Ann", "Bas", game="dash")
        ann, bas = await house.racers("Ann", "Bas")
        assert ann.position["times"] is None
        await house.revealed(ann, bas)
        assert ann.clock["kind"] == "run"

    happens(tmp_path, scenario)


def test_a_rematch_has_the_same_clock(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await playing(house, in_all(900, 10, on_time="others"), "Ann", "Bas", round_limit=1)
        await bas.ask("resign", seat=1)
        assert ann.position["times"] is None, "the game is over"
        made = await ann.ask("rematch")
        again = await Racer(house, ann.person).at(made["table"])
        assert again.table["time"] == ann.table["time"]

    happens(tmp_path, scenario)


def test_a_table_from_before_there_were_clocks_has_none() -> None:
    """Its log has no word of time."""
    access = {"seats": 2, "options": load(LAM).settle(2, {}), "listed": False, "onlookers": True}
    old: list[Json] = [
        {"type": "created", "game": LAM, "rules": 1, "host": "h", "secret": "00", **access},
        {"type": "arranged", **access},
        {"type": "seated", "seat": 0, "person": "h"},
        {"type": "seated", "seat": 1, "bot": "easy"},
        {"type": "started"},
    ]
    table = Table.from_log("t", [(1000 * place, json.dumps(line).encode()) for place, line in enumerate(old)])
    assert (table.phase, table.settings.time, table.turn_clock.running) == ("playing", wire.TimeControl(), ())


# Restarts, and clocks that jump.


async def restarted(house: House, *before: Racer) -> list[Racer]:
    return [await Racer(house, visitor.person).at(visitor.table["id"]) for visitor in before]


def test_downtime_counts_for_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            ann, bas = await playing(house, of_days(2), "Ann", "Bas")
            await house.later(DAY)
            wall = house.clock.wall()
        async with opened(tmp_path, FakeClock(77, wall + 3 * DAY)) as later:
            again, _ = await restarted(later, ann, bas)
            assert left(again, 0) == DAY
            await later.later(HOUR)
            wall = later.clock.wall()
        async with opened(tmp_path, FakeClock(5, wall + DAY)) as last:
            again, _ = await restarted(last, ann, bas)
            assert left(again, 0) == DAY - HOUR
            table = again.here.table
            lines = await last.hub.store.read(table.id)
            assert Table.from_log(table.id, lines).turn_clock.left == table.turn_clock.left, "it follows from the log"

    asyncio.run(scenario())


def test_after_a_crash_the_clock_goes_on_from_when_the_server_was_last_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            ann, bas = await playing(house, of_days(2), "Ann", "Bas")
            await house.later(20 * HOUR)
            await house.hub.clock_supervisor.note()
            monkeypatch.setattr(house.hub.clock_supervisor, "woken", False)  # Nothing is noted any more.
            await house.later(HOUR)
            wall = house.clock.wall()
        async with opened(tmp_path, FakeClock(77, wall + DAY)) as later:
            again, _ = await restarted(later, ann, bas)
            assert left(again, 0) == 2 * DAY - 20 * HOUR

    asyncio.run(scenario())


def test_a_clock_that_was_set_back_while_the_server_was_down_does_not_stop_the_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            ann, bas = await playing(house, in_all(300, 0), "Ann", "Bas")
            wall = house.clock.wall()
        async with opened(tmp_path, FakeClock(77, wall - 8 * HOUR)) as later:
            again, _ = await restarted(later, ann, bas)
            assert left(again, 0) == 300_000
            await later.later(10_000)
            assert now_left(again, 0) == 290_000

    asyncio.run(scenario())


def test_a_machine_that_slept_costs_nobody_time(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await playing(house, in_all(300, 0), "Ann", "Bas")
        await house.later(10_000)
        house.clock.past += 8 * HOUR
        assert now_left(ann, 0) == 290_000
        bas = await bas.back()
        assert left(bas, 0) == 290_000
        await answer(ann)
        assert left(bas, 0) == 290_000
        house.clock.past -= 20 * HOUR
        await house.later(10_000)
        await answer(ann)
        assert left(bas, 0) == 280_000
        assert table_codes(ann) == []
        lines = await house.hub.store.read(ann.table["id"])
        assert Table.from_log("t", lines).turn_clock.left == ann.here.table.turn_clock.left

    happens(tmp_path, scenario)


def test_the_record_with_a_time_out_is_verified(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await playing(house, a_move(60), "Ann", "Bas")
        await answer(ann)
        await house.later(MINUTE + GRACE)
        assert table_codes(ann) == ["timeout:1=flag", "stand-in:1=medium"]
        await bas.ask("resign", seat=1)
        text = views.record_text(ann.here.table, ann.person)
        assert "timeout:1=flag stand-in:1=medium" in text
        assert "verified" in verify(ann.here.table.game, read_record(text))

    happens(tmp_path, scenario)


# What is selected when the time is up.


async def select(visitor: Racer, code: str) -> None:
    """The page shows a button that plays this code."""
    assert visitor.decision is not None
    await visitor.ask("draft", seat=visitor.decision["seat"], decision=visitor.decision["id"], code=code)


def test_what_was_selected_for_a_second_is_played_when_the_time_is_up(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await playing(house, a_move(30, on_time="others"), "Ann", "Bas")
        assert ann.decision is not None
        code = ann.decision["options"][-1]["code"]
        await house.later(29_000)
        await select(ann, code)
        await house.later(1_000 + GRACE - 1)
        assert not [line for line in ann.codes() if line.startswith("1 ")]
        await house.later(1)
        assert [line for line in ann.codes() if line.startswith("1 ")] == [f"1 {code}"]
        assert table_codes(ann)[:1] == ["timeout:1=flag"], "and what is asked then has no time left"

    happens(tmp_path, scenario)


@pytest.mark.parametrize("how", ["a moment too late", "taken back", "of an earlier question", "nonsense"])
def test_what_was_not_selected_for_a_second_is_not_played(tmp_path: Path, how: str) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await playing(house, a_move(30, on_time="others"), "Ann", "Bas")
        assert ann.decision is not None
        code = ann.decision["options"][-1]["code"]
        await house.later(20_000)
        if how == "a moment too late":
            await house.later(9_001)
        await select(ann, "go:nowhere" if how == "nonsense" else code)
        if how == "taken back":
            await select(ann, "")
        if how == "of an earlier question":
            await ann.act(code)
        before = [line for line in ann.codes() if line.startswith("1 ")]
        await house.later(10_000 + GRACE)
        assert "timeout:1=flag" in table_codes(ann)
        assert [line for line in ann.codes() if line.startswith("1 ")] == before

    happens(tmp_path, scenario)
