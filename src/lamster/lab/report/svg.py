"""Charts as SVG: dots with whiskers, bars, histograms and lines. They use no scripts and are readable without colours.

Every chart is 360 units wide, so that its text is about as large as the text around it on all screens. Labels stand
above what they name, since names may be long.
"""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor
from typing import NamedTuple

WIDTH = 360
LEFT = 8
RIGHT = WIDTH - 8
TOP = 8
ROW = 36
AXIS = 34
LETTER = 6.6
"""An upper bound of the mean width of a letter."""
PLOT = 190
"""The height of the plot area in a chart with two axes."""
GUTTER = 44
"""The width of the numbers at the vertical axis."""
MARKS = ("circle", "square", "diamond", "up", "down", "ring")
"""Each series has its own mark, for readers who cannot tell the colours apart and for print."""
STEPS = (1, 2, 5)
Format = Callable[[float], str]

STYLE = """
svg.chart{font:12px system-ui,sans-serif;color:var(--ink,#1c2430)}
svg.chart text{fill:currentColor}
svg.chart .soft{fill:var(--soft,#5a6675)}
svg.chart .grid{stroke:var(--line,#d5dbe3);stroke-width:1}
svg.chart .even{stroke:var(--soft,#5a6675);stroke-width:1.5;stroke-dasharray:3 2}
svg.chart .whisker{stroke-width:2.5;fill:none}
svg.chart .line{stroke-width:2;fill:none}
svg.chart .s0{--c:var(--s0,#0b63b5)}svg.chart .s1{--c:var(--s1,#b3480a)}svg.chart .s2{--c:var(--s2,#1d7a46)}
svg.chart .s3{--c:var(--s3,#8a3ab0)}svg.chart .s4{--c:var(--s4,#9a6a00)}svg.chart .s5{--c:var(--s5,#b02a5b)}
svg.chart .mark{fill:var(--c);stroke:var(--c)}svg.chart .hollow{fill:none;stroke:var(--c);stroke-width:2}
svg.chart .whisker,svg.chart .line{stroke:var(--c)}
svg.chart .bar{fill:var(--c)}
"""
DARK_STYLE = """
@media (prefers-color-scheme:dark){svg.chart{--ink:#e6ebf2;--soft:#a3afbe;--line:#3a4553;--s0:#6db3f2;--s1:#f0935a;
--s2:#63c98d;--s3:#cf96ee;--s4:#e0b44c;--s5:#f286ad;background:#141a22}}
"""
"""The additional style of a chart in a file of its own: the colours of the dark mode."""


class Dot(NamedTuple):
    """A value with its interval, and both as text."""

    label: str
    mean: float
    low: float
    high: float
    told: str


class Bar(NamedTuple):
    label: str
    value: float
    told: str


class Point(NamedTuple):
    """A point of a line with its interval; `at` is the position on the horizontal axis."""

    at: float
    mean: float
    low: float
    high: float


class Series(NamedTuple):
    name: str
    points: list[Point]


class Chart(NamedTuple):
    """A chart with its title and a description for screen readers."""

    name: str
    title: str
    told: str
    height: float
    parts: list[str]

    def svg(self, alone: bool = False) -> str:
        """The SVG element for a page, or with `alone` the content of an SVG file."""
        space = ' xmlns="http://www.w3.org/2000/svg"' if alone else ""
        style = f"<style>{STYLE}{DARK_STYLE}</style>" if alone else ""
        return (
            f'<svg{space} class="chart" role="img" aria-labelledby="{self.name}-title {self.name}-desc" '
            f'viewBox="0 0 {WIDTH} {n(self.height)}">'
            f'<title id="{self.name}-title">{escape(self.title)}</title>'
            f'<desc id="{self.name}-desc">{escape(self.told)}</desc>{style}{"".join(self.parts)}</svg>'
        )


def n(number: float) -> str:
    """A coordinate with at most one decimal."""
    return f"{number:.1f}".removesuffix(".0")


def text(x: float, y: float, words: str, anchor: str = "start", look: str = "") -> str:
    kind = f' class="{look}"' if look else ""
    return f'<text x="{n(x)}" y="{n(y)}" text-anchor="{anchor}"{kind}>{escape(words)}</text>'


def labels_above(y: float, label: str, told: str) -> list[str]:
    """A name on the left and its value on the right. A name that does not fit is cut off."""
    room = int((RIGHT - LEFT) / LETTER) - len(told) - 1
    shown = label if len(label) <= room else f"{label[: room - 1].rstrip()}…"
    return [text(LEFT, y + 13, shown), text(RIGHT, y + 13, told, "end")]


