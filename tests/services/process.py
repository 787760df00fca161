"""Runs a service in a child process, as a user without privileges."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path

PATIENCE = 20.0
MEMORY = Path("/dev/shm")
ROOM = 1 << 30
USERS = ("postgres", "nobody")
"""The users that a service can run as if root runs the tests: PostgreSQL refuses to run as root."""


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def unprivileged_user() -> str:
    """The first of the unprivileged users that exists."""
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in USERS if name in names)


def unprivileged_prefix() -> list[str]:
    """The prefix of a command that makes it run as that user, if root runs the tests."""
    if not is_root():
        return []
    import pwd

    assert shutil.which("setpriv"), "tests with services need setpriv (util-linux) when they are run by root"
    user = pwd.getpwnam(unprivileged_user())
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


def roomy_memory() -> str | None:
    """A file system in memory, if there is room: removing a cluster from a real disk takes longer than its tests. What
    a process has written stays either way when it is killed.
    """
    there = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
    return str(MEMORY) if there else None


def private_folder(name: str) -> Path:
    """A temporary folder that the user of the services can open."""
    folder = Path(tempfile.mkdtemp(prefix=f"lamster-{name}-", dir=roomy_memory()))
    if is_root():
        shutil.chown(folder, unprivileged_user())
    return folder


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Service(ABC):
    """A child process: starts at once; `close` stops it and removes its files."""

    ending = signal.SIGTERM
    """The signal that stops it in an orderly way, without waiting for its clients."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = private_folder(name)
        self.output = self.folder / "output"
        self.process: subprocess.Popen[bytes] | None = None
        self.watcher: subprocess.Popen[bytes] | None = None
        self.port = free_port()

    @abstractmethod
    def command(self) -> list[str]:
        """The command that starts it in the foreground."""

    @abstractmethod
    def is_ready(self) -> bool:
        """Whether it answers."""

    def start(self) -> None:
        """Start it, on the same port each time."""
        with self.output.open("ab") as output:
            command = [*unprivileged_prefix(), *self.command()]
            self.process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, cwd=self.folder)
        self.watch(self.process.pid)
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert self.process.poll() is None, f"{self.name} did not start: {self.words()}"
            assert time.monotonic() < end, f"{self.name} does not answer: {self.words()}"
            time.sleep(0.02)

    def watch(self, pid: int) -> None:
        """Stop the service when the pipe to the tests closes, also if the tests are killed."""
        ending = f'cat >/dev/null; kill -{self.ending.name.removeprefix("SIG")} "$1"'
        self.watcher = subprocess.Popen(["sh", "-c", ending, "sh", str(pid)], stdin=subprocess.PIPE)

    def words(self) -> str:
        return self.output.read_text(encoding="utf-8", errors="replace")[-2000:]

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def stop(self) -> None:
        """Stop it in an orderly way; does nothing if it is not running."""
        if self.is_running:
            self.signal(self.ending)
            self.wait()

    def kill(self) -> None:
        """Kill it, without any cleanup of its own."""
        self.signal(signal.SIGKILL)
        self.wait()

    def wait(self) -> None:
        assert self.process is not None
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(PATIENCE)
            raise
        finally:
            self.unwatch()

    def unwatch(self) -> None:
        assert self.watcher is not None
        assert self.watcher.stdin is not None
        self.watcher.kill()
        self.watcher.wait(PATIENCE)
        self.watcher.stdin.close()

    def close(self) -> None:
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
