"""How bots run (OUT-N1 to N8): a whole run at once, row and time, as a person of some level would do it.

What chance decides here comes from the bot's own generator, never from the game's seed (OUT-N2).
"""

from math import exp
from random import Random
from statistics import median
from typing import Final

from lamster.games.outrun.components import (
    ALL_COPIES,
    ANTIDOTE,
    BOOST,
    LETTERS,
    LEVELS,
    MAJOR,
    ROW_CARDS,
    SHOWS_ANTIDOTE,
    STEAL,
    cards_in,
)
from lamster.games.outrun.explain import NOT_CARDS, SWITCH_CARDS
from lamster.games.outrun.load import THOUSANDTHS, expected_ms, load_tenths
from lamster.games.outrun.rules.clock import fastest
from lamster.games.outrun.rules.rows import misread_rows, rows, shortened
from lamster.games.outrun.rules.running import LATE_CODE, RunForm
from lamster.games.outrun.state import Outrun

PACER: Final = "pacer"
LIKE_PACER: Final = "medium"
"""OUT-N8: whose values the pacer has."""
SLOWEST_PACE: Final = 1.6
FASTEST_PACE: Final = 0.7
MOST_SLIPS: Final = 0.6
"""OUT-N5: no more often than this, however heavy the load."""
MAJOR_MS: Final = 1100
MAJOR_SPREAD: Final = 0.2
MAJOR_FLOOR: Final = 600
MAJOR_LOAD: Final = 20
"""Tenths of load from which a Major shortcut is laid at once."""
MAJOR_SHARE: Final = 0.6
"""How often it is laid in a round when nothing presses."""

FORGET: Final = 0
MISREAD: Final = 1
SWAP: Final = 2
LEAVE_OUT: Final = 3
WRONG_CARD: Final = 4
SLIP_WEIGHTS: Final[list[int]] = [45, 15, 20, 12, 8]
"""How often each kind of slip is made, among those that are possible (5.15)."""


def run_of(s: Outrun, seat: int, form: RunForm, level: str, rng: Random) -> str:
    """OUT-N2: the code of a run of this level; `late` where it would take longer than the table waits (OUT-L7)."""
    if form.majors and lays_major(s, seat, form, rng):
        row, ms = MAJOR, major_ms(rng)
    else:
        row = row_of(form, level, rng)
        ms = time_of(form, row, level, pace_of(s, level), rng)
    return f"run:{row}@{ms}" if ms <= form.limit else LATE_CODE


# The Major shortcut.


def lays_major(s: Outrun, seat: int, form: RunForm, rng: Random) -> bool:
    """Ledger 7.2: at once under a load, with a Boost, or while it can be stolen; else it may wait for worse."""
    presses = load_tenths(form.path, form.front) >= MAJOR_LOAD or form.front >> BOOST & 1 or steal_about(s, seat)
    return bool(presses) or rng.random() < MAJOR_SHARE


def steal_about(s: Outrun, seat: int) -> bool:
    """Whether a Steal is in the deck or in another hand: neither on the discard pile nor in the own hand."""
    return ALL_COPIES[STEAL] > s.discard[STEAL] + s.hands[seat].count(STEAL)


def major_ms(rng: Random) -> int:
    """OUT-N4: one card needs no thought, whoever runs."""
    return max(MAJOR_FLOOR, round(MAJOR_MS * exp(MAJOR_SPREAD * rng.gauss(0.0, 1.0))))


# The row.


def row_of(form: RunForm, level: str, rng: Random) -> str:
    """OUT-N5, N7: the right row or one with a slip, and the antidote where it is allowed and thought of."""
    skill = LEVELS[skill_of(level)]
    load = load_tenths(form.path, form.front) / 10
    row = any_of(rows(form.path, form.front), rng)
    if rng.random() < min(MOST_SLIPS, skill["slip"] + skill["slip_load"] * load):
        row = slipped(form.path, form.front, row, rng)
    if form.infected and SHOWS_ANTIDOTE[form.path] and rng.random() < skill["antidote"]:
        row += ANTIDOTE
    return row


def skill_of(level: str) -> str:
    return LIKE_PACER if level == PACER else level


def any_of(texts: tuple[str, ...], rng: Random) -> str:
    """OUT-N6: with a Little shortcut every card is as likely to be the one that is left out."""
    return texts[0] if len(texts) == 1 else texts[int(rng.random() * len(texts))]


def slipped(path: int, front: int, row: str, rng: Random) -> str:
    """OUT-N5: the row with one mistake; it may by chance still be right."""
    kind = slip_kind(front, row, rng)
    if kind == FORGET:
        forgotten = rng.choice(cards_in(front & ROW_CARDS))
        return any_of(rows(path, front & ~(1 << forgotten)), rng)
    if kind == MISREAD:
        return misread(path, front, rng)
    if kind == SWAP:
        return with_two_swapped(row, rng)
    if kind == LEAVE_OUT:
        return any_of(tuple(shortened(row)), rng)
    return with_wrong_card(row, rng)


def slip_kind(front: int, row: str, rng: Random) -> int:
    """One of the kinds that are possible with these cards in force and this row, by their weights."""
    possible = [
        bool(front & ROW_CARDS),
        bool(front & NOT_CARDS and front & SWITCH_CARDS),
        len(row) > 1,
        len(row) > 0,
        len(row) > 0,
    ]
    weights = [SLIP_WEIGHTS[i] if possible[i] else 0 for i in range(len(SLIP_WEIGHTS))]
    left = rng.random() * sum(weights)
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return WRONG_CARD


def misread(path: int, front: int, rng: Random) -> str:
    """Not that way is taken on what a Switcheroo has exchanged."""
    return any_of(misread_rows(path, front), rng)


def with_two_swapped(row: str, rng: Random) -> str:
    i = int(rng.random() * (len(row) - 1))
    return row[:i] + row[i + 1] + row[i] + row[i + 2 :]


def with_wrong_card(row: str, rng: Random) -> str:
    """A move that the row does not use in place of one of its cards; into an empty row goes Left."""
    if not row:
        return LETTERS[0]
    i = int(rng.random() * len(row))
    unused = [letter for letter in LETTERS if letter not in row]
    return row[:i] + rng.choice(unused) + row[i + 1 :]


# The time.


def time_of(form: RunForm, row: str, level: str, factor: float, rng: Random) -> int:
    """OUT-N4, T6: by cards and load, with a spread; never faster than anybody can be."""
    skill = skill_of(level)
    mean = factor * expected_ms(skill, len(row), load_tenths(form.path, form.front) / 10)
    return max(fastest(len(row)), round(mean * exp(LEVELS[skill]["spread"] * rng.gauss(0.0, 1.0))))


def pace_of(s: Outrun, level: str) -> float:
    """OUT-N8: the pacer runs as fast as the people at the table did of late, within bounds."""
    if level != PACER:
        return 1.0
    lately = [pace for paces in s.paces for pace in paces]
    return min(SLOWEST_PACE, max(FASTEST_PACE, median(lately) / THOUSANDTHS)) if lately else 1.0
