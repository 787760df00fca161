"""Writes a report: the HTML page, and in a folder beside it the charts as SVG and the numbers as CSV."""

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from lamster.kernel.decision import Refusal
from lamster.lab.report.calibrate import KNOTS
from lamster.lab.report.findings import Finding, MeanInterval, Share
from lamster.lab.report.html import Drawing
from lamster.lab.report.page import report_page
from lamster.lab.report.text import ReportText

BATCHES = "batches.txt"
Cell = str | int | float
Rows = list[list[Cell]]


def folder_of(out: Path) -> Path:
    """The folder for the charts and numbers of this page."""
    if out.suffix.lower() not in (".html", ".htm"):
        raise Refusal(f"--out must be a page such as report.html, not {out.name!r}")
    return out.with_suffix("")


def write(out: Path, say: ReportText, found: Sequence[Finding]) -> list[Path]:
    """Write all files and return their paths, the page first."""
    text, drawings = report_page(say, found)
    folder = folder_of(out)
    folder.mkdir(parents=True, exist_ok=True)
    for old in [*folder.glob("*.svg"), *folder.glob("*.csv")]:
        old.unlink()
    files = {out: text, **charts(folder, drawings), **tables(folder, say, found)}
    for path, content in files.items():
        path.write_text(content, encoding="utf-8", newline="\n")
    return list(files)


def charts(folder: Path, drawings: Sequence[Drawing]) -> dict[Path, str]:
    return {folder / f"{drawing.chart.name}.svg": drawing.chart.svg(alone=True) + "\n" for drawing in drawings}


def tables(folder: Path, say: ReportText, found: Sequence[Finding]) -> dict[Path, str]:
    """CSV files for other programs: codes instead of titles, shares from 0 to 1. Each row begins with the setting."""
    swept = [name for name, _ in say.spec.sweeps]
    made = {
        "wins": wins,
        "endings": endings,
        "lengths": lengths,
        "leads": leads,
        "components": parts,
        "estimates": fits,
    }
    files = {}
    for name, make in made.items():
        heads, rows = make(found[0])
        rows = [[*[str(one.options[o]).lower() for o in swept], *row] for one in found for row in make(one)[1]]
        files[folder / f"{name}.csv"] = csv_text([*swept, *heads], rows)
    return files


def csv_text(heads: Sequence[str], rows: Rows) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(heads)
    writer.writerows([[tidy(cell) for cell in row] for row in rows])
    return out.getvalue()


def tidy(cell: Cell) -> Cell:
    return f"{cell:.6g}" if isinstance(cell, float) else cell


def share(one: Share | None) -> list[Cell]:
    return ["", "", "", ""] if one is None else [one.games, one.mean, one.low, one.high]


def figure(one: MeanInterval | None) -> list[Cell]:
    return ["", "", ""] if one is None else [one.mean, one.low, one.high]


def wins(one: Finding) -> tuple[list[str], Rows]:
    rows: Rows = [[kind, row.name, *share(row)] for kind, found in one.wins.items() for row in found]
    return ["by", "name", "games", "share", "low", "high"], [*rows, ["nobody", "", *share(one.nobody)]]


def endings(one: Finding) -> tuple[list[str], Rows]:
    return ["rule", "games", "share", "low", "high"], [[row.name, *share(row)] for row in one.endings]


def lengths(one: Finding) -> tuple[list[str], Rows]:
    found = {"rounds": one.rounds, "decisions": one.decisions}
    return ["unit", "length", "games"], [
        [unit, n, games] for unit, one in found.items() for n, games in one.counts.items()
    ]


def leads(one: Finding) -> tuple[list[str], Rows]:
    heads = ["figure", "at", "games", "value"]
    if one.leads is None:
        return heads, []
    found = one.leads
    rows: Rows = [["changes", "", found.games, found.changes], ["decided", "", found.games, found.decided]]
    rows += [["runaway", "", found.games, found.runaway], ["third", "", *found.third]]
    rows += [["leader-wins", at, led, won] for at, led, won in found.wins]
    return heads, rows + [["games-with-changes", n, found.games, games] for n, games in enumerate(found.histogram)]


def parts(one: Finding) -> tuple[list[str], Rows]:
    heads = ["group", "component", "games_there", "games_used", "uses"]
    heads += [f"{who}_{what}" for who in ("users", "others") for what in ("games", "share", "low", "high")]
    heads += [f"{who}_{what}" for who in ("difference", "moved") for what in ("mean", "low", "high")]
    rows: Rows = [
        [
            row.group,
            row.code,
            row.seen,
            row.games,
            row.uses,
            *share(row.users),
            *share(row.others),
            *figure(row.difference),
            *figure(row.move),
        ]
        for found in one.components.values()
        for row in found
    ]
    return heads, rows


def fits(one: Finding) -> tuple[list[str], Rows]:
    rows: Rows = [
        [side, knot, chance, seen]
        for side, (_, counts, fit) in one.calibration.items()
        for knot, chance, seen in zip(KNOTS, fit, counts, strict=True)
    ]
    return ["side", "estimate", "chance", "positions"], rows
