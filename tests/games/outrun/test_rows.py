"""Which rows are right (OUT-P): the game's rows against the ledger's reference and a checker of its own (5.13)."""

from collections.abc import Iterator
from itertools import permutations, product
from random import Random

import pytest

from lamster.games.outrun.components import (
    CARD,
    LETTERS,
    ONE_SHOT,
    PAIR,
    PATH,
    PATHS,
    PLACED,
    ROW_CARDS,
    SHOWS_ANTIDOTE,
    SINGLE_SLOT,
    SYMBOLS,
    cards_in,
)
from lamster.games.outrun.rules.rows import (
    acceptable,
    called_cards,
    exchanging,
    ignoring,
    laid_rows,
    ordered,
    rows,
    with_long_ways,
)
from tests.games.outrun import reference
from tests.games.outrun.reference import ledger_front, texts, walks
from tests.games.outrun.table import card_set
from tests.rules import rule

ORDERS = ("", "back-away", "evens-odds", "odds-evens")
EFFECTS = cards_in(PLACED & ~SINGLE_SLOT)
"""Every card that may lie in front of a seat beside one order card."""


def codes(front: int) -> set[str]:
    return {CARD.codes[card] for card in cards_in(front)}


def some_front(rng: Random, most: int = 8) -> int:
    """Cards that can be in force together."""
    front = card_set(rng.choice(ORDERS))
    for card in rng.sample(EFFECTS, rng.randrange(most + 1)):
        front |= 1 << card
    return front


def right(path: str, cards: str, majors: int = 0, infected: bool = False) -> str:
    """The acceptable rows, sorted by text."""
    number = PATH.index[path]
    return " ".join(sorted(acceptable(number, card_set(cards), majors, infected and SHOWS_ANTIDOTE[number])))


# The three against each other.


@rule("OUT-P1", "OUT-P2", "OUT-P3", "OUT-P4", "OUT-P5", "OUT-P6", "OUT-P7", "OUT-P8", "OUT-P9", "OUT-P12")
@pytest.mark.parametrize("path", range(PATHS), ids=PATH.codes)
def test_all_three_agree_on_every_path_card(path: int) -> None:
    rng = Random(path)
    for _ in range(150):
        front, majors, infected = some_front(rng, 12), rng.randrange(3), rng.random() < 0.5
        found = acceptable(path, front, majors, infected and SHOWS_ANTIDOTE[path])
        icon = SHOWS_ANTIDOTE[path]
        assert sorted(found) == texts(
            reference.acceptable(SYMBOLS[path], ledger_front(front), majors, infected, icon)
        ), codes(front)
        assert all(walks(SYMBOLS[path], codes(front), row, majors, infected, icon) for row in found), codes(front)


def near_misses(row: str, rng: Random) -> Iterator[str]:
    """Rows that differ by little: a card more, fewer or another, two exchanged, a sign at the end."""
    signs = LETTERS + "123MA"
    i, j = rng.randrange(len(row) + 1), rng.randrange(len(row) + 1)
    yield row[:i] + rng.choice(signs) + row[i:]
    yield row[:i] + row[i + 1 :]
    yield row[:i] + rng.choice(signs) + row[i + 1 :]
    yield row[: min(i, j)] + row[min(i, j) : max(i, j)][::-1] + row[max(i, j) :]
    yield row + "A"
    yield rng.choice(["", "M", "A", "MA", row[:-1]])


@rule("OUT-P12", "OUT-C2")
def test_all_three_agree_on_near_misses() -> None:
    rng = Random(513)
    verdicts = {True: 0, False: 0}
    for _ in range(2500):
        path, front, majors, infected = rng.randrange(PATHS), some_front(rng), rng.randrange(2), rng.random() < 0.5
        icon = SHOWS_ANTIDOTE[path]
        found = acceptable(path, front, majors, infected and icon)
        by_reference = texts(reference.acceptable(SYMBOLS[path], ledger_front(front), majors, infected, icon))
        for row in near_misses(rng.choice(found), rng):
            verdict = row in found
            verdicts[verdict] += 1
            assert verdict == (row in by_reference) == walks(SYMBOLS[path], codes(front), row, majors, infected, icon)
    assert min(verdicts.values()) > 500


FOUR = "LRJD"
FOUR_EFFECTS = ["switcheroo-lr", "switcheroo-jd", "not-l", "not-r", "not-j", "not-d", "long-1", "long-2", "long-3"]
FOUR_EFFECTS.append("little-shortcut")


def four_symbol_fronts() -> list[int]:
    """All 4096 sets of cards that can be in force where there are only four moves."""
    chosen = product(*[("", card) for card in FOUR_EFFECTS])
    effects = [card_set(" ".join(some)) for some in chosen]
    return [card_set(order) | effect for order in ORDERS for effect in effects]


