"""What is stored about a person, and how it is erased.

In a log an erased person becomes a stranger: a random id without a name and without chat. The game stays as it was
played, and its record can still be verified, because the promises of the seed name seats, not people.
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from lamster.kernel.record import escape
from lamster.tables.store.base import Card, Erasure, Store, Stored

SAFE = (
    *("named", "seated", "removed", "readmitted", "chatted", "welcomed", "voted-on-time", "undo-answered"),
    *("bot-wanted", "clock-proposed", "clock-answered"),
)
"""Entries that name a person and contain nothing that the person may not know during the game."""
PART = 200
"""The number of tables that are searched at a time."""
MOST_SEATS = 8
NAMELESS = "?"
"""The placeholder for a missing name in a record."""

Raw = dict[str, Any]


def raw(line: bytes) -> Raw:
    """An entry as plain data, whatever version wrote it; empty if it is damaged."""
    try:
        found = msgspec.json.decode(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


async def tables_naming(store: Store, person: str) -> list[str]:
    """All tables whose log mentions this person, now or earlier. Read in small parts, so that others can read too."""
    tables, found = await store.tables(), []
    for start in range(0, len(tables), PART):
        found += await store.mentioning(person, tables[start : start + PART])
    return found


# Export.


async def data_of(store: Store, person: str) -> Raw:
    """Everything that is stored about a person, as plain data.

    The records in reports are left out: they contain the seed, and the game may still be running.
    """
    tables = await tables_naming(store, person)
    return {
        "person": person,
        "name": await store.name_of(person),
        "relations": [{"kind": kind, "other": other} for kind, other in await store.relations(person)],
        "subscriptions": [
            {"endpoint": row.endpoint, "language": row.language, "at": row.at}
            for row in await store.subscriptions()
            if row.person == person
        ],
        "tables": [at_table(table, person, await store.read(table)) for table in tables],
        "seen": await seen_by(store, person, tables),
        "results": [msgspec.json.decode(data) for data in await store.results_of(person, 1_000_000)],
        "reports": [
            {"table": row.table, "at": row.at, "text": row.text}
            for row in await store.reports()
            if row.person == person
        ],
        "bans": [
            {"until": row.until, "reason": row.reason, "at": row.at}
            for row in await store.bans()
            if (row.kind, row.who) == ("person", person)
        ],
    }


def at_table(table: str, person: str, lines: Sequence[Stored]) -> Raw:
    """The data about one person in a log."""
    created = raw(lines[0].entry)
    mine = [(line.at, raw(line.entry)) for line in lines if person.encode() in line.entry]
    return {
        "table": table,
        "game": created.get("game"),
        "created": lines[0].at,
        "host": created.get("host") == person,
        "entries": [{"at": at, **entry} for at, entry in mine if is_of(entry, person)],
    }


def is_of(entry: Raw, person: str) -> bool:
    """Whether an entry belongs to the person. Texts of other people do not, even if they contain the person's id."""
    kind = entry.get("type")
    return kind in SAFE and (kind not in UNSAID or entry.get("person") == person)


async def seen_by(store: Store, person: str, tables: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for start in range(0, len(tables), PART):
        found |= await store.seen(person, tables[start : start + PART])
    return found


# Erasure.


async def ask_to_forget(store: Store, person: str, at: int) -> Erasure:
    """Delete the person's own data at once. Each node then rewrites the logs of its tables."""
    asked = Erasure(person, secrets.token_hex(len(person) // 2), at)
    await store.begin_erasure(asked)
    # Another node may have finished already; then there is no row any more.
    return next((row for row in await store.erasures() if row.person == person), asked)


def erased_entries(lines: Sequence[Stored], erasure: Erasure) -> dict[int, bytes]:
    """The rewritten entries of a log that name the person, by log index."""
    mentioned = erasure.person.encode()
    host = raw(lines[0].entry).get("host") == erasure.person if lines else False
    return {
        place: without(line.entry, erasure)
        for place, line in enumerate(lines)
        if mentioned in line.entry or (host and b'"hooked"' in line.entry)
    }


def without(line: bytes, erasure: Erasure) -> bytes:
    """An entry with the stranger in place of the person."""
    entry = raw(line)
    kind = entry.get("type")
    if kind == "hooked":
        entry |= {"url": "", "origin": ""}
    elif kind in UNSAID and entry.get("person") == erasure.person:
        entry[UNSAID[kind]] = ""
    # Any other entry, even a damaged one: the id must not remain.
    told = msgspec.json.encode(entry) if entry else line
    return told.replace(erasure.person.encode(), erasure.stranger.encode())


UNSAID = {"named": "name", "chatted": "text"}
"""The field that is erased with the person, by entry type."""


def without_chat(lines: Sequence[Stored]) -> dict[int, bytes]:
    """All chat entries of a log with empty texts, by log index."""
    found = {place: raw(line.entry) for place, line in enumerate(lines) if b'"chatted"' in line.entry}
    return {
        place: msgspec.json.encode(entry | {"text": ""})
        for place, entry in found.items()
        if entry.get("type") == "chatted" and entry.get("text")
    }


def names_in(lines: Iterable[Stored], person: str) -> set[str]:
    """All names that the person has had at this table."""
    named = [raw(line.entry) for line in lines if b'"named"' in line.entry and person.encode() in line.entry]
    return {entry["name"] for entry in named if entry.get("person") == person and entry.get("name")}


def with_changes(lines: Sequence[Stored], changes: Mapping[int, bytes]) -> list[Stored]:
    return [Stored(line.at, changes.get(place, line.entry)) for place, line in enumerate(lines)]


async def clean_reports(store: Store, table: str, names: Iterable[str]) -> None:
    """Erase names from the records in reports. A person with several seats has a number after the name."""
    for name in names:
        for shown in (name, *[f"{name} {number}" for number in range(2, MOST_SEATS + 1)]):
            await store.rewrite_reports(table, f'"{escape(shown)}"]', f'"{NAMELESS}"]')


def clean_card(card: Card, erasure: Erasure, names: set[str]) -> Card:
    """Replace ids and names in the card of a table that this version cannot restore to make a new card."""
    data = raw(card.data)
    seats = [seat | {"name": ""} if seat.get("name") in names else seat for seat in data.get("seats", [])]
    data |= {"host": "" if data.get("host") in names else data.get("host", ""), "seats": seats}
    people = tuple(erasure.stranger if person == erasure.person else person for person in card.people)
    return msgspec.structs.replace(card, people=people, data=msgspec.json.encode(data))


async def rewrite_unread(store: Store, table: str, erasure: Erasure) -> None:
    """Erase a person at a table that this version cannot restore."""
    lines, card = await store.read(table), await store.card(table)
    names = names_in(lines, erasure.person)
    cleaned = clean_card(card, erasure, names) if card is not None else None
    await store.rewrite(table, erased_entries(lines, erasure), cleaned)
    await clean_reports(store, table, names)
