"""A table that another node has taken meanwhile, people whom one forgets, and what a node missed: in one process."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.types import Message

from lamster.server.app import make_app
from lamster.server.cluster.bus import Bus
from lamster.server.cluster.node import Node
from lamster.server.cluster.proxied_sessions import RemoteIdentity
from lamster.server.notifications.routes import NotificationRoutes
from lamster.server.notifications.sender import NotificationSender
from lamster.server.notifications.webpush import VapidKey, key_of, new_key
from lamster.tables.hub.hub import Hub
from lamster.tables.model.refused import Refused
from lamster.tables.room import perform
from lamster.tables.room.room import Room
from lamster.tables.store.base import Card, Conflict, Erasure
from tests.server.in_process import Visitor, company, get, house, start

Look = Callable[[Hub, Visitor], Coroutine[Any, Any, str]]
CLOSING = "closing"


async def record(hub: Hub, visitor: Visitor) -> str:
    status, _, body = await get(make_app(hub), f"/api/tables/{visitor.table['id']}/record")
    return CLOSING if status == 503 else body.decode()


async def replay(hub: Hub, visitor: Visitor) -> str:
    status, _, body = await get(make_app(hub), f"/api/tables/{visitor.table['id']}/replay")
    return CLOSING if status == 503 else body.decode()


async def card(hub: Hub, visitor: Visitor) -> str:
    try:
        return str(await hub.own_card(visitor.table["id"], visitor.person, None))
    except Refused as refused:
        return refused.error


class Taken:
    """A store that finds out, after a while, that the table is another node's."""

    def __init__(self) -> None:
        self.writing = asyncio.Event()
        self.answered = asyncio.Event()

    async def append(self, table: str, first: int, entries: Sequence[bytes], at: int, card: Card | None) -> None:
        self.writing.set()
        await self.answered.wait()
        raise Conflict("another one looks after it")


@pytest.mark.parametrize("look", [record, replay, card])
def test_who_waited_for_the_table_does_not_see_what_was_never_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, look: Look
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            visitors = await company(hub, "Ann", "Bob")
            await start(visitors)
            mover = next(visitor for visitor in visitors if visitor.decision is not None)
            assert look is card or await look(hub, mover) != CLOSING
            assert mover.decision is not None
            taken = Taken()
            monkeypatch.setattr(hub.store, "append", taken.append)
            acting = asyncio.create_task(mover.act(mover.decision["options"][0]["code"]))
            await taken.writing.wait()
            looking = asyncio.create_task(look(hub, mover))
            await asyncio.sleep(0.05)
            assert not looking.done(), "it waits for the table"
            taken.answered.set()
            assert await looking == CLOSING
            await acting

    asyncio.run(scenario())


@pytest.mark.parametrize("method", ["GET", "PUT"])
def test_nor_does_the_host_hear_of_an_address_that_was_never_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    """Who wants the same a second time is not told that it is so already."""

    async def scenario() -> None:
        async with house(tmp_path) as hub:
            ann, _ = await company(hub, "Ann", "Bob")
            sender = NotificationSender(hub.store, VapidKey(key_of(new_key(), "the test"), "mailto:nobody@example.org"))
            routes = NotificationRoutes(hub, sender)
            taken = Taken()
            monkeypatch.setattr(hub.store, "append", taken.append)
            setting = asyncio.create_task(routes.set_webhook(request_of(ann, "PUT")))
            await taken.writing.wait()
            asked = routes.webhook if method == "GET" else routes.set_webhook
            asking = asyncio.create_task(asked(request_of(ann, method)))
            await asyncio.sleep(0.05)
            taken.answered.set()
            for task in (setting, asking):
                with pytest.raises(Refused) as caught:
                    await task
                assert caught.value.error == CLOSING

    asyncio.run(scenario())


def request_of(visitor: Visitor, method: str) -> Request:
    body = json.dumps({"url": "https://example.org/hook"}).encode()

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    scope = {"type": "http", "method": method, "path": "/", "query_string": b"", "headers": [(b"host", b"localhost")]}
    own = {"path_params": {"table": visitor.table["id"]}, "state": {"identity": RemoteIdentity(visitor.person)}}
    return Request({**scope, **own, "scheme": "http", "root_path": "", "server": None}, receive)


# People who are forgotten.


def test_who_is_forgotten_says_nothing_more_even_if_it_was_on_its_way(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            ann, bob = await company(hub, "Ann", "Bob")
            eve = Visitor(hub)
            await hub.rename(eve.person, "Eve")
            await eve.enter(ann.table["id"])
            room = hub.rooms[ann.table["id"]]
            async with room.lock:
                saying = asyncio.create_task(eve.ask("say", channel="table", text="I was here"))
                await asyncio.sleep(0)
                hub.retention.show_out(eve.person)
            await asyncio.wait([saying])
            assert eve.person not in room.table.names
            assert bob.said == []

    asyncio.run(scenario())


def test_who_is_forgotten_by_another_node_at_the_same_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The row of the wish is gone before it was read."""

    async def scenario() -> None:
        async with house(tmp_path) as hub:
            begin = hub.store.begin_erasure

            async def begun_and_done(row: Erasure) -> None:
                await begin(row)
                await hub.store.end_erasure(row.person)

            monkeypatch.setattr(hub.store, "begin_erasure", begun_and_done)
            ann, _ = await company(hub, "Ann", "Bob")
            await hub.retention.forget_here(ann.person)
            assert ann.bye["error"] == "forgotten"
            assert "Ann" not in hub.rooms[ann.table["id"]].table.names.values()

    asyncio.run(scenario())


# What a node missed.


def test_one_table_that_takes_nothing_does_not_keep_the_others_from_what_was_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name was changed at another node, and the log of the first table is full."""

    async def scenario() -> None:
        async with house(tmp_path) as hub:
            ann, _ = await company(hub, "Ann", "Bob")
            cas, _ = await company(hub, "Cas", "Dee")
            sender = NotificationSender(hub.store, VapidKey(key_of(new_key(), "the test"), "mailto:nobody@example.org"))
            node = Node(hub, sender, Bus("redis://nowhere", "test", b"k" * 32))

            write, full = perform.write, hub.rooms[ann.table["id"]]

            async def write_unless_full(room: Room, *rest: Any) -> None:
                if room is full:
                    raise Refused("too-many", "the log is full")
                await write(room, *rest)

            monkeypatch.setattr(perform, "write", write_unless_full)
            await hub.store.set_name(ann.person, "Anna")
            await hub.store.set_name(cas.person, "Caspar")
            await node.reload()
            assert cas.table["seats"][0]["name"] == "Caspar"

    asyncio.run(scenario())
