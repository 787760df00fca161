"""Choosing the action (OTL-N)."""

import pytest

from tests.games.on_the_lam.table import table
from tests.rules import rule


@rule("OTL-N1")
def test_search_or_draw_on_a_location_without_own_mark() -> None:
    t = table("boxer A3", "dame A1", marks="A2 B2").play("go:B3")
    assert (t.asked, t.decision.rule, t.options()) == ("boxer", "OTL-N1", "draw search")
    assert (t.rule_of("search"), t.rule_of("draw")) == ("OTL-S2", "OTL-D1")
    assert t.refused("trade:dame") == "OTL-N1"
    assert t.refused("end") == "OTL-N1"
    assert t.default() == "draw"


@rule("OTL-N2")
def test_only_drawing_on_a_location_with_own_mark() -> None:
    t = table("boxer A3", "dame A1", marks="B3").play("go:B3")
    assert (t.asked, t.decision.kind) == ("*", "play")


@rule("OTL-N3")
def test_trade_or_draw_at_the_private_eye() -> None:
    t = table("boxer B1 dame_glove dame_compact ceo_cufflink ceo_cufflink ticket", "dame A1").play("go:C1")
    assert (t.decision.rule, t.options()) == ("OTL-N3", "draw trade:ceo trade:dame")
    assert (t.rule_of("trade:ceo"), t.rule_of("draw")) == ("OTL-E1", "OTL-D1")
    assert t.refused("search") == "OTL-N3"
    assert t.refused("trade:reporter") == "OTL-E1"
    assert t.default() == "draw"
    t.play("draw")
    assert (t.asked, t.decision.kind) == ("*", "play")


@rule("OTL-N3")
def test_who_cannot_pay_the_private_eye_must_draw() -> None:
    t = table("boxer B1 dame_glove ceo_cufflink", "dame A1").play("go:C1")
    assert t.options() == "draw"  # asked all the same: others cannot know that there is no pair
    t = table("boxer B1 dame_glove", "dame A1").play("go:C1")
    assert (t.asked, t.decision.kind) == ("*", "play")  # everybody can see that one card is no pair


@rule("OTL-N4")
def test_trade_or_draw_at_the_mob_hideout() -> None:
    t = table("boxer B3 dame_glove dame_compact ceo_cufflink ceo_cufflink", "dame A1").play("go:C3")
    assert (t.decision.rule, t.options()) == ("OTL-N4", "draw trade:dame")
    assert (t.rule_of("trade:dame"), t.rule_of("draw")) == ("OTL-M1", "OTL-D1")
    assert t.refused("search") == "OTL-N4"
    assert t.refused("trade:ceo") == "OTL-M1"
    assert t.default() == "draw"


@rule("OTL-N4")
@pytest.mark.parametrize(("cards", "asked"), [("ceo_cufflink ceo_cufflink", "boxer"), ("dame_glove", "*")])
def test_who_cannot_pay_the_mob_must_draw(cards: str, asked: str) -> None:
    t = table(f"boxer B3 {cards}", "dame A1").play("go:C3")
    assert t.asked == asked
    assert set(t.decision.codes) == {"draw"} or t.decision.kind == "play"


@rule("OTL-N5")
def test_the_action_is_chosen_after_the_step_and_cannot_change_it() -> None:
    t = table("boxer A3", "dame A1")
    assert t.refused("search") == "OTL-T2"
    t.play("go:B3")
    assert t.refused("go:A3") == "OTL-N1"
    assert t.tile("boxer") == "B3"


@rule("OTL-N6")
def test_no_play_card_after_a_search_however_it_ends() -> None:
    t = table("boxer E3 glove", "dame A1", police="A1").play("go:E2", "search", "*roll:1")
    assert t.options() == "retry stop"
    assert t.refused("draw") == "OTL-N6"
    t.play("stop")
    assert t.decision.kind == "end"
    t = table("boxer E3 glove", "dame A1").play("go:E2", "search", "*roll:3", "*alibi:boxer_ticket")
    assert t.decision.kind == "end"
