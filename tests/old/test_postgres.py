"""The same on PostgreSQL: the doctor finds nothing wrong and then what is, and a person is forgotten everywhere."""

import asyncio
import json

import asyncpg

from lamster.tables.hub.hub import Hub
from lamster.tables.store.postgres.store import PostgresStore
from lamster.tables.workers.bot_workers import Thinkers
from tests.command_runner import CommandRunner
from tests.old.test_personal import NAME, SAID, Evening, shown


async def everything_in(url: str) -> str:
    """Every value of every table of the database."""
    connection = await asyncpg.connect(url)
    try:
        names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        rows = [row for (name,) in names for row in await connection.fetch(f"SELECT * FROM {name}")]
        return "\n".join(repr(tuple(row)) for row in rows)
    finally:
        await connection.close()


def test_forgotten_and_well(database: str, run: CommandRunner) -> None:
    async def spend() -> str:
        hub = Hub(PostgresStore(database, alone=True), Thinkers(0), 0.0)
        await hub.open()
        try:
            evening = await Evening(hub).spend()
            assert NAME in await everything_in(database)
            assert await evening.forget()
            return evening.ann.person
        finally:
            await hub.close()

    person = asyncio.run(spend())
    kept = asyncio.run(everything_in(database))
    assert not [form for text in (person, NAME, SAID) for form in shown(text) if form in kept]
    ran = run("doctor", "--database", database, "--json")
    assert (ran.code, json.loads(ran.out)["faults"]) == (0, [])
    assert json.loads(ran.out)["tables"] == 3

    async def damage() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("DELETE FROM log WHERE seq = 5")
        await connection.execute("DELETE FROM seated")
        await connection.close()

    asyncio.run(damage())
    ran = run("doctor", "--database", database)
    assert ran.code == 1
    text = " ".join(ran.out.split())
    assert "but the last is number" in text
    assert "do not agree on whether" in text
