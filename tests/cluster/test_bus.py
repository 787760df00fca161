"""One node's end of the bus: when it hears, what it misses, and what it outlives."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing

import pytest

from lamster.server.cluster import bus as bus_module
from lamster.server.cluster.bus import Bus
from lamster.server.cluster.messages import AnyBody, HungUp, Left, Told
from lamster.tables.hub.nodes import Renamed
from tests.services.redis import Redis

KEY = b"k" * 32
SOON = 10.0
NEWS = Told(Renamed("ann", "Anna"))


@pytest.fixture
def silence() -> Iterator[str]:
    """The address of a Redis that is frozen: whoever calls is connected, and hears nothing."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        yield f"redis://127.0.0.1:{listener.getsockname()[1]}"


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not done():
            await asyncio.sleep(0.01)


def with_buses(url: str, work: Callable[[Bus, Bus], Awaitable[None]]) -> None:
    async def run() -> None:
        a, b = Bus(url, "test", KEY), Bus(url, "test", KEY)
        a.open("a")
        b.open("b")
        try:
            await work(a, b)
        finally:
            await a.close()
            await b.close()

    asyncio.run(run())


def carry(sender: Bus, receiver: Bus) -> None:
    """All that waits at one node, to another."""
    while not sender.outgoing.empty():
        channel, sealed, _ = sender.outgoing.get_nowait()
        receiver.take(sealed, channel)


def pair() -> tuple[Bus, Bus, list[AnyBody], list[str]]:
    """Two that nothing lies between; what the second heard, and how often it read all anew."""
    a, b = Bus("redis://nowhere", "test", KEY), Bus("redis://nowhere", "test", KEY)
    a.node, b.node = "a", "b"
    heard: list[AnyBody] = []
    anew: list[str] = []
    b.heard = lambda _, body: heard.append(body)
    b.back = lambda: anew.append("anew")
    return a, b, heard, anew


def test_nobody_hears_before_anything_was_heard(silence: str) -> None:
    """Or a node that starts while Redis is frozen would say that it hears, and all others give up their tables."""

    async def work(a: Bus, b: Bus) -> None:
        await asyncio.sleep(0.1)
        assert not a.hears

    with_buses(silence, work)


def test_a_node_hears_as_soon_as_redis_answers(redis: Redis) -> None:
    async def work(a: Bus, b: Bus) -> None:
        await until(lambda: a.hears and b.hears)

    with_buses(redis.url, work)


def test_a_redis_that_is_away_at_the_start_is_told_once(silence: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        bus = Bus("redis://127.0.0.1:1", "test", KEY)
        bus.open("a")
        await asyncio.sleep(3 * bus_module.RETRY_S)
        await bus.close()

    asyncio.run(run())
    messages = [record.getMessage() for record in caplog.records]
    assert messages == ["node a receives no messages of the others: ConnectionError"]


def test_a_message_that_cannot_be_dealt_with_does_not_make_a_node_deaf(redis: Redis) -> None:
    """As one of another version may be: all between the two begins anew, and the next one is heard."""
    heard: list[AnyBody] = []

    def hear(_: str, body: AnyBody) -> None:
        heard.append(body)
        if len(heard) == 1:
            raise KeyError("words")

    async def work(a: Bus, b: Bus) -> None:
        b.heard = hear
        await until(lambda: a.hears and b.hears)
        a.post("b", HungUp(1))
        await until(lambda: len(heard) == 1 and not b.hears)
        await until(lambda: b.hears)
        a.post("b", HungUp(2))
        await until(lambda: HungUp(2) in heard)

    with_buses(redis.url, work)


def test_a_node_goes_on_writing_whatever_went_wrong(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop may say of a connection that is gone that it can do nothing with it, in words of its own."""
    connection = Bus.connection

    def broken(bus: Bus) -> object:
        found = connection(bus)
        pipeline, times = found.pipeline, iter(range(2))

        def once(transaction: bool) -> object:
            if next(times, None) is not None:
                raise RuntimeError("the handler is closed")
            return pipeline(transaction=transaction)

        found.pipeline = once
        return found

    monkeypatch.setattr(Bus, "connection", broken)

    async def work(a: Bus, b: Bus) -> None:
        await until(lambda: a.hears and b.hears)

    with_buses(redis.url, work)


# What is told to all.


def test_what_is_told_to_all_is_heard_once() -> None:
    a, b, heard, anew = pair()
    for _ in range(3):
        a.tell(NEWS)
    a.tell(Left())
    carry(a, b)
    assert heard == [NEWS, NEWS, NEWS, Left()]
    assert anew == []


@pytest.mark.parametrize("lost", [1, 2, 3])
def test_who_missed_what_was_told_to_all_reads_all_anew(lost: int) -> None:
    """It is noticed at the next one, or at the next ping."""
    a, b, heard, anew = pair()
    for number in (1, 2, 3):
        a.tell(NEWS)
        if number == lost:
            a.outgoing.get_nowait()
        carry(a, b)
    a.ping()
    carry(a, b)
    assert heard == [NEWS, NEWS]
    assert anew == ["anew"]
    a.ping()
    carry(a, b)
    assert anew == ["anew"], "once is enough"
