"""The tables of Escape from New York are accessible, on wide and narrow screens and in both languages."""

import pytest

from tests.browser.browsing import PHONE, Company, Guest
from tests.browser.efny_page_states import EFNY_TABLES
from tests.browser.efny_positions import plan
from tests.browser.page_variants import Look, looks_at
from tests.browser.pages import board, hand, options, question, wait_until_still
from tests.browser.test_getaway_driver_pages import check_thumbs, check_title, check_within_reach
from tests.browser.test_pages import check_page, name_of
from tests.browser.test_phone import check_in_sight
from tests.browser.texts import EFNY

SHOWN, OTHERS = looks_at(EFNY_TABLES, ("plan",))


@pytest.mark.parametrize(("page", "look"), SHOWN, ids=name_of)
def test_table(company: Company, page: str, look: Look) -> None:
    see_table(company("Ann", *look, game=EFNY), page)


@pytest.mark.long
@pytest.mark.parametrize(("page", "look"), OTHERS, ids=name_of)
def test_table_in_every_other_look(company: Company, page: str, look: Look) -> None:
    see_table(company("Ann", *look, game=EFNY), page)


def see_table(guest: Guest, page: str) -> None:
    EFNY_TABLES[page](guest)
    check_page(guest)
    check_title(guest)
    check_within_reach(guest)
    if guest.screen is PHONE:
        check_thumbs(guest)
    if guest.screen is PHONE and options(guest).count():
        check_move_in_sight(guest)


def check_move_in_sight(guest: Guest) -> None:
    """Map and question, and the plan where it is about the plan. What else lies on the desk may be further down."""
    wait_until_still(guest)
    guest.page.evaluate("scrollTo(0, 0)")
    check_in_sight(board(guest), "the map")
    check_in_sight(question(guest), "the question")
    kind = "" if guest.tap.decision is None else guest.tap.decision["kind"]
    if kind in ("choose", "play"):
        check_in_sight(plan(guest), "the plan")
    if kind == "choose":
        check_in_sight(hand(guest).locator("[data-place=hand]").first, "the cards")
