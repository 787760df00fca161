"""Writes a finished game of many plies into the data folder of a server that is not running."""

import asyncio
import secrets
from pathlib import Path
from random import Random

from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.model import entries as log
from lamster.tables.model.table import Table
from lamster.tables.model.views import stored_card
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.workers.bot_workers import BotWorkers

GAME = "on-the-lam"


def write_long_game(folder: Path, plies: int) -> str:
    """Write the game, and return the id of its table."""
    folder.mkdir(parents=True, exist_ok=True)
    return asyncio.run(store_game(folder, plies))


async def store_game(folder: Path, plies: int) -> str:
    hub = Hub(SqliteStore(folder / "lamster.db"), BotWorkers(0), 0.0)
    await hub.open()
    try:
        host = secrets.token_hex(10)
        table = await hub.create(host, "Ann", wire.NewTable(game=GAME, seats=["me", "me"], options={}))
        room = hub.rooms[table]
        first, entries = room.table.seq, play_randomly(room.table, plies)
        await hub.store.append(table, first, entries, hub.clock.wall(), stored_card(room.table))
        return table
    finally:
        await hub.close()


def play_randomly(table: Table, plies: int) -> list[bytes]:
    """The log entries of random moves, and of a resignation at the end."""
    rng, entries = Random(1), []

    def enter(entry: log.AnyEntry) -> None:
        table.apply(entry, table.updated + 1)
        entries.append(log.encode(entry))

    enter(log.Started({}, {}))
    while len(table.playing.log) < plies and table.playing.outcome is None:
        decision = next(decision for decision in table.playing.state.open if decision.seat >= 0)
        enter(log.Played(decision.seat, decision.sample(rng)))
    if table.playing.outcome is None:
        enter(log.Tabled("resign:1"))
    return entries
