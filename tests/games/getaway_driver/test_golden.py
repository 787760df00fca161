"""The golden records of Getaway Driver: old games stay playable, code by code and byte by byte."""

from pathlib import Path

import pytest

from lamster.games.getaway_driver.components import EVENT
from lamster.games.getaway_driver.game import GAME
from lamster.kernel.chance import Dice
from lamster.kernel.record import read_record, record_of, replay, verify
from tests.games.getaway_driver.golden import GAMES
from tests.make_golden import RECORDS, make

FOLDER = RECORDS / "getaway_driver"
FILES = sorted(FOLDER.glob("*.rec"))


def text_of(path: Path) -> str:
    return path.read_bytes().decode()


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_record_is_verified_and_replays_to_the_same_text(path: Path) -> None:
    record = read_record(text_of(path))
    assert verify(GAME, record).startswith("verified: getaway-driver")
    match = replay(GAME, record)
    match.dice = Dice(record.bytes("Seed"))
    assert record_of(match, {}).text() == text_of(path)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_the_plan_has_its_record(name: str) -> None:
    seats, options = GAMES[name]
    record = read_record(text_of(FOLDER / f"{name}.rec"))
    assert record.number("Seats") == seats
    assert GAME.meta.parse_options(record.options) == GAME.meta.parse_options(options)


def test_there_are_no_other_records() -> None:
    assert {path.stem for path in FILES} == set(GAMES)


@pytest.mark.parametrize("event", EVENT.codes)
def test_the_event_is_drawn_in_its_record(event: str) -> None:
    assert f"event:{event}" in text_of(FOLDER / f"event-{event}.rec")


def test_the_records_are_those_that_would_be_made_anew() -> None:
    for name in ("2-players", "solo-imposing"):
        assert make(GAME, name) == text_of(FOLDER / f"{name}.rec")
