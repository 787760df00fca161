"""A table has one owner at a time: who takes it, who loses it, and that nobody else writes to its log."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest

from lamster.tables.store.base import Card, Conflict, StorageError
from lamster.tables.store.leases import NODE_LIFETIME_S, Lease, OwnedElsewhere, SingleNodeLeases
from lamster.tables.store.postgres import leases
from lamster.tables.store.postgres.leases import PostgresLeases
from lamster.tables.store.postgres.store import PostgresStore
from tests.simulation.memory_store import Database, MemoryLeases, MemoryStore

AnyStore = PostgresStore | MemoryStore
Work = Callable[[AnyStore, AnyStore], Awaitable[None]]


class Nodes(ABC):
    """Nodes that share a database, and what a test does to it behind their backs."""

    @abstractmethod
    def store(self, name: str) -> AnyStore:
        """The store of a node."""

    @abstractmethod
    async def outdate(self, name: str, milliseconds: int = 10) -> int:
        """Let a node's time have been over for so long; when it gave its last sign."""

    @abstractmethod
    async def steal(self, table: str) -> None:
        """Make an orphan of a table, as if its node had been dead for a moment."""

    @abstractmethod
    def let_expire(self, store: AnyStore) -> None:
        """A node's time is over by its own clock."""

    @asynccontextmanager
    async def node(self, name: str) -> AsyncIterator[AnyStore]:
        """One that lives."""
        store = self.store(name)
        await store.open()
        try:
            await store.leases.beat(True)
            yield store
        finally:
            await store.close()


