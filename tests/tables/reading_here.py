"""Games are read again in the test's own process: for games that no other knows, and tables that no store has."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from lamster.tables.hub.hub import Hub
from lamster.tables.model.table import Table
from lamster.tables.store.base import Store
from lamster.tables.workers.fair_queue import Requester
from lamster.tables.workers.game_copies import Replica
from lamster.tables.workers.game_readers import GameReaders

P = ParamSpec("P")
T = TypeVar("T")


class ReadersHere(GameReaders):
    """Asks of the table itself."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.copies: WeakKeyDictionary[Table, Replica] = WeakKeyDictionary()
        self.asked: list[tuple[str, str, str]] = []
        """Who asked, of which table, and what."""

    async def ask(
        self,
        requester: Requester,
        table: Table,
        function: Callable[Concatenate[Replica, P], T],
        *args: P.args,
        **more: P.kwargs,
    ) -> tuple[T, int]:
        self.asked.append((requester.person, table.id, function.__name__))
        if table not in self.copies:
            self.copies[table] = Replica(table)
        replica, before = self.copies[table], table.replays.plies
        replica.add_own_events()
        return function(replica, *args, **more), table.replays.plies - before


def read_here(hub: Hub) -> ReadersHere:
    hub.readers = hub.analysts.readers = found = ReadersHere(hub.store)
    return found
