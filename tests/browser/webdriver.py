"""Firefox and WebKit, driven by the standards that they speak: WebDriver BiDi, and WebDriver over HTTP.

Playwright drives only browsers of its own build, so these two have small clients here, with what the tests need: open
a page, run a script in it, press a point of it, type.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

STARTS_WITHIN_S = 60
ANSWERS_WITHIN_S = 60
WIDTH, HEIGHT = 1366, 768
MINI_BROWSERS = ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser")
PRESS = ({"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

WATCH = """
window.lamsterTroubles ??= (() => {
    const found = [];
    const note = (kind, text) => found.push(`${kind}: ${text}`);
    // Without an error it is a notice of the browser itself, such as that a ResizeObserver goes on in the next frame.
    addEventListener('error', (event) => event.error && note('error', event.message));
    addEventListener('unhandledrejection', (event) => note('rejection', event.reason));
    document.addEventListener('securitypolicyviolation', (event) => note('content policy', event.blockedURI));
    const tell = console.error;
    console.error = (...words) => { note('console', words.join(' ')); tell(...words); };
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node instanceof Element && node.matches('.toast.bad')) note('error toast', node.textContent);
    }).observe(document, { childList: true, subtree: true });
    return found;
})();
"""
"""Notes what must not happen on a page."""


class Driven(ABC):
    """A browser with one page."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Load an address, and watch the page for errors."""

    @abstractmethod
    def run(self, script: str, *values: object) -> Any:
        """The value of a function of the page, called with these values."""

    @abstractmethod
    def act(self, kind: str, actions: list[dict[str, object]]) -> None:
        """Do these actions with the mouse (`pointer`) or the keyboard (`key`)."""

    def press(self, x: float, y: float) -> None:
        move: dict[str, object] = {"type": "pointerMove", "x": int(x), "y": int(y), "duration": 0}
        self.act("pointer", [move, *map(dict, PRESS)])

    def type(self, text: str) -> None:
        self.act("key", [{"type": kind, "value": sign} for sign in text for kind in ("keyDown", "keyUp")])

    def troubles(self) -> list[str]:
        """What went wrong on the page since it was opened."""
        found: list[str] = self.run("() => window.lamsterTroubles")
        return found


class Firefox(Driven):
    """WebDriver BiDi, over the WebSocket that Firefox itself offers."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.number = 0
        self.told: list[str] = []
        """Errors that the browser tells of by itself: those of scripts and of the console."""
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("browsingContext.setViewport", context=self.context, viewport={"width": WIDTH, "height": HEIGHT})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {WATCH} }}")

    def ask(self, method: str, **params: object) -> Any:
        self.number += 1
        self.connection.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.connection.recv(ANSWERS_WITHIN_S))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.told.append(f"log: {answer['params']['text']}")
            if answer.get("id") == self.number:
                assert answer["type"] == "success", f"{method}: {answer}"
                return answer["result"]

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def run(self, script: str, *values: object) -> Any:
        called = f"() => JSON.stringify(({script})(...{json.dumps(values)}) ?? null)"
        target = {"context": self.context}
        answer = self.ask("script.callFunction", functionDeclaration=called, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def act(self, kind: str, actions: list[dict[str, object]]) -> None:
        self.ask("input.performActions", context=self.context, actions=[{"type": kind, "id": kind, "actions": actions}])

    def troubles(self) -> list[str]:
        return [*super().troubles(), *self.told]


class WebKit(Driven):
    """WebDriver over HTTP, as WebKitGTK's driver offers it."""

    def __init__(self, port: int, browser: str) -> None:
        self.port = port
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = self.ask("POST", "/session", wanted)["sessionId"]
        self.ask("POST", self.path("window/rect"), {"width": WIDTH, "height": HEIGHT, "x": 0, "y": 0})

    def path(self, rest: str) -> str:
        return f"/session/{self.session}/{rest}"

    def ask(self, method: str, path: str, body: object = None) -> Any:
        line = HTTPConnection("127.0.0.1", self.port, timeout=ANSWERS_WITHIN_S)
        line.request(method, path, None if body is None else json.dumps(body))
        response = line.getresponse()
        answer = json.loads(response.read())["value"]
        line.close()
        assert response.status == 200, f"{path}: {answer}"
        return answer

    def open(self, address: str) -> None:
        self.ask("POST", self.path("url"), {"url": address})
        self.run(f"() => {{ {WATCH} }}")

    def run(self, script: str, *values: object) -> Any:
        called = f"return JSON.stringify(({script})(...arguments) ?? null)"
        return json.loads(self.ask("POST", self.path("execute/sync"), {"script": called, "args": values}))

    def act(self, kind: str, actions: list[dict[str, object]]) -> None:
        self.ask("POST", self.path("actions"), {"actions": [{"type": kind, "id": kind, "actions": actions}]})

    def close(self) -> None:
        self.ask("DELETE", f"/session/{self.session}")


# Starting them.


@contextmanager
def firefox() -> Iterator[Driven]:
    program = needed("firefox-esr", "firefox")
    with ExitStack() as stack:
        profile = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        words = [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        process = stack.enter_context(running(words, {"HOME": profile}))
        address = find_line(process, r"WebDriver BiDi listening on (ws://\S+)")
        yield Firefox(stack.enter_context(connect(f"{address}/session", max_size=None, proxy=None)))


@contextmanager
def webkit() -> Iterator[Driven]:
    driver, xvfb, browser = needed("WebKitWebDriver"), needed("Xvfb"), mini_browser()
    with ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        screen = stack.enter_context(running([xvfb, "-displayfd", "2", "-screen", "0", f"{WIDTH}x{HEIGHT}x24"], {}))
        display, port = find_line(screen, r"^(\d+)$"), free_port()
        env = {
            "DISPLAY": f":{display}",
            "HOME": home,
            "XDG_RUNTIME_DIR": home,
            "LC_ALL": "C.UTF-8",
            "NO_AT_BRIDGE": "1",
        }
        env |= {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
        stack.enter_context(running([driver, f"--port={port}"], env))
        wait_for_port(port)
        driven = WebKit(port, browser)
        stack.callback(driven.close)
        yield driven


def needed(*names: str) -> str:
    """A program of the machine; without it the test is skipped, or fails if LAMSTER_NEED_BROWSER is 1."""
    found = next((path for name in names if (path := shutil.which(name))), None)
    return found or missing(names[0])


def mini_browser() -> str:
    found = sorted(str(path) for pattern in MINI_BROWSERS for path in Path("/").glob(pattern.lstrip("/")))
    return found[-1] if found else missing("MiniBrowser")


def missing(program: str) -> str:
    reason = f"NO {program}, so no test in this browser: `dev.py long` installs it as root"
    if os.environ.get("LAMSTER_NEED_BROWSER") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


@contextmanager
def running(words: list[str], env: dict[str, str]) -> Iterator["subprocess.Popen[str]"]:
    """A program, whose messages can be read, until the end of the context."""
    env = {**os.environ, **env}
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=env)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stderr is not None
        process.stderr.close()


def find_line(process: "subprocess.Popen[str]", pattern: str) -> str:
    """What the program says of itself."""
    assert process.stderr is not None
    for line in process.stderr:
        if found := re.search(pattern, line.strip()):
            return found[1]
    raise AssertionError(f"{process.args!r} ended before it said {pattern!r}")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def wait_for_port(port: int) -> None:
    end = time.monotonic() + STARTS_WITHIN_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < end, "the driver did not start"
            time.sleep(0.1)
