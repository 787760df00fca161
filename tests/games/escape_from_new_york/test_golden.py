"""The golden records of Escape from New York: old games stay playable, code by code and byte by byte."""

from pathlib import Path

import pytest

from lamster.games.escape_from_new_york.game import GAME
from lamster.kernel.chance import Dice
from lamster.kernel.match import Match
from lamster.kernel.perft import wrong_counts
from lamster.kernel.record import read_record, record_of, replay, verify
from tests.games.escape_from_new_york.golden import GAMES, MUST_SHOW
from tests.make_golden import RECORDS, make

FOLDER = RECORDS / "escape_from_new_york"
FILES = sorted(FOLDER.glob("*.rec"))


def text_of(path: Path) -> str:
    return path.read_bytes().decode()


def played(name: str) -> Match:
    return replay(GAME, read_record(text_of(FOLDER / f"{name}.rec")))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_record_is_verified_and_replays_to_the_same_text(path: Path) -> None:
    record = read_record(text_of(path))
    assert verify(GAME, record).startswith("verified: escape-from-new-york")
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


@pytest.mark.parametrize("name", MUST_SHOW)
def test_each_record_shows_what_it_is_there_for(name: str) -> None:
    assert MUST_SHOW[name](played(name))


def test_together_alone_and_not_at_all() -> None:
    ends = {name: match.outcome.rule for name in GAMES if (match := played(name)).outcome is not None}
    assert (ends["together"], ends["alone"], ends["4-players"]) == ("EFNY-V1", "EFNY-V5", "EFNY-V8")


def test_the_records_are_those_that_would_be_made_anew() -> None:
    for name in ("3-players", "hard-deck"):
        assert make(GAME, name) == text_of(FOLDER / f"{name}.rec")


def test_the_ways_to_play_on_are_counted() -> None:
    assert not wrong_counts(GAME, GAME.meta.folder / "perft.toml")
