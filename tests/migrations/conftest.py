"""A toy game with two versions of its rules, and seeded randomness."""

from collections.abc import Iterator

import pytest

from tests.server.conftest import chance, closed_lines
from tests.toll import GAME, TollGame
from tests.toys import among_the_games

__all__ = ["chance", "closed_lines"]


@pytest.fixture
def toll(monkeypatch: pytest.MonkeyPatch) -> Iterator[TollGame]:
    """The toy game at version 1 of its rules; tests raise the version."""
    monkeypatch.setattr(GAME.meta, "rules", 1)
    monkeypatch.setattr(GAME.meta, "oldest_rules", 1)
    with among_the_games(GAME, monkeypatch):
        yield GAME
