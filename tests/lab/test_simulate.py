"""Simulations."""

from pathlib import Path

import pytest

from lamster.games import load
from lamster.kernel.decision import Refusal
from lamster.kernel.record import read_record, verify
from lamster.lab.intervals import wilson_interval
from lamster.lab.parallel import Workers
from lamster.lab.simulate import simulate
from lamster.lab.tournament import Tournament, TournamentSpec

GAME = "on-the-lam"
SHORT = {"round_limit": 5}


def test_a_simulation_counts_everything() -> None:
    result = simulate(GAME, ["thumb", "random", "random"], 12, "lab", SHORT)
    assert result["games"] == 12
    assert result["errors"] == []
    assert sum(seat["wins"] for seat in result["wins"]["seat"]) == pytest.approx(12)
    assert sum(role["games"] for role in result["wins"]["role"]) == 36
    assert result["lengths"]["rounds"]["max"] <= 5
    assert sum(result["endings"].values()) == 12


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    runs = [simulate(GAME, ["thumb", "random"], 22, "same", SHORT, Workers(jobs)) for jobs in (1, 2)]
    for run in runs:
        del run["seconds"], run["decisions_per_second"]
    assert runs[0] == runs[1]
    assert simulate(GAME, ["thumb", "random"], 22, "other", SHORT)["wins"] != runs[0]["wins"]


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(GAME, ["random", "random"], 25, "progress", SHORT, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 25


def test_records_are_the_games_that_were_counted(tmp_path: Path) -> None:
    result = simulate(GAME, ["thumb", "random"], 3, "records", SHORT, records=tmp_path)
    records = [read_record(path.read_text(encoding="utf-8")) for path in sorted(tmp_path.iterdir())]
    wins = [record.headers["Result"].split()[:-1] for record in records]
    for seat in result["wins"]["seat"]:
        assert seat["wins"] == pytest.approx(sum(1 / len(won) for won in wins if seat["name"] in won), abs=0.01)
    assert all("verified" in verify(load(GAME), record) for record in records)
    bare = simulate(GAME, ["thumb", "random"], 3, "records", SHORT)
    assert [bare[key] for key in ("decisions", "forced", "draws")] == [
        result[key] for key in ("decisions", "forced", "draws")
    ]


def test_a_game_without_end_is_an_error_not_a_hang() -> None:
    result = simulate(GAME, ["random", "random"], 1, "endless", {"skill_die": "d6", "search_marks": "strict"})
    assert "round_limit" in result["errors"][0]


def test_thumb_beats_random() -> None:
    """At least 95 % of the games for two, with the round limit of the ledger's simulations."""
    result = simulate(GAME, ["thumb", "random"], 60, "strength", {"round_limit": 60})
    assert result["wins"]["seat"][0]["share"] >= 0.95


@pytest.mark.parametrize(
    ("bots", "games", "options", "said"),
    [
        (["thumb"], 5, {}, "2, 3 or 4 seats"),
        (["thumb", "nobody"], 5, {}, "no bot 'nobody'"),
        (["thumb", "thumb"], 0, {}, "at least 1"),
        (["thumb", "thumb"], 5, {"skill_die": "d7"}, "d10"),
        (["thumb", "thumb"], 5, {"dice": "d6"}, "no option 'dice'"),
    ],
)
def test_wrong_orders_are_refused_before_a_game_is_played(
    bots: list[str], games: int, options: dict[str, str], said: str
) -> None:
    with pytest.raises(Refusal, match=said):
        simulate(GAME, bots, games, "wrong", options)


@pytest.mark.parametrize(("wins", "games", "low", "high"), [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (0, 0, 0, 1)])
def test_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx([low, high], abs=0.001)


@pytest.mark.long
def test_search_holds_its_own_against_thumb() -> None:
    """Sixty games tell whether search is broken, not how strong it is: for that see docs/strength.md."""
    order = TournamentSpec(GAME, ("search:0.5s", "thumb"), 60, "search", {"round_limit": 100})
    assert Tournament(order).play(Workers(2))["pairs"][0]["interval"][1] > 0.5
