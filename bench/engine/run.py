"""Measures the engine in three environments: plain CPython, compiled, and that of the peers."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from bench import engine
from bench.engine.report import print_speeds
from bench.engine.targets import Speeds, targets_of
from bench.shared.program import ROOT, parser_of
from bench.shared.targets import print_targets

PROGRAMS: Final = "Scripts" if sys.platform == "win32" else "bin"
SECONDS: Final = 3.0


def measure_all(seconds: float) -> Speeds:
    return Speeds(
        plain=measure(".venv", "lamster_speed", seconds),
        compiled=measure(".venv-compiled", "lamster_speed", seconds),
        peers=measure(".venv-peers", "peer_speed", seconds),
    )


def measure(venv: str, module: str, seconds: float) -> dict[str, Any]:
    """The figures of a module run by the Python of an environment."""
    python: Path = ROOT / venv / PROGRAMS / "python"
    return read_figures([str(python), "-m", f"bench.engine.{module}", str(seconds)])


def read_figures(command: list[str]) -> dict[str, Any]:
    """The JSON on the last line of a command's output: some peers print a greeting before it."""
    ran = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT)
    figures: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return figures


def print_json(speeds: Speeds) -> None:
    targets = [{**target._asdict(), "met": target.met} for target in targets_of(speeds)]
    print(json.dumps({**speeds._asdict(), "targets": targets}, indent=2))


def main(words: list[str] | None = None) -> int:
    parser = parser_of(engine)
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"seconds for each figure ({SECONDS:g})")
    parser.add_argument("--json", action="store_true", help="print all figures and targets as JSON")
    options = parser.parse_args(words)
    speeds = measure_all(options.seconds)
    if options.json:
        print_json(speeds)
        return 0
    print_speeds(speeds)
    short = f"less than {SECONDS:g} s for each figure" if options.seconds < SECONDS else ""
    return print_targets(targets_of(speeds), short)
