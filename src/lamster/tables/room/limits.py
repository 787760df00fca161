"""How many pages a table may have, and how long its log may get.

When the log is full only what ends the game is taken; those at the table are warned before.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamster.tables.model import entries as log
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table

if TYPE_CHECKING:
    from lamster.tables.room.room import Room

LINES_OF_PERSON = 8
LINES_OF_TABLE = 100
"""Pages of those who neither play nor host: whoever does has a place, however many look on."""
MOST_ENTRIES = 100_000
"""Twice as many as there may be codes in a game."""
MOST_BYTES = 16 * 1024 * 1024
"""About what 100,000 entries and all the chat that a table takes come to."""
WARNED_FROM = 90
"""At how many percent of either the warnings begin; there is one at every further percent."""
ENDING = ("resign", "stand-in", "timeout")
"""What the table plays on behalf of people that brings a game nearer to its end."""
HARMLESS = (log.Skipped, log.Followed, log.Removed, log.Closed)
"""What there is one of at most, or one for each that follows it."""


def check_place(room: "Room", person: str) -> None:
    """Whether one more page of this person may be opened."""
    strangers = sum(not room.knows(connection.person) for connection in room.connections)
    if strangers >= LINES_OF_TABLE and not room.knows(person):
        raise Refused("full", f"{LINES_OF_TABLE} pages of others are open here, which is the most that a table takes")
    if sum(connection.person == person for connection in room.connections) >= LINES_OF_PERSON:
        message = f"you have {LINES_OF_PERSON} pages of this table open: close one first"
        raise Refused("too-many-pages", message, most=str(LINES_OF_PERSON))


# The log.


def percent(table: Table) -> int:
    """How full the log is."""
    return int(100 * max(table.seq / MOST_ENTRIES, table.bytes / MOST_BYTES))


def is_full(table: Table) -> bool:
    return percent(table) >= 100


def check(table: Table, entries: Sequence[log.AnyEntry]) -> None:
    if is_full(table) and not all(map(ends, entries)):
        raise Refused("log-full", "the log of this table is full: all that is left is to resign or to leave")


def ends(entry: log.AnyEntry) -> bool:
    if isinstance(entry, log.Tabled):
        return entry.code.partition(":")[0] in ENDING
    return isinstance(entry, HARMLESS)


def warn(room: "Room", before: int) -> None:
    """Those at the table must know how full the log is, where it was less than that before."""
    now = percent(room.table)
    if now <= before or now < WARNED_FROM:
        return
    message = f"the log of this table is {now} percent full: when it is full the game can only be given up"
    for connection in room.connections:
        connection.refuse(None, Refused("log-nearly-full", message, percent=str(now)))
