"""One server for all tests of a process that do not kill it."""

from collections.abc import Iterator

import pytest

from tests.server.in_process import seeded
from tests.server.running import Server, hang_up, running
from tests.toys.dash import GAME, DashGame
from tests.toys.registration import register_toy


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(autouse=True)
def chance() -> Iterator[None]:
    """A test meets the same chance whenever it is run."""
    with seeded(1):
        yield


@pytest.fixture(autouse=True)
def closed_lines() -> Iterator[None]:
    yield
    hang_up()


@pytest.fixture
def dash(monkeypatch: pytest.MonkeyPatch) -> Iterator[DashGame]:
    """The toy race, at the tables."""
    with register_toy(GAME, monkeypatch):
        yield GAME
