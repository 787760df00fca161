"""A store in memory. Several stores, one for each node, may share one database, with leases as in PostgreSQL.

A write takes place at one moment, and is told of at a later one: `Moments` says how far apart the two are. The usual
one lets other tasks go on in between, as a disk does; that of the simulation fails, lags and loses writes.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import count
from typing import Any, TypeVar

from lamster.tables.store.base import (
    LAST,
    Ban,
    Card,
    Closing,
    Conflict,
    Erasure,
    Fault,
    Relation,
    ReportRow,
    Result,
    StorageError,
    Store,
    Stored,
    Subscription,
)
from lamster.tables.store.leases import NODE_LIFETIME_S, HeartbeatReply, Lease, Leases, OwnedElsewhere, SingleNodeLeases
from lamster.tables.store.sql import BY_AGE

LIFE_MS = int(1000 * NODE_LIFETIME_S)
NO_TEXT = "the database keeps no such text"
DEAD = "this server counts as dead for the others, because it could not say in time that it lives"

T = TypeVar("T")


class Node:
    """A node that lives, as the database knows it."""

    def __init__(self, until: int, hears: bool) -> None:
        self.until = until
        self.hears = hears


class Owned:
    """Who has a table; empty: it is an orphan since that moment."""

    def __init__(self, node: str, epoch: int) -> None:
        self.node = node
        self.epoch = epoch
        self.since: int | None = None


class Database:
    """All that is kept, and outlives the stores that use it."""

    def __init__(self, clock_ms: Callable[[], int]) -> None:
        self.clock_ms = clock_ms
        """The clock of the database, in milliseconds since 1970."""
        self.logs: dict[str, list[Stored]] = {}
        self.cards: dict[str, Card] = {}
        self.alive: int | None = None
        self.seen: dict[tuple[str, str], int] = {}
        self.analyses: dict[str, tuple[str, bytes]] = {}
        self.results: dict[tuple[str, int], Result] = {}
        self.counted: set[str] = set()
        self.names: dict[str, str] = {}
        self.relations: set[tuple[str, str, str]] = set()
        self.reports: list[ReportRow] = []
        self.subscriptions: dict[str, Subscription] = {}
        self.bans: dict[tuple[str, str], Ban] = {}
        self.closings: dict[str, Closing] = {}
        self.notes: dict[str, str] = {}
        self.erasures: dict[str, Erasure] = {}
        self.nodes: dict[str, Node] = {}
        self.owners: dict[str, Owned] = {}
        self.epochs = count(1)

    # Nodes.

    def bury(self, name: str = "") -> None:
        """Remove a node, or all whose time is over: what they had becomes an orphan.

        A node whose end is further away than a life is one whose clock was set: it counts as dead as well.
        """
        now = self.clock_ms()
        dead = [each for each, node in self.nodes.items() if not now < node.until <= now + LIFE_MS]
        for each in [name] if name else dead:
            node = self.nodes.pop(each, None)
            for owned in self.owners.values():
                if owned.node == each:
                    owned.node = ""
                    owned.since = now if node is None else min(now, node.until - LIFE_MS)

    def orphans(self) -> tuple[str, ...]:
        return tuple(table for table, owned in sorted(self.owners.items()) if not owned.node)

    # Logs.

    def check_end(self, table: str, first: int) -> None:
        end = len(self.logs.get(table, ()))
        if first < end:
            raise Conflict(f"entry {first} of table {table} is there already")
        if first > end:
            raise Conflict(f"entry {first} of table {table} cannot come before entry {end}")

    def append(self, table: str, first: int, entries: Sequence[bytes], at: int, card: Card | None) -> None:
        self.check_end(table, first)
        if entries:
            self.logs.setdefault(table, []).extend(Stored(at, entry) for entry in entries)
        if card is not None:
            self.cards[table] = card

    def rewrite(self, table: str, entries: Mapping[int, bytes], card: Card | None) -> None:
        lines = self.logs.get(table, [])
        for number in entries:
            if not 0 <= number < len(lines):
                raise Conflict(f"entry {number} of table {table} is not there")
        for number, entry in entries.items():
            lines[number] = lines[number]._replace(entry=entry)
        if card is not None:
            self.cards[table] = card

    def forget(self, table: str) -> None:
        self.logs.pop(table, None)
        self.cards.pop(table, None)
        self.analyses.pop(table, None)
        self.closings.pop(table, None)
        self.counted.discard(table)
        self.seen = {key: seen for key, seen in self.seen.items() if key[1] != table}

    def erase(self, row: Erasure) -> None:
        person, stranger = row.person, self.erasures.setdefault(row.person, row).stranger
        self.names.pop(person, None)
        self.relations = {known for known in self.relations if person not in (known[0], known[2])}
        self.subscriptions = {k: v for k, v in self.subscriptions.items() if v.person != person}
        self.seen = {key: seen for key, seen in self.seen.items() if key[0] != person}
        self.results = {key: result for key, result in self.results.items() if result.person != person}
        self.reports = [
            report._replace(person=stranger, text="") if report.person == person else report for report in self.reports
        ]

    def faults(self) -> list[Fault]:
        about = {
            "a card in the lobby": self.cards,
            "what somebody has seen": {table for _, table in self.seen},
            "an analysis": self.analyses,
            "a counted result": self.counted,
        }
        strays = [
            Fault(table, f"{what} is kept, but there is no log")
            for what, tables in about.items()
            for table in tables
            if table not in self.logs
        ]
        bare = [Fault(table, "it has a log, but no card") for table in self.logs if table not in self.cards]
        return sorted([*strays, *bare])


class Moments:
    """When something that is asked of the store takes place: before the first pause, or between the two."""

    async def before(self, table: str, write: bool) -> None:
        await asyncio.sleep(0)

    async def after(self, table: str, write: bool) -> None:
        await asyncio.sleep(0)


class MemoryLeases(Leases):
    """What one node has."""

    def __init__(self, store: "MemoryStore", node: str) -> None:
        self.store = store
        self.database = store.database
        self.node = node
        self.epochs: dict[str, int] = {}
        self.until = 0
        """When we are dead, by our own clock."""

    def now(self) -> int:
        return self.store.own_clock_ms()

    @property
    def living(self) -> bool:
        return self.now() < self.until

    def owns(self, table: str) -> bool:
        return self.living and table in self.epochs

    def die(self) -> None:
        self.until = 0
        self.epochs.clear()

    async def beat(self, hears: bool) -> HeartbeatReply:
        begun = self.now()
        return await self.store.change(lambda: self.say_alive(hears, begun))

    def say_alive(self, hears: bool, begun: int) -> HeartbeatReply:
        database, now = self.database, self.database.clock_ms()
        known = database.nodes.get(self.node)
        if not self.living or known is None or known.until <= now:
            self.die()
            database.bury(self.node)
        database.nodes[self.node] = Node(now + LIFE_MS, hears)
        self.until = begun + LIFE_MS
        database.bury()
        others = any(node.hears for name, node in database.nodes.items() if name != self.node)
        return HeartbeatReply(others, database.orphans())

    async def take(self, table: str) -> Lease | OwnedElsewhere:
        return await self.store.change(lambda: self.take_now(table), table)

    def take_now(self, table: str) -> Lease | OwnedElsewhere:
        database = self.database
        database.bury()
        if not self.living or self.node not in database.nodes:
            self.die()
            raise StorageError(DEAD)
        owned = database.owners.get(table)
        if owned is not None and owned.node not in ("", self.node):
            return OwnedElsewhere(table, owned.node)
        since = owned.since if owned is not None and not owned.node else None
        owned = database.owners[table] = Owned(self.node, next(database.epochs))
        self.epochs[table] = owned.epoch
        return Lease(table, owned.epoch, since)

    async def release(self, table: str) -> None:
        epoch = self.epochs.pop(table, None)
        if epoch is not None:
            await self.store.change(lambda: self.release_now(table, epoch), table)

    def release_now(self, table: str, epoch: int) -> None:
        owned = self.database.owners.get(table)
        if owned is not None and owned.node == self.node and owned.epoch == epoch:
            del self.database.owners[table]

    async def leave(self) -> None:
        self.die()
        await self.store.change(lambda: self.database.bury(self.node))

    def check_write(self, table: str) -> None:
        """Only the owner with the newest epoch writes."""
        owned, epoch = self.database.owners.get(table), self.epochs.get(table)
        if not self.living or epoch is None or owned is None or (owned.node, owned.epoch) != (self.node, epoch):
            self.epochs.pop(table, None)
            raise Conflict(f"table {table} is not this server's any more: another one looks after it")


def check_text(*texts: str) -> None:
    """Databases keep text as UTF-8, which not every Python string can be."""
    try:
        for text in texts:
            text.encode()
    except UnicodeEncodeError as error:
        raise StorageError(f"{NO_TEXT} ({error})") from error


class MemoryStore(Store):
    """One node's way to a database; without the name of a node it has the database for itself."""

    def __init__(self, database: Database, node: str = "", moments: Moments | None = None) -> None:
        self.database = database
        self.moments = moments or Moments()
        self.held = MemoryLeases(self, node) if node else None
        self.leases: Leases = self.held or SingleNodeLeases()
        self.is_open = False
        self.under_way: set[asyncio.Future[Any]] = set()

    def own_clock_ms(self) -> int:
        return self.database.clock_ms()

    async def open(self) -> None:
        self.is_open = True

    async def close(self) -> None:
        self.is_open = False
        if self.under_way:
            await asyncio.wait([*self.under_way])

    # How things are done.

    def check_open(self) -> None:
        if not self.is_open:
            raise StorageError("the database is closed")

    async def read_now(self, work: Callable[[], T], table: str = "") -> T:
        self.check_open()
        await self.moments.before(table, False)
        found = work()
        await self.moments.after(table, False)
        return found

    async def change(self, work: Callable[[], T], table: str = "") -> T:
        """What was asked is done, also if nobody waits for it any more."""
        self.check_open()
        task: asyncio.Future[T] = asyncio.ensure_future(self.do(work, table))
        self.under_way.add(task)
        task.add_done_callback(self.end_change)
        return await asyncio.shield(task)

    def end_change(self, task: "asyncio.Future[Any]") -> None:
        self.under_way.discard(task)
        if not task.cancelled():
            task.exception()  # Who asked may not wait any more.

    async def do(self, work: Callable[[], T], table: str) -> T:
        await self.moments.before(table, True)
        done = work()
        await self.moments.after(table, True)
        return done

    def change_log(self, table: str, work: Callable[[], None]) -> Awaitable[None]:
        def owned() -> None:
            if self.held is not None:
                self.held.check_write(table)
            work()

        return self.change(owned, table)

    # Logs and cards.

    async def append(self, table: str, first: int, entries: Sequence[bytes], at: int, card: Card | None) -> None:
        await self.change_log(table, lambda: self.database.append(table, first, entries, at, card))

    async def read(self, table: str, first: int = 0, end: int = LAST) -> list[Stored]:
        return await self.read_now(lambda: self.database.logs.get(table, [])[max(0, first) : end], table)

    async def tables(self) -> list[str]:
        return await self.read_now(lambda: sorted(self.database.logs))

    async def card(self, table: str) -> Card | None:
        return await self.read_now(lambda: self.database.cards.get(table), table)

    async def cards(self, wanted: Callable[[Card], bool]) -> list[Card]:
        """By id."""
        return await self.read_now(lambda: [card for _, card in sorted(self.database.cards.items()) if wanted(card)])

    async def cards_open(self, limit: int) -> list[Card]:
        return newest(await self.cards(lambda card: card.listed and card.free and card.phase == "open"))[:limit]

    async def cards_playing(self) -> list[Card]:
        return await self.cards(lambda card: card.phase == "playing")

    async def played_since(self, at: int) -> list[str]:
        logs = self.database.logs
        return [card.table for card in await self.cards_playing() if logs[card.table][-1].at >= at]

    async def cards_of(self, person: str, limit: int) -> list[Card]:
        return newest(await self.cards(lambda card: person in card.people))[:limit]

    async def all_cards(self) -> list[Card]:
        return newest(await self.cards(lambda _: True))

    async def cards_until(self, phase: str, until: int, after: tuple[int, str], limit: int) -> list[Card]:
        if phase not in BY_AGE:
            raise ValueError(f"tables are found by age when their phase is one of {', '.join(BY_AGE)}, not {phase!r}")
        found = await self.cards(
            lambda card: card.phase == phase and card.updated <= until and (card.updated, card.table) > after
        )
        return sorted(found, key=lambda card: (card.updated, card.table))[:limit]

    async def rewrite(self, table: str, entries: Mapping[int, bytes], card: Card | None) -> None:
        await self.change_log(table, lambda: self.database.rewrite(table, entries, card))

    async def forget(self, table: str) -> None:
        await self.change_log(table, lambda: self.database.forget(table))

    async def mentioning(self, text: str, tables: Sequence[str]) -> list[str]:
        logs, wanted = self.database.logs, text.encode()
        return await self.read_now(
            lambda: [table for table in tables if any(wanted in stored.entry for stored in logs.get(table, ()))]
        )

    # The server.

    async def alive(self) -> int | None:
        return await self.read_now(lambda: self.database.alive)

    async def set_alive(self, at: int) -> None:
        await self.change(lambda: setattr(self.database, "alive", at))

    async def check_writing(self) -> None:
        await self.change(lambda: None)

    async def note(self, name: str) -> str | None:
        return await self.read_now(lambda: self.database.notes.get(name))

    async def set_note(self, name: str, text: str) -> None:
        check_text(name, text)
        await self.change(lambda: self.database.notes.update({name: text}))

    async def faults(self) -> list[Fault]:
        return await self.read_now(self.database.faults)

    # What people have seen, and how games ended.

    async def seen(self, person: str, tables: Sequence[str]) -> dict[str, int]:
        seen = self.database.seen
        return await self.read_now(lambda: {table: seen[person, table] for table in tables if (person, table) in seen})

    async def set_seen(self, person: str, table: str, seen: int) -> None:
        def work() -> None:
            known = self.database.seen
            known[person, table] = max(known.get((person, table), 0), seen)

        await self.change(work)

    async def analysis(self, table: str, version: str) -> bytes | None:
        def work() -> bytes | None:
            found = self.database.analyses.get(table)
            if found is not None and found[0] != version:
                del self.database.analyses[table]
                return None
            return None if found is None else found[1]

        return await self.read_now(work)

    async def keep_analysis(self, table: str, version: str, data: bytes) -> None:
        await self.change(lambda: self.database.analyses.update({table: (version, data)}))

    async def count(self, table: str, results: Sequence[Result]) -> None:
        def work() -> None:
            self.database.results.update({(result.table, result.seat): result for result in results})
            self.database.counted.add(table)

        await self.change(work)

    async def is_counted(self, table: str) -> bool:
        return await self.read_now(lambda: table in self.database.counted)

    async def uncounted(self) -> list[str]:
        found = await self.cards(lambda card: card.phase == "over" and card.table not in self.database.counted)
        return [card.table for card in newest(found)]

    async def results_of(self, person: str, limit: int) -> list[bytes]:
        def work() -> list[bytes]:
            mine = [result for result in self.database.results.values() if result.person == person]
            mine.sort(key=lambda result: (-result.ended, result.table, result.seat))
            return [result.data for result in mine[:limit]]

        return await self.read_now(work)

    async def results_at(self, table: str) -> list[Result]:
        return await self.read_now(
            lambda: [result for key, result in sorted(self.database.results.items()) if key[0] == table]
        )

    # People.

    async def name_of(self, person: str) -> str | None:
        return await self.read_now(lambda: self.database.names.get(person))

    async def set_name(self, person: str, name: str) -> None:
        check_text(person, name)
        await self.change(lambda: self.database.names.update({person: name}))

    async def relations(self, person: str) -> list[Relation]:
        return await self.read_now(
            lambda: [Relation(kind, other) for who, kind, other in sorted(self.database.relations) if who == person]
        )

    async def set_relation(self, person: str, kind: str, other: str, on: bool) -> None:
        def work() -> None:
            known = self.database.relations
            (known.add if on else known.discard)((person, kind, other))

        check_text(person, kind, other)
        await self.change(work)

    async def add_report(self, row: ReportRow) -> None:
        await self.change(lambda: self.database.reports.append(row))

    async def reports(self) -> list[ReportRow]:
        return await self.read_now(lambda: list(self.database.reports))

    async def rewrite_reports(self, table: str, before: str, after: str) -> None:
        def work() -> None:
            self.database.reports = [
                row._replace(record=row.record.replace(before, after)) if row.table == table else row
                for row in self.database.reports
            ]

        await self.change(work)

    async def subscriptions(self) -> list[Subscription]:
        return await self.read_now(
            lambda: sorted(self.database.subscriptions.values(), key=lambda row: (row.at, row.endpoint))
        )

    async def subscribe(self, row: Subscription) -> None:
        await self.change(lambda: self.database.subscriptions.update({row.endpoint: row}))

    async def unsubscribe(self, endpoint: str) -> None:
        await self.change(lambda: self.database.subscriptions.pop(endpoint, None))

    # The operator.

    async def bans(self) -> list[Ban]:
        return await self.read_now(
            lambda: sorted(self.database.bans.values(), key=lambda row: (row.at, row.kind, row.who))
        )

    async def ban(self, row: Ban) -> None:
        await self.change(lambda: self.database.bans.update({(row.kind, row.who): row}))

    async def unban(self, kind: str, who: str) -> None:
        await self.change(lambda: self.database.bans.pop((kind, who), None))

    async def closings(self) -> list[Closing]:
        return await self.read_now(lambda: sorted(self.database.closings.values(), key=lambda row: (row.at, row.table)))

    async def ask_to_close(self, row: Closing) -> None:
        await self.change(lambda: self.database.closings.update({row.table: row}))

    async def was_closed(self, table: str) -> None:
        await self.change(lambda: self.database.closings.pop(table, None))

    # Who is forgotten.

    async def begin_erasure(self, row: Erasure) -> None:
        await self.change(lambda: self.database.erase(row))

    async def erasures(self) -> list[Erasure]:
        return await self.read_now(
            lambda: sorted(self.database.erasures.values(), key=lambda row: (row.at, row.person))
        )

    async def end_erasure(self, person: str) -> None:
        await self.change(lambda: self.database.erasures.pop(person, None))


def newest(cards: list[Card]) -> list[Card]:
    """The most recently updated first, then by id."""
    return sorted(cards, key=lambda card: -card.updated)
