"""The ledger's worked examples (OTL-EX)."""

import pytest

from tests.games.on_the_lam.table import Table, table
from tests.rules import rule


def at_the_deli(face: int) -> Table:
    return table("boxer A3 ticket", "dame E1").play("go:B3", "search", f"*roll:{face}")


@rule("OTL-EX1")
def test_margin_of_two() -> None:
    t = at_the_deli(6).play("*alibi:boxer_glove", "*alibi:ceo_cufflink")
    assert (t.hand("boxer"), t.marks("boxer"), t.decision.kind) == ("glove ticket ceo_cufflink", "B3", "end")


@rule("OTL-EX2")
def test_exactly_met() -> None:
    t = at_the_deli(4).play("*alibi:boxer_glove")
    assert (t.hand("boxer"), t.marks("boxer"), t.decision.kind) == ("glove ticket", "B3", "end")


@rule("OTL-EX3")
def test_three_at_most() -> None:
    t = at_the_deli(8).play("*alibi:boxer_glove", "*alibi:boxer_glove", "*alibi:ceo_cufflink")
    assert (t.hand("boxer"), t.decision.kind) == ("glove glove ticket ceo_cufflink", "end")


@rule("OTL-EX4")
def test_turning_round_at_the_edge() -> None:
    assert table("boxer A3", "dame A1", police="E2", active="police").play("*police:E").police == "D2"


@rule("OTL-EX5")
def test_private_eye() -> None:
    t = table("dame D1 reporter_notebook reporter_film", "boxer A3").play("go:C1", "trade:reporter")
    t.play("*turn:boxer_glove", "*turn:ceo_cufflink", "*turn:dame_lipstick")
    assert t.hand("dame") == "lipstick"
    assert t.discard == "boxer_glove reporter_notebook reporter_film ceo_cufflink"


@rule("OTL-EX6")
@pytest.mark.parametrize(("cards", "left", "tile"), [("lipstick compact", "compact", "E2"), ("ceo_cufflink", "", "C2")])
def test_mob(cards: str, left: str, tile: str) -> None:
    t = table("boxer B3 dame_glove dame_hotel_key", f"dame E2 {cards}", police="A1").play("go:C3", "trade:dame")
    assert t.discard.startswith("dame_glove dame_hotel_key")
    assert (t.police, t.hand("dame"), t.tile("dame")) == ("E2", left, tile)


@rule("OTL-EX7")
def test_mugger_with_five() -> None:
    t = table("boxer A3 glove ticket ceo_cufflink dame_glove wristwatch", "dame E1")
    t.play("go:A2", "draw", "*play:mugger", "discard:ceo_cufflink", "discard:wristwatch")
    assert (t.hand("boxer"), t.decision.kind) == ("glove ticket dame_glove", "end")


@rule("OTL-EX8")
def test_diagonal_pursuit() -> None:
    t = table("ceo A1 cufflink", "boxer A3").play("go:B1", "search", "*roll:4")
    assert (t.police, t.hand("ceo")) == ("B1", "")


@rule("OTL-EX9")
def test_arrest() -> None:
    t = table("boxer B1 dame_glove dame_glove ceo_cufflink cigarettes", "dame E1", police="B2", active="police")
    t.play("*police:N")
    assert (t.hand("boxer"), t.tile("boxer"), t.police) == ("", "C2", "B1")
    assert (t.discard, t.play_discard) == ("dame_glove dame_glove ceo_cufflink", "cigarettes")
