"""The system under test: real hubs on a virtual loop, with simulated connections."""

import asyncio
import random
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import copy_context
from itertools import count
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec

from lamster.server.cluster.heartbeat import Heartbeat
from lamster.tables import protocol as wire
from lamster.tables.hub import lesson_tables
from lamster.tables.hub.hub import Hub
from lamster.tables.hub.nodes import AnyNotice, PeerNodes, Related, Renamed
from lamster.tables.model import restore
from lamster.tables.model.refused import Away, Refused
from lamster.tables.model.table import Table
from lamster.tables.room import dispatch
from lamster.tables.room.connection import Connection as ServerConnection
from lamster.tables.room.room import Room
from lamster.tables.room.room_host import Notification
from lamster.tables.store.base import Ban
from lamster.tables.workers import bot_workers
from lamster.tables.workers.fair_queue import Requester
from lamster.tables.workers.game_copies import Replica
from tests.simulation.bots import SimulatedBots
from tests.simulation.faulty_store import RecordingDatabase, SimulatedStore, Trouble
from tests.simulation.page import Message, Page
from tests.simulation.virtual_loop import GROUP, WALL_AT_START_MS, VirtualClock, VirtualLoop

BOT_PAUSE_S = 0.6
HOPS = 3
"""How often a connection is passed on to another node before it is told to come again."""
NOTICED_AFTER_S = 20.0
"""The server pings its connections: after so long it notices that one is dead."""

T = TypeVar("T")


class Lost(Exception):
    """The server was killed before it answered."""


class SimulatedReaders:
    """Reads games again, in the loop instead of in a process."""

    async def ask(
        self, _: Requester, table: Table, function: Callable[..., T], *args: Any, **more: Any
    ) -> tuple[T, int]:
        await asyncio.sleep(0.05)
        return function(Replica(table), *args), 0

    async def close(self) -> None:
        pass


class SimulatedNotifier:
    """Notifies people who asked for it, and remembers whom."""

    def __init__(self, system: "System") -> None:
        self.system = system

    def wants(self, person: str) -> bool:
        return person in self.system.notified

    def ring(self, call: Notification) -> None:
        self.system.trace("ring", call.person[:2], call.event, call.table, call.seat)
        self.system.notified[call.person].append(call)
        self.system.rung(call)

    def tell(self, hook: object, call: Notification) -> None:
        pass


class SimulatedBus:
    """The messages between nodes always arrive, unless the node is cut off."""

    def __init__(self, node: str) -> None:
        self.node = node
        self.hears = True

    def lose_all(self) -> None:
        pass


class SimulatedPeers(PeerNodes):
    """The other nodes of the same system."""

    def __init__(self, node: "Node") -> None:
        self.node = node
        self.bus = SimulatedBus(node.name)
        bus: Any = self.bus
        self.heartbeat = Heartbeat(node.hub, bus)
        node.hub.readiness_checks.append(self.heartbeat.hurdle)

    async def open(self) -> None:
        await self.heartbeat.open()

    async def leave(self) -> None:
        await self.heartbeat.close()

    def tell(self, notice: AnyNotice) -> None:
        for other in self.node.system.nodes.values():
            if other is not self.node and other.is_up:
                self.node.system.loop.call_later(0.01, other.run, other.hear, notice)


class Node:
    """One server: it is started, stopped, killed and started anew over the same database."""

    def __init__(self, system: "System", name: str) -> None:
        self.system = system
        self.name = name
        self.lives = 0
        self.is_up = False
        self.trouble = Trouble(Random(system.rng.random()))
        self.bots_trouble = ""
        self.connections: list[Connection] = []
        """Those that the server knows of."""

    @property
    def group(self) -> str:
        return f"{self.name or 'server'} {self.lives}"

    def run(self, function: Callable[..., T], *args: Any) -> T:
        """Call something as a part of this server: tasks that it makes are the server's."""
        context = copy_context()
        context.run(GROUP.set, self.group)
        return context.run(function, *args)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task: asyncio.Task[T] = self.run(asyncio.ensure_future, work)
        return task

    async def call(self, work: Coroutine[Any, Any, T]) -> T:
        """A request over HTTP."""
        if not self.is_up:
            work.close()
            raise Lost
        task = self.spawn(work)
        await asyncio.wait([task])
        if task.cancelled():
            raise Lost
        return task.result()

    def tasks(self) -> list[str]:
        return [repr(task.get_coro()) for task in self.system.loop.tasks_of(self.group)]

    def holds(self, room: Room) -> bool:
        """Whether the room is this node's, and nothing is going on there: what it says must be so."""
        held, owned = self.store.held, self.system.database.owners.get(room.table.id)
        if held is not None and (owned is None or owned.epoch != held.epochs.get(room.table.id) or not held.living):
            return False
        return not room.gone and not room.lock.locked()

    def task_count(self) -> int:
        return len(self.system.loop.living.get(self.group, ()))

    # Coming and going.

    async def start(self) -> None:
        self.lives += 1
        store = SimulatedStore(self.system.database, self.name, self.trouble)
        self.bots = SimulatedBots(self)
        self.hub = Hub(store, self.bots, BOT_PAUSE_S, self.system.clock)
        self.store = store
        self.hub.notifier = SimulatedNotifier(self.system)
        readers: Any = SimulatedReaders()
        self.hub.readers = readers
        if self.name:
            self.hub.peers = SimulatedPeers(self)
        await self.spawn(self.hub.open())
        self.is_up = True

    async def stop(self) -> None:
        """As at a signal: pages are told, and everything is finished."""
        self.is_up = False
        await self.spawn(self.hub.close())

    def kill(self) -> None:
        """As when the power goes: nothing more is written or said, and nobody is told."""
        self.is_up = self.store.is_open = False
        self.system.killed_at = self.system.loop.now
        connections, self.connections = self.connections, []
        for connection in connections:
            connection.break_off()
        self.system.loop.end_group(self.group)

    def set_hearing(self, hears: bool) -> None:
        """Whether the node hears the others."""
        if isinstance(self.hub.peers, SimulatedPeers):
            self.hub.peers.bus.hears = hears

    def hear(self, notice: AnyNotice) -> None:
        if isinstance(notice, Related):
            self.hub.relations.apply(notice)
        elif isinstance(notice, Renamed):
            self.spawn(self.hub.rename_here(notice.person, notice.name))


