"""A node: one server of several. It says that it lives, hears the others, and looks after the tables that it owns."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from lamster.server.cluster.bus import Bus, Undelivered
from lamster.server.cluster.heartbeat import Heartbeat
from lamster.server.cluster.messages import (
    Answered,
    AnyBody,
    AskCard,
    CardIs,
    Finished,
    HungUp,
    Left,
    Open,
    Opened,
    Said,
    Told,
)
from lamster.server.cluster.proxied_sessions import HostedSession, ProxiedSession, unpacked
from lamster.server.notifications.sender import NotificationSender
from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.hub.nodes import AnyNotice, Forgotten, PeerNodes, Related, Renamed, Subscribed, Unsubscribed
from lamster.tables.model.refused import Refused, storing
from lamster.tables.protocol import encode
from lamster.tables.room.connection import Connection
from lamster.tables.room.handlers import people
from lamster.tables.room.room import Room
from lamster.tables.store.base import StorageError

LAST_WORDS = 1.0
"""Seconds that what other nodes passed on has to end when this one stops."""
CARD_WITHIN = 1.0
"""Seconds that somebody in the lobby waits for what another node knows better."""

logger = logging.getLogger("lamster")
card_in = msgspec.json.Decoder(wire.TableCard).decode


class Node(PeerNodes):
    """Everything between this server and the others."""

    def __init__(self, hub: Hub, sender: NotificationSender, bus: Bus) -> None:
        self.hub = hub
        self.sender = sender
        self.bus = bus
        self.heart = Heartbeat(hub, bus)
        self.app: ASGIApp | None = None
        self.websocket_app: ASGIApp | None = None
        self.site: Any = None
        self.numbers = 0
        self.askings: dict[int, ProxiedSession] = {}
        self.hostings: dict[tuple[str, int], HostedSession] = {}
        self.questions: dict[int, asyncio.Future[bytes]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        hub.peers = sender.peers = self
        hub.readiness_checks.append(self.heart.hurdle)
        self.count()

    def count(self) -> None:
        """What the metrics tell of a node."""
        gauge, leases = self.hub.metrics.gauge, self.hub.store.leases
        gauge("node_living", "1 while nobody can have taken what is ours.", lambda: leases.living)
        gauge("node_hears", "1 while this node hears the others.", lambda: self.bus.hears)
        gauge("passed_on", "Requests and lines that other nodes answer for this one.", lambda: len(self.askings))
        gauge("taken_on", "Requests and lines that this node answers for others.", lambda: len(self.hostings))

    def serve(self, app: ASGIApp, site: Any) -> None:
        """What other nodes pass on is for this application."""
        self.app, self.site = app, site

    async def open(self) -> None:
        """Be born, and be heard, before any table is in use."""
        self.bus.heard, self.bus.lost, self.bus.back = self.hear, self.lose, self.catch_up
        self.bus.open(self.hub.store.leases.node)
        await self.heart.open()

    async def leave(self) -> None:
        """The others have our tables from now on; what we passed on to them is for another node to pass on."""
        await self.heart.close()
        self.bus.tell(Left())
        for asking in list(self.askings.values()):
            asking.lose()

    async def close(self) -> None:
        for hosting in list(self.hostings.values()):
            hosting.lose()
        await self.bus.close()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=LAST_WORDS)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done_with)

    def done_with(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("between nodes", exc_info=task.exception())

    # What this node passes on.

    def open_session(self, node: str, scope: Scope, receive: Receive, send: Send) -> ProxiedSession:
        self.numbers += 1
        asking = ProxiedSession(self.bus, node, self.numbers, scope, receive, send)
        self.askings[asking.number] = asking
        return asking

    def close_session(self, session: ProxiedSession) -> None:
        del self.askings[session.number]

    # What it hears.

    def hear(self, node: str, body: AnyBody) -> None:
        """Nothing here waits: the messages of all other nodes come this way."""
        if isinstance(body, Open):
            self.host(node, body)
        elif isinstance(body, AskCard):
            self.spawn(self.answer_card(node, body))
        elif isinstance(body, CardIs):
            self.answered(body)
        elif isinstance(body, Told):
            self.spawn(self.take(body.notice))
        elif isinstance(body, Left):
            self.heart.wake()
        elif isinstance(body, Said | HungUp):
            self.hear_asker(node, body)
        else:
            self.hear_host(node, body)

    def host(self, node: str, body: Open) -> None:
        app = self.websocket_app if body.scope["type"] == "websocket" else self.app
        if app is None or self.hub.closing:
            self.bus.post(node, Finished(body.number))
            return
        hosting = HostedSession(self.bus, node, body.number, unpacked(body.scope, self.site))
        self.hostings[node, body.number] = hosting
        self.spawn(self.run(hosting, app))

    async def run(self, hosting: HostedSession, app: ASGIApp) -> None:
        try:
            await hosting.run(app)
        finally:
            del self.hostings[hosting.node, hosting.number]

    def hear_asker(self, node: str, body: Said | HungUp) -> None:
        hosting = self.hostings.get((node, body.number))
        if hosting is None:
            return
        if isinstance(body, Said):
            hosting.put(body.message)
        else:
            hosting.lose()

    def hear_host(self, node: str, body: AnyBody) -> None:
        asking = self.askings.get(getattr(body, "number", 0))
        if asking is None or asking.node != node:
            return
        if isinstance(body, Opened):
            asking.accept()
        elif isinstance(body, Answered):
            asking.put(body.message)
        elif isinstance(body, Finished):
            asking.finish(body.failed)

    def lose(self, node: str) -> None:
        """With another node all is over that was under way."""
        for asking in [asking for asking in self.askings.values() if asking.node == node]:
            asking.lose()
        for hosting in [hosting for hosting in self.hostings.values() if hosting.node == node]:
            hosting.lose()

    # What all must know.

    def tell(self, notice: AnyNotice) -> None:
        self.bus.tell(Told(notice))

    async def take(self, notice: AnyNotice) -> None:
        if isinstance(notice, Renamed):
            await self.hub.renamed(notice.person, notice.name)
        elif isinstance(notice, Related):
            self.hub.relate_here(notice.person, notice.kind, notice.other, notice.on)
        elif isinstance(notice, Subscribed):
            self.sender.learn(notice.row)
        elif isinstance(notice, Unsubscribed):
            self.sender.forget(notice.endpoint)
        elif isinstance(notice, Forgotten):
            await self.forget(notice.person)

    async def forget(self, person: str) -> None:
        try:
            await self.hub.retention.forget_here(person)
        except StorageError as problem:
            logger.warning("somebody is not forgotten here yet: %s", problem)

    def catch_up(self) -> None:
        """We hear again. What we may have missed stands in the store."""
        self.heart.wake()
        self.spawn(self.read_anew())

    async def read_anew(self) -> None:
        try:
            await self.sender.read_anew()
            await self.recall_people()
        except Refused as refused:
            logger.warning("what other nodes told is not known: %s", refused)

    async def recall_people(self) -> None:
        """What is known of all who are here."""
        for room in list(self.hub.rooms.values()):
            for line in list(room.connections):
                with storing():
                    await self.recall(room, line)

    async def recall(self, room: Room, line: Connection) -> None:
        known = await self.hub.store.relations(line.person)
        line.muted = {other for kind, other in known if kind == "mute"}
        line.blocked = {other for kind, other in known if kind == "block"}
        if line.person == room.table.host:
            room.host_blocks = set(line.blocked)
        name = await self.hub.name_of(line.person)
        if name and name != line.name:
            with suppress(Refused):  # One log that is full must not keep all others from what they missed.
                await people.rename(room, line.person, name)
        elif line.name and not name:  # Nobody takes a name away but whoever is forgotten.
            await self.hub.retention.forget_here(line.person)

    # The lobby.

    async def card(self, node: str, table: str, person: str, seen: int | None) -> wire.TableCard | None:
        self.numbers += 1
        number = self.numbers
        self.questions[number] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(CARD_WITHIN):
                await self.bus.say(node, AskCard(number, table, person, seen))
                found = await self.questions[number]
        except (Undelivered, TimeoutError):
            return None
        finally:
            del self.questions[number]
        return card_in(found) if found else None

    def answered(self, body: CardIs) -> None:
        question = self.questions.get(body.number)
        if question is not None and not question.done():
            question.set_result(body.card)

    async def answer_card(self, node: str, body: AskCard) -> None:
        try:
            found = encode(await self.hub.own_card(body.table, body.person, body.seen))
        except Refused:
            found = b""
        self.bus.post(node, CardIs(body.number, found))
