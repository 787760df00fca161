"""Screenshots of every page, for a person to look at: `python -m tests.browser.screenshots OUT`.

A pattern after the folder selects some: `python -m tests.browser.screenshots OUT 'otl-.*-360-nl'`. The images of the
README are taken by `tests.browser.readme_images`.
"""

import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.all_page_states import PAGE_STATES
from tests.browser.browsing import (
    DESKTOP,
    PATIENCE,
    PHONE,
    TABLET,
    Company,
    Guest,
    Language,
    Screen,
    Theme,
    find_browser,
    launch,
)
from tests.browser.pages import wait_until_still
from tests.server.running import Refusal, hang_up, running

LANGUAGES: tuple[Language, ...] = ("en", "nl")
THEMES: tuple[Theme, ...] = ("dark", "light")
HIGHEST = 2400


def main() -> None:
    out = Path(sys.argv[1] if len(sys.argv) > 1 else "shots")
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    out.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright, find_browser())
        every_page(browser, out, re.compile(wanted))
        browser.close()


@contextmanager
def guests_of(browser: Browser, data: Path) -> Iterator[Company]:
    with running(data) as server:
        company = Company(browser, server)
        yield company
        company.leave()
        hang_up()


# Every page.


def every_page(browser: Browser, out: Path, wanted: re.Pattern[str]) -> None:
    """At three widths, in both languages, by night and by day; each on a server of its own, so that no page shows what
    another one left behind.
    """
    for name, (game, show) in PAGE_STATES.items():
        looks = [look for look in product((DESKTOP, TABLET, PHONE), LANGUAGES) if wanted.search(called(name, *look))]
        for screen, language in looks:
            with tempfile.TemporaryDirectory() as data, guests_of(browser, Path(data)) as company:
                guest = company("Ann", screen, language, game=game)
                try:
                    show(guest)
                    both_themes(guest, out, called(name, screen, language))
                except (AssertionError, Error, Refusal) as problem:
                    print(f"NO PICTURE of {called(name, screen, language)}: {problem}", flush=True)


def called(name: str, screen: Screen, language: Language) -> str:
    return f"{name}-{screen.width}-{language}"


def both_themes(guest: Guest, out: Path, name: str) -> None:
    """What is above the fold; where there is more, also the whole page."""
    for theme in THEMES:
        guest.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        take(guest, out / f"{name}-{theme}.png")
    if unroll(guest):
        take(guest, out / f"{name}-whole.png")


def unroll(guest: Guest) -> bool:
    """A screen as high as the page; bars that stay in sight would hide something in the middle otherwise."""
    high: int = guest.page.evaluate("document.documentElement.scrollHeight")
    guest.page.set_viewport_size({"width": guest.screen.width, "height": min(high, HIGHEST)})
    guest.page.evaluate("scrollTo(0, 0)")
    return high > guest.screen.height


def take(guest: Guest, path: Path) -> None:
    wait_until_still(guest)
    guest.page.screenshot(path=path)
    print(path, flush=True)


if __name__ == "__main__":
    main()
