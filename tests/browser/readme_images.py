"""Makes the pictures of the README: `python -m tests.browser.readme_images`, after a change of appearance.

Every game is shown in a position that is the same every time: its chance comes from a fixed seed, and everybody plays
by simple rules. One of them is also shown on a phone.
"""

import asyncio
import base64
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect, sync_playwright

from lamster.server.identity import COOKIE, person_of
from tests.browser.browsing import DESKTOP, PATIENCE, PHONE, Guest, Screen, find_browser, launch
from tests.browser.efny_page_states import EFNY_TABLES
from tests.browser.out_page_states import OUT_TABLES
from tests.browser.page_states import GD_TABLES
from tests.browser.pages import wait_for_my_turn, wait_until_still
from tests.browser.screenshots import guests_of
from tests.browser.texts import EFNY, GD, OTL, OUT
from tests.server.in_process import Visitor, house, seeded, start, table_of
from tests.server.running import Person, Server

IMAGES = Path(__file__).parents[2] / "docs" / "images"
LARGEST = 250_000
QUALITY = 0.82
SEED = 8
ROUND = 6
PLAYERS = ("Silent Fox", "Copper Raven", "Velvet Magpie", "Misty Joker")
LIKED = ("search", "retry", "use", "trade", "go", "taxi", "draw", "end")
"""What is done rather than anything else, in this order: it makes for hands and marks that are worth looking at."""

TO_WEBP = """async ([png, quality]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    IMAGES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright, find_browser())
        an_evening_on_the_lam(browser)
        for name, (game, show) in SHOWN.items():
            picture_of(browser, name, game, show)
        browser.close()


SHOWN: dict[str, tuple[str, Callable[[Guest], None]]] = {
    "getaway-driver": (GD, GD_TABLES["driver-drives"]),
    "outrun": (OUT, OUT_TABLES["interfere"]),
    "escape-from-new-york": (EFNY, EFNY_TABLES["plan"]),
}


def picture_of(browser: Browser, name: str, game: str, show: Callable[[Guest], None]) -> None:
    with tempfile.TemporaryDirectory() as data, guests_of(browser, Path(data)) as company:
        guest = company("Ann", game=game)
        show(guest)
        take(browser, guest, name)


def an_evening_on_the_lam(browser: Browser) -> None:
    """The same game on a desk and on a phone."""
    with tempfile.TemporaryDirectory() as data:
        # Playwright's event loop runs in this thread.
        with ThreadPoolExecutor(1) as other:
            table = other.submit(asyncio.run, evening(Path(data))).result()
        with guests_of(browser, Path(data)) as company:
            for player in range(1, len(PLAYERS)):
                as_player(company.server, player).page(table).ready()
            screens: dict[str, Screen] = {"on-the-lam": DESKTOP, "phone": PHONE}
            for name, screen in screens.items():
                guest = company("", screen, game=OTL)
                become(guest, 0)
                guest.go(f"/table/{table}")
                wait_for_my_turn(guest)
                take(browser, guest, name)


def take(browser: Browser, guest: Guest, name: str) -> None:
    """A picture of the page as it is, in a small file format."""
    wait_until_still(guest)
    png = base64.b64encode(guest.page.screenshot()).decode()
    workshop = browser.new_page()
    picture = base64.b64decode(workshop.evaluate(TO_WEBP, [png, QUALITY]))
    workshop.close()
    assert len(picture) <= LARGEST, f"{name} has become too large: {len(picture)} bytes"
    (IMAGES / f"{name}.webp").write_bytes(picture)
    print(f"docs/images/{name}.webp: {len(picture)} bytes", flush=True)


def secret_of(player: int) -> str:
    """The secret in the cookie of this player's browser."""
    return f"{player}".rjust(43, "x")


def as_player(server: Server, player: int) -> Person:
    person = Person(server)
    person.cookie = f"{COOKIE}={secret_of(player)}"
    return person


def become(guest: Guest, player: int) -> None:
    guest.person = as_player(guest.server, player)
    guest.keep_identity()


async def evening(data: Path) -> str:
    """A game in the middle, with the first player to move; returns its table."""
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
    """Play some rounds, until the first player is asked where to go."""
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
