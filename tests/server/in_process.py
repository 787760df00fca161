"""Tables in the test's own process: no network, so that a test can reach into them."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.types import ASGIApp, Message

from lamster.kernel.chance import commitment
from lamster.server.identity import Identity
from lamster.server.websocket import PageSession
from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.room import dispatch
from lamster.tables.room.connection import Connection
from lamster.tables.room.room import Room
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.workers.bot_workers import BotWorkers
from tests.server.reading import Json, Reader
from tests.server.running import Refusal


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[Hub]:
    """A hub without bots."""
    hub = Hub(SqliteStore(folder / "lamster.db"), BotWorkers(0), 0.0)
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


@contextmanager
def seeded(seed: int) -> Iterator[Random]:
    """Whatever is made meanwhile has the same chance every time; only ids of tables differ: a store may hold many."""
    fixed, others = Random(seed), Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", lambda nbytes=None: fixed.randbytes(nbytes or 32))
        patch.setattr(secrets, "randbelow", others.randrange)
        yield fixed


class Visitor(Reader):
    """Somebody with an open page, without a line between."""

    def __init__(self, hub: Hub, person: str = "") -> None:
        super().__init__()
        self.hub = hub
        self.person = person or secrets.token_hex(10)
        self.connection = Connection(self.person, "", lambda text: void(self.read(text.decode())), self.leave)
        self.number = 0
        self.room: Room | None = None

    async def enter(self, table: str) -> "Visitor":
        self.room = await self.hub.open_page(table, self.connection)
        return self

    def leave(self) -> None:
        if self.room is not None:
            dispatch.leave(self.room, self.connection)

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message; the answer, or an error that is raised. Only a start is answered later."""
        self.number += 1
        assert self.room is not None
        message = msgspec.convert({"type": kind, "id": self.number, **fields}, wire.FromBrowser)
        place = len(self.frames)
        await dispatch.handle(self.room, self.connection, message)
        answers = [found for found in map(msgspec.json.decode, self.frames[place:]) if found.get("id") == self.number]
        if answers and answers[0]["type"] == "error":
            raise Refusal(answers[0])
        return answers[0] if answers else {}

    async def act(self, code: str) -> Json:
        assert self.decision is not None
        return await self.ask("act", seat=self.decision["seat"], decision=self.decision["id"], code=code)


class Socket:
    """A page of the server with a line that the test holds both ends of."""

    def __init__(self, hub: Hub, table: str) -> None:
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.reading = asyncio.Event()
        self.reading.set()
        self.texts: list[str] = []
        self.closed = 0
        scope = {"path_params": {"table": table}, "state": {"identity": Identity(secrets.token_hex(20), fresh=False)}}
        self.page = PageSession(hub, scope, self.incoming.get, self.take)
        self.running = asyncio.create_task(self.page.run())

    async def open(self) -> "Socket":
        await until(lambda: self.texts)
        return self

    async def take(self, message: Message) -> None:
        """What the page sends is taken as long as somebody reads."""
        await self.reading.wait()
        if message["type"] == "websocket.send":
            self.texts.append(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
            self.incoming.put_nowait({"type": "websocket.disconnect"})

    async def send(self, **message: Any) -> None:
        await self.incoming.put({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def done(self) -> None:
        async with asyncio.timeout(10):
            await self.running


def void(_: object) -> None:
    """What a line sends comes to nothing else."""


async def newcomer(hub: Hub, name: str) -> Visitor:
    visitor = Visitor(hub)
    await hub.rename(visitor.person, name)
    return visitor


async def table_of(host: Visitor, *seats: str, **options: wire.Value) -> str:
    return await make(host, wire.NewTable(game="on-the-lam", seats=list(seats), options={"round_limit": 2, **options}))


async def make(host: Visitor, wanted: wire.NewTable) -> str:
    return await host.hub.create(host.person, await host.hub.name_of(host.person), wanted)


async def company(hub: Hub, *names: str, **options: wire.Value) -> list[Visitor]:
    """Everybody sits at a new table."""
    return await company_at(hub, "on-the-lam", *names, round_limit=2, **options)


async def company_at(hub: Hub, game: str, *names: str, **options: wire.Value) -> list[Visitor]:
    """The same at a table of this game."""
    visitors = [await newcomer(hub, name) for name in names]
    await sit_together(visitors, game, **options)
    return visitors


async def sit_together(visitors: list[Visitor], game: str, **options: wire.Value) -> str:
    """A new table for these, who are known by name already."""
    wanted = wire.NewTable(game=game, seats=["me", *["open"] * (len(visitors) - 1)], options=options)
    table = await make(visitors[0], wanted)
    for seat, visitor in enumerate(visitors):
        await visitor.enter(table)
        if seat:
            await visitor.ask("sit", seat=seat)
    return table


async def start(visitors: list[Visitor]) -> None:
    await visitors[0].ask("start")
    for visitor in visitors:
        await visitor.ask("promise", commitment=commitment(visitor.label, visitor.secret))
    for visitor in visitors:
        await visitor.ask("reveal", secret=visitor.secret.hex())


async def play_out(visitors: list[Visitor], rng: Random) -> None:
    while not visitors[0].over:
        mover = next(visitor for visitor in visitors if visitor.decision is not None)
        assert mover.decision is not None
        await mover.act(rng.choice(mover.decision["options"])["code"])


async def until(done: Any, patience: float = 10.0) -> None:
    """Let the others go on until something is true."""
    async with asyncio.timeout(patience):
        while not done():
            await asyncio.sleep(0.005)


async def get(
    app: ASGIApp, path: str, client: str = "127.0.0.1", host: str = "localhost"
) -> tuple[int, dict[str, str], bytes]:
    """A request, past the network."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "scheme": "http", "root_path": ""}
    headers = [(b"host", host.encode())] if host else []
    await app({**scope, "headers": headers, "client": (client, 1)}, receive, send)
    told = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], told, b"".join(message.get("body", b"") for message in sent[1:])
