"""Escape from New York in the browser, alone: turns from the plan to the New York Phase, and what can be changed."""

import re
from collections import Counter
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest, Language, Screen
from tests.browser.efny_positions import (
    advised,
    ask_everything,
    asked_by_new_york,
    cards_in_hand,
    chapters,
    city,
    lay,
    little_to_do,
    new_york_is_next,
    note_chapters,
    nothing_to_do,
    play_as_told,
    play_by_tapping,
    see_plan,
    see_the_same,
    skip_telling,
    state_of,
    take_back,
    teller,
)
from tests.browser.page_variants import mainly
from tests.browser.pages import (
    asked,
    hand,
    labels,
    open_menu,
    options,
    question,
    wait_for_my_turn,
    wait_until,
    whose_turn,
)
from tests.browser.stored_positions import Ready, asked_for, come_to, match_of, table_of, true_table, with_code
from tests.browser.texts import EFNY

PLANNING = asked_for(0, "choose", 2)


def alone(
    company: Company,
    ready: Ready,
    screen: Screen = DESKTOP,
    language: Language = "en",
    motion: bool = False,
    everything: bool = False,
) -> Guest:
    guest = company("Ann", screen, language, motion=motion, game=EFNY)
    if everything:
        ask_everything(guest)
    come_to(city([guest.person], ready), guest)
    return guest


def kind(guest: Guest) -> str:
    """What the guest is asked."""
    return "" if guest.tap.decision is None else str(guest.tap.decision["kind"])


# Whole turns.


@pytest.mark.parametrize(
    ("screen", "language"), [(PHONE, "nl"), pytest.param(DESKTOP, "en", marks=pytest.mark.long)], ids=["phone", "desk"]
)
def test_a_turn_alone(company: Company, screen: Screen, language: Language) -> None:
    """The plan is changed, cards are played; on a desk what New York does is told meanwhile, and skipped."""
    guest = alone(company, PLANNING, screen, language, motion=screen is DESKTOP)
    first = guest.tap.round
    note_chapters(guest)
    change_the_plan(guest)
    tapped = play_turn(guest, Random(1))
    see_the_same([guest])
    assert guest.tap.round == first + 1
    assert tapped["desk"] > 2
    assert tapped["map"] > 0
    assert bool({"step-10", "step-11", "step-12"} & chapters(guest)) == (screen is DESKTOP)


def play_turn(guest: Guest, rng: Random) -> Counter[str]:
    """To the first question of the next one, as advised."""
    this, tapped = guest.tap.round, Counter[str]()
    while whose_turn([guest]) is not None and guest.tap.round == this:
        tapped[play_as_told(guest, rng)] += 1
    skip_telling(guest)
    return tapped


def change_the_plan(guest: Guest) -> None:
    """Two cards are laid, both taken back, and the hand is whole again."""
    cards = sorted(cards_in_hand(guest))
    lay(guest, cards[0])
    lay(guest, cards[1])
    see_plan(guest, cards[0], cards[1])
    take_back(guest, cards[0])
    see_plan(guest, cards[1])
    take_back(guest, cards[1])
    see_plan(guest)
    assert sorted(cards_in_hand(guest)) == cards


# The plan.


@pytest.mark.parametrize("screen", mainly(PHONE, DESKTOP), ids=lambda screen: screen.name)
def test_the_plan_can_be_changed_until_it_is_ready(company: Company, screen: Screen) -> None:
    """By the desk and by undo; a page that comes anew finds it as it was left."""
    guest = alone(company, PLANNING, screen, "nl" if screen.touch else "en")
    one, two, three, *_ = sorted(cards_in_hand(guest))
    lay(guest, one)
    lay(guest, two)
    undo(guest)
    see_plan(guest, one)
    guest.page.reload()
    wait_for_my_turn(guest)
    see_plan(guest, one)
    assert true_plan(guest) == [one]
    lay(guest, three)
    take_back(guest, one)
    lay(guest, two)
    see_plan(guest, three, two)
    assert true_plan(guest) == [three, two]
    expect(with_code(hand(guest), f"play:{two}")).to_be_visible()
    play_by_tapping(guest, f"hit-instead:{three}")
    wait_for_my_turn(guest)
    assert guest.page.locator('[data-code^="unchoose:"], [data-code^="choose:"]').count() == 0
    assert [entry.code for entry in match_of(guest).log if entry.seat == 0][-1] == f"hit-instead:{three}"
    assert true_plan(guest) == [two]


def undo(guest: Guest) -> None:
    guest.press(question(guest).get_by_role("button", name=guest.say("table-undo"), exact=True))


def true_plan(guest: Guest) -> list[str]:
    """As the game has it, whatever the page shows."""
    own = match_of(guest).game.view(match_of(guest).state, 0).own
    return list(own.chosen)


