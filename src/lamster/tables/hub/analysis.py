"""Analyses finished games in the background: one at a time, decision by decision, in low-priority processes.

A game waits in a queue. The process that replays games (`game_readers`) computes the position before each decision when
it is needed, so a long game takes no more memory than a short one.
"""

import asyncio
import logging
import os
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from lamster import __version__
from lamster.bots.judging import Judgement, can_judge, judge
from lamster.games import load
from lamster.kernel.chance import derive
from lamster.kernel.decision import Decision, Refusal
from lamster.kernel.game import Game
from lamster.kernel.match import Match
from lamster.tables import protocol as wire
from lamster.tables.model.finished_games import check_over, standing
from lamster.tables.model.refused import Refused, storing
from lamster.tables.model.table import Table
from lamster.tables.model.views import replay_entry
from lamster.tables.store.base import StorageError, Store
from lamster.tables.workers.bot_workers import BotError, Worker, WorkerFailure, failure_of
from lamster.tables.workers.fair_queue import Requester

if TYPE_CHECKING:
    from lamster.tables.workers.game_copies import Replica
    from lamster.tables.workers.game_readers import GameReaders

VERSION = 3
"""Must increase when the judgement changes so that stored analyses become invalid."""
NICENESS = 15
"""The priority of the processes: below the server and the bots."""
MOST_WAITING = 20
"""The limit of waiting games that were requested by one of their own players."""
MOST_OF_OTHERS = 5
"""The limit of waiting games that were requested by other people."""
MOST_OF_ADDRESS = 3
"""The limit of waiting games per IP address."""
MOST_FAILURES = 3
"""After this number of decisions that could not be judged, the analysis of a game is given up."""
MAX_FAILED = 1_000
"""Tables whose last analysis failed that are remembered; the oldest are forgotten first."""
ANALYSIS_S = 120.0
"""The time limit per game, for a single process."""
DECISION_S = 1.5
WORLDS = 20_000
"""The number of worlds examined per game, divided among its decisions within the limits of `WORLDS_EACH`."""
WORLDS_EACH = (40, 150)

logger = logging.getLogger("lamster")
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(wire.Analysis).decode


def version_of(game: Game[Any]) -> str:
    """What a stored analysis depends on: the rules, the bots, and the way they judge."""
    return f"rules {game.meta.rules}, lamster {__version__}, judging {VERSION}"


# In the worker process.


class Case(NamedTuple):
    """A decision to judge. Its world, packed by the game, is random and fits what the seat knew."""

    game: str
    world: bytes
    seat: int
    code: str
    seed: bytes
    seconds: float
    worlds: int


def weigh(case: Case) -> Judgement | WorkerFailure:
    """Judge a decision. Errors are returned as data, because not every exception can be pickled."""
    try:
        game = load(case.game)
        world = game.unpack(case.world)
        return judge(game, world, case.seat, case.code, Random(case.seed), case.seconds, case.worlds)
    except Refusal as refusal:
        return WorkerFailure(refusal.text(), True)
    except Exception as error:
        return failure_of(error)


# The decisions to judge.


class Asked(NamedTuple):
    """A decision of a game with more than one option."""

    place: int
    seat: int
    round: int
    code: str
    options: int


def decisions_of(table: Table) -> list[Asked]:
    """All decisions that were not undone, without forced ones, those with a form, and matters of taste."""
    return [asked for asked, _ in positions(table)]


def positions(table: Table) -> Iterator[tuple[Asked, Match]]:
    """Each decision with the game before it. The same game object advances when the next item is taken."""
    played = check_over(table)
    stood = {*standing(played, len(played.log))}
    match = table.new_match()
    for place, entry in enumerate(played.log):
        decision = table.game.decision(match.state, entry.seat) if entry.seat >= 0 and place in stood else None
        if decision is not None and is_judged(table.game, match.state, decision):
            yield Asked(place, entry.seat, match.state.round, entry.code, len(decision.codes)), match
        replay_entry(table, match, place)


def is_judged(game: Game[Any], state: Any, decision: Decision) -> bool:
    return decision.form is None and len(decision.codes) > 1 and game.is_judged(state, decision)


