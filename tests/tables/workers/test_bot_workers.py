"""Bots think in other processes, and a table gets a legal answer whatever happens to those."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from lamster.bots.tally import Tally
from lamster.games import load
from lamster.games.on_the_lam.state import Lam
from lamster.kernel.decision import Refusal
from lamster.tables.metrics import Metrics
from lamster.tables.workers import bot_workers
from lamster.tables.workers.bot_workers import BotChoice, BotWorkers, Question, WorkerFailure, answer
from lamster.tables.workers.fair_queue import Requester

NAME = "on-the-lam"
GAME = load(NAME)
LONG = "search:60s"
ENDLESS = "search:1000000000"


def position(seed: int = 1, options: int = 2) -> Lam:
    """Some way into a random game, where a seat has a real choice."""
    s: Lam = GAME.setup(3, {})
    rng = Random(seed)
    while s.ply < 40 or s.open[0].seat < 0 or len(s.open[0].codes) < options:
        GAME.apply(s, s.open[0].seat, s.open[0].sample(rng))
    return s


def asked(s: Lam, bot: str = "thumb") -> Question:
    """What a table asks: a sampled world, never the true one."""
    seat = s.open[0].seat
    return Question(NAME, bot, seat, GAME.pack(GAME.resample(s, seat, Random(7))), b"seed")


def thinking_with(work: Callable[[BotWorkers], Awaitable[None]], count: int = 1) -> None:
    """Run a test with workers whose processes are gone afterwards."""

    async def run() -> None:
        workers = BotWorkers(count)
        await workers.start()
        try:
            await work(workers)
        finally:
            await workers.close()

    asyncio.run(run())


async def all_ready(workers: BotWorkers) -> list[int]:
    """The processes of the workers, when all of them wait for questions; the first are asked first."""
    while len(workers.queue.idle) < workers.count + 1:
        await asyncio.sleep(0.01)
    return [worker.pid for worker in workers.queue.idle]


async def all_at_work(workers: BotWorkers) -> None:
    """Until every worker that may search has been handed a question, and has begun with it."""
    while len(workers.queue.searching) < workers.count:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)


def alive(pid: int) -> bool:
    """Whether the process runs; one that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def all_gone(pids: list[int], seconds: float = 10) -> bool:
    until = time.monotonic() + seconds
    while any(map(alive, pids)) and time.monotonic() < until:
        time.sleep(0.02)
    return not any(map(alive, pids))


linux_only = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")


# Answers.


@pytest.mark.parametrize("bot", ["random", "thumb", "easy", "search:8"])
def test_a_bot_chooses_what_is_legal_in_the_true_game(bot: str) -> None:
    async def work(workers: BotWorkers) -> None:
        for seed in range(3):
            s = position(seed)
            thought = await workers.choose(asked(s, bot), limit_s=10)
            assert thought.code in s.open[0].codes
            assert bot == "random" or thought.why is not None
            assert bot == "random" or str(thought.why).startswith("('why-")

    thinking_with(work)


def test_the_same_seed_chooses_the_same_here_and_there() -> None:
    question = asked(position(), "thumb:0.3")

    async def work(workers: BotWorkers) -> None:
        assert await workers.choose(question, limit_s=10) == answer(question)

    thinking_with(work)


def test_more_questions_than_workers_wait_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    question = asked(position())
    most = 0

    async def work(workers: BotWorkers) -> None:
        await all_ready(workers)
        submit = bot_workers.Worker.work
        at_work = 0

        async def counted(
            worker: bot_workers.Worker,
            function: Callable[[Question], BotChoice | WorkerFailure],
            question: Question,
            limit: float,
        ) -> BotChoice | WorkerFailure:
            nonlocal at_work, most
            at_work += 1
            most = max(most, at_work)
            try:
                return await submit(worker, function, question, limit)
            finally:
                at_work -= 1

        monkeypatch.setattr(bot_workers.Worker, "work", counted)
        answers = await asyncio.gather(*(workers.choose(question, limit_s=10) for _ in range(60)))
        assert len(set(map(str, answers))) == 1

    thinking_with(work, count=2)
    assert most == 3, "two that may search, and one for such questions as these"


