"""The ledger's worked examples (section 4), each under its number."""

import pytest

from lamster.games.outrun.components import ACTIVE, LENT, POSITIONS
from lamster.games.outrun.rules.clock import official_ms
from lamster.games.outrun.rules.rows import called_cards
from lamster.kernel.timing import Measured
from tests.games.outrun.table import Table, card_set, table
from tests.rules import rule


def rows(path: str, cards: str, monster: str = "bear") -> str:
    """What is right with these cards in front of the first seat (`infected`, and a hand after a slash, too)."""
    return " ".join(sorted(table(cards, "", monster=monster, path=path).form("1").rows))


def verdict(path: str, cards: str, row: str, monster: str = "bear") -> Table:
    return table(cards, "", monster=monster, path=path).race(f"1 5000 {row or '-'}", "2 late")


@rule("OUT-S6", "OUT-Q2")
@pytest.mark.parametrize(("seats", "blocked"), [(2, [2, 3, 4, 5]), (3, [2, 3, 5]), (4, [2, 5]), (5, [5]), (6, [])])
def test_4_1_blocked_positions(seats: int, blocked: list[int]) -> None:
    assert [place for place in range(1, POSITIONS + 1) if place not in ACTIVE[seats]] == blocked


@rule("OUT-F2")
def test_4_2_four_right_seats() -> None:
    t = table("", "", "", "", path="pc14").race("1 5000", "2 6000", "3 7000", "4 8000")
    assert t.positions == "6 4 3 1"


@rule("OUT-F4", "OUT-C3")
def test_4_3_one_of_four_wrong() -> None:
    t = table("", "", "", "", path="pc14").race("1 5000", "2 4000 wrong", "3 7000", "4 8000")
    assert t.positions == "6 0 4 3"


@rule("OUT-S2", "OUT-S3", "OUT-S9")
def test_4_4_what_lies_on_the_table_of_four() -> None:
    view = table("", "", "", "", path="pc14").view("1")
    assert (len(view.seats), len(view.board), view.goal) == (4, 7, 18)
    assert (view.paths_left, view.deck, view.path is not None) == (47, 22, True)
    assert view.own is not None
    assert view.own.tray == "LRJDCSVT"


@rule("OUT-W2")
def test_4_5_the_fastest_right_seat_flips() -> None:
    t = table("", "", "", path="pc14").race("1 6000", "2 5000", "3 4000 wrong").play("*draw:boost")
    assert (t.state.round, t.flipper) == (4, "2")


@rule("OUT-W3")
def test_4_6_all_wrong_the_same_flips() -> None:
    t = table("", "", "", path="pc14", flipper="2").race("1 6000 wrong", "2 5000 wrong", "3 late").play("*draw:boost")
    assert t.flipper == "2"


@rule("OUT-P1", "OUT-K12")
def test_4_7_evens_then_odds() -> None:
    assert called_cards("LRJDCS", card_set("evens-odds")) == "RDSLJC"


@rule("OUT-P1", "OUT-K13")
def test_4_8_odds_then_evens() -> None:
    assert called_cards("LRJDCS", card_set("odds-evens")) == "LJCRDS"


@rule("OUT-P2", "OUT-P3", "OUT-Q19")
def test_4_9_not_that_way_and_switcheroo() -> None:
    assert verdict("pc14", "switcheroo-lr not-l", "VDCSL").right == "1"
    for row in ("VDRCS", "VDCSR", "VDCS"):
        assert verdict("pc14", "switcheroo-lr not-l", row).right == ""


@rule("OUT-I7", "OUT-K2")
def test_4_10_a_second_boost() -> None:
    t = table("5 / boost", "5", monster="bear", path="pc14").race("1 5000", "2 6000")
    t.play("*draw:boost", "*draw:focus", "play:boost>1")
    assert t.refused("play:boost>1") == "OUT-I7"
    assert t.options() == "pass play:boost>2"
    t.play("pass", "2 pass", "turn", "*path:pc13").race("1 5000", "2 6000")
    assert (t.rooms, t.hand("1")) == ("14 5", "boost")


@rule("OUT-F6", "OUT-F7", "OUT-X2")
def test_4_11_taking_the_claw() -> None:
    t = table("5", "5", "5 long-1 not-l", "5", monster="bear", path="pc14")
    t.race("1 5000", "2 6000", "3 7000", "4 8000 wrong")
    assert t.positions == "6 4 3 0"
    t.play("claw:yes")
    assert (t.positions, t.rooms, t.front("3"), t.discard) == ("6 4 1 0", "8 7 5 5", "", "not-l long-1")


@rule("OUT-V3", "OUT-S11")
def test_4_12_a_plus_card_on_the_vampire() -> None:
    t = table(*[""] * 6, path="pc14").race(*[f"{who} 5000" for who in range(1, 7)]).play("*draw:long-2")
    assert t.centre == "long-2"
    t.play("turn", "*path:pc13")
    assert {t.form(str(who)).tray for who in range(1, 7)} == {"LRJDCSVT2"}
    assert 1 + LENT == 6


@rule("OUT-P1", "OUT-W4")
def test_4_13_nothing_in_force() -> None:
    assert rows("pc14", "") == "VDLCSR"


@rule("OUT-P1", "OUT-K1")
def test_4_14_back_away() -> None:
    assert rows("pc14", "back-away") == "RSCLDV"


