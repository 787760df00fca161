"""Games are found by their folders: no shared module names one, and a game without extras has plain ones."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import lamster
from lamster.envs.code_tables import CodeTables, code_tables_of
from lamster.games import load, metas
from tests.toys.tail import GAME as TOY

PACKAGE = Path(lamster.__file__).parent
OF_ONE_GAME = ("games", "envs/schemas", "envs/codes")
"""Folders with a module or folder for each game."""
NAMES = re.compile("|".join(name for each in metas().values() for name in (each.name, each.folder.name)))


def shared_modules() -> list[Path]:
    own = [PACKAGE / folder for folder in OF_ONE_GAME]
    return [path for path in PACKAGE.rglob("*.py") if not any(folder in path.parents for folder in own)]


def words_in(path: Path) -> Iterator[str]:
    """The names, imports and texts of a module, without what only explains it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" not in node.value:
            yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Name | ast.FunctionDef):
            yield node.id if isinstance(node, ast.Name) else node.name


def test_no_shared_module_names_a_game() -> None:
    modules = shared_modules()
    assert len(modules) > 100
    assert [path.name for path in modules if any(NAMES.search(word) for word in words_in(path))] == []


def test_the_search_finds_what_it_looks_for() -> None:
    assert any(NAMES.search(word) for word in words_in(PACKAGE / "envs" / "codes" / "outrun.py"))


def test_a_game_without_codes_of_its_own_has_those_of_its_lexicon() -> None:
    assert code_tables_of(TOY, 2, {}) == CodeTables()
    for name, meta in metas().items():
        options = load(name).settle(max(meta.seats), {})
        assert code_tables_of(load(name), max(meta.seats), options).chance, name
