"""The server is replaced in the middle of a game without a visible interruption."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest
from tests.browser.conftest import use_company
from tests.browser.otl_positions import in_play
from tests.browser.pages import (
    asked,
    chosen,
    confirm,
    labels,
    open_tab,
    see_game,
    select_final_option,
    whose_turn,
)
from tests.server.running import Person
from tests.server.test_restart import Activated, stopped

SHORT = 2.8
"""The longest gap in seconds. A busy machine may take longer, so the test tries again."""
ATTEMPTS = 4
WATCH = """
window.alarms = [];
const look = () => {
    for (const shown of document.querySelectorAll('[role=status], [role=alert], dialog[open]')) {
        const text = shown.innerText.trim();
        if (text && !window.alarms.includes(text)) window.alarms.push(text);
    }
};
look();
window.alarms = [];
new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
"""
"""Keeps whatever is shown or announced to the reader from now on, however briefly."""
TYPED = "have you seen"


@pytest.fixture
def kept(browser: Browser, tmp_path: Path) -> Iterator[tuple[Company, Activated]]:
    """Guests of a server whose socket is kept while it is replaced."""
    server = Activated(tmp_path)
    try:
        for company in use_company(Company(browser, server)):
            yield company, server
    finally:
        if server.process.poll() is None:
            server.kill()
        server.socket.close()


def test_nobody_notices_that_the_server_is_replaced(kept: tuple[Company, Activated]) -> None:
    """No notice is shown; typed text and the selected option stay, and the game goes on."""
    company, server = kept
    ann, bas = guests = company("Ann", DESKTOP), company("Bas", PHONE, "nl")
    table = at_a_table(guests)
    mover = whose_turn(guests)
    assert mover is not None
    before = asked(mover), labels(mover)
    half = select_final_option(mover).inner_text()
    open_tab(ann, "chat-title")
    said = ann.page.get_by_role("textbox", name=ann.say("chat-say"))
    said.fill(TYPED)
    for guest in guests:
        guest.page.evaluate(WATCH)
    for _ in range(ATTEMPTS):
        with ann.while_disconnected(), bas.while_disconnected():
            gap = replaced(server, table)
        alarms = [alarm for guest in guests for alarm in guest.page.evaluate("window.alarms")]
        if not alarms:
            break
        assert gap >= SHORT, alarms
        for guest in guests:
            guest.page.evaluate(WATCH)
    else:
        pytest.skip("this machine is too busy to start a server within three seconds")
    assert (asked(mover), labels(mover)) == before
    expect(chosen(mover)).to_have_text(half)
    expect(said).to_have_value(TYPED)
    confirm(mover)
    expect(chosen(mover)).to_have_count(0)


def at_a_table(guests: tuple[Guest, Guest]) -> str:
    pages = in_play([guest.person for guest in guests], moves=1, round_limit=3)
    for guest, page in zip(guests, pages, strict=True):
        page.close()
        guest.go(f"/table/{page.table_id}")
        see_game(guest)
    return pages[0].table_id


def replaced(server: Activated, table: str) -> float:
    """Replace the server; return how long a person at the table was without a connection."""
    begun = time.monotonic()
    assert stopped(server) == 0
    server.start()
    spectator = Person(server, "Eve").page(table).ready()
    spectator.until(lambda: sum(one["online"] for one in spectator.table["people"] if one["name"] != "Eve") == 2)
    spectator.close()
    return time.monotonic() - begun