def test_without_a_number_all_processors_but_one_think() -> None:
    assert BotWorkers().count == max(1, (os.cpu_count() or 2) - 1)


# Searches are shared among the workers that are free.


def test_a_search_is_shared_among_all_free_workers_and_summed() -> None:
    """The same as two searches of half the worlds, each with its own seed, added up: whoever does them."""
    question = asked(position(options=4), "search:60")
    shares = [bot_workers.search_share(bot_workers.SearchShare(question, number, 2)) for number in range(2)]
    tallies = [share for share in shares if isinstance(share, Tally)]
    assert [tally.worlds for tally in tallies] == [30, 30]
    assert tallies[0].rows != tallies[1].rows

    async def work(workers: BotWorkers) -> None:
        await all_ready(workers)
        thought = await workers.choose(question, limit_s=60)
        assert thought == bot_workers.settle(question, tallies)
        assert thought.why is not None
        assert thought.why[1]["worlds"] == 60

    thinking_with(work, count=2)


def test_a_share_that_is_lost_is_missed_and_the_rest_decides(caplog: pytest.LogCaptureFixture) -> None:
    s = position(options=4)

    async def work(workers: BotWorkers) -> None:
        pids = await all_ready(workers)
        waiting = asyncio.create_task(workers.choose(asked(s, "search:2000"), limit_s=60))
        await all_at_work(workers)
        os.kill(pids[0], signal.SIGKILL)
        thought = await waiting
        assert thought.code in s.open[0].codes
        assert thought.why is not None
        assert thought.why[1]["worlds"] == 1000

    with caplog.at_level(logging.WARNING, "lamster"):
        thinking_with(work, count=2)
    assert [record.getMessage()[:7] for record in caplog.records] == ["a share"]


