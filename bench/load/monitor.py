"""What a server takes while it is under load, over time: processor, memory, files. And whether it stays the same."""

import os
from contextlib import suppress
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import mean
from threading import Event, Thread
from time import monotonic
from typing import NamedTuple

from bench.shared.process import PROC, usage

PAGE = os.sysconf("SC_PAGE_SIZE")
MEGABYTE = 1024 * 1024


class Sample(NamedTuple):
    """At one moment."""

    at: float
    cpu: float
    """Seconds that the server has taken until now."""
    helpers: float
    """The same of its children: the processes in which bots think."""
    memory: float
    """Megabytes of the server."""
    helpers_memory: float
    files: int


class Slope(NamedTuple):
    """How much something grows in an hour, and by how much that may be wrong (two standard errors)."""

    an_hour: float
    error: float

    @property
    def flat(self) -> bool:
        """Nothing that is sure to grow."""
        return self.an_hour - self.error <= 0


class Watch:
    """Looks at a server every few seconds, beside all else."""

    def __init__(self, pid: int, every: float = 2.0) -> None:
        self.pid = pid
        self.every = every
        self.samples: list[Sample] = []
        self.over = Event()
        self.thread = Thread(target=self.look_on, daemon=True)

    def __enter__(self) -> "Watch":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        self.thread.join()

    def look_on(self) -> None:
        while True:
            self.samples.append(sample(self.pid))
            if self.over.wait(self.every):
                return

    @property
    def cores(self) -> float:
        """How many cores the server itself kept busy."""
        first, last = self.samples[0], self.samples[-1]
        return (last.cpu - first.cpu) / max(1e-9, last.at - first.at)

    @property
    def helper_cores(self) -> float:
        first, last = self.samples[0], self.samples[-1]
        return (last.helpers - first.helpers) / max(1e-9, last.at - first.at)

    def slope(self, name: str) -> Slope:
        """Of the second half: in the first one tables fill their memory, and pages come."""
        half = self.samples[len(self.samples) // 2 :]
        return slope([each.at for each in half], [float(getattr(each, name)) for each in half])


def sample(pid: int) -> Sample:
    children = children_of(pid)
    return Sample(
        at=monotonic(),
        cpu=usage(pid)[1],
        helpers=sum(time_of(child) for child in children),
        memory=memory_of(pid),
        helpers_memory=sum(memory_of(child) for child in children),
        files=len(list((PROC / str(pid) / "fd").iterdir())),
    )


def children_of(pid: int) -> list[int]:
    found: list[int] = []
    for path in (PROC / str(pid) / "task").glob("*/children"):
        with suppress(OSError):
            found += map(int, Path(path).read_text(encoding="utf-8").split())
    return found


def time_of(pid: int) -> float:
    with suppress(OSError):
        return usage(pid)[1]
    return 0.0


def memory_of(pid: int) -> float:
    with suppress(OSError):
        return int((PROC / str(pid) / "statm").read_text(encoding="utf-8").split()[1]) * PAGE / MEGABYTE
    return 0.0


def slope(times: list[float], values: list[float]) -> Slope:
    """The straight line nearest to all values. Its error is the greater, the more alike neighbours are."""
    count = len(times)
    if count < 3:
        return Slope(0.0, float("inf"))
    middle, average = mean(times), mean(values)
    spread = sum((at - middle) ** 2 for at in times)
    steep = sum((at - middle) * (value - average) for at, value in zip(times, values, strict=True)) / spread
    rest = [value - average - steep * (at - middle) for at, value in zip(times, values, strict=True)]
    variance = sum(each * each for each in rest) / (count - 2)
    alike = correlation(rest)
    return Slope(3600 * steep, 3600 * 2 * sqrt(variance / spread * (1 + alike) / (1 - alike)))


def correlation(values: list[float]) -> float:
    """Of each with the next; never so near to one that nothing could be said."""
    whole = sum(value * value for value in values)
    if not whole:
        return 0.0
    pairs = sum(one * other for one, other in pairwise(values))
    return min(0.98, max(0.0, pairs / whole))
