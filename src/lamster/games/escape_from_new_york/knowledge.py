"""What each seat knows of what is hidden from others (ledger 7.2; docs/decisions/0006-hidden-hands.md).

A fact is (viewer, where, card): this viewer knows of one card that it lies in one of some places. `where` is a set of
places, one bit each: supplies or hands of the seats, Case slots, a deck, the Items' discard pile, the Gun Shop's
counter. Cards are things, and objectives of the two colours. The same list has POI tiles that somebody has looked at
(POI + the space) and Event cards of a known place (EVENT_TOP, EVENT_BOTTOM).

Facts are true, and as sharp as three rules make them: who sees a card go knows where it is then; who sees only a back
go knows that it may have been any card of its sort that may have lain there; and a place that has no card of that sort
left holds none.

Of a Hero's Action cards all know the eight first ones and those that were ever revealed: `sure` are those that all know
to lie on the discard pile, `held` those that all know to be in hand or in the plan.
"""

from typing import Final

from lamster.games.escape_from_new_york.components import (
    BRACELET,
    CASES,
    DIAGRAM_3,
    FIRST_CASE,
    FIRST_SPECIAL,
    NONE,
    NY_CARDS,
    NY_SPECIALS,
    PRESIDENT,
    STARTING_HAND,
    THING,
    THINGS,
)
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.event import EVERYBODY

Fact = tuple[int, int, int]
ONLOOKER: Final = -1
ALL_VIEWERS: Final = -2
"""What everybody saw go to the Items' discard pile, where it stays until that is shuffled."""

# Places: the seats first.
SLOT: Final = 4
DECK: Final = 8
DISCARD: Final = 9
SHOP: Final = 10
OUT: Final = 11
"""Objectives that left the game unseen."""
POI: Final = 1 << 12
EVENT_TOP: Final = POI + 100
EVENT_BOTTOM: Final = POI + 101

# Sorts of cards: those of a sort have the same back.
ITEM: Final = 0
CASE: Final = 1
BLUE_CARD: Final = 100
PURPLE_CARD: Final = 200


def sort_of(card: int) -> int:
    """Items, Case cards, blue and purple objectives can be told apart from behind."""
    if card >= BLUE_CARD:
        return PURPLE_CARD if card >= PURPLE_CARD else BLUE_CARD
    return CASE if FIRST_CASE <= card < FIRST_CASE + CASES else ITEM


OPEN: Final = (DIAGRAM_3, PRESIDENT)
OPEN_WITH_BRACELET: Final = (DIAGRAM_3, PRESIDENT, BRACELET)


def open_things(s: NewYork) -> tuple[int, ...]:
    """EFNY-P5, I7, C9: what lies face up wherever it is."""
    return OPEN_WITH_BRACELET if s.bracelet_up else OPEN


def backs(s: NewYork, seat: int, sort: int) -> list[int]:
    """The cards of a sort that lie face down in a supply."""
    face_up = open_things(s)
    return [thing for thing in s.supplies[seat] if thing not in face_up and sort_of(thing) == sort]


# Cards that move.


def moved(s: NewYork, card: int, source: int, target: int, seers: int = EVERYBODY) -> None:
    """A card has gone from one hidden place to another (NONE: where all see it), and these seats saw which it was."""
    if card in open_things(s):
        return
    facts: list[Fact] = []
    for viewer in range(ALL_VIEWERS, s.seats):
        known = [fact for fact in s.facts if fact[0] == viewer]
        if seers == EVERYBODY or (viewer >= 0 and seers >> viewer & 1):
            facts += after_seeing(known, viewer, card, source, target, seers)
        else:
            facts += after_a_back(s, known, card, source, target)
    s.facts = sorted(facts)


def after_seeing(known: list[Fact], viewer: int, card: int, source: int, target: int, seers: int) -> list[Fact]:
    """One fact less about the place it left, one more about where it went."""
    facts = known.copy()
    if viewer != ALL_VIEWERS:
        about = sorted([f for f in known if f[1] < POI and f[1] >> source & 1 and f[2] == card], key=spread)
        nested = all(about[i][1] & ~about[i + 1][1] == 0 for i in range(len(about) - 1))
        for fact in about[:1] if nested else about:
            facts.remove(fact)
    public = target == DISCARD and seers == EVERYBODY
    if target not in (NONE, viewer) and public == (viewer == ALL_VIEWERS):
        facts.append((viewer, 1 << target, card))
    return facts


def spread(fact: Fact) -> int:
    return fact[1].bit_count()


def after_a_back(s: NewYork, known: list[Fact], card: int, source: int, target: int) -> list[Fact]:
    """What was known to lie there may have been that card; it was, if nothing of its sort is left there."""
    sort = sort_of(card)
    kept = 0 if room(s, sort, source) == 0 else 1 << source
    facts = []
    for viewer, where, thing in known:
        if where < POI and where >> source & 1 and sort_of(thing) == sort:
            facts.append((viewer, where & ~(1 << source) | kept | 1 << target, thing))
        else:
            facts.append((viewer, where, thing))
    return facts


