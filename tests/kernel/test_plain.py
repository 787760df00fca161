"""States and steps as JSON and back."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lamster.kernel.decision import Outcome, Refusal
from lamster.kernel.pile import Pile
from lamster.kernel.plain import freeze, save, step_types, thaw
from tests.kernel.playing import dealt, play
from tests.toys.heist import GAME
from tests.toys.heist.rules import FillUp, NewRound, TakeBox

TYPES = step_types(GAME.package)
scalars = st.none() | st.booleans() | st.integers() | st.text(max_size=5)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.text(max_size=3) | st.integers(), inner, max_size=3)
    ),
    max_leaves=12,
)


def there_and_back(value: object) -> Any:
    return thaw(json.loads(json.dumps(freeze(value))), TYPES)


@given(values)
def test_plain_data_comes_back_with_its_types(value: object) -> None:
    again = there_and_back(value)
    assert again == value
    assert repr(again) == repr(value)


def test_tuples_in_lists_stay_tuples() -> None:
    assert repr(there_and_back([(1, 2), [3, (4,)]])) == "[(1, 2), [3, (4,)]]"


def test_a_dict_that_looks_like_a_marker_stays_a_dict() -> None:
    assert there_and_back({"tuple": [1], "step": "x"}) == {"tuple": [1], "step": "x"}


def test_steps_come_back_with_their_arguments() -> None:
    steps = there_and_back([NewRound(), FillUp(3), TakeBox(1, 2)])
    assert repr(steps) == "[NewRound(), FillUp(seat=3), TakeBox(seat=1, box=2)]"
    assert type(steps[2]) is TakeBox


def test_piles_and_outcomes_come_back() -> None:
    pile = there_and_back(Pile([1], [[2, 3]], [4, 5]))
    assert (pile.top, pile.layers, pile.bottom) == ([1], [[2, 3]], [4, 5])
    assert there_and_back(Outcome((0, 2), "TOY-W1")) == Outcome((0, 2), "TOY-W1")


def test_anything_else_is_refused() -> None:
    with pytest.raises(TypeError, match="plain data only, not object"):
        freeze([1, object()])
    with pytest.raises(TypeError, match="not float"):
        freeze(0.5)


def test_a_step_that_the_rules_do_not_know_is_named() -> None:
    with pytest.raises(Refusal, match="'OldStep' that these rules do not know"):
        thaw({"step": "OldStep", "args": []}, TYPES)


def test_step_types_are_found_in_the_package_and_nowhere_else() -> None:
    assert TYPES["TakeBox"] is TakeBox
    assert {"FillUp", "Planning", "Race", "Turn", "Window"} <= set(TYPES)
    assert "DrawAlibis" not in TYPES
    assert step_types("tests.kernel.to") == {}


def test_a_state_is_saved_in_mid_choice_with_the_ids_of_its_decisions() -> None:
    s = dealt("ABC", "ABC")
    play(s, "2 plan:roof")
    data = json.loads(json.dumps(save(s)))
    again = GAME.load(data)
    assert save(again) == save(s)
    assert [(d.id, d.kind, d.codes) for d in again.open] == [(d.id, d.kind, d.codes) for d in s.open]
    play(s, "1 plan:wait")
    play(again, "1 plan:wait")
    assert save(again) == save(s)


def test_a_finished_game_is_saved_too() -> None:
    s = dealt("ABC", "ABC")
    play(s, "1 plan:wait", "2 plan:wait", "1 row:A@5", "2 row:-@5")
    again = GAME.unpack(GAME.pack(s))
    assert again.ended == Outcome((0,), "TOY-W1")
    assert again.open == ()