class PostgresNodes(Nodes):
    """They share a database of PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url

    def store(self, name: str) -> AnyStore:
        return PostgresStore(self.url, name)

    async def outdate(self, name: str, milliseconds: int = 10) -> int:
        connection = await asyncpg.connect(self.url)
        sql = "UPDATE nodes SET until = clock_ms() - $2 WHERE node = $1 RETURNING until"
        until: int = await connection.fetchval(sql, name, milliseconds)
        await connection.close()
        return until - int(1000 * NODE_LIFETIME_S)

    async def steal(self, table: str) -> None:
        connection = await asyncpg.connect(self.url)
        await connection.execute("UPDATE leases SET node = '', since = 1 WHERE table_id = $1", table)
        await connection.close()

    def let_expire(self, store: AnyStore) -> None:
        held(store).until = leases.now()


class MemoryNodes(Nodes):
    """They share a database in memory."""

    def __init__(self) -> None:
        self.database = Database(lambda: time.time_ns() // 1_000_000)

    def store(self, name: str) -> AnyStore:
        return MemoryStore(self.database, name)

    async def outdate(self, name: str, milliseconds: int = 10) -> int:
        until = self.database.nodes[name].until = self.database.clock_ms() - milliseconds
        return until - int(1000 * NODE_LIFETIME_S)

    async def steal(self, table: str) -> None:
        owned = self.database.owners[table]
        owned.node, owned.since = "", 1

    def let_expire(self, store: AnyStore) -> None:
        held(store).until = self.database.clock_ms()


@pytest.fixture(params=["postgres", "memory"])
def nodes(request: pytest.FixtureRequest) -> Nodes:
    return MemoryNodes() if request.param == "memory" else PostgresNodes(request.getfixturevalue("database"))


def with_two(nodes: Nodes, work: Work) -> None:
    async def run() -> None:
        async with nodes.node("a") as a, nodes.node("b") as b:
            await work(a, b)

    asyncio.run(run())


def held(store: AnyStore) -> PostgresLeases | MemoryLeases:
    assert store.held is not None
    return store.held


def state(store: AnyStore, table: str) -> tuple[bool, bool]:
    """Whether the node lives and owns the table, as far as it knows."""
    return store.leases.living, store.leases.owns(table)


async def taken(store: AnyStore, table: str) -> Lease:
    lease = await store.leases.take(table)
    assert isinstance(lease, Lease)
    return lease


def card(table: str) -> Card:
    return Card(table, "playing", False, False, ("ann",), 1, 2, b"{}")


async def refused(work: Awaitable[object]) -> StorageError:
    with pytest.raises(StorageError) as caught:
        await work
    return caught.value


def test_who_is_alone_owns_everything() -> None:
    async def run() -> None:
        alone = SingleNodeLeases()
        assert await alone.take("t") == Lease("t", 0, None)
        assert (await alone.beat(False)).orphans == ()
        await alone.release("t")
        await alone.leave()
        assert alone.living
        assert alone.owns("t")

    asyncio.run(run())


# Taking and letting go.


def test_a_table_that_is_free_is_taken_by_one(nodes: Nodes) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        assert (await taken(a, "t")).since is None
        assert await b.leases.take("t") == OwnedElsewhere("t", "a")
        assert a.leases.owns("t")
        assert not b.leases.owns("t")

    with_two(nodes, work)


def test_each_taking_has_a_higher_epoch(nodes: Nodes) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        first = await taken(a, "t")
        again = await taken(a, "t")
        assert again.since is None
        await a.leases.release("t")
        last = await taken(b, "t")
        assert first.epoch < again.epoch < last.epoch

    with_two(nodes, work)


def test_what_is_released_is_nobodys_and_no_orphan(nodes: Nodes) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        await taken(a, "t")
        for _ in range(2):
            await a.leases.release("t")
        assert not a.leases.owns("t")
        assert isinstance(await refused(a.append("t", 0, [b"x"], 1, None)), Conflict)
        assert (await b.leases.beat(True)).orphans == ()
        assert (await taken(b, "t")).since is None
        await a.leases.release("t")
        assert await a.leases.take("t") == OwnedElsewhere("t", "b")

    with_two(nodes, work)


def test_many_who_want_the_same_tables_at_once(nodes: Nodes) -> None:
    tables = [f"t{i}" for i in range(40)]

    async def work(a: AnyStore, b: AnyStore) -> None:
        wants = [store.leases.take(table) for table in tables for store in (a, b)]
        answers = await asyncio.gather(*wants)
        assert [sum(isinstance(answer, Lease) for answer in answers[i : i + 2]) for i in range(0, 80, 2)] == [1] * 40
        owners = [[store.leases.node for store in (a, b) if store.leases.owns(table)] for table in tables]
        assert [len(owner) for owner in owners] == [1] * 40
        elsewhere = {answer.table: answer.node for answer in answers if isinstance(answer, OwnedElsewhere)}
        assert elsewhere == {table: owner[0] for table, owner in zip(tables, owners, strict=True)}

    with_two(nodes, work)


# Living and dying.


def test_who_leaves_leaves_orphans(nodes: Nodes) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        await taken(a, "t")
        await taken(b, "u")
        await a.leases.leave()
        assert state(a, "t") == (False, False)
        assert (await b.leases.beat(True)).orphans == ("t",)
        lease = await taken(b, "t")
        assert lease.since is not None
        assert (await b.leases.beat(True)).orphans == ()
        await b.leases.leave()
        await a.leases.beat(True)
        again = await taken(a, "t")
        assert again.since is not None
        assert lease.since <= again.since < lease.since + 20_000

    with_two(nodes, work)


def test_what_a_dead_node_had_is_taken_since_its_last_sign(nodes: Nodes) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        await taken(a, "t")
        last = await nodes.outdate("a")
        assert await taken(b, "t") == Lease("t", held(b).epochs["t"], last)

    with_two(nodes, work)


def test_orphans_are_told_until_somebody_takes_them(nodes: Nodes) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        for table in ("t", "u"):
            await taken(a, table)
        last = await nodes.outdate("a")
        for _ in range(2):
            assert sorted((await b.leases.beat(True)).orphans) == ["t", "u"]
        assert (await taken(b, "u")).since == last
        assert (await b.leases.beat(True)).orphans == ("t",)

    with_two(nodes, work)


def test_who_was_declared_dead_is_born_again_with_nothing(nodes: Nodes) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        await taken(a, "t")
        await nodes.outdate("a")
        assert a.leases.owns("t"), "it cannot know yet"
        beat = await a.leases.beat(True)
        assert state(a, "t") == (True, False)
        assert beat.orphans == ("t",)
        assert isinstance(await refused(a.append("t", 0, [b"x"], 1, None)), Conflict)
        await taken(a, "t")
        await a.append("t", 0, [b"x"], 1, None)

    with_two(nodes, work)


def test_who_is_late_by_the_own_clock_is_dead_without_asking(nodes: Nodes) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        await taken(a, "t")
        nodes.let_expire(a)
        assert state(a, "t") == (False, False)
        assert isinstance(await refused(a.append("t", 0, [b"x"], 1, None)), Conflict)
        assert "dead" in str(await refused(a.leases.take("u")))
        beat = await a.leases.beat(True)
        assert "t" in beat.orphans, "after a death what was ours is nobody's, also if nobody has noticed"
        assert state(a, "t") == (True, False)

    with_two(nodes, work)


def test_a_dead_node_takes_nothing(nodes: Nodes) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        await nodes.outdate("a")
        assert "dead" in str(await refused(a.leases.take("t")))
        assert not a.leases.living
        assert isinstance(await b.leases.take("t"), Lease)

    with_two(nodes, work)


def test_a_clock_that_is_set_back_keeps_nobody_alive(nodes: Nodes) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        await taken(a, "t")
        await nodes.outdate("a", -3_600_000)
        assert isinstance(await b.leases.take("t"), Lease)

    with_two(nodes, work)


def test_whether_others_hear(nodes: Nodes) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        assert (await a.leases.beat(False)).others_hear
        assert not (await b.leases.beat(True)).others_hear
        await a.leases.beat(True)
        assert (await b.leases.beat(False)).others_hear
        await nodes.outdate("a")
        assert not (await b.leases.beat(False)).others_hear

    with_two(nodes, work)


def test_leases_of_a_closed_store(nodes: Nodes) -> None:
    async def run() -> None:
        async with nodes.node("a") as store:
            pass
        assert "closed" in str(await refused(store.leases.take("t")))

    asyncio.run(run())


# The fence.


def test_who_has_not_taken_a_table_cannot_write_to_it(nodes: Nodes) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        assert isinstance(await refused(a.append("t", 0, [b"x"], 1, card("t"))), Conflict)
        await taken(b, "t")
        assert isinstance(await refused(a.append("t", 0, [b"x"], 1, card("t"))), Conflict)
        assert await a.tables() == []
        assert await a.card("t") is None

    with_two(nodes, work)


def test_a_former_owner_cannot_write(nodes: Nodes) -> None:
    """It knows nothing yet of its death, and has other tables that are still its own."""

    async def work(a: AnyStore, b: AnyStore) -> None:
        for table in ("t", "u"):
            await taken(a, table)
            await a.append(table, 0, [b"0"], 1, card(table))
        await nodes.steal("t")
        await taken(b, "t")
        jobs = [
            a.append("t", 1, [b"late"], 2, None),
            a.append("u", 1, [b"1"], 2, None),
            a.append("t", 1, [], 2, card("t")),
        ]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(answer) for answer in done] == [Conflict, type(None), Conflict]
        assert "another one looks after it" in str(done[0])
        assert not a.leases.owns("t")
        assert a.leases.owns("u")
        await b.append("t", 1, [b"theirs"], 3, None)
        assert [stored.entry for stored in await a.read("t")] == [b"0", b"theirs"]
        assert isinstance(await refused(a.rewrite("t", {0: b"x"}, None)), Conflict)
        assert isinstance(await refused(a.forget("t")), Conflict)
        assert len(await b.read("t")) == 2

    with_two(nodes, work)


def test_who_takes_a_table_back_knows_what_others_wrote(nodes: Nodes) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        await taken(a, "t")
        await a.append("t", 0, [b"0"], 1, card("t"))
        await a.leases.release("t")
        await taken(b, "t")
        await b.append("t", 1, [b"1", b"2"], 2, None)
        await b.leases.release("t")
        await taken(a, "t")
        await a.append("t", 3, [b"3"], 3, None)
        assert [stored.entry for stored in await b.read("t")] == [b"0", b"1", b"2", b"3"]

    with_two(nodes, work)


def test_who_takes_waits_for_what_is_being_written(database: str) -> None:
    """An append that holds the lease is there when the table is somebody else's."""

    async def work(a: AnyStore, b: AnyStore) -> None:
        await taken(a, "t")
        await a.append("t", 0, [b"first"], 1, card("t"))
        other = await asyncpg.connect(database)
        in_the_way = other.transaction()
        await in_the_way.start()
        await other.execute("INSERT INTO log VALUES ('t', 1, 1, 'never')")
        writing = asyncio.create_task(a.append("t", 1, [b"last words"], 2, None))
        await asyncio.sleep(0.2)
        await PostgresNodes(database).outdate("a")
        taking = asyncio.create_task(b.leases.take("t"))
        await asyncio.sleep(0.2)
        assert (writing.done(), taking.done()) == (False, False)
        await in_the_way.rollback()
        await writing
        assert isinstance(await taking, Lease)
        assert [stored.entry for stored in await b.read("t")] == [b"first", b"last words"]
        await other.close()

    with_two(PostgresNodes(database), work)


