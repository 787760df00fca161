"""Playing at boardgame.io's server, in the words of its own client: socket.io over a websocket, with credentials."""

import asyncio
import json
from http.client import HTTPConnection
from typing import Any

import msgspec
from msgspec import Struct

from bench.shared.timed_table import SEATS, Seat, Table
from bench.shared.websocket import Broken

PATH = "/socket.io/?EIO=4&transport=websocket"
GAME = "lam"
OPENED, PING, PONG = b"0", b"2", b"3"
JOIN = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
TILES = [f"{column}{row}" for row in (1, 2, 3) for column in "ABCDE"]


class Context(Struct, rename="camel"):
    current_player: str


class State(Struct):
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class SyncInfo(Struct):
    state: State


class Update(Struct, array_like=True):
    """As much of an event as is needed to play on."""

    event: str
    match: str
    state: State


class Sync(Struct, array_like=True):
    event: str
    match: str
    info: SyncInfo


read_update = msgspec.json.Decoder(Update).decode
read_sync = msgspec.json.Decoder(Sync).decode


class BoardgameSeat(Seat):
    """A client of boardgame.io."""

    def __init__(self, table: Table, number: int, match: str, credentials: str) -> None:
        super().__init__(table, number)
        self.match = match
        self.credentials = credentials
        self.listed = asyncio.Event()
        """The server sends moves to this client: until then it only answered its request for the state."""

    def hear(self, message: bytes) -> None:
        if message.startswith(EVENT):
            self.take(message[len(EVENT) :])
        elif message.startswith(JOIN):
            self.emit("sync", self.match, str(self.number), self.credentials, SEATS)
        elif message.startswith(OPENED):
            self.socket.send(JOIN)
        elif message == PING:
            self.socket.send(PONG)
        else:
            raise Broken(message.decode())

    def take(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            state = read_update(event).state
            self.look(state)
            self.table.hear(state.number, len(event))
        elif event.startswith(b'["sync"'):
            self.look(read_sync(event).info.state)
        elif event.startswith(b'["matchData"'):
            self.listed.set()

    def look(self, state: State) -> None:
        if state.ctx.current_player == str(self.number):
            self.table.may(self.number, self.move(state.number))

    def move(self, number: int) -> bytes:
        seat, tile = str(self.number), self.table.rng.choice(TILES)
        payload = {"type": "search", "args": [tile], "playerID": seat, "credentials": self.credentials}
        return self.event("update", {"type": "MAKE_MOVE", "payload": payload}, number, self.match, seat)

    def emit(self, *event: Any) -> None:
        self.socket.send(self.event(*event))

    def event(self, *event: Any) -> bytes:
        return EVENT + msgspec.json.encode(event)


def post(line: HTTPConnection, path: str, body: dict[str, Any]) -> dict[str, Any]:
    line.request("POST", f"/games/{GAME}{path}", json.dumps(body), {"Content-Type": "application/json"})
    response = line.getresponse()
    text = response.read()
    if response.status >= 400:
        raise Broken(text.decode())
    found: dict[str, Any] = json.loads(text)
    return found


async def sit_down(table: Table, address: tuple[str, int]) -> None:
    """A match, made and joined by way of the lobby as its client does."""
    line = HTTPConnection(*address)
    match = post(line, "/create", {"numPlayers": SEATS})["matchID"]
    for number in range(SEATS):
        joined = post(line, f"/{match}/join", {"playerID": str(number), "playerName": f"Player {number + 1}"})
        seat = BoardgameSeat(table, number, match, joined["playerCredentials"])
        await seat.connect(address, PATH, {})
        await seat.listed.wait()
    line.close()
