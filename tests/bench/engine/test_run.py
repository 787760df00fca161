"""The benchmark of the engine: it measures every game of ours, and tells rightly which bars are met."""

import json
import sys

import pytest

from bench.engine import run
from bench.engine.lamster_speed import CASES, measure, search_speed
from bench.engine.report import show
from bench.engine.targets import USUAL, YARDSTICK, Figure, Figures, judged
from lamster.games import load, metas

BLINK = 0.005
QUICK: Figure = {"decisions": 300_000.0, "plies": 500_000.0, "clone": 2.0, "worlds": 9_000.0}
SLOW: Figure = {"decisions": 60_000.0, "plies": 90_000.0, "clone": 5.0, "worlds": 2_000.0}
LAM, NEW_YORK = "On the Lam!, 2 seats", "Escape from New York, 1 Hero"


def figures(plain: Figure, compiled: Figure, yardstick: float) -> Figures:
    return Figures(
        dict.fromkeys((LAM, NEW_YORK), plain), dict.fromkeys((LAM, NEW_YORK), compiled), {YARDSTICK: yardstick}
    )


def missed(found: Figures) -> list[tuple[str, str]]:
    return [(bar.title.partition(",")[0], bar.what.partition(",")[0]) for bar in judged(found) if not bar.met]


def test_every_game_is_measured() -> None:
    assert {case.game for case in CASES} == set(metas())
    for case in {case.game: case for case in CASES}.values():
        found = measure(case, BLINK)
        known = {name: figure for name, figure in found.items() if figure is not None}
        assert min(known.values()) > 0, (case, found)
        assert known["plies"] > known["decisions"], "there are always draws too"
        assert known.keys() | {"worlds"} == QUICK.keys()


def test_where_nothing_can_be_searched_there_is_no_figure() -> None:
    searched = {case.title: search_speed(load(case.game), case, 1) for case in CASES if case.game == "outrun"}
    assert [title for title, speed in searched.items() if speed is None] == [
        *("Outrun, Vampire, 4 seats", "Outrun, Zombie, 4 seats")
    ]


def test_the_usual_settings_are_among_those_measured() -> None:
    assert set(USUAL) <= {case.title for case in CASES}


def test_all_bars_are_met() -> None:
    found = judged(figures(SLOW, QUICK, 10_000.0))
    assert len(found) == 7
    assert all(bar.met for bar in found)


def test_a_bar_that_is_not_met_is_named() -> None:
    assert missed(figures(SLOW, QUICK, 25_000.0)) == [("On the Lam!", "plain")], "in New York twice is enough"
    assert missed(figures(QUICK, QUICK, 10_000.0)) == [("On the Lam!", "search"), ("Escape from New York", "search")]
    slow = ["compiled", "compiled", "search"]
    assert missed(figures(SLOW, SLOW, 10_000.0)) == [
        *[("On the Lam!", what) for what in slow],
        *[("Escape from New York", what) for what in slow[1:]],
    ]


def test_the_table_names_what_is_missed(capsys: pytest.CaptureFixture[str]) -> None:
    show(figures(SLOW, {**QUICK, "decisions": 200_000.0}, 10_000.0))
    told = capsys.readouterr().out
    assert "6 of 7 bars are met" in told
    assert "not met: On the Lam!, 2 seats: compiled, decisions/s: 200,000, wanted 250,000" in told
    assert [word for line in told.splitlines() if line.startswith(YARDSTICK) for word in line.split()[3:]] == [
        *("10,000", "6.0x", "6.0x", "20.0x", "20.0x")
    ]


def test_json_has_all_figures_and_bars(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(run, "measure_all", lambda seconds: figures(SLOW, QUICK, seconds))
    monkeypatch.setattr(sys, "argv", ["engine.py", "10000", "--json"])
    run.main()
    found = json.loads(capsys.readouterr().out)
    assert found["plain"][LAM] == SLOW
    assert found["peers"] == {YARDSTICK: 10_000.0}
    assert [bar["met"] for bar in found["bars"]] == [True] * 7


def test_the_script_of_ours_runs_by_itself() -> None:
    """As the benchmark starts it, in the environment of the tests."""
    found = run.measured([sys.executable, "-m", "bench.engine.lamster_speed", str(BLINK), CASES[0].title])
    assert list(found) == [CASES[0].title]
