"""The golden records of On the Lam!: old games stay playable, code by code and byte by byte."""

from pathlib import Path

import pytest

from lamster.games.on_the_lam.game import GAME
from lamster.kernel.chance import Dice
from lamster.kernel.record import read_record, record_of, replay, verify
from tests.games.on_the_lam.golden import GAMES
from tests.make_golden import RECORDS, make, setting_matters

FOLDER = RECORDS / "on_the_lam"
FILES = sorted(FOLDER.glob("*.rec"))


def text_of(path: Path) -> str:
    return path.read_bytes().decode()


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_record_is_verified(path: Path) -> None:
    assert verify(GAME, read_record(text_of(path))).startswith("verified: on-the-lam")


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_record_replays_to_the_same_text(path: Path) -> None:
    record = read_record(text_of(path))
    match = replay(GAME, record)
    match.dice = Dice(record.bytes("Seed"))
    assert record_of(match, {}).text() == text_of(path)


def test_every_number_of_seats_has_a_record_of_the_default_settings() -> None:
    for seats in GAME.meta.seats:
        record = read_record(text_of(FOLDER / f"{seats}-players.rec"))
        assert record.number("Seats") == seats
        assert GAME.meta.parse_options(record.options) == GAME.meta.parse_options({})
        assert record.header("Result").endswith(" OTL-W1")


def test_every_value_of_a_setting_has_a_record() -> None:
    seen = [GAME.meta.parse_options(read_record(text_of(path)).options) for path in FILES]
    for name, option in GAME.meta.options.items():
        for value in option.values or (0, 8):
            assert any(options[name] == value for options in seen), f"no record with {name}={value}"


@pytest.mark.parametrize("name", [name for name, (_, setting) in GAMES.items() if setting])
def test_the_setting_matters_in_its_record(name: str) -> None:
    setting = GAMES[name][1]
    assert all(setting_matters(GAME, text_of(FOLDER / f"{name}.rec"), option) for option in setting)


def test_the_records_are_those_that_would_be_made_anew() -> None:
    assert {path.stem for path in FILES} == set(GAMES)
    for name in ("2-players", "alibi-goal-five-different"):
        assert make(GAME, name) == text_of(FOLDER / f"{name}.rec")
