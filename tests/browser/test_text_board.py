"""The board in words, for all four games: as accessible as every page, played by keyboard alone, and in a replay."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import out_positions, page_states
from tests.browser.browsing import DESKTOP, PHONE, Company, Guest, Language, Screen, Theme
from tests.browser.efny_page_states import asked
from tests.browser.efny_positions import offered
from tests.browser.out_page_states import in_a_race
from tests.browser.pages import choose_by, open_menu, question, tab_to, wait_for_my_turn, wait_until
from tests.browser.stored_positions import advice, asked_for, match_of, with_code
from tests.browser.test_pages import check_page
from tests.browser.texts import EFNY, GD, OTL, OUT
from tests.server.reading import Json

LIKES = """
if (location.protocol === 'http:' && !sessionStorage.chosen) {
    sessionStorage.chosen = 'before';
    localStorage['lamster-settings'] = JSON.stringify({ theme: '%s', quick: false, text: %s });
}
"""
"""Chosen before the first visit. Nothing is answered by itself: every option is to be chosen by its key."""
LONGEST_TURN = 40

LIVE = """
() => [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')].map(one => one.textContent)
"""


def practises(guest: Guest) -> None:
    in_a_race(guest, 1, 0, out_positions.asked_for(0, "practice", 2))
    wait_for_my_turn(guest)


POSITIONS: dict[str, Callable[[Guest], None]] = {
    OTL: page_states.my_turn,
    GD: page_states.driver_drives,
    EFNY: lambda guest: asked(guest, 2, asked_for(0, "choose", 2)),
    OUT: practises,
}


def reader(company: Company, screen: Screen, language: Language, theme: Theme, game: str, at_once: bool) -> Guest:
    guest = company("Ann", screen, language, theme, game=game)
    guest.context.add_init_script(LIKES % (theme, "true" if at_once else "false"))
    return guest


def words(guest: Guest) -> Locator:
    """The board as text."""
    return guest.page.locator(".board [data-text]")


def see_words(guest: Guest) -> None:
    expect(words(guest).get_by_role("heading", name=guest.say("text-now"), exact=True)).to_be_visible()
    assert guest.page.locator(".board svg:not([data-point-marks] svg)").count() == 0


@pytest.mark.parametrize("game", POSITIONS)
def test_played_by_keyboard_alone(company: Company, game: str) -> None:
    guest = reader(company, DESKTOP, "en", "dark", game, at_once=False)
    POSITIONS[game](guest)
    guest.page.keyboard.press("t")
    see_words(guest)
    check_page(guest)
    tab_to(guest, words(guest))
    told = words(guest).inner_text()
    if game == OUT:
        run_by_keys(guest)
    else:
        play_a_turn_by_keys(guest)
        check_told_once(guest)
    assert words(guest).inner_text() != told
    see_words(guest)


def play_a_turn_by_keys(guest: Guest) -> None:
    """As the rules of thumb advise: each option by its own key, and Enter where it cannot be undone."""
    rng = Random(1)
    for _ in range(LONGEST_TURN):
        # While answers are under way nobody is asked for a moment.
        expect(question(guest).locator("[data-code][aria-disabled='true']")).to_have_count(0)
        decision = guest.tap.decision
        if decision is None:
            return
        find = offered if guest.say.game == EFNY else advice
        code = find(match_of(guest), guest.tap.you["eyes"], rng)
        press_option(guest, code)
        came = partial(comes_next, guest, decision, code)
        wait_until(guest, came, "what comes next")
    raise AssertionError("the turn does not end")


def comes_next(guest: Guest, before: Json, code: str) -> bool:
    """The code was played, together with what it takes to come to its question."""
    now = guest.tap.decision
    if now is None:
        return True
    return now["id"] != before["id"] and (code in codes_of(before) or code not in codes_of(now))


def codes_of(decision: Json) -> list[str]:
    return [option["code"] for option in decision["options"]]


def press_option(guest: Guest, code: str) -> None:
    option = with_code(question(guest), code)
    expect(option).to_be_enabled()  # Not while the answer before it is under way.
    key = option.get_attribute("aria-keyshortcuts")
    assert key is not None, f"{code} has no key"
    choose_by(guest, lambda: guest.page.keyboard.press(key), "Enter")


def run_by_keys(guest: Guest) -> None:
    """The next path of practice: it is read in words, and run."""
    press_option(guest, "turn")
    out_positions.see_the_path(guest)
    path = out_positions.path_card(guest).locator("xpath=following-sibling::ol")
    expect(path).to_be_visible()
    assert guest.page.locator(".race .path svg").count() == 0
    out_positions.lay_by_key(guest, out_positions.right_row(guest))
    guest.page.keyboard.press("Enter")
    out_positions.see_stage(guest, "practice")


def check_told_once(guest: Guest) -> None:
    """Every event is announced, and by one region only."""
    lines = guest.page.locator("[aria-live=polite][aria-relevant=additions] p").all_inner_texts()
    assert lines
    regions: list[str] = guest.page.evaluate(LIVE)
    for line in lines:
        assert len([region for region in regions if line in region]) == 1, line


@pytest.mark.parametrize("game", POSITIONS)
def test_on_a_phone(company: Company, game: str) -> None:
    """In the other theme and language, chosen before, and so narrow that nothing may stick out."""
    guest = reader(company, PHONE, "nl", "light", game, at_once=True)
    POSITIONS[game](guest)
    see_words(guest)
    check_page(guest)


def test_a_replay_in_words(company: Company) -> None:
    guest = reader(company, DESKTOP, "nl", "light", OTL, at_once=False)
    page_states.replay(guest)
    guest.page.keyboard.press("t")
    see_words(guest)
    check_page(guest)
    for key in ("Home", "End"):
        before = words(guest).inner_text()
        guest.page.keyboard.press(key)
        expect(words(guest)).not_to_have_text(before, use_inner_text=True)
    guest.page.keyboard.press("t")
    expect(words(guest)).to_have_count(0)


def test_from_the_menu(company: Company) -> None:
    guest = reader(company, PHONE, "en", "dark", OTL, at_once=False)
    page_states.my_turn(guest)
    guest.press(open_menu(guest).get_by_role("button", name=guest.say("text-off")))
    see_words(guest)
    guest.page.reload()
    see_words(guest)
