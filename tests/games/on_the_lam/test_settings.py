"""Settings (OTL-V)."""

import pytest

from lamster.games.on_the_lam.components import ALIBIS
from lamster.games.on_the_lam.game import GAME
from lamster.kernel.decision import Refusal
from tests.games.on_the_lam.table import Table, new_game, table
from tests.rules import rule

FIVE = "mouthguard glove ticket hand_wraps shoelaces"
SETTINGS: dict[str, tuple[str, list[str | int]]] = {
    "skill_die": ("OTL-V1", ["d10", "d6", "d8", "d12", "2d6"]),
    "alibi_copies": ("OTL-V2", [2, 1, 3]),
    "alibi_goal": ("OTL-V3", ["any_five", "five_different"]),
    "search_retry": ("OTL-V4", ["same_turn", "once"]),
    "search_marks": ("OTL-V5", ["reset_at_twelve", "strict", "none"]),
    "item_in_limit": ("OTL-V6", [True, False]),
    "walk_into_police": ("OTL-V7", ["safe", "investigate"]),
    "bonus_item_timing": ("OTL-V8", ["after_roll", "before_roll"]),
    "round_limit": ("OTL-V9", [0]),
    "absent_characters": ("OTL-V10", ["keep", "remove"]),
    "character_choice": ("OTL-V11", ["pick", "random"]),
    "first_player": ("OTL-V11", ["random", "seat1"]),
}


def test_the_settings_their_values_and_rules() -> None:
    assert set(GAME.meta.options) == set(SETTINGS)
    for name, (cited, values) in SETTINGS.items():
        option = GAME.meta.options[name]
        assert (option.rule, option.default) == (cited, values[0])
        assert not option.values or list(option.values) == values
    with pytest.raises(Refusal, match="skill_die"):
        new_game(2, skill_die="d20")


@rule("OTL-V1", "OTL-S2")
@pytest.mark.parametrize(("die", "sides"), [("d6", 6), ("d8", 8), ("d10", 10), ("d12", 12)])
def test_other_dice(die: str, sides: int) -> None:
    t = table("boxer A3", "dame E1", skill_die=die).play("go:B3", "search")
    assert sorted(t.decision.codes) == sorted(f"roll:{face}" for face in range(1, sides + 1))
    assert list(t.decision.codes) == sorted(t.decision.codes)
    assert t.decision.weights is None
    t.play(f"*roll:{sides}")
    assert f"rolled boxer {sides} 1 5" in t.told()


@rule("OTL-V1")
def test_two_dice_are_weighted_and_rerolled_together() -> None:
    t = table("boxer A3 cigarettes", "dame E1", skill_die="2d6").play("go:B3", "search")
    weights = dict(zip(t.decision.codes, t.decision.weights or (), strict=True))
    assert weights == {f"roll:{total}": 6 - abs(total - 7) for total in range(2, 13)}
    t.play("*roll:12", "use:cigarettes")
    assert (t.asked, dict(zip(t.decision.codes, t.decision.weights or (), strict=True))) == ("*", weights)
    assert t.play("*roll:2").decision.kind == "retry" or t.tile("boxer") == "C2"


@rule("OTL-V2", "OTL-A5")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_copies_of_each_alibi_card(copies: int) -> None:
    t = new_game(2, alibi_copies=copies).play("pick:boxer", "pick:dame")
    assert t.state.alibi_pile.counts(ALIBIS) == [copies] * 20


@rule("OTL-V3", "OTL-T4")
def test_with_five_different_each_own_kind_is_needed() -> None:
    doubles = "mouthguard mouthguard glove ticket hand_wraps"
    assert "go:C2" not in table(f"boxer B2 {doubles}", "dame A1", alibi_goal="five_different").options()
    t = table(f"boxer B2 {FIVE}", "dame A1", alibi_goal="five_different")
    assert "go:C2" in t.options()
    own = table(f"boxer B2 {doubles} dame_glove", "dame A1", alibi_goal="five_different").view("boxer").own
    assert own is not None
    assert own.own_cards == 4


@rule("OTL-V3", "OTL-E1", "OTL-M1")
def test_with_five_different_the_price_of_a_trade_is_still_taken() -> None:
    t = table("boxer B1 dame_glove dame_compact dame_earring", "dame A1", alibi_goal="five_different")
    t.play("go:C1", "trade:dame")
    assert t.hand("boxer") == "dame_compact"


@rule("OTL-V4", "OTL-S13")
def test_without_retries_a_failed_search_ends_the_action() -> None:
    t = table("boxer A3 glove", "dame E1", police="E1", search_retry="once").play("go:B3", "search", "*roll:1")
    assert (t.police, t.decision.kind) == ("D2", "end")


