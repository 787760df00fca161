"""What each seat knows of the others' hands, and other worlds that fit it (OTL-X1 to X5).

A fact is (knowers, hands, card): these seats know that one of these hands holds this card. It arises when a card is
seen on its way into a hand: at the Private Eye by all, at a theft by the victim. When somebody steals unseen from a
hand, a fact of the others about it grows to both hands; it goes when the card is seen to leave. Nobody who may hold
the card is among its knowers: who holds cards knows them anyway.
"""

from random import Random

from lamster.games.on_the_lam.components import ALIBIS, COPIES, IS_ITEM, PLAYS
from lamster.games.on_the_lam.state import NONE, Lam
from lamster.kernel.pile import Pile

Fact = tuple[int, int, int]


def learn(s: Lam, knowers: int, holder: int, card: int) -> None:
    """These seats have seen the card go into this hand."""
    knowers &= ~(1 << holder)
    if knowers:
        s.facts.append((knowers, 1 << holder, card))


def seen_leaving(s: Lam, holder: int, card: int) -> None:
    """Everybody saw this card leave this hand: each seat's narrowest fact about it is used up."""
    if s.facts:
        for viewer in range(s.seats):
            forget_narrowest(s, viewer, holder, card)


def forget_narrowest(s: Lam, viewer: int, holder: int, card: int) -> None:
    fits = [
        i
        for i, (knowers, hands, kind) in enumerate(s.facts)
        if kind == card and knowers >> viewer & hands >> holder & 1
    ]
    if fits:
        i = min(fits, key=lambda i: s.facts[i][1].bit_count())
        knowers, hands, kind = s.facts[i]
        s.facts[i] = (knowers & ~(1 << viewer), hands, kind)
        s.facts = [fact for fact in s.facts if fact[0]]


def stolen_unseen(s: Lam, thief: int, victim: int, card: int) -> None:
    """A card went from hand to hand, seen by these two only; the others see whether it was an item (OTL-X4)."""
    forget_narrowest(s, thief, victim, card)
    is_item = card >= ALIBIS
    kept: list[Fact] = []
    for knowers, hands, kind in s.facts:
        touched = hands >> victim & 1 and (kind >= ALIBIS) == is_item
        kept += widened((knowers, hands, kind), thief, victim, is_item) if touched else [(knowers, hands, kind)]
    s.facts = kept
    learn(s, 1 << victim, thief, card)


def widened(fact: Fact, thief: int, victim: int, is_item: bool) -> list[Fact]:
    """The thief's fact stays as it is; for the others the card may now be with the thief (an item surely is)."""
    knowers, hands, card = fact
    others = knowers & ~(1 << thief) & ~(1 << victim)
    where = (hands & ~(1 << victim) if is_item else hands) | 1 << thief
    parts = [(knowers & 1 << thief, hands, card), (others, where, card)]
    return [part for part in parts if part[0]]


def resample(s: Lam, seat: int | None, rng: Random) -> Lam:
    """Another world that this seat (None: the onlooker) cannot tell apart."""
    world = s.clone()
    viewer = NONE if seat is None else seat
    deal_alibis(world, viewer, rng)
    deal_items(world, viewer, rng)
    reword_facts(world, viewer, rng)
    return world


def deal_alibis(w: Lam, viewer: int, rng: Random) -> None:
    """Deal what the viewer cannot see anew: other hands of the same size, the rest is the pile."""
    hidden = [other for other in range(w.seats) if other != viewer]
    unseen = w.alibi_pile.counts(ALIBIS)
    for other in hidden:
        for card in w.hands[other]:
            unseen[card] += 1
    hands = place_known(w, viewer, hidden, rng)
    for cards in hands.values():
        for card in cards:
            unseen[card] -= 1
    deck = [card for card in range(ALIBIS) for _ in range(unseen[card])]
    rng.shuffle(deck)
    for other in hidden:
        while len(hands[other]) < len(w.hands[other]):
            hands[other].append(deck.pop())
        w.hands[other] = tuple(sorted(hands[other]))
    w.alibi_pile = shuffled(deck, ALIBIS)


