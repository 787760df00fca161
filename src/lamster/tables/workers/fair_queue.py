"""Decides which question gets the next free worker, so that one person cannot take them all.

Questions of tables with open connections come first; among those the person who was served least recently, and of
that person's tables the one that was served least recently. One worker never searches, so that a question that takes
milliseconds does not wait for one that takes seconds.
"""

from asyncio import CancelledError, Future, get_running_loop
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

MAX_TURNS = 10_000
"""People and tables whose last turn is remembered; the oldest are dropped first."""

W = TypeVar("W")


def always() -> bool:
    return True


class Requester(NamedTuple):
    """The person and table that a question is for."""

    person: str = ""
    table: str = ""
    is_attended: Callable[[], bool] = always
    """Whether the table has open connections. Called when a worker becomes free, not when the question comes."""


class Waiting(Generic[W]):
    """A question that waits for a worker."""

    __slots__ = ("number", "requester", "searches", "worker")

    def __init__(self, requester: Requester, searches: bool, number: int) -> None:
        self.requester = requester
        self.searches = searches
        self.number = number
        self.worker: Future[W] = get_running_loop().create_future()


class FairQueue(Generic[W]):
    """Idle workers, and questions that wait for one. Take a worker with `take`, give it back with `put`."""

    def __init__(self, searches: int) -> None:
        self.most_searches = searches
        """Workers that may search at the same time."""
        self.idle: list[W] = []
        self.searching: set[W] = set()
        self.waiting: list[Waiting[W]] = []
        self.turns: dict[str, int] = {}
        """A growing number for the last turn of each person and table, the oldest first."""
        self.number = 0
        self.closed = False

    async def take(self, requester: Requester, searches: bool = False) -> W:
        """Wait for a worker. Raises a RuntimeError when the queue is closed."""
        if self.closed:
            raise closing()
        self.number += 1
        waiting: Waiting[W] = Waiting(requester, searches, self.number)
        self.waiting.append(waiting)
        self.serve()
        try:
            return await waiting.worker
        except CancelledError:
            self.withdraw(waiting)
            raise

    def withdraw(self, waiting: Waiting[W]) -> None:
        """Remove a cancelled question; a worker that it was just given becomes idle again."""
        if waiting in self.waiting:
            self.waiting.remove(waiting)
        elif not waiting.worker.cancelled() and waiting.worker.exception() is None:
            self.put(waiting.worker.result())

    def take_more(self, requester: Requester) -> list[W]:
        """Take all other idle workers that may search for this requester now."""
        found: list[W] = []
        while self.idle and self.may_search(requester):
            found.append(self.hand_out(True))
        return found

    def put(self, worker: W) -> None:
        """Add a worker that is idle."""
        self.searching.discard(worker)
        self.idle.append(worker)
        self.serve()

    def lose(self, worker: W) -> None:
        """Note that a worker that was taken has ended."""
        self.searching.discard(worker)
        self.serve()

    def serve(self) -> None:
        """Give idle workers to the questions whose turn it is."""
        while self.idle and (ready := [waiting for waiting in self.waiting if self.may_have(waiting)]):
            chosen = min(ready, key=self.rank)
            self.waiting.remove(chosen)
            self.note_turn(chosen.requester)
            chosen.worker.set_result(self.hand_out(chosen.searches))

    def may_have(self, waiting: Waiting[W]) -> bool:
        return not waiting.searches or self.may_search(waiting.requester)

    def may_search(self, requester: Requester) -> bool:
        """Whether one more worker may search. One place is reserved for tables with open connections."""
        spared = 1 if self.most_searches > 1 and not requester.is_attended() else 0
        return len(self.searching) < self.most_searches - spared

    def hand_out(self, searches: bool) -> W:
        worker = self.idle.pop(0)
        if searches:
            self.searching.add(worker)
        return worker

    def rank(self, waiting: Waiting[W]) -> tuple[bool, int, int, int]:
        """The order in which questions are served, the smallest first."""
        person, table, is_attended = waiting.requester
        return not is_attended(), self.turns.get(person, 0), self.turns.get(table, 0), waiting.number

    def note_turn(self, requester: Requester) -> None:
        self.number += 1
        for who in (requester.person, requester.table):
            self.turns.pop(who, None)
            self.turns[who] = self.number
        while len(self.turns) > MAX_TURNS:
            del self.turns[next(iter(self.turns))]

    def close(self) -> None:
        """Refuse all questions, those that wait too."""
        self.closed = True
        waiting, self.waiting = self.waiting, []
        for one in waiting:
            one.worker.set_exception(closing())


def closing() -> RuntimeError:
    return RuntimeError("the bot workers are closed: the server is stopping")
