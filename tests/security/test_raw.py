"""Bytes made up by a program that watches how far they get in the server: none breaks it (raw.py).

`LAMSTER_FRAMES` says how many frames the long run takes.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.security.test_fuzz import FRAMES
from tests.server.running import ROOT

pytest.importorskip("atheris", reason="Atheris is made for Linux alone")


def fuzzer(folder: Path, frames: int) -> None:
    command = [sys.executable, "-m", "tests.security.raw", str(frames), str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-6000:]
    executed = re.search(r"stat::number_of_executed_units: (\d+)", done.stderr)
    assert executed is not None
    assert int(executed[1]) >= frames


def test_no_bytes_do_harm(tmp_path: Path) -> None:
    fuzzer(tmp_path, 2000)


@pytest.mark.long
def test_hundreds_of_thousands_of_raw_frames_do_no_harm(tmp_path: Path) -> None:
    """Seven in ten of the frames of the long run: those that look right take ten times as long."""
    fuzzer(tmp_path, 7 * FRAMES // 10)
