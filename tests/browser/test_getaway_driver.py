"""Getaway Driver in the browser: a Driver against the Police, alone, and two against two."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest, Language, Screen
from tests.browser.gd_positions import chase, play_by_tapping, play_rounds, see_the_same
from tests.browser.page_variants import mainly
from tests.browser.pages import (
    hand,
    labels,
    list_all,
    lit_elsewhere,
    make_a_table,
    see_game,
    sit_down,
    start_the_game,
    wait_for_my_turn,
    wait_until,
)
from tests.browser.stored_positions import (
    asked_for,
    come_to,
    on_the_map,
    play_by_option,
    see_the_end,
    table_of,
    true_record,
)
from tests.browser.texts import GD
from tests.server.knowledge_getaway_driver import Hidden
from tests.server.leak_check import Truth

Seat = tuple[str, Screen, Language]
ENGLISH_DRIVER: list[Seat] = [("Ann", DESKTOP, "en"), ("Bas", PHONE, "nl")]
DUTCH_DRIVER: list[Seat] = [("Eva", PHONE, "nl"), ("Bob", DESKTOP, "en")]
FOUR: list[Seat] = [("Ann", DESKTOP, "en"), ("Bas", PHONE, "nl"), ("Cas", PHONE, "en"), ("Dot", DESKTOP, "nl")]


def guests_at(company: Company, seats: list[Seat], motion: bool = False) -> list[Guest]:
    return [company(name, screen, language, motion=motion, game=GD) for name, screen, language in seats]


# A few rounds.


@pytest.mark.parametrize("seats", mainly(ENGLISH_DRIVER, DUTCH_DRIVER), ids=["english-driver", "dutch-driver"])
def test_two_browsers_play_a_few_rounds(company: Company, seats: list[Seat]) -> None:
    guests = guests_at(company, seats)
    come_to(chase([guest.person for guest in guests], asked_for(0, "turn", 2)), *guests)
    first = guests[0].tap.round
    tapped = play_rounds(guests, 2, Random(1))
    assert guests[0].tap.round == first + 2
    assert tapped["map"] > 5
    assert tapped["list"] > 2
    see_the_same(guests)


@pytest.mark.long
def test_alone_on_the_phone_in_dutch(company: Company) -> None:
    (eva,) = guests_at(company, [("Eva", PHONE, "nl")])
    come_to(chase([eva.person], asked_for(0, "turn", 2)), eva)
    first = eva.tap.round
    assert play_rounds([eva], 3, Random(1))["map"] > 2
    assert eva.tap.round == first + 3
    see_the_same([eva])


@pytest.mark.long
def test_four_browsers_play_a_round(company: Company) -> None:
    guests = guests_at(company, FOUR)
    come_to(chase([guest.person for guest in guests], asked_for(2, "plan", 2)), *guests)
    first = guests[0].tap.round
    tapped = play_rounds(guests, 1, Random(1))
    assert guests[0].tap.round == first + 1
    assert tapped["map"] > 5
    see_the_same(guests)
    check_nothing_hidden_was_told(guests)


def check_nothing_hidden_was_told(guests: list[Guest]) -> None:
    """Driver A, Driver B, City and Police: by every frame that their browsers received."""
    text = true_record(guests[0].server, table_of(guests[0]))
    truth, hidden = Truth(text), Hidden(text)
    for seat, guest in enumerate(guests):
        assert truth.check_frames(guest.tap.frames, [seat]) > 10
        assert hidden.check_frames(guest.tap.frames) > 10


# From the first page to the chase.


def test_from_the_first_page_to_the_first_round(company: Company) -> None:
    """Everything that is to be done before the Driver drives off."""
    ann, bas = guests_at(company, DUTCH_DRIVER)
    bas.go(make_a_table(ann, "me", "friend", round_limit=None))
    sit_down(bas)
    start_the_game(ann)
    see_game(bas)
    take_the_beginner_hand(ann)
    play_by_tapping(ann, "aim:8,6")
    adjust(ann, bas)
    start_at(ann)
    place_the_patrol_car(bas)
    wait_for_my_turn(ann)
    assert ann.tap.round == 1
    see_the_same([ann, bas])


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_very_many_spaces_are_chosen_on_the_map(company: Company, screen: Screen) -> None:
    """165 buttons are no list: the map has them, and who wants the list has it column by column."""
    ann, bob = guests_at(company, [("Ann", screen, "en"), ("Bob", screen, "en")])
    come_to(chase([ann.person, bob.person], asked_for(0, "aim")), ann)
    wait_for_my_turn(ann)
    expect(lit_elsewhere(ann)).to_be_visible()
    list_all(ann)
    listed = labels(ann)
    assert listed[:3] + listed[9:12] == [f"Aim at {at}" for at in ("1,1", "1,2", "1,3", "1,10", "1,11", "2,1")]
    assert len(listed) == 165


def take_the_beginner_hand(driver: Guest) -> None:
    wait_for_my_turn(driver)
    driver.press(hand(driver).get_by_role("button", name=driver.say("gd-pick-beginner")))
    wait_until(driver, lambda: kind(driver) == "aim", "for the beginner hand")
    (own,) = driver.tap.position["view"]["drivers"]
    names = [driver.say(f"card-{card}") for card in own["hand"]]
    assert len(names) == 5
    for name in names:
        expect(hand(driver).get_by_role("listitem").filter(has_text=name)).to_be_visible()


def kind(guest: Guest) -> str:
    """What the guest is asked; empty when it is not the guest's turn."""
    return "" if guest.tap.decision is None else str(guest.tap.decision["kind"])


