"""Play cards and items (OTL-D), and the single events (OTL-C1 to C9)."""

import pytest

from lamster.games.on_the_lam.components import COPIES, PLAY, PLAY_RULE
from tests.games.on_the_lam.table import Table, table
from tests.rules import rule

FIVE = "mouthguard glove ticket hand_wraps shoelaces"


def drawn(card: str, cards: str = "", *others: str, tile: str = "A2", police: str = "C2", **more: str) -> Table:
    """The Boxer steps from A3 (or another tile) onto a tile, and draws this card."""
    start = {"A2": "A3", "C1": "B1", "C3": "B3", "D3": "E3", "B2": "B3", "D2": "D1", "E2": "E1"}[tile]
    t = table(f"boxer {start} {cards}", *(others or ("dame E1",)), police=police, **more).play(f"go:{tile}")
    return t.play(*["draw"] * (t.asked == "boxer"), f"*play:{card}")


# Drawing.


@rule("OTL-D1")
def test_drawing_takes_one_card_of_the_pile() -> None:
    t = table("boxer A3 glove", "dame A1").play("go:A2", "draw")
    assert (t.asked, t.decision.rule) == ("*", "OTL-D1")
    assert t.options() == " ".join(sorted(f"play:{code}" for code in PLAY.codes))
    assert t.decision.weights == tuple(COPIES[PLAY.index[code]] for code in sorted(PLAY.codes))
    t.play("*play:wristwatch")
    assert (t.hand("boxer"), t.decision.kind) == ("glove wristwatch", "end")
    assert t.state.play_pile.size() == 39


@rule("OTL-D2", "OTL-X4")
def test_an_event_is_shown_to_all_and_never_enters_a_hand() -> None:
    t = table("boxer A3 glove", "dame A1").play("go:A2", "draw")
    assert t.mask("*play:rotary_phone", "dame") == t.mask("*play:rotary_phone", "onlooker") == "play:rotary_phone"
    t.play("*play:rotary_phone")
    assert t.told("onlooker") == ["event-card boxer rotary_phone"]
    assert t.view("dame").event == "rotary_phone"
    assert (t.hand("boxer"), t.play_discard) == ("glove", "")
    t.play("phone:C2")
    assert (t.hand("boxer"), t.play_discard, t.view("dame").event) == ("glove", "rotary_phone", None)


@rule("OTL-D2")
@pytest.mark.parametrize("card", [code for code in PLAY.codes if int(PLAY_RULE[PLAY.index[code]][5:]) <= 9])
def test_an_event_is_discarded_when_its_effects_are_settled(card: str) -> None:
    t = drawn(card, "glove ticket", "dame E1 earring")
    while t.asked == "boxer" and t.decision.kind != "end":
        assert t.play_discard == ""
        t.play(t.default())
    while t.asked == "*" and t.decision.kind != "police":
        assert t.play_discard == ""
        t.play(f"*{t.decision.codes[0]}")
    assert t.play_discard == card


@rule("OTL-D3", "OTL-X4")
def test_an_item_goes_into_the_hand_unseen() -> None:
    t = table("boxer A3", "dame A1").play("go:A2", "draw")
    assert t.mask("*play:wristwatch", "boxer") == "play:wristwatch"
    assert t.mask("*play:wristwatch", "dame") == t.mask("*play:wristwatch", "onlooker") == "play:item"
    t.play("*play:wristwatch")
    assert t.told("boxer") == ["drew-item boxer wristwatch"]
    assert t.told("dame") == t.told("onlooker") == ["drew-item boxer ?"]
    assert t.view("dame").seats[0].items == 1
    assert t.play_discard == ""
    t.play("discard:wristwatch")
    assert t.told("dame")[0] == "discarded boxer wristwatch"
    assert t.play_discard == "wristwatch"


