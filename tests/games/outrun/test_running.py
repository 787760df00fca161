"""Stages 1 and 2: which way, and run away (OUT-W, OUT-R)."""

from random import Random

import pytest

from lamster.games.outrun.components import PATH
from lamster.games.outrun.game import GAME
from lamster.games.outrun.rules.running import blind_row
from lamster.kernel.timing import Timing
from tests.games.outrun.table import Table, table
from tests.rules import rule


def racing(*players: str, monster: str = "bear", path: str = "pc14") -> Table:
    return table(*(players or ("", "")), monster=monster, path=path)


# Which way.


@rule("OUT-W1", "OUT-H6", "OUT-Q46", "OUT-T3")
def test_the_flipper_turns_the_card_for_all() -> None:
    t = table("", "", "", flipper="2")
    assert (t.asked, t.kind, t.options()) == ("2", "turn", "turn")
    t.play("turn")
    assert (t.asked, t.kind, t.told(), t.view("2").path) == ("*", "path", [], None)
    t.play("*path:pc14")
    assert (t.asked, t.told()) == ("1 2 3", ["turned pc14"])
    assert [t.view(who).path for who in "12"] == [t.view("onlooker").path] * 2


@rule("OUT-W2")
def test_the_fastest_right_seat_flips_next() -> None:
    t = table("", "", "", path="pc14").race("1 6000", "2 4000 wrong", "3 5000").play("*draw:boost")
    assert (t.flipper, t.asked) == ("3", "3")


@rule("OUT-W3")
def test_when_all_were_wrong_the_same_seat_flips_again() -> None:
    t = table("", "", "", path="pc14", flipper="2").race("1 6000 wrong", "2 late", "3 5000 wrong").play("*draw:boost")
    assert t.asked == "2"


@rule("OUT-W4")
def test_a_path_is_read_by_its_footprints() -> None:
    path = racing(path="pc37").view("1").path
    assert path is not None
    assert (path.card, path.symbols, path.cells, path.antidote) == ("pc37", "VTCSJLR", "1236548", False)
    assert racing(path="pc37").form("1").rows == ("VTCSJLR",)


@rule("OUT-W5", "OUT-R8")
def test_what_counts_is_frozen_while_all_run() -> None:
    t = racing("back-away / major-shortcut boost", "not-l")
    before = (t.form("1"), t.form("2"))
    t.play("2 run:VDCSR@5000")
    assert (t.form("1"), t.form("2")) == before
    assert t.kind_of("1") == "run"
    assert t.refused("1 play:boost>1") == t.refused("1 pass") == "OUT-R1"


@rule("OUT-W6", "OUT-Q33")
def test_used_path_cards_are_shuffled_when_none_is_left() -> None:
    t = table("", "", path="pc14", paths="pc13").race("1 5000", "2 6000").play("*draw:boost", "turn", "*path:pc13")
    t.race("1 5000", "2 6000").play("*draw:back-away")
    assert t.view("1").paths_left == 0
    t.play("turn")
    assert (len(t.decision.codes), t.told()) == (48, ["reshuffled paths"])
    assert not any(t.state.paths_used)
    t.play("*path:pc13")
    assert t.view("1").paths_left == 47


@rule("OUT-W6")
def test_a_used_path_card_does_not_come_again_before() -> None:
    t = table("", "", path="pc14").race("1 5000", "2 6000").play("*draw:boost", "turn")
    assert len(t.decision.codes) == 47
    assert "path:pc14" not in t.decision.codes


@rule("OUT-W7", "OUT-Q46")
def test_the_clock_of_turning_the_card() -> None:
    t = table("", "", relaxed_clocks=True)
    assert GAME.timing(t.state, t.decision) == Timing(0, ready=15_000, auto=10_000, countdown=3_000)
    assert t.default() == "turn"


# Run away.


@rule("OUT-R1")
def test_all_run_at_once_and_in_any_order() -> None:
    t = racing("", "", "")
    assert t.asked == "1 2 3"
    t.play("3 run:VDLCSR@5000")
    assert t.asked == "1 2"
    t.play("1 run:VDLCSR@5000")
    assert t.asked == "2"


@rule("OUT-R2", "OUT-T11")
@pytest.mark.parametrize(
    ("monster", "player", "tray"),
    [
        ("bear", "", "LRJDCSVT"),
        ("bear", "long-1 long-3 back-away", "LRJDCSVT13"),
        ("bear", "/ long-1 boost", "LRJDCSVT"),
        ("bear", "/ major-shortcut", "LRJDCSVTM"),
        ("dragon", "long-2 / major-shortcut major-shortcut", "LRJDCSVT2MM"),
        ("zombie", "infected long-2", "LRJDCSVT2A"),
        ("zombie", "immune", "LRJDCSVT"),
    ],
)
def test_the_tray(monster: str, player: str, tray: str) -> None:
    t = racing(player, "", monster=monster)
    own = t.view("1").own
    assert own is not None
    assert t.form("1").tray == own.tray == tray
    for sign in "LRJDCSVT123MA":
        assert t.offers(f"1 run:{sign}@400") == (sign in tray)


