"""The engine benchmark measures every game."""

import sys

from bench.engine.lamster_speed import CASES, measure, search_speed
from bench.engine.run import read_figures
from lamster.games import load, metas

SECONDS = 0.005
FIGURES = {"decisions", "plies", "clone", "worlds"}


def test_every_game_is_measured() -> None:
    assert {case.game for case in CASES} == set(metas())
    for case in {case.game: case for case in CASES}.values():
        speed = measure(case, SECONDS)
        known = {name: value for name, value in speed.items() if value is not None}
        assert min(known.values()) > 0, (case, speed)
        assert known["plies"] > known["decisions"], "every game has plies of chance"
        assert known.keys() | {"worlds"} == FIGURES


def test_a_case_without_a_search_has_no_search_figure() -> None:
    searched = {case.title: search_speed(load(case.game), case, 1) for case in CASES if case.game == "outrun"}
    assert [title for title, speed in searched.items() if speed is None] == [
        *("Outrun, Vampire, 4 seats", "Outrun, Zombie, 4 seats")
    ]


def test_the_module_prints_its_figures() -> None:
    """As the benchmark starts it, but in the environment of the tests."""
    found = read_figures([sys.executable, "-m", "bench.engine.lamster_speed", str(SECONDS), CASES[0].title])
    assert list(found) == [CASES[0].title]
