"""A person in a race: gets ready, turns the card, lays a row after a while, and does what else is asked."""

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from bench.races.connection import Line
from bench.shared.websocket import Broken
from lamster.games.outrun.components import CARD, PATH
from lamster.games.outrun.rules.running import run_form

SEATS = 6
RIGHT = 0.85
"""How often the row is right."""
MISHAPS = 0.04
"""How often the line is lost in a run."""
OVERTAKEN = ("stale", "not-asked")
SHORT_PAUSE, LONG_PAUSE = 0.2, 1.2
"""Seconds that anything but a run takes."""


# As much of the messages as is needed to play.


class Clock(Struct):
    kind: str
    open: bool
    ready: list[int]


class Option(Struct):
    code: str


class Form(Struct):
    tray: str
    path: str
    front: list[str]
    majors: int
    infected: bool
    limit: int


class Decision(Struct):
    id: str
    kind: str
    options: list[Option]
    form: Form | None


class Position(Struct):
    ply: int
    round: int
    decision: Decision | None
    outcome: dict[str, Any] | None
    clock: Clock | None


class TableInfo(Struct):
    phase: str


class State(Struct, tag="state"):
    full: bool
    table: TableInfo | None
    position: Position | None


class ClockTold(Struct, tag="clock"):
    clock: Clock | None


class Beat(Struct, tag="beat"):
    n: int


class Ok(Struct, tag="ok"):
    id: int


class Error(Struct, tag="error"):
    id: int | None
    error: str
    message: str = ""


read_message = msgspec.json.Decoder(State | ClockTold | Beat | Ok | Error).decode


class Habits(NamedTuple):
    """What sets a person apart."""

    lies: bool
    """Says of every run that it took no time."""
    delay: float
    """Seconds that the line takes, each way."""


class Finish(Struct):
    """A row that was laid, and what became of it."""

    table: str
    seat: int
    round: int
    row: str
    lies: bool
    slow: bool
    ms: int = 0
    """How long it truly took, by the page's own clock."""
    lines: int = 1
    """On how many lines the run was seen and finished."""
    sent: int = 0
    """How often it was sent."""
    took: float = 0.0
    """Seconds until the `ok`."""
    at: float = 0.0
    """When that came."""
    error: str = ""

    @property
    def claim(self) -> int:
        return 0 if self.lies else self.ms


class Report(Struct):
    """What the clients of a process have seen."""

    tables: dict[str, str]
    """A person of each table, who may read its record."""
    finishes: list[Finish]
    spreads: list[float]
    """Of every path card: seconds from the first page to the last."""
    cpu: float


class Race:
    """A table, as its six pages know it."""

    def __init__(self, table: str, address: tuple[str, int], slowest: float, rng: Random) -> None:
        self.table = table
        self.address = address
        self.slowest = slowest
        """Seconds that the slowest runs take."""
        self.rng = rng
        self.pages: list[Page] = []
        self.finishes: list[Finish] = []
        self.reveals: dict[int, list[float]] = {}
        """When each path card arrived at the pages, by the ply at which it was turned."""

    @property
    def over(self) -> bool:
        """All know it, and have heard what became of their last Finish."""
        return all(page.over and page.finish is None for page in self.pages)

    def spreads(self) -> list[float]:
        """From the first to the last page that got a path card, where none was just away."""
        return [max(times) - min(times) for times in self.reveals.values() if len(times) == SEATS]

    def human_time(self) -> float:
        return self.slowest * self.rng.uniform(1 / 6, 1)


