"""Investigation (OTL-I)."""

import pytest

from tests.games.on_the_lam.table import table
from tests.rules import rule

DAME_FIVE = "earring glove hotel_key lipstick compact"


@rule("OTL-I1", "OTL-I3")
@pytest.mark.parametrize(("cards", "left"), [("glove", ""), ("glove ticket", "ticket"), ("glove glove", "glove")])
def test_one_own_card_is_lost_however_many_are_held(cards: str, left: str) -> None:
    t = table(f"boxer A2 {cards} ceo_cufflink", "dame E1", police="A1", active="police").play("*police:S")
    assert t.hand("boxer") == f"{left} ceo_cufflink".strip()
    assert (t.tile("boxer"), t.discard) == ("A2", "boxer_glove")
    assert t.told("onlooker")[1] == "surrendered boxer boxer_glove"


@rule("OTL-I2")
@pytest.mark.parametrize(
    ("cards", "lost"),
    [
        ("shoelaces hand_wraps", "hand_wraps"),
        ("mouthguard ticket ticket", "ticket"),
        ("glove glove mouthguard ticket ticket", "glove"),
        ("mouthguard ceo_cufflink ceo_cufflink", "mouthguard"),
    ],
)
def test_the_kind_held_most_often_is_taken_then_the_first_of_the_table(cards: str, lost: str) -> None:
    t = table(f"boxer A2 {cards}", "dame E1", police="A1", active="police").play("*police:S")
    assert t.discard == f"boxer_{lost}"
    assert t.asked == "boxer"  # to move: nobody was asked about the card


@rule("OTL-I2", "OTL-V3", "OTL-I9")
def test_with_five_different_the_player_chooses_out_of_turn_too() -> None:
    t = table("boxer A3", "dame B2 glove glove earring ceo_cufflink", alibi_goal="five_different", police="E1")
    t.play("go:A2", "draw", "*play:rotary_phone", "phone:B2")
    assert (t.asked, t.decision.rule) == ("dame", "OTL-I2")
    assert t.options() == "surrender:dame_earring surrender:dame_glove"
    assert t.refused("surrender:ceo_cufflink") == "OTL-I9"
    assert t.refused("surrender:dame_compact") == "OTL-I9"
    assert t.default() == "surrender:dame_glove"
    t.play("dame surrender:dame_earring")
    assert (t.hand("dame"), t.discard) == ("glove glove ceo_cufflink", "dame_earring")
    assert t.asked == "dame"


@rule("OTL-I3", "OTL-X4")
def test_the_card_goes_to_the_discard_pile_for_all_to_see() -> None:
    t = table("boxer A2 glove", "dame E1", police="A1", active="police", discard="dame_glove").play("*police:S")
    assert t.view("onlooker").alibi_discard == {"boxer_glove": 1, "dame_glove": 1}


@rule("OTL-I4", "OTL-H7")
def test_without_an_own_card_the_whole_hand_goes_and_the_player_is_arrested() -> None:
    t = table("boxer A2 dame_glove ceo_cufflink ceo_cufflink fedora_hat", "dame E1", police="A1", active="police")
    t.play("*police:S")
    assert (t.hand("boxer"), t.tile("boxer")) == ("", "C2")
    assert (t.discard, t.play_discard) == ("dame_glove ceo_cufflink ceo_cufflink", "fedora_hat")
    assert t.told()[1:6] == [
        "discarded boxer dame_glove",
        "discarded boxer ceo_cufflink",
        "discarded boxer ceo_cufflink",
        "discarded boxer fedora_hat",
        "arrested boxer",
    ]


@rule("OTL-I5")
def test_an_empty_hand_is_arrested_likewise() -> None:
    t = table("boxer A2", "dame E1", police="A1", active="police").play("*police:S")
    assert (t.tile("boxer"), t.discard, t.told()[1]) == ("C2", "", "arrested boxer")


@rule("OTL-I6")
def test_investigations_are_settled_at_once_in_anybodys_turn() -> None:
    t = table("boxer A3 glove", "dame E1", police="B1").play("go:A2", "draw", "*play:rotary_phone", "phone:E1")
    assert (t.tile("dame"), t.asked, t.decision.kind) == ("C2", "boxer", "end")


@rule("OTL-I7")
def test_arrest_drops_what_is_left_of_the_action() -> None:
    t = table("boxer A3 dame_glove", "dame E1", police="C3").play("go:B3", "search", "*roll:1")
    assert (t.tile("boxer"), t.asked, t.decision.kind) == ("C2", "dame", "move")


@rule("OTL-I7", "OTL-P11")
def test_others_caught_by_the_same_landing_come_before_the_end_step() -> None:
    t = table("boxer A3", "dame B3 glove earring", "ceo B3", police="C3", alibi_goal="five_different")
    t.play("go:B3", "search", "*roll:1")
    assert (t.tile("boxer"), t.tile("ceo"), t.asked) == ("C2", "B3", "dame")
    t.play("surrender:dame_glove")
    assert (t.tile("ceo"), t.asked, t.decision.kind) == ("C2", "dame", "move")


@rule("OTL-I7", "OTL-D2")
def test_an_event_during_which_its_drawer_is_arrested_is_discarded() -> None:
    t = table("boxer A3", "dame E1").play("go:A2", "draw", "*play:undercover_cop")
    assert (t.tile("boxer"), t.play_discard, t.asked) == ("C2", "undercover_cop", "dame")


@rule("OTL-I7", "OTL-M3")
def test_who_brings_the_police_upon_oneself_at_the_mob_draws_nothing_more() -> None:
    t = table("boxer B3 dame_glove dame_glove", "dame C3 earring", police="A1").play("go:C3", "trade:dame")
    assert (t.tile("boxer"), t.hand("dame"), t.asked) == ("C2", "", "dame")


@rule("OTL-I7")
def test_another_players_arrest_does_not_end_the_action() -> None:
    t = table("boxer A3 glove", "dame C3", police="D2").play("go:B3", "search", "*roll:1")
    assert (t.tile("dame"), t.police, t.options()) == ("C2", "C3", "retry stop")


@rule("OTL-I8")
def test_police_landing_on_the_station_do_nothing_to_the_arrested() -> None:
    t = table("boxer C2", "dame E1", police="C1", active="police").play("*police:S")
    assert t.told()[1] == "untouched boxer"
    assert (t.police, t.tile("boxer"), t.asked) == ("C2", "C2", "boxer")


@rule("OTL-I9")
def test_foreign_cards_and_items_are_no_substitute() -> None:
    t = table("boxer A2 glove ceo_cufflink fedora_hat", "dame E1", police="A1", active="police").play("*police:S")
    assert t.hand("boxer") == "ceo_cufflink fedora_hat"
    assert t.tile("boxer") == "A2"


@rule("OTL-I10", "OTL-W4")
def test_a_ready_player_who_loses_a_card_is_ready_no_more() -> None:
    t = table("boxer E3", f"dame B2 {DAME_FIVE}", police="E1")
    t.play("go:D3", "draw", "*play:rotary_phone", "phone:B2")
    assert (t.asked, t.decision.kind, t.hand("dame")) == ("dame", "move", "glove hotel_key lipstick compact")
    assert "go:C2" not in t.options()
