"""The audit of dependencies: what is known against a package is told, and what could not be looked up is no pass."""

from pathlib import Path
from typing import Any

import pytest

import dev

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
        (({"dependencies": []}, ""), ["NOT CHECKED: no package was looked at"]),
    ],
)
def test_packages_of_python(monkeypatch: pytest.MonkeyPatch, answer: Any, told: list[str]) -> None:
    monkeypatch.setattr(dev, "asked", lambda *_: answer)
    assert dev.audit_python(Path("python"), Path("x.txt")) == told


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (({"metadata": {}, "vulnerabilities": {}}, ""), []),
        ((NODE, ""), ["c: high, <2"]),
        (({"message": "405 Method Not Allowed"}, ""), ["NOT CHECKED: 405 Method Not Allowed"]),
        (({}, "it said nothing"), ["NOT CHECKED: it said nothing"]),
    ],
)
def test_packages_of_node(monkeypatch: pytest.MonkeyPatch, answer: Any, told: list[str]) -> None:
    monkeypatch.setattr(dev, "asked", lambda *_: answer)
    assert dev.audit_node(["npm"], Path(), {}) == told


@pytest.mark.parametrize(("troubles", "fails"), [([], False), (["NOT CHECKED: no network"], True)])
def test_the_whole_fails_unless_all_was_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], troubles: list[str], fails: bool
) -> None:
    monkeypatch.setattr(dev, "ensure_venv", lambda: Path("python"))
    monkeypatch.setattr(dev, "find_node", lambda: (["npm"], {}))
    monkeypatch.setattr(dev, "audit_python", lambda *_: troubles)
    monkeypatch.setattr(dev, "audit_node", lambda *_: [])
    if fails:
        with pytest.raises(dev.Failed, match=r"requirements/dev\.txt"):
            dev.audit([])
        assert "NOT CHECKED: no network" in capsys.readouterr().out
    else:
        dev.audit([])


def test_a_program_that_gives_no_answer() -> None:
    assert dev.asked(["false"], {})[1] == "it said nothing"
    assert "No such file" in dev.asked(["/no/such/program"], {})[1]
