"""A real server process with injected faults, and what a test can see of it from outside."""

import ctypes
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import PATIENCE, ROOT, Server

LINUX_ONLY = pytest.mark.skipif(sys.platform != "linux", reason="needs what Linux tells of its processes")
PR_CAPBSET_DROP = 24
CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH = 1, 2


class FaultyServer(Server):
    """Runs `faulty_main`. Its log goes to a file that tests read."""

    module = "tests.faults.faulty_main"

    def __init__(self, data: Path, *extra: str, faults: Mapping[str, object] | None = None) -> None:
        self.log_file = data.parent / f"{data.name}.log"
        self.clock = data.parent / f"{data.name}.clock"
        self.faults = dict(faults or {})
        self.set_clock(0)
        super().__init__(data, *extra)

    def environment(self) -> dict[str, str]:
        return {"LAMSTER_FAULTS": json.dumps(self.faults), "LAMSTER_CLOCK": str(self.clock)}

    def start(self, port: int = 0) -> None:
        with self.log_file.open("ab") as self.errors:
            super().start(port)

    def set_clock(self, wrong_ms: int) -> None:
        """Set the wall clock wrong by this many milliseconds."""
        file = os.open(self.clock, os.O_WRONLY | os.O_CREAT, 0o600)
        os.pwrite(file, b"%020d" % wrong_ms, 0)
        os.close(file)

    def log_text(self) -> str:
        return self.log_file.read_text(encoding="utf-8")

    def count_open_files(self) -> int:
        """Sockets included."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def workers(self) -> list[int]:
        """The ids of the processes in which bots think, or games are judged."""
        return [pid for pid in self.living() if b"spawn_main" in command_of(pid)]


def command_of(pid: int) -> bytes:
    """The command line of a process; empty when it has just ended."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def give_up_root() -> None:
    """Make file permissions hold for this process even if it is root."""
    libc = ctypes.CDLL(None)
    for capability in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH):
        libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)


@contextmanager
def run_faulty_server(data: Path, *extra: str, no_traceback: bool = True, **rest: Any) -> Iterator[FaultyServer]:
    """A faulty server until the block ends. `no_traceback`: its log must have none."""
    server = FaultyServer(data, *extra, **rest)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
        if no_traceback:
            check_no_traceback(server)


def startup_error(data: Path) -> str:
    """Start a server that must fail to start; what it prints to stderr. File permissions hold even for root."""
    command = [sys.executable, "-m", "tests.faults.faulty_main", "serve", "--port", "0", "--data", str(data)]
    env = {**os.environ, "LAMSTER_LANGUAGE": "en"}
    told = subprocess.run(
        command, cwd=ROOT, env=env, preexec_fn=give_up_root, capture_output=True, text=True, timeout=60, check=False
    )
    assert told.returncode != 0
    assert "Traceback" not in told.stderr, told.stderr
    assert "http://" not in told.stdout, "it prints an address, and never listens"
    return told.stderr


def check_no_traceback(server: FaultyServer) -> None:
    """Errors are logged as sentences."""
    assert "Traceback" not in server.log_text(), server.log_text()


def open_socket(server: Server) -> socket.socket:
    """A TCP connection to the server, without HTTP."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def upgrade_request(table: str, cookie: str) -> bytes:
    """The request with which a browser opens the WebSocket of a table."""
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: 127.0.0.1",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {cookie}",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def read_to_end(line: socket.socket) -> bytes:
    """All bytes until the server ends the connection, which it must."""
    line.settimeout(PATIENCE)
    told = b""
    try:
        while part := line.recv(65536):
            told += part
    except ConnectionResetError:
        pass
    return told
