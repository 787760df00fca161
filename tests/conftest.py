"""What tests of several parts need."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.command_runner import CommandRunner
from tests.services.fixtures import database, new_database, postgres, redis, the_database, the_postgres, the_redis
from tests.toys.registration import register_toy
from tests.toys.tail import GAME, TailGame

HERE = Path(__file__).parent
SLOW_FIRST = ("browser", "test_docs.py", "test_conformance.py", "server", "cluster", "faults", "security")
"""Folders and files below tests/ that take longest, in the order in which parallel runs begin them."""
QUICK_LAST = ("kernel", "games")

__all__ = ["database", "new_database", "postgres", "redis", "the_database", "the_postgres", "the_redis"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort for parallel runs, which hand out files in this order: a long file at the end would keep one worker busy
    while the others are idle.
    """
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: rank(item.path.relative_to(HERE).parts[0]))


def rank(part: str) -> int:
    """The place of a folder or file among others; those that are not named are in the middle."""
    if part in SLOW_FIRST:
        return SLOW_FIRST.index(part)
    return len(SLOW_FIRST) + (part in QUICK_LAST)


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
