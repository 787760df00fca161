"""A real server in a process of its own, and a client that reads every frame."""

import http.client
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lamster.kernel.chance import commitment, seed_from_text
from tests.server.reading import Json, Reader

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0
HAS_PROC = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
OPEN: list[ClientConnection] = []
"""Lines that tests opened; `hang_up` closes them."""


def hang_up() -> None:
    while OPEN:
        OPEN.pop().close()


def wait_until(done: Callable[[], bool]) -> None:
    """For what the server does by itself, and nobody is told of."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


class Server:
    """`lamster serve` on loopback, on any free port: its tables are in a folder of the test, its chance is fixed."""

    module = "tests.server.fixed_seed_server"

    def __init__(self, data: Path, *extra: str, errors: IO[bytes] | None = None) -> None:
        self.data = data
        self.extra = extra
        self.errors = errors
        """Where its log goes; None: to the test's own."""
        self.start()

    def start(self, port: int = 0) -> None:
        options = ["--port", str(port), "--data", str(self.data), "--bot-pause", "0", "--bot-workers", "1", *self.extra]
        env = {**os.environ, "LAMSTER_LANGUAGE": "en", "PYTHONUNBUFFERED": "1", **self.environment()}
        self.process = subprocess.Popen(
            [*self.python(), "-m", self.module, "serve", *options],
            stdout=subprocess.PIPE,
            stderr=self.errors,
            pass_fds=self.handed,
            text=True,
            env=env,
            cwd=ROOT,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, "the server did not say where it is"
        self.address = found[0]
        self.port = urlsplit(self.address).port or 0

    def environment(self) -> dict[str, str]:
        """What else the process is to find there."""
        return {}

    handed: tuple[int, ...] = ()
    """Files that the server is handed over."""

    def python(self) -> list[str]:
        """What runs the module."""
        return [sys.executable]

    def kill(self) -> None:
        """SIGKILL: nothing can be tidied up."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.finish(PATIENCE)

    def finish(self, patience: float) -> int:
        code = self.process.wait(patience)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        try:
            return self.finish(15)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def restart(self) -> None:
        """On the same port, as a person would who starts it again."""
        self.kill()
        self.start(self.port)

    def living(self) -> list[int]:
        """The processes of the server's group that are still there: itself, and those in which bots think."""
        numbers = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
        return [pid for pid in numbers if is_of(pid, self.process.pid)]

    def file(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask the server's database, past the server."""
        with closing(sqlite3.connect(f"file:{self.data / 'lamster.db'}?mode=ro", uri=True, timeout=PATIENCE)) as store:
            return store.execute(sql, values).fetchall()

    def change(self, sql: str, *values: object) -> None:
        """Change the database of a server that does not run."""
        with closing(sqlite3.connect(self.data / "lamster.db", timeout=PATIENCE)) as store, store:
            store.execute(sql, values)


def is_of(pid: int, group: int) -> bool:
    """Whether a process is of this group and not dead: one that nobody has waited for yet is."""
    try:
        state, _, its_group = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:3]
    except OSError:
        return False
    return int(its_group) == group and state != "Z"


@contextmanager
def running(data: Path, *extra: str) -> Iterator[Server]:
    server = Server(data, *extra)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Refusal(Exception):
    """The server's typed error."""

    def __init__(self, body: Json) -> None:
        super().__init__(body["message"])
        self.error: str = body["error"]
        self.body = body


class Person:
    """A browser: a cookie, and requests with it."""

    patience = PATIENCE
    """Seconds to wait for an answer."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.name = name
        self.cookie = ""
        self.id: str = self.get("/api/me")["person"]
        if name:
            self.put("/api/me", {"name": name})

    def raw(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Mapping[str, str], bytes]:
        """Any request; its status, headers and body. Whoever was too fast waits: all tests share one address."""
        while (answer := self.once(method, path, body, headers))[0] == 429:
            time.sleep(0.3)
        return answer

    def once(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Mapping[str, str], bytes]:
        """The same, whatever the answer is."""
        sent = {**({"Cookie": self.cookie} if self.cookie else {}), **(headers or {})}
        with closing(http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=self.patience)) as line:
            line.request(method, path, body, sent)
            response = line.getresponse()
            data = response.read()
        found = {name.lower(): value for name, value in response.getheaders()}
        for cookie in response.headers.get_all("set-cookie", []):
            self.keep(cookie.partition(";")[0])
        return response.status, found, data

    def keep(self, cookie: str) -> None:
        """A cookie takes the place of the one that had its name."""
        name = cookie.partition("=")[0]
        others = [other for other in self.cookie.split("; ") if other and other.partition("=")[0] != name]
        self.cookie = "; ".join([*others, cookie])

    def json(self, method: str, path: str, body: Json | None = None) -> Json:
        """The answer; an error is raised."""
        status, _, data = self.raw(method, path, None if body is None else json.dumps(body).encode())
        found: Json = json.loads(data)
        if status >= 400:
            raise Refusal(found)
        return found

    def get(self, path: str) -> Json:
        return self.json("GET", path)

    def put(self, path: str, body: Json) -> Json:
        return self.json("PUT", path, body)

    def create(self, *seats: str, game: str = "on-the-lam", **rest: Any) -> str:
        """A table with these seats: me, open, or the level of a bot."""
        wanted = {"game": game, "seats": list(seats), "options": {}, **rest}
        made: str = self.json("POST", "/api/tables", wanted)["table"]
        return made

    def page(self, table: str, **headers: str) -> "Page":
        return Page(self, table, headers)

    def pupil(self, table: str, key: str) -> "Page":
        """A page that was opened by a link to somebody's seat."""
        return Page(self, table, key=key)


class Page(Reader):
    """An open page of a table."""

    patience = PATIENCE
    """Seconds to wait for whatever is to come."""

    def __init__(self, person: Person, table: str, headers: Mapping[str, str] | None = None, key: str = "") -> None:
        super().__init__()
        self.query = f"?key={key}" if key else ""
        self.person = person
        self.table_id = table
        self.headers = dict(headers or {})
        self.number = 0
        self.secret = seed_from_text(person.name)
        self.sharing = True
        """Adds to the seed by itself, as every page does."""
        self.connection = self.open()

    def open(self) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.person.server.port}/api/tables/{self.table_id}/socket{self.query}"
        headers = {"Cookie": self.person.cookie, **self.headers}
        held = connect(address, additional_headers=headers, max_size=None, open_timeout=self.patience, proxy=None)
        line = held.__enter__()
        OPEN.append(line)
        return line

    def reopen(self) -> None:
        self.connection = self.open()
        self.ready()

    def close(self) -> None:
        self.connection.close()

    # In.

    def receive(self, timeout: float | None = None) -> Json:
        """The next message, taken in."""
        text = self.connection.recv(self.patience if timeout is None else timeout)
        assert isinstance(text, str)
        message = self.read(text)
        if message["type"] == "state" and message["table"] and self.phase == "starting" and self.sharing:
            self.share()
        return message

    def share(self) -> None:
        """Add to the seed."""
        if self.you["seats"]:
            if self.table["reveal"]:
                self.send("reveal", secret=self.secret.hex())
            else:
                self.send("promise", commitment=commitment(self.label, self.secret))

    def until(self, done: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Read until something is true."""
        end = time.monotonic() + patience
        while not done():
            self.receive(max(0.01, end - time.monotonic()))

    def ready(self) -> "Page":
        """Read until everything came that a page is told when it opens."""
        message: Json = {"type": ""}
        while not (message["type"] == "state" and message["full"]):
            message = self.receive()
        return self

    def drain(self, quiet: float = 0.2) -> None:
        """Read what is there, until nothing comes for a while."""
        try:
            while True:
                self.receive(quiet)
        except (TimeoutError, ConnectionClosed):
            return

    # Out.

    def send(self, kind: str, **fields: Any) -> int:
        self.number += 1
        self.connection.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and read until its answer; an error is raised, but for that of having been too fast."""
        while True:
            try:
                return self.answer(self.send(kind, **fields))
            except Refusal as refusal:
                if refusal.error != "too-fast":
                    raise
                time.sleep(0.3)

    def answer(self, number: int) -> Json:
        while True:
            message = self.receive()
            if message.get("id") == number:
                if message["type"] == "error":
                    raise Refusal(message)
                return message

    def caught(self) -> "Page":
        """Read everything that was told until now: the server answers in order."""
        self.ask("ping")
        return self

    def act(self, code: str | None = None) -> Json:
        """Answer the decision, by default with its first option."""
        decision = self.decision
        assert decision is not None
        chosen = code or decision["options"][0]["code"]
        try:
            return self.ask("act", seat=decision["seat"], decision=decision["id"], code=chosen)
        except Refusal as refused:
            if refused.error != "stale" or not decision.get("unasked"):
                raise
            return {}  # The table was faster: this was one of those that it answers by itself.
