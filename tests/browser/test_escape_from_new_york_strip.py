"""The strip above the map of Escape from New York: everything in it lies within it, whatever New York has in play."""

import pytest

from tests.browser.browsing import DESKTOP, TABLET, Company, Guest, Language, Screen
from tests.browser.efny_positions import city, state_of
from tests.browser.page_states import seated
from tests.browser.pages import see_game
from tests.browser.stored_positions import come_to
from tests.browser.texts import EFNY

LAPTOP = Screen("laptop", 1366, 650, touch=False)
SMALL = Screen("small", 1280, 720, touch=False)
BONUSES = 2
OUTSIDE = """bar => {
  const box = bar.getBoundingClientRect();
  const shown = [...bar.querySelectorAll('p, li, b, svg, button')].filter(one => one.checkVisibility());
  const boxes = shown.filter(one => !one.closest('.visually-hidden')).map(one => [one, one.getBoundingClientRect()]);
  const cut = boxes.filter(([, one]) => one.top < box.top - 1 || one.bottom > box.bottom + 1
    || one.left < box.left - 1 || one.right > box.right + 1);
  return cut.map(([one]) => one.outerHTML.slice(0, 80));
}"""
OVERLAPPING = """bar => {
  const seen = part => [...part.querySelectorAll('p, span, i, li, b, svg, button')]
    .filter(one => one.checkVisibility() && !one.closest('.visually-hidden')).map(one => one.getBoundingClientRect());
  const parts = [...bar.children].map(seen).filter(boxes => boxes.length);
  const edges = parts.map(boxes => [Math.min(...boxes.map(b => b.left)), Math.max(...boxes.map(b => b.right))]);
  return edges.slice(1).filter(([left], i) => left < edges[i][1]);
}"""


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP, SMALL, TABLET], ids=lambda screen: screen.name)
def test_bonuses_in_play_have_room(company: Company, screen: Screen, language: Language) -> None:
    guest = with_bonuses(company, screen, language)
    bar = guest.page.locator(".city .bar")
    assert bar.evaluate(OUTSIDE) == []
    assert bar.evaluate(OVERLAPPING) == []


def with_bonuses(company: Company, screen: Screen, language: Language) -> Guest:
    """EFNY-Q2: several Prisoner Bonuses lie above the New York board."""
    guest = company("Ann", screen, language, game=EFNY)
    come_to(city(seated(guest, 2, 0), lambda match: state_of(match).bonuses.bit_count() >= BONUSES), guest)
    see_game(guest)
    return guest
