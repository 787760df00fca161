"""Messages between nodes, over Redis publish/subscribe, which stores nothing.

A node receives its own pings too, twice a second. If they stop, it counts as disconnected, whatever the state of its
connection to Redis.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from lamster.server.cluster.messages import AnyBody, Envelope, Ping, Reset, Seal
from lamster.server.cluster.sequence_numbers import SequenceNumbers

PING_INTERVAL_S = 0.5
SILENCE_S = 1.5
"""Without its own pings for this long a node counts as disconnected, without another's that node counts as silent."""
RETRY_S = 0.25
"""Between two attempts to reach Redis."""
REDIS_TIMEOUT_S = 2.0
MAX_WAITING = 20_000
"""Messages that wait for Redis; further ones fail."""

BROKEN = (RedisError, OSError, TimeoutError)
"""Errors of connections to Redis."""

logger = logging.getLogger("lamster")
Waiting = tuple[str, bytes, "asyncio.Future[int] | None"]


class Undelivered(Exception):
    """A message did not reach its node, or that is unknown."""


class Bus:
    """The connection of a node to all others. `heard` gets each message, `lost` each node whose messages are lost."""

    def __init__(self, url: str, space: str, key: bytes) -> None:
        self.url = url
        self.space = space
        """The prefix of the channels, so that several clusters can use one Redis."""
        self.seal = Seal(key)
        self.node = ""
        self.numbers = SequenceNumbers()
        self.heard: Callable[[str, AnyBody], None] = lambda *_: None
        self.lost: Callable[[str], None] = lambda _: None
        self.back: Callable[[], None] = lambda: None
        """Called when the node is connected again, and when it has missed a broadcast."""
        self.outgoing: asyncio.Queue[Waiting] = asyncio.Queue(MAX_WAITING)
        self.echo = 0.0
        """When the node last received its own ping."""
        self.signs: dict[str, float] = {}
        """When each other node was last heard of."""
        self.told = 0
        """The number of broadcasts of this node, without pings."""
        self.told_by: dict[str, int] = {}
        """The number of the last broadcast of each other node."""
        self.warned = False
        self.resets: dict[str, float] = {}
        self.tasks: list[asyncio.Task[None]] = []

    # Opening and closing.

    def open(self, node: str) -> None:
        self.node = node
        self.tasks = [
            asyncio.create_task(work()) for work in (self.keep_listening, self.keep_writing, self.keep_pinging)
        ]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []

    @property
    def hears(self) -> bool:
        return time.monotonic() - self.echo < SILENCE_S

    def silent(self, node: str) -> bool:
        """Whether a node that was heard of is silent now."""
        sign = self.signs.get(node)
        return sign is not None and time.monotonic() - sign >= SILENCE_S

    def channel(self, node: str) -> str:
        return f"lamster:{self.space}:{node}"

    def connection(self) -> Any:
        """A connection without automatic retries, so that lost messages are noticed."""
        once = Retry(NoBackoff(), 0)
        return Redis.from_url(
            self.url, socket_timeout=REDIS_TIMEOUT_S, socket_connect_timeout=REDIS_TIMEOUT_S, retry=once
        )

    # In.

    async def keep_listening(self) -> None:
        while True:
            try:
                await self.listen()
            except BROKEN as problem:
                if not self.warned:
                    logger.warning("node %s receives no messages of the others: %s", self.node, type(problem).__name__)
                self.warned = True
            except Exception:
                logger.exception("node %s could not handle a message", self.node)
            self.echo = 0.0
            self.lose_all()
            await asyncio.sleep(RETRY_S)

    async def listen(self) -> None:
        """Receive messages until the connection breaks or is silent for too long."""
        redis = self.connection()
        pubsub = redis.pubsub(ignore_subscribe_messages=True)
        try:
            await pubsub.subscribe(self.channel(self.node), self.channel(""))
            await self.receive_from(pubsub)
        finally:
            with suppress(*BROKEN):
                await asyncio.shield(close(pubsub, redis))

    async def receive_from(self, pubsub: PubSub) -> None:
        begun, deaf = time.monotonic(), True
        while True:
            message = await pubsub.get_message(timeout=PING_INTERVAL_S)
            if message is not None:
                self.take(message["data"], message["channel"].decode())
            if deaf and self.echo >= begun:
                deaf = self.warned = False
                self.back()
            if time.monotonic() - max(begun, self.echo) >= SILENCE_S:
                raise TimeoutError

    def take(self, data: bytes, channel: str) -> None:
        envelope = self.seal.open(data, channel)
        if envelope is None:
            return
        if envelope.node == self.node:
            self.echo = time.monotonic()
            return
        self.signs[envelope.node] = time.monotonic()
        if envelope.count == 0:
            self.take_public(envelope)
        else:
            self.take_counted(envelope)

    def take_public(self, envelope: Envelope) -> None:
        node, body = envelope.node, envelope.body
        before = envelope.number - (not isinstance(body, Ping))
        missed = self.told_by.get(node, 0) != before
        self.told_by[node] = envelope.number
        if missed:
            self.back()
        if not isinstance(body, Ping):
            self.heard(node, body)
        elif not self.numbers.agrees(node, self.node, body.sent):
            self.reset(node)

    def take_counted(self, envelope: Envelope) -> None:
        node, body = envelope.node, envelope.body
        next_one = self.numbers.take(node, envelope.count, envelope.number)
        if next_one is False:
            self.reset(node)
        elif next_one and isinstance(body, Reset):
            self.numbers.restart_sending(node)
            self.lost(node)
        elif next_one:
            self.heard(node, body)

    # Lost messages.

    def reset(self, node: str) -> None:
        """Tell the other node that messages are missing, but not again before it can have received that."""
        now = time.monotonic()
        if now - self.resets.get(node, 0.0) < 2 * PING_INTERVAL_S:
            return
        self.resets[node] = now
        logger.warning("messages between nodes %s and %s were lost: both start again", self.node, node)
        self.numbers.restart(node)
        self.lost(node)
        self.post(node, Reset())

    def lose_all(self) -> None:
        """Reset the numbering with all nodes, because any message may be missing."""
        for node in {*self.numbers.sent, *self.numbers.heard}:
            self.numbers.restart(node)
            self.lost(node)
            self.post(node, Reset())

    def lose_silent(self) -> None:
        """Reset the numbering with nodes that are dead, frozen or disconnected."""
        for node in [node for node in self.signs if self.silent(node)]:
            if node in self.numbers.sent or node in self.numbers.heard:
                self.numbers.restart(node)
                self.lost(node)
            if time.monotonic() - self.signs[node] > 60 * SILENCE_S:
                del self.signs[node]
                self.told_by.pop(node, None)
                self.resets.pop(node, None)
                self.numbers.forget(node)

    # Out.

    async def say(self, node: str, body: AnyBody) -> None:
        """Send a message to a node; raises Undelivered when it did not arrive."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.put(node, body, done)
        if not await done:
            raise Undelivered(f"node {node} is not connected")

    def post(self, node: str, body: AnyBody) -> None:
        """Send a message to a node without waiting."""
        self.put(node, body, None)

    def tell(self, body: AnyBody) -> None:
        """Send a broadcast. Nodes see by its number whether they missed one."""
        self.told += 1
        self.put("", body, None)

    def put(self, node: str, body: AnyBody, done: "asyncio.Future[int] | None") -> None:
        channel = self.channel(node)
        count, number = self.numbers.next(node) if node else (0, self.told)
        sealed = self.seal.close(Envelope(self.node, count, number, body), channel)
        try:
            self.outgoing.put_nowait((channel, sealed, done))
        except asyncio.QueueFull:
            fail([(channel, sealed, done)])

    async def keep_pinging(self) -> None:
        while True:
            self.ping()
            self.lose_silent()
            await asyncio.sleep(PING_INTERVAL_S)

    def ping(self) -> None:
        self.put("", Ping(dict(self.numbers.sent)), None)

    async def keep_writing(self) -> None:
        redis = self.connection()
        try:
            while True:
                batch = [await self.outgoing.get()]
                while not self.outgoing.empty():
                    batch.append(self.outgoing.get_nowait())
                await self.write(redis, batch)
        finally:
            await asyncio.shield(redis.aclose())

    async def write(self, redis: Any, batch: list[Waiting]) -> None:
        """Send all waiting messages at once. Receivers notice lost ones by their numbers."""
        try:
            async with redis.pipeline(transaction=False) as pipe:
                for channel, sealed, _ in batch:
                    pipe.publish(channel, sealed)
                reached = await pipe.execute()
        except Exception as problem:
            if not isinstance(problem, BROKEN):
                logger.exception("node %s could not write to Redis", self.node)
            fail(batch)
            await asyncio.sleep(RETRY_S)
        else:
            for (_, _, done), listeners in zip(batch, reached, strict=True):
                if done is not None and not done.done():
                    done.set_result(listeners)


def fail(batch: list[Waiting]) -> None:
    for _, _, done in batch:
        if done is not None and not done.done():
            done.set_exception(Undelivered("Redis cannot be reached"))


async def close(pubsub: PubSub, redis: Any) -> None:
    await pubsub.aclose()  # type: ignore[no-untyped-call]
    await redis.aclose()