@rule("OTL-D4")
def test_a_second_item_means_a_choice_at_once() -> None:
    t = drawn("wristwatch", "fedora_hat")
    assert (t.asked, t.decision.rule, t.options()) == ("boxer", "OTL-D4", "discard:fedora_hat discard:wristwatch")
    assert t.default() == "discard:wristwatch"
    assert t.view("dame").seats[0].items == 2
    kept = t.play("discard:wristwatch")
    assert (kept.hand("boxer"), kept.play_discard) == ("fedora_hat", "wristwatch")
    assert kept.told("onlooker")[0] == "discarded boxer wristwatch"
    swapped = drawn("wristwatch", "fedora_hat").play("discard:fedora_hat")
    assert (swapped.hand("boxer"), swapped.play_discard) == ("wristwatch", "fedora_hat")


@rule("OTL-D4")
def test_two_items_alike_are_asked_about_too_so_that_nothing_leaks() -> None:
    t = drawn("wristwatch", "wristwatch")
    assert (t.asked, t.options()) == ("boxer", "discard:wristwatch")
    t.play("discard:wristwatch")
    assert (t.hand("boxer"), t.play_discard) == ("wristwatch", "wristwatch")


@rule("OTL-D5")
def test_an_item_works_in_no_other_window_and_for_nobody_else() -> None:
    t = table("boxer A3 glove", "dame A1 earring pocket_knife").play("go:B3")
    assert t.refused("use:pocket_knife") == "OTL-N1"
    t.play("search", "*roll:1")
    assert (t.asked, t.options()) == ("boxer", "retry stop")


@rule("OTL-D7")
def test_events_are_orders() -> None:
    assert drawn("man_in_a_trenchcoat", "glove ticket").options() == "give:boxer_glove give:boxer_ticket"
    assert drawn("mugger", "glove ticket").options() == "discard:boxer_glove discard:boxer_ticket"
    assert drawn("blackmail", "", "dame E1 glove", "ceo E2 cufflink").options() == "rob:2 rob:3"
    assert drawn("rotary_phone").refused("decline") == "OTL-C3"


@rule("OTL-D8", "OTL-C6", "OTL-C7", "OTL-C9")
@pytest.mark.parametrize("card", ["man_in_a_trenchcoat", "mugger", "blackmail"])
def test_what_cannot_be_carried_out_has_no_effect_and_draws_no_other(card: str) -> None:
    t = drawn(card)
    assert f"no-effect boxer {card}" in t.told()
    assert (t.play_discard, t.asked, t.decision.kind) == (card, "dame", "move")


@rule("OTL-D9")
def test_a_location_reached_by_taxi_gives_no_second_action() -> None:
    t = drawn("catch_a_taxi", "glove").play("taxi:B3")
    assert (t.tile("boxer"), t.decision.kind) == ("B3", "end")


# Catch a Taxi.

RIDES = {
    "A2": "A1 A2 A3 B1 B2 B3 C1 C3",
    "B2": "A1 A2 A3 B1 B2 B3 C1 C3 D1 D3",
    "C1": "A1 A2 B1 B2 B3 C1 D1 D2 D3 E1 E2",
    "D3": "B2 B3 C1 C3 D1 D2 D3 E1 E2 E3 A3",
    "E2": "C1 C3 D1 D2 D3 E1 E2 E3",
}


@rule("OTL-C1")
@pytest.mark.parametrize("tile", RIDES)
def test_a_taxi_rides_up_to_three_steps_round_the_station(tile: str) -> None:
    t = drawn("catch_a_taxi", "glove", tile=tile)
    assert (t.asked, t.decision.rule) == ("boxer", "OTL-C1")
    assert t.options() == " ".join(f"taxi:{to}" for to in sorted(RIDES[tile].split()))
    assert t.refused("taxi:C2") == "OTL-T3"
    assert t.refused("taxi:F1") == "OTL-C1"
    assert t.default() == f"taxi:{tile}"


@rule("OTL-C1", "OTL-W1")
@pytest.mark.parametrize("tile", RIDES)
def test_a_ready_player_may_ride_to_the_station_and_wins(tile: str) -> None:
    t = drawn("catch_a_taxi", FIVE, tile=tile)
    assert t.options() == " ".join(f"taxi:{to}" for to in sorted([*RIDES[tile].split(), "C2"]))
    assert t.default() == "taxi:C2"
    assert t.play("taxi:C2").result == "boxer OTL-W1"


