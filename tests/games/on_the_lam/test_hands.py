"""Hands and piles (OTL-H)."""

import pytest

from lamster.games.on_the_lam.game import GAME
from lamster.text import Words
from tests.games.on_the_lam.table import Table, table
from tests.rules import rule

FIVE = "mouthguard glove ticket hand_wraps shoelaces"


def at_the_end(cards: str, **more: str) -> Table:
    """The Boxer has moved and drawn an event without effect; now comes the End step."""
    t = table(f"boxer A3 {cards}", "dame E1", **more).play("go:A2", "draw", "*play:empty_streets")
    assert t.decision.kind in ("end", "hand-limit")
    return t


@rule("OTL-H1", "OTL-H2")
def test_over_five_cards_must_be_discarded_down_to_five() -> None:
    t = at_the_end(f"{FIVE} dame_glove fedora_hat")
    assert (t.asked, t.decision.rule, "end" in t.options()) == ("boxer", "OTL-H1", False)
    assert t.refused("end") == "OTL-H1"
    assert t.rule_of("discard:boxer_glove") == "OTL-H2"
    t.play("discard:boxer_glove")
    assert "end" not in t.decision.codes
    assert t.rule_of("discard:dame_glove") == "OTL-H2"
    t.play("discard:dame_glove")
    assert t.options().endswith(" end")
    assert t.rule_of("discard:boxer_ticket") == "OTL-H3"
    assert t.rule_of("end") == "OTL-R2"
    t.play("end")
    assert (t.hand("boxer"), t.asked) == ("mouthguard ticket hand_wraps shoelaces fedora_hat", "dame")


@rule("OTL-H1")
def test_with_too_many_cards_the_question_names_the_limit() -> None:
    """Ending is not possible then, so the question must not offer it."""
    t = at_the_end(f"{FIVE} dame_glove")
    english, dutch = Words.of("en", GAME), Words.of("nl", GAME)
    assert english.question(t.decision.kind) == "Your hand limit is five cards. Which one do you discard?"
    assert "vijf" in dutch.question(t.decision.kind)
    t.play("discard:dame_glove")
    assert english.question(t.decision.kind) == "Discard a card or end your turn?"


@rule("OTL-H1", "OTL-H7")
def test_the_item_counts_as_one_of_five() -> None:
    assert "end" not in at_the_end(f"{FIVE} fedora_hat").options()
    assert "end" in at_the_end(FIVE).options()
    assert "end" in at_the_end("glove ticket ticket shoelaces fedora_hat").options()


@rule("OTL-H1")
def test_during_the_turn_there_is_no_limit() -> None:
    t = table(f"boxer A3 {FIVE}", "dame E1", police="E1").play("go:B3", "search", "*roll:9")
    t.play("*alibi:dame_glove", "*alibi:dame_glove", "*alibi:ceo_cufflink")
    assert len(t.hand("boxer").split()) == 8


@rule("OTL-H2")
def test_any_card_may_go_own_cards_and_item_too() -> None:
    t = at_the_end("glove glove dame_glove fedora_hat")
    assert t.options() == "discard:boxer_glove discard:dame_glove discard:fedora_hat end"
    t.play("discard:fedora_hat", "discard:boxer_glove")
    assert (t.hand("boxer"), t.discard) == ("glove dame_glove", "boxer_glove")
    assert t.play_discard == "empty_streets fedora_hat"


@rule("OTL-H3")
def test_further_cards_may_go_down_to_an_empty_hand() -> None:
    t = at_the_end("glove dame_glove")
    assert t.rule_of("discard:boxer_glove") == "OTL-H3"
    t.play("discard:boxer_glove", "discard:dame_glove")
    assert (t.hand("boxer"), t.asked) == ("", "dame")


@rule("OTL-H1", "OTL-H3")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (FIVE, "end"),
        ("glove fedora_hat", "end"),
        (f"{FIVE} fedora_hat", "discard:fedora_hat"),
        (f"{FIVE} dame_glove", "discard:dame_glove"),
        ("glove glove ticket ticket ceo_cufflink ceo_cufflink dame_glove", "discard:dame_glove"),
        ("glove glove ticket ticket ceo_tie_clip ceo_cufflink", "discard:ceo_tie_clip"),
        ("glove glove ticket ticket shoelaces shoelaces", "discard:boxer_glove"),
    ],
)
def test_time_out_discards_only_what_the_limit_demands(cards: str, code: str) -> None:
    assert at_the_end(cards).default() == code


