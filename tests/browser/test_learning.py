"""Learning in a browser: a lesson from beginning to end, a hint, why something is not possible, the rule itself."""

import pytest
from playwright.sync_api import Locator, expect

from lamster.games import metas
from lamster.tables.model.lessons import lesson_of
from lamster.text import Words
from tests.browser.browsing import DESKTOP, PHONE, Company, Guest, Language
from tests.browser.otl_positions import in_play
from tests.browser.page_variants import Look, mainly
from tests.browser.pages import (
    list_all,
    on_the_shelf,
    options,
    press_and_confirm,
    see_game,
    wait_for_my_turn,
    wait_until,
)
from tests.browser.test_pages import check_page, name_of

LOOKS: list[Look] = [(DESKTOP, "en", "dark"), (PHONE, "nl", "light")]
GAMES = list(metas())


def coach(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("coach"), exact=True)


def turn_page(guest: Guest) -> bool:
    """The next page of what is new, if there is one: beside the small button there is a large one then."""
    on = coach(guest).get_by_role("button", name=guest.say("coach-next"))
    more = on.count() > 1
    if more:
        guest.press(on.last)
    return more


def read_on(guest: Guest) -> None:
    """All that is new, to its last page."""
    while turn_page(guest):
        pass


def pointed(guest: Guest) -> Locator:
    return guest.page.locator(".play [data-pointed]")


def do_it(guest: Guest) -> None:
    """What the coach points at, and the button that names it where it cannot be undone."""
    wait_until(guest, lambda: not turn_page(guest) and pointed(guest).count() > 0, "something is pointed at")
    press_and_confirm(guest, pointed(guest).first)


def said(guest: Guest, name: str) -> None:
    expect(coach(guest)).to_contain_text(guest.say(name))


@pytest.mark.parametrize("look", mainly(*LOOKS), ids=name_of)
def test_a_lesson_is_begun_left_and_gone_on_with(company: Company, look: Look) -> None:
    guest = company("Ann", *look).go("/")
    guest.press(on_the_shelf(guest).get_by_role("button", name=guest.say("nav-learn")))
    said(guest, "lesson-goal")
    check_page(guest)
    read_on(guest)
    said(guest, "lesson-pick")
    list_all(guest)
    guest.press(options(guest).filter(has_text=guest.say("character-dame")).first)
    expect(coach(guest)).to_contain_text(
        guest.say("coach-declined", option=guest.say("code-pick", arg=guest.say("character-boxer")))
    )
    check_page(guest)
    do_it(guest)
    said(guest, "lesson-hand")
    guest.page.reload()
    said(guest, "lesson-hand")
    guest.press(coach(guest).get_by_role("button", name=guest.say("coach-back")))
    said(guest, "lesson-pick")
    guest.press(coach(guest).get_by_role("link", name=guest.say("coach-leave")))
    card = guest.page.get_by_role("listitem").filter(
        has=guest.page.get_by_role("heading", name=guest.say("game-title"))
    )
    expect(card).to_contain_text(guest.say("learn-so-far", step=1, steps=17))
    check_page(guest)
    guest.press(card.get_by_role("button", name=guest.say("learn-go-on")))
    said(guest, "lesson-hand")


@pytest.mark.long
def test_a_lesson_is_played_to_its_end(company: Company) -> None:
    guest = company("Ann", DESKTOP).go("/rules/on-the-lam")
    guest.press(guest.page.get_by_role("button", name=guest.say("learn-first")))
    said(guest, "lesson-goal")
    lesson = lesson_of("on-the-lam")
    assert lesson is not None
    for step in range(len(lesson.own)):
        expect(coach(guest).get_by_role("progressbar")).to_have_attribute("value", str(step))
        do_it(guest)
    said(guest, "lesson-won")
    read_on(guest)
    check_page(guest)
    guest.press(coach(guest).get_by_role("link", name=guest.say("coach-real")))
    expect(guest.page).to_have_url(f"{guest.server.address}/new/on-the-lam")


@pytest.mark.parametrize("look", mainly(*LOOKS[::-1]), ids=name_of)
@pytest.mark.parametrize("game", [game for game in GAMES if game != "on-the-lam"])
def test_every_game_has_a_lesson_on_its_own_board(company: Company, game: str, look: Look) -> None:
    guest = company("Ann", *look, game=metas()[game].folder.name).go("/learn")
    card = guest.page.get_by_role("listitem").filter(
        has=guest.page.get_by_role("heading", name=guest.say("game-title"))
    )
    guest.press(card.get_by_role("button", name=guest.say("learn-begin")))
    said(guest, "lesson-goal")
    read_on(guest)
    expect(pointed(guest).first).to_be_visible()
    check_page(guest)
    do_it(guest)
    expect(coach(guest).get_by_role("progressbar")).to_have_attribute("value", "1")


@pytest.mark.parametrize("look", mainly(*LOOKS[::-1]), ids=name_of)
def test_a_hint_and_why_not(company: Company, look: Look) -> None:
    guest = company("Ann", *look)
    guest.go(f"/table/{in_play([guest.person], 'easy')[0].table_id}")
    see_game(guest)
    wait_for_my_turn(guest)
    ask_for_help(guest, "hint")
    hint = guest.page.locator(".hint")
    expect(hint).to_contain_text(guest.say("hint-would", option="").rstrip(" ."))
    expect(pointed(guest).first).to_be_visible()
    check_page(guest)
    ask_for_help(guest, "why-open")
    window = guest.page.get_by_role("dialog", name=guest.say("why-title"))
    expect(window.get_by_role("link").first).to_be_visible()
    check_page(guest)
    rule = window.get_by_role("link").first.text_content() or ""
    guest.go(f"/rules/on-the-lam#{rule.strip()}")
    expect(guest.page.locator(f"[id='{rule.strip()}']")).to_be_in_viewport()


def ask_for_help(guest: Guest, what: str) -> None:
    """All help is behind one button; where there is room, a hint is also beside it."""
    if guest.screen is PHONE or what != "hint":
        guest.press(guest.page.get_by_role("button", name=guest.say("help-open")))
    guest.press(guest.page.get_by_role("button", name=guest.say(what), exact=True))


@pytest.mark.parametrize("language", mainly("nl", "en"))
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_at_the_rule(company: Company, game: str, language: Language) -> None:
    words = Words(language, metas()[game])
    rule = list(words.rules())[-1]
    guest = company("Ann", PHONE if language == "nl" else DESKTOP, language).go(f"/rules/{game}#{rule}")
    found = guest.page.locator(f"[id='{rule}']")
    expect(found).to_contain_text(words.rule_title(rule))
    expect(found).to_be_in_viewport()
