"""Toy games, as if their folders lay among the games."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest

from lamster import games
from lamster.kernel.game import Game
from lamster.tables.model import catalogue


@contextmanager
def among_the_games(toy: Game[Any], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, f"{games.__name__}.{toy.meta.folder.name}", import_module(toy.package))
    monkeypatch.setitem(games.metas(), toy.meta.name, toy.meta)
    forget_games()
    yield
    forget_games()


def forget_games() -> None:
    for known in (games.load, games.load_thumb, catalogue.games):
        known.cache_clear()
