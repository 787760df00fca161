"""A short game of each kind in Firefox and in WebKit, from the first page on: nothing may go wrong on the page."""

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from random import Random
from typing import Any

import pytest

from tests.browser.browsing import check_client
from tests.browser.texts import EFNY, GD, OTL, OUT, Texts, texts
from tests.browser.webdriver import Driven, firefox, webkit
from tests.server.running import Server, running

pytestmark = pytest.mark.long

GAMES = (OTL, GD, OUT, EFNY)
BROWSERS = {"firefox": firefox, "webkit": webkit}
ANSWERS = 10
"""So many answers of a person are enough, if the game is not over before."""
PATIENCE_S = 30
PAUSE_S = 0.1
ROW = 3
"""Cards that are laid in a race; whether they are right makes no difference here."""

FIND = """
(selector, name, within) => {
    const seen = (element) => element.getClientRects().length > 0;
    const named = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim();
    const titled = [...document.querySelectorAll('article, fieldset, dialog, section')]
        .filter((box) => [...box.querySelectorAll('h1, h2, h3, legend')].some((title) => named(title) === within));
    const inmost = titled.filter((box) => !titled.some((other) => other !== box && box.contains(other)));
    const boxes = within === '' ? [document] : inmost;
    const found = boxes.flatMap((box) => [...box.querySelectorAll(selector)]).filter(seen);
    const target = found.find((element) => name === '' || named(element) === name);
    if (!target || target.disabled || target.getAttribute('aria-disabled') === 'true') return null;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}
"""
"""The middle of the first element in sight with this name, within what has that title."""

SITUATION = """
(listAll) => {
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
    const text = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim();
    return {
        over: all('article h2').length > 0,
        question: document.querySelector('[data-question]')?.dataset.question ?? '',
        fresh: document.querySelector('[data-fresh]') !== null,
        confirm: all('[data-confirm] button').length > 0,
        codes: all('.options button[data-code]').map((option) => option.dataset.code),
        more: all('button').some((button) => text(button) === listAll),
        race: all('button.finish:enabled').length > 0,
        signs: all('button[data-sign][aria-pressed="false"]').map((card) => card.dataset.sign),
    };
}
"""


@pytest.fixture(scope="module", params=BROWSERS)
def driven(request: pytest.FixtureRequest) -> Iterator[Driven]:
    check_client()
    browser: AbstractContextManager[Driven] = BROWSERS[request.param]()
    with browser as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.mark.parametrize("game", GAMES)
def test_a_short_game(driven: Driven, server: Server, game: str) -> None:
    player = Player(driven, texts("en", game))
    player.open(server.address)
    player.make_a_table()
    answers = player.play()
    assert answers >= ANSWERS or player.situation()["over"]
    assert driven.troubles() == []


class Player:
    """A person who plays against a bot in a driven browser, by mouse."""

    def __init__(self, driven: Driven, say: Texts) -> None:
        self.driven = driven
        self.say = say
        self.rng = Random(say.game)

    # Before the game.

    def open(self, address: str) -> None:
        self.driven.open(f"{address}/")

    def make_a_table(self) -> None:
        """From the first page to the game."""
        self.press("a", self.say("home-new-table"), self.say("game-title"))
        while not self.appears("legend"):
            # The page was still moving.
            self.press("a", self.say("home-new-table"), self.say("game-title"))
        self.press("label", "2", self.say("new-seats"))
        self.choose_a_bot()
        self.press("button", self.say("new-create"))
        if self.appears("dialog[open] input"):
            self.press("dialog[open] input")
            self.driven.type("Ann")
            self.press("dialog[open] button", self.say("name-accept"))
        self.press("button", self.say("table-start"))

    def choose_a_bot(self) -> None:
        """On the second seat; some games begin with bots there."""
        legends: list[str] = self.driven.run(
            "() => [...document.querySelectorAll('legend')].map(one => one.textContent)"
        )
        seats = [legend for legend in legends if self.has(legend, self.say("new-bot"))]
        self.press("label", self.say("new-bot"), seats[-1])

    def has(self, legend: str, option: str) -> bool:
        return self.driven.run(FIND, "label", option, legend) is not None

    # The game.

    def play(self) -> int:
        """Answer some questions, or all to the end; return how many."""
        answered: set[str] = set()
        end = time.monotonic() + PATIENCE_S
        while len(answered) < ANSWERS and time.monotonic() < end:
            now = self.situation()
            if now["over"]:
                break
            if self.answer(now):
                answered.add(now["question"])
                end = time.monotonic() + PATIENCE_S
            time.sleep(PAUSE_S)
        return len(answered)

    def situation(self) -> dict[str, Any]:
        found: dict[str, Any] = self.driven.run(SITUATION, self.say("table-all-options"))
        return found

    def answer(self, now: dict[str, Any]) -> bool:
        """Do what can be done now; whether it answers a question."""
        if now["race"]:
            return self.run_a_race(now["signs"])
        if now["fresh"]:
            return False
        if now["confirm"]:
            return self.press_if_there("[data-confirm] button")
        if now["codes"]:
            return self.press_if_there(f'.options button[data-code="{self.rng.choice(now["codes"])}"]')
        if now["more"]:
            return self.press_if_there("button", self.say("table-all-options")) and False
        return self.press_if_there(".ready button")

    def run_a_race(self, signs: list[str]) -> bool:
        """Lay a row, and stop the time."""
        for sign in self.rng.sample(signs, min(ROW, len(signs))):
            self.press_if_there(f'button[data-sign="{sign}"]')
        return self.press_if_there("button.finish")

    # Pressing.

    def press(self, selector: str, name: str = "", within: str = "") -> None:
        end = time.monotonic() + PATIENCE_S
        while not self.press_if_there(selector, name, within):
            assert time.monotonic() < end, f"there is no {selector} {name!r} {within!r}: {self.driven.troubles()}"
            time.sleep(PAUSE_S)

    def press_if_there(self, selector: str, name: str = "", within: str = "") -> bool:
        point = self.driven.run(FIND, selector, name, within)
        if point is None:
            return False
        self.driven.press(*point)
        return True

    def appears(self, selector: str) -> bool:
        """Whether something comes into sight within a moment."""
        for _ in range(30):
            if self.driven.run(FIND, selector, "", "") is not None:
                return True
            time.sleep(PAUSE_S)
        return False