def test_a_share_of_what_is_not_asked_is_refused_and_a_bug_comes_back_as_data(monkeypatch: pytest.MonkeyPatch) -> None:
    question = asked(position(), "search:8")
    wrong = bot_workers.search_share(bot_workers.SearchShare(question._replace(seat=(question.seat + 1) % 3), 0, 2))
    assert isinstance(wrong, WorkerFailure)
    assert wrong.refused
    monkeypatch.setattr(bot_workers, "make", lambda *_: 1 // 0)
    assert bot_workers.search_share(bot_workers.SearchShare(question, 0, 2)) == WorkerFailure(
        "ZeroDivisionError: integer division or modulo by zero", False
    )


# Waiting counts.


async def answered_behind(workers: BotWorkers, bot: str, asker: Requester, limit: float = 30) -> BotChoice:
    """The answer to a question that is asked while every worker that may search does so."""
    busy = asyncio.create_task(workers.choose(asked(position(options=4), ENDLESS), limit_s=30))
    await all_at_work(workers)
    try:
        return await workers.choose(asked(position(options=4), bot), limit_s=limit, requester=asker)
    finally:
        busy.cancel()


def test_a_quick_bot_does_not_wait_for_a_search() -> None:
    async def work(workers: BotWorkers) -> None:
        await all_ready(workers)
        thought = await answered_behind(workers, "easy", Requester("ann", "table"))
        assert thought.code in position(options=4).open[0].codes
        assert len(workers.queue.searching) == 1, "the search goes on"

    thinking_with(work)


@pytest.mark.parametrize("attended", [True, False])
def test_a_simpler_bot_answers_when_no_worker_is_free_in_time(attended: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within the time of its level where somebody looks, else within the limit."""
    monkeypatch.setattr(bot_workers, "FREE_WAIT_S", 0.1)

    async def work(workers: BotWorkers) -> None:
        workers.metrics = Metrics()
        await all_ready(workers)
        limit = 30 if attended else 0.1
        thought = await answered_behind(workers, "search:0.2s", Requester("ann", "table", lambda: attended), limit)
        assert thought == answer(asked(position(options=4)))
        assert workers.metrics.bots_hurried.values == {("search:0.2s",): 1}
        assert workers.metrics.bot_failures.values == {}
        assert not workers.queue.waiting

    thinking_with(work)


@pytest.mark.parametrize(("waited", "left"), [(0.0, 2.0), (1.0, 2.0), (2.5, 0.5), (2.99, 0.05)])
def test_who_has_waited_searches_less_long(waited: float, left: float, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    patience: list[float] = []

    async def take(*_: object, **__: object) -> bot_workers.Worker:
        nonlocal now
        now += waited
        return bot_workers.Worker()

    async def noted(_: BotWorkers, __: object, question: Question, ___: float) -> BotChoice:
        patience.append(question.time_limit_s)
        return BotChoice("x", None)

    async def run() -> None:
        workers = BotWorkers(0)
        monkeypatch.setattr(workers.queue, "take", take)
        await workers.choose(asked(position(options=4), "master"), limit_s=10)

    monkeypatch.setattr(bot_workers, "perf_counter", lambda: now)
    monkeypatch.setattr(BotWorkers, "search_with", noted)
    asyncio.run(run())
    assert patience == [pytest.approx(left)]


# Questions that nobody could answer.


def test_an_unknown_bot_or_game_is_refused_at_once() -> None:
    async def run() -> None:
        workers = BotWorkers(1)
        question = asked(position())
        with pytest.raises(Refusal, match="there is no bot 'genius'"):
            await workers.choose(question._replace(bot="genius"), limit_s=1)
        with pytest.raises(Refusal, match="there is no game 'chess'"):
            await workers.choose(question._replace(game="chess"), limit_s=1)
        assert not workers.started

    asyncio.run(run())


def test_a_seat_that_is_not_asked_is_refused() -> None:
    question = asked(position())

    async def work(workers: BotWorkers) -> None:
        with pytest.raises(Refusal, match="is not asked anything"):
            await workers.choose(question._replace(seat=(question.seat + 1) % 3), limit_s=1)
        assert (await workers.choose(question, limit_s=1)).code

    thinking_with(work)


def test_whatever_a_bot_does_wrong_comes_back_as_data(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(bot_workers, "make", broken)
    assert answer(asked(position())) == WorkerFailure("ZeroDivisionError: a bug", False)


# Accidents.


def test_a_killed_worker_is_replaced_and_its_question_answered(caplog: pytest.LogCaptureFixture) -> None:
    s = position(options=4)

    async def work(workers: BotWorkers) -> None:
        pid, other = await all_ready(workers)
        waiting = asyncio.create_task(workers.choose(asked(s, LONG), limit_s=90))
        await all_at_work(workers)
        behind = asyncio.create_task(workers.choose(asked(s, "random"), limit_s=10))
        os.kill(pid, signal.SIGKILL)
        for thought in await asyncio.gather(waiting, behind):
            assert thought.code in s.open[0].codes
        assert pid not in [worker.pid for worker in workers.workers]
        assert other in [worker.pid for worker in workers.workers]
        assert (await workers.choose(asked(s), limit_s=10)).code in s.open[0].codes

    with caplog.at_level(logging.WARNING, "lamster"):
        thinking_with(work)
    assert [record.args[0] for record in caplog.records if isinstance(record.args, tuple)] == [LONG]


def test_a_kill_troubles_no_other_question(caplog: pytest.LogCaptureFixture) -> None:
    s = position(options=4)

    async def work(workers: BotWorkers) -> None:
        pids = await all_ready(workers)
        waiting = [asyncio.create_task(workers.choose(asked(s, "search:1s"), limit_s=10)) for _ in range(2)]
        await all_at_work(workers)
        os.kill(pids[0], signal.SIGKILL)
        for thought in await asyncio.gather(*waiting):
            assert thought.code in s.open[0].codes

    with caplog.at_level(logging.WARNING, "lamster"):
        thinking_with(work, count=2)
    assert len(caplog.records) == 1


@linux_only
def test_a_worker_that_hangs_is_killed_and_its_question_answered(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_workers, "GRACE_S", 0.3)
    s = position(options=4)
    hung: list[int] = []

    async def work(workers: BotWorkers) -> None:
        hung.extend(await all_ready(workers))
        begun = time.monotonic()
        # Thumb may need longer than this limit on a busy machine; the game's own default answers then.
        thought = await workers.choose(asked(s, ENDLESS), limit_s=0.01)
        assert thought.code in s.open[0].codes
        assert time.monotonic() - begun < 30
        assert all_gone(hung[:1], 2)

    with caplog.at_level(logging.WARNING, "lamster"):
        thinking_with(work)
    assert "TimeoutError" in caplog.text


async def process_of(worker: bot_workers.Worker) -> int:
    """Of a worker that is just being started."""
    while worker.pool is None or not worker.pool._processes:
        await asyncio.sleep(0.001)
    [found] = worker.pool._processes
    return found


@linux_only
def test_a_worker_that_hangs_while_it_starts_is_soon_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_workers, "FIRST_START_S", 1.0)
    s = position()

    async def work(workers: BotWorkers) -> None:
        hung = [await process_of(worker) for worker in workers.workers]
        for pid in hung:
            os.kill(pid, signal.SIGSTOP)
        async with asyncio.timeout(bot_workers.MAX_START_S / 2):
            thought = await workers.choose(asked(s), limit_s=10)
        assert thought.code in s.open[0].codes
        assert all_gone(hung)

    thinking_with(work)
    assert "a bot worker cannot be started: TimeoutError" in caplog.text


def test_when_no_worker_can_be_had_the_games_default_is_played(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def none_left(*_: object) -> None:
        raise OSError("too many open files")

    s = position()

    async def work(workers: BotWorkers) -> None:
        for _ in range(3):
            thought = await workers.choose(asked(s), limit_s=1)
            assert thought == BotChoice(GAME.default(s, s.open[0].seat), None)
        monkeypatch.undo()
        answers = [(await workers.choose(asked(s), limit_s=10)).why for _ in range(2)]
        assert answers[-1] is not None

    monkeypatch.setattr(bot_workers, "ProcessPoolExecutor", none_left)
    thinking_with(work)
    assert "too many open files" in caplog.text


def test_a_table_that_no_longer_asks_leaves_the_worker_whole() -> None:
    s = position(options=4)

    async def work(workers: BotWorkers) -> None:
        pids = await all_ready(workers)
        waiting = asyncio.create_task(workers.choose(asked(s, "search:3000"), limit_s=60))
        await all_at_work(workers)
        waiting.cancel()
        assert (await workers.choose(asked(s), limit_s=60)).code in s.open[0].codes
        assert waiting.cancelled()
        assert {worker.pid for worker in workers.workers} == {*pids}

    thinking_with(work)


# The end.


@linux_only
def test_closing_leaves_no_process_and_nobody_waiting() -> None:
    s = position(options=4)

    async def run() -> None:
        workers = BotWorkers(2)
        await workers.choose(asked(s), limit_s=10)
        pids = await all_ready(workers)
        assert all(map(alive, pids))
        waiting = [asyncio.create_task(workers.choose(asked(s, LONG), limit_s=90)) for _ in range(4)]
        await all_at_work(workers)
        await workers.close()
        assert all_gone(pids, 0)
        assert [type(end) for end in await asyncio.gather(*waiting, return_exceptions=True)] == [RuntimeError] * 4
        with pytest.raises(RuntimeError, match="workers are closed"):
            await workers.choose(asked(s), limit_s=10)
        await workers.close()

    asyncio.run(run())


def spawned() -> list[int]:
    """The worker processes of this one."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            if int(parent) == os.getpid() and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


@linux_only
@pytest.mark.parametrize("delay", [0, 0.001, 0.003, 0.02, 0.05])
def test_closing_before_the_workers_are_ready(delay: float) -> None:
    async def run() -> None:
        workers = BotWorkers(2)
        await workers.start()
        await asyncio.sleep(delay)
        await workers.close()

    before = set(spawned())
    asyncio.run(run())
    assert set(spawned()) == before


ORPHANS = """
import asyncio
from lamster.tables.workers.bot_workers import BotWorkers

async def main() -> None:
    workers = BotWorkers(2)
    await workers.start()
    while len(workers.queue.idle) < 3:
        await asyncio.sleep(0.01)
    print(*(worker.pid for worker in workers.workers), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@linux_only
def test_workers_end_when_the_server_is_killed_but_not_on_ctrl_c() -> None:
    with subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 3
        for pid in pids:
            os.kill(pid, signal.SIGINT)
        time.sleep(0.2)
        assert all(map(alive, pids))
        server.kill()
    assert all_gone(pids)
