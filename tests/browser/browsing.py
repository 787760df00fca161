"""A real browser and guests, who use it: each has a screen, a language and an identity."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    Response,
    WebSocket,
    expect,
)

from lamster.server.app import STATIC
from tests.browser.texts import OTL, Texts, texts
from tests.server.reading import Reader
from tests.server.running import Person, Server

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
"""Milliseconds that a test waits for a condition; long, because the machine may be busy."""

Language = Literal["en", "nl"]
Theme = Literal["dark", "light"]

TELL_VIOLATIONS = """
document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`content policy: ${event.violatedDirective} of ${event.blockedURI}`));
"""

TELL_ERROR_TOASTS = """
new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
        for (const node of addedNodes)
            if (node instanceof Element && node.matches('.toast.bad'))
                console.error(`error toast: ${node.querySelector('p').textContent}`);
}).observe(document, { childList: true, subtree: true });
"""

ADD_THE_SAME = "crypto.getRandomValues = (bytes) => bytes.fill(0);"
"""Removes the browser's share of every seed, so that a test always gets the same game."""


@dataclass(frozen=True, slots=True)
class Screen:
    """The screen of a guest, in pixels."""

    name: str
    width: int
    height: int
    touch: bool


DESKTOP = Screen("desktop", 1440, 900, touch=False)
LAPTOP = Screen("laptop", 1366, 650, touch=False)
"""The visible part of a page on the most common small laptop."""
LOW_DESKTOP = Screen("low desktop", 1280, 720, touch=False)
TABLET = Screen("tablet", 768, 1024, touch=True)
PHONE = Screen("phone", 360, 740, touch=True)


# The browser.


def find_browser() -> str:
    """Find the machine's Chromium. Without one the tests are skipped, or fail if LAMSTER_NEED_BROWSER is 1."""
    named = os.environ.get("LAMSTER_BROWSER")
    found = next((path for name in ([named] if named else NAMES) if (path := shutil.which(name))), None)
    if found is not None:
        return found
    reason = f"NO BROWSER, so no test in a browser: {named or 'chromium'} is not on the path (see LAMSTER_BROWSER)"
    if named or os.environ.get("LAMSTER_NEED_BROWSER") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


def check_client() -> None:
    """Fail if the client is not built."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the client has not been built: run python dev.py web")


def launch(playwright: Playwright, executable: str) -> Browser:
    return playwright.chromium.launch(executable_path=executable, args=ARGUMENTS, timeout=2 * PATIENCE)


# What must not happen on any page.


class Troubles:
    """Errors on the pages of a guest: each fails the test unless the test expects it.

    Errors of the console and of scripts, unhandled rejections, violations of the content policy, error toasts, and
    requests that failed or were refused.
    """

    def __init__(self, context: BrowserContext) -> None:
        self.found: list[str] = []
        self.foreseen: list[re.Pattern[str]] = []
        context.on("console", self.console)
        context.on("weberror", lambda error: self.note(f"error of a script: {error.error}"))
        context.on("requestfailed", self.failed)
        context.on("response", self.answered)

    def note(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self.foreseen):
            self.found.append(text)

    def console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.note(f"console: {message.text} ({message.location.get('url', '')})")

    def failed(self, request: Request) -> None:
        """Note a failed request; one that was aborted by navigation did not fail."""
        if request.failure != "net::ERR_ABORTED":
            self.note(f"failed: {request.method} {request.url}: {request.failure}")

    def answered(self, response: Response) -> None:
        if response.status >= 400:
            self.note(f"refused: {response.status} {response.request.method} {response.url}")

    def foresee(self, pattern: str) -> None:
        """From now on, ignore errors that match."""
        self.foreseen.append(re.compile(pattern))

    def check(self, who: str) -> None:
        assert not self.found, f"on {who}'s pages: " + "; ".join(self.found)


class Tap(Reader):
    """Records everything that the server sends to a guest's pages: WebSocket frames, and responses of the API."""

    def __init__(self, context: BrowserContext) -> None:
        super().__init__()
        self.answers: list[tuple[str, str]] = []
        """Paths of requests, and the texts of their responses."""
        self.coming: list[Response] = []
        context.on("page", lambda page: page.on("websocket", self.listen))
        context.on("response", self.answered)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.take_frame)

    def take_frame(self, frame: str | bytes) -> None:
        self.read(frame if isinstance(frame, str) else frame.decode())

    def answered(self, response: Response) -> None:
        if urlsplit(response.url).path.startswith("/api/"):
            self.coming.append(response)

    def take_answers(self) -> None:
        """Read the responses; call this before navigation, after which they cannot be read."""
        self.answers += [(urlsplit(response.url).path, response.text()) for response in self.coming]
        self.coming.clear()

    @property
    def round(self) -> int:
        found: int = self.position["round"] if self.position else 0
        return found


CONNECTION_ERRORS = r"WebSocket|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_SOCKET|ERR_EMPTY_RESPONSE"


# The guests.


class Guest:
    """A person at a screen. `person` is the same person without a browser, to reach a position quickly."""

    def __init__(self, context: BrowserContext, server: Server, name: str, screen: Screen, say: Texts) -> None:
        self.context = context
        self.server = server
        self.name = name
        self.screen = screen
        self.say = say
        self.person = Person(server, name)
        self.troubles = Troubles(context)
        self.tap = Tap(context)
        self.keep_identity()
        self.page: Page = context.new_page()

    def keep_identity(self) -> None:
        cookie, _, value = self.person.cookie.partition("=")
        self.context.add_cookies([{"name": cookie, "value": value, "url": self.server.address}])

    def go(self, path: str) -> "Guest":
        self.page.goto(self.server.address + path, wait_until="domcontentloaded")
        return self

    def press(self, target: Locator) -> None:
        """Tap or click, depending on the screen. A question takes no answer in its first moment."""
        expect(self.page.locator("[data-fresh]")).to_have_count(0)
        if self.screen.touch:
            target.tap()
        else:
            target.click()

    def expects_toast(self, text: str) -> None:
        """From now on, an error toast with this text is no failure."""
        self.troubles.foresee(f"error toast: .*{re.escape(text)}")

    def expects_failure(self, pattern: str) -> None:
        """From now on, requests and console messages that match are no failure."""
        self.troubles.foresee(pattern)

    @property
    def path(self) -> str:
        found = urlsplit(self.page.url)
        return found.path

    @contextmanager
    def while_disconnected(self) -> Iterator[None]:
        """Inside this, errors of the connection are no failure."""
        self.troubles.foresee(CONNECTION_ERRORS)
        yield
        self.page.evaluate("0")  # The messages of the console until now have arrived before the answer.
        self.troubles.foreseen.pop()


class Company:
    """Makes guests, closes their pages, and checks that there were no errors."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.guests: list[Guest] = []

    def __call__(
        self,
        name: str = "Ann",
        screen: Screen = DESKTOP,
        language: Language = "en",
        theme: Theme = "dark",
        motion: bool = False,
        game: str = OTL,
    ) -> Guest:
        context = self.browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale={"en": "en-GB", "nl": "nl-NL"}[language],
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(TELL_VIOLATIONS)
        context.add_init_script(TELL_ERROR_TOASTS)
        context.add_init_script(ADD_THE_SAME)
        guest = Guest(context, self.server, name, screen, texts(language, game))
        self.guests.append(guest)
        return guest

    def leave(self) -> None:
        for guest in self.guests:
            guest.context.close()

    def check(self) -> None:
        for guest in self.guests:
            guest.troubles.check(guest.name or "a stranger")
