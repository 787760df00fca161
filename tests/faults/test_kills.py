"""SIGKILL under load, again and again: nothing that anybody was told is lost or doubled, and every table plays on."""

import os
from pathlib import Path

import pytest

from lamster.tables.store.base import Store
from lamster.tables.store.postgres.store import PostgresStore
from lamster.tables.store.sqlite.store import SqliteStore
from tests.faults.kills import Club
from tests.server.running import running
from tests.services.redis import Redis

KILLS = int(os.environ.get("LAMSTER_KILLS", "1000"))
KILLS_POSTGRES = int(os.environ.get("LAMSTER_KILLS_POSTGRES", "200"))
"""How often the long tests kill the server."""


def survived(folder: Path, kills: int, store: Store, *extra: str) -> Club:
    with running(folder, *extra) as server:
        club = Club(server, store, seed=kills)
        club.survive(kills)
        club.check()
    assert club.kills == kills
    print(f"{kills} kills, {club.acknowledged} acknowledgements, {club.made} tables")
    return club


def test_one_kill(tmp_path: Path) -> None:
    assert survived(tmp_path, 1, SqliteStore(tmp_path / "lamster.db")).acknowledged > 0


@pytest.mark.long
def test_a_thousand_kills(tmp_path: Path) -> None:
    assert survived(tmp_path, KILLS, SqliteStore(tmp_path / "lamster.db")).acknowledged > KILLS


@pytest.mark.long
def test_two_hundred_kills_with_postgresql(tmp_path: Path, database: str, redis: Redis) -> None:
    """The next server takes the tables over when the life of the one before is at its end."""
    shared = ("--database", database, "--redis", redis.url)
    club = survived(tmp_path, KILLS_POSTGRES, PostgresStore(database, alone=True), *shared)
    assert club.acknowledged > KILLS_POSTGRES
