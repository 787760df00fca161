"""Pictures of every page, to look at: `python -m tests.browser.shots OUT`. No test, but its pictures find many a fault.

It also takes the pictures of the README. Their game is the same every time: its chance comes from a fixed seed, and
everybody plays by a simple rule.
"""

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect, sync_playwright

from lamster.server.identity import COOKIE, person_of
from tests.browser.browsing import (
    DESKTOP,
    PATIENCE,
    PHONE,
    Company,
    Guest,
    Language,
    Screen,
    Theme,
    find_browser,
    launch,
)
from tests.browser.pages import wait_for_my_turn, wait_until_still
from tests.browser.sights import CHASES, PAGES, RACES, WINDOWS
from tests.browser.sights_new_york import HEROES
from tests.browser.texts import GETAWAY, NEW_YORK, OUTRUN
from tests.server.inside import Visitor, house, seeded, start, table_of
from tests.server.running import Person, Server, hang_up, running

IMAGES = Path(__file__).parents[2] / "docs" / "images"
SEED = 8
ROUND = 6
PLAYERS = ("Silent Fox", "Copper Raven", "Velvet Magpie", "Misty Joker")
LONG = ("home", "new-table", "rules", "settings", "waiting-room", "end", "replay")
HIGHEST = 2400
LIKED = ("search", "retry", "use", "trade", "go", "taxi", "draw", "end")
"""What is done rather than anything else, in this order: it makes for hands and marks that are worth looking at."""


def main() -> None:
    out = Path(sys.argv[1] if len(sys.argv) > 1 else "shots")
    out.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as data:
        table = asyncio.run(evening(Path(data)))
        with sync_playwright() as playwright:
            browser = launch(playwright, find_browser())
            the_readme(browser, out, Path(data), table)
            every_page(browser, out)
            every_table(browser, out, GETAWAY, CHASES)
            every_table(browser, out, OUTRUN, RACES)
            every_table(browser, out, NEW_YORK, HEROES)
            browser.close()


@contextmanager
def guests_of(browser: Browser, data: Path) -> Iterator[Company]:
    with running(data) as server:
        company = Company(browser, server)
        yield company
        company.leave()
        hang_up()


# Every page.


def every_page(browser: Browser, out: Path) -> None:
    """At both widths, by night. Each on a server of its own, so that no page shows what another one left behind."""
    for name, show in {**PAGES, **WINDOWS}.items():
        for screen in (DESKTOP, PHONE):
            with tempfile.TemporaryDirectory() as data, guests_of(browser, Path(data)) as company:
                guest = company("Ann", screen, "en" if screen is DESKTOP else "nl")
                show(guest)
                if name in LONG:
                    unroll(guest)
                take(guest, out / f"{name}-{screen.name}.png")


def every_table(browser: Browser, out: Path, game: str, sights: dict[str, Callable[[Guest], None]]) -> None:
    """The tables of a game: at both widths, in both languages, by night and by day."""
    looks: list[tuple[Screen, Language, Theme]] = [
        (DESKTOP, "en", "dark"),
        (DESKTOP, "nl", "light"),
        (PHONE, "nl", "dark"),
        (PHONE, "en", "light"),
    ]
    with tempfile.TemporaryDirectory() as data, guests_of(browser, Path(data)) as company:
        for name, show in sights.items():
            for screen, language, theme in looks:
                guest = company("Ann", screen, language, theme, game=game)
                show(guest)
                take(guest, out / f"{game.partition('_')[0]}-{name}-{screen.name}-{language}-{theme}.png")
                guest.context.close()


def unroll(guest: Guest) -> None:
    """A screen as high as the page; bars that stay in sight would hide something in the middle otherwise."""
    high: int = guest.page.evaluate("document.documentElement.scrollHeight")
    guest.page.set_viewport_size({"width": guest.screen.width, "height": min(high, HIGHEST)})
    guest.page.evaluate("scrollTo(0, 0)")


def take(guest: Guest, path: Path) -> None:
    wait_until_still(guest)
    guest.page.screenshot(path=path)
    print(path, flush=True)


# The pictures of the README.


def the_readme(browser: Browser, out: Path, data: Path, table: str) -> None:
    """The same game on a desk and on a phone."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with guests_of(browser, data) as company:
        for player in range(1, len(PLAYERS)):
            as_player(company.server, player).page(table).ready()
        for name, screen in {"table": DESKTOP, "phone": PHONE}.items():
            guest = company("", screen)
            become(guest, 0)
            guest.go(f"/table/{table}")
            wait_for_my_turn(guest)
            take(guest, out / f"{name}.png")
            shutil.copy(out / f"{name}.png", IMAGES)


def secret_of(player: int) -> str:
    """What makes a browser this player's."""
    return f"{player}".rjust(43, "x")


def as_player(server: Server, player: int) -> Person:
    person = Person(server)
    person.cookie = f"{COOKIE}={secret_of(player)}"
    return person


def become(guest: Guest, player: int) -> None:
    guest.person = as_player(guest.server, player)
    guest.keep_identity()


async def evening(data: Path) -> str:
    """A game in the middle, where the first player is to move; gives back its table."""
    with seeded(SEED) as fixed:
        async with house(data) as hub:
            players = [Visitor(hub, person_of(secret_of(player))) for player in range(len(PLAYERS))]
            for player, name in zip(players, PLAYERS, strict=True):
                await hub.rename(player.person, name)
            table = await seated(players)
            await start(players)
            await play(players, fixed)
            return table


async def seated(players: list[Visitor]) -> str:
    others = ["open"] * (len(players) - 1)
    table = await table_of(players[0], "me", *others, round_limit=0, first_player="seat1")
    for seat, player in enumerate(players):
        await player.enter(table)
        if seat:
            await player.ask("sit", seat=seat)
    return table


async def play(players: list[Visitor], rng: Random) -> None:
    """Until the first player is asked where to go, some rounds on."""
    while True:
        mover = next(player for player in players if player.decision is not None)
        assert mover.decision is not None
        if mover is players[0] and mover.decision["kind"] == "move" and mover.position["round"] >= ROUND:
            return
        await mover.act(liked([option["code"] for option in mover.decision["options"]], rng))


def liked(codes: list[str], rng: Random) -> str:
    """By the first verb of the list that is possible; else anything."""
    for verb in LIKED:
        found = [code for code in codes if code.partition(":")[0] == verb]
        if found:
            return rng.choice(found)
    return rng.choice(codes)


if __name__ == "__main__":
    main()