def adjust(driver: Guest, police: Guest) -> None:
    """Only where a token of the Stash lies where it may not."""
    wait_until(driver, lambda: "adjust" in (kind(police), kind(driver)) or kind(driver) == "start", "for the Stash")
    if kind(police) == "adjust":
        wait_for_my_turn(police)
        play_by_option(police, "automatic")


def start_at(driver: Guest) -> None:
    """In the middle of the table, or beside a token that lies there; then four arrows stand around the car."""
    wait_until(driver, lambda: kind(driver) == "start", "for the start")
    wait_for_my_turn(driver)
    spaces = [option["code"] for option in driver.tap.decision["options"]] if driver.tap.decision else []
    play_by_tapping(driver, next(code for code in ("start:8,6", "start:8,7", "start:7,6") if code in spaces))
    expect(on_the_map(driver, "face:N")).to_be_visible()
    assert play_by_tapping(driver, "face:N") == "map"


def place_the_patrol_car(police: Guest) -> None:
    wait_for_my_turn(police)
    assert police.tap.decision is not None
    assert play_by_tapping(police, police.tap.decision["options"][0]["code"]) == "map"
    expect(on_the_map(police, "face:S")).to_be_visible()
    assert play_by_tapping(police, "face:S") == "map"


# Whole games.


@pytest.mark.long
@pytest.mark.parametrize("seats", [ENGLISH_DRIVER, DUTCH_DRIVER], ids=["english-driver", "dutch-driver"])
def test_a_whole_game_of_two(company: Company, seats: list[Seat]) -> None:
    whole_game(guests_at(company, seats), Random(2))


@pytest.mark.long
@pytest.mark.parametrize(
    ("difficulty", "seat"),
    [
        ("standard", ("Ann", DESKTOP, "en")),
        ("imposing", ("Eva", PHONE, "nl")),
        ("relentless", ("Bob", PHONE, "en")),
    ],
)
def test_a_whole_game_alone(company: Company, difficulty: str, seat: Seat) -> None:
    """With everything moving."""
    whole_game(guests_at(company, [seat], motion=True), Random(3), difficulty=difficulty)


@pytest.mark.long
def test_a_whole_game_of_four(company: Company) -> None:
    whole_game(guests_at(company, FOUR), Random(4))


@pytest.mark.long
@pytest.mark.parametrize("settings", [{"events": True, "obstacles": 3}, {"learning": True, "size": "compact"}], ids=str)
def test_a_whole_game_with_other_rules(company: Company, settings: dict[str, str | int | bool]) -> None:
    whole_game(guests_at(company, ENGLISH_DRIVER), Random(5), **settings)


def whole_game(guests: list[Guest], rng: Random, **settings: str | int | bool) -> None:
    """From the choice of cards to the morning paper."""
    come_to(chase([guest.person for guest in guests], asked_for(0, "hand"), 1, **settings), *guests)
    play_rounds(guests, 1000, rng)
    see_the_end(*guests)
    for guest in guests:
        rule = guest.tap.position["outcome"]["rule"]
        expect(guest.page.get_by_role("article")).to_contain_text(guest.say(f"rule-{rule}.title"))
