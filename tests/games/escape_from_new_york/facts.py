"""Whether what seats know is true: every fact is about a card of its own that really lies in one of its places."""

from lamster.games.escape_from_new_york.components import CASES, ITEMS, NONE
from lamster.games.escape_from_new_york.knowledge import (
    ALL_VIEWERS,
    BLUE_CARD,
    DECK,
    DISCARD,
    ONLOOKER,
    POI,
    PURPLE_CARD,
    SHOP,
    SLOT,
    Fact,
    open_things,
)
from lamster.games.escape_from_new_york.state import NewYork


def check_facts(s: NewYork) -> None:
    """Of all viewers, the onlooker included; and what all know of hands and discard piles."""
    cards = hidden_cards(s)
    for viewer in range(ONLOOKER, s.seats):
        facts = [fact for fact in s.facts if fact[0] in (viewer, ALL_VIEWERS) and fact[1] < POI]
        assert not any(card in open_things(s) for _, _, card in facts)
        assert fits(facts, cards), (viewer, facts, cards)
    for seat in range(s.seats):
        plan = sum(1 << card for card in s.chosen) if seat == s.active else 0
        assert s.held[seat] & ~(s.hands[seat] | plan) == 0
        assert s.sure[seat] & ~s.discards[seat] == 0


def hidden_cards(s: NewYork) -> list[tuple[int, int]]:
    """Every card that can be known of, with its place."""
    found = [(seat, thing) for seat in range(s.seats) for thing in s.supplies[seat]]
    found += [(seat, BLUE_CARD + s.blues[seat]) for seat in range(s.seats) if s.blues[seat] != NONE]
    found += [(seat, PURPLE_CARD + s.purples[seat]) for seat in range(s.seats) if s.purples[seat] != NONE]
    found += [(SLOT + slot, s.slots[slot]) for slot in range(CASES) if s.slots[slot] >= 0]
    deck = s.item_pile.counts(ITEMS)
    found += [(DECK, thing) for thing in range(ITEMS) for _ in range(deck[thing])]
    found += [(DISCARD, thing) for thing in range(ITEMS) for _ in range(s.item_discard[thing])]
    found += [(DECK, BLUE_CARD + kind) for kind, number in enumerate(s.blue_left) for _ in range(number)]
    found += [(DECK, PURPLE_CARD + kind) for kind, number in enumerate(s.purple_left) for _ in range(number)]
    return found + [(SHOP, thing) for thing in s.shop]


def fits(facts: list[Fact], cards: list[tuple[int, int]]) -> bool:
    """Whether each fact can have a card of its own."""
    taken: dict[int, int] = {}

    def place(fact: int, tried: set[int]) -> bool:
        _, where, what = facts[fact]
        for i, (at, card) in enumerate(cards):
            if i not in tried and card == what and where >> at & 1:
                tried.add(i)
                if i not in taken or place(taken[i], tried):
                    taken[i] = fact
                    return True
        return False

    return all(place(fact, set()) for fact in range(len(facts)))