def room(s: NewYork, sort: int, place: int) -> int:
    """How many cards of a sort lie face down in a place: everybody can count them."""
    if sort >= BLUE_CARD:
        held, left = (s.blues, s.blue_left) if sort == BLUE_CARD else (s.purples, s.purple_left)
        return sum(left) if place == DECK else int(held[place] != NONE)
    if place < SLOT:
        return len(backs(s, place, sort))
    if place < DECK:
        thing = s.slots[place - SLOT]
        return int(thing != NONE and thing not in open_things(s))
    return {DECK: s.item_pile.size(), DISCARD: sum(s.item_discard), SHOP: len(s.shop)}[place]


def seen_discarded(s: NewYork, weapon: int) -> None:
    """EFNY-I10, I15: a Weapon that lay open has gone to the discard pile."""
    s.facts = sorted([*s.facts, (ALL_VIEWERS, 1 << DISCARD, weapon)])


def reshuffled_items(s: NewYork) -> None:
    """EFNY-I3: the discard pile has become the deck."""
    facts: list[Fact] = []
    for viewer, where, thing in s.facts:
        there = where < POI and where >> DISCARD & 1 and sort_of(thing) == ITEM
        now = where & ~(1 << DISCARD) | 1 << DECK if there else where
        viewers = range(ONLOOKER, s.seats) if viewer == ALL_VIEWERS else (viewer,)
        facts += [(one, now, thing) for one in viewers]
    s.facts = sorted(facts)


def shown(s: NewYork, seat: int, thing: int) -> None:
    """EFNY-V4: everybody has seen this thing in this supply. Whatever can be shown there exists once."""
    if thing not in open_things(s):
        forget_card(s, thing)
        others = [viewer for viewer in range(ONLOOKER, s.seats) if viewer != seat]
        s.facts = sorted([*s.facts, *[(viewer, 1 << seat, thing) for viewer in others]])


def forget_card(s: NewYork, thing: int) -> None:
    """What was known of this card is past, or plain to see now (EFNY-C9)."""
    s.facts = [fact for fact in s.facts if fact[1] >= POI or fact[2] != thing]


def looked_through(s: NewYork, viewer: int, sort: int, counts: list[int]) -> None:
    """EFNY-L9: who looks through a deck of objectives knows all of it, and that the rest of what was there is gone."""
    facts = [fact for fact in s.facts if fact[0] != viewer or fact[1] >= POI or sort_of(fact[2]) != sort]
    for kind, number in enumerate(counts):
        card = sort + kind
        facts += [(viewer, 1 << DECK, card)] * number
        old = [where for who, where, thing in s.facts if who == viewer and where < POI and thing == card]
        facts += [(viewer, where, card) for where in old if not where >> DECK & 1]
        maybe = [where & ~(1 << DECK) for where in old if where >> DECK & 1]
        if len(set(maybe)) == 1:
            facts += [(viewer, maybe[0], card)] * (len(maybe) - number)
    s.facts = sorted(facts)


# Tiles and Events.


def knows(s: NewYork, viewer: int, where: int, what: int) -> None:
    """The viewer has seen this POI tile or Event card there."""
    if (viewer, where, what) not in s.facts:
        s.facts = sorted([*s.facts, (viewer, where, what)])


def forget_place(s: NewYork, where: int) -> None:
    s.facts = [fact for fact in s.facts if fact[1] != where]


def event_drawn(s: NewYork) -> None:
    """The top card has gone; if the deck is used up, so is what was known of its bottom."""
    forget_place(s, EVENT_TOP)
    if not s.event_pile.bottom:
        forget_place(s, EVENT_BOTTOM)


# Action cards.


def known_cards(s: NewYork, seat: int) -> int:
    """The Action cards that all know to be this Hero's: the first eight, and Special ones once revealed."""
    return STARTING_HAND[s.heroes[seat]] | s.seen_cards[seat]


def card_left_hand(s: NewYork, seat: int) -> None:
    """EFNY-D3, H11: nobody else saw which: of none is it sure any more that it is still there."""
    s.held[seat] = 0
    settle(s, seat)


def card_came_back(s: NewYork, seat: int) -> None:
    """EFNY-W5, F14: which card came back from the discard pile is the owner's secret."""
    s.sure[seat] = 0
    settle(s, seat)


def settle(s: NewYork, seat: int) -> None:
    """An empty pile, or an empty hand, leaves only one place for all that is known."""
    mine = seat == s.active
    shown_now = s.shown if mine else 0
    if mine and s.played & ~s.shown:
        return
    if s.discards[seat] == s.sure[seat]:
        s.held[seat] = known_cards(s, seat) & ~s.sure[seat] & ~shown_now
    elif not s.hands[seat] and not (mine and s.chosen):
        s.sure[seat] = known_cards(s, seat) & ~shown_now


def known_below(s: NewYork) -> list[int]:
    """EFNY-W19: which Special card was shuffled in, nobody knows before its face was seen."""
    unseen = [FIRST_SPECIAL + i for i in range(NY_SPECIALS) if not s.ny_seen >> i & 1]
    return [card for card in range(NY_CARDS) for _ in range(s.ny_deck[card]) if card not in unseen]


def things_known(s: NewYork, seat: int, viewer: int) -> list[str]:
    """What this viewer knows to lie in the supply of a seat."""
    facts = [thing for who, where, thing in s.facts if who == viewer and where == 1 << seat]
    return [THING.codes[thing] for thing in facts if thing < THINGS]
