"""The threat model names tests that exist, and every threat names one."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
THREATS = ("wants", "what stops it", "shown by")


@cache
def names_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def rows() -> list[list[str]]:
    """The threats of all tables."""
    found: list[list[str]] = []
    threats = False
    for line in DOCUMENT.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")] if line.startswith("|") else []
        threats = tuple(cells) == THREATS or (threats and bool(cells))
        if threats and tuple(cells) != THREATS and not set("".join(cells)) <= set("-| "):
            found.append(cells)
    return found


def test_every_threat_names_what_shows_that_it_is_stopped() -> None:
    assert len(rows()) > 40
    for cells in rows():
        assert len(cells) == len(THREATS), cells
        assert re.search(r"`[\w/]+\.py(::test_\w+)?`", cells[2]), f"no test for: {cells[0]}"


def test_every_test_that_is_named_exists() -> None:
    named = re.findall(r"`([\w/]+\.py)(?:::(\w+))?`", "\n".join(cells[2] for cells in rows()))
    assert len(named) > 40
    for file, test in named:
        path = ROOT / "tests" / file
        assert path.is_file(), file
        assert not test or test in names_in(path), f"{file}::{test}"
