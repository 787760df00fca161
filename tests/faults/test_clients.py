"""Clients that stop in the middle, do not listen, or are gone without a word: nobody notices, and nothing is left."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest

from tests.faults.faulty_server import (
    LINUX_ONLY,
    FaultyServer,
    open_socket,
    read_to_end,
    run_faulty_server,
    upgrade_request,
)
from tests.server.playing import begun, play_on
from tests.server.running import ROOT, Page, Person, wait_until

pytestmark = LINUX_ONLY
SOON = 0.3
PING = 1.0
"""Those who do answer must be able to do so on a busy machine."""
FAULTS = {
    "lamster.server.serve:PING_INTERVAL_S": PING,
    "lamster.server.serve:KEEP_ALIVE_S": 1,
    "lamster.server.timeouts:HEAD_TIMEOUT_S": SOON,
    "lamster.server.timeouts:REQUEST_TIMEOUT_S": SOON,
    "lamster.server.timeouts:ABORT_DELAY_S": 0.1,
    "lamster.server.rest:BODY_TIMEOUT_S": SOON,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FaultyServer]:
    """All its waits are short."""
    with run_faulty_server(tmp_path_factory.mktemp("clients") / "data", faults=FAULTS) as found:
        yield found


@pytest.fixture
def pages(server: FaultyServer) -> list[Page]:
    return begun(server, ["Ann", "Bob"])


def check_well(server: FaultyServer, pages: list[Page], files: int) -> None:
    """The others play on, and the server holds no more than before."""
    assert play_on(pages, Random(1), 6) == 6
    wait_until(lambda: server.count_open_files() <= files)


# Who does not go on.


@pytest.mark.parametrize("first", [b"", b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"])
def test_half_a_request(server: FaultyServer, pages: list[Page], first: bytes) -> None:
    """Also after a whole one on the same connection."""
    files = server.count_open_files()
    with open_socket(server) as line:
        line.sendall(first)
        if first:
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.")
        assert b"HTTP/1.1 408" in read_to_end(line)
    check_well(server, pages, files)


def test_one_byte_of_a_request_at_a_time(server: FaultyServer, pages: list[Page]) -> None:
    """Bytes that keep coming gain no time."""
    files = server.count_open_files()
    with open_socket(server) as line, pytest.raises((BrokenPipeError, ConnectionResetError)):
        dribble(line)
    check_well(server, pages, files)


def dribble(line: socket.socket) -> None:
    """For twenty seconds, if nobody stops it."""
    for byte in b"GET /api/health HTTP/1.1\r\nX: " + 1000 * b"x":
        line.sendall(bytes([byte]))
        time.sleep(0.02)


def test_half_a_body(server: FaultyServer, pages: list[Page]) -> None:
    files = server.count_open_files()
    with open_socket(server) as line:
        line.sendall(b'PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"name"')
        head, _, body = read_to_end(line).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408")
    assert json.loads(body)["error"] == "too-late"
    check_well(server, pages, files)


@pytest.mark.long
def test_half_a_frame(server: FaultyServer, pages: list[Page]) -> None:
    person, files = Person(server, "Eve"), server.count_open_files()
    with open_socket(server) as line:
        line.sendall(upgrade_request(pages[0].table_id, person.cookie) + bytes([0x81, 0xFE, 0x01]))
        assert read_to_end(line).startswith(b"HTTP/1.1 101")
    check_well(server, pages, files)


def test_nothing_at_all(server: FaultyServer, pages: list[Page]) -> None:
    files = server.count_open_files()
    lines = [open_socket(server) for _ in range(20)]
    assert {read_to_end(line)[:12] for line in lines} == {b"HTTP/1.1 408"}
    for line in lines:
        line.close()
    check_well(server, pages, files)


# Who does not listen.


def deaf(server: FaultyServer) -> socket.socket:
    """A connection that holds next to nothing of what is not read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    line.connect(("127.0.0.1", server.port))
    return line


def test_a_page_that_reads_nothing(server: FaultyServer, pages: list[Page]) -> None:
    person, files = Person(server, "Eve"), server.count_open_files()
    with deaf(server) as line:
        line.sendall(upgrade_request(pages[0].table_id, person.cookie))
        pages[0].until(lambda: person.id in here(pages[0]))
        play_on(pages, Random(2), 6)
        pages[0].until(lambda: person.id not in here(pages[0]))
        wait_until(lambda: server.count_open_files() <= files)
    check_well(server, pages, files)


