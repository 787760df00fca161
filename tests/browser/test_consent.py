"""What needs consent, in real browsers: undo requests, spectators, shared views, rematches."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest, Screen
from tests.browser.otl_positions import in_play, waiting
from tests.browser.page_variants import mainly
from tests.browser.pages import (
    hand,
    labels,
    list_all,
    open_from_menu,
    open_tab,
    options,
    question,
    say_in_chat,
    see_game,
    see_toast,
    wait_for_my_turn,
)
from tests.browser.test_pages import check_page
from tests.server.playing import GETAWAY, SHORT, started
from tests.server.running import Page

SCREENS = [(DESKTOP, PHONE), pytest.param(PHONE, DESKTOP, marks=pytest.mark.long)]


def in_company(company: Company, mine: Screen, other: Screen) -> tuple[Guest, Guest]:
    return company("Ann", mine), company("Bas", other, "nl", "light")


def open_pages(guests: list[Guest], pages: list[Page]) -> None:
    """Close the API connections; from now on only the browsers are connected."""
    for guest, page in zip(guests, pages, strict=True):
        page.close()
        guest.go(f"/table/{page.table_id}")
        see_game(guest)


def act(page: Page, verb: str) -> None:
    assert page.decision is not None
    page.act(next(option["code"] for option in page.decision["options"] if option["code"].startswith(verb)))


def button(guest: Guest, text: str) -> Locator:
    return guest.page.get_by_role("button", name=guest.say(text))


# Undo requests.


@pytest.mark.parametrize(("mine", "other"), SCREENS, ids=["desk", "phone"])
def test_an_undo_request_is_agreed_to(company: Company, mine: Screen, other: Screen) -> None:
    ann, bas = in_company(company, mine, other)
    pages = in_play([ann.person, bas.person], round_limit=5)
    act(pages[0], "go")
    act(pages[0], "draw")
    open_pages([ann, bas], pages)
    ann.press(button(ann, "back-open"))
    window = ann.page.get_by_role("dialog", name=ann.say("back-title"))
    expect(window).to_contain_text(ann.say("back-ask", names="Bas", count=1))
    expect(window).to_contain_text(ann.say("back-learned"))
    check_page(ann)
    ann.press(window.get_by_role("button", name=ann.say("back-turn")))
    expect(window).not_to_be_visible()
    expect(question(ann)).to_contain_text(ann.say("consent-waiting", names="Bas"))
    expect(question(bas)).to_contain_text(bas.say("undo-request-learned"))
    check_page(bas)
    bas.press(button(bas, "consent-agree"))
    expect(button(bas, "consent-agree")).to_have_count(0)
    wait_for_my_turn(ann)
    list_all(ann)
    expect(options(ann).first).to_have_attribute("data-code", re.compile("^go:"))
    for guest, told in ((ann, "yes"), (bas, "no")):
        log = open_tab(guest, "log-title")
        expect(log).to_contain_text(guest.say("log-table-undo-consent", you=told, player="Ann"))
    assert ann.tap.position["wish"] is None


def test_a_declined_undo_request_changes_nothing(company: Company) -> None:
    ann, bas = in_company(company, DESKTOP, DESKTOP)
    pages = in_play([ann.person, bas.person], round_limit=5)
    act(pages[0], "go")
    act(pages[0], "draw")
    open_pages([ann, bas], pages)
    expect(button(ann, "back-open")).to_be_visible()
    before = labels(ann)
    ann.page.keyboard.press("u")
    window = ann.page.get_by_role("dialog", name=ann.say("back-title"))
    ann.press(window.get_by_role("button", name=ann.say("back-action")))
    bas.press(button(bas, "consent-decline"))
    expect(question(ann)).not_to_contain_text(ann.say("consent-waiting", names="Bas"))
    expect(open_tab(ann, "log-title")).to_contain_text(ann.say("log-table-undo-declined", you="no", player="Bas"))
    assert labels(ann) == before


# Spectators.


def test_a_player_may_object_to_spectators(company: Company) -> None:
    ann, bas = in_company(company, DESKTOP, PHONE)
    pages = in_play([ann.person, bas.person])
    open_pages([ann, bas], pages)
    eva = company("Eva")
    eva.go(f"/table/{pages[0].table_id}")
    see_game(eva)
    expect(ann.page.get_by_role("button", name=ann.say("spectators-count", count=1))).to_be_visible()
    bas.press(bas.page.get_by_role("button", name=bas.say("spectators-count", count=1)))
    window = bas.page.get_by_role("dialog", name=bas.say("spectators-title"))
    expect(window).to_contain_text("Eva")
    check_page(bas)
    bas.press(window.get_by_role("switch", name=bas.say("spectators-agree")))
    expect(eva.page.get_by_role("heading", name=eva.say("table-refused-no-onlookers"))).to_be_visible()
    expect(ann.page.get_by_role("button", name=ann.say("spectators-count", count=1))).to_have_count(0)


def test_delayed_spectators_wait_for_the_game(company: Company) -> None:
    ann, bas = company("Ann"), company("Bas")
    pages = waiting([ann.person, bas.person])
    pages[0].ask("set-table", onlooker_delay=60)
    eva = company("Eva", PHONE, "nl", "light")
    eva.go(f"/table/{pages[0].table_id}")
    expect(eva.page.get_by_text(eva.say("spectators-delay-60"))).to_be_visible()
    started(pages)
    expect(eva.page.get_by_role("heading", name=eva.say("spectators-begun"))).to_be_visible()
    check_page(eva)
    assert not eva.tap.position
    say_in_chat(eva, "veel plezier")
    see_toast(eva, eva.say("spectators-said", delay=eva.say("spectators-delay-60")))
    pages[0].until(lambda: "veel plezier" in pages[0].said)


# Shared views.


@pytest.mark.parametrize("screen", mainly(PHONE, DESKTOP), ids=lambda screen: screen.name)
def test_a_shared_view_is_shown_until_it_ends(company: Company, screen: Screen) -> None:
    ann, bas = in_company(company, screen, DESKTOP)
    open_pages([ann, bas], in_play([ann.person, bas.person], round_limit=5))
    window = open_from_menu(ann, "spectators-title")
    ann.press(window.get_by_role("button", name=ann.say("shared-view-make")))
    link = window.get_by_text(re.compile("#shoulder="))
    expect(link).to_be_visible()
    check_page(ann)
    eva = company("Eva", screen, "nl", "light")
    eva.page.goto(link.inner_text(), wait_until="domcontentloaded")
    see_game(eva)
    expect(eva.page.get_by_text(eva.say("shared-view-badge", name="Ann"))).to_be_visible()
    expect(hand(eva)).to_be_visible()
    expect(options(eva).first).to_be_disabled()
    check_page(eva)
    assert {*eva.tap.position["view"]["own"]["hand"]} == {*ann.tap.position["view"]["own"]["hand"]}
    expect(window).to_contain_text(ann.say("shared-view-of", name="Ann"))
    expect(open_tab(bas, "log-title")).to_contain_text(bas.say("log-table-shared", you="no", player="Ann"))
    ann.press(window.get_by_role("button", name=ann.say("shared-view-end")))
    see_toast(ann, ann.say("shared-view-ended"))
    expect(eva.page.get_by_role("heading", name=eva.say("table-refused-no-link"))).to_be_visible()
    check_page(eva)


# Rematches.


def test_a_rematch_with_the_roles_swapped(company: Company) -> None:
    ann, bas = company("Ann", game="getaway_driver"), company("Bas", PHONE, "nl", game="getaway_driver")
    table = ann.person.create("me", "open", game=GETAWAY, options=SHORT[GETAWAY])
    pages = [guest.person.page(table).ready() for guest in (ann, bas)]
    pages[1].ask("sit", seat=1)
    started(pages)
    pages[0].ask("resign", seat=0)
    for guest, page in zip((ann, bas), pages, strict=True):
        page.close()
        guest.go(f"/table/{table}")
    ann.press(button(ann, "rematch-swap"))
    expect(ann.page.get_by_text(ann.say("rematch-not-here"))).to_be_visible()
    assert [seat["name"] for seat in ann.tap.table["seats"]] == ["Bas", "Ann"]
    check_page(ann)
    bas.press(bas.page.get_by_role("link", name=bas.say("table-join-rematch")))
    expect(ann.page.get_by_text(ann.say("rematch-not-here"))).to_have_count(0)
