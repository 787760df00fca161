"""The shape of the project: who may import whom, what every game has, and what no file may hold."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from lamster import __version__

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "lamster"
SOURCES = sorted(PACKAGE.rglob("*.py"))
GAMES = sorted(path.parent for path in PACKAGE.glob("games/*/meta.toml"))

ENGINE = {"kernel", "games", "bots"}
ALLOWED = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": ENGINE,
    "tables": ENGINE | {"tables"},
    "server": ENGINE | {"tables", "server", "text"},
    "lab": ENGINE | {"lab", "text"},
    "envs": ENGINE | {"envs"},
    "text": {"kernel", "games", "text"},
    "folders": set(),
    "screen": {"screen", "text"},
    "terminal": {"kernel", "games", "text", "screen"},
}
"""What each part may import of the others; parts that are not named (the command line) stand on top of all.

A game's terminal.py draws its board for the command line, which alone may import it.
"""
TOP = {"cli", "commands", "__main__", "__init__"}
LONGEST = 420


def part_of(path: Path) -> str:
    """The folder or module directly below the package."""
    return "terminal" if path.name == "terminal.py" else path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def part_imported(module: str) -> str:
    """The part of the package that a module belongs to; empty for what is none of ours."""
    names = module.split(".")
    if names[0] != "lamster" or len(names) == 1:
        return ""
    below = PACKAGE / names[1]
    return names[1] if below.is_dir() or below.with_suffix(".py").is_file() else ""


@cache
def imports(path: Path) -> list[tuple[int, str]]:
    """Every module that a file imports, with the line, without those under TYPE_CHECKING. Several tests read it."""
    return list(find_imports(path))


def find_imports(path: Path) -> Iterator[tuple[int, str]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import"
            assert node.module is not None
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def where(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT).as_posix()}:{line}"


def test_every_part_has_its_place() -> None:
    parts = {part_of(path) for path in SOURCES}
    assert parts <= ALLOWED.keys() | TOP
    assert {"kernel", "games"} <= parts


def test_imports_point_one_way() -> None:
    wrong = [
        f"{where(path, line)} imports {module}"
        for path in SOURCES
        if part_of(path) in ALLOWED
        for line, module in imports(path)
        if part_imported(module) not in {"", *ALLOWED[part_of(path)]}
    ]
    assert wrong == []


def test_the_kernel_needs_nothing_but_the_standard_library() -> None:
    wrong = [
        f"{where(path, line)} imports {module}"
        for path in SOURCES
        if part_of(path) == "kernel"
        for line, module in imports(path)
        if not module.startswith("lamster.kernel") and module.split(".")[0] not in sys.stdlib_module_names
    ]
    assert wrong == []


def test_the_kernel_has_no_clock_and_does_not_draw_by_itself() -> None:
    wrong = [
        f"{where(path, line)} imports {module}"
        for path in SOURCES
        if part_of(path) in ("kernel", "games")
        for line, module in imports(path)
        if module.split(".")[0] in ("time", "datetime", "secrets", "socket", "asyncio", "threading", "uuid")
        or (module.startswith("random.") and module != "random.Random")
    ]
    assert wrong == []


def test_only_the_command_line_draws_boards() -> None:
    wrong = [
        where(path, line)
        for path in SOURCES
        if part_of(path) not in TOP
        for line, module in imports(path)
        if re.fullmatch(r"lamster\.games\.\w+\.terminal(\..*)?", module)
    ]
    assert wrong == []


def test_no_game_imports_another() -> None:
    wrong = [
        f"{where(path, line)} imports {module}"
        for game in GAMES
        for path in sorted(game.rglob("*.py"))
        for line, module in imports(path)
        if module.startswith("lamster.games.") and module.split(".")[2] != game.name
    ]
    assert wrong == []


def test_a_file_can_be_read_in_one_sitting() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert lengths
    assert [where(path, lines) for path, lines in lengths.items() if lines > LONGEST] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_is_complete(game: Path) -> None:
    wanted = [
        game / "__init__.py",
        game / "meta.toml",
        game / "components.toml",
        game / "perft.toml",
        game / "report.toml",
        game / "lesson.toml",
        *[game / "locale" / f"{part}{name}.ftl" for part in ("", "rules.", "lesson.") for name in ("en", "nl")],
        ROOT / "docs" / "rules" / f"{game.name.replace('_', '-')}.md",
    ]
    assert [path for path in wanted if not path.is_file()] == []
    assert list((ROOT / "tests" / "records" / game.name).glob("*.rec"))
    assert list((ROOT / "tests" / "games" / game.name).glob("test_*.py"))


def test_the_version_is_the_newest_of_the_changes() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## v?(\d+\.\d+\.\d+\S*)", changes, re.MULTILINE)
    assert newest is not None
    assert newest[1] == __version__


# What no file may hold.


@cache
def texts() -> dict[str, str]:
    """Every text file that is, or would be, under version control."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is not a checkout")
    found = {}
    for name in filter(None, listed.split("\0")):
        data = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b""
        if b"\0" not in data:
            found[name] = data.decode("utf-8")
    return found


MACHINE_PATH = re.compile(r"(?<![\w.:/)}-])/(?:home|root|Users|work|tmp|mnt|opt)/\w|\b[A-Z]:\\Users")
INDEX = re.compile(r"index-url[ =]+\S+://|registry ?= ?\S+://|\"resolved\": \"https?://(?!registry\.npmjs\.org/)")


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:80]}"
        for name, text in texts().items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_path_of_some_machine() -> None:
    assert lines_with(MACHINE_PATH) == []
    assert lines_with(re.compile(re.escape(str(ROOT)) + r"\b")) == []


def test_no_file_names_a_package_index() -> None:
    assert lines_with(INDEX) == []
    assert [name for name, text in texts().items() if name.startswith("requirements/") and "://" in text] == []


def test_no_compiled_code_lies_beside_the_sources() -> None:
    assert [path for path in PACKAGE.rglob("*") if path.suffix in (".so", ".pyd", ".c")] == []
