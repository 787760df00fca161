"""Why a row was right or wrong (OUT-A5, ledger 7.3 and 7.4): what everybody is shown of the last round."""

import pytest

from lamster.games.outrun.components import CARD, MAJOR, PATH, PATHS
from lamster.games.outrun.explain import distance, first_difference, nearest, stages
from lamster.games.outrun.rules.rows import rows
from lamster.games.outrun.view import RunView
from tests.games.outrun.table import card_set, table
from tests.rules import rule


def laid(path: str, cards: str, row: str, monster: str = "bear") -> RunView:
    """A row with these cards in force, as it is explained. A second seat is right, so that nothing else matters."""
    return table(cards, "", monster=monster, path=path).race(f"1 5000 {row or '-'}", "2 4000").explained("1")


def way(path: str, cards: str) -> list[str]:
    """The stages from the path to the row: `CARD RULE ROW` each."""
    found = stages(PATH.index[path], card_set(cards))
    return [f"{stage.card or 'path'} {stage.rule.removeprefix('OUT-')} {stage.row}" for stage in found]


# From the path to the row.


@rule("OUT-A5")
def test_the_path_alone() -> None:
    assert way("pc14", "") == ["path W4 VDLCSR"]


@rule("OUT-A5", "OUT-P1", "OUT-P2", "OUT-P3", "OUT-P5")
def test_a_step_for_each_card_in_the_order_of_the_rules() -> None:
    assert way("pc14", "long-1 switcheroo-cs not-v back-away") == [
        "path W4 VDLCSR",
        "back-away P1 RSCLDV",
        "not-v P2 RSCLD",
        "switcheroo-cs P3 RCSLD",
        "long-1 P5 R1CSLD",
    ]


@rule("OUT-A5", "OUT-P2", "OUT-P3", "OUT-P6")
def test_cards_without_effect_are_no_step() -> None:
    assert way("pc14", "not-j boost shield") == ["path W4 VDLCSR"]
    assert way("pc02", "not-s not-l not-t long-2 switcheroo-vt") == [
        "path W4 SLTRJ",
        "not-l P2 STRJ",
        "not-s P2 TRJ",
        "not-t P2 RJ",
    ]


@rule("OUT-A5", "OUT-P4", "OUT-P5")
def test_a_little_shortcut_shows_one_of_the_rows() -> None:
    assert way("pc14", "little-shortcut long-2 long-3") == [
        "path W4 VDLCSR",
        "little-shortcut P4 VDLCS",
        "long-2 P5 VD2LCS",
        "long-3 P5 VD2L3CS",
    ]


@rule("OUT-A5")
@pytest.mark.parametrize(
    "cards", ["", "evens-odds not-l long-1", "back-away switcheroo-jd long-3", "little-shortcut not-t"]
)
def test_the_last_stage_is_a_right_row(cards: str) -> None:
    front = card_set(cards)
    for path in range(PATHS):
        assert stages(path, front)[-1].row in rows(path, front)


# The nearest row.


@rule("OUT-A5")
@pytest.mark.parametrize(
    ("one", "other", "cost"), [("", "VDL", 3), ("VDL", "VDL", 0), ("VDL", "VLD", 2), ("VDLC", "VLC", 1)]
)
def test_how_far_rows_are_apart(one: str, other: str, cost: int) -> None:
    assert distance(one, other) == distance(other, one) == cost


@rule("OUT-A5")
def test_the_nearest_row_and_the_first_difference() -> None:
    run = laid("pc02", "little-shortcut", "SLTJR")
    assert (run.nearest, run.at) == ("SLTJ", 4)
    assert run.rows == ["LTRJ", "SLRJ", "SLTJ", "SLTR", "STRJ"]
    assert first_difference("VDL", "VDL") == -1
    assert first_difference("VD", "VDL") == 2
    assert first_difference("VDLC", "VDL") == 3


@rule("OUT-A5", "OUT-P7")
def test_a_major_shortcut_is_near_only_to_one() -> None:
    assert nearest("", ("VDLCSR", MAJOR)) == "VDLCSR"
    assert nearest("MV", ("VDLCSR", MAJOR)) == MAJOR


