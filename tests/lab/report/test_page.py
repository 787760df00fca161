"""The page of a report: well-formed, complete in itself, told in words too, and in both languages."""

import csv
import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

import lamster
from lamster.lab.report.counts import merge_batches, play_batch
from lamster.lab.report.files import write
from lamster.lab.report.findings import Finding, findings
from lamster.lab.report.method import command
from lamster.lab.report.page import report_page
from lamster.lab.report.sections import make_buckets
from lamster.lab.report.spec import ReportSpec
from lamster.lab.report.svg import Bar, Dot, Point, Scale, Series, bars, dots, histogram, lines, tick_step
from lamster.lab.report.text import ReportText
from lamster.text import COMMANDS, languages
from tests.catalogue import entries, texts_in

SVG = "{http://www.w3.org/2000/svg}"
VOID = {"meta", "link", "br", "img", "hr"}
ORDERS = [
    ReportSpec("getaway-driver", ("thumb", "thumb"), 11, "page", {}, (("stash", (4, 5, 6)),)),
    ReportSpec("on-the-lam", ("thumb", "random", "random"), 12, "page", {"round_limit": 6}, rotate=True),
    ReportSpec("outrun", ("thumb", "thumb", "easy"), 10, "page", {"monster": "bear"}),
    ReportSpec("escape-from-new-york", ("thumb",), 2, "page", {}),
]


def made(spec: ReportSpec) -> list[Finding]:
    return findings(
        spec,
        [
            merge_batches([play_batch(spec, range(i * spec.games, (i + 1) * spec.games))])
            for i in range(len(spec.settings()))
        ],
    )


@pytest.fixture(scope="module", params=ORDERS, ids=[spec.game for spec in ORDERS])
def report(request: pytest.FixtureRequest) -> tuple[ReportSpec, list[Finding]]:
    return request.param, made(request.param)


