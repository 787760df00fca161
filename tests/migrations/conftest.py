"""A toy game with two versions of its rules, and seeded randomness."""

from collections.abc import Iterator

import pytest

from tests.server.conftest import chance, closed_lines
from tests.toys.registration import register_toy
from tests.toys.toll import GAME, TollGame

__all__ = ["chance", "closed_lines"]


@pytest.fixture
def toll(monkeypatch: pytest.MonkeyPatch) -> Iterator[TollGame]:
    """The toy game at version 1 of its rules; tests raise the version."""
    monkeypatch.setattr(GAME.meta, "rules", 1)
    monkeypatch.setattr(GAME.meta, "oldest_rules", 1)
    with register_toy(GAME, monkeypatch):
        yield GAME
