"""The toy whose rules have changed, and chance that does not."""

import sys
from collections.abc import Iterator
from importlib import import_module

import pytest

from lamster import games
from tests.server.conftest import chance, closed_lines
from tests.server.racing import forget_games
from tests.toll import GAME, TollGame

__all__ = ["chance", "closed_lines"]


@pytest.fixture
def toll(monkeypatch: pytest.MonkeyPatch) -> Iterator[TollGame]:
    """The toy, as if its folder lay among the games, and as its first version was; tests let it grow older."""
    monkeypatch.setitem(sys.modules, f"{games.__name__}.{GAME.meta.folder.name}", import_module("tests.toll"))
    monkeypatch.setitem(games.metas(), GAME.meta.name, GAME.meta)
    monkeypatch.setattr(GAME.meta, "rules", 1)
    monkeypatch.setattr(GAME.meta, "oldest_rules", 1)
    yield GAME
    forget_games()
