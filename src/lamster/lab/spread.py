"""Share out work among processes: the same results wherever it is done, and in whatever order."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
BATCH = 10
"""Games that are played in one piece before they are told, at most; few games are shared out more finely."""


def parts_of(games: int, jobs: int) -> list[range]:
    """The numbers of the games, in pieces."""
    size = max(1, min(BATCH, games // (4 * jobs)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def spread(play: Callable[[range], T], parts: Sequence[range], jobs: int = 1) -> Iterator[tuple[range, T]]:
    """What comes of each part, in the order in which they are done. The work must be something that can be pickled."""
    if jobs <= 1 or len(parts) == 1:
        for part in parts:
            yield part, play(part)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        doing = {pool.submit(play, part): part for part in parts}
        for future in as_completed(doing):
            yield doing[future], future.result()
