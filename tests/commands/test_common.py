"""What several commands share: the bots that play when none are named."""

from pathlib import Path

import pytest

from lamster.commands.common import bots_or_usual
from lamster.games import load
from tests.command_runner import CommandRunner

GAME = load("on-the-lam")


@pytest.mark.parametrize(("seats", "bots"), [((2, 3), 2), ((1, 2, 4), 2), ((3, 4), 3), ((1,), 1)])
def test_as_many_bots_play_as_the_game_takes(
    seats: tuple[int, ...], bots: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME.meta, "seats", seats)
    assert bots_or_usual("", "on-the-lam") == ["thumb"] * bots
    assert bots_or_usual("random", "on-the-lam") == ["random"]


def test_simulate_and_report_ask_the_game(run: CommandRunner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(GAME.meta, "seats", (3, 4))
    assert run("simulate", "on-the-lam", "--games", "1", "--option", "round_limit=1").code == 0
    page = str(tmp_path / "page.html")
    assert run("report", "on-the-lam", "--games", "1", "--option", "round_limit=1", "--out", page).code == 0
