"""Databases that earlier versions of Lamster made, ready to be opened."""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.migrations.make_fixture import FIXTURES, MADE_BY
from tests.server.reading import Json

NAMES = list(MADE_BY)
"""Stages of the schema before there were releases."""
RELEASES = sorted(path.stem for path in FIXTURES.glob("release-*.json"))
"""Releases, each with unfinished games of every kind (make_release.py)."""


def unpack(name: str, folder: Path) -> Path:
    """Write a copy of a fixture's database into this folder; its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "lamster.db"
    path.write_bytes(gzip.decompress((FIXTURES / f"{name}.db.gz").read_bytes()))
    return path


def read_description(name: str) -> Json:
    """What the version that made the fixture said of it."""
    found: Json = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    return found


def rows(path: Path, sql: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql, values).fetchall()


def schema(path: Path) -> set[tuple[str, str]]:
    """All tables and indexes of a database, in any order."""
    found = rows(path, "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {(name, " ".join(sql.replace("IF NOT EXISTS ", "").split())) for name, sql in found}
