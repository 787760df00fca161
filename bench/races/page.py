"""A person in a race: gets ready, turns the card, lays a row after a while, and answers all other decisions."""

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from bench.races.connection import DelayedConnection
from bench.shared.lamster_api import Address, cookie_of, socket_path
from bench.shared.messages import (
    Beat,
    Clock,
    ClockChange,
    Decision,
    Error,
    Form,
    Ok,
    Position,
    State,
    choose_correct_row,
    decode_message,
)
from bench.shared.websocket import ServerError

SEATS = 6
CORRECT_SHARE = 0.85
"""How often a row is correct."""
CONNECTION_LOSS_SHARE = 0.04
"""In how many runs the connection is lost: half of them during the run, half of them right after the Finish."""
OVERTAKEN = ("stale", "not-asked")
"""Errors of a person who answered after another one."""
PAUSE_S = (0.2, 1.2)
"""How long anything but a run takes."""
RECONNECT_PAUSE_S = (0.1, 0.6)


class Habits(NamedTuple):
    """What distinguishes a person."""

    cheats: bool
    """Claims that every run took no time."""
    delay_s: float
    """Of the connection, in each direction."""


class Finish(Struct):
    """A row that was laid, and the server's answer to it."""

    table: str
    seat: int
    round: int
    row: str
    cheats: bool
    slow: bool
    """The connection has a delay."""
    run_ms: int = 0
    """The duration of the run by the page's own clock."""
    connections: int = 1
    """How many connections the page had during the run."""
    times_sent: int = 0
    latency_s: float = 0.0
    """From sending it to the `ok`."""
    answered_at: float = 0.0
    error: str = ""

    @property
    def claim_ms(self) -> int:
        return 0 if self.cheats else self.run_ms


class Report(Struct):
    """What the clients of a process have measured."""

    tables: dict[str, str]
    """A person of each table, whose cookie fetches the record."""
    finishes: list[Finish]
    card_spreads_s: list[float]
    """Of every path card: seconds from the first page that received it to the last."""
    cpu_s: float


class Race:
    """A table and its six pages."""

    def __init__(self, table: str, address: Address, slowest_run_s: float, rng: Random) -> None:
        self.table = table
        self.address = address
        self.slowest_run_s = slowest_run_s
        self.rng = rng
        self.pages: list[Page] = []
        self.finishes: list[Finish] = []
        self.card_times: dict[int, list[float]] = {}
        """When each path card arrived at the pages, by the ply at which it was turned."""

    @property
    def is_over(self) -> bool:
        """All pages know the outcome, and have the answer to their last Finish."""
        return all(page.over and page.finish is None for page in self.pages)

    def card_spreads_s(self) -> list[float]:
        """From the first to the last page that received a path card, for cards that all pages received at once."""
        return [max(times) - min(times) for times in self.card_times.values() if len(times) == SEATS]

    def choose_run_s(self) -> float:
        return self.slowest_run_s * self.rng.uniform(1 / 6, 1)


