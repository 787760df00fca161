"""Too few of what the system gives: files, or room for more pages."""

import resource
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import pytest

from tests.faults.faulty_server import LINUX_ONLY, FaultyServer, open_socket, run_faulty_server
from tests.server.playing import begun, play_on
from tests.server.refusing import turned_away
from tests.server.running import Page, Person, wait_until

pytestmark = LINUX_ONLY


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FaultyServer]:
    faults = {"lamster.server.timeouts:HEAD_TIMEOUT_S": 1.0, "lamster.server.limits:MAX_CONNECTIONS": 6}
    with run_faulty_server(tmp_path_factory.mktemp("scarce") / "data", faults=faults) as found:
        yield found


@pytest.fixture
def pages(server: FaultyServer) -> list[Page]:
    return begun(server, ["Ann", "Bob"])


def test_too_many_open_files(server: FaultyServer, pages: list[Page]) -> None:
    """Who comes has to wait; those who are there play on; when files are free again all is well."""
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (server.count_open_files() + 5, hard))
    with ExitStack() as lines:
        for _ in range(30):
            lines.enter_context(open_socket(server))
        assert play_on(pages, Random(1), 8) == 8
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (hard, hard))
    wait_until(lambda: bool(Person(server, "Eve").get("/api/lobby")))
    told = pages[0].caught().position
    pages[0].reopen()
    assert pages[0].position == told


def test_a_server_with_all_the_pages_that_it_takes(server: FaultyServer, pages: list[Page]) -> None:
    """One more is told so and comes again later; plain requests are answered."""
    eve = Person(server, "Eve")
    more = [eve.page(pages[0].table_id).ready() for _ in range(4)]
    assert turned_away(eve.page(pages[0].table_id)) == "busy"
    assert eve.get("/api/lobby")
    assert play_on(pages, Random(1), 4) == 4
    more[0].close()
    wait_until(lambda: eve.page(pages[0].table_id).receive()["type"] == "state")
