"""What each seat knows of the others' hands, and other worlds that fit it (OTL-X1 to X5).

A fact is (knowers, hands, card): these seats know that one of these hands holds this card, and each fact of a seat is
about a card of its own. It arises when a card is seen on its way into a hand: at the Private Eye by all, at a theft by
the victim. When somebody steals unseen from a hand, a fact of the others about it grows to both hands; it goes when
the card is seen to leave. Nobody who may hold the card is among its knowers: who holds cards knows them anyway.

Facts are true but not all that can be worked out: that just one of two known cards was stolen is not kept.
"""

from random import Random

from lamster.games.on_the_lam.components import ALIBIS, COPIES, IS_ITEM, PLAYS
from lamster.games.on_the_lam.state import NONE, Lam, own_cards
from lamster.kernel.pile import Pile
from lamster.kernel.play import ask_again

Fact = tuple[int, int, int]


def learn(s: Lam, knowers: int, holder: int, card: int) -> None:
    """These seats have seen the card go into this hand."""
    knowers &= (1 << s.seats) - 1 & ~(1 << holder)
    if knowers:
        s.facts.append((knowers, 1 << holder, card))


def seen_leaving(s: Lam, holder: int, card: int) -> None:
    """Everybody saw this card leave this hand: each seat's narrowest fact about it is used up."""
    if s.facts:
        for viewer in range(s.seats):
            forget_narrowest(s, viewer, holder, card)
        if card < ALIBIS and not s.hands[holder]:
            s.facts = [not_in(fact, holder) for fact in s.facts]


def forget_narrowest(s: Lam, viewer: int, holder: int, card: int) -> None:
    """The viewer's other facts that the card could have been meant by grow: theirs may be where this one's was."""
    fits = [
        i
        for i, (knowers, hands, kind) in enumerate(s.facts)
        if kind == card and knowers >> viewer & hands >> holder & 1
    ]
    if fits:
        narrowest = min(fits, key=lambda i: s.facts[i][1].bit_count())
        gone = s.facts[narrowest][1]
        for i in fits:
            knowers, hands, kind = s.facts[i]
            if i == narrowest or gone & ~hands:
                s.facts[i] = (knowers & ~(1 << viewer), hands, kind)
                if i != narrowest:
                    s.facts.append((1 << viewer, hands | gone, kind))
        s.facts = [fact for fact in s.facts if fact[0]]


def not_in(fact: Fact, holder: int) -> Fact:
    """A hand without alibi cards is none of those that may hold one."""
    knowers, hands, card = fact
    return fact if card >= ALIBIS else (knowers, hands & ~(1 << holder), card)


def stolen_unseen(s: Lam, thief: int, victim: int, card: int) -> None:
    """A card is about to go from hand to hand, seen by these two; the others see whether it is an item (OTL-X4)."""
    forget_narrowest(s, thief, victim, card)
    is_item = card >= ALIBIS
    was_last = is_item or len(s.hands[victim]) == 1
    kept: list[Fact] = []
    for knowers, hands, kind in s.facts:
        touched = hands >> victim & 1 and (kind >= ALIBIS) == is_item
        kept += widened((knowers, hands, kind), thief, victim, was_last) if touched else [(knowers, hands, kind)]
    s.facts = kept
    learn(s, 1 << victim, thief, card)


def widened(fact: Fact, thief: int, victim: int, was_last: bool) -> list[Fact]:
    """The thief's fact stays; for the others the card may now be with the thief, and is not where none is left."""
    knowers, hands, card = fact
    others = knowers & ~(1 << thief) & ~(1 << victim)
    left = hands & ~(1 << victim) if was_last else hands
    parts = [(knowers & 1 << thief, left, card), (others, left | 1 << thief, card)]
    return [part for part in parts if part[0]]


def resample(s: Lam, seat: int | None, rng: Random) -> Lam:
    """Another world that this seat (None: the onlooker) cannot tell apart."""
    world = s.clone()
    viewer = NONE if seat is None else seat
    deal_alibis(world, viewer, rng)
    for decision in world.open:
        # Who is asked for an own card has one, and everybody knows it.
        while decision.kind == "surrender" and not own_cards(world, decision.seat):
            deal_alibis(world, viewer, rng)
    deal_items(world, viewer, rng)
    if world.facts:
        world.facts = facts_of(world, viewer)
    ask_again(world)
    return world


