"""Every store keeps what it was given, in order, all or nothing, before it says so."""

import asyncio
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from lamster.tables.store.base import (
    Ban,
    Card,
    Conflict,
    Erasure,
    Relation,
    ReportRow,
    Result,
    StorageError,
    Store,
    Stored,
    Subscription,
)
from lamster.tables.store.postgres.store import PostgresStore
from lamster.tables.store.sqlite import writer as writer_of_table
from lamster.tables.store.sqlite.migrations import APPLICATION, VERSION
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.store.sqlite.writer import Writer
from tests.simulation.memory_store import Database, MemoryStore

Make = Callable[[], Store]
"""Makes a store over the same data each time."""


@pytest.fixture(params=["sqlite", "postgres", "memory"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    if request.param == "memory":
        kept = Database(lambda: time.time_ns() // 1_000_000)
        return lambda: MemoryStore(kept)
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "data" / "tables.db")
    url = request.getfixturevalue("database")
    return lambda: PostgresStore(url, alone=True)


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def using(make: Make, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test with an open store."""

    async def run() -> None:
        async with opened(make()) as store:
            await work(store)

    asyncio.run(run())


def card(table: str = "t", **changes: Any) -> Card:
    usual = {"phase": "open", "listed": True, "free": True, "people": ("ann", "bob"), "created": 1, "updated": 2}
    return Card(table=table, data=b'{"a":1}', **{**usual, **changes})


async def refused(work: Awaitable[None]) -> StorageError:
    with pytest.raises(StorageError) as caught:
        await work
    return caught.value


# The log.


def test_a_log_comes_back_in_order(make: Make) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"a", b"b"], 10, None)
        await store.append("u", 0, [b"other"], 11, None)
        await store.append("t", 2, [b"c\x00\xff"], 12, None)
        assert await store.read("t") == [Stored(10, b"a"), Stored(10, b"b"), Stored(12, b"c\x00\xff")]
        assert await store.read("unknown") == []
        assert await store.tables() == ["t", "u"]

    using(make, work)


def test_many_entries_at_once(make: Make) -> None:
    entries = [str(i).encode() for i in range(1337)]

    async def work(store: Store) -> None:
        await store.append("t", 0, entries, 1, None)
        assert [stored.entry for stored in await store.read("t")] == entries

    using(make, work)


@pytest.mark.parametrize("first", [0, 1, 3, 7])
def test_a_place_that_is_taken_or_leaves_a_gap(make: Make, first: int) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"a", b"b"], 1, card(phase="open"))
        error = await refused(store.append("t", first, [b"x", b"y"], 2, card(phase="over")))
        assert isinstance(error, Conflict)
        assert f"entry {first} of table t" in str(error)
        assert [stored.entry for stored in await store.read("t")] == [b"a", b"b"]
        assert await store.card("t") == card(phase="open")
        await store.append("t", 2, [b"c"], 3, None)

    using(make, work)


def test_a_new_log_begins_at_0(make: Make) -> None:
    async def work(store: Store) -> None:
        assert isinstance(await refused(store.append("t", 1, [b"a"], 1, None)), Conflict)
        assert await store.tables() == []

    using(make, work)


def test_of_two_at_the_same_place_one_is_written(make: Make) -> None:
    async def work(store: Store) -> None:
        both = [store.append("t", 0, [text], 1, None) for text in (b"first", b"second")]
        done = await asyncio.gather(*both, return_exceptions=True)
        assert [type(result) for result in done] == [type(None), Conflict]
        assert [stored.entry for stored in await store.read("t")] == [b"first"]

    using(make, work)


def test_one_conflict_does_not_spoil_the_others(make: Make) -> None:
    async def work(store: Store) -> None:
        jobs = [store.append(f"t{i}", i % 2, [b"x"], 1, None) for i in range(20)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, Conflict) for result in done] == [i % 2 == 1 for i in range(20)]
        assert len(await store.tables()) == 10

    using(make, work)


def test_what_was_written_is_there_after_reopening(make: Make) -> None:
    async def first(store: Store) -> None:
        await store.append("t", 0, [b"a"], 1, card())
        await store.set_name("ann", "Ann")

    async def second(store: Store) -> None:
        assert await store.read("t") == [Stored(1, b"a")]
        assert await store.card("t") == card()
        assert await store.name_of("ann") == "Ann"
        assert isinstance(await refused(store.append("t", 0, [b"b"], 1, None)), Conflict)
        await store.append("t", 1, [b"b"], 1, card(people=("bob",)))
        assert await store.cards_of("ann", 9) == []

    using(make, first)
    using(make, second)


def test_closing_finishes_what_was_asked(make: Make) -> None:
    async def run() -> None:
        store = make()
        await store.open()
        jobs = [asyncio.create_task(store.append(f"t{i}", 0, [b"x"], 1, None)) for i in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        await asyncio.gather(*jobs)
        assert "closed" in str(await refused(store.append("t", 0, [b"x"], 1, None)))
        with pytest.raises(StorageError, match="closed"):
            await store.read("t0")
        async with opened(make()) as again:
            assert len(await again.tables()) == 50

    asyncio.run(run())


def test_who_gave_up_waiting_hinders_nobody(make: Make) -> None:
    async def work(store: Store) -> None:
        gone = asyncio.create_task(store.append("t", 0, [b"x"], 1, None))
        await asyncio.sleep(0)
        gone.cancel()
        await store.append("u", 0, [b"x"], 1, None)
        assert gone.cancelled()

    using(make, work)


# Cards.


def test_a_card_is_replaced(make: Make) -> None:
    async def work(store: Store) -> None:
        assert await store.card("t") is None
        await store.append("t", 0, [b"a"], 1, card())
        newest = card(phase="over", listed=False, free=False, people=("cleo", "cleo"), updated=9)
        await store.append("t", 1, [b"b"], 2, newest)
        await store.append("t", 2, [b"c"], 3, None)
        assert await store.card("t") == newest

    using(make, work)


def test_a_card_without_entries(make: Make) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"a"], 1, card())
        await store.append("t", 1, [], 2, card(phase="over"))
        assert await store.card("t") == card(phase="over")
        assert len(await store.read("t")) == 1

    using(make, work)


def test_open_tables_newest_first(make: Make) -> None:
    async def work(store: Store) -> None:
        await store.append("old", 0, [b"x"], 1, card("old", updated=5))
        await store.append("new", 0, [b"x"], 1, card("new", updated=7))
        await store.append("middle", 0, [b"x"], 1, card("middle", updated=6))
        await store.append("full", 0, [b"x"], 1, card("full", updated=8, free=False))
        await store.append("private", 0, [b"x"], 1, card("private", listed=False))
        await store.append("over", 0, [b"x"], 1, card("over", phase="over"))
        assert [found.table for found in await store.cards_open(10)] == ["new", "middle", "old"]
        assert [found.table for found in await store.cards_open(2)] == ["new", "middle"]
        await store.append("new", 1, [b"x"], 1, card("new", phase="playing"))
        assert [found.table for found in await store.cards_open(10)] == ["middle", "old"]

    using(make, work)


def test_tables_of_a_person_newest_first(make: Make) -> None:
    async def work(store: Store) -> None:
        await store.append("a", 0, [b"x"], 1, card("a", people=("ann", "bob"), updated=3))
        await store.append("b", 0, [b"x"], 1, card("b", people=("ann", "ann"), updated=4, listed=False, phase="over"))
        await store.append("c", 0, [b"x"], 1, card("c", people=("bob",), updated=5))
        assert [found.table for found in await store.cards_of("ann", 10)] == ["b", "a"]
        assert [found.table for found in await store.cards_of("ann", 1)] == ["b"]
        await store.append("a", 1, [b"x"], 2, card("a", people=("bob", "cleo"), updated=6))
        assert [found.table for found in await store.cards_of("ann", 10)] == ["b"]
        assert [found.table for found in await store.cards_of("bob", 10)] == ["a", "c"]
        assert [found.table for found in await store.cards_of("cleo", 10)] == ["a"]

    using(make, work)


# People.


def test_what_was_seen_by_person_and_table(make: Make) -> None:
    async def work(store: Store) -> None:
        await store.set_seen("ann", "t", 3)
        await store.set_seen("ann", "t", 7)
        await store.set_seen("ann", "t", 5)
        await store.set_seen("ann", "u", 0)
        await store.set_seen("bob", "t", 1)
        assert await store.seen("ann", ["t", "u", "v"]) == {"t": 7, "u": 0}
        assert await store.seen("bob", ["t", "u"]) == {"t": 1}
        assert await store.seen("ann", []) == {}

    using(make, work)


def test_names(make: Make) -> None:
    async def work(store: Store) -> None:
        assert await store.name_of("ann") is None
        await store.set_name("ann", "Ann")
        await store.set_name("ann", "Änn 🦊")
        assert await store.name_of("ann") == "Änn 🦊"

    using(make, work)


def test_relations(make: Make) -> None:
    async def work(store: Store) -> None:
        for _ in range(2):
            await store.set_relation("ann", "mute", "bob", True)
        await store.set_relation("ann", "block", "cleo", True)
        await store.set_relation("bob", "mute", "ann", True)
        assert await store.relations("ann") == [Relation("block", "cleo"), Relation("mute", "bob")]
        for _ in range(2):
            await store.set_relation("ann", "mute", "bob", False)
        assert await store.relations("ann") == [Relation("block", "cleo")]
        assert await store.relations("bob") == [Relation("mute", "ann")]

    using(make, work)


def test_reports_oldest_first(make: Make) -> None:
    rows = [ReportRow("t", seq, 10 - seq, "ann", "wrong", "record", b"\x00{}") for seq in range(3)]

    async def work(store: Store) -> None:
        for row in rows:
            await store.add_report(row)
        assert await store.reports() == rows

    using(make, work)


def test_text_that_is_no_text_is_refused_alone(make: Make) -> None:
    async def work(store: Store) -> None:
        jobs = [store.set_name("ann", "\ud800"), store.set_name("bob", "Bob"), store.append("t", 0, [b"x"], 1, None)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in done] == [StorageError, type(None), type(None)]
        assert await store.name_of("bob") == "Bob"
        assert await store.tables() == ["t"]

    using(make, work)


# What is forgotten, and what stays.


def test_entries_are_rewritten_in_their_places(make: Make) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"a", b"b"], 10, card(people=("ann", "bob")))
        await store.append("u", 0, [b"other"], 11, None)
        await store.append("t", 2, [b"c"], 12, None)
        await store.rewrite("t", {0: b"A", 2: b"C"}, card(people=("cleo", "bob"), updated=5))
        assert await store.read("t") == [Stored(10, b"A"), Stored(10, b"b"), Stored(12, b"C")]
        assert await store.read("u") == [Stored(11, b"other")]
        assert await store.card("t") == card(people=("cleo", "bob"), updated=5)
        assert await store.cards_of("ann", 9) == []
        assert [found.table for found in await store.cards_of("cleo", 9)] == ["t"]
        await store.append("t", 3, [b"d"], 13, card(people=("ann",)))
        assert [found.table for found in await store.cards_of("ann", 9)] == ["t"]

    using(make, work)


@pytest.mark.parametrize(("table", "number"), [("t", 2), ("t", -1), ("unknown", 0)])
def test_what_is_not_there_is_not_rewritten(make: Make, table: str, number: int) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"a", b"b"], 10, None)
        error = await refused(store.rewrite(table, {0: b"x", number: b"y"}, card(table)))
        assert isinstance(error, Conflict)
        assert f"of table {table}" in str(error)
        assert [stored.entry for stored in await store.read("t")] == [b"a", b"b"]
        assert await store.card(table) is None

    using(make, work)


def test_a_table_is_forgotten_but_not_how_it_ended(make: Make) -> None:
    async def work(store: Store) -> None:
        result, report = Result("t", 0, "ann", 5, b"{}"), ReportRow("t", 1, 2, "ann", "wrong", "record", b"")
        for table in ("t", "u"):
            await store.append(table, 0, [b"a"], 1, card(table, phase="over"))
            await store.set_seen("ann", table, 3)
            await store.keep_analysis(table, "1", b"a")
        await store.count("t", [result])
        await store.add_report(report)
        for _ in range(2):
            await store.forget("t")
        assert await store.tables() == ["u"]
        assert await store.card("t") is None
        assert [found.table for found in await store.cards_of("ann", 9)] == ["u"]
        assert await store.seen("ann", ["t", "u"]) == {"u": 3}
        assert (await store.analysis("t", "1"), await store.analysis("u", "1")) == (None, b"a")
        assert not await store.is_counted("t")
        assert await store.results_at("t") == [result]
        assert await store.reports() == [report]
        await store.append("t", 0, [b"anew"], 1, card())
        assert await store.read("t") == [Stored(1, b"anew")]

    using(make, work)


def test_tables_whose_logs_mention_a_text(make: Make) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"\xff", b'{"person":"ann"}', b'{"person":"ann"}'], 1, None)
        await store.append("u", 0, [b'{"person":"bob"}'], 1, None)
        await store.append("v", 0, [b'{"name":"ann"}'], 1, None)
        assert await store.mentioning("ann", ["v", "u", "t", "unknown"]) == ["v", "t"]
        assert await store.mentioning("ann", ["u"]) == []
        assert await store.mentioning("a%", ["t"]) == []

    using(make, work)


def test_tables_by_age_a_few_at_a_time(make: Make) -> None:
    async def work(store: Store) -> None:
        for table, updated in (("e", 9), ("d", 4), ("c", 3), ("b", 3), ("a", 3)):
            await store.append(table, 0, [b"x"], 1, card(table, phase="over", updated=updated))
        await store.append("open", 0, [b"x"], 1, card("open", updated=3, listed=False, free=False))
        await store.append("playing", 0, [b"x"], 1, card("playing", phase="playing", updated=3))
        first = await store.cards_until("over", 4, (0, ""), 2)
        assert [found.table for found in first] == ["a", "b"]
        rest = await store.cards_until("over", 4, (first[-1].updated, first[-1].table), 9)
        assert [found.table for found in rest] == ["c", "d"]
        assert [found.table for found in await store.cards_until("open", 9, (0, ""), 9)] == ["open"]
        with pytest.raises(ValueError, match="playing"):
            await store.cards_until("playing", 9, (0, ""), 9)

    using(make, work)


def test_results_of_a_table_by_seat_the_latest_of_each(make: Make) -> None:
    async def work(store: Store) -> None:
        rows = [Result("t", seat, f"p{seat}", 5, b"1") for seat in (1, 0)]
        await store.count("t", rows)
        await store.count("u", [Result("u", 0, "p0", 6, b"1")])
        await store.count("t", [rows[0]._replace(data=b"2")])
        assert await store.results_at("t") == [rows[1], rows[0]._replace(data=b"2")]
        assert await store.results_at("unknown") == []

    using(make, work)


def test_notes(make: Make) -> None:
    async def work(store: Store) -> None:
        assert await store.note("a") is None
        await store.set_note("a", "1")
        await store.set_note("a", "2 ✓")
        assert await store.note("a") == "2 ✓"

    using(make, work)


def test_a_name_in_reports_is_rewritten(make: Make) -> None:
    async def work(store: Store) -> None:
        for table in ("t", "u"):
            await store.add_report(ReportRow(table, 1, 2, "bob", "x", '[Seat-1 "Ann"] [Seat-2 "Ann"]', b""))
        await store.rewrite_reports("t", '"Ann"', '"?"')
        assert [row.record for row in await store.reports()] == [
            '[Seat-1 "?"] [Seat-2 "?"]',
            '[Seat-1 "Ann"] [Seat-2 "Ann"]',
        ]

    using(make, work)


def test_the_beginning_and_the_end_of_an_erasure(make: Make) -> None:
    async def work(store: Store) -> None:
        for person, other in (("ann", "bob"), ("bob", "ann")):
            await store.set_name(person, person.title())
            await store.set_relation(person, "mute", other, True)
            await store.set_relation(person, "block", "cleo", True)
            await store.subscribe(Subscription(person, f"https://push/{person}", "k", "a", "en", 1))
            await store.set_seen(person, "t", 4)
            await store.add_report(ReportRow("t", 1, 2, person, "wrong", "record", b""))
            await store.ban(Ban("person", person, 0, "rude", 1))
        await store.count("t", [Result("t", 0, "ann", 5, b"1"), Result("t", 1, "bob", 5, b"2")])
        await store.begin_erasure(Erasure("ann", "nobody", 7))
        await store.begin_erasure(Erasure("ann", "another", 8))
        assert await store.erasures() == [Erasure("ann", "nobody", 7)]
        assert (await store.name_of("ann"), await store.name_of("bob")) == (None, "Bob")
        assert await store.relations("ann") == []
        assert await store.relations("bob") == [Relation("block", "cleo")]
        assert [row.person for row in await store.subscriptions()] == ["bob"]
        assert (await store.seen("ann", ["t"]), await store.seen("bob", ["t"])) == ({}, {"t": 4})
        assert await store.results_at("t") == [Result("t", 1, "bob", 5, b"2")]
        assert [(row.person, row.text) for row in await store.reports()] == [("nobody", ""), ("bob", "wrong")]
        assert len(await store.bans()) == 2
        for _ in range(2):
            await store.end_erasure("ann")
        assert await store.erasures() == []

    using(make, work)


def test_a_sound_database_has_no_faults(make: Make) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"a", b"b"], 1, card(people=("ann", "ann", "bob")))
        await store.set_seen("ann", "t", 1)
        await store.count("gone", [Result("gone", 0, "ann", 5, b"{}")])
        await store.forget("gone")
        assert await store.faults() == []

    using(make, work)


def test_a_log_without_a_card_is_a_fault(make: Make) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"a"], 1, None)
        assert [fault.table for fault in await store.faults()] == ["t"]
        await store.set_seen("ann", "gone", 1)
        assert [fault.table for fault in await store.faults()] == ["gone", "t"]

    using(make, work)


# SQLite alone.


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "tables.db"


def writer_of(store: Store) -> Writer:
    assert isinstance(store, SqliteStore)
    assert store.writer is not None
    return store.writer


def rows_in(path: Path, sql: str = "SELECT count(*) FROM log") -> Any:
    """What a program of its own would see."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchone()[0]


def test_an_append_returns_when_others_can_see_it(path: Path) -> None:
    async def work(store: Store) -> None:
        for i in range(10):
            await store.append("t", i, [b"x"], 1, None)
            assert rows_in(path) == i + 1

    using(lambda: SqliteStore(path), work)


def test_nobody_is_told_before_the_commit(path: Path) -> None:
    seen: list[int] = []

    class Watching(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if sql == "COMMIT":
                time.sleep(0.05)  # Long enough for the loop to hear of it, if it were told already.
                seen.append(sum(job.done() for job in jobs))
            return super().execute(sql, *values)

    jobs: list[asyncio.Task[None]] = []

    async def work(store: Store) -> None:
        writer = writer_of(store)
        plain, writer.connection = (
            writer.connection,
            sqlite3.connect(path, factory=Watching, isolation_level=None, check_same_thread=False),
        )
        plain.close()
        jobs.extend(asyncio.create_task(store.append(f"t{i}", 0, [b"x"], 1, None)) for i in range(20))
        await asyncio.gather(*jobs)

    using(lambda: SqliteStore(path), work)
    assert seen
    assert seen[0] == 0


def test_what_comes_together_is_committed_together(path: Path) -> None:
    async def play(store: Store, table: str) -> None:
        for i in range(10):
            await store.append(table, i, [b"x"], 1, card(table, updated=i))

    async def work(store: Store) -> None:
        await asyncio.gather(*(play(store, f"t{i}") for i in range(200)))
        assert rows_in(path) == 2000
        assert writer_of(store).commits < 400

    using(lambda: SqliteStore(path), work)


def test_what_is_rewritten_or_forgotten_cannot_be_found_in_the_file(path: Path) -> None:
    secret = b"what she said" * 1000  # Longer than a page.

    async def work(store: Store) -> None:
        for table in ("t", "u"):
            await store.append(table, 0, [b"a", secret], 1, None)
        await store.rewrite("t", {1: b"nothing"}, None)
        await store.forget("u")

    using(lambda: SqliteStore(path), work)
    assert b"what she said" not in path.read_bytes()


def test_a_full_disk_is_told_and_forgotten(path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"x"], 1, card())
        connection = writer_of(store).connection
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        with pytest.raises(StorageError, match="the disk is full"):
            await store.append("t", 1, [b"x" * 50_000], 1, card(phase="over"))
        assert rows_in(path) == 1
        assert await store.card("t") == card()
        await store.append("u", 0, [b"small"], 1, None)
        connection.execute("PRAGMA max_page_count = 1000000")
        await store.append("t", 1, [b"x" * 50_000], 1, None)
        assert rows_in(path) == 3

    using(lambda: SqliteStore(path), work)


LIMITED = """
import asyncio, resource, sys
from pathlib import Path
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.store.base import StorageError

async def main() -> None:
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    await store.append("t", 0, [b"x"], 1, None)
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    for table in ("t", "u"):
        try:
            await store.append(table, table == "t", [b"x" * 200_000], 1, None)
        except StorageError as error:
            print(error, flush=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await store.append("t", 1, [b"y"], 1, None)
    await store.close()
    print("closed")

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits on the size of files")
def test_a_commit_that_cannot_be_written(path: Path) -> None:
    """The write itself fails here, in the middle of the commit."""
    ran = subprocess.run([sys.executable, "-c", LIMITED, path], capture_output=True, text=True, check=True, timeout=60)
    first, second, last = ran.stdout.splitlines()
    assert first.startswith("the disk ")
    assert second.startswith("the disk ")
    assert last == "closed"
    assert rows_in(path, "SELECT group_concat(hex(entry)) FROM log") == "78,79"


class Failing:
    """A connection whose commits fail as long as `trouble` is set."""

    def __init__(self, connection: sqlite3.Connection, trouble: list[Exception]) -> None:
        self.connection = connection
        self.trouble = trouble

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "COMMIT" and self.trouble:
            raise self.trouble.pop()
        return self.connection.execute(sql, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)


def test_a_failed_commit_fails_all_of_its_batch_and_no_other(path: Path) -> None:
    trouble: list[Exception] = [sqlite3.OperationalError("disk I/O error")]

    async def work(store: Store) -> None:
        writer = writer_of(store)
        writer.connection = Failing(writer.connection, trouble)  # type: ignore[assignment]
        jobs = [store.append(f"t{i}", 0, [b"x"], 1, card(f"t{i}")) for i in range(5)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        failed = [i for i, result in enumerate(done) if isinstance(result, StorageError)]
        assert failed
        assert rows_in(path) == 5 - len(failed)
        for i in failed:
            await store.append(f"t{i}", 0, [b"x"], 1, card(f"t{i}"))
        assert rows_in(path) == 5
        assert len(await store.cards_of("ann", 10)) == 5

    using(lambda: SqliteStore(path), work)


def test_another_program_wrote_to_the_same_log(path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"x"], 1, None)
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("INSERT INTO log VALUES ('t', 1, 1, 'theirs')")
        jobs = [store.append("t", 1, [b"ours"], 1, None), store.append("u", 0, [b"x"], 1, None)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in done] == [Conflict, type(None)]
        await store.append("t", 2, [b"y"], 1, None)
        assert [stored.entry for stored in await store.read("u")] == [b"x"]

    using(lambda: SqliteStore(path), work)


def test_a_locked_file_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        writer_of(store).connection.execute("PRAGMA busy_timeout = 50")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert "in use by another program" in str(await refused(store.append("t", 0, [b"x"], 1, None)))
        await store.append("t", 0, [b"x"], 1, None)

    using(lambda: SqliteStore(path), work)


def test_what_the_writer_remembers_has_a_bound(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_of_table, "MAX_KNOWN_TABLES", 3)

    async def work(store: Store) -> None:
        for i in range(3):
            await asyncio.gather(*(store.append(f"t{j}", i, [b"x"], 1, card(f"t{j}")) for j in range(8)))
            await store.append("u", i, [b"x"], 1, None)
        assert len(writer_of(store).known) <= 3
        assert rows_in(path) == 27
        assert len(await store.cards_of("bob", 99)) == 8

    using(lambda: SqliteStore(path), work)


# The file.


@pytest.mark.skipif(sys.platform == "win32", reason="has other permissions")
def test_only_the_owner_can_read_the_file(path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"x"], 1, None)
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        assert files == dict.fromkeys(["tables.db", "tables.db-shm", "tables.db-wal"], 0o600)

    using(lambda: SqliteStore(path), work)


def test_the_file_is_durable_and_marked(path: Path) -> None:
    async def work(store: Store) -> None:
        connection = writer_of(store).connection
        wanted = {"journal_mode": "wal", "synchronous": 2, "application_id": APPLICATION, "user_version": VERSION}
        assert {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in wanted} == wanted

    using(lambda: SqliteStore(path), work)


def not_opened(path: Path) -> str:
    """What is said when the store refuses a file, which is left as it was."""
    before = path.read_bytes() if path.is_file() else b""
    error = asyncio.run(refused(SqliteStore(path).open()))
    assert (path.read_bytes() if path.is_file() else b"") == before
    return str(error)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("buy milk\n" * 200)
    assert "not a database" in not_opened(path)


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE bookmarks (url)")
    assert "another program" in not_opened(path)


def test_a_database_of_a_newer_version(path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"x"], 1, None)

    using(lambda: SqliteStore(path), work)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        connection.execute("PRAGMA journal_mode = DELETE")
    assert "newer" in not_opened(path)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be opened" in not_opened(tmp_path / "file" / "tables.db")


# Being killed.

KILLED = """
import asyncio, sys
from pathlib import Path
from lamster.tables.store.sqlite.store import SqliteStore

async def play(store: SqliteStore, table: str) -> None:
    seq = len(await store.read(table))
    while True:
        await store.append(table, seq, [f"{table} {seq}".encode()] * 2, 1, None)
        print(table, seq, flush=True)
        seq += 2

async def main() -> None:
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    await asyncio.gather(*(play(store, f"t{i}") for i in range(10)))

asyncio.run(main())
"""


def acknowledged_until_killed(path: Path, lines: int) -> list[tuple[str, int]]:
    """What a process of its own said was written before it was killed in the middle of its work."""
    with subprocess.Popen([sys.executable, "-c", KILLED, path], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        heard = [child.stdout.readline() for _ in range(lines)]
        child.kill()
        heard += child.stdout.readlines()
    assert child.returncode == -signal.SIGKILL
    whole = [connector.split() for connector in heard if connector.endswith("\n")]
    return [(table, int(seq)) for table, seq in whole]


@pytest.mark.skipif(sys.platform == "win32", reason="has no SIGKILL")
def test_whatever_was_acknowledged_outlives_being_killed(path: Path) -> None:
    told: list[tuple[str, int]] = []
    for lines in (100, 250, 400):
        told += acknowledged_until_killed(path, lines)

    async def work(store: Store) -> None:
        logs = {f"t{i}": await store.read(f"t{i}") for i in range(10)}
        assert all(len(log) % 2 == 0 for log in logs.values())
        for table, seq in told:
            assert [stored.entry for stored in logs[table][seq : seq + 2]] == [f"{table} {seq}".encode()] * 2

    assert len(told) >= 750
    using(lambda: SqliteStore(path), work)
