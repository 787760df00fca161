"""Meetings (OTL-G), Private Eye (OTL-E), Mob Hideout (OTL-M)."""

import pytest

from tests.games.on_the_lam.table import Table, table
from tests.rules import rule


def at_the_private_eye(cards: str, *others: str, **more: str) -> Table:
    return table(f"boxer B1 {cards}", *(others or ("dame E1",)), **more).play("go:C1")


def at_the_mob(cards: str, *others: str, **more: str) -> Table:
    return table(f"boxer B3 {cards}", *(others or ("dame E1 earring",)), **more).play("go:C3")


@rule("OTL-G1")
@pytest.mark.parametrize(
    ("start", "codes"),
    [
        ("B1", ["go:C1"]),
        ("A1", ["go:A2", "draw", "*play:catch_a_taxi", "taxi:C1"]),
        ("A1", ["go:A2", "draw", "*play:private_eye_card"]),
        ("B3", ["go:C3"]),
        ("A1", ["go:A2", "draw", "*play:catch_a_taxi", "taxi:C3"]),
        ("A1", ["go:A2", "draw", "*play:mobster"]),
    ],
)
def test_whoever_comes_to_c1_or_c3_may_trade(start: str, codes: list[str]) -> None:
    t = table(f"boxer {start} dame_glove dame_glove", "dame E1").play(*codes)
    assert t.asked == "boxer"
    assert "trade:dame" in t.decision.codes


@rule("OTL-G1")
def test_who_stands_at_the_mob_in_anothers_turn_has_no_meeting() -> None:
    t = table("dame E1", "boxer C3 dame_glove dame_glove").play("go:E2", "draw", "*play:empty_streets")
    assert (t.asked, t.decision.kind) == ("boxer", "move")


@rule("OTL-G2")
def test_one_meeting_one_trade() -> None:
    cards = "dame_glove dame_glove dame_compact dame_compact glove"
    t = at_the_private_eye(cards).play("trade:dame", "*turn:boxer_ticket")
    assert t.decision.kind == "end"
    t = at_the_mob(cards).play("trade:dame")
    assert t.decision.kind == "end"
    t = at_the_private_eye(cards).play("draw", "*play:mobster", "trade:dame")
    assert t.decision.kind == "end"


@rule("OTL-G3")
def test_who_came_on_foot_and_does_not_trade_draws() -> None:
    for t in (at_the_private_eye("dame_glove dame_glove"), at_the_mob("dame_glove dame_glove")):
        assert t.options() == "draw trade:dame"
        assert t.default() == "draw"
        t.play("draw")
        assert (t.asked, t.decision.kind) == ("*", "play")


@rule("OTL-G4")
@pytest.mark.parametrize("card", ["private_eye_card", "mobster"])
def test_who_came_by_a_card_and_declines_does_nothing_more(card: str) -> None:
    t = table("boxer A3 dame_glove dame_glove", "dame E1").play("go:A2", "draw", f"*play:{card}")
    assert t.options() == "decline trade:dame"
    assert (t.rule_of("decline"), t.default()) == ("OTL-G4", "decline")
    assert t.refused("draw") in {"OTL-E1", "OTL-M1"}
    t.play("decline")
    assert (t.decision.kind, t.play_discard) == ("end", card)


@rule("OTL-G4", "OTL-G1")
@pytest.mark.parametrize(("cards", "asked"), [("dame_glove", False), ("dame_glove ceo_cufflink", True)])
def test_who_came_by_a_card_and_cannot_trade_does_nothing_more(cards: str, asked: bool) -> None:
    t = table(f"boxer A3 {cards}", "dame E1").play("go:A2", "draw", "*play:private_eye_card")
    assert (t.decision.kind == "meet") == asked
    if asked:
        assert t.options() == "decline"
        assert t.refused("trade:ceo") == "OTL-E1"
        t.play("decline")
    assert t.decision.kind == "end"


# The Private Eye.


