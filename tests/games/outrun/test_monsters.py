"""How each monster hands out cards (OUT-V, OUT-B, OUT-D, OUT-Z)."""

import pytest

from tests.games.outrun.table import Table, new_game, table
from tests.rules import rule

# Vampire.


@rule("OUT-V1", "OUT-G6")
def test_one_card_for_all() -> None:
    t = table("", "", "", path="pc14").race("1 5000", "2 6000 wrong", "3 late").play("*draw:back-away")
    assert (t.centre, t.kind, t.asked) == ("back-away", "turn", "1")
    t.play("turn", "*path:pc13")
    assert [t.form(who).rows for who in "123"] == [("LRTSCJ",)] * 3


@rule("OUT-V2")
def test_nobody_has_cards_of_their_own_on_the_vampire() -> None:
    t = table("", "", path="pc14").race("1 5000", "2 6000").play("*draw:boost")
    assert (t.hand("1"), t.hand("2"), t.front("1"), t.front("2")) == ("", "", "", "")


@rule("OUT-V3", "OUT-R2")
def test_a_plus_card_lies_in_every_tray() -> None:
    t = table("", "", "", "", "", "").play("turn", "*path:pc14").race(*[f"{who} 5000" for who in range(1, 7)])
    t.play("*draw:long-2", "1 turn", "*path:pc13")
    assert {t.form(str(who)).tray for who in range(1, 7)} == {"LRJDCSVT2"}
    assert t.centre == "long-2"


@rule("OUT-V4", "OUT-I4")
def test_the_centre_grows() -> None:
    t = table("", "", centre="back-away not-l switcheroo-lr long-1").play("turn", "*path:pc14")
    t.race("1 5000", "2 6000").play("*draw:not-c")
    assert t.centre == "back-away switcheroo-lr not-l not-c long-1"


@rule("OUT-V5")
def test_with_a_little_shortcut_in_the_centre_each_leaves_out_what_it_likes() -> None:
    t = table("", "", "", path="pc02", centre="little-shortcut")
    t.race("1 5000 LTRJ", "2 6000 SLTR", "3 7000 SLTRJ")
    assert (t.right, t.centre) == ("1 2", "")


# Bear.


def bear(*players: str, runs: str, drawn: str) -> Table:
    t = table(*players, monster="bear", path="pc14").race(*[run.strip() for run in runs.split(",")])
    return t.play(*[f"*draw:{card}" for card in drawn.split()])


@rule("OUT-B1")
def test_everybody_draws_right_or_wrong() -> None:
    t = bear("", "", "", runs="1 5000, 2 6000 wrong, 3 late", drawn="boost steal focus")
    assert (t.hand("1"), t.hand("2"), t.hand("3")) == ("boost", "steal", "focus")


@rule("OUT-B2", "OUT-Q30")
def test_turns_go_along_the_line() -> None:
    t = bear("", "", "", runs="3 5000, 1 6000 wrong, 2 late", drawn="boost steal focus")
    assert t.asked == "3"
    t.play("pass")
    assert t.asked == "1"
    t.play("pass")
    assert t.asked == "2"
    t.play("pass")
    assert t.kind == "turn"


@rule("OUT-B3")
def test_any_number_of_cards_in_any_order_each_effect_seen_before_the_next() -> None:
    t = bear("/ back-away focus not-l", "", runs="1 5000, 2 6000", drawn="evens-odds steal")
    assert not t.offers("play:focus")
    t.play("play:back-away>1", "play:evens-odds>1", "play:not-l>2")
    assert (t.asked, t.options()) == ("1", "pass play:focus")
    t.play("play:focus")
    assert (t.asked, t.hand("1"), t.front("1")) == ("2", "", "")


@rule("OUT-B3", "OUT-B4")
def test_a_seat_may_play_none() -> None:
    t = bear("", "", runs="1 5000, 2 6000", drawn="boost steal")
    assert (t.default(), t.rule_of("pass")) == ("pass", "OUT-B4")
    t.play("pass")
    assert (t.hand("1"), t.told()[0]) == ("boost", "passed 1")


@rule("OUT-B4", "OUT-K8", "OUT-Q16")
def test_a_major_shortcut_is_kept() -> None:
    t = bear("", "", runs="1 5000, 2 6000", drawn="major-shortcut steal")
    assert t.options() == "pass"
    assert t.refused("play:major-shortcut>1") == t.refused("play:major-shortcut") == "OUT-K8"
    t.play("pass", "pass", "turn", "*path:pc13").race("1 5000 M", "2 6000")
    assert t.right == "1 2"


@rule("OUT-B5", "OUT-I2")
def test_every_play_takes_effect_at_once_and_nobody_reacts() -> None:
    t = bear("", "", "", runs="1 5000, 2 6000, 3 7000", drawn="not-l shield shield").play("play:not-l>3")
    assert (t.front("3"), t.asked) == ("not-l", "2")


@rule("OUT-B6", "OUT-I4")
def test_nothing_else_clears_on_the_bear() -> None:
    t = bear("long-1 back-away", "", runs="1 5000, 2 6000", drawn="boost steal").play("pass", "pass")
    assert t.front("1") == "back-away long-1"


@rule("OUT-L3", "OUT-B2")
def test_a_turn_with_an_empty_hand_is_no_question() -> None:
    t = bear("", "", "", runs="1 5000, 2 6000, 3 7000", drawn="steal focus boost").play("play:steal>2")
    assert (t.asked, t.hand("1")) == ("1", "focus")
    t.play("pass")
    assert t.asked == "3"


# Dragon.


