"""People at a table: invitations, chat, undo, reports, leaving; and what a screen reader announces."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import DESKTOP, PHONE, TABLET, Company, Guest, Screen
from tests.browser.otl_positions import in_play, waiting
from tests.browser.page_states import PAGES
from tests.browser.page_variants import mainly
from tests.browser.pages import (
    asked,
    board,
    chat,
    choose_option,
    ending,
    labels,
    list_all,
    make_a_table,
    open_from_menu,
    open_tab,
    play_a_move,
    question,
    say_in_chat,
    see_game,
    see_toast,
    sit_down,
    wait_for_my_turn,
)
from tests.server.playing import caught_up, play_on
from tests.server.running import Person


def two_at_a_table(company: Company, screen: Screen = DESKTOP) -> tuple[Guest, Guest]:
    """Ann begins."""
    ann, bas = company("Ann", screen), company("Bas", DESKTOP, "nl")
    pages = in_play([ann.person, bas.person])
    for guest, page in zip((ann, bas), pages, strict=True):
        page.close()
        guest.go(f"/table/{page.table_id}")
        see_game(guest)
    return ann, bas


# Inviting.


def test_the_invitation_is_an_address_and_a_picture_of_it(company: Company) -> None:
    ann = company("Ann")
    make_a_table(ann, "me", "friend")
    picture = ann.page.get_by_role("img", name=ann.say("table-qr-alt", address=ann.page.url)).first
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 50)")
    expect(ann.page.get_by_text(ann.page.url).first).to_be_visible()


def test_a_phone_shows_the_picture_when_asked(company: Company) -> None:
    ann = company("Ann", PHONE)
    make_a_table(ann, "me", "friend")
    ann.press(ann.page.get_by_role("button", name=ann.say("table-qr")))
    window = ann.page.get_by_role("dialog", name=ann.say("table-qr-title"))
    expect(window.get_by_role("img")).to_be_in_viewport()


def test_the_host_fills_seats_and_sends_people_away(company: Company) -> None:
    ann, bas = company("Ann"), company("Bas")
    path = make_a_table(ann, "me", "friend", "friend")
    bas.go(path)
    sit_down(bas)
    expect(ann.page.get_by_role("button", name=ann.say("table-start"))).to_be_disabled()
    ann.press(ann.page.get_by_role("button", name=ann.say("table-fill", free=1, level=ann.say("table-level-medium"))))
    expect(ann.page.get_by_role("button", name=ann.say("table-start"))).to_be_enabled()
    ann.press(ann.page.get_by_role("button", name=ann.say("table-remove", name="Bas")))
    ann.press(ann.page.get_by_role("button", name=ann.say("send-away-remove"), exact=True))
    expect(ann.page.get_by_role("button", name=ann.say("table-start"))).to_be_disabled()


def test_an_open_table_is_found_on_the_first_page(company: Company) -> None:
    host = Person(company.server, "Copper Lantern")
    table = host.create("me", "open", listed=True)
    host.page(table).ready()
    guest = company("Ann")
    guest.go("/")
    guest.press(guest.page.get_by_role("link", name=re.compile("Copper Lantern")))
    sit_down(guest)
    assert guest.path == f"/table/{table}"


# Talking.


def test_two_browsers_talk(company: Company) -> None:
    """On a desk the chat is always in sight; elsewhere its tab says what is unread."""
    ann, bas = two_at_a_table(company, TABLET)
    say_in_chat(bas, "Where were you <b>last night</b>?")
    expect(ann.page.get_by_role("tab", name=ann.say("chat-title"))).to_contain_text("1")
    open_tab(ann, "chat-title")
    expect(chat(ann)).to_contain_text("Where were you <b>last night</b>?")
    say_in_chat(ann, "At home, with a book.")
    expect(chat(bas)).to_contain_text("At home, with a book.")


def test_who_is_muted_is_not_heard(company: Company) -> None:
    ann, bas = two_at_a_table(company)
    open_tab(ann, "chat-title")
    open_tab(bas, "chat-title")
    say_in_chat(bas, "Hoor je me?")
    expect(chat(ann)).to_contain_text("Hoor je me?")
    window = open_from_menu(ann, "table-people")
    ann.press(window.get_by_role("button", name=ann.say("table-mute", name="Bas")))
    expect(window).to_contain_text(ann.say("table-muted"))
    ann.page.keyboard.press("Escape")
    expect(chat(ann)).not_to_contain_text("Hoor je me?")
    say_in_chat(bas, "En nu?")
    expect(chat(bas)).to_contain_text("En nu?")
    say_in_chat(ann, "Peace at last.")
    expect(chat(ann)).to_contain_text("Peace at last.")
    expect(chat(ann)).not_to_contain_text("En nu?")


# At the table.


@pytest.mark.parametrize("screen", mainly(PHONE, DESKTOP), ids=lambda screen: screen.name)
def test_undo_takes_the_last_move_back(company: Company, screen: Screen) -> None:
    ann, _ = two_at_a_table(company, screen)
    wait_for_my_turn(ann)
    before = asked(ann), labels(ann)
    choose_option(ann)
    undo = question(ann).get_by_role("button", name=ann.say("table-undo"))
    ann.press(undo)
    expect(undo).to_have_count(0)
    wait_for_my_turn(ann)
    assert (asked(ann), labels(ann)) == before


def test_a_wrong_ruling_is_reported(company: Company) -> None:
    guest = company("Ann", PHONE)
    PAGES["my-turn"](guest)
    window = open_from_menu(guest, "table-report")
    send = window.get_by_role("button", name=guest.say("table-report-send"))
    expect(send).to_be_disabled()
    window.get_by_role("textbox").fill("The police went the wrong way.")
    guest.press(send)
    expect(window).to_have_count(0)
    see_toast(guest, guest.say("table-reported"))
    kept = company.server.file("SELECT text FROM reports")
    assert ("The police went the wrong way.",) in kept


def test_a_bot_stands_in_and_the_seat_is_taken_back(company: Company) -> None:
    ann, bas = two_at_a_table(company)
    window = open_from_menu(ann, "table-leave-seat")
    ann.press(window.get_by_role("button", name=ann.say("table-leave-do")))
    back = ann.page.get_by_role("button", name=ann.say("table-take-back"))
    wait_for_my_turn(bas)
    ann.press(back)
    expect(back).to_have_count(0)
    play_a_move(bas, Random(1))


def test_resigning_ends_a_game_of_two(company: Company) -> None:
    ann, bas = two_at_a_table(company)
    window = open_from_menu(ann, "table-resign")
    ann.press(window.get_by_role("button", name=ann.say("table-resign-do-ends")))
    expect(ending(ann)).to_contain_text(ann.say("table-won-resigned"))
    expect(ending(bas)).to_contain_text(bas.say("table-you-won"))


def test_the_rule_behind_an_option_is_told(company: Company) -> None:
    """Where options have rules of their own: the question's rule is told beside the question."""
    guest = company("Ann")
    pages = in_play([guest.person, Person(guest.server, "Bob")])
    while pages[0].decision is None or pages[0].decision["kind"] != "act":
        play_on(pages, Random(1), 1)
        caught_up(pages)
    guest.go(f"/table/{pages[0].table_id}")
    wait_for_my_turn(guest)
    list_all(guest)
    sign = question(guest).locator(".options button[aria-expanded][title]").first
    rule = sign.get_attribute("title") or ""
    guest.press(sign)
    card = guest.page.get_by_role("dialog", name=guest.say("table-rule", rule=rule))
    expect(card).to_contain_text(guest.say(f"rule-{rule}"))
    link = card.get_by_role("link", name=guest.say("table-rule-more"))
    assert (link.get_attribute("href") or "").endswith(f"#{rule}")
    guest.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(sign).to_be_focused()


