"""Stamp files: each holds a hash of the inputs of some work, so that unchanged work is not repeated."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

from devtools import paths


def files_below(folder: Path) -> list[Path]:
    """List source files in a stable order, without generated files."""
    built = paths.WEB_BUILT
    found: list[Path] = []
    for here, folders, names in os.walk(folder):
        generated = {"__pycache__", "node_modules"} | ({built.name} if Path(here) == built.parent else set())
        folders[:] = [name for name in folders if name not in generated]
        found += [Path(here, name) for name in names]
    return sorted(found)


def digest(files: Iterable[Path], *extra: str) -> str:
    """Hash the names and contents of files. Modification times do not count: they change with every checkout."""
    total = hashlib.sha256("\0".join(extra).encode())
    for path in files:
        total.update(f"\0{path.relative_to(paths.ROOT).as_posix()}\0".encode())
        total.update(path.read_bytes() if path.is_file() else b"absent")
    return total.hexdigest()


def is_fresh(stamp: Path, key: str) -> bool:
    """Whether the work behind this stamp was done for the same inputs."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == key


def write_stamp(stamp: Path, key: str) -> None:
    """Record that the work is done. Call this last, so that interrupted work is repeated."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key, encoding="utf-8")
