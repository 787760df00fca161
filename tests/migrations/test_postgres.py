"""On PostgreSQL: the doctor finds faults and nothing else, and a person is erased everywhere."""

import asyncio
import json

import asyncpg

from lamster.tables.hub.hub import Hub
from lamster.tables.store.postgres.store import PostgresStore
from lamster.tables.workers.bot_workers import BotWorkers
from tests.command_runner import CommandRunner
from tests.migrations.test_personal import NAME, SAID, SharedTables, shown


async def everything_in(url: str) -> str:
    """Every value of every table of the database."""
    connection = await asyncpg.connect(url)
    try:
        names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        rows = [row for (name,) in names for row in await connection.fetch(f"SELECT * FROM {name}")]
        return "\n".join(repr(tuple(row)) for row in rows)
    finally:
        await connection.close()


def test_a_person_is_erased_and_the_doctor_finds_damage_alone(database: str, run: CommandRunner) -> None:
    async def erase() -> str:
        hub = Hub(PostgresStore(database, alone=True), BotWorkers(0), 0.0)
        await hub.open()
        try:
            shared = await SharedTables(hub).make()
            assert NAME in await everything_in(database)
            assert await shared.forget()
            return shared.ann.person
        finally:
            await hub.close()

    person = asyncio.run(erase())
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
