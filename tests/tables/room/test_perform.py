"""Writes whose outcome is not known: what is in the log has happened. And tables at which nothing can become due."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from lamster.tables.hub.hub import Hub
from lamster.tables.room import absence, consent
from lamster.tables.room.clocks.turn_clock import TurnClock
from lamster.tables.room.perform import ClockTimer, acting_host_at, look_after, may_have_times
from lamster.tables.store.base import Card, StorageError
from tests.server import in_process
from tests.server.running import Refusal


class Failing:
    """Fails every write, before it takes place or after that."""

    def __init__(self, hub: Hub, saves: bool) -> None:
        self.append = hub.store.append
        self.saves = saves
        hub.store.append = self.fail  # type: ignore[method-assign]

    async def fail(self, table: str, first: int, entries: Sequence[bytes], at: int, card: Card | None) -> None:
        if self.saves:
            await self.append(table, first, entries, at, card)
        raise StorageError("the connection to the database was lost")


def test_what_is_saved_has_happened(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, bob = await in_process.company(hub, "Ann", "Bob")
            await in_process.start([ann, bob])
            mover = ann if ann.decision else bob
            assert mover.decision is not None
            asked, code = mover.decision["id"], mover.decision["options"][0]["code"]
            Failing(hub, saves=True)
            assert (await mover.act(code))["type"] == "ok"
            now = bob.decision if mover is bob else ann.decision
            assert now is None or now["id"] != asked
            assert (await ann.ask("say", channel="table", text="hello"))["type"] == "ok"
            assert bob.said == ["hello"]
            assert sum(hub.metrics.failures.values.values()) == 0

    asyncio.run(scenario())


def test_what_is_not_saved_has_not_happened(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, bob = await in_process.company(hub, "Ann", "Bob")
            Failing(hub, saves=False)
            with pytest.raises(Refusal, match="so it has not happened"):
                await ann.ask("say", channel="table", text="hello")
            assert (ann.said, bob.said) == ([], [])
            assert sum(hub.metrics.failures.values.values()) == 1

    asyncio.run(scenario())


def test_a_delayed_spectator_is_told_once(tmp_path: Path) -> None:
    """The past of the table was read again from the log, with the entries of the failed write."""

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, bob = await in_process.company(hub, "Ann", "Bob")
            await ann.ask("set-table", onlooker_delay=60)
            await in_process.start([ann, bob])
            eve = await (await in_process.newcomer(hub, "Eve")).enter(ann.table["id"])
            Failing(hub, saves=True)
            await ann.ask("say", channel="table", text="hello")
            assert eve.room is not None
            past = next(part for part in eve.room.parts.values() if hasattr(part, "past")).past
            assert past is not None
            assert past.length == eve.room.table.seq

    asyncio.run(scenario())


def test_a_table_without_deadlines_is_not_looked_at_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, bob = await in_process.company(hub, "Ann", "Bob")
            await in_process.start([ann, bob])
            room = ann.room
            assert room is not None
            await look_after(room)
            assert not may_have_times(room)
            assert room.part(ClockTimer).due is None
            clock, undo = room.part(TurnClock), consent.undo_lapses_at(room)
            assert (clock.next(), undo, absence.moments(room), acting_host_at(room)) == (None, None, [], None)
            assert (clock.due(), absence.due(room), consent.due_clock(room)) == ([], [], [])

    asyncio.run(scenario())


def test_a_table_may_have_times_if_somebody_on_it_is_blocked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, bob = await in_process.company(hub, "Ann", "Bob")
            await in_process.start([ann, bob])
            assert ann.room is not None
            bob.leave()
            ann.room.host_blocks.add(bob.person)
            await look_after(ann.room)
            assert may_have_times(ann.room)
            due = absence.absent_at(ann.room, bob.person)
            assert due is not None
            assert ann.room.part(ClockTimer).due == due

    asyncio.run(scenario())