@pytest.mark.long
def test_a_page_that_reads_a_byte_now_and_then(server: FaultyServer, pages: list[Page]) -> None:
    person, files = Person(server, "Eve"), server.count_open_files()
    over = Event()
    with deaf(server) as line:
        line.sendall(upgrade_request(pages[0].table_id, person.cookie))
        reader = Thread(target=sip, args=(line, over))
        reader.start()
        pages[0].until(lambda: person.id in here(pages[0]))
        play_on(pages, Random(3), 6)
        pages[0].until(lambda: person.id not in here(pages[0]))
        over.set()
        reader.join()
    check_well(server, pages, files)


def sip(line: socket.socket, over: Event) -> None:
    try:
        while not over.wait(0.1) and line.recv(1):
            pass
    except OSError:
        return


def test_an_answer_that_nobody_reads(server: FaultyServer, pages: list[Page]) -> None:
    files = server.count_open_files()
    with deaf(server) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        wait_until(lambda: server.count_open_files() > files)
        wait_until(lambda: server.count_open_files() <= files)
    check_well(server, pages, files)


def here(page: Page) -> list[str]:
    return [person["person"] for person in page.table["people"] if person["online"]]


# Who is gone without a word.

FROZEN = """
import sys
from websockets.sync.client import connect
with connect(sys.argv[1], additional_headers={"Cookie": sys.argv[2]}, max_size=None, proxy=None) as line:
    while True:
        line.recv()
        print("heard", flush=True)
"""


@pytest.mark.long
def test_a_client_that_is_frozen(server: FaultyServer, pages: list[Page]) -> None:
    """As a phone is that was put away; when it wakes up its line is gone, and it comes again."""
    person, files = Person(server, "Eve"), server.count_open_files()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{pages[0].table_id}/socket"
    command = [sys.executable, "-c", FROZEN, address, person.cookie]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as client:
        assert client.stdout is not None
        client.stdout.readline()
        pages[0].until(lambda: person.id in here(pages[0]))
        os.kill(client.pid, signal.SIGSTOP)
        try:
            pages[0].until(lambda: person.id not in here(pages[0]))
        finally:
            os.kill(client.pid, signal.SIGCONT)
        client.communicate(timeout=20)
    check_well(server, pages, files)
    assert person.page(pages[0].table_id).ready().seq == pages[0].caught().seq


class Silence:
    """A way to the server that falls silent: nothing comes through any more, and nobody is told."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.quiet = Event()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.ends: list[socket.socket] = []

    def open(self) -> int:
        Thread(target=self.accept, daemon=True).start()
        port: int = self.door.getsockname()[1]
        return port

    def accept(self) -> None:
        near, _ = self.door.accept()
        far = socket.create_connection(("127.0.0.1", self.port))
        self.ends = [self.door, near, far]
        for source, target in ((near, far), (far, near)):
            Thread(target=self.carry, args=(source, target), daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while not self.quiet.is_set() and (data := source.recv(65536)):
                if not self.quiet.is_set():
                    target.sendall(data)
        except OSError:
            return

    def close(self) -> None:
        for end in self.ends:
            end.close()


def test_a_network_that_falls_silent(server: FaultyServer, pages: list[Page], tmp_path: Path) -> None:
    """What was sent into the silence and is sent again on a new line counts once."""
    files, way = server.count_open_files(), Silence(server.port)
    mover = next(page for page in pages if page.decision is not None)
    other = pages[1 - pages.index(mover)]
    decision = mover.decision
    assert decision is not None
    mover.close()
    port, server.port = server.port, way.open()
    mover.reopen()
    server.port = port
    other.caught()
    other.until(lambda: mover.person.id in here(other))
    way.quiet.set()
    act = {"seat": decision["seat"], "decision": decision["id"], "code": decision["options"][0]["code"]}
    mover.send("act", **act)
    other.until(lambda: mover.person.id not in here(other))
    assert other.position["ply"] == mover.position["ply"]
    mover.reopen()
    assert [mover.ask("act", **act)["type"] for _ in range(2)] == ["ok", "ok"]
    assert mover.caught().position["ply"] > other.position["ply"]
    way.close()
    check_well(server, pages, files + 2)


# What is left of those who are gone.


class Untidy(FaultyServer):
    module = "tests.faults.uncollected_main"


def test_nothing_is_left_of_pages_and_requests_that_have_ended(tmp_path: Path) -> None:
    """Nor until the collector comes by, which would look at everything that there is."""
    server = Untidy(tmp_path / "data")
    try:
        person = Person(server, "Ann")
        table = person.create("me", "open")
        for _ in range(5):
            person.page(table).ready().close()
            person.get("/api/lobby")
        time.sleep(1.0)
        server.process.send_signal(signal.SIGUSR2)
        wait_until(lambda: "left:" in server.log_text())
        assert "left: 0" in server.log_text()
    finally:
        server.kill()
