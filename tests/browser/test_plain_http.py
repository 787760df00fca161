"""Over plain http at an address of a home network, where browsers offer no push, no clipboard and no wake lock.

The browser is told that addresses of a network for documentation are this machine: for it they are not on loopback, so
that it does not trust them.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import ARGUMENTS, PATIENCE, Company, Guest, find_browser
from tests.browser.conftest import use_company
from tests.browser.pages import (
    ending,
    make_a_table,
    open_from_menu,
    play_to_the_end,
    see_game,
    see_toast,
    sit_down,
    start_the_game,
    wait_for_my_turn,
    wait_until,
)
from tests.server.running import Server
from tests.server.short_absence_server import AWAY_MS, Impatient

HOME_NETWORK = "192.0.2.7"
MAPPED = "--host-resolver-rules=MAP 192.0.2.* 127.0.0.1"
MISSING = "['clipboard', 'serviceWorker', 'wakeLock'].filter((name) => name in navigator)"
WAKE_LOCK = """
window.held = 0;
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
    window.held += 1;
    return { release: async () => { window.held -= 1; } };
} } });
"""
"""Replaces the wake lock of the browser, which has no screen in a test, by one that counts."""


class HomeServer(Server):
    """A server that is reached by its address in the home network."""

    def start(self, port: int = 0) -> None:
        super().start(port)
        self.address = f"http://{HOME_NETWORK}:{self.port}"


@pytest.fixture(scope="module")
def home_browser(browser: Browser) -> Iterator[Browser]:
    """A browser for which the home network is this machine, beside that of the other tests."""
    found = browser.browser_type.launch(executable_path=find_browser(), args=[*ARGUMENTS, MAPPED], timeout=2 * PATIENCE)
    yield found
    found.close()


@pytest.fixture
def home(home_browser: Browser, tmp_path: Path) -> Iterator[Company]:
    server = HomeServer(tmp_path)
    try:
        yield from use_company(Company(home_browser, server))
    finally:
        server.kill()


def test_a_game_without_what_browsers_keep_for_encrypted_pages(home: Company) -> None:
    """From the invitation to the end; an error on the way would fail the test."""
    guest = at_home(home)
    make_a_table(guest, "me", "bot")
    assert not guest.page.evaluate("isSecureContext")
    assert guest.page.evaluate(MISSING) == []
    copy_the_invitation(guest)
    start_the_game(guest)
    play_to_the_end(guest, Random(1))
    expect(ending(guest)).to_be_visible()


def at_home(home: Company) -> Guest:
    """Chromium says on every page that it ignores one of the server's headers there."""
    guest = home("Ann")
    guest.expects_failure("Cross-Origin-Opener-Policy header has been ignored")
    return guest


def copy_the_invitation(guest: Guest) -> None:
    """What was copied is seen by pasting it."""
    guest.press(guest.page.get_by_role("button", name=guest.say("table-copy-link")))
    see_toast(guest, guest.say("copied"))
    field = guest.page.get_by_role("textbox", name=guest.say("chat-say"))
    field.focus()
    guest.page.keyboard.press("Control+v")
    expect(field).to_have_value(guest.page.url)
    field.fill("")


def test_notifications_say_why_they_cannot_be_had(home: Company) -> None:
    guest = at_home(home)
    make_a_table(guest, "me", "bot")
    start_the_game(guest)
    window = open_from_menu(guest, "push-title")
    expect(window.get_by_text(guest.say("push-insecure"))).to_be_visible()


def test_the_screen_stays_awake_while_one_plays(company: Company) -> None:
    guest = company("Ann")
    guest.context.add_init_script(WAKE_LOCK)
    make_a_table(guest, "me", "bot")
    assert guest.page.evaluate("window.held") == 0
    start_the_game(guest)
    wait_for_my_turn(guest)
    guest.page.wait_for_function("window.held === 1")
    play_to_the_end(guest, Random(1))
    guest.page.wait_for_function("window.held === 0")


# The server's address changes.


@pytest.fixture
def moved(home_browser: Browser, tmp_path: Path) -> Iterator[Company]:
    """Guests of a server by which who has no page counts as absent after some seconds."""
    server = Impatient(tmp_path)
    try:
        yield from use_company(Company(home_browser, server))
    finally:
        server.kill()


def test_a_changed_address_of_the_server_loses_nobodys_seat(moved: Company) -> None:
    """The host, on the computer of the server, lets the others in again."""
    ann, bas = moved("Ann"), moved("Bas")
    table = sit_and_play(ann, bas)
    bas.page.close()
    link = link_for(ann, "Bas")
    again = moved("")
    again.expects_failure("Cross-Origin-Opener-Policy header has been ignored")
    again.page.goto(link.replace("127.0.0.1", HOME_NETWORK), wait_until="domcontentloaded")
    again.press(again.page.get_by_role("button", name=again.say("seat-take-do")))
    see_game(again)
    assert again.path == f"/table/{table}"
    wait_until(again, lambda: again.tap.you.get("seats") == [1], "for the seat")
    wait_until(ann, lambda: ann.tap.table["seats"][1]["name"] == "Bas", "for the name")


def sit_and_play(ann: Guest, bas: Guest) -> str:
    path = make_a_table(ann, "me", "friend")
    bas.go(path)
    sit_down(bas)
    start_the_game(ann)
    see_game(bas)
    return path.rpartition("/")[2]


def link_for(guest: Guest, name: str) -> str:
    """A link to the seat of somebody who has been away for some seconds."""
    people = open_from_menu(guest, "table-people")
    other = people.get_by_role("button", name=guest.say("table-other-device", name=name))
    expect(other).to_be_visible()
    guest.page.wait_for_timeout(AWAY_MS)
    guest.press(other)
    window = guest.page.get_by_role("dialog", name=guest.say("seat-link-title", name=name))
    guest.press(window.get_by_role("button", name=guest.say("seat-link-make")))
    return window.get_by_text("#seat=").inner_text()
