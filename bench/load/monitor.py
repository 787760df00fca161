"""CPU time, memory and open files of a server over time, and how fast they grow."""

from itertools import pairwise
from math import sqrt
from statistics import mean
from threading import Event, Thread
from time import monotonic
from typing import NamedTuple, Self

from bench.shared.proc import children_of, cpu_s, memory_mb, open_files

HOUR_S = 3600
MAX_CORRELATION = 0.98
"""Above it the error of a slope would say nothing."""


class Sample(NamedTuple):
    """What the server uses at one moment. Its workers are the processes in which bots think."""

    at: float
    server_cpu_s: float
    worker_cpu_s: float
    server_mb: float
    worker_mb: float
    files: int


class Slope(NamedTuple):
    """Growth of a value in an hour, with two standard errors."""

    per_hour: float
    error: float


class Monitor:
    """Samples a server every few seconds, in a thread of its own."""

    def __init__(self, pid: int, interval_s: float = 2.0) -> None:
        self.pid = pid
        self.interval_s = interval_s
        self.samples: list[Sample] = []
        self.stopping = Event()
        self.thread = Thread(target=self.run, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stopping.set()
        self.thread.join()

    def run(self) -> None:
        while True:
            self.samples.append(take_sample(self.pid))
            if self.stopping.wait(self.interval_s):
                return

    @property
    def server_cores(self) -> float:
        return self.cores("server_cpu_s")

    @property
    def worker_cores(self) -> float:
        return self.cores("worker_cpu_s")

    def cores(self, name: str) -> float:
        """How many cores were busy on average."""
        first, last = self.samples[0], self.samples[-1]
        used_s: float = getattr(last, name) - getattr(first, name)
        return used_s / max(1e-9, last.at - first.at)

    def slope(self, name: str) -> Slope:
        """Growth in the second half of the samples: in the first half tables fill up."""
        half = second_half(self.samples)
        return fit_slope([each.at for each in half], [float(getattr(each, name)) for each in half])

    @property
    def memory_growth_percent(self) -> float | None:
        return growth_percent(self.samples)


def take_sample(pid: int) -> Sample:
    workers = children_of(pid)
    return Sample(
        at=monotonic(),
        server_cpu_s=cpu_s(pid),
        worker_cpu_s=sum(map(cpu_s, workers)),
        server_mb=memory_mb(pid),
        worker_mb=sum(map(memory_mb, workers)),
        files=open_files(pid),
    )


def second_half(samples: list[Sample]) -> list[Sample]:
    return samples[len(samples) // 2 :]


def growth_percent(samples: list[Sample]) -> float | None:
    """Growth of the server's memory in the second half of the samples, as a percentage of its mean there.

    The growth is that of the straight line fitted to the samples, so that a single peak hardly counts. None if there
    are too few samples for a line.
    """
    half = second_half(samples)
    if len(half) < 3:
        return None
    values_mb = [sample.server_mb for sample in half]
    slope = fit_slope([sample.at for sample in half], values_mb)
    hours = (half[-1].at - half[0].at) / HOUR_S
    return 100 * slope.per_hour * hours / mean(values_mb)


def fit_slope(times_s: list[float], values: list[float]) -> Slope:
    """The slope of the least-squares line. The error takes into account that neighbouring samples are alike."""
    count = len(times_s)
    if count < 3:
        return Slope(0.0, float("inf"))
    middle_s, average = mean(times_s), mean(values)
    spread = sum((at - middle_s) ** 2 for at in times_s)
    slope = sum((at - middle_s) * (value - average) for at, value in zip(times_s, values, strict=True)) / spread
    residuals = [value - average - slope * (at - middle_s) for at, value in zip(times_s, values, strict=True)]
    variance = sum(each * each for each in residuals) / (count - 2)
    correlation = correlation_with_next(residuals)
    error = 2 * sqrt(variance / spread * (1 + correlation) / (1 - correlation))
    return Slope(HOUR_S * slope, HOUR_S * error)


def correlation_with_next(values: list[float]) -> float:
    total = sum(value * value for value in values)
    if not total:
        return 0.0
    products = sum(one * other for one, other in pairwise(values))
    return min(MAX_CORRELATION, max(0.0, products / total))
