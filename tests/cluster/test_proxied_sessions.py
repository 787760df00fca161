"""A request or a line between two nodes: whatever is lost on the way, neither end waits for ever."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.types import Message, Receive, Scope, Send

from lamster.server.cluster.bus import Bus
from lamster.server.cluster.messages import AnyBody, HungUp, Open
from lamster.server.cluster.proxied_sessions import HostedSession, ProxiedSession, RemoteIdentity

SOON = 5.0
SCOPE: Scope = {
    "type": "websocket",
    "path": "/api/tables/t/socket",
    "headers": [],
    "state": {"identity": RemoteIdentity("ann")},
}


class Deaf(Bus):
    """Takes every message, and nobody answers."""

    def __init__(self) -> None:
        super().__init__("redis://nowhere", "test", b"k" * 32)
        self.said: list[AnyBody] = []

    async def say(self, node: str, body: AnyBody) -> None:
        self.said.append(body)

    def post(self, node: str, body: AnyBody) -> None:
        self.said.append(body)


async def nothing_comes() -> Message:
    await asyncio.Event().wait()
    raise AssertionError("unreachable")


async def taken(_: Message) -> None:
    return


def asking(send: Send = taken) -> ProxiedSession:
    return ProxiedSession(Deaf(), "b", 1, SCOPE, nothing_comes, send)


def within_time(work: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(SOON):
            await work()

    asyncio.run(run())


def said_by(one: ProxiedSession | HostedSession) -> list[AnyBody]:
    assert isinstance(one.bus, Deaf)
    return one.bus.said


def test_what_is_lost_between_the_opening_and_the_first_message_is_over() -> None:
    """Both words may come in one go, before whoever asked has noticed the first."""

    async def work() -> None:
        ask = asking()
        ask.accept()
        ask.lose()
        assert await ask.open(1.0)
        assert not await ask.run(), "nobody was answered"

    within_time(work)


def test_a_node_that_is_too_slow_is_told_that_nobody_waits_any_more() -> None:
    """It opens the line nevertheless when it comes to it, and would keep it for ever."""

    async def work() -> None:
        ask = asking()
        assert not await ask.open(0.01)
        assert [type(body) for body in said_by(ask)] == [Open, HungUp]

    within_time(work)


def test_a_line_that_was_hung_up_before_it_began_is_not_begun() -> None:
    begun: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.append(scope)

    async def work() -> None:
        hosting = HostedSession(Deaf(), "a", 1, SCOPE)
        hosting.lose()
        await hosting.run(app)
        assert begun == []

    within_time(work)