def knows(viewer: int, fact: Fact) -> bool:
    return viewer >= 0 and fact[0] >> viewer & 1 == 1


def deal_alibis(w: Lam, viewer: int, rng: Random) -> None:
    """Deal what the viewer cannot see anew: other hands of the same size, the rest is the pile."""
    hidden = [other for other in range(w.seats) if other != viewer]
    unseen = w.alibi_pile.counts(ALIBIS)
    for other in hidden:
        for card in w.hands[other]:
            unseen[card] += 1
    hands: dict[int, list[int]] = {other: [] for other in hidden}
    place_known(w, viewer, hands, rng)
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


def place_known(w: Lam, viewer: int, hands: dict[int, list[int]], rng: Random) -> None:
    """Lay each alibi card the viewer knows of into one of the hands it may be in, as far as there is room."""
    known = [fact for fact in w.facts if knows(viewer, fact) and fact[2] < ALIBIS]
    rng.shuffle(known)
    known.sort(key=lambda fact: fact[1].bit_count())
    if not place_each(w, known, 0, hands, rng):
        raise AssertionError("what a seat knows is true, so it fits the hands")


def place_each(w: Lam, known: list[Fact], i: int, hands: dict[int, list[int]], rng: Random) -> bool:
    """Try the hands of fact i in random order, the roomier ones first more often, and go back if need be."""
    if i == len(known):
        return True
    fact = known[i]
    places = [hand for hand in hands if fact[1] >> hand & 1 and len(hands[hand]) < len(w.hands[hand])]
    places.sort(key=lambda hand: rng.random() ** (1.0 / (len(w.hands[hand]) - len(hands[hand]))), reverse=True)
    for hand in places:
        hands[hand].append(fact[2])
        if place_each(w, known, i + 1, hands, rng):
            return True
        hands[hand].pop()
    return False


def deal_items(w: Lam, viewer: int, rng: Random) -> None:
    """Deal the items the viewer cannot see anew; the rest of the unseen play cards are the pile."""
    unseen = w.play_pile.counts(PLAYS)
    holders = [other for other in range(w.seats) if other != viewer and w.items[other] != NONE]
    hands: list[list[int]] = []
    for other in holders:
        known = [fact[2] - ALIBIS for fact in w.facts if knows(viewer, fact) and fact[1] == 1 << other]
        hands.append([item for item in known if item >= 0])
        for card in items_in_hand(w, other):
            unseen[card - ALIBIS] += 1
        for item in hands[-1]:
            unseen[item] -= 1
    deck = [card for card in range(PLAYS) for _ in range(unseen[card]) if IS_ITEM[card]]
    rng.shuffle(deck)
    for i, other in enumerate(holders):
        while len(hands[i]) < len(items_in_hand(w, other)):
            hands[i].append(deck.pop())
            unseen[hands[i][-1]] -= 1
        w.items[other] = min(hands[i])
        if len(hands[i]) > 1:
            # Which of the two came last is not kept in the facts, so it must not come from the truth.
            w.second = max(hands[i])
    w.play_pile = Pile([], [unseen] if any(unseen) else [], [])


def shuffled(deck: list[int], kinds: int) -> Pile:
    counts = [0] * kinds
    for card in deck:
        counts[card] += 1
    return Pile([], [counts] if deck else [], [])


def facts_of(w: Lam, viewer: int) -> list[Fact]:
    """The viewer's own facts, and what others know of its hand.

    What else they know, and who shares a fact with the viewer, may depend on cards that the viewer has not seen.
    """
    own = [(1 << viewer, hands, card) for knowers, hands, card in w.facts if knows(viewer, (knowers, hands, card))]
    about = [fact for fact in w.facts if viewer >= 0 and fact[1] == 1 << viewer]
    return own + about


def items_in_hand(w: Lam, seat: int) -> list[int]:
    """The item as a card, and the second one while the player chooses between them."""
    return [ALIBIS + item for item in (w.items[seat], w.second if seat == w.active else NONE) if item != NONE]


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
