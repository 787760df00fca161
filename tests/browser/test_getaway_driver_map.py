"""The map of Getaway Driver explains itself, and a press on it is an action."""

from playwright.sync_api import Locator, expect

from lamster.kernel.match import Match
from tests.browser.browsing import DESKTOP, LAPTOP, PHONE, Company, Guest, Screen
from tests.browser.gd_positions import chase, draft, play_by_tapping
from tests.browser.page_states import seated
from tests.browser.pages import board, hand, named, wait_for_my_turn, wait_until
from tests.browser.stored_positions import STILL, asked_for, come_to, on_the_map
from tests.browser.test_getaway_driver_phone import several_can_move
from tests.browser.texts import GD

CARDS = 10
TARGET_PX = 24


def asked_as(company: Company, seat: int, kind: str, rounds: int = 0, screen: Screen = DESKTOP) -> Guest:
    guest = company("Ann", screen, game=GD)
    come_to(chase(seated(guest, 2, seat), asked_for(seat, kind, rounds)), guest)
    wait_for_my_turn(guest)
    return guest


def rule_card(guest: Guest) -> Locator:
    return guest.page.locator(".rule .id")


def test_the_draft_is_ten_large_cards_in_place_of_the_map(company: Company) -> None:
    """Both halves of every card are in sight on a small laptop and on a phone."""
    for screen in (LAPTOP, PHONE):
        guest = asked_as(company, 0, "hand", screen=screen)
        cards = draft(guest).locator("[data-card]")
        expect(cards).to_have_count(CARDS)
        cut = cards.evaluate_all("all => all.filter(card => card.scrollHeight > card.clientHeight + 1).length")
        assert cut == 0
        code = cards.first.get_attribute("data-code") or ""
        play_by_tapping(guest, code)
        expect(hand(guest).locator(f'[data-taken="{code.partition(":")[2]}"]')).to_be_visible()


def test_small_spaces_are_shown_larger_first(company: Company) -> None:
    guest = asked_as(company, 0, "aim", screen=PHONE)
    blocks = board(guest).locator("[data-codes]")
    expect(blocks).to_have_count(9)
    expect(board(guest).locator("[data-code]")).to_have_count(0)
    guest.press(blocks.first)
    target = on_the_map(guest, "aim:2,2")
    expect(target).to_be_visible()
    guest.page.evaluate(STILL)
    box = target.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= TARGET_PX
    assert play_by_tapping(guest, "aim:2,2") == "map"


def test_a_press_on_a_space_drives_the_vehicle_that_reaches_it(company: Company) -> None:
    """One press; if it is final, one more on the button that names it."""
    guest = company("Ann", DESKTOP, game=GD)
    come_to(chase(seated(guest, 2, 1), several_can_move), guest)
    wait_for_my_turn(guest)
    guest.page.evaluate(STILL)
    moves = board(guest).locator("[data-code^='ahead:'], [data-code^='left:'], [data-code^='right:']")
    expect(moves).not_to_have_count(0)
    code = moves.first.get_attribute("data-code") or ""
    before = guest.tap.decision
    guest.press(moves.first)
    if named(guest).count():
        expect(named(guest)).to_have_attribute("data-confirm", code)
        guest.press(named(guest))
    wait_until(guest, lambda: guest.tap.decision != before, "for the vehicle")


def far_from_the_car(match: Match) -> bool:
    """The Driver is asked, and not in the first round."""
    return asked_for(0, "turn", 3)(match)


def test_everything_on_the_map_explains_itself(company: Company) -> None:
    guest = company("Ann", DESKTOP, game=GD)
    come_to(chase(seated(guest, 2, 0), far_from_the_car), guest)
    wait_for_my_turn(guest)
    guest.page.evaluate(STILL)
    view = guest.tap.position["view"]
    lit = set(view["own"]["targets"].values())
    known = next(
        tile for tile in view["tiles"] if tile["up"] and tile["at"] not in lit and in_the_open(view, tile["at"])
    )
    tile = board(guest).locator(f'[data-tile="{known["at"]}"]')
    tile.hover()
    bubble = board(guest).locator("[data-bubble]")
    expect(bubble).to_contain_text(guest.say(f"tile-{known['tile']}"))
    tile.click()
    expect(rule_card(guest)).to_be_visible()


def in_the_open(view: dict[str, list[dict[str, str]]], space: str) -> bool:
    """Nothing stands there."""
    return all(one["at"] != space for kind in ("vehicles", "drivers", "stash") for one in view[kind])


def test_a_press_on_what_is_not_possible_says_why(company: Company) -> None:
    guest = asked_as(company, 0, "turn", 3)
    guest.page.evaluate(STILL)
    (driver,) = guest.tap.position["view"]["drivers"]
    column, row = map(int, driver["at"].split(","))
    across, down = {"N": (0, 1), "S": (0, -1), "W": (1, 0), "E": (-1, 0)}[driver["facing"]]
    behind = f"{column + across},{row + down}"
    place = board(guest).locator(f'[data-board-place="{behind}"]')
    box = place.bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.85)
    expect(guest.page.locator(".rule")).to_contain_text(guest.say("why-not", option="").strip())


def test_numbers_beside_the_map_explain_themselves(company: Company) -> None:
    guest = asked_as(company, 0, "turn", 3)
    guest.press(guest.page.locator("button[data-meter]:visible").first)
    expect(rule_card(guest)).to_have_text("GD-B3")
    guest.page.keyboard.press("Escape")
    guest.press(guest.page.locator("button[data-told]:has([data-bag]):visible").first)
    expect(rule_card(guest)).to_have_text("GD-E7")
