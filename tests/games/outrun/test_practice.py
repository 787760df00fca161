"""Practice (OUT-A): one seat alone."""

import pytest

from lamster.games.outrun.components import CARD, PATH, ROW_CARDS, cards_in
from lamster.games.outrun.game import GAME
from lamster.games.outrun.load import expected_ms, par_ms
from lamster.kernel.timing import Timing
from tests.games.outrun.table import Table, card_set, new_game
from tests.rules import rule

PAR = 5350
"""PC14 without cards: 1150 + 6 * 700 ms."""


def practice(paths: int = 3, *added: str) -> Table:
    t = new_game(1, practice_cards=paths).play("pick:robot")
    return t.play(*[f"add:{card}" for card in added])


def path_run(t: Table, path: str, run: str) -> Table:
    t.play("turn", f"*path:{path}")
    return t.race(f"1 {run}")


@rule("OUT-A1", "OUT-Q52", "OUT-G1")
def test_one_seat_has_no_monster_no_hand_and_no_rooms_to_run() -> None:
    t = practice()
    view = t.view("1")
    assert (view.monster, view.board, view.deck, view.stage) == (None, (), 0, "practice")
    assert (t.hand("1"), t.infected, t.rooms) == ("", "", "1")
    path_run(t, "pc14", "5000")
    assert (t.rooms, t.hand("1"), t.order, t.kind) == ("1", "", "", "practice")


@rule("OUT-A1", "OUT-A3", "OUT-U1", "OUT-Q37")
def test_there_is_no_vote_but_a_limit_and_a_countdown() -> None:
    t = practice()
    assert GAME.timing(t.state, t.decision) == Timing(0, countdown=3_000, code="turn")
    t.play("turn", "*path:pc14")
    assert GAME.timing(t.state, t.decision) == Timing(60_000, grace=400)


@rule("OUT-A2")
def test_cards_that_change_rows_may_be_added() -> None:
    added = [code for code in practice().options().split() if code.startswith("add:")]
    assert sorted(added) == sorted(f"add:{CARD.codes[card]}" for card in cards_in(ROW_CARDS))
    assert len(added) == 3 + 4 + 8 + 3 + 1


@rule("OUT-A2", "OUT-I7")
def test_no_card_is_added_twice_and_what_lies_there_may_be_dropped() -> None:
    t = practice(3, "not-l", "long-1")
    assert t.front("1") == "not-l long-1"
    assert not t.offers("add:not-l")
    t.play("drop:not-l")
    assert (t.front("1"), t.told()) == ("long-1", ["dropped not-l"])
    assert t.offers("add:not-l")
    assert not t.offers("drop:not-l")


@rule("OUT-A2", "OUT-I8")
def test_an_order_card_replaces_the_other() -> None:
    assert practice(3, "back-away", "not-l", "evens-odds").front("1") == "evens-odds not-l"


@rule("OUT-A2", "OUT-I1")
def test_nothing_leaves_by_itself() -> None:
    t = practice(3, "little-shortcut", "long-2")
    path_run(t, "pc14", "5000")
    assert t.front("1") == "long-2 little-shortcut"


@rule("OUT-A3", "OUT-W1", "OUT-R2")
def test_a_path_is_run_as_always() -> None:
    t = practice(3, "back-away", "long-1").play("turn")
    assert len(t.decision.codes) == 48
    t.play("*path:pc14")
    assert (t.form("1").tray, t.form("1").rows) == ("LRJDCSVT1", ("R1SCLDV",))
    t.race("1 6000 R1SCLDV")
    assert (t.told()[:2], t.explained("1").right) == (["finished 1", "right 1 R1SCLDV 6 00 1"], True)


@rule("OUT-A3", "OUT-R10")
@pytest.mark.parametrize("run", ["5000 wrong", "late"])
def test_wrong_or_late_is_no_path_made(run: str) -> None:
    t = path_run(practice(1), "pc14", run)
    assert (t.state.made, t.state.times, t.result) == (0, (-1,), "OUT-A6")


@rule("OUT-A3", "OUT-W6")
def test_a_path_does_not_come_again_before_all_were_there() -> None:
    t = path_run(practice(50), "pc14", "5000").play("turn")
    assert len(t.decision.codes) == 47


@rule("OUT-A4")
@pytest.mark.parametrize(("ms", "made"), [(PAR, 1), (PAR + 1, 0)])
def test_a_path_is_made_at_par_or_faster(ms: int, made: int) -> None:
    t = path_run(practice(), "pc14", str(ms))
    assert (t.state.made, t.state.times) == (made, (ms,))
    assert t.told()[-2:] == ["made 5 35" if made else "slow 5 35", "round 2"]
    assert t.explained("1").par == PAR


