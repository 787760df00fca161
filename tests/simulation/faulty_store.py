"""A store whose disk or network is in trouble: writes fail, take long, or are lost when the server is killed.

A store's writes are tasks of its node: who kills the node cancels them, before they took place or after that and before
anybody was told.
"""

import asyncio
from collections.abc import Sequence
from random import Random

from lamster.tables.store.base import Card, StorageError
from tests.simulation.memory_store import Database, MemoryStore, Moments
from tests.simulation.virtual_loop import VirtualClock, VirtualLoop

USUAL_LAG_S = 0.004
UNKNOWN = "it is not known whether this was saved"


class Trouble(Moments):
    """What is wrong with the way to the database, as the evening decides."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.lag_s = USUAL_LAG_S
        """Seconds that a write takes at most, beside a read that takes half of it."""
        self.reads_fail = 0.0
        self.writes_fail = 0.0
        self.unknown = 0.0
        """How often a write takes place, and then nobody is told so."""
        self.refused = 0
        self.lost = 0

    @property
    def is_well(self) -> bool:
        return not (self.reads_fail or self.writes_fail or self.unknown) and self.lag_s <= USUAL_LAG_S

    def heal(self) -> None:
        self.lag_s, self.reads_fail, self.writes_fail, self.unknown = USUAL_LAG_S, 0.0, 0.0, 0.0

    async def before(self, table: str, write: bool) -> None:
        await asyncio.sleep(self.rng.random() * self.lag_s / (1 if write else 2))
        if self.rng.random() < (self.writes_fail if write else self.reads_fail):
            self.refused += 1
            raise StorageError("the disk is full" if write else "the disk cannot be read")

    async def after(self, table: str, write: bool) -> None:
        await asyncio.sleep(self.rng.random() * self.lag_s / 4)
        if write and self.unknown and self.rng.random() < self.unknown:
            self.lost += 1
            raise StorageError(UNKNOWN)


class RecordingDatabase(Database):
    """Remembers when each entry was written, by the time of the loop."""

    def __init__(self, loop: VirtualLoop, clock: VirtualClock) -> None:
        """The database has a clock of its own, which nobody sets."""
        wall_at_start_ms = clock.wall_at_start_ms
        super().__init__(lambda: wall_at_start_ms + round(loop.now * 1000))
        self.loop = loop
        self.clock = clock
        self.written: dict[str, list[float]] = {}

    def append(self, table: str, first: int, entries: Sequence[bytes], at: int, card: Card | None) -> None:
        super().append(table, first, entries, at, card)
        self.written.setdefault(table, []).extend([self.loop.now] * len(entries))


class SimulatedStore(MemoryStore):
    """One node's store. Its clock may run behind: such a node believes that it lives when it is dead for the others."""

    def __init__(self, database: RecordingDatabase, node: str, trouble: Trouble) -> None:
        super().__init__(database, node, trouble)
        self.trouble = trouble
        self.behind_ms = 0

    def own_clock_ms(self) -> int:
        return self.database.clock_ms() - self.behind_ms
