"""A finished game of many plies, written into the folder of a server that does not run yet."""

import asyncio
import secrets
from pathlib import Path
from random import Random

from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.model import entries as log
from lamster.tables.model.table import Table
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.workers.bot_workers import Thinkers

GAME = "on-the-lam"


def write_long_game(folder: Path, plies: int) -> str:
    """The id of its table."""
    folder.mkdir(parents=True, exist_ok=True)
    return asyncio.run(written(folder, plies))


async def written(folder: Path, plies: int) -> str:
    hub = Hub(SqliteStore(folder / "lamster.db"), Thinkers(0), 0.0)
    await hub.open()
    try:
        host = secrets.token_hex(10)
        table = await hub.create(host, "Ann", wire.NewTable(GAME, ["me", "me"], {}))
        room = hub.rooms[table]
        first, entries = room.table.seq, played(room.table, plies)
        await hub.store.append(table, first, entries, hub.clock.wall(), room.card())
        return table
    finally:
        await hub.close()


def played(table: Table, plies: int) -> list[bytes]:
    """Random moves, until there are enough; then one of the two resigns."""
    rng, entries = Random(1), []

    def enter(entry: log.AnyEntry) -> None:
        table.apply(entry, table.updated + 1)
        entries.append(log.encode(entry))

    enter(log.Started({}, {}))
    while len(table.playing.log) < plies and table.playing.outcome is None:
        asked = next(decision for decision in table.playing.state.open if decision.seat >= 0)
        enter(log.Played(asked.seat, asked.sample(rng)))
    if table.playing.outcome is None:
        enter(log.Tabled("resign:1"))
    return entries
