"""A whole evening from a seed: people, tables and everything that goes wrong, on virtual time."""

import asyncio
import logging
import zlib
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from tests.simulation import wishes
from tests.simulation.checks import Checker, Violation
from tests.simulation.client import Client, Request
from tests.simulation.incidents import Incidents
from tests.simulation.people import Person
from tests.simulation.system import REFUSALS, System, virtual_world
from tests.simulation.virtual_loop import VirtualLoop, drop_tasks

LENGTHS_S = (100.0, 200.0, 400.0)
LONG_NIGHT_S = 100_000.0
"""More than a day: clocks of days run out."""
STILL_S = 40.0
"""People do nothing any more for so long while things still go wrong: no action of theirs helps a table on."""
SETTLED_S = 160.0
"""And for so long when all is well: what waits for more than that waits for ever."""
LEFT_ALONE_S = 400.0


class Report(NamedTuple):
    """What came of an evening."""

    seed: int
    problem: str
    """Empty: nothing was wrong."""
    at_s: float
    tables: int
    entries: int
    frames: int
    table_hours: float
    checks: int
    trace: int
    """A checksum over all that happened."""


class Evening:
    """One run. The same seed gives the same run."""

    def __init__(self, seed: int, loop: VirtualLoop, show: Callable[[str], None] | None = None) -> None:
        self.seed = seed
        self.loop = loop
        self.show = show
        self.rng = Random(f"evening {seed}")
        self.game = wishes.GAMES[seed % len(wishes.GAMES)]
        self.length_s = self.rng.choice(LENGTHS_S)
        self.bots_from_s = self.rng.choice((8.0, 20.0))
        """After so long hosts give free seats to bots."""
        self.bed_at_s = self.length_s * self.rng.uniform(0.3, 0.6) if self.rng.random() < 0.25 else LONG_NIGHT_S
        """When all go to bed: tables have to get on without them, whatever goes wrong."""
        self.checksum = 0
        self.is_on = True
        self.is_night = False
        self.tables: list[str] = []
        self.keys: list[tuple[str, str]] = []
        """Tables, and links to seats there that somebody shared."""
        self.acknowledged: list[tuple[str, Request]] = []
        self.system = System(loop, seed, nodes=2 if self.rng.random() < 0.3 else 1)
        self.system.trace = self.trace
        self.people = [Person(self, number, role) for number, role in enumerate(self.roles())]
        self.incidents = Incidents(self)
        self.checker = Checker(self)

    def roles(self) -> list[str]:
        rng = self.rng
        hosts = ["host"] * rng.choice((1, 1, 2))
        players = ["player"] * rng.choice((0, 1, 2, 3))
        return [*hosts, *players, *rng.sample(["spectator", "pupil", "stranger", "spectator"], rng.randrange(4))]

    # What people want.

    def wanted_table(self, rng: Random) -> dict[str, Any]:
        return wishes.some_table(rng, self.game, wishes.some_seats(rng, self.game))

    def host_wishes(self, rng: Random, seats: int, others: list[str]) -> list[wishes.Wish]:
        return wishes.host_wishes(rng, self.game, seats, others)

    player_wishes = staticmethod(wishes.player_wishes)
    forbidden = staticmethod(wishes.forbidden)

    def note_table(self, table: str) -> None:
        if table not in self.tables:
            self.tables.append(table)

    def acknowledge(self, person: Person, client: Client, request: Request) -> None:
        """The server has said that this is done."""
        if request.kind in ("act", "say") and not request.gated and not request.again:
            self.acknowledged.append((client.table, request))

    # How it goes.

    async def run(self) -> None:
        for node in self.system.nodes.values():
            await node.start()
        crowd = [asyncio.ensure_future(person.live()) for person in self.people]
        watching = asyncio.ensure_future(self.checker.keep_checking())
        troubling = asyncio.ensure_future(self.incidents.happen())
        for learner in self.people[:1]:
            if self.rng.random() < 0.15:
                await learner.try_to(self.learn(learner))
        await self.wait(self.length_s, *crowd, watching, troubling)
        self.is_on = False
        await self.wait(STILL_S, watching, troubling)
        troubling.cancel()
        await self.incidents.end()
        await self.wait(SETTLED_S, watching)
        if self.rng.random() < 0.04 and len(self.system.nodes) == 1:
            await self.sleep_long(watching)
        watching.cancel()
        for task in crowd:
            task.cancel()
        self.checker.check()
        await self.go_home()

    async def sleep_long(self, watching: "asyncio.Future[None]") -> None:
        """All close their pages, and what has a clock of days comes to its end."""
        self.is_night = True
        for person in self.people:
            person.leave_all()
        await self.wait(LONG_NIGHT_S, watching)

    async def wait(self, seconds: float, *tasks: "asyncio.Future[None]") -> None:
        """A task that fails is the end of the evening."""
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()

    async def learn(self, person: Person) -> None:
        node = self.system.some_node(self.rng)
        assert node is not None
        await person.take_name()
        person.table = await self.system.make_lesson(node, person.id, self.game)
        person.open_page()

    async def go_home(self) -> None:
        """Everybody leaves; what nobody needs any more is let go of, and the servers stop."""
        for person in self.people:
            person.leave_all()
        await asyncio.sleep(LEFT_ALONE_S)
        self.checker.check_left_alone()
        for node in self.system.nodes.values():
            await node.stop()
        await asyncio.sleep(1)
        self.checker.check_closed()

    # Telling.

    def trace(self, *what: object) -> None:
        text = " ".join(brief(part) for part in (f"{self.loop.now:10.3f}", *what))
        self.checksum = zlib.crc32(text.encode(), self.checksum)
        if self.show is not None:
            self.show(text)

    def report(self, problem: str) -> Report:
        database = self.system.database
        hours = sum(times[-1] - times[0] for times in database.written.values() if times) / 3600
        entries = sum(map(len, database.logs.values()))
        made, checks, frames = len(database.logs), self.checker.checks, self.system.frames
        return Report(self.seed, problem, self.loop.now, made, entries, frames, hours, checks, self.checksum)