@rule("OUT-P1", "OUT-K12")
def test_4_15_evens_then_odds_of_six() -> None:
    assert rows("pc14", "evens-odds") == "DCRVLS"


@rule("OUT-P1", "OUT-K12", "OUT-K13")
def test_4_16_stepping_stones_of_seven() -> None:
    assert (rows("pc37", "evens-odds"), rows("pc37", "odds-evens")) == ("TSLVCJR", "VCJRTSL")


@rule("OUT-P3")
def test_4_17_switcheroo_with_one_of_its_symbols() -> None:
    assert rows("pc14", "switcheroo-vt") == "TDLCSR"


@rule("OUT-P2")
def test_4_18_not_that_way_without_its_symbol() -> None:
    assert rows("pc14", "not-j") == "VDLCSR"


@rule("OUT-P1", "OUT-P2", "OUT-Q20")
def test_4_19_positions_are_not_renumbered() -> None:
    assert rows("pc14", "evens-odds not-d") == "CRVLS"


@rule("OUT-P1", "OUT-P2", "OUT-P3")
def test_4_20_three_cards() -> None:
    assert rows("pc14", "back-away switcheroo-cs not-v") == "RCSLD"


@rule("OUT-P5")
def test_4_21_two_long_ways() -> None:
    assert rows("pc14", "long-1 long-3") == "V1DL3CSR"


@rule("OUT-P5", "OUT-Q21")
def test_4_22_gaps_are_counted_in_the_laid_row() -> None:
    assert rows("pc14", "back-away long-1") == "R1SCLDV"


@rule("OUT-P4", "OUT-P6", "OUT-Q22")
def test_4_23_a_gap_that_a_shortcut_closes() -> None:
    assert rows("pc02", "not-s long-3 little-shortcut") == "LRJ LTJ LTR TRJ"


@rule("OUT-P4", "OUT-P5")
def test_4_24_four_cards() -> None:
    found = rows("pc14", "little-shortcut switcheroo-lr not-c long-2")
    assert set(found.split()) == {"DR2SL", "VR2SL", "VD2SL", "VD2RL", "VD2RS"}


@rule("OUT-P4", "OUT-Q17")
def test_4_25_a_little_shortcut_is_compulsory() -> None:
    assert verdict("pc02", "little-shortcut", "SLTRJ").right == ""


@rule("OUT-P11")
def test_4_26_finish_with_an_empty_row() -> None:
    assert verdict("pc02", "not-s not-l not-t not-r not-j", "").right == "1"


@rule("OUT-P7")
def test_4_27_major_shortcut_beside_the_ordinary_row() -> None:
    assert rows("pc14", "back-away long-1 / major-shortcut") == "M R1SCLDV"


@rule("OUT-P8", "OUT-C5")
def test_4_28_the_antidote_works() -> None:
    t = table("infected back-away", "infected", monster="zombie", path="pc14")
    t.race("1 5000 RSCLDVA", "2 4000 wrong")
    assert (t.right, t.front("1"), t.discard) == ("1", "", "back-away")
    assert (t.infected, t.immune) == ("2", "1")


@rule("OUT-C6", "OUT-X5", "OUT-Q11")
def test_4_29_the_antidote_of_a_wrong_row() -> None:
    t = table("infected back-away", "", monster="zombie", path="pc14").race("1 5000 VDLCSRA", "2 6000")
    assert (t.right, t.positions, t.front("1"), t.infected) == ("2", "0 6", "back-away", "1 2")


@rule("OUT-P8")
def test_4_30_no_antidote_without_the_icon() -> None:
    assert verdict("pc13", "infected", "JCSTRLA", "zombie").right == ""


@rule("OUT-T6", "OUT-T7")
def test_4_31_the_slower_line_is_the_faster_run() -> None:
    a, b = Measured(6210, 6165, 70, True), Measured(6450, 6130, 330, True)
    assert (official_ms(a, 6), official_ms(b, 6)) == (6165, 6130)
    t = table("", "", path="pc14").play("1 run:VDLCSR@6165~6210.6165.70", "2 run:VDLCSR@6130~6450.6130.330")
    assert t.order == "2 1"


@rule("OUT-T6", "OUT-T8")
def test_4_32_a_claim_is_cut() -> None:
    assert official_ms(Measured(6300, 3000, 80, True), 6) == 6220


@rule("OUT-M3", "OUT-M4", "OUT-M5")
def test_4_33_leaving_first() -> None:
    t = table("7", "8", "1", path="pc14", maps=1).race("1 5000", "2 6000", "3 7000")
    assert (t.result, t.rooms) == ("1 OUT-E1", "10 8 1")


@rule("OUT-M2", "OUT-X3", "OUT-D1", "OUT-D2")
def test_4_34_the_dragon_with_a_boost() -> None:
    t = table("1 boost long-1", "1 long-2", "1 long-3", "1 not-l", monster="dragon", path="pc14")
    t.race("1 5000", "2 6000", "3 7000", "4 8000")
    assert t.rooms == "9 3 2 1"
    assert [t.front(who) for who in "1234"] == ["long-1", "", "", ""]
    t.play("*draw:focus", "*draw:focus", "*draw:steal", "*draw:steal", "*draw:not-r", "*draw:not-s")
    assert [t.hand(who) for who in "1234"] == ["", "focus focus", "steal steal", "not-r not-s"]
