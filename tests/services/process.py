"""A service in a process of its own, run by somebody who may do little."""

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
"""Whom a service runs as when the tests are run by root: PostgreSQL refuses to."""


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def somebody() -> str:
    """The first of the users who may do little and is there."""
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in USERS if name in names)


def humbly() -> list[str]:
    """The words before a command that make it run as somebody else, if the tests are run by root."""
    if not is_root():
        return []
    import pwd

    assert shutil.which("setpriv"), "tests with services need setpriv (util-linux) when they are run by root"
    user = pwd.getpwnam(somebody())
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


def roomy_memory() -> str | None:
    """A disk in memory, if there is room: to remove a cluster from a real one takes longer than all its tests. What
    a process has written stays either way when it is killed.
    """
    there = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
    return str(MEMORY) if there else None


def private_folder(name: str) -> Path:
    """A folder that the user of the services can reach, whoever owns those of the tests."""
    folder = Path(tempfile.mkdtemp(prefix=f"lamster-{name}-", dir=roomy_memory()))
    if is_root():
        shutil.chown(folder, somebody())
    return folder


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Service(ABC):
    """Started at once; `close` ends it and removes what it has written."""

    ending = signal.SIGTERM
    """Ends it in an orderly way, without waiting for its clients."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = private_folder(name)
        self.output = self.folder / "output"
        self.process: subprocess.Popen[bytes] | None = None
        self.watcher: subprocess.Popen[bytes] | None = None
        self.port = free_port()

    @abstractmethod
    def command(self) -> list[str]:
        """What starts it, in the foreground."""

    @abstractmethod
    def is_ready(self) -> bool:
        """Whether it answers."""

    def start(self) -> None:
        """On the same port each time."""
        with self.output.open("ab") as output:
            command = [*humbly(), *self.command()]
            self.process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, cwd=self.folder)
        self.watch(self.process.pid)
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert self.process.poll() is None, f"{self.name} did not start: {self.words()}"
            assert time.monotonic() < end, f"{self.name} does not answer: {self.words()}"
            time.sleep(0.02)

    def watch(self, pid: int) -> None:
        """When the tests are killed their end of the pipe is closed, and then the service ends too."""
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
        """In an orderly way; harmless when it does not run."""
        if self.is_running:
            self.signal(self.ending)
            self.wait()

    def kill(self) -> None:
        """Nothing can be tidied up."""
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
