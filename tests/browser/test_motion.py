"""Reduced motion is respected, from the system's settings or from ours; ours come first."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Company, Guest
from tests.browser.page_states import PAGES
from tests.browser.pages import on_the_shelf, wait_until

MOVING = """() => document.getAnimations().filter((one) => {
    const { duration, iterations } = one.effect.getComputedTiming();
    return one.playState === 'running' && (duration > 1 || iterations === Infinity);
}).length"""
"""How much moves for longer than an eye can see."""


def choose(guest: Guest, motion: str) -> None:
    guest.page.evaluate(
        """(motion) => {
            const kept = JSON.parse(localStorage['lamster-settings'] ?? '{}');
            localStorage['lamster-settings'] = JSON.stringify({ ...kept, motion });
        }""",
        motion,
    )
    guest.page.reload()


def see_moving(guest: Guest, moves: bool) -> None:
    """Wait until something moves, or nothing does, a few frames after the page was shown."""
    guest.page.wait_for_timeout(100)
    wait_until(guest, lambda: (guest.page.evaluate(MOVING) > 0) is moves, f"moving: {moves}")


@pytest.mark.parametrize("system", [True, False], ids=["moves", "still"])
def test_the_first_page(company: Company, system: bool) -> None:
    guest = company("Ann", motion=system)
    guest.go("/")
    for motion, moves in (("system", system), ("full", True), ("reduced", False)):
        choose(guest, motion)
        expect(on_the_shelf(guest)).to_be_visible()
        expect(guest.page.locator("html")).to_have_attribute("data-motion", "full" if moves else "reduced")
        see_moving(guest, moves)


def test_a_board(company: Company) -> None:
    guest = company("Ann", motion=True)
    PAGES["my-turn"](guest)
    question = guest.page.get_by_role("region", name=guest.say("table-question"))
    expect(question).to_be_visible()
    see_moving(guest, True)
    choose(guest, "reduced")
    expect(question).to_be_visible()
    see_moving(guest, False)
