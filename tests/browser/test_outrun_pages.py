"""The tables of Outrun are accessible, on wide and narrow screens and in both languages."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import PHONE, Company, Guest
from tests.browser.out_page_states import OUT_TABLES, REPLAYS
from tests.browser.out_positions import finish_button, racing
from tests.browser.page_variants import Look, looks_at
from tests.browser.pages import wait_until_still
from tests.browser.test_getaway_driver_pages import check_thumbs
from tests.browser.test_pages import check_page, name_of
from tests.browser.texts import OUT

SHOWN, OTHERS = looks_at(OUT_TABLES, ("run", "interfere"))


@pytest.mark.parametrize(("page", "look"), SHOWN, ids=name_of)
def test_table(company: Company, page: str, look: Look) -> None:
    see_table(company("Ann", *look, game=OUT), page)


@pytest.mark.long
@pytest.mark.parametrize(("page", "look"), OTHERS, ids=name_of)
def test_table_in_every_other_look(company: Company, page: str, look: Look) -> None:
    see_table(company("Ann", *look, game=OUT), page)


def see_table(guest: Guest, page: str) -> None:
    OUT_TABLES[page](guest)
    wait_until_still(guest)
    check_page(guest)
    if page in REPLAYS:
        return
    check_title(guest)
    if guest.screen is PHONE and page != "review":  # There six rows are to be seen at once, and nothing is played.
        check_thumbs(guest)
    if racing(guest).count():
        check_no_scrolling(guest)


def check_title(guest: Guest) -> None:
    """Whose turn it is stands on the tab of the browser."""
    game = guest.say("game-title")
    mine = f"● {guest.say('table-your-turn')} · {game}"
    expect(guest.page).to_have_title(mine if guest.tap.decision and not guest.tap.over else game)


def check_no_scrolling(guest: Guest) -> None:
    """There is no time for that in a race."""
    wide, high = guest.page.evaluate("[innerWidth, innerHeight]")
    assert guest.page.evaluate("document.documentElement.scrollHeight") <= high
    for part in (racing(guest), finish_button(guest)):
        if part.count():
            at = part.bounding_box()
            assert at is not None
            assert (at["x"] >= 0, at["x"] + at["width"] <= wide, at["y"] + at["height"] <= high) == (True, True, True)
