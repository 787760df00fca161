"""Golden records of a game that has no plan for them, and of one that has."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tests.games
from lamster.kernel.record import read_record, verify
from tests.make_golden import by_chance, make, plan_of, usual_games
from tests.toys.tail import GAME

PLAN = """
GAMES = {"left-and-left-again": (4, {"rounds": 2, "talk": True})}


def choose(match, decision, rng):
    return decision.codes[0]
"""
KEEPING = """

def worth_keeping(name, match):
    return match.outcome.rule == "TAIL-W2"
"""


@pytest.fixture
def own_plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of tests with a plan of its own."""
    folder = tmp_path / GAME.meta.folder.name
    folder.mkdir()
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "golden.py").write_text(PLAN + KEEPING, encoding="utf-8")
    monkeypatch.setattr(tests.games, "__path__", [*tests.games.__path__, str(tmp_path)])
    yield folder / "golden.py"
    for name in [name for name in sys.modules if name.startswith(f"tests.games.{folder.name}")]:
        del sys.modules[name]


def test_without_a_plan_every_number_of_seats_and_every_value_has_a_game() -> None:
    assert usual_games(GAME) == {
        "1-players": (1, {}),
        "2-players": (2, {}),
        "4-players": (4, {}),
        "streets-2": (2, {"streets": 2}),
        "watch-keen": (1, {"watch": "keen"}),
        "talk-true": (4, {"talk": True}),
    }
    assert plan_of(GAME) == (usual_games(GAME), by_chance, None)


@pytest.mark.parametrize("name", ["4-players", "watch-keen"])
def test_a_usual_record_is_one_that_shows_its_setting(name: str) -> None:
    record = read_record(make(GAME, name))
    assert verify(GAME, record).startswith("verified: tail")
    assert (record.options["watch"] == "keen") == (name == "watch-keen")


def test_a_game_may_have_a_plan_of_its_own(own_plan: Path) -> None:
    assert own_plan.is_file()
    record = read_record(make(GAME, "left-and-left-again"))
    assert (record.number("Seats"), record.options["talk"]) == (4, "true")
    assert {line.code for line in record.lines} == {"drive:left", "watch:left"}
    assert record.header("Result") == "city police TAIL-W2"
