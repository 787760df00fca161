"""Escape from New York in the browser to the end: alone against the city, three of them, and with all variants."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest, Language, Screen
from tests.browser.efny_page_states import VARIANTS
from tests.browser.efny_positions import city, play_rounds, see_the_same
from tests.browser.pages import ending, start_the_game
from tests.browser.stored_positions import asked_for, come_to, see_the_end, table_of, true_record
from tests.browser.texts import EFNY
from tests.server.knowledge_escape_from_new_york import HiddenNewYork
from tests.server.leak_check import Truth

pytestmark = pytest.mark.long

Seat = tuple[str, Screen, Language]
THREE: list[Seat] = [("Ann", DESKTOP, "en"), ("Bas", PHONE, "nl"), ("Cas", DESKTOP, "en")]
SOME = 4
"""Rounds after which it is looked whether all see the same."""
WHOLE = 1000


def guests_at(company: Company, seats: list[Seat], motion: bool = False) -> list[Guest]:
    return [company(name, screen, language, motion=motion, game=EFNY) for name, screen, language in seats]


@pytest.mark.parametrize(
    ("screen", "language", "motion"), [(DESKTOP, "en", True), (PHONE, "nl", False), (PHONE, "en", True)]
)
def test_a_whole_game_alone(company: Company, screen: Screen, language: Language, motion: bool) -> None:
    whole_game(guests_at(company, [("Ann", screen, language)], motion), Random(language))


def test_a_whole_game_of_three(company: Company) -> None:
    guests = guests_at(company, THREE)
    whole_game(guests, Random(3))
    text = true_record(company.server, table_of(guests[0]))
    truth, hidden = Truth(text), HiddenNewYork(text)
    for seat, guest in enumerate(guests):
        assert truth.check_frames(guest.tap.frames, [seat]) > 50
        assert hidden.check_frames(guest.tap.frames) > 500


@pytest.mark.parametrize(("screen", "language"), [(DESKTOP, "nl"), (PHONE, "en")])
def test_a_whole_game_with_all_variants(company: Company, screen: Screen, language: Language) -> None:
    settings = dict.fromkeys(VARIANTS, True)
    whole_game(guests_at(company, [("Ann", screen, language), ("Bob", DESKTOP, "en")]), Random(5), **settings)


def test_a_whole_game_with_bots(company: Company) -> None:
    """One of them betrays when it pays."""
    (guest,) = guests_at(company, [("Ann", DESKTOP, "en")])
    guest.go(f"/table/{guest.person.create('me', 'medium', 'rogue', game='escape-from-new-york')}")
    start_the_game(guest)
    play_rounds([guest], WHOLE, Random(6))
    see_how_it_ended([guest])


def whole_game(guests: list[Guest], rng: Random, **settings: str | int | bool) -> None:
    """From the choice of the Heroes to the morning paper."""
    come_to(city([guest.person for guest in guests], asked_for(0, "hero"), 1, **settings), *guests)
    play_rounds(guests, SOME, rng)
    if not guests[0].tap.over:
        see_the_same(guests)
    play_rounds(guests, WHOLE, rng)
    see_how_it_ended(guests)


def see_how_it_ended(guests: list[Guest]) -> None:
    see_the_end(*guests)
    for guest in guests:
        expect(ending(guest)).to_contain_text(guest.say(f"rule-{guest.tap.position['outcome']['rule']}.title"))
