"""Every page is accessible: on wide and narrow screens, in both themes and languages."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest
from tests.browser.page_states import PAGES, WINDOWS
from tests.browser.page_variants import EVERY_LOOK, Look, mainly

LOOKS: list[Look] = [(DESKTOP, "en", "dark"), (PHONE, "nl", "light")]
OTHER_LOOKS = [look for look in EVERY_LOOK if look not in LOOKS]
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def name_of(value: Any) -> str | None:
    return "-".join([value[0].name, *value[1:]]) if isinstance(value, tuple) else None


def check_page(guest: Guest) -> None:
    """Check that axe finds nothing wrong and that nothing overflows sideways."""
    check_accessible(guest)
    check_width(guest)


def check_accessible(guest: Guest) -> None:
    found = Axe().run(guest.page, options={"resultTypes": ["violations"], **RULES}).response["violations"]
    assert not found, "\n".join(map(told, found))


def told(violation: dict[str, Any]) -> str:
    """What is wrong, and where."""
    places = [node["html"][:160] for node in violation["nodes"]]
    return f"{violation['id']}: {violation['help']}: {places[:5]}"


def check_width(guest: Guest) -> None:
    wide: int = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= guest.screen.width, f"the page is {wide} px wide: {sticking_out(guest)}"


def sticking_out(guest: Guest) -> list[str]:
    """The elements beyond the right edge, for the error message."""
    found: list[str] = guest.page.evaluate(
        """wide => [...document.querySelectorAll('body *')]
            .filter(element => element.getBoundingClientRect().right > wide + 0.5)
            .map(element => element.outerHTML.slice(0, 120))""",
        guest.screen.width,
    )
    return found[:5]


@pytest.mark.parametrize("look", mainly(*LOOKS[::-1]), ids=name_of)
@pytest.mark.parametrize("page", PAGES)
def test_page(company: Company, page: str, look: Look) -> None:
    guest = company("Ann", *look)
    PAGES[page](guest)
    check_page(guest)
    expect(guest.page).to_have_title(title_of(guest, page))


def title_of(guest: Guest, page: str) -> str:
    """What stands on the tab of the browser."""
    say = guest.say
    app, game = say("app-name"), say("game-title")
    my_turn = f"● {say('table-your-turn')} · {game}"
    titles = {
        "home": f"(1) {app}",
        "new-table": f"{say('new-game', game=game)} · {app}",
        "rules": f"{say('rules-of', game=game)} · {app}",
        "settings": f"{say('settings-title')} · {app}",
        "device": f"{say('device-become', name='Bob')} · {app}",
        "not-found": f"{say('not-found-title')} · {app}",
        "no-such-table": say("table-refused-unknown-table"),
        "waiting-room": f"{game} · {say('table-waiting-room')}",
        "picking": my_turn,
        "my-turn": my_turn,
        "others-turn": game,
        "end": game,
        "replay": say("replay-title", title=game),
        "curtain": say("table-hand-over", name=f"{guest.name}"),
    }
    return titles[page]


@pytest.mark.parametrize("look", mainly(*LOOKS[::-1]), ids=name_of)
@pytest.mark.parametrize("window", WINDOWS)
def test_window(company: Company, window: str, look: Look) -> None:
    guest = company("Ann", *look)
    WINDOWS[window](guest)
    check_page(guest)


@pytest.mark.long
@pytest.mark.parametrize("look", OTHER_LOOKS, ids=name_of)
@pytest.mark.parametrize("page", [*PAGES, *WINDOWS])
def test_in_every_other_look(company: Company, page: str, look: Look) -> None:
    guest = company("Ann", *look)
    {**PAGES, **WINDOWS}[page](guest)
    check_page(guest)


@pytest.mark.parametrize("page", ["my-turn", "replay"])
def test_a_desk_needs_no_scrolling_at_the_table(company: Company, page: str) -> None:
    guest = company("Ann", DESKTOP)
    PAGES[page](guest)
    high: int = guest.page.evaluate("document.documentElement.scrollHeight")
    assert high <= DESKTOP.height, f"the page is {high} px high"