def case_of(table: Table, match: Match, asked: Asked, decisions: int) -> Case:
    """The decision as its seat knew it, and the time that the bot may think about it."""
    seed = derive(table.secret, "analysis", asked.place)
    world = table.game.pack(table.game.resample(match.state, asked.seat, Random(derive(seed, "world"))))
    low, high = WORLDS_EACH
    worlds = min(high, max(low, WORLDS // decisions))
    seconds = min(DECISION_S, ANALYSIS_S / decisions)
    return Case(table.game.meta.name, world, asked.seat, asked.code, seed, seconds, worlds)


def judged(asked: Asked, found: Judgement) -> wire.Judged:
    return wire.Judged(
        ply=asked.place + 1,
        seat=asked.seat,
        round=asked.round,
        code=asked.code,
        value=round(found.value, 4),
        best=found.best,
        best_value=round(found.best_value, 4),
        why=found.why,
        options=asked.options,
        worlds=found.worlds,
    )


# In the process that replays games.


def count_cases(replica: "Replica") -> int:
    """The number of decisions to judge in a finished game."""
    return len(decisions_of(replica.table))


def case(replica: "Replica", number: int, total: int) -> tuple[Asked, Case] | None:
    """The decision to judge with this number; None if there are no more. Requests in ascending order are fastest."""
    if replica.cases is None or number < replica.next_case:
        replica.cases, replica.next_case = positions(replica.table), 0
    for asked, match in replica.cases:
        replica.next_case += 1
        if replica.next_case > number:
            return asked, case_of(replica.table, match, asked, total)
    replica.cases = None
    return None


# In the server process.


class Job:
    """A game to analyse, for the person who requested it."""

    def __init__(self, table: Table, person: str, address: str, total: int) -> None:
        self.table = table
        self.person = person
        self.address = address
        self.own = bool(table.seats_of(person))
        """The person who requested it played in the game."""
        self.total = total
        self.begun = 0
        """The number of decisions that were handed to workers."""
        self.found: list[wire.Judged] = []
        self.failures = 0
        self.stopped = False

    @property
    def done(self) -> int:
        return len(self.found) + self.failures

    async def next_case(self, readers: "GameReaders") -> tuple[Asked, Case] | None:
        """The next decision to judge; None if all were handed out, or the job was stopped or has failed."""
        if self.stopped or self.failures >= MOST_FAILURES:
            return None
        number, self.begun = self.begun, self.begun + 1
        asker = Requester(self.address, self.table.id)
        return (await readers.ask(asker, self.table, case, number, self.total))[0]


class Analysts:
    """The queue, the worker processes, and their results. The processes run only while there is a job."""

    def __init__(self, store: Store, readers: "GameReaders", workers: int | None = None) -> None:
        self.store = store
        self.readers = readers
        self.count = min(4, max(1, (os.cpu_count() or 2) // 2)) if workers is None else workers
        self.jobs: list[Job] = []
        """The first job is running."""
        self.failed: dict[str, None] = {}
        """The tables whose analysis failed last, the oldest first."""
        self.running: asyncio.Task[None] | None = None

    # Requests.

    async def state(self, table: Table, person: str) -> wire.AnalysisState:
        """The progress of the analysis of a finished game, with the result once it is done."""
        check_over(table)
        place = next((place for place, job in enumerate(self.jobs) if job.table.id == table.id), None)
        if place is not None:
            job = self.jobs[place]
            phase: wire.AnalysisPhase = "waiting" if place else "running"
            return wire.AnalysisState(phase, job.done, job.total, place, job.person == person, None)
        with storing():
            kept = await self.store.analysis(table.id, version_of(table.game))
        if kept is not None:
            found = decode(kept)
            return wire.AnalysisState("done", len(found.judged), len(found.judged), 0, False, found)
        return wire.AnalysisState("failed" if table.id in self.failed else "none", 0, 0, 0, False, None)

    async def begin(self, table: Table, person: str, address: str = "") -> wire.AnalysisState:
        """Put a game into the queue, unless it is there or done already."""
        state = await self.state(table, person)
        if state.phase in ("none", "failed"):
            await self.add(Job(table, person, address, 0))
        return await self.state(table, person)

    async def add(self, job: Job) -> None:
        """Queue a job. Jobs of a game's own players come before all others."""
        self.check(job)
        asker = Requester(job.address, job.table.id)
        job.total, _ = await self.readers.ask(asker, job.table, count_cases)
        if not job.total:
            raise Refused("no-analysis", "there was nothing to choose in this game that the bot could judge")
        self.check(job)  # The queue may have changed while this was awaited.
        if self.busy_with(job.table.id):
            return
        self.failed.pop(job.table.id, None)
        behind = [place for place, other in enumerate(self.jobs) if place and job.own and not other.own]
        self.jobs.insert(behind[0] if behind else len(self.jobs), job)
        if self.running is None or self.running.done():
            self.running = asyncio.create_task(self.run())

    def check(self, wanted: Job) -> None:
        """Refuse a job beyond the limits: neither one address nor all non-players together can fill the queue."""
        if any(job.person == wanted.person for job in self.jobs):
            raise Refused("too-many", "another game of yours is being analysed: wait for it, or stop it")
        if sum(job.address == wanted.address for job in self.jobs) >= MOST_OF_ADDRESS:
            raise Refused("too-many", f"{MOST_OF_ADDRESS} games are being analysed for your address: wait for them")
        most = MOST_WAITING if wanted.own else MOST_OF_OTHERS
        if sum(job.own == wanted.own for job in self.jobs) >= most:
            raise Refused("too-many", f"{most} games wait to be analysed already: try again later")
        if not can_judge(wanted.table.game.meta.name):
            raise Refused("no-analysis", f"the search bot does not know {wanted.table.game.meta.title}")

    async def stop(self, table: Table, person: str) -> wire.AnalysisState:
        """Stop an analysis, for the person who requested it; partial results are dropped."""
        for job in [job for job in self.jobs if job.table.id == table.id]:
            if job.person != person:
                raise Refused("not-your-seat", "somebody else asked for this analysis")
            job.stopped = True
            self.jobs.remove(job)
        return await self.state(table, person)

    def busy_with(self, table: str) -> bool:
        return any(job.table.id == table for job in self.jobs)

    # Work.

    async def run(self) -> None:
        """Analyse one game after the other, until the queue is empty."""
        workers = [Worker(NICENESS) for _ in range(self.count)]
        try:
            while self.jobs:
                job = self.jobs[0]
                try:
                    await asyncio.gather(*[self.judge_all(job, place, workers) for place in range(len(workers))])
                    await self.finish(job)
                except Exception as error:
                    self.give_up(job, error)
        finally:
            await asyncio.gather(*[worker.end() for worker in workers])

    async def judge_all(self, job: Job, place: int, workers: list[Worker]) -> None:
        """Let one worker judge decision after decision; replace it when it hangs or dies."""
        while coming := await job.next_case(self.readers):
            asked, case = coming
            try:
                if workers[place].pool is None:
                    await workers[place].start()
                found = await workers[place].work(weigh, case, case.seconds)
            except Exception as error:
                broken, workers[place] = workers[place], Worker(NICENESS)
                await broken.end()
                found = WorkerFailure(f"{type(error).__name__}: {error}", False)
            if isinstance(found, Judgement):
                job.found.append(judged(asked, found))
            else:
                job.failures += 1
                logger.warning("a decision of table %s cannot be judged: %s", job.table.id, found.reason)

    async def finish(self, job: Job) -> None:
        if job.stopped:
            return
        if job.failures >= MOST_FAILURES:
            raise BotError(f"{job.failures} decisions could not be judged")
        found = wire.Analysis(sorted(job.found, key=lambda one: one.ply))
        await self.store.keep_analysis(job.table.id, version_of(job.table.game), encode(found))
        self.remove(job)

    def give_up(self, job: Job, error: Exception) -> None:
        """Drop a job that failed. It may be requested again."""
        level = logging.WARNING if isinstance(error, BotError | StorageError) else logging.ERROR
        logger.log(level, "the analysis of table %s is given up: %s", job.table.id, error, exc_info=level > 30)
        self.failed[job.table.id] = None
        if len(self.failed) > MAX_FAILED:
            del self.failed[next(iter(self.failed))]
        self.remove(job)

    def remove(self, job: Job) -> None:
        if job in self.jobs:
            self.jobs.remove(job)

    async def close(self) -> None:
        if self.running is not None:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)
