"""The ledger's reference for rows, times and ranking, and a checker of its own that walks a row card by card.

Nothing here uses the game's rules, so that the two can be compared.
"""

from collections.abc import Iterable, Sequence
from statistics import median

from lamster.games.outrun.components import CARD, cards_in

# Rows (OUT-P): the reference, in the ledger's own words for cards.

MAJOR, ANTIDOTE = "MAJOR", "ANTIDOTE"
Card = tuple[str, str]
"""A card in force: its name, and what is printed on it."""
Row = tuple[str, ...]
ORDERS = {"back-away": "back_away", "evens-odds": "evens_odds", "odds-evens": "odds_evens"}


def long_way(gap: int) -> str:
    return f"LW{gap}"


def reorder(path: Sequence[str], order: str) -> list[str]:
    odds, evens = list(path[0::2]), list(path[1::2])
    return {
        "": list(path),
        "back_away": list(path)[::-1],
        "evens_odds": evens + odds,
        "odds_evens": odds + evens,
    }[order]


def insert_long_ways(cards: Sequence[str], gaps: set[int]) -> Row:
    out: list[str] = []
    for i, card in enumerate(cards, start=1):
        out.append(card)
        if i in gaps and i < len(cards):
            out.append(long_way(i))
    return tuple(out)


def acceptable(path: str, front: set[Card], majors: int = 0, infected: bool = False, icon: bool = False) -> set[Row]:
    """All rows that are right, by the steps of the ledger."""
    orders = [name for name, _ in front if name in ORDERS.values()]
    assert len(orders) <= 1
    swap: dict[str, str] = {}
    for name, pair in front:
        if name == "switcheroo":
            assert pair[0] not in swap
            assert pair[1] not in swap
            swap[pair[0]], swap[pair[1]] = pair[1], pair[0]
    ignored = {symbol for name, symbol in front if name == "not_that_way"}
    gaps = {int(gap) for name, gap in front if name == "long_way"}

    steps = reorder(path, orders[0] if orders else "")
    steps = [symbol for symbol in steps if symbol not in ignored]
    cards = [swap.get(symbol, symbol) for symbol in steps]
    rows = {tuple(cards)}
    if ("little_shortcut", "") in front and cards:
        rows = {tuple(cards[:i] + cards[i + 1 :]) for i in range(len(cards))}
    result = {insert_long_ways(row, gaps) for row in rows}
    if majors:
        result.add((MAJOR,))
    if infected and icon:
        result |= {(*row, ANTIDOTE) for row in result if MAJOR not in row}
    return result


def ledger_card(code: str) -> Card:
    """A card as the reference calls it."""
    if code in ORDERS:
        return ORDERS[code], ""
    name, _, printed = code.partition("-")
    named = {"switcheroo": "switcheroo", "not": "not_that_way", "long": "long_way"}
    return (named[name], printed.upper()) if name in named else (code.replace("-", "_"), "")


def ledger_front(front: int) -> set[Card]:
    return {ledger_card(CARD.codes[card]) for card in cards_in(front)}


SIGNS = {"1": long_way(1), "2": long_way(2), "3": long_way(3), "M": MAJOR, "A": ANTIDOTE}
TEXT = {word: sign for sign, word in SIGNS.items()}


def texts(rows: Iterable[Row]) -> list[str]:
    """Rows of the reference as the game writes them."""
    return sorted("".join(TEXT.get(card, card) for card in row) for row in rows)


# Rows once more: a checker that follows the footprints with the row in hand.


def visited(length: int, cards: set[str]) -> list[int]:
    """The printed positions in the order in which they are visited."""
    positions = list(range(1, length + 1))
    if "back-away" in cards:
        positions.sort(key=lambda position: -position)
    elif "evens-odds" in cards:
        positions.sort(key=lambda position: (position % 2, position))
    elif "odds-evens" in cards:
        positions.sort(key=lambda position: (1 - position % 2, position))
    return positions


def wanted(symbol: str, cards: set[str]) -> str:
    """The card that a symbol on the path calls for; empty for one that is ignored."""
    if f"not-{symbol.lower()}" in cards:
        return ""
    for pair in ("LR", "JD", "CS", "VT"):
        if symbol in pair and f"switcheroo-{pair.lower()}" in cards:
            return pair.replace(symbol, "")
    return symbol


def moves_fit(path: str, cards: set[str], moves: str) -> bool:
    """Walk from position to position; with a Little shortcut exactly one call is passed over."""
    calls = [wanted(path[position - 1], cards) for position in visited(len(path), cards)]
    calls = [call for call in calls if call]
    to_skip = 1 if "little-shortcut" in cards and calls else 0
    laid = 0
    for call in calls:
        if laid < len(moves) and moves[laid] == call:
            laid += 1
        else:
            to_skip -= 1
    return laid == len(moves) and to_skip == 0


def long_ways_fit(cards: set[str], row: str) -> bool:
    """Each of The long way that has a gap lies there, once; no other is laid."""
    moves = sum(sign not in "123" for sign in row)
    for gap in (1, 2, 3):
        before = [sum(sign not in "123" for sign in row[:i]) for i, sign in enumerate(row) if sign == str(gap)]
        due = f"long-{gap}" in cards and moves > gap
        if before != ([gap] if due else []):
            return False
    return True


def walks(path: str, cards: set[str], row: str, majors: int = 0, infected: bool = False, icon: bool = False) -> bool:
    """Whether this row, as the game writes it, is right."""
    if "M" in row:
        return row == "M" and majors > 0
    if row.endswith("A"):
        if not (infected and icon):
            return False
        row = row[:-1]
    if "A" in row:
        return False
    return moves_fit(path, cards, "".join(sign for sign in row if sign not in "123")) and long_ways_fit(cards, row)


# The clock and the ranking (OUT-T2, T6, T7, F2, G5).

LAG_CAP, MARGIN, FEW_SAMPLES = 400, 30, 100
ACTIVE = {2: (1, 6), 3: (1, 4, 6), 4: (1, 3, 4, 6), 5: (1, 2, 3, 4, 6), 6: (1, 2, 3, 4, 5, 6)}


def allowance(round_trips: Sequence[int]) -> int:
    if len(round_trips) < 3:
        return FEW_SAMPLES
    return min(LAG_CAP, int(median(round_trips[-10:])) + MARGIN)


def official_ms(span: int, claim: object, allowed: int, cards: int, same: bool = True) -> int:
    time = span
    if same and isinstance(claim, int) and claim >= 0:
        time = max(span - allowed, min(claim, span))
    return max(time, 150 + 50 * cards)


Finish = tuple[bool, int, int]
"""Right or wrong, the official time, and the arrival number; a seat without Finish has none."""


def rank(seats: int, flipper: int, entries: dict[int, Finish]) -> tuple[list[int], dict[int, int]]:
    """The line, and the position of each right seat."""

    def speed(seat: int) -> tuple[int, int]:
        return entries[seat][1:]

    right = sorted([seat for seat in entries if entries[seat][0]], key=speed)
    wrong = sorted([seat for seat in entries if not entries[seat][0]], key=speed)
    late = sorted([seat for seat in range(seats) if seat not in entries], key=lambda seat: (seat - flipper) % seats)
    return right + wrong + late, dict(zip(right, sorted(ACTIVE[seats], reverse=True), strict=False))
