"""The games by which the telling of the New York Phase is tested are those that the rules lead to now."""

import importlib
from pathlib import Path

import pytest

FIXTURES = Path(__file__).parent.parent.parent / "web" / "tests" / "fixtures"


def test_the_recorded_games_are_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FIXTURES))
    made = importlib.import_module("make_efny_telling").made()
    stale = [path.name for path, content in made.items() if not path.exists() or path.read_bytes() != content]
    assert stale == [], "run: PYTHONPATH=src:. python web/tests/fixtures/make_efny_telling.py"
    assert set((FIXTURES / "efny-telling").glob("*.json")) == set(made)
