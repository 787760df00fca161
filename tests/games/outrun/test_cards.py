"""The interference cards (OUT-K): every face has a test of its own."""

import pytest

from lamster.games.outrun.components import CARD, CARDS, ONE_ROUND, ONE_SHOT, PLACED, SINGLE_SLOT
from tests.games.outrun.table import Table, named, table
from tests.rules import rule


def turn(*players: str, drawn: str = "", runs: str = "") -> Table:
    """A turn on the Bear, of the first seat; seats that are told nothing of draw a Focus."""
    t = table(*players, monster="bear", path="pc14")
    t.race(*(runs.split(", ") if runs else [f"{who} {5000 + who}" for who in range(1, len(players) + 1)]))
    if t.kind == "claw":
        t.play("claw:no")
    cards = [*drawn.split(), "focus", "not-t", "not-s", "not-v"][: len(players)]
    return t.play(*[f"*draw:{card}" for card in cards])


def laid_by_two(card: str, path: str = "pc13") -> str:
    """The card is played on the second of three seats; what that seat must lay of the next path, and nobody else."""
    t = turn("", "", "", drawn=f"{card} focus focus").play(
        f"play:{card}>2", "2 pass", "3 pass", "1 turn", f"*path:{path}"
    )
    assert (t.front("2"), t.front("1"), t.front("3")) == (card, "", "")
    assert t.form("1").rows == t.form("3").rows
    assert len(t.form("1").rows) == 1
    return " ".join(t.form("2").rows)


# Cards that change the row: the path is J C S T R L, PC13.


@rule("OUT-K1")
def test_back_away() -> None:
    assert laid_by_two("back-away") == "LRTSCJ"


@rule("OUT-K12")
def test_stepping_stones_evens_then_odds() -> None:
    assert laid_by_two("evens-odds") == "CTLJSR"


@rule("OUT-K13")
def test_stepping_stones_odds_then_evens() -> None:
    assert laid_by_two("odds-evens") == "JSRCTL"


@rule("OUT-K14")
def test_switcheroo_left_and_right() -> None:
    assert laid_by_two("switcheroo-lr") == "JCSTLR"


@rule("OUT-K14")
def test_switcheroo_jump_and_duck() -> None:
    assert laid_by_two("switcheroo-jd") == "DCSTRL"


@rule("OUT-K14")
def test_switcheroo_climb_and_slide() -> None:
    assert laid_by_two("switcheroo-cs") == "JSCTRL"


@rule("OUT-K14")
def test_switcheroo_vault_and_tiptoe() -> None:
    assert laid_by_two("switcheroo-vt") == "JCSVRL"


@rule("OUT-K9")
def test_not_that_way_left() -> None:
    assert laid_by_two("not-l") == "JCSTR"


@rule("OUT-K9")
def test_not_that_way_right() -> None:
    assert laid_by_two("not-r") == "JCSTL"


@rule("OUT-K9")
def test_not_that_way_jump() -> None:
    assert laid_by_two("not-j") == "CSTRL"


@rule("OUT-K9", "OUT-P2")
def test_not_that_way_duck() -> None:
    assert laid_by_two("not-d") == "JCSTRL"
    assert laid_by_two("not-d", "pc19") == "CLJRT"


@rule("OUT-K9")
def test_not_that_way_climb() -> None:
    assert laid_by_two("not-c") == "JSTRL"


@rule("OUT-K9")
def test_not_that_way_slide() -> None:
    assert laid_by_two("not-s") == "JCTRL"


@rule("OUT-K9", "OUT-P2")
def test_not_that_way_vault() -> None:
    assert laid_by_two("not-v") == "JCSTRL"
    assert laid_by_two("not-v", "pc23") == "DCJLT"


@rule("OUT-K9")
def test_not_that_way_tiptoe() -> None:
    assert laid_by_two("not-t") == "JCSRL"


@rule("OUT-K7", "OUT-Q42")
def test_the_long_way_in_the_first_gap() -> None:
    assert laid_by_two("long-1") == "J1CSTRL"


@rule("OUT-K7", "OUT-Q42")
def test_the_long_way_in_the_second_gap() -> None:
    assert laid_by_two("long-2") == "JC2STRL"


@rule("OUT-K7", "OUT-Q42")
def test_the_long_way_in_the_third_gap() -> None:
    assert laid_by_two("long-3") == "JCS3TRL"


@rule("OUT-K6", "OUT-V5")
def test_little_shortcut() -> None:
    assert laid_by_two("little-shortcut") == "CSTRL JCSRL JCSTL JCSTR JCTRL JSTRL"