@rule("OUT-A5")
def test_of_a_right_row_nothing_is_marked() -> None:
    run = laid("pc14", "back-away", "RSCLDV")
    assert (run.right, run.at, run.blame, run.nearest) == (True, -1, None, "RSCLDV")


# What was overlooked: the classic mistakes (ledger 7.4).


@rule("OUT-A5", "OUT-Q19")
def test_mistake_1_ignoring_after_exchanging() -> None:
    assert laid("pc14", "switcheroo-lr not-l", "VDRCS").blame == "not-l"
    assert laid("pc14", "switcheroo-lr not-l not-c", "VDRS").blame == "not-l"
    assert laid("pc14", "switcheroo-lr not-l little-shortcut", "VDRC").blame == "not-l"
    assert laid("pc14", "not-d switcheroo-lr not-l", "VRCS").blame == "not-l"


@rule("OUT-A5", "OUT-Q20")
def test_mistake_2_counting_positions_after_ignoring() -> None:
    assert laid("pc14", "evens-odds not-d", "LSVCR").blame == "evens-odds"
    assert laid("pc14", "odds-evens not-v long-1", "D1CRLS").blame == "odds-evens"


@rule("OUT-A5", "OUT-Q21")
def test_mistake_3_the_long_way_counted_on_the_path() -> None:
    run = laid("pc14", "back-away long-1", "RSCLD1V")
    assert (run.blame, run.nearest, run.at) == ("long-1", "R1SCLDV", 1)


@rule("OUT-A5", "OUT-Q17")
def test_mistake_4_leaving_nothing_out() -> None:
    assert laid("pc02", "little-shortcut", "SLTRJ").blame == "little-shortcut"


@rule("OUT-A5", "OUT-Q22", "OUT-Q23")
def test_mistake_5_the_long_way_forgotten_or_laid_without_a_gap() -> None:
    assert laid("pc14", "long-2", "VDLCSR").blame == "long-2"
    assert laid("pc14", "long-1 long-2", "VDLCSR").blame == "long-1"
    assert laid("pc14", "long-1 long-2", "V2D1LCSR").blame == "long-2"
    assert laid("pc02", "not-s little-shortcut long-3", "LTR3").blame == "long-3"


@rule("OUT-A5", "OUT-P3")
def test_mistake_6_exchanging_only_when_both_are_there() -> None:
    run = laid("pc14", "switcheroo-vt not-l", "VDCSR")
    assert (run.blame, run.nearest, run.at) == ("switcheroo-vt", "TDCSR", 0)


@rule("OUT-A5")
@pytest.mark.parametrize(("card", "row"), [("back-away", "VDLCSR"), ("not-c", "VDLCSR"), ("switcheroo-jd", "VDLCSR")])
def test_a_card_that_was_forgotten_is_named(card: str, row: str) -> None:
    assert laid("pc14", card, row).blame == card


@rule("OUT-A5", "OUT-Q11")
def test_a_forgotten_card_is_named_also_before_an_antidote() -> None:
    t = table("infected back-away", "", monster="zombie", path="pc14").race("1 5000 VDLCSRA", "2 4000")
    assert t.explained("1").blame == "back-away"
    t = table("infected not-l switcheroo-lr", "", monster="zombie", path="pc14").race("1 5000 VDRCSA", "2 4000")
    assert t.explained("1").blame == "not-l"


@rule("OUT-A5")
def test_what_no_single_card_explains_blames_none() -> None:
    assert laid("pc14", "back-away", "VDLCRS").blame is None
    assert laid("pc14", "back-away not-l switcheroo-cs", "VDLCSR").blame is None
    assert laid("pc14", "", "VDLCRS").blame is None


@rule("OUT-A5")
def test_what_lay_there_is_told_even_if_it_has_left_since() -> None:
    run = laid("pc14", "boost little-shortcut back-away", "RSCLD")
    assert run.front == ["back-away", "little-shortcut", "boost"]
    assert set(run.front) <= set(CARD.codes)
