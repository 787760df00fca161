"""The tables of Getaway Driver are accessible, on wide and narrow screens and in both languages."""

import pytest
from playwright.sync_api import Locator

from tests.browser.browsing import PHONE, Company, Guest
from tests.browser.gd_positions import draft
from tests.browser.page_states import GD_TABLES
from tests.browser.page_variants import Look, looks_at
from tests.browser.pages import (
    asked,
    board,
    options,
    question_id,
    wait_until_still,
)
from tests.browser.test_pages import check_page, name_of
from tests.browser.test_phone import SMALLEST, TOO_SMALL, check_all_in_sight
from tests.browser.texts import GD

SHOWN, OTHERS = looks_at(GD_TABLES, ("police-moves",))
MANY = 12
"""Where more places than these may be chosen the whole table is shown, and one may have to move it to get at some."""


@pytest.mark.parametrize(("page", "look"), SHOWN, ids=name_of)
def test_table(company: Company, page: str, look: Look) -> None:
    see_table(company("Ann", *look, game=GD), page)


@pytest.mark.long
@pytest.mark.parametrize(("page", "look"), OTHERS, ids=name_of)
def test_table_in_every_other_look(company: Company, page: str, look: Look) -> None:
    see_table(company("Ann", *look, game=GD), page)


def see_table(guest: Guest, page: str) -> None:
    GD_TABLES[page](guest)
    check_page(guest)
    check_title(guest)
    shown = draft(guest) if page == "driver-picks" else board(guest)
    check_within_reach(guest, shown)
    if guest.screen is PHONE:
        check_thumbs(guest)
    if guest.screen is PHONE and options(guest).count():
        check_all_in_sight(guest, shown)


def check_title(guest: Guest) -> None:
    """Whose turn it is stands on the tab of the browser."""
    game = guest.say("game-title")
    mine = f"● {guest.say('table-your-turn')} · {game}"
    assert guest.page.title() == (mine if question_id(guest) else game)


def check_thumbs(guest: Guest) -> None:
    small = guest.page.evaluate(TOO_SMALL, SMALLEST)
    assert not small, small


OUT_OF_REACH = """
map => {
    const pane = map.getBoundingClientRect();
    const isInside = (x, y) => x > pane.left && x < pane.right && y > pane.top && y < pane.bottom;
    return [...map.querySelectorAll('[data-code]')].filter(target => {
        const at = target.getBoundingClientRect();
        const x = (at.left + at.right) / 2, y = (at.top + at.bottom) / 2;
        return !isInside(x, y) || !target.contains(document.elementFromPoint(x, y));
    }).map(target => target.dataset.code);
}
"""
"""What may be chosen on the map, or on the cards in its place, though a finger upon it would miss: it is out of the
window, or under something.
"""


def check_within_reach(guest: Guest, shown: Locator) -> None:
    wait_until_still(guest)
    if shown.locator("[data-code]").count() <= MANY:
        missed = shown.evaluate(OUT_OF_REACH)
        assert not missed, f"when asked {asked(guest)!r}: {missed}"
