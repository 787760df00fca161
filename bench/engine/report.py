"""The figures of the engine as tables to read."""

from collections.abc import Iterable
from typing import Final

from bench.engine.targets import Bar, Figure, Figures, judged

WIDTH: Final = 34


def line(title: str, cells: Iterable[str]) -> str:
    return f"{title:<{WIDTH}}" + "".join([f"{cell:>13}" for cell in cells])


def number(figure: float | None) -> str:
    return "-" if figure is None else f"{figure:,.0f}" if figure >= 100 else f"{figure:.2f}"


def times(figure: float | None, other: float | None) -> str:
    return "-" if figure is None or other is None else f"{figure / other:.1f}x"


def show(figures: Figures) -> None:
    """Ours, then every game of ours beside every peer, then the bars."""
    for told in (*ours(figures), "", *beside(figures), "", *bars(judged(figures))):
        print(told)


def ours(figures: Figures) -> list[str]:
    heads = ("decisions/s", "compiled", "gain", "plies/s", "compiled", "clone, us", "compiled", "worlds/s", "compiled")
    rows = [cells(figures.plain[title], figures.compiled[title]) for title in figures.plain]
    told = [line(title, row) for title, row in zip(figures.plain, rows, strict=True)]
    return [line("Lamster, plain and compiled", (*heads, "gain")), *told]


def cells(plain: Figure, compiled: Figure) -> list[str]:
    """Two cells for each figure, and the gain where it has a bar."""
    row = []
    for key in ("decisions", "plies", "clone", "worlds"):
        row += [number(plain[key]), number(compiled[key])]
        if key in ("decisions", "worlds"):
            row.append(times(compiled[key], plain[key]))
    return row


def beside(figures: Figures) -> list[str]:
    """How many times the decisions of each peer our games have: the slowest and the fastest of them."""
    plain = [figure["decisions"] or 0.0 for figure in figures.plain.values()]
    compiled = [figure["decisions"] or 0.0 for figure in figures.compiled.values()]
    heads = line("random play", ("decisions/s", "plain is", "to", "compiled is", "to"))
    ends = (min(plain), max(plain), min(compiled), max(compiled))
    rows = {name: [times(end, peer) for end in ends] for name, peer in figures.peers.items()}
    return [heads, *[line(name, (number(figures.peers[name]), *row)) for name, row in rows.items()]]


def bars(found: list[Bar]) -> list[str]:
    missed = [bar for bar in found if not bar.met]
    told = [f"{bar.title}: {bar.what}: {number(bar.figure)}, wanted {number(bar.bar)}" for bar in missed]
    return [f"{len(found) - len(missed)} of {len(found)} bars are met", *[f"  not met: {text}" for text in told]]