def brief(part: object) -> str:
    if isinstance(part, bytes):
        return f"{len(part)}:{zlib.crc32(part):08x}"
    return str(part)


class Errors(logging.Handler):
    """What the server logs as an exception that nobody could expect is a fault."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(logging.INFO)
        self.evening = evening

    def emit(self, record: logging.LogRecord) -> None:
        problem = record.exc_info[1] if record.exc_info else None
        self.evening.trace("log", record.levelname, record.getMessage(), type(problem).__name__ if problem else "")
        if problem is not None and not isinstance(problem, (*REFUSALS, *EXPECTED)):
            self.evening.checker.note_error(problem)


EXPECTED = (TimeoutError, asyncio.CancelledError)


def run_evening(seed: int, show: Callable[[str], None] | None = None) -> Report:
    """Run one evening from its beginning to its end, or to the first thing that is wrong."""
    loop = VirtualLoop()
    logger = logging.getLogger("lamster")
    asyncio.set_event_loop(loop)
    with virtual_world(loop, seed):
        evening = Evening(seed, loop, show)
        errors, level, spreads = Errors(evening), logger.level, logger.propagate
        logger.addHandler(errors)
        logger.setLevel(logging.INFO)
        logger.propagate = False
        try:
            loop.run_until_complete(evening.run())
            problem = ""
        except Violation as violation:
            problem = str(violation)
        except Exception as error:
            if show is not None:
                raise
            problem = f"{type(error).__name__}: {error}"
        finally:
            logger.removeHandler(errors)
            logger.setLevel(level)
            logger.propagate = spreads
            drop_tasks(loop)
            asyncio.set_event_loop(None)
            loop.close()
        return evening.report(problem)
