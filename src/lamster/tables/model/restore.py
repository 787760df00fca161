"""A table from its log, or a sentence that says why this version of Lamster cannot have it. The log stays as it is."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from time import perf_counter

from lamster import games
from lamster.kernel.decision import Refusal
from lamster.tables.model import entries as log
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table

BEYOND = ("other-rules", "unreadable")
"""What is wrong with a table that this version cannot bring back."""

SLICE = 0.005
"""Seconds after which others have their turn."""

logger = logging.getLogger("lamster")


async def brought_back(table: str, lines: Sequence[tuple[int, bytes]]) -> Table:
    """A long game is played again in slices: others are answered in between."""
    try:
        return await built(table, lines)
    except Exception as error:
        found = trouble_with(lines, error)
        logger.warning("table %s: %s", table, found)
        raise found from None


async def built(table: str, lines: Sequence[tuple[int, bytes]]) -> Table:
    """`Table.from_log` for who must not keep others waiting."""
    growing = Table.growing(table, lines)
    found = next(growing)
    await in_slices(growing)
    return found


async def in_slices(steps: Iterator[object]) -> None:
    """Take all these steps, with a pause for others whenever some milliseconds have gone by."""
    until = perf_counter() + SLICE
    for _ in steps:
        if perf_counter() >= until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE


def table_or_trouble(table: str, lines: Sequence[tuple[int, bytes]]) -> Table | Refused:
    try:
        return Table.from_log(table, lines)
    except Exception as error:
        return trouble_with(lines, error)


def trouble_with(lines: Sequence[tuple[int, bytes]], error: Exception) -> Refused:
    return other_rules(lines[0][1]) or unreadable(error)


def other_rules(first: bytes) -> Refused | None:
    """The refusal of a game that was begun by rules which this version does not have; None when it was not."""
    try:
        created = log.decode(first)
        assert isinstance(created, log.Created)
        meta = games.load(created.game).meta
    except Exception:  # That is another trouble.
        return None
    try:
        meta.check_rules(created.rules)
    except Refusal as refusal:
        about = {"rules": created.rules, "oldest": meta.oldest_rules, "newest": meta.rules}
        which = "one" if meta.oldest_rules == meta.rules else "several"
        texts = {name: str(number) for name, number in about.items()}
        return Refused("other-rules", refusal.text(), which=which, **texts)
    return None


def unreadable(error: Exception) -> Refused:
    what = error.text() if isinstance(error, Refusal) else f"{type(error).__name__}: {error}"
    return Refused(
        "unreadable", f"this table cannot be read ({what[:200]}); it is kept as it is, and `lamster doctor` tells more"
    )
