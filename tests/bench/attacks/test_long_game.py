"""The finished game that the attacks ask for."""

import asyncio
from pathlib import Path

from bench.attacks.long_game import write_long_game
from lamster.tables.model.table import Table
from lamster.tables.store.sqlite.store import SqliteStore


def test_the_game_has_the_wanted_length_and_is_over(tmp_path: Path) -> None:
    table = asyncio.run(read_table(tmp_path, write_long_game(tmp_path, 300)))
    assert table.phase == "over"
    assert 300 <= len(table.playing.log) <= 310


async def read_table(folder: Path, table: str) -> Table:
    store = SqliteStore(folder / "lamster.db")
    await store.open()
    try:
        return Table.from_log(table, await store.read(table))
    finally:
        await store.close()
