"""What we want the engine to reach, and whether it does."""

from collections.abc import Iterator
from typing import Final, NamedTuple

Figure = dict[str, float | None]
SMALLER: Final = ("On the Lam!", "Getaway Driver", "Outrun")
LARGER: Final = "Escape from New York"
YARDSTICK: Final = "Catanatron, 2 players"
AHEAD: Final = {**dict.fromkeys(SMALLER, 3.0), LARGER: 2.0}
"""How many times the decisions of the yardstick, in plain CPython."""
DECISIONS: Final = {**dict.fromkeys(SMALLER, 250_000.0), LARGER: 120_000.0}
"""Decisions a second, compiled, where a game is played as it comes out of the box."""
USUAL: Final = ("On the Lam!, 2 seats", "Getaway Driver, 2 seats", "Outrun, Vampire, 4 seats")
CLONE: Final = 4.0
"""Microseconds that a clone may take, compiled."""
SEARCH: Final = 3.0
"""How many times the worlds a second of the plain form, compiled."""


class Figures(NamedTuple):
    """What was measured in one run: ours by title, the peers' decisions a second by name."""

    plain: dict[str, Figure]
    compiled: dict[str, Figure]
    peers: dict[str, float]


class Bar(NamedTuple):
    """One of them, for one game: what it has to be, and what it is."""

    title: str
    what: str
    bar: float
    figure: float
    met: bool


def game_of(title: str) -> str:
    """The game of a case: its title begins with it."""
    return title.partition(",")[0]


def judged(figures: Figures) -> list[Bar]:
    """Every bar for every case."""
    return [bar for title in figures.plain for bar in bars_of(title, figures)]


def bars_of(title: str, figures: Figures) -> Iterator[Bar]:
    plain, compiled, game = figures.plain[title], figures.compiled[title], game_of(title)
    yield at_least(title, "plain, times Catanatron", AHEAD[game], ratio(plain["decisions"], figures.peers[YARDSTICK]))
    if game == LARGER or title in USUAL:
        yield at_least(title, "compiled, decisions/s", DECISIONS[game], compiled["decisions"] or 0.0)
    if game in SMALLER:
        clone = compiled["clone"] or 0.0
        yield Bar(title, "compiled, clone in µs", CLONE, clone, clone <= CLONE)
    if plain["worlds"] is not None:
        yield at_least(title, "search, compiled to plain", SEARCH, ratio(compiled["worlds"], plain["worlds"]))


def at_least(title: str, what: str, bar: float, figure: float) -> Bar:
    return Bar(title, what, bar, figure, figure >= bar)


def ratio(figure: float | None, other: float) -> float:
    return (figure or 0.0) / other
