"""A first visit: from the first page to the first move, in every game."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import Company, Guest
from tests.browser.pages import (
    choose_number_of_players,
    make_a_table,
    play_a_move,
    seat_name,
    start_the_game,
    wait_for_my_turn,
)
from tests.browser.texts import EFNY, GD, OTL, OUT

GAMES = (OTL, GD, OUT, EFNY)


@pytest.mark.parametrize("game", GAMES)
def test_from_the_first_page_to_the_first_move(company: Company, game: str) -> None:
    """Nothing goes wrong on the way: an error toast would fail the test."""
    guest = company("", game=game)
    make_a_table(guest, "me", "bot", round_limit=None)
    start_the_game(guest)
    wait_for_my_turn(guest)
    play_a_move(guest, Random(1))


@pytest.mark.parametrize("game", GAMES)
def test_the_next_table_begins_with_the_usual_settings(company: Company, game: str) -> None:
    guest = company("Ann", game=game)
    make_a_table(guest, "me", "bot", round_limit=None)
    guest.page.go_back()
    choose_number_of_players(guest, 2)
    expect(second_seat(guest).get_by_role("radio", name=guest.say("new-friend"))).to_be_checked()


def second_seat(guest: Guest) -> Locator:
    return guest.page.get_by_role("group", name=guest.say("new-seat-who", seat=seat_name(guest, 2, 1)))
