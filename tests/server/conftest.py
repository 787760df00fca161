"""One server for all tests of a process that do not kill it."""

from collections.abc import Iterator

import pytest

from tests.server.running import Server, hang_up, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(autouse=True)
def closed_lines() -> Iterator[None]:
    yield
    hang_up()