@rule("OTL-V5", "OTL-S11")
def test_strict_marks_are_never_removed() -> None:
    eleven = "A1 B1 D1 E1 A2 B2 D2 E2 A3 D3 E3"
    t = table("boxer A3", "dame E1", marks=eleven, search_marks="strict").play("go:B3", "search", "*roll:4")
    assert len(t.marks("boxer").split()) == 12
    assert "marks-cleared boxer" not in t.told()


@rule("OTL-V5", "OTL-S8")
def test_without_marks_every_landing_allows_a_success() -> None:
    t = table("boxer A3", "dame E1", search_marks="none").play("go:B3", "search", "*roll:4", "*alibi:boxer_glove")
    assert t.marks("boxer") == ""


@rule("OTL-V6", "OTL-H1")
@pytest.mark.parametrize(
    ("cards", "ends"),
    [(f"{FIVE} fedora_hat", True), (f"{FIVE} dame_glove", False), (f"{FIVE} dame_glove fedora_hat", False)],
)
def test_the_item_may_be_left_out_of_the_limit(cards: str, ends: bool) -> None:
    t = table(f"boxer A3 {cards}", "dame E1", item_in_limit=False).play("go:A2", "draw", "*play:empty_streets")
    assert ("end" in t.decision.codes) == ends


@rule("OTL-V6", "OTL-C7")
def test_the_item_still_counts_for_the_mugger() -> None:
    t = table("boxer A3 glove fedora_hat", "dame E1", item_in_limit=False).play("go:A2", "draw", "*play:mugger")
    assert t.decision.kind == "mugger"


def walking(*players: str, police: str, **more: str) -> Table:
    return table(*players, police=police, walk_into_police="investigate", **more)


@rule("OTL-V7", "OTL-T8")
def test_walking_into_the_police_may_investigate() -> None:
    t = walking("boxer A3 glove ticket", "dame B3 glove", police="B3").play("go:B3")
    assert (t.hand("boxer"), t.hand("dame")) == ("ticket", "glove")
    assert (t.asked, t.decision.kind) == ("boxer", "act")
    assert t.told() == ["moved boxer B3", "surrendered boxer boxer_glove"]
    t = walking("boxer A3", "dame B3", police="B2").play("go:B3")
    assert t.tile("boxer") == "B3"


@rule("OTL-V7", "OTL-I7", "OTL-R2")
def test_an_arrest_on_walking_into_the_police_ends_the_turn() -> None:
    t = walking("boxer A3 dame_glove", "dame E1", police="B3").play("go:B3")
    assert (t.tile("boxer"), t.asked, t.decision.kind) == ("C2", "dame", "move")


@rule("OTL-V7")
@pytest.mark.parametrize(
    ("card", "tile", "more"),
    [("catch_a_taxi", "C1", ["taxi:C1"]), ("private_eye_card", "C1", []), ("mobster", "C3", [])],
)
def test_the_police_come_before_a_meeting(card: str, tile: str, more: list[str]) -> None:
    t = walking("boxer A3 glove dame_glove dame_glove", "dame E1", police=tile)
    t.play("go:A2", "draw", f"*play:{card}", *more)
    assert (t.hand("boxer"), t.options()) == ("dame_glove dame_glove", "decline trade:dame")
    t = walking("boxer A3 dame_glove dame_glove", "dame E1", police=tile)
    t.play("go:A2", "draw", f"*play:{card}", *more)
    assert (t.tile("boxer"), t.play_discard, t.asked) == ("C2", card, "dame")


@rule("OTL-V7", "OTL-C2")
def test_who_is_on_the_tile_already_does_not_walk_into_the_police() -> None:
    for card, code in (("private_eye_card", "decline"), ("catch_a_taxi", "taxi:C1")):
        t = walking("boxer B1 mouthguard glove ticket", "dame E1", police="C1").play("go:C1")
        assert t.hand("boxer") == "glove ticket"
        t.play("draw", f"*play:{card}", code)
        assert t.hand("boxer") == "glove ticket"


@rule("OTL-V7", "OTL-W1", "OTL-W2")
def test_entering_the_station_ready_wins_before_the_police_ask() -> None:
    assert walking(f"boxer B2 {FIVE}", "dame E1", police="C2").play("go:C2").result == "boxer OTL-W1"


