"""A player who returns is told what they missed, can watch it, and plays on; it never blocks play."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import PHONE, Company, Guest
from tests.browser.otl_positions import finished, in_play, let_play
from tests.browser.page_variants import Look, mainly
from tests.browser.pages import (
    asked,
    board,
    choose_option,
    labels,
    options,
    play_a_move,
    see_game,
    wait_for_my_turn,
    wait_until,
    wait_until_still,
)
from tests.browser.test_pages import LOOKS, check_page, name_of
from tests.browser.texts import GD
from tests.server.playing import caught_up, play_on, started
from tests.server.running import Page, Person


def panel(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("meanwhile-title"), exact=True)


def film(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("meanwhile-film"), exact=True)


def reported(guest: Guest, table: str) -> int:
    """The guest's read mark on the server."""
    rows = guest.server.file("SELECT seen FROM seen WHERE person = ? AND table_id = ?", guest.person.id, table)
    return int(rows[0][0]) if rows else -1


def see_table(guest: Guest, page: Page) -> None:
    """The guest looks at the table until everything there is has been seen."""
    guest.go(f"/table/{page.table_id}")
    see_game(guest)
    newest = max(page.caught().news, default=-1)
    wait_until(guest, lambda: reported(guest, page.table_id) > newest, "for the server to hear what was seen")


def leave(guest: Guest) -> None:
    guest.page.goto("about:blank")


def play_turn(guest: Guest, own: Page) -> None:
    """Play until another player is asked; `own` is the guest's API connection."""
    while own.caught().decision is not None:
        wait_for_my_turn(guest)
        play_a_move(guest, Random(2))


@pytest.mark.parametrize("look", mainly(*LOOKS), ids=name_of)
def test_who_comes_back_sees_what_happened_and_plays_on(company: Company, look: Look) -> None:
    ann, bas = company("Ann", *look), company("Bas")
    pages = in_play([ann.person, bas.person], moves=2, round_limit=5)
    let_play(pages, 1, Random(1))
    see_table(ann, pages[0])
    expect(panel(ann)).to_have_count(0)
    leave(ann)
    bas.go(f"/table/{pages[0].table_id}")
    play_turn(bas, pages[1])

    ann.go(f"/table/{pages[0].table_id}")
    expect(panel(ann)).to_be_visible()
    told = panel(ann).get_by_role("listitem")
    expect(told.first).to_contain_text(ann.say("meanwhile-turn"))
    expect(told.filter(has_text="Bas").first).to_be_visible()
    wait_for_my_turn(ann)
    check_page(ann)

    before = asked(ann), labels(ann)
    ann.press(panel(ann).get_by_role("button", name=ann.say("meanwhile-show")))
    expect(film(ann)).to_be_visible()
    expect(board(ann).first).to_be_visible()
    ann.press(film(ann).get_by_role("button", name=ann.say("meanwhile-pause")))
    expect(film(ann).get_by_role("button", name=ann.say("meanwhile-play"))).to_be_visible()
    check_page(ann)
    film(ann).get_by_role("combobox", name=ann.say("replay-speed")).select_option(index=3)
    ann.press(film(ann).get_by_role("button", name=ann.say("meanwhile-play")))
    expect(film(ann)).to_have_count(0)
    expect(panel(ann)).to_have_count(0)
    assert (asked(ann), labels(ann)) == before, "the question was there all the time"
    choose_option(ann)

    ann.page.reload()
    see_game(ann)
    expect(panel(ann)).to_have_count(0)


def test_one_key_leads_to_the_present_and_what_was_seen_there_is_known_elsewhere(company: Company) -> None:
    ann = company("Ann")
    pages = in_play([ann.person, Person(company.server, "Bas")], moves=2, round_limit=5)
    see_table(ann, pages[0])
    leave(ann)
    let_play(pages, 1, Random(2))
    play_on(pages, Random(3), 2)
    ann.go(f"/table/{pages[0].table_id}")
    expect(panel(ann)).to_be_visible()
    ann.press(panel(ann).get_by_role("button", name=ann.say("meanwhile-show")))
    expect(film(ann)).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(film(ann)).to_have_count(0)
    newest = max(pages[0].caught().news)
    wait_until(ann, lambda: reported(ann, pages[0].table_id) > newest, "for the server to hear that it was seen")
    phone = company("", PHONE)
    phone.person.cookie = ann.person.cookie
    phone.keep_identity()
    phone.go(f"/table/{pages[0].table_id}")
    see_game(phone)
    expect(panel(phone)).to_have_count(0)


