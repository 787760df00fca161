"""Replays: step by step, through all eyes after the end, and as a record to download."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest, Screen
from tests.browser.otl_positions import cards_of, finished, in_play
from tests.browser.pages import board, ending, hand
from tests.server.running import Page, Person


def slider(guest: Guest) -> Locator:
    return guest.page.get_by_role("slider", name=guest.say("replay-place"))


def control(guest: Guest, text: str) -> Locator:
    return guest.page.get_by_role("button", name=guest.say(text), exact=True)


def see_move(guest: Guest, ply: int) -> None:
    expect(slider(guest)).to_have_value(str(ply))


def total(guest: Guest) -> int:
    return int(slider(guest).get_attribute("max") or 0)


def city(guest: Guest) -> list[str]:
    """Where everything on the board is drawn."""
    drawn = board(guest).locator("[transform]")
    places: list[str] = drawn.evaluate_all("all => all.map(one => one.getAttribute('transform'))")
    return places


def open_replay(guest: Guest, place: str = "") -> list[Page]:
    pages = finished([guest.person, Person(guest.server, "Bob")])
    guest.go(f"/replay/{pages[0].table_id}{place}")
    expect(slider(guest)).to_be_visible()
    return pages


def test_stepping_and_jumping(company: Company) -> None:
    guest = company("Ann")
    open_replay(guest)
    last = total(guest)
    assert last > 5
    see_move(guest, 0)
    laid = city(guest)
    expect(control(guest, "replay-back")).to_be_disabled()
    guest.press(control(guest, "replay-forward"))
    see_move(guest, 1)
    guest.press(control(guest, "replay-last"))
    see_move(guest, last)
    expect(control(guest, "replay-forward")).to_be_disabled()
    assert city(guest) != laid
    guest.press(control(guest, "replay-back"))
    see_move(guest, last - 1)
    guest.press(control(guest, "replay-first"))
    see_move(guest, 0)
    assert city(guest) == laid


def test_stepping_by_keyboard(company: Company) -> None:
    guest = company("Ann")
    open_replay(guest)
    keys, last = guest.page.keyboard, total(guest)
    for key, ply in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)]:
        keys.press(key)
        see_move(guest, ply)


def test_the_film_runs_to_the_end(company: Company) -> None:
    guest = company("Ann")
    open_replay(guest)
    speeds = guest.page.get_by_role("combobox", name=guest.say("replay-speed"))
    speeds.select_option(label=guest.say("replay-speed-times", speed="4"))
    slider(guest).fill(str(total(guest) - 3))
    guest.press(control(guest, "replay-play"))
    expect(control(guest, "replay-pause")).to_be_visible()
    see_move(guest, total(guest))
    expect(control(guest, "replay-play")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_move(company: Company) -> None:
    guest = company("Ann")
    open_replay(guest)
    log = guest.page.get_by_role("region", name=guest.say("log-title"), exact=True)
    lines = log.get_by_role("button")
    guest.press(lines.last)
    expect(lines.last).to_have_attribute("aria-current", "step")
    assert int(slider(guest).input_value()) > total(guest) - 3


def test_a_link_leads_to_the_very_move(company: Company) -> None:
    ann, bas = company("Ann"), company("Bas", PHONE, "nl")
    open_replay(ann)
    slider(ann).fill("6")
    see_move(ann, 6)
    ann.press(control(ann, "replay-link"))
    address: str = ann.page.evaluate("navigator.clipboard.readText()")
    bas.go(address.removeprefix(bas.server.address))
    see_move(bas, 6)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_after_the_end_one_may_look_through_all_eyes(company: Company, screen: Screen) -> None:
    guest = company("Ann", screen)
    pages = open_replay(guest)
    eyes = guest.page.get_by_role("combobox", name=guest.say("replay-eyes"))
    guest.press(control(guest, "replay-last"))
    for seat, name in enumerate(("Ann", "Bob")):
        eyes.select_option(label=name)
        check_hand(guest, pages[seat])
    eyes.select_option(label=guest.say("replay-eyes-spectator"))
    expect(hand(guest)).to_have_count(0)


def check_hand(guest: Guest, page: Page) -> None:
    """The hand of this seat as it was at the end."""
    expect(hand(guest)).to_be_visible()
    for card in cards_of(page):
        expect(hand(guest)).to_contain_text(guest.say.card(card)[:4])


def test_before_the_end_there_are_only_ones_own_eyes(company: Company) -> None:
    guest = company("Ann")
    pages = in_play([guest.person, Person(guest.server, "Bob")], moves=3)
    guest.go(f"/replay/{pages[0].table_id}")
    eyes = guest.page.get_by_role("combobox", name=guest.say("replay-eyes"))
    expect(eyes.get_by_role("option")).to_have_text(["Ann", guest.say("replay-eyes-spectator")])
    expect(guest.page.get_by_text(guest.say("replay-open"))).to_be_visible()


def test_the_record_is_downloaded(company: Company, tmp_path: Path) -> None:
    guest = company("Ann")
    table = open_replay(guest)[0].table_id
    with guest.page.expect_download() as coming:
        guest.press(guest.page.get_by_role("link", name=guest.say("table-record")))
    record = tmp_path / "game.rec"
    coming.value.save_as(record)
    assert coming.value.suggested_filename == f"on-the-lam-{table}.rec"
    assert "on-the-lam" in record.read_text(encoding="utf-8")


def test_from_the_end_to_the_replay_and_back(company: Company) -> None:
    guest = company("Ann", PHONE)
    pages = finished([guest.person, Person(guest.server, "Bob")])
    guest.go(f"/table/{pages[0].table_id}")
    expect(ending(guest)).to_be_visible()
    guest.press(guest.page.get_by_role("link", name=guest.say("table-replay")))
    see_move(guest, 0)
    guest.press(guest.page.get_by_role("link", name=guest.say("replay-to-table")))
    expect(ending(guest)).to_be_visible()


def test_there_is_nothing_to_replay_before_the_game(company: Company) -> None:
    guest = company("Ann")
    guest.expects_failure("40[0-9]")
    guest.go(f"/replay/{guest.person.create('me', 'open')}")
    expect(guest.page.get_by_text(guest.say("error-not-started"))).to_be_visible()
