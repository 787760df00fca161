"""Fingerprints: whether something was played with the same data and the same code as now."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final

SOURCES: Final = frozenset({".py", ".toml"})
COMPONENTS: Final = "components.toml"
DIGITS: Final = 16


def fingerprint(paths: Iterable[Path]) -> str:
    """A short hash of these files, names and contents; of a folder all sources in it count."""
    found = sha256()
    for path in paths:
        for file in sources_in(path) if path.is_dir() else [path]:
            content = file.read_bytes()
            found.update(f"{file.relative_to(path.parent).as_posix()} {len(content)}\n".encode())
            found.update(content)
    return found.hexdigest()[:DIGITS]


def sources_in(folder: Path) -> list[Path]:
    return sorted([file for file in folder.rglob("*") if file.suffix in SOURCES])


def components_of(folder: Path) -> str:
    """The fingerprint of what a game is played with: its cards, tiles and numbers; empty where it has no such file."""
    file = folder / COMPONENTS
    return fingerprint([file]) if file.is_file() else ""
