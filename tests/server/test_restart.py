"""A server that is stopped or replaced: all is written, everybody is told, who comes meanwhile waits for the next."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from websockets.exceptions import ConnectionClosed

from lamster.cli import main
from lamster.server.serve import Settings, inherited_socket, listen
from tests.faults.faulty_server import open_socket, upgrade_request
from tests.server.playing import begun, play_on
from tests.server.refusing import turned_away
from tests.server.running import HAS_PROC, PATIENCE, Page, Person, Server, running, wait_until
from tests.server.surviving_tables import Evening

SOON = 12.0
"""Seconds within which a server is gone, whatever people and bots do, on a busy machine."""
STOPPED_BY = pytest.mark.parametrize("number", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.long)])
"""Ctrl-C, and what whoever runs servers sends."""
AS_SYSTEMD = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
os.execv(sys.executable, [sys.executable, *sys.argv[2:]])
"""


class Activated(Server):
    """A server whose socket somebody else keeps, as systemd does, while it is replaced."""

    def __init__(self, data: Path, *extra: str) -> None:
        self.socket = listen(Settings(data, port=0))
        self.handed = (self.socket.fileno(),)
        super().__init__(data, *extra)

    def python(self) -> list[str]:
        return [sys.executable, "-c", AS_SYSTEMD, str(self.socket.fileno())]


@pytest.fixture
def activated(tmp_path: Path) -> Iterator[Activated]:
    server = Activated(tmp_path)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
        server.socket.close()


def stopped(server: Server, number: signal.Signals = signal.SIGTERM) -> int:
    server.process.send_signal(number)
    return server.finish(SOON)


# Stopping.


@HAS_PROC
@STOPPED_BY
def test_a_server_that_is_told_to_stop_says_goodbye_and_ends_well(tmp_path: Path, number: signal.Signals) -> None:
    """It leaves no process behind, and is there again with all its tables when it is started anew."""
    with running(tmp_path) as server:
        evening = Evening(server, Random(21))
        pages = [page for party in evening.parties for page in party.pages]
        assert stopped(server, number) == 0
        for page in pages:
            assert turned_away(page) == "closing"
        wait_until(lambda: not server.living())
        server.start(server.port)
        evening.come_back()
        evening.play_out(tmp_path)


@STOPPED_BY
def test_a_stop_that_all_processes_get_kills_no_thought_before_its_time(tmp_path: Path, number: signal.Signals) -> None:
    """As a container or a terminal sends it, to the bots' processes too."""
    with running(tmp_path) as server:
        evening = Evening(server, Random(22))
        os.killpg(server.process.pid, number)
        assert server.finish(SOON) == 0
        server.start(server.port)
        evening.come_back()


def test_neither_dead_pages_nor_half_requests_nor_thinking_bots_hold_a_server_up(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Person(server, "Ann")
        thinking = ann.page(ann.create("me", "master")).ready()
        thinking.ask("start")
        silent = [half_open(ann, thinking.table_id) for _ in range(3)]
        asking = [half_request(server, text) for text in (b"", b"GET /api/", b"POST /api/tables HTTP/1.1\r\n")]
        begun_at = time.monotonic()
        assert stopped(server) == 0
        assert time.monotonic() - begun_at < SOON
        assert all(line.fileno() >= 0 for line in [*silent, *asking]), "they were open to the end"
        for line in [*silent, *asking]:
            line.close()


def half_open(person: Person, table: str) -> socket.socket:
    """A page that opened a line and is gone without a word: it reads nothing, and answers nothing."""
    line = half_request(person.server, upgrade_request(table, person.cookie))
    assert b"101" in line.recv(30)
    return line


def half_request(server: Server, text: bytes) -> socket.socket:
    line = open_socket(server)
    line.sendall(text)
    return line


def test_what_was_answered_before_a_stop_is_there_after_it(tmp_path: Path) -> None:
    """Moves are sent until the very end: each one that was answered with ok counts, and no other twice."""
    with running(tmp_path) as server:
        page = begun(server, ["Ann", "Bob"])[0]
        said: list[str] = []
        teller = Thread(target=say_until_the_end, args=(page, said))
        teller.start()
        time.sleep(0.5)
        assert stopped(server) == 0
        teller.join(PATIENCE)
        server.start(server.port)
        page.reopen()
        kept = [line["text"] for line in page.chat.values()]
        assert len(said) > 3
        assert kept[: len(said)] == said
        assert len(kept) <= len(said) + 1, "one more may have been written that was not answered"


def say_until_the_end(page: Page, said: list[str]) -> None:
    try:
        for number in range(2000):
            page.ask("say", channel="table", text=f"line {number}")
            said.append(f"line {number}")
            time.sleep(0.06)
    except (ConnectionClosed, OSError):
        return


# Replacing.


def test_a_game_goes_on_while_its_server_is_replaced(activated: Activated) -> None:
    """Who comes while there is no server waits in the queue of the socket: nobody is turned away."""
    pages = begun(activated, ["Ann", "Bob"])
    rng = Random(4)
    for _ in range(2):
        play_on(pages, rng, 3)
        before = [(page.caught().seq, page.position, page.decision) for page in pages]
        assert stopped(activated) == 0
        for page in pages:
            assert turned_away(page) == "closing"
        came: list[Page] = []
        waiting = [Thread(target=come_back, args=(page, came)) for page in pages]
        for thread in waiting:
            thread.start()
        time.sleep(0.3)
        assert came == [], "there is no server yet, but nobody was told so"
        activated.start()
        for thread in waiting:
            thread.join(PATIENCE)
        assert len(came) == len(pages)
        assert [(page.seq, page.position, page.decision) for page in pages] == before
    play_on(pages, rng)
    assert pages[0].over


def come_back(page: Page, came: list[Page]) -> None:
    page.reopen()
    came.append(page)


def test_requests_wait_for_the_next_server_too(activated: Activated) -> None:
    ann = Person(activated, "Ann")
    assert stopped(activated) == 0
    answers: list[int] = []
    asking = [Thread(target=lambda: answers.append(ann.once("GET", "/api/me")[0])) for _ in range(5)]
    for thread in asking:
        thread.start()
    activated.start()
    for thread in asking:
        thread.join(PATIENCE)
    assert answers == [200] * 5


def test_a_socket_is_taken_only_if_it_is_meant_for_us(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LISTEN_FDS", "1")
    monkeypatch.setenv("LISTEN_PID", str(os.getpid() + 1))
    assert inherited_socket() is None, "it was our parent's"
    monkeypatch.delenv("LISTEN_PID")
    assert inherited_socket() is None


def test_more_sockets_than_one_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LISTEN_FDS", "2")
    monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
    assert main(["serve", "--data", str(tmp_path)]) == 2
    assert "a server takes one socket" in capsys.readouterr().err


def test_the_bots_processes_do_not_get_the_socket(activated: Activated) -> None:
    """One that outlived its server would hold it open, and people would wait for ever."""
    ann = Person(activated, "Ann")
    page = ann.page(ann.create("me", "easy")).ready()
    page.ask("start")
    inode = os.fstat(activated.socket.fileno()).st_ino
    workers = [pid for pid in activated.living() if pid != activated.process.pid]
    assert workers
    for pid in workers:
        found = subprocess.run(["ls", "-l", f"/proc/{pid}/fd"], capture_output=True, text=True, check=False).stdout
        assert f"socket:[{inode}]" not in found
