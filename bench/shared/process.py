"""Servers and their clients in processes of their own, and the processor time that a server takes."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from bench.shared.timed_table import Pace

ROOT = Path(__file__).resolve().parents[2]
PROC = Path("/proc")
CLIENT_PROCESSES = 2
PATIENCE = 10.0


class Turn(NamedTuple):
    """What was measured while all tables kept a pace for some seconds."""

    took: list[float]
    """How long each move took until all four clients had heard of it, in seconds."""
    cpu: float
    """Seconds of processor time that the server took, its threads and children included."""
    wall: float
    client_cpu: float
    bytes: int
    """How much the clients were told, without the frames."""


def usage(pid: int) -> tuple[int, float]:
    """A process's parent, and the processor time in seconds that it and its ended children took so far."""
    fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    return int(fields[1]), sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def family_time(pid: int) -> float:
    """Of a process and all that descend from it."""
    known: dict[int, tuple[int, float]] = {}
    for other in [int(folder.name) for folder in PROC.iterdir() if folder.name.isdecimal()]:
        with suppress(OSError):
            known[other] = usage(other)
    family, fresh = {pid}, {pid}
    while fresh:
        fresh = {child for child, (parent, _) in known.items() if parent in fresh} - family
        family |= fresh
    return sum(known[member][1] for member in family)


class Server:
    """A server under test with the clients that play there."""

    def __init__(self, title: str, kind: str, command: list[str], env: dict[str, str]) -> None:
        self.title = title
        self.kind = kind
        self.process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **env}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
        self.clients: list[subprocess.Popen[str]] = []
        self.turns: dict[str, list[Turn]] = {}

    def fill(self, tables: int) -> None:
        """Open all tables, and begin to play at each."""
        port = self.port()
        for number in range(CLIENT_PROCESSES):
            share = tables // CLIENT_PROCESSES + (number < tables % CLIENT_PROCESSES)
            self.admit("bench.server.client", self.kind, str(port), str(share), str(number))
        for client in self.clients:
            self.answer(client)

    def port(self) -> int:
        """Where the server listens, once it says so."""
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if not found:
            sys.exit(f"{self.title} did not start")
        return urlsplit(found[0]).port or 0

    def admit(self, module: str, *words: str) -> None:
        """Start a process of clients."""
        command = [sys.executable, "-m", module, *words]
        self.clients.append(
            subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        )

    def answer(self, client: "subprocess.Popen[str]") -> str:
        assert client.stdout is not None
        line = client.stdout.readline()
        if not line:
            sys.exit(f"a client of {self.title} broke off")
        return line

    def play(self, pace: Pace, seconds: float) -> None:
        """All tables keep the pace for a while."""
        start, spent = perf_counter(), family_time(self.process.pid)
        for client in self.clients:
            print(json.dumps([pace, seconds]), file=client.stdin, flush=True)
        answers: list[dict[str, Any]] = [json.loads(self.answer(client)) for client in self.clients]
        turn = Turn(
            took=[time for answer in answers for time in answer["took"]],
            cpu=family_time(self.process.pid) - spent,
            wall=perf_counter() - start,
            client_cpu=sum(answer["cpu"] for answer in answers),
            bytes=sum(answer["bytes"] for answer in answers),
        )
        self.turns.setdefault(pace, []).append(turn)

    def stop(self) -> None:
        for process in [*self.clients, self.process]:
            process.terminate()
        for process in [*self.clients, self.process]:
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            close_pipes(process)


def close_pipes(process: "subprocess.Popen[str]") -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


@contextmanager
def running(*servers: Server) -> Iterator[None]:
    try:
        yield
    finally:
        for server in servers:
            server.stop()
