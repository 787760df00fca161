"""Options of the table and its clocks (OUT-O, OUT-U)."""

import pytest

from lamster.games.outrun.components import LETTERS, MOVE
from lamster.games.outrun.game import GAME
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value
from lamster.kernel.timing import Timing
from tests.games.outrun.table import Table, new_game, table
from tests.rules import rule


def timing(t: Table) -> Timing | None:
    return GAME.timing(t.state, t.state.open[0])


@rule("OUT-O1", "OUT-O2", "OUT-O3", "OUT-O4", "OUT-O5", "OUT-O6", "OUT-A6")
def test_the_defaults() -> None:
    assert GAME.meta.parse_options({}) == {
        "monster": "vampire",
        "maps": 2,
        "run_limit": "60",
        "vote": True,
        "shuffled_tray": False,
        "straight_path": False,
        "relaxed_clocks": False,
        "practice_cards": 10,
    }


@rule("OUT-O1", "OUT-O2", "OUT-O3")
@pytest.mark.parametrize("options", [{"monster": "wolf"}, {"maps": 4}, {"run_limit": "20"}, {"practice_cards": 51}])
def test_other_values_are_refused(options: dict[str, Value]) -> None:
    with pytest.raises(Refusal):
        GAME.setup(4, options)


@rule("OUT-O1", "OUT-A1", "OUT-Q52")
@pytest.mark.parametrize("options", [{"monster": "bear"}, {"maps": 1}, {"vote": False}, {"relaxed_clocks": True}])
def test_settings_of_a_race_are_not_for_practice(options: dict[str, Value]) -> None:
    with pytest.raises(Refusal):
        GAME.setup(1, options)
    assert GAME.setup(2, options).ended is None


@rule("OUT-A6")
def test_the_number_of_paths_is_for_practice_alone() -> None:
    with pytest.raises(Refusal):
        GAME.setup(2, {"practice_cards": 5})


@rule("OUT-O3", "OUT-U1", "OUT-T12")
@pytest.mark.parametrize(
    ("limit", "seconds"), [("30", 30), ("45", 45), ("60", 60), ("90", 90), ("120", 120), ("off", 180)]
)
def test_the_run_limit(limit: str, seconds: int) -> None:
    t = table("", "", path="pc14", run_limit=limit)
    clock = timing(t)
    assert clock is not None
    assert (clock.limit, clock.grace, t.view("1").limit) == (1000 * seconds, 400, seconds)


@rule("OUT-O3", "OUT-U2", "OUT-U3", "OUT-Q37")
def test_the_vote_can_be_switched_off() -> None:
    clock = timing(table("", "", path="pc14"))
    assert clock is not None
    assert (clock.vote_after, clock.vote_quiet, clock.last_call) == (20_000, 10_000, 5_000)
    assert timing(table("", "", path="pc14", vote=False)) == Timing(60_000, grace=400)


@rule("OUT-U7", "OUT-F8")
def test_the_clocks_of_other_decisions() -> None:
    t = table("long-1", "", monster="bear", path="pc14").race("1 5000", "2 6000 wrong")
    assert timing(t) == Timing(15_000)
    t.play("claw:no", "*draw:focus", "*draw:focus")
    assert timing(t) == Timing(30_000, more=10_000)


@rule("OUT-O6", "OUT-U7")
def test_relaxed_clocks_leave_only_the_run_and_the_card_timed() -> None:
    t = table("long-1", "", monster="bear", path="pc14", relaxed_clocks=True)
    clock = timing(t)
    assert clock is not None
    assert clock.limit == 60_000
    t.race("1 5000", "2 6000 wrong")
    assert timing(t) is None
    t.play("claw:no", "*draw:focus", "*draw:focus")
    assert timing(t) is None
    t.play("1 pass", "2 pass")
    assert timing(t) is not None


@rule("OUT-S1")
def test_choosing_a_character_has_no_clock() -> None:
    assert timing(new_game(2)) is None


@rule("OUT-O4")
def test_trays_are_in_the_fixed_order_unless_told() -> None:
    t = table("", "").play("turn", "*path:pc14")
    assert t.view("1").tray == t.view("onlooker").tray == LETTERS


@rule("OUT-O4", "OUT-H6")
def test_a_shuffled_tray_is_laid_out_anew_each_round_before_the_card() -> None:
    t = table("", "", "", shuffled_tray=True).play("turn")
    assert (t.kind, len(t.decision.codes)) == ("tray", 8)
    moves = ["tiptoe", "left", "vault", "right", "slide", "jump", "climb", "duck"]
    t.play(*[f"*tray:{move}" for move in moves])
    assert (t.kind, t.view("1").path) == ("path", None)
    t.play("*path:pc14")
    expected = "".join(LETTERS[MOVE.index[move]] for move in moves)
    assert {t.view(who).tray for who in ("1", "2", "3", "onlooker")} == {expected}
    t.race("1 5000", "2 6000", "3 7000").play("*draw:boost", "turn")
    assert len(t.decision.codes) == 8


@rule("OUT-O4")
def test_no_move_is_laid_out_twice() -> None:
    t = table("", "", shuffled_tray=True).play("turn", "*tray:left")
    assert not t.offers("*tray:left")
    assert len(t.decision.codes) == 7


@rule("OUT-O4", "OUT-R3")
def test_a_shuffled_tray_changes_no_row() -> None:
    t = table("", "", path="pc14", shuffled_tray=True)
    assert t.form("1").rows == ("VDLCSR",)


@rule("OUT-O5")
def test_the_straight_path_is_a_setting_of_the_whole_table() -> None:
    for straight in (False, True):
        t = table("", "", path="pc14", straight_path=straight)
        assert [t.view(who).straight for who in ("1", "2", "onlooker")] == [straight] * 3
