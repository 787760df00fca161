"""The part of a store in SQL that all databases understand. Subclasses execute the statements."""

from abc import abstractmethod
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any

from lamster.tables.store.base import LAST, Ban, Card, Closing, Erasure, Relation, Result, Store, Stored, Subscription
from lamster.tables.store.write_jobs import CARD, PEOPLE, Append, Rewrite

CARDS = f"SELECT {', '.join(f'cards.{name}' for name in CARD)} FROM cards"
BY_AGE = ("open", "over", "closed")


def row_card(row: Any) -> Card:
    """SQLite has numbers for booleans."""
    table, phase, listed, free, people, created, updated, data = row
    return Card(table, phase, bool(listed), bool(free), PEOPLE.decode(people), created, updated, data)


class SqlStore(Store):
    """A store over SQL; $1, $2 and so on are the values of a statement."""

    @abstractmethod
    def write(self, job: Append | Rewrite) -> Awaitable[None]:
        """Write to a log; done when it is durable."""

    @abstractmethod
    async def change(self, sql: str, *values: Any) -> None:
        """Execute a statement; returns when it is durable."""

    @abstractmethod
    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        """The rows of a query."""

    async def cards(self, rest: str, *values: Any) -> list[Card]:
        return [row_card(row) for row in await self.fetch(f"{CARDS} {rest}", *values)]

    async def append(self, table: str, first: int, entries: Sequence[bytes], at: int, card: Card | None) -> None:
        await self.write(Append(table, first, entries, at, card))

    async def read(self, table: str, first: int = 0, end: int = LAST) -> list[Stored]:
        sql = "SELECT at, entry FROM log WHERE table_id = $1 AND seq >= $2 AND seq < $3 ORDER BY seq"
        found = await self.fetch(sql, table, first, end)
        return [Stored(*row) for row in found]

    async def tables(self) -> list[str]:
        return [table for (table,) in await self.fetch("SELECT DISTINCT table_id FROM log ORDER BY table_id")]

    async def card(self, table: str) -> Card | None:
        found = await self.cards("WHERE table_id = $1", table)
        return found[0] if found else None

    async def cards_open(self, limit: int) -> list[Card]:
        return await self.cards("WHERE listed AND free AND phase = 'open' ORDER BY updated DESC LIMIT $1", limit)

    async def cards_playing(self) -> list[Card]:
        return await self.cards("WHERE phase = 'playing' ORDER BY table_id")

    async def played_since(self, at: int) -> list[str]:
        last = "(SELECT at FROM log WHERE log.table_id = cards.table_id ORDER BY seq DESC LIMIT 1)"
        sql = f"SELECT table_id FROM cards WHERE phase = 'playing' AND {last} >= $1 ORDER BY table_id"
        return [table for (table,) in await self.fetch(sql, at)]

    async def alive(self) -> int | None:
        rows = await self.fetch("SELECT at FROM alive")
        return rows[0][0] if rows else None

    async def set_alive(self, at: int) -> None:
        await self.change("INSERT INTO alive VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at", at)

    async def cards_of(self, person: str, limit: int) -> list[Card]:
        rest = "JOIN seated USING (table_id) WHERE person = $1 ORDER BY updated DESC LIMIT $2"
        return await self.cards(rest, person, limit)

    async def analysis(self, table: str, version: str) -> bytes | None:
        rows = await self.fetch("SELECT version, data FROM analyses WHERE table_id = $1", table)
        if rows and rows[0][0] != version:
            await self.change("DELETE FROM analyses WHERE table_id = $1 AND version = $2", table, rows[0][0])
            return None
        return rows[0][1] if rows else None

    async def keep_analysis(self, table: str, version: str, data: bytes) -> None:
        again = "ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, data = excluded.data"
        await self.change(
            f"INSERT INTO analyses (table_id, version, data) VALUES ($1, $2, $3) {again}", table, version, data
        )

    async def is_counted(self, table: str) -> bool:
        return bool(await self.fetch("SELECT 1 FROM counted WHERE table_id = $1", table))

    async def uncounted(self) -> list[str]:
        sql = "SELECT table_id FROM cards WHERE phase = 'over' AND table_id NOT IN (SELECT table_id FROM counted)"
        return [table for (table,) in await self.fetch(f"{sql} ORDER BY updated DESC")]

    async def results_of(self, person: str, limit: int) -> list[bytes]:
        sql = "SELECT data FROM results WHERE person = $1 ORDER BY ended DESC, table_id, seat LIMIT $2"
        return [data for (data,) in await self.fetch(sql, person, limit)]

    async def name_of(self, person: str) -> str | None:
        rows = await self.fetch("SELECT name FROM people WHERE person = $1", person)
        return rows[0][0] if rows else None

    async def set_name(self, person: str, name: str) -> None:
        again = "ON CONFLICT (person) DO UPDATE SET name = excluded.name"
        await self.change(f"INSERT INTO people (person, name) VALUES ($1, $2) {again}", person, name)

    async def relations(self, person: str) -> list[Relation]:
        found = await self.fetch("SELECT kind, other FROM relations WHERE person = $1 ORDER BY kind, other", person)
        return [Relation(*row) for row in found]

    async def set_relation(self, person: str, kind: str, other: str, on: bool) -> None:
        insert = "INSERT INTO relations (person, kind, other) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        delete = "DELETE FROM relations WHERE person = $1 AND kind = $2 AND other = $3"
        await self.change(insert if on else delete, person, kind, other)

    async def subscriptions(self) -> list[Subscription]:
        sql = "SELECT person, endpoint, p256dh, auth, language, at FROM subscriptions ORDER BY at, endpoint"
        return [Subscription(*row) for row in await self.fetch(sql)]

    async def subscribe(self, row: Subscription) -> None:
        names = ("person", "endpoint", "p256dh", "auth", "language", "at")
        again = ", ".join(f"{name} = excluded.{name}" for name in names)
        sql = f"INSERT INTO subscriptions ({', '.join(names)}) VALUES ($1, $2, $3, $4, $5, $6)"
        await self.change(f"{sql} ON CONFLICT (endpoint) DO UPDATE SET {again}", *row)

    async def unsubscribe(self, endpoint: str) -> None:
        await self.change("DELETE FROM subscriptions WHERE endpoint = $1", endpoint)

    async def all_cards(self) -> list[Card]:
        return await self.cards("ORDER BY updated DESC, table_id")

    async def bans(self) -> list[Ban]:
        rows = await self.fetch("SELECT kind, who, until, reason, at FROM bans ORDER BY at, kind, who")
        return [Ban(*row) for row in rows]

    async def ban(self, row: Ban) -> None:
        again = (
            "ON CONFLICT (kind, who) DO UPDATE SET until = excluded.until, reason = excluded.reason, at = excluded.at"
        )
        await self.change(f"INSERT INTO bans (kind, who, until, reason, at) VALUES ($1, $2, $3, $4, $5) {again}", *row)

    async def unban(self, kind: str, who: str) -> None:
        await self.change("DELETE FROM bans WHERE kind = $1 AND who = $2", kind, who)

    async def closings(self) -> list[Closing]:
        rows = await self.fetch("SELECT table_id, reason, at FROM closings ORDER BY at, table_id")
        return [Closing(*row) for row in rows]

    async def ask_to_close(self, row: Closing) -> None:
        again = "ON CONFLICT (table_id) DO UPDATE SET reason = excluded.reason, at = excluded.at"
        await self.change(f"INSERT INTO closings (table_id, reason, at) VALUES ($1, $2, $3) {again}", *row)

    async def was_closed(self, table: str) -> None:
        await self.change("DELETE FROM closings WHERE table_id = $1", table)

    async def cards_until(self, phase: str, until: int, after: tuple[int, str], limit: int) -> list[Card]:
        # The phase is part of the statement, so that its partial index is used.
        if phase not in BY_AGE:
            raise ValueError(f"tables are found by age when their phase is one of {', '.join(BY_AGE)}, not {phase!r}")
        rest = f"WHERE phase = '{phase}' AND updated <= $1 AND (updated, table_id) > ($2, $3)"
        return await self.cards(f"{rest} ORDER BY updated, table_id LIMIT $4", until, *after, limit)

    async def rewrite(self, table: str, entries: Mapping[int, bytes], card: Card | None) -> None:
        await self.write(Rewrite(table, entries, card))

    async def rewrite_reports(self, table: str, before: str, after: str) -> None:
        sql = "UPDATE reports SET record = replace(record, $1, $2) WHERE table_id = $3"
        await self.change(sql, before, after, table)

    async def results_at(self, table: str) -> list[Result]:
        sql = "SELECT table_id, seat, person, ended, data FROM results WHERE table_id = $1 ORDER BY seat"
        return [Result(*row) for row in await self.fetch(sql, table)]

    async def note(self, name: str) -> str | None:
        rows = await self.fetch("SELECT text FROM notes WHERE name = $1", name)
        return rows[0][0] if rows else None

    async def set_note(self, name: str, text: str) -> None:
        again = "ON CONFLICT (name) DO UPDATE SET text = excluded.text"
        await self.change(f"INSERT INTO notes (name, text) VALUES ($1, $2) {again}", name, text)

    async def erasures(self) -> list[Erasure]:
        rows = await self.fetch("SELECT person, stranger, at FROM erasures ORDER BY at, person")
        return [Erasure(*row) for row in rows]

    async def end_erasure(self, person: str) -> None:
        await self.change("DELETE FROM erasures WHERE person = $1", person)
