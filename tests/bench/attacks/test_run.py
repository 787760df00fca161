"""Attacks of strangers, on loopback: nobody else waits for what they ask."""

import asyncio
import sys
from pathlib import Path

import pytest

from bench.attacks.attackers import ATTACKS
from bench.attacks.long_game import write_long_game
from bench.attacks.run import BOT, BUSY, WANTED, Found, busiest, measure, table_of
from lamster.tables.model.table import Table
from lamster.tables.store.sqlite.store import SqliteStore

SECONDS = 6.0
PLIES = 15_000
ROUNDS = 3
"""The machine may be busy with something else: so often an attack is tried until others are answered in time."""
BOT_MS = 2_000.0
"""An easy bot answers within milliseconds; it took 19.6 s when it had to wait for the masters of others."""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_other_tables_are_answered_while_strangers_ask_for_all_they_may() -> None:
    """In processor time always; by the clock in one of some rounds, or as soon as without an attack."""
    left = [*ATTACKS, BOT]
    for _ in range(ROUNDS):
        found = measure(SECONDS, PLIES, ["nothing", *[name for name in left if name != "nothing"]])
        for each in found:
            assert each.busy <= WANTED, f"{each.name}: the server was busy for {each.busy:.0f} ms in one go"
        quiet = found[0].p99
        left = [each.name for each in found if each.p99 > bound(each.name, quiet)]
        if not left:
            return
    raise AssertionError(f"others waited too long in {ROUNDS} rounds:\n{table_of(found)}")


def bound(name: str, quiet: float) -> float:
    """Milliseconds within which 99 of 100 answers come, where they come as quickly without an attack."""
    return max(BOT_MS if name == BOT else WANTED, 2 * quiet)


def test_the_long_game_is_as_long_as_it_should_be_and_over(tmp_path: Path) -> None:
    table = asyncio.run(read_back(tmp_path, write_long_game(tmp_path, 300)))
    assert table.phase == "over"
    assert 300 <= len(table.playing.log) <= 310


async def read_back(folder: Path, table: str) -> Table:
    store = SqliteStore(folder / "lamster.db")
    await store.open()
    try:
        return Table.from_log(table, await store.read(table))
    finally:
        await store.close()


def test_what_kept_the_server_busy_is_found(tmp_path: Path) -> None:
    (tmp_path / BUSY).write_text("100.0 0.030\n200.0 0.020\n201.0 0.007\n", encoding="utf-8")
    assert busiest(tmp_path, 150.0) == 20.0
    assert busiest(tmp_path, 300.0) == 0.0


def test_figures_are_told_also_where_nobody_was_answered() -> None:
    text = table_of([Found("looks", [0.001] * 100, {'{"type":"ok"': 3}, 7.0), Found(BOT, [], {}, 0.0)])
    assert "| looks | 100 | 1.0 ms | 1.0 ms | 7 ms | :ok 3 |" in text
    assert f"| {BOT} | 0 | - | - | 0 ms | - |" in text
