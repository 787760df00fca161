"""What goes wrong in an evening: servers stop or die, writes fail, bot workers hang, nodes are fenced."""

import asyncio
from random import Random
from typing import TYPE_CHECKING

from lamster.tables.store.base import StorageError

if TYPE_CHECKING:
    from tests.simulation.evening import Evening
    from tests.simulation.system import Node

KINDS = (
    "stop",
    "kill",
    "kill",
    "disk full",
    "disk full",
    "disk flaky",
    "slow",
    "unreadable",
    "unknown",
    "unknown",
    "hang",
    "die",
    "fail",
    "clock set",
)
OF_TWO_NODES = ("fence", "fence", "cut off")
FENCED_MS = 4_000
CLOCK_SET_MS = (-3_600_000, -600_000, -20_000, 20_000, 600_000, 3_600_000)
"""By how much the clock on the wall is set; the monotonic clock does not care."""


class Incidents:
    """The trouble of one evening. `is_well` says whether everything works just now, and since when."""

    def __init__(self, evening: "Evening") -> None:
        self.evening = evening
        self.system = evening.system
        self.rng = Random(f"incidents {evening.seed}")
        self.every_s = self.rng.choice((15.0, 40.0, 100.0, 10_000.0))
        self.well_since = 0.0
        self.under_way = 0

    @property
    def well_for_s(self) -> float:
        """How long everything has worked."""
        return 0.0 if self.under_way else self.system.loop.now - self.well_since

    async def happen(self) -> None:
        while True:
            await asyncio.sleep(5 + self.rng.expovariate(1 / self.every_s))
            kind = self.rng.choice((*KINDS, *(OF_TWO_NODES if len(self.system.nodes) > 1 else ())))
            node = self.rng.choice([*self.system.nodes.values()])
            self.evening.trace("incident", kind, node.name)
            self.under_way += 1
            await asyncio.shield(asyncio.ensure_future(self.suffer(kind, node)))

    async def suffer(self, kind: str, node: "Node") -> None:
        """From the beginning to the end, also if the evening is over meanwhile."""
        try:
            await self.befall(kind, node)
        finally:
            self.under_way -= 1
            self.well_since = self.system.loop.now

    async def befall(self, kind: str, node: "Node") -> None:
        if kind in ("stop", "kill"):
            await self.restart(kind, node)
        elif kind in ("hang", "die", "fail"):
            await self.trouble_bots(kind, node)
        elif kind == "fence":
            await self.fence(node)
        elif kind == "clock set":
            self.set_clock()
        elif kind == "cut off":
            node.set_hearing(False)
            await asyncio.sleep(self.rng.choice((2.0, 10.0)))
            node.set_hearing(True)
            await asyncio.sleep(3)
        else:
            await self.trouble_store(kind, node)

    def set_clock(self) -> None:
        """On the wall; a machine that starts may do that, too."""
        by_ms = self.rng.choice(CLOCK_SET_MS)
        self.evening.trace("clock", by_ms)
        self.system.clock.set_wall(by_ms)

    async def restart(self, kind: str, node: "Node") -> None:
        if kind == "kill":
            node.kill()
        else:
            await node.stop()
        if self.rng.random() < 0.3:
            self.set_clock()
        await asyncio.sleep(self.rng.choice((0.5, 3.0, 30.0, 90.0)))
        await self.start(node)

    async def start(self, node: "Node") -> None:
        """A server that cannot be started is started again."""
        while True:
            try:
                await node.start()
            except StorageError:
                node.kill()
                await asyncio.sleep(1)
            else:
                return

    async def trouble_bots(self, kind: str, node: "Node") -> None:
        node.bots_trouble = kind
        await asyncio.sleep(self.rng.choice((5.0, 40.0)))
        node.bots_trouble = ""
        await asyncio.sleep(30)  # A question that was asked before may still hang.

    async def trouble_store(self, kind: str, node: "Node") -> None:
        trouble = node.trouble
        if kind == "slow":
            trouble.lag_s = self.rng.choice((0.5, 4.0))
        elif kind == "unknown":
            trouble.unknown = 0.6
        elif kind == "unreadable":
            trouble.reads_fail = trouble.writes_fail = 0.7
        else:
            trouble.reads_fail = 0.0 if kind == "disk full" else 0.3
            trouble.writes_fail = 1.0 if kind == "disk full" else 0.4
        await asyncio.sleep(self.rng.choice((2.0, 8.0, 30.0)))
        trouble.heal()

    async def fence(self, node: "Node") -> None:
        """Its clock stands still and its signs of life do not get through, while the others take its tables."""
        node.store.behind_ms = FENCED_MS
        node.trouble.lag_s = 6.0
        await asyncio.sleep(self.rng.choice((4.0, 10.0)))
        node.store.behind_ms = 0
        node.trouble.heal()

    async def end(self) -> None:
        """Everything works again, and every server is up."""
        for node in self.system.nodes.values():
            node.trouble.heal()
            node.bots_trouble = ""
        while self.under_way:
            await asyncio.sleep(1)
        for node in self.system.nodes.values():
            node.trouble.heal()
            if not node.is_up:
                await self.start(node)
        self.well_since = self.system.loop.now
