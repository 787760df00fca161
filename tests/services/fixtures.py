"""One PostgreSQL and one Redis for all tests of a process, started when the first test asks for them."""

from collections.abc import Iterator

import pytest

from tests.services.postgres import Postgres
from tests.services.redis import Redis


@pytest.fixture(scope="session")
def the_postgres() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.close()


@pytest.fixture
def postgres(the_postgres: Postgres) -> Postgres:
    """PostgreSQL. It is restarted if a test before stopped, killed or froze it."""
    if not the_postgres.is_running:
        the_postgres.start()
    return the_postgres


@pytest.fixture(scope="session")
def the_database(the_postgres: Postgres) -> str:
    return the_postgres.database()


@pytest.fixture
def database(postgres: Postgres, the_database: str) -> str:
    """The address of a database with the store's tables, all of them empty."""
    postgres.empty(the_database)
    return the_database


@pytest.fixture
def new_database(postgres: Postgres) -> str:
    """The address of a new database. It takes half a second more than emptying one."""
    return postgres.database()


@pytest.fixture(scope="session")
def the_redis() -> Iterator[Redis]:
    found = Redis()
    yield found
    found.close()


@pytest.fixture
def redis(the_redis: Redis) -> Redis:
    """Redis. It is restarted if a test before stopped it."""
    if not the_redis.is_running:
        the_redis.start()
    return the_redis
