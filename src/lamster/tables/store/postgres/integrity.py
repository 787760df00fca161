"""Consistency checks of a PostgreSQL database."""

from lamster.tables.store.base import Fault
from lamster.tables.store.integrity import MAX_FAULTS_PER_CHECK, all_checks
from lamster.tables.store.postgres.connections import Connection, Database, failure

CHECK_TIMEOUT_S = 3600.0
CHECKS = all_checks("json_array_elements_text(people::json) AS value")


async def faults_in(database: Database) -> list[Fault]:
    """All faults. The checks take long, so they have a connection of their own; all see the same snapshot."""
    connection = await database.connect()
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            await connection.execute("SET LOCAL statement_timeout = 0")
            return await run_checks(connection)
    except Exception as error:
        raise failure(error, database.where) from error
    finally:
        await connection.close()


async def run_checks(connection: Connection) -> list[Fault]:
    return [
        Fault(table, check.words(*rest))
        for check in CHECKS
        for table, *rest in await connection.fetch(f"{check.sql} LIMIT {MAX_FAULTS_PER_CHECK}", timeout=CHECK_TIMEOUT_S)
    ]