@rule("OTL-H4", "OTL-X4")
def test_discards_are_open() -> None:
    t = at_the_end("glove fedora_hat").play("discard:boxer_glove")
    assert t.told("dame") == t.told("onlooker") == ["discarded boxer boxer_glove"]
    assert t.view("dame").alibi_discard == {"boxer_glove": 1}
    assert t.view("onlooker").play_discard == {"empty_streets": 1}
    t.play("discard:fedora_hat")
    assert (t.told("dame")[0], t.hand("boxer")) == ("discarded boxer fedora_hat", "")
    assert t.view("dame").play_discard == {"empty_streets": 1, "fedora_hat": 1}


@rule("OTL-H5")
def test_a_pile_that_runs_out_is_refilled_at_once_when_a_card_is_needed() -> None:
    t = table("boxer A3", "dame E1", police="E1", pile="boxer_ticket", discard="ceo_cufflink ceo_tie_clip")
    t.play("go:B3", "search", "*roll:7", "*alibi:boxer_ticket")
    assert t.told()[-3:] == ["succeeded boxer 8 5 3", "drew-alibi boxer ?", "refilled alibi"]
    assert t.options() == "alibi:ceo_cufflink alibi:ceo_tie_clip"
    assert t.discard == ""


@rule("OTL-H5")
def test_a_pile_that_runs_out_is_else_refilled_when_the_effect_is_finished() -> None:
    t = table("boxer A3", "dame E1", police="E1", pile="boxer_ticket", discard="ceo_cufflink")
    t.play("go:B3", "search", "*roll:4", "*alibi:boxer_ticket")
    assert (t.pile, t.discard, t.decision.kind) == ("ceo_cufflink", "", "end")
    assert t.told()[-1] == "refilled alibi"


@rule("OTL-H5")
def test_a_pile_is_not_refilled_before_it_has_run_out() -> None:
    t = table("boxer A3", "dame E1", police="E1", pile="boxer_ticket dame_glove", discard="ceo_cufflink")
    t.play("go:B3", "search", "*roll:4", "*alibi:boxer_ticket")
    assert (t.pile, t.discard) == ("dame_glove", "ceo_cufflink")
    t = table("boxer A3 glove", "dame E1", play_pile="wristwatch cigarettes", play_discard="mugger")
    t.play("go:A2", "draw", "*play:wristwatch")
    assert (t.play_pile, t.play_discard) == ("cigarettes", "mugger")


@rule("OTL-H5")
def test_with_an_empty_discard_pile_the_refill_waits_for_the_end_step() -> None:
    t = table("boxer A3 glove dame_glove", "dame E1", police="E1", pile="boxer_ticket")
    t.play("go:B3", "search", "*roll:4", "*alibi:boxer_ticket", "discard:dame_glove")
    assert (t.pile, t.discard) == ("", "dame_glove")
    t.play("discard:boxer_glove", "end")
    assert (t.pile, t.discard) == ("boxer_glove dame_glove", "")


@rule("OTL-H5")
def test_with_an_empty_discard_pile_the_refill_waits_for_an_investigation() -> None:
    t = table("boxer A2 glove", "dame E1", police="A1", active="police", pile="").play("*police:S")
    assert (t.pile, t.discard) == ("boxer_glove", "")
    t = table("boxer A2 dame_glove dame_glove", "dame E1", police="A1", active="police", pile="").play("*police:S")
    assert (t.pile, t.discard) == ("dame_glove dame_glove", "")


@rule("OTL-H5", "OTL-M1")
def test_with_an_empty_discard_pile_the_refill_waits_for_a_price_paid() -> None:
    t = table("boxer B3 dame_glove dame_glove", "dame E1 earring", pile="").play("go:C3", "trade:dame")
    assert (t.pile, t.discard) == ("dame_glove dame_glove", "dame_earring")


@rule("OTL-H5")
def test_the_play_pile_is_refilled_when_an_item_emptied_it() -> None:
    t = table("boxer A3 glove", "dame E1", play_pile="wristwatch", play_discard="mugger cigarettes")
    t.play("go:A2", "draw", "*play:wristwatch")
    assert (t.play_pile, t.play_discard, t.told()[-1]) == ("mugger cigarettes", "", "refilled play")


