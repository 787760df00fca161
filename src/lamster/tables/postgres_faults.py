"""What is wrong with a PostgreSQL database, as far as the database alone can tell."""

from lamster.tables.postgres_link import Connection, Link, failure
from lamster.tables.sqlite_faults import HOLES, MOST_OF_A_SORT, NO_CARD, STRAY, STRAYS
from lamster.tables.store import Fault

PATIENCE = 3600.0
"""Seconds that one question may take."""
SEATS = """
SELECT table_id, value FROM cards, json_array_elements_text(people::json) AS value
WHERE NOT EXISTS (SELECT FROM seated WHERE seated.table_id = cards.table_id AND person = value)
UNION
SELECT table_id, person FROM seated
WHERE EXISTS (SELECT FROM cards WHERE cards.table_id = seated.table_id) AND person NOT IN (
    SELECT value FROM cards, json_array_elements_text(people::json) AS value WHERE cards.table_id = seated.table_id
) LIMIT ?
"""


async def faults_in(link: Link) -> list[Fault]:
    """All that is found, on a connection of its own: it takes a while. Everything is read as it is at one moment."""
    connection = await link.connect()
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            await connection.execute("SET LOCAL statement_timeout = 0")
            return [*await holes(connection), *await strays(connection), *await others(connection)]
    except Exception as error:
        raise failure(error, link.where) from error
    finally:
        await connection.close()


async def ask(connection: Connection, sql: str) -> list[tuple[str, ...]]:
    found = await connection.fetch(sql.replace("?", "$1"), MOST_OF_A_SORT, timeout=PATIENCE)
    return [tuple(row) for row in found]


async def holes(connection: Connection) -> list[Fault]:
    return [
        Fault(table, f"its log has {count} entries, but the last is number {int(end) - 1}")
        for table, count, end in await ask(connection, HOLES)
    ]


async def strays(connection: Connection) -> list[Fault]:
    return [
        Fault(table, f"{what} is kept ({name}), but there is no log")
        for name, what in STRAYS.items()
        for (table,) in await ask(connection, STRAY.format(name))
    ]


async def others(connection: Connection) -> list[Fault]:
    cardless = [Fault(table, "it has a log, but no card") for (table,) in await ask(connection, NO_CARD)]
    seats = [
        Fault(table, f"card and list of seats do not agree on whether {person} sits there")
        for table, person in await ask(connection, SEATS)
    ]
    return cardless + seats