class Page:
    """One person with one page, which is opened anew when the line is lost."""

    def __init__(self, race: Race, seat: int, person: str, habits: Habits) -> None:
        self.race = race
        self.seat = seat
        self.person = person
        self.habits = habits
        self.rng = race.rng
        self.numbers = 0
        self.here = asyncio.Event()
        """The page has the full state."""
        self.position: Position | None = None
        self.over = False
        self.choosing = False
        self.settled = ""
        """The last decision that it has answered, or is about to."""
        self.readied = -1
        """The ply at which it last said to be ready."""
        self.finish: Finish | None = None
        """What it is about to finish, or waits for an answer to."""
        self.shown = 0.0
        self.message = (0, b"")
        """The last Finish as it was sent, with its number."""
        self.held = False
        """It finished while there was no line."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def connect(self) -> None:
        self.here.clear()
        self.line = Line(self.habits.delay, self.hear)
        path = f"/api/tables/{self.race.table}/socket"
        await self.line.connect(self.race.address, path, {"Cookie": f"lamster={self.person}"})
        await self.here.wait()

    # Hearing.

    def hear(self, message: bytes, at: float) -> None:
        told = read_message(message)
        if isinstance(told, State):
            self.take(told, at)
        elif isinstance(told, ClockTold):
            self.watch(told.clock)
        elif isinstance(told, Beat):
            self.send("beat-back", n=told.n)
        elif isinstance(told, Ok):
            self.answered(told.id, at, "")
        else:
            self.answered(told.id, at, told.error)

    def take(self, state: State, at: float) -> None:
        if state.full:
            self.here.set()
            self.begin_anew()
        if state.table is not None and state.table.phase == "starting":
            self.send("promise", commitment="")
        if state.position is not None:
            self.look(state.position, at, state.full)

    def begin_anew(self) -> None:
        """What was said last may not have arrived; but a run that is under way goes on."""
        if self.finish is None:
            self.settled, self.readied = "", -1

    def look(self, position: Position, at: float, full: bool) -> None:
        self.position = position
        self.over = position.outcome is not None
        decision = position.decision
        if decision is not None and decision.id != self.settled:
            if decision.form is not None:
                self.run(position, decision, decision.form, None if full else at)
            elif decision.kind != "turn" and not self.choosing:
                self.choosing = True
                self.after_pause(self.choose)
        self.watch(position.clock)

    def answered(self, number: int | None, at: float, error: str) -> None:
        """Of a Finish it is kept; anything else may be refused because another, or an earlier answer, was faster."""
        finish = self.finish
        if finish is not None and number == self.message[0]:
            finish.took, finish.at, finish.error = at - self.line.left[number], at, error
            self.race.finishes.append(finish)
            self.finish = None
        elif error not in ("", *OVERTAKEN):
            raise Broken(f"{self.race.table}, seat {self.seat}: {error}")

    # Speaking.

    def send(self, kind: str, **fields: Any) -> None:
        self.numbers += 1
        self.line.send(self.numbers, msgspec.json.encode({"type": kind, "id": self.numbers, **fields}))

    def act(self, decision: Decision, code: str) -> None:
        self.settled = decision.id
        self.send("act", seat=self.seat, decision=decision.id, code=code)

    def after_pause(self, do: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(self.rng.uniform(SHORT_PAUSE, LONG_PAUSE), do)

    # Outside the run.

    def choose(self) -> None:
        self.choosing = False
        decision = self.position.decision if self.position else None
        if decision is not None and decision.options and decision.kind != "turn" and decision.id != self.settled:
            self.act(decision, self.rng.choice(decision.options).code)

    def watch(self, clock: Clock | None) -> None:
        """Get ready, and turn the card when all are."""
        if clock is None or clock.kind != "ready" or self.position is None:
            return
        if self.readied != self.position.ply and self.seat not in clock.ready:
            self.readied = self.position.ply
            self.after_pause(lambda: self.send("ready", seat=self.seat))
        decision = self.position.decision
        if clock.open and decision is not None and decision.id != self.settled:
            self.settled = decision.id
            self.after_pause(lambda: self.act(decision, "turn"))

    # The run.

    def run(self, position: Position, decision: Decision, form: Form, revealed: float | None) -> None:
        """The path card is here: finish in some seconds, unless something happens to the line."""
        self.settled = decision.id
        self.shown = perf_counter()
        if revealed is not None:
            self.race.reveals.setdefault(position.ply, []).append(revealed)
        lies, slow = self.habits.lies, self.habits.delay > 0
        self.finish = Finish(self.race.table, self.seat, position.round, self.row(form), lies, slow)
        pause, mishap = self.race.human_time(), self.rng.random()
        asyncio.get_running_loop().call_later(pause, self.lay, decision.id, mishap < MISHAPS / 2)
        if MISHAPS / 2 <= mishap < MISHAPS:
            asyncio.get_running_loop().call_later(pause * self.rng.random(), self.lose_line)

    def row(self, form: Form) -> str:
        front = sum(1 << CARD.index[card] for card in form.front)
        if self.rng.random() < RIGHT:
            right = run_form(PATH.index[form.path], front, form.majors, form.infected, form.limit).rows
            return self.rng.choice(right)
        return "".join(self.rng.sample(form.tray, self.rng.randrange(1, len(form.tray))))

    def lay(self, decision: str, break_off: bool) -> None:
        """Finish; the line may be lost before the answer comes."""
        finish = self.finish
        assert finish is not None
        finish.ms = int(1000 * (perf_counter() - self.shown))
        self.numbers += 1
        act = {"type": "act", "id": self.numbers, "seat": self.seat, "decision": decision, "code": f"run:{finish.row}"}
        self.message = (self.numbers, msgspec.json.encode({**act, "ms": finish.claim}))
        self.held = not self.here.is_set()
        if not self.held:
            self.send_finish(finish)
        if break_off:
            self.lose_line()

    def send_finish(self, finish: Finish) -> None:
        finish.sent += 1
        self.line.send(*self.message)

    def lose_line(self) -> None:
        """Once at a time."""
        if self.here.is_set():
            self.line.close()
            self.here.clear()
            task = asyncio.get_running_loop().create_task(self.come_back())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def come_back(self) -> None:
        """A new line after a moment. What was not answered is sent once more, word for word."""
        await asyncio.sleep(self.rng.uniform(0.1, 0.6))
        if self.finish is not None:
            self.finish.lines += 1
        await self.connect()
        if self.finish is not None and (self.held or self.finish.sent):
            self.held = False
            self.send_finish(self.finish)
