"""The audit of dependencies: what is known against a package is told, and what could not be looked up is no pass."""

from pathlib import Path
from typing import Any

import pytest

from devtools import audit
from devtools.process import Failed, read_json

CLEAN = {"dependencies": [{"name": "a", "version": "1", "vulns": []}]}
KNOWN = {"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1"}]}]}
SKIPPED = {"dependencies": [*CLEAN["dependencies"], {"name": "b", "skip_reason": "not found: b"}]}
NODE = {"metadata": {}, "vulnerabilities": {"c": {"severity": "high", "range": "<2"}}}


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ((CLEAN, ""), []),
        ((KNOWN, ""), ["a 1: PYSEC-1"]),
        ((SKIPPED, ""), ["NOT CHECKED: 1 of 2 packages: not found: b"]),
        (({}, "no network"), ["NOT CHECKED: no network"]),
        (({"dependencies": []}, ""), ["NOT CHECKED: no package was looked up"]),
    ],
)
def test_packages_of_python(monkeypatch: pytest.MonkeyPatch, answer: Any, told: list[str]) -> None:
    monkeypatch.setattr(audit, "read_json", lambda *_: answer)
    assert audit.audit_python(Path("python"), Path("x.txt")) == told


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (({"metadata": {}, "vulnerabilities": {}}, ""), []),
        ((NODE, ""), ["c: high, <2"]),
        (({"message": "405 Method Not Allowed"}, ""), ["NOT CHECKED: 405 Method Not Allowed"]),
        (({}, "it printed nothing"), ["NOT CHECKED: it printed nothing"]),
    ],
)
def test_packages_of_node(monkeypatch: pytest.MonkeyPatch, answer: Any, told: list[str]) -> None:
    monkeypatch.setattr(audit, "read_json", lambda *_: answer)
    assert audit.audit_node(["npm"], Path(), {}) == told


@pytest.mark.parametrize(("troubles", "fails"), [([], False), (["NOT CHECKED: no network"], True)])
def test_the_whole_fails_unless_all_was_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], troubles: list[str], fails: bool
) -> None:
    monkeypatch.setattr(audit, "ensure_venv", lambda: Path("python"))
    monkeypatch.setattr(audit, "find_node", lambda: (["npm"], {}))
    monkeypatch.setattr(audit, "audit_python", lambda *_: troubles)
    monkeypatch.setattr(audit, "audit_node", lambda *_: [])
    if fails:
        with pytest.raises(Failed, match=r"requirements/dev\.txt"):
            audit.audit_all()
        assert "NOT CHECKED: no network" in capsys.readouterr().out
    else:
        audit.audit_all()


def test_a_program_that_gives_no_answer() -> None:
    assert read_json(["false"], {})[1] == "it printed nothing"
    assert "No such file" in read_json(["/no/such/program"], {})[1]