@rule("OUT-P1", "OUT-P2", "OUT-P3", "OUT-P4", "OUT-P5", "OUT-P6", "OUT-P12")
def test_four_symbols_with_every_set_of_cards() -> None:
    """One path of each length up to four with all sets; a path is only a name for its positions and pairs."""
    fronts = four_symbol_fronts()
    assert len(fronts) == len(set(fronts)) == 4096
    for symbols in ("LJ", "LR", "JLD", "LRJD"):
        for front in fronts:
            found = laid_rows(called_cards(symbols, front), front)
            assert list(found) == texts(reference.acceptable(symbols, ledger_front(front))), (symbols, codes(front))


@rule("OUT-P12")
def test_four_symbols_and_every_row_that_can_be_laid() -> None:
    """All 13,700 rows of seven signs in some situations: right for the game exactly if the checker says so."""
    every_row = ["".join(row) for n in range(8) for row in permutations("LRJD123", n)]
    rng = Random(4)
    fronts = four_symbol_fronts()
    for _ in range(12):
        symbols = "".join(rng.sample(FOUR, rng.randrange(2, 5)))
        front = rng.choice(fronts)
        found = laid_rows(called_cards(symbols, front), front)
        cards = codes(front)
        assert [row for row in every_row if walks(symbols, cards, row)] == sorted(found, key=every_row.index)


@rule("OUT-P4", "OUT-P12")
def test_the_number_of_rows() -> None:
    """One, or with a Little shortcut as many as there are called cards: at most seven."""
    rng = Random(1)
    seen = set()
    for _ in range(4000):
        path, front = rng.randrange(PATHS), some_front(rng)
        called = called_cards(SYMBOLS[path], front)
        number = max(1, len(called)) if "little-shortcut" in codes(front) else 1
        assert len(set(rows(path, front))) == len(rows(path, front)) == number
        assert len(acceptable(path, front, 1, True)) == 2 * number + 1
        seen.add(number)
    assert seen == set(range(1, 8))


@rule("OUT-P10", "OUT-Q25")
def test_no_card_is_ever_called_twice() -> None:
    rng = Random(2)
    for _ in range(4000):
        path, front = rng.randrange(PATHS), some_front(rng, 14)
        for row in acceptable(path, front, 0, True):
            assert len(set(row)) == len(row)
    assert {frozenset(pair) for pair in PAIR.items()} == {frozenset(pair) for pair in ("LR", "JD", "CS", "VT")}


# The two wrong readings.


@rule("OUT-P1", "OUT-P2", "OUT-Q20")
def test_counting_positions_after_ignoring_is_another_row() -> None:
    """In 62 % of the cases: every path, every Stepping Stones, every Not that way."""
    cases = [
        (SYMBOLS[path], card_set(f"{order} not-{symbol.lower()}"))
        for path in range(PATHS)
        for order in ORDERS[2:]
        for symbol in LETTERS
    ]
    differ = [ordered(ignoring(symbols, front), front) != called_cards(symbols, front) for symbols, front in cases]
    assert round(100 * sum(differ) / len(cases)) == 62


@rule("OUT-P2", "OUT-P3", "OUT-Q19")
def test_exchanging_before_ignoring_is_another_row() -> None:
    """In 96 % of the cases in which the ignored symbol belongs to the pair."""
    cases = [
        (SYMBOLS[path], card_set(f"not-{symbol.lower()} switcheroo-{pair}"))
        for path in range(PATHS)
        for pair in ("lr", "jd", "cs", "vt")
        for symbol in pair.upper()
    ]
    differ = [ignoring(exchanging(symbols, front), front) != called_cards(symbols, front) for symbols, front in cases]
    assert round(100 * sum(differ) / len(cases)) == 96


@rule("OUT-P1")
def test_back_away_goes_with_ignoring_and_exchanging_in_any_order() -> None:
    rng = Random(3)
    for _ in range(500):
        path, front = rng.randrange(PATHS), some_front(rng) & ~SINGLE_SLOT | card_set("back-away")
        assert called_cards(SYMBOLS[path], front) == exchanging(ignoring(SYMBOLS[path], front), front)[::-1]


# Step by step.


@rule("OUT-P1", "OUT-K1")
def test_back_away() -> None:
    assert right("pc14", "back-away") == "RSCLDV"


@rule("OUT-P1", "OUT-K12", "OUT-K13")
def test_stepping_stones_of_odd_and_even_length() -> None:
    assert right("pc02", "evens-odds") == "LRSTJ"
    assert right("pc02", "odds-evens") == "STJLR"
    assert right("pc14", "odds-evens") == "VLSDCR"


