"""What each seat knows of the others' hands, and other worlds that fit it (OUT-H).

A fact is (viewer, holder, card): this viewer knows that the holder has this card in hand, each fact being about a card
of its own. It arises when a hand is stolen: the victim knows what the thief has now. Cards leave a hand openly, one by
one, or all at once by another theft; so facts stay exact. Nobody has facts about the own hand.
"""

from random import Random
from typing import Final

from lamster.games.outrun.components import CARDS
from lamster.games.outrun.state import Outrun
from lamster.kernel.pile import Pile
from lamster.kernel.play import ask_again
from lamster.kernel.state import Ask

Fact = tuple[int, int, int]
ONLOOKER: Final = -1


def seen_leaving(s: Outrun, holder: int, card: int) -> None:
    """Everybody saw this card leave this hand: each viewer has one fact less about it."""
    for viewer in {fact[0] for fact in s.facts if fact[1] == holder and fact[2] == card}:
        s.facts.remove((viewer, holder, card))


def stolen(s: Outrun, thief: int, victim: int) -> None:
    """The whole hand of the victim, still in place, goes to the thief: what is known of it goes along."""
    moved = [(viewer, thief if holder == victim else holder, card) for viewer, holder, card in s.facts]
    s.facts = [fact for fact in moved if fact[0] != fact[1]]
    s.facts += [(victim, thief, card) for card in s.hands[victim]]
    s.facts.sort()


def resample(s: Outrun, seat: int | None, rng: Random) -> Outrun:
    """Another world that this seat cannot tell apart: other hands, decks and rows under way."""
    w = s.clone()
    viewer = ONLOOKER if seat is None else seat
    deal_hands(w, viewer, rng)
    w.facts = facts_of(w, viewer)
    if w.answers:
        run_again(w, viewer, rng)
    ask_again(w)
    return w


def deal_hands(w: Outrun, viewer: int, rng: Random) -> None:
    """Cards that the viewer has not seen are dealt anew; what is left of them is the deck."""
    others = [other for other in range(w.seats) if other != viewer and w.hands[other]]
    if not others:
        return
    unseen = w.deck.counts(CARDS)
    known = {other: [fact[2] for fact in w.facts if fact[0] == viewer and fact[1] == other] for other in others}
    for other in others:
        for card in w.hands[other]:
            unseen[card] += 1
        for card in known[other]:
            unseen[card] -= 1
    pool = [card for card in range(CARDS) for _ in range(unseen[card])]
    rng.shuffle(pool)
    for other in others:
        while len(known[other]) < len(w.hands[other]):
            known[other].append(pool.pop())
            unseen[known[other][-1]] -= 1
        w.hands[other] = tuple(sorted(known[other]))
    w.deck = Pile([], [unseen] if any(unseen) else [], [])


def facts_of(w: Outrun, viewer: int) -> list[Fact]:
    """The viewer's own: which cards others know, even of its own hand, it cannot tell after a second theft."""
    return [fact for fact in w.facts if fact[0] == viewer]


def run_again(w: Outrun, viewer: int, rng: Random) -> None:
    """OUT-H4: rows that others have laid already are anything they could have laid; who gave up is known."""
    step: Ask[Outrun] = w.steps[-1]
    answers = w.answers
    w.answers = ()
    asked = {decision.seat: decision for decision in step.ask(w)}
    w.answers = tuple(
        [(seat, code if seat == viewer or code == "late" else asked[seat].sample(rng)) for seat, code in answers]
    )


def all_cards(s: Outrun) -> list[int]:
    """OUT-G7: every interference card wherever it lies, for checks that none was lost or doubled."""
    found = s.deck.counts(CARDS)
    for card in range(CARDS):
        found[card] += s.discard[card] + (s.centre >> card & 1)
        found[card] += sum([hand.count(card) for hand in s.hands]) + sum([front >> card & 1 for front in s.front])
    return found
