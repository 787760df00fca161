"""Processes in which bots think, and games are judged, that die, hang or have no memory: no table waits for ever."""

import os
import resource
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import sleep

import pytest

from lamster.tables.workers.bot_workers import failure_of
from tests.faults.faulty_server import LINUX_ONLY, FaultyServer, run_faulty_server
from tests.server.playing import play_on, started
from tests.server.running import Page, Person, wait_until

pytestmark = LINUX_ONLY
BOT_WORKERS = 2
"""One that searches, and one for what takes milliseconds."""
FAULTS = {
    "lamster.tables.room.bots:THINKING_LIMIT_S": 3.0,
    "lamster.tables.workers.bot_workers:GRACE_S": 0.5,
    "lamster.tables.hub.analysis:DECISION_S": 0.2,
    "lamster.tables.hub.analysis:MOST_FAILURES": 1,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FaultyServer]:
    """Bots may think for seconds, and a worker that does not answer is soon taken to hang."""
    with run_faulty_server(tmp_path_factory.mktemp("workers") / "data", faults=FAULTS) as found:
        warm_up(found)
        yield found


def warm_up(server: FaultyServer) -> None:
    """A worker that is just starting has a minute for that; afterwards it has less to answer."""
    page = against(server, "beginner")
    page.until(lambda: page.position["ply"] > 0)


def slain(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)


def frozen(pid: int) -> None:
    os.kill(pid, signal.SIGSTOP)


def starved(pid: int) -> None:
    """No more memory than it has."""
    size = int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[0]) * resource.getpagesize()
    resource.prlimit(pid, resource.RLIMIT_AS, (size, size))


def against(server: FaultyServer, bot: str) -> Page:
    """The game has begun, and the bot is asked."""
    person = Person(server, "Ann")
    table = person.create(bot, "me", options={"round_limit": 2, "first_player": "seat1"})
    page = person.page(table).ready()
    return started([page])[0]


@pytest.mark.parametrize("harm", [slain, pytest.param(frozen, marks=pytest.mark.long)])
def test_a_bot_whose_worker_fails_in_the_middle_of_a_thought(server: FaultyServer, harm: Callable[[int], None]) -> None:
    """Something simpler answers for it, a fresh worker takes its place, and the log says what happened."""
    wait_until(lambda: len(server.workers()) == BOT_WORKERS and at_rest(server.workers()))
    said, workers = len(server.log_text()), server.workers()
    page = against(server, "master")
    wait_until(lambda: any(map(busy, workers)))
    worker = next(pid for pid in workers if busy(pid))
    harm(worker)
    page.until(lambda: page.position["ply"] > 0, 60)
    assert "bot master of on-the-lam failed" in server.log_text()[said:]
    wait_until(lambda: len(server.workers()) == BOT_WORKERS and worker not in server.workers())
    page.until(lambda: page.decision is not None)
    assert play_on([page], Random(1), 1) == 1


@pytest.mark.long
def test_no_memory_for_a_worker(tmp_path: Path) -> None:
    """One that cannot even start: the table goes on with less, and the next worker has memory again.

    Its last words are its own, and not as well composed as the server's.
    """
    with run_faulty_server(tmp_path / "data", faults=FAULTS, no_traceback=False) as server:
        warm_up(server)
        workers = {*server.workers()}
        for worker in workers:
            slain(worker)
        page = against(server, "master")
        wait_until(lambda: len({*server.workers()} - workers) == BOT_WORKERS)
        for worker in {*server.workers()} - workers:
            starved(worker)
        page.until(lambda: page.position["ply"] > 0, 60)
        assert "a bot worker cannot be started" in server.log_text()
        page.until(lambda: page.decision is not None, 60)
        assert play_on([page], Random(1), 1) == 1


def test_a_worker_without_memory_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would answer for ever that it has none."""
    monkeypatch.setattr(os, "_exit", lambda code: (_ for _ in ()).throw(SystemExit(code)))
    with pytest.raises(SystemExit):
        failure_of(MemoryError())
    assert failure_of(ValueError("odd")).reason == "ValueError: odd"


def busy(pid: int) -> bool:
    """Whether a process is at work just now."""
    state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    return state == "R"


def at_rest(pids: list[int]) -> bool:
    """Whether none of these has anything to do for a while: one that is just starting has."""
    for _ in range(15):
        sleep(0.02)
        if any(map(busy, pids)):
            return False
    return True


def finished(server: FaultyServer) -> tuple[Person, str]:
    """A game that is over, of which there is something to judge."""
    person = Person(server, "Ann")
    table = person.create("me", "me", options={"round_limit": 2})
    page = started([person.page(table).ready()])[0]
    while not page.over:
        asked = page.position["asked"]
        if asked and page.you["eyes"] != asked[0]:
            page.ask("look", seat=asked[0])
        page.act()
        page.caught()
    return person, f"/api/tables/{table}/analysis"


@pytest.mark.long
@pytest.mark.parametrize("harm", [frozen, slain])
def test_an_analysis_whose_worker_fails(server: FaultyServer, harm: Callable[[int], None]) -> None:
    """It is given up, which is told, and can be asked for again."""
    wait_until(lambda: len(server.workers()) == BOT_WORKERS)
    bots = server.workers()
    person, path = finished(server)
    person.json("POST", path, {})
    wait_until(lambda: person.get(path)["done"] > 0)
    for pid in judges(server, bots):
        harm(pid)
    wait_until(lambda: person.get(path)["phase"] not in ("waiting", "running"))
    assert person.get(path)["phase"] == "failed"
    assert "is given up" in server.log_text()
    person.json("POST", path, {})
    wait_until(lambda: person.get(path)["phase"] == "running" and person.get(path)["done"] > 0)
    person.json("DELETE", path)
    wait_until(lambda: not judges(server, bots))


def judges(server: FaultyServer, bots: list[int]) -> list[int]:
    return [pid for pid in server.workers() if pid not in bots]
