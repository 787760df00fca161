"""Runs work in parallel, in processes of this machine or on Ray. Results do not depend on where or in which order.

Work is split into parts, and a pool of workers takes several parts at once as a bundle. A bundle is lost when its
process is killed or its machine disappears. Lost parts get two more attempts; in the last one only one bundle runs at
a time, so a part is given up only if it kills its worker itself.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from math import ceil
from multiprocessing import get_context
from time import perf_counter
from typing import Generic, NamedTuple, Protocol, TypeVar

from lamster import __version__
from lamster.kernel.decision import Refusal

T = TypeVar("T")
PlayPart = Callable[[range], T]
Bundle = list[range]
Progress = Callable[[int], None]
"""Called with the number of games that are done."""
MAX_PART_GAMES = 10
CLUSTER_JOBS = 100
"""The number of processors that we assume for a Ray cluster when we split the games."""
BUNDLE_S = 0.5
"""A bundle takes about this long, if enough parts are left: each transfer of a bundle costs time too."""
MIN_PART_S = 1e-6
ATTEMPTS = 3
MAX_LOSSES = 3
"""An attempt ends when this many times the pool's capacity is lost in a row: then no worker is left."""


class Workers(NamedTuple):
    """The workers that a user asks for: `jobs` processes of this machine, or a Ray address (see `ray.py`)."""

    jobs: int = 1
    on: str = ""

    def parts(self, games: int) -> list[range]:
        """The numbers of the games in parts that are small enough to occupy all workers."""
        return split_games(games, CLUSTER_JOBS if self.on else self.jobs)


THIS_PROCESS = Workers()


class BundleResult(NamedTuple, Generic[T]):
    """The results of a bundle's parts, how long they took, and the version of Lamster that the worker has."""

    results: list[T]
    seconds: float
    version: str


class PartsLost(Refusal):
    """Some parts have no result, because their worker died in every attempt. All others are done."""

    def __init__(self, parts: Sequence[range], why: str = "") -> None:
        self.parts = sorted(parts, key=lambda part: part.start)
        self.why = why or f"the worker was killed in each of {ATTEMPTS} attempts"
        super().__init__(f"games {game_numbers(self.parts)} were not played: {self.why}")

    def messages(self) -> list[str]:
        """An error message for each game that was not played."""
        return [f"game {number + 1}: not played: {self.why}" for part in self.parts for number in part]


class PoolUnreachable(Exception):
    """The connection to the pool is broken; the message says why."""


class WorkerPool(Protocol[T]):
    """Workers that run bundles."""

    capacity: int
    """How many bundles may be submitted at once: more than there are workers, so that no worker waits for the next."""

    def submit(self, bundle: Bundle) -> None:
        """Start a bundle, or queue it."""

    def collect(self) -> list[tuple[Bundle, BundleResult[T] | None]]:
        """Wait until bundles end, and return them. A lost bundle has no result."""

    def close(self) -> None:
        """Stop the workers. Bundles that have not started are dropped."""


