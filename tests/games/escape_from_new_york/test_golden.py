"""What the golden records of Escape from New York are there for."""

import pytest

from lamster.games.escape_from_new_york.game import GAME
from lamster.kernel.match import Match
from lamster.kernel.perft import wrong_counts
from lamster.kernel.record import read_record, replay
from tests.games.escape_from_new_york.golden import GAMES, MUST_SHOW
from tests.make_golden import RECORDS, make, text_of

FOLDER = RECORDS / "escape_from_new_york"


def played(name: str) -> Match:
    return replay(GAME, read_record(text_of(FOLDER / f"{name}.rec")))


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
