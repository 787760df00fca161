"""The golden records of On the Lam!: what they must show."""

import pytest

from lamster.games.on_the_lam.game import GAME
from lamster.kernel.record import read_record
from tests.games.on_the_lam.golden import GAMES
from tests.make_golden import RECORDS, make, setting_matters, text_of

FOLDER = RECORDS / "on_the_lam"
FILES = sorted(FOLDER.glob("*.rec"))


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
    for name in ("2-players", "alibi-goal-five-different"):
        assert make(GAME, name) == text_of(FOLDER / f"{name}.rec")
