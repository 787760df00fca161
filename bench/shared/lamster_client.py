"""A client of Lamster's server: four people play On the Lam! and answer every decision at random."""

import asyncio
from typing import Any

import msgspec
from msgspec import Struct

from bench.shared.lamster_api import Address, cookie_of, create_table, new_person, socket_path
from bench.shared.timed_table import SEATS, Seat, TimedTable
from bench.shared.websocket import ServerError

STATE = b'{"type":"state"'
OK = b'{"type":"ok"'
GAME = "on-the-lam"


# The parts of a state that are needed to play; fewer than in messages.py, so that clients use less CPU time.


class Option(Struct):
    code: str


class Decision(Struct):
    id: str
    options: list[Option]


class Position(Struct):
    decision: Decision | None


class TableInfo(Struct):
    phase: str


class State(Struct):
    seq: int
    full: bool
    table: TableInfo | None
    position: Position | None


decode_state = msgspec.json.Decoder(State).decode


class LamsterSeat(Seat):
    """One client of a table."""

    def __init__(self, table: TimedTable, number: int) -> None:
        super().__init__(table, number)
        self.message_id = 0
        self.ready = asyncio.Event()
        """The client has received a full state."""

    def receive(self, message: bytes) -> None:
        if message.startswith(STATE):
            self.handle_state(decode_state(message), len(message))
        elif not message.startswith(OK):
            raise ServerError(message.decode())

    def handle_state(self, state: State, size: int) -> None:
        if state.full:
            self.ready.set()
        if state.table is not None and state.table.phase == "starting":
            self.send("promise", commitment="")
        if state.position is None:
            return
        if state.position.decision is not None:
            self.table.offer_move(self.number, self.encode_move(state.position.decision))
        if not state.full:
            self.table.count_receiver(state.seq, size)

    def encode_move(self, decision: Decision) -> bytes:
        code = self.table.rng.choice(decision.options).code
        return self.encode("act", seat=self.number, decision=decision.id, code=code)

    def encode(self, kind: str, **fields: Any) -> bytes:
        self.message_id += 1
        return msgspec.json.encode({"type": kind, "id": self.message_id, **fields})

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(self.encode(kind, **fields))


async def join_table(table: TimedTable, address: Address) -> None:
    """Create a table, let four people sit down at it, and start the game."""
    people = [new_person() for _ in range(SEATS)]
    path = socket_path(create_table(address, people, GAME, {}))
    seats = [LamsterSeat(table, number) for number in range(SEATS)]
    for seat, person in zip(seats, people, strict=True):
        await seat.connect(address, path, cookie_of(person))
        await seat.ready.wait()
    for seat in seats[1:]:
        seat.ready.clear()
        seat.send("sit", seat=seat.number)
        await seat.ready.wait()
    seats[0].send("start")
