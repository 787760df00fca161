"""Checks a store for completeness and consistency. It changes nothing.

It can run while a server uses the same store: a table that changes during its check is checked again.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from lamster.games import load
from lamster.kernel.decision import Refusal
from lamster.kernel.record import read_record, verify
from lamster.tables.hub import results as results_module
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.refused import Refused
from lamster.tables.model.restore import table_or_trouble
from lamster.tables.model.table import Table
from lamster.tables.store.base import Card, ReportRow, Result, StorageError, Store, Stored

LOOKS = 4
"""The limit of checks of a table that seems to have a fault but changes during the check."""
BETWEEN = 0.2

FILE, FOREIGN, TABLE, CARD, RESULT, REPORT = "file", "foreign", "table", "card", "result", "report"
"""What a fault concerns, which decides how to repair it."""

Progress = Callable[[int, int, str], None]


class Trouble(NamedTuple):
    """A fault, its kind and its table; empty: the whole store."""

    kind: str
    table: str
    what: str


class Checkup:
    """What was checked, and what was found."""

    def __init__(self) -> None:
        self.tables = 0
        self.entries = 0
        self.records = 0
        self.results = 0
        self.reports = 0
        self.other_rules: list[Trouble] = []
        """Tables that need another version: they have no fault that this version can find."""
        self.troubles: list[Trouble] = []

    def data(self) -> dict[str, object]:
        counted = ("tables", "entries", "records", "results", "reports")
        return {
            **{name: getattr(self, name) for name in counted},
            "other_rules": [trouble._asdict() for trouble in self.other_rules],
            "faults": [trouble._asdict() for trouble in self.troubles],
        }


class Seen(NamedTuple):
    """The data of a table in the store."""

    lines: Sequence[Stored]
    card: Card | None
    results: Sequence[Result]
    counted: bool


async def examine(store: Store, progress: Progress = lambda *_: None) -> Checkup:
    """Check everything. Faults that the store itself finds come first, because others may follow from them."""
    found = Checkup()
    found.troubles += [Trouble(TABLE if table else FILE, table, what) for table, what in await store.faults()]
    tables = await store.tables()
    for number, table in enumerate(tables):
        progress(number, len(tables), table)
        await examine_table(store, table, found)
    for row in await store.reports():
        found.reports += 1
        found.troubles += report_troubles(row)
    return found


async def examine_table(store: Store, table: str, found: Checkup) -> None:
    """Check a table. A fault counts only if the table did not change during the check."""
    for _ in range(LOOKS):
        try:
            seen = await look_at(store, table)
        except StorageError as problem:
            found.troubles.append(Trouble(TABLE, table, str(problem)))
            return
        if not seen.lines:  # It was deleted since.
            return
        part = Checkup()
        judge(table, seen, part)
        if not part.troubles or seen == await look_at(store, table):
            break
        await asyncio.sleep(BETWEEN)
    add(found, part)


async def look_at(store: Store, table: str) -> Seen:
    lines = await store.read(table)
    return Seen(lines, await store.card(table), await store.results_at(table), await store.is_counted(table))


def add(found: Checkup, part: Checkup) -> None:
    found.tables += 1
    for name in ("entries", "records", "results", "other_rules", "troubles"):
        setattr(found, name, getattr(found, name) + getattr(part, name))


def judge(name: str, seen: Seen, found: Checkup) -> None:
    """Check one table: read and replay its log, and compare everything else with the result."""
    found.entries = len(seen.lines)
    found.troubles = [Trouble(TABLE, name, what) for what in unreadable(seen.lines)]
    if found.troubles:
        return
    table = table_or_trouble(name, seen.lines)
    if isinstance(table, Refused):
        where = found.other_rules if table.error == "other-rules" else found.troubles
        where.append(Trouble(TABLE, name, table.message))
        return
    found.troubles += [Trouble(CARD, name, what) for what in card_troubles(table, seen.card)]
    found.troubles += [Trouble(RESULT, name, what) for what in result_troubles(table, seen)]
    found.troubles += [Trouble(TABLE, name, what) for what in record_troubles(table)]
    found.records, found.results = int(table.match is not None), len(seen.results)


def unreadable(lines: Sequence[Stored]) -> Iterator[str]:
    for number, line in enumerate(lines):
        try:
            log.decode(line.entry)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            yield f"entry {number} of its log cannot be read: {error}"


def card_troubles(table: Table, card: Card | None) -> Iterator[str]:
    """Compare the card with the log. The card is written only when the lobby needs it, so moves may be newer."""
    if card is None:
        yield "it has no card, so nobody finds it"
        return
    pairs = {
        "phase": (card.phase, table.phase),
        "listed": (card.listed, table.settings.listed),
        "free seats": (card.free, any(chair.free for chair in table.chairs)),
        "people": (card.people, tuple(table.people())),
        "time of creation": (card.created, table.created),
    }
    for what, (kept, true) in pairs.items():
        if kept != true:
            yield f"its card says {what}: {kept!r}, its log says {true!r}"
    yield from shown_troubles(table, card)


def shown_troubles(table: Table, card: Card) -> Iterator[str]:
    try:
        shown, true = views.read_card(card.data), views.table_card(table, "")
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        yield f"its card cannot be shown: {error}"
        return
    for name in ("id", "game", "phase"):
        if getattr(shown, name) != getattr(true, name):
            yield f"its card shows {name} {getattr(shown, name)!r}, its log says {getattr(true, name)!r}"
    if len(shown.seats) != len(true.seats):
        yield f"its card shows {len(shown.seats)} seats, its log says {len(true.seats)}"


def result_troubles(table: Table, seen: Seen) -> Iterator[str]:
    """Compare the results with the log. Erased people have no result, and unfinished games have none."""
    true = {row.seat: row for row in results_module.results_of(table)} if table.phase == "over" else {}
    for row in seen.results:
        if row.seat not in true or row.person != true[row.seat].person:
            yield f"a result is kept for seat {row.seat} and person {row.person}, who has none"
        elif essence(row.data) != essence(true[row.seat].data):
            yield f"the result that is kept for seat {row.seat} is not how the game ended"
    named = {seat for seat, row in true.items() if table.names.get(row.person)}
    if seen.counted and (missing := named - {row.seat for row in seen.results}):
        yield f"the game was counted, but not for seat {min(missing)}"


def essence(data: bytes) -> tuple[object, ...]:
    """How the game ended, without the names of the others, which may have changed since."""
    try:
        game = results_module.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return ("unreadable",)
    return game.table, game.game, game.ended, game.seat, game.role, game.won, game.gave_up, game.rule, game.rounds


def record_troubles(table: Table) -> Iterator[str]:
    """Write and read the record, and verify every code and draw, and the promises of the seed."""
    if table.match is not None:
        yield from unverified(views.full_record(table))


def report_troubles(row: ReportRow) -> list[Trouble]:
    troubles = unverified(row.record) if row.record else []
    return [Trouble(REPORT, row.table, f"the record of a report is wrong: {what}") for what in troubles]


def unverified(text: str) -> list[str]:
    try:
        record = read_record(text)
        verify(load(record.header("Game")), record)
    except Refusal as refusal:
        return [f"its record cannot be verified: {refusal.text()}"]
    except Exception as error:
        return [f"its record cannot be played again: {type(error).__name__}: {error}"]
    return []
