"""Outrun in the browser to the end: four against each other, one against bots, practice; and a vote on the time."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest, Language, Screen
from tests.browser.out_positions import (
    asked_for,
    come_to,
    finish_run,
    form_for,
    official_runs,
    open_review,
    path_card,
    race,
    racing,
    ready_button,
    reviewed,
    right_row,
    see_stage,
    see_the_path,
    somebody_turns,
    turn_button,
    turn_the_card,
    wrong_row,
)
from tests.browser.pages import ending, wait_until
from tests.browser.stored_positions import advice, match_of, play_by_option
from tests.browser.test_outrun_cards import par_of, run_practice
from tests.browser.texts import OUT
from tests.rules import rule

pytestmark = pytest.mark.long

Seat = tuple[str, Screen, Language]
FOUR: list[Seat] = [("Ann", DESKTOP, "en"), ("Bas", PHONE, "nl"), ("Cas", PHONE, "en"), ("Dot", DESKTOP, "nl")]
SLOW = 0.2
"""How often somebody lays a wrong row."""


def guests_at(company: Company, seats: list[Seat], motion: bool = False) -> list[Guest]:
    return [company(name, screen, language, motion=motion, game=OUT) for name, screen, language in seats]


# To the end.


@pytest.mark.parametrize("monster", ["vampire", "bear", "zombie", "dragon"])
def test_a_whole_race_of_four(company: Company, monster: str) -> None:
    guests = guests_at(company, FOUR)
    come_to(race([guest.person for guest in guests], somebody_turns, 1, maps=1, monster=monster), *guests)
    play_to_the_end(guests, Random(monster))
    for guest in guests:
        see_the_end(guest)


@pytest.mark.parametrize(("language", "screen"), [("en", DESKTOP), ("nl", PHONE)])
def test_a_whole_race_against_bots(company: Company, language: Language, screen: Screen) -> None:
    """With everything moving."""
    (guest,) = guests_at(company, [("Ann", screen, language)], motion=True)
    options = {"maps": 1, "monster": "bear", "relaxed_clocks": True}
    table = guest.person.create("me", "medium", "easy", "hard", game="outrun", options=options)
    guest.go(f"/table/{table}")
    guest.press(guest.page.get_by_role("button", name=guest.say("table-start")))
    play_to_the_end([guest], Random(language))
    see_the_end(guest)


def test_practice_to_the_end(company: Company) -> None:
    """Always right, and quicker than a medium runner."""
    (guest,) = guests_at(company, [("Ann", PHONE, "nl")])
    come_to(race([guest.person], asked_for(0, "practice"), 1, practice_cards=3), guest)
    for made in (1, 2):
        run_practice(guest, wrong=False)
        expect(guest.page.get_by_text(guest.say("out-progress-made", made=made))).to_be_visible()
        expect(guest.page.get_by_role("heading", name=par_of(guest))).to_be_visible()
    guest.press(guest.page.locator('[data-code="turn"]').first)
    see_the_path(guest)
    finish_run(guest, right_row(guest))
    see_the_end(guest)
    assert guest.tap.position["outcome"]["winners"] == [0]


def see_the_end(guest: Guest) -> None:
    expect(ending(guest)).to_be_visible()
    expect(ending(guest)).to_contain_text(guest.say(f"rule-{guest.tap.position['outcome']['rule']}.title"))


def play_to_the_end(guests: list[Guest], rng: Random) -> None:
    """Everybody does what is to be done, whenever there is something."""
    while not all(ending(guest).count() for guest in guests):
        wait_until(guests[0], lambda: any(map(has_something_to_do, guests)), "for something to do, or the end")
        for guest in guests:
            do_something(guest, rng)


def has_something_to_do(guest: Guest) -> bool:
    return bool(guest.tap.over or guest.tap.decision is not None or ready_button(guest).count())


def do_something(guest: Guest, rng: Random) -> None:
    decision = guest.tap.decision
    if decision is not None and decision["kind"] == "run":
        run(guest, rng)
    elif not pressed(ready_button(guest)) and not pressed(turn_button(guest)):
        answer_if_asked(guest, rng)


def answer_if_asked(guest: Guest, rng: Random) -> None:
    decision = guest.tap.decision
    if decision is not None and decision["kind"] != "turn" and decision["options"]:
        answer(guest, rng)


def pressed(button: Locator) -> bool:
    """Press it if it is there, at one go: the next moment the clock may have taken it away."""
    press = "all => { const it = all.find(b => !b.disabled && b.checkVisibility()); it?.click(); return it != null }"
    return bool(button.evaluate_all(press))


def run(guest: Guest, rng: Random) -> None:
    expect(path_card(guest)).to_be_attached()
    form = form_for(guest)
    finish_run(guest, wrong_row(form) if rng.random() < SLOW else rng.choice(form.rows))
    wait_until(guest, lambda: guest.tap.decision is None or guest.tap.decision["kind"] != "run", "for the Finish")


def answer(guest: Guest, rng: Random) -> None:
    play_by_option(guest, advice(match_of(guest), guest.tap.you["eyes"], rng))


# Calling the time.


@rule("OUT-U2", "OUT-U3", "OUT-U4", "OUT-R10")
def test_two_who_have_finished_call_the_time(company: Company) -> None:
    """Not before twenty seconds, and not before ten since the last Finish; then five are left for the third."""
    ann, bas, cas = guests = guests_at(company, FOUR[:3])
    come_to(race([guest.person for guest in guests], somebody_turns), *guests)
    turn_the_card(*guests)
    finish_run(ann, right_row(ann))
    finish_run(bas, right_row(bas))
    for guest in (ann, bas):
        expect(vote_button(guest)).to_have_count(0)
    for guest in (ann, bas):
        guest.press(vote_button(guest))
        expect(racing(guest).get_by_role("button", name=guest.say("race-voted")).or_(last_call(guest))).to_be_visible()
    for guest in guests:
        expect(last_call(guest)).to_be_visible()
    see_stage(ann, "which-way")
    open_review(ann)
    expect(reviewed(ann, 2)).to_contain_text(ann.say("out-no-finish"))
    assert set(official_runs(cas)) >= {0, 1}
    assert "timeout:3=vote" in codes(cas)


def vote_button(guest: Guest) -> Locator:
    return racing(guest).get_by_role("button", name=guest.say("race-vote"), exact=True)


def last_call(guest: Guest) -> Locator:
    return racing(guest).get_by_role("timer").get_by_text(guest.say("race-last-call"))


def codes(guest: Guest) -> list[str]:
    return [entry.code for entry in match_of(guest).log]
