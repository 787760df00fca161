"""Statistics: how every game ended is kept for each who played it, when it ends and, where that was missed, later."""

import asyncio
import csv
import io
import logging
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from lamster.tables import protocol as wire
from lamster.tables.model.finished_games import played_games
from lamster.tables.model.restore import restore_in_slices
from lamster.tables.model.table import Table
from lamster.tables.store.base import Result, StorageError, Store

MOST_GAMES = 5_000
"""So many of a person's games are told at once."""

logger = logging.getLogger("lamster")
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(wire.PlayedGame).decode
COLUMNS = ("ended", "game", "seats", "seat", "role", "won", "gave_up", "rule", "rounds", "from_position")


class Results:
    """Keeps results; what goes wrong is made up for at the next start, and never disturbs a table."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tasks: set[asyncio.Task[None]] = set()

    def over(self, table: Table) -> None:
        """A game is over, or a table is opened whose game is."""
        self.spawn(self.count(table.id, results_of(table)))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def count(self, table: str, results: list[Result]) -> None:
        try:
            if not await self.store.is_counted(table):
                await self.store.count(table, results)
        except StorageError as problem:
            logger.warning("the result of table %s is not counted yet: %s", table, problem)

    def begin(self) -> None:
        """Count what is not counted yet, beside all else: at the first start that is every old table."""
        self.spawn(self.catch_up())

    async def catch_up(self) -> None:
        try:
            for table in await self.store.uncounted():
                await self.count_old(table)
        except StorageError as problem:
            logger.warning("old results are not counted: %s", problem)

    async def count_old(self, table: str) -> None:
        """A log that this version cannot read is left alone."""
        lines = await self.store.read(table)
        try:
            results = results_of(await restore_in_slices(table, lines))
        except Exception as error:
            logger.warning("the result of table %s cannot be counted: %s: %s", table, type(error).__name__, error)
        else:
            await self.count(table, results)
        await asyncio.sleep(0)

    async def settle(self) -> None:
        """Wait for all that is being counted."""
        if self.tasks:
            await asyncio.wait([*self.tasks])

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def games_of(self, person: str) -> wire.MyGames:
        return wire.MyGames([decode(data) for data in await self.store.results_of(person, MOST_GAMES)])


def results_of(table: Table) -> list[Result]:
    """A guided first game counts for nobody."""
    if table.lesson:
        return []
    return [
        Result(table.id, seat, table.chairs[seat].person, game.ended, encode(game))
        for seat, game in played_games(table).items()
    ]


def as_csv(games: Sequence[wire.PlayedGame]) -> str:
    """For a spreadsheet: one line a game, times as milliseconds since 1970."""
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(["table", *COLUMNS, "others"])
    for game in games:
        others = "; ".join(f"bot:{other.bot}" if other.bot else safe(other.name) for other in game.others)
        lines.writerow([game.table, *[getattr(game, column) for column in COLUMNS], others])
    return text.getvalue()


def safe(name: str) -> str:
    """A name that a spreadsheet would take for a formula is only a name."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
