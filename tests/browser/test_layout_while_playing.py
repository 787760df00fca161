"""While a game is played: what is in sight on a laptop, and what keeps its place through a whole game."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.all_page_states import PAGE_STATES, under_way
from tests.browser.browsing import DESKTOP, LAPTOP, LOW_DESKTOP, PHONE, TABLET, Company, Guest, Screen
from tests.browser.page_states import seated
from tests.browser.pages import board, hand, list_all, lit_elsewhere, options, question, wait_for_my_turn
from tests.browser.question_walk import Stage, questions_in, records_of
from tests.browser.texts import EFNY, GD, OTL, OUT

GAMES = (OTL, GD, OUT, EFNY)
FIVE_LINES = 5 * 19
"""Pixels: the least height of five lines of the log."""
BOARD = """() => {
    const { left, top, width, height } = document.querySelector('[data-board-room]').getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
}"""

SCROLLING = """panel =>
    [...panel.querySelectorAll('*')].filter(one => /auto|scroll/.test(getComputedStyle(one).overflowY)).length"""


def at_a_table(company: Company, game: str, screen: Screen) -> Guest:
    guest = company("Ann", screen, game=game)
    guest.go(f"/table/{under_way(seated(guest, 2, 0), game)}")
    expect(question(guest)).to_be_visible()
    return guest


def log(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("log-title"), exact=True)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_counts_is_in_sight_on_a_laptop(company: Company, game: str) -> None:
    """The board, the question, the hand, the others, the log and the chat; the site's own bar makes room for them."""
    guest = at_a_table(company, game, LAPTOP)
    for one in (board(guest), question(guest), hand(guest), guest.page.locator("[data-seat-panel]")):
        for part in one.all():
            expect(part).to_be_in_viewport(ratio=0.7)
    told = log(guest).bounding_box()
    assert told is not None
    assert told["height"] >= FIVE_LINES
    expect(guest.page.get_by_role("textbox", name=guest.say("chat-say"))).to_be_in_viewport(ratio=0.95)
    expect(guest.page.get_by_role("banner")).to_be_hidden()
    expect(guest.page.get_by_role("main").get_by_role("link", name=guest.say("app-name"))).to_be_visible()


def test_players_keep_their_names_on_a_tablet(company: Company) -> None:
    guest = company("Ann", TABLET, game=OUT)
    PAGE_STATES["out-interfere"][1](guest)
    for name in guest.page.locator("[data-seat-panel] .name").all():
        box = name.bounding_box()
        assert box is not None
        assert box["width"] > 20, name.inner_text()


def test_the_chat_says_who_speaks(company: Company) -> None:
    guest = at_a_table(company, OTL, LOW_DESKTOP)
    for text in ("One.", "Two."):
        guest.page.get_by_role("textbox", name=guest.say("chat-say")).fill(text)
        guest.page.keyboard.press("Enter")
        expect(guest.page.get_by_role("log", name=guest.say("chat-lines"))).to_contain_text(text)
    lines = guest.page.get_by_role("log", name=guest.say("chat-lines")).locator("p")
    for line in lines.all():
        expect(line).to_contain_text("Ann")


# What keeps its place.


def places_of_the_board(company: Company, game: str, screen: Screen) -> dict[tuple[int, ...], str]:
    """Where the board was while a whole game was played, with the first question at which it was there."""
    path = min(records_of(game), key=lambda path: sum(1 for _ in questions_in(path)))
    stage = Stage(company, game, screen)
    found: dict[tuple[int, ...], str] = {}
    for asked in questions_in(path):
        stage.show(asked)
        stage.hidden_options(asked)
        found.setdefault(tuple(stage.page.evaluate(BOARD)), str(asked))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_board_keeps_its_size(company: Company, game: str) -> None:
    found = places_of_the_board(company, game, LAPTOP)
    assert len(found) == 1, found


@pytest.mark.long
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_keeps_its_size_on_other_screens(company: Company, game: str, screen: Screen) -> None:
    found = places_of_the_board(company, game, screen)
    assert len(found) == 1, found


# The list.


def test_the_list_of_all_options_is_one_key_away(company: Company) -> None:
    guest = company("Ann", LAPTOP, game=OTL)
    PAGE_STATES["my-turn"][1](guest)
    wait_for_my_turn(guest)
    expect(lit_elsewhere(guest)).to_be_visible()
    few = options(guest).count()
    guest.page.keyboard.press("o")
    expect(lit_elsewhere(guest)).to_have_count(0)
    assert options(guest).count() > few


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_in_the_list_scrolls(company: Company, screen: Screen) -> None:
    guest = company("Ann", screen, game=GD)
    PAGE_STATES["gd-police-moves"][1](guest)
    list_all(guest)
    assert question(guest).evaluate(SCROLLING) == 0


# Places in texts.


def test_a_place_that_the_log_names_is_lit_on_the_board(company: Company) -> None:
    guest = company("Ann", DESKTOP, game=OTL)
    PAGE_STATES["my-turn"][1](guest)
    line = log(guest).locator("[data-lights]").filter(has_text=guest.say("tile-A2")).last
    line.hover()
    expect(guest.page.locator("[data-board-place][data-lit]").first).to_be_attached()
    question(guest).hover()
    expect(guest.page.locator("[data-lit]")).to_have_count(0)


def test_a_place_that_an_option_names_is_lit_on_the_board(company: Company) -> None:
    guest = company("Ann", DESKTOP, game=OTL)
    PAGE_STATES["my-turn"][1](guest)
    list_all(guest)
    option = question(guest).locator('[data-code^="go:"]').first
    place = (option.get_attribute("data-code") or "").removeprefix("go:")
    option.focus()
    expect(guest.page.locator(f'[data-board-place="{place}"]')).to_have_attribute("data-lit", "")
