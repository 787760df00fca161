"""Finished games of every sort: to go on from, to check, to count, to analyse."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from lamster.bots.judging import can_judge
from lamster.games import load, metas
from lamster.kernel.chance import Dice, mix
from lamster.kernel.decision import CHANCE
from lamster.kernel.record import read_record
from lamster.tables import protocol as wire
from lamster.tables.hub import analysis, results
from lamster.tables.model import entries as log
from lamster.tables.model import finished_games, views
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.model.undo_requests import may_undo
from lamster.tables.store.base import Result, Stored
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.workers.bot_workers import BotError, Worker
from tests.tables.reading_here import ReadersHere

SETTINGS = [
    pytest.param(name, number, id=f"{name}-{number}")
    for name in metas()
    for number in range(len(metas()[name].battery))
]
ANN = "ann"
MOVES = 60
BEAR = 1
"""The setting of Outrun in which cards are played."""


class Kept:
    """A table with its log, as a store would have it."""

    def __init__(self, created: log.Created) -> None:
        self.lines = [Stored(1000, log.encode(created))]
        self.table = Table("old", created, 1000)

    def add(self, entry: log.AnyEntry) -> None:
        at = 1000 + 10 * len(self.lines)
        self.table.apply(entry, at)
        self.lines.append(Stored(at, log.encode(entry)))

    def start(self) -> "Kept":
        self.add(log.Named(ANN, "Ann"))
        self.add(log.Seated(0, person=ANN))
        for seat in range(1, len(self.table.chairs)):
            self.add(log.Seated(seat, bot="medium"))
        self.add(log.Started())
        return self

    def play(self, rng: Random, moves: int) -> "Kept":
        match = self.table.playing
        for _ in range(moves):
            if match.outcome is not None:
                break
            decision = rng.choice(match.state.open)
            self.add(log.Played(decision.seat, decision.sample(rng)))
        return self

    def end(self) -> Table:
        """Everybody gives up, unless it is over."""
        for label in self.table.labels:
            if self.table.playing.outcome is None:
                self.add(log.Tabled(f"resign:{label}"))
        return self.table


def created(name: str, number: int = 0, **more: object) -> log.Created:
    game = load(name)
    setting = game.meta.battery[number]
    options = game.settle(setting["seats"], setting["options"])
    first = log.Created(
        game=name,
        rules=game.meta.rules,
        seats=setting["seats"],
        options=options,
        host=ANN,
        listed=False,
        onlookers=True,
        secret="ab" * 32,
    )
    return log.Created(**{field: getattr(first, field) for field in first.__struct_fields__} | more)


def finished(name: str, number: int = 0) -> Table:
    return Kept(created(name, number)).start().play(Random(1), MOVES).end()


# Going on from a position.


@pytest.mark.parametrize(("name", "number"), SETTINGS)
def test_any_position_of_any_game_begins_another(name: str, number: int) -> None:
    """The same for every seat and the onlooker, back from its own log too; and the rest has chance of its own."""
    old = finished(name, number)
    for ply in (1, 7, len(old.playing.log) // 2):
        opening = finished_games.opening_at(old, ply)
        kept = Kept(created(name, number, opening=opening, origin=old.id, origin_ply=ply, secret="cd" * 32)).start()
        new = kept.table
        assert new.playing.opening == len(opening) == ply
        for eyes in [*range(len(new.chairs)), None]:
            then, now = (views.frames(table, {}, eyes, ply, 1)[0] for table in (old, new))
            assert (then.view, then.asked, then.code) == (now.view, now.asked, now.code)
        kept.play(Random(3), 20)
        again = Table.from_log("new", kept.lines)
        assert [entry.code for entry in again.playing.log] == [entry.code for entry in new.playing.log]
        assert again.game.save(again.playing.state) == new.game.save(new.playing.state)
        assert not any(may_undo(new, seat) and new.playing.kept[-1] < ply for seat in range(len(new.chairs)))


def test_what_happened_before_is_told_at_its_place() -> None:
    old = finished("on-the-lam")
    new = Kept(created("on-the-lam", opening=finished_games.opening_at(old, 40), origin="old", origin_ply=40)).start()
    told = [(one.ply, one.round) for one in new.table.happenings.since(new.table.happenings.first) if one.ply < 40]
    assert told == sorted(told)
    assert len({ply for ply, _ in told}) > 5


def test_an_undone_move_and_a_resignation_are_no_part_of_a_position() -> None:
    kept = Kept(created("getaway-driver")).start()
    rng = Random(5)
    while not any(may_undo(kept.table, seat) for seat in range(2)):
        kept.play(rng, 1)
    place = kept.table.playing.kept[-1]
    before = kept.table.game.view(kept.table.playing.state, None)
    kept.add(log.Tabled(f"undo:{place}"))
    kept.play(rng, 4)
    table = kept.end()
    opening = finished_games.opening_at(table, len(table.playing.log))
    assert len(opening) == len(table.playing.kept) < len(table.playing.log)
    undone = (table.playing.log[place].seat, table.playing.log[place].code)
    assert finished_games.opening_at(table, place + 1) == [*opening[:place], undone]
    assert table.game.view(table.playing.state, None) != before


# Fairness.


@pytest.mark.parametrize(("name", "number"), SETTINGS)
def test_every_draw_of_any_game_can_be_checked(name: str, number: int) -> None:
    table = finished(name, number)
    told = finished_games.fairness(table, ANN)
    assert told.labels == [table.labels[0]]
    dice = Dice(mix(table.secrets))
    assert read_record(told.record).headers["Seed"] == dice.seed.hex()
    assert [draw.place for draw in told.draws] == [
        place for place, entry in enumerate(table.playing.log) if entry.seat == CHANCE
    ]
    for draw in told.draws:
        left = dice.word(draw.place) % sum(draw.weights or [1] * len(draw.codes))
        found = iter(zip(draw.codes, draw.weights or [1] * len(draw.codes), strict=True))
        while left >= 0:
            code, ways = next(found)
            left -= ways
        assert code == table.playing.log[draw.place].code


# Statistics.


@pytest.mark.parametrize(("name", "number"), SETTINGS)
def test_every_game_is_counted(name: str, number: int) -> None:
    table = finished(name, number)
    outcome = table.playing.outcome
    assert outcome is not None
    (game,) = finished_games.played_games(table).values()
    assert (game.game, game.seats, game.seat) == (name, len(table.chairs), table.labels[0])
    assert game.won == (0 in outcome.winners and not table.has_given_up(0))
    assert [other.bot for other in game.others] == ["medium"] * (len(table.chairs) - 1)
    teams = [table.team(seat) for seat in range(len(table.chairs))]
    assert [other.partner for other in game.others] == [team == teams[0] for team in teams[1:]]
    assert game.ended == table.ended > 1000
    assert f"{game.table},{game.ended},{name}" in results.as_csv([game])


def test_a_name_is_no_formula() -> None:
    game = wire.PlayedGame("t", "g", 1, 2, "1", "", True, False, "R", 3, False, [wire.Companion("=1+1", "", False)])
    assert results.as_csv([game]).splitlines()[1].endswith(",'=1+1")


# Analysis.


@asynccontextmanager
async def analysts(folder: Path) -> AsyncIterator[analysis.Analysts]:
    store = SqliteStore(folder / "lamster.db")
    await store.open()
    found = analysis.Analysts(store, ReadersHere(store), 1)
    try:
        yield found
    finally:
        await found.close()
        await store.close()


async def until_done(found: analysis.Analysts, table: Table) -> wire.AnalysisState:
    async with asyncio.timeout(60):
        while (state := await found.state(table, ANN)).phase in ("waiting", "running"):
            await asyncio.sleep(0.02)
    return state


@pytest.mark.parametrize("name", [name for name in metas() if can_judge(name)])
def test_every_game_is_analysed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Whatever has a choice; of Outrun that is the cards of Bear and Dragon, for a laid row is a form."""
    monkeypatch.setattr(analysis, "WORLDS_EACH", (4, 4))
    table = finished(name, BEAR if name == "outrun" else 0)
    asked = analysis.decisions_of(table)

    async def run() -> None:
        async with analysts(tmp_path) as found:
            assert (await found.begin(table, ANN)).total == len(asked)
            state = await until_done(found, table)
            assert state.phase == "done"
            assert state.analysis is not None
            assert [one.ply - 1 for one in state.analysis.judged] == [one.place for one in asked]
            assert found.running is not None
            await found.running

    assert asked
    asyncio.run(run())