@rule("OTL-V8")
def test_a_bonus_item_may_have_to_be_declared_before_the_roll() -> None:
    t = table("boxer A3 glove fragrance", "dame E1", police="E1", bonus_item_timing="before_roll")
    t.play("go:B3", "search")
    assert (t.asked, t.decision.rule, t.options()) == ("boxer", "OTL-V8", "keep use:fragrance")
    assert t.default() == "keep"
    assert t.refused("use:cigarettes") == "OTL-D5"
    t.play("use:fragrance")
    assert (t.asked, t.play_discard) == ("*", "fragrance")
    t.play("*roll:2")  # spent either way
    assert t.told()[:2] == ["rolled boxer 2 2 5", "failed boxer 4 5"]
    t.play("retry")
    assert (t.asked, t.decision.kind) == ("*", "roll")


@rule("OTL-V8")
def test_a_bonus_item_kept_before_the_roll_cannot_be_used_after_it() -> None:
    t = table("boxer A3 glove fragrance", "dame E1", police="E1", bonus_item_timing="before_roll")
    t.play("go:B3", "search", "keep", "*roll:3")
    assert (t.decision.kind, t.options()) == ("item", "keep")
    t.play("keep", "retry")
    assert (t.decision.kind, t.options()) == ("before-roll", "keep use:fragrance")


@rule("OTL-V8", "OTL-S3")
def test_reroll_items_stay_as_they_are() -> None:
    t = table("boxer A3 glove cigarettes", "dame E1", police="E1", bonus_item_timing="before_roll")
    t.play("go:B3", "search")
    assert t.options() == "keep"  # asked so that nothing leaks
    t.play("keep", "*roll:3")
    assert t.options() == "keep use:cigarettes"
    assert table("boxer A3", "dame E1", bonus_item_timing="before_roll").play("go:B3", "search").asked == "*"


def last_round(*players: str, **more: str) -> Table:
    """The police take their step at the end of round 4 of 4."""
    t = table(*players, police="A1", active="police", round_limit=4, **more)
    t.state.round = 4
    return t.play("*police:S")


@rule("OTL-V9")
def test_at_the_round_limit_the_most_own_cards_win() -> None:
    t = last_round("boxer E3 glove dame_earring dame_earring", "dame E1 glove glove", "ceo E2 cufflink")
    assert t.result == "dame OTL-V9"
    assert t.told()[-1] == "limit-won dame"


@rule("OTL-V9")
def test_before_the_limit_the_next_round_begins() -> None:
    t = table("boxer E3", "dame E1", active="police", round_limit=2).play("*police:S")
    assert (t.result, t.state.round) == ("", 2)
    t = table("boxer E3", "dame E1", active="police")
    t.state.round = 300
    assert (t.play("*police:S").result, t.state.round) == ("", 301)


@rule("OTL-V9")
@pytest.mark.parametrize(
    ("boxer", "dame", "winners"),
    [
        ("E3", "B1", "dame"),
        ("C1", "B1", "boxer"),
        ("C2", "C1", "boxer"),
        ("E2", "B1", "boxer dame"),
        ("B2", "D2", "boxer dame"),
        ("A3", "E1", "boxer dame"),
    ],
)
def test_ties_go_to_the_shorter_walk_and_are_else_shared(boxer: str, dame: str, winners: str) -> None:
    assert last_round(f"boxer {boxer}", f"dame {dame}").result == f"{winners} OTL-V9"


@rule("OTL-V9", "OTL-V3")
def test_with_five_different_the_most_kinds_win_at_the_limit() -> None:
    t = last_round("boxer E3 glove glove ticket", "dame E1 earring glove compact", alibi_goal="five_different")
    assert t.result == "dame OTL-V9"


@rule("OTL-V10", "OTL-A5")
def test_cards_of_absent_characters_may_be_removed() -> None:
    t = new_game(2, absent_characters="remove").play("pick:boxer", "pick:ceo")
    assert t.state.alibi_pile.counts(ALIBIS) == [2] * 5 + [0] * 10 + [2] * 5


@rule("OTL-V11", "OTL-A2")
def test_characters_may_be_dealt() -> None:
    t = new_game(2, character_choice="random")
    assert (t.asked, t.decision.rule, t.decision.weights) == ("*", "OTL-V11", None)
    assert t.options() == "deal:boxer deal:ceo deal:dame deal:reporter"
    t.play("*deal:ceo")
    assert (t.tile("ceo"), t.options()) == ("E1", "deal:boxer deal:dame deal:reporter")
    t.play("*deal:boxer")
    assert [t.name(seat) for seat in range(2)] == ["ceo", "boxer"]


@rule("OTL-V11", "OTL-A9")
def test_seat_one_may_always_begin() -> None:
    t = new_game(2, first_player="seat1").play("pick:dame", "pick:boxer")
    while t.decision.kind == "alibi":
        t.play(f"*{t.decision.codes[0]}")
    assert (t.asked, t.decision.kind) == ("dame", "move")