@rule("OUT-R2", "OUT-T11", "OUT-S2")
@pytest.mark.parametrize("row", ["LL", "VDLCSRV", "1", "M", "A", "X", "v"])
def test_no_card_is_laid_that_the_tray_does_not_have(row: str) -> None:
    t = racing()
    assert t.refused(f"1 run:{row}@9000") == "OUT-R1"
    t.play("1 run:VDLCSR@9000")
    assert t.asked == "2"


@rule("OUT-R3", "OUT-R4", "OUT-R5")
@pytest.mark.parametrize("row", ["", "V", "TJ", "RSCLDV", "LRJDCSVT"])
def test_finish_may_be_played_with_any_row(row: str) -> None:
    t = racing().play(f"1 run:{row}@5000")
    own = t.view("1").own
    assert own is not None
    assert (own.row, t.told()) == (row, ["finished 1"])


@rule("OUT-R6", "OUT-T10")
def test_after_finish_the_row_is_final() -> None:
    t = racing().play("1 run:V@5000")
    assert t.kind_of("1") == ""
    refusal = GAME.refuse(t.state, 0, "run:VDLCSR@5100")
    assert refusal is not None
    assert "not asked" in refusal.reason


@rule("OUT-R7")
def test_nothing_tells_a_right_row_from_a_wrong_one_before_the_stage_is_closed() -> None:
    right, wrong = racing().play("1 run:VDLCSR@5000"), racing().play("1 run:VDLCRS@5000")
    assert (right.told("1"), right.view("2")) == (wrong.told("1"), wrong.view("2"))
    views = [t.view("1") for t in (right, wrong)]
    for view in views:
        assert view.own is not None
        view.own.row = None
    assert views[0] == views[1]


@rule("OUT-R8", "OUT-Q16")
def test_no_card_is_played_or_moved_while_all_run() -> None:
    t = racing("long-1 / boost steal", "/ shield").race("1 5000", "2 6000 wrong")
    assert (t.hand("1"), t.hand("2"), t.front("1")) == ("boost steal", "shield", "long-1")


@rule("OUT-R9", "OUT-U6")
def test_the_stage_ends_with_the_last_finish() -> None:
    t = racing("", "", "").play("1 run:@400", "2 late")
    assert t.view("1").stage == "run"
    t.play("3 run:@400")
    assert t.view("1").stage != "run"


@rule("OUT-R10", "OUT-U4", "OUT-G4")
def test_without_finish_a_seat_is_wrong() -> None:
    t = racing().race("1 late", "2 5000")
    assert (t.right, t.positions) == ("2", "0 6")
    assert t.told()[:2] == ["late 1", "finished 2"]
    assert GAME.default(racing().state, 0) == "late"


@rule("OUT-R11", "OUT-C6")
def test_an_unfinished_row_counts_as_not_laid() -> None:
    t = racing("infected not-l", "infected", monster="zombie").race("1 late", "2 5000")
    run = t.explained("1")
    assert (run.row, run.ms, run.right, run.at, run.blame) == (None, None, False, -1, None)
    assert (t.infected, t.front("1")) == ("1 2", "not-l")


@rule("OUT-L7")
def test_a_random_runner_is_right_in_about_half_of_its_runs() -> None:
    form = racing("back-away little-shortcut long-1 / major-shortcut", "").form("1")
    rng = Random(7)
    runs = [form.sample(rng) for _ in range(400)]
    assert not [code for code in runs if form.refuse(code)]
    right = sum(code[4:].partition("@")[0] in form.rows for code in runs)
    assert 170 < right < 240


@rule("OUT-L7")
@pytest.mark.parametrize("tray", ["LRJDCSVT", "LRJDCSVT123", "LRJDCSVT12MMMMA"])
def test_cards_put_together_blindly_are_those_of_a_sample(tray: str) -> None:
    for cards in range(len(tray) + 1):
        ours, theirs = Random(cards), Random(cards)
        assert blind_row(tray, cards, ours) == "".join(theirs.sample(tray, cards))
        assert ours.random() == theirs.random(), "as much was drawn"


@rule("OUT-W5")
def test_who_has_yet_to_finish_keeps_the_question() -> None:
    state = racing("back-away", "not-l", "boost").state
    opened = [decision.id for decision in state.open]
    GAME.apply(state, 1, "run:VDCSR@5000")
    assert [decision.id for decision in state.open] == [opened[0], opened[2]]
    assert [decision.id for decision in state.clone().open] == [opened[0], opened[2]]


@rule("OUT-R1")
def test_what_a_client_is_told_of_the_run() -> None:
    form = racing("back-away / major-shortcut", "").form("1")
    assert form.spec() == {
        "tray": "LRJDCSVTM",
        "path": "pc14",
        "front": ["back-away"],
        "majors": 1,
        "infected": False,
        "limit": 60_000,
    }
    assert form.path == PATH.index["pc14"]
