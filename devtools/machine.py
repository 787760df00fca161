"""Programs of the machine that tests need: a browser, PostgreSQL and Redis.

Where one is missing, root installs it from Debian's packages.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from devtools.process import Failed, Words, run, say

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BROWSER_PACKAGES = ("chromium", "fonts-liberation")
OTHER_BROWSERS = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
"""Programs of the browsers in which long tests play, and the Debian packages that hold them."""
POSTGRES_FOLDERS = "/usr/lib/postgresql"
SERVICES = {"postgres": "postgresql", "redis-server": "redis-server"}
"""Programs of the services, and the Debian packages that hold them. Tests start the services themselves."""
POLICY = Path("/usr/sbin/policy-rc.d")
"""Debian runs this script to ask whether a package may start its service."""
PROXIES = ("caddy", "nginx", "haproxy")
"""The reverse proxies that the README and docs/operations.md show; long tests check the settings shown there."""


def may_install() -> bool:
    """Only root changes the packages of the machine, and only where there is apt-get."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_packages(*packages: str) -> None:
    """Install Debian packages; update the package list only if the first attempt fails."""
    say(f"dev: installing {', '.join(packages)} with apt-get, for the tests")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install: Words = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages]
    with services_not_started():
        try:
            run(install, env=env)
        except Failed:
            run(["apt-get", "update", "-qq"], env=env)
            run(install, env=env)


@contextlib.contextmanager
def services_not_started() -> Iterator[None]:
    """Debian packages start their service on installation; while this lasts they do not."""
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
    """Find the program of a service. Debian keeps PostgreSQL off the path, in one folder for each version."""
    kept = sorted(Path(POSTGRES_FOLDERS).glob(f"*/bin/{program}"))
    return shutil.which(program) or (str(kept[-1]) if kept else None)


def ensure_services() -> None:
    """Find or install PostgreSQL and Redis. They are required: tests of several servers must not be skipped."""
    missing = [package for program, package in SERVICES.items() if find_service(program) is None]
    if missing and may_install():
        install_packages(*missing)
    for program, package in SERVICES.items():
        if find_service(program) is None:
            raise Failed(f"there is no {program} for the tests with several servers: install {package} (needs root)")


def ensure_proxies() -> None:
    """Install the reverse proxies where that is possible; tests skip those that are missing."""
    for proxy in PROXIES:
        if shutil.which(proxy) is None and may_install():
            install_packages(proxy)


def ensure_other_browsers() -> None:
    """Install Firefox and WebKit where that is possible; tests skip those that are missing."""
    missing = [package for program, package in OTHER_BROWSERS.items() if shutil.which(program) is None]
    if missing and may_install():
        install_packages(*missing)


def find_browser() -> str | None:
    """The browser that LAMSTER_BROWSER names, else the first known one on the path."""
    named = os.environ.get("LAMSTER_BROWSER")
    if named and not shutil.which(named):
        raise Failed(f"LAMSTER_BROWSER is {named!r}, which is not a program on this machine")
    return next((found for name in ([named] if named else BROWSERS) if (found := shutil.which(name))), None)


def ensure_chromium() -> str | None:
    """Find or install a browser. Without one, the browser tests are skipped, with a loud warning.

    LAMSTER_NEED_BROWSER=1, which continuous integration sets, makes a missing browser a failure.
    """
    found, why = find_browser(), "it is not on the path, and only root can install it with apt-get"
    if found is None and may_install():
        try:
            install_packages(*BROWSER_PACKAGES)
        except Failed as problem:
            why = f"installing it failed: {problem}"
        found = find_browser()
    if found is None and os.environ.get("LAMSTER_NEED_BROWSER") == "1":
        raise Failed(f"there is no chromium for the browser tests ({why})")
    if found is None:
        say(f"dev: {'!' * 72}\ndev: NO BROWSER: the browser tests are NOT run.\ndev: There is no chromium: {why}.")
        say(f"dev: Install it, or name a browser in LAMSTER_BROWSER.\ndev: {'!' * 72}")
    return found


def browser_env() -> dict[str, str]:
    """The environment of tests; it names the browser, if there is one."""
    browser = ensure_chromium()
    return {**os.environ, "LAMSTER_BROWSER": browser} if browser else dict(os.environ)


def tests_env() -> dict[str, str]:
    """The environment of all tests, after everything that they need was found or installed."""
    ensure_services()
    return browser_env()