class Connection:
    """One page at a table: the server's end and the client's, with a network between that takes its time."""

    def __init__(self, system: "System", person: str, table: str, key: str = "", trip_s: float = 0.02) -> None:
        self.system = system
        self.person = person
        self.table = table
        self.key = key
        self.trip_s = trip_s
        """Seconds that a message is under way, in either direction."""
        self.page = Page()
        self.line = ServerConnection(person, "", self.put, self.close_by_server)
        self.node: Node | None = None
        self.room: Room | None = None
        self.inbox: asyncio.Queue[tuple[wire.FromBrowser, int] | None] = asyncio.Queue()
        self.flying: deque[bytes | None] = deque()
        """On the way to the client; None: the end."""
        self.is_open = True
        """The client believes so."""
        self.is_cut = False
        """Nothing gets through any more, and neither end may know."""
        self.closing = False
        self.hops = 0
        self.opened_at = system.loop.now
        self.bye = ""
        self.heard: Callable[[Message], None] = lambda _: None
        self.ended: Callable[[], None] = lambda: None

    @property
    def is_settled(self) -> bool:
        """Both ends know of each other, and the first state has come."""
        here = self.room is not None and self.line in self.room.connections
        return here and self.is_open and not self.is_cut and not self.closing and self.page.is_told

    # The server's end.

    def start(self, node: Node) -> None:
        self.node = node
        node.connections.append(self)
        node.spawn(self.attend(node))

    async def attend(self, node: Node) -> None:
        try:
            room = await node.hub.open_page(self.table, self.line, self.key)
        except Refused as refused:
            self.forget()
            if not self.pass_on(refused):
                self.line.goodbye(refused)
            return
        self.room = room
        try:
            while (item := await self.inbox.get()) is not None:
                await dispatch.handle(room, self.line, *item)
        finally:
            self.forget()
            dispatch.leave(room, self.line)

    def pass_on(self, refused: Refused) -> bool:
        """Another node has the table: go there, as the nodes do among themselves; whether that could be done."""
        other = self.system.nodes.get(refused.node) if isinstance(refused, Away) else None
        self.hops += 1
        if other is None or not other.is_up or self.hops > HOPS:
            return False
        self.start(other)
        return True

    def forget(self) -> None:
        self.system.here_at[self.person, self.table] = self.system.loop.now
        if self.node is not None and self in self.node.connections:
            self.node.connections.remove(self)

    def put(self, frame: bytes) -> None:
        if not (self.closing or self.is_cut):
            self.system.note_frame(self, frame)
            self.fly(frame)

    def close_by_server(self) -> None:
        if not self.closing:
            self.closing = True
            self.fly(None)

    def fly(self, frame: bytes | None) -> None:
        self.flying.append(frame)
        self.system.loop.call_later(self.trip_s, self.arrive)

    def arrive(self) -> None:
        if self.flying:
            self.take(self.flying.popleft())

    def flush(self) -> None:
        """Let all that is under way to the client arrive now."""
        while self.flying:
            self.take(self.flying.popleft())

    # The client's end.

    def take(self, frame: bytes | None) -> None:
        if not self.is_open:
            return
        if frame is None:
            self.hang_up()
            return
        message = self.page.read(frame, self.system.loop.now)
        if message.type == "beat":
            self.send(wire.BeatBack(0, message.n))
        elif message.type == "bye":
            self.bye = message.error
        self.heard(message)

    def send(self, message: wire.FromBrowser) -> None:
        if self.is_open and not self.is_cut:
            self.system.loop.call_later(self.trip_s, self.deliver, message)

    def deliver(self, message: wire.FromBrowser) -> None:
        """A message arrives at the server."""
        if self.is_cut or self.closing or self.node is None or self not in self.node.connections:
            return
        heard = self.system.clock.monotonic()
        if isinstance(message, wire.BeatBack) and self.room is not None:
            self.node.spawn(handle(self.room, self.line, message, heard))
        else:
            self.inbox.put_nowait((message, heard))

    def hang_up(self) -> None:
        """The client ends it: the server hears of it after what was sent before."""
        if self.is_open:
            self.is_open = False
            self.flying.clear()
            if not self.is_cut:
                self.system.loop.call_later(self.trip_s, self.inbox.put_nowait, None)
            self.ended()

    def cut(self) -> None:
        """The network is gone without a sign: the client notices at its next ping, the server at its own."""
        if not self.is_cut:
            self.is_cut = True
            self.flying.clear()
            self.system.loop.call_later(NOTICED_AFTER_S, self.inbox.put_nowait, None)

    def break_off(self) -> None:
        """The server is dead."""
        self.is_cut = True
        self.flying.clear()
        self.system.loop.call_later(self.trip_s, self.hang_up)


