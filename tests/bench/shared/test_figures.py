"""Percentiles, and the figures in docs/load.md."""

from math import inf
from pathlib import Path

import pytest

from bench.shared import figures
from bench.shared.figures import format_ms, percentile_ms, write_figures


def test_percentiles_are_in_milliseconds() -> None:
    times_s = [number / 1000 for number in range(100, 0, -1)]
    assert [percentile_ms(times_s, part) for part in (0.5, 0.99, 1.0)] == [51.0, 100.0, 100.0]
    assert format_ms(times_s, 0.5) == "51.0 ms"


def test_without_times_a_percentile_is_infinite() -> None:
    assert percentile_ms([], 0.99) == inf
    assert format_ms([], 0.99) == "-"


def test_figures_replace_those_of_their_section(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = tmp_path / "load.md"
    document.write_text("a\n<!-- figures: load -->\nold\n<!-- end: load -->\nb\n", encoding="utf-8")
    monkeypatch.setattr(figures, "DOCUMENT", document)
    write_figures("load", "new")
    assert document.read_text(encoding="utf-8") == "a\n<!-- figures: load -->\nnew\n<!-- end: load -->\nb\n"
    with pytest.raises(SystemExit, match="no place"):
        write_figures("soak", "new")
