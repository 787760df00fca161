"""The Python environments of the checkout. Each is made by uv, or by venv and pip where there is no uv."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from devtools import client, paths
from devtools.downloads import find_uv, network_env
from devtools.process import EXE, WINDOWS, Words, read_output, run, say
from devtools.stamps import digest, files_below, is_fresh, write_stamp

COMPILED_CHECK = """
import importlib.machinery, importlib.util, pathlib, sys
home = pathlib.Path(importlib.util.find_spec("lamster").origin).parent
if not home.is_relative_to(sys.prefix):
    sys.exit(f"lamster is imported from {home}, not from the compiled wheel")
if not any(path.name.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES)) for path in home.rglob("*")):
    sys.exit("the wheel holds no compiled module")
"""


def cache_bytecode() -> None:
    """Keep bytecode in a folder of its own where the environment forbids it beside the sources.

    Tests start hundreds of Python processes; without bytecode each of them compiles every module that it imports.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(paths.TOOLS / "bytecode"))


def venv_program(venv: Path, name: str) -> Path:
    """The path of a program in an environment; Windows has another folder for them."""
    return venv / ("Scripts" if WINDOWS else "bin") / f"{name}{EXE}"


def make_venv(venv: Path, uv: str | None, env: dict[str, str]) -> None:
    """Make the environment, unless there is one for this version of Python."""
    version = ".".join(map(str, sys.version_info[:2]))
    question = "import sys; print('.'.join(map(str, sys.version_info[:2])))"
    if read_output([str(venv_program(venv, "python")), "-c", question]) == version:
        return
    say(f"dev: making {venv.name} for Python {version}")
    shutil.rmtree(venv, ignore_errors=True)
    if uv:
        run([uv, "venv", "-q", "--no-project", "--python", sys.executable, venv], env=env)
    else:
        run([sys.executable, "-m", "venv", venv])


def fill_venv(venv: Path, pinned: Path, project: Words) -> None:
    """Install exactly the pinned packages, checked by hash, and then the project in the given form, if any."""
    env, uv = network_env(), find_uv()
    make_venv(venv, uv, env)
    python = venv_program(venv, "python")
    pip: Words = [uv, "pip"] if uv else [python, "-m", "pip", "--disable-pip-version-check"]
    where: Words = ["-q", "--python", python] if uv else ["-q"]
    say(f"dev: installing {pinned.relative_to(paths.ROOT).as_posix()} in {venv.name}")
    exactly = ["sync"] if uv else ["install", "-r"]
    run([*pip, *exactly, pinned, "--require-hashes", *where], env=env)
    if not project:
        return
    say(f"dev: installing lamster in {venv.name}")
    again = "--reinstall" if uv else "--force-reinstall"
    # Never compiled here, whatever the environment says: ensure_compiled builds the compiled wheel.
    env["LAMSTER_COMPILE"] = "0"
    run([*pip, "install", "--no-deps", "--no-build-isolation", again, *where, *project], env=env)


def ensure(venv: Path, inputs: list[Path], fill: Callable[[], None]) -> Path:
    """Return the Python of an environment; call `fill` first if one of the inputs changed since the last time."""
    files = [paths.DEV, paths.ROOT / "pyproject.toml", *inputs]
    key = digest(files, sys.implementation.cache_tag or "", str(paths.ROOT))
    stamp, python = venv / ".stamp", venv_program(venv, "python")
    if not (is_fresh(stamp, key) and python.exists()):
        stamp.unlink(missing_ok=True)
        fill()
        write_stamp(stamp, key)
    return python


def ensure_venv() -> Path:
    """The environment for development, with the sources installed as they are."""
    version = paths.ROOT / "src" / "lamster" / "__init__.py"
    return ensure(paths.VENV, [version], lambda: fill_venv(paths.VENV, paths.DEV, ["-e", paths.ROOT]))


def ensure_compiled() -> Path:
    """An environment with the compiled wheel instead of the sources."""

    def fill() -> None:
        builder = ensure_venv()
        shutil.rmtree(paths.WHEELS, ignore_errors=True)
        say("dev: building the compiled wheel (this takes a minute)")
        build: Words = [builder, "-m", "build", "--wheel", "--no-isolation", "--outdir", paths.WHEELS, paths.ROOT]
        run(build, env={**os.environ, "LAMSTER_COMPILE": "1"})
        fill_venv(paths.COMPILED_VENV, paths.DEV, list(paths.WHEELS.glob("*.whl")))

    client.build()
    inputs = [paths.ROOT / "hatch_build.py", *files_below(paths.ROOT / "src"), *client.sources()]
    return ensure(paths.COMPILED_VENV, inputs, fill)


def ensure_peers() -> Path:
    """An environment with the programs that benchmarks compare with."""
    return ensure(paths.PEERS_VENV, [paths.PEERS], lambda: fill_venv(paths.PEERS_VENV, paths.PEERS, []))


def ensure_ray() -> Path:
    """An environment with the sources and Ray: 200 MB that only the lab on several machines needs."""
    return ensure(paths.RAY_VENV, [paths.RAY], lambda: fill_venv(paths.RAY_VENV, paths.RAY, ["-e", paths.ROOT]))