async def handle(room: Room, line: ServerConnection, message: wire.FromBrowser, heard: int) -> None:
    await dispatch.handle(room, line, message, heard)


class System:
    """All nodes, what they share, and what can be asked about them."""

    def __init__(self, loop: VirtualLoop, seed: int, nodes: int) -> None:
        self.loop = loop
        self.rng = Random(f"system {seed}")
        self.clock = VirtualClock(loop, WALL_AT_START_MS)
        self.database = RecordingDatabase(loop, self.clock)
        self.notified: dict[str, list[Notification]] = {}
        """Whom to notify when they are away, and of what they were."""
        self.here_at: dict[tuple[str, str], float] = {}
        """When a person last had a connection to a table, as far as a server knew."""
        self.killed_at = 0.0
        self.rung: Callable[[Notification], None] = lambda _: None
        self.errors: list[str] = []
        self.trace: Callable[..., None] = lambda *_: None
        self.frames = 0
        names = ["a", "b"] if nodes == 2 else [""]
        self.nodes = {name: Node(self, name) for name in names}

    def note_frame(self, connection: Connection, frame: bytes) -> None:
        self.frames += 1
        self.trace("frame", connection.person[:2], connection.table, frame)

    def unexpected(self, problem: BaseException) -> None:
        self.errors.append(f"{type(problem).__name__}: {problem}")

    def some_node(self, rng: Random) -> Node | None:
        up = [node for node in self.nodes.values() if node.is_up]
        return rng.choice(up) if up else None

    # What people ask for over HTTP.

    async def make_table(self, node: Node, person: str, wanted: dict[str, Any]) -> str:
        new = msgspec.convert(wanted, wire.NewTable)
        return await node.call(make_table(node.hub, person, new))

    async def make_lesson(self, node: Node, person: str, game: str) -> str:
        return await node.call(lesson_tables.learn(node.hub, person, "", wire.Learn(game, anew=True)))

    async def rename(self, node: Node, person: str, name: str) -> None:
        await node.call(node.hub.rename(person, name))

    async def play_on(self, node: Node, person: str, table: str, ply: int, seats: list[str]) -> str:
        return await node.call(play_on(node.hub, person, table, wire.Continue(ply, seats)))

    async def show_lobby(self, node: Node, person: str) -> None:
        await node.call(show_lobby(node.hub, person))

    def ban(self, person: str, minutes: int) -> None:
        until = self.clock.wall() + 60_000 * minutes
        self.database.bans["person", person] = Ban("person", person, until, "", self.clock.wall())


async def make_table(hub: Hub, person: str, wanted: wire.NewTable) -> str:
    return await hub.create(person, await hub.name_of(person), wanted)


async def play_on(hub: Hub, person: str, table: str, wanted: wire.Continue) -> str:
    found = await hub.look_at(table)
    return await hub.go_on(person, await hub.name_of(person), found, wanted, Requester(person, table))


async def show_lobby(hub: Hub, person: str) -> None:
    await hub.lobby(person)


def to_message(kind: str, number: int, fields: dict[str, Any]) -> wire.FromBrowser:
    message: wire.FromBrowser = msgspec.convert({"type": kind, "id": number, **fields}, wire.FromBrowser)
    return message


REFUSALS = (Refused, Lost)
"""What a person may be told instead of what they asked for."""


# The world around: chance and time.


@contextmanager
def virtual_world(loop: VirtualLoop, seed: int) -> Iterator[None]:
    """Whatever is drawn or timed meanwhile follows from the seed and from the loop."""
    rng, slices = Random(f"secrets {seed}"), count()
    random.seed(seed)
    with ExitStack() as stack:
        for place, name, stand_in in (
            (secrets, "token_bytes", lambda nbytes=None: rng.randbytes(nbytes or 32)),
            (secrets, "choice", rng.choice),
            (secrets, "randbelow", rng.randrange),
            (time, "monotonic", lambda: loop.now),
            (restore, "perf_counter", lambda: loop.now + 0.001 * next(slices)),
            (bot_workers, "perf_counter", lambda: loop.now),
        ):
            stack.enter_context(patch.object(place, name, stand_in))
        yield
