"""Sees to it that a wheel holds the web client, and compiles the rules engine with mypyc when LAMSTER_COMPILE=1 asks.

Compilation happens on a copy in a temporary directory and the results are added to the wheel from there.
Nothing is ever written beside the sources: a stale extension module would win over the .py file next to it.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP_SCRIPT = """\
import sys

from mypyc.build import mypycify
from setuptools import setup

flags = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", "--explicit-package-bases"]
extensions = mypycify([*flags, *open("modules.txt").read().split()], opt_level="3", group_name="lamster")
if sys.platform == "linux":
    # Nobody puts other functions in the place of ours, so they may be called directly and inlined: a tenth faster.
    for extension in extensions:
        extension.extra_compile_args.append("-fno-semantic-interposition")
setup(name="lamster", packages=[], py_modules=[], ext_modules=extensions)
"""


CLIENT = "src/lamster/server/static/index.html"
NO_CLIENT = f"""\
the web client is not built: there is no {CLIENT}.
Run `python dev.py web` first, or set LAMSTER_WITHOUT_CLIENT=1 for a wheel whose server has no pages."""


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]  # the parameter differs between hatchling versions
    """Refuses a wheel without client, and adds extension modules; an editable install is left alone."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The compiler is a build requirement only of those who compile."""
        return ["mypy[mypyc]>=2.4,<3"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Nothing to do for an editable install: it reads client and sources from where they are."""
        if version == "editable":
            return
        if client_missing(Path(self.root)):
            raise SystemExit(NO_CLIENT)
        if wanted():
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile, then hand every result to hatchling with its place in the wheel."""
        source = Path(self.root, "src")
        modules = chosen_modules(source, self.config["compile"], self.config["keep-interpreted"])
        if not modules:
            raise SystemExit("LAMSTER_COMPILE=1, but no module matches `compile` in pyproject.toml")
        self.app.display_info(f"compiling {len(modules)} modules with mypyc")
        work = Path(tempfile.mkdtemp(prefix="lamster-compile-"))
        # Hatchling reads the results after this method returns, so they go when the build process does.
        atexit.register(shutil.rmtree, work, ignore_errors=True)
        built = compile_modules(source, modules, work)
        build_data["force_include"].update({str(path): name for name, path in built.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted() -> bool:
    """One switch, so that a plain `pip install` never needs a C compiler."""
    return os.environ.get("LAMSTER_COMPILE") == "1"


def client_missing(root: Path) -> bool:
    """The client is made by other tools, and a wheel must not go without it unless somebody says so."""
    return os.environ.get("LAMSTER_WITHOUT_CLIENT") != "1" and not (root / CLIENT).is_file()


def chosen_modules(source: Path, include: list[str], exclude: list[str]) -> list[str]:
    """Sorted, because the order of the modules goes into the generated C."""
    found = {path.relative_to(source) for pattern in include for path in source.glob(pattern)}
    return sorted(path.as_posix() for path in found if not any(path.match(pattern) for pattern in exclude))


def compile_modules(source: Path, modules: list[str], work: Path) -> dict[str, Path]:
    """One mypyc group for all modules, so that calls between them are native; returns wheel path -> built file."""
    shutil.copytree(source / "lamster", work / "lamster", ignore=shutil.ignore_patterns("__pycache__"))
    (work / "modules.txt").write_text("\n".join(modules), encoding="utf-8")
    (work / "setup.py").write_text(SETUP_SCRIPT, encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "out", "--build-temp", "objects"]
    environment = {name: value for name, value in os.environ.items() if name != "MYPYPATH"}
    if subprocess.run(command, cwd=work, env=environment, check=False).returncode != 0:
        raise SystemExit("mypyc could not compile the package: see the messages above")
    out = work / "out"
    return {path.relative_to(out).as_posix(): path for path in sorted(out.rglob("*")) if path.is_file()}
