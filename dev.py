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
import subprocess
import sys
import time
from collections.abc import Callable

from devtools import audit as audits
from devtools import client, machine, paths
from devtools.downloads import find_uv, network_env
from devtools.process import WINDOWS, Failed, Words, run, say
from devtools.python import COMPILED_CHECK, ensure_compiled, ensure_peers, ensure_ray, ensure_venv, venv_program

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
    python = ensure_venv()
    run([python, "-m", "ruff", "check", "."])
    run([python, "-m", "ruff", "format", "--check", "."])
    client.lint()


def types(args: list[str]) -> None:
    """Check types with mypy --strict."""
    run([ensure_venv(), "-m", "mypy", *args])


def rules(args: list[str]) -> None:
    """Print which test covers which rule of the ledgers; fails on a gap."""
    run([ensure_venv(), "-m", "tests.rules_matrix", *args])


def test_workers() -> str:
    """One more than there are processors: tests wait for browsers and servers half of their time."""
    return str((os.cpu_count() or 1) + 1)


def test(args: list[str]) -> None:
    """Run everything that must hold: lint, types, rules, tests of the client and all others; arguments go to pytest."""
    python = ensure_venv()
    run_parts(
        {
            "lint": lambda: lint([]),
            "types": lambda: types([]),
            "rules": lambda: rules([]),
            "web": test_client,
            "tests": lambda: run([python, "-m", "pytest", "-n", test_workers(), *args], env=machine.tests_env()),
        }
    )


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


def test_client() -> None:
    """Build the client, check its types and run its tests."""
    client.build()
    client.check_types()
    client.run_tests()


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
    run([python, "-m", "pytest", "-n", "auto", "-m", "long", *args], env=machine.tests_env())
    # One after the other: each test starts its own Ray, and the machine has memory for one.
    run([ensure_ray(), "-m", "pytest", "-n", "0", "-m", "long", *RAY_TESTS])
    compiled([])


def bench(args: list[str]) -> None:
    """Run every script in bench/, side by side with peers; extra arguments go to each of them."""
    python = ensure_venv()
    ensure_compiled()
    ensure_peers()
    env = client.ensure_boardgame_io()
    scripts = sorted(path for path in paths.ROOT.glob("bench/*.py") if not path.name.startswith("_"))
    for script in scripts:
        say(f"\n== {script.relative_to(paths.ROOT).as_posix()}")
        run([python, script, *args], env=env)
    if not scripts:
        raise Failed("there are no benchmarks in bench/")


def web(_: list[str]) -> None:
    """Install and build the web client, if its sources changed."""
    client.build()


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


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    command.__name__: command
    for command in (setup, play, test, lint, types, rules, bench, web, long, lock, audit, compiled)
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