def line(x1: float, y1: float, x2: float, y2: float, look: str) -> str:
    return f'<line x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" y2="{n(y2)}" class="{look}"/>'


def mark(x: float, y: float, series: int) -> str:
    """The mark of a series, about 9 units wide."""
    shape = MARKS[series % len(MARKS)]
    look = f"s{series % len(MARKS)} {'hollow' if shape == 'ring' else 'mark'}"
    if shape in ("circle", "ring"):
        return f'<circle cx="{n(x)}" cy="{n(y)}" r="4.5" class="{look}"/>'
    corners = {
        "square": ((-4, -4), (4, -4), (4, 4), (-4, 4)),
        "diamond": ((0, -6), (6, 0), (0, 6), (-6, 0)),
        "up": ((0, -5.5), (5.5, 4.5), (-5.5, 4.5)),
        "down": ((0, 5.5), (5.5, -4.5), (-5.5, -4.5)),
    }[shape]
    return f'<polygon points="{" ".join(f"{n(x + a)},{n(y + b)}" for a, b in corners)}" class="{look}"/>'


class Scale:
    """Maps values to positions along an axis, with round numbers at the ticks."""

    def __init__(self, low: float, high: float, start: float, end: float, ticks: int = 5) -> None:
        step = tick_step(max(high - low, 1e-9), ticks)
        self.low = floor(low / step + 1e-9) * step
        self.high = max(ceil(high / step - 1e-9) * step, self.low + step)
        self.ticks = [self.low + i * step for i in range(round((self.high - self.low) / step) + 1)]
        self.start = start
        self.end = end

    def __call__(self, value: float) -> float:
        inside = min(self.high, max(self.low, value))
        return self.start + (inside - self.low) / (self.high - self.low) * (self.end - self.start)


def tick_step(size: float, ticks: int) -> float:
    """The smallest of 1, 2, 5, 10, 20, … (or 0.1, 0.02, …) that needs at most this many ticks."""
    power = 10.0 ** floor(-6)
    while True:
        for step in STEPS:
            if size / (step * power) <= ticks:
                return step * power
        power *= 10


def dots(
    name: str, title: str, told: str, rows: Sequence[Dot], unit: Format, even: float | None = None, axis: str = ""
) -> Chart:
    """A row for each value: name and value above, dot and whisker below. A dashed line marks the even share."""
    known = [] if even is None else [even]
    low, high = min([row.low for row in rows] + known), max([row.high for row in rows] + known)
    scale = Scale(low, high, LEFT + 6, RIGHT - 6, 4)
    bottom = TOP + ROW * len(rows)
    parts = []
    for place, row in enumerate(rows):
        y = TOP + ROW * place
        parts += [line(scale(tick), y + 19, scale(tick), y + 31, "grid") for tick in scale.ticks]
        parts += [line(scale(even), y + 17, scale(even), y + 33, "even")] if even is not None else []
        parts += labels_above(y, row.label, row.told)
        parts += [line(scale(row.low), y + 25, scale(row.high), y + 25, "whisker s0"), mark(scale(row.mean), y + 25, 0)]
    parts += horizontal_axis(scale, bottom, unit, axis)
    return Chart(name, title, told, bottom + AXIS + (0 if axis else -14), parts)


def horizontal_axis(scale: Scale, bottom: float, unit: Format, axis: str) -> list[str]:
    """The numbers and the label of the horizontal axis."""
    parts = [
        text(scale(tick), bottom + 14, unit(tick), anchor_at(place, len(scale.ticks)), "soft")
        for place, tick in enumerate(scale.ticks)
    ]
    return [*parts, text(WIDTH / 2, bottom + 29, axis, "middle", "soft")] if axis else parts


def anchor_at(place: int, places: int) -> str:
    """The text anchor of a tick: the outermost numbers must stay inside the chart."""
    return "start" if place == 0 else "end" if place == places - 1 else "middle"


def bars(name: str, title: str, told: str, rows: Sequence[Bar]) -> Chart:
    """A bar for each value, with name and value above it. The longest takes the whole width."""
    most = max([row.value for row in rows], default=0.0) or 1.0
    parts = []
    for place, row in enumerate(rows):
        y = TOP + ROW * place
        width = max(1.0, (RIGHT - LEFT) * row.value / most)
        parts += labels_above(y, row.label, row.told)
        parts.append(f'<rect x="{LEFT}" y="{n(y + 19)}" width="{n(width)}" height="10" rx="2" class="bar s0"/>')
    return Chart(name, title, told, TOP + ROW * len(rows) + 2, parts)