def test_what_a_node_takes_while_it_is_buried_is_an_orphan(database: str) -> None:
    """Not a table of a node that is not there any more, which nobody could ever take."""

    async def work(a: AnyStore, b: AnyStore) -> None:
        connection = await asyncpg.connect(database)
        taking = connection.transaction()
        await taking.start()
        await connection.execute("SELECT FROM nodes WHERE node = 'a' FOR KEY SHARE")
        await connection.execute("INSERT INTO leases VALUES ('t', 'a', nextval('epochs'))")
        await PostgresNodes(database).outdate("a")
        burying = asyncio.create_task(b.leases.beat(True))
        await asyncio.sleep(0.2)
        assert not burying.done()
        await taking.commit()
        assert (await burying).orphans == ("t",)
        await connection.close()

    with_two(PostgresNodes(database), work)


def test_a_node_that_is_being_buried_takes_nothing(database: str) -> None:
    async def work(a: AnyStore, b: AnyStore) -> None:
        connection = await asyncpg.connect(database)
        burying = connection.transaction()
        await burying.start()
        await connection.execute("SELECT bury('a', 3000)")
        taking = asyncio.create_task(a.leases.take("t"))
        await asyncio.sleep(0.2)
        assert not taking.done()
        await burying.commit()
        assert "dead" in str(await refused(taking))
        assert isinstance(await b.leases.take("t"), Lease)
        await connection.close()

    with_two(PostgresNodes(database), work)
