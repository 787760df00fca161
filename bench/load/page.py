"""A page of a table under load: it answers at a human pace, reconnects when its connection is lost, and measures."""

import asyncio
from collections import Counter
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from bench.shared.lamster_api import Address, cookie_of, socket_path
from bench.shared.messages import (
    Beat,
    Bye,
    Clock,
    ClockChange,
    Decision,
    Error,
    Made,
    Position,
    State,
    choose_correct_row,
    decode_message,
)
from bench.shared.websocket import CLOSE, Socket

OVERTAKEN = ("stale", "not-asked", "too-late")
"""Errors of a person who answered after another one, or after the time was up."""
OPEN_TIMEOUT_S = 30.0
RECONNECT_PAUSE_S = 1.0
READY_PAUSE_S = (0.5, 2.0)
"""How long a person takes to get ready for a run, and to turn the card."""


class Pace(NamedTuple):
    """Seconds between the actions of people."""

    move_s: tuple[float, float] = (2.0, 6.0)
    """From the question to the answer: minimum and maximum."""
    chat_s: float = 60.0
    """Between chat messages of a table, on average."""
    reload_s: float = 120.0
    """Between reloads of a page, on average."""


class Measurements:
    """What the pages of a process have measured."""

    def __init__(self) -> None:
        self.answer_s: list[float] = []
        """From sending a move to its `ok`."""
        self.delivery_s: list[float] = []
        """From sending a move until every page of the table has it."""
        self.opening_s: list[float] = []
        """From opening a page to its full state."""
        self.counts: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()

    def clear(self) -> None:
        for measured in vars(self).values():
            measured.clear()


class PageSocket(Socket):
    """A websocket that tells its page when the connection is lost."""

    def __init__(self, page: "Page") -> None:
        super().__init__("{}:{}".format(*page.address), socket_path(page.table), cookie_of(page.person), page.receive)
        self.page = page
        self.closed = False

    def handle_frame(self, kind: int, payload: bytes) -> None:
        if kind != CLOSE:
            super().handle_frame(kind, payload)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closed:
            self.page.reconnect_later()

    def close(self) -> None:
        self.closed = True
        if self.transport is not None:
            self.transport.close()


