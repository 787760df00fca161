"""Three nodes: one is killed, frozen or cut off; PostgreSQL or Redis is restarted; nodes are restarted in turn."""

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lamster.server.cluster.bus import SILENCE_S
from tests.cluster.node_faults import all_play, play_through_fault, tables_of
from tests.cluster.nodes import Group, Node, group_of
from tests.cluster.persistent_players import ALLOWED, Table
from tests.server.running import Person, wait_until
from tests.services.postgres import Postgres
from tests.services.redis import Redis

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def the_three(the_postgres: Postgres, the_redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Group]:
    folder: Path = tmp_path_factory.mktemp("three")
    with group_of(3, the_postgres, the_redis, the_postgres.database(), folder) as group:
        yield group


@pytest.fixture
def three(the_three: Group) -> Iterator[Group]:
    """Whatever a test does to them, the next one finds them well."""
    yield the_three
    the_three.heal()


def ended(tables: list[Table]) -> None:
    for table in tables:
        table.end()


def cut_postgres(node: Node) -> None:
    node.to_postgres.cut()


def cut_redis(node: Node) -> None:
    node.to_redis.cut()


def cut_both(node: Node) -> None:
    cut_postgres(node)
    cut_redis(node)


@pytest.mark.parametrize("fault", [cut_postgres, cut_redis, cut_both])
def test_a_node_is_cut_off(three: Group, fault: Callable[[Node], None]) -> None:
    """Its tables are another's, its pages come again, and it is not ready; once it is back it has nothing to say."""
    tables = tables_of(three)
    victim = three.owner(tables[0].id)
    seconds = play_through_fault(three, tables, victim, fault)
    print(f"{fault.__name__}: {seconds:.2f} s without an answer")
    assert not victim.is_ready()
    all_play(tables, 3)
    victim.heal()
    all_play(tables, 5)
    ended(tables)


@pytest.mark.parametrize("fault", [Node.freeze, Node.kill])
def test_a_node_of_three_is_gone(three: Group, fault: Callable[[Node], None]) -> None:
    tables = tables_of(three)
    victim = three.owner(tables[0].id)
    seconds = play_through_fault(three, tables, victim, fault)
    print(f"{fault.__name__}: {seconds:.2f} s without an answer")
    if fault is Node.freeze:
        victim.thaw()
    else:
        victim.start(victim.port)
    all_play(tables, 5)
    ended(tables)


def test_two_nodes_are_gone_at_once(three: Group) -> None:
    """One is killed, another frozen: the third has it all."""
    tables = tables_of(three)
    all_play(tables, 3)
    first, second, third = three.owner(tables[0].id), *three.others(three.owner(tables[0].id))
    moment = time.monotonic()
    first.kill()
    second.freeze()
    wait_until(lambda: all(three.owner_name(table.id) == third.name for table in tables))
    assert time.monotonic() - moment < ALLOWED
    all_play(tables, 2)
    second.thaw()
    first.start(first.port)
    all_play(tables, 3)
    ended(tables)


def test_redis_is_restarted(three: Group) -> None:
    """Nobody hears anybody for a while: whoever has a table keeps it."""
    tables = tables_of(three)
    all_play(tables, 3)
    owners = [three.owner_name(table.id) for table in tables]
    three.redis.kill()
    time.sleep(4.0)
    three.redis.start()
    all_play(tables, 5)
    assert [three.owner_name(table.id) for table in tables] == owners
    wait_until(lambda: all(node.is_ready() for node in three.nodes))
    ended(tables)


def test_a_node_starts_while_redis_is_frozen(three: Group) -> None:
    """Nobody hears anybody, the new one neither: whoever has a table keeps it."""
    owner, _, newcomer = three.nodes
    table = Person(owner, "Ann").create("me", "open")
    assert newcomer.stop() == 0
    three.redis.signal(signal.SIGSTOP)
    try:
        time.sleep(2 * SILENCE_S)
        newcomer.start(newcomer.port)
        time.sleep(2 * SILENCE_S)
        assert three.owner(table) is owner
    finally:
        three.redis.signal(signal.SIGCONT)


@pytest.mark.parametrize("down", [0.0, 6.0])
def test_postgres_is_restarted(three: Group, down: float) -> None:
    """For a moment, or so long that no node can say that it lives."""
    tables = tables_of(three)
    all_play(tables, 3)
    three.postgres.kill()
    time.sleep(down)
    three.postgres.start()
    all_play(tables, 5)
    wait_until(lambda: all(node.is_ready() for node in three.nodes))
    ended(tables)


def test_a_rolling_restart(three: Group) -> None:
    """One node after the other is stopped and started again, while everybody plays on."""
    tables = tables_of(three)
    all_play(tables, 3)
    for table in tables:
        for player in table.players:
            player.longest = 0.0
    stops: list[float] = []
    for node in three.nodes:
        moment = time.monotonic()
        assert node.stop() == 0
        all_play(tables, 3)
        stops += [table.gap_after(moment) for table in tables]
        node.start(node.port)
        all_play(tables, 3)
    print(f"after a stop: {max(stops):.2f} s without an answer")
    longest = max(player.longest for table in tables for player in table.players)
    print(f"longest time without an answer in a rolling restart: {longest:.2f} s")
    assert longest < ALLOWED
    ended(tables)
