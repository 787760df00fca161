"""A page of a table under load: it answers at a human pace, comes again when its line is lost, and measures."""

import asyncio
from collections import Counter
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from bench.races.page import Beat, Clock, ClockTold, Decision, Error, Form, Ok
from bench.shared.websocket import CLOSE, Socket
from lamster.games.outrun.components import CARD, PATH
from lamster.games.outrun.rules.running import run_form

OVERTAKEN = ("stale", "not-asked", "too-late")
"""Others were asked too and were faster, or the time was up."""
OPEN_WITHIN = 30.0


class Position(Struct):
    ply: int
    decision: Decision | None
    outcome: dict[str, Any] | None
    clock: Clock | None


class TableInfo(Struct):
    phase: str


class State(Struct, tag="state"):
    seq: int
    full: bool
    table: TableInfo | None
    position: Position | None


class Made(Struct, tag="made"):
    id: int
    table: str


class Bye(Struct, tag="bye"):
    error: str


read_message = msgspec.json.Decoder(State | ClockTold | Beat | Ok | Error | Made | Bye).decode


class Pace(NamedTuple):
    """Seconds between what people do, from and to; of what is rare the average."""

    move: tuple[float, float] = (2.0, 6.0)
    chat: float = 60.0
    reload: float = 120.0


