"""A page loads the files that tests/web measures, and nothing of other games."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Company, Guest, Language
from tests.browser.page_states import PAGES
from tests.browser.pages import on_the_shelf
from tests.web.loads import GAMES, PLAYING, START, brought_by, covers, fetched, texts


def files_of(guest: Guest) -> set[str]:
    """Scripts and styles that the page has fetched since it was opened."""
    found: list[str] = guest.page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    paths = {urlsplit(address).path.removeprefix("/") for address in found}
    return {path for path in paths if path.endswith((".js", ".css")) and path.startswith("assets/")}


def said_of_games(language: Language) -> set[str]:
    """Their names and a line about each: less than a kilobyte."""
    return fetched(f"../src/lamster/games/{game}/locale/cover.{language}.ftl?raw" for game in GAMES)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_first_page(company: Company, language: Language) -> None:
    """Of somebody who has no tables yet, while nobody else has an open one: the words of a game come with those."""
    guest = company("Ann", language=language)
    guest.page.route("**/api/lobby", lambda route: route.fulfill(json={"mine": [], "open": []}))
    guest.go("/")
    expect(on_the_shelf(guest)).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    loaded = files_of(guest)
    assert loaded - covers() - said_of_games(language) <= fetched([*START, *texts(language, of_games=False)])
    assert loaded >= fetched(START)


def test_a_game(company: Company) -> None:
    guest = company("Ann")
    PAGES["my-turn"](guest)
    guest.page.reload()
    expect(guest.page.get_by_role("region", name=guest.say("table-question"))).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    loaded = files_of(guest)
    assert loaded >= fetched(PLAYING)
    overlay = fetched(f"src/shared/point/{name}.svelte" for name in ("PointLayer", "PointButton", "EmoteRow"))
    overlay |= fetched(f"src/shared/table/{name}.svelte" for name in ("Log", "Chat"))
    overlay |= fetched(["src/locale/later.en.ftl?raw"])
    overlay |= {file for file in loaded if file.startswith("assets/point.")}
    assert loaded - brought_by("on_the_lam") - overlay <= fetched([*PLAYING, *texts("en", of_games=True)])
