"""Limits of a table: the number of connections, and the length of its log.

When the log is full, only entries that end the game are accepted; people at the table are warned before.
"""

from collections.abc import Sequence

from lamster.tables.model import entries as log
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.model.table_codes import TableCode
from lamster.tables.room.room import Room

CONNECTIONS_OF_PERSON = 8
SPECTATOR_CONNECTIONS = 100
"""Connections of people who neither play nor host: players and the host are not limited by it."""
MOST_ENTRIES = 100_000
"""Twice the number of codes that a game may have."""
MOST_BYTES = 16 * 1024 * 1024
"""About the size of 100,000 entries and all the chat that a table accepts."""
WARNED_FROM = 90
"""Percent of either limit at which the warnings begin, one at every further percent."""
ENDING = ("resign", "stand-in", "timeout")
"""Codes of the table that bring a game closer to its end."""
HARMLESS = (log.Skipped, log.Followed, log.Removed, log.Closed)
"""Entries that a full log still accepts: each comes at most once, or once with another accepted entry."""


def check_place(room: Room, person: str) -> None:
    """Refuse a connection beyond the limit of its person, or of all spectators together."""
    strangers = sum(not room.is_member(connection.person) for connection in room.connections)
    if strangers >= SPECTATOR_CONNECTIONS and not room.is_member(person):
        raise Refused(
            "full", f"{SPECTATOR_CONNECTIONS} pages of others are open here, which is the most that a table takes"
        )
    if sum(connection.person == person for connection in room.connections) >= CONNECTIONS_OF_PERSON:
        message = f"you have {CONNECTIONS_OF_PERSON} pages of this table open: close one first"
        raise Refused("too-many-pages", message, most=str(CONNECTIONS_OF_PERSON))


# The log.


def percent(entries: int, size: int) -> int:
    """How full a log with this number of entries and bytes is, in percent."""
    return int(100 * max(entries / MOST_ENTRIES, size / MOST_BYTES))


def is_full(table: Table) -> bool:
    return table.seq >= MOST_ENTRIES or table.bytes >= MOST_BYTES


def check(table: Table, entries: Sequence[log.AnyEntry]) -> None:
    if is_full(table) and not all(map(ends, entries)):
        raise Refused("log-full", "the log of this table is full: all that is left is to resign or to leave")


def ends(entry: log.AnyEntry) -> bool:
    if isinstance(entry, log.Tabled):
        return TableCode.parse(entry.code).verb in ENDING
    return isinstance(entry, HARMLESS)


def warn(room: Room, written: Sequence[bytes]) -> None:
    """Warn everybody at the table if the log has reached the next percent with the entries that were written last."""
    entries, size = room.table.seq, room.table.bytes
    now = percent(entries, size)
    if now < WARNED_FROM or now <= percent(entries - len(written), size - sum(map(len, written))):
        return
    message = f"the log of this table is {now} percent full: when it is full the game can only be given up"
    for connection in room.connections:
        connection.refuse(None, Refused("log-nearly-full", message, percent=str(now)))
