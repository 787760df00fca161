"""Which rows are right (OUT-P): from the path card and the cards in force to the set of acceptable rows.

A row is text, a sign for each card laid: see components.py. The steps always come in this order; in which order the
cards were played never matters.
"""

from typing import Final

from lamster.games.outrun.components import (
    ANTIDOTE,
    BACK_AWAY,
    EVENS_ODDS,
    GAPS,
    LETTERS,
    LITTLE_SHORTCUT,
    LONG_WAY,
    LONG_WAYS,
    MAJOR,
    NOT_THAT_WAY,
    NOT_THAT_WAYS,
    ODDS_EVENS,
    PAIR,
    PATHS,
    ROW_CARDS,
    SINGLE_SLOT,
    SWITCHEROO,
    SYMBOLS,
)

PAIRS: Final = len(LETTERS) // 2
MOVES: Final = len(LETTERS)
REMEMBERED: Final = 1 << 14
KNOWN: Final[dict[int, tuple[str, ...]]] = {}
"""The rows of so many paths with cards in force are kept at hand: all seats of a round ask for the same few."""


def ordered(symbols: str, front: int) -> str:
    """OUT-P1: the path by its printed positions, changed by the one order card that may be in force."""
    if not front & SINGLE_SLOT:
        return symbols
    if front >> BACK_AWAY & 1:
        return symbols[::-1]
    if front >> EVENS_ODDS & 1:
        return symbols[1::2] + symbols[::2]
    return symbols[::2] + symbols[1::2] if front >> ODDS_EVENS & 1 else symbols


def ignoring(symbols: str, front: int) -> str:
    """OUT-P2: what Not that way names drops out, as the path card shows it."""
    if not front & NOT_THAT_WAYS:
        return symbols
    for i in range(MOVES):
        if front >> (NOT_THAT_WAY + i) & 1:
            symbols = symbols.replace(LETTERS[i], "")
    return symbols


def exchanging(symbols: str, front: int) -> str:
    """OUT-P3: a Switcheroo calls for the other card of its pair, also where the path shows only one of the two."""
    swapped = front >> SWITCHEROO & (1 << PAIRS) - 1
    return symbols.translate(SWAPS[swapped]) if swapped else symbols


def swaps(pairs: int) -> dict[int, int]:
    """The exchange of all moves of these pairs, as `str.translate` wants it."""
    moved = [letter for i, letter in enumerate(LETTERS) if pairs >> i // 2 & 1]
    return {ord(letter): ord(PAIR[letter]) for letter in moved}


SWAPS: Final = [swaps(pairs) for pairs in range(1 << PAIRS)]


def called_cards(symbols: str, front: int) -> str:
    """OUT-P1 to P3, P10: the cards that the path calls for, none of them twice."""
    return exchanging(ignoring(ordered(symbols, front), front), front)


def shortened(called: str) -> list[str]:
    """OUT-P4: exactly one called card is left out, whichever the seat likes; nothing of nothing."""
    return [called[:i] + called[i + 1 :] for i in range(len(called))] or [""]


def with_long_ways(row: str, front: int) -> str:
    """OUT-P5, P6: each of The long way in its gap, counted among the move cards, if the row has that gap."""
    if not front & LONG_WAYS:
        return row
    laid = ""
    for i in range(len(row)):
        laid += row[i]
        if i < len(GAPS) and i + 1 < len(row) and front >> (LONG_WAY + i) & 1:
            laid += GAPS[i]
    return laid


def laid_rows(called: str, front: int) -> tuple[str, ...]:
    """OUT-P4 to P6, P11: what may be laid of the called cards, sorted by text."""
    laid = shortened(called) if front >> LITTLE_SHORTCUT & 1 else [called]
    return tuple(sorted([with_long_ways(row, front) for row in laid]))


def misread_rows(path: int, front: int) -> tuple[str, ...]:
    """What is laid by who takes Not that way on what a Switcheroo has exchanged: the classic mistake (ledger 7.4)."""
    return laid_rows(ignoring(exchanging(ordered(SYMBOLS[path], front), front), front), front)


def rows(path: int, front: int) -> tuple[str, ...]:
    """OUT-P1 to P6, P9: the rows of moves."""
    changing = front & ROW_CARDS
    key = changing * PATHS + path
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) == REMEMBERED:
            KNOWN.clear()
        found = laid_rows(called_cards(SYMBOLS[path], changing), changing)
        KNOWN[key] = found
    return found


def acceptable(path: int, front: int, majors: int, antidote: bool) -> tuple[str, ...]:
    """OUT-P7, P8, P12: all rows that are right; `antidote`: the seat is infected and the path shows the icon."""
    found = rows(path, front)
    if antidote:
        found += tuple([row + ANTIDOTE for row in found])
    return (*found, MAJOR) if majors else found
