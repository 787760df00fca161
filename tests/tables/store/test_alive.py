"""What the night watch needs of the store: when a server was last there, and which games are on."""

import asyncio
from pathlib import Path

from lamster.tables.store.base import Card
from lamster.tables.store.sqlite.store import SqliteStore


def card(table: str, phase: str) -> Card:
    return Card(table, phase, False, False, ("p",), 1, 2, b"{}")


def test_the_store_remembers_when_a_server_was_last_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "lamster.db")
        await store.open()
        assert await store.alive() is None
        await store.set_alive(1_000)
        await store.set_alive(900)
        await store.close()
        await store.open()
        assert await store.alive() == 900, "the latest word counts, whatever the clock says"
        await store.close()

    asyncio.run(scenario())


def test_the_store_finds_the_games_that_are_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "lamster.db")
        await store.open()
        for table, phase in (("c", "playing"), ("a", "open"), ("b", "playing"), ("d", "over")):
            await store.append(table, 0, [b"{}"], 1, card(table, phase))
        assert [found.table for found in await store.cards_playing()] == ["b", "c"]
        await store.append("b", 1, [b"{}"], 2, card("b", "over"))
        assert [found.table for found in await store.cards_playing()] == ["c"]
        await store.close()

    asyncio.run(scenario())
