"""Install, build, check and test the web client."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from pathlib import Path

from devtools import downloads, paths
from devtools.process import run, say
from devtools.stamps import digest, files_below, is_fresh, write_stamp

CONFIGURATION = re.compile(r"^web/[^/]+$|\.ftl$|^web/tests/(setup\.ts|fixtures/|.*\.json$)")
"""Files that tests depend on without importing them as modules: a change of one selects every test."""


def sources() -> list[Path]:
    """The files that the built client is made from: its own without tests, and the texts shared with the server."""
    tests = paths.WEB / "tests"
    own = [path for path in files_below(paths.WEB) if path.suffix != ".py" and tests not in path.parents]
    return [*own, *sorted(paths.ROOT.glob("src/lamster/**/*.ftl"))]


def build_key() -> str:
    """One hash of the sources and of the built files: a change of either causes a new build."""
    built = sorted(path for path in paths.WEB_BUILT.rglob("*") if path.is_file())
    return digest([*sources(), *built])


def install() -> None:
    """Install the locked packages unless they are installed already."""
    key, stamp = digest([paths.WEB / "package-lock.json"]), paths.WEB / "node_modules" / ".stamp"
    if is_fresh(stamp, key):
        return
    say("dev: installing the packages of the web client")
    run_npm("ci", "--no-audit", "--no-fund")
    write_stamp(stamp, key)


def build() -> None:
    """Install the packages and build the client if anything changed since the last build."""
    install()
    stamp = paths.WEB / "node_modules" / ".built"
    if is_fresh(stamp, build_key()):
        return
    say("dev: building the web client")
    run_npm("run", "build")
    write_stamp(stamp, build_key())


def run_npm(*words: str) -> None:
    npm, env = downloads.find_node()
    run([*npm, *words], env=env, cwd=paths.WEB)


def lint() -> None:
    """Run the linter of the client, if package.json names one."""
    package = json.loads((paths.WEB / "package.json").read_text(encoding="utf-8"))
    if "lint" in package.get("scripts", {}):
        install()
        run_npm("run", "lint")


def check_types() -> None:
    install()
    run_npm("run", "check")


def run_tests(changed: Sequence[str] = ()) -> None:
    """Run all tests, or those that import a changed file; files are named relative to the checkout."""
    install()
    related = [] if any(CONFIGURATION.search(file) for file in changed) else related_words(changed)
    run_npm(*(["exec", "--", "vitest", *related] if related else ["run", "test"]))


def related_words(changed: Sequence[str]) -> list[str]:
    """The arguments of vitest that select tests by what they import."""
    files = [os.path.relpath(paths.ROOT / file, paths.WEB) for file in changed if (paths.ROOT / file).is_file()]
    return ["related", "--run", "--passWithNoTests", *files] if files else []


def ensure_boardgame_io() -> dict[str, str]:
    """Install boardgame.io, the server that ours is compared with; return the environment in which Node is found."""
    npm, env = downloads.find_node()
    folder = paths.BOARDGAME
    key, stamp = digest([folder / "package-lock.json"]), folder / "node_modules" / ".stamp"
    if not is_fresh(stamp, key):
        say("dev: installing boardgame.io in bench/boardgame_io")
        run([*npm, "ci", "--no-audit", "--no-fund"], env=env, cwd=folder)
        write_stamp(stamp, key)
    return env
