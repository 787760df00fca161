#!/usr/bin/env python3
"""Every task of the project behind one command; needs only Python 3.11 or newer and pip.

The first run installs what is missing (uv, the pinned packages, Node for the web client) into the checkout; later runs
compare hashes and start at once. Tests also need a browser, PostgreSQL and Redis on the machine: where one is missing,
root installs it from Debian's packages. The work is done by the modules of devtools/.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from devtools import audit as audits
from devtools import changes, client, machine, paths
from devtools.downloads import find_uv, network_env
from devtools.process import WINDOWS, Failed, Words, run, run_quietly, say
from devtools.python import (
    COMPILED_CHECK,
    cache_bytecode,
    ensure_compiled,
    ensure_peers,
    ensure_ray,
    ensure_venv,
    venv_program,
)

RAY_TESTS = ("tests/lab/test_ray.py", "tests/lab/test_ray_cluster.py")


def setup(_: list[str]) -> None:
    """Install everything that the other commands need for Python."""
    ensure_venv()


def play(args: list[str]) -> None:
    """Start the server with its web client; extra arguments go to `lamster serve`."""
    ensure_venv()
    client.build()
    replace_process([venv_program(paths.VENV, "lamster"), "serve", *args])


def replace_process(command: Words) -> None:
    """Run a program in place of this process, so that a signal to this process reaches the program."""
    sys.stdout.flush()
    if not WINDOWS:
        os.execv(command[0], list(map(str, command)))
    process = subprocess.Popen(command)
    while process.poll() is None:
        with contextlib.suppress(KeyboardInterrupt):
            process.wait()
    if process.returncode != 0:
        raise Failed(f"the server ended with exit code {process.returncode}")


def lint(_: list[str]) -> None:
    """Check style and formatting: ruff for Python, the client's linter for the client."""
    lint_python()
    client.lint()


def lint_python() -> None:
    python = ensure_venv()
    run([python, "-m", "ruff", "check", "."])
    run([python, "-m", "ruff", "format", "--check", "."])


def types(args: list[str]) -> None:
    """Check types with mypy --strict."""
    run([ensure_venv(), "-m", "mypy", *args])


def rules(args: list[str]) -> None:
    """Print which test covers which rule of the ledgers; fails on a gap."""
    run([ensure_venv(), "-m", "tests.rules_matrix", *args])


def check(args: list[str]) -> None:
    """Check what changed since the branch began, in at most 90 seconds; extra arguments go to pytest."""
    changed = changes.changed_files()
    if changed is None:
        raise Failed("check compares with git, which does not work here: run `test`")
    selected = changes.select(changed)
    python = ensure_venv()
    machine.ensure_services()
    with in_background("web-test", *selected.client) if selected.client else contextlib.nullcontext():
        run_parts(
            {
                "lint": lint_python,
                "types": lambda: types([]),
                "rules": lambda: run_quietly([python, "-m", "tests.rules_matrix"]),
                f"tests: {' '.join(selected.tests)}": lambda: run_pytest(python, *selected.tests, *args),
            }
        )


def test(args: list[str]) -> None:
    """Run everything that must hold: lint, types, rules, tests of the client and all others; arguments go to pytest."""
    python = ensure_venv()
    client.build()
    env = machine.tests_env()
    # The checkers of each language use one processor, so they run side by side.
    with in_background("web-lint"):
        run_parts({"lint": lint_python, "types": lambda: types([]), "rules": lambda: rules([])})
    # One after the other: tests of pages wait for a limited time, and would be late on a machine that is too busy.
    run_parts({"client": client.run_tests, "tests": lambda: run_pytest(python, *args, env=env)})


def run_pytest(python: Path, *args: str, env: dict[str, str] | None = None) -> None:
    """Run tests in parallel, file by file, with more workers than processors: tests wait for browsers and servers."""
    workers = (os.cpu_count() or 1) + 1
    # A file's tests share fixtures, so they stay together; tests/conftest.py has sorted the files.
    run([python, "-m", "pytest", "-n", str(workers), "--dist", "loadfile", "--no-loadscope-reorder", *args], env=env)


def run_parts(parts: dict[str, Callable[[], None]]) -> None:
    """Run each part and print how long it took; stop at the first that fails."""
    for title, part in parts.items():
        say(f"\n== {title}")
        start = time.perf_counter()
        try:
            part()
        except Failed as problem:
            raise Failed(f"{title} failed after {time.perf_counter() - start:.1f} s: {problem}") from None
        say(f"== {title}: passed in {time.perf_counter() - start:.1f} s")


