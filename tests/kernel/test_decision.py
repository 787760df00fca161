"""Decisions, refusals and outcomes."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lamster.kernel.decision import CHANCE, Decision, Form, Outcome, Refusal, is_code
from lamster.kernel.timing import Measured
from tests.toys.heist.rules import RowForm


def test_an_id_names_the_seat_as_people_count_and_the_place_in_the_log() -> None:
    decision = Decision(1, "turn", "TOY-T1", ("wait",))
    decision.ply = 17
    assert decision.id == "2@17"


def test_chance_picks_by_weight() -> None:
    decision = Decision(CHANCE, "draw", "TOY-D1", ("draw:A", "draw:B", "draw:C"), (1, 3, 2))
    picked = Counter(decision.pick(word) for word in range(600))
    assert picked == {"draw:A": 100, "draw:B": 300, "draw:C": 200}


def test_without_weights_all_are_equally_likely() -> None:
    decision = Decision(CHANCE, "roll", "TOY-D1", ("roll:1", "roll:2"))
    assert Counter(decision.pick(word) for word in range(10)) == {"roll:1": 5, "roll:2": 5}


@given(st.lists(st.integers(1, 9), min_size=1, max_size=8), st.integers(0, 2**64 - 1))
def test_every_word_picks_a_code(weights: list[int], word: int) -> None:
    codes = tuple(f"c{i}" for i in range(len(weights)))
    assert Decision(CHANCE, "x", "TOY-D1", codes, tuple(weights)).pick(word) in codes


def test_samples_follow_the_weights() -> None:
    rng = Random(1)
    weighted = Decision(CHANCE, "x", "TOY-D1", ("a", "b"), (1, 9))
    assert 60 < sum(weighted.sample(rng) == "a" for _ in range(1000)) < 140
    even = Decision(0, "x", "TOY-D1", ("a", "b"))
    assert 420 < sum(even.sample(rng) == "a" for _ in range(1000)) < 580


def test_a_decision_with_a_form_accepts_and_samples_what_the_form_does() -> None:
    decision = Decision(0, "row", "TOY-R1", (), form=RowForm((0, 1)))
    assert decision.accepts("row:BA@7")
    assert not decision.accepts("row:CA@7")
    assert decision.accepts(decision.sample(Random(3)))


def test_questions_are_the_same_if_seat_kind_codes_and_form_are() -> None:
    asked = Decision(0, "row", "TOY-R1", (), form=RowForm((0, 1)))
    assert asked.same_question(Decision(0, "row", "TOY-R1", (), form=RowForm((0, 1))))
    assert not asked.same_question(Decision(0, "row", "TOY-R1", (), form=RowForm((0, 2))))
    assert not asked.same_question(Decision(0, "row", "TOY-R1", ()))
    assert not asked.same_question(Decision(1, "row", "TOY-R1", (), form=RowForm((0, 1))))
    plain = Decision(0, "turn", "TOY-T1", ("a", "b"))
    assert plain.same_question(Decision(0, "turn", "TOY-T1", ("a", "b")))
    assert not plain.same_question(Decision(0, "turn", "TOY-T1", ("a",)))
    assert not plain.same_question(Decision(0, "other", "TOY-T1", ("a", "b")))


def test_a_form_must_say_everything_about_itself() -> None:
    form = Form()
    for asked in (lambda: form.refuse("x"), lambda: form.sample(Random(1)), form.default, form.spec):
        with pytest.raises(NotImplementedError, match="Form must"):
            asked()
    assert form.stamp("x", Measured(5, -1, 0, True)) == "x"
    assert form.duration("x") == 0


@pytest.mark.parametrize("code", ["go:A2", "row:-@60000", "stand-in:1=bot", "plan:?", "trade:ceo"])
def test_codes_can_stand_in_a_record(code: str) -> None:
    assert is_code(code)


@pytest.mark.parametrize("code", ["", "go A2", "go{", "a;b", "a\nb", "[x", 'a"b', "a\u00a0b", "a}"])
def test_what_would_spoil_a_record_is_no_code(code: str) -> None:
    assert not is_code(code)


def test_a_refusal_says_why_by_which_rule_and_what_is_legal() -> None:
    assert Refusal("no").text() == "no"
    assert str(Refusal("no", "TOY-T1", ["a", "b"])) == "no (TOY-T1); legal now: a b"


def test_winners_share_the_win() -> None:
    assert Outcome((0, 2), "TOY-W1").returns(3) == [0.5, 0.0, 0.5]
    assert Outcome((), "TOY-W1").returns(2) == [0.0, 0.0]


def test_outcomes_are_values() -> None:
    assert Outcome((0,), "TOY-W1") == Outcome((0,), "TOY-W1")
    assert Outcome((0,), "TOY-W1") != Outcome((1,), "TOY-W1")
    assert len({Outcome((0,), "TOY-W1"), Outcome((0,), "TOY-W1"), Outcome((0,), "TOY-W2")}) == 2


def test_codes_are_listed_for_people_by_the_value_of_their_numbers() -> None:
    decision = Decision(0, "aim", "R-1", ("aim:1,1", "aim:1,10", "aim:1,2", "aim:10,1", "aim:2,1", "end", "play:b2"))
    assert decision.in_reading_order() == ["aim:1,1", "aim:1,2", "aim:1,10", "aim:2,1", "aim:10,1", "end", "play:b2"]