@rule("OTL-E1")
def test_the_price_is_two_cards_of_one_foreign_character() -> None:
    t = at_the_private_eye("glove glove dame_glove reporter_film ceo_cufflink ceo_tie_clip reporter_film")
    assert t.options() == "draw trade:ceo trade:reporter"  # nobody plays them, and it need not be so
    assert t.refused("trade:boxer") == t.refused("trade:dame") == "OTL-E1"


@rule("OTL-E1")
def test_the_first_two_of_the_table_are_taken() -> None:
    t = at_the_private_eye("ceo_cufflink ceo_pocket_watch ceo_tie_clip ceo_tie_clip")
    t.play("trade:ceo")
    assert t.told() == ["hired boxer ceo ceo_tie_clip ceo_tie_clip"]
    assert (t.hand("boxer"), t.view("dame").aside) == ("ceo_pocket_watch ceo_cufflink", ["ceo_tie_clip"] * 2)
    assert (t.asked, t.decision.kind) == ("*", "turn")


@rule("OTL-E2", "OTL-X4")
def test_cards_are_turned_up_for_all_until_an_own_card_appears() -> None:
    t = at_the_private_eye("ticket dame_glove dame_compact").play("trade:dame")
    assert (t.asked, t.decision.rule, t.discard) == ("*", "OTL-E2", "")
    assert t.mask("*turn:ceo_cufflink", "dame") == t.mask("*turn:ceo_cufflink", "onlooker") == "turn:ceo_cufflink"
    t.play("*turn:ceo_cufflink", "*turn:dame_glove")
    assert t.view("onlooker").turned == ["ceo_cufflink", "dame_glove"]
    assert t.told("onlooker") == ["turned-up boxer ceo_cufflink", "turned-up boxer dame_glove"]
    assert (t.hand("boxer"), t.discard) == ("ticket", "")
    t.play("*turn:boxer_glove")
    assert t.told("onlooker") == ["found boxer boxer_glove"]
    assert (t.hand("boxer"), t.view("onlooker").turned, t.view("onlooker").aside) == ("glove ticket", [], [])
    assert t.discard == "dame_glove dame_glove dame_compact ceo_cufflink"
    assert t.pile.split().count("boxer_glove") == 1
    assert t.decision.kind == "end"


@rule("OTL-E3", "OTL-H5")
def test_turning_up_goes_on_into_the_refilled_pile() -> None:
    t = at_the_private_eye("dame_glove dame_glove", pile="ceo_cufflink", discard="reporter_film boxer_glove")
    t.play("trade:dame", "*turn:ceo_cufflink")
    assert "refilled alibi" in t.told()
    assert (t.options(), t.discard) == ("turn:boxer_glove turn:reporter_film", "")
    t.play("*turn:boxer_glove")
    assert (t.discard, t.pile) == ("dame_glove dame_glove ceo_cufflink", "reporter_film")


@rule("OTL-E3")
def test_turning_up_begins_with_a_refill_if_need_be() -> None:
    t = at_the_private_eye("dame_glove dame_glove", pile="", discard="boxer_glove").play("trade:dame")
    assert t.options() == "turn:boxer_glove"


@rule("OTL-E4", "OTL-G3", "OTL-R3")
def test_a_void_trade_gives_the_price_back_and_on_foot_a_play_card() -> None:
    t = at_the_private_eye("dame_glove dame_compact", pile="ceo_cufflink", discard="reporter_film")
    t.play("trade:dame", "*turn:ceo_cufflink", "*turn:reporter_film")
    assert "found-nothing boxer" in t.told()
    assert t.hand("boxer") == "dame_glove dame_compact"
    assert (t.view("dame").turned, t.view("dame").aside) == ([], [])
    assert t.pile == "reporter_film ceo_cufflink"  # discarded, and made the new pile at once
    assert (t.asked, t.decision.kind) == ("*", "play")
    t.play("*play:mugger", "discard:dame_glove", "end", "dame go:D1", "draw", "*play:mugger", "*police:E")
    assert (t.asked, t.decision.kind) == ("boxer", "move")