@rule("OTL-C1", "OTL-T8", "OTL-T10")
def test_riding_onto_the_police_is_safe() -> None:
    t = drawn("catch_a_taxi", "glove", police="B2").play("taxi:B2")
    assert (t.tile("boxer"), t.hand("boxer"), t.decision.kind) == ("B2", "glove", "end")
    assert t.told()[0] == "rode boxer B2"


@rule("OTL-C1", "OTL-G1", "OTL-D9")
@pytest.mark.parametrize("tile", ["C1", "C3"])
def test_a_ride_to_the_private_eye_or_the_mob_gives_a_meeting(tile: str) -> None:
    t = drawn("catch_a_taxi", "dame_glove dame_glove").play(f"taxi:{tile}")
    assert (t.asked, t.decision.rule, t.options()) == ("boxer", "OTL-G1", "decline trade:dame")


@rule("OTL-C1")
def test_staying_with_the_taxi_gives_no_meeting() -> None:
    t = drawn("catch_a_taxi", "dame_glove dame_glove", tile="C1").play("taxi:C1")
    assert t.decision.kind == "end"
    assert "rode boxer C1" not in t.told()


# The other events.


@rule("OTL-C2", "OTL-T10")
@pytest.mark.parametrize("tile", ["A2", "C1", "C3"])
def test_the_private_eye_card_puts_the_token_on_c1_for_a_meeting(tile: str) -> None:
    t = drawn("private_eye_card", "dame_glove dame_glove", tile=tile)
    assert (t.tile("boxer"), t.decision.kind, t.options()) == ("C1", "meet", "decline trade:dame")
    assert ("sent boxer C1" in t.told()) == (tile != "C1")
    assert t.rule_of("trade:dame") == "OTL-E1"
    t.play("trade:dame", "*turn:boxer_glove")
    assert (t.hand("boxer"), t.play_discard) == ("glove", "private_eye_card")


@rule("OTL-C5", "OTL-T10")
@pytest.mark.parametrize("tile", ["A2", "C1", "C3"])
def test_the_mobster_puts_the_token_on_c3_for_a_meeting(tile: str) -> None:
    t = drawn("mobster", "dame_glove dame_glove", "dame E1 earring", tile=tile)
    assert (t.tile("boxer"), t.decision.kind, t.options()) == ("C3", "meet", "decline trade:dame")
    assert ("sent boxer C3" in t.told()) == (tile != "C3")
    assert t.rule_of("trade:dame") == "OTL-M1"
    t.play("trade:dame")
    assert (t.hand("dame"), t.police, t.play_discard) == ("", "E1", "mobster")


@rule("OTL-C3")
def test_rotary_phone_sends_the_police_to_any_tile() -> None:
    t = drawn("rotary_phone", "glove", "dame E1 glove", "ceo E1 cufflink", police="B1")
    assert (t.asked, t.decision.rule) == ("boxer", "OTL-C3")
    assert t.options() == " ".join(f"phone:{column}{row}" for column in "ABCDE" for row in "123")
    assert t.default() == "phone:C2"
    t.play("phone:E1")
    assert (t.police, t.hand("boxer"), t.hand("dame"), t.hand("ceo")) == ("E1", "glove", "", "")
    assert t.told()[:2] == ["police-sent E1", "surrendered dame dame_glove"]


@rule("OTL-C3")
def test_the_caller_is_investigated_too() -> None:
    assert drawn("rotary_phone", "glove ticket").play("phone:A2").hand("boxer") == "ticket"


@rule("OTL-C4")
def test_undercover_cop_brings_the_police_to_everybody_on_the_tile() -> None:
    t = drawn("undercover_cop", "glove ticket", "dame A2 glove", "ceo E1 cufflink")
    assert (t.police, t.hand("boxer"), t.hand("dame"), t.hand("ceo")) == ("A2", "ticket", "", "cufflink")


