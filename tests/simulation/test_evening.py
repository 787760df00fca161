"""A few evenings, that a seed replays exactly, and (in `make long`) many evenings."""

import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.simulation.evening import Report, run_evening

FEW = range(6)
MANY = 2_000
PROCESSES = 2


@pytest.mark.parametrize("seed", FEW)
def test_an_evening(seed: int) -> None:
    report = run_evening(seed)
    assert not report.problem, replay(report)
    assert report.checks > 5
    assert report.entries > 20
    assert report.frames > 5


def test_the_same_seed_is_the_same_evening() -> None:
    first: list[str] = []
    second: list[str] = []
    reports = [run_evening(3, first.append), run_evening(3, second.append)]
    assert next((pair for pair in zip(first, second, strict=False) if pair[0] != pair[1]), None) is None
    assert reports[0] == reports[1]
    assert len(first) > 100


def test_the_same_seed_is_the_same_evening_in_another_process() -> None:
    """The command that replays a seed, with other hashes of texts."""
    command = [sys.executable, "-m", "tests.simulation", "7"]
    env = {**os.environ, "PYTHONHASHSEED": "12345"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, cwd=Path.cwd(), check=False, timeout=120)
    assert str(run_evening(7)) in done.stdout


@pytest.mark.long
def test_many_evenings(capsys: pytest.CaptureFixture[str]) -> None:
    """All of them are run, and every seed that fails is named."""
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        reports = list(pool.map(run_evening, range(MANY), chunksize=10))
    hours, entries = sum(report.table_hours for report in reports), sum(report.entries for report in reports)
    with capsys.disabled():
        print(f"\n{MANY} evenings: {hours:.0f} simulated table-hours, {entries} entries")
    assert [replay(report) for report in reports if report.problem] == []


def replay(report: Report) -> str:
    return f"python -m tests.simulation {report.seed} --trace: {report.problem}"
