"""Tables that play on while a node has a fault."""

import time
from collections.abc import Callable

from tests.cluster.nodes import Group, Node
from tests.cluster.persistent_players import ALLOWED, SOON, Table
from tests.server.running import wait_until

Fault = Callable[[Node], None]


def tables_of(group: Group) -> list[Table]:
    """People on several nodes, a person with a bot, and one who plays for two."""
    return [Table(group, "Ann", "Bob"), Table(group, "Cas", "easy"), Table(group, "Dee", "Dee", "beginner")]


def all_play(tables: list[Table], answers: int) -> None:
    """Play until each table has this many more answers."""
    for table in tables:
        table.begin()
    for table in tables:
        table.wait_for(answers)


def play_through_fault(group: Group, tables: list[Table], victim: Node, fault: Fault) -> float:
    """Inject a fault into a node while all tables play; they must play on within ALLOWED seconds.

    Returns the longest time without an answer at that node's tables. The balancer sends people to frozen nodes too,
    so a person may have waited SOON seconds more.
    """
    all_play(tables, 3)
    hurt = [table for table in tables if group.owner(table.id) is victim]
    moment = time.monotonic()
    fault(victim)
    wait_until(lambda: all(group.owner_name(table.id) not in ("", victim.name) for table in hurt))
    taken = time.monotonic() - moment
    all_play(tables, 2)
    gaps = [table.gap_after(moment) for table in hurt]
    assert taken < ALLOWED, taken
    assert max(gaps) < ALLOWED + SOON, gaps
    return max(gaps)
