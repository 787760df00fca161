"""Start programs and read what they print."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from devtools import paths

WINDOWS = os.name == "nt"
EXE = ".exe" if WINDOWS else ""
Words = list[str | Path]


class Failed(Exception):
    """A command failed. The message says which one and why, in one line."""


def say(text: str) -> None:
    """Print and flush, so that the lines keep their order among those of child processes."""
    print(text, flush=True)


def run(command: Words, *, env: dict[str, str] | None = None, cwd: Path | None = None) -> None:
    """Run a program and wait for it; raise Failed on a non-zero exit code."""
    try:
        code = subprocess.run(command, env=env, cwd=cwd or paths.ROOT, check=False).returncode
    except OSError as problem:
        raise Failed(str(problem)) from None
    if code != 0:
        raise Failed(f"`{summary_of(command)}` ended with exit code {code}")


def run_quietly(command: Words) -> None:
    """Run a program, and print its output only if it fails."""
    done = subprocess.run(command, cwd=paths.ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        say(done.stdout.decode(errors="replace"))
        raise Failed(f"`{summary_of(command)}` ended with exit code {done.returncode}")


def summary_of(command: Words) -> str:
    """The program and its first arguments, for messages."""
    return " ".join([Path(command[0]).name, *map(str, command[1:5])])


def read_output(command: list[str]) -> str:
    """Return what a program prints, or an empty string if it fails or does not exist."""
    try:
        return subprocess.run(command, capture_output=True, text=True, cwd=paths.ROOT, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def read_json(command: Words, env: dict[str, str], cwd: Path | None = None) -> tuple[dict[str, Any], str]:
    """Return the JSON object that a program prints, or an empty one and the reason why there is none."""
    try:
        done = subprocess.run(command, env=env, cwd=cwd or paths.ROOT, check=False, capture_output=True, text=True)
        return json.loads(done.stdout), ""
    except OSError as problem:
        return {}, str(problem)
    except ValueError:
        return {}, (done.stderr.strip().splitlines() or ["it printed nothing"])[-1]