class Page:
    """One person with one page, which reconnects when the connection is lost."""

    def __init__(self, race: Race, seat: int, person: str, habits: Habits) -> None:
        self.race = race
        self.seat = seat
        self.person = person
        self.habits = habits
        self.rng = race.rng
        self.message_id = 0
        self.opened = asyncio.Event()
        """The page has the full state."""
        self.position: Position | None = None
        self.over = False
        self.choosing = False
        self.planned_decision = ""
        """The last decision that the page has answered or is about to answer."""
        self.ready_ply = -1
        """The ply at which the page last said that it is ready."""
        self.finish: Finish | None = None
        """The Finish that is planned or not yet answered."""
        self.shown_at = 0.0
        self.finish_message = (0, b"")
        """The last Finish as it was sent, with its id."""
        self.held = False
        """The run ended while there was no connection."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def connect(self) -> None:
        self.opened.clear()
        self.connection = DelayedConnection(self.habits.delay_s, self.receive)
        await self.connection.connect(self.race.address, socket_path(self.race.table), cookie_of(self.person))
        await self.opened.wait()

    # Messages of the server.

    def receive(self, data: bytes, at: float) -> None:
        message = decode_message(data)
        if isinstance(message, State):
            self.handle_state(message, at)
        elif isinstance(message, ClockChange):
            self.prepare_run(message.clock)
        elif isinstance(message, Beat):
            self.send("beat-back", n=message.n)
        elif isinstance(message, Ok):
            self.handle_answer(message.id, at, "")
        elif isinstance(message, Error):
            self.handle_answer(message.id, at, message.error)
        else:
            raise ServerError(f"{self.race.table}, seat {self.seat}: {message}")

    def handle_state(self, state: State, at: float) -> None:
        if state.full:
            self.opened.set()
            self.forget_plans()
        if state.table is not None and state.table.phase == "starting":
            self.send("promise", commitment="")
        if state.position is not None:
            self.handle_position(state.position, at, state.full)

    def forget_plans(self) -> None:
        """After a reconnect: the last message may be lost. A run goes on."""
        if self.finish is None:
            self.planned_decision, self.ready_ply = "", -1

    def handle_position(self, position: Position, at: float, full: bool) -> None:
        self.position = position
        self.over = position.outcome is not None
        decision = position.decision
        if decision is not None and decision.id != self.planned_decision:
            if decision.form is not None:
                self.start_run(position, decision, decision.form, None if full else at)
            elif decision.kind != "turn" and not self.choosing:
                self.choosing = True
                self.call_after_pause(self.choose)
        self.prepare_run(position.clock)

    def handle_answer(self, message_id: int | None, at: float, error: str) -> None:
        """Keep the answer to a Finish. Another message may be refused because somebody answered earlier."""
        finish = self.finish
        if finish is not None and message_id == self.finish_message[0]:
            finish.latency_s, finish.answered_at = at - self.connection.sent_at[message_id], at
            finish.error = error
            self.race.finishes.append(finish)
            self.finish = None
        elif error not in ("", *OVERTAKEN):
            raise ServerError(f"{self.race.table}, seat {self.seat}: {error}")

    # Messages to the server.

    def send(self, kind: str, **fields: Any) -> None:
        self.connection.send(*self.encode(kind, **fields))

    def encode(self, kind: str, **fields: Any) -> tuple[int, bytes]:
        """The id of a new message, and the message."""
        self.message_id += 1
        return self.message_id, msgspec.json.encode({"type": kind, "id": self.message_id, **fields})

    def act(self, decision: Decision, code: str) -> None:
        self.planned_decision = decision.id
        self.send("act", seat=self.seat, decision=decision.id, code=code)

    def call_after_pause(self, function: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(self.rng.uniform(*PAUSE_S), function)

    # Outside the run.

    def choose(self) -> None:
        self.choosing = False
        decision = self.position.decision if self.position else None
        if decision is None or not decision.options or decision.kind == "turn":
            return
        if decision.id != self.planned_decision:
            self.act(decision, self.rng.choice(decision.options).code)

    def prepare_run(self, clock: Clock | None) -> None:
        """Say that the page is ready, and turn the card when all are."""
        if clock is None or clock.kind != "ready" or self.position is None:
            return
        if self.ready_ply != self.position.ply and self.seat not in clock.ready:
            self.ready_ply = self.position.ply
            self.call_after_pause(lambda: self.send("ready", seat=self.seat))
        decision = self.position.decision
        if clock.open and decision is not None and decision.id != self.planned_decision:
            self.planned_decision = decision.id
            self.call_after_pause(lambda: self.act(decision, "turn"))

    # The run.

    def start_run(self, position: Position, decision: Decision, form: Form, card_at: float | None) -> None:
        """The page shows the path card. Plan the Finish, and perhaps the loss of the connection."""
        self.planned_decision = decision.id
        self.shown_at = perf_counter()
        if card_at is not None:
            self.race.card_times.setdefault(position.ply, []).append(card_at)
        row, slow = self.choose_row(form), self.habits.delay_s > 0
        self.finish = Finish(self.race.table, self.seat, position.round, row, self.habits.cheats, slow)
        loop, run_s, chance = asyncio.get_running_loop(), self.race.choose_run_s(), self.rng.random()
        loop.call_later(run_s, self.end_run, decision.id, chance < CONNECTION_LOSS_SHARE / 2)
        if CONNECTION_LOSS_SHARE / 2 <= chance < CONNECTION_LOSS_SHARE:
            loop.call_later(run_s * self.rng.random(), self.lose_connection)

    def choose_row(self, form: Form) -> str:
        if self.rng.random() < CORRECT_SHARE:
            return choose_correct_row(form, self.rng)
        return "".join(self.rng.sample(form.tray, self.rng.randrange(1, len(form.tray))))

    def end_run(self, decision: str, lose_connection: bool) -> None:
        """Send the Finish; the connection may be lost before the answer arrives."""
        finish = self.finish
        assert finish is not None
        finish.run_ms = int(1000 * (perf_counter() - self.shown_at))
        fields = {"seat": self.seat, "decision": decision, "code": f"run:{finish.row}", "ms": finish.claim_ms}
        self.finish_message = self.encode("act", **fields)
        self.held = not self.opened.is_set()
        if not self.held:
            self.send_finish(finish)
        if lose_connection:
            self.lose_connection()

    def send_finish(self, finish: Finish) -> None:
        finish.times_sent += 1
        self.connection.send(*self.finish_message)

    def lose_connection(self) -> None:
        if self.opened.is_set():
            self.connection.close()
            self.opened.clear()
            task = asyncio.get_running_loop().create_task(self.reconnect())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def reconnect(self) -> None:
        """Connect again after a moment, and send a Finish without an answer again, unchanged."""
        await asyncio.sleep(self.rng.uniform(*RECONNECT_PAUSE_S))
        if self.finish is not None:
            self.finish.connections += 1
        await self.connect()
        if self.finish is not None and (self.held or self.finish.times_sent):
            self.held = False
            self.send_finish(self.finish)
