"""Registers a toy game, so that the package finds it like one of its own games."""

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
def register_toy(toy: Game[Any], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Inside the context, `lamster.games` lists and loads the toy."""
    monkeypatch.setitem(sys.modules, f"{games.__name__}.{toy.meta.folder.name}", import_module(toy.package))
    monkeypatch.setitem(games.metas(), toy.meta.name, toy.meta)
    clear_game_caches()
    yield
    clear_game_caches()


def clear_game_caches() -> None:
    for cached in (games.load, games.load_thumb, catalogue.games):
        cached.cache_clear()
