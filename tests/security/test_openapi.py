"""The description of what can be asked over plain HTTP is complete, and a running server does as it says.

`LAMSTER_REQUESTS` says how many requests the long run makes for each thing that can be asked.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.routing import Route

from lamster.server import openapi
from lamster.server.app import make_app
from lamster.server.notifications.sender import NotificationSender
from lamster.server.notifications.webpush import VapidKey
from lamster.server.responses import STATUS
from lamster.tables.hub.hub import Hub
from lamster.tables.protocol import ErrorCode
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.workers.bot_workers import BotWorkers
from tests.server.playing import begun
from tests.server.running import ROOT, Person, Server, running

REQUESTS = int(os.environ.get("LAMSTER_REQUESTS", "300"))


def test_everything_that_can_be_asked_is_described(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "lamster.db")
    app = make_app(
        Hub(store, BotWorkers(0), 0.0),
        sender=NotificationSender(store, VapidKey(ec.generate_private_key(ec.SECP256R1()), "")),
    )
    routes = [route for route in app.site.routes if isinstance(route, Route) and route.path.startswith("/api/")]
    served = {(method, route.path) for route in routes for method in (route.methods or set()) - {"HEAD"}}
    assert served == {(endpoint.method, endpoint.path) for endpoint in openapi.ENDPOINTS}


def test_names_of_operations_are_their_own() -> None:
    names = [openapi.operation_id(endpoint) for endpoint in openapi.ENDPOINTS]
    assert len(set(names)) == len(names)


def test_every_status_has_an_error_that_exists() -> None:
    assert STATUS.keys() <= set(get_args(ErrorCode))


# A running server.

CONFIG = """
[checks.positive_data_acceptance]
# A request of the right form may still be refused, for an empty name for instance; schema_check.py checks the form.
expected-statuses = ["2xx", "400", "403", "404", "409", "410", "429"]
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("described")) as found:
        yield found


class Examiner:
    """Schemathesis, as one person with a name, at one table or at tables that there are not."""

    def __init__(self, server: Server, person: Person, folder: Path, table: str = "") -> None:
        self.server = server
        self.person = person
        self.config = folder / "schemathesis.toml"
        self.config.write_text(CONFIG + (f'[parameters]\n"path.table" = "{table}"\n' if table else ""), "utf-8")

    def run(self, requests: int, phases: str) -> int:
        """How many requests were made; whatever the checks find is told. Slowly enough not to be sent away."""
        schemathesis = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(self.config)]
        where = ["run", str(ROOT / "docs" / "openapi.json"), "--url", self.server.address.rstrip("/")]
        how = ["--checks", "all", "-n", str(requests), "--phases", phases, "--rate-limit", "90/s", "--seed", "1"]
        who = ["-H", f"Cookie: {self.person.cookie}", "--warnings", "off", "--no-shrink", "--continue-on-failure"]
        env = {**os.environ, "SCHEMATHESIS_HOOKS": "tests.security.schema_check", "PYTHONPATH": str(ROOT)}
        here = self.config.parent  # It leaves a folder of its own behind.
        command = [*schemathesis, *where, *how, *who]
        done = subprocess.run(command, env=env, cwd=here, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        assert self.server.process.poll() is None
        found = re.search(r"(\d+) generated, \1 passed", done.stdout)
        assert found, done.stdout
        return int(found[1])


def test_the_server_does_as_is_described(server: Server, tmp_path: Path) -> None:
    pages = begun(server, ["Ann", "Bob"])
    assert Examiner(server, pages[0].person, tmp_path, pages[0].table_id).run(3, "fuzzing") >= len(openapi.ENDPOINTS)


@pytest.mark.long
@pytest.mark.parametrize("phase", ["nowhere", "open", "playing", "over"])
def test_the_server_does_as_is_described_at_length(server: Server, tmp_path: Path, phase: str) -> None:
    person = Person(server, "Ann")
    table = person.create("me", "open") if phase == "open" else ""
    if phase in ("playing", "over"):
        pages = begun(server, ["Ann", "Bob"])
        person, table = pages[0].person, pages[0].table_id
    if phase == "over":
        pages[0].ask("resign", seat=0)
    assert Examiner(server, person, tmp_path, table).run(REQUESTS, "examples,coverage,fuzzing") > 500
