"""On the Lam! in the browser: what an option leads to is said, and the board keeps its size."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from lamster.games.on_the_lam.components import MOB_HIDEOUT, NEIGHBOURS, PRIVATE_EYE, STATION, TILE, TILE_SKILL
from lamster.games.on_the_lam.game import GAME
from lamster.games.on_the_lam.state import Lam
from lamster.kernel.match import Match
from lamster.tables import protocol as wire
from tests.browser.browsing import DESKTOP, PHONE, Company, Guest, Screen
from tests.browser.pages import (
    asked,
    board,
    question,
    wait_until,
    wait_until_still,
)
from tests.browser.stored_positions import Wanted, asked_for, come_to, made
from tests.server.playing import LAM

LAPTOP = Screen("laptop", 1280, 720, touch=False)
Found = Callable[[Lam], bool]
SPACER = """area => {
    const row = document.createElement('div');
    row.id = 'spacer';
    row.style.height = '160px';
    area.append(row);
}"""
"""A row below the board, higher than what the widest board leaves free below it."""

FILLS = """() => {
    const [place, inner] = [document.querySelector('.place'), document.querySelector('.place > .inner')];
    const isFull = (side) => inner[`offset${side}`] > place[`client${side}`] - 8;
    return inner.offsetHeight <= place.clientHeight && (isFull('Width') || isFull('Height'));
}"""


def at(company: Company, screen: Screen, kind: str, found: Found) -> Guest:
    """Ann is asked such a question in a position like this, in a game against Bas."""
    ann, bas = company("Ann", screen), company("Bas", screen)
    asks = asked_for(0, kind)

    def ready(match: Match) -> bool:
        s = match.state
        assert isinstance(s, Lam)
        return asks(match) and found(s)

    settings: dict[str, wire.Value] = {"character_choice": "random", "first_player": "seat1"}
    come_to(made([ann.person, bas.person], Wanted(LAM, ready, settings=settings, tries=40)), ann)
    wait_until_still(ann)
    return ann


def beside_own_mark(s: Lam) -> bool:
    decision = GAME.decision(s, 0)
    return any(s.marks[0] >> TILE.index[code[3:]] & 1 for code in (decision.codes if decision is not None else ()))


def first_step_leads_to_a_search(s: Lam) -> bool:
    """The first in reading order, row by row."""
    first = min(to for to in NEIGHBOURS[s.tiles[0]] if to != STATION)
    return TILE_SKILL[first] >= 0 and not GAME.is_final(s, 0, f"go:{TILE.codes[first]}")


def knows_a_card(s: Lam) -> bool:
    return bool(GAME.view(s, 0).seats[1].known) and not GAME.view(s, 0).seats[0].known


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_step_onto_ones_own_mark_says_that_it_draws_a_card(company: Company, screen: Screen) -> None:
    """A mouse is told when it points there, a finger when it has pressed there."""
    ann = at(company, screen, "move", beside_own_mark)
    for place in board(ann).locator("[data-code^='go:']").all():
        ann.press(place) if screen.touch else place.hover()
        if question(ann).get_by_text(ann.say("note-marked")).count():
            return
    raise AssertionError("no step says that it draws a card")


def test_with_too_many_cards_the_question_names_the_limit(company: Company) -> None:
    ann = at(company, DESKTOP, "hand-limit", lambda _: True)
    assert asked(ann).endswith(ann.say("ask-hand-limit"))
    expect(question(ann).get_by_text(ann.say("code-end"))).to_have_count(0)


def test_known_cards_of_a_hand_take_no_row_of_their_own(company: Company) -> None:
    """Both panels are as high, so that the board does not jump when a card becomes known or is forgotten."""
    ann = at(company, LAPTOP, "move", knows_a_card)
    panels = ann.page.locator(".otl-seat")
    expect(panels.locator(".known")).to_have_count(1)
    heights = panels.evaluate_all("all => all.map(one => one.offsetHeight)")
    assert len(set(heights)) == 1


def settled_width(guest: Guest) -> int:
    """How wide the city is once it fills its place from side to side or from top to bottom."""
    guest.page.wait_for_function(FILLS)
    return int(board(guest).locator(".city").evaluate("city => city.offsetWidth"))


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP], ids=lambda screen: screen.name)
def test_the_board_grows_back_when_a_row_has_gone(company: Company, screen: Screen) -> None:
    ann = at(company, screen, "move", lambda s: s.round >= 2)
    before = settled_width(ann)
    area = ann.page.locator(".board-area")
    area.evaluate(SPACER)
    wait_until(ann, lambda: settled_width(ann) < before - 10, "for a smaller board")
    area.evaluate("() => document.getElementById('spacer').remove()")
    wait_until(ann, lambda: abs(settled_width(ann) - before) < 10, "for the board to grow back")


def explanation(guest: Guest, *words: str) -> Locator:
    """The rule that stands beside what was pressed, with these words."""
    popup = guest.page.get_by_role("dialog").filter(has=guest.page.locator(".id"))
    for word in words:
        popup = popup.filter(has_text=word)
    return popup


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_place_that_cannot_be_chosen_tells_why(company: Company, screen: Screen) -> None:
    ann = at(company, screen, "move", lambda s: TILE.codes[s.tiles[0]] != "E3")
    place = board(ann).locator("[data-about]").last
    named = ann.say("code-go", arg=ann.say(f"tile-{place.get_attribute('data-about')}"))
    ann.press(place)
    expect(explanation(ann, ann.say("why-not", option=named))).to_be_visible()


def test_everything_else_tells_what_it_is(company: Company) -> None:
    """A place, a pile, a seat, a card in hand and the risk, while nothing like them is asked for."""
    ann = at(company, DESKTOP, "act", lambda s: s.tiles[0] not in (MOB_HIDEOUT, PRIVATE_EYE) and bool(s.hands[0]))
    things = [
        (board(ann).locator("[data-about='C1']"), "OTL-G1"),
        (board(ann).locator("[data-about='A1'], [data-about='A3']").first, "OTL-S1"),
        (board(ann).locator(".deck.about").first, "OTL-S6"),
        (ann.page.locator(".otl-seat button").first, "OTL-X2"),
        (ann.page.locator(".otl.hand .card.about").first, "OTL-T4"),
        (ann.page.locator("[data-risk]"), "OTL-I"),
    ]
    for thing, rule in things:
        ann.press(thing)
        expect(explanation(ann, rule)).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(explanation(ann)).to_have_count(0)


def test_one_press_on_a_place_that_names_it_searches_there(company: Company) -> None:
    ann = at(company, DESKTOP, "act", lambda s: "search" in GAME.decision(s, 0).codes)  # type: ignore[union-attr]
    before = question(ann).get_attribute("data-question")
    assert before is not None
    place = board(ann).locator("[data-code='search']")
    expect(place).to_have_text(ann.say("otl-here-search"))
    ann.press(place)
    expect(question(ann)).not_to_have_attribute("data-question", before)
    expect(board(ann).locator("[data-die]")).to_have_count(1)
    expect(ann.page.locator("[data-confirm]")).to_have_count(0)


def test_the_place_under_the_mouse_tells_of_the_next_question(company: Company) -> None:
    """The mouse need not move for that: where one has stepped, one can search."""
    ann = at(company, DESKTOP, "move", first_step_leads_to_a_search)
    ann.press(board(ann).locator("[data-code^='go:']").first)
    expect(board(ann).locator("[data-code='search']")).to_be_visible()
    expect(question(ann)).to_contain_text(ann.say("code-search"))
