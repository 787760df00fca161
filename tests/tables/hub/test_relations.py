"""Mutes and blocks apply at all tables of their person, also while a page is being opened."""

import asyncio
from pathlib import Path

import pytest

from lamster.tables.hub.hub import Hub
from lamster.tables.store.base import Relation, StorageError
from tests.server import in_process
from tests.server.in_process import Visitor
from tests.server.running import Refusal


async def two_tables(hub: Hub) -> tuple[list[Visitor], list[Visitor]]:
    """Ann and Bob, twice: Ann hosts the first table, Bob the second."""
    here = await in_process.company(hub, "Ann", "Bob")
    there = [Visitor(hub, person.person) for person in reversed(here)]
    await in_process.sit_together(there, "on-the-lam")
    return here, there


def test_the_pages_at_other_tables_are_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            (ann, bob), (bob_there, ann_there) = await two_tables(hub)
            await bob_there.ask("say", channel="table", text="hello")
            await ann.ask("mute", person=bob.person, on=True)
            await in_process.until(lambda: ann_there.you["muted"] == [bob.person])
            assert ann_there.said == [], "what was said before is hidden, too"
            await ann_there.ask("mute", person=bob.person, on=False)
            await in_process.until(lambda: ann.you["muted"] == [])
            assert ann_there.said == ["hello"]
            assert (bob.you["muted"], bob_there.you["muted"]) == ([], [])

    asyncio.run(scenario())


def test_a_host_blocks_at_all_own_tables(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            (ann, bob), (bob_there, ann_there) = await two_tables(hub)
            await ann_there.ask("block", person=bob.person, on=True)
            await in_process.until(lambda: ann.you["sent_away"])
            assert [one["person"] for one in ann.you["sent_away"]] == [bob.person]
            assert ann.you["blocked"] == ann_there.you["blocked"] == [bob.person]
            assert bob_there.you["seats"] == [0], "Ann does not host that table"

    asyncio.run(scenario())


def test_a_mute_while_a_page_is_being_opened_is_not_lost(tmp_path: Path) -> None:
    """The page has read the relations, or is about to, when another page of the person changes them."""

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            (ann, bob), _ = await two_tables(hub)
            read, may_go_on = hub.store.relations, asyncio.Event()

            async def read_slowly(person: str) -> list[Relation]:
                found = await read(person)
                await may_go_on.wait()
                return list(found)

            hub.store.relations = read_slowly  # type: ignore[method-assign]
            late = Visitor(hub, ann.person)
            opening = asyncio.create_task(late.enter(ann.table["id"]))
            await in_process.until(lambda: hub.relations.opening)
            await asyncio.sleep(0.05)
            await ann.ask("mute", person=bob.person, on=True)
            may_go_on.set()
            await opening
            assert late.you["muted"] == [bob.person]
            assert not hub.relations.opening

    asyncio.run(scenario())


def test_a_mute_that_is_stored_after_all_applies(tmp_path: Path) -> None:
    """The store reports an error, and perhaps only its confirmation got lost."""

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, bob = await in_process.company(hub, "Ann", "Bob")
            store = hub.store.set_relation

            async def store_and_fail(person: str, kind: str, other: str, on: bool) -> None:
                if kind == "mute":
                    await store(person, kind, other, on)
                raise StorageError("the connection to the database was lost")

            hub.store.set_relation = store_and_fail  # type: ignore[method-assign]
            await ann.ask("mute", person=bob.person, on=True)
            assert ann.you["muted"] == [bob.person]
            with pytest.raises(Refusal, match="could not be saved"):
                await ann.ask("block", person=bob.person, on=True)
            assert ann.you["blocked"] == []

    asyncio.run(scenario())
