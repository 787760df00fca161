"""An absent player in a game without a clock: the others nudge, seat a bot or add a clock; the player may return."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest
from tests.browser.conftest import use_company
from tests.browser.otl_positions import QUICK
from tests.browser.pages import open_from_menu, open_tab, question, see_game, see_toast, see_waiting_room, wait_until
from tests.browser.test_pages import check_page
from tests.server.playing import started
from tests.server.short_absence_server import Impatient

SHOTS = os.environ.get("LAMSTER_SHOTS")


@pytest.fixture(scope="module")
def impatient(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Impatient]:
    server = Impatient(tmp_path_factory.mktemp("absent"))
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture
def company(browser: Browser, impatient: Impatient) -> Iterator[Company]:
    yield from use_company(Company(browser, impatient))


def shot(guest: Guest, name: str) -> None:
    if SHOTS:
        guest.page.screenshot(path=Path(SHOTS) / f"{name}-{guest.screen.name}.png")


def playing(host: Guest, *others: Guest) -> None:
    """The first of the others is asked, on the first seat; the host has the second one."""
    table = host.person.create("open", "me", *["open"] * (len(others) - 1), options=QUICK)
    seats = [0, *range(2, len(others) + 1)]
    pages = [host.person.page(table).ready(), *[guest.person.page(table).ready() for guest in others]]
    for seat, page in zip(seats, pages[1:], strict=True):
        page.ask("sit", seat=seat)
    started(pages)
    for guest in (host, *others):
        guest.go(f"/table/{table}")
        see_game(guest)
    for page in pages:
        page.close()


def banner(guest: Guest, name: str) -> Locator:
    return question(guest).get_by_role("group", name=guest.say("absent-away", name=name))


def test_a_player_vanishes_is_nudged_replaced_and_comes_back(company: Company) -> None:
    ann, sam, bas = company("Ann", DESKTOP), company("Sam", PHONE), company("Bas", PHONE, "nl", "light")
    playing(ann, sam, bas)
    path = sam.path
    sam.go("/settings")
    expect(banner(ann, "Sam")).to_be_visible()
    check_page(ann)
    shot(ann, "away")
    ann.press(banner(ann, "Sam").get_by_role("button", name=ann.say("nudge")))
    see_toast(ann, ann.say("nudge-sent", name="Sam"))
    expect(banner(ann, "Sam").get_by_role("button", name=ann.say("nudge-done"))).to_be_disabled()
    level = banner(ann, "Sam").get_by_role("combobox", name=ann.say("absent-level"))
    level.select_option(label=ann.say("table-bot-of-level", level=ann.say("table-level-easy")))
    expect(banner(bas, "Sam").get_by_role("button", name=bas.say("absent-vote-bot"))).to_be_visible()
    check_page(bas)
    shot(ann, "replace")
    shot(bas, "vote")
    before = ann.tap.position["ply"]
    ann.press(banner(ann, "Sam").get_by_role("button", name=ann.say("absent-seat-bot")))
    expect(banner(ann, "Sam")).to_be_hidden()
    wait_until(ann, lambda: ann.tap.position["ply"] > before + 1, "for the bot to move")
    assert ann.tap.table["seats"][0]["bot"] == "easy"
    expect(open_tab(bas, "log-title")).to_contain_text(
        bas.say("log-table-late", you="no", player="Sam", who=bas.say("table-level-easy"))
    )
    sam.go(path)
    back = sam.page.get_by_role("button", name=sam.say("table-take-back"))
    sam.press(back)
    expect(back).to_be_hidden()
    wait_until(ann, lambda: not ann.tap.table["seats"][0]["stand_in"], "for the seat to be Sam's again")


def test_the_others_vote_when_the_host_is_away_too(company: Company) -> None:
    ann, sam, bas, eva = company("Ann"), company("Sam"), company("Bas", PHONE, "nl"), company("Eva")
    playing(ann, sam, bas, eva)
    for guest in (ann, sam):
        guest.go("/settings")
    bas.press(banner(bas, "Sam").get_by_role("button", name=bas.say("absent-vote-bot")))
    expect(banner(bas, "Sam")).to_contain_text(bas.say("absent-count", votes=1, voters=2))
    expect(banner(bas, "Sam").get_by_role("button", name=bas.say("absent-unvote"))).to_be_visible()
    eva.press(banner(eva, "Sam").get_by_role("button", name=eva.say("absent-vote-bot")))
    expect(banner(bas, "Sam")).to_be_hidden()
    wait_until(bas, lambda: bas.tap.table["seats"][0]["bot"] == "medium", "for the bot to sit there")


def test_a_nudge_reaches_a_player_with_an_open_page(company: Company) -> None:
    ann, sam = company("Ann"), company("Sam", PHONE, "nl")
    playing(ann, sam)
    page = ann.person.page(ann.path.rpartition("/")[2]).ready()
    page.ask("nudge", seat=0)
    see_toast(sam, sam.say("nudge-mine", name="Ann"))


def test_a_clock_is_added_when_all_agree(company: Company) -> None:
    ann, sam = company("Ann"), company("Sam", PHONE, "nl", "light")
    playing(ann, sam)
    window = open_from_menu(ann, "clock-add")
    shot(ann, "clock")
    check_page(ann)
    ann.press(window.get_by_role("button", name=ann.say("clock-propose")))
    clock = sam.say("time-move-minutes", amount=2)
    asked = question(sam).get_by_role("group", name=sam.say("clock-question", name="Ann", clock=clock))
    expect(asked).to_be_visible()
    check_page(sam)
    shot(sam, "proposed")
    sam.press(asked.get_by_role("button", name=sam.say("consent-agree")))
    expect(asked).to_be_hidden()
    wait_until(ann, lambda: ann.tap.position["times"] is not None, "for the clock to run")
    expect(open_tab(sam, "log-title")).to_contain_text(sam.say("log-table-clock-added", clock=clock))


def test_the_host_removes_and_bans_after_being_asked_and_takes_both_back(company: Company) -> None:
    ann, sam = company("Ann"), company("Sam", PHONE, "nl", "light")
    table = ann.person.create("me", "open", options=QUICK)
    for guest in (ann, sam):
        guest.go(f"/table/{table}")
        see_waiting_room(guest)
    sam.press(sam.page.get_by_role("button", name=sam.say("table-sit"), exact=True))
    cross = ann.page.get_by_role("button", name=ann.say("table-remove", name="Sam"))
    window = ann.page.get_by_role("dialog", name=ann.say("send-away-title", name="Sam"))
    for text, refused, back in (
        ("send-away-remove", "table-refused-removed", "sent-away-undo-removed"),
        ("send-away-ban", "table-refused-blocked", "sent-away-undo-banned"),
    ):
        expect(ann.page.get_by_text(ann.say("table-away"))).to_have_count(0)  # The row moves when Sam comes back.
        ann.press(cross)
        expect(window).to_be_visible()
        check_page(ann)
        shot(ann, text)
        ann.press(window.get_by_role("button", name=ann.say("send-away-keep")))
        expect(cross).to_be_visible()
        ann.press(cross)
        ann.press(window.get_by_role("button", name=ann.say(text), exact=True))
        expect(sam.page.get_by_role("heading", name=sam.say(refused))).to_be_visible()
        shot(sam, refused)
        shot(ann, back)
        check_page(ann)
        ann.press(ann.page.get_by_role("button", name=ann.say(back)))
        expect(cross).to_be_visible()
        sam.go(f"/table/{table}")
        see_waiting_room(sam)
