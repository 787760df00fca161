"""Why a row was right or wrong: step by step from the path to the rows, and what was overlooked (ledger 7.3)."""

from typing import Final, NamedTuple

from lamster.games.outrun.components import (
    ANTIDOTE,
    CARD,
    GAPS,
    LETTERS,
    LITTLE_SHORTCUT,
    LONG_WAY,
    LONG_WAYS,
    MAJOR,
    NOT_THAT_WAY,
    ROW_CARDS,
    SHOWS_ANTIDOTE,
    SINGLE_SLOT,
    SWITCHEROO,
    SYMBOLS,
    cards_in,
)
from lamster.games.outrun.rules.rows import (
    acceptable,
    exchanging,
    ignoring,
    laid_rows,
    misread_rows,
    ordered,
    rows,
    with_long_ways,
)

NOT_CARDS: Final = sum([1 << card for card in range(NOT_THAT_WAY, NOT_THAT_WAY + 8)])
SWITCH_CARDS: Final = sum([1 << card for card in range(SWITCHEROO, SWITCHEROO + 4)])


class Stage(NamedTuple):
    """A row on its way from the path to what must be laid, and the card that changed it (empty: the path itself)."""

    card: str
    rule: str
    row: str


def stages(path: int, front: int, wanted: str = "") -> list[Stage]:
    """OUT-P1 to P6, one card after the other, as far as each changes something; of several rows the wanted one."""
    found = [Stage("", "OUT-W4", SYMBOLS[path])]
    row = SYMBOLS[path]
    for card in cards_in(front & SINGLE_SLOT):
        row = step(found, card, "OUT-P1", row, ordered(row, 1 << card))
    for card in cards_in(front & NOT_CARDS):
        row = step(found, card, "OUT-P2", row, ignoring(row, 1 << card))
    for card in cards_in(front & SWITCH_CARDS):
        row = step(found, card, "OUT-P3", row, exchanging(row, 1 << card))
    return found + last_stages(front, row, wanted)


def step(found: list[Stage], card: int, rule: str, before: str, after: str) -> str:
    if after != before:
        found.append(Stage(CARD.codes[card], rule, after))
    return after


def last_stages(front: int, called: str, wanted: str) -> list[Stage]:
    """OUT-P4, P5: a Little shortcut leaves a choice: that of the wanted row, else the last card is left out."""
    found: list[Stage] = []
    row = called
    if front >> LITTLE_SHORTCUT & 1 and called:
        moves = "".join([sign for sign in wanted if sign in LETTERS])
        row = step(found, LITTLE_SHORTCUT, "OUT-P4", row, moves or called[:-1])
    laid, so_far = row, 0
    for card in cards_in(front & LONG_WAYS):
        so_far |= 1 << card
        laid = step(found, card, "OUT-P5", laid, with_long_ways(row, so_far))
    return found


def distance(one: str, other: str) -> int:
    """How many cards must be added, taken away or exchanged to make one row into the other."""
    costs = list(range(len(other) + 1))
    for i, sign in enumerate(one):
        diagonal, costs[0] = costs[0], i + 1
        for j, wanted in enumerate(other):
            cheapest = min(costs[j] + 1, costs[j + 1] + 1, diagonal + (sign != wanted))
            diagonal, costs[j + 1] = costs[j + 1], cheapest
    return costs[-1]


def nearest(row: str, right: tuple[str, ...]) -> str:
    """The acceptable row most like what was laid, the first by text among equals; a Major shortcut only for one."""
    return min(right, key=lambda other: ((MAJOR in other) != (MAJOR in row), distance(row, other), other))


def first_difference(row: str, wanted: str) -> int:
    """The place of the first card that is not as it should be; -1 when all are."""
    for i in range(max(len(row), len(wanted))):
        if row[i : i + 1] != wanted[i : i + 1]:
            return i
    return -1


def overlooked(path: int, front: int, row: str, majors: int, infected: bool) -> int:
    """The card in force that was forgotten, if that alone explains the row; else -1."""
    antidote = infected and SHOWS_ANTIDOTE[path]
    for card in cards_in(front & ROW_CARDS):
        if row in acceptable(path, front & ~(1 << card), majors, antidote):
            return card
    return wrong_step(path, front, row.removesuffix(ANTIDOTE) if antidote else row)


def wrong_step(path: int, front: int, row: str) -> int:
    """The classic misreadings (ledger 7.4): the card that was applied at the wrong time or laid in the wrong place."""
    if row in misread_rows(path, front):
        return first(front & exchanged_nots(front))
    if row in laid_rows(exchanging(ordered(ignoring(SYMBOLS[path], front), front), front), front):
        return first(front & SINGLE_SLOT)
    return misplaced_long_way(path, front, row)


def exchanged_nots(front: int) -> int:
    """Every Not that way that names a move which a Switcheroo in force exchanges."""
    pairs = [i // 2 for i in range(len(LETTERS))]
    return sum([1 << NOT_THAT_WAY + i for i, pair in enumerate(pairs) if front >> SWITCHEROO + pair & 1])


def misplaced_long_way(path: int, front: int, row: str) -> int:
    """The first of The long way that is left out, laid in another gap, or laid without one, if the moves are right."""
    moves = "".join([sign for sign in row if sign not in GAPS])
    if moves not in rows(path, front & ~LONG_WAYS):
        return -1
    at = first_difference(row, with_long_ways(moves, front))
    signs = [sign for sign in (row[at : at + 1], with_long_ways(moves, front)[at : at + 1]) if sign and sign in GAPS]
    return LONG_WAY + GAPS.index(signs[0])


def first(cards: int) -> int:
    return cards_in(cards)[0] if cards else -1
