"""After a reload, a lost connection or a killed server, everybody returns to the same decision."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest
from tests.browser.conftest import use_company
from tests.browser.otl_positions import in_play
from tests.browser.pages import (
    asked,
    choose_option,
    chosen,
    confirm,
    ending,
    labels,
    list_all,
    options,
    play_a_move,
    play_together,
    question_id,
    see_game,
    select_final_option,
    wait_for_my_turn,
    wait_until,
)
from tests.server.running import Person, running


@pytest.fixture
def own_company(browser: Browser, tmp_path: Path) -> Iterator[Company]:
    """Guests of a server that the test may kill."""
    with running(tmp_path) as server:
        yield from use_company(Company(browser, server))


def sign(guest: Guest) -> Locator:
    """The sign that there is no connection."""
    return guest.page.get_by_role("status").filter(has_text=guest.say("table-reconnecting"))


def in_the_middle(company: Company) -> tuple[Guest, Guest]:
    """Two guests in the middle of a game."""
    ann, bas = company("Ann", DESKTOP), company("Bas", PHONE, "nl")
    pages = in_play([ann.person, bas.person], moves=5, round_limit=3)
    for guest, page in zip((ann, bas), pages, strict=True):
        page.close()
        guest.go(f"/table/{page.table_id}")
        see_game(guest)
    return ann, bas


def test_a_reload_in_mid_choice_comes_back_to_the_same_decision_and_choice(company: Company) -> None:
    guest = company("Ann")
    table = in_play([guest.person, Person(company.server, "Bob")], moves=1)[0].table_id
    guest.go(f"/table/{table}")
    wait_for_my_turn(guest)
    before = asked(guest), labels(guest)
    half = select_final_option(guest).inner_text()
    guest.page.reload()
    wait_for_my_turn(guest)
    assert (asked(guest), labels(guest)) == before
    expect(chosen(guest)).to_have_text(half)
    confirm(guest)
    wait_for_my_turn(guest)
    assert asked(guest) != before[0]
    expect(chosen(guest)).to_have_count(0)


def test_a_killed_server_comes_back_and_the_game_goes_on(own_company: Company) -> None:
    guests = in_the_middle(own_company)
    play_together(guests, Random(2), 2)
    before = [(asked(guest), labels(guest)) for guest in guests]
    ann, bas = guests
    with ann.while_disconnected(), bas.while_disconnected():
        own_company.server.kill()
        expect(sign(ann)).to_be_visible()
        expect(sign(bas)).to_be_visible()
        own_company.server.start(own_company.server.port)
        expect(sign(ann)).to_have_count(0)
        expect(sign(bas)).to_have_count(0)
    assert [(asked(guest), labels(guest)) for guest in guests] == before
    play_together(guests, Random(3))
    expect(ending(ann)).to_be_visible()
    expect(ending(bas)).to_be_visible()


def test_a_choice_made_while_the_server_is_away_is_not_lost(own_company: Company) -> None:
    guest = own_company("Ann")
    table = in_play([guest.person, Person(own_company.server, "Bob")])[0].table_id
    guest.go(f"/table/{table}")
    wait_for_my_turn(guest)
    before = question_id(guest)
    with guest.while_disconnected():
        own_company.server.kill()
        expect(sign(guest)).to_be_visible()
        list_all(guest)
        guest.press(options(guest).first)
        own_company.server.start(own_company.server.port)
        expect(sign(guest)).to_have_count(0)
    wait_until(guest, lambda: question_id(guest) not in (before, None), "for the next question")


def test_offline_and_online_again(company: Company) -> None:
    guest = company("Ann")
    table = in_play([guest.person, Person(company.server, "Bob")])[0].table_id
    guest.go(f"/table/{table}")
    wait_for_my_turn(guest)
    with guest.while_disconnected():
        guest.context.set_offline(True)
        # A page that becomes visible checks its connection at once, before the next ping.
        guest.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(sign(guest)).to_be_visible()
        guest.context.set_offline(False)
        expect(sign(guest)).to_have_count(0)
    play_a_move(guest, Random(1))


def test_a_second_tab_of_the_same_person_shows_the_same(company: Company) -> None:
    guest = company("Ann")
    table = in_play([guest.person, Person(company.server, "Bob")])[0].table_id
    guest.go(f"/table/{table}")
    wait_for_my_turn(guest)
    first, second = guest.page, guest.context.new_page()
    told = asked(guest), labels(guest)
    guest.page = second
    guest.go(f"/table/{table}")
    wait_for_my_turn(guest)
    assert (asked(guest), labels(guest)) == told
    choose_option(guest)
    wait_for_my_turn(guest)
    now = asked(guest)
    assert now != told[0]
    guest.page = first
    expect(options(guest).first).to_be_visible()
    expect(guest.page.get_by_role("heading", name=now.splitlines()[-1])).to_be_visible()
