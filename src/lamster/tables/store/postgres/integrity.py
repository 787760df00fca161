"""What is wrong with a PostgreSQL database, as far as the database alone can tell."""

from lamster.tables.store.base import Fault
from lamster.tables.store.integrity import MOST_OF_A_SORT, questions
from lamster.tables.store.postgres.connections import Connection, Link, failure

PATIENCE = 3600.0
"""Seconds that one question may take."""
QUESTIONS = questions("json_array_elements_text(people::json) AS value")


async def faults_in(link: Link) -> list[Fault]:
    """All that is found, on a connection of its own: it takes a while. Everything is read as it is at one moment."""
    connection = await link.connect()
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            await connection.execute("SET LOCAL statement_timeout = 0")
            return await told(connection)
    except Exception as error:
        raise failure(error, link.where) from error
    finally:
        await connection.close()


async def told(connection: Connection) -> list[Fault]:
    return [
        Fault(table, question.words(*rest))
        for question in QUESTIONS
        for table, *rest in await connection.fetch(f"{question.sql} LIMIT {MOST_OF_A_SORT}", timeout=PATIENCE)
    ]
