"""The toy whose rules have changed, and chance that does not."""

import sys
from collections.abc import Iterator
from importlib import import_module

import pytest

from lamster import games
from lamster.tables import catalogue
from tests.server.inside import seeded
from tests.server.running import hang_up
from tests.toll import GAME, TollGame


@pytest.fixture(autouse=True)
def chance() -> Iterator[None]:
    with seeded(1):
        yield


@pytest.fixture(autouse=True)
def closed_lines() -> Iterator[None]:
    yield
    hang_up()


@pytest.fixture
def toll(monkeypatch: pytest.MonkeyPatch) -> Iterator[TollGame]:
    """The toy, as if its folder lay among the games, and as its first version was; tests let it grow older."""
    monkeypatch.setitem(sys.modules, f"{games.__name__}.{GAME.meta.folder.name}", import_module("tests.toll"))
    monkeypatch.setitem(games.metas(), GAME.meta.name, GAME.meta)
    monkeypatch.setattr(GAME.meta, "rules", 1)
    monkeypatch.setattr(GAME.meta, "oldest_rules", 1)
    yield GAME
    for known in (games.load, games.load_thumb, catalogue.games):
        known.cache_clear()
