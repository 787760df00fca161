"""The toy whose rules have changed, and chance that does not."""

from collections.abc import Iterator

import pytest

from tests.server.conftest import chance, closed_lines
from tests.toys.registration import register_toy
from tests.toys.toll import GAME, TollGame

__all__ = ["chance", "closed_lines"]


@pytest.fixture
def toll(monkeypatch: pytest.MonkeyPatch) -> Iterator[TollGame]:
    """The toy as its first version was; tests let it grow older."""
    monkeypatch.setattr(GAME.meta, "rules", 1)
    monkeypatch.setattr(GAME.meta, "oldest_rules", 1)
    with register_toy(GAME, monkeypatch):
        yield GAME
