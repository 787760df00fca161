"""Roles in sentences: a bot is called by its role, which has an article there, and the Police are many."""

import pytest

from lamster.games.getaway_driver.game import GAME
from lamster.text import Words, languages
from tests.games.getaway_driver.table import table

ROLES = {"en": ("Driver", "Police"), "nl": ("Chauffeur", "Politie")}
FOUR = ("Driver A", "Driver B", "City", "Police")
BOUGHT = {"event": "bought", "seat": 1, "upgrade": "dispatch", "tokens": 3}
CLEAR = {"event": "in-the-clear", "seat": 0}
UP = {"event": "meter-up", "seat": 0, "meter": 1, "red": 4}


def words(language: str, players: tuple[str, ...] | None = None, you: int | None = None) -> Words:
    return Words.of(language, GAME, players or ROLES[language], you)


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("en", BOUGHT, "The Police bought Dispatch: 3 Enforcement tokens left."),
        ("nl", BOUGHT, "De politie koopt Meldkamer: nog 3 handhavingsfiches."),
        ("en", CLEAR, "The Driver is in the clear."),
        ("nl", CLEAR, "De chauffeur heeft vrij baan."),
        ("en", UP, "The Police are on the Driver: the Pursuit Meter goes up to 1 of 4."),
        ("nl", UP, "De politie zit de chauffeur op de hielen: de achtervolgingsmeter loopt op naar 1 van 4."),
    ],
)
def test_a_role_has_its_article_in_a_sentence(language: str, event: dict[str, object], sentence: str) -> None:
    assert words(language).event(event) == sentence


def test_people_keep_their_names_and_you_are_you() -> None:
    assert words("en", ("ann", "Bob")).event(CLEAR) == "ann is in the clear."
    assert words("en", you=0).event(CLEAR) == "You are in the clear."


def test_alone_a_role_is_a_title() -> None:
    assert [words("en").player(seat) for seat in (0, 1)] == ["Driver", "Police"]


@pytest.mark.parametrize(("seats", "number"), [([0], 1), ([2], 1), ([3], 2), ([2, 3], 2)])
def test_the_police_are_many_in_english(seats: list[int], number: int) -> None:
    assert words("en", FOUR).number(seats) == number


def test_the_police_is_one_in_dutch() -> None:
    assert words("nl").number([1]) == 1


@pytest.mark.parametrize("language", languages())
def test_nobody_is_asked_what_the_decoy_car_was(language: str) -> None:
    t = table("8,6 N decoy_car", tiles="8,5=G06 7,6=G07 9,6=Y04", phase="decoy")
    asked = words(language).question(t.kind)
    assert words(language).message("card-decoy_car") in asked
    assert not asked.endswith(("was that the Decoy Car?", "was dat de Lokauto?"))