class Page:
    """One person with one page. A person without a seat is a spectator."""

    def __init__(
        self, address: Address, person: str, seat: int | None, pace: Pace, measurements: Measurements, rng: Random
    ) -> None:
        self.address = address
        self.person = person
        self.seat = seat
        self.pace = pace
        self.measurements = measurements
        self.rng = rng
        self.socket: PageSocket | None = None
        self.table = ""
        self.opened = asyncio.Event()
        """The page has its full state."""
        self.message_id = 0
        self.unanswered: dict[int, Delivery] = {}
        """Moves of this page without an answer yet, by the id of their message."""
        self.seq = 0
        self.phase = ""
        self.position: Position | None = None
        self.planned_decision = ""
        """The last decision that the page has answered or is about to answer."""
        self.ready_ply = -1
        """The ply at which the page last said that it is ready."""
        self.shown_at = 0.0
        self.rematch: asyncio.Future[str] | None = None
        self.table_pages: list[Page] = [self]
        """All pages of the same table."""
        self.deliveries: list[Delivery] = []
        """Moves that this page has not received yet."""
        self.reconnecting: asyncio.Task[None] | None = None

    # The connection.

    @property
    def is_open(self) -> bool:
        return self.opened.is_set()

    async def open(self, table: str) -> None:
        """Open the page of a table, and wait for its full state."""
        self.leave()
        if table != self.table:
            self.position = None
        self.table, self.planned_decision, self.ready_ply = table, "", -1
        self.opened.clear()
        start = perf_counter()
        self.socket = socket = PageSocket(self)
        async with asyncio.timeout(OPEN_TIMEOUT_S):
            await asyncio.get_running_loop().create_connection(lambda: socket, *self.address)
            await self.opened.wait()
        self.measurements.opening_s.append(perf_counter() - start)

    def leave(self) -> None:
        """Close the connection. Moves that the page has not received yet are not measured."""
        if self.socket is not None:
            self.socket.close()
        self.unanswered.clear()
        for delivery in list(self.deliveries):
            delivery.drop()

    def reconnect_later(self) -> None:
        self.measurements.counts["reconnects"] += 1
        asyncio.get_running_loop().call_later(RECONNECT_PAUSE_S, self.reconnect)

    def reconnect(self) -> None:
        self.reconnecting = asyncio.get_running_loop().create_task(self.open(self.table))

    def send(self, kind: str, **fields: Any) -> int:
        """Send a message, and return its id."""
        assert self.socket is not None
        self.message_id += 1
        self.socket.send(msgspec.json.encode({"type": kind, "id": self.message_id, **fields}))
        return self.message_id

    # Messages of the server.

    def receive(self, data: bytes) -> None:
        message = decode_message(data)
        if isinstance(message, State):
            self.handle_state(message)
        elif isinstance(message, ClockChange):
            self.prepare_run(message.clock)
        elif isinstance(message, Beat):
            self.send("beat-back", n=message.n)
        elif isinstance(message, Made):
            self.handle_rematch(message.table)
        elif isinstance(message, Bye):
            self.measurements.errors[f"bye: {message.error}"] += 1
        elif isinstance(message, Error):
            self.handle_answer(message.id, message.error, message.message)
        else:
            self.handle_answer(message.id)

    def handle_state(self, state: State) -> None:
        self.seq = state.seq
        for delivery in list(self.deliveries):
            delivery.note_received(self)
        if state.full:
            self.opened.set()
        if state.table is not None:
            self.phase = state.table.phase
            if self.phase == "starting" and self.seat is not None:
                self.send("promise", commitment="")
        if state.position is not None:
            self.handle_position(state.position)

    def handle_answer(self, message_id: int | None, error: str = "", text: str = "") -> None:
        delivery = self.unanswered.pop(message_id or 0, None)
        if delivery is not None and (error or self.seq <= delivery.seq):
            delivery.drop()  # The move was refused, or a countdown comes first: no page receives anything now.
        if delivery is not None and not error:
            self.measurements.answer_s.append(perf_counter() - delivery.sent_at)
            self.measurements.counts["moves"] += 1
        elif error in OVERTAKEN:
            self.measurements.counts["overtaken"] += 1
        elif error:
            self.measurements.errors[f"{error}: {text}"] += 1

    def handle_rematch(self, table: str) -> None:
        if self.rematch is not None and not self.rematch.done():
            self.rematch.set_result(table)

    # Playing.

    def handle_position(self, position: Position) -> None:
        if self.seat == 0 and self.position is not None:
            self.measurements.counts["plies"] += max(0, position.ply - self.position.ply)
        self.position = position
        decision = position.decision
        if self.seat is None or position.outcome is not None:
            return
        if decision is not None and decision.id != self.planned_decision and not is_before_run(position.clock):
            self.planned_decision = decision.id
            self.shown_at = perf_counter()
            asyncio.get_running_loop().call_later(self.rng.uniform(*self.pace.move_s), self.act, decision.id)
        self.prepare_run(position.clock)

    def prepare_run(self, clock: Clock | None) -> None:
        """Before a run in Outrun: say that the page is ready, and turn the card when all are."""
        position = self.position
        if not is_before_run(clock) or clock is None or position is None or self.seat is None:
            return
        loop, pause_s = asyncio.get_running_loop(), self.rng.uniform(*READY_PAUSE_S)
        if self.ready_ply != position.ply and self.seat not in clock.ready:
            self.ready_ply = position.ply
            loop.call_later(pause_s, self.say_ready)
        decision = position.decision
        if clock.open and decision is not None and decision.id != self.planned_decision:
            self.planned_decision = decision.id
            loop.call_later(pause_s, self.turn_card, decision)

    def say_ready(self) -> None:
        if self.is_open:
            self.send("ready", seat=self.seat)

    def turn_card(self, decision: Decision) -> None:
        """Not measured: a countdown comes before its effect."""
        if self.is_open and self.planned_decision == decision.id:
            self.send("act", seat=self.seat, decision=decision.id, code=decision.options[0].code)

    def act(self, decision_id: str) -> None:
        """Answer a decision, unless it has gone or the page was reloaded, which plans its answer again.

        The options are those of now: moves of others may have changed them since the decision was shown.
        """
        decision = self.position.decision if self.position is not None else None
        if decision is None or not self.is_open or not self.planned_decision == decision_id == decision.id:
            return
        if decision.form is not None:
            code, timing = f"run:{choose_correct_row(decision.form, self.rng)}", self.run_timing()
        else:
            code, timing = self.rng.choice(decision.options).code, {}
        delivery = Delivery(self)
        self.unanswered[self.send("act", seat=self.seat, decision=decision.id, code=code, **timing)] = delivery

    def run_timing(self) -> dict[str, int]:
        return {"ms": int(1000 * (perf_counter() - self.shown_at))}

    def chat(self) -> None:
        if self.is_open:
            self.measurements.counts["chat"] += 1
            self.send("say", channel="table", text=f"{self.rng.random():.9f} and so on, as people say")


def is_before_run(clock: Clock | None) -> bool:
    """Whether people get ready for a run in Outrun."""
    return clock is not None and clock.kind == "ready"


class Delivery:
    """A move on its way to all pages of its table."""

    def __init__(self, sender: Page) -> None:
        self.sent_at = perf_counter()
        self.sender = sender
        self.seq = sender.seq
        """The sender's last change before the move."""
        self.pages = sender.table_pages
        self.waiting = set(map(id, self.pages))
        for page in self.pages:
            page.deliveries.append(self)

    def note_received(self, page: Page) -> None:
        """Count a page that has a newer change than the sender had before the move."""
        if page.seq <= self.seq:
            return
        self.waiting.discard(id(page))
        if not self.waiting:
            self.sender.measurements.delivery_s.append(perf_counter() - self.sent_at)
            self.drop()

    def drop(self) -> None:
        for page in self.pages:
            if self in page.deliveries:
                page.deliveries.remove(self)
