"""Outrun at the tables: whole races by the clock, with people and bots."""

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lamster.bots import make
from lamster.games import load
from lamster.games.outrun.components import CARD
from lamster.games.outrun.rules.clock import official_ms
from lamster.games.outrun.rules.running import RUN, RunForm, measured_in
from lamster.kernel.timing import Measured
from lamster.tables.workers.bot_workers import ANY_REQUESTER, BotChoice, Question
from lamster.tables.workers.fair_queue import Requester
from tests.rules import rule
from tests.server.racing import FakeClock, House, Planned, Racer, happens, opened, time_in

PATH = re.compile(r"pc\d\d")


class Thinking(Planned):
    """Bots that think for themselves, in this process."""

    def __init__(self) -> None:
        super().__init__()
        self.planned: dict[int, str] = {}

    async def choose(self, question: Question, *, limit_s: float, requester: Requester = ANY_REQUESTER) -> BotChoice:
        rules, seat = load(question.game), question.seat
        s = rules.unpack(question.world)
        decision = rules.decision(s, seat)
        assert decision is not None
        self.questions.append((decision.kind, seat))
        code = make(question.bot, rules, question.seed).choose(s, decision).code
        if decision.form is not None:
            self.planned[seat] = code
        return BotChoice(code, None)


def with_bots(house: House) -> Thinking:
    house.hub.bot_workers = bots = Thinking()
    return bots


async def race(house: House, *names: str, bots: int = 0, **options: Any) -> list[Racer]:
    """Everybody has a character, and the first path is still to be turned."""
    if not isinstance(house.hub.bot_workers, Thinking):
        with_bots(house)
    racers = await house.racers(*names, bots=bots, game="outrun", **options)
    for racer in racers:
        await racer.act("pick:any")
    await house.later(2000)
    assert racers[0].clock["kind"] == "ready"
    return racers


async def reveal(house: House, racers: list[Racer]) -> None:
    for racer in racers:
        await racer.ask("ready", seat=racer.seat)
    for racer in racers:
        if racer.decision:
            await racer.act("turn")
    await house.later(3000)
    assert racers[0].clock["kind"] == "run"


def form_of(racer: Racer) -> RunForm:
    asked = racer.here.table.game.decision(racer.here.table.playing.state, racer.seat)
    assert asked is not None
    assert isinstance(asked.form, RunForm)
    return asked.form


async def choose(racers: list[Racer]) -> bool:
    """Somebody answers a question outside the run; whether anybody was asked."""
    for racer in racers:
        if racer.decision and racer.decision["kind"] not in ("run", "turn"):
            await racer.act(racer.decision["options"][-1]["code"])
            return True
    return False


async def play_round(house: House, racers: list[Racer], rng: Random) -> None:
    """One round: people lay a right row, or a wrong one now and then, in some seconds."""
    await reveal(house, racers)
    for racer in racers:
        await house.later(rng.randrange(500, 3000))
        row = rng.choice(form_of(racer).rows) if rng.random() < 0.8 else "LR"
        await racer.finish(row, rng.randrange(0, 9000))
    for _ in range(200):
        if racers[0].over or (racers[0].position["clock"] or {}).get("kind") == "ready":
            return
        if not await choose(racers):
            await house.later(500)
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("monster", ["vampire", "bear", "zombie", "dragon"])
def test_whole_races_of_people_and_bots_are_ranked_by_official_times_and_replay_exactly(
    tmp_path: Path, monster: str
) -> None:
    async def scenario(house: House) -> None:
        rng = Random(monster)
        racers = await race(house, "Ann", "Bob", bots=2, monster=monster, maps=1)
        rounds = 0
        while not racers[0].over:
            await play_round(house, racers, rng)
            rounds += 1
            check_line(racers[0].position["view"])
        assert rounds > 1
        assert racers[0].verified().startswith("verified: outrun")
        check_times(racers[0].codes())

    happens(tmp_path, scenario)


def check_line(view: Any) -> None:
    """The line: right runs by time, then wrong ones by time, then those without a finish."""
    runs = view["last"]["runs"]
    keys = [(not run["right"], run["ms"] is None, run["ms"] or 0) for run in runs]
    assert keys == sorted(keys)


def check_times(codes: list[str]) -> None:
    """Every person's time follows from what was measured; a bot's is its own."""
    found = [run for code in codes if (run := RUN.fullmatch(code.partition(" ")[2]))]
    measured = [(measured_in(run), int(run[2]), len(run[1])) for run in found]
    assert any(what is None for what, _, _ in measured)
    checked = [official_ms(what, cards) == time for what, time, cards in measured if isinstance(what, Measured)]
    assert checked
    assert all(checked)


