"""Which files changed, and which tests `make check` runs for them.

Tests mirror the source, so a changed file maps to the test folder of the same name. The map is a heuristic that keeps
the inner loop short; `make test` runs everything.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import PurePosixPath

from devtools import paths
from devtools.process import read_output

ALWAYS = ("tests/kernel", "tests/test_imports.py", "tests/test_layout.py")
"""Quick tests of what everything else is built on."""
SLOW = tuple(f"tests/{name}/" for name in ("browser", "cluster", "faults", "migrations", "security", "server"))
"""Folders of tests that start servers or browsers. A changed module selects single files of these, not the folder."""
NEVER = "tests/browser"
"""Tests in a browser need a built client and minutes: `make test` runs them."""
ELSEWHERE = {
    "src/lamster/kernel/": ("tests/games",),
    "src/lamster/games/": ("tests/games/test_golden.py", "tests/test_text.py"),
    "src/lamster/commands/": ("tests/test_cli.py",),
    "src/lamster/locale/": ("tests/test_text.py", "tests/test_wording.py"),
    "src/lamster/tables/protocol/": ("tests/web/test_contract.py",),
    "web/make_contract.py": ("tests/web/test_contract.py",),
    "bench/": ("tests/bench",),
    "docs/": ("tests/test_docs.py", "tests/test_wording.py"),
    "README.md": ("tests/test_docs.py", "tests/test_wording.py"),
    "dev.py": ("tests/test_dev.py",),
    "devtools/": ("tests/test_dev.py",),
    "Makefile": ("tests/test_dev.py",),
    "pyproject.toml": ("tests/test_dev.py",),
}
"""Tests whose path does not mirror what they are about, by the beginning of the changed path."""
BRANCHES = ("origin/HEAD", "origin/main", "main")
"""Where a branch may have begun, best first."""
CLIENT = re.compile(r"web/(?!make_)\S+|src/lamster/\S+\.ftl")
"""Files that the client is made from or configured by."""


@dataclass(frozen=True, slots=True)
class Selection:
    """What `make check` runs."""

    tests: tuple[str, ...]
    """Files and folders for pytest."""
    client: tuple[str, ...]
    """Changed files of the web client; if there are none, the client is not checked."""


def select(changed: Iterable[str]) -> Selection:
    """Map changed files, relative to the checkout, to tests."""
    files = list(changed)
    found = {*ALWAYS, *(test for file in files for test in tests_of(file))}
    return Selection(without_parts(found), tuple(file for file in files if CLIENT.fullmatch(file)))


def without_parts(tests: Iterable[str]) -> tuple[str, ...]:
    """Leave out what lies in a folder that is named too, what does not exist, and what is never selected."""
    all_tests = {test for test in tests if (paths.ROOT / test).exists() and not test.startswith(NEVER)}
    return tuple(sorted(test for test in all_tests if not all_tests & {str(p) for p in PurePosixPath(test).parents}))


def tests_of(file: str) -> set[str]:
    """The tests of one changed file. Some of the paths may not exist."""
    elsewhere = {test for start, tests in ELSEWHERE.items() if file.startswith(start) for test in tests}
    path = PurePosixPath(file)
    if file.startswith("tests/"):
        return elsewhere | tests_of_test_code(path)
    if file.startswith("src/lamster/"):
        return elsewhere | tests_of_module(path.relative_to("src/lamster"))
    return elsewhere


def tests_of_test_code(path: PurePosixPath) -> set[str]:
    """A test file selects itself; a helper selects its folder; a helper in tests/ itself the tests that import it."""
    if path.match("test_*.py"):
        return {str(path)}
    if len(path.parts) == 2:
        return {test for test in files_importing(f"tests.{path.stem}") if not is_slow(test)}
    return set() if is_slow(str(path)) else {str(path.parent)}


def tests_of_module(path: PurePosixPath) -> set[str]:
    """The folder that mirrors the module's; where that is slow, the files in it that are about the module."""
    top = path.parts[0].removesuffix(".py")
    found = {f"tests/test_{top}.py"}
    if is_slow(f"tests/{top}/"):
        module = ".".join(("lamster", *path.with_suffix("").parts))
        named = [test for test in test_files(f"tests/{top}") if test.endswith(f"/test_{path.stem}.py")]
        return {*found, *named, *(test for test in files_importing(module) if test.startswith(f"tests/{top}/"))}
    mirrors = [f"tests/{folder}" for folder in path.parents if folder.name]
    return {*found, *[folder for folder in mirrors if (paths.ROOT / folder).is_dir()][:1]}


def is_slow(test: str) -> bool:
    return test.startswith(SLOW)


def test_files(folder: str) -> list[str]:
    return [path.relative_to(paths.ROOT).as_posix() for path in sorted((paths.ROOT / folder).rglob("test_*.py"))]


def files_importing(module: str) -> list[str]:
    """Test files that import a module by its full name, or by its last name from its package."""
    package, _, name = module.rpartition(".")
    either = rf"{re.escape(module)}\b|{re.escape(package)} import .*\b{name}\b"
    imports = re.compile(rf"^\s*(?:from|import) (?:{either})", re.MULTILINE)
    return [test for test in test_files("tests") if imports.search((paths.ROOT / test).read_text(encoding="utf-8"))]


def changed_files() -> list[str] | None:
    """Files that differ from where the branch began, and those not under version control; None where git fails."""
    if not read_output(["git", "rev-parse", "--verify", "-q", "HEAD"]):
        return None
    begun = (read_output(["git", "merge-base", "HEAD", branch]) for branch in BRANCHES)
    base = next((commit for commit in begun if commit), "HEAD")
    changed = read_output(["git", "diff", "--name-only", "--no-renames", base]).splitlines()
    new = read_output(["git", "ls-files", "--others", "--exclude-standard"]).splitlines()
    return sorted({*changed, *new})
