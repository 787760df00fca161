"""Retention: old waiting rooms, finished games and their chat are deleted if the operator sets it so."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from lamster.cli import Commands
from lamster.commands.serve import settings_of
from lamster.kernel.decision import Refusal
from lamster.tables.clock import Clock
from lamster.tables.hub import retention
from lamster.tables.hub.doctor import examine
from lamster.tables.hub.hub import Hub
from lamster.tables.hub.retention import Keeping
from lamster.tables.model import views
from lamster.tables.model.refused import Refused
from lamster.tables.store.base import Card
from lamster.text import Words
from tests.server.in_process import Visitor, company_at, house, play_out, sit_together, start, until

DAY = 24 * 3600 * 1000


class LaterClock(Clock):
    """The real clock, which a test can put forward."""

    days = 0.0

    def wall(self) -> int:
        return super().wall() + int(self.days * DAY)


class Club:
    """An open table, a game that is on and one that is over, all with chat, and the next day one more of each."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.clock = hub.clock = LaterClock()
        self.tables: dict[str, str] = {}

    async def meet(self) -> "Club":
        self.ann, self.bob = await company_at(self.hub, "on-the-lam", "Ann", "Bob", round_limit=1)
        for visitor in (self.ann, self.bob):
            visitor.leave()
        for day in ("old", "new"):
            for phase in ("open", "on", "over"):
                self.tables[f"{day} {phase}"] = await self.evening(phase)
            self.clock.days += 10
        await until(lambda: not self.hub.results.tasks)
        return self

    async def evening(self, phase: str) -> str:
        visitors = [Visitor(self.hub, visitor.person) for visitor in (self.ann, self.bob)]
        table = await sit_together(visitors, "on-the-lam", round_limit=1)
        await visitors[0].ask("say", text="Hello", channel="table")
        if phase != "open":
            await start(visitors)
        if phase == "over":
            await play_out(visitors, Random(1))
        for visitor in visitors:
            visitor.leave()
        return table

    async def clean(self, **days: float) -> set[str]:
        """One round; which tables are left."""
        self.hub.retention.keeping = Keeping(**days)
        await self.hub.retention.forget_tables()
        left = await self.hub.store.tables()
        return {name for name, table in self.tables.items() if table in left}

    async def said(self, name: str) -> list[str]:
        table = (await self.hub.room(self.tables[name])).table
        return [line.text for line in views.chat_lines(table, self.ann.person, (), table.chat)]


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE_MS", 0)
    monkeypatch.setattr(retention, "STEP", 2)


def meeting(tmp_path: Path, work: Callable[[Club], Awaitable[None]]) -> None:
    async def run() -> None:
        async with house(tmp_path) as hub:
            await work(await Club(hub).meet())
            assert (await examine(hub.store)).troubles == []

    asyncio.run(run())


ALL = {f"{day} {phase}" for day in ("old", "new") for phase in ("open", "on", "over")}


@pytest.mark.parametrize(
    ("days", "gone"),
    [
        ({}, set()),
        ({"open": 15}, {"old open"}),
        ({"over": 15}, {"old over"}),
        ({"open": 15, "over": 15}, {"old open", "old over"}),
        ({"open": 5, "over": 5}, {"old open", "new open", "old over", "new over"}),
        ({"open": 100, "over": 100, "chat": 100}, set()),
        ({"chat": 5}, set()),
    ],
)
def test_what_is_old_enough_goes_and_never_a_game_that_is_on(
    days: dict[str, float], gone: set[str], tmp_path: Path
) -> None:
    async def work(club: Club) -> None:
        assert await club.clean(**days) == ALL - gone
        for name in gone:
            with pytest.raises(Refused, match="no such table"):
                await club.hub.room(club.tables[name])

    meeting(tmp_path, work)


def test_a_damaged_result_does_not_keep_what_else_is_old(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as hub:
            club = await Club(hub).meet()
            rows = await hub.store.results_at(club.tables["old over"])
            await hub.store.count(rows[0].table, [rows[0]._replace(data=b"damaged")])
            assert await club.clean(over=5) == ALL - {"new over"}

    asyncio.run(run())


def test_results_stay_without_the_names_of_the_others(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        before = (await club.hub.results.games_of(club.ann.person)).games
        assert [other.name for game in before for other in game.others] == ["Bob", "Bob"]
        await club.clean(over=15)
        after = (await club.hub.results.games_of(club.ann.person)).games
        assert [(game.table, game.won) for game in after] == [(game.table, game.won) for game in before]
        names = {game.table: game.others[0].name for game in after}
        assert names == {club.tables["old over"]: "", club.tables["new over"]: "Bob"}

    meeting(tmp_path, work)


def test_what_was_said_at_finished_games_goes_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(club: Club) -> None:
        looked: list[str] = []
        as_it_is = club.hub.retention.forget_chat_at

        async def noting(card: Card, until: int) -> None:
            looked.append(card.table)
            await as_it_is(card, until)

        monkeypatch.setattr(club.hub.retention, "forget_chat_at", noting)
        assert await club.clean(chat=15) == ALL
        assert [await club.said(name) for name in ("old over", "new over")] == [[], ["Hello"]]
        assert [await club.said(name) for name in ("old on", "old open")] == [["Hello"], ["Hello"]]
        lines = await club.hub.store.read(club.tables["old over"])
        assert lines
        assert not any(b"Hello" in line.entry for line in lines)
        await club.clean(chat=15)
        assert looked == [club.tables["old over"]]
        club.clock.days += 10
        await club.clean(chat=15)
        assert looked == [club.tables["old over"], club.tables["new over"]]
        assert await club.said("new over") == []

    meeting(tmp_path, work)


def test_where_somebody_is_nothing_goes(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        visitor = await Visitor(club.hub, club.ann.person).enter(club.tables["old over"])
        assert await club.clean(over=15) == ALL
        visitor.leave()
        assert await club.clean(over=15) == ALL - {"old over"}

    meeting(tmp_path, work)


@pytest.mark.parametrize("days", ["0", "-3", "0.5", "nan", "99999"])
def test_days_that_make_no_sense_are_refused(days: str) -> None:
    args = Commands(Words("en")).parser.parse_args(["serve", "--keep-over", days])
    with pytest.raises(Refusal, match=r"--keep-over takes days from 1 to 36500"):
        settings_of(args)


def test_settings_reach_the_server() -> None:
    args = Commands(Words("en")).parser.parse_args(["serve", "--keep-open", "7", "--keep-chat", "30"])
    assert settings_of(args).keeping == Keeping(open=7.0, over=None, chat=30.0)
    assert not settings_of(Commands(Words("en")).parser.parse_args(["serve"])).keeping.anything
