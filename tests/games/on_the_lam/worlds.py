"""Whether what seats know is true."""

from collections import Counter

from lamster.games.on_the_lam.components import CARD, PLAY
from lamster.games.on_the_lam.state import Lam


def facts_are_true(s: Lam) -> bool:
    """Each seat's facts fit the hands, every fact a card of its own."""
    hands = [Counter(CARD.codes[card] for card in hand) for hand in s.hands]
    for seat, item in enumerate(s.items):
        hands[seat][PLAY.codes[item]] += item >= 0
    if s.second >= 0:
        hands[s.active][PLAY.codes[s.second]] += 1
    for viewer in range(s.seats):
        facts = [(where, CARD.codes[card]) for knowers, where, card in s.facts if knowers >> viewer & 1]
        if any(where >> viewer & 1 for where, _ in facts) or not fits(facts, hands):
            return False
    return True


def fits(facts: list[tuple[int, str]], hands: list[Counter[str]]) -> bool:
    if not facts:
        return True
    (where, card), *rest = facts
    for seat, hand in enumerate(hands):
        if where >> seat & 1 and hand[card]:
            hand[card] -= 1
            found = fits(rest, hands)
            hand[card] += 1
            if found:
                return True
    return False