@contextlib.contextmanager
def in_background(*words: str) -> Iterator[None]:
    """Run another command of dev.py beside the body, then print its output; fail if it fails, stop it if we fail."""
    command: Words = [sys.executable, paths.ROOT / "dev.py", *words]
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, start_new_session=not WINDOWS)
        try:
            yield
            code = process.wait()
        finally:
            stop_group(process)
            log.seek(0)
            say(log.read().decode(errors="replace").rstrip())
    if code != 0:
        raise Failed(f"{words[0]} ended with exit code {code}")


def stop_group(process: subprocess.Popen[bytes]) -> None:
    """Stop a process, if it runs, and the programs that it started."""
    if process.poll() is None:
        process.terminate() if WINDOWS else os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def compiled(args: list[str]) -> None:
    """Build the mypyc-compiled wheel and run the tests against it."""
    python = ensure_compiled()
    # The sources must not be importable, or the tests would pass without the compiled form.
    env = {name: value for name, value in machine.tests_env().items() if name != "PYTHONPATH"}
    run([python, "-c", COMPILED_CHECK], env=env)
    say("dev: running the tests on the compiled wheel")
    run([python, "-m", "pytest", "-n", "auto", *args], env=env)


def long(args: list[str]) -> None:
    """Run the tests that take minutes, those on Ray in their own environment, then `compiled`."""
    python = ensure_venv()
    client.build()
    machine.ensure_proxies()
    machine.ensure_other_browsers()
    run([python, "-m", "pytest", "-n", "auto", "-m", "long", *args], env=machine.tests_env())
    # One after the other: each test starts its own Ray, and the machine has memory for one.
    run([ensure_ray(), "-m", "pytest", "-n", "0", "-m", "long", *RAY_TESTS])
    compiled([])


def bench(args: list[str]) -> None:
    """Run every benchmark in bench/ beside its peers, and fail if one misses a target; arguments go to each of them."""
    python = ensure_venv()
    ensure_compiled()
    ensure_peers()
    env = client.ensure_boardgame_io()
    failed: list[str] = []
    for name in sorted(path.parent.name for path in paths.ROOT.glob("bench/*/__main__.py")):
        say(f"\n== bench.{name}")
        try:
            run([python, "-m", f"bench.{name}", *args], env=env)
        except Failed:
            failed.append(name)
    if failed:
        raise Failed(f"missed targets or errors in these benchmarks: {', '.join(failed)}")


def web(_: list[str]) -> None:
    """Install and build the web client, if its sources changed."""
    client.build()


def web_lint(_: list[str]) -> None:
    """Lint and type-check the web client."""
    run_parts({"web lint": client.lint, "web types": client.check_types})


def web_test(args: list[str]) -> None:
    """Lint, type-check and test the web client; with names of changed files, run only the tests related to them."""
    web_lint([])
    run_parts({"web tests": lambda: client.run_tests(args)})


def lock(args: list[str]) -> None:
    """Pin the packages in requirements/; `lock --upgrade` takes the newest."""
    uv = find_uv()
    if uv is None:
        raise Failed("lock needs uv")
    paths.REQUIREMENTS.mkdir(exist_ok=True)
    form = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-emit-index-url"]
    for extras, pinned in {("dev",): paths.DEV, ("dev", "ray"): paths.RAY, ("bench",): paths.PEERS}.items():
        target = pinned.relative_to(paths.ROOT).as_posix()
        chosen = [word for extra in extras for word in ("--extra", extra)]
        command: Words = [uv, "pip", "compile", "-q", "pyproject.toml", *chosen, *form, "-o", target, *args]
        run(command, env=network_env())
        if any(sign in pinned.read_text(encoding="utf-8") for sign in ("://", str(paths.ROOT))):
            raise Failed(f"{target} names an index or a path of this machine")


def audit(_: list[str]) -> None:
    """Look up known vulnerabilities of every pinned package; needs the network."""
    audits.audit_all()


CHECKS = (check, test, long, lint, types, rules, web_lint, web_test, bench, audit, compiled)
COMMANDS: dict[str, Callable[[list[str]], None]] = {
    command.__name__.replace("_", "-"): command for command in (setup, play, *CHECKS, web, lock)
}


def main() -> int:
    """Parse the command line and run one command; on failure print one line that says what failed."""
    lines = "\n".join(f"  {name:<10}{(command.__doc__ or '').rstrip('.')}" for name, command in COMMANDS.items())
    form = argparse.RawDescriptionHelpFormatter
    about = (__doc__ or "").split("\n", 1)[0]
    parser = argparse.ArgumentParser("dev.py", None, about, f"commands:\n{lines}", formatter_class=form)
    parser.add_argument("command", choices=COMMANDS, metavar="command", help="one of those below")
    parser.add_argument("args", nargs=argparse.REMAINDER, help="passed on to the program that the command runs")
    options = parser.parse_args()
    cache_bytecode()
    try:
        COMMANDS[options.command](options.args)
    except Failed as problem:
        print(f"\ndev: FAILED: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