@rule("OTL-E4", "OTL-G4")
def test_a_void_trade_after_a_card_gives_no_second_play_card() -> None:
    t = table("boxer A3 dame_glove dame_compact", "dame E1", pile="ceo_cufflink")
    t.play("go:A2", "draw", "*play:private_eye_card", "trade:dame", "*turn:ceo_cufflink")
    assert (t.hand("boxer"), t.decision.kind) == ("dame_glove dame_compact", "end")


@rule("OTL-E4")
def test_with_both_piles_empty_the_trade_is_void_at_once() -> None:
    t = at_the_private_eye("dame_glove dame_compact", pile="").play("trade:dame")
    assert (t.hand("boxer"), t.decision.kind) == ("dame_glove dame_compact", "play")


@rule("OTL-E4", "OTL-G3")
def test_a_trade_that_found_something_draws_no_play_card_even_after_a_void_one() -> None:
    t = table("boxer A3 dame_glove dame_compact ceo_cufflink ceo_cufflink", "dame E1", pile="reporter_film")
    t.play("go:A2", "draw", "*play:private_eye_card", "trade:dame", "*turn:reporter_film", "end")
    t.play("dame go:D1", "draw", "*play:mugger", "*police:E", "boxer go:B1", "draw", "*play:empty_streets", "end")
    t.state.alibi_pile.put_on_top(1)
    t.play("dame go:D2", "draw", "*play:mugger", "*police:E", "boxer go:C1", "trade:ceo", "*turn:boxer_glove")
    assert t.decision.kind == "end"


@rule("OTL-E5")
def test_the_first_own_card_is_taken_though_the_kind_is_held() -> None:
    t = at_the_private_eye("glove dame_glove dame_compact").play("trade:dame", "*turn:boxer_glove")
    assert t.hand("boxer") == "glove glove"
    assert t.decision.kind == "end"


# The Mob.


@rule("OTL-M1")
def test_the_mob_takes_two_cards_of_an_opponents_character() -> None:
    t = at_the_mob("glove glove dame_glove dame_compact ceo_cufflink ceo_cufflink reporter_film")
    assert t.options() == "draw trade:dame"
    assert t.refused("trade:ceo") == t.refused("trade:boxer") == t.refused("trade:reporter") == "OTL-M1"
    t = at_the_mob("dame_glove dame_compact ceo_cufflink ceo_cufflink", "dame E1", "ceo E3")
    assert t.options() == "draw trade:ceo trade:dame"


@rule("OTL-M1")
def test_the_price_is_discarded_before_the_police_move() -> None:
    t = at_the_mob("dame_compact dame_glove dame_glove", "dame E1 earring lipstick", alibi_goal="five_different")
    t.play("trade:dame")
    assert t.told() == ["bribed boxer dame dame_glove dame_glove", "police-sent E1"]
    assert (t.asked, t.discard, t.hand("boxer")) == ("dame", "dame_glove dame_glove", "dame_compact")


@rule("OTL-M2")
def test_the_police_go_to_the_betrayed_character() -> None:
    t = at_the_mob("dame_glove dame_compact", "dame E1 earring lipstick").play("trade:dame")
    assert (t.police, t.hand("dame")) == ("E1", "lipstick")


@rule("OTL-M2", "OTL-P9")
def test_where_the_police_stand_already_the_betrayed_is_investigated() -> None:
    t = at_the_mob("dame_glove dame_compact", "dame E1 earring", police="E1").play("trade:dame")
    assert (t.police, t.hand("dame")) == ("E1", "")


@rule("OTL-M3")
def test_bystanders_are_investigated_too_the_payer_included() -> None:
    t = at_the_mob("glove dame_glove dame_compact", "dame C3 earring", "ceo C3 cufflink").play("trade:dame")
    assert (t.hand("boxer"), t.hand("dame"), t.hand("ceo"), t.police) == ("", "", "", "C3")


@rule("OTL-M4", "OTL-I8")
def test_a_target_at_the_station_loses_nothing() -> None:
    t = at_the_mob("glove dame_glove dame_compact", "dame C2", police="A1").play("trade:dame")
    assert (t.police, t.tile("dame"), t.hand("boxer")) == ("C2", "C2", "glove")
    assert "untouched dame" in t.told()
    assert t.decision.kind == "end"
