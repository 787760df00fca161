"""The golden records of all games: old games stay playable, code by code and byte by byte."""

from pathlib import Path

import pytest

from lamster.games import load, metas
from lamster.kernel.chance import Dice
from lamster.kernel.record import read_record, record_of, replay, verify
from tests.make_golden import RECORDS, plan_of, text_of
from tests.rules import rule

FILES = [(name, path) for name, meta in metas().items() for path in sorted((RECORDS / meta.folder.name).glob("*.rec"))]


@rule("OUT-L1", "OUT-L4", "OUT-L9", "OUT-Q48")
@pytest.mark.parametrize(("game", "path"), FILES, ids=[f"{game}-{path.stem}" for game, path in FILES])
def test_a_record_is_verified_and_replays_to_the_same_text(game: str, path: Path) -> None:
    record = read_record(text_of(path))
    assert verify(load(game), record).startswith(f"verified: {game}")
    match = replay(load(game), record)
    match.dice = Dice(record.bytes("Seed"))
    assert record_of(match, {}).text() == text_of(path)


@pytest.mark.parametrize("game", metas())
def test_every_game_of_the_plan_has_its_record_and_there_are_no_others(game: str) -> None:
    meta = metas()[game]
    plan = plan_of(load(game)).games
    records = {path.stem: read_record(text_of(path)) for name, path in FILES if name == game}
    assert records.keys() == plan.keys()
    for name, (seats, options) in plan.items():
        assert records[name].number("Seats") == seats
        played = meta.parse_options(records[name].options)
        assert options.items() <= played.items()