@rule("OTL-H5")
def test_the_second_item_is_discarded_before_the_refill() -> None:
    t = table("boxer A3 cigarettes", "dame E1", play_pile="wristwatch", play_discard="mugger")
    t.play("go:A2", "draw", "*play:wristwatch")
    assert (t.play_pile, t.play_discard) == ("", "mugger")
    t.play("discard:cigarettes")
    assert (t.play_pile, t.play_discard) == ("mugger cigarettes", "")


@rule("OTL-H5", "OTL-D2")
def test_an_event_is_discarded_before_the_refill() -> None:
    t = table("boxer A3 glove", "dame E1", play_pile="empty_streets", play_discard="cigarettes")
    t.play("go:A2", "draw", "*play:empty_streets")
    assert (t.play_pile, t.play_discard) == ("empty_streets cigarettes", "")


@rule("OTL-H5", "OTL-D2")
def test_no_refill_in_the_middle_of_an_event() -> None:
    players = ("boxer A3 dame_glove cigarettes", "dame E1", "ceo A2 cufflink tie_clip")
    t = table(*players, play_pile="undercover_cop", alibi_goal="five_different")
    t.play("go:A2", "draw", "*play:undercover_cop")
    assert (t.asked, t.play_pile, t.play_discard) == ("ceo", "", "cigarettes")
    t.play("surrender:ceo_cufflink")
    assert (t.play_pile, t.play_discard) == ("undercover_cop cigarettes", "")


@rule("OTL-H5")
def test_no_refill_between_theft_and_choice_of_item() -> None:
    t = table("boxer A3", "dame E1 fedora_hat", play_pile="blackmail", play_discard="mugger")
    t.play("go:A2", "draw", "*play:blackmail", "*steal:fedora_hat")
    assert (t.play_pile, t.play_discard) == ("mugger blackmail", "")


@rule("OTL-H5")
def test_an_item_used_can_be_what_the_refill_waited_for() -> None:
    t = table("boxer A3 cigarettes", "dame E1", police="E1", play_pile="")
    t.play("go:B3", "search", "*roll:1", "use:cigarettes")
    assert (t.play_pile, t.play_discard) == ("cigarettes", "")


@rule("OTL-H5")
def test_the_play_pile_is_refilled_when_a_card_is_needed() -> None:
    t = table("boxer A3", "dame E1", play_pile="", play_discard="mugger").play("go:A2", "draw")
    assert (t.options(), t.play_discard) == ("play:mugger", "")


@rule("OTL-H5")
def test_the_end_step_refills_the_play_pile_too() -> None:
    t = table("boxer A3 cigarettes", "dame E1", police="E1", play_pile="").play("go:B3", "draw")
    assert t.decision.kind == "end"
    t.play("discard:cigarettes")
    assert (t.play_pile, t.play_discard, t.asked) == ("cigarettes", "", "dame")


@rule("OTL-H6")
def test_with_both_piles_empty_no_card_is_drawn() -> None:
    t = table("boxer A3 glove", "dame E1", play_pile="").play("go:A2", "draw")
    assert (t.decision.kind, t.hand("boxer")) == ("end", "glove")
    t = table("boxer A3 glove", "dame E1", police="E1", pile="").play("go:B3", "search", "*roll:9")
    assert (t.decision.kind, t.hand("boxer")) == ("end", "glove")


@rule("OTL-H7")
def test_a_hand_of_an_item_alone_can_be_robbed() -> None:
    t = table("boxer A3", "dame E1 fedora_hat", "ceo E2").play("go:A2", "draw", "*play:blackmail")
    assert t.options() == "steal:fedora_hat"


@rule("OTL-H8")
def test_nothing_lets_players_deal_with_each_other() -> None:
    verbs = {"go", "draw", "search", "trade", "decline", "keep", "use", "retry", "stop", "taxi", "phone"}
    verbs |= {"rob", "give", "discard", "surrender", "end", "pick"}
    t = table(f"boxer A3 {FIVE} dame_glove fedora_hat", "dame A2 boxer_glove wristwatch")
    for code in ("go:A2", "draw", "*play:empty_streets"):
        assert {option.partition(":")[0] for option in t.decision.codes} <= verbs | {"play"}
        t.play(code)
    assert t.asked == "boxer"
    assert {option.partition(":")[0] for option in t.decision.codes} == {"discard"}