@rule("OUT-P2", "OUT-K9")
def test_ignored_symbols_drop_out_if_the_path_shows_them() -> None:
    assert right("pc14", "not-l not-j not-v") == "DCSR"


@rule("OUT-P2", "OUT-P3", "OUT-Q19")
def test_ignoring_both_of_a_pair_leaves_nothing_to_exchange() -> None:
    assert right("pc14", "not-l not-r switcheroo-lr") == "VDCS"


@rule("OUT-P3", "OUT-K14")
def test_several_switcheroos_do_not_disturb_each_other() -> None:
    assert right("pc14", "switcheroo-lr switcheroo-jd switcheroo-cs switcheroo-vt") == "TJRSCL"


@rule("OUT-P4", "OUT-Q17", "OUT-K6")
def test_little_shortcut_leaves_out_exactly_one() -> None:
    assert right("pc02", "little-shortcut") == "LTRJ SLRJ SLTJ SLTR STRJ"


@rule("OUT-P4", "OUT-P11")
def test_nothing_is_left_out_of_nothing() -> None:
    assert right("pc02", "little-shortcut not-s not-l not-t not-r not-j") == ""
    assert acceptable(PATH.index["pc02"], card_set("little-shortcut not-s not-l not-t not-r not-j"), 0, False) == ("",)


@rule("OUT-P5", "OUT-K7", "OUT-Q42")
def test_long_ways_count_moves_only() -> None:
    assert right("pc14", "long-1 long-2 long-3") == "V1D2L3CSR"


@rule("OUT-P5", "OUT-P6", "OUT-Q22")
@pytest.mark.parametrize(
    ("ignored", "row"), [("not-s", "L1T2R3J"), ("not-s not-l", "T1R2J"), ("not-s not-l not-t", "R1J")]
)
def test_a_gap_that_is_missing_takes_no_card(ignored: str, row: str) -> None:
    assert right("pc02", f"{ignored} long-1 long-2 long-3") == row


@rule("OUT-P6")
def test_one_card_or_none_has_no_gap() -> None:
    assert right("pc02", "not-s not-l not-t not-r long-1 long-2 long-3") == "J"
    assert with_long_ways("", card_set("long-1")) == ""


@rule("OUT-P4", "OUT-P5")
def test_leaving_out_comes_before_counting_the_gap() -> None:
    assert right("pc02", "not-s not-l not-t little-shortcut long-1") == "J R"


@rule("OUT-P7", "OUT-K8", "OUT-Q18")
def test_major_shortcut_is_a_row_of_its_own_beside_the_others() -> None:
    assert right("pc14", "back-away", majors=1) == "M RSCLDV"
    assert right("pc14", "back-away", majors=2) == "M RSCLDV"
    assert right("pc14", "back-away") == "RSCLDV"


@rule("OUT-P8")
def test_antidote_is_the_very_last_card_and_optional() -> None:
    assert right("pc14", "long-3", infected=True) == "VDL3CSR VDL3CSRA"
    assert right("pc13", "long-3", infected=True) == "JCS3TRL"
    assert right("pc14", "long-3") == "VDL3CSR"


@rule("OUT-P7", "OUT-P8")
def test_antidote_does_not_go_with_major_shortcut() -> None:
    assert right("pc14", "", majors=1, infected=True) == "M VDLCSR VDLCSRA"


@rule("OUT-P9")
def test_boost_and_shield_change_no_row() -> None:
    rng = Random(5)
    for _ in range(300):
        path, front = rng.randrange(PATHS), some_front(rng)
        assert rows(path, front | card_set("boost shield")) == rows(path, front & ROW_CARDS)


@rule("OUT-P11")
def test_when_everything_is_ignored_only_the_empty_row_is_right() -> None:
    everything = " ".join(f"not-{letter.lower()}" for letter in LETTERS)
    path = PATH.index["pc14"]
    assert acceptable(path, card_set(everything), 0, False) == ("",)
    assert sorted(acceptable(path, card_set(everything), 1, True)) == ["", "A", "M"]


@rule("OUT-P12")
def test_seven_rows_at_most_from_the_path() -> None:
    assert len(right("pc37", "little-shortcut").split()) == 7
    assert len(right("pc37", "little-shortcut", majors=2).split()) == 8
    assert len(right("pc41", "little-shortcut", majors=2, infected=True).split()) == 15


@rule("OUT-K16", "OUT-P9")
def test_cards_that_never_lie_in_force_are_no_part_of_a_row() -> None:
    assert not ONE_SHOT & ROW_CARDS
    assert not card_set("major-shortcut boost shield") & ROW_CARDS