def place_known(w: Lam, viewer: int, hidden: list[int], rng: Random) -> dict[int, list[int]]:
    """Lay each alibi card the viewer knows of into one of the hands it may be in, as far as there is room."""
    known = [fact for fact in w.facts if viewer >= 0 and fact[0] >> viewer & 1 and fact[2] < ALIBIS]
    rng.shuffle(known)
    known.sort(key=lambda fact: fact[1].bit_count())
    hands: dict[int, list[int]] = {other: [] for other in hidden}
    if not place_each(w, known, 0, hands, rng):
        raise AssertionError("what a seat knows is true, so it fits the hands")
    return hands


def place_each(w: Lam, known: list[Fact], i: int, hands: dict[int, list[int]], rng: Random) -> bool:
    """Try the hands of fact i in random order, the roomier ones more often, and go back where the rest does not fit."""
    if i == len(known):
        return True
    _, where, card = known[i]
    places = [hand for hand in hands if where >> hand & 1 and len(hands[hand]) < len(w.hands[hand])]
    places.sort(key=lambda hand: rng.random() ** (1.0 / (len(w.hands[hand]) - len(hands[hand]))), reverse=True)
    for hand in places:
        hands[hand].append(card)
        if place_each(w, known, i + 1, hands, rng):
            return True
        hands[hand].pop()
    return False


def deal_items(w: Lam, viewer: int, rng: Random) -> None:
    """Deal the items the viewer cannot see anew; the rest of the unseen play cards are the pile."""
    unseen = w.play_pile.counts(PLAYS)
    holders = [other for other in range(w.seats) if other != viewer and w.items[other] != NONE]
    second = w.second != NONE and w.active != viewer
    for other in holders:
        unseen[w.items[other]] += 1
    if second:
        unseen[w.second] += 1
    for other in holders:
        w.items[other] = known_item(w, viewer, other)
        if w.items[other] != NONE:
            unseen[w.items[other]] -= 1
    deck = [card for card in range(PLAYS) for _ in range(unseen[card]) if IS_ITEM[card]]
    rng.shuffle(deck)
    for other in holders:
        if w.items[other] == NONE:
            w.items[other] = take_from(unseen, deck)
    if second:
        w.second = take_from(unseen, deck)
    w.play_pile = Pile([], [unseen] if any(unseen) else [], [])


def known_item(w: Lam, viewer: int, other: int) -> int:
    """The item the viewer knows to be in this hand, else NONE."""
    for knowers, hands, card in w.facts:
        if card >= ALIBIS and viewer >= 0 and knowers >> viewer & 1 and hands == 1 << other:
            return card - ALIBIS
    return NONE


def take_from(unseen: list[int], deck: list[int]) -> int:
    card = deck.pop()
    unseen[card] -= 1
    return card


def shuffled(deck: list[int], kinds: int) -> Pile:
    counts = [0] * kinds
    for card in deck:
        counts[card] += 1
    return Pile([], [counts] if deck else [], [])


def reword_facts(w: Lam, viewer: int, rng: Random) -> None:
    """What others know about hands the viewer cannot see must be true in the new world too."""
    for i, (knowers, hands, card) in enumerate(w.facts):
        if viewer < 0 or not (knowers | hands) >> viewer & 1:
            w.facts[i] = (knowers, hands, some_card(w, hands, card, rng))


def some_card(w: Lam, hands: int, card: int, rng: Random) -> int:
    """A card of the same sort that one of these hands holds."""
    holders = [seat for seat in range(w.seats) if hands >> seat & 1]
    if card >= ALIBIS:
        return next((ALIBIS + w.items[seat] for seat in holders if w.items[seat] != NONE), card)
    return rng.choice([held for seat in holders for held in w.hands[seat]])


def all_cards(s: Lam) -> tuple[list[int], list[int]]:
    """Every alibi and play card wherever it lies, for checks that none was lost or doubled."""
    alibis = s.alibi_pile.counts(ALIBIS)
    for card in [card for hand in s.hands for card in hand] + list(s.aside) + list(s.turned):
        alibis[card] += 1
    plays = s.play_pile.counts(PLAYS)
    for card in [*s.items, s.second, s.event]:
        if card != NONE:
            plays[card] += 1
    return (
        [alibis[card] + s.alibi_discard[card] for card in range(ALIBIS)],
        [plays[card] + s.play_discard[card] for card in range(len(COPIES))],
    )
