"""`dev.py bench` runs every benchmark."""

from pathlib import Path
from typing import Any

import pytest

import dev
from devtools import client
from devtools.process import Failed

ALL = ["attacks", "engine", "load", "races", "server"]


def run_bench(monkeypatch: pytest.MonkeyPatch, missing_targets: tuple[str, ...]) -> list[list[str]]:
    """The commands of `dev.py bench --seconds 1`, while some benchmarks miss their targets."""
    commands: list[list[str]] = []

    def run(command: list[Any], **_: Any) -> None:
        commands.append([str(word) for word in command])
        if command[2].removeprefix("bench.") in missing_targets:
            raise Failed("exit code 1")

    for name in ("ensure_venv", "ensure_compiled", "ensure_peers"):
        monkeypatch.setattr(dev, name, lambda: Path("python"))
    monkeypatch.setattr(client, "ensure_boardgame_io", dict)
    monkeypatch.setattr(dev, "run", run)
    if missing_targets:
        with pytest.raises(Failed, match=", ".join(missing_targets)):
            dev.bench(["--seconds", "1"])
    else:
        dev.bench(["--seconds", "1"])
    return commands


@pytest.mark.parametrize("missing_targets", [(), ("engine", "server")])
def test_every_benchmark_runs_even_if_others_miss_their_targets(
    monkeypatch: pytest.MonkeyPatch, missing_targets: tuple[str, ...]
) -> None:
    expected = [["python", "-m", f"bench.{name}", "--seconds", "1"] for name in ALL]
    assert run_bench(monkeypatch, missing_targets) == expected
