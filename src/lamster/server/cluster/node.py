"""A node of a cluster: its heartbeat, its messages, and the sessions that it forwards or hosts."""

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
from lamster.server.cluster.proxied_sessions import HostedSession, ProxiedSession, unpack_scope
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

CLOSE_TIMEOUT_S = 1.0
"""How long hosted sessions may take to end when the node stops."""
CARD_TIMEOUT_S = 1.0
"""How long the lobby waits for the card of another node."""

logger = logging.getLogger("lamster")
card_in = msgspec.json.Decoder(wire.TableCard).decode


class Node(PeerNodes):
    """The connection of this server to the other nodes."""

    def __init__(self, hub: Hub, sender: NotificationSender, bus: Bus) -> None:
        self.hub = hub
        self.sender = sender
        self.bus = bus
        self.heartbeat = Heartbeat(hub, bus)
        self.app: ASGIApp | None = None
        self.websocket_app: ASGIApp | None = None
        self.site: Any = None
        self.numbers = 0
        self.forwarded: dict[int, ProxiedSession] = {}
        self.hosted: dict[tuple[str, int], HostedSession] = {}
        self.questions: dict[int, asyncio.Future[bytes]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        hub.peers = sender.peers = self
        hub.readiness_checks.append(self.heartbeat.hurdle)
        self.add_gauges()

    def add_gauges(self) -> None:
        gauge, leases = self.hub.metrics.gauge, self.hub.store.leases
        gauge("node_alive", "1 while no other node can have taken tables of this one.", lambda: leases.living)
        gauge("node_connected", "1 while this node receives messages of the others.", lambda: self.bus.hears)
        gauge(
            "sessions_forwarded",
            "Requests and websockets answered by others.",
            lambda: len(self.forwarded),
        )
        gauge("sessions_hosted", "Requests and websockets answered for others.", lambda: len(self.hosted))

    def serve(self, app: ASGIApp, site: Any) -> None:
        """Use this application for requests that other nodes forward."""
        self.app, self.site = app, site

    async def open(self) -> None:
        """Register the node and connect, before any table is in use."""
        self.bus.heard, self.bus.lost, self.bus.back = self.hear, self.lose, self.catch_up
        self.bus.open(self.hub.store.leases.node)
        await self.heartbeat.open()

    async def leave(self) -> None:
        """Give up all tables, and end the sessions that this node forwards: clients reconnect to another node."""
        await self.heartbeat.close()
        self.bus.tell(Left())
        for session in list(self.forwarded.values()):
            session.lose()

    async def close(self) -> None:
        for hosted in list(self.hosted.values()):
            hosted.lose()
        await self.bus.close()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=CLOSE_TIMEOUT_S)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done_with)

    def done_with(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task of the node failed", exc_info=task.exception())

    # Forwarded sessions.

    def open_session(self, node: str, scope: Scope, receive: Receive, send: Send) -> ProxiedSession:
        self.numbers += 1
        session = ProxiedSession(self.bus, node, self.numbers, scope, receive, send)
        self.forwarded[session.number] = session
        return session

    def close_session(self, session: ProxiedSession) -> None:
        del self.forwarded[session.number]

    # Received messages.

    def hear(self, node: str, body: AnyBody) -> None:
        """Handle a message. It must not block, because the messages of all nodes come this way."""
        if isinstance(body, Open):
            self.host(node, body)
        elif isinstance(body, AskCard):
            self.spawn(self.answer_card(node, body))
        elif isinstance(body, CardIs):
            self.answered(body)
        elif isinstance(body, Told):
            self.spawn(self.take(body.notice))
        elif isinstance(body, Left):
            self.heartbeat.wake()
        elif isinstance(body, Said | HungUp):
            self.hear_asker(node, body)
        else:
            self.hear_host(node, body)

    def host(self, node: str, body: Open) -> None:
        app = self.websocket_app if body.scope["type"] == "websocket" else self.app
        if app is None or self.hub.closing:
            self.bus.post(node, Finished(body.number))
            return
        hosted = HostedSession(self.bus, node, body.number, unpack_scope(body.scope, self.site))
        self.hosted[node, body.number] = hosted
        self.spawn(self.run(hosted, app))

    async def run(self, hosted: HostedSession, app: ASGIApp) -> None:
        try:
            await hosted.run(app)
        finally:
            del self.hosted[hosted.node, hosted.number]

    def hear_asker(self, node: str, body: Said | HungUp) -> None:
        hosted = self.hosted.get((node, body.number))
        if hosted is None:
            return
        if isinstance(body, Said):
            hosted.put(body.message)
        else:
            hosted.lose()

    def hear_host(self, node: str, body: AnyBody) -> None:
        session = self.forwarded.get(getattr(body, "number", 0))
        if session is None or session.node != node:
            return
        if isinstance(body, Opened):
            session.accept()
        elif isinstance(body, Answered):
            session.put(body.message)
        elif isinstance(body, Finished):
            session.finish(body.failed)

    def lose(self, node: str) -> None:
        """End all sessions with another node."""
        for session in [session for session in self.forwarded.values() if session.node == node]:
            session.lose()
        for hosted in [hosted for hosted in self.hosted.values() if hosted.node == node]:
            hosted.lose()

    # Notices.

    def tell(self, notice: AnyNotice) -> None:
        self.bus.tell(Told(notice))

    async def take(self, notice: AnyNotice) -> None:
        if isinstance(notice, Renamed):
            await self.hub.rename_here(notice.person, notice.name)
        elif isinstance(notice, Related):
            self.hub.relations.apply(notice)
        elif isinstance(notice, Subscribed):
            self.sender.add(notice.row)
        elif isinstance(notice, Unsubscribed):
            self.sender.forget(notice.endpoint)
        elif isinstance(notice, Forgotten):
            await self.forget(notice.person)

    async def forget(self, person: str) -> None:
        try:
            await self.hub.retention.forget_here(person)
        except StorageError as problem:
            logger.warning("a person is not erased here yet: %s", problem)

    def catch_up(self) -> None:
        """Read from the store what may have been missed while the node was disconnected."""
        self.heartbeat.wake()
        self.spawn(self.reload())

    async def reload(self) -> None:
        try:
            await self.sender.reload()
            await self.recall_people()
        except Refused as refused:
            logger.warning("missed notices of other nodes could not be read: %s", refused)

    async def recall_people(self) -> None:
        """Reload names and relations of all connected people."""
        for room in list(self.hub.rooms.values()):
            for connection in list(room.connections):
                with storing():
                    await self.recall(room, connection)

    async def recall(self, room: Room, connection: Connection) -> None:
        known = await self.hub.store.relations(connection.person)
        connection.muted = {other for kind, other in known if kind == "mute"}
        connection.blocked = {other for kind, other in known if kind == "block"}
        if connection.person == room.table.host:
            room.host_blocks = set(connection.blocked)
        name = await self.hub.name_of(connection.person)
        if name and name != connection.name:
            with suppress(Refused):  # A full log must not stop the reload of the others.
                await people.rename(room, connection.person, name)
        elif connection.name and not name:  # Only an erasure removes a name.
            await self.hub.retention.forget_here(connection.person)

    # The lobby.

    async def card(self, node: str, table: str, person: str, seen: int | None) -> wire.TableCard | None:
        self.numbers += 1
        number = self.numbers
        self.questions[number] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(CARD_TIMEOUT_S):
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
