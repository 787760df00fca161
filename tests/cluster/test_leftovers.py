"""Leases that nobody needs any more, and those that somebody just needs: in one process, on a real database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from lamster.server.cluster.bus import Bus
from lamster.server.cluster.heartbeat import Heartbeat
from lamster.tables.hub.hub import Hub
from lamster.tables.model.refused import Refused
from lamster.tables.room import ownership
from lamster.tables.store.base import Stored
from lamster.tables.store.leases import HEARTBEAT_S, Leases
from lamster.tables.store.postgres.leases import LeaseWriter, Release, Take
from lamster.tables.store.postgres.store import PostgresStore
from lamster.tables.workers.bot_workers import BotWorkers
from tests.server.in_process import newcomer, table_of, until
from tests.services.postgres import Postgres


@asynccontextmanager
async def node(url: str) -> AsyncIterator[Hub]:
    """One that lives."""
    hub = Hub(PostgresStore(url, "a"), BotWorkers(0), 0.0)
    await hub.store.open()
    await hub.store.leases.beat(True)
    beating = asyncio.create_task(keep_beating(hub.store.leases))
    await hub.open()
    try:
        yield hub
    finally:
        beating.cancel()
        await hub.close()


async def keep_beating(leases: Leases) -> None:
    while True:
        await asyncio.sleep(HEARTBEAT_S)
        await leases.beat(True)


def leased(postgres: Postgres, url: str) -> list[str]:
    return [table for (table,) in postgres.run("SELECT table_id FROM leases ORDER BY table_id", url=url)]


def test_a_table_that_somebody_opens_is_not_let_go_by_who_tidies_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node died; its page comes here in the same moment in which what it left behind is looked through."""

    async def scenario() -> None:
        async with node(database) as hub:
            table = await table_of(await newcomer(hub, "Ann"), "me", "open")
            ownership.drop(hub.rooms[table])
            reading, go_on, read = asyncio.Event(), asyncio.Event(), hub.store.read

            async def slowly(table: str) -> list[Stored]:
                reading.set()
                await go_on.wait()
                return await read(table)

            monkeypatch.setattr(hub.store, "read", slowly)
            opening = asyncio.create_task(hub.room(table))
            await reading.wait()
            await Heartbeat(hub, Bus("redis://nowhere", "test", b"k" * 32)).adopt_one(table)
            go_on.set()
            assert not ownership.is_lost(await opening)

    asyncio.run(scenario())


def test_nor_if_both_take_it_in_one_go(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when much is taken and let go: what waits meanwhile is done together."""

    async def scenario() -> None:
        async with node(database) as hub:
            table = await table_of(await newcomer(hub, "Ann"), "me", "open")
            ownership.drop(hub.rooms[table])
            desk, busy, go_on = desk_of(hub), asyncio.Event(), asyncio.Event()
            do = desk.do

            async def slowly(batch: list[Take | Release]) -> None:
                busy.set()
                await go_on.wait()
                await do(batch)

            monkeypatch.setattr(desk, "do", slowly)
            heart = Heartbeat(hub, Bus("redis://nowhere", "test", b"k" * 32))
            async with asyncio.TaskGroup() as group:
                group.create_task(hub.store.leases.take("another"))
                await busy.wait()
                group.create_task(heart.adopt_one(table))
                await until(lambda: len(desk.waiting) == 1)
                opening = group.create_task(hub.room(table))
                await until(lambda: len(desk.waiting) == 2)
                go_on.set()
            assert not ownership.is_lost(opening.result())

    asyncio.run(scenario())


def desk_of(hub: Hub) -> LeaseWriter:
    assert isinstance(hub.store, PostgresStore)
    assert hub.store.held is not None
    assert hub.store.held.lease_writer is not None
    return hub.store.held.lease_writer


def test_a_table_that_is_no_more_is_nobodys(postgres: Postgres, database: str) -> None:
    async def scenario() -> None:
        async with node(database) as hub:
            ann = await newcomer(hub, "Ann")
            old, other = await table_of(ann, "me", "open"), await table_of(ann, "me", "open")
            await hub.retention.drop(hub.rooms[old])
            assert leased(postgres, database) == [other]
            assert [*hub.rooms] == [other]

    asyncio.run(scenario())


def test_a_table_that_was_dropped_while_it_was_looked_for_is_nobodys(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with node(database) as hub:
            table = await table_of(await newcomer(hub, "Ann"), "me", "open")
            card = await hub.store.card(table)
            await hub.retention.drop(hub.rooms[table])

            async def as_it_was(_: str) -> object:
                return card

            monkeypatch.setattr(hub.store, "card", as_it_was)
            with pytest.raises(Refused):
                await hub.room(table)
            assert leased(postgres, database) == []

    asyncio.run(scenario())
