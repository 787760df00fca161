"""Look up known vulnerabilities of every pinned package. A package that cannot be looked up counts as a finding."""

from __future__ import annotations

from pathlib import Path

from devtools import paths
from devtools.downloads import find_node, network_env
from devtools.process import Failed, Words, read_json, say
from devtools.python import ensure_venv


def audit_all() -> None:
    python, (npm, env) = ensure_venv(), find_node()
    found: dict[str, list[str]] = {}
    for pinned in sorted(paths.REQUIREMENTS.glob("*.txt")):
        found[f"requirements/{pinned.name}"] = audit_python(python, pinned)
    for folder in (paths.WEB, paths.BOARDGAME):
        found[folder.relative_to(paths.ROOT).as_posix()] = audit_node(npm, folder, env)
    for name, findings in found.items():
        say(f"dev: {name}: {'' if findings else 'no known vulnerabilities'}")
        for finding in findings:
            say(f"dev:   {finding}")
    if bad := [name for name, findings in found.items() if findings]:
        raise Failed(f"the audit found something, or could not look, in {', '.join(bad)}")


def audit_python(python: Path, pinned: Path) -> list[str]:
    """Known vulnerabilities, and the packages that could not be looked up."""
    command: Words = [python, "-m", "pip_audit", "-r", pinned, "--require-hashes", "--disable-pip", "-f", "json"]
    answer, why = read_json([*command, "--progress-spinner", "off"], network_env())
    packages = answer.get("dependencies", [])
    if not packages:
        return [f"NOT CHECKED: {why or 'no package was looked up'}"]
    skipped = [package for package in packages if "skip_reason" in package]
    known = [f"{p['name']} {p['version']}: {v['id']}" for p in packages for v in p.get("vulns", [])]
    if skipped:
        known.append(f"NOT CHECKED: {len(skipped)} of {len(packages)} packages: {skipped[0]['skip_reason']}")
    return known


def audit_node(npm: list[str], folder: Path, env: dict[str, str]) -> list[str]:
    answer, why = read_json([*npm, "audit", "--json"], env, folder)
    if "metadata" not in answer:
        return [f"NOT CHECKED: {answer.get('message') or why or 'npm gave no answer'}"]
    found = answer.get("vulnerabilities", {})
    return [f"{name}: {about.get('severity', 'unknown')}, {about.get('range', '')}" for name, about in found.items()]