def test_without_confirming_the_first_tap_plays(company: Company) -> None:
    guest = company("Ann", PHONE)
    PAGES["picking"](guest)
    guest.press(guest.page.get_by_role("button", name=guest.say("table-menu")))
    guest.press(guest.page.get_by_role("button", name=guest.say("table-confirm-on")))
    expect(guest.page.get_by_role("button", name=guest.say("table-confirm-off"))).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.press(board(guest).locator("[data-code]").first)
    expect(question(guest)).to_contain_text(guest.say("table-waiting", names="Bob"))


# What is heard, and where it is my turn.


def live(guest: Guest, manner: str) -> Locator:
    return guest.page.locator(f"[aria-live={manner}]")


def test_events_are_told_as_they_happen(company: Company) -> None:
    ann, bas = two_at_a_table(company)
    code = choose_option(ann)
    tile = bas.say(f"tile-{code.removeprefix('go:')}")
    said = bas.say("event-moved", seat="Ann", tile=tile)
    expect(live(bas, "polite").filter(has_text=said).first).to_be_attached()


def test_my_turn_is_told_at_once_and_stands_in_the_title(company: Company) -> None:
    bas = company("Bas", DESKTOP, "nl")
    pages = in_play([Person(company.server, "Ann"), bas.person])
    pages[1].close()
    bas.go(f"/table/{pages[0].table_id}")
    see_game(bas)
    mine = re.compile(f"^● {bas.say('table-your-turn')}")
    expect(bas.page).not_to_have_title(mine)
    while pages[0].decision is not None:
        pages[0].act(pages[0].decision["options"][-1]["code"])
        pages[0].caught()
    expect(bas.page).to_have_title(mine)
    expect(live(bas, "assertive").filter(has_text=bas.say("table-your-turn")).first).to_be_attached()


def test_people_come_and_go(company: Company) -> None:
    """Who closes the page is away until it is open again."""
    ann = company("Ann")
    pages = waiting([ann.person, Person(company.server, "Bob")])
    ann.go(f"/table/{pages[0].table_id}")
    start = ann.page.get_by_role("button", name=ann.say("table-start"))
    expect(start).to_be_visible()
    pages[1].close()
    expect(ann.page.get_by_text(ann.say("table-people-missing", names="Bob"))).to_be_visible()
    pages[1].reopen()
    expect(ann.page.get_by_text(ann.say("table-people-missing", names="Bob"))).to_have_count(0)