class Seen:
    """What the pages of a process have seen."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        """Seconds from a move to its `ok`."""
        self.spread: list[float] = []
        """Seconds from a move until every page of the table has it."""
        self.openings: list[float] = []
        """Seconds from opening a page until all is there."""
        self.counts: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()


class Line(Socket):
    """Tells its page when it is lost."""

    def __init__(self, page: "Page", path: str) -> None:
        super().__init__("{}:{}".format(*page.address), path, {"Cookie": f"lamster={page.secret}"}, page.hear)
        self.page = page
        self.left = False

    def take(self, kind: int, payload: bytes) -> None:
        if kind != CLOSE:
            super().take(kind, payload)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.left:
            self.page.lost()

    def leave(self) -> None:
        self.left = True
        if self.transport is not None:
            self.transport.close()


class Page:
    """One person with one page; who has no seat looks on."""

    def __init__(self, address: tuple[str, int], secret: str, seat: int | None, seen: Seen, rng: Random) -> None:
        self.address = address
        self.secret = secret
        self.seat = seat
        self.seen = seen
        self.rng = rng
        self.pace = Pace()
        self.line: Line | None = None
        self.table = ""
        self.here = asyncio.Event()
        self.numbers = 0
        self.sent: dict[int, Told] = {}
        """Moves that are not answered yet."""
        self.seq = 0
        self.phase = ""
        self.position: Position | None = None
        self.settled = ""
        self.readied = -1
        self.shown = 0.0
        self.made: asyncio.Future[str] | None = None
        self.company: list[Page] = [self]
        """All pages of the same table."""
        self.told: list[Told] = []
        """Moves of which this page has still to hear."""
        self.coming: asyncio.Task[None] | None = None

    # The line.

    async def open(self, table: str) -> None:
        """Opens the page of a table, and waits until all is there."""
        self.leave()
        if table != self.table:
            self.position = None
        self.table, self.settled, self.readied = table, "", -1
        self.here.clear()
        begun = perf_counter()
        self.line = line = Line(self, f"/api/tables/{table}/socket")
        async with asyncio.timeout(OPEN_WITHIN):
            await asyncio.get_running_loop().create_connection(lambda: line, *self.address)
            await self.here.wait()
        self.seen.openings.append(perf_counter() - begun)

    def leave(self) -> None:
        """What it has not heard of by now nobody waits for."""
        if self.line is not None:
            self.line.leave()
        self.sent.clear()
        for told in list(self.told):
            told.forget()

    def lost(self) -> None:
        """Nobody wanted this: it is counted, and the page comes again."""
        self.seen.counts["reconnects"] += 1
        asyncio.get_running_loop().call_later(1.0, self.come_again)

    def come_again(self) -> None:
        self.coming = asyncio.get_running_loop().create_task(self.open(self.table))

    def send(self, kind: str, **fields: Any) -> int:
        assert self.line is not None
        self.numbers += 1
        self.line.send(msgspec.json.encode({"type": kind, "id": self.numbers, **fields}))
        return self.numbers

    # Hearing.

    def hear(self, message: bytes) -> None:
        told = read_message(message)
        if isinstance(told, State):
            self.take(told)
        elif isinstance(told, ClockTold):
            self.watch(told.clock)
        elif isinstance(told, Beat):
            self.send("beat-back", n=told.n)
        elif isinstance(told, Made):
            self.follow(told.table)
        elif isinstance(told, Bye):
            self.seen.errors[f"bye: {told.error}"] += 1
        else:
            self.answered(told.id, *((told.error, told.message) if isinstance(told, Error) else ()))

    def take(self, state: State) -> None:
        self.seq = state.seq
        for told in self.told:
            told.hear(self)
        if state.full:
            self.here.set()
        if state.table is not None:
            self.phase = state.table.phase
            if self.phase == "starting" and self.seat is not None:
                self.send("promise", commitment="")
        if state.position is not None:
            self.look(state.position)

    def answered(self, number: int | None, error: str = "", message: str = "") -> None:
        told = self.sent.pop(number or 0, None)
        if told is not None and (error or self.seq <= told.seq):
            told.forget()  # It came to nothing, or all count down to it: there is nothing to hear of yet.
        if told is not None and not error:
            self.seen.answers.append(perf_counter() - told.begun)
            self.seen.counts["moves"] += 1
        elif error in OVERTAKEN:
            self.seen.counts["overtaken"] += 1
        elif error:
            self.seen.errors[f"{error}: {message}"] += 1

    def follow(self, table: str) -> None:
        if self.made is not None and not self.made.done():
            self.made.set_result(table)

    # Playing.

    def look(self, position: Position) -> None:
        if self.seat == 0 and self.position is not None:
            self.seen.counts["plies"] += max(0, position.ply - self.position.ply)
        self.position = position
        decision = position.decision
        if self.seat is None or position.outcome is not None:
            return
        if decision is not None and decision.id != self.settled and not self.gated(position):
            self.settled = decision.id
            self.shown = perf_counter()
            asyncio.get_running_loop().call_later(self.rng.uniform(*self.pace.move), self.act, decision.id)
        self.watch(position.clock)

    def gated(self, position: Position) -> bool:
        """All count down to a card that one of them turns: that is `watch`'s matter."""
        return position.clock is not None and position.clock.kind == "ready"

    def watch(self, clock: Clock | None) -> None:
        """Get ready, and turn the card when all are."""
        position = self.position
        if clock is None or clock.kind != "ready" or position is None or self.seat is None:
            return
        if self.readied != position.ply and self.seat not in clock.ready:
            self.readied = position.ply
            asyncio.get_running_loop().call_later(self.rng.uniform(0.5, 2.0), self.ready)
        decision = position.decision
        if clock.open and decision is not None and decision.id != self.settled:
            self.settled = decision.id
            asyncio.get_running_loop().call_later(self.rng.uniform(0.5, 2.0), self.turn, decision)

    def ready(self) -> None:
        if self.here.is_set():
            self.send("ready", seat=self.seat)

    def turn(self, decision: Decision) -> None:
        """All count down to this: nothing happens until they have."""
        if self.here.is_set() and self.settled == decision.id:
            self.send("act", seat=self.seat, decision=decision.id, code=decision.options[0].code)

    def act(self, asked: str) -> None:
        """Unless the page was loaded anew meanwhile: then it has its own plans. What others did since it was asked may
        have changed what it can do.
        """
        decision = self.position.decision if self.position is not None else None
        if decision is None or not self.here.is_set() or not self.settled == asked == decision.id:
            return
        code = run_code(decision.form, self.rng) if decision.form else self.rng.choice(decision.options).code
        timed = {"ms": int(1000 * (perf_counter() - self.shown))} if decision.form else {}
        told = Told(self)
        number = self.send("act", seat=self.seat, decision=decision.id, code=code, **timed)
        self.sent[number] = told

    def say(self) -> None:
        if self.here.is_set():
            self.seen.counts["chat"] += 1
            self.send("say", channel="table", text=f"{self.rng.random():.9f} and so on, as people say")


def run_code(form: Form, rng: Random) -> str:
    """A row that fits, as most are."""
    front = sum(1 << CARD.index[card] for card in form.front)
    return "run:" + rng.choice(run_form(PATH.index[form.path], front, form.majors, form.infected, form.limit).rows)


class Told:
    """A move on its way to all pages of its table."""

    def __init__(self, mover: Page) -> None:
        self.begun = perf_counter()
        self.mover = mover
        self.seq = mover.seq
        self.company = mover.company
        self.waiting = set(map(id, self.company))
        for page in self.company:
            page.told.append(self)

    def hear(self, page: Page) -> None:
        """This page has something newer than what stood there before the move."""
        if page.seq <= self.seq:
            return
        self.waiting.discard(id(page))
        if not self.waiting:
            self.mover.seen.spread.append(perf_counter() - self.begun)
            self.forget()

    def forget(self) -> None:
        for page in self.company:
            if self in page.told:
                page.told.remove(self)