@rule("OTL-C6")
def test_the_trenchcoat_swaps_an_alibi_card_for_the_next_of_the_pile() -> None:
    t = drawn("man_in_a_trenchcoat", "glove dame_glove fedora_hat")
    assert (t.asked, t.decision.rule, t.options()) == ("boxer", "OTL-C6", "give:boxer_glove give:dame_glove")
    assert t.default() == "give:dame_glove"
    t.play("give:boxer_glove")
    assert t.told("onlooker") == ["gave boxer boxer_glove"]
    assert (t.asked, t.decision.rule, t.discard) == ("*", "OTL-C6", "")
    assert t.view("onlooker").aside == ["boxer_glove"]
    assert t.mask("*alibi:boxer_ticket", "dame") == t.mask("*alibi:boxer_ticket", "onlooker") == "alibi:?"
    assert t.mask("*alibi:boxer_ticket", "boxer") == "alibi:boxer_ticket"
    t.play("*alibi:boxer_ticket")
    assert t.told("dame") == ["drew-alibi boxer ?"]
    assert t.told("boxer") == ["drew-alibi boxer boxer_ticket"]
    assert (t.hand("boxer"), t.discard) == ("ticket dame_glove fedora_hat", "boxer_glove")
    assert "boxer_ticket" in t.pile.split()
    assert t.pile.split().count("boxer_ticket") == 1


@rule("OTL-C6", "OTL-H5")
def test_the_given_card_cannot_come_back_by_a_refill() -> None:
    t = drawn("man_in_a_trenchcoat", "glove", pile="", discard="ceo_cufflink").play("give:boxer_glove")
    assert (t.options(), t.discard) == ("alibi:ceo_cufflink", "")
    t.play("*alibi:ceo_cufflink")
    assert (t.hand("boxer"), t.discard, t.pile) == ("ceo_cufflink", "", "boxer_glove")


@rule("OTL-C6", "OTL-D8")
@pytest.mark.parametrize(("cards", "pile"), [("fedora_hat", "boxer_glove"), ("glove ticket", "")])
def test_no_swap_without_a_card_to_give_or_to_get(cards: str, pile: str) -> None:
    t = drawn("man_in_a_trenchcoat", cards, pile=pile)
    assert "no-effect boxer man_in_a_trenchcoat" in t.told()
    assert (t.hand("boxer"), t.decision.kind) == (cards, "end")


@rule("OTL-C7", "OTL-H7")
@pytest.mark.parametrize(
    ("cards", "lost"),
    [
        ("", 0),
        ("glove", 0),
        ("fedora_hat", 0),
        ("glove ticket", 1),
        ("glove fedora_hat", 1),
        ("glove ticket shoelaces", 1),
        ("glove ticket shoelaces fedora_hat", 2),
        (FIVE, 2),
        (f"{FIVE} fedora_hat", 3),
    ],
)
def test_the_mugger_takes_half_rounded_down(cards: str, lost: int) -> None:
    t = drawn("mugger", cards)
    assert ("no-effect boxer mugger" in t.told()) == (not lost)
    for _ in range(lost):
        assert (t.asked, t.decision.kind, t.decision.rule) == ("boxer", "mugger", "OTL-C7")
        t.play(t.decision.codes[0])
    assert "mugger" in t.play_discard
    assert len(t.hand("boxer").split()) == len(cards.split()) - lost
    assert t.decision.kind != "mugger"


@rule("OTL-C7")
def test_the_player_chooses_what_the_mugger_gets() -> None:
    t = drawn("mugger", "glove dame_glove ceo_cufflink ceo_cufflink fedora_hat")
    assert t.options().split() == [
        "discard:boxer_glove",
        "discard:ceo_cufflink",
        "discard:dame_glove",
        "discard:fedora_hat",
    ]
    assert t.default() == "discard:fedora_hat"
    t.play("discard:fedora_hat")
    assert t.default() == "discard:dame_glove"
    t.play("discard:dame_glove")
    assert (t.hand("boxer"), t.discard) == ("glove ceo_cufflink ceo_cufflink", "dame_glove")
    assert (t.play_discard, t.decision.kind) == ("mugger fedora_hat", "end")


@rule("OTL-C7")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("glove ticket ceo_cufflink ceo_tie_clip dame_glove", "dame_glove"),
        ("glove ticket ceo_cufflink ceo_tie_clip", "ceo_tie_clip"),
        ("glove ticket dame_glove ceo_cufflink", "dame_glove"),
        ("glove ticket", "boxer_glove"),
        ("glove wristwatch", "wristwatch"),
    ],
)
def test_time_out_gives_the_least_valuable_card(cards: str, code: str) -> None:
    assert drawn("mugger", cards).default() == f"discard:{code}"


