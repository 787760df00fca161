"""A client of boardgame.io's server that speaks its protocol: socket.io over a websocket, with credentials."""

import asyncio
import json
from http.client import HTTPConnection
from typing import Any

import msgspec
from msgspec import Struct

from bench.shared.timed_table import SEATS, Seat, TimedTable
from bench.shared.websocket import ServerError

PATH = "/socket.io/?EIO=4&transport=websocket"
GAME = "lam"
OPENED, PING, PONG = b"0", b"2", b"3"
JOIN = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
TILES = [f"{column}{row}" for row in (1, 2, 3) for column in "ABCDE"]


# The parts of the messages that are needed to play.


class Context(Struct, rename="camel"):
    current_player: str


class State(Struct):
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class SyncInfo(Struct):
    state: State


class Update(Struct, array_like=True):
    event: str
    match: str
    state: State


class Sync(Struct, array_like=True):
    event: str
    match: str
    info: SyncInfo


decode_update = msgspec.json.Decoder(Update).decode
decode_sync = msgspec.json.Decoder(Sync).decode


class BoardgameSeat(Seat):
    """One client of a match."""

    def __init__(self, table: TimedTable, number: int, match: str, credentials: str) -> None:
        super().__init__(table, number)
        self.match = match
        self.credentials = credentials
        self.subscribed = asyncio.Event()
        """The server sends the moves of the match to this client from now on."""

    def receive(self, message: bytes) -> None:
        if message.startswith(EVENT):
            self.handle_event(message[len(EVENT) :])
        elif message.startswith(JOIN):
            self.socket.send(encode_event("sync", self.match, str(self.number), self.credentials, SEATS))
        elif message.startswith(OPENED):
            self.socket.send(JOIN)
        elif message == PING:
            self.socket.send(PONG)
        else:
            raise ServerError(message.decode())

    def handle_event(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            state = decode_update(event).state
            self.offer_move(state)
            self.table.count_receiver(state.number, len(event))
        elif event.startswith(b'["sync"'):
            self.offer_move(decode_sync(event).info.state)
        elif event.startswith(b'["matchData"'):
            self.subscribed.set()

    def offer_move(self, state: State) -> None:
        if state.ctx.current_player == str(self.number):
            self.table.offer_move(self.number, self.encode_move(state.number))

    def encode_move(self, number: int) -> bytes:
        seat, tile = str(self.number), self.table.rng.choice(TILES)
        payload = {"type": "search", "args": [tile], "playerID": seat, "credentials": self.credentials}
        return encode_event("update", {"type": "MAKE_MOVE", "payload": payload}, number, self.match, seat)


def encode_event(*event: Any) -> bytes:
    return EVENT + msgspec.json.encode(event)


def post(connection: HTTPConnection, path: str, body: dict[str, Any]) -> dict[str, Any]:
    connection.request("POST", f"/games/{GAME}{path}", json.dumps(body), {"Content-Type": "application/json"})
    response = connection.getresponse()
    text = response.read()
    if response.status >= 400:
        raise ServerError(text.decode())
    answer: dict[str, Any] = json.loads(text)
    return answer


async def join_table(table: TimedTable, address: tuple[str, int]) -> None:
    """Create a match and join it through the lobby, as boardgame.io's own client does."""
    connection = HTTPConnection(*address)
    match = post(connection, "/create", {"numPlayers": SEATS})["matchID"]
    for number in range(SEATS):
        joined = post(connection, f"/{match}/join", {"playerID": str(number), "playerName": f"Player {number + 1}"})
        seat = BoardgameSeat(table, number, match, joined["playerCredentials"])
        await seat.connect(address, PATH, {})
        await seat.subscribed.wait()
    connection.close()
