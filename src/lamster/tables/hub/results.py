"""Statistics: keeps the result of every game for each player, when it ends or, if that was missed, later."""

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
"""The limit of games in one response."""

logger = logging.getLogger("lamster")
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(wire.PlayedGame).decode
COLUMNS = ("ended", "game", "seats", "seat", "role", "won", "gave_up", "rule", "rounds", "from_position")


class Results:
    """Stores results. A failure never disturbs a table; the next start tries again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tasks: set[asyncio.Task[None]] = set()

    def over(self, table: Table) -> None:
        """Store the result of a table whose game is over."""
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
        """Store missing results in the background: at the first start, those of all old tables."""
        self.spawn(self.catch_up())

    async def catch_up(self) -> None:
        try:
            for table in await self.store.uncounted():
                await self.count_old(table)
        except StorageError as problem:
            logger.warning("old results are not counted: %s", problem)

    async def count_old(self, table: str) -> None:
        """Store the result of an old table; a log that this version cannot read is skipped."""
        lines = await self.store.read(table)
        try:
            results = results_of(await restore_in_slices(table, lines))
        except Exception as error:
            logger.warning("the result of table %s cannot be counted: %s: %s", table, type(error).__name__, error)
        else:
            await self.count(table, results)
        await asyncio.sleep(0)

    async def settle(self) -> None:
        """Wait for all running tasks."""
        if self.tasks:
            await asyncio.wait([*self.tasks])

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def games_of(self, person: str) -> wire.MyGames:
        return wire.MyGames([decode(data) for data in await self.store.results_of(person, MOST_GAMES)])


def results_of(table: Table) -> list[Result]:
    """The results of all players. A guided first game has none."""
    if table.lesson:
        return []
    return [
        Result(table.id, seat, table.chairs[seat].person, game.ended, encode(game))
        for seat, game in played_games(table).items()
    ]


def as_csv(games: Sequence[wire.PlayedGame]) -> str:
    """The games as CSV: one line per game, times in milliseconds since 1970."""
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(["table", *COLUMNS, "others"])
    for game in games:
        others = "; ".join(f"bot:{other.bot}" if other.bot else safe(other.name) for other in game.others)
        lines.writerow([game.table, *[getattr(game, column) for column in COLUMNS], others])
    return text.getvalue()


def safe(name: str) -> str:
    """Escape a name that a spreadsheet would take for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
