"""The way from node to node: Redis carries messages, and keeps nothing.

A node hears itself too: its own ping comes back twice a second, and if it does not, the node is deaf, whatever the
connection looks like.
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

PING = 0.5
"""Seconds between two pings."""
DEAF = 1.5
"""Seconds without the own ping after which a node is deaf, and without another's after which that one is silent."""
AGAIN = 0.25
"""Seconds between two attempts to reach Redis."""
PATIENCE = 2.0
"""Seconds for anything that is asked of Redis."""
MOST_WAITING = 20_000
"""So many messages may wait for Redis; who is so far behind begins anew."""

BROKEN = (RedisError, OSError, TimeoutError)
"""What talking to Redis may end in."""

logger = logging.getLogger("lamster")
Waiting = tuple[str, bytes, "asyncio.Future[int] | None"]


class Undelivered(Exception):
    """A message did not reach the node that it was meant for, or nobody can tell."""


class Bus:
    """One node's connection to all others. `heard` gets every message; `lost` is told with whom all is over."""

    def __init__(self, url: str, space: str, key: bytes) -> None:
        self.url = url
        self.space = space
        """Several groups of nodes may use one Redis: each has channels of its own."""
        self.seal = Seal(key)
        self.node = ""
        self.counts = SequenceNumbers()
        self.heard: Callable[[str, AnyBody], None] = lambda *_: None
        self.lost: Callable[[str], None] = lambda _: None
        self.back: Callable[[], None] = lambda: None
        """Told when the node hears again, and whenever it has missed something that was told to all."""
        self.outgoing: asyncio.Queue[Waiting] = asyncio.Queue(MOST_WAITING)
        self.echo = 0.0
        """When the own ping was last heard."""
        self.signs: dict[str, float] = {}
        """When each other node was last heard."""
        self.told = 0
        """How many messages were for all, without pings."""
        self.told_by: dict[str, int] = {}
        """How many of each other node were heard, or are made up for."""
        self.warned = False
        self.resets: dict[str, float] = {}
        self.tasks: list[asyncio.Task[None]] = []

    # Coming and going.

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
        return time.monotonic() - self.echo < DEAF

    def silent(self, node: str) -> bool:
        """Whether another node has not been heard for a while. Of one that is new nobody can tell yet."""
        sign = self.signs.get(node)
        return sign is not None and time.monotonic() - sign >= DEAF

    def channel(self, node: str) -> str:
        return f"lamster:{self.space}:{node}"

    def connection(self) -> Any:
        """Nothing is tried twice behind our back: what may have been lost must be known."""
        once = Retry(NoBackoff(), 0)
        return Redis.from_url(self.url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, retry=once)

    # In.

    async def keep_listening(self) -> None:
        while True:
            try:
                await self.listen()
            except BROKEN as problem:
                if not self.warned:
                    logger.warning("node %s does not hear the others: %s", self.node, type(problem).__name__)
                self.warned = True
            except Exception:
                logger.exception("node %s could not deal with a message", self.node)
            self.echo = 0.0
            self.lose_all()
            await asyncio.sleep(AGAIN)

    async def listen(self) -> None:
        """Until the connection breaks, or is silent for too long."""
        redis = self.connection()
        pubsub = redis.pubsub(ignore_subscribe_messages=True)
        try:
            await pubsub.subscribe(self.channel(self.node), self.channel(""))
            await self.hear_on(pubsub)
        finally:
            with suppress(*BROKEN):
                await asyncio.shield(close(pubsub, redis))

    async def hear_on(self, pubsub: PubSub) -> None:
        begun, deaf = time.monotonic(), True
        while True:
            message = await pubsub.get_message(timeout=PING)
            if message is not None:
                self.take(message["data"], message["channel"].decode())
            if deaf and self.echo >= begun:
                deaf = self.warned = False
                self.back()
            if time.monotonic() - max(begun, self.echo) >= DEAF:
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
        elif not self.counts.agrees(node, self.node, body.sent):
            self.reset(node)

    def take_counted(self, envelope: Envelope) -> None:
        node, body = envelope.node, envelope.body
        next_one = self.counts.take(node, envelope.count, envelope.number)
        if next_one is False:
            self.reset(node)
        elif next_one and isinstance(body, Reset):
            self.counts.answer_anew(node)
            self.lost(node)
        elif next_one:
            self.heard(node, body)

    # What got lost.

    def reset(self, node: str) -> None:
        """Something is missing: let the other one know, but not again before it can have heard it."""
        now = time.monotonic()
        if now - self.resets.get(node, 0.0) < 2 * PING:
            return
        self.resets[node] = now
        logger.warning("messages between nodes %s and %s got lost: both begin anew", self.node, node)
        self.counts.begin_anew(node)
        self.lost(node)
        self.post(node, Reset())

    def lose_all(self) -> None:
        """Anything may have been missed."""
        for node in {*self.counts.sent, *self.counts.heard}:
            self.counts.begin_anew(node)
            self.lost(node)
            self.post(node, Reset())

    def lose_silent(self) -> None:
        """Nodes that are gone, frozen or cut off. Whoever comes back has begun a new life."""
        for node in [node for node in self.signs if self.silent(node)]:
            if node in self.counts.sent or node in self.counts.heard:
                self.counts.begin_anew(node)
                self.lost(node)
            if time.monotonic() - self.signs[node] > 60 * DEAF:
                del self.signs[node]
                self.told_by.pop(node, None)
                self.counts.forget(node)

    # Out.

    async def say(self, node: str, body: AnyBody) -> None:
        """Send a message to a node; raises Unheard when it did not get there."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.put(node, body, done)
        if not await done:
            raise Undelivered(f"node {node} does not listen")

    def post(self, node: str, body: AnyBody) -> None:
        """The same, without waiting."""
        self.put(node, body, None)

    def tell(self, body: AnyBody) -> None:
        """To all. They see by the number whether they missed one before."""
        self.told += 1
        self.put("", body, None)

    def put(self, node: str, body: AnyBody, done: "asyncio.Future[int] | None") -> None:
        channel = self.channel(node)
        count, number = self.counts.next(node) if node else (0, self.told)
        sealed = self.seal.close(Envelope(self.node, count, number, body), channel)
        try:
            self.outgoing.put_nowait((channel, sealed, done))
        except asyncio.QueueFull:
            fail([(channel, sealed, done)])

    async def keep_pinging(self) -> None:
        while True:
            self.ping()
            self.lose_silent()
            await asyncio.sleep(PING)

    def ping(self) -> None:
        self.put("", Ping(dict(self.counts.sent)), None)

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
        """All that waits at once. What may not have arrived is missed by its number."""
        try:
            async with redis.pipeline(transaction=False) as pipe:
                for channel, sealed, _ in batch:
                    pipe.publish(channel, sealed)
                reached = await pipe.execute()
        except Exception as problem:
            if not isinstance(problem, BROKEN):
                logger.exception("node %s could not write to Redis", self.node)
            fail(batch)
            await asyncio.sleep(AGAIN)
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
