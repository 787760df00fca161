"""The benchmark of load, in a few seconds; and its judge, who must see what grows."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bench.load import run
from bench.load.monitor import slope

ROOT = Path(__file__).parents[3]
MOMENTS = [2.0 * number for number in range(300)]


def noisy(seed: int, an_hour: float) -> list[float]:
    """Values that wander a little, and grow."""
    rng, wander, found = Random(seed), 0.0, []
    for at in MOMENTS:
        wander = 0.5 * wander + rng.gauss(0, 1)
        found.append(100 + wander + an_hour * at / 3600)
    return found


@pytest.mark.parametrize("seed", range(5))
def test_what_grows_is_seen_and_what_only_wanders_is_flat(seed: int) -> None:
    grown = slope(MOMENTS, noisy(seed, 60.0))
    assert not grown.flat
    assert abs(grown.an_hour - 60) < 2 * grown.error
    assert abs(slope(MOMENTS, noisy(seed, 0.0)).an_hour) < 2 * slope(MOMENTS, noisy(seed, 0.0)).error


def test_what_stays_the_same_is_flat() -> None:
    assert slope(MOMENTS, [7.0] * len(MOMENTS)) == (0.0, 0.0)
    assert slope([1.0], [1.0]).flat, "nothing can be said of one moment"


def test_figures_are_written_into_their_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = tmp_path / "load.md"
    document.write_text("a\n<!-- figures: load -->\nold\n<!-- end: load -->\nb\n", encoding="utf-8")
    monkeypatch.setattr(run, "DOCUMENT", document)
    run.write("load", "new")
    assert document.read_text(encoding="utf-8") == "a\n<!-- figures: load -->\nnew\n<!-- end: load -->\nb\n"
    with pytest.raises(SystemExit, match="no place"):
        run.write("soak", "new")


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_little_load_without_errors() -> None:
    """One table of each game, at a hasty pace."""
    command = [sys.executable, "-m", "bench.load", "--tables", "4", "--seconds", "2", "--hurry", "10", "--alone"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    told = dict(line.strip("| ").split(" | ") for line in ran.stdout.splitlines() if line[:3] not in ("", "| |", "202"))
    assert told["tables, pages"] == "4, 16"
    assert float(told["moves of people a second"]) > 0
    assert (told["errors"], told["lines lost"]) == ("0", "0")
