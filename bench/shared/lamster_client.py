"""Playing On the Lam! at our server: four people at a table, who answer whatever they are asked at random."""

import asyncio
import json
import secrets
from http.client import HTTPConnection
from typing import Any

import msgspec
from msgspec import Struct

from bench.shared.timed_table import SEATS, Seat, Table
from bench.shared.websocket import Broken

STATE = b'{"type":"state"'
OK = b'{"type":"ok"'
GAME = "on-the-lam"


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
    """As much of a message as is needed to play on."""

    seq: int
    full: bool
    table: TableInfo | None
    position: Position | None


read_state = msgspec.json.Decoder(State).decode


class LamsterSeat(Seat):
    """A page of our own server."""

    def __init__(self, table: Table, number: int) -> None:
        super().__init__(table, number)
        self.sent = 0
        self.ready = asyncio.Event()

    def hear(self, message: bytes) -> None:
        if message.startswith(STATE):
            self.take(read_state(message), len(message))
        elif not message.startswith(OK):
            raise Broken(message.decode())

    def take(self, state: State, size: int) -> None:
        if state.full:
            self.ready.set()
        if state.table is not None and state.table.phase == "starting":
            self.socket.send(self.message("promise", commitment=""))
        if state.position is None:
            return
        if state.position.decision is not None:
            self.table.may(self.number, self.answer(state.position.decision))
        if not state.full:
            self.table.hear(state.seq, size)

    def answer(self, decision: Decision) -> bytes:
        code = self.table.rng.choice(decision.options).code
        return self.message("act", seat=self.number, decision=decision.id, code=code)

    def message(self, kind: str, **fields: Any) -> bytes:
        self.sent += 1
        return msgspec.json.encode({"type": kind, "id": self.sent, **fields})


def request(line: HTTPConnection, method: str, path: str, secret: str, body: dict[str, Any]) -> dict[str, Any]:
    line.request(method, path, json.dumps(body), {"Cookie": f"lamster={secret}"})
    response = line.getresponse()
    found: dict[str, Any] = json.loads(response.read())
    if response.status >= 400:
        raise Broken(str(found))
    return found


async def sit_down(table: Table, address: tuple[str, int]) -> None:
    """Four people with names; the first of them makes the table, the others come, and the game begins."""
    line = HTTPConnection(*address)
    people = [secrets.token_urlsafe(32) for _ in range(SEATS)]
    for number, person in enumerate(people):
        request(line, "PUT", "/api/me", person, {"name": f"Player {number + 1}"})
    wanted = {"game": GAME, "seats": ["me", *["open"] * (SEATS - 1)], "options": {}}
    path = f"/api/tables/{request(line, 'POST', '/api/tables', people[0], wanted)['table']}/socket"
    line.close()
    seats = [LamsterSeat(table, number) for number in range(SEATS)]
    for seat, person in zip(seats, people, strict=True):
        await seat.connect(address, path, {"Cookie": f"lamster={person}"})
        await seat.ready.wait()
    for seat in seats[1:]:
        seat.ready.clear()
        seat.socket.send(seat.message("sit", seat=seat.number))
        await seat.ready.wait()
    seats[0].socket.send(seats[0].message("start"))
