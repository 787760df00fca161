"""What tests of several parts need."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.command_runner import CommandRunner
from tests.services.fixtures import database, new_database, postgres, redis, the_database, the_postgres, the_redis
from tests.toys.registration import register_toy
from tests.toys.tail import GAME, TailGame

__all__ = ["database", "new_database", "postgres", "redis", "the_database", "the_postgres", "the_redis"]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandRunner:
    for name in ("LAMSTER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    return CommandRunner(capsys, monkeypatch)


@pytest.fixture
def tail(monkeypatch: pytest.MonkeyPatch) -> Iterator[TailGame]:
    """Registers the toy game Tail."""
    with register_toy(GAME, monkeypatch):
        yield GAME
