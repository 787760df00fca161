"""The map of Getaway Driver under a finger: a tap selects, a second one plays, and moving the map does neither."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from lamster.kernel.match import Match
from tests.browser.browsing import PHONE, Company, Guest, Language
from tests.browser.gd_positions import chase, play_as_told, vehicle_on_the_map
from tests.browser.page_states import seated
from tests.browser.pages import asked, board, hand, labels, named, options, question, wait_for_my_turn
from tests.browser.stored_positions import asked_for, come_to, on_the_map
from tests.browser.test_getaway_driver_pages import check_within_reach
from tests.browser.test_phone import box, check_all_in_sight, pan
from tests.browser.texts import GD

COASTING = 600
"""Milliseconds: a finger that comes down while something still glides only stops it, as browsers have it."""


def asked_on_the_phone(company: Company, seat: int, kind: str, language: Language = "en", seats: int = 2) -> Guest:
    guest = company("Ann", PHONE, language, game=GD)
    come_to(chase(seated(guest, seats, seat), asked_for(seat, kind, 3)), guest)
    wait_for_my_turn(guest)
    return guest


@pytest.mark.parametrize(
    ("seats", "seat", "kind"), [(2, 0, "turn"), (2, 1, "lay"), pytest.param(1, 0, "turn", marks=pytest.mark.long)]
)
def test_all_is_in_sight_until_somebody_else_is_asked(company: Company, seats: int, seat: int, kind: str) -> None:
    """One question after the other; alone for a whole round."""
    guest = asked_on_the_phone(company, seat, kind, "nl", seats)
    rng, this = Random(1), guest.tap.round
    while options(guest).count() and guest.tap.round == this:
        check_all_in_sight(guest)
        check_within_reach(guest)
        play_as_told(guest, rng)
        expect(options(guest).first.or_(question(guest).get_by_text("Bob")).first).to_be_visible()


# A tap, a second tap, and a finger that only moves the map.


def lit_road(guest: Guest) -> tuple[str, Locator]:
    """A tile that may be driven to."""
    code = board(guest).locator("[data-code^='drive:']").first.get_attribute("data-code") or ""
    return code, on_the_map(guest, code)


def test_a_tap_on_the_map_selects_and_a_second_one_plays(company: Company) -> None:
    guest = asked_on_the_phone(company, 0, "turn")
    before = asked(guest)
    code, road = lit_road(guest)
    guest.press(road)
    expect(road).to_have_attribute("aria-pressed", "true")
    expect(named(guest)).to_have_attribute("data-confirm", code)
    assert asked(guest) == before
    expect(board(guest).get_by_text(guest.say("gd-map-again"))).to_be_visible()
    guest.press(road)
    expect(named(guest)).to_have_count(0)
    expect(question(guest).get_by_role("heading", name=before.splitlines()[-1])).to_have_count(0)


def test_a_card_in_the_hand_is_an_option_too(company: Company) -> None:
    """What is tapped in the hand is named by the button, and what is tapped after it instead."""
    guest = asked_on_the_phone(company, 0, "turn")
    card = hand(guest).locator("[data-code^='play:']").first
    code = card.get_attribute("data-code") or ""
    guest.press(card)
    expect(named(guest)).to_have_attribute("data-confirm", code)
    code, road = lit_road(guest)
    guest.press(road)
    expect(named(guest)).to_have_attribute("data-confirm", code)
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(road).to_have_attribute("aria-pressed", "true")


def several_can_move(match: Match) -> bool:
    """The Police are asked to close the net with more than one vehicle."""
    decision = match.game.decision(match.state, 1)
    if decision is None or decision.kind != "vehicles":
        return False
    return len({code.partition(":")[2] for code in decision.codes} - {""}) > 1


def test_a_vehicle_that_is_tapped_has_its_own_moves_lit(company: Company) -> None:
    guest = company("Ann", PHONE, game=GD)
    come_to(chase(seated(guest, 2, 1), several_can_move), guest)
    vehicles = board(guest).locator("[data-stop]:has([data-lit])")
    expect(vehicles).not_to_have_count(0)
    names = [str(vehicle.get_attribute("data-stop")) for vehicle in vehicles.all()]
    before = asked(guest), labels(guest)
    for name in names:
        guest.press(vehicle_on_the_map(guest, name))
        moves = board(guest).locator("[data-code]").evaluate_all("all => all.map(one => one.dataset.code)")
        assert moves
        assert all(code.endswith(f":{name}") for code in moves)
    expect(named(guest)).to_have_count(0)
    assert (asked(guest), labels(guest)) == before


@pytest.mark.parametrize("where", ["road", "map", "hand"])
def test_moving_the_map_never_plays(company: Company, where: str) -> None:
    """Not even when the finger comes down on what is selected."""
    guest = asked_on_the_phone(company, 0, "turn")
    before = asked(guest), labels(guest)
    code, road = lit_road(guest)
    at = box({"road": road, "map": board(guest), "hand": hand(guest)}[where])
    pan(guest, at)
    guest.page.wait_for_timeout(COASTING)
    expect(named(guest)).to_have_count(0)
    guest.press(on_the_map(guest, code))
    expect(named(guest)).to_have_count(1)
    pan(guest, box(road) if where == "road" else at)
    expect(named(guest)).to_have_count(1)
    assert (asked(guest), labels(guest)) == before
