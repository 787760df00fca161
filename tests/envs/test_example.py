"""The example that learns, in a shortened form."""

import re
import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "train_on_the_lam.py"
LINE = re.compile(r"(\w+) +wins ([\d.]+)% of (\d+) games against random \(([\d.]+)% to ([\d.]+)%\)")


def rates(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> dict[str, tuple[float, float, float]]:
    """What the example prints: for each player its win rate and the interval."""
    runpy.run_path(str(EXAMPLE))["main"](arguments)
    found = LINE.findall(capsys.readouterr().out)
    return {name: (float(won), float(low), float(high)) for name, won, _, low, high in found}


def test_a_little_training_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    told = rates(capsys, ["--games", "40", "--rounds", "2", "--check", "24"])
    assert told["random"][1] < 50 < told["random"][2]
    assert told["trained"][0] > 60 > told["random"][0]


@pytest.mark.long
def test_training_beats_random_clearly(capsys: pytest.CaptureFixture[str]) -> None:
    told = rates(capsys, [])
    assert told["trained"][1] > told["random"][2] + 10
