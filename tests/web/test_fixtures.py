"""The positions by which the map of Escape from New York is tested are those that the rules lead to now."""

import importlib
from pathlib import Path

import pytest

FIXTURES = Path(__file__).parent.parent.parent / "web" / "tests" / "fixtures"


def test_the_positions_of_escape_from_new_york_are_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FIXTURES))
    made = importlib.import_module("make_efny").made()
    stale = [path.name for path, content in made.items() if not path.exists() or path.read_bytes() != content]
    assert stale == [], "run: PYTHONPATH=src:. python web/tests/fixtures/make_efny.py"
    left = {path for path in (FIXTURES / "efny").glob("*.json") if path not in made}
    assert left == set()
