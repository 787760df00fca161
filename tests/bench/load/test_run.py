"""The load benchmark, in a few seconds."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_short_run_has_no_errors() -> None:
    """One table of each game, with people who act ten times as fast."""
    words = ["--tables", "4", "--seconds", "2", "--speedup", "10", "--alone"]
    command = [sys.executable, "-m", "bench.load", *words]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    rows = [line.strip("| ").split(" | ") for line in ran.stdout.splitlines() if line.startswith("| ")]
    figures = {cells[0]: cells[-1] for cells in rows}
    assert figures["tables, pages"] == "4, 16"
    assert float(figures["moves of people a second"]) > 0
    assert (figures["errors"], figures["connections lost"]) == ("0", "0")
    assert "targets are not judged" in ran.stdout