# Help.


@rule("OUT-K2", "OUT-M2", "OUT-Q15")
def test_boost() -> None:
    t = turn("5", "5", "5", drawn="boost focus focus").play("play:boost>2")
    assert t.rooms == "8 7 5"
    t.play("2 pass", "3 pass", "turn", "*path:pc13").race("1 5000", "2 6000", "3 7000")
    assert (t.rooms, t.front("2"), t.discard) == ("11 11 5", "", "boost")


@rule("OUT-K8", "OUT-P7", "OUT-C4", "OUT-R2")
def test_major_shortcut() -> None:
    t = turn("5 back-away long-1 / major-shortcut", "5").play("1 pass", "2 pass", "turn", "*path:pc13")
    assert t.form("1").tray == "LRJDCSVT1M"
    t.race("1 4000 M", "2 5000")
    assert (t.right, t.hand("1"), t.discard) == ("1 2", "focus", "major-shortcut")


@rule("OUT-K8", "OUT-R11")
def test_a_major_shortcut_in_an_unfinished_row_stays_in_the_hand() -> None:
    t = table("/ major-shortcut", "", monster="bear", path="pc14").race("1 late", "2 5000")
    assert (t.hand("1"), t.discard) == ("major-shortcut", "")


@rule("OUT-K8", "OUT-K11")
def test_a_major_shortcut_can_be_stolen() -> None:
    t = turn("", "/ major-shortcut", drawn="steal focus").play("play:steal>2")
    assert (t.hand("1"), t.hand("2")) == ("major-shortcut focus", "")


@rule("OUT-K10", "OUT-I6", "OUT-I1")
def test_shield() -> None:
    t = turn("", "", "", drawn="shield not-l not-r").play("play:shield>1")
    assert t.options() == "pass play:not-l>2 play:not-l>3"
    t.play("2 pass", "3 pass", "turn", "*path:pc13").race("1 5000", "2 6000", "3 7000")
    t.play("*draw:focus", "*draw:focus", "*draw:focus", "1 pass")
    assert (t.front("1"), t.offers("2 play:not-l>1")) == ("", True)


# One-shot cards.


@rule("OUT-K4", "OUT-K16", "OUT-Q28", "OUT-G9")
def test_focus() -> None:
    t = turn("long-1 back-away not-l", "", drawn="focus not-t")
    assert t.options() == "pass play:focus"
    assert t.rule_of("play:focus") == "OUT-K4"
    t.play("play:focus")
    assert (t.front("1"), t.discard) == ("", "back-away not-l long-1 focus")
    assert t.told()[0] == "focused 1 3"


@rule("OUT-K4", "OUT-Q28", "OUT-G9")
def test_focus_needs_a_card_in_front_and_no_target() -> None:
    assert turn("", "", drawn="focus not-t").refused("play:focus") == "OUT-K4"
    assert turn("long-1", "", drawn="focus not-t").refused("play:focus>2") == "OUT-K4"


@rule("OUT-K3", "OUT-K16")
def test_fair_trade() -> None:
    t = turn("long-1 back-away / not-l", "switcheroo-lr / boost", "", drawn="fair-trade focus focus")
    t.play("play:fair-trade>2")
    assert (t.front("1"), t.front("2")) == ("switcheroo-lr", "back-away long-1")
    assert (t.hand("1"), t.hand("2"), t.discard) == ("not-l", "boost focus", "fair-trade")
    assert t.told()[0] == "traded 1 2"


@rule("OUT-K3", "OUT-Q27")
def test_fair_trade_moves_boost_and_shield_along() -> None:
    t = turn("/ boost shield fair-trade", "", "", drawn="focus focus focus")
    t.play("play:boost>1", "play:shield>1", "play:fair-trade>3")
    assert (t.front("1"), t.front("3")) == ("", "boost shield")


@rule("OUT-K3", "OUT-Q28", "OUT-G9")
def test_fair_trade_needs_a_card_before_one_of_the_two() -> None:
    t = turn("", "long-1", "", drawn="fair-trade focus focus")
    assert t.options() == "pass play:fair-trade>2"
    assert t.refused("play:fair-trade>3") == t.refused("play:fair-trade>1") == "OUT-K3"
    t.play("play:fair-trade>2")
    assert (t.front("1"), t.front("2")) == ("long-1", "")


