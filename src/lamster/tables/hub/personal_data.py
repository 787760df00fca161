"""What is kept about a person, and how it is forgotten.

In a log somebody who is forgotten becomes a stranger: an id that is nobody's, without a name, who has said nothing. The
game stays as it was played, and its record still verifies: the seed is promised by seats, not by people.
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
"""Entries that name a person and hold nothing that the person may not know during the game."""
PART = 200
"""Tables that are looked through at a time."""
MOST_SEATS = 8
NAMELESS = "?"
"""What stands in a record where there is no name."""

Raw = dict[str, Any]


def raw(line: bytes) -> Raw:
    """An entry as plain data, whatever version wrote it; nothing when it is damaged."""
    try:
        found = msgspec.json.decode(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


async def tables_naming(store: Store, person: str) -> list[str]:
    """Every table whose log has this person in it: seated or not, now or once. A few at a time: others read too."""
    tables, found = await store.tables(), []
    for start in range(0, len(tables), PART):
        found += await store.mentioning(person, tables[start : start + PART])
    return found


# What is kept.


async def data_of(store: Store, person: str) -> Raw:
    """Everything that is kept about a person, as plain data.

    What a report has of the game is none of it: it holds the seed, and the game may still be on.
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
    """What a log says of one person."""
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
    """What somebody else said stays theirs, even if the person's id stands in it: it may have been to a team."""
    kind = entry.get("type")
    return kind in SAFE and (kind not in UNSAID or entry.get("person") == person)


async def seen_by(store: Store, person: str, tables: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for start in range(0, len(tables), PART):
        found |= await store.seen(person, tables[start : start + PART])
    return found


# How it is forgotten.


async def ask_to_forget(store: Store, person: str, at: int) -> Erasure:
    """What is of the person alone goes at once; the logs are rewritten by whichever server has each table."""
    asked = Erasure(person, secrets.token_hex(len(person) // 2), at)
    await store.begin_erasure(asked)
    # Another server may have done it all meanwhile; then there is no row any more.
    return next((row for row in await store.erasures() if row.person == person), asked)


def rewritten(lines: Sequence[Stored], erasure: Erasure) -> dict[int, bytes]:
    """The entries that name the person, as they are to be."""
    mentioned = erasure.person.encode()
    host = raw(lines[0].entry).get("host") == erasure.person if lines else False
    return {
        place: without(line.entry, erasure)
        for place, line in enumerate(lines)
        if mentioned in line.entry or (host and b'"hooked"' in line.entry)
    }


def without(line: bytes, erasure: Erasure) -> bytes:
    """An entry with the stranger in the place of the person."""
    entry = raw(line)
    kind = entry.get("type")
    if kind == "hooked":
        entry |= {"url": "", "origin": ""}
    elif kind in UNSAID and entry.get("person") == erasure.person:
        entry[UNSAID[kind]] = ""
    # Whatever else it is, and even if it is damaged: the id stands nowhere any more.
    told = msgspec.json.encode(entry) if entry else line
    return told.replace(erasure.person.encode(), erasure.stranger.encode())


UNSAID = {"named": "name", "chatted": "text"}
"""What goes with the person, by the type of the entry."""


def without_chat(lines: Sequence[Stored]) -> dict[int, bytes]:
    """The entries in which somebody says something, with nothing said."""
    found = {place: raw(line.entry) for place, line in enumerate(lines) if b'"chatted"' in line.entry}
    return {
        place: msgspec.json.encode(entry | {"text": ""})
        for place, entry in found.items()
        if entry.get("type") == "chatted" and entry.get("text")
    }


def names_in(lines: Iterable[Stored], person: str) -> set[str]:
    """Every name that the person had at this table."""
    named = [raw(line.entry) for line in lines if b'"named"' in line.entry and person.encode() in line.entry]
    return {entry["name"] for entry in named if entry.get("person") == person and entry.get("name")}


def applied(lines: Sequence[Stored], changes: Mapping[int, bytes]) -> list[Stored]:
    return [Stored(line.at, changes.get(place, line.entry)) for place, line in enumerate(lines)]


async def clean_reports(store: Store, table: str, names: Iterable[str]) -> None:
    """Reports hold the record, which names everybody by seat; who had several has a number behind the name."""
    for name in names:
        for shown in (name, *[f"{name} {number}" for number in range(2, MOST_SEATS + 1)]):
            await store.rewrite_reports(table, f'"{escape(shown)}"]', f'"{NAMELESS}"]')


def clean_card(card: Card, erasure: Erasure, names: set[str]) -> Card:
    """The card of a table that this version cannot bring back, and so not make anew: ids and names are replaced."""
    data = raw(card.data)
    seats = [seat | {"name": ""} if seat.get("name") in names else seat for seat in data.get("seats", [])]
    data |= {"host": "" if data.get("host") in names else data.get("host", ""), "seats": seats}
    people = tuple(erasure.stranger if person == erasure.person else person for person in card.people)
    return msgspec.structs.replace(card, people=people, data=msgspec.json.encode(data))


async def rewrite_unread(store: Store, table: str, erasure: Erasure) -> None:
    """Forget a person at a table that this version cannot bring back."""
    lines, card = await store.read(table), await store.card(table)
    names = names_in(lines, erasure.person)
    cleaned = clean_card(card, erasure, names) if card is not None else None
    await store.rewrite(table, rewritten(lines, erasure), cleaned)
    await clean_reports(store, table, names)
