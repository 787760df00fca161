"""Makes the fixture of a release: python -m tests.migrations.make_release

Run it on the commit of the release. It plays with the code of this checkout, in this process, on a clock of its own.
The database becomes tests/migrations/fixtures/release-VERSION.db.gz, and what this version says of it
release-VERSION.json. A fixture that is there is never made anew: what a release has left behind stays.
"""

import asyncio
import gzip
import json
import sys
import tempfile
from pathlib import Path

from lamster import __version__
from tests.migrations.first_day import FIRST_DAY
from tests.migrations.local_server import operating, serving
from tests.migrations.make_fixture import FIXTURES
from tests.migrations.release import BANNED_BEFORE, BANNED_LAST, FORGOTTEN, SPECTATOR, Maker, Release
from tests.migrations.second_day import SECOND_DAY
from tests.server.in_process import seeded
from tests.server.reading import Json

BEGINNING_MS = 1_700_000_000_000
HOUR_MS = 3_600_000


async def make_tables(release: Release, path: Path, wall_ms: int, day: tuple[Maker, ...]) -> int:
    """Make the tables of one day; the wall time at which the server stops."""
    async with serving(path, wall_ms) as server:
        release.server = server
        for name, person in release.people.items():
            await server.rename(person, name)
        for make in day:
            await make(release)
        await server.settle()
        return server.clock.wall()


async def make_database(path: Path) -> Json:
    """Make all tables; what a later version is to know of them."""
    release = Release("release")
    left_at = await make_tables(release, path, BEGINNING_MS, FIRST_DAY)
    async with operating(path, left_at) as operator:
        await operator.ban(release.people[BANNED_BEFORE])
        await operator.ask_to_close(release.table("closed"))
    left_at = await make_tables(release, path, left_at + HOUR_MS, SECOND_DAY)
    async with operating(path, left_at) as operator:
        await operator.ban(release.people[BANNED_LAST])
        await operator.ask_to_close(release.table("to be closed"))
        for table, noted in release.tables.items():
            noted.update(await operator.describe(table))
        await operator.ask_to_forget(release.people[FORGOTTEN])
    return {
        "left_at": left_at,
        "people": release.people,
        "banned": [release.people[name] for name in (BANNED_BEFORE, BANNED_LAST)],
        "forgotten": release.people[FORGOTTEN],
        "spectator": release.people[SPECTATOR],
        "tables": release.tables,
    }


def make(version: str) -> None:
    """Write the fixture of this version."""
    packed, told = FIXTURES / f"release-{version}.db.gz", FIXTURES / f"release-{version}.json"
    if packed.exists():
        sys.exit(f"{packed.name} is there already: the fixture of a release is made once")
    with tempfile.TemporaryDirectory() as folder, seeded(1):
        path = Path(folder) / "lamster.db"
        found = {"version": version, **asyncio.run(make_database(path))}
        packed.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
        told.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    make(__version__)