@pytest.mark.parametrize("number", range(len(metas()["outrun"].battery)))
def test_matters_of_taste_are_not_judged(number: int) -> None:
    """Which character one runs as, and with which cards one practises."""
    table = finished("outrun", number)
    verbs = {asked.code.partition(":")[0] for asked in analysis.decisions_of(table)}
    played = {entry.code.partition(":")[0] for entry in table.playing.log if entry.seat >= 0}
    assert "pick" in played
    assert verbs <= {"claw", "infect", "play", "pass"}
    assert bool(verbs) == bool(played & {"claw", "play"})


def test_a_game_that_no_bot_knows_or_without_a_choice_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = Kept(created("getaway-driver")).start().end()

    async def run() -> list[str]:
        async with analysts(tmp_path) as found:
            said = []
            for table in (bare, finished("outrun"), finished("on-the-lam")):
                with pytest.raises(Refused) as caught:
                    await found.begin(table, ANN)
                said.append(caught.value.message)
                if table is not bare:
                    monkeypatch.setattr(analysis, "can_judge", lambda _: False)
            assert not found.jobs
            return said

    nothing, cosmetic, unknown = asyncio.run(run())
    assert "nothing to choose" in nothing
    assert "nothing to choose" in cosmetic
    assert "does not know" in unknown


