"""The engine's figures as tables of text."""

from collections.abc import Iterable
from typing import Final

from bench.engine.targets import Speed, Speeds
from bench.shared.targets import format_number

TITLE_WIDTH: Final = 34


def print_speeds(speeds: Speeds) -> None:
    """Lamster's figures by case, then Lamster compared with every peer."""
    print("\n".join([*lamster_rows(speeds), "", *peer_rows(speeds)]))


def lamster_rows(speeds: Speeds) -> list[str]:
    heads = ("decisions/s", "compiled", "gain", "plies/s", "compiled", "clone, µs", "compiled", "worlds/s", "compiled")
    rows = [row(title, cells(speeds.plain[title], speeds.compiled[title])) for title in speeds.plain]
    return [row("Lamster, plain and compiled", (*heads, "gain")), *rows]


def cells(plain: Speed, compiled: Speed) -> list[str]:
    """Two cells for each figure, and the gain for those that have a target."""
    found = []
    for key in ("decisions", "plies", "clone", "worlds"):
        found += [format_figure(plain[key]), format_figure(compiled[key])]
        if key in ("decisions", "worlds"):
            found.append(format_ratio(compiled[key], plain[key]))
    return found


def peer_rows(speeds: Speeds) -> list[str]:
    """Decisions a second of the slowest and the fastest case, as multiples of each peer's."""
    plain = [speed["decisions"] or 0.0 for speed in speeds.plain.values()]
    compiled = [speed["decisions"] or 0.0 for speed in speeds.compiled.values()]
    ends = (min(plain), max(plain), min(compiled), max(compiled))
    ratios = {name: [format_ratio(end, peer) for end in ends] for name, peer in speeds.peers.items()}
    head = row("random play", ("decisions/s", "plain is", "to", "compiled is", "to"))
    return [head, *[row(name, (format_figure(speeds.peers[name]), *found)) for name, found in ratios.items()]]


def row(title: str, texts: Iterable[str]) -> str:
    return f"{title:<{TITLE_WIDTH}}" + "".join([f"{text:>13}" for text in texts])


def format_figure(value: float | None) -> str:
    return "-" if value is None else format_number(value)


def format_ratio(value: float | None, reference: float | None) -> str:
    return "-" if value is None or reference is None else f"{value / reference:.1f}x"
