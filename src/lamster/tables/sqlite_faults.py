"""What is wrong with a SQLite file, as far as the file alone can tell."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from lamster.tables.store import Fault, StorageError

MOST_OF_A_SORT = 100
"""So many faults of one sort are told: more would only say the same."""
HOLES = "SELECT table_id, count(*), max(seq) + 1 FROM log GROUP BY table_id HAVING count(*) <> max(seq) + 1 LIMIT ?"
STRAYS = {
    "cards": "a card in the lobby",
    "seated": "somebody who sits",
    "seen": "what somebody has seen",
    "analyses": "an analysis",
    "counted": "a counted result",
}
"""Rows that are about a table, and must not be there without its log."""
STRAY = (
    "SELECT DISTINCT table_id FROM {0} WHERE NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = {0}.table_id) LIMIT ?"
)
NO_CARD = "SELECT DISTINCT table_id FROM log WHERE table_id NOT IN (SELECT table_id FROM cards) LIMIT ?"
SEATS = """
SELECT table_id, value FROM cards, json_each(cards.people)
WHERE NOT EXISTS (SELECT 1 FROM seated WHERE seated.table_id = cards.table_id AND person = value)
UNION
SELECT table_id, person FROM seated
WHERE EXISTS (SELECT 1 FROM cards WHERE cards.table_id = seated.table_id)
AND person NOT IN (SELECT value FROM cards, json_each(cards.people) WHERE cards.table_id = seated.table_id)
LIMIT ?
"""


def faults_in(path: Path) -> list[Fault]:
    """All that is found; a file that cannot even be read is a fault too. Nothing is written."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)) as connection:
            connection.execute("BEGIN")  # Everything is read as it is at one moment.
            return [fault for look in LOOKS for fault in look(connection)]
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise StorageError(f"{path} cannot be read ({error})") from error
        return [Fault("", f"the file is damaged ({error})")]


def damage(connection: sqlite3.Connection) -> list[Fault]:
    found = [text for (text,) in connection.execute(f"PRAGMA integrity_check({MOST_OF_A_SORT})")]
    return [] if found == ["ok"] else [Fault("", f"the file is damaged: {text}") for text in found]


def holes(connection: sqlite3.Connection) -> list[Fault]:
    return [
        Fault(table, f"its log has {count} entries, but the last is number {end - 1}")
        for table, count, end in connection.execute(HOLES, [MOST_OF_A_SORT])
    ]


def strays(connection: sqlite3.Connection) -> list[Fault]:
    return [
        Fault(table, f"{what} is kept ({name}), but there is no log")
        for name, what in STRAYS.items()
        for (table,) in connection.execute(STRAY.format(name), [MOST_OF_A_SORT])
    ]


def cardless(connection: sqlite3.Connection) -> list[Fault]:
    return [Fault(table, "it has a log, but no card") for (table,) in connection.execute(NO_CARD, [MOST_OF_A_SORT])]


def seats(connection: sqlite3.Connection) -> list[Fault]:
    return [
        Fault(table, f"card and list of seats do not agree on whether {person} sits there")
        for table, person in connection.execute(SEATS, [MOST_OF_A_SORT])
    ]


LOOKS: tuple[Callable[[sqlite3.Connection], list[Fault]], ...] = (damage, holes, strays, cardless, seats)
