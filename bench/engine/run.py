"""The benchmark of the engine: measures in three environments, and sets out what was found."""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from bench.engine.report import show
from bench.engine.targets import Figures, judged

ROOT: Final = Path(__file__).resolve().parents[2]
PROGRAMS: Final = "Scripts" if sys.platform == "win32" else "bin"


def measure(venv: str, module: str, seconds: float) -> dict[str, Any]:
    """The figures of a module run by the Python of an environment."""
    return measured([str(ROOT / venv / PROGRAMS / "python"), "-m", f"bench.{module}", str(seconds)])


def measured(command: list[str]) -> dict[str, Any]:
    """What a script of ours says on its last line: some peers greet before it."""
    ran = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT)
    figures: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return figures


def measure_all(seconds: float) -> Figures:
    return Figures(
        plain=measure(".venv", "engine.lamster_speed", seconds),
        compiled=measure(".venv-compiled", "engine.lamster_speed", seconds),
        peers=measure(".venv-peers", "engine.peer_speed", seconds),
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench.engine", description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=3.0, help="seconds for each figure (3)")
    parser.add_argument("--seconds", dest="limit", metavar="SECONDS", type=float, help="the same")
    parser.add_argument("--json", action="store_true", help="all figures as JSON")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    figures = measure_all(options.limit or options.seconds)
    if options.json:
        json.dump({**figures._asdict(), "bars": [bar._asdict() for bar in judged(figures)]}, sys.stdout, indent=2)
        print()
    else:
        show(figures)