def histogram(
    name: str, title: str, told: str, buckets: Sequence[tuple[str, int]], unit: Format, axes: tuple[str, str]
) -> Chart:
    """A vertical bar for each bucket, with as many labels as fit."""
    scale = Scale(0, max([count for _, count in buckets], default=1), TOP + 18 + PLOT, TOP + 18)
    across_axis, upwards = axes
    wide = (RIGHT - GUTTER) / max(len(buckets), 1)
    parts = [text(LEFT, TOP + 6, upwards, look="soft"), *vertical_axis(scale, unit)]
    every = ceil(len(buckets) * max([len(label) for label, _ in buckets], default=1) * 8 / (RIGHT - GUTTER))
    for place, (label, count) in enumerate(buckets):
        x, y = GUTTER + place * wide, scale(count)
        height = scale(0) - y
        parts.append(f'<rect x="{n(x + 1)}" y="{n(y)}" width="{n(wide - 2)}" height="{n(height)}" class="bar s0"/>')
        if place % max(every, 1) == 0:
            half = len(label) * LETTER / 2
            parts.append(text(min(x + wide / 2, WIDTH - half), scale(0) + 15, label, "middle", "soft"))
    parts.append(text((GUTTER + RIGHT) / 2, scale(0) + 31, across_axis, "middle", "soft"))
    return Chart(name, title, told, scale(0) + 38, parts)


def vertical_axis(scale: Scale, unit: Format) -> list[str]:
    """The numbers of the vertical axis, and the grid lines."""
    parts = [line(GUTTER, scale(tick), RIGHT, scale(tick), "grid") for tick in scale.ticks]
    return parts + [text(GUTTER - 6, scale(tick) + 4, unit(tick), "end", "soft") for tick in scale.ticks]


def lines(
    name: str,
    title: str,
    told: str,
    series: Sequence[Series],
    unit: Format,
    labels: Sequence[tuple[float, str]],
    axes: tuple[str, str],
    even: float | None = None,
) -> Chart:
    """A line for each series through its points with whiskers, and a legend above."""
    across_axis, upwards = axes
    top = TOP + 18 + (18 * len(series) + 8 if len(series) > 1 else 0)
    points = [point for one in series for point in one.points]
    known = [] if even is None else [even]
    low, high = min([point.low for point in points] + known), max([point.high for point in points] + known)
    scale = Scale(low, high, top + PLOT, top)
    first, last = labels[0][0], labels[-1][0]
    inner = (GUTTER + 16, RIGHT - 16)
    reach = max(last - first, 1e-9)

    def at(value: float) -> float:
        return inner[0] + (value - first) / reach * (inner[1] - inner[0])

    parts = [*legend(series), text(LEFT, top - 12, upwards, look="soft"), *vertical_axis(scale, unit)]
    parts += [line(GUTTER, scale(even), RIGHT, scale(even), "even")] if even is not None else []
    for place, one in enumerate(series):
        aside = (place - (len(series) - 1) / 2) * 5
        parts += draw_series(one.points, place, lambda value, aside=aside: at(value) + aside, scale)
    parts += [text(at(place), scale.start + 15, label, "middle", "soft") for place, label in labels]
    parts.append(text((GUTTER + RIGHT) / 2, scale.start + 31, across_axis, "middle", "soft"))
    return Chart(name, title, told, scale.start + 38, parts)


def draw_series(points: Sequence[Point], series: int, at: Format | Callable[[float], float], scale: Scale) -> list[str]:
    """One series. The caller shifts each series slightly, so that whiskers do not cover each other."""
    look = f"s{series % len(MARKS)}"
    places = [(float(at(point.at)), scale(point.mean)) for point in points]
    parts = [f'<polyline points="{" ".join(f"{n(x)},{n(y)}" for x, y in places)}" class="line {look}"/>']
    for point, (x, y) in zip(points, places, strict=True):
        parts += [line(x, scale(point.low), x, scale(point.high), f"whisker {look}"), mark(x, y, series)]
    return parts


def legend(series: Sequence[Series]) -> list[str]:
    if len(series) < 2:
        return []
    return [
        part
        for place, one in enumerate(series)
        for part in (mark(LEFT + 6, TOP + 4 + 18 * place, place), text(LEFT + 18, TOP + 8 + 18 * place, one.name))
    ]
