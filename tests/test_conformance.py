"""Every game that is found passes the conformance battery."""

from pathlib import Path

import pytest

from lamster.games import load, metas
from lamster.kernel.conform import battery

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize("name", metas())
def test_a_game_passes_the_battery(name: str) -> None:
    game = load(name)
    records = RECORDS / game.meta.folder.name
    assert any(records.glob("*.rec"))
    assert (game.meta.folder / "perft.toml").is_file()
    assert [finding.text() for finding in battery(game, records, effort=0.1)] == []


@pytest.mark.long
@pytest.mark.parametrize("name", metas())
def test_a_game_passes_the_battery_for_long(name: str) -> None:
    assert [finding.text() for finding in battery(load(name), RECORDS, effort=20, seed=1000)] == []
