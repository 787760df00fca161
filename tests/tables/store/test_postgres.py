"""What is PostgreSQL's own: commits that are shared, a server that goes away, and what became of the last words."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from lamster.tables.store.base import Card, Conflict, StorageError
from lamster.tables.store.leases import Lease
from lamster.tables.store.postgres import connections, schema
from lamster.tables.store.postgres.connections import place
from lamster.tables.store.postgres.store import PostgresStore
from lamster.tables.store.postgres.writer import Writer
from tests.services.postgres import Postgres
from tests.services.proxy import Proxy, proxy_to

PATIENCE = 20.0
ROOT = Path(__file__).parents[2]


def using(url: str, work: Callable[[PostgresStore], Awaitable[None]]) -> None:
    """Run a test with an open store of one who is alone with the database."""

    async def run() -> None:
        async with opened(url) as store:
            await work(store)

    asyncio.run(run())


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(url, alone=True)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def writer_of(store: PostgresStore) -> Writer:
    assert store.writer is not None
    return store.writer


def card(table: str, updated: int = 2) -> Card:
    return Card(table, "playing", False, False, ("ann",), 1, updated, b"{}")


async def refused(work: Awaitable[object]) -> StorageError:
    with pytest.raises(StorageError) as caught:
        await work
    return caught.value


async def ask(url: str, sql: str, *values: object) -> list[tuple[object, ...]]:
    """Past the store."""
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(sql, *values)]
    finally:
        await connection.close()


async def log_of(url: str, table: str) -> list[bytes]:
    rows = await ask(url, "SELECT entry FROM log WHERE table_id = $1 ORDER BY seq", table)
    return [entry for (entry,) in rows if isinstance(entry, bytes)]


async def until(done: Callable[[], Awaitable[bool]]) -> None:
    end = time.monotonic() + PATIENCE
    while not await done():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.02)


# Commits.


def test_what_comes_together_is_committed_together(database: str) -> None:
    async def play(store: PostgresStore, table: str) -> None:
        for i in range(5):
            await store.append(table, i, [b"x"], 1, card(table, i))

    async def work(store: PostgresStore) -> None:
        await asyncio.gather(*(play(store, f"t{i}") for i in range(100)))
        assert await ask(database, "SELECT count(*), count(DISTINCT table_id) FROM log") == [(500, 100)]
        assert writer_of(store).commits < 50

    using(database, work)


def test_a_batch_is_one_transaction(database: str) -> None:
    async def work(store: PostgresStore) -> None:
        await asyncio.gather(*(store.append(f"t{i}", 0, [b"a", b"b"], 1, card(f"t{i}")) for i in range(10)))
        rows = await ask(database, "SELECT count(DISTINCT xmin::text) FROM log")
        assert rows[0][0] == writer_of(store).commits == 1

    using(database, work)


def test_a_commit_waits_for_the_disk_whatever_the_database_says(new_database: str, postgres: Postgres) -> None:
    name = new_database.rpartition("/")[2]
    postgres.run(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def work(store: PostgresStore) -> None:
        await store.append("t", 0, [b"x"], 1, None)
        connection = writer_of(store).connector.connection
        assert connection is not None
        assert await connection.fetchval("SHOW synchronous_commit") == "on"

    using(new_database, work)


def test_another_program_wrote_to_the_same_log(database: str) -> None:
    async def work(store: PostgresStore) -> None:
        await store.append("t", 0, [b"x"], 1, None)
        await ask(database, "INSERT INTO log VALUES ('t', 1, 1, 'theirs')")
        jobs = [store.append("t", 1, [b"ours"], 1, None), store.append("u", 0, [b"x"], 1, None)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in done] == [Conflict, type(None)]
        await store.append("t", 2, [b"y"], 1, None)
        assert await log_of(database, "u") == [b"x"]

    using(database, work)


def test_text_that_postgresql_does_not_keep(database: str) -> None:
    async def work(store: PostgresStore) -> None:
        jobs = [store.set_name("ann", "A\0n"), store.set_name("bob", "Bob"), store.append("t\0", 0, [b"x"], 1, None)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in done] == [StorageError, type(None), StorageError]
        assert await store.name_of("bob") == "Bob"
        assert await store.read("t\0") == []

    using(database, work)


FULL = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF length(NEW.entry) > 1000 THEN
        RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER no_room BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION no_room();
"""


