"""Whole games in the browser: against bots, with people, on one device, by keyboard, and as a spectator."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest, Language
from tests.browser.otl_positions import cards_of, in_play
from tests.browser.pages import (
    choose_by,
    curtain,
    ending,
    fill_in_name,
    hand,
    lit_elsewhere,
    make_a_table,
    on_the_shelf,
    options,
    play_a_move,
    play_to_the_end,
    play_together,
    press_enter_on,
    question,
    see_game,
    see_waiting_room,
    sit_down,
    start_the_game,
    tab_to,
    wait_for_my_turn,
    wait_for_turn_or_end,
)
from tests.server.running import Page, Person


def test_against_bots_on_the_phone_in_dutch(company: Company) -> None:
    eva = company("", PHONE, "nl")
    make_a_table(eva, "me", "bot", "bot", round_limit=1)
    start_the_game(eva)
    assert play_to_the_end(eva, Random(1)) >= 3
    expect(ending(eva)).to_contain_text(eva.say("table-paper"))
    expect(eva.page.get_by_role("button", name=eva.say("rematch-same"))).to_be_visible()


def test_the_quick_way_from_the_first_page(company: Company) -> None:
    guest = company("", DESKTOP)
    guest.go("/")
    guest.press(on_the_shelf(guest).get_by_role("button", name=guest.say("home-play-now")))
    fill_in_name(guest, "Quick Fox")
    wait_for_my_turn(guest)
    expect(question(guest)).to_contain_text(guest.say("table-your-turn"))


def test_two_browsers_play_by_link_and_have_a_rematch(company: Company) -> None:
    ann, bas = company("Ann", DESKTOP, "en"), company("", PHONE, "nl")
    make_a_table(ann, "me", "friend", round_limit=1)
    bas.go(link_of(ann))
    bas.press(bas.page.get_by_role("button", name=bas.say("table-sit")))
    fill_in_name(bas, "Bas")
    expect(ann.page.get_by_text("Bas").first).to_be_visible()
    start_the_game(ann)
    see_game(bas)
    play_together([ann, bas], Random(2))
    expect(ending(ann)).to_be_visible()
    expect(ending(bas)).to_be_visible()
    have_a_rematch(ann, bas)


def link_of(guest: Guest) -> str:
    """The path in the address that is offered for sharing."""
    guest.press(guest.page.get_by_role("button", name=guest.say("table-copy-link")))
    expect(guest.page.get_by_text(guest.say("copied")).first).to_be_attached()
    address: str = guest.page.evaluate("navigator.clipboard.readText()")
    assert address.startswith(guest.server.address)
    return address.removeprefix(guest.server.address)


def have_a_rematch(host: Guest, other: Guest) -> None:
    """Everybody comes to the same new table, where they sit already."""
    old = host.path
    host.press(host.page.get_by_role("button", name=host.say("rematch-same")))
    see_waiting_room(host)
    assert host.path != old
    other.press(other.page.get_by_role("link", name=other.say("table-join-rematch")))
    see_waiting_room(other)
    assert other.path == host.path
    start_the_game(host)
    see_game(other)
    play_together([host, other], Random(3), 3)


def test_one_device_for_two_people_has_a_curtain(company: Company) -> None:
    guest = company("Ann", PHONE)
    table = guest.person.create("me", "me", options={"round_limit": 1, "first_player": "seat1"})
    guest.go(f"/table/{table}")
    start_the_game(guest)
    truth = guest.person.page(table).ready()
    curtains, rng = 0, Random(4)
    while curtain_turn_or_end(guest):
        if curtain(guest).count():
            hands = both_hands(guest, truth)
            check_hidden(guest, hands[0] + hands[1])
            guest.press(curtain(guest))
            wait_for_my_turn(guest)
            check_shown(guest, hands[truth.position["asked"][0]])
            curtains += 1
        else:
            play_a_move(guest, rng)
    assert curtains >= 3


def curtain_turn_or_end(guest: Guest) -> bool:
    """Whether the game goes on."""
    expect(curtain(guest).or_(options(guest)).or_(lit_elsewhere(guest)).or_(ending(guest)).first).to_be_visible()
    return ending(guest).count() == 0


def both_hands(guest: Guest, truth: Page) -> list[list[str]]:
    """What the cards of each seat are called, and their codes."""
    hands = []
    for seat in (0, 1):
        truth.ask("look", seat=seat)
        cards = cards_of(truth.caught())
        hands.append([*cards, *map(guest.say.card, cards)])
    return hands


def check_hidden(guest: Guest, names: list[str]) -> None:
    """Check that the names are nowhere in the page, hidden parts included."""
    page = guest.page.content()
    assert not [name for name in names if name in page]


def check_shown(guest: Guest, names: list[str]) -> None:
    """Check that the names are there once the curtain is up, so that their absence means something."""
    page = guest.page.content()
    assert all(name in page for name in names)


@pytest.mark.long
def test_without_a_mouse(company: Company) -> None:
    guest = company("Ann", DESKTOP)
    make_table_by_keyboard(guest)
    press_enter_on(guest, guest.page.get_by_role("button", name=guest.say("table-start")))
    see_game(guest)
    ways = [by_number, by_number_and_enter, by_tab]
    moves = 0
    while wait_for_turn_or_end(guest):
        ways[moves % len(ways)](guest)
        moves += 1
    assert moves >= len(ways)
    press_enter_on(guest, guest.page.get_by_role("button", name=guest.say("rematch-same")))
    see_waiting_room(guest)


def make_table_by_keyboard(guest: Guest) -> None:
    """Me against a bot, one round."""
    say, page, keys = guest.say, guest.page, guest.page.keyboard
    guest.go("/")
    press_enter_on(guest, on_the_shelf(guest).get_by_role("link", name=say("home-new-table")))
    seat = page.get_by_role("group", name=say("new-seat-who", seat=say("new-seat", number=2)))
    tab_to(guest, seat.get_by_role("radio", name=say("new-friend")))
    keys.press("ArrowRight")
    expect(seat.get_by_role("radio", name=say("new-bot"))).to_be_checked()
    press_enter_on(guest, page.locator("summary"))
    tab_to(guest, page.get_by_role("textbox", name=say("option-round_limit")))
    keys.press("Control+a")
    keys.type("1")
    keys.press("Enter")
    see_waiting_room(guest)


def by_number(guest: Guest) -> None:
    """The key of an option, and the same key once more."""
    key = options(guest).last.get_attribute("aria-keyshortcuts") or ""
    choose_by(guest, lambda: guest.page.keyboard.press(key), key)


def by_number_and_enter(guest: Guest) -> None:
    key = options(guest).first.get_attribute("aria-keyshortcuts") or ""
    choose_by(guest, lambda: guest.page.keyboard.press(key), "Enter")


def by_tab(guest: Guest) -> None:
    """To an option with Tab, and Enter."""
    tab_to(guest, options(guest).first)
    choose_by(guest, lambda: guest.page.keyboard.press("Enter"), "Enter")


def test_a_spectator_sees_no_hands(company: Company) -> None:
    people = [Person(company.server, name) for name in ("Cas", "Dot")]
    pages = in_play(people, moves=1)
    looking = Person(company.server, "Spy").page(pages[0].table_id).ready()
    secret = {card for page in pages for card in cards_of(page)} - named_in(looking)
    assert secret, "nobody holds a card that the spectator has not heard of"
    guest = company("Eve", DESKTOP)
    guest.go(f"/table/{pages[0].table_id}")
    see_game(guest)
    expect(guest.page.get_by_text(guest.say("table-watching"))).to_be_visible()
    expect(hand(guest)).to_have_count(0)
    expect(options(guest)).to_have_count(0)
    check_hidden(guest, [*secret, *map(guest.say.card, secret)])


def named_in(page: Page) -> set[str]:
    """The cards that lie open or were ever told of, for this reader."""
    heard = "".join(page.frames)
    return set(re.findall(r"[a-z]+(?:_[a-z]+)*", heard))


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_long_game_of_four(company: Company, language: Language) -> None:
    """A person, a friend and two bots, with everything moving."""
    ann, bas = company("Ann", DESKTOP, language, motion=True), company("Bas", PHONE, language, motion=True)
    bas.go(make_a_table(ann, "me", "friend", "bot", "bot", round_limit=8))
    sit_down(bas)
    start_the_game(ann)
    see_game(bas)
    play_together([ann, bas], Random(6))
    expect(ending(ann)).to_be_visible()
    expect(ending(bas)).to_be_visible()
