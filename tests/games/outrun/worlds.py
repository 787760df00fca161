"""Whether what seats know is true."""

from collections import Counter

from lamster.games.outrun.state import Outrun


def facts_are_true(s: Outrun) -> bool:
    """Each seat's facts are about cards that are there, and never about its own hand."""
    for viewer in range(s.seats):
        for holder in range(s.seats):
            known = Counter(card for who, where, card in s.facts if (who, where) == (viewer, holder))
            if known - Counter(s.hands[holder]) or (known and viewer == holder):
                return False
    return True
