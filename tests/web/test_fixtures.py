"""The client's test fixtures agree with the current rules."""

import importlib
from pathlib import Path

import pytest

FIXTURES = Path(__file__).parent.parent.parent / "web" / "tests" / "fixtures"


@pytest.mark.parametrize(("maker", "folder"), [("", "efny"), ("_desk", "efny-desk"), ("_telling", "efny-telling")])
def test_the_fixtures_are_fresh(maker: str, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FIXTURES))
    made = importlib.import_module(f"make_efny{maker}").made()
    stale = [path.name for path, content in made.items() if not path.exists() or path.read_bytes() != content]
    assert stale == [], f"run: PYTHONPATH=src:. python web/tests/fixtures/make_efny{maker}.py"
    assert set((FIXTURES / folder).glob("*.json")) <= set(made)


def test_the_notes_of_on_the_lam_are_those_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FIXTURES))
    notes = importlib.import_module("make_otl_notes")
    assert notes.NOTES.read_text(encoding="utf-8") == notes.text(), "run: python web/tests/fixtures/make_otl_notes.py"