def test_a_full_disk_is_told_and_hinders_nobody_else(new_database: str) -> None:
    async def work(store: PostgresStore) -> None:
        connection = await asyncpg.connect(new_database)
        await connection.execute(FULL)
        await connection.close()
        jobs = [store.append("t", 0, [b"x" * 2000], 1, card("t")), store.append("u", 0, [b"x"], 1, None)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert str(done[0]).startswith("the disk is full")
        assert done[1] is None
        assert await store.card("t") is None
        await store.append("t", 0, [b"small"], 1, card("t"))

    using(new_database, work)


# When the server goes away.


@pytest.fixture
def proxy(postgres: Postgres) -> Iterator[Proxy]:
    with proxy_to(postgres.port) as found:
        yield found


def through(proxy: Proxy, url: str, postgres: Postgres) -> str:
    return url.replace(f":{postgres.port}/", f":{proxy.port}/")


@asynccontextmanager
async def behind(proxy: Proxy, url: str, postgres: Postgres) -> AsyncIterator[PostgresStore]:
    """A store that reaches the database through the proxy, and has written the first entry of a log."""
    async with opened(through(proxy, url, postgres)) as store:
        await store.append("t", 0, [b"0"], 1, card("t"))
        yield store


def test_written_but_nobody_was_told(database: str, postgres: Postgres, proxy: Proxy) -> None:
    async def run() -> None:
        async with behind(proxy, database, postgres) as store:
            proxy.hold_answers()
            append = asyncio.create_task(store.append("t", 1, [b"1", b"2"], 2, card("t", 9)))
            await until(lambda: has_entries(database, 3))
            assert not append.done()
            proxy.cut()
            await append
            await store.append("t", 3, [b"3"], 3, None)
            assert await log_of(database, "t") == [b"0", b"1", b"2", b"3"]
            assert await store.card("t") == card("t", 9)

    asyncio.run(run())


async def has_entries(url: str, count: int) -> bool:
    return len(await log_of(url, "t")) == count


def test_lost_before_it_was_written(database: str, postgres: Postgres, proxy: Proxy) -> None:
    async def run() -> None:
        async with behind(proxy, database, postgres) as store:
            proxy.hold_requests()
            jobs = [store.append("t", 1, [b"1"], 2, None), store.append("t", 3, [b"x"], 2, None)]
            appends = asyncio.gather(*jobs, return_exceptions=True)
            await asyncio.sleep(0.1)
            proxy.cut()
            done = await appends
            assert done[0] is None
            assert isinstance(done[1], Conflict)
            assert await log_of(database, "t") == [b"0", b"1"]

    asyncio.run(run())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ANSWER_TIMEOUT_S", "CONNECT_TIMEOUT_S"):
        monkeypatch.setattr(connections, name, 0.5)


@pytest.mark.usefixtures("impatient")
def test_a_line_that_is_silent_for_too_long(database: str, postgres: Postgres, proxy: Proxy) -> None:
    """Nobody closed it. Whoever comes meanwhile is turned away; whoever waits for an answer gets the true one."""

    async def run() -> None:
        async with behind(proxy, database, postgres) as store:
            proxy.hold_answers()
            append = asyncio.create_task(store.append("t", 1, [b"1"], 2, None))
            await until(lambda: has_entries(database, 2))
            await asyncio.sleep(0.7)
            assert "cannot be reached" in str(await refused(store.append("u", 0, [b"x"], 1, None)))
            assert not append.done()
            proxy.release()
            await append
            assert await log_of(database, "t") == [b"0", b"1"]
            await store.append("u", 0, [b"x"], 1, None)

    asyncio.run(run())


@pytest.mark.usefixtures("impatient")
def test_the_lost_session_is_still_at_work(database: str, postgres: Postgres, proxy: Proxy) -> None:
    """Somebody else holds it up: it could still write after we have looked, and found nothing."""

    async def run() -> None:
        async with behind(proxy, database, postgres) as store:
            other = await asyncpg.connect(database)
            holding_up = other.transaction()
            await holding_up.start()
            await other.execute("LOCK TABLE log IN SHARE MODE")
            append = asyncio.create_task(store.append("t", 1, [b"1"], 2, None))
            await until(lambda: somebody_waits(database))
            lost = await waiting(database)
            proxy.hold_requests()
            await asyncio.sleep(0.7)
            proxy.cut()
            await until(lambda: somebody_waits(database, lost))
            await holding_up.rollback()
            await append
            assert await log_of(database, "t") == [b"0", b"1"]
            await other.close()

    asyncio.run(run())


async def waiting(url: str) -> set[object]:
    """The sessions that wait for a lock."""
    rows = await ask(url, "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    return {pid for (pid,) in rows}


async def somebody_waits(url: str, besides: Collection[object] = ()) -> bool:
    return bool(await waiting(url) - {*besides})


def test_closed_before_it_could_be_known(database: str, postgres: Postgres, proxy: Proxy) -> None:
    async def run() -> None:
        async with behind(proxy, database, postgres) as store:
            proxy.hold_requests()
            append = asyncio.create_task(store.append("t", 1, [b"1"], 2, None))
            await asyncio.sleep(0.1)
            await asyncio.to_thread(postgres.kill)
            proxy.cut()
            await asyncio.sleep(0.1)
            await store.close()
            assert "it is not known whether this was saved" in str(await refused(append))

    asyncio.run(run())


def test_a_server_that_is_gone_is_told_and_found_again(database: str, postgres: Postgres) -> None:
    async def work(store: PostgresStore) -> None:
        await store.append("t", 0, [b"0"], 1, None)
        await store.set_name("ann", "Ann")
        await asyncio.to_thread(postgres.stop)
        for job in (store.append("t", 1, [b"1"], 1, None), store.read("t"), store.set_name("ann", "Anna")):
            assert "PostgreSQL cannot be reached" in str(await refused(job))
        await asyncio.to_thread(postgres.start)
        await store.append("t", 1, [b"1"], 1, None)
        assert [stored.entry for stored in await store.read("t")] == [b"0", b"1"]
        assert await store.name_of("ann") == "Ann"
        await store.set_name("ann", "Anna")

    using(database, work)


def test_the_server_is_killed_in_the_middle_of_appends(database: str, postgres: Postgres) -> None:
    """Whatever is acknowledged is there, once; whatever is refused is not, and can be said again."""
    acknowledged: dict[str, list[bytes]] = {f"t{i}": [] for i in range(12)}
    stop = asyncio.Event()

    async def play(store: PostgresStore, table: str) -> None:
        said = acknowledged[table]
        while not stop.is_set():
            entry = f"{table} {len(said)} {time.monotonic_ns()}".encode()
            try:
                await store.append(table, len(said), [entry], 1, card(table, len(said)))
            except Conflict:
                raise
            except StorageError:
                await asyncio.sleep(0.02)
            else:
                said.append(entry)

    async def disturb() -> None:
        for ending in (postgres.kill, postgres.stop):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(ending)
            await asyncio.to_thread(postgres.start)
        before = sum(map(len, acknowledged.values()))
        await until(lambda: asyncio.sleep(0, sum(map(len, acknowledged.values())) > before + 50))
        stop.set()

    async def work(store: PostgresStore) -> None:
        await asyncio.gather(disturb(), *(play(store, table) for table in acknowledged))
        for table, said in acknowledged.items():
            assert await log_of(database, table) == said

    using(database, work)
    assert sum(map(len, acknowledged.values())) > 100


# A node that is frozen.

NODE = """
import asyncio, sys
from lamster.tables.store.postgres.store import PostgresStore
from lamster.tables.store.base import Conflict

async def play(store: PostgresStore, table: str) -> None:
    await store.leases.take(table)
    seq = len(await store.read(table))
    try:
        while True:
            await store.append(table, seq, [f"{table} {seq}".encode()], 1, None)
            print(table, seq, flush=True)
            seq += 1
    except Conflict:
        print(table, "lost", flush=True)

async def main() -> None:
    store = PostgresStore(sys.argv[1], "frozen")
    await store.open()
    await store.leases.beat(True)
    await asyncio.gather(*(play(store, f"t{i}") for i in range(5)))
    await store.close()

asyncio.run(main())
"""
KILL_NODE = "UPDATE nodes SET until = clock_ms() - 1 WHERE node = 'frozen'"


@pytest.mark.skipif(sys.platform == "win32", reason="has no SIGSTOP")
@pytest.mark.parametrize("moment", [0.0, *(pytest.param(i / 2000, marks=pytest.mark.long) for i in range(1, 30))])
def test_a_frozen_node_is_in_nobodys_way_and_cannot_write_when_it_wakes(database: str, moment: float) -> None:
    async def work(child: "subprocess.Popen[str]") -> list[str]:
        assert child.stdout is not None
        heard = [child.stdout.readline() for _ in range(60)]
        await asyncio.sleep(moment)
        os.kill(child.pid, signal.SIGSTOP)
        store = PostgresStore(database, "other")
        await store.open()
        await store.leases.beat(True)
        await ask(database, KILL_NODE)
        for i in range(5):
            assert isinstance(await store.leases.take(f"t{i}"), Lease)
            end = len(await store.read(f"t{i}"))
            await store.append(f"t{i}", end, [b"taken over"], 1, None)
        os.kill(child.pid, signal.SIGCONT)
        heard += await asyncio.to_thread(child.stdout.readlines)
        await store.close()
        return [connector.strip() for connector in heard]

    with subprocess.Popen([sys.executable, "-c", NODE, database], stdout=subprocess.PIPE, text=True) as child:
        try:
            heard = asyncio.run(work(child))
        finally:
            child.kill()
    assert {connector for connector in heard if connector.endswith("lost")} == {f"t{i} lost" for i in range(5)}
    for i in range(5):
        said = [f"t{i} {seq}".encode() for seq in range(sum(connector.startswith(f"t{i} ") for connector in heard) - 1)]
        log = asyncio.run(log_of(database, f"t{i}"))
        assert log[-1] == b"taken over"
        assert log[: len(said)] == said
        assert len(log) - len(said) in (1, 2), "at most one was written and not told any more"


# Opening.


def not_opened(url: str) -> str:
    text = str(asyncio.run(refused(PostgresStore(url).open())))
    assert "only" not in text, "the password must not be told"
    return text


def test_a_wrong_password(postgres: Postgres) -> None:
    assert "user or the password" in not_opened(postgres.url("postgres", password="only guessed"))


def test_a_database_that_is_not_there(postgres: Postgres) -> None:
    assert "there is no such database" in not_opened(postgres.url("nowhere"))


def test_nobody_listens(postgres: Postgres) -> None:
    with proxy_to(postgres.port) as proxy:
        port = proxy.port
    text = not_opened(postgres.url("postgres", port=port))
    assert text.startswith(f"127.0.0.1:{port}/postgres: PostgreSQL cannot be reached")


@pytest.mark.parametrize("url", ["lamster.db", "mysql://x/y", "postgresql://[x/y", "//host/x"])
def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(StorageError, match="the address of the database"):
        PostgresStore(url)


def test_an_address_that_only_looks_like_one() -> None:
    assert "the address of the database is not right" in not_opened("postgresql://127.0.0.1:port/x")


def test_where_a_database_is_without_its_password() -> None:
    assert place("postgresql://me:secret@db.example:5433/games?sslmode=require") == "db.example:5433/games"
    assert place("postgresql://me:secret@one:5432,two:5433/games") == "one:5432,two:5433/games"
    assert place("postgres:///games") == "this machine/games"


def test_a_database_of_a_newer_version(new_database: str) -> None:
    using(new_database, PostgresStore.tables)  # type: ignore[arg-type]
    asyncio.run(ask(new_database, "UPDATE lamster SET version = version + 1"))
    assert "newer Lamster" in not_opened(new_database)


def test_a_database_of_another_program(new_database: str) -> None:
    asyncio.run(ask(new_database, "CREATE TABLE bookmarks (url text)"))
    assert "another program" in not_opened(new_database)
    assert asyncio.run(ask(new_database, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")) == [
        ("bookmarks",)
    ]


def test_a_database_that_is_read_only(new_database: str, postgres: Postgres) -> None:
    name = new_database.rpartition("/")[2]

    async def work(store: PostgresStore) -> None:
        await store.append("t", 0, [b"x"], 1, None)

    using(new_database, work)
    postgres.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")

    async def again(store: PostgresStore) -> None:
        assert "read-only" in str(await refused(store.append("t", 1, [b"x"], 1, None)))
        assert len(await store.read("t")) == 1

    using(new_database, again)


def test_nodes_that_start_at_the_same_time(new_database: str) -> None:
    async def run() -> None:
        stores = [PostgresStore(new_database) for _ in range(5)]
        await asyncio.gather(*(store.open() for store in stores))
        assert len({store.leases.node for store in stores}) == 5
        for store in stores:
            await store.close()
        assert await ask(new_database, "SELECT version FROM lamster") == [(schema.VERSION,)]

    asyncio.run(run())


def test_a_migration_that_fails_has_not_happened(new_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    using(new_database, PostgresStore.tables)  # type: ignore[arg-type]
    number = schema.VERSION
    bad = "CREATE TABLE more (a integer); INSERT INTO nowhere VALUES (1)"
    monkeypatch.setattr(schema, "VERSION", number + 1)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, bad))
    assert "nowhere" in not_opened(new_database)
    assert asyncio.run(ask(new_database, "SELECT version, to_regclass('more') FROM lamster")) == [(number, None)]
    good = "CREATE TABLE more (a integer)"
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS[:number], good))
    using(new_database, PostgresStore.tables)  # type: ignore[arg-type]
    assert asyncio.run(ask(new_database, "SELECT version, to_regclass('more') FROM lamster")) == [(number + 1, "more")]
