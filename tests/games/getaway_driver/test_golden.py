"""The golden records of Getaway Driver: what they must show."""

import pytest

from lamster.games.getaway_driver.components import EVENT
from lamster.games.getaway_driver.game import GAME
from tests.make_golden import RECORDS, make, text_of

FOLDER = RECORDS / "getaway_driver"


@pytest.mark.parametrize("event", EVENT.codes)
def test_the_event_is_drawn_in_its_record(event: str) -> None:
    assert f"event:{event}" in text_of(FOLDER / f"event-{event}.rec")


def test_the_records_are_those_that_would_be_made_anew() -> None:
    for name in ("2-players", "solo-imposing"):
        assert make(GAME, name) == text_of(FOLDER / f"{name}.rec")
