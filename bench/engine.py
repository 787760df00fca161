"""How fast the engine plays at random, beside peers measured in the same run: CPU time, one core.

usage: engine.py [SECONDS]      seconds for each figure (3)
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("on-the-lam", "getaway-driver")
PROGRAMS = "Scripts" if sys.platform == "win32" else "bin"


def measure(venv: str, script: str, *args: str) -> dict[str, Any]:
    """The figures of a script run by the Python of an environment."""
    command = [str(ROOT / venv / PROGRAMS / "python"), str(ROOT / "bench" / script), *args]
    figures: dict[str, Any] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
    return figures


def main(seconds: str) -> None:
    peers = measure(".venv-peers", "_peers.py", seconds)
    for game in GAMES:
        show(game, seconds, peers)


def show(game: str, seconds: str, peers: dict[str, Any]) -> None:
    plain = measure(".venv", "_ours.py", game, seconds)
    compiled = measure(".venv-compiled", "_ours.py", game, seconds)
    print(f"\n{game + ', random play':<34}{'decisions/s':>12}{'plain is':>12}{'compiled is':>13}")
    for name, figure in {
        "Lamster, plain": plain["decisions"],
        "Lamster, compiled": compiled["decisions"],
        **peers,
    }.items():
        ratios = f"{plain['decisions'] / figure:>11.1f}x{compiled['decisions'] / figure:>12.1f}x"
        print(f"{name:<34}{figure:>12,.0f}{ratios}")
    print(f"\n{'':<34}{'plain':>12}{'compiled':>12}")
    for title, key in {"all plies/s": "plies", "search: worlds/s": "worlds"}.items():
        print(f"{title:<34}{plain[key]:>12,.0f}{compiled[key]:>12,.0f}")
    print(f"{'clone, microseconds':<34}{plain['clone']:>12.2f}{compiled['clone']:>12.2f}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "3")
