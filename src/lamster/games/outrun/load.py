"""How hard a path is to run (OUT-N3), and how long a runner of some level needs for it (OUT-N4)."""

from math import log
from typing import Final

from lamster.games.outrun.components import (
    BACK_AWAY,
    CARDS,
    EVENS_ODDS,
    GAPS,
    LETTERS,
    LEVELS,
    LITTLE_SHORTCUT,
    LONG_WAY,
    NOT_THAT_WAY,
    ODDS_EVENS,
    PATHS,
    PLACED,
    SWITCHEROO,
    SYMBOLS,
)
from lamster.games.outrun.rules.rows import ignoring, rows
from lamster.games.outrun.state import Run

THOUSANDTHS: Final = 1000
EASY: Final = 2
"""What a card adds in tenths that is in force without effect."""


def load_tenths(path: int, front: int) -> int:
    """OUT-N3: the load of a path with these cards in force, in tenths."""
    if not front:
        return 0
    left = ignoring(SYMBOLS[path], front)
    return order_load(front) + exchange_load(left, front) + ignore_load(path, front) + gap_load(left, front)


def order_load(front: int) -> int:
    """What the row itself must be turned by, and what must be left out."""
    stepping = (front >> EVENS_ODDS | front >> ODDS_EVENS) & 1
    return 15 * (front >> BACK_AWAY & 1) + 25 * stepping + 3 * (front >> LITTLE_SHORTCUT & 1)


def exchange_load(left: str, front: int) -> int:
    """A Switcheroo counts by how many of its symbols remain."""
    total = 0
    for i in range(0, len(LETTERS), 2):
        if front >> (SWITCHEROO + i // 2) & 1:
            total += (EASY, 10, 15)[(LETTERS[i] in left) + (LETTERS[i + 1] in left)]
    return total


def ignore_load(path: int, front: int) -> int:
    total = 0
    for i in range(len(LETTERS)):
        if front >> (NOT_THAT_WAY + i) & 1:
            total += 7 if LETTERS[i] in SYMBOLS[path] else EASY
    return total


def gap_load(left: str, front: int) -> int:
    """The long way counts by whether its gap is there before a Little shortcut."""
    total = 0
    for i in range(len(GAPS)):
        if front >> (LONG_WAY + i) & 1:
            total += 8 if len(left) > i + 1 else EASY
    return total


def expected_ms(level: str, cards: int, load: float) -> float:
    """OUT-N4 without the spread: what a runner of this level needs for so many cards."""
    runner = LEVELS[level]
    return runner["begin"] + runner["card"] * cards + runner["load"] * load


def ms_per_load() -> float:
    """What a load of 1 costs a medium runner."""
    return LEVELS["medium"]["load"]


def level_like(path: int, run: Run) -> str:
    """The level of bot that needs about as long as this run took."""
    load = load_tenths(path, run[5]) / 10
    return min(LEVELS, key=lambda level: abs(log(run[2] / expected_ms(level, len(run[1]), load))))


def par_ms(path: int, front: int, cards: int) -> int:
    """OUT-A4: what a medium runner needs."""
    return round(expected_ms("medium", cards, load_tenths(path, front) / 10))


def pace(path: int, run: Run) -> int:
    """OUT-N8: a run in thousandths of what a medium runner needs for that row and load."""
    return round(THOUSANDTHS * run[2] / par_ms(path, run[5], len(run[1])))


# What cards do to a runner, on the average path.


def load_added(card: int) -> float:
    """OUT-N3: on the average of all paths."""
    return sum([load_tenths(path, 1 << card) for path in range(PATHS)]) / (10 * PATHS)


def cards_added(card: int) -> float:
    """How many cards more, or fewer, have to be laid."""
    return sum([len(rows(path, 1 << card)[0]) - len(SYMBOLS[path]) for path in range(PATHS)]) / PATHS


def load_per_card() -> float:
    """OUT-N4: a card more to lay costs as much time as so much load."""
    return LEVELS["medium"]["card"] / ms_per_load()


LOAD: Final[list[float]] = [load_added(card) if PLACED >> card & 1 else 0.0 for card in range(CARDS)]
BURDEN: Final[list[float]] = [
    LOAD[card] + (load_per_card() * cards_added(card) if PLACED >> card & 1 else 0.0) for card in range(CARDS)
]
"""What each card in force costs in all, in units of load: less than nothing, where it shortens the row."""