@pytest.mark.long
def test_behind_other_pages_nothing_is_seen(company: Company) -> None:
    """After a while in the background, the page tells what happened when it is visible again."""
    ann = company("Ann", language="nl")
    pages = in_play([ann.person, Person(company.server, "Bas")], moves=2, round_limit=5)
    see_table(ann, pages[0])
    hide(ann, "hidden")
    let_play(pages, 1, Random(2))
    play_on(pages, Random(3), 3)
    ply = pages[0].caught().position["ply"]
    wait_until(ann, lambda: ann.tap.position["ply"] == ply, "for the news")
    ann.page.wait_for_timeout(5_100)
    expect(panel(ann)).to_have_count(0)
    hide(ann, "visible")
    expect(panel(ann)).to_be_visible()


def hide(guest: Guest, state: str) -> None:
    """As if the tab were behind another one, which a headless browser never is."""
    guest.page.evaluate(
        """state => {
            Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
        }""",
        state,
    )


def place_on_the_map(guest: Guest) -> str:
    wait_until_still(guest)
    return guest.page.locator("[data-map]").first.get_attribute("transform") or ""


def is_asked_in_a_round(page: Page) -> bool:
    """Before the first round, cards stand in place of the map. The table answers some questions itself."""
    decision = page.decision
    return decision is not None and not decision.get("unasked") and page.position["view"]["round"] > 0


def play_until_the_map(pages: list[Page]) -> None:
    rng = Random(1)
    while not is_asked_in_a_round(pages[0].caught()):
        assert play_on(pages, rng, 1), "the game ended before the host was asked"
        caught_up(pages)


def test_the_map_position_outlives_a_lost_connection(company: Company) -> None:
    ann, bas = company("Ann", game=GD), Person(company.server, "Bas")
    table = ann.person.create("me", "open", game="getaway-driver", options={"size": "compact"})
    pages = [person.page(table).ready() for person in (ann.person, bas)]
    pages[1].ask("sit", seat=1)
    play_until_the_map(started(pages))
    see_table(ann, pages[0])
    wait_for_my_turn(ann)
    was = place_on_the_map(ann)
    board(ann).focus()
    for key in ("+", "ArrowLeft", "ArrowUp"):
        ann.page.keyboard.press(key)
    there = place_on_the_map(ann)
    assert there != was
    with ann.while_disconnected():
        ann.context.set_offline(True)
        ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        sign = ann.page.get_by_role("status").filter(has_text=ann.say("table-reconnecting"))
        expect(sign).to_be_visible()
        ann.context.set_offline(False)
        expect(sign).to_have_count(0)
    assert place_on_the_map(ann) == there
    expect(panel(ann)).to_have_count(0)


def test_the_lobby_marks_what_ended_unseen(company: Company) -> None:
    ann = company("Ann")
    pages = in_play([ann.person, Person(company.server, "Bas")], moves=2, round_limit=1)
    see_table(ann, pages[0])
    leave(ann)
    play_on(pages, Random(2))
    pages[0].until(lambda: pages[0].phase == "over")
    known = finished([ann.person, Person(company.server, "Eva")])
    ann.go("/")
    mine = ann.page.get_by_role("region", name=ann.say("home-mine"))
    ended = mine.get_by_role("link").filter(has_text=ann.say("card-unseen-end"))
    expect(ended).to_have_attribute("href", f"/table/{pages[0].table_id}")
    expect(mine.get_by_role("link")).to_have_count(1)
    expect(ann.page.locator(f"a[href='/replay/{known[0].table_id}']")).to_have_count(1)
    ann.press(ended)
    expect(panel(ann)).to_be_visible()
    ann.page.keyboard.press("Escape")
    newest = max(pages[0].caught().news)
    wait_until(ann, lambda: reported(ann, pages[0].table_id) > newest, "for the server to hear that it was seen")
    ann.go("/")
    expect(ann.page.locator(f"a[href='/replay/{pages[0].table_id}']")).to_have_count(1)
    expect(options(ann)).to_have_count(0)
