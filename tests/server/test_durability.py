"""Nobody is told what is not on disk; what cannot be written has not happened."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from lamster.server.app import make_app
from lamster.tables.hub import hub as hubs
from lamster.tables.hub.hub import Hub
from lamster.tables.model.table import Table
from lamster.tables.room import room as rooms
from lamster.tables.room.handlers import start
from lamster.tables.store.base import StorageError
from lamster.tables.store.sqlite.store import SqliteStore
from tests.server import in_process
from tests.server.in_process import Visitor
from tests.server.running import Refusal

Scenario = Callable[[Hub, list[Visitor]], Awaitable[None]]


def with_two(folder: Path, scenario: Scenario, begin: bool = True) -> None:
    """Ann and Bob at a table, in this process; Ann plays first."""

    async def whole() -> None:
        async with in_process.house(folder) as hub:
            visitors = await in_process.company(hub, "Ann", "Bob", first_player="seat1")
            if begin:
                await in_process.start(visitors)
            await scenario(hub, visitors)

    asyncio.run(whole())


class Gate:
    """A disk that takes its time: what is to be written waits until the gate is open."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = asyncio.Event()
        self.waiting = 0
        true = SqliteStore.append

        async def append(store: SqliteStore, *rest: Any) -> None:
            self.waiting += 1
            await self.open.wait()
            await true(store, *rest)

        monkeypatch.setattr(SqliteStore, "append", append)


def test_nobody_is_told_what_is_not_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither on a page, nor by a request, nor because somebody else comes or goes meanwhile."""

    async def scenario(hub: Hub, visitors: list[Visitor]) -> None:
        ann, bob = visitors
        eve = await Visitor(hub).enter(ann.table["id"])
        frames = [len(visitor.frames) for visitor in visitors]
        gate = Gate(monkeypatch)
        app, path = make_app(hub), f"/api/tables/{ann.table['id']}"
        acting = asyncio.create_task(ann.act("pick:boxer"))
        await in_process.until(lambda: gate.waiting)
        asking = [asyncio.create_task(in_process.get(app, f"{path}/{what}")) for what in ("replay", "record")]
        asking.append(asyncio.create_task(in_process.get(app, "/api/health")))
        coming = asyncio.create_task(Visitor(hub).enter(ann.table["id"]))
        eve.leave()
        await asking[2]
        await asyncio.sleep(0.05)
        assert [len(visitor.frames) for visitor in visitors] == frames
        assert [task.done() for task in (acting, coming, *asking)] == [False, False, False, False, True]
        gate.open.set()
        assert (await acting)["type"] == "ok"
        newcomer = await coming
        assert newcomer.position["ply"] == ann.position["ply"] == bob.position["ply"] == 1
        for task in asking:
            assert (await task)[0] == 200

    with_two(tmp_path, scenario)


def failing(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next writes fail; after that the disk is well again."""
    left = [times]
    true = SqliteStore.append

    async def append(store: SqliteStore, *rest: Any) -> None:
        if left[0]:
            left[0] -= 1
            raise StorageError("the disk is full")
        await true(store, *rest)

    monkeypatch.setattr(SqliteStore, "append", append)


def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(hub: Hub, visitors: list[Visitor]) -> None:
        ann, bob = visitors
        before = (ann.seq, ann.position, bob.position, ann.chat)
        failing(2, monkeypatch)
        for request in (ann.act("pick:boxer"), bob.ask("say", channel="table", text="hello")):
            with pytest.raises(Refusal, match="the disk is full") as caught:
                await request
            assert caught.value.error == "storage"
        assert (ann.seq, ann.position, bob.position, ann.chat) == before
        await ann.act("pick:boxer")
        assert bob.position["ply"] == 1

    with_two(tmp_path, scenario)


def test_a_start_that_cannot_be_written_can_be_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(_: Hub, visitors: list[Visitor]) -> None:
        ann, bob = visitors
        failing(1, monkeypatch)
        with pytest.raises(Refusal, match="the disk is full"):
            await in_process.start(visitors)
        assert any('"storage"' in frame for frame in ann.frames), "who asked for the start is told too"
        assert (ann.phase, bob.phase) == ("open", "open")
        await in_process.start(visitors)
        assert (ann.phase, bob.phase) == ("playing", "playing")

    with_two(tmp_path, scenario, begin=False)


def test_a_fault_in_the_rules_leaves_the_table_as_it_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(_: Hub, visitors: list[Visitor]) -> None:
        ann, bob = visitors
        before = ann.position

        def fail(_: Table, __: int) -> None:
            monkeypatch.undo()
            raise RuntimeError("a fault")

        # After the move was made in memory: compiled rules themselves cannot be patched.
        monkeypatch.setattr(Table, "take_events", fail)
        with pytest.raises(RuntimeError, match="a fault"):
            await ann.act("pick:boxer")
        assert ann.position == before
        await ann.act("pick:dame")
        assert bob.position["view"]["seats"][0]["character"] == "dame"

    with_two(tmp_path, scenario)


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in ((hubs, "IDLE_MS"), (rooms, "HOST_AWAY_MS"), (start, "START_LIMIT_MS")):
        monkeypatch.setattr(module, name, 50)

    async def scenario(hub: Hub, visitors: list[Visitor]) -> None:
        ann, bob = visitors
        await ann.act("pick:boxer")
        await ann.ask("say", channel="table", text="see you tomorrow")
        before = (ann.seq, ann.position, ann.news, ann.chat)
        ann.leave()
        assert hub.rooms
        bob.leave()
        await in_process.until(lambda: not hub.rooms)
        monkeypatch.setattr(hubs, "IDLE_MS", 60_000)  # A slow machine would drop the table again before it is entered.
        again = await Visitor(hub, ann.person).enter(ann.table["id"])
        assert (again.seq, again.position, again.news, again.chat) == before

    with_two(tmp_path, scenario)
