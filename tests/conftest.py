"""What tests of several parts need."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from lamster import games
from lamster.tables import catalogue
from tests.commands import Run
from tests.services.fixtures import database, new_database, postgres, redis, the_database, the_postgres, the_redis
from tests.uneven import GAME, TailGame

__all__ = ["database", "new_database", "postgres", "redis", "the_database", "the_postgres", "the_redis"]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    for name in ("LAMSTER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    return Run(capsys, monkeypatch)


@pytest.fixture
def tail(monkeypatch: pytest.MonkeyPatch) -> Iterator[TailGame]:
    """The uneven toy, as if its folder lay among the games."""
    monkeypatch.setitem(sys.modules, f"{games.__name__}.{GAME.meta.folder.name}", import_module("tests.uneven"))
    monkeypatch.setitem(games.metas(), GAME.meta.name, GAME.meta)
    catalogue.games.cache_clear()
    yield GAME
    for known in (games.load, games.load_thumb, catalogue.games):
        known.cache_clear()
