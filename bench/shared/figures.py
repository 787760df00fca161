"""Percentiles, the description of the machine, and the tables in docs/load.md."""

import os
import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from math import inf

from bench.shared.program import ROOT

DOCUMENT = ROOT / "docs" / "load.md"


def percentile_ms(times_s: Sequence[float], part: float) -> float:
    """Infinite if there are no times: then nothing was answered."""
    if not times_s:
        return inf
    return sorted(times_s)[min(len(times_s) - 1, int(len(times_s) * part))] * 1000


def format_ms(times_s: Sequence[float], part: float) -> str:
    return f"{percentile_ms(times_s, part):,.1f} ms" if times_s else "-"


def describe_machine() -> str:
    today = datetime.now(UTC).date().isoformat()
    return f"{today}, {os.cpu_count()} cores, CPython {platform.python_version()}, load before {os.getloadavg()[0]:.1f}"


def write_figures(section: str, text: str) -> None:
    """Replace the figures of a section of docs/load.md."""
    begin, end = f"<!-- figures: {section} -->\n", f"<!-- end: {section} -->"
    document = DOCUMENT.read_text(encoding="utf-8")
    before, found, rest = document.partition(begin)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        sys.exit(f"{DOCUMENT} has no place for the figures of {section}")
    DOCUMENT.write_text(f"{before}{begin}{text}\n{end}{after}", encoding="utf-8")
