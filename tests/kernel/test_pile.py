"""Piles: what is known has a place, the rest only numbers."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from lamster.kernel.pile import Draws, Pile

KINDS = 4
DRAW = Draws("draw", ("delta", "alpha", "charlie", "bravo"))


def test_the_top_comes_first_then_layers_then_the_bottom() -> None:
    pile = Pile([1, 2], [[0, 0, 0, 1], [1, 0, 0, 0]], [3, 1])
    assert pile.size() == 6
    order = []
    for told in (2, 1, 0, 3, 1, 3):
        order.append(pile.known_next())
        pile.take(told)
    assert order == [2, 1, -1, -1, 1, 3]
    assert pile.empty()


def test_cards_are_put_on_top_and_at_the_bottom() -> None:
    pile = Pile([], [[2, 0, 0, 0]], [])
    pile.put_on_top(3)
    pile.put_at_bottom(1)
    pile.put_at_bottom(2)
    assert (pile.known_next(), pile.bottom) == (3, [2, 1])
    assert pile.counts(KINDS) == [2, 1, 1, 1]


def test_a_layer_goes_on_top_of_layers_but_not_on_known_cards() -> None:
    pile = Pile([], [[1, 0, 0, 0]], [])
    pile.put_layer_on_top([0, 2, 0, 0])
    pile.put_layer_on_top([0, 0, 0, 0])
    assert pile.layers == [[1, 0, 0, 0], [0, 2, 0, 0]]
    pile.put_on_top(3)
    with pytest.raises(AssertionError, match="known place"):
        pile.put_layer_on_top([1, 0, 0, 0])


def test_shuffling_forgets_every_place() -> None:
    pile = Pile([3], [[1, 0, 0, 0], [0, 1, 0, 0]], [2])
    pile.shuffle([0, 0, 0, 5])
    assert (pile.top, pile.layers, pile.bottom) == ([], [[1, 1, 1, 6]], [])
    empty = Pile([], [], [])
    empty.shuffle([0, 0, 0, 0])
    assert empty.empty()


def test_a_clone_shares_nothing() -> None:
    pile = Pile([1], [[1, 1, 0, 0]], [2])
    copy = pile.clone()
    copy.take(1)
    copy.take(0)
    copy.put_at_bottom(3)
    assert (pile.top, pile.layers, pile.bottom) == ([1], [[1, 1, 0, 0]], [2])


def test_draws_are_sorted_by_text_and_weighted_by_number() -> None:
    (decision,) = DRAW.from_counts([1, 2, 0, 3], "draw", "TOY-D1")
    assert decision.codes == ("draw:alpha", "draw:bravo", "draw:delta")
    assert decision.weights == (2, 3, 1)
    assert [DRAW.kind_of[code] for code in decision.codes] == [1, 3, 0]


def test_a_known_card_is_drawn_all_the_same() -> None:
    (decision,) = DRAW.from_pile(Pile([2], [[9, 9, 9, 9]], []), "draw", "TOY-D1")
    assert (decision.codes, decision.public) == (("draw:charlie",), False)
    (decision,) = DRAW.from_pile(Pile([], [], [0]), "draw", "TOY-D1")
    assert decision.codes == ("draw:delta",)


def test_nothing_is_asked_of_an_empty_pile() -> None:
    assert DRAW.from_pile(Pile([], [], []), "draw", "TOY-D1") == ()


class AgainstAList(RuleBasedStateMachine):
    """A pile behaves like a list of cards that is shuffled where the pile has layers."""

    def __init__(self) -> None:
        super().__init__()
        self.pile = Pile([], [], [])
        self.cards: list[int] = []
        """Next card last."""
        self.shuffled: list[range] = []

    @rule(kind=st.integers(0, KINDS - 1))
    def top(self, kind: int) -> None:
        self.pile.put_on_top(kind)
        self.cards.append(kind)

    @rule(kind=st.integers(0, KINDS - 1))
    def bottom(self, kind: int) -> None:
        self.pile.put_at_bottom(kind)
        self.cards.insert(0, kind)

    @rule(extra=st.lists(st.integers(0, 2), min_size=KINDS, max_size=KINDS))
    def shuffle(self, extra: list[int]) -> None:
        self.pile.shuffle(extra)
        self.cards = sorted([*self.cards, *[kind for kind in range(KINDS) for _ in range(extra[kind])]])

    @precondition(lambda self: self.cards)
    @rule(data=st.data())
    def draw(self, data: Any) -> None:
        known = self.pile.known_next()
        (decision,) = DRAW.from_pile(self.pile, "draw", "TOY-D1")
        code = data.draw(st.sampled_from(decision.codes))
        kind = DRAW.kind_of[code]
        assert known in (-1, kind)
        if known >= 0:
            assert self.cards.pop() == kind
        else:
            at = len(self.cards) - 1 - self.cards[::-1].index(kind)
            self.cards.pop(at)
        self.pile.take(kind)

    @invariant()
    def same_cards(self) -> None:
        assert self.pile.size() == len(self.cards)
        assert self.pile.counts(KINDS) == [self.cards.count(kind) for kind in range(KINDS)]
        assert self.pile.empty() == (not self.cards)
        assert all(any(layer) for layer in self.pile.layers)


TestAgainstAList = AgainstAList.TestCase


@given(st.lists(st.integers(0, 3), min_size=KINDS, max_size=KINDS))
def test_a_whole_layer_can_be_drawn(counts: list[int]) -> None:
    pile = Pile([], [], [])
    pile.shuffle(counts)
    drawn = [0] * KINDS
    while not pile.empty():
        (decision,) = DRAW.from_pile(pile, "draw", "TOY-D1")
        kind = DRAW.kind_of[decision.pick(sum(drawn) * 7919)]
        pile.take(kind)
        drawn[kind] += 1
    assert drawn == counts
