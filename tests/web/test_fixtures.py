"""The client's test fixtures agree with the current rules."""

import importlib
import json
from pathlib import Path

import msgspec
import pytest

from lamster.games.on_the_lam.view import LamView

FIXTURES = Path(__file__).parent.parent.parent / "web" / "tests" / "fixtures"


@pytest.mark.parametrize(("maker", "folder"), [("", "efny"), ("_desk", "efny-desk"), ("_telling", "efny-telling")])
def test_the_fixtures_are_fresh(maker: str, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FIXTURES))
    made = importlib.import_module(f"make_efny{maker}").made()
    stale = [path.name for path, content in made.items() if not path.exists() or path.read_bytes() != content]
    assert stale == [], f"run: PYTHONPATH=src:. python web/tests/fixtures/make_efny{maker}.py"
    assert set((FIXTURES / folder).glob("*.json")) <= set(made)


@pytest.mark.parametrize("path", sorted((FIXTURES / "otl").glob("*.json")), ids=lambda path: path.stem)
def test_the_positions_of_on_the_lam_have_the_view_of_today(path: Path) -> None:
    view = json.loads(path.read_text(encoding="utf-8"))["view"]
    kept = json.loads(msgspec.json.encode(msgspec.convert(view, LamView)))
    assert view == kept, "run: python web/tests/fixtures/make_otl.py"