def split_games(games: int, jobs: int) -> list[range]:
    """The numbers of the games in parts."""
    size = max(1, min(MAX_PART_GAMES, games // (4 * jobs)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def game_numbers(parts: Sequence[range]) -> str:
    """The games of these parts as text, counted from 1: `1 to 10, 31 to 40`."""
    return ", ".join(f"{part.start + 1} to {part.stop}" if len(part) > 1 else f"{part.start + 1}" for part in parts)


def run_parallel(play: PlayPart[T], parts: Sequence[range], jobs: int = 1, on: str = "") -> Iterator[tuple[range, T]]:
    """The result of each part, in the order in which they end. `play` must be picklable.

    Raises `PartsLost` after all other results, if some parts were lost in every attempt.
    """
    if not on and (jobs <= 1 or len(parts) == 1):
        for part in parts:
            yield part, play(part)
        return
    pool = make_pool(play, jobs, on)
    try:
        yield from run_with_retries(pool, parts)
    finally:
        pool.close()


def make_pool(play: PlayPart[T], jobs: int, on: str) -> WorkerPool[T]:
    if not on:
        return ProcessPool(play, jobs)
    # Imported here, because that module imports this one.
    from lamster.lab.ray import RayPool

    return RayPool(play, jobs, on)


def run_bundle(play: PlayPart[T], bundle: Bundle) -> BundleResult[T]:
    """Runs in the worker."""
    start = perf_counter()
    results = [play(part) for part in bundle]
    return BundleResult(results, perf_counter() - start, __version__)


def run_with_retries(pool: WorkerPool[T], parts: Sequence[range]) -> Iterator[tuple[range, T]]:
    """All results that can be had; then raises `PartsLost` if any are missing."""
    left = list(parts)
    for number in range(ATTEMPTS):
        attempt = Attempt(pool, left, 1 if number == ATTEMPTS - 1 else pool.capacity)
        yield from attempt.results()
        left = attempt.lost
        if not left:
            return
    raise PartsLost(left)


class Attempt(Generic[T]):
    """Submits every part to the pool once."""

    def __init__(self, pool: WorkerPool[T], parts: list[range], capacity: int) -> None:
        self.pool = pool
        self.waiting = parts
        self.capacity = capacity
        self.submitted: list[Bundle] = []
        self.lost: list[range] = []
        self.part_s = 0.0
        """Seconds that a part took in the last bundle; 0 before the first result."""
        self.losses_in_a_row = 0

    def results(self) -> Iterator[tuple[range, T]]:
        """The results of the parts that were done. The others are in `lost`."""
        try:
            yield from self.exchange()
        except PoolUnreachable as problem:
            submitted = [part for bundle in self.submitted for part in bundle]
            raise PartsLost([*self.lost, *submitted, *self.waiting], str(problem)) from None

    def exchange(self) -> Iterator[tuple[range, T]]:
        while self.waiting or self.submitted:
            self.submit_bundles()
            for bundle, result in self.pool.collect():
                self.submitted.remove(bundle)
                if result is None:
                    self.lose(bundle)
                else:
                    yield from self.accept(bundle, result)

    def submit_bundles(self) -> None:
        while self.waiting and len(self.submitted) < self.capacity:
            size = self.bundle_size()
            bundle, self.waiting = self.waiting[:size], self.waiting[size:]
            self.submitted.append(bundle)
            self.pool.submit(bundle)

    def bundle_size(self) -> int:
        """How many parts make about `BUNDLE_S` of work; fewer near the end, so that all workers stay busy."""
        if not self.part_s:
            return 1
        return max(1, min(ceil(BUNDLE_S / self.part_s), len(self.waiting) // (2 * self.capacity)))

    def accept(self, bundle: Bundle, result: BundleResult[T]) -> Iterator[tuple[range, T]]:
        if result.version != __version__:
            raise Refusal(f"a worker has lamster {result.version}, and this is {__version__}: they must be the same")
        self.part_s = max(result.seconds / len(bundle), MIN_PART_S)
        self.losses_in_a_row = 0
        return zip(bundle, result.results, strict=True)

    def lose(self, bundle: Bundle) -> None:
        """Leave the bundle to the next attempt. After too many losses in a row, submit nothing more in this one."""
        self.lost += bundle
        self.losses_in_a_row += 1
        if self.losses_in_a_row > MAX_LOSSES * self.pool.capacity:
            self.lost += self.waiting
            self.waiting = []


class ProcessPool(Generic[T]):
    """Processes of this machine. If one is killed, Python stops all others of its executor: then we start a new one."""

    def __init__(self, play: PlayPart[T], jobs: int) -> None:
        self.play = play
        self.jobs = jobs
        self.capacity = 2 * jobs
        self.running: dict[Future[BundleResult[T]], Bundle] = {}
        self.executor = self.new_executor()

    def new_executor(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, get_context("spawn"))

    def submit(self, bundle: Bundle) -> None:
        try:
            future = self.executor.submit(run_bundle, self.play, bundle)
        except BrokenProcessPool:
            self.executor = self.new_executor()
            future = self.executor.submit(run_bundle, self.play, bundle)
        self.running[future] = bundle

    def collect(self) -> list[tuple[Bundle, BundleResult[T] | None]]:
        ready, _ = wait(self.running, return_when=FIRST_COMPLETED)
        return [(self.running.pop(future), result_of(future)) for future in ready]

    def close(self) -> None:
        self.executor.shutdown(cancel_futures=True)


def result_of(future: Future[BundleResult[T]]) -> BundleResult[T] | None:
    """None if the bundle was lost. Raises what the work itself raised."""
    try:
        return future.result()
    except BrokenProcessPool:
        return None
