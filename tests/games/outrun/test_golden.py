"""The golden records of Outrun: what they must show."""

from pathlib import Path

import pytest

from lamster.games.outrun.components import MONSTER
from lamster.games.outrun.game import GAME
from lamster.kernel.record import read_record, verify
from tests.make_golden import RECORDS, make, text_of
from tests.rules import rule

FOLDER = RECORDS / "outrun"
FILES = sorted(FOLDER.glob("*.rec"))


def test_every_monster_and_number_of_seats_has_a_record() -> None:
    records = [read_record(text_of(path)) for path in FILES]
    assert {record.number("Seats") for record in records} == set(GAME.meta.seats)
    assert {str(GAME.meta.parse_options(record.options)["monster"]) for record in records} == set(MONSTER.codes)


@rule("OUT-L4", "OUT-Q45")
@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_record_has_runs_of_people_and_a_forged_time_is_found(path: Path) -> None:
    text = text_of(path)
    runs = [line.code for line in read_record(text).lines if "~" in line.code]
    assert runs
    row, _, times = runs[-1].partition("@")
    ms, _, rest = times.partition("~")
    forged = text.replace(runs[-1], f"{row}@{int(ms) - 1}~{rest}")
    with pytest.raises(Exception, match="does not follow from what was measured"):
        verify(GAME, read_record(forged))


def test_the_records_are_those_that_would_be_made_anew() -> None:
    for name in ("maps-1", "practice"):
        assert make(GAME, name) == text_of(FOLDER / f"{name}.rec")
