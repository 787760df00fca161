"""Which question gets the next free worker: nobody can keep the workers from others by asking a lot.

Questions of tables where somebody looks come first. Among those the person whose last turn is the longest ago is
served next, and of a person's tables the one whose last turn is the longest ago. One worker is never given to a search,
so a question that takes milliseconds does not wait for one that takes seconds.
"""

from asyncio import CancelledError, Future, get_running_loop
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

REMEMBERED = 10_000
"""People and tables whose last turn is remembered; beyond that the oldest turns are forgotten."""

W = TypeVar("W")


def always() -> bool:
    return True


class Asker(NamedTuple):
    """On whose behalf a question is asked."""

    person: str = ""
    table: str = ""
    is_attended: Callable[[], bool] = always
    """Whether somebody is there to see the answer. Asked when the turn is given, not when the question comes."""


class Waiting(Generic[W]):
    """A question that waits for a worker."""

    __slots__ = ("asker", "number", "searches", "worker")

    def __init__(self, asker: Asker, searches: bool, number: int) -> None:
        self.asker = asker
        self.searches = searches
        self.number = number
        self.worker: Future[W] = get_running_loop().create_future()


class FairQueue(Generic[W]):
    """Idle workers, and the questions that wait for one. A worker is taken with `take` and given back with `put`."""

    def __init__(self, searches: int) -> None:
        self.most_searches = searches
        """Workers that may search at the same time."""
        self.idle: list[W] = []
        self.searching: set[W] = set()
        self.waiting: list[Waiting[W]] = []
        self.turns: dict[str, int] = {}
        """When each person and table was last served, as a number that grows; the oldest first."""
        self.number = 0
        self.closed = False

    async def take(self, asker: Asker, searches: bool = False) -> W:
        """The next worker, when it is this asker's turn. A RuntimeError says that the queue is closed."""
        if self.closed:
            raise closing()
        self.number += 1
        waiting: Waiting[W] = Waiting(asker, searches, self.number)
        self.waiting.append(waiting)
        self.serve()
        try:
            return await waiting.worker
        except CancelledError:
            self.withdraw(waiting)
            raise

    def withdraw(self, waiting: Waiting[W]) -> None:
        """Who asked does not wait any more; a worker that has just been given goes back."""
        if waiting in self.waiting:
            self.waiting.remove(waiting)
        elif not waiting.worker.cancelled() and waiting.worker.exception() is None:
            self.put(waiting.worker.result())

    def take_more(self, asker: Asker) -> list[W]:
        """All other idle workers that this asker may search with now."""
        found: list[W] = []
        while self.idle and self.may_search(asker):
            found.append(self.hand_out(True))
        return found

    def put(self, worker: W) -> None:
        """A worker is free again, or new."""
        self.searching.discard(worker)
        self.idle.append(worker)
        self.serve()

    def lose(self, worker: W) -> None:
        """A worker that was taken does not come back."""
        self.searching.discard(worker)
        self.serve()

    def serve(self) -> None:
        """Hand idle workers to those whose turn it is."""
        while self.idle and (ready := [waiting for waiting in self.waiting if self.may_have(waiting)]):
            chosen = min(ready, key=self.rank)
            self.waiting.remove(chosen)
            self.note_turn(chosen.asker)
            chosen.worker.set_result(self.hand_out(chosen.searches))

    def may_have(self, waiting: Waiting[W]) -> bool:
        return not waiting.searches or self.may_search(waiting.asker)

    def may_search(self, asker: Asker) -> bool:
        """Where several search, one place is kept for tables where somebody looks."""
        spared = 1 if self.most_searches > 1 and not asker.is_attended() else 0
        return len(self.searching) < self.most_searches - spared

    def hand_out(self, searches: bool) -> W:
        worker = self.idle.pop(0)
        if searches:
            self.searching.add(worker)
        return worker

    def rank(self, waiting: Waiting[W]) -> tuple[bool, int, int, int]:
        """The smallest is served first."""
        person, table, is_attended = waiting.asker
        return not is_attended(), self.turns.get(person, 0), self.turns.get(table, 0), waiting.number

    def note_turn(self, asker: Asker) -> None:
        self.number += 1
        for who in (asker.person, asker.table):
            self.turns.pop(who, None)
            self.turns[who] = self.number
        while len(self.turns) > REMEMBERED:
            del self.turns[next(iter(self.turns))]

    def close(self) -> None:
        """Nobody gets a worker any more; who waits is told."""
        self.closed = True
        waiting, self.waiting = self.waiting, []
        for one in waiting:
            one.worker.set_exception(closing())


def closing() -> RuntimeError:
    return RuntimeError("bots no longer think: the server is closing")
