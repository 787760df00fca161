"""Restores a table from its log, or says why this version of Lamster cannot. The log does not change."""

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
"""Errors of tables that this version cannot restore."""

SLICE_S = 0.005
"""After this time other tasks run."""

logger = logging.getLogger("lamster")


async def restore_or_refuse(table: str, lines: Sequence[tuple[int, bytes]]) -> Table:
    """Restore a table. A long game is replayed in slices, so that other tasks run in between."""
    try:
        return await restore_in_slices(table, lines)
    except Exception as error:
        found = trouble_with(lines, error)
        logger.warning("table %s: %s", table, found)
        raise found from None


async def restore_in_slices(table: str, lines: Sequence[tuple[int, bytes]]) -> Table:
    """`Table.from_log` in slices."""
    growing = Table.replay(table, lines)
    found = next(growing)
    await in_slices(growing)
    return found


async def in_slices(steps: Iterator[object]) -> None:
    """Run all steps, and let other tasks run every few milliseconds."""
    until = perf_counter() + SLICE_S
    for _ in steps:
        if perf_counter() >= until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE_S


def table_or_trouble(table: str, lines: Sequence[tuple[int, bytes]]) -> Table | Refused:
    try:
        return Table.from_log(table, lines)
    except Exception as error:
        return trouble_with(lines, error)


def trouble_with(lines: Sequence[tuple[int, bytes]], error: Exception) -> Refused:
    return other_rules(lines[0][1]) or unreadable(error)


def other_rules(first: bytes) -> Refused | None:
    """The refusal if the game began with rules that this version does not have; None otherwise."""
    try:
        created = log.decode(first)
        assert isinstance(created, log.Created)
        meta = games.load(created.game).meta
    except Exception:  # The log is damaged in another way.
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