def test_a_choice_for_new_york_is_still_there_after_a_reload(company: Company) -> None:
    guest = alone(company, asked_by_new_york, PHONE, "nl")
    wait_for_my_turn(guest)
    before = asked(guest), labels(guest)
    guest.page.reload()
    wait_for_my_turn(guest)
    assert (asked(guest), labels(guest)) == before
    place = len(match_of(guest).log)
    assert guest.tap.decision is not None
    code = guest.tap.decision["options"][-1]["code"]
    assert play_by_tapping(guest, code) == "map"
    assert match_of(guest).log[place].code == code


# What needs no thought.


def test_windows_in_which_nothing_can_be_done_answer_themselves(company: Company) -> None:
    """The table does that, before anybody looks at it."""
    guest = alone(company, nothing_to_do)
    table = true_table(company.server, table_of(guest))
    wait_for_my_turn(guest)
    assert table.unasked
    assert table.playing.log[min(table.unasked)].code == "go-on"
    assert set(codes(guest)) != {"go-on", "hurry"}


def test_windows_in_which_little_can_be_done_are_answered_by_the_page(company: Company) -> None:
    guest = company("Ann", game=EFNY)
    table = city([guest.person], little_to_do)
    place = len(true_table(company.server, table).playing.log)
    come_to(table, guest)
    wait_until(guest, lambda: len(match_of(guest).log) > place, "for an answer without a tap")
    assert match_of(guest).log[place].code == "go-on"
    assert place not in true_table(company.server, table).unasked


@pytest.mark.long
def test_who_wants_to_be_asked_everything_is(company: Company) -> None:
    """Until the menu of the table says otherwise: then the same window answers itself."""
    guest = alone(company, little_to_do, everything=True)
    wait_for_my_turn(guest)
    place = len(match_of(guest).log)
    guest.page.wait_for_timeout(1000)
    assert {"go-on", "hurry"} < set(codes(guest))
    assert len(match_of(guest).log) == place
    guest.press(open_menu(guest).get_by_role("button", name=guest.say("table-quick-off")))
    wait_until(guest, lambda: len(match_of(guest).log) > place, "for an answer without a tap")
    assert match_of(guest).log[place].code == "go-on"


def codes(guest: Guest) -> list[str]:
    """What the page offers."""
    return [str(option.get_attribute("data-code")) for option in options(guest).all()]


# What New York does is told.


def end_the_turn(guest: Guest) -> None:
    """With the answer after which New York has its phase."""
    wait_for_my_turn(guest)
    play_by_tapping(guest, advised(match_of(guest), 0))


@pytest.mark.parametrize("screen", mainly(DESKTOP, PHONE), ids=lambda screen: screen.name)
def test_the_new_york_phase_is_told_step_by_step(company: Company, screen: Screen) -> None:
    guest = alone(company, new_york_is_next, screen, "nl" if screen.touch else "en", motion=True, everything=True)
    true = match_of(guest)
    end_the_turn(guest)
    expect(teller(guest)).to_be_visible()
    first = told(guest)
    wait_until(guest, lambda: told(guest) not in ("", first), "for the next step")
    rule = teller(guest).locator("button[aria-expanded]")
    assert re.search(r"\bEFNY-[A-Z]+\d+\b", rule.get_attribute("aria-label") or "")
    guest.press(rule)
    expect(guest.page.get_by_role("link", name=guest.say("table-rule-more"))).to_be_visible()
    skip_telling(guest)
    see_the_same([guest])
    assert state_of(match_of(guest)).round == state_of(true).round + 1


def told(guest: Guest) -> str:
    """The sentence in sight; empty when nothing is told any more."""
    return "".join(teller(guest).locator(".text").all_inner_texts())


@pytest.mark.long
def test_a_step_that_is_told_can_be_looked_at_for_longer_and_all_of_it_again(company: Company) -> None:
    guest = alone(company, new_york_is_next, motion=True, everything=True)
    end_the_turn(guest)
    guest.press(teller(guest).get_by_role("button", name=guest.say("efny-tell-pause")))
    held = told(guest)
    guest.page.wait_for_timeout(2500)
    assert told(guest) == held
    guest.press(teller(guest).get_by_role("button", name=guest.say("efny-tell-go-on")))
    wait_until(guest, lambda: told(guest) != held, "for the next step")
    guest.page.keyboard.press("Escape")
    expect(teller(guest)).to_have_count(0)
    guest.press(again(guest))
    expect(teller(guest)).to_be_visible()
    assert teller(guest).get_attribute("data-chapter") == "step-10"


def again(guest: Guest) -> Locator:
    return guest.page.get_by_role("button", name=re.compile(re.escape(guest.say("efny-tell-again"))))


def test_who_wants_things_to_stand_still_is_shown_how_they_stand(company: Company) -> None:
    guest = alone(company, new_york_is_next, everything=True)
    note_chapters(guest)
    this = guest.tap.round
    end_the_turn(guest)
    wait_until(guest, lambda: guest.tap.round == this + 1, "for the next turn")
    wait_for_my_turn(guest)
    see_the_same([guest])
    assert chapters(guest) == set()
