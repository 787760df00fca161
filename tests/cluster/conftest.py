"""A group of two nodes for the quick tests; long ones make their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.nodes import Group, group_of
from tests.server.conftest import closed_lines
from tests.services.postgres import Postgres
from tests.services.redis import Redis

__all__ = ["closed_lines"]


@pytest.fixture(scope="module")
def pair(the_postgres: Postgres, the_redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Group]:
    """Two nodes for all tests of a file; whoever kills one starts it again."""
    folder: Path = tmp_path_factory.mktemp("pair")
    extra = ("--reach", "127.0.0.1", "--metrics", "0")
    with group_of(2, the_postgres, the_redis, the_postgres.database(), folder, *extra) as group:
        yield group
