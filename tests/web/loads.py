"""Which files a page of the built client fetches, read from the bundler's manifest."""

import gzip
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lamster.server.app import STATIC

LIST = Path(".vite") / "manifest.json"
LANGUAGES = ("en", "nl")
START = ("index.html", "src/pages/Home.svelte")
WAITING = ("index.html", "src/pages/Table.svelte", "src/shared/table/WaitingRoom.svelte")
PLAYING = ("index.html", "src/pages/Table.svelte", "src/shared/table/PlayRoom.svelte")
GAMES = ("escape_from_new_york", "getaway_driver", "on_the_lam", "outrun")


@cache
def manifest() -> dict[str, Any]:
    if not (STATIC / LIST).is_file():
        pytest.fail("the client has not been built: run python dev.py web")
    found: dict[str, Any] = json.loads((STATIC / LIST).read_text(encoding="utf-8"))
    return found


def texts(language: str, of_games: bool) -> list[str]:
    """The files with the client's texts in one language: those of all games at a table, of the site elsewhere."""
    own = [name for name, entry in manifest().items() if entry.get("name") == f"texts.{language}"]
    assert len(own) == 1, "the client's texts of a language are one file"
    if of_games:
        return [*own, f"../src/lamster/locale/{language}.ftl?raw"]
    return [*own, f"src/locale/site.{language}.ftl?raw", f"src/locale/later.{language}.ftl?raw"]


def fetched(names: Iterable[str]) -> set[str]:
    """The files of these modules and of everything they import."""
    files: set[str] = set()
    seen: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        entry = manifest()[name]
        files |= {entry["file"], *entry.get("css", [])}
        waiting += entry.get("imports", [])
    return files


def brought_by(game: str) -> set[str]:
    """Everything that belongs to one game: its parts, its texts and its pictures."""
    folders = (f"src/games/{game}/", f"../src/lamster/games/{game}/")
    said = {f"{game}.{language}" for language in LANGUAGES}
    return fetched(name for name, entry in manifest().items() if name.startswith(folders) or entry.get("name") in said)


def covers() -> set[str]:
    """The pictures of the games on the first page, which are drawn by scripts."""
    return fetched(f"src/games/{game}/Cover.svelte" for game in GAMES)


def weight(files: Iterable[str]) -> int:
    """The size in bytes, compressed as the server sends it."""
    return sum(len(gzip.compress((STATIC / file).read_bytes(), 9)) for file in files)
