"""Starting a node: what must be given together, what must be installed, and that no password is told."""

import logging
import sys
from collections.abc import Iterator

import pytest

from lamster.server.cluster import start
from tests.command_runner import CommandRunner

SECRET = "swordfish"
DATABASE = f"postgresql://lamster:{SECRET}@127.0.0.1:1/lamster"
REDIS = f"redis://:{SECRET}@127.0.0.1:1"


@pytest.fixture(autouse=True)
def own_logs() -> Iterator[None]:
    """A server sets up the log of its process, which is the test's own here."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.captureWarnings(False)


@pytest.mark.parametrize(
    ("given", "wanted"),
    [(("--database", DATABASE), "--redis too"), (("--redis", REDIS), "--database too")],
)
def test_one_without_the_other_is_refused(run: CommandRunner, given: tuple[str, ...], wanted: str) -> None:
    ran = run("serve", "--port", "0", *given)
    assert ran.code == 2
    assert wanted in ran.err
    assert SECRET not in ran.err + ran.out


def test_they_may_be_given_out_of_sight(run: CommandRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMSTER_DATABASE", DATABASE)
    ran = run("serve", "--port", "0")
    assert (ran.code, "--redis too" in ran.err) == (2, True)


@pytest.mark.parametrize("url", ["mysql://lamster:swordfish@127.0.0.1/lamster", "lamster:swordfish", "swordfish"])
def test_a_wrong_database_is_refused(run: CommandRunner, url: str) -> None:
    ran = run("serve", "--port", "0", "--database", url, "--redis", REDIS)
    assert (ran.code, "postgresql://" in ran.err) == (2, True)
    assert SECRET not in ran.err + ran.out


@pytest.mark.parametrize("url", ["http://:swordfish@127.0.0.1", "swordfish", "redis://:swordfish@127.0.0.1:x"])
def test_a_wrong_redis_is_refused(run: CommandRunner, url: str) -> None:
    ran = run("serve", "--port", "0", "--database", DATABASE, "--redis", url)
    assert (ran.code, "--redis takes an address such as redis://" in ran.err) == (2, True)
    assert ran.err.count(SECRET) == 0


@pytest.mark.parametrize("missing", ["asyncpg", "redis"])
def test_what_is_not_installed_is_named(run: CommandRunner, monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == missing]:
        monkeypatch.delitem(sys.modules, name)
    for name in [
        name for name in sys.modules if name.startswith(("lamster.server.cluster", "lamster.tables.store.postgres"))
    ]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)
    ran = run("serve", "--port", "0", "--database", DATABASE, "--redis", REDIS)
    assert ran.code == 2
    assert "pip install 'lamster[cluster]'" in ran.err


def test_a_database_that_does_not_come_is_waited_for_and_then_given_up(
    run: CommandRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "DATABASE_WAIT_S", 0.3)
    monkeypatch.setattr(start, "RETRY_S", 0.1)
    ran = run("serve", "--port", "0", "--database", DATABASE, "--redis", REDIS)
    assert ran.code == 2
    assert "waiting for the database: 127.0.0.1:1/lamster" in ran.err
    assert "the database cannot be used: 127.0.0.1:1/lamster" in ran.err
    assert SECRET not in ran.err + ran.out
