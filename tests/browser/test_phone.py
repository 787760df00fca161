"""On a phone everything needed for a move is on the screen, and nothing is played by accident."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import PHONE, Company, Guest, Language
from tests.browser.otl_positions import in_play, waiting
from tests.browser.page_states import PAGES
from tests.browser.page_variants import mainly
from tests.browser.pages import (
    asked,
    board,
    confirm,
    confirming,
    hand,
    labels,
    named,
    options,
    play_a_move,
    question,
    start_the_game,
    wait_for_my_turn,
    wait_for_turn_or_end,
    wait_until_still,
)
from tests.server.running import Person

SMALLEST = 40
"""Pixels: what a thumb hits."""


def box(target: Locator) -> dict[str, float]:
    found = target.bounding_box()
    assert found is not None, f"{target} is not shown"
    return {
        "left": found["x"],
        "top": found["y"],
        "right": found["x"] + found["width"],
        "bottom": found["y"] + found["height"],
    }


def check_in_sight(target: Locator, what: str) -> None:
    """Wholly on the screen, as the page stands."""
    at = box(target)
    assert at["left"] >= 0, (what, at)
    assert at["right"] <= PHONE.width, (what, at)
    assert at["top"] >= 0, (what, at)
    assert at["bottom"] <= PHONE.height - covered(target), (what, at)


def covered(target: Locator) -> float:
    """How much of the bottom of the screen the row of tabs takes."""
    row = target.page.get_by_role("tablist").bounding_box()
    return 0 if row is None else PHONE.height - row["y"]


def my_move(guest: Guest) -> None:
    pages = in_play([guest.person, Person(guest.server, "Bob")], round_limit=20)
    pages[0].close()
    guest.go(f"/table/{pages[0].table_id}")
    wait_for_my_turn(guest)


# Everything in sight.


@pytest.mark.parametrize("language", mainly("nl", "en"))
def test_board_question_and_hand_are_all_in_sight(company: Company, language: Language) -> None:
    """From the move through the action to the end of the turn."""
    guest = company("Ann", PHONE, language)
    my_move(guest)
    rng = Random(1)
    while options(guest).count():
        check_all_in_sight(guest)
        play_a_move(guest, rng)
        expect(options(guest).first.or_(question(guest).get_by_text("Bob")).first).to_be_visible()


@pytest.mark.long
def test_all_is_in_sight_for_a_whole_game(company: Company) -> None:
    guest = company("Ann", PHONE, "nl")
    pages = waiting([guest.person], "medium", "medium", "medium", round_limit=12)
    guest.go(f"/table/{pages[0].table_id}")
    start_the_game(guest)
    rng = Random(2)
    while wait_for_turn_or_end(guest):
        check_all_in_sight(guest)
        play_a_move(guest, rng)


def check_all_in_sight(guest: Guest, in_its_place: Locator | None = None) -> None:
    """Without scrolling. As many options as a place has streets must fit; beyond that one may have to look further, and
    what is on the board or in the hand need not be seen once more. Something else may stand in the place of the board.
    """
    wait_until_still(guest)
    guest.page.evaluate("scrollTo(0, 0)")
    when = f" when asked {asked(guest)!r}"
    check_in_sight(in_its_place or board(guest), "the board" + when)
    check_in_sight(question(guest), "the question" + when)
    if hand(guest).count():
        check_in_sight(hand(guest), "the hand" + when)
    for option in options(guest).all()[:4]:
        check_in_sight(option, option.get_attribute("aria-label") or "an option")


def test_picking_a_suspect_is_all_in_sight(company: Company) -> None:
    guest = company("Ann", PHONE, "nl")
    PAGES["picking"](guest)
    check_all_in_sight(guest)


# Thumbs.


@pytest.mark.parametrize("page", ["picking", "my-turn", "others-turn", "end", "curtain"])
def test_everything_is_big_enough_for_a_thumb(company: Company, page: str) -> None:
    guest = company("Ann", PHONE)
    PAGES[page](guest)
    wait_until_still(guest)
    small = guest.page.evaluate(TOO_SMALL, SMALLEST)
    assert not small, small


TOO_SMALL = """
least => {
    const misses = target => {
        const at = target.getBoundingClientRect();
        const x = (at.left + at.right) / 2, y = (at.top + at.bottom) / 2, reach = least / 2 - 1;
        const hits = (dx, dy) => target.contains(document.elementFromPoint(x + dx, y + dy));
        return !(hits(0, -reach) && hits(0, reach) && hits(-reach, 0) && hits(reach, 0));
    };
    const centered = target => {
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        return target;
    };
    const before = scrollY;
    const small = [...document.querySelectorAll('main :is(button, select, summary, a, input), [role=tab]')]
        .filter(target => target.checkVisibility({ visibilityProperty: true }))
        .filter(target => !target.disabled && !target.closest('p'))
        .map(target => [target, target.getBoundingClientRect()])
        .filter(([, at]) => at.width > 1 && at.bottom > 0 && at.top < innerHeight)
        .filter(([, at]) => at.width < least || at.height < least)
        .filter(([target]) => misses(target) && misses(centered(target)));
    scrollTo({ top: before, behavior: 'instant' });
    return small.map(([target, at]) => `${Math.round(at.width)} x ${Math.round(at.height)} px: ` +
        (target.ariaLabel || target.textContent.trim() || target.outerHTML).slice(0, 60));
}
"""
"""What a thumb would miss. What counts is where a tap arrives, not what is painted; links inside of a text may be
smaller. What lies half behind the tabs at the bottom is scrolled up first.
"""


# A tap, a second tap, and a finger that only moves the page.


def lit_place(guest: Guest) -> Locator:
    return board(guest).locator("button[data-code][aria-pressed=false]").first


def test_a_tap_on_the_board_selects_and_the_button_that_names_it_plays(company: Company) -> None:
    """A place that may be gone to is a button on the board, with the name that the button to confirm has."""
    guest = company("Ann", PHONE)
    my_move(guest)
    before = asked(guest)
    name = lit_place(guest).get_attribute("aria-label") or ""
    guest.press(lit_place(guest))
    expect(board(guest).get_by_role("button", name=name, pressed=True)).to_be_visible()
    expect(confirming(guest)).to_have_text(name)
    check_in_sight(confirming(guest), "the button that plays it")
    assert asked(guest) == before
    confirm(guest)
    wait_for_my_turn(guest)
    assert asked(guest) != before


def test_a_second_tap_on_the_same_place_plays_too(company: Company) -> None:
    guest = company("Ann", PHONE)
    my_move(guest)
    before = asked(guest)
    code = lit_place(guest).get_attribute("data-code") or ""
    for _ in range(2):
        guest.press(board(guest).locator(f'[data-code="{code}"]'))
    expect(named(guest)).to_have_count(0)
    wait_for_my_turn(guest)
    assert asked(guest) != before


def test_a_tap_on_another_place_only_selects_that(company: Company) -> None:
    guest = company("Ann", PHONE)
    my_move(guest)
    before = asked(guest), labels(guest)
    codes = board(guest).locator("[data-code]").evaluate_all("all => all.map(one => one.dataset.code)")
    assert len(codes) > 1
    for code in (codes[0], codes[1], codes[0]):
        guest.press(board(guest).locator(f'[data-code="{code}"]'))
        expect(named(guest)).to_have_attribute("data-confirm", code)
    assert (asked(guest), labels(guest)) == before


@pytest.mark.parametrize("where", ["board", "hand"])
def test_panning_never_plays(company: Company, where: str) -> None:
    """Not even when the finger comes down on what is selected."""
    guest = company("Ann", PHONE)
    my_move(guest)
    before = asked(guest), labels(guest)
    targets = {"board": lit_place(guest), "hand": hand(guest)}
    at = box(targets[where])
    pan(guest, at)
    expect(named(guest)).to_have_count(0)
    guest.press(lit_place(guest))
    expect(named(guest)).to_have_count(1)
    pan(guest, at)
    expect(named(guest)).to_have_count(1)
    assert (asked(guest), labels(guest)) == before


def pan(guest: Guest, at: dict[str, float]) -> None:
    """A finger comes down in the middle of this and draws the page up."""
    line = guest.context.new_cdp_session(guest.page)
    x, y = (at["left"] + at["right"]) / 2, (at["top"] + at["bottom"]) / 2
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
        points = [{"x": x, "y": y - 12 * step}]
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()