@rule("OUT-K5", "OUT-K16", "OUT-K18")
def test_have_mine() -> None:
    t = turn("back-away not-l long-1", "evens-odds long-1", "", drawn="have-mine focus focus").play("play:have-mine>2")
    assert (t.front("1"), t.front("2")) == ("", "back-away not-l long-1")
    assert t.discard == "evens-odds long-1 have-mine"
    assert t.told()[0] == "gave 1 2 3"


@rule("OUT-K5", "OUT-I8")
def test_have_mine_with_the_same_order_card_discards_the_receivers() -> None:
    t = turn("back-away", "back-away", "", drawn="have-mine focus focus").play("play:have-mine>2")
    assert (t.front("2"), t.discard) == ("back-away", "back-away have-mine")


@rule("OUT-K5", "OUT-I4")
def test_have_mine_leaves_the_receivers_order_card_if_none_is_passed() -> None:
    t = turn("long-1", "back-away", "", drawn="have-mine focus focus").play("play:have-mine>2")
    assert (t.front("2"), t.discard) == ("back-away long-1", "have-mine")


@rule("OUT-K5", "OUT-Q28", "OUT-G9")
def test_have_mine_needs_a_card_in_front_and_another_seat() -> None:
    assert turn("", "long-1", "", drawn="have-mine focus focus").refused("play:have-mine>2") == "OUT-K5"
    assert turn("long-1", "", "", drawn="have-mine focus focus").refused("play:have-mine>1") == "OUT-K5"


@rule("OUT-K11", "OUT-K16", "OUT-B3")
def test_steal() -> None:
    t = turn("/ not-l", "long-1 / boost boost", "", drawn="steal focus focus").play("play:steal>2")
    assert (t.hand("1"), t.hand("2"), t.front("2")) == ("not-l boost boost focus", "", "long-1")
    assert (t.asked, t.discard, t.offers("play:boost>1")) == ("1", "steal", True)
    assert t.told()[0] == "stole 1 2 3"


@rule("OUT-K11", "OUT-Q28", "OUT-G9")
def test_steal_needs_a_hand_and_another_seat() -> None:
    t = turn("/ steal", "", "", drawn="steal focus boost").play("play:steal>2")
    assert t.refused("play:steal>2") == t.refused("play:steal>1") == "OUT-K11"
    assert t.offers("play:steal>3")


@rule("OUT-K11")
def test_after_a_steal_the_victim_has_no_turn_but_the_thief_plays_its_cards() -> None:
    t = turn("", "", drawn="steal boost").play("play:steal>2", "play:boost>1")
    assert (t.front("1"), t.kind) == ("boost", "turn")


# What they have in common.


@rule("OUT-K15", "OUT-K16", "OUT-K17", "OUT-K18", "OUT-Q13", "OUT-Q14")
def test_icons_and_uses() -> None:
    assert named(SINGLE_SLOT) == "back-away evens-odds odds-evens"
    assert named(ONE_ROUND) == "little-shortcut boost shield"
    assert named(ONE_SHOT) == "focus fair-trade have-mine steal"
    others = ["focus", "fair-trade", "have-mine", "steal", "major-shortcut"]
    assert named(PLACED).split() == [code for code in CARD.codes if code not in others]
    assert CARDS == 26


@rule("OUT-K15", "OUT-K16")
@pytest.mark.parametrize("card", [code for code in CARD.codes if code != "major-shortcut"])
def test_what_is_placed_lies_and_what_is_one_shot_is_discarded(card: str) -> None:
    t = turn("long-1" if card != "long-1" else "", "", "", drawn=f"{card} focus focus")
    placed = bool(PLACED >> CARD.index[card] & 1)
    t.play(f"play:{card}" if card == "focus" else f"play:{card}>2")
    assert (card in t.front("2").split()) == placed
    assert (card in t.discard.split()) == (not placed)


RULES = {"fair-trade": "OUT-K3", "have-mine": "OUT-K5", "shield": "OUT-K10", "steal": "OUT-K11", "boost": "OUT-K2"}
RULES |= {"not-l": "OUT-K9", "long-1": "OUT-K7", "switcheroo-jd": "OUT-K14", "little-shortcut": "OUT-K6"}
RULES |= {"back-away": "OUT-K1", "evens-odds": "OUT-K12", "odds-evens": "OUT-K13"}


@rule("OUT-B3")
@pytest.mark.parametrize("card", RULES)
def test_a_play_cites_the_rule_of_its_card(card: str) -> None:
    assert turn("long-2", "", "", drawn=f"{card} focus focus").rule_of(f"play:{card}>2") == RULES[card]
