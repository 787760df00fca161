"""A server under test and its clients, in processes of their own."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from bench.shared.program import ROOT

Kind = Literal["lamster", "boardgame"]
CLIENT_PROCESSES = 2
STOP_TIMEOUT_S = 10.0
BOARDGAME = ROOT / "bench" / "boardgame_io"
LAMSTER_ENV = {"LAMSTER_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}


class ServerProcess:
    """A server under test with the processes of its clients."""

    def __init__(self, title: str, kind: Kind, command: list[str], env: dict[str, str]) -> None:
        self.title = title
        self.kind = kind
        self.process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **env}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
        self.clients: list[subprocess.Popen[str]] = []

    @property
    def pid(self) -> int:
        return self.process.pid

    @cached_property
    def port(self) -> int:
        """The port of the address that the server prints on its first line."""
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if not found:
            sys.exit(f"{self.title} did not start")
        return urlsplit(found[0]).port or 0

    def start_clients(self, module: str, tables: int, *words: str) -> None:
        """Start the client processes, each with its share of the tables, and wait until all clients are connected.

        See `client_process.py` for what such a module does.
        """
        first = 0
        for share in split_evenly(tables, CLIENT_PROCESSES):
            arguments = (self.kind, str(self.port), str(share), str(first), *words)
            command = [sys.executable, "-m", module, *arguments]
            self.clients.append(
                subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            )
            first += share
        for client in self.clients:
            self.read_line(client)

    def ask_clients(self, request: Any) -> list[Any]:
        """Send the same request to all client processes, and wait for their answers."""
        for client in self.clients:
            print(json.dumps(request), file=client.stdin, flush=True)
        return [json.loads(self.read_line(client)) for client in self.clients]

    def read_line(self, client: "subprocess.Popen[str]") -> str:
        assert client.stdout is not None
        line = client.stdout.readline()
        if not line:
            sys.exit(f"a client process of {self.title} ended early")
        return line

    def stop(self) -> None:
        for process in [*self.clients, self.process]:
            process.terminate()
        for process in [*self.clients, self.process]:
            try:
                process.wait(STOP_TIMEOUT_S)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            close_pipes(process)


def close_pipes(process: "subprocess.Popen[str]") -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


def split_evenly(total: int, parts: int) -> list[int]:
    return [total // parts + (number < total % parts) for number in range(parts)]


@contextmanager
def running(*servers: ServerProcess) -> Iterator[None]:
    """Stop the servers at the end."""
    try:
        yield
    finally:
        for server in servers:
            server.stop()


def start_lamster(
    title: str,
    data: Path,
    *options: str,
    python: Path | str = sys.executable,
    module: tuple[str, ...] = ("bench.shared.lamster_server",),
) -> ServerProcess:
    """Start Lamster's server on a free port. `module` is what runs `lamster serve`, with its own arguments."""
    command = [str(python), "-m", *module, "serve", "--port", "0", "--data", str(data), *options]
    return ServerProcess(title, "lamster", command, LAMSTER_ENV)


def start_boardgame() -> ServerProcess | None:
    """Start boardgame.io's server if it is installed."""
    node = shutil.which("node")
    if node is None or not (BOARDGAME / "node_modules").is_dir():
        print("skipped: boardgame.io (`dev.py bench` installs it)")
        return None
    version = json.loads((BOARDGAME / "package.json").read_text(encoding="utf-8"))["dependencies"]["boardgame.io"]
    command = [node, str(BOARDGAME / "server.mjs")]
    return ServerProcess(f"boardgame.io {version}", "boardgame", command, {"NODE_ENV": "production"})
