"""Share out work among processes or machines: the same results wherever it is done, and in whatever order.

Who does the work is a crew. What a crew loses, because a process was killed or a machine went away, is done again:
twice, the second time one part after the other, so that only a part that itself kills whoever does it is given up.
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
Play = Callable[[range], T]
Bundle = list[range]
BATCH = 10
"""Games that are played in one piece before they are told, at most; few games are shared out more finely."""
MANY = 100
"""A cluster may have so many processors."""
LONG_ENOUGH = 0.5
"""So many seconds of work are handed over at once, where there is enough of it: handing over has its price, too."""
SHORTEST = 1e-6
TRIES = 3
PATIENCE = 3
"""So many times in a row everything under way may be lost: then there is nobody left to do it."""


class Workers(NamedTuple):
    """Who does the work: so many processes of this machine, or what `on` says (see `ray.py`)."""

    jobs: int = 1
    on: str = ""

    def parts(self, games: int) -> list[range]:
        """The numbers of the games in pieces, fine enough for all of them."""
        return parts_of(games, MANY if self.on else self.jobs)


HERE = Workers()


class Done(NamedTuple, Generic[T]):
    """What came of some parts, how long it took, and the version of the program that did it."""

    results: list[T]
    seconds: float
    version: str


class Lost(Refusal):
    """Some parts were not done, because whoever did them died each time. All others were."""

    def __init__(self, parts: Sequence[range], why: str = "") -> None:
        self.parts = sorted(parts, key=lambda part: part.start)
        self.why = why or f"whoever tried to was killed, {TRIES} times"
        super().__init__(f"games {numbered(self.parts)} were not played: {self.why}")

    def each(self) -> list[str]:
        """The same for each game."""
        return [f"game {number + 1}: not played: {self.why}" for part in self.parts for number in part]


class Gone(Exception):
    """Nobody of the crew can be reached any more; says why."""


class Crew(Protocol[T]):
    """Those who do the work."""

    room: int
    """So many bundles may be under way at once: some more than can be done, so that nobody waits for work."""

    def give(self, bundle: Bundle) -> None:
        """Hand over some parts."""

    def take(self) -> list[tuple[Bundle, Done[T] | None]]:
        """Wait until something is done, or lost, and hand that back."""

    def close(self) -> None:
        """Send everybody home; what is not begun is left."""


def parts_of(games: int, jobs: int) -> list[range]:
    """The numbers of the games, in pieces."""
    size = max(1, min(BATCH, games // (4 * jobs)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def numbered(parts: Sequence[range]) -> str:
    """Parts as people count the games in them: `1 to 10, 31 to 40`."""
    return ", ".join(f"{part.start + 1} to {part.stop}" if len(part) > 1 else f"{part.start + 1}" for part in parts)


def spread(play: Play[T], parts: Sequence[range], jobs: int = 1, on: str = "") -> Iterator[tuple[range, T]]:
    """What comes of each part, in the order in which they are done. The work must be something that can be pickled.

    Raises `Lost` at the end, after everything that could be done, when some parts could not.
    """
    if not on and (jobs <= 1 or len(parts) == 1):
        for part in parts:
            yield part, play(part)
        return
    crew = crew_of(play, jobs, on)
    try:
        yield from shared(crew, parts)
    finally:
        crew.close()


def crew_of(play: Play[T], jobs: int, on: str) -> Crew[T]:
    if not on:
        return Processes(play, jobs)
    # Late, because it imports this module.
    from lamster.lab.ray import RayCrew

    return RayCrew(play, jobs, on)


def work(play: Play[T], bundle: Bundle) -> Done[T]:
    """What a worker does."""
    start = perf_counter()
    results = [play(part) for part in bundle]
    return Done(results, perf_counter() - start, __version__)


def shared(crew: Crew[T], parts: Sequence[range]) -> Iterator[tuple[range, T]]:
    """Everything that can be done, and then `Lost` for the rest."""
    left = list(parts)
    for attempt in range(TRIES):
        turn = Turn(crew, left, 1 if attempt == TRIES - 1 else crew.room)
        yield from turn.results()
        left = turn.lost
        if not left:
            return
    raise Lost(left)


class Turn(Generic[T]):
    """Every part is given to the crew once."""

    def __init__(self, crew: Crew[T], parts: list[range], room: int) -> None:
        self.crew = crew
        self.waiting = parts
        self.room = room
        self.given: list[Bundle] = []
        self.lost: list[range] = []
        self.pace = 0.0
        """Seconds that a part took last; 0 before any is done."""
        self.in_vain = 0
        """Bundles that were lost since something was done."""

    def results(self) -> Iterator[tuple[range, T]]:
        """What could be done; the rest is in `lost`."""
        try:
            yield from self.exchanged()
        except Gone as gone:
            given = [part for bundle in self.given for part in bundle]
            raise Lost([*self.lost, *given, *self.waiting], str(gone)) from None

    def exchanged(self) -> Iterator[tuple[range, T]]:
        while self.waiting or self.given:
            self.hand_out()
            for bundle, done in self.crew.take():
                self.given.remove(bundle)
                if done is None:
                    self.lose(bundle)
                else:
                    yield from self.noted(bundle, done)

    def hand_out(self) -> None:
        while self.waiting and len(self.given) < self.room:
            size = self.size()
            bundle, self.waiting = self.waiting[:size], self.waiting[size:]
            self.given.append(bundle)
            self.crew.give(bundle)

    def size(self) -> int:
        """How many parts go in a bundle: long enough, but near the end everybody gets something."""
        if not self.pace:
            return 1
        return max(1, min(ceil(LONG_ENOUGH / self.pace), len(self.waiting) // (2 * self.room)))

    def noted(self, bundle: Bundle, done: Done[T]) -> Iterator[tuple[range, T]]:
        if done.version != __version__:
            raise Refusal(f"a worker has lamster {done.version}, and this is {__version__}: they must be the same")
        self.pace = max(done.seconds / len(bundle), SHORTEST)
        self.in_vain = 0
        return zip(bundle, done.results, strict=True)

    def lose(self, bundle: Bundle) -> None:
        """It is done in the next turn; when all is lost time and again, nothing more is begun in this one."""
        self.lost += bundle
        self.in_vain += 1
        if self.in_vain > PATIENCE * self.crew.room:
            self.lost += self.waiting
            self.waiting = []


class Processes(Generic[T]):
    """A crew of processes of this machine. One that is killed takes the others with it: a new pool takes over."""

    def __init__(self, play: Play[T], jobs: int) -> None:
        self.play = play
        self.jobs = jobs
        self.room = 2 * jobs
        self.doing: dict[Future[Done[T]], Bundle] = {}
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, get_context("spawn"))

    def give(self, bundle: Bundle) -> None:
        try:
            future = self.pool.submit(work, self.play, bundle)
        except BrokenProcessPool:
            self.pool = self.new_pool()
            future = self.pool.submit(work, self.play, bundle)
        self.doing[future] = bundle

    def take(self) -> list[tuple[Bundle, Done[T] | None]]:
        ready, _ = wait(self.doing, return_when=FIRST_COMPLETED)
        return [(self.doing.pop(future), done_of(future)) for future in ready]

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def done_of(future: Future[Done[T]]) -> Done[T] | None:
    """Nothing where it was lost; what the work itself raised goes on its way."""
    try:
        return future.result()
    except BrokenProcessPool:
        return None
