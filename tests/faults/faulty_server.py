"""A real server to which something happens, and what one can see of it from outside."""

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


class Sufferer(Server):
    """Its own words are kept in a file, so that a test can read what people would."""

    module = "tests.faults.faulty_main"

    def __init__(self, data: Path, *extra: str, faults: Mapping[str, object] | None = None) -> None:
        self.words = data.parent / f"{data.name}.words"
        self.clock = data.parent / f"{data.name}.clock"
        self.faults = dict(faults or {})
        self.set_clock(0)
        super().__init__(data, *extra)

    def environment(self) -> dict[str, str]:
        return {"LAMSTER_FAULTS": json.dumps(self.faults), "LAMSTER_CLOCK": str(self.clock)}

    def start(self, port: int = 0) -> None:
        with self.words.open("ab") as self.errors:
            super().start(port)

    def set_clock(self, wrong: int) -> None:
        """The wall clock is wrong by so many milliseconds from now on."""
        file = os.open(self.clock, os.O_WRONLY | os.O_CREAT, 0o600)
        os.pwrite(file, b"%020d" % wrong, 0)
        os.close(file)

    def said(self) -> str:
        return self.words.read_text(encoding="utf-8")

    def files(self) -> int:
        """How many files the server has open, sockets included."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def workers(self) -> list[int]:
        """The processes in which bots think, or games are judged."""
        return [pid for pid in self.living() if b"spawn_main" in command_of(pid)]


def command_of(pid: int) -> bytes:
    """What a process was started with; nothing when it has just gone."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def give_up_root() -> None:
    """What is read-only for others is so for us, also if this is root."""
    libc = ctypes.CDLL(None)
    for capability in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH):
        libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)


@contextmanager
def suffering(data: Path, *extra: str, composed: bool = True, **rest: Any) -> Iterator[Sufferer]:
    """`composed`: nothing that happens to it may end in a traceback."""
    server = Sufferer(data, *extra, **rest)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
        if composed:
            check_composed(server)


def unable(data: Path) -> str:
    """What a server says that cannot start, as it must; even root must heed permissions."""
    command = [sys.executable, "-m", "tests.faults.faulty_main", "serve", "--port", "0", "--data", str(data)]
    env = {**os.environ, "LAMSTER_LANGUAGE": "en"}
    told = subprocess.run(
        command, cwd=ROOT, env=env, preexec_fn=give_up_root, capture_output=True, text=True, timeout=60, check=False
    )
    assert told.returncode != 0
    assert "Traceback" not in told.stderr, told.stderr
    assert "http://" not in told.stdout, "it says that it is open, and never is"
    return told.stderr


def check_composed(server: Sufferer) -> None:
    """Whatever happens, people are told in words and not by a traceback."""
    assert "Traceback" not in server.said(), server.said()


def plug(server: Server) -> socket.socket:
    """A bare connection."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def upgrade(table: str, cookie: str) -> bytes:
    """The first words of a page, as a browser sends them."""
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


def ended(line: socket.socket) -> bytes:
    """All that comes until the other side ends the connection, which it must."""
    line.settimeout(PATIENCE)
    told = b""
    try:
        while part := line.recv(65536):
            told += part
    except ConnectionResetError:
        pass
    return told
