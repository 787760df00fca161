"""Choosing the action (OTL-N)."""

import pytest

from lamster.games.on_the_lam.components import TILE
from lamster.games.on_the_lam.game import GAME
from lamster.games.on_the_lam.terminal import note
from lamster.kernel.decision import CHANCE
from lamster.text import Words
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


@rule("OTL-N2", "OTL-G3")
@pytest.mark.parametrize(
    ("tile", "cards", "marks"), [("A2", "glove", "A2"), ("C1", "glove", ""), ("C3", "", "")], ids=["mark", "eye", "mob"]
)
def test_where_a_play_card_is_drawn_without_a_question_the_option_says_so(tile: str, cards: str, marks: str) -> None:
    """A card that was drawn takes free undo away, so the step must not look harmless."""
    start = {"A2": "A3", "C1": "B1", "C3": "B3"}[tile]
    t = table(f"boxer {start} {cards}", "dame E3")
    for mark in marks.split():
        t.state.marks[0] |= 1 << TILE.index[mark]
    for language, words in (("en", "a play card at once, no free undo"), ("nl", "meteen een speelkaart")):
        assert words in note(t.view("boxer"), Words.of(language, GAME), f"go:{tile}", t.state.options)
    t.play(f"go:{tile}")
    assert t.decision.seat == CHANCE


@rule("OTL-N1", "OTL-N3")
@pytest.mark.parametrize(("step", "start"), [("go:A2", "A3"), ("go:C1", "B1")])
def test_where_there_is_a_choice_nothing_is_said_of_undo(step: str, start: str) -> None:
    t = table(f"boxer {start} glove dame_glove", "dame E3")
    assert "undo" not in note(t.view("boxer"), Words.of("en", GAME), step, t.state.options)
    assert t.play(step).decision.seat == 0


@rule("OTL-D9")
def test_a_taxi_to_ones_own_mark_draws_nothing() -> None:
    t = table("boxer A3 glove", "dame E3")
    t.state.marks[0] = 1 << TILE.index["A1"]
    t.play("go:A2", "draw", "*play:catch_a_taxi")
    assert "undo" not in note(t.view("boxer"), Words.of("en", GAME), "taxi:A1", t.state.options)


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
