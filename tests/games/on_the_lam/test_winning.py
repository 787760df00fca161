"""End of the game (OTL-W)."""

import pytest

from lamster.games.on_the_lam.game import GAME
from lamster.text import Words, languages
from tests.games.on_the_lam.table import table
from tests.rules import rule

FIVE = "mouthguard glove ticket hand_wraps shoelaces"


@rule("OTL-W1")
def test_a_ready_player_wins_by_stepping_onto_the_station() -> None:
    t = table(f"boxer B2 {FIVE} fedora_hat dame_glove", "dame A1").play("go:C2")
    assert (t.result, t.asked) == ("boxer OTL-W1", "")
    assert t.told() == ["moved boxer C2", "won boxer"]
    assert t.view("dame").winners == [0]
    assert len(t.hand("boxer").split()) == 7  # no End step
    refusal = GAME.refuse(t.state, 1, "go:A2")
    assert refusal is not None
    assert refusal.rule == "OTL-W1"


@rule("OTL-W1")
def test_a_ready_player_wins_by_taxi() -> None:
    t = table("dame E1", f"boxer A3 {FIVE}", active="boxer")
    t.play("go:A2", "draw", "*play:catch_a_taxi", "taxi:C2")
    assert (t.result, t.tile("boxer")) == ("boxer OTL-W1", "C2")


@rule("OTL-W2")
def test_police_at_the_station_do_not_hinder_a_ready_player() -> None:
    t = table(f"boxer B2 {FIVE}", "dame A1", police="C2").play("go:C2")
    assert (t.result, t.hand("boxer")) == ("boxer OTL-W1", FIVE)


@rule("OTL-W3")
def test_being_put_on_the_station_never_wins() -> None:
    t = table("boxer A2 dame_glove", "dame A1", police="A3", active="police").play("*police:N")
    assert (t.tile("boxer"), t.result) == ("C2", "")


@rule("OTL-W4")
@pytest.mark.parametrize("tile", ["A2", "B1", "C1", "C3"])
def test_five_own_cards_elsewhere_do_not_win(tile: str) -> None:
    start = {"A2": "A3", "B1": "A1", "C1": "B1", "C3": "B3"}[tile]
    t = table(f"boxer {start} {FIVE}", "dame E1").play(f"go:{tile}")
    assert (t.result, t.asked) == ("", "boxer")


@rule("OTL-W4")
def test_a_ready_player_remains_exposed() -> None:
    t = table("dame E2", f"boxer A2 {FIVE}", police="A1").play("go:E3", "draw", "*play:blackmail")
    t.play("*steal:boxer_glove")
    assert t.hand("boxer") == "mouthguard ticket hand_wraps shoelaces"
    t = table(f"boxer A3 {FIVE}", "dame E1").play("go:A2", "draw", "*play:mugger")
    t.play("discard:boxer_glove", "discard:boxer_ticket")
    assert t.hand("boxer") == "mouthguard hand_wraps shoelaces"
    t = table(f"boxer A3 {FIVE}", "dame E1").play("go:A2", "draw", "*play:man_in_a_trenchcoat")
    t.play("give:boxer_glove", "*alibi:dame_glove")
    assert t.hand("boxer") == "mouthguard ticket hand_wraps shoelaces dame_glove"


@rule("OTL-W5")
def test_the_first_to_enter_is_the_one_winner() -> None:
    t = table(f"boxer B2 {FIVE}", "dame D2 earring glove hotel_key lipstick compact").play("go:C2")
    ended = t.state.ended
    assert ended is not None
    assert ended.winners == (0,)
    assert ended.returns(2) == [1.0, 0.0]


@pytest.mark.parametrize("language", languages())
def test_the_rule_of_the_end_is_named_by_how_the_game_was_won(language: str) -> None:
    """On low screens the end shows the name alone, without the sentence."""
    place = {"en": "Police Station", "nl": "politiebureau"}
    assert place[language] in Words(language, GAME.meta).rule_title("OTL-W1")
