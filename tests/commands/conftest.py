"""Fixtures for the tests of the commands."""

from pathlib import Path

import pytest

from lamster.games import load
from lamster.lab.play import record_game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.rec"
    _, record = record_game(load("on-the-lam"), ["thumb", "thumb"], b"record", {"round_limit": 4})
    text = record.text()
    path.write_text(text, encoding="utf-8")
    return path
