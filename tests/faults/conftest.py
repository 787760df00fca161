"""Lines that tests open are closed after each."""

from collections.abc import Iterator

import pytest

from tests.server.running import hang_up


@pytest.fixture(autouse=True)
def closed_lines() -> Iterator[None]:
    yield
    hang_up()
