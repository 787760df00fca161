"""The positions and games by which the pages of Escape from New York are tested are those the rules lead to now."""

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