class Reader(HTMLParser):
    """Checks that tags are closed in order, and notes what a page refers to and what it says."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.labels: list[str] = []
        self.charts: list[dict[str, str | None]] = []
        self.tags: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src", "srcset", "xlink:href")]
        self.ids += [given["id"] or ""] if "id" in given else []
        if tag == "svg":
            self.charts.append(given)
        self.labels += (given.get("aria-labelledby") or "").split()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.mark.parametrize("language", languages())
def test_the_page_is_whole_and_stands_alone(report: tuple[ReportSpec, list[Finding]], language: str) -> None:
    spec, found = report
    text, drawings = report_page(ReportText(spec, language), found)
    page = Reader()
    page.feed(text)
    page.close()
    assert page.open == []
    assert f'<html lang="{language}">' in text
    assert "script" not in page.tags
    assert all(link.startswith("#") or link == "data:," for link in page.links)
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)
    assert not re.search(r"https?:|@import|url\(", text)
    assert len(page.ids) == len(set(page.ids))
    assert len(page.charts) == len(drawings) > 5
    assert all(chart["role"] == "img" for chart in page.charts)
    assert set(page.labels) <= set(page.ids)
    assert page.tags.count("figcaption") == page.tags.count("figure") == len(drawings)
    assert all(drawing.caption and drawing.chart.title and drawing.chart.told for drawing in drawings)


def test_every_heading_comes_below_the_one_before(report: tuple[ReportSpec, list[Finding]]) -> None:
    spec, found = report
    levels = [int(level) for level in re.findall(r"<h(\d)", report_page(ReportText(spec, "en"), found)[0])]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_the_files_are_well_formed(report: tuple[ReportSpec, list[Finding]], tmp_path: Path) -> None:
    spec, found = report
    paths = write(tmp_path / "page.html", ReportText(spec, "en"), found)
    for path in [path for path in paths if path.suffix == ".svg"]:
        root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
        assert root.tag == f"{SVG}svg"
        title, told = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
        assert title is not None
        assert told is not None
        assert title.text
        assert told.text
        assert root.attrib["aria-labelledby"] == f"{title.attrib['id']} {told.attrib['id']}"
        inside(root)
    for path in [path for path in paths if path.suffix == ".csv"]:
        heads, *rows = list(csv.reader(path.read_text(encoding="utf-8").splitlines()))
        assert heads[: len(spec.sweeps)] == [name for name, _ in spec.sweeps]
        assert rows or path.stem == "leads"
        assert all(len(row) == len(heads) for row in rows)


def inside(root: ElementTree.Element) -> None:
    """Nothing is drawn outside of a chart."""
    _, _, width, height = (float(number) for number in root.attrib["viewBox"].split())
    for part in root.iter():
        for name, value in part.attrib.items():
            if name in ("x", "x1", "x2", "cx"):
                assert 0 <= float(value) <= width, ElementTree.tostring(part)
            if name in ("y", "y1", "y2", "cy"):
                assert 0 <= float(value) <= height, ElementTree.tostring(part)


def test_figures_in_files_are_those_of_the_findings(tmp_path: Path) -> None:
    spec = ORDERS[0]._replace(games=3)
    found = made(spec)
    write(tmp_path / "page.html", ReportText(spec, "en"), found)
    with (tmp_path / "page" / "wins.csv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["by"] == "team" and row["name"] == "driver"]
    assert [row["stash"] for row in rows] == ["4", "5", "6"]
    assert [float(row["share"]) for row in rows] == pytest.approx([one.wins["team"][0].mean for one in found], abs=1e-5)


def test_files_of_an_earlier_report_go(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "old.svg").write_text("", encoding="utf-8")
    (tmp_path / "page" / "mine.txt").write_text("", encoding="utf-8")
    spec = ORDERS[3]
    write(tmp_path / "page.html", ReportText(spec, "en"), made(spec._replace(games=1)))
    assert not (tmp_path / "page" / "old.svg").exists()
    assert (tmp_path / "page" / "mine.txt").exists()


def test_figures_are_written_as_the_language_does() -> None:
    english, dutch = ReportText(ORDERS[0], "en"), ReportText(ORDERS[0], "nl")
    assert (english.number(1234.5, 1), dutch.number(1234.5, 1)) == ("1,234.5", "1.234,5")
    assert english.percent(0.44).replace("\N{NO-BREAK SPACE}", " ") == "44 %"
    assert dutch.percent(0.004).replace("\N{NO-BREAK SPACE}", " ") == "0,4 %"
    assert english.points(0.031) == "+3.1"
    assert english.points(-0.031) == "\N{MINUS SIGN}3.1"
    assert english.points(-0.0001) == "0.0"
    assert english.list(["a"]) == "a"
    assert english.list(["a", "b", "c"]) == "a, b and c"
    assert english.list([str(n) for n in range(15)]).endswith("11 and 3 more")


def test_names_that_are_the_same_are_told_apart() -> None:
    titles = ReportText(ORDERS[0], "en").titles["tiles"]
    assert titles["G08"] == "Tunnel (G08)"
    assert len(set(titles.values())) == len(titles)


def test_the_page_tells_the_command_that_makes_it_again() -> None:
    assert command(ORDERS[0]) == (
        "lamster report getaway-driver --games 11 --bots thumb,thumb --seed page --sweep stash=4,5,6"
    )
    odd = ORDERS[1]._replace(seed="two words")
    assert command(odd).endswith("--seed 'two words' --option round_limit=6 --rotate")


def test_every_message_is_used() -> None:
    package = Path(lamster.__file__).parent
    used = texts_in(*package.glob("lab/report/*.py"), package / "commands" / "report.py")
    assert not {name for name, _ in entries(COMMANDS / "report.en.ftl")} - used


# Charts.


def test_ticks_are_round_numbers() -> None:
    assert [round(tick, 2) for tick in Scale(0.31, 0.58, 0, 100).ticks] == [0.3, 0.4, 0.5, 0.6]
    assert Scale(0, 7, 0, 100).ticks == [0, 2, 4, 6, 8]
    assert tick_step(1234, 5) == 500
    flat = Scale(0.5, 0.5, 0, 100)
    assert flat(0.5) == 0


def test_charts_of_nothing_much_can_be_drawn() -> None:
    words = (str, ("across", "up"))
    for chart in (
        dots("a", "t", "d", [Dot("x", 0.5, 0.5, 0.5, "")], str),
        bars("a", "t", "d", [Bar("x", 0, "")]),
        histogram("a", "t", "d", [("0", 0)], *words),
        lines("a", "t", "d", [Series("", [Point(0, 0, 0, 0)])], str, [(0, "")], ("", "")),
    ):
        inside(ElementTree.fromstring(chart.svg(alone=True)))


def test_what_people_wrote_is_no_markup() -> None:
    chart = bars("a", "<b>", "a & b", [Bar("<i>", 1, '"')])
    assert ElementTree.fromstring(chart.svg(alone=True)).findtext(f"{SVG}title") == "<b>"


def test_lengths_are_put_together_where_there_are_many() -> None:
    assert make_buckets({3: 1, 5: 2}) == [("3", 1), ("4", 0), ("5", 2)]
    wide = make_buckets(dict.fromkeys(range(100, 300), 1))
    assert len(wide) <= 20
    assert sum(count for _, count in wide) == 200