def dragon(*players: str, runs: str) -> Table:
    return table(*players, monster="dragon", path="pc14").race(*[run.strip() for run in runs.split(",")])


@rule("OUT-D1", "OUT-D2")
def test_right_seats_but_the_fastest_draw_two() -> None:
    t = dragon("", "", "", "", runs="1 5000, 2 6000, 3 7000, 4 4000 wrong")
    t.play("*draw:boost", "*draw:steal", "*draw:focus", "*draw:shield")
    assert [t.hand(who) for who in "1234"] == ["", "boost steal", "focus shield", ""]
    assert (t.kind, t.asked) == ("interfere", "2")


@rule("OUT-D3", "OUT-Q30")
def test_seats_that_drew_nothing_may_play_what_they_hold() -> None:
    t = dragon("/ boost", "", "/ not-l", runs="1 5000, 2 6000, 3 7000 wrong").play("*draw:focus", "*draw:steal")
    assert t.asked == "1"
    t.play("play:boost>1", "2 pass")
    assert t.asked == "3"
    t.play("play:not-l>1")
    assert (t.front("1"), t.kind) == ("not-l boost", "turn")


@rule("OUT-D4", "OUT-X3")
def test_who_was_cleared_by_fire_can_get_new_cards_in_the_same_round() -> None:
    t = dragon("/ not-l", "long-1", runs="1 5000, 2 6000").play("*draw:focus", "*draw:steal", "1 play:not-l>2")
    assert (t.front("2"), t.discard) == ("not-l", "long-1")


@rule("OUT-D5")
def test_a_single_right_seat_draws_nothing_and_nobody_burns() -> None:
    t = dragon("long-1", "long-2", "long-3", runs="1 5000, 2 6000 wrong, 3 late")
    assert (t.positions, t.kind) == ("6 0 0", "turn")
    assert (t.front("1"), t.front("2"), t.front("3")) == ("long-1", "long-2", "long-3")


@rule("OUT-D2", "OUT-D5")
def test_when_all_are_wrong_nobody_draws() -> None:
    assert dragon("", "", runs="1 5000 wrong, 2 late").kind == "turn"


# Zombie.


def zombie(*players: str, runs: str) -> Table:
    return table(*players, monster="zombie", path="pc14").race(*[run.strip() for run in runs.split(",")])


@rule("OUT-Z1", "OUT-Z2", "OUT-X9")
def test_each_infected_seat_draws_one_open_before_itself() -> None:
    t = zombie("infected", "", "", runs="1 5000, 2 6000, 3 7000").play("*draw:not-l", "*draw:not-r")
    assert (t.infected, t.front("1"), t.front("2"), t.front("3")) == ("1 3", "not-l", "", "not-r")
    assert t.told()[:2] == ["drew-open 1 not-l", "drew-open 3 not-r"]
    assert (t.kind, t.hand("1")) == ("turn", "")


@rule("OUT-Z1")
def test_the_healthy_draw_nothing() -> None:
    t = zombie("", "immune", runs="1 5000, 2 6000")
    assert (t.infected, t.kind) == ("", "turn")


@rule("OUT-Z2", "OUT-G6", "OUT-Z7", "OUT-S11")
def test_a_card_counts_for_its_seat_alone() -> None:
    t = zombie("infected", "immune", runs="1 5000, 2 6000").play("*draw:long-2", "turn", "*path:pc18")
    assert (t.form("1").rows, t.form("2").rows) == (("JV2RLDS", "JV2RLDSA"), ("JVRLDS",))
    assert (t.form("1").tray, t.form("2").tray) == ("LRJDCSVT2A", "LRJDCSVT")


@rule("OUT-Z3", "OUT-I8")
def test_a_new_order_card_replaces_the_old_one() -> None:
    t = zombie("infected back-away", "immune", runs="1 5000, 2 6000").play("*draw:odds-evens")
    assert (t.front("1"), t.discard) == ("odds-evens", "back-away")
    assert t.told()[:2] == ["drew-open 1 odds-evens", "replaced 1 back-away"]


@rule("OUT-Z4", "OUT-X9")
def test_the_infected_draw_every_round() -> None:
    t = zombie("infected", "immune", runs="1 5000, 2 6000").play("*draw:not-l", "turn", "*path:pc13")
    t.race("1 5000", "2 6000").play("*draw:not-r", "*draw:not-s")
    assert (t.front("1"), t.front("2"), t.infected) == ("not-l not-r", "not-s", "1 2")


@rule("OUT-Z5", "OUT-C5")
def test_who_is_cured_draws_nothing_and_is_free_of_cards() -> None:
    t = zombie("infected not-l", "immune", runs="1 5000 VDCSRA, 2 6000")
    assert (t.infected, t.front("1"), t.kind, t.discard) == ("", "", "turn", "not-l")


@rule("OUT-Z6", "OUT-G3")
def test_immunity_ends_with_the_round() -> None:
    t = zombie("infected", "", runs="1 7000 VDLCSRA, 2 6000")
    assert (t.immune, t.infected, t.kind) == ("", "", "turn")
    assert [seat.immune for seat in t.view("1").seats] == [False, False]


@rule("OUT-S10", "OUT-Z7")
@pytest.mark.parametrize("monster", ["vampire", "bear", "zombie", "dragon"])
def test_round_one_is_run_on_the_plain_path(monster: str) -> None:
    t = new_game(2, monster=monster).play("1 pick:robot", "2 pick:chef", "*first:2", "turn", "*path:pc37")
    assert t.form("1").rows == t.form("2").rows == ("VTCSJLR",)