def test_a_worker_that_fails_again_and_again_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And it may be asked for once more."""
    table = finished("on-the-lam")

    async def die(*_: object) -> None:
        raise OSError("gone")

    async def run() -> None:
        async with analysts(tmp_path) as found:
            with monkeypatch.context() as broken:
                broken.setattr(Worker, "start", die)
                await found.begin(table, ANN)
                assert (await until_done(found, table)).phase == "failed"
            monkeypatch.setattr(analysis, "WORLDS_EACH", (2, 2))
            await found.begin(table, ANN)
            assert (await until_done(found, table)).phase == "done"

    asyncio.run(run())


def test_only_the_latest_failures_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MAX_FAILED", 2)

    async def run() -> None:
        async with analysts(tmp_path) as found:
            for name in ("a", "b", "c"):
                found.give_up(analysis.Job(Table(name, created("on-the-lam"), 1000), ANN, "", 1), BotError("lost"))
            assert [*found.failed] == ["b", "c"]

    asyncio.run(run())


def test_an_analysis_of_another_version_is_dropped(tmp_path: Path) -> None:
    async def run() -> None:
        async with analysts(tmp_path) as found:
            table = finished("on-the-lam")
            await found.store.keep_analysis(table.id, "rules 0", b'{"judged":[]}')
            assert (await found.state(table, ANN)).phase == "none"
            assert await found.store.analysis(table.id, "rules 0") is None
            await found.store.keep_analysis(table.id, analysis.version_of(table.game), b'{"judged":[]}')
            assert (await found.state(table, ANN)).phase == "done"

    asyncio.run(run())


def test_results_are_kept_once_by_person_the_newest_first(tmp_path: Path) -> None:
    async def run() -> None:
        async with analysts(tmp_path) as found:
            store = found.store
            rows = [Result("t1", 0, ANN, 5, b"one"), Result("t1", 1, "bob", 5, b"two"), Result("t2", 0, ANN, 9, b"new")]
            await store.count("t1", rows[:2])
            await store.count("t2", rows[2:])
            await store.count("t2", rows[2:])
            assert await store.results_of(ANN, 10) == [b"new", b"one"]
            assert await store.results_of(ANN, 1) == [b"new"]
            assert await store.results_of("eve", 10) == []
            assert [await store.is_counted(table) for table in ("t1", "t3")] == [True, False]

    asyncio.run(run())


def test_thinking_is_shared_among_the_decisions_of_a_game() -> None:
    table = finished("on-the-lam")
    asked, match = next(analysis.positions(table))
    few, many = (analysis.case_of(table, match, asked, decisions) for decisions in (10, 5000))
    assert (few.worlds, many.worlds) == (150, 40)
    assert few.seconds == analysis.DECISION_S
    assert many.seconds * 5000 == pytest.approx(analysis.ANALYSIS_S)