@rule("OTL-C8")
def test_empty_streets_sends_the_police_to_the_station() -> None:
    t = drawn("empty_streets", "glove", police="A2")
    assert (t.police, t.hand("boxer")) == ("C2", "glove")
    assert "police-sent C2" in t.told()


@rule("OTL-C9")
def test_blackmail_takes_a_random_card_of_the_whole_hand() -> None:
    t = drawn("blackmail", "ticket", "dame E1 glove glove fedora_hat", "ceo E2", "reporter E3 film")
    assert (t.asked, t.decision.rule, t.options()) == ("boxer", "OTL-C9", "rob:2 rob:4")
    assert t.refused("rob:3") == t.refused("rob:1") == "OTL-C9"
    t.play("rob:2")
    assert (t.asked, t.options()) == ("*", "steal:dame_glove steal:fedora_hat")
    assert t.decision.weights == (2, 1)
    t.play("*steal:dame_glove")
    assert (t.hand("boxer"), t.hand("dame")) == ("ticket dame_glove", "glove fedora_hat")


@rule("OTL-C9", "OTL-X4")
def test_only_thief_and_victim_see_the_stolen_card() -> None:
    t = drawn("blackmail", "ticket", "dame E1 glove fedora_hat", "ceo E2 cufflink").play("rob:2")
    for card, sort in (("dame_glove", "alibi"), ("fedora_hat", "item")):
        assert t.mask(f"*steal:{card}", "boxer") == t.mask(f"*steal:{card}", "dame") == f"steal:{card}"
        assert t.mask(f"*steal:{card}", "ceo") == t.mask(f"*steal:{card}", "onlooker") == f"steal:{sort}"
    t.play("*steal:fedora_hat")
    assert t.told("boxer") == t.told("dame") == ["stole-item boxer dame fedora_hat"]
    assert t.told("ceo") == t.told("onlooker") == ["stole-item boxer dame ?"]
    assert (t.hand("boxer"), t.hand("dame")) == ("ticket fedora_hat", "glove")
    t = drawn("blackmail", "ticket", "dame E1 glove", "ceo E2 cufflink").play("rob:2", "*steal:dame_glove")
    assert t.told("dame") == ["stole-alibi boxer dame dame_glove"]
    assert t.told("ceo") == ["stole-alibi boxer dame ?"]


@rule("OTL-C9")
def test_a_sole_victim_needs_no_choice() -> None:
    t = drawn("blackmail", "", "dame E1 glove", "ceo E2")
    assert (t.asked, t.options()) == ("*", "steal:dame_glove")


@rule("OTL-C9", "OTL-D4")
def test_a_stolen_second_item_means_a_choice() -> None:
    t = drawn("blackmail", "wristwatch", "dame E1 fedora_hat").play("*steal:fedora_hat")
    assert (t.asked, t.options()) == ("boxer", "discard:fedora_hat discard:wristwatch")
    assert t.default() == "discard:fedora_hat"
    t.play("discard:wristwatch")
    assert (t.hand("boxer"), t.hand("dame")) == ("fedora_hat", "")
    assert t.play_discard == "blackmail wristwatch"


@rule("OTL-C9")
@pytest.mark.parametrize(
    ("dame", "reporter", "ceo", "code"),
    [
        ("glove", "film film", "cufflink", "rob:3"),
        ("glove", "film", "cufflink", "rob:3"),
        ("glove fedora_hat", "film", "cufflink cufflink", "rob:4"),
        ("glove fedora_hat", "film", "cufflink", "rob:1"),
    ],
)
def test_time_out_robs_the_fullest_hand_then_the_next_in_turn(dame: str, reporter: str, ceo: str, code: str) -> None:
    t = table(f"dame E1 {dame}", "boxer A3", f"reporter E2 {reporter}", f"ceo E3 {ceo}", active="boxer")
    t.play("go:A2", "draw", "*play:blackmail")
    assert t.default() == code