@rule("OUT-A4", "OUT-N3", "OUT-N4")
@pytest.mark.parametrize(
    ("cards", "laid", "par"),
    [
        ("", 6, 5350),
        ("back-away", 6, 5350 + 900),
        ("evens-odds", 6, 5350 + 1500),
        ("switcheroo-lr", 6, 5350 + 900),
        ("switcheroo-vt", 6, 5350 + 600),
        ("not-v switcheroo-vt", 5, 5350 - 700 + 420 + 120),
        ("not-l", 5, 5350 - 700 + 420),
        ("not-j", 6, 5350 + 120),
        ("long-3", 7, 5350 + 700 + 480),
        ("little-shortcut", 5, 5350 - 700 + 180),
        ("boost shield", 6, 5350),
    ],
)
def test_par_by_load(cards: str, laid: int, par: int) -> None:
    assert par_ms(PATH.index["pc14"], card_set(cards), laid) == par


@rule("OUT-N3")
def test_a_gap_that_only_a_little_shortcut_closes_still_weighs() -> None:
    four_left = "not-s long-3 little-shortcut"
    three_left = "not-s not-l long-3 little-shortcut"
    pc02 = PATH.index["pc02"]
    assert par_ms(pc02, card_set(four_left), 3) == 1150 + 2100 + 600 * 18 // 10
    assert par_ms(pc02, card_set(three_left), 2) == 1150 + 1400 + 600 * 19 // 10


@rule("OUT-A5")
def test_the_explanation_after_a_path() -> None:
    t = path_run(practice(3, "back-away", "not-l"), "pc14", "5000 RSCLDV")
    run = t.explained("1")
    assert (run.row, run.right, run.rows, run.nearest, run.at) == ("RSCLDV", False, ["RSCDV"], "RSCDV", 3)
    assert (run.blame, run.ms, run.par) == ("not-l", 5000, 1150 + 5 * 700 + 600 * 22 // 10)
    assert [(stage.card, stage.rule, stage.row) for stage in run.stages] == [
        (None, "OUT-W4", "VDLCSR"),
        ("back-away", "OUT-P1", "RSCLDV"),
        ("not-l", "OUT-P2", "RSCDV"),
    ]


@rule("OUT-A6")
@pytest.mark.parametrize(("made", "result"), [(3, "1 OUT-A6"), (2, "OUT-A6")])
def test_won_with_more_than_half_of_the_paths_made(made: int, result: str) -> None:
    t = practice(4)
    for i, path in enumerate(("pc14", "pc13", "pc15", "pc16")):
        path_run(t, path, "5000" if i < made else "5000 wrong")
    assert t.result == result
    assert t.told()[-1] == f"practised {made} 4"


@rule("OUT-A6")
def test_stopping_early_counts_against_all_paths() -> None:
    t = path_run(practice(3), "pc14", "5000")
    assert path_run(t, "pc13", "5000").play("stop").result == "1 OUT-A6"
    assert practice(3).play("stop").result == "OUT-A6"


@rule("OUT-A6")
def test_how_practice_goes_is_shown() -> None:
    t = path_run(practice(3), "pc14", "5000")
    path_run(t, "pc13", "5000 wrong")
    view = t.view("1").practice
    assert view is not None
    assert (view.made, view.total, view.times) == (1, 3, [5000, None])
    assert view.pars == [1150 + 6 * 700, 1150 + 6 * 700], "six cards and no load, whatever was laid"
    assert (t.rule_of("stop"), t.rule_of("turn"), t.rule_of("add:not-l")) == ("OUT-A6", "OUT-A3", "OUT-A2")
    assert t.default() == "turn"


@rule("OUT-A3", "OUT-O4", "OUT-O5")
def test_options_of_the_path_hold_in_practice() -> None:
    t = new_game(1, shuffled_tray=True, straight_path=True).play("pick:robot", "turn")
    assert (t.kind, t.view("1").straight) == ("tray", True)


@rule("OUT-N4", "OUT-Q50")
@pytest.mark.parametrize(
    ("level", "times"),
    [
        ("beginner", (8900, 12350, 15800)),
        ("easy", (6900, 9450, 12000)),
        ("medium", (5350, 7150, 8950)),
        ("hard", (4260, 5550, 6840)),
        ("master", (3400, 4300, 5200)),
    ],
)
def test_what_each_level_needs_for_six_cards(level: str, times: tuple[int, int, int]) -> None:
    """With a load of 0, 3 and 6 (ledger 5.15)."""
    assert tuple(round(expected_ms(level, 6, load)) for load in (0, 3, 6)) == times