@rule("OUT-H6", "OUT-T3", "OUT-Q46")
def test_no_frame_before_the_reveal_names_the_path(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        racers = await race(house, "Ann", "Bob", "Cas", shuffled_tray=True)
        eve = await Racer(house).at(racers[0].table["id"])
        for racer in racers:
            await racer.ask("ready", seat=racer.seat)
        for racer in racers:
            if racer.decision:
                await racer.act("turn")
        await house.later(2999)
        everybody = [*racers, eve]
        assert not any(PATH.search(frame) for racer in everybody for frame in racer.frames)
        await house.later(1)
        seen = [PATH.findall(racer.frames[-1])[0] for racer in everybody if racer.position["clock"]["kind"] == "run"]
        assert len(seen) == 4
        assert len(set(seen)) == 1, "the same for all, onlookers included, at the same moment"

    happens(tmp_path, scenario)


@rule("OUT-H4", "OUT-T13")
def test_rows_are_nobodys_business_before_the_stage_is_closed(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        racers = await race(house, "Ann", "Bob", "Cas")
        ann, bob, cas = racers
        await reveal(house, racers)
        row = form_of(ann).rows[0][::-1]
        await house.later(4000)
        await ann.ask("draft", seat=0, decision=ann.decision_id, code=row[:2])
        await ann.finish(row, 4000)
        await bob.finish("LRJ", 4000)
        for other in (cas, await Racer(house).at(ann.table["id"])):
            told = "".join(other.frames)
            assert f'"{row}"' not in told
            assert "run:" not in told
            assert [seat["finished"] for seat in other.position["view"]["seats"]] == [True, True, False]
        assert ann.official(0) == 4000

    happens(tmp_path, scenario)


@rule("OUT-T6", "OUT-T8")
@pytest.mark.parametrize(("claim", "time"), [(0, 6970), (6990, 6990), (-5, 7000), (0.5, 7000), (10**12, 7000)])
def test_impossible_claims_gain_nothing(tmp_path: Path, claim: Any, time: int) -> None:
    async def scenario(house: House) -> None:
        racers = await race(house, "Ann", "Bob")
        await reveal(house, racers)
        await house.later(7000)
        await racers[0].finish("LR", claim)
        assert racers[0].official(0) == time

    happens(tmp_path, scenario)


@rule("OUT-R7")
def test_why_does_not_help_in_the_race(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        racers = await race(house, "Ann", "Bob")
        await reveal(house, racers)
        ann = racers[0]
        rows = [*form_of(ann).rows, "LRJDC", "L", "", "TVSCDJRL"]
        answers = [await ann.ask("why", seat=0, code=f"run:{row}") for row in rows]
        assert len({(answer["allowed"], answer["rule"], answer["message"]) for answer in answers}) == 1
        assert answers[0]["allowed"]

    happens(tmp_path, scenario)


@rule("OUT-N2", "OUT-Q51")
def test_a_restart_in_mid_run_changes_no_bots_plan(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            planned = with_bots(house).planned
            racers = await race(house, "Ann", bots=3)
            await reveal(house, racers)
            ann = racers[0]
            await house.later(1000)
            await ann.finish("LR", 990)
            before = ann.codes()
            assert len(planned) == 3
        async with opened(tmp_path, FakeClock(10, wall=1_800_000_000_000)) as later:
            with_bots(later)
            again = await Racer(later, ann.person).at(ann.table["id"])
            assert again.codes() == before, "all of it was on disk"
            assert (again.clock["kind"], again.clock["elapsed"]) == ("run", 1000)
            await later.later(59_000)
            runs = [code for code in again.codes() if re.match(r"[234] run:", code)][:3]
            assert {int(code[0]) - 1: code[2:] for code in runs} == planned

    asyncio.run(scenario())


@rule("OUT-A3")
def test_practice_counts_down_to_the_path_and_to_nothing_else(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        (ann,) = await house.racers("Ann", game="outrun", practice_cards=1)
        if ann.decision and ann.decision["kind"] == "pick":
            await ann.act("pick:any")
        assert ann.clock["open"]
        await ann.act("add:back-away")
        assert any(code.endswith("add:back-away") for code in ann.codes()), "at once"
        await ann.act("turn")
        assert ann.clock["kind"] == "countdown"
        await house.later(3000)
        await house.later(5000)
        await ann.finish(form_of(ann).rows[0], 4980)
        assert time_in(ann.run(0)) == 4980
        assert ann.position["view"]["last"]["runs"][0]["right"]

    happens(tmp_path, scenario)


async def asked_for_a_card(house: House, card: str) -> tuple[Racer, Racer]:
    """Two people on the Bear; the one who comes first is returned first, holds this card, and is asked to play it."""
    racers = await race(house, "Ann", "Bob", monster="bear")
    await reveal(house, racers)
    state: Any = racers[0].here.table.playing.state
    state.hands[0] = (CARD.index[card],)
    for racer in racers:
        await house.later(1000)
        await racer.finish(form_of(racer).rows[0], 1000)
    assert (racers[0].decision or {})["kind"] == "interfere"
    return racers[0], racers[1]


@rule("OUT-U7")
@pytest.mark.parametrize(
    ("card", "selected", "wait", "played"),
    [
        ("not-l", ["play:not-l>2"], 1000, "1 play:not-l>2"),
        ("not-l", ["play:not-l>2"], 999, "1 pass"),
        ("not-l", ["play:not-l>2", ""], 5000, "1 pass"),
        ("not-l", ["play:not-l>1", "play:not-l>2"], 5000, "1 play:not-l>2"),
        ("not-l", ["play:long-3>2"], 5000, "1 pass"),
        ("boost", ["play:boost>2"], 5000, "1 pass"),
        ("boost", ["play:boost>1"], 5000, "1 play:boost>1"),
    ],
)
def test_what_was_selected_for_a_second_is_played_when_time_runs_out(
    tmp_path: Path, card: str, selected: list[str], wait: int, played: str
) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await asked_for_a_card(house, card)
        await house.later(30_000 - wait)
        for code in selected:
            await ann.ask("draft", seat=0, decision=ann.decision_id, code=code)
        before = len(ann.codes())
        await house.later(wait - 1)
        assert len(ann.codes()) == before
        await house.later(1)
        late = ["table timeout:1=limit"] if played == "1 pass" else []
        assert ann.codes()[before : before + len(late) + 1] == [*late, played]

    happens(tmp_path, scenario)
